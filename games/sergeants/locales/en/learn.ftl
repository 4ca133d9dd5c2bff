### Lessons of Sergeants: short positions that teach one chapter each. Above every lesson stands the position that its numbers come from.
### Places are centres of bases in sixteenths of an inch from the upper left corner of the map, with the facing. Seat 0 (us) is the
### learner, seat 1 (de) a bot. Cards are owner-number as in content/sergeants/cards.ron; medals count on after the ranks. Unless it
### says otherwise nobody is spotted, and the game goes `phase 1, finish`.

## Measuring and spotting

# Scenario race-to-the-bridge, turn 1, phase 1, story 11 2 14 (phase 1: LOOK then MOVE).
# us: Tobin 1 at (60, 44), Ellery 3 at (50, 20), Pruitt 4 at (62, 66), all on 16B, facing right. Shown: 1-1.
# de: Harms 51 at (430, 44) on 12B, between its two marked areas; Lohse 53 at (520, 44) on 3A; both facing left. Shown: none.
# LOOK from 1 to 51: 5 squares, 1B −1, 15B −3, 6B 0, 10A 0, 12B −2, an area −1: −7. To 53: 6 squares, a second area, 3A −3: −11.
# Steps: 1 dog tag. 2 spots 51. 3 bubble, Tobin: only "done" is offered; Ellery. 4 He spots 53. 5 Pruitt walks to (94, 66) on 1B,
# 2 inches, the most that he can. Then the card is over.

sm-learn-measure-title = Measuring and spotting
sm-learn-measure-intro = You can’t shoot what you haven’t spotted. Learn how far your soldiers see, and what the terrain does to their eyes.
sm-learn-measure-1 = In this phase your LOOK card is open. It is Tobin’s card: choose its dog tag action. He will spot, and there is no luck in spotting, only measuring.
sm-learn-measure-2 = Let Tobin spot. The line from him to Harms enters 5 squares; Tobin’s own, the scrub, does not count. So the distance is 5. The LOOK numbers of those squares add up to −6, and the line passes over a hedge, a marked area with −1: −7 in all. Tobin has Spot 15, and 15 − 7 = 8. That is 5 or more, so choose Harms.
sm-learn-measure-3 = Now the team bubble of the same card: two soldiers spot, then two others walk. Choose Tobin first. Lohse is 6 squares away, in the wood behind both hedges, and the numbers add up to −11. 15 − 11 = 4, less than 6: Tobin is offered nobody. Press “Tobin does nothing”, and choose Ellery, who has the better eyes.
sm-learn-measure-4 = Spot 18, 18 − 11 = 7, and that is enough for 6 squares: let Ellery spot Lohse. A spotted soldier is spotted for all his enemies, until he takes cover.
sm-learn-measure-5 = A walk is measured in inches. Choose Pruitt: he has Walk 3, and the scrub where he starts has MOVE −1, so he can walk 2 inches. The wheat to his right does not count, because it is a new tile that he enters last. Go there; the whole base must be inside.
sm-learn-measure-6 = Well done. Modifiers change an ability, never the distance, and for LOOK and SHOOT your own tile does not count. In the next lesson you will hide.

## Cover

# Scenario first-steps, turn 1, phase 1, story 5 2 14 (phase 1: HIDE then MOVE).
# us: Tobin 1 at (66, 16) under the tree of 1A, Ellery 3 at (24, 136) along the wall of 2A, Dembski 5 at (180, 50) under the lime tree of
# L1A, all three spotted; Vance 11 at (24, 40) on 1A; Pruitt 4 at (60, 100) on 2A, pinned; all facing right. Hand: 1-5, 3-1. Shown: 1-3.
# de: Harms 51 at (280, 20) on 5A, Lohse 53 at (280, 118) on 3B, both facing left. Shown: none.
# HIDE from 1: 1A −1, the house of L1A −4, 5A or 3B −2: −7, Cover 4. From 3: 2A −2, L1A −2, 5A or 3B −2: −6, Cover 3. From 5: L1A −2,
# 5A or 3B −2: −4, Cover 5. From 1 to 4: 1A −1, 2A −2: Rally reaches 7 inches, and it is 6.
# Steps: 1 bubble, Tobin. 2 takes cover. 3 Ellery takes cover. 4 Dembski: only "done" is offered; Vance. 5 He holds a card.
# 6 done, dog tag, Rally, the pin of Pruitt. Then the card is over.

