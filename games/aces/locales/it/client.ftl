### Ciò che solo il browser dice di questo gioco: la pagina per una nuova partita, il tavolo, i pannelli.

## Una nuova partita

aces-web-new-players = Chi gioca?
aces-web-new-players-solo = In solitario
aces-web-new-players-solo-note = contro l’Automa, su metà tabellone
aces-web-new-players-together = In due, insieme
aces-web-new-players-together-note = una squadra contro l’Automa
aces-web-new-players-two = In due
aces-web-new-players-two-note = uno contro l’altro, su metà tabellone
aces-web-new-players-three = In tre
aces-web-new-players-three-note = uno gioca entrambe le fazioni di una squadra
aces-web-new-players-four = In quattro
aces-web-new-players-four-note = una fazione ciascuno, sul tabellone intero
aces-web-new-coop = Quali unità?
aces-web-coop-own_sets = Ciascuno le proprie
aces-web-coop-own_sets-note = un set ciascuno, contro due set dell’Automa
aces-web-coop-divided = Una fazione, divisa
aces-web-coop-divided-note = se ne prendono le unità a turno, contro altrettanti set
aces-web-new-both = Un giocatore ha entrambe le fazioni di questa squadra
aces-web-new-any = a caso
aces-web-new-level = Livello dell’Automa
aces-web-level-easy = facile
aces-web-level-standard = standard
aces-web-level-hard = difficile
aces-web-level-overkill = overkill
aces-web-new-style = Stile del bot che pensa
aces-web-style-none = Pensa solo a vincere
aces-web-style-bold = Audace
aces-web-style-bold-means = Cerca lo scontro e non bada alle perdite.
aces-web-style-careful = Prudente
aces-web-style-careful-means = Tiene le sue unità lontano dal pericolo.
aces-web-style-collector = Accaparratore
aces-web-style-collector-means = Punta alle fabbriche prima di tutto.
aces-web-new-intercepts = Quando intercetta l’Automa?
aces-web-intercepts-by_priority = Secondo le sue priorità
aces-web-intercepts-whenever = Ogni volta che potrebbe fare danni
aces-web-intercepts-never = Mai
aces-web-new-board = Quale tabellone?
aces-web-new-board-summer = medio: un fiume, boschi e strade
aces-web-new-board-winter = medio: una costa e un’isola
aces-web-new-board-brook = facile: piccolo, per due, per iniziare
aces-web-new-board-lakes = difficile: acqua ovunque, pochi ponti
aces-web-new-board-steppe = medio: ampio e aperto, strade lunghe
aces-web-new-board-passes = difficile: crinali boscosi, pochi passaggi
aces-web-new-full = tabellone intero
aces-web-new-full-note = Quattro fazioni giocano sul tabellone intero.
aces-web-new-half = Quale metà?
aces-web-new-half-left = metà sinistra
aces-web-new-half-left-note = numeri di partenza da 1 a 6
aces-web-new-half-right = metà destra
aces-web-new-half-right-note = numeri di partenza da 7 a 12
aces-solo = Missioni in solitario
aces-solo-begin = Gioca la missione
aces-solo-fuel = La strada per il carburante
aces-solo-fuel-note = Il carburante è in fondo alla strada, e per vincere ti servono quattro fabbriche. Siete pochi, e alcuni ne hanno già viste; l’Automa ha tre fabbriche e non ha fretta.
aces-solo-snow = Bloccati dalla neve
aces-solo-snow-note = I tedeschi hanno tre fabbriche e gliene basta un’altra. Tu ne hai due, pochi uomini nei valichi e otto monete: prima tieni i valichi, poi scendi a valle.
aces-web-new-full-numbers = numeri di partenza da 1 a 12
aces-web-new-sets = Quante unità?
aces-web-new-sets-1 = Un set
aces-web-new-sets-1-note = sei unità ciascuno
aces-web-new-sets-2 = Due set
aces-web-new-sets-2-note = dodici unità ciascuno, una partita più lunga
aces-web-new-mission = Una missione?
aces-web-new-mission-needs = V2 e Ardenne richiedono tutte e quattro le fazioni sul tabellone intero: scegli tre o quattro giocatori.
aces-web-mission-none = Nessuna missione
aces-web-mission-none-note = si vince con le fabbriche
aces-web-mission-v2-note = Un lanciarazzi nascosto distrugge fabbriche. Due set di unità, senza Automa.
aces-web-mission-bulge-note = I carri armati tedeschi puntano alla riva del mare. Tabellone invernale. L’Automa può giocare gli Alleati.
aces-web-mission-weather-note = Ogni tre turni un dado decide il tempo atmosferico. Va con qualsiasi partita.
aces-web-mission-mountains-note = Le montagne rallentano, sono chiuse ai carri armati e allungano la gittata dell’artiglieria. Vanno con qualsiasi partita.
aces-web-new-owner = Il lanciarazzi appartiene a
aces-web-new-rounds = Gli Alleati vincono dopo questo numero di round
aces-web-new-options = Varianti e regole della casa
aces-web-option-short_game = Partita breve
aces-web-option-short_game-note = Per vincere basta una fabbrica in meno.
aces-web-option-experienced = Giocatori esperti
aces-web-option-experienced-note = Cominci con altre quattro unità di un secondo set, scelte in segreto.
aces-web-option-limit_of_four = Al massimo quattro per tipo
aces-web-option-limit_of_four-note = Una fazione non può avere più di quattro unità di uno stesso tipo.
aces-web-option-dice_less = Senza dadi
aces-web-option-dice_less-note = Ogni unità mette a segno un numero fisso di colpi.
aces-web-option-stalemate = Lo stallo chiude la partita
aces-web-option-stalemate-note = Dopo dieci round senza danni, occupazioni o acquisti vince la squadra con più fabbriche. Con bot o orologio è sempre attiva.
aces-web-option-longest_game = 500 round chiudono la partita
aces-web-option-longest_game-note = Vince allora la squadra con più fabbriche. Con bot o orologio è sempre attiva.
aces-web-option-interception_by_round = Un’intercettazione per round
aces-web-option-interception_by_round-note = Un’unità intercetta una volta per round del tavolo. Disattivata: una volta da un suo turno al successivo.
aces-web-option-area_experience_from_any = Esperienza da ogni colpo di un attacco ad area
aces-web-option-area_experience_from_any-note = La Katyusha impara dai danni a qualsiasi unità, anche della propria parte. Disattivata: solo dalle unità nemiche.
aces-web-option-duds = I gettoni vuoti si tolgono
aces-web-option-duds-note = Un gettone che non è il V2 si toglie appena girato, invece di restare a faccia in su.
aces-web-option-automa_avoids_water = La fanteria dell’Automa evita l’acqua
aces-web-option-automa_avoids_water-note = Con gli ordini senza attacco finisce in acqua solo dove nessun altro esagono serve.
aces-web-option-automa_shuns_guarded_factories = La fanteria dell’Automa lascia le fabbriche presidiate
aces-web-option-automa_shuns_guarded_factories-note = Con l’ordine 3 esclude le fabbriche dove aspetta già un’altra fanteria dell’Automa, come con l’ordine 2.
aces-web-option-six = Anche sei fabbriche fanno vincere gli Alleati
aces-web-option-six-note = Gli Alleati vincono anche quando hanno sei fabbriche.
aces-web-option-tokens_on_land = Gettoni solo sulla terra
aces-web-option-tokens_on_land-note = I gettoni non stanno mai sull’acqua, e prima si completano i cerchi cominciati.
aces-web-option-last-round = Un ultimo round
aces-web-option-last-round-note = Il manuale non ne ha. Il nostro consiglio è dodici.
aces-web-option-factories_by_picks = Prime fabbriche scelte a turno
aces-web-option-factories_by_picks-note = I due di una squadra scelgono uno dopo l’altro, invece di accordarsi prima su una divisione qualsiasi.
aces-web-option-die_a_faction = Un dado per ogni fazione
aces-web-option-die_a_faction-note = Chi ha due fazioni lancia due volte per decidere chi comincia, invece di una.
aces-web-option-coins_for_the_second = Monete alla seconda squadra
aces-web-option-coins_for_the_second-note = Ogni fazione della squadra che non ha il primo turno comincia con due monete. Il regolamento non la prevede.
aces-web-option-any_on_water = Ogni unità può cominciare sull’acqua
aces-web-option-any_on_water-note = Anche carri armati e artiglieria si possono piazzare su esagoni d’acqua. Lì non possono combattere finché non ne escono.
aces-web-new-german-automa = { $faction } sarà giocata dall’Automa, e nessuno dei suoi ordini porta un carro armato alla riva. Difficilmente vincerà.
aces-web-new-sets-agreed = Unità concordate
aces-web-new-sets-agreed-note = una lista per ogni fazione
aces-web-new-sets-experienced = I giocatori esperti partono da un set: è attivo qui sotto.
aces-web-new-lists-empty = A questa fazione serve almeno un’unità.
aces-web-new-not-with-v2 = Non con il V2, che comincia con due set.
aces-web-new-slip-automa = Automa, { $level }
aces-web-new-slip-sets = { $n ->
    [one] un set di unità ciascuno
   *[other] { $n } set di unità ciascuno
 }

