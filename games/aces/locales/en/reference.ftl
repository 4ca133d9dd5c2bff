### The quick reference: one page to print. What the legend explains already is taken from there.

aces-ref-title = Aces & Armor at a glance
aces-ref-lead = Everything you need beside the board, on one page.
aces-ref-print = Print this page
aces-ref-turn = Your turn
aces-ref-turn-move = Move each unit once, in one go, up to its speed. Pass over your team, never over enemies. One unit to a hex.
aces-ref-turn-declare = List your attacks in order. Targets must be in range; no line of sight. Attacks that you owe must be in the list.
aces-ref-turn-combat = Fight in that order. Both sides roll at once. If attacker or target is gone, the attack is void.
aces-ref-turn-money = 1 coin for each factory. Repair for 2 coins in your own factory (up to 3 damage, next turn). Buy units onto empty factories of yours.
aces-ref-costs = Movement points for a hex
aces-ref-cost-air = Aircraft, anywhere
aces-ref-cost-own = Factory of your team
aces-ref-cost-other = Other factory
aces-ref-whole = infantry only, its whole move from the next hex
aces-ref-fight = A fight
aces-ref-dice = Roll 12 dice, 2 fewer for each damage of your unit. A die at or below the hit number hits.
aces-ref-row = Read the target’s armour row: the greatest damage for which there are enough hits. Six damage destroy.
aces-ref-back = The defender shoots back at range 1 only, if it could attack the attacker.
aces-ref-start = First rounds
aces-ref-start-two = Two factions: the first uses 1 army, the second 2; in round two the first uses its other 2, the second all 3.
aces-ref-start-four = Four factions: 1, 1, 2 and 3 armies in round one, then all.
aces-ref-victory = Victory
aces-ref-victory-factories = Six factories win, four on half a board (short game: five and three), or an enemy team without units.
aces-ref-always = Remember
aces-ref-missions = Missions and weather
