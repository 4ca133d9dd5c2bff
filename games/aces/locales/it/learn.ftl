### Lezioni: brevi posizioni, ognuna con un capitolo. I nomi dei pulsanti sono quelli di table.ftl.

aces-lesson-move = Muovere
aces-lesson-move-goal = Porta il carro armato nell’esagono con l’anello.
aces-lesson-roads = Strade e foresta
aces-lesson-roads-goal = Trova la via che costa meno.
aces-lesson-occupy = Occupare una fabbrica
aces-lesson-occupy-goal = Alza la tua bandiera sulla fabbrica con la fanteria.
aces-lesson-intercept = Intercettazione
aces-lesson-intercept-goal = Ferma il nemico prima che raggiunga la tua fabbrica.
aces-lesson-attack = Attaccare e rispondere al fuoco
aces-lesson-attack-goal = Attacca da dove il nemico non può rispondere al fuoco.
aces-lesson-arms = Armi combinate
aces-lesson-arms-goal = Attacca con tre dadi rossi.
aces-lesson-money = Monete
aces-lesson-money-goal = Ripara un’unità e acquistane una nuova.
aces-lesson-automa = L’Automa
aces-lesson-automa-goal = Indovina che cosa farà l’Automa e leggi le sue ragioni.

## Muovere

aces-learn-move-1 = Scegli { $unit }, poi { $to }, l’esagono con l’anello, e conferma. Gli esagoni blu sono quelli che l’unità può raggiungere, ognuno con il suo costo. Un passo sul terreno standard costa 1, e la velocità di questa unità è { $speed }.
aces-learn-move-2 = Ora porta { $unit } in { $to }. La sua velocità è { $speed }, e può fermarsi prima di averla spesa tutta. Può passare sopra { $tank } e le altre unità della tua squadra, mai sopra un nemico; alla fine c’è una sola unità per esagono. Ogni unità si muove una volta sola per turno.
aces-learn-move-3 = Tutto è al suo posto. Premi «{ aces-table-end-move }»: da quel momento nessuno si muove più in questo turno. Poi dichiari gli attacchi, viene il combattimento e infine le transazioni monetarie.
aces-learn-move-4 = Ben fatto: sai muovere le tue unità. Nella prossima lezione vedrai come strade e foresta cambiano il costo di un passo.

## Strade e foresta

aces-learn-roads-1 = Un passo costa quanto l’esagono in cui entri, e una strada o un ponte costa solo ½. Scegli { $unit } e guarda fin dove arrivano gli esagoni blu lungo la strada. Con velocità { $speed } arriva fino a { $to }: porta lì l’unità.
aces-learn-roads-2 = La foresta costa 1½. Con { $speed } punti { $unit } entra nel bosco di due esagoni: vai in { $to }. È lento, ma ne vale la pena: un’unità attaccata nella foresta subisce meno danni dagli stessi colpi.
aces-learn-roads-3 = Ben fatto. La strada per fare presto, la foresta per stare al sicuro. L’acqua, invece, è solo per la fanteria e gli aerei. Nella prossima lezione occuperai una fabbrica.

## Fabbriche

aces-learn-occupy-1 = La fabbrica in { $factory } non è ancora di nessuno. { $unit } è lì accanto: scegli quell’unità, poi la fabbrica. Solo la fanteria occupa una fabbrica. Deve cominciare il movimento in un esagono adiacente, e il passo richiede l’intero movimento.
aces-learn-occupy-2 = La fabbrica in { $factory } è nemica, e dentro c’è { $enemy }. Occupala lo stesso con { $unit }: un’unità nemica che si trova dentro esce dal gioco. La fanteria che occupa non attacca nello stesso turno.
aces-learn-occupy-3 = Su due fabbriche sventola la tua bandiera. Premi «{ aces-table-end-move }», poi «{ aces-table-end-declare }»: alla fine del tuo turno ogni tua fabbrica rende 1 moneta.
aces-learn-occupy-4 = Ben fatto. Una fabbrica resta tua, anche vuota, finché una fanteria nemica non la occupa. Qui ne bastano { $n } per vincere. Nella prossima lezione fermerai chi vuole prendertene una.

## Intercettazione

aces-learn-intercept-1 = { $enemy } va verso la tua fabbrica in { $factory } ed è appena arrivata accanto a { $unit }. Ti si chiede se intercettare: rispondi di sì, con { $unit }, e il nemico deve fermarsi lì. È possibile ogni volta che un nemico entra accanto a un’unità che potrebbe attaccarlo a gittata 1.
aces-learn-intercept-2 = È il tuo turno, e lo stesso può capitare a te. Scegli { $unit }, poi { $to }: il rosso lungo la via avverte che { $enemy } può fermare la tua unità. Vai lo stesso, per vedere che cosa succede.
aces-learn-intercept-3 = { $other } ha dovuto fermarsi, ma potrebbe ancora attaccare. { $unit } invece ha un obbligo: chi ha intercettato non si muove nel turno seguente e deve attaccare l’unità che ha fermato. Premi «{ aces-table-end-move }», dichiara l’attacco di { $unit } contro { $enemy }, poi premi «{ aces-table-end-declare }».
aces-learn-intercept-4 = Ben fatto. Un’unità intercetta al massimo una volta per round, e nell’esagono dove il movimento finisce comunque a nessuno si chiede nulla. Perciò puoi arrivare accanto a un nemico, ma difficilmente passargli oltre. Nella prossima lezione attaccherai.