## Ciò che il server rifiuta

aces-web-no-such-unit = Questa unità non esiste.
aces-web-no-such-faction = { $faction }: non partecipa a questa partita.

## La barra

aces-table-round = Round { $n }
aces-table-phases = Fasi del turno
aces-table-phase-movement = Movimento
aces-table-phase-declaring = Attacchi
aces-table-phase-combat = Combattimento
aces-table-phase-money = Monete
aces-table-short-movement = Muovi
aces-table-short-declaring = Attacchi
aces-table-short-combat = Scontri
aces-table-short-money = Monete

## Le fazioni

aces-table-playing = di turno
aces-table-next = a seguire
aces-table-factories = fabbriche
aces-table-coins = monete
aces-table-units = unità
aces-table-race = { $n ->
    [3] Si vince con tre fabbriche
    [4] Si vince con quattro fabbriche
    [5] Si vince con cinque fabbriche
    [6] Si vince con sei fabbriche
    [one] Si vince con { $n } fabbrica
   *[other] Si vince con { $n } fabbriche
 }
aces-table-race-of = { $side }: fabbriche { $n } su { $of }
aces-table-weather = Meteo: { $weather }

## Che cosa si chiede

aces-table-march = Muovi in { $hex }
aces-table-march-ask = Muovi { $unit } in { $hex }? Punti movimento: { $cost } su { $of }.
aces-table-march-occupies = Così occupi la fabbrica.
aces-table-attack = Dichiara questo attacco
aces-table-purse = Invia monete
aces-table-raiders = Fanteria nemica accanto, che potrebbe prendere la fabbrica e la nuova unità: { $units }.
aces-table-step-by-step = Passo per passo
aces-table-hint-go-on = Scegli dove prosegue, oppure fermati qui.
aces-table-hint-move = { $n ->
    [0] Nessuna unità può più muoversi.
    [one] Può ancora muoversi un’unità. Sceglila, poi scegli un esagono.
   *[other] { $n } unità possono ancora muoversi. Scegline una, poi un esagono.
 }
