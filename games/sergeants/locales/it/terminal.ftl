### Questo gioco nel terminale.

sm-terminal-welcome = Sergeants. Scrivi un numero per scegliere, oppure «aiuto».
sm-terminal-help =
    Un numero sceglie un’opzione. Le lunghezze sono in pollici; un punto è dato da due lunghezze dall’angolo in alto a sinistra della mappa, per esempio 12.5 3, seguite se vuoi dall’orientamento: un’ora dell’orologio (12 è in alto) oppure n, ne, e, se, s, sw, w, nw.
    I soldati si indicano con il numero della piastrina, la lettera sulla mappa o il nome.
    look: la mappa e tutti i soldati. soldiers: tutti, a parole. hand: le tue carte. orders: i tuoi ordini segreti. score: i punti finora. measure A b: il righello da un soldato all’altro. hint: che cosa farebbe un giocatore forte.
    log: che cosa è successo di recente. undo, redo: annulla, ripeti. save FILE: conserva la partita. quit: esci. help: questo testo.
sm-terminal-walk = Scrivi un punto, per esempio 12.5 3 e; oppure to e un soldato o una tessera, per esempio to L2: il più vicino possibile in linea retta.
sm-terminal-nothing = Qui non si può fare nulla.
sm-terminal-turn = Scrivi un orientamento: un’ora dell’orologio, oppure n, ne, e, se, s, sw, w, nw.
sm-terminal-throw = Scrivi contro chi e, se vuoi, di quanto spostare la sagoma verso destra e verso il basso, per esempio b 0.5 -0.25. A portata:
sm-terminal-place = Scrivi la carta per ogni fase, per esempio 3 1 5; - lascia vuota una fase. Un ufficiale aggiunge una seconda carta con +, per esempio 3+2 1 5. «proponi» ne sceglie alcune.
sm-terminal-phase = Fase { $phase }: { $first }, poi { $then }
sm-terminal-force = Soldati ed equipaggiamento per { $vp } PV, di cui al massimo { $equipment } PV in carte Equipaggiamento, al massimo { $leaders } leader; { $grenades } granate sono gratuite.
    Scrivili tutti, per esempio 1, 2 senior radio, 4 3g (3g: tre granate); oppure «proponi». Uno specialista può portare carte, per esempio 21 card8 story121; @ mette qualcuno su un pannello, per esempio 21 @point.
sm-terminal-anybody = chiunque
sm-terminal-panel = @{ $id }: { $name }. Posti: { $slots }.
sm-terminal-not-a-force = «{ $text }» non è comprensibile. Una forza è fatta di numeri separati da virgole, per esempio 1, 2 senior, 4 3g.
sm-terminal-bill = Soldati { $soldiers } PV, equipaggiamento { $equipment } PV, granate { $grenades } PV.
sm-terminal-take-force = Invio accetta questa forza; altro per tornare indietro
sm-terminal-deploy = Scrivi un punto per ogni soldato, per esempio 12.5 3 e; oppure «proponi» per tutti.
sm-terminal-deploy-one = { $soldier }
sm-terminal-at = { $tile }, a { $at }, rivolto alle ore { $hour }
sm-terminal-waiting = non ancora sulla mappa
sm-terminal-prisoner = prigioniero di { $escort }
sm-terminal-gone = uscito dalla mappa
sm-terminal-dead = ucciso
sm-terminal-removed = fuori dal gioco
sm-terminal-spotted = avvistato
sm-terminal-pinned = bloccato
sm-terminal-wounded = ferito
sm-terminal-who = Scrivi due soldati: lettere, numeri o nomi, per esempio measure A b.
sm-terminal-ruler = { $squares } quadrati, { $inches } pollici
sm-terminal-verdict = { $stat } { $ability } { $modifiers } = { $left }, servono { $needed }: { $yes ->
    [yes] sì
   *[no] no
 }
sm-terminal-hidden-numbers = I suoi valori ti sono nascosti. Dovrebbero essere:
sm-terminal-takes-at-least = { $stat } { $takes } o più (modificatori { $modifiers }, distanza { $needed })
sm-terminal-takes-at-most = { $stat } { $takes } o meno (modificatori { $modifiers })
sm-terminal-legend = Maiuscole: la prima fazione, minuscole: la seconda. . aperto  - strada  { "\u0022" } copertura  + muro o siepe  # edificio  ~ non si passa. I numeri ai bordi sono pollici.
sm-terminal-chapter = { $campaign }, capitolo { $n } di { $of }
sm-terminal-fate-fell = { $soldier } è caduto.
sm-terminal-fate-captured = { $soldier } è stato fatto prigioniero.
sm-terminal-fate-wounded = { $soldier } è ferito.
sm-terminal-campaign-vp = PV della campagna: { $vp }
sm-terminal-campaign-next = Invio per il prossimo capitolo, oppure quit
sm-terminal-campaign-over = La campagna è finita. Più PV: { $seats }

# The bot that thinks ahead.
sm-terminal-opponent = Il tuo avversario pensa in anticipo: livello { $level } di 6.

