### Lezioni di Sergeants: brevi posizioni, ognuna con un capitolo. Le posizioni da cui vengono i numeri sono descritte in
### en/learn-sergeants.ftl.

## Misurare e avvistare

sm-learn-measure-title = Misurare e avvistare
sm-learn-measure-intro = Nessuno spara a chi non ha avvistato. Impara fin dove vedono i tuoi soldati, e che cosa fa il terreno ai loro occhi.
sm-learn-measure-1 = In questa fase la tua carta GUARDARE è scoperta. È la carta di Tobin: scegli la sua azione piastrina. Tobin avvisterà, e per avvistare non serve fortuna, si misura soltanto.
sm-learn-measure-2 = Fai avvistare Tobin. La linea da lui a Harms entra in 5 quadrati; quello di Tobin, la sterpaglia, non conta. La distanza è quindi 5. I numeri GUARDARE di quei quadrati fanno −6, e la linea passa sopra una siepe, un modificatore di area di −1: in tutto −7. Tobin ha Avvistare 15, e 15 − 7 = 8. È 5 o più, quindi scegli Harms.
sm-learn-measure-3 = Ora il fumetto della squadra della stessa carta: due soldati avvistano, poi altri due muovono. Scegli prima Tobin. Lohse è a 6 quadrati, nel bosco dietro le due siepi, e i numeri fanno −11. 15 − 11 = 4, meno di 6: a Tobin non si offre nessuno. Premi «Tobin non fa niente» e scegli Ellery, che ha occhi migliori.
sm-learn-measure-4 = Avvistare 18, 18 − 11 = 7, e per 6 quadrati basta: fai avvistare Lohse a Ellery. Un soldato avvistato lo è per tutti i suoi nemici, finché non si mette al riparo.
sm-learn-measure-5 = Un cammino si misura in pollici. Scegli Pruitt: ha Camminare 3, e la sterpaglia da cui parte ha MUOVERE −1, quindi può fare 2 pollici. Il grano alla sua destra non conta, perché è una tessera nuova in cui entra per ultima. Vai lì; la base deve essere tutta dentro.
sm-learn-measure-6 = Ben fatto. I modificatori cambiano un’abilità, mai la distanza, e per GUARDARE e SPARARE la tua tessera non conta. Nella prossima lezione ti nasconderai.

## Copertura

sm-learn-cover-title = Copertura
sm-learn-cover-intro = Tre tuoi soldati sono avvistati, e uno è bloccato. Falli sparire alla vista, e rimettili in piedi.
sm-learn-cover-1 = La tua carta NASCONDERSI è di Tobin. Comincia dal fumetto della squadra: tre soldati si mettono al riparo, poi uno trattiene carte. Scegli Tobin. La sua base sta per gran parte sotto un albero, quindi è in copertura. Solo chi è in copertura può nascondersi.
sm-learn-cover-2 = Deve anche essere nascosto a ogni nemico. Verso Harms i numeri NASCONDERSI sono −1 per il prato di Tobin stesso, −4 per la casa che la linea attraversa e −2 per il viale dove sta Harms: −7. Verso Lohse la somma è la stessa. Tobin ha Copertura 4, e 4 − 7 = −3, sotto lo zero. Mettiti al riparo.
sm-learn-cover-3 = Ellery sta lungo un muro più sottile della sua base, e ne copre quanto può: è in copertura anche lui. Copertura 3 e −6 fanno −3 contro entrambi i nemici. Sceglilo e mettiti al riparo. Nella Copertura meno è meglio.
sm-learn-cover-4 = Ora Dembski, sotto un tiglio al crocevia. Verso ciascun nemico ci sono solo il crocevia, −2, e la tessera del nemico, −2. Copertura 5 e −4 fanno 1, che non è sotto lo zero. Sceglilo: non può nascondersi. La distanza non conta, conta ciò che sta in mezzo. Premi «Dembski non fa niente». Poi un soldato può trattenere carte: scegli Vance.
sm-learn-cover-5 = Da’ una carta a Vance. Da quel momento sta sotto di lui e non nella tua mano, e può tornare in una fase o in un turno successivo.
sm-learn-cover-6 = Vance ha Trattenere 2, ma una basta: premi «Nessun’altra carta». Infine l’azione piastrina: fai radunare Tobin. Pruitt è bloccato, quindi tutte le sue abilità sono dimezzate. Radunare arriva a 10 pollici con i numeri NASCONDERSI delle due tessere, −1 e −2: 7 pollici. Pruitt è a 6 pollici. Togligli il pin.
sm-learn-cover-7 = Ben fatto. Chi si mette al riparo deve essere nascosto a ogni nemico; uno che lo vede basta perché resti avvistato. Nella prossima lezione sparerai.

## Sparare e Hit+

