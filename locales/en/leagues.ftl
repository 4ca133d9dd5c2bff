### Leagues: private tournaments of a club.

league-lead = A tournament among friends: the server pairs you, keeps the deadlines and the table.
league-none = You are in no league yet. Make one, or open the link that someone sent you.
league-new = Make a league
league-new-title = New league
league-new-lead = Every match begins as you put it together here. Seats don’t matter: the league seats its members.
league-name = Name of the league
league-pairing = Pairing
league-by-once = Everyone once
league-by-once-note = Each meets all others; up to 24 members.
league-by-twice = Everyone twice
league-by-twice-note = The second time in the other seat; up to 16 members.
league-by-swiss = Swiss
league-by-swiss-note = Those with equal points meet; up to 64 members.
league-rounds = Rounds
league-days = Days for each round
league-told-once = Everyone meets everyone once
league-told-twice = Everyone meets everyone twice
league-told-swiss = { $n ->
    [one] Swiss, { $n } round
   *[other] Swiss, { $n } rounds
}
league-told-days = { $n ->
    [one] { $n } day for each round
   *[other] { $n } days for each round
}
league-organiser = Organiser: { $name }
league-members = { $n ->
    [0] No members
    [one] { $n } member
   *[other] { $n } members
}
league-members-of = Members: { $n } of { $most }
league-waits = Waiting for members
league-round = Round { $n } of { $of }
league-until = Until { $date }
league-is-over = Over
league-is-closed = Closed
league-join-title = Invitation to a league
league-join-lead = You are invited to play in a league.
league-join = Join the league
league-join-late = This league has begun; nobody joins any more.
league-go = See the league
league-back = See your leagues
league-match = Your match
league-match-go = Go to the table
league-match-free = You are free in this round.
league-match-done = Your match is over. The next round starts when all matches are over, or after the deadline.
league-link = Link for members
league-link-note = Anyone with this link can join until you start the league.
league-wait = The organiser starts the league once all members are here.
league-few = { $n ->
    [one] { $n } more member, and you can start.
   *[other] { $n } more members, and you can start.
}
league-start = Start the league
league-table = Table
league-place = Place
league-player = Member
league-points = Points
league-buchholz = Buchholz
league-sonneborn = Sonneborn-Berger
league-won = Won
league-drawn = Drawn
league-lost = Lost
league-gone-left = left
league-gone-removed = removed
league-results = Results
league-by-round = Matches
league-against = against { $name }
league-free = { $name } is free
league-going = being played
league-how-late = not over in time
league-how-nobody = nobody came
league-how-declared = decided by the organiser
league-how-left = a member has left
league-how-void = closed or deleted, a draw
league-remind = Remind me
league-remind-note = When a round starts and a day before it ends, and of your turns in it. How:
league-leave = Leave the league
league-leave-ask = You lose your match of this round and all later ones. There is no way back.
league-leave-early = You can come back by the link until the league starts.
league-remove = Remove the member
league-remove-named = Remove { $name }
league-remove-ask = { $name } loses the match of this round and all later ones. There is no way back.
league-remove-early = { $name } leaves the league, and its link changes.
league-forfeit = Declare a forfeit
league-forfeit-named = Declare a forfeit of { $name }
league-forfeit-ask = { $name } loses this match, and it ends. There is no way back.
league-close = Close the league
league-close-ask = No more is played, and the table stays as it is. There is no way back.
league-close-early = The league has not begun: it is deleted.
league-cancel = Keep it as it is

# Refusals.
league-bad-days = A round takes 1 to { $most } days.
league-bad-rounds = A Swiss league has 1 to { $most } rounds.
league-of-two = A league plays matches of two, one on each side. Choose two players.
league-nameless = Choose a name for yourself first.
league-too-many = You run { $most } leagues that aren’t over. Close one first.
league-too-many-joined = You are in { $most } leagues that aren’t over. Leave one first.
league-none-such = There is no such league, or you aren’t a member.
league-no-invitation = This link leads nowhere any more. Ask the organiser for a new one.
league-began = The league has begun already.
league-full = The league is full: { $most } members.
league-unwanted = A member doesn’t want to play with you.
league-too-few = A league needs { $fewest } members to start.
league-not-organiser = Only the organiser can do that.
league-over = This league is over.
league-no-member = There is no such member.
league-own-match = That is your own match: you can’t judge it. The deadline will.
league-no-open = This member has no match that is still played.
league-setup-gone = This server no longer knows the set-up of this league.
league-busy = Too much is happening in this league at once. Try again.
league-name-alike = Your name looks the same as a member’s. Choose another.
