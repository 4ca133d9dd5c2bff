### Sergeants: the rules in our own words, for players. Keys are the ids of rules/sergeants.md, in its order.

## The map

rules-sergeants-chapter-MAP = The map
SM-MAP-1 = The map is made of squares, 5 by 5 inches, and landmarks, 10 by 10 inches, laid edge to edge. Each tile has an id, and those of landmarks begin with L. A tile has two different sides, A and B, and either may lie up. For distance a square counts as one and a landmark as two. Tiles lie on a grid of 5 inches, a landmark on two by two of its squares, turned by quarters. No tile lies twice on a map, and a map measures at most 20 squares each way. (House ruling.)
SM-MAP-2 = Each tile has four modifiers, one for each action: LOOK (green), SHOOT (pink), HIDE (blue) and MOVE (yellow). Most are zero or negative. A building on the tile may have numbers of its own. They replace those of the tile where the line crosses the building, or where the soldier at an end of it stands wholly inside. If two buildings of one tile are crossed, the lower number counts, whatever the action. The MOVE number of a building counts only for a soldier who starts inside. A building without numbers gives cover and leaves those of the tile as they are. (House ruling.)
SM-MAP-3 = A marked area adds its value to the ability of its colour when a walk, a look or a shot passes over it, once each; HIDE is never changed like this. Like the numbers of the tile, areas in your soldier’s own tile leave his own LOOK and SHOOT alone; a walk pays for every area that it passes, those of its starting tile too. A soldier who walks off an area in which the centre of his base stands does not pass it; an area under the target counts. (House ruling.)
SM-MAP-4 = Roads, field paths and the like are open ground. Trees, bushes, hedges, walls, buildings and standing crops are cover. Your soldier may lean on a piece marked NO MOVE, and use it as cover, but not cross it.
SM-MAP-5 = Distance in squares is counted along the straight line between the centres of two soldiers’ bases: count every tile that the line enters, a landmark as two, but not the tile where it begins. In the same tile the distance is 0. Where the line runs exactly through a corner or along an edge, use the tile whose modifier for this action is lower in size, the opener ground; of equal ones a square before a landmark, then the lower id. That tile counts for the distance, too. Along an edge, however, your soldier’s own tile comes first, then the target’s, where one of them lies beside the line; each stretch of 5 inches is judged by itself. Where the map has a gap, the line counts one square without a modifier for each 5-inch square crossed. (House ruling.)
SM-MAP-6 = Close range and throwing are measured in inches along the same straight line, and so is Rally. A measured length is rounded up to the next whole inch. (House ruling.)
SM-MAP-11 = The book leaves two ways of measuring, from the edge of a base or, simpler, from head to head. We take the second: looking, shooting, hiding, Rally, close range and the front arc are measured from the centre of a base, the middle of its length and of its width. Contact, the 3 inches of a Hit+ and the grenade template are measured from the edges of bases. (House ruling.)
SM-MAP-7 = Modifiers change your soldier’s ability, never the distance. For LOOK and SHOOT all tiles on the line count, the target’s too, but not your soldier’s own. For HIDE, and so for Rally, the tiles at both ends count, and a tile that is both counts once. For MOVE the starting tile and the tiles crossed count, but not a new tile that the walk enters last and ends in; a tile that was crossed before counts even if the walk ends there. An ability of 0 or less after modifiers reaches nothing. (House ruling.)
SM-MAP-8 = Example: your soldier has Spot 15, and the LOOK modifiers on the line add up to −8. That leaves 7. The enemy is 6 squares away, so he is spotted.
SM-MAP-9 = Example: your soldier has Long 13 and Short 7, and the SHOOT modifiers on the line add up to −6. That leaves 7 and 1. The target is 6 squares away, so long range reaches it and short range does not.
SM-MAP-12 = Terrain has a level: 1, the ground, unless a piece or the scenario says otherwise. The base games have no other. A line of sight does not ask for levels. (House ruling.)
SM-MAP-10 = Long and Short are numbers of squares, and modifiers change them by squares. Close and Throw are numbers of inches, and the same modifiers change them by inches.

## Exact measuring

