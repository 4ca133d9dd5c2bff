### Sergeants: le parole delle carte. I testi delle carte vengono dai loro atomi; i nomi delle persone sono nei contenuti.

## Schieramenti

sm-side-us = Stati Uniti
sm-side-de = Germania

## Carte storia, secondo i numeri

sm-story-1 = Cannonate alla cieca
sm-story-2 = Nubi basse
sm-story-3 = I mortai battono i campi
sm-story-4 = Uccelli spaventati
sm-story-5 = Giù la testa
sm-story-6 = Fango
sm-story-7 = Una voce nota
sm-story-8 = Razzo illuminante
sm-story-9 = Spunta il sole
sm-story-10 = Scoppi tra gli alberi
sm-story-11 = Il secondo fiato
sm-story-12 = Pioggerella
sm-story-13 = Cantine e fossi
sm-story-14 = Caricatore pieno
sm-story-15 = Nervi
sm-story-16 = Vento nel grano
sm-story-17 = Messaggio smarrito
sm-story-18 = Fuoco dal fianco
sm-story-19 = Nebbia bassa
sm-story-20 = Volo radente
sm-story-21 = Un capo si alza in piedi
sm-story-22 = Una lettera in tasca
sm-story-23 = Sole negli occhi
sm-story-24 = Prima le granate
sm-story-25 = Segnato su ogni mappa
sm-story-26 = Terreno asciutto
sm-story-27 = Terra negli otturatori
sm-story-28 = Campane lontane
sm-story-29 = Nubifragio
sm-story-30 = Veterani
sm-story-31 = Un solo sparo
sm-story-32 = Aria limpida
sm-story-33 = Bestiame sciolto
sm-story-34 = Tiri corti
sm-story-35 = Buon campo di tiro
sm-story-36 = Raffiche di vento
sm-story-37 = Un uomo va avanti
sm-story-38 = Traccianti
sm-story-39 = Cala il silenzio
sm-story-40 = Ombre lunghe
sm-story-41 = Le reclute si bloccano
sm-story-42 = Fuoco di copertura
sm-story-43 = Parola d’ordine sbagliata
sm-story-44 = Polvere
sm-story-45 = Un posto da tenere
sm-story-46 = Chi resta a comandare
sm-story-47 = Bombardamento allo scoperto
sm-story-48 = Razioni ritrovate
sm-story-49 = Un carretto sulla strada
sm-story-50 = Cannoni puntati sull’incrocio
sm-story-51 = Nessun riparo sulla strada
sm-story-52 = Assi sconnesse
sm-story-53 = Il ponte è inquadrato
sm-story-54 = Sotto l’arcata
sm-story-55 = Un cane nell’aia
sm-story-56 = Brucia la paglia
sm-story-57 = Latte in cantina
sm-story-58 = Dal campanile
sm-story-59 = Il campanile attira il fuoco
sm-story-60 = Tra le tombe
sm-story-61 = La gora in piena
sm-story-62 = Una finestra in alto
sm-story-63 = Polvere di farina
sm-story-64 = Fogliame fitto
sm-story-65 = Cannonate tra i rami
sm-story-66 = Frutta caduta
sm-story-67 = Caduta di pietre
sm-story-68 = Echi
sm-story-69 = Schegge
sm-story-70 = La linea funziona ancora
sm-story-71 = Tra i vagoni
sm-story-72 = Cannonate sulla fermata
sm-story-73 = Rusk va in avanscoperta
sm-story-74 = Rusk li ha visti
sm-story-75 = Teague accetta la puntata
sm-story-76 = Teague ne esce illeso
sm-story-77 = Brandvold solleva la trave
sm-story-78 = Brandvold lancia
sm-story-79 = Ahlers ascolta
sm-story-80 = Ahlers conosce un sentiero
sm-story-81 = Mertens trova il filo
sm-story-82 = A Mertens ne resta una
sm-story-83 = Hanke fischietta
sm-story-84 = Hanke ci ride su
sm-story-85 = Tutta la batteria
sm-story-86 = Nebbia per tutto il giorno
sm-story-87 = Crepuscolo
sm-story-88 = Arrivano le munizioni
sm-story-89 = Linea telefonica tagliata
sm-story-90 = Ordini dall’alto

## Equipaggiamento