aces-table-hint-declare = { $n ->
    [0] Nessuna unità può attaccare.
    [one] Può attaccare un’unità. Sceglila, poi scegli il bersaglio.
   *[other] { $n } unità possono attaccare. Scegline una, poi il bersaglio.
 }
aces-table-hint-places = Scegli uno degli esagoni blu.
aces-table-partner = { $faction }: agisci insieme al tuo compagno.
aces-table-end-move = Fine movimento
aces-table-end-declare = Al combattimento
aces-table-end-money = Fine turno
aces-table-tip = Scegli un’unità per vedere che cosa può fare. Con la tastiera: Tab per arrivare al tabellone, le frecce per raggiungere un esagono, Invio per sceglierlo, N per l’unità successiva.
aces-table-tip-touch = Scegli un’unità per vedere che cosa può fare. Un dito sposta la mappa, due dita la ingrandiscono. Le parole punteggiate si spiegano da sé.

## Preparazione

aces-table-divide = Dividi le tue unità fra tre gettoni
aces-table-divide-two = Dividi le tue unità fra due gettoni
aces-table-divide-how = Nessuno sa ancora dove finirà ogni gettone. Trascina un’unità su un altro gettone, tocca un’unità e poi un gettone, oppure premi il numero di un gettone.
aces-table-divide-onto = Metti sul gettone { $n }
aces-table-divide-shared = in comune con il tuo compagno
aces-table-divide-empty = nessuna unità
aces-table-divide-spread = Dividi in parti uguali
aces-table-divide-done = Conferma le armate
aces-table-extras = Scegli { $of } unità di un secondo set
aces-table-extras-n = Unità scelte: { $n } su { $of }
aces-table-extras-done = Aggiungi queste { $of }

