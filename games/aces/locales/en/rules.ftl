### Aces & Armor: the rules in our own words, for players. Keys are the ids of rules/aces-and-armor.md, in its order.

## Players and setting up

rules-chapter-SET = Players and setting up
AA-SET-1 = There are four factions: the two German ones, Germany 1 and Germany 2, are one team, the United States and the Soviet Union the other. Each faction has six types of unit: regular infantry, special infantry, tank, artillery, fighter and bomber. The factions are asymmetric, so your units differ from those of the others. Dice have twelve sides.
AA-SET-2 = With four players you use the full board and play one faction each, with one set of units (6 units) or, for a longer game, two sets (12 units).
AA-SET-3 = With three players you play as with four, but one player holds both factions of one team.
AA-SET-4 = With two players against each other, one plays a German faction and the other an Allied one, on half the board: the half with start numbers 1 to 6, or the one with 7 to 12. Only the five factories of that half count. You begin with one set of units each, or with two.
AA-SET-5 = With two players on the same team, you play the two factions of that team with one set of units each, against an Automa that has two sets of a random enemy faction. You may use half the board or the full board.
AA-SET-6 = Alone, you play one faction with one or two sets of units on half the board, against an Automa that has the same number of sets of an enemy faction. You may choose that faction or leave it to chance; it is random unless you choose. (House ruling.)
AA-SET-7 = A variant for experienced players, in any number: everybody begins with a full set of units plus four units of a second set, chosen in secret. A set has one unit of each type, so the four are all different. For the Automa see AA-AUT-35.
AA-SET-8 = Seats alternate between the two teams around the table, and play goes clockwise.
AA-SET-9 = The start tokens (12, or the 6 of your half of the board) are shuffled and dealt face down, three to each faction. While nobody knows their numbers yet, you divide your units among your three tokens in any way you like, even all on one; the units on one token are one army. All factions divide at the same time, and you see the others’ divisions when everybody has decided. (House ruling.)
AA-SET-10 = Each player rolls one die, with one faction or with two, and the highest roll places first. Then the factions take turns clockwise, turning over one token at a time, until all three of everybody are placed. If rolls are equal, the tied players roll again; if you hold two factions and win, you say which of them begins. Partners against the Automa have one die for their side, and the Automa has one. As an option each faction rolls. (House ruling.)
AA-SET-11 = To place an army you turn over its token and set the first unit on the hex with that number and the others in the ring around it; only when a ring has no free hex left do you go on to the next ring. Water in a ring you may use or leave out, as you like. A hex with a unit or a factory is not free; if the number’s own hex is taken, begin with the ring, and if no ring has room, take the nearest free hex. Only infantry and aircraft are set on water, and no tank on a mountain when mountains are played; such units go to the next free hex. As an option units of any kind may be set on water. (House ruling.)
AA-SET-12 = When all armies stand on the board, each player rolls one die again for the first turn. The highest roll begins, and the others follow clockwise. Equal rolls and two factions are dealt with as in placing (AA-SET-10).
AA-SET-13 = With four factions the first round is limited [1-1-2-3]: the first and the second faction to play use only one of their armies, whichever they like, the third uses two and the fourth all three. From the second round on you use all your armies.
AA-SET-14 = With two factions the first two rounds are limited [1-2, 2-3]: in round one the first faction uses one of its armies and the second uses two; in round two the first uses its other two and the second all three. From the third round on you use all your armies.
AA-SET-15 = While a limit of the first rounds holds, your units outside the chosen armies neither move nor attack, except for an attack that they owe after an interception. They still shoot back, support and intercept. Units that you have bought belong to no army and are never limited. (House ruling.)
AA-SET-16 = Your team needs six factories to win, or four on half a board. In a short game five are enough, or three on half a board.
AA-SET-17 = Optional: a clock gives you five minutes for movement and declaring attacks together. When it runs out, your turn goes on to combat with what you have declared; attacks that you owe after an interception are added. (House ruling.)
AA-SET-18 = Optional, and on unless you switch it off: a faction may have no more than four units of one type.
AA-SET-19 = All units begin without damage and without experience. Everybody begins without coins. (House ruling.)
AA-SET-20 = When you play on half a board, nothing leaves that half, and nothing outside it can be a target.
AA-SET-21 = A token without units is turned over all the same and uses up that turn of placing. An empty army is an army, too, and you may choose it when a limit lets only some of your armies act. You choose your armies before the first move of the turn.
AA-SET-22 = Other ways to start are left to you. Agree on a list of units for each faction, in the place of sets; they are divided among the tokens and placed as ever. Of such a list the Automa draws a third for its first and second token. (House ruling.)
AA-SET-23 = The first turn is worth something. With this option each faction of the team that does not have it begins with two coins. The book does not have it. (House ruling.)