rules-sergeants-chapter-GEO = Exact measuring
SM-GEO-1 = A base is 1 inch long and ¾ inch wide; its front end is a half circle, its back is flat, and all soldiers have the same. The front arc is everything before the soldier: the half of the table in front of a line through the centre of his base, that line included. The blast template has a radius of 1 inch. Content may give other measures. A soldier faces one of 64 directions. (House ruling.)
SM-GEO-2 = Two bases touch if the gap between them is at most 1/16 inch. The part touched is where they are nearest to each other. The straight sides are neither front nor back, and a corner belongs to both of its parts. Where bases are nearest along a whole stretch, the part touched is the one that has all of the stretch: side against side is no touch on the back. (House ruling.)
SM-GEO-3 = A line or a walk crosses a piece of terrain if it goes through its inside. Grazing an edge or a corner is not crossing it. (House ruling.)
SM-GEO-4 = If a line passes exactly through a corner from one tile to another that it meets only in that point, one of the other two tiles there is used in addition: the one whose number for the action is lower in size. It counts for the distance, too. If only one of the two exists, that one is used; if neither does, none. If the two tiles on the line share an edge that ends in the corner, nothing is added, nor where the line begins or ends in the corner. A bend of a walk exactly in a corner passes through it. (House ruling.)
SM-GEO-5 = A base may lie on a NO MOVE piece, but its centre may not enter it. A thin NO MOVE line has no inside, so the centre may not even touch it, nor its ends. Where a NO MOVE piece ends at the edge of its tile, the centre may not touch that stretch of the edge either, for the piece may go on in the next tile. (House ruling.)
SM-GEO-6 = A soldier is in cover if more than half of his base’s area lies on cover pieces, all of them together but without buildings; or if a small piece lies wholly under the base, reaching no further than its rim; or if the base lies on enough of a line thinner than itself, at least ¾ of the line’s length or of the base’s, whichever is less. The area is counted in samples 1/16 inch apart, 176 for the usual base, and a sample on the edge of a piece lies on it. For buildings see SM-HID-3. (House ruling.)
SM-GEO-7 = On a walk the way of the base’s centre may be no longer than the allowance, that is, Walk with its modifiers. The base goes unturned and turns at the end. Along the last stretch the turned base may reach no further than the unturned one would if it went straight on with all that is left; one who stops that much short turns freely, and turning on the spot is free. Tiles are those on the way of the centre, each once. A walk has at most seven bends; a straight walk is measured exactly, and the stretches of a bent one are each rounded up to 1/16384 inch. (House ruling.)
SM-GEO-8 = The target of a throw must be within range, measured between centres, and so must the near edge of the template. Everyone the template touches is under it. (House ruling.)
SM-GEO-10 = At a man in melee or an escort Close must reach: for a shot, for the next target of a Hit+, and for whatever is thrown or fired and bursts, by the soldier’s Close and the SHOOT modifiers. If it does, Long and Short apply to the shot as well, as far as they reach. (House ruling.)
SM-GEO-11 = While you fill phases from your deck, you stop when no card of your deck and your discards fits a gap. The gap stays empty. (House ruling.)
SM-GEO-12 = For HIDE, smoke counts on the line to the nearest enemy, or to all who are equally near: every HIDE number on that line is multiplied by the thickest smoke on it. On other lines smoke does nothing. Optics ignore a modifier if its size after smoke is within their limit. The number of a tile and each marked area on it are modifiers by themselves, for smoke and for optics. (House ruling.)
SM-GEO-13 = In a landmark is any free soldier whose base centre is in it; a prisoner does not count. Prisoners are no enemies when you hide, spot, walk past or choose targets, but their bases stand on the map and nobody may stand on them. A centre exactly on an edge, as melee can bring about, is in the tile to its right or below it. (House ruling.)
SM-GEO-14 = The ruler is 10 inches long, the range of a rally. Its round foot is the blast template, whose size the book does not tell (SM-GEO-1).

## Soldiers

rules-sergeants-chapter-SOL = Soldiers
SM-SOL-1 = A soldier is a soldier card with a healthy side and a red, wounded side; a figure on a base shaped as a dog tag, with a round front and a flat back that bears his name and number; and seven action cards, four main ones with the mark of his nation and three of his rank (a private’s have no mark). The cards of all your soldiers make your one deck.
SM-SOL-2 = There are four kinds of soldier. A private has one rank. A leader is a soldier with Draw, and may be a private, a junior sergeant or a senior sergeant: you choose when you buy him, and each rank has its own card, cost and three rank cards. A character is a certain person, the same in every box; the scenarios that name him bring his story cards, and elsewhere he is an ordinary soldier in everything, kills included. He is so where he is named, too, unless scenario or story says otherwise. A specialist has special training (SM-SPC-1). (House ruling.)
SM-SOL-3 = A soldier card shows abilities for each action. LOOK has Spot, Draw and, for officers, Command. HIDE has Cover, Rally, Hold and, for medics, identity checks. SHOOT has Long, Short, Close, Throw and, for some, Use Hit+. MOVE has Walk, Climb and Fight. The card also shows the soldier’s cost in VP.
SM-SOL-4 = Medals and badges are earned, in competitions or in a campaign; the VP of a scenario do not buy them. At each rank a soldier bears up to three medals and one badge. They add action cards of more flexible kinds to your deck. A scenario may hand some out. (House ruling.)
SM-SOL-5 = A soldier is pinned until he is rallied or out of the game. Meanwhile every ability of his is halved and rounded down: Walk 3 becomes 1. A negative Cover is halved towards zero: −2 becomes −1. It is the printed number that is halved, before modifiers, that of Draw, Fight, Rally, Throw, Climb, Hold, identity checks and Command, too; but not the 10 inches of Rally, the use of Hit+ or VP. With a printed Rally of 1 a pinned soldier may still rally himself. A second pin does nothing. (House ruling.)
SM-SOL-6 = A wounded soldier uses the red side of his card, on which a few numbers may be better. A second wound kills him.
SM-SOL-7 = When a soldier is killed, his figure leaves the map, and his card goes to the killer’s player, for VP. His action cards stay in his owner’s deck. Cards that he held are discarded unless they say otherwise.
SM-SOL-8 = Your opponents see your figures and what they bear, but not the abilities, VP and ranks of your soldiers, the cards they hold or what else they carry; nor may they ask who leads or serves a gun. Open to everybody are the number of cards in each hand and deck, how many each soldier holds, the number of orders, the discards, wounds, pins and scores. The captor’s player sees what a prisoner carries. The card of a killed or captured soldier is seen by all, a weapon or a grenade when it is used. So the table names no number of an enemy whose card was not shown; a ruler laid from him tells what his number would have to be. Who knows the box may think the rest. (House ruling.)
SM-SOL-9 = A soldier owns the action cards with his tag, the cards held under him, his equipment, and the markers on his card or beside his figure.