## Unità

aces-table-unit-place = { $hex }, { $terrain }
aces-table-unit-army = armata { $army }
aces-table-unit = { $unit }, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }, { $level }.
aces-table-unit-moved = Ha già mosso.
aces-table-unit-owes = Deve attaccare { $unit }.
aces-table-unit-repairing = In riparazione.
aces-table-speed = velocità { $n }
aces-table-range = gittata { $range }
aces-table-air-no = aerei: no
aces-table-air-back = aerei: solo in risposta
aces-table-air-yes = aerei: sì
aces-table-damage = Danni
aces-table-damage-of = danni: { $n } su 6
aces-table-experience-of = { $n ->
    [one] { $n } punto esperienza
   *[other] { $n } punti esperienza
 }
aces-table-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }
aces-table-hits-on = a segno con { $n } o meno
aces-table-hits = a segno con { $n }
aces-table-armour = Armatura
aces-table-armour-forest = nella foresta
aces-table-armour-of = { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
 }: { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }

## Probabilità e scontri

aces-table-odds = Se attacca
aces-table-odds-from = Se attacca da { $hex }
aces-table-odds-targets = Bersagli
aces-table-odds-attack = { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }, a segno con { $needed } o meno
aces-table-odds-red = { $n ->
    [one] { $n } dado rosso
   *[other] { $n } dadi rossi
 } per il supporto: { $units }
aces-table-odds-back = In risposta { $n ->
    [one] { $n } dado
   *[other] { $n } dadi
 }, a segno con { $needed } o meno
aces-table-odds-no-back = Nessuna risposta al fuoco.
aces-table-odds-then = Danni a { $unit } dopo lo scontro
aces-table-odds-destroyed = distruzione in { $n ->
    [one] { $n } caso
   *[other] { $n } casi
 } su 100
aces-table-odds-verdict = L’attacco distrugge { $target } in { $destroys ->
    [one] { $destroys } caso
   *[other] { $destroys } casi
 } su 100.
aces-table-odds-hurts = { $target }: danni attesi { $damage }, distruzione al { $destroys }%.
aces-table-odds-safe = In questo scontro l’attaccante non può andare distrutto.
aces-table-odds-survives = L’attaccante sopravvive, ma subisce in media { $damage } danni.
aces-table-odds-risk = In { $lost ->
    [one] { $lost } caso
   *[other] { $lost } casi
 } su 100 si perde l’attaccante.
aces-table-fight-attacks = attacca { $target }:
aces-table-fight-back = risponde al fuoco:
aces-table-fight-hits = { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
 }
aces-table-fight-damaged = { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
aces-table-fight-damage = { $unit }: { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }.
aces-table-fight-destroyed = I colpi distruggono { $unit }.
aces-table-fight-learnt = { $unit } riceve { $n ->
    [one] { $n } punto esperienza
   *[other] { $n } punti esperienza
 }.
aces-table-fight-skip = Salta
aces-table-attacks = Ordine degli attacchi
aces-table-attack-earlier = Anticipa l’attacco { $n }
aces-table-attack-later = Posticipa l’attacco { $n }
aces-table-attack-remove = Togli l’attacco { $n } dall’elenco

## Monete

aces-table-shop = Acquisti
aces-table-coins-of = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
 }
aces-table-repairs = Riparazioni
aces-table-repair-what = toglie { $n ->
    [one] { $n } danno
   *[other] { $n } danni
 }
aces-table-transfer = Monete all’alleato: { $faction } (una va alla banca)
aces-table-transfer-send = Invia

## Il menu

aces-table-offer-draw = Proponi il pareggio

## Il tabellone

aces-table-hex = { $hex }, { $terrain }.
aces-table-hex-factory = Proprietario della fabbrica: { $faction }.
aces-table-hex-factory-neutral = Fabbrica neutrale.
aces-table-hex-factory-destroyed = Fabbrica distrutta.
aces-table-hex-start = Numero di partenza { $number }.
aces-table-hex-token = Qui c’è un gettone coperto.
aces-table-hex-launcher = Il lanciarazzi V2, { $damage ->
    [one] { $damage } danno
   *[other] { $damage } danni
 }.