## Movement

rules-chapter-MOV = Movement
AA-MOV-1 = You move your units one after another, each at most once in a turn and in one go, from hex to neighbouring hex. A unit may stay where it is, or stop before its movement points are used up.
AA-MOV-2 = A step costs what the hex that you enter costs, whatever hex you leave: standard terrain 1, forest 1½, a road or bridge ½ even if you only cross it, a factory of your own 1. The whole move may cost no more than the unit’s speed.
AA-MOV-3 = Of the ground units only infantry enters water. Entering it costs the whole movement, whatever the unit’s speed; leaving it costs what the hex that you enter costs. So a step onto water is both the first and the last step of a move. (House ruling.)
AA-MOV-4 = On water, infantry neither attacks nor shoots back, and so it neither supports nor intercepts.
AA-MOV-5 = Aircraft pay 1 movement point for every hex, and terrain never affects them.
AA-MOV-6 = Your units may pass over units of your own team, but never over enemy units, nor over enemy or neutral factories; this applies to aircraft too. At the end of a move only one unit may stand on a hex.
AA-MOV-7 = Every hex has exactly one terrain. If it shows a road as well as trees, it is a road.
AA-MOV-9 = Aircraft may end a move on any terrain, even on water and mountains, and fight from there as always. A step that costs more than what is left is impossible, for there is no minimum move. Infantry on water next to a factory may occupy it. (House ruling.)
AA-MOV-8 = You may enter a factory of your team’s other faction just like one of your own, for 1 movement point. Only its owner repairs and buys there. (House ruling.)

## Factories

rules-chapter-FAC = Factories
AA-FAC-1 = At the start all factories are neutral, unless a mission says otherwise. Half a board has five of them, the full board ten.
AA-FAC-2 = Only infantry may enter a neutral or enemy factory. It must begin its movement on a hex next to the factory, and entering takes its whole movement. It may do so even if an enemy unit stands there.
AA-FAC-3 = Infantry that enters a neutral or enemy factory occupies it: an enemy unit in it is removed from the game, and the factory now flies your flag. That infantry may not attack this turn. The removed unit gives no experience. (House ruling.)
AA-FAC-4 = A factory that you have occupied stays yours, with or without a unit in it, until an enemy infantry occupies it.
AA-FAC-5 = Any unit of yours may enter a factory of yours, but only one can be there at a time. Units in a factory attack, support and are attacked as they would be anywhere else.

## Interception