## Attaccare e rispondere al fuoco

aces-learn-attack-1 = In questa fase dichiari gli attacchi. Scegli { $unit }, poi { $enemy }, guarda le probabilità e conferma. Il difensore risponde al fuoco solo a gittata 1, e { $unit } è più lontano: nessuna risposta.
aces-learn-attack-2 = Ora dichiara l’attacco di { $unit } contro { $enemy }. Sono adiacenti, quindi { $enemy } risponderà al fuoco. Gli scontri seguono l’ordine del tuo elenco: prima spara { $first }, e un’unità danneggiata ha meno dadi per rispondere.
aces-learn-attack-3 = Premi «{ aces-table-end-declare }» e segui i due scontri. Un dado che mostra il numero per colpire dell’unità, o meno, è un colpo. La tabella del bersaglio trasforma i colpi in danni, e sei danni distruggono un’unità.
aces-learn-attack-4 = Ben fatto. Le due parti lanciano i dadi nello stesso momento. Chi danneggia l’altro riceve esperienza e colpirà più facilmente. Nella prossima lezione avrai più dadi.

## Armi combinate

aces-learn-arms-1 = { $enemy } è troppo per una sola unità, ma armi diverse si danno supporto. { $artillery } ha già il bersaglio a gittata. Porta { $unit } lì accanto, in { $to }.
aces-learn-arms-2 = Ora la terza arma: porta { $unit } accanto a { $enemy }, in { $to }. Il movimento finisce lì, quindi a nessuno si chiede se vuole intercettare.
aces-learn-arms-3 = Fanteria, carro armato e artiglieria hanno { $enemy } nella propria gittata: tre armi, quindi 3 dadi rossi. Premi «{ aces-table-end-move }» e dichiara l’attacco di { $unit } contro { $enemy }. Le altre due unità non devono attaccare: basta che siano vicine.
aces-learn-arms-4 = Premi «{ aces-table-end-declare }» e guarda i dadi rossi. Colpiscono come gli altri dadi dell’attaccante. Li dà solo un attacco contro un’unità adiacente, e il difensore non li riceve mai.
aces-learn-arms-5 = Ben fatto. Due armi danno 2 dadi rossi, tre o più ne danno 3; quante unità di un’arma ci siano non importa. Nella prossima lezione spenderai monete.

## Monete

aces-learn-money-1 = { $unit } ha { $damage } danni, e un’unità danneggiata lancia meno dadi. Porta l’unità nella tua fabbrica in { $factory }: si ripara solo lì.
aces-learn-money-2 = Premi «{ aces-table-end-move }», poi «{ aces-table-end-declare }»: non c’è nessuno da attaccare. Ora vengono le transazioni monetarie. Le tue { $n } fabbriche rendono 1 moneta ciascuna, e puoi spenderle subito.
aces-learn-money-3 = Scegli { $unit } e paga la riparazione. Costa { $cost } monete e toglie fino a { $damage } danni all’inizio del tuo prossimo turno. Fino ad allora l’unità deve sopravvivere e la fabbrica restare tua.
aces-learn-money-4 = Ora acquista una nuova unità: { $kind }, { $cost } monete. Sceglila nell’elenco, poi scegli la fabbrica in { $factory }. Una nuova unità ha bisogno di una tua fabbrica senza nessuno dentro.
aces-learn-money-5 = Premi «{ aces-table-end-money }». L’Automa gioca il suo turno. Quando comincia il tuo, la riparazione di { $unit } è conclusa.
aces-learn-money-6 = Ben fatto. Le monete che non spendi restano tue. Se hai un alleato puoi inviargliene, ma ogni volta una va alla banca. L’ultima lezione riguarda l’Automa.

## L’Automa

aces-learn-automa-1 = L’Automa segue ordini che tutti possono leggere. { $enemy } è accanto alla fabbrica in { $factory }. Il suo primo ordine è occupare una fabbrica, ma solo se nessuna fanteria nemica è accanto. Porta dunque { $unit } accanto alla fabbrica, in { $to }.
aces-learn-automa-2 = Indovina che cosa farà { $enemy }, ora che { $unit } le impedisce di occupare. Poi termina il turno: «{ aces-table-end-move }», «{ aces-table-end-declare }», «{ aces-table-end-money }».
aces-learn-automa-3 = Apri «{ table-why }» nel registro, accanto a ciò che ha fatto { $enemy }. Dice quali ordini non erano possibili, quale ha seguito e come ha scelto il bersaglio. L’Automa non ha dadi: i suoi colpi sono fissi. Ora prendi tu la fabbrica in { $factory }, con { $unit }.
aces-learn-automa-4 = Ben fatto. Ogni unità dell’Automa dice le sue ragioni, così puoi prevedere le sue mosse. Era l’ultima lezione: ora gioca una partita intera.
