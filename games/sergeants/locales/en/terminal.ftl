### This game at the terminal.

sm-terminal-welcome = Sergeants. Type a number to choose, or help.
sm-terminal-help =
    A number chooses an option. Lengths are inches; a place is two lengths from the upper left corner of the map, such as 12.5 3, and a facing after it if you like: an hour of the clock (12 is up) or n, ne, e, se, s, sw, w, nw.
    Soldiers go by the number on the dog tag, the letter on the map, or the name.
    look: the map and everyone. soldiers: everyone in words. hand: your cards. orders: your secret orders. score: points so far. measure A b: lay the ruler from one soldier to another. hint: what a strong player would do.
    log: what happened lately. undo, redo: undo or redo a choice. save FILE: keep the match. quit: leave it. help: this.
sm-terminal-walk = Type a place, such as 12.5 3 e; or to and a soldier or a tile, such as to L2: as near as a straight way leads.
sm-terminal-nothing = Nothing can be done here.
sm-terminal-turn = Type a facing: an hour of the clock, or n, ne, e, se, s, sw, w, nw.
sm-terminal-throw = Type who to throw at, and if you like how far the template is shifted to the right and downwards, such as b 0.5 -0.25. In reach:
sm-terminal-place = Type the card for each phase, such as 3 1 5; - leaves a phase empty. An officer adds a second card with +, such as 3+2 1 5. suggest places some.
sm-terminal-phase = Phase { $phase }: { $first }, then { $then }
sm-terminal-force = Soldiers and equipment for { $vp } VP, at most { $equipment } VP of it for equipment cards, at most { $leaders } leaders; { $grenades } grenades are free.
    Type all of them, such as 1, 2 senior radio, 4 3g (3g: three grenades); or suggest. A specialist may bring cards, such as 21 card8 story121; @ puts somebody on a panel, such as 21 @point.
sm-terminal-anybody = anyone
sm-terminal-panel = @{ $id }: { $name }. Places: { $slots }.
sm-terminal-not-a-force = “{ $text }” is not understood. A force is numbers with commas between, such as 1, 2 senior, 4 3g.
sm-terminal-bill = Soldiers { $soldiers } VP, equipment { $equipment } VP, grenades { $grenades } VP.
sm-terminal-take-force = Enter takes this force; anything else goes back
sm-terminal-deploy = Type a place for each soldier, such as 12.5 3 e; or suggest for all of them.
sm-terminal-deploy-one = { $soldier }
sm-terminal-at = { $tile }, at { $at }, facing { $hour } o’clock
sm-terminal-waiting = not yet on the map
sm-terminal-prisoner = prisoner of { $escort }
sm-terminal-gone = left the map
sm-terminal-dead = killed
sm-terminal-removed = out of the game
sm-terminal-spotted = spotted
sm-terminal-pinned = pinned
sm-terminal-wounded = wounded
sm-terminal-who = Type two soldiers: their letters, numbers or names, such as measure A b.
sm-terminal-ruler = { $squares } squares, { $inches } inches
sm-terminal-verdict = { $stat } { $ability } { $modifiers } = { $left }, needed { $needed }: { $yes ->
    [yes] yes
   *[no] no
 }
sm-terminal-hidden-numbers = His numbers are hidden from you. They would have to be:
sm-terminal-takes-at-least = { $stat } { $takes } or more (modifiers { $modifiers }, distance { $needed })
sm-terminal-takes-at-most = { $stat } { $takes } or less (modifiers { $modifiers })
sm-terminal-legend = Capitals: the first side, small letters: the second. . open  - road  { "\u0022" } cover  + wall or hedge  # building  ~ no way through. Numbers along the edges are inches.
sm-terminal-chapter = { $campaign }, chapter { $n } of { $of }
sm-terminal-fate-fell = { $soldier } fell.
sm-terminal-fate-captured = { $soldier } was taken prisoner.
sm-terminal-fate-wounded = { $soldier } is wounded.
sm-terminal-campaign-vp = Campaign VP: { $vp }
sm-terminal-campaign-next = Enter for the next chapter, or quit
sm-terminal-campaign-over = The campaign is over. Most VP: { $seats }

# The bot that thinks ahead.
sm-terminal-opponent = Your opponent thinks ahead: level { $level } of 6.