rules-chapter-INT = Interception
AA-INT-1 = When an enemy unit steps onto a free hex next to a unit of yours that could attack it at range 1, you may intercept it. The moving unit must then stop there.
AA-INT-2 = In your next turn, your unit that intercepted may not move and must attack the unit that it stopped; then the marker is taken away. If that attack is no longer legal when your turn begins, your unit is free again. (House ruling.)
AA-INT-3 = A unit may intercept at most once a round of the table, whosever turns lie between. A unit that still owes an attack from an earlier interception never intercepts, so that it never owes two. As an option, interceptions are counted from the unit’s own turn to its next one. (House ruling.)
AA-INT-4 = To intercept, a unit needs range 1, and to intercept aircraft it must be able to attack aircraft. So units with a minimum range of 2 never intercept, and B-17s do not intercept aircraft.
AA-INT-5 = While a unit passes over another unit of its own team, it can’t be intercepted in that hex.
AA-INT-6 = Every enemy of the moving unit may intercept it, your ally as well as you. You are asked in the order of the seats; the first yes settles it and names the unit that intercepts. (House ruling.)
AA-INT-7 = You are asked on every free hex next to a unit of yours that could intercept, before the mover says whether it goes on, so that the question tells you nothing about its plans. Nobody is asked where the unit can’t go on anyway (no points left, water, a factory just occupied), nor where an announced march ends, since that stop has been said openly. (House ruling.)
AA-INT-9 = Interception ends the movement and nothing else: the intercepted unit may still attack this turn, and in its next turn it is free. (House ruling.)
AA-INT-10 = A unit walks step by step: after every step, and whenever the others have let it pass, you decide again whether it goes on and where to, as long as it has points left. Only moving another unit in between is forbidden. You may send the whole path at once. Announced, it is said openly, those who are asked see it, and it goes on by itself after a no. Step by step, nothing of the rest is told, and you are asked again where a unit could have intercepted, where tokens were turned over, and where the path ends. (House ruling.)
AA-INT-11 = Bought units, units that rest under a limit and units that have occupied a factory may intercept, too. The marker is taken away as soon as either unit is gone. While an opponent is being asked, the clock of the moving player stands still. (House ruling.)
AA-INT-8 = Whether to intercept is for the owner of the intercepting unit alone to decide, and you are asked at every step: you may let one step pass and intercept at the next.

## Declaring attacks

rules-chapter-ATK = Declaring attacks
AA-ATK-1 = When all movement is over, you declare your attacks as an ordered list, each with a unit and its target. A unit can be in the list only once. Afterwards neither the order nor the targets change.
AA-ATK-2 = An enemy is a legal target if its distance lies within the unit’s range, the minimum and the maximum included. No line of sight is needed. Aircraft may be attacked only by units that can attack aircraft.
AA-ATK-3 = Infantry on water may not attack, and neither may infantry that has occupied a factory in this turn.
AA-ATK-4 = If a unit of yours owes an attack because it intercepted, that attack must be in your list.
AA-ATK-5 = If, when an attack’s turn comes, the attacker or its target has been destroyed, the attack is void.

## Combat

