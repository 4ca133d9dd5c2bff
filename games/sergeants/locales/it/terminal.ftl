### Questo gioco nel terminale.

terminal-sm-welcome = Sergeants. Scrivi un numero per scegliere, oppure help.
terminal-sm-help =
    Un numero sceglie un'opzione. Le lunghezze sono in pollici; un punto è dato da due lunghezze dall'angolo in alto a sinistra della mappa, per esempio 12.5 3, seguite se vuoi dall'orientamento: un'ora dell'orologio (12 è in alto) oppure n, ne, e, se, s, sw, w, nw.
    I soldati si indicano con il numero della piastrina, la lettera sulla mappa o il nome.
    look: la mappa e tutti i soldati. soldiers: tutti, a parole. hand: le tue carte. orders: i tuoi ordini segreti. score: i punti finora. measure A b: il righello da un soldato all'altro.
    log: che cosa è successo di recente. undo, redo: annulla, ripeti. save FILE: conserva la partita. quit: esci. help: questo testo.
terminal-sm-walk = Scrivi un punto, per esempio 12.5 3 e; oppure to e un soldato o una tessera, per esempio to L2: il più vicino possibile in linea retta.
terminal-sm-nothing = Qui non si può fare nulla.
terminal-sm-turn = Scrivi un orientamento: un'ora dell'orologio, oppure n, ne, e, se, s, sw, w, nw.
terminal-sm-throw = Scrivi contro chi e, se vuoi, di quanto spostare la sagoma verso destra e verso il basso, per esempio b 0.5 -0.25. A portata:
terminal-sm-place = Scrivi la carta per ogni fase, per esempio 3 1 5; - lascia vuota una fase. Un ufficiale aggiunge una seconda carta con +, per esempio 3+2 1 5. suggest ne sceglie alcune.
terminal-sm-phase = Fase { $phase }: { $first }, poi { $then }
terminal-sm-force = Soldati ed equipaggiamento per { $vp } PV, di cui al massimo { $equipment } PV per l'equipaggiamento, al massimo { $leaders } comandanti; { $grenades } granate sono gratuite.
    Scrivili tutti, per esempio 1, 2 senior radio, 4 3g (3g: tre granate); oppure suggest. Uno specialista può portare carte, per esempio 21 card8 story121; @ mette qualcuno su un pannello, per esempio 21 @point.
terminal-sm-anybody = chiunque
terminal-sm-panel = @{ $id }: { $name }, { $vp } PV. Posti: { $slots }.
terminal-sm-not-a-force = "{ $text }" non è comprensibile. Una forza è fatta di numeri separati da virgole, per esempio 1, 2 senior, 4 3g.
terminal-sm-bill = Soldati { $soldiers } PV, equipaggiamento { $equipment } PV.
terminal-sm-take-force = Invio accetta questa forza; altro per tornare indietro
terminal-sm-deploy = Scrivi un punto per ogni soldato, per esempio 12.5 3 e; oppure suggest per tutti.
terminal-sm-deploy-one = { $soldier }
terminal-sm-at = { $tile }, a { $at }, rivolto alle ore { $hour }
terminal-sm-waiting = non ancora sulla mappa
terminal-sm-prisoner = prigioniero di { $escort }
terminal-sm-gone = uscito dalla mappa
terminal-sm-dead = ucciso
terminal-sm-removed = fuori dal gioco
terminal-sm-spotted = avvistato
terminal-sm-pinned = inchiodato
terminal-sm-wounded = ferito
terminal-sm-who = Scrivi due soldati: lettere, numeri o nomi, per esempio measure A b.
terminal-sm-ruler = { $squares } quadrati, { $inches } pollici
terminal-sm-verdict = { $stat } { $ability } { $modifiers } = { $left }, servono { $needed }: { $yes ->
    [yes] sì
   *[no] no
 }
terminal-sm-legend = Maiuscole: la prima fazione, minuscole: la seconda. . aperto  - strada  " copertura  + muro o siepe  # edificio  ~ non si passa. I numeri ai bordi sono pollici.
terminal-sm-resume = Per continuare più tardi: sandtable play sergeants --resume { $file }
terminal-sm-chapter = { $campaign }, capitolo { $n } di { $of }
terminal-sm-fate-fell = { $soldier } è caduto.
terminal-sm-fate-captured = { $soldier } è stato fatto prigioniero.
terminal-sm-fate-wounded = { $soldier } è ferito.
terminal-sm-campaign-vp = PV della campagna: { $vp }
terminal-sm-campaign-next = Invio per il prossimo capitolo, oppure quit
terminal-sm-campaign-over = La campagna è finita. Più PV: { $seats }