## Action cards

rules-sergeants-chapter-ACT = Action cards
SM-ACT-1 = An action card has one or more action types, its owner’s dog tag, the mark of a rank or a nation, a team bubble, perhaps a narrator box, four results for hit checks (long, short, close and blast) and a damage result.
SM-ACT-2 = Playing a card gives you the dog tag action, in which its owner does any one action of the card’s type; the team bubble, for any of your soldiers, the owner too, each of them once; and the narrator box, if there is one. Take them in any order, but finish each before you begin the next. The steps inside one bubble or box are done in their written order.
SM-ACT-3 = The narrator box is for the soldier whom it names, by the ordinary rules. White may be done, blue must be done. Red is a cost or a condition: it comes before anything else on the card, and if you can’t or will not meet it, the card is cancelled. Everything on a card but blue is optional, and what is impossible of blue is skipped. (House ruling.)
SM-ACT-4 = A card with several types can be placed where any of them matches. If two match, you name the one that you use when the card is revealed. The dog tag action may be of any type on the card, whether it matches the phase or not.
SM-ACT-5 = The card of a soldier who is dead or a prisoner still gives its team bubble, and its results in checks. It gives no dog tag action and no narrator box, and a red box that names him cancels the card. (House ruling.)
SM-ACT-6 = When the last card of your deck is drawn, your discards are shuffled into a new deck at once.
SM-ACT-8 = A check turns the top card of a deck, never a card of a hand. Cards of checks and of melee are discarded after use, those of a phase at its end, and discards lie open. If deck and discards are empty, a check misses, damage is a zip and a gap stays empty. (House ruling.)
SM-ACT-9 = An action is one thing of one of the four types done by one soldier; a card gives several. In a team bubble each soldier finishes what he does before the next begins. If the bubble says either-or, you choose for each of them. If it lets a number of soldiers rally, so many pins are removed, each by the pinned soldier himself or by a soldier of yours in range. (House ruling.)
SM-ACT-7 = “Different” soldiers in a team bubble means that nobody acts in it twice.

## The story deck

rules-sergeants-chapter-STO = The story deck
SM-STO-1 = A phase card of the story deck has two actions, a first and then a second; an effect box and a cause box, each with a topic such as weather, landmark, ordnance or weird; and a number on a colour. The same action twice is possible; it is then played in one round.
SM-STO-2 = Each turn three story cards are turned up: they are phases 1, 2 and 3.
SM-STO-3 = An event happens where the cause of a card has the topic of the next card’s effect: compare 1 with 2, and 2 with 3. The effect of the latter card is carried out before the players act. If there are two events, the second card’s comes first.
SM-STO-4 = Events obey the ordinary rules. They last for this turn unless they say otherwise.
SM-STO-6 = What an event orders but the rules forbid does not happen. All the rest is done as far as it can be: “two soldiers” are two if there are two, only “up to two” leaves you the choice, and a walk may be a step of no length. Players are taken by initiative, on their hands as they stand. An event for some soldiers concerns those who are so at that moment; the dead, the captured and those who left the map are never among them, those who wait to enter are. (House ruling.)
SM-STO-5 = The story cards of a landmark are in the deck only if it is on the map. The scenario adds and removes others. Each landmark has two to five.

## Scenarios and setting up

