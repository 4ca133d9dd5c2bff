### Questo gioco nel terminale.

aces-terminal-welcome = Aces & Armor. Scrivi un numero per scegliere, oppure «aiuto».
aces-terminal-help =
    Un numero sceglie un’opzione. Per movimenti e attacchi scegli prima l’unità, poi dove.
    Un esagono è una lettera e una riga, come F7. Invio da solo torna indietro.
    look: il tabellone. units: tutte le unità a parole. factories: chi possiede cosa. hex F7: che cosa c’è lì.
    log: gli ultimi avvenimenti. why: le ragioni dell’Automa. hint: che cosa farebbe un giocatore forte. undo, redo: annulla, ripeti. other: che altro puoi fare ora. partner: nel gioco cooperativo agisce intanto il tuo compagno.
    save FILE: salva la partita. quit: esci. help: questo aiuto.
aces-terminal-where = Dove? (esagono, oppure «indietro»)
aces-terminal-where-march = Dove? (esagono; F7 step: decidi di nuovo lungo la via; F7 all: annuncia tutta la via; oppure «indietro»)
aces-terminal-target = Quale bersaglio? (numero, oppure «indietro»)
aces-terminal-aim = Quale esagono? (esagono, oppure «indietro»)
aces-terminal-reach = { $unit } può andare in: { $hexes }
aces-terminal-end-movement = termina il movimento
aces-terminal-to-combat = passa al combattimento
aces-terminal-end-turn = termina il turno
aces-terminal-divide = { $units }
    Scrivi il gettone (1, 2 o 3) di ciascuna, in quest’ordine, come 1 1 2 2 3 3; oppure «pari» per dividerle in parti uguali.
aces-terminal-draw = Pesca un gettone e scrivi il suo numero:
aces-terminal-not-a-hex = «{ $text }» non è un esagono. Serve una lettera (non I né O) e una riga, come F7.
aces-terminal-not-reachable = Non si può raggiungere.
aces-terminal-bad-division = { $n ->
    [one] Serve { $n } numero: 1, 2 o 3.
   *[other] Servono { $n } numeri, ciascuno 1, 2 o 3.
 }
aces-terminal-purse = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }, { $factories ->
    [one] { $factories } fabbrica
   *[other] { $factories } fabbriche
 }
aces-terminal-race = Fabbriche: Germania { $germany }, Alleati { $allies }; per vincere: { $wanted }.
aces-terminal-unit = { $unit } in { $hex }, { $terrain }: danni { $damage }, { $level }, esperienza { $experience }{ $notes }
aces-terminal-note-moved = , ha già mosso
aces-terminal-note-owes = , deve attaccare { $target }
aces-terminal-note-repairing = , in riparazione
aces-terminal-note-army = , armata { $army }
aces-terminal-hex = { $hex }: { $terrain }.
aces-terminal-hex-factory = Proprietario della fabbrica: { $faction }.
aces-terminal-hex-neutral = La fabbrica è neutrale.
aces-terminal-hex-start = Numero di partenza { $number }.
aces-terminal-hex-empty = Nessuna unità.
aces-terminal-factory = Fabbrica in { $hex }: { $owner }
aces-terminal-neutral = neutrale
aces-terminal-odds = distruzione { $destroy } %, danni medi { $damage }; in risposta { $back }
aces-terminal-legend = Unità: fazione (U Stati Uniti, S Unione Sovietica, G Germania 1, H Germania 2), tipo (i fanteria regolare, s fanteria speciale, t carro armato, a artiglieria, f caccia, b bombardiere), danni. F: fabbrica, con il proprietario. . terreno standard  f foresta  = strada  # ponte  ~ acqua  ^ montagna  1-12 numero di partenza  ? gettone coperto  V lanciarazzi  x fabbrica distrutta
aces-terminal-reorder = metti un attacco in un altro posto
aces-terminal-reorder-how = Quale numero va a quale posto? (due numeri, come 3 1)
aces-terminal-send = invia monete a { $faction }, da 2 a { $most }
aces-terminal-how-many = Quante monete? Una va alla banca.
aces-terminal-why-none = L’Automa non ha ancora agito.
aces-companion-welcome = Scrivi la posizione sul tuo tabellone, riga per riga, poi «play»; oppure «setup» per preparare qui.
aces-companion-corrections = Righe: unit us-tank-1 F7 damage 2 experience 3 army 1 moved owes g1-tank-1; remove us-tank-1; flag F7 us; flag F7 none; coins us 4; turn us; round 3; phase money.
aces-companion-type = Posizione
aces-companion-not-understood = Non capisco «{ $text }». Scrivi «aiuto» per l’elenco dei comandi.
aces-companion-not-yet = Le correzioni sono possibili quando tutto è preparato.
aces-companion-corrected = Corretto. «undo» riporta a prima.
aces-terminal-weather = Meteo: { $weather }, { $turns ->
    [one] solo questo turno.
   *[other] { $turns } turni, compreso questo.
 }
aces-terminal-v2 = V2: { $tokens ->
    [one] { $tokens } gettone coperto
   *[other] { $tokens } gettoni coperti
 }, fabbriche distrutte { $destroyed } di cinque.
aces-terminal-v2-hidden = Il lanciarazzi è nascosto in { $hex }. Lo sa solo la tua squadra.
aces-terminal-factory-destroyed = Fabbrica in { $hex }: distrutta
aces-terminal-hex-token = Qui c’è un gettone.
aces-terminal-hex-launcher = Qui c’è il lanciarazzi V2, danni { $damage }.
aces-terminal-divide-with-partner = { $units }
    Scrivi il gettone ({ $own }, o 3 per quello comune) di ciascuna, in quest’ordine, con spazi in mezzo; oppure «pari» per dividerle in parti uguali.
aces-terminal-hand-over = finito con questa fase; continua il tuo compagno

## Il giocatore che calcola.

aces-terminal-opponent = Il tuo avversario: { $name } (livello { $level } di 6).
aces-search-level-1 = Principiante
aces-search-level-2 = Dilettante
aces-search-level-3 = Costante
aces-search-level-4 = Abile
aces-search-level-5 = Esperto
aces-search-level-6 = Maestro