sm-learn-cover-title = Cover
sm-learn-cover-intro = Three of your soldiers are spotted, and one is pinned. Get them out of sight, and on their feet again.
sm-learn-cover-1 = Your HIDE card is Tobin’s. Begin with its team bubble: three soldiers take cover, then one holds cards. Choose Tobin. Most of his base lies under a tree, so he is in cover. Only a soldier in cover can hide.
sm-learn-cover-2 = He must also be hidden from every enemy. To Harms the HIDE numbers are −1 for Tobin’s own meadow, −4 for the house that the line crosses and −2 for the avenue with Harms: −7. To Lohse they add up to the same. Tobin has Cover 4, and 4 − 7 = −3, below zero. Take cover.
sm-learn-cover-3 = Ellery lies along a wall that is thinner than his base, and covers as much of it as he can: he is in cover, too. Cover 3 and −6 make −3 against both enemies. Choose him and take cover. For Cover, less is better.
sm-learn-cover-4 = Now Dembski, under a lime tree at the crossroads. To either enemy there are only the crossroads, −2, and the enemy’s own tile, −2. Cover 5 and −4 make 1, and that is not below zero. Choose him: he can’t hide. Distance does not count, but what lies between does. Press “Dembski does nothing”. Then one soldier may hold cards: choose Vance.
sm-learn-cover-5 = Give Vance a card. It then lies under him and not in your hand, and may come back in a later phase or turn.
sm-learn-cover-6 = Vance has Hold 2, but one is enough: press “No more cards”. At last the dog tag action: let Tobin rally. Pruitt is pinned, so all his abilities are halved. Rally reaches 10 inches with the HIDE numbers of both tiles, −1 and −2: 7 inches. Pruitt is 6 inches away. Remove his pin.
sm-learn-cover-7 = Well done. A soldier who takes cover must be hidden from every enemy; one who sees him is enough to keep him spotted. In the next lesson you will shoot.

## Shooting and Hit+

# Scenario first-steps, turn 1, phase 1, story 2 1 14 (phase 1: SHOOT then MOVE).
# us: Tobin 1 at (66, 16) on 1A and Marsh 2 (junior) at (216, 40) on L1A, facing right; Dembski 5 at (216, 66) on L1A, facing left.
# Hand: 1-1, 1-3, 1-4, 2-1, 2-3, 2-4, 5-1, 5-2. Shown: 1-2. So the deck has 12 cards, 6 with a Hit+ (1-7, 2-2, 2-8, 5-3, 5-4, 5-5).
# de: Harms 51 at (280, 40) and Kessing 55 at (280, 66) on 5A, Lohse 53 at (334, 16) on 9A, all spotted, facing left. Shown: none.
# SHOOT from 1 to 53: 4 squares, 17 inches, the house of L1A −3, 5A −1, 9A −1: −5; long only. From 2 to 51: 1 square, 4 inches, −1; all.
# Steps: 1 dog tag, shoot, 53. 2 reads on, then bubble. 3 Dembski: only "done" is offered; Marsh. 4 He shoots at 51. 5 on a Hit+ names 55;
# nobody spots, the card is over.