rules-sergeants-chapter-SCN = Scenarios and setting up
SM-SCN-1 = A scenario gives a report, the map, the forces in VP for 2 to 6 players with their limits, for leaders for example, the characters, the orders of each side, changes to the story deck, prices of equipment and grenades, the number of turns, the entry areas and special rules.
SM-SCN-2 = Set up in this order: scenario and map; level of forces; every player draws at random exactly one order card of those that the scenario lists for his side, and shows it to nobody, not even to allies; forces are bought, and their cards make one deck for each player; story deck; special instructions; soldiers placed on the map or off it; decks shuffled. The orders of a side are drawn from one pile, so no ally has an order that you have. (House ruling.)
SM-SCN-3 = A side has at least five soldiers, usually 5 to 15, and their cost is within the limit. Three grenades cost 1 VP unless the scenario says otherwise. Equipment costs what its card says and is kept under the soldier who carries it. Players buy in the order of their seats, so that nobody buys the same soldier, and each piece of equipment is there once. Figures are seen at once, ranks and equipment are not. Each player of a side buys at least his share of the least number, the last one what is missing, and leaves enough soldiers for those who come after him. (House ruling.)
SM-SCN-4 = An entry area lies at the edge of the map. It is one square wide, and all your soldiers use the same one, unless the scenario says otherwise of either. Each enters by a MOVE, as from a tile without modifiers.
SM-SCN-7 = If your order names no entry area, you may use any that nobody uses; if it names one of your side’s, you use that, no matter who else does. Your soldiers may enter on different turns. A base starts outside, touching the edge and facing the map, at the point of the area nearest to where its way first leads. A soldier off the map may only enter; he is nobody’s target, and nobody needs to hide from him. (House ruling.)
SM-SCN-8 = The scenario says how many grenades you start with and what more of them cost. Ordinary ammunition always suffices. Some equipment only some forces may buy. The scenario removes story cards to fit its turns, three cards a turn; what is left over after the last turn is not used. More ammunition, and which equipment is optional, required or barred, stands in the special instructions; what is required every player of the side must have. (House ruling.)
SM-SCN-9 = Unless the scenario says otherwise, soldiers are placed on the map in secret and at once: first by the first player of each side, then by the second ones, who see where their allies stand, and so on; everything is shown together. Everybody starts unspotted, and walking in the open reveals nobody. A soldier leaves the map only by an order, as an escort, by an event or by the scenario. To leave he stands before the area, and its edge is within his Walk with the number of his tile, straight ahead or not. A soldier who has left is alive and worth nothing; prisoners leave with their escort and count at the end. Dog tag numbers are unique, and a character is in play once. (That a leader is any soldier with Draw is the book’s own: SM-SOL-2.) (House ruling.)
SM-SCN-5 = If the scenario and an order disagree on the entry area, the scenario is right. To enter “on turn 3” means on turn 3 or later. (House ruling.)
SM-SCN-6 = Example: “Race to the Bridge” lasts 12 turns and has no characters. Each side has 36 VP for soldiers and equipment with at most two leaders, one order (US 50, German 49), 3 grenades for each VP spent, as many as one likes, and equipment cards for up to 4 VP together. Grenades do not count for that limit. Soldiers who have not entered by the end of turn 4 are removed. (House ruling.)

## Orders

rules-sergeants-chapter-ORD = Orders
SM-ORD-1 = Hold: at the end of the last turn you have soldiers in the landmark, and there are no enemies in it. Allied soldiers do not count against you.
SM-ORD-2 = Search: one of your soldiers enters the landmark from outside and moves into cover there, by that move or a later one.
SM-ORD-3 = Capture: for a whole turn, from the beginning of phase 1 to the end of phase 3, your soldiers are in the landmark, and nobody else is. Allied soldiers do not count against you.
SM-ORD-4 = General attack: you get 1 more VP for each enemy soldier killed or captured. One man pays once. It is counted at the end: those whom you killed, and the prisoners whom your soldiers then hold or have taken off the map; a freed man pays nothing. (House ruling.)
SM-ORD-5 = Patrol: you enter by the area that the order gives, and one of your soldiers leaves the map by the area that it sets, which need not be another.
SM-ORD-6 = Registered fire: your radio operator is alive on the turn that the order gives. At the start of that turn artillery falls on the place that it names. Everybody there has the blast checks that it says: your deck gives the hits, that of his own player the damage, and enemies killed so score for you. (House ruling.)
SM-ORD-7 = Demolition: you hold the landmark for three consecutive turns with the soldier who carries the explosives in it; then you leave it, and it blows up. A turn counts if from the beginning of phase 1 to the end of phase 3 the carrier is free in the landmark and no enemy is; if that fails the count begins again. You leave when your last soldier goes out, by walking or off the map. Those still there have the blast checks that the order says: your deck gives the hits, that of their own player the damage, and enemies killed so score for you. (House ruling.)
SM-ORD-8 = Attack: you have captured more than half of the landmarks in play.
SM-ORD-9 = Skirmish: you, or the players of your side, have killed more than half of an opponent’s force. You score this for each opponent. It is counted in soldiers; friendly fire counts where it scores for the enemy (SM-SHT-6); those captured, removed and killed by events do not count. (House ruling.)
SM-ORD-10 = Recon: you enter by the area that the order gives, if it gives one, and two of your soldiers, or as many as it says, are alive in the landmark at the same time. They may enter it in different phases or turns.
SM-ORD-12 = After each action these are judged: search (the soldier came by a MOVE), recon, patrol and skirmish. At the end of a turn: capture, for phases 1 to 3 of that turn, and attack, for which a landmark that you captured counts as long as no enemy has been in it since. At the start of its turn: registered fire. When your last soldier leaves: demolition, with blast checks for those still there. When the game ends, for whatever reason: hold, which allies do not spoil, and general attack. Each order scores once, a skirmish once for each opponent. (House ruling.)
SM-ORD-11 = Your orders are secret, also from your allies. Orders for a landmark that is not in play are left out, and those with a nation’s mark are only for that nation. An order that you have met is announced and scored.