rules-chapter-CMB = Combat
AA-CMB-1 = Combat is fought one fight at a time, in the order in which the attacks were declared.
AA-CMB-2 = The defender shoots back only at range 1, and only if it could attack the attacker there. It does so in every fight, however often it is attacked.
AA-CMB-3 = How many dice a unit rolls depends on its own damage; the numbers are on its unit mat.
AA-CMB-4 = Only the attacker gets red dice for support, and only against an adjacent target. If the target is a ground unit, count the arms (infantry, tank, artillery, aircraft) of your own faction, the attacker’s included, that have at least one unit with the target within its range: two arms give 2 red dice, three give 3, and so do four. How many units of an arm there are does not matter, and your ally’s units do not count. (House ruling for the fourth arm.)
AA-CMB-5 = If your aircraft attacks an aircraft, one other aircraft of yours next to the target gives 2 red dice, and two or more give 3. An aircraft that can’t attack aircraft does not count. Ground units that attack aircraft get no red dice. (House ruling.)
AA-CMB-6 = Units that support need not attack themselves. A unit that may not attack because it is on water does not support; one that has occupied a factory in this turn does. (House ruling.)
AA-CMB-7 = A die hits when it shows the unit’s hit number or less. The hit number is on the unit mat and depends on the unit’s experience: with 0 to 2 points it is a rookie, with 3 or 4 a veteran, with 5 or more a war hero.
AA-CMB-8 = Attacker and defender roll at the same time, with the values that they had before the fight.
AA-CMB-9 = Hits become damage by the target’s own table: it takes the greatest damage for which there are enough hits. A defender standing in forest uses its forest row; an attacker never does. Aircraft do not use it either. (House ruling.)
AA-CMB-10 = Six points of damage destroy a unit. The damage of both sides is applied at the same time.
AA-CMB-11 = A unit that damages the enemy unit in a fight gets 1 point of experience, and one that destroys it gets 2 in all, as attacker and as defender alike. A unit that is destroyed in the same fight gets none. (House ruling.)
AA-CMB-12 = The Katyusha attacks not a unit but a hex, even an empty one, at a distance of 2 to 4. It rolls once, and the hits are applied to every ground unit in that hex and the six around it, your own and your ally’s too; forest counts for each of them. The Katyusha gets 2 points of experience if it has destroyed any unit, otherwise 1 if it has damaged any: any unit counts, your own too (as an option, only enemy units). The hex must be on the board in play; units on water are hit, and so is a V2 launcher that has been discovered, but not a hidden one. (House ruling.)
AA-CMB-13 = The B-17 can neither attack aircraft nor support against them, but it shoots back at aircraft.
AA-CMB-14 = Optional: you play without dice. Every unit then lands a fixed number of hits, as the Automa’s units do: with 0 to 2 damage its attack value and 2 more for each level above rookie, with 3 to 5 damage half its attack value, rounded up, and 1 more for each. Support adds nothing.
AA-CMB-15 = Red dice hit on the attacker’s own hit number. Support is counted when the fight is rolled: destroyed supporters no longer count, those that have already attacked do. (House ruling.)
AA-CMB-16 = You need not attack: an empty list of attacks is legal. Until you close the list, you may take attacks out again, change them and put them in another order; from then on nothing of it changes. (House ruling.)

## Money

rules-chapter-MON = Money
AA-MON-1 = When its turn ends, the active faction collects 1 coin for each factory that it owns.
AA-MON-2 = You may send coins to your ally at any time, and of each transfer 1 coin goes to the bank: in anyone’s turn, while someone is being asked something, and between two actions. You must send at least 2 coins. If you play two factions, you have two purses and pay the fee all the same. (House ruling.)
AA-MON-3 = For 2 coins you repair a damaged unit of your own that is in a factory of yours: at the start of your next turn it loses up to 3 damage. A unit of your ally’s in your factory is not repaired. You can’t pay twice for one unit at once. If the unit or the factory is lost meanwhile, the coins are lost; damage taken meanwhile is among the 3 that may go. (House ruling.)
AA-MON-4 = You buy units at the cost printed on the unit mat. Each new unit goes onto a factory of yours that has no unit on it.
AA-MON-5 = After the money phase the turn passes clockwise. A faction without units still collects and buys. (House ruling.)
AA-MON-6 = Your income comes first, and you may spend it at once. You repair and buy in any order you like.
AA-MON-7 = You may buy more units than there are miniatures. New units are undamaged rookies and count towards the limit of four units of one type (AA-SET-18). A unit of your ally’s on your factory blocks a purchase there. Coins that you do not spend are kept. The bank never runs out of coins. (House ruling.)
AA-MON-8 = Advice of the book, no rule: keep factories empty for what you mean to buy, and do not put a new unit into a factory next to an enemy infantry, which could take both. The table warns you, and never refuses. (House ruling.)

## Victory

rules-chapter-VIC = Victory
AA-VIC-1 = A team wins at once when it holds enough factories: six, or four on half a board; in a short game five, or three on half a board.
AA-VIC-2 = A team wins when the enemy team has no units left. This is judged after each fight and each occupation; a team without units has lost even if it still owns factories and coins. (House ruling.)
AA-VIC-4 = Whether a team has no units left is judged only when setting up is over. As an option, ten rounds without damage, occupation or purchase end the game: the team with more factories wins, and if both have as many, it is a draw. As another option, the game ends in the same way after 500 rounds. You may agree on a draw at any time. (House ruling.)
AA-VIC-3 = If one fight removes the last units of both teams, the attacker’s team wins. (House ruling.)

## Missions

