### This game at the terminal.

terminal-sm-welcome = Sergeants. Type a number to choose, or help.
terminal-sm-help =
    A number chooses an option. Lengths are inches; a place is two lengths from the upper left corner of the map, such as 12.5 3, and a facing after it if you like: an hour of the clock (12 is up) or n, ne, e, se, s, sw, w, nw.
    Soldiers go by the number on the dog tag, the letter on the map, or the name.
    look: the map and everybody. soldiers: everybody in words. hand: your cards. orders: your secret orders. score: points so far. measure A b: lay the ruler from one soldier to another.
    log: what happened lately. undo, redo: take back, do again. save FILE: keep the match. quit: leave it. help: this.
terminal-sm-walk = Type a place, such as 12.5 3 e; or to and a soldier or a tile, such as to L2: as near as a straight way leads.
terminal-sm-nothing = Nothing can be done here.
terminal-sm-turn = Type a facing: an hour of the clock, or n, ne, e, se, s, sw, w, nw.
terminal-sm-throw = Type at whom, and if you like how far the template is shifted to the right and downwards, such as b 0.5 -0.25. In reach:
terminal-sm-place = Type the card for each phase, such as 3 1 5; - leaves a phase empty. An officer adds a second card with +, such as 3+2 1 5. suggest places some.
terminal-sm-phase = Phase { $phase }: { $first }, then { $then }
terminal-sm-force = Soldiers and equipment for { $vp } VP, at most { $equipment } VP of it for equipment, at most { $leaders } leaders; { $grenades } grenades are free.
    Type all of them, such as 1, 2 senior radio, 4 3g (3g: three grenades); or suggest. A specialist may bring cards, such as 21 card8 story121; @ puts somebody on a panel, such as 21 @point.
terminal-sm-anybody = anybody
terminal-sm-panel = @{ $id }: { $name }, { $vp } VP. Places: { $slots }.
terminal-sm-not-a-force = "{ $text }" is not understood. A force is numbers with commas between, such as 1, 2 senior, 4 3g.
terminal-sm-bill = Soldiers { $soldiers } VP, equipment { $equipment } VP.
terminal-sm-take-force = Enter takes this force; anything else goes back
terminal-sm-deploy = Type a place for each soldier, such as 12.5 3 e; or suggest for all of them.
terminal-sm-deploy-one = { $soldier }
terminal-sm-at = { $tile }, at { $at }, facing { $hour } o'clock
terminal-sm-waiting = not yet on the map
terminal-sm-prisoner = prisoner of { $escort }
terminal-sm-gone = left the map
terminal-sm-dead = killed
terminal-sm-removed = out of the game
terminal-sm-spotted = spotted
terminal-sm-pinned = pinned
terminal-sm-wounded = wounded
terminal-sm-who = Type two soldiers: their letters, numbers or names, such as measure A b.
terminal-sm-ruler = { $squares } squares, { $inches } inches
terminal-sm-verdict = { $stat } { $ability } { $modifiers } = { $left }, needed { $needed }: { $yes ->
    [yes] yes
   *[no] no
 }
terminal-sm-legend = Capitals: the first side, small letters: the second. . open  - road  " cover  + wall or hedge  # building  ~ no way through. Numbers along the edges are inches.
terminal-sm-resume = To go on later: sandtable play sergeants --resume { $file }
terminal-sm-chapter = { $campaign }, chapter { $n } of { $of }
terminal-sm-fate-fell = { $soldier } fell.
terminal-sm-fate-captured = { $soldier } was taken prisoner.
terminal-sm-fate-wounded = { $soldier } is wounded.
terminal-sm-campaign-vp = VP of the campaign: { $vp }
terminal-sm-campaign-next = Enter for the next chapter, or quit
terminal-sm-campaign-over = The campaign is over. Most VP: { $seats }