## The turn

rules-sergeants-chapter-TRN = The turn
SM-TRN-1 = First you draw the base number of cards, 3 unless the scenario says otherwise, and the Draw of every soldier of yours who is alive, not a prisoner and has not left the map; those who wait to enter count. After that held cards may come back to your hand. (House ruling.)
SM-TRN-2 = Then three phase cards are turned up. If fewer than three are left, the game ends.
SM-TRN-3 = Then come events, where cause and effect match (SM-STO-3).
SM-TRN-4 = All players at the same time place one action card face down on each phase, where it must match one of the two actions. You must fill all three phases if your hand can. If it can’t, play as many cards as can be played, face up, show the others and discard them; then draw, laying the first card that fits on each gap, face up, and discarding those that do not fit. Among ways that fill equally many phases you choose, and you choose the gap for a drawn card that fits two. (House ruling.)
SM-TRN-5 = Then initiative is worked out from the cards left in the hands (SM-INI-1). The book lists it before placing, but counts after it.
SM-TRN-6 = In each phase everybody reveals his cards. The first action of the phase card is played first, then the second. Players with the same action play in order of initiative.
SM-TRN-9 = The sizes of hands are announced. There are two options for any scenario, each by itself: action cards are placed face up, to learn or to save time; or information is open while you learn.
SM-TRN-10 = A phase begins in this order: checks for fire, cards revealed and types named, held cards back to the hand, initiative, preempts, actions. Cards that come to your hand after placing can’t be placed this turn. The end of a card, the end of a turn and the beginning of a phase can’t be taken back. (House ruling.)
SM-TRN-7 = At the end of each phase melees are fought.
SM-TRN-8 = After phase 3 your hand is discarded. Held cards are not.

## Initiative

rules-sergeants-chapter-INI = Initiative
SM-INI-1 = The player with most cards in hand after placing has the initiative; if equal, the one whose soldiers are worth most VP; then the one who has the soldier with the lowest dog tag number. It goes by player, not by side. It is worked out again when hands change, and on wounds, captures and kills. This touches only those who have yet to act, and nothing inside a melee. (House ruling.)

## LOOK

rules-sergeants-chapter-LOK = LOOK
SM-LOK-1 = Draw: as a dog tag action, or where a card says so, a soldier draws as many cards as his Draw. Initiative is worked out again.
SM-LOK-2 = Spot: a soldier looks for the nearest hidden enemy, counted in squares, of those whom he can spot; if terrain makes the nearest impossible, the next takes his place. At equal distance it is the one whose tile has the LOOK modifier that is lower in size, the opener ground; if that is equal, too, you choose. An enemy who shares his tile and can be spotted may be chosen in his place. The front arc does not matter. Escorts and soldiers in melee can’t spot. There is no chance in it. (House ruling.)
SM-LOK-3 = An enemy is spotted if his distance in squares is at most your soldier’s Spot with the LOOK modifiers on the line. He is then marked as spotted for all his enemies, until he takes cover.

## HIDE

rules-sergeants-chapter-HID = HIDE
SM-HID-1 = Take cover: a soldier can do so only when he is in cover, and against every enemy at once: for each of them his Cover with the HIDE modifiers of all tiles on the line, both ends included, must be below zero. Distance does not count. Then he is no longer spotted.
SM-HID-2 = Example: Cover 6 and HIDE modifiers of −9 make −3, which is below zero: the soldier is hidden.
SM-HID-3 = A soldier is in cover if most of his base lies on terrain that is not open ground, if it wholly covers a small piece such as a bush or a gravestone, or if it lies over as much as it can of a piece thinner than itself, as along a hedge, which may dictate how he is turned (SM-GEO-6). He leans on a NO MOVE piece in the same way. In a building the whole base must be inside. Roads and open ground give no cover.
SM-HID-7 = Example: wholly in a tree, mostly on bushes, or over as much of a thin hedge as can be: in cover. Partly outside of a house: not in cover.
SM-HID-4 = Rally: a soldier removes a pin if the distance in inches is at most 10 with the HIDE modifiers on the line, those of both ends included. By a narrator box or a team bubble as many pins are removed as it says, by a dog tag action as many as the soldier’s Rally. A pinned soldier rallies himself first. Who was spotted stays spotted.
SM-HID-6 = A soldier may also rally one of an ally, and one who is in melee.
SM-HID-5 = Hold: as a dog tag action, or where a card says so, a soldier may be given cards of your hand, up to his Hold, and never has more than that. They are not part of your hand. They may come back after you have drawn at the start of a turn, or at the start of a phase after the cards are revealed. A pin does not make him drop them, but after a wound that lowers his Hold you discard the excess. (House ruling.)

## MOVE