sm-equipment-radio = Radio
sm-equipment-explosives = Esplosivi
sm-equipment-grenade-bag = Borsa di granate
sm-equipment-grenade-sack = Sacco di granate
sm-equipment-star-2 = Stella d’argento (Marsh)
sm-equipment-star-5 = Stella di bronzo (Dembski)
sm-equipment-star-6 = Stella d’argento (Lindqvist)
sm-equipment-star-8 = Stella di bronzo (Corrigan)
sm-equipment-star-9 = Stella di bronzo (Rusk)
sm-equipment-star-11 = Stella di bronzo (Vance)
sm-equipment-star-13 = Stella di bronzo (Holloway)
sm-equipment-star-52 = Croce di ferro (Reuter)
sm-equipment-star-55 = Croce di ferro (Kessing)
sm-equipment-star-56 = Croce di ferro (Wendt)
sm-equipment-star-58 = Croce di ferro (Strobel)
sm-equipment-star-59 = Croce di ferro (Ahlers)
sm-equipment-star-61 = Croce di ferro (Diercks)
sm-equipment-star-63 = Croce di ferro (Voss)

## Scenari: nomi e rapporti

sm-scenario-first-steps = Primi passi
sm-report-first-steps = Due squadre s’imbattono l’una nell’altra a un crocevia. Cinque soldati per parte, tutte le carte scoperte: una partita per imparare.
sm-scenario-crossing = L’attraversamento
sm-report-crossing = La strada e il ponte non sono ancora di nessuno. Le due parti arrivano dai bordi della mappa, e la notte non è del tutto finita.
sm-scenario-race-to-the-bridge = Corsa al ponte
sm-report-race-to-the-bridge = Il ponte è ancora in piedi, ed entrambe le parti lo vogliono entro stasera. Tra la fattoria e la chiesa c’è una sola strada, e un guado per chi osa. Chi indugia arriva tardi.
sm-scenario-patrol = Pattuglia
sm-report-patrol = Due pattuglie girano nello stesso terreno accidentato, tra il frutteto, il crocevia e la cava. Nessuna sa dell’altra, e può calare la nebbia.
sm-scenario-defence = Difesa
sm-report-defence = La chiesa e il mulino a vento vanno tenuti a ogni costo. Gli attaccanti sono di più, e avanzano per i campi finché la foschia li nasconde.
sm-scenario-search = Ricerca
sm-report-search = Sono rimasti dei documenti nella fattoria, nel mulino o nel giardino della villa. In mezzo c’è il fiume, e anche gli altri cercano.
sm-scenario-four-players = Alla fermata ferroviaria
sm-report-four-players = Due squadre per parte s’incontrano attorno alla fermata ferroviaria. Ognuno ha un suo luogo da sorvegliare, e ordini che non dice a nessuno.

## Specialisti, ufficiali, medici, moduli tattici

sm-stat-command = Comando
sm-stat-checks = controlli d'identità
sm-rank-officer = ufficiale
sm-band-long = lungo
sm-band-short = corto
sm-band-close = ravvicinato
sm-band-blast = esplosione
sm-by-owner = il suo giocatore
sm-act-shoot-at = sparare a
sm-mark-of-badge = distintivo
sm-mark-of-optional = facoltativa
sm-mark-of-team = carta Team
sm-set-picked = i soldati in questione
sm-set-team = TEAM
sm-set-teams = tutti i TEAM
sm-set-grenades = granate
sm-cond-same-tile = sono tutti nello stesso quadrato ({ $set })
sm-step-check = { $many ->
    [owner] Un controllo d'identità per il possessore; se riesce:
    [up-to] Un controllo d'identità per un massimo di { $n } ({ $set }); per chi riesce:
    [lot] Un controllo d'identità per uno tirato a sorte ({ $set }); se riesce:
   *[all] Un controllo d'identità per tutti ({ $set }); per chi riesce:
 }
