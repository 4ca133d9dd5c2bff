### The ladder: ratings, apart for each game, for people and for bots.

ladder-lead = Ratings from matches that both players agreed to rate.
ladder-game = Game
ladder-kind = Who
ladder-people = People
ladder-bots = Bots
ladder-empty = Nobody is rated here yet. Start a match with a clock and tick “Rate this match”.
ladder-place = Place
ladder-name = Player
ladder-rating = Rating
ladder-won = Won
ladder-drawn = Drawn
ladder-lost = Lost
ladder-provisional = provisional
ladder-margin = ± { $margin }
ladder-back = See the ladder
ladder-record = Won { $wins }, drawn { $draws }, lost { $losses }.
ladder-plot = { $n ->
    [one] Rating after { $n } match: { $to }.
   *[other] Rating over { $n } matches, from { $from } to { $to }.
}
ladder-was-won = won against { $name }
ladder-was-drawn = drew with { $name }
ladder-was-lost = lost to { $name }
ladder-not-counted = not counted
ladder-two = Only a match of two can be rated: you, and one open seat.
ladder-clock = A rated match needs a clock that runs for every question. Choose days.
ladder-setup = A rated match begins as the rules have it: no position or units of your own.
ladder-kinds = People are rated against people, and bots against bots.
ladder-own-bots = Bots of the same owner aren’t rated against each other.
ladder-no-rewind = In a rated match nobody goes back past dice or another player’s choice.
ladder-not-over = You can have this from a rated match once it is over.
ladder-nobody = Nobody with this address is on the ladder.