rules-sergeants-chapter-MOV = MOVE
SM-MOV-1 = Walk: a soldier walks up to his Walk in inches, with the MOVE modifiers of the starting tile and of the tiles crossed, but not of a new one entered last, and with the marked areas that he passes. No part of his base goes further than that. Into melee the edges of both bases must come together within that distance, whatever his facing then. He goes in any direction, and you choose his facing at the end. He does not cross NO MOVE pieces, and ends wholly inside one tile unless he goes into melee. Walks may bend, and their parts add up. Bases never overlap; friends may be passed, enemies may not, but touching them is allowed. With nothing left he may still turn. No walk leads where there is no tile. (House ruling.)
SM-MOV-2 = Several moves in one phase are several walks, one after the other (“move and move again”).
SM-MOV-3 = Climb: terrain of a level (SM-MAP-12) is entered only by a soldier whose Climb is at least that level. It takes no inches. Level 1, the ground, asks for nothing, so that a pinned soldier with Climb 1 still walks; to stay on a level and to leave it are free. (House ruling.)
SM-MOV-4 = Into melee: a soldier walks straight at his target. If their bases touch with the front of at least one of them, both are in melee. A soldier in melee is at once spotted, however he came into it. A contact without any front is no melee until one of them turns. An unspotted enemy may be attacked like this, too. (House ruling.)
SM-MOV-5 = In melee the only action is MOVE, and only to turn, so that the soldier stays in melee. Others may join the melee, or shoot into it at close range. (House ruling.)

## Melee

rules-sergeants-chapter-MEL = Melee
SM-MEL-1 = At the end of a phase all melees are fought, those with more soldiers first, and of equal ones the one with the lowest dog tag number.
SM-MEL-2 = Hands are put aside. By initiative each player draws from his deck as many cards as the Fight of each of his soldiers in contact. A soldier who is touched on his flat back brings half, rounded down; if he is pinned, his Fight was halved already. All who are joined by contacts between enemies are one melee. (House ruling.)
SM-MEL-3 = In turns, by initiative, you play one drawn card: its damage strikes an enemy who touches one of your soldiers, at once. This goes on until nobody has cards or nobody is in contact. Your cards are one pool, and you use them as long as any of your soldiers there touches an enemy. You can’t pass. A pin during the melee takes no cards away. A kill scores for the card’s player. (House ruling.)
SM-MEL-6 = When a melee is over, a survivor who lies across the edge of a tile is moved wholly onto the opponent’s side: into the tile that had the base centre of the enemy whom he touched last, also of one who fell or was captured. He is moved by the least shift, with his facing kept. If there is no room, he takes the nearest place wholly inside a tile, out of contact with other enemies and off NO MOVE. (House ruling.)
SM-MEL-4 = Survivors who still touch are locked. The melee goes on at the end of the next phase.
SM-MEL-5 = Example: everybody has Fight 2. The US player has soldiers 1, 2 and 3 in the melee and draws six cards: a kill, a wound, a pin and three zips. The German player has 4 and 5, one of them struck from behind, and draws three: a kill, a pin and a zip. He has the initiative and kills 1; the US player kills 5. He pins 2; the US player wounds 4. He plays his zip; the US player pins 4. The last cards of the US player are zips.

## Prisoners

rules-sergeants-chapter-PRI = Prisoners
SM-PRI-1 = A kill card in melee, but not a second wound, may take a prisoner instead, at the melee’s end: when it leaves no free enemy in it. The captor is one of your soldiers who touches him. Events and scenarios may give prisoners, too: the escort is then the nearest enemy on the map who is not in melee and guards fewer than two. (House ruling.)
SM-PRI-2 = A prisoner keeps a base of his own on the map, in contact with his escort at all times, and counts as in melee, whichever way he faces. When captured he is set before the escort’s front with the least shift, or anywhere in contact if there is no room. An escort guards at most two. He neither shoots, throws nor spots, makes one move a card at his own speed, and takes his prisoners along: where there is no room for them he can’t end. He may take cover, which hides them with him, and leave the map with them by an area that is not the enemy’s. At the end of the game a prisoner is worth double VP. (House ruling.)
SM-PRI-3 = Only soldiers of the prisoner’s side may shoot at an escort and his prisoners, and only at close range, also by Hit+. The escort is the target: the first hit at him strikes him, the next a prisoner, and so on by turns; two prisoners take theirs one after the other. (House ruling.)
SM-PRI-4 = If a free enemy touches an escort, in melee, or one of his prisoners, the prisoners are pinned and go back to their owners; they face the escort, are spotted and fight at the phase’s end. As long as nobody comes, escort and prisoner do not fight each other. If the escort is killed, his prisoners are free as in SM-PRI-5. (House ruling.)
SM-PRI-5 = When a friend, an ally’s soldier too, moves into contact with an escort or his prisoners and guards fewer than two, the escort’s player may hand prisoners over to him; he sets them before his own front. That was his move for this card. An escort leaves prisoners behind by stepping away: he names them as a part of his walk and ends out of contact with them. A soldier who is left may at once make one move, into no melee and to no other prisoner; then he is not spotted and pinned. Until the phase ends he does nothing else; from the next phase on he plays as before. (House ruling.)
SM-PRI-6 = The VP of prisoners go with the escort’s player. A prisoner’s Draw is lost, he counts for nobody’s initiative, cards he held are discarded, and his action cards are those of a dead man (SM-ACT-5). Equipment is captured only with a prisoner; a dead man’s is lost unless it says otherwise. (House ruling.)