rules-chapter-MIS = Missions
AA-MIS-0 = You play a mission instead of the plain skirmish. V2 and Bulge bring a victory of their own; with Weather and Mountains the usual conditions of victory stand. V2 and Bulge exclude each other and need all four factions; Weather and Mountains go with anything. (House ruling.)
AA-MIS-1 = Weather and Mountains need nothing of the Automa. In the Battle of the Bulge it plays Allies by its usual priorities, and its first factories are drawn by alternate picks. It may play Germans too, but no order leads a tank of its to the shore, so you are warned. V2 is for people: no order lays tokens, seeks them or aims rockets. (House ruling.)

rules-chapter-MIS-V2 = V2 rocket attack
AA-MIS-V2-1 = In this mission you play with two sets of units each, on the full board. The Germans begin without bombers, the Allies with only one tank and one artillery each. One German player owns the V2 launcher. (That it is the full board is a house ruling.)
AA-MIS-V2-2 = When all units stand on the board, the owner of the launcher lays out 13 tokens face down, one of which is the V2. If that is you, put them as you like on the empty hexes where more of your units could be placed, so that they complete the rings around your three start numbers. Only the German team knows which token is the V2.
AA-MIS-V2-3 = Until the V2 is discovered, every token stays where it lies, also one that was turned over and is not the V2. No unit may end a move on a token; German units may cross tokens, Allied units, aircraft too, may not. An Allied unit that steps next to tokens turns them over; if one is the V2, it is discovered and all other tokens are removed together. (As an option a token that is not the V2 is removed at once.) Tokens are turned over only by moving, at each step: all that lie next to the hex, before anyone may intercept. On a token’s hex nobody can be intercepted. (House ruling.)
AA-MIS-V2-7 = A token may lie wherever one more unit of the owner could be placed: for each of his numbers its own hex, otherwise the first ring that has room, water included, as he likes, but never on a unit or a factory. With tokens left over he goes on to the next rings. A launcher on water is found and attacked as on land. (As an option tokens lie on land only.) (House ruling.)
AA-MIS-V2-8 = The launcher is not a unit: it belongs to no arm, does not support or intercept, and no limit applies to it; as long as it stands, Germans without units are not beaten. It fires as one entry in its owner’s list of attacks, from round one and whatever limits hold, at any factory, even an own or a neutral one; a destroyed factory becomes standard terrain. Once discovered, it blocks Allied units as an enemy unit does, and it has no forest row; support against it counts, and destroying it gives experience. Unit types left out at the start may be bought later. (House ruling.)
AA-MIS-V2-4 = Hidden or discovered, the V2 fires once a round, in its owner’s turn, at any factory. One die is rolled: more than 3 destroys the factory and the unit in it. Destroyed factories are gone for good.
AA-MIS-V2-5 = The launcher never moves. Once discovered, it can be attacked like a ground unit and has a damage table of its own. It does not shoot back. (House ruling.)
AA-MIS-V2-6 = Germany wins by destroying five factories with the V2 or by occupying five. The Allies win by destroying the V2 or by occupying five factories.

rules-chapter-MIS-WEA = Unpredictable weather
AA-MIS-WEA-1 = Every three turns (not rounds) a die decides the weather: 1-2 normal; 3-4 frost, water is standard terrain; 5-6 mud, a road costs 1, standard terrain 1½, forest 2; 7-8 dryness, standard terrain costs ½; 9-10 storm, artillery’s range is 1 less; 11-12 fog, nobody can be intercepted. The die is rolled before turns 1, 4, 7 and so on; a storm shortens the maximum range, for support too. (House ruling.)
AA-MIS-WEA-2 = When frost ends, units on frozen water are on water again: tanks and artillery stay there, can’t fight, and may leave at the normal cost. Mud and dryness leave mountains alone, and aircraft ignore frost, mud and dryness. Attacks owed for interceptions made before fog are still owed. Your own factories cost what standard terrain costs. If a storm leaves a unit’s maximum range below its minimum, the unit can’t use that range. (House ruling.)

