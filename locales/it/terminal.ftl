### Il tavolo nel terminale.

terminal-welcome = Aces & Armor. Scrivi un numero per scegliere, oppure help.
terminal-help =
    Un numero sceglie un'opzione. Per movimenti e attacchi scegli prima l'unità, poi dove.
    Un esagono è una lettera e una riga, come F7. Invio da solo torna indietro.
    look: il tabellone. units: tutte le unità a parole. factories: chi possiede cosa. hex F7: che cosa c'è lì.
    log: gli ultimi avvenimenti. why: le ragioni dell’Automa. undo, redo: annulla, ripeti. other: che altro puoi fare ora. partner: nel gioco cooperativo agisce intanto il tuo compagno.
    save FILE: salva la partita. quit: esci. help: questo aiuto.
terminal-choose = Scegli
terminal-where = Dove? (esagono, oppure back)
terminal-target = Quale bersaglio? (numero, oppure back)
terminal-aim = Quale esagono? (esagono, oppure back)
terminal-reach = { $unit } può andare in: { $hexes }
terminal-end-movement = termina il movimento
terminal-to-combat = passa al combattimento
terminal-end-turn = termina il turno
terminal-divide = { $units }
    Scrivi il gettone (1, 2 o 3) di ciascuna, in quest'ordine, come 1 1 2 2 3 3; oppure even per dividerle in parti uguali.
terminal-secret = { $seat } ora sceglie in segreto. Gli altri guardino altrove; premi Invio.
terminal-secret-done = La scelta è fatta e resta segreta. Premi Invio per pulire lo schermo.
terminal-roll = { $n ->
    [one] Lancia un dado e scrivi il risultato:
   *[other] Lancia { $n } dadi e scrivi i risultati, separati da spazi:
 }
terminal-draw = Pesca un gettone e scrivi il suo numero:
terminal-not-understood = «{ $text }» non è fra le opzioni. Scrivi un numero dell'elenco, oppure help.
terminal-not-a-hex = «{ $text }» non è un esagono. Serve una lettera (non I né O) e una riga, come F7.
terminal-not-reachable = Non si può raggiungere.
terminal-bad-dice = { $n ->
    [one] Serve { $n } numero
   *[other] Servono { $n } numeri
 } da 1 a { $sides }.
terminal-bad-division = { $n ->
    [one] Serve { $n } numero: 1, 2 o 3.
   *[other] Servono { $n } numeri, ciascuno 1, 2 o 3.
 }
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = Non c'è nulla da annullare.
terminal-cannot-undo-die = Non si può annullare: da allora sono stati lanciati dei dadi.
terminal-cannot-undo-draw = Non si può annullare: da allora è stato girato un gettone.
terminal-cannot-undo-reveal = Non si può annullare: da allora è stato svelato qualcosa di nascosto.
terminal-cannot-undo-other = Non si può annullare: { $seat } ha già agito.
terminal-cannot-undo-clock = Non si può annullare: da allora è scaduto il tempo.
terminal-undone = Annullato.
terminal-redone = Ripetuto.
terminal-nothing-to-redo = Non c'è nulla da ripetere.
terminal-nothing-else = Ora non puoi fare altro.
terminal-saved = La partita è salvata in { $file }.
terminal-save-where = Indica dove: save FILE.
terminal-resume = Per riprenderla: sandtable play aces --resume { $file }
terminal-goodbye = La partita non è stata salvata. Per salvarla: save FILE prima di quit.
terminal-purse = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }, { $factories ->
    [one] { $factories } fabbrica
   *[other] { $factories } fabbriche
 }
terminal-race = Fabbriche: Germania { $germany }, Alleati { $allies }; per vincere: { $wanted }.
terminal-unit = { $unit } in { $hex }, { $terrain }: danni { $damage }, { $level }, esperienza { $experience }{ $notes }
terminal-note-moved = , ha già mosso
terminal-note-owes = , deve attaccare { $target }
terminal-note-repairing = , in riparazione
terminal-note-army = , armata { $army }
terminal-hex = { $hex }: { $terrain }.
terminal-hex-factory = Proprietario della fabbrica: { $faction }.
terminal-hex-neutral = La fabbrica è neutrale.
terminal-hex-start = Numero di partenza { $number }.
terminal-hex-empty = Nessuna unità.
terminal-factory = Fabbrica in { $hex }: { $owner }
terminal-neutral = neutrale
terminal-odds = distruzione { $destroy } %, danni medi { $damage }; in risposta { $back }
terminal-legend = Unità: fazione (U Stati Uniti, S Unione Sovietica, G Germania 1, H Germania 2), tipo (i fanteria regolare, s fanteria speciale, t carro armato, a artiglieria, f caccia, b bombardiere), danni. F: fabbrica, con il proprietario. . terreno standard  f foresta  = strada  # ponte  ~ acqua  ^ montagna  1-12 numero di partenza  ? gettone coperto  V lanciarazzi  x fabbrica distrutta
terminal-step = { $n } di { $of }: { $answer }
terminal-replay-keys = Invio: avanti. b: indietro. un numero: vai lì. look: il tabellone. quit: esci.
terminal-verified = Verificato: tutte le risposte ({ $n }) sono lecite e portano alla situazione registrata nel file.
terminal-verified-not = Tutte le risposte ({ $n }) sono lecite, ma non portano alla situazione registrata nel file: il file è stato modificato.
terminal-time-up = tempo scaduto
terminal-send = invia monete a { $faction }, da 2 a { $most }
terminal-how-many = Quante monete? Una va alla banca.
terminal-why-none = L’Automa non ha fatto nulla di recente.
companion-welcome = Scrivi la posizione sul tuo tabellone, riga per riga, poi play; oppure setup per preparare qui.
companion-corrections = Righe: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
companion-type = Posizione
companion-not-understood = "{ $text }" non è comprensibile.
companion-not-yet = Le correzioni sono possibili quando tutto è preparato.
companion-corrected = Corretto. undo riporta a prima.
terminal-weather = Tempo: { $weather } ({ $turns ->
    [one] solo questo turno
   *[other] { $turns } turni, compreso questo
 }).
terminal-v2 = V2: { $tokens ->
    [one] { $tokens } gettone coperto
   *[other] { $tokens } gettoni coperti
 }, fabbriche distrutte { $destroyed } di cinque.
terminal-v2-hidden = Il lanciarazzi è nascosto in { $hex }. Lo sa solo la tua squadra.
terminal-factory-destroyed = Fabbrica in { $hex }: distrutta
terminal-hex-token = Qui c'è un gettone.
terminal-hex-launcher = Qui c'è il lanciarazzi V2, danni { $damage }.
terminal-divide-with-partner = { $units }
    Scrivi il gettone ({ $own }, o 3 per quello comune) di ciascuna, in quest'ordine, con spazi in mezzo; oppure even per dividerle in parti uguali.
terminal-hand-over = finito con questa fase; continua il tuo compagno
terminal-still-hidden = una scelta ancora segreta

## Sergeants

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
terminal-seat = Giocatore { $seat }