sm-learn-shoot-title = Sparare e Hit+
sm-learn-shoot-intro = Una sola carta decide un tiro, fino a tre gittate insieme. Guarda che cosa vuol dire da vicino, e che cosa aggiunge un’arma automatica.
sm-learn-shoot-1 = La tua carta SPARARE è di Tobin. Scegli la sua azione piastrina e fallo sparare. Sono bersagli i nemici avvistati nel suo arco di tiro, cioè tutto ciò che ha davanti. Scegli Lohse, lontano, accanto alla casetta.
sm-learn-shoot-2 = Lohse è a 4 quadrati, e i numeri SPARARE sono −3 per la casa in mezzo, −1 per il viale e −1 per la sua tessera: −5. Lungo 13 lascia 8 e ci arriva. Corto 7 lascia 2 e no, e Ravvicinato 10 lascia 5 pollici dove ne servono 17. Della carta che hai girato contava quindi solo il risultato lungo. Per ogni colpo l’avversario gira una carta per il danno: zip, pin, ferita o uccisione. Tobin ha sparato, quindi è avvistato. Ora scegli il fumetto della squadra.
sm-learn-shoot-3 = Possono sparare tre soldati. Scegli Dembski: ci sono nemici vicini, ma lui guarda dall’altra parte. Nel suo arco di tiro non c’è nessuno, quindi non gli si offre nessuno. Dove un soldato è rivolto lo scegli alla fine di un cammino. Premi «Dembski non fa niente» e scegli Marsh.
sm-learn-shoot-4 = Scegli Harms come bersaglio di Marsh: 1 quadrato, 4 pollici, SPARARE −1. Lungo 8, Corto 6 e Ravvicinato 10 ci arrivano tutti, quindi contano tutti e tre i risultati della carta.
sm-learn-shoot-5 = Se uno era un Hit+ (colpito+), ti si chiede il bersaglio seguente: indica Kessing, che è entro 3 pollici da Harms. Marsh ha un mitra e usa Hit+, e circa metà delle carte del tuo mazzo ne mostra uno. Ognuno dà un altro controllo, con le stesse gittate, dopo il danno del colpo; non c’è limite. Senza Uso Hit+ sarebbe stato un colpo solo. Dopo, due soldati potrebbero avvistare, ma qui nessun nemico è nascosto: termina la carta.
sm-learn-shoot-6 = Ben fatto. Più sei vicino, più risultati di una carta contano. Nella prossima lezione piazzerai tu le tue carte.

## Carte e fasi

sm-learn-cards-title = Carte e fasi
sm-learn-cards-intro = Un turno ha tre fasi, e su ciascuna piazzi una carta. Impara che cosa va dove, e che cosa ti dà una carta.
sm-learn-cards-1 = Le tre carte fase dicono MUOVERE e poi NASCONDERSI, GUARDARE e poi SPARARE, SPARARE e poi MUOVERE. Su ciascuna piazzi una carta che ha una delle due azioni. Piazza la carta di Marsh con MUOVERE e NASCONDERSI sulla fase 1, il GUARDARE di Ellery sulla fase 2 e il suo SPARARE sulla fase 3. Se la tua mano può riempirle tutte e tre, deve farlo. Due carte NASCONDERSI restano in mano.
sm-learn-cards-2 = Tutti rivelano le carte della fase 1. Quelle per la sua prima azione, MUOVERE, si giocano prima di quelle per la seconda, NASCONDERSI, e l’avversario ha una carta NASCONDERSI. La tua va bene per entrambe, quindi dichiari quale è: di’ MUOVERE, e agisci per primo.
sm-learn-cards-3 = Una carta dà l’azione piastrina, il fumetto della squadra e a volte un box narratore, in qualsiasi ordine. Comincia dal box narratore. È bianco, quindi Marsh può avvistare, ma non deve. Harms e Lohse sono entrambi a 3 quadrati; Harms è sul terreno più aperto, GUARDARE −1 contro −2, quindi si può avvistare lui. Sceglilo.
sm-learn-cards-4 = Ora il fumetto della squadra. I suoi passi tengono l’ordine: fino a tre soldati si mettono al riparo, poi fino a tre muovono. Nessuno vi agisce due volte. Metti Tobin al riparo.
sm-learn-cards-5 = Di’ che nessun altro si mette al riparo; poi muovi altri, se vuoi. Finito il fumetto, resta l’azione piastrina, per il proprietario della carta. Marsh può fare un qualsiasi MUOVERE o NASCONDERSI, anche del tipo che non hai dichiarato. Fallo camminare ancora, o termina la carta.
sm-learn-cards-6 = La tua carta è finita. Ora l’avversario gioca la sua carta NASCONDERSI, e poi si rivela la fase 2. Dopo la fase 3 ciò che resta nelle mani si scarta; si tengono solo le carte che i soldati trattengono.
sm-learn-cards-7 = Ben fatto. Prima scegli quali soldati devono agire, poi le carte che li fanno agire. Nella prossima lezione vedrai a che cosa servono le carte in mano.

## Iniziativa