rules-chapter-MIS-BUL = Battle of the Bulge
AA-MIS-BUL-1 = You play on the winter board with all four factions, with one set or two. The Germans start with the three factories at the bottom and share them as they choose, in any split, even three to none; the Allies share the four around the coast at the top, but not the one on the island. The Allies draw start tokens 1, 2, 3, 7, 8 and 9, the Germans 4, 5, 6, 10, 11 and 12. Where the two of a team do not agree, or one of them is the Automa, they pick in turn, in the order of seats. (House ruling.)
AA-MIS-BUL-2 = Germany wins when one of its tanks reaches the seashore. That is, when a move of the tank ends there, even because it was stopped; the shore is marked on the board, the island’s does not count, and a frozen sea is still sea. If Germany does not get there, the Allies win: when the Germans have no units left (AA-VIC-2), when they have no tank, no factory and no infantry, or after a number of rounds, if you have set one at the start. There is none unless you agree on it; 12 is our advice. Factories alone win nothing (as an option, the Allies also win with six). (House ruling.)

rules-chapter-MIS-MTN = Mountains
AA-MIS-MTN-1 = A mountain costs 1½ movement points, and tanks can’t enter it. Artillery on a mountain adds 2 to its range. Without this variant mountains are standard terrain. It is the maximum range that grows. (House ruling.)

## The Automa