sm-learn-shoot-title = Shooting and Hit+
sm-learn-shoot-intro = One card decides a shot, at up to three ranges at once. See what that does close by, and what an automatic weapon adds.
sm-learn-shoot-1 = Your SHOOT card is Tobin’s. Choose its dog tag action and let him shoot. Targets are spotted enemies in his front arc, which is everything before him. Choose Lohse, far away beside the cottage.
sm-learn-shoot-2 = Lohse is 4 squares away, and the SHOOT numbers are −3 for the house in between, −1 for the avenue and −1 for his own tile: −5. Long 13 leaves 8 and reaches. Short 7 leaves 2 and does not, and Close 10 leaves 5 inches where 17 are needed. So only the long result of the card that you turned counted. For each hit the opponent turns a card for damage: zip, pin, wound or kill. Tobin has fired, so he is spotted. Now choose the team bubble.
sm-learn-shoot-3 = Three soldiers may shoot. Choose Dembski: enemies are near, but he looks the other way. Nobody is in his front arc, so he is offered nobody. Where a soldier faces you choose at the end of a walk. Press “Dembski does nothing”, and choose Marsh.
sm-learn-shoot-4 = Choose Harms as Marsh’s target: 1 square, 4 inches, SHOOT −1. Long 8, Short 6 and Close 10 all reach, so all three results of the card count.
sm-learn-shoot-5 = If one of them was a Hit+, you are asked for the next target: name Kessing, who is within 3 inches of Harms. Marsh has a submachine gun and uses Hit+, and about half of the cards in your deck show one. Each gives another check, with the same ranges, after the damage of the hit; there is no limit. Without Use Hit+ it would have been one hit. After that two soldiers could spot, but no enemy here is hidden: end the card.
sm-learn-shoot-6 = Well done. The nearer you are, the more results of a card count. In the next lesson you will place your cards yourself.

## Cards and phases

# Scenario first-steps, turn 1, before phase 1, story 8 1 2 (MOVE then HIDE, LOOK then SHOOT, SHOOT then MOVE); the game begins with placing.
# us: Tobin 1 at (66, 16) under the tree of 1A, spotted; Marsh 2 (junior, carries star-2) at (40, 40) on 1A; Ellery 3 at (24, 136) and
# Pruitt 4 at (62, 144) on 2A; all facing right. Hand: 2-14 (MOVE or HIDE), 3-1 (LOOK), 3-2 (SHOOT), 1-3 (HIDE), 4-3 (HIDE).
# de: Harms 51 at (280, 20) on 5A, Lohse 53 at (280, 118) on 3B, facing left. Hand: 51-3 (HIDE), 53-1 (LOOK), 53-7 (MOVE), which fit in
# one way only.
# LOOK from 2: to 51 and to 53 3 squares; 5A has −1 and 3B −2, so only 51 is offered. HIDE from 1 as in the lesson on cover.
# Steps: 1 places 2-14, 3-1, 3-2. 2 names MOVE. 3 narrator box, spots 51. 4 bubble: Tobin takes cover. 5 done, then walks as one
# likes; dog tag. 6 waits for phase 2.

sm-learn-cards-title = Cards and phases
sm-learn-cards-intro = A turn has three phases, and on each you place one card. Learn what fits where, and what one card gives you.
sm-learn-cards-1 = The three phase cards say MOVE then HIDE, LOOK then SHOOT, SHOOT then MOVE. On each you place a card that has one of its two actions. Place Marsh’s card with MOVE and HIDE on phase 1, Ellery’s LOOK on phase 2 and his SHOOT on phase 3. If your hand can fill all three, it must. Two HIDE cards stay in your hand.
sm-learn-cards-2 = Everyone reveals the cards of phase 1. Those for its first action, MOVE, are played before those for its second, HIDE, and the opponent has a HIDE card. Yours fits both, so you name which one it is: name MOVE, and you act first.
sm-learn-cards-3 = A card gives the dog tag action, the team bubble and sometimes a narrator box, in any order. Begin with the narrator box. It is white, so Marsh may spot, but need not. Harms and Lohse are both 3 squares away; Harms is on the opener ground, LOOK −1 against −2, so it is he who can be spotted. Choose him.
sm-learn-cards-4 = Now the team bubble. Its steps keep their order: up to three soldiers take cover, then up to three walk. Nobody acts in it twice. Let Tobin take cover.
sm-learn-cards-5 = Say that nobody else takes cover; then let others walk, if you like. When the bubble is over, there is still the dog tag action, for the card’s owner. Marsh may do any one MOVE or HIDE, even of the type that you did not name. Let him walk once more, or end the card.
sm-learn-cards-6 = Your card is over. Now the opponent plays his HIDE card, and then phase 2 is revealed. After phase 3 whatever is left in a hand is discarded; only cards that soldiers hold are kept.
sm-learn-cards-7 = Well done. Choose first which soldiers must act, then the cards that let them. In the next lesson you will see what the cards in your hand are good for.