sm-step-identity-hit = Un controllo del colpo con identità, risultato { $band } ({ $set }).
sm-step-identity = Pesca { $n } carte; il soldato sulla piastrina di ciascuna può { $acts }.
sm-card-command = COMANDO: qualsiasi azione ({ $mark })
sm-card-reaction = REAZIONE, { $vp } PV, dopo { $types } di un nemico ({ $mark })
sm-card-preempt = ANTICIPO, { $vp } PV, contro { $type }: scegli fino a { $n } nemici del suo fumetto ({ $mark })
sm-card-roles = Richiede questi ruoli del pannello: { $roles }.
sm-ask-identity-check = { $seat } gira una carta per un controllo d'identità.
sm-ask-react = { $seat }: reagisci a { $soldier } ({ $types })?
sm-ask-preempt = { $seat }: anticipi una carta?
sm-ask-pick = { $seat }: quali soldati di { $other } agiscono prima? Ancora { $n }.
sm-choice-commanding = Prime carte { $cards }, seconde carte { $second }
sm-choice-preempt = { $card } contro { $against } di { $other }
sm-choice-standing-ask = Passo, e chiedimelo ogni volta
sm-choice-standing-phase = Passo per questa fase
sm-choice-standing-turn = Passo per questo turno
sm-choice-standing-unless = Passo per questo turno, ma chiedimelo in caso di { $action }
sm-why-one-officer = Un giocatore ha al massimo un ufficiale.
sm-why-not-his-card = { $soldier } non porta quella carta.
sm-why-no-such-panel = Il pannello { $panel } non si può usare qui.
sm-why-no-slot = Sul pannello { $panel } non c'è posto per { $soldier }.
sm-why-too-many-seconds = Al massimo { $limit } fasi possono avere una seconda carta.
sm-why-second-alone = La fase { $phase } non ha una prima carta.
sm-log-panels = { $seat } usa { $panels }.
sm-log-seconded = { $seat } piazza le seconde carte.
sm-log-declared = { $seat } dichiara { $card }.
sm-log-preempted = { $soldiers }: devono agire prima.
sm-log-spent = { $seat } paga { $vp } PV per { $card }.
sm-log-put-away = { $seat } scarta { $card }.
sm-log-identity-check = { $seat } gira { $card } per un controllo d'identità.
sm-log-tended = { $medic } accorre da { $soldier }.
sm-log-saved = { $medic } salva { $soldier }.
## Marcatori ed equipaggiamento

sm-marker-fire = fuoco
sm-marker-mines = mine
sm-sort-fire = fuoco
sm-sort-mines = mine
sm-step-place = Su { $tile }: { $marker }.
sm-step-place-piece = Su una parte di { $tile }: { $marker }.
sm-step-place-with = { $many ->
    [owner] Sulla tessera del proprietario: { $marker }.
    [up-to] Sulle tessere di { $n } al massimo ({ $set }): { $marker }.
    [lot] Sulla tessera di uno estratto a sorte ({ $set }): { $marker }.
   *[all] Sulle tessere di tutti ({ $set }): { $marker }.
 }
sm-step-clear = Tutto viene tolto: { $sort }.
sm-log-laid = Su { $tile }: { $marker }.
sm-log-cleared = Non ce n'è più: { $sort }.
sm-log-endangered = { $soldier } è in pericolo: { $sort }.
sm-marker-smoke = fumo (2x)
sm-marker-thick-smoke = fumo denso (3x)
sm-sort-smoke = fumo
sm-log-smoke-lifted = Il fumo dei turni precedenti è svanito.
sm-gives-optics = { $equipment }: ignora i modificatori GUARDARE fino a { $look } e SPARARE fino a { $shoot } ({ $vp } PV).
sm-bound-least = almeno
sm-bound-most = al massimo
sm-gives-ability = { $equipment }: { $stat } aumenta di { $by } ({ $vp } PV).
sm-gives-blast = { $reach ->
    [squares] { $equipment }: si spara fino a { $n } quadrati, { $checks } verifiche di esplosione per chi sta sotto la sagoma; usi: { $uses } ({ $vp } PV).
    [throw] { $equipment }: si lancia con { $n } in più di Lancio, { $checks } verifiche di esplosione per chi sta sotto la sagoma; usi: { $uses } ({ $vp } PV).
   *[beside] { $equipment }: { $checks } verifiche di esplosione; usi: { $uses } ({ $vp } PV).
 }
sm-gives-marker = { $reach ->
    [squares] { $equipment }: si spara su una tessera fino a { $n } quadrati, { $marker }; usi: { $uses } ({ $vp } PV).
    [throw] { $equipment }: si lancia su una tessera con { $n } in più di Lancio, { $marker }; usi: { $uses } ({ $vp } PV).
   *[beside] { $equipment }: si posa sulla propria tessera o su una accanto, { $marker }; usi: { $uses } ({ $vp } PV).
 }