rules-chapter-AUT = The Automa: solo and cooperative play
AA-AUT-1 = The difficulty that you choose gives the Automa extra units: easy, none; standard, 1 artillery; hard, 1 artillery and 1 regular infantry; overkill, 1 tank and 1 special infantry.
AA-AUT-2 = All of the Automa’s units go into a bag. For its first and its second token 2 units are drawn (4 with two sets), for the third all that remain; the first unit drawn stands on the number, the next ones clockwise around it, beginning at the top. Its turns follow the limit [1-2, 2-3]. Which armies it uses under the limit is drawn at random. (House ruling.)
AA-AUT-3 = The Automa’s units act in this order: regular infantry, special infantry, artillery, aircraft, tanks. Among units of one type, the one that can meet the higher priority goes first. If several still can, one is drawn at random. (House ruling.)
AA-AUT-4 = Each unit of the Automa moves and attacks at once; the Automa does not declare attacks.
AA-AUT-5 = Infantry of the Automa carries out the first of these orders that it can: (1) occupy a factory, if no enemy infantry is next to it; (2) move next to a neutral or enemy factory, if no other infantry of the Automa is next to it already, unless an enemy infantry is too; (3) move so that it can reach a hex next to a neutral or enemy factory in its next move; (4) move and attack by attack priority a, then b; (5) move towards the nearest neutral or enemy factory, picking a hex to attack from by a, then b, if there is one, and otherwise not attacking; (6) act as a tank.
AA-AUT-6 = Artillery, aircraft and tanks of the Automa carry out the first of these orders that they can: (II.1) move within range and attack, with the target chosen by the attack priorities; (II.2) move as close as possible to the target of the highest priority.
AA-AUT-7 = Among the enemies that it can damage, a unit of the Automa chooses by these attack priorities: (a) can be destroyed by this attack; (b) infantry next to a neutral factory or one of the Automa’s; (c) can’t shoot back; (d) for fighters only, a bomber; (e) infantry that can reach a neutral factory or one of the Automa’s in its next turn; (f) infantry on an enemy factory that infantry of the Automa can reach next turn; (g) already attacked by another unit this turn; (h) if it can’t shoot back, the most experienced; (i) the lowest attack value; (j) the most expensive; (k) the least experienced. The first priority that tells candidates apart narrows them down, the next narrows down what remains, and at last one is drawn at random.
AA-AUT-8 = Among hexes that serve the order equally well, a unit of the Automa chooses by these movement priorities: (a) for infantry, furthest from the nearest enemy; (b) for artillery, on or next to a road; (c) for infantry and tanks, forest; (d) for artillery, furthest in hexes from the nearest enemy; (e) for artillery, closest in hexes to the nearest unit of its own; (f) closest in movement points to the nearest unit of its own; (g) closest to where it came from: the move that uses up fewest movement points, then fewest hexes. Near and far are measured in movement points unless hexes are named. Where the book speaks of the “next” unit or enemy, the nearest is meant.
AA-AUT-9 = The Automa’s Katyusha finds its target by the attack priorities like any other unit, and aims at a hex that covers it and damages most other enemy units. Its own and allied units in the area play no part, neither for the target nor for the aim. A target is in its range if aiming at some hex at a distance of 2 to 4 would cover it. Between equal aims the hex to fire from is chosen by the movement priorities, then chance decides. (House ruling, for equal aims.)
AA-AUT-10 = The Automa collects its coins and then buys while it can: with fewer than two infantry, special infantry; otherwise a tank; if the limit of four tanks is reached, artillery, and after that a random type. If the unit that it wants costs more than it has, it saves. It spends on new units alone and does not repair. (House ruling, for saving.)
AA-AUT-11 = The Automa puts a bought unit (a) onto a factory that an enemy infantry can reach in its next turn, or else (b) onto the factory with the nearest enemy. If factories are equal, the one with more enemies equally near is chosen, then the one whose second nearest enemy is nearer, and so on.
AA-AUT-12 = The Automa never gets red dice.
AA-AUT-13 = Both sides can intercept in solo and cooperative play. The Automa does when its unit could damage yours and yours meets attack priority a (it can be destroyed), b (infantry next to a neutral factory or one of the Automa’s) or e (infantry that can reach such a factory in its next turn). As options, it intercepts whenever it could do damage, or never. (House ruling.)
AA-AUT-14 = The Automa’s units land a fixed number of hits, both in attacking and in shooting back. With 0 to 2 damage it is the attack value, and 2 more for each experience level above rookie; with 3 to 5 damage it is half the attack value, rounded up, and 1 more for each level.
AA-AUT-15 = In cooperative play the two of you share factories and coins; each has one token of their own, and the third is shared. Otherwise the game is played as solo. The book gives two ways to set up: each of you has a set of your own faction (the default), or the units of one faction are divided between you (an option).
AA-AUT-18 = For the Automa’s infantry, orders 2, 3 and 5 (next to a factory, within reach of one, towards one) count as possible only if they bring the unit nearer. A unit that is already next to a neutral or enemy factory skips orders 2 and 3; otherwise a stand-off would last for ever. (House ruling.)
AA-AUT-19 = The Automa’s infantry does not attack under orders 1 to 3; only orders 4 to 6 name an attack. (House ruling.)
AA-AUT-20 = For order 4, the Automa’s infantry needs a target of attack priority a, or else of b, that it can attack this turn. If there are several, the other priorities narrow them down. (House ruling.)
AA-AUT-21 = Order 3 is for any neutral or enemy factory: only order 2 leaves out those that have another infantry of the Automa next to them already and no enemy infantry. An enemy infantry inside a factory is not next to it. (House ruling. As an option, order 3 leaves out the same factories as order 2.)
AA-AUT-22 = Where the Automa asks whether an infantry can reach a factory (attack priorities e and f, and placing a bought unit), it means getting next to the factory or occupying it in the next move. This must be a real move, with units and attacks owed as they stand now. For a bought unit it makes no difference whether an enemy infantry is next to the factory already. (House ruling.)
AA-AUT-23 = The Automa can damage a unit if the attack is legal and its fixed hits do at least 1 damage in the target’s terrain. Order II.2 looks at all enemies on the board that it can damage; if it can damage none, at all of them. (House ruling.)
AA-AUT-24 = That an enemy can’t shoot back (attack priorities c and h) is meant for the attack in question: from two hexes away or more nobody can. Priority c is met if some hex in reach allows such an attack, and then only such hexes remain. If the target was settled before c was looked at, the movement priorities alone choose the hex. (House ruling.)
AA-AUT-25 = The Automa measures distance in movement points along the acting unit’s cheapest path from the hex in question to the goal. Units of its team are passed; enemy units and neutral or enemy factories are closed, except as the goal. The goal’s own hex costs its terrain, or 1 in any weather where the unit may not enter. Water costs infantry its whole speed and is closed to tanks and artillery; aircraft pay 1 for every hex, and fly around enemies like other units. A goal without a path is further than any goal with one, and such goals are compared by hexes. For movement priority g, the distance is what the move itself uses up, not the way back. (House ruling.)
AA-AUT-26 = Attack priorities h and k compare points of experience. Priority i compares the basic attack value against the kind of the acting unit, ground or air; an enemy that has none counts as 0. (House ruling.)
AA-AUT-31 = Under order 5 the Automa’s infantry goes as close as it can to the nearest neutral or enemy factory; if several are equally near, to whichever of them it comes closest. Under orders 2 to 6 it never occupies one. Where an order without an attack can be met on water, water is a hex like any other, and only the movement priorities choose. Under order 6 it keeps the infantry’s movement priorities. (House ruling. As an option, it ends on water only where no other hex serves.)
AA-AUT-32 = For the Automa’s Katyusha the best aim is sought over all hexes that it can reach, then its own hex is chosen by the movement priorities. Where targets are tied, the target is drawn first, also when it is only headed for; then the hex is chosen for it, and the aim. Under order II.2, where nothing is attacked yet, attack priorities c and h are met if the unit’s own range allows some attack that the enemy could not answer. (House ruling.)
AA-AUT-33 = If enemy infantry can reach several factories in its next turn, the Automa puts a bought unit onto the one with the nearest enemy. That is measured in the movement points of the bought unit, for aircraft too. When the limit of tanks is reached and it can’t afford an artillery, it saves. (House ruling.)
AA-AUT-34 = An attack owed after an interception no longer binds if it stops being legal in the middle of the turn. Nobody shoots back at a Katyusha; for support it has in range what is at a distance of 2 to 4, not all that its area could cover. In V2 and Bulge a team without units has lost, the Germans in V2 only when the launcher is gone, too. (House ruling.)
AA-AUT-27 = A unit of the Automa that owes an attack does not move and makes that attack when its place in the order comes. One that is intercepted attacks the best target from where it stands; infantry under orders 4 and 5 only one that meets priority a, else b, and under orders 1 to 3 none. A unit walks the cheapest path; between equal paths chance decides. (House ruling.)
AA-AUT-35 = With the variant for experienced players the Automa’s four units are drawn blindly from its second set and go into its bag with the rest. It still draws two for its first and second token, as with one set; units of its level come on top. Against two partners with a set each it has two sets, and draws four more for each. (House ruling.)
AA-AUT-28 = In the Automa’s order of units, fighters and bombers are one group. After every unit everything is judged again. (House ruling.)
AA-AUT-29 = In cooperative play you share one turn and one purse without any fee, each of you buys at any shared factory, and your three armies follow the limit [1-2, 2-3]. Support counts within one player’s faction, or among all units if one faction was divided. On the full board 12 tokens are shuffled and three dealt to each side, and six factories win. (House ruling.)
AA-AUT-30 = When the Automa is set up, ground units other than infantry skip water. The top is the neighbouring hex nearest to the upper edge, and of two such hexes the right one. Random purchases are drawn from what it can afford under the limit of four; without an empty factory it saves. (House ruling.)
AA-AUT-16 = The book’s example of a tank of the Automa: its six hits do not destroy B, which needs seven. C and D are howitzers and can’t shoot back (c), and D has more experience (h), so D is the target. It can be attacked from E or F; neither is forest, but E is closer to G, a unit of the Automa (f), so the tank goes to E.
AA-AUT-17 = The book’s example of an 8.8 Flak of the Automa: its four hits destroy A or B (a), and A has more experience (h), so A is the target. It can be attacked from D or E; D is further from the nearest enemy (d), so the Flak goes to D.
