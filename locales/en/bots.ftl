### Bots with accounts: programs of players, at the tables of this server.

bots-title = Your bots
bots-lead = A bot is a program of yours that plays at these tables. It needs a token, and it sees what a player in its seat sees.
bots-name = The bot’s name
bots-make = Add bot
bots-renew = New token
bots-end = End
bots-end-sure = Yes, end it
bots-end-what = The bot resigns from its matches, and its token no longer works.
bots-seen = last here { $when }
bots-never-seen = never here yet
bots-token-once = Start your program like this. The token is shown only now; anyone who has it can play as your bot.
bots-open = Anyone may challenge it
bots-open-note = Otherwise only you can offer it a seat.
bots-all = You have { $most } bots. End one to add another.
bots-offer-to = Play against a bot
bots-offer = Offer seat
bots-offered = Seat offered to { $name }.
bots-by = { $name }, by { $by }
bots-too-many = You already have { $most } bots. End one first.
bots-name-taken = Another bot has a name that looks like this one. Choose another.
bots-none-such = There is no such bot any more.
bots-closed = This bot only plays when its owner asks. Choose another bot.
bots-away = This bot isn’t here now. Choose another, or try again later.
bots-no-challenge = This seat isn’t offered to you any more.
bots-too-many-challenges = { $most } of your offers are still open. Wait until one is answered.
bots-too-many-matches = The bot already plays { $most } matches. One has to end first.