sm-gives-ammunition = { $equipment }: con chi le porta a contatto di base la mitragliatrice spara una volta in ogni fase, gratis ({ $vp } PV).
sm-gives-foxhole = { $equipment }: scava una buca invece di mettersi al riparo; chi vi sta è in copertura, e la Copertura migliora di { $n } ({ $vp } PV).
sm-gives-artillery = { $equipment }: invece di avvistare, un colpo su una tessera in vista, { $checks } verifiche di esplosione per chi è lì, o fumo denso da 3 verifiche in su; colpi: { $uses } ({ $vp } PV).
sm-ask-aim = Dove usa { $soldier } { $equipment }?
sm-ask-smoke = { $seat }: fumo su { $tile } invece dell'esplosione?
sm-ask-gun = A chi spara gratis la mitragliatrice di { $soldier }?
sm-why-nothing-to-use = Non ha più { $equipment }.
sm-log-used = { $soldier } usa { $equipment }.
sm-log-shelled = L'artiglieria di { $seat } cade su { $tile }.
sm-log-shelled-with-smoke = L'artiglieria di { $seat } spara fumo su { $tile }.
sm-log-dug = { $soldier } scava una buca.
sm-equipment-binoculars = Binocolo (3x)
sm-equipment-scope = Cannocchiale di mira (6x)
sm-equipment-fine-scope = Cannocchiale di qualità (6x)
sm-equipment-smoke-grenades = Granate fumogene
sm-equipment-rifle-smoke = Granata fumogena da fucile
sm-equipment-rifle-grenades = Granate da fucile
sm-equipment-panzerfaust = Panzerfaust
sm-equipment-bazooka = Bazooka
sm-equipment-satchel = Carica da lancio
sm-equipment-battery = Batteria a disposizione
sm-equipment-bar-magazines = Caricatori per il fucile automatico
sm-equipment-mg-belts = Nastri per la mitragliatrice
sm-equipment-mines = Mine
sm-equipment-petrol-bottle = Bottiglia incendiaria
sm-equipment-spade = Pala da trincea
sm-equipment-knife = Coltello
sm-story-101 = Fumogeni troppo corti
sm-story-102 = Si alza il vento
sm-story-103 = Traccianti nell'erba secca
sm-story-104 = Nessuno le aveva segnate
sm-story-105 = Al riparo del fumo
sm-scenario-smoke-screen = Cortina di fumo
sm-report-smoke-screen = Una mitragliatrice e un tiratore sorvegliano i campi davanti alla cava. Chi vuole attraversarli farà bene a non farsi vedere: c'è fumo sulla strada, altro nelle borse, e la batteria ha un colpo d'avanzo.
sm-scenario-minefield = Campo minato
sm-report-minefield = Dal mulino a vento si vede tutto per miglia. Deve saltare. Il viottolo, il bosco e la trincea lì davanti sono minati, e per piazzare gli esplosivi servono due turni tranquilli.
sm-scenario-burning-farm = La fattoria in fiamme
sm-report-burning-farm = Il fienile brucia, e la casa non durerà a lungo. Due squadre con razzi e nessun carro a cui tirarli si incontrano nel cortile.

## La seconda scatola: carte storia, equipaggiamento, moduli, pannelli, titoli delle carte