aces-table-hex-reach = Si può raggiungere, costo { $cost }.
aces-table-hex-occupies = Così si occupa la fabbrica.
aces-table-hex-danger = Lungo il percorso si rischia l’intercettazione.
aces-table-hex-place = Si può scegliere.
aces-table-hex-target = Si può attaccare.
aces-table-hex-away = { $n ->
    [one] A un esagono
   *[other] A { $n } esagoni
 } verso { $direction }.
aces-table-direction-n = nord
aces-table-direction-ne = nord-est
aces-table-direction-se = sud-est
aces-table-direction-s = sud
aces-table-direction-sw = sud-ovest
aces-table-direction-nw = nord-ovest
## Che cosa hanno fatto gli altri, in breve

aces-table-digest-marched = { $n ->
    [one] { $n } movimento
   *[other] { $n } movimenti
 }
aces-table-digest-fought = { $n ->
    [one] { $n } combattimento
   *[other] { $n } combattimenti
 }
aces-table-digest-lost = distrutta: { $unit }
aces-table-digest-taken = presa la fabbrica in { $hex }
aces-table-digest-bought = { $n ->
    [one] { $n } unità comprata
   *[other] { $n } unità comprate
 }
aces-web-report-factories = Fabbriche

## Percorsi, pericoli, intercettazioni

aces-table-march-danger = Può essere fermata in { $steps }.
aces-table-danger-step = { $hex } ({ $units })
aces-table-march-shorter = Il percorso più breve ({ $cost } punti movimento) è più pericoloso.
aces-table-hint-way = Scegli un esagono blu: la cifra è il costo. Trascina l’unità o usa Maiusc-clic (V) per indicare il percorso.
aces-table-hint-drag = Scegli un esagono blu: la cifra è il costo. Trascina l’unità per indicare il percorso.
aces-table-hint-way-danger = Scegli un esagono: la cifra è il costo, «!» vuol dire che un nemico può fermarti. Trascina o Maiusc-clic (V) per un tuo percorso.
aces-table-hint-drag-danger = Scegli un esagono: la cifra è il costo, «!» vuol dire che un nemico può fermarti. Trascina l’unità per un tuo percorso.
aces-table-hint-intercept = Se intercetti, si ferma qui. La tua unità dovrà attaccarla nel prossimo turno, senza muoversi prima.
aces-table-intercept-odds = la distrugge al { $destroys }%, persa al { $lost }%
aces-table-intercept-damage = danni attesi: { $damage }, persa al { $lost }%
aces-table-odds-attack-fixed = { $n ->
    [0] Nessun colpo, senza dadi
    [one] { $n } colpo sicuro, senza dadi
   *[other] { $n } colpi sicuri, senza dadi
 }
aces-table-odds-back-fixed = In risposta { $n ->
    [0] nessun colpo, senza dadi
    [one] { $n } colpo sicuro, senza dadi
   *[other] { $n } colpi sicuri, senza dadi
 }

## Piazzare e acquistare

aces-table-placing = Piazza l’armata { $army } attorno al numero { $number }
aces-table-tokens = Le tue armate
aces-table-place-army = Piazza l’armata
aces-table-place-all = Prepara tutto per me
aces-table-no-factory = Non hai fabbriche.

## Il prossimo turno del nemico

aces-table-layer = Raggio nemico
aces-table-layer-title = Il prossimo turno del nemico
aces-table-layer-how = Gli esagoni rossi possono essere colpiti nel prossimo turno nemico, come stanno ora le cose; il numero dice da quante unità. Indica un esagono o scegli un’unità.
aces-table-layer-unit = { $unit } in { $hex }
aces-table-layer-safe = Lì nessuna unità nemica può attaccarla.
aces-table-layer-by = Attaccante
aces-table-layer-from = da
aces-table-layer-destroys = distrugge
aces-table-layer-damage = danni medi
aces-table-layer-hit = Possono colpire qui: { $units }.
aces-table-layer-go = Possono arrivare qui: { $units }.
aces-table-layer-take = Possono prendere la fabbrica in { $hex }: { $units }.

## Che cosa significano segni e parole