## Initiative

# Scenario first-steps, turn 1, before phase 1, story 11 2 10 (LOOK then MOVE, SHOOT then MOVE, MOVE then LOOK); begins with placing.
# us: Tobin 1 at (66, 16) on 1A, Marsh 2 (junior) at (62, 144) and Ellery 3 at (24, 136) on 2A, all facing right. Hand: 2-1 (LOOK),
# 1-2 (SHOOT), 1-4 (MOVE), 3-3 (HIDE).
# de: Harms 51 at (280, 20) on 5A, spotted; Reuter 52 (junior) at (280, 118) on 3B, Brix 54 at (340, 100) on 6B; all facing left. Hand: 51-2
# (SHOOT), 51-4 and 54-4 (MOVE), 51-3 and 54-3 (HIDE): the SHOOT fits phase 2 only, so the MOVEs go to 1 and 3, and two HIDEs stay.
# Steps: 1 places 2-1, 1-2, 1-4; hands are 1 and 2, the initiative is seat 1's. 2 dog tag, draw: 3 cards. 3 ends the card: the initiative
# is seat 0's. 4 after the bot's MOVE both have a SHOOT, and seat 0 is first: dog tag, shoot, 51. 5 ends the card.

sm-learn-initiative-title = Initiative
sm-learn-initiative-intro = Who acts first often wins the fight. It is the cards you do not play that decide it.
sm-learn-initiative-1 = The phases are LOOK then MOVE, SHOOT then MOVE, MOVE then LOOK. Place Marsh’s LOOK on phase 1, Tobin’s SHOOT on phase 2 and his MOVE on phase 3. One card stays in your hand. The opponent has five and keeps two.
sm-learn-initiative-2 = The most cards in hand have the initiative: the opponent, by 2 to 1. In phase 1 it does not matter: your LOOK is the first action and his MOVE the second. Choose the dog tag action and let Marsh draw. He is a leader with Draw 2.
sm-learn-initiative-3 = Now you have 3 cards in hand. You can’t place them this turn, but they count. Use the team bubble if you like, then end the card. The initiative is worked out again, and it is yours, by 3 to 2.
sm-learn-initiative-4 = Let the opponent move. In phase 2 both of you have a SHOOT card, and the one with the initiative goes first: you. Choose the dog tag action and let Tobin shoot at Harms, who is spotted.
sm-learn-initiative-5 = A pinned man shoots badly, a wounded one worse, and a dead one not at all: that is what the initiative is worth. Wounds, captures and kills also have it worked out again, for those who have yet to act. End the card.
sm-learn-initiative-6 = Well done. If hands are equal, the soldiers’ VP decide, then the lowest dog tag number. In the next lesson you will fight at arm’s length.

## Melee

# Scenario first-steps, turn 1, phase 1, story 10 2 14 (phase 1: MOVE then LOOK).
# us: Tobin 1 at (66, 16) on 1A, facing right; Dembski 5 at (222, 40) on L1A, facing right; Pruitt 4 at (290, 12) on 5A, facing down.
# Hand: 1-1, 1-2, 1-3, 4-1, 4-2, 4-3, 5-1, 5-2. Shown: 1-4. So the deck has 12 cards, 4 of them kills: five cards have one in 93 of 100.
# de: Harms 51 at (280, 40) on 5A, facing right, his flat back to Dembski; Lohse 53 at (380, 130) on 6B, facing left. Shown: none.
# Steps: 1 bubble, Dembski walks to (264, 40), facing right, 42 sixteenths. 2 Pruitt walks to (282, 26), facing down, about an inch.
# 3 done, ends the card: melee, draws 5 and 1. 4 strikes. 5 strikes on till the melee ends; after a kill: dead (3 VP) or prisoner.