## SHOOT

rules-sergeants-chapter-SHT = SHOOT
SM-SHT-1 = A soldier shoots only at spotted enemies within his front arc. A soldier who fires a weapon becomes spotted; one who throws does not.
SM-SHT-2 = Hit check: turn one card of your deck. Every band whose range reaches the target, close, short and long, applies its result, so one card may hit up to three times.
SM-SHT-3 = For each hit the target’s player turns a card of his own deck for damage: zip (nothing), pin, wound or kill.
SM-SHT-4 = On a Hit+ a soldier with Use Hit+ goes on shooting. You must name the next target: the same enemy, or another spotted one within 3 inches of him and in the arc; one in melee or with a prisoner needs close range (SM-GEO-10). Then comes the damage of the first, then another check with the same bands, even if the new target is further away, and so on without end. Without Use Hit+ it is one hit. Each Hit+ that applies gives one check, targets are checked in the order in which they were named, and a shot at a man then dead is lost. (House ruling.)
SM-SHT-5 = Grenade: in any SHOOT, by dog tag, bubble or box, a soldier who has a grenade marker may throw one grenade instead of firing, unless the card names the target or the weapon of the shot: at a spotted enemy in his front arc within Throw with the SHOOT modifiers, in inches. The template must touch the target. It may reach beyond the throw, as long as its near edge is within range, and may be shifted to others, who need not be spotted. Everybody under it, friends, prisoners and hidden soldiers too, has one blast check from the thrower’s deck and, if hit, damage from his own player’s deck, in the thrower’s order. The thrower does not become spotted. (House ruling.)
SM-SHT-7 = High explosive, rockets and artillery may make several blast checks on each soldier. The number is on the card or in the scenario.
SM-SHT-6 = Friendly fire: when you shoot at a man in melee or an escort, which needs close range, hits go by turns, the enemy first: odd hits strike enemies, even ones friends. The friend is the nearest one who touches the target. Each melee and each escort is counted by itself, from its first hit; with no friend left all hits go to the enemy. With one player on either side, friends whom you kill score for the enemy; otherwise their VP are negative for you. (House ruling.)
SM-SHT-8 = Example: with Long 8 and Short 5 squares and Close 10 inches, all three results of one card apply to a target 4 inches away; at 7 squares only the long one does.

## Victory

rules-sergeants-chapter-VIC = Victory
SM-VIC-4 = The game ends after the scenario’s last turn, or when three phase cards can’t be turned up.
SM-VIC-5 = “Remove” means out of the game, with VP for nobody. A card that costs VP goes to its user’s pile when it is used, as negative points.
SM-VIC-1 = The player with most VP at the end wins, and a tie is a draw. VP come from kills (the value on the card), prisoners (double), orders, events and captured equipment, less the cards you used that cost VP. Equipment is worth its price, and only to the opponent who captures it, unless its card says otherwise; what its owner still has or has used up scores for nobody. (House ruling.)
SM-VIC-2 = Soldiers who are killed by events, or who never come into play, give no VP.
SM-VIC-3 = A side without soldiers loses at once, unless the scenario says otherwise. That is, when all are killed, captured or removed; while one has left the map or waits to enter, it plays on. Of the side that wins, the player with most VP is first. If both sides lose their last soldiers at once, VP decide. (House ruling.)

## Specialists

rules-sergeants-chapter-SPC = Specialists
SM-SPC-1 = A specialist has a soldier card, three action cards with the badge of his training and his four main ones, and maybe story, equipment, reaction, command or preempt cards. At set-up you decide which of these you use: all, some or none.
SM-SPC-2 = Reaction card: you play it from your hand after an opponent has finished one action. It costs its VP if any of its actions is done; declared and unused, it is discarded for free. If several players react, they go by initiative. It has no dog tag action, and nobody reacts to a reaction. An action is one act of one type by one soldier: you may answer the walk of “walk, shoot” before the shot. Not in events, melee or reactions. (House ruling.)
SM-SPC-3 = Command card (ANY): you name its type when it is revealed, and it must match the phase. Its dog tag action may be of any of the four types.
SM-SPC-4 = Preempt card: you play it at the start of a phase, after cards are revealed and before the opponent in question acts. His card must have a type that yours asks for, whichever he uses. You choose which of his soldiers carry out its team bubble, at most as many as the bubble has. They must, but he carries it out as he sees fit: you take the choice of men from him, not the play. Then you do your own part, and the rest of his card comes at its normal time. It costs VP as a reaction does and has no dog tag action. Each player may play one a phase; several players go by their initiative, and the next picks from the men who are left. Command cards and preempts can’t be preempted.
SM-SPC-6 = A specialist’s equipment is for him, or for anyone who meets its requirement. The event of his story card happens only while he is alive and on the map. His ordinary cards stay playable in any case.
SM-SPC-5 = When a specialist is dead or off the map, his reaction and command cards are dead, and so are his preempts: they can’t be played, and stay in your hand till the turn’s end. (House ruling.)

## Medics