aces-table-legend = Legenda
aces-legend-signs = Su un’unità
aces-legend-marks = Sul tabellone
aces-legend-figures = Sulla scheda dell’unità
aces-legend-rules = In questa partita
aces-legend-print = Stampa il riepilogo
aces-name-speed = Velocità
aces-term-speed = I punti movimento di un turno. Un esagono costa quanto il suo terreno; gli aerei pagano sempre 1.
aces-name-range = Gittata
aces-term-range = La distanza del bersaglio, in esagoni. Solo a gittata 1 il difensore risponde al fuoco.
aces-name-air = Aerei
aces-term-air = Se l’unità può attaccare gli aerei, solo rispondere al loro fuoco, o nessuna delle due cose.
aces-name-damage = Danni
aces-term-damage = Sei danni distruggono un’unità. Con più danni lancia meno dadi.
aces-name-experience = Esperienza
aces-term-experience = 1 punto per i danni inflitti in uno scontro, 2 per la distruzione. Da 3 punti veterano, da 5 eroe di guerra, con un tiro per colpire migliore.
aces-name-armour = Riga dell’armatura
aces-term-armour = I colpi che servono per 1, 2, 3, 4, 5 e 6 danni. Nella foresta il difensore a terra usa la riga della foresta.
aces-name-support = Dadi rossi
aces-term-support = Il supporto, solo per chi attacca e a gittata 1. Contro un’unità di terra due armi della tua fazione con il bersaglio a gittata danno 2 dadi rossi, tre o quattro ne danno 3. Contro un aereo li danno solo gli aerei: un altro accanto al bersaglio 2, due o più 3.
aces-name-army = Armata
aces-term-army = Le unità di un gettone di partenza. Nei primi round agiscono solo alcune armate; le unità acquistate sempre.
aces-name-factory = Fabbrica
aces-term-factory = La fanteria la occupa da un esagono adiacente, con l’intero movimento. Ognuna dà 1 moneta a turno; averne abbastanza fa vincere.
aces-name-interception = Intercettazione
aces-term-interception = Un’unità accanto al percorso può fermare chi si muove. Nel suo prossimo turno deve attaccare quell’unità, senza muoversi prima.
aces-name-automa = Automa
aces-term-automa = Il nemico guidato dalle priorità del regolamento. I suoi colpi sono fissi: non lancia mai dadi.
aces-name-moved = Mossa
aces-term-moved = Si è già mossa in questo turno.
aces-name-attacked = Attacca
aces-term-attacked = Il suo attacco è nella lista.
aces-name-owes = Deve attaccare
aces-term-owes = Ha intercettato: nel suo prossimo turno deve attaccare quell’unità e non può muoversi.
aces-name-repairing = In riparazione
aces-term-repairing = All’inizio del suo prossimo turno perde fino a 3 danni.
aces-name-water = In acqua
aces-term-water = In acqua la fanteria non attacca, non risponde al fuoco, non dà supporto e non intercetta.
aces-name-spent = Più chiara
aces-term-spent = In questo turno non può più fare nulla.
aces-name-reach = Esagoni blu
aces-term-reach = Dove può andare l’unità scelta, con i punti movimento che servono.
aces-name-danger = Tratteggio rosso
aces-term-danger = Ogni percorso passa accanto a chi può intercettare: linee incrociate e un «!» accanto al costo.
aces-name-target = Anello rosso
aces-term-target = Da lì si può attaccare.
aces-name-threat = Bordo rosso punteggiato
aces-term-threat = Ciò che le unità nemiche possono colpire nel loro prossimo turno, e quante sono.
aces-term-v2 = Un lanciarazzi nascosto tira a una fabbrica ogni round; con più di 3 su un dado la distrugge. La Germania vince con cinque fabbriche distrutte, gli Alleati con il lanciarazzi distrutto, entrambi con cinque fabbriche occupate.
aces-name-token = Gettone coperto
aces-term-token = Uno dei 13 è il lanciarazzi. Un’unità alleata accanto a un gettone lo gira; nessuno finisce il movimento su un gettone.
aces-term-bulge = La Germania vince quando un carro armato finisce un movimento sulla riva del mare. Se non ci arriva, vincono gli Alleati.
aces-term-mountains = Una montagna costa 1½ ed è chiusa ai carri armati. L’artiglieria che vi sta tira 2 esagoni più lontano.
aces-term-weather = Lo decide un dado ogni tre turni.
aces-term-weather-normal = Non cambia nulla.
aces-term-weather-frost = L’acqua è terreno standard per tutte le unità.
aces-term-weather-mud = Una strada costa 1, il terreno standard 1½, la foresta 2.
aces-term-weather-dry = Il terreno standard costa ½.
aces-term-weather-storm = La gittata dell’artiglieria è ridotta di 1.
aces-term-weather-fog = Nessuno può essere intercettato.
aces-term-open = Spiega: { $name }

