### Outpost: the rules for players. Keys are the ids of catalogue.md, in its order.

## Setting up

outpost-chapter-SET = Setting up
OP-SET-1 = Two to four people play, each for themselves. Each leads a patrol: Heron, Fox, Badger and Owl.
OP-SET-2 = The field is a hexagon with twelve woods and seven outposts. Your patrol begins in its camp, in a corner.
OP-SET-3 = A cache is drawn for each outpost and hidden there, seen by nobody. There are ten caches: −2, −2, 0, 1, 1, 2, 2, 3, 3 and 4 points. Three are left over and stay hidden.
OP-SET-4 = The bag holds 28 order cards: 10 of March, 8 of Scout, 6 of Raid and 4 of Cover. Each player has one flare.
OP-SET-5 = A game has six rounds, or as many as you agree on: four to nine.
OP-SET-6 = A lesson begins with a position in place of what would be drawn.

## Orders

outpost-chapter-ORD = Orders
OP-ORD-1 = A round begins with all played cards back in the bag. Then everyone draws up to a hand of four cards, which the others do not see.
OP-ORD-2 = The first player leads the first round; then the lead passes clockwise.
OP-ORD-3 = All lay a card of their hand face down at the same time, as an order. The leader also lays a second one, or does without. Then all orders are turned over.
OP-ORD-4 = Orders are carried out one after another, clockwise from the leader. The leader’s second order comes last.
OP-ORD-5 = An order that can do nothing does nothing. Cover, laid as an order, never does anything.

## Marching

outpost-chapter-MOV = Marching
OP-MOV-1 = March: your patrol goes to any hex that it can reach with four movement points, or stays.
OP-MOV-2 = Entering woods costs two points, entering any other hex one.
OP-MOV-3 = A patrol does not enter the hex of another patrol, nor the camp of another.
OP-MOV-4 = While a patrol is about to march, any other player may fire their flare: then the march has only two points. A march is lit once at most, and you have one flare a game.
OP-MOV-5 = Optional: an hourglass for each march. When it runs out, the patrol stays.

## Raids

outpost-chapter-RAI = Raids
OP-RAI-1 = Raid: your patrol strikes another patrol, or another player’s flag, at a distance of two hexes or less.
OP-RAI-2 = Roll a die: four or more succeeds.
OP-RAI-3 = If your patrol is raided, you may discard Cover from your hand; then only a six succeeds. You are asked even without such a card, because otherwise the others would learn what you hold.
OP-RAI-4 = You may answer that you take no cover in this whole round. Nobody else learns of it.
OP-RAI-5 = A patrol that is hit goes back to its camp, and the raider takes a pennant. A flag that is hit comes down.

## Scouting

outpost-chapter-SCO = Scouting
OP-SCO-1 = Scout: you look into an outpost in your patrol’s hex or next to it. Nobody else sees what it holds.
OP-SCO-2 = If no flag flies there, you may then raise yours.

## The end

outpost-chapter-END = The end
OP-END-1 = After the last round all caches are opened.
OP-END-2 = You score the points of the caches under your flags, and one point for each pennant.
OP-END-3 = Most points win. If several players share the most, the game is a draw.