sm-learn-initiative-title = Iniziativa
sm-learn-initiative-intro = Chi agisce per primo spesso vince lo scontro. Lo decidono le carte che non giochi.
sm-learn-initiative-1 = Le fasi sono GUARDARE e poi MUOVERE, SPARARE e poi MUOVERE, MUOVERE e poi GUARDARE. Piazza il GUARDARE di Marsh sulla fase 1, lo SPARARE di Tobin sulla fase 2 e il suo MUOVERE sulla fase 3. In mano ti resta una carta. L’avversario ne ha cinque e ne tiene due.
sm-learn-initiative-2 = Ha l’iniziativa chi ha più carte in mano: l’avversario, 2 a 1. Nella fase 1 non importa, perché il tuo GUARDARE è la prima azione e il suo MUOVERE la seconda. Scegli l’azione piastrina e fai pescare Marsh. È un leader con Pescare 2.
sm-learn-initiative-3 = Ora hai 3 carte in mano. In questo turno non si possono più piazzare, ma contano. Usa il fumetto della squadra, se vuoi, poi termina la carta. L’iniziativa si determina di nuovo, ed è tua, 3 a 2.
sm-learn-initiative-4 = Lascia muovere l’avversario. Nella fase 2 avete entrambi una carta SPARARE, e comincia chi ha l’iniziativa: tu. Scegli l’azione piastrina e fai sparare Tobin a Harms, che è avvistato.
sm-learn-initiative-5 = Chi è bloccato spara male, chi è ferito peggio, e chi è morto non spara: ecco quanto vale l’iniziativa. Anche ferite, catture e uccisioni la fanno determinare di nuovo, per chi deve ancora agire. Termina la carta.
sm-learn-initiative-6 = Ben fatto. A parità di carte decidono i PV dei soldati, poi il numero di piastrina più basso. Nella prossima lezione combatterai corpo a corpo.

## Corpo a corpo

sm-learn-melee-title = Corpo a corpo
sm-learn-melee-intro = A un passo dal nemico non si prende la mira. Arriva alle spalle, e non da solo.
sm-learn-melee-1 = La tua carta MUOVERE fa muovere quattro soldati. Scegli il fumetto della squadra, poi Dembski. Harms gli volta le spalle. Vai in linea retta verso quel retro piatto finché le basi si toccano, con il fronte di Dembski in avanti: indica Harms o premi «Carica: Harms», poi «Muovi qui». Sono meno di 3 pollici, e Dembski ha Camminare 4.
sm-learn-melee-2 = Le basi si toccano, con un fronte nel contatto: entrambi sono in corpo a corpo, ed entrambi sono avvistati. D’ora in poi possono solo girarsi. Scegli Pruitt e porta anche lui, in linea retta contro il fianco di Harms: circa un pollice.
sm-learn-melee-3 = Di’ che nessun altro muove, e termina la carta. Alla fine di una fase si combattono le mischie. Ogni soldato in contatto porta tante carte quanto la sua Lotta: Dembski 3 e Pruitt 2, cinque per te. Harms ha Lotta 2, ma è toccato sul retro, quindi ne porta la metà: una carta.
sm-learn-melee-4 = Hai più carte in mano, quindi colpisci per primo. Scegli una delle cinque carte pescate e Harms: il danno ha effetto subito. Se hai un’uccisione, usala, prima che possa rispondere.
sm-learn-melee-5 = Una carta uccisione può invece fare un prigioniero, quando nella mischia non c’è nessun altro nemico libero: alla fine vale il doppio, 6 PV invece di 3, ma la sua scorta non spara e non avvista. Decidi, se ti viene chiesto. Altrimenti colpite a turno, finché le carte sono finite o nessuno è in contatto.
sm-learn-melee-6 = Ben fatto. Chi si tocca ancora quando le carte sono finite resta impegnato, e combatte di nuovo alla fine della fase seguente. Nell’ultima lezione eseguirai degli ordini.

## Ordini

sm-learn-orders-title = Ordini
sm-learn-orders-intro = Le uccisioni non sono tutto: un ordine segreto spesso rende di più. Eseguine due in una sola fase.
sm-learn-orders-1 = Hai due ordini, e nessun altro li conosce, nemmeno un alleato. Uno dice di perlustrare il crocevia, L1, l’altro di farne la ricognizione; ognuno rende 4 PV. La tua carta MUOVERE fa muovere quattro soldati: scegli il fumetto della squadra.
sm-learn-orders-2 = Per perlustrare, un soldato deve muovere in copertura nel punto di riferimento. Scegli Tobin e portalo sotto il tiglio appena oltre il bordo del crocevia, 2 pollici a destra, con la base per gran parte sotto l’albero. L’ordine è eseguito subito, e tutti lo vedono.
sm-learn-orders-3 = Per la ricognizione, due tuoi soldati devono essere vivi nel punto di riferimento nello stesso momento. Tobin c’è. Scegli Ellery e fagli passare il bordo, finché è tutto dentro. La copertura non serve.
sm-learn-orders-4 = 8 PV senza sparare un colpo. Perlustrare, ricognizione, pattuglia e schermaglia si giudicano dopo ogni azione. Conquistare e attacco alla fine di un turno, tenere e attacco generale alla fine della partita. Termina la carta.
sm-learn-orders-5 = Ben fatto. Anche i tuoi avversari hanno ordini, quindi guarda dove vogliono andare: alla fine vincono i PV. Era l’ultima lezione. Ora gioca una partita intera; «Primi passi» va bene per cominciare.