rules-sergeants-chapter-MED = Medics
SM-MED-1 = When a soldier of yours is killed within the Walk of your medic, the medic goes to him at once, for free, and makes as many identity checks for him as his value says. One success turns the death into a wound. This is automatic. The walk must be a legal one, and a medic in melee or escorting does not go. (House ruling.)
SM-MED-2 = If a medic is killed by direct fire, that is small arms, panzerfaust, rifle grenades or grenades, his card and VP go to the player who did not kill him: to his owner, if an enemy did; to the enemy who was the target, if his own side did, as by a shot into a melee or when he was a prisoner. If it was indirect fire, mortars or artillery, they go to nobody.

## Officers

rules-sergeants-chapter-OFF = Officers
SM-OFF-2 = Two cards of yours for the same action of a phase are played one after the other; for different actions each is played in its own. The officer must be alive and on the map when you place the second card. (House ruling.)
SM-OFF-1 = An officer has Command 1 to 3. While placing you may lay a second action card on that many phases, one a phase. Both cards must match the phase, and they are revealed together. A player has at most one officer.

## Tactical modules

rules-sergeants-chapter-TEA = Tactical modules
SM-TEA-1 = A tactical module has team panels with 2 to 8 slots for soldiers, some of them with requirements. If you use a panel, all its cards (2 to 16) join your deck. You may not use two copies of a panel; an ally may use the same one. A panel costs nothing. Soldiers stay on their panel, but may change to slots that they qualify for.
SM-TEA-2 = A card may need a role, by its numeral; several slots may bear the same numeral, and while a qualified soldier holds any of them the role is filled. Unfilled, the card is dead. “TEAM” means every soldier of the panel. Where TEAM may rally, every member may be rallied, and others within rally range of a member, without a number. Costs and conditions must be met before the card’s actions, not during or after them. A teamwork card for all teams serves every panel that you have.
SM-TEA-4 = A team bubble without the word TEAM serves any of your soldiers. A placed card whose requirement fails when its time comes does nothing. You may mix panels of different modules, leave slots empty and leave soldiers off panels. Equipment of a panel bears its symbol.
SM-TEA-3 = The command cards of a module are of two kinds. Some are ANY cards (SM-SPC-3), whose action the whole team may do. Others call for identities: beside the bubble a blue box draws three cards, and every action card among them lets its owner do one of the two actions named, as often as he is drawn. A card of a module among the three gives nothing.

## Identity checks

rules-sergeants-chapter-CHK = Identity checks
SM-CHK-1 = Identity check: draw a card; if its dog tag is the soldier’s, the check succeeds. Identity hit check: draw until a dog tag belongs to a soldier in question; that card also gives the hit result. If soldiers of several players are in question, each player draws for himself, by initiative. Cards of modules never count.

## Markers and equipment

rules-sergeants-chapter-MRK = Markers and equipment
SM-MRK-1 = Fire comes from an event or from equipment, and lies on a square, a landmark or a marked piece of terrain. When it breaks out nobody is checked; then each soldier in it has a blast check at the start of every phase, before any action. It burns to the end of the game, and a building burns as a whole, on all floors. For fire and mines the cards are drawn from the victim’s deck, and they give VP only if a player’s equipment made them. (House ruling.)
SM-MRK-2 = Mines: a soldier has a blast check when he starts to move in their tile, not when he enters it.
SM-MRK-3 = Optics let a soldier ignore small modifiers on each tile of the line, the target’s too: 3x ignores LOOK modifiers of up to 3 and SHOOT modifiers of up to 2; 6x ignores LOOK of up to 4 or 5, as its card says, and SHOOT of up to 3.
SM-MRK-4 = Smoke is 2x or 3x. It multiplies by that number the LOOK and SHOOT modifiers of its tile and of every tile beyond it up to the target’s, and the HIDE modifiers between a soldier who takes cover and the nearest enemy. It is applied before optics. It comes from equipment, or from artillery of three and more blast checks: then it is 3x, instead of that round’s explosion, as you say when you call it, on a square with a spotted enemy or one in which the caller could spot someone. Only the thickest smoke counts, and only for negative modifiers. (House ruling.)
SM-MRK-5 = Smoke lasts for one turn at least. After that, look at the colours of each turn’s story cards: if the second differs from the first, the smoke goes after phase 2; if not, but the third differs from the first, it goes after phase 3; otherwise it stays.
SM-MRK-6 = Crew-served weapons: with an assistant who has ammunition in base contact, a machine gun may fire in each phase, once and for free: at its player’s first action, or, if he begins no card in that phase, after all cards of the phase. An assistant has the Assistant trait, or his figure carries a tripod or ammunition. (House ruling.)
SM-MRK-7 = Other markers are the pin, the grenade with “spotted” on its back, and VP; with modules also over watch and fallback points. The rulebook has no rule for the last two: what they do is up to the cards that use them, and none of ours does. (House ruling.)
SM-MRK-8 = What equipment does, and in which action, stands on its card, and that goes before the general rule. Where the card says nothing, weapons, grenades and whatever else is thrown are used in any SHOOT, tools in HIDE, artillery in LOOK. (House ruling.)