sm-story-121 = Kittredge ascolta
sm-story-122 = Oakes espira
sm-story-123 = Malloy accende una miccia
sm-story-124 = Penrose è dappertutto
sm-story-125 = Langdon ha un piano
sm-story-126 = Sokol sente una voce
sm-story-127 = Delacroix trova un varco
sm-story-128 = Thormann si inginocchia
sm-story-129 = Eckl aspetta
sm-story-130 = Grabowski tocca ferro
sm-story-131 = Liebrecht impreca piano
sm-story-132 = Tessmer guarda l'orologio
sm-story-133 = Funke li ha in linea
sm-story-134 = Hollerich cambia la canna
sm-story-135 = Jost sale avanti
sm-equipment-aid-bag = Borsa di pronto soccorso
sm-equipment-camouflage = Tuta mimetica
sm-equipment-whistle = Fischietto
sm-equipment-message-pad = Blocco dei messaggi
sm-equipment-wire-cutters = Tronchese
sm-equipment-spare-barrel = Canna di ricambio
sm-equipment-dog-eared-map = Mappa sgualcita
sm-equipment-signal-panel = Telo da segnalazione
sm-equipment-tow-rope = Corda
sm-equipment-signal-pistol = Pistola lanciarazzi
sm-equipment-range-card = Tabella di tiro
sm-module-fire-and-movement = Fuoco e movimento
sm-module-night-patrol = Pattuglia notturna
sm-module-squad-drill = Addestramento di squadra
sm-module-hunting-party = Gruppo di caccia
sm-panel-fire-team = Squadra d'assalto
sm-panel-base-of-fire = Base di fuoco
sm-panel-point = Avanguardia
sm-panel-rear-guard = Retroguardia
sm-panel-gun-group = Gruppo mitragliatrice
sm-panel-storm-group = Gruppo d'urto
sm-panel-outpost = Avamposto
sm-panel-hunters = Cacciatori
sm-title-21-8 = Qualcosa si muove
sm-title-21-9 = Visti in tempo
sm-title-22-8 = Il secondo colpo
sm-title-23-8 = Costi quel che costi
sm-title-24-8 = Resta con me
sm-title-25-8 = Al mio ordine
sm-title-25-9 = Credono di dover aspettare
sm-title-26-8 = Messaggio ricevuto
sm-title-26-9 = Sulla loro frequenza
sm-title-27-8 = Brandeggio
sm-title-27-9 = Allo scoperto
sm-title-28-8 = Come fumo
sm-title-28-9 = Non più lì
sm-title-71-8 = Un ramo spezzato
sm-title-71-9 = Niente da vedere
sm-title-72-8 = Un luccichio di lente
sm-title-73-8 = A mano
sm-title-74-8 = Giù tutti
sm-title-75-8 = Come provato
sm-title-75-9 = Lasciateli venire
sm-title-76-8 = La voce corre
sm-title-76-9 = Un ordine falso
sm-title-77-8 = Raffica lunga
sm-title-77-9 = Attraverso il viottolo
sm-title-78-8 = Oltre il crinale
sm-title-78-9 = Dal fianco
sm-title-fire-team-1 = A sbalzi
sm-title-fire-team-2 = Tutti insieme
sm-title-fire-team-3 = Rispondete al fuoco
sm-title-fire-team-4 = Seguitemi
sm-title-fire-team-5 = Al prossimo muro
sm-title-fire-team-6 = Granata, poi via
sm-title-base-of-fire-1 = Tutto quel che abbiamo
sm-title-base-of-fire-2 = Occhio alle finestre
sm-title-base-of-fire-3 = Giù la testa, tutti
sm-title-base-of-fire-4 = Chi può
sm-title-point-1 = Alt, ascoltate
sm-title-point-2 = Avanti agli altri
sm-title-point-3 = Chi va là
sm-title-point-4 = Fermi a terra
sm-title-rear-guard-1 = Nessuno resta indietro
sm-title-rear-guard-2 = Nel fosso
sm-title-rear-guard-3 = Fuori vista
sm-title-rear-guard-4 = Ultimi colpi
sm-title-gun-group-1 = Fuoco a volontà
sm-title-gun-group-2 = Fuoco e giù
sm-title-gun-group-3 = La mitragliatrice aspettava
sm-title-gun-group-4 = Tutti al coperto
sm-title-gun-group-5 = Binocoli
sm-title-storm-group-1 = Di corsa
sm-title-storm-group-2 = Adesso
sm-title-storm-group-3 = Bombe a mano col manico
sm-title-storm-group-4 = Ognuno per sé
sm-title-storm-group-5 = Riprendete fiato
sm-title-outpost-1 = Solo occhi
sm-title-outpost-2 = Tienilo per dopo
sm-title-outpost-3 = Ci vengono dritti
sm-title-outpost-4 = Individua e spara
sm-title-hunters-1 = D'albero in albero
sm-title-hunters-2 = Sulle tracce
sm-title-hunters-3 = Si sono fermati
sm-title-hunters-4 = Stanateli
sm-scenario-picked-men = Uomini scelti
sm-report-picked-men = Entrambe le parti hanno mandato i migliori nella stessa valle: chi vede per primo, chi spara lontano, chi cura e chi comanda. A chi li usa bene basteranno poche parole.