## Nomi delle unità

aces-table-name-number = { $name } { $nr }
aces-table-name-after-number = { $name } n. { $nr }
aces-table-name-of = { $name } [{ $tag }]

## La mappa a parole: comandi da scrivere

aces-cmd-units = unità, u
aces-cmd-units-does = dove sono le tue unità
aces-cmd-enemies = nemici, n
aces-cmd-enemies-does = dove sono le unità nemiche
aces-cmd-at = in, i
aces-cmd-at-does = che cosa c’è in un esagono, come in in F7
aces-cmd-reach = raggiungi, g
aces-cmd-reach-does = quali unità possono muovere in un esagono, come in raggiungi F7
aces-cmd-reaches = { $unit } (costo { $cost })
aces-cmd-reach-none = Nessuna unità può muovere in { $hex }.
aces-cmd-threats = minacce, m
aces-cmd-threats-does = che cosa i nemici possono attaccare al prossimo turno, dopo essersi mossi, e quali fabbriche possono prendere
aces-cmd-threat = { $unit } in { $hex }, al prossimo turno possono attaccare: { $enemies }.
aces-cmd-threat-by = { $unit } da { $hex } (distrugge: { $chance })
aces-cmd-threat-none = Nessun nemico ti può attaccare al prossimo turno, nemmeno muovendosi.
aces-cmd-scan = scorri, s
aces-cmd-scan-does = che cosa c’è in una direzione da un esagono, come in scorri F7 ne
aces-cmd-scan-where = Di’ un esagono e una direzione: { $directions }.
aces-cmd-no-hex = In questa mappa non c’è l’esagono «{ $hex }».

## Che cosa è cambiato dall’ultima visita

aces-since-moved = { $unit }: { $from } → { $hex }
aces-since-hurt = { $unit } ({ $hex }): danni { $n }
aces-since-lost = { $unit } ({ $hex }): unità distrutta
aces-since-arrived = { $unit } ({ $hex }): unità nuova
aces-since-taken = Fabbrica { $hex }: { $faction }
aces-since-free = Fabbrica { $hex }: di nessuno
aces-web-new-preview = La mappa: fabbriche { $n }

## Suggerimenti.

aces-hint-nothing = Non fare altro.
aces-cmd-hint = consiglio, co
aces-cmd-hint-does = Che cosa farebbe qui un giocatore forte, con le probabilità.
aces-web-new-slip-search = bot che pensa, { $level }{ $style ->
    [bold] , audace
    [careful] , prudente
    [collector] , accaparratore
   *[none] { "" }
 }

## Boards of one’s own on the page that puts a match together

aces-web-new-board-own = tuo
aces-web-new-board-here = di questo server
aces-web-new-board-draw = Disegna un tabellone tuo
aces-web-new-half-only = mezzo tabellone

## Compiti di lezioni fatte da altri

aces-web-task-stand = Porta questa unità in { $hex }: { $unit }.
aces-web-task-destroy = Distruggi questa unità: { $unit }.
aces-web-task-occupy = Occupa la fabbrica in { $hex }.
aces-web-task-fight = Fai sparare questa unità: { $unit }.
aces-web-task-buy = Compra un’unità di questo tipo: { $kind }.
aces-web-task-end_turn = Concludi il tuo turno.
aces-web-task-win = Vinci la partita.
aces-web-task-done = Ben fatto: era l’ultimo compito.

## I tasti di questo gioco

aces-web-key-hexes = Frecce, Q W E A S D
aces-web-key-does-hexes = sulla mappa: all’esagono vicino
aces-web-key-layers = T
aces-web-key-does-layers = dove il nemico può andare e colpire al prossimo turno
aces-web-key-steps = G
aces-web-key-does-steps = annuncia tutta la via, o procede passo per passo
aces-web-key-by-way = V
aces-web-key-does-by-way = passa per questo esagono