sm-learn-melee-title = Melee
sm-learn-melee-intro = At arm’s length there is no aiming. Come from behind, and do not come alone.
sm-learn-melee-1 = Your MOVE card lets four soldiers walk. Choose its team bubble, then Dembski. Harms has his back to him. Walk straight at that flat back until the bases touch, with Dembski’s front ahead: point at Harms or press “Charge Harms”, then “Move here”. It is less than 3 inches, and Dembski has Walk 4.
sm-learn-melee-2 = The bases touch, with a front in the contact: both are in melee, and both are spotted. From now on they can do nothing but turn. Choose Pruitt and bring him in, too, straight at Harms’s side, about an inch.
sm-learn-melee-3 = Say that nobody else walks, and end the card. At the end of a phase melees are fought. Every soldier in contact brings as many cards as his Fight: Dembski 3 and Pruitt 2, five for you. Harms has Fight 2, but he is touched on his back, so he brings half: one card.
sm-learn-melee-4 = You have more cards in hand, so you strike first. Choose one of the five drawn cards and Harms, and its damage takes effect at once. If you have a kill, use it, before he can strike back.
sm-learn-melee-5 = A kill card may take a prisoner instead, when no other free enemy is in the melee: worth double at the end, 6 VP in place of 3, but his escort neither shoots nor spots. Decide if you are asked. Otherwise strike on, in turns, until the cards are used or nobody is in contact.
sm-learn-melee-6 = Well done. Soldiers who still touch when the cards are used up are locked, and fight again at the end of the next phase. In the last lesson you will carry out orders.

## Orders

# Scenario crossing, turn 1, phase 1, story 10 2 14 (phase 1: MOVE then LOOK).
# us: Tobin 1 at (66, 16) and Ellery 3 at (64, 60) on 1A, facing right. Orders: 3 (search L1, 4 VP) and 13 (recon L1, 4 VP). Shown: 1-4.
# de: Harms 51 at (440, 130) on 4A, Lohse 53 at (440, 40) on 3A, facing left. Orders: 2, 12. Shown: none.
# Steps: 1 bubble. 2 Tobin walks to (98, 16), 2 inches, under the lime tree of L1A: order 3 is met. 3 Ellery walks to (98, 68) or anywhere
# wholly inside L1A: order 13 is met. 4 ends the card.

sm-learn-orders-title = Orders
sm-learn-orders-intro = Kills are not everything: a secret order often brings more. Carry out two of them in one phase.
sm-learn-orders-1 = You have two orders, and nobody else knows them, not even an ally. One says search the crossroads, L1, the other recon it; each brings 4 VP. Your MOVE card lets four soldiers walk: choose its team bubble.
sm-learn-orders-2 = To search, a soldier must move into cover in the landmark. Choose Tobin and bring him under the lime tree just beyond the edge of the crossroads, 2 inches to the right, so that most of his base lies on it. The order is met at once, and everybody sees it.
sm-learn-orders-3 = To recon, two of your soldiers must be alive in the landmark at the same time. Tobin is there. Choose Ellery and let him walk across the edge, too, until he is wholly inside. This needs no cover.
sm-learn-orders-4 = 8 VP without a shot. Search, recon, patrol and skirmish are judged after every action. Capture and attack are judged at the end of a turn, hold and general attack at the end of the game. End your card.
sm-learn-orders-5 = Well done. Your opponents have orders, too, so watch where they want to go: in the end the most VP wins. That was the last lesson. Play a whole game now; “First steps” is a good one.
