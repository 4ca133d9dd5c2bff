### Sergeants: le regole con parole nostre, per chi gioca. Le chiavi sono gli id di rules/sergeants.md, nello stesso ordine.

## La mappa

rules-sergeants-chapter-MAP = La mappa
SM-MAP-1 = La mappa è fatta di quadrati di 5 pollici per 5 e di punti di riferimento di 10 pollici per 10, accostati bordo a bordo. Ogni tessera ha un id, e quello dei punti di riferimento comincia con L. Una tessera ha due lati diversi, A e B, e può stare in su l'uno o l'altro. Per la distanza un quadrato conta uno e un punto di riferimento due. Le tessere stanno su una griglia di 5 pollici, un punto di riferimento su due per due dei suoi quadrati, ruotate di quarti di giro. Nessuna tessera compare due volte su una mappa, e una mappa misura al massimo 20 quadrati per verso. (Regola della casa.)
SM-MAP-2 = Ogni tessera ha quattro modificatori, uno per azione: GUARDARE (verde), SPARARE (rosa), NASCONDERSI (blu) e MUOVERE (giallo). Per lo più sono zero o negativi. Un edificio sulla tessera può avere numeri propri, che sostituiscono quelli della tessera dove la linea attraversa l'edificio, o dove il soldato a un suo capo sta interamente dentro. Se si attraversano due edifici della stessa tessera, conta il numero più basso, qualunque sia l'azione. Il numero MUOVERE di un edificio conta solo per un soldato che parte da dentro. Un edificio senza numeri dà copertura e lascia quelli della tessera come sono. (Regola della casa.)
SM-MAP-3 = Un modificatore di area aggiunge il suo valore all'abilità del suo colore quando un cammino, uno sguardo o un tiro passa sopra l'area; NASCONDERSI non cambia mai così. Ogni area conta una volta sola, anche nella tessera del tuo soldato, a meno che lui non vi stia sopra, cioè con il centro della base dentro. Entrare in un'area è passarci sopra, quindi un'area sotto il bersaglio conta. (Regola della casa.)
SM-MAP-4 = Strade, sentieri di campo e simili sono terreno aperto. Alberi, cespugli, siepi, muri, edifici e colture alte sono copertura. A un pezzo con la scritta NO MOVE il tuo soldato può appoggiarsi, usandolo come copertura, ma non può attraversarlo.
SM-MAP-5 = La distanza in quadrati si conta lungo la linea retta fra i centri delle basi di due soldati: conta ogni tessera in cui la linea entra, un punto di riferimento come due, ma non la tessera da cui parte. Nella stessa tessera la distanza è 0. Dove la linea passa esattamente per un angolo o lungo un bordo, usa la tessera con il modificatore più piccolo in grandezza per questa azione, cioè il terreno più aperto; a parità, un quadrato prima di un punto di riferimento, poi l'id più basso. Quella tessera conta anche per la distanza. Lungo un bordo, però, viene prima la tessera del tuo soldato e poi quella del bersaglio, dove una delle due è accanto alla linea; ogni tratto di 5 pollici si giudica da sé. Dove la mappa ha un vuoto, la linea conta un quadrato senza modificatore per ogni quadrato di 5 pollici attraversato. (Regola della casa.)
SM-MAP-6 = La distanza ravvicinata e il lancio si misurano in pollici lungo la stessa linea retta, e così Radunare. Una lunghezza misurata si arrotonda per eccesso al pollice intero. (Regola della casa.)
SM-MAP-11 = Guardare, sparare, nascondersi, Radunare, la distanza ravvicinata e l'arco di tiro si misurano dal centro della base, a metà della sua lunghezza e della sua larghezza. Il contatto, i 3 pollici di un Hit+ e la sagoma della granata si misurano dai bordi delle basi. (Regola della casa.)
SM-MAP-7 = I modificatori cambiano l'abilità del tuo soldato, mai la distanza. Per GUARDARE e SPARARE contano tutte le tessere sulla linea, anche quella del bersaglio, ma non quella del tuo soldato. Per NASCONDERSI, e quindi per Radunare, contano le tessere ai due capi, e una tessera che è entrambe conta una volta. Per MUOVERE contano la tessera di partenza e quelle attraversate, ma non una tessera nuova in cui il cammino entra per ultima e finisce; una tessera già attraversata conta anche se il cammino finisce lì. Un'abilità che con i modificatori è 0 o meno non arriva da nessuna parte. (Regola della casa.)
SM-MAP-8 = Esempio: il tuo soldato ha Avvistare 15, e i modificatori GUARDARE sulla linea fanno −8. Resta 7. Il nemico è a 6 quadrati, quindi è avvistato.
SM-MAP-9 = Esempio: il tuo soldato ha Lungo 13 e Corto 7, e i modificatori SPARARE sulla linea fanno −6. Restano 7 e 1. Il bersaglio è a 6 quadrati, quindi il lungo raggio ci arriva e il corto no.
SM-MAP-10 = Lungo e Corto sono numeri di quadrati, e i modificatori li cambiano in quadrati. Ravvicinato e Lancio sono numeri di pollici, e gli stessi modificatori li cambiano in pollici.

## Misure esatte

rules-sergeants-chapter-GEO = Misure esatte
SM-GEO-1 = Una base è lunga 1 pollice e larga ¾ di pollice; davanti finisce in un semicerchio, dietro è piatta, ed è uguale per tutti i soldati. L'arco di tiro è tutto ciò che sta davanti al soldato: la metà del tavolo davanti a una linea che passa per il centro della base, linea compresa. La sagoma dell'esplosione ha un raggio di 1 pollice. I contenuti possono dare misure diverse. Un soldato è rivolto in una di 64 direzioni. (Regola della casa.)
SM-GEO-2 = Due basi si toccano se fra loro ci sono al massimo 1/16 di pollice. La parte toccata è quella dove sono più vicine. I lati diritti non sono né fronte né retro, e uno spigolo appartiene a entrambe le sue parti. Dove le basi sono più vicine lungo un intero tratto, la parte toccata è quella che ha tutto il tratto: fianco contro fianco non è toccare il retro. (Regola della casa.)
SM-GEO-3 = Una linea o un cammino attraversa un pezzo di terreno se passa per il suo interno. Sfiorarne un bordo o uno spigolo non è attraversarlo. (Regola della casa.)
SM-GEO-4 = Se una linea passa esattamente per un angolo da una tessera a un'altra che tocca solo in quel punto, si usa in più una delle altre due tessere: quella con il numero più piccolo in grandezza per l'azione. Conta anche per la distanza. Se ne esiste una sola, si usa quella; se non ce n'è nessuna, niente. Se le due tessere sulla linea hanno in comune un bordo che finisce in quell'angolo, non si aggiunge nulla, e neppure dove la linea comincia o finisce nell'angolo. La svolta di un cammino esattamente in un angolo passa per l'angolo. (Regola della casa.)
SM-GEO-5 = Una base può stare su un pezzo NO MOVE, ma il suo centro non può entrarvi. Una linea NO MOVE sottile non ha interno, quindi il centro non può nemmeno toccarla, estremità comprese. Dove un pezzo NO MOVE finisce al bordo della sua tessera, il centro non può toccare neppure quel tratto di bordo, perché il pezzo può continuare nella tessera accanto. (Regola della casa.)
SM-GEO-6 = Un soldato è in copertura se più di metà dell'area della sua base sta su pezzi di copertura, tutti insieme ma senza gli edifici; oppure se un pezzo piccolo sta tutto sotto la base, senza superarne il bordo; oppure se la base copre abbastanza di una linea più sottile di sé, almeno ¾ della lunghezza della linea o di quella della base, la minore delle due. L'area si conta per campioni a 1/16 di pollice, 176 per la base consueta, e un campione sul bordo di un pezzo sta sul pezzo. Per gli edifici vedi SM-HID-3. (Regola della casa.)
SM-GEO-7 = In un cammino la via del centro della base non può essere più lunga di quanto è concesso, cioè Camminare con i suoi modificatori. La base procede senza girarsi e si gira alla fine. Lungo l'ultimo tratto la base girata non può arrivare più lontano di dove arriverebbe quella non girata andando dritta con tutto ciò che resta; chi si ferma prima di altrettanto si gira liberamente, e girarsi sul posto è gratis. Le tessere sono quelle sulla via del centro, ciascuna una volta. Un cammino ha al massimo sette svolte; un cammino diritto si misura esattamente, e i tratti di uno con svolte si arrotondano ciascuno per eccesso a 1/16384 di pollice. (Regola della casa.)
SM-GEO-8 = Il bersaglio di un lancio deve essere a gittata, misurata fra i centri, e così il bordo più vicino della sagoma. Chi è toccato dalla sagoma vi sta sotto. (Regola della casa.)
SM-GEO-9 = Quando avvisti, al posto di un nemico fra i più vicini puoi scegliere chiunque altro sia nella sua tessera e possa essere avvistato. Se nessuno del gruppo più vicino può essere avvistato, tocca al gruppo seguente. (Regola della casa.)
SM-GEO-10 = Per sparare in una mischia o a una scorta deve arrivare Ravvicinato. Se ci arriva, si applicano anche Lungo e Corto, se arrivano. (Regola della casa.)
SM-GEO-11 = Mentre riempi le fasi dal mazzo, ti fermi quando nessuna carta del tuo mazzo e dei tuoi scarti va bene per uno spazio vuoto. Lo spazio resta vuoto. (Regola della casa.)
SM-GEO-12 = Per NASCONDERSI il fumo conta sulla linea verso il nemico più vicino, o verso tutti quelli ugualmente vicini: ogni numero NASCONDERSI su quella linea si moltiplica per il fumo più denso che vi si trova. Sulle altre linee il fumo non fa nulla. Le ottiche ignorano il numero di una tessera se la sua grandezza dopo il fumo rientra nel loro limite. I modificatori di area non si ignorano e non si moltiplicano. (Regola della casa.)
SM-GEO-13 = È in un punto di riferimento ogni soldato libero che ha lì il centro della base; un prigioniero non conta. I prigionieri non sono nemici quando ti nascondi, avvisti, passi accanto o scegli bersagli. Un centro esattamente su un bordo, come può capitare in una mischia, è nella tessera alla sua destra o sotto. (Regola della casa.)

## Soldati

rules-sergeants-chapter-SOL = Soldati
SM-SOL-1 = Un soldato è una carta soldato, con un lato sano e un lato rosso, ferito; una miniatura su una base a forma di piastrina, tonda davanti e piatta dietro; e sette carte azione nel tuo mazzo, quattro principali e tre del suo grado.
SM-SOL-2 = I soldati sono di quattro tipi. Un soldato semplice ha un solo grado. Un leader ha Pescare e può essere soldato semplice, giovane sergente o sergente anziano: scegli quando lo acquisti, e ogni grado ha la sua carta, il suo costo e le sue tre carte grado. Un personaggio è una persona precisa con carte storia proprie, ed è un soldato normale negli scenari che non lo nominano. Uno specialista ha un addestramento speciale (SM-SPC-1).
SM-SOL-3 = Una carta soldato mostra le abilità di ogni azione. GUARDARE ha Avvistare, Pescare e, per gli ufficiali, Comando. NASCONDERSI ha Copertura, Radunare, Trattenere e, per i medici, i controlli di identità. SPARARE ha Lungo, Corto, Ravvicinato, Lancio e, per alcuni, Uso Hit+. MUOVERE ha Camminare, Salire e Lotta. La carta mostra anche il costo del soldato in PV.
SM-SOL-4 = Un soldato può avere fino a tre medaglie e un distintivo per grado. Aggiungono al tuo mazzo carte azione di tipo più flessibile.
SM-SOL-5 = Finché un soldato è bloccato, ogni sua abilità è dimezzata e arrotondata per difetto: Camminare 3 diventa 1. Una Copertura negativa si dimezza verso lo zero. Si dimezza il numero stampato, prima dei modificatori, anche quello di Pescare, Lotta, Radunare, Lancio, Salire, Trattenere, controlli di identità e Comando; ma non i 10 pollici di Radunare, l'uso di Hit+ né i PV. Con un Radunare stampato di 1 un soldato bloccato può ancora radunare se stesso. Un secondo pin non fa nulla. (Regola della casa.)
SM-SOL-6 = Un soldato ferito usa il lato rosso della sua carta. Una seconda ferita lo uccide.
SM-SOL-7 = Quando un soldato è ucciso, la sua miniatura lascia la mappa e la sua carta va al giocatore che lo ha ucciso, per i PV. Le sue carte azione restano nel mazzo del suo proprietario. Le carte che tratteneva si scartano, se non dicono altro.
SM-SOL-8 = I tuoi avversari vedono le tue miniature, ma non le abilità, i PV e i gradi dei tuoi soldati, né le carte che trattengono e ciò che portano. Tutti conoscono il numero di carte di ogni mano e di ogni mazzo, quante ne trattiene ogni soldato, il numero degli ordini, gli scarti, le ferite, i pin e i punteggi. Quali soldati, carte e ordini esistano lo sanno tutti; quale grado e quale equipaggiamento siano stati acquistati, no. La carta di un soldato ucciso la vedono tutti, e una granata si vede quando viene lanciata. (Regola della casa.)

## Carte azione

rules-sergeants-chapter-ACT = Carte azione
SM-ACT-1 = Una carta azione ha uno o più tipi di azione, la piastrina del suo proprietario, il simbolo di un grado o di una nazione, un fumetto della squadra, a volte un box narratore, quattro risultati per i controlli dei colpi (lungo, corto, ravvicinato ed esplosione) e un risultato di danno.
SM-ACT-2 = Giocare una carta ti dà l'azione piastrina, in cui il proprietario fa una qualsiasi azione del tipo della carta; il fumetto della squadra, per qualsiasi tuo soldato, anche il proprietario, ciascuno una volta; e il box narratore, se c'è. Usali nell'ordine che vuoi, ma finisci ciascuno prima di cominciare il seguente. I passi dentro un fumetto della squadra o un box si fanno nell'ordine scritto.
SM-ACT-3 = Il box narratore è per il soldato che nomina, con le regole normali. Il bianco si può fare, il blu si deve fare. Il rosso è un costo o una condizione: viene prima di ogni altra cosa sulla carta, e se non puoi o non vuoi soddisfarlo la carta è cancellata. Tutto su una carta è facoltativo tranne il blu, e del blu si salta ciò che è impossibile. (Regola della casa.)
SM-ACT-4 = Una carta con più tipi si può piazzare dove uno qualsiasi corrisponde. Se ne corrispondono due, dichiari quale usi quando la carta viene rivelata. L'azione piastrina può essere di qualsiasi tipo della carta, che corrisponda alla fase o no.
SM-ACT-5 = La carta di un soldato morto o prigioniero dà ancora il suo fumetto della squadra, e i suoi risultati nei controlli. Non dà azione piastrina né box narratore, e un box rosso che lo nomina cancella la carta. (Regola della casa.)
SM-ACT-6 = Quando si pesca l'ultima carta del tuo mazzo, i tuoi scarti si mescolano subito in un nuovo mazzo.
SM-ACT-8 = Un controllo gira la carta in cima a un mazzo, mai una carta di una mano. Le carte dei controlli e del corpo a corpo si scartano dopo l'uso, quelle di una fase alla sua fine, e gli scarti sono scoperti. Se mazzo e scarti sono vuoti, un controllo manca, il danno è uno zip e uno spazio resta vuoto. (Regola della casa.)
SM-ACT-9 = In un fumetto della squadra ogni soldato finisce ciò che fa prima che cominci il seguente. Se il fumetto dice «o… o…», scegli per ciascuno. Se permette a un certo numero di soldati di radunarsi, si tolgono altrettanti pin, ciascuno dal soldato bloccato stesso o da un tuo soldato abbastanza vicino. (Regola della casa.)
SM-ACT-7 = Soldati «differenti» in un fumetto della squadra vuol dire che nessuno vi agisce due volte.

## Il mazzo storia

rules-sergeants-chapter-STO = Il mazzo storia
SM-STO-1 = Una carta fase del mazzo storia ha due azioni, la prima e poi la seconda; un riquadro effetto e un riquadro causa, ciascuno con un argomento come meteo, punto di riferimento, ordigni o stranezze; e un numero su un colore.
SM-STO-2 = A ogni turno si girano tre carte storia: sono le fasi 1, 2 e 3.
SM-STO-3 = Un evento accade dove la causa di una carta ha lo stesso argomento dell'effetto della carta seguente: confronta la 1 con la 2 e la 2 con la 3. L'effetto della seconda carta della coppia si svolge prima che i giocatori agiscano. Se gli eventi sono due, prima viene quello della seconda carta.
SM-STO-4 = Gli eventi seguono le regole normali. Durano per questo turno, se non dicono altro.
SM-STO-6 = Ciò che un evento ordina ma le regole vietano non accade. Tutto il resto si fa per quanto possibile: «fino a due» è due, se ce ne sono due, e un cammino può essere un passo di lunghezza nulla. I giocatori si prendono in ordine di iniziativa, con le mani come sono. Un evento per certi soldati riguarda quelli che sono tali in quel momento; i morti, i catturati e chi ha lasciato la mappa non sono mai fra loro, chi attende di entrare sì. (Regola della casa.)
SM-STO-5 = Le carte storia di un punto di riferimento sono nel mazzo solo se il punto di riferimento è sulla mappa. Lo scenario ne aggiunge e ne toglie altre.

## Scenari e preparazione

rules-sergeants-chapter-SCN = Scenari e preparazione
SM-SCN-1 = Uno scenario dà un rapporto, la mappa, le forze in PV per 2-6 giocatori con i loro limiti, per esempio sui leader, i personaggi, gli ordini di ogni schieramento, le modifiche al mazzo storia, i prezzi di equipaggiamento e granate, il numero di turni, le aree di entrata e le regole speciali.
SM-SCN-2 = Prepara in quest'ordine: scenario e mappa, livello delle forze, ordini pescati a caso, acquisto delle forze, mazzo storia, istruzioni speciali, soldati piazzati sulla mappa o fuori, mazzi mescolati. Gli ordini di uno schieramento si pescano da un solo mazzetto, quindi nessun alleato ha un ordine che hai tu. (Regola della casa.)
SM-SCN-3 = Uno schieramento ha almeno cinque soldati, di solito da 5 a 15, e il loro costo rientra nel limite. Tre granate costano 1 PV, se lo scenario non dice altro. L'equipaggiamento costa quanto dice la sua carta e sta sotto il soldato che lo porta. I giocatori acquistano nell'ordine dei posti, così nessuno acquista lo stesso soldato, e ogni equipaggiamento esiste una volta sola. Le miniature si vedono subito, gradi ed equipaggiamento no. Ogni giocatore di uno schieramento acquista almeno la sua parte del numero minimo, l'ultimo ciò che manca, e lascia abbastanza soldati a chi viene dopo. (Regola della casa.)
SM-SCN-4 = Un'area di entrata è larga un quadrato, sul bordo della mappa. Tutti i tuoi soldati usano la stessa, e ciascuno entra con un MUOVERE, come da una tessera senza modificatori.
SM-SCN-7 = Se il tuo ordine non nomina un'area di entrata, puoi usarne una qualsiasi che nessuno usa; se nomina una del tuo schieramento, usi quella, anche se la usa un altro. I tuoi soldati possono entrare in turni diversi. Una base parte da fuori, a contatto con il bordo e rivolta verso la mappa, nel punto dell'area più vicino a dove la sua via porta all'inizio. Chi è fuori dalla mappa può solo entrare; non è bersaglio di nessuno, e nessuno deve nascondersi da lui. (Regola della casa.)
SM-SCN-8 = Lo scenario dice con quante granate cominci e quanto costano le altre. Le munizioni normali bastano sempre. Certi equipaggiamenti li possono acquistare solo certe forze. Lo scenario toglie carte storia secondo i suoi turni, tre carte per turno; quelle che restano dopo l'ultimo turno non si usano. (Regola della casa.)
SM-SCN-9 = Se lo scenario non dice altro, i soldati si piazzano sulla mappa in segreto e nello stesso momento: prima il primo giocatore di ogni schieramento, poi i secondi, che vedono dove stanno gli alleati, e così via; tutto si mostra insieme. Tutti cominciano non avvistati, e camminare allo scoperto non rivela nessuno. Un soldato lascia la mappa solo per un ordine, come scorta, per un evento o per lo scenario. Per uscire sta davanti all'area, e il bordo di questa è entro il suo Camminare con il numero della sua tessera, dritto davanti a lui o no. Chi è uscito è vivo e non vale nulla; i prigionieri escono con la scorta e contano alla fine. I numeri di piastrina sono unici, un personaggio è in gioco una volta sola, ed è leader ogni soldato con Pescare. (Regola della casa.)
SM-SCN-5 = Se lo scenario e un ordine sono in disaccordo sull'area di entrata, ha ragione lo scenario. Entrare «al turno 3» vuol dire al turno 3 o più tardi. (Regola della casa.)
SM-SCN-6 = Esempio: «Corsa al ponte» dura 12 turni. Ogni schieramento ha 36 PV con al massimo due leader, 3 granate per 1 PV ed equipaggiamento fino a 4 PV in tutto, granate acquistate comprese. I soldati che non sono entrati entro la fine del turno 4 sono rimossi.

## Ordini

rules-sergeants-chapter-ORD = Ordini
SM-ORD-1 = Tenere: alla fine dell'ultimo turno hai soldati nel punto di riferimento, e non ci sono nemici.
SM-ORD-2 = Perlustrare: un tuo soldato entra nel punto di riferimento e lì muove in copertura.
SM-ORD-3 = Conquistare: per un turno intero nel punto di riferimento ci sono i tuoi soldati e nessun altro. I soldati alleati non contano contro di te.
SM-ORD-4 = Attacco generale: ottieni 1 PV in più, o quanti ne dice l'ordine, per ogni nemico che uccidi o catturi.
SM-ORD-5 = Pattuglia: entri dall'area che l'ordine indica, e un tuo soldato lascia la mappa dall'altra area che nomina.
SM-ORD-6 = Tiro registrato: il tuo operatore radio è vivo al turno che l'ordine indica. All'inizio di quel turno l'artiglieria cade sul luogo nominato. Per chiunque sia lì si fanno i controlli esplosione che l'ordine dice, ciascuno dal mazzo del suo giocatore, e i nemici uccisi così danno i PV a te. (Regola della casa.)
SM-ORD-7 = Demolizione: tieni il punto di riferimento per tre turni di fila con il soldato che porta gli esplosivi, e poi lo lasci per farlo saltare. È tenuto se alla fine del turno lui è lì e non c'è nessun nemico. Per chi è ancora lì si fanno i controlli esplosione che l'ordine dice, ciascuno dal mazzo del suo giocatore, e i nemici uccisi così danno i PV a te. (Regola della casa.)
SM-ORD-8 = Attacco: hai conquistato più di metà dei punti di riferimento in gioco.
SM-ORD-9 = Schermaglia: più di metà della forza di un avversario è stata uccisa. La segni per ogni avversario. Contano quelli uccisi dai soldati o dagli ordini di un giocatore qualsiasi, non quelli uccisi da eventi. (Regola della casa.)
SM-ORD-10 = Ricognizione: entri dall'area che l'ordine indica, se ne indica una, e due tuoi soldati, o quanti ne dice, sono vivi nel punto di riferimento nello stesso momento. Possono entrarvi in fasi o turni diversi.
SM-ORD-12 = Dopo ogni azione si giudicano: perlustrare (il soldato è arrivato con un MUOVERE), ricognizione, pattuglia e schermaglia. Alla fine di un turno: conquistare, per le fasi da 1 a 3 di quel turno, e attacco, per cui un punto di riferimento che hai conquistato conta finché da allora nessun nemico vi è stato. All'inizio del suo turno: tiro registrato. Quando esce il tuo ultimo soldato: demolizione. Quando la partita finisce, per qualsiasi motivo: tenere, che gli alleati non guastano, e attacco generale. Ogni ordine vale una volta, una schermaglia una volta per avversario. (Regola della casa.)
SM-ORD-11 = I tuoi ordini sono segreti, anche per i tuoi alleati. Gli ordini per un punto di riferimento che non è in gioco si lasciano fuori, e quelli con il simbolo di una nazione sono solo di quella nazione. Un ordine che hai eseguito si annuncia e si segna.

## Il turno

rules-sergeants-chapter-TRN = Il turno
SM-TRN-1 = Per prima cosa peschi il numero base di carte, 3 se lo scenario non dice altro, e il Pescare di ogni tuo soldato vivo, non prigioniero e che non ha lasciato la mappa; chi attende di entrare conta. Dopo, le carte trattenute possono tornare nella tua mano. (Regola della casa.)
SM-TRN-2 = Poi si girano tre carte fase. Se ne restano meno di tre, la partita finisce.
SM-TRN-3 = Poi vengono gli eventi, dove causa ed effetto corrispondono (SM-STO-3).
SM-TRN-4 = Tutti i giocatori, nello stesso momento, piazzano una carta azione coperta su ogni fase, dove deve corrispondere a una delle due azioni. Devi riempire tutte e tre le fasi, se la tua mano può. Se non può, gioca scoperte quante più carte puoi, mostra le altre e scartale; poi pesca, mettendo scoperta su ogni spazio vuoto la prima carta che va bene e scartando quelle che non vanno bene. Fra modi che riempiono altrettante fasi scegli tu, e scegli tu lo spazio per una carta pescata che va bene per due. (Regola della casa.)
SM-TRN-5 = Poi si determina l'iniziativa dalle carte rimaste nelle mani (SM-INI-1). Il libro la elenca prima del piazzamento, ma conta dopo.
SM-TRN-6 = In ogni fase ognuno rivela le sue carte. Si gioca prima la prima azione della carta fase, poi la seconda. I giocatori con la stessa azione giocano in ordine di iniziativa.
SM-TRN-9 = Il numero di carte in mano si dichiara. Come opzioni, le carte si piazzano scoperte, oppure tutte le informazioni sono aperte mentre impari.
SM-TRN-10 = Una fase comincia in quest'ordine: controlli per il fuoco, carte rivelate e tipi dichiarati, carte trattenute di nuovo in mano, iniziativa, interruzioni, azioni. Le carte che arrivano in mano dopo il piazzamento non si possono piazzare in questo turno. La fine di una carta, la fine di un turno e l'inizio di una fase non si possono annullare. (Regola della casa.)
SM-TRN-7 = Alla fine di ogni fase si combattono i corpo a corpo.
SM-TRN-8 = Dopo la fase 3 scarti la tua mano. Le carte trattenute no.

## Iniziativa

rules-sergeants-chapter-INI = Iniziativa
SM-INI-1 = Ha l'iniziativa il giocatore con più carte in mano dopo il piazzamento; a parità, quello i cui soldati valgono più PV; poi quello che ha il soldato con il numero di piastrina più basso. Vale per giocatore, non per schieramento. Si determina di nuovo quando le mani cambiano, e con ferite, catture e uccisioni. Questo tocca solo chi deve ancora agire, e nulla dentro una mischia. (Regola della casa.)

## GUARDARE

rules-sergeants-chapter-LOK = GUARDARE
SM-LOK-1 = Pescare: come azione piastrina, o dove lo dice una carta, un soldato pesca tante carte quanto il suo Pescare. L'iniziativa si determina di nuovo.
SM-LOK-2 = Avvistare: un soldato cerca il nemico nascosto più vicino, contando in quadrati. Fra più nemici nella stessa tessera scegli tu. A pari distanza è quello la cui tessera ha il modificatore GUARDARE più piccolo in grandezza, il terreno più aperto; se è pari anche quello, scegli tu. Se il terreno rende impossibile avvistare il più vicino, puoi provare con il seguente che sia possibile. L'arco di tiro non importa. Le scorte e i soldati in corpo a corpo non possono avvistare. Il caso non c'entra. (Regola della casa.)
SM-LOK-3 = Un nemico è avvistato se la sua distanza in quadrati è al massimo l'Avvistare del tuo soldato con i modificatori GUARDARE sulla linea. Da allora è avvistato per tutti i suoi nemici, finché non si mette al riparo.

## NASCONDERSI

rules-sergeants-chapter-HID = NASCONDERSI
SM-HID-1 = Mettersi al riparo: un soldato può farlo solo quando è in copertura, e contro tutti i nemici insieme: per ciascuno, la sua Copertura con i modificatori NASCONDERSI di tutte le tessere sulla linea, compresi i due capi, deve essere sotto lo zero. La distanza non conta. Allora non è più avvistato.
SM-HID-2 = Esempio: Copertura 6 e modificatori NASCONDERSI per −9 fanno −3, che è sotto lo zero: il soldato è nascosto.
SM-HID-3 = Un soldato è in copertura se la sua base sta per gran parte su terreno di copertura, se copre del tutto un pezzo piccolo come un cespuglio, o se copre quanto più può di un pezzo più sottile di sé, come una siepe (SM-GEO-6). In un edificio la base deve essere tutta dentro.
SM-HID-4 = Radunare: un soldato toglie un pin se la distanza in pollici è al massimo 10 con i modificatori NASCONDERSI sulla linea, compresi quelli dei due capi. Con un box narratore o un fumetto della squadra si tolgono tanti pin quanti ne dice, con un'azione piastrina tanti quanti il Radunare del soldato. Un soldato bloccato raduna prima se stesso. Chi era avvistato resta avvistato.
SM-HID-6 = Un soldato può radunare anche un soldato di un alleato, e uno che è in corpo a corpo.
SM-HID-5 = Trattenere: come azione piastrina, o dove lo dice una carta, un soldato può ricevere carte dalla tua mano, fino al suo Trattenere, e non ne ha mai di più. Non fanno parte della tua mano. Possono tornare dopo che hai pescato all'inizio di un turno, o all'inizio di una fase dopo che le carte sono rivelate. Un pin non gliele fa perdere, ma dopo una ferita che abbassa il suo Trattenere scarti quelle in eccesso. (Regola della casa.)

## MUOVERE

rules-sergeants-chapter-MOV = MUOVERE
SM-MOV-1 = Camminare: un soldato cammina fino al suo Camminare in pollici, con i modificatori MUOVERE della tessera di partenza e di quelle attraversate, ma non di una nuova in cui entra per ultima, e con i modificatori di area su cui passa. Nessuna parte della sua base va più lontano. Va in qualsiasi direzione, e alla fine scegli dove è rivolto. Non attraversa pezzi NO MOVE, e finisce interamente dentro una tessera, se non va in corpo a corpo. Il cammino può avere svolte, e le sue parti si sommano. Le basi non si sovrappongono mai; gli amici si possono oltrepassare, i nemici no, ma toccarli è permesso. Anche quando non resta nulla ci si può ancora girare. Nessun cammino porta dove non c'è una tessera. (Regola della casa.)
SM-MOV-2 = Più movimenti in una fase sono più cammini, uno dopo l'altro («muovere e muovere ancora»).
SM-MOV-3 = Salire: un soldato può entrare in un terreno di livello fino al suo Salire. Il livello 1 è il suolo, e il gioco base non ne ha altri.
SM-MOV-4 = In corpo a corpo: un soldato va in linea retta verso il suo bersaglio. Se le basi si toccano con il fronte di almeno uno dei due, entrambi sono in corpo a corpo ed entrambi sono avvistati. Un contatto senza nessun fronte non è corpo a corpo finché qualcuno non si gira. Anche un nemico non avvistato si può attaccare così. (Regola della casa.)
SM-MOV-5 = In corpo a corpo l'unica azione è MUOVERE, e solo per girarsi. Altri possono unirsi alla mischia, o spararvi dentro a distanza ravvicinata.

## Corpo a corpo

rules-sergeants-chapter-MEL = Corpo a corpo
SM-MEL-1 = Alla fine di una fase si combattono tutte le mischie, prima quelle con più soldati, e a parità quella con il numero di piastrina più basso.
SM-MEL-2 = Le mani si mettono da parte. In ordine di iniziativa ogni giocatore pesca dal suo mazzo tante carte quanto la Lotta di ciascuno dei suoi soldati in contatto. Un soldato toccato sul retro piatto ne porta la metà, arrotondata per difetto; se è bloccato, la sua Lotta era già dimezzata. Tutti quelli uniti da contatti fra nemici sono una sola mischia. (Regola della casa.)
SM-MEL-3 = A turno, in ordine di iniziativa, giochi una carta pescata: il suo danno colpisce, con effetto immediato, un nemico che tocca uno dei tuoi soldati. Si continua finché nessuno ha carte o nessuno è in contatto. Le tue carte sono una sola riserva, e le usi finché uno qualsiasi dei tuoi soldati lì tocca un nemico. Non si può passare. Un pin durante la mischia non toglie carte. Un'uccisione dà i PV al giocatore della carta. (Regola della casa.)
SM-MEL-6 = Quando una mischia è finita, un sopravvissuto che sta sul bordo fra due tessere viene spostato tutto dalla parte dell'avversario, cioè nella tessera davanti al suo fronte: con lo spostamento più piccolo, senza cambiare direzione. Se non c'è posto, prende il posto più vicino interamente dentro una tessera, lontano dal contatto con altri nemici. (Regola della casa.)
SM-MEL-4 = I sopravvissuti che si toccano ancora restano impegnati. La mischia continua alla fine della fase seguente.
SM-MEL-5 = Esempio: tutti hanno Lotta 2. Il giocatore US ha nella mischia i soldati 1, 2 e 3 e pesca sei carte: un'uccisione, una ferita, un pin e tre zip. Il giocatore tedesco ha 4 e 5, uno dei due colpito da dietro, e ne pesca tre: un'uccisione, un pin e uno zip. Ha l'iniziativa e uccide 1; il giocatore US uccide 5. Blocca 2; il giocatore US ferisce 4. Gioca il suo zip; il giocatore US blocca 4. Le ultime carte del giocatore US sono zip.

## Prigionieri

rules-sergeants-chapter-PRI = Prigionieri
SM-PRI-1 = Una carta uccisione in corpo a corpo, ma non una seconda ferita, può invece fare un prigioniero, alla fine della mischia: quando non vi lascia nessun nemico libero. Chi cattura è un tuo soldato che lo tocca. Anche eventi e scenari possono dare prigionieri. (Regola della casa.)
SM-PRI-2 = Un prigioniero è scortato a contatto di base e conta come in corpo a corpo. Alla fine della partita vale il doppio dei PV. Una scorta sorveglia al massimo due prigionieri. Non spara e non avvista, fa un solo movimento per carta, porta con sé i prigionieri, può mettersi al riparo con loro e può lasciare la mappa con loro da un'area che non è del nemico. Un prigioniero non ha una base propria: si misura, si colpisce e si muove dove sta la sua scorta. (Regola della casa.)
SM-PRI-3 = Solo i soldati dello schieramento del prigioniero possono sparare a una scorta e al suo prigioniero, e solo a distanza ravvicinata. Il primo colpo va alla scorta, il seguente al prigioniero, e così via a turno.
SM-PRI-4 = Se un nemico libero entra in contatto con una scorta o con il suo prigioniero, il prigioniero è bloccato e torna al suo proprietario; si rivolge verso la scorta e combatte. Viene messo accanto alla scorta, in contatto, dietro di lei se c'è posto. Finché non arriva nessuno, scorta e prigioniero non combattono fra loro. Se la scorta è uccisa, il prigioniero è libero come in SM-PRI-5, al posto della scorta. (Regola della casa.)
SM-PRI-5 = Quando un amico, anche un soldato di un alleato, muove in contatto con una scorta e sorveglia meno di due prigionieri, il giocatore della scorta può cedergliene. Quello era il suo movimento per questa carta. Oppure la scorta lo lascia andare: il liberato muove subito, poi è bloccato e non avvistato, e gioca di nuovo dalla fase seguente. (Regola della casa.)
SM-PRI-6 = I PV dei prigionieri vanno al giocatore della scorta. Il Pescare di un prigioniero è perso, e le sue carte sono come quelle di un morto (SM-ACT-5). L'equipaggiamento si cattura solo con un prigioniero; quello di un morto è perso, se non dice altro. (Regola della casa.)

## SPARARE

rules-sergeants-chapter-SHT = SPARARE
SM-SHT-1 = Un soldato spara solo a nemici avvistati dentro il suo arco di tiro. Chi fa fuoco con un'arma diventa avvistato; chi lancia no.
SM-SHT-2 = Controllo dei colpi: gira una carta del tuo mazzo. Ogni gittata che arriva al bersaglio, ravvicinata, corta e lunga, applica il suo risultato, quindi una carta può colpire fino a tre volte.
SM-SHT-3 = Per ogni colpo il giocatore del bersaglio gira una carta del proprio mazzo per il danno: zip (niente), pin, ferita o uccisione.
SM-SHT-4 = Con un Hit+ (sulle carte «colpito+») un soldato che ha Uso Hit+ continua a sparare. Indichi il bersaglio seguente: lo stesso nemico, o un altro avvistato entro 3 pollici da lui e nell'arco di tiro. Poi viene il danno del primo, poi un altro controllo con le stesse gittate, e così via senza limite. Senza Uso Hit+ è un colpo solo. Ogni Hit+ che si applica dà un controllo, e un tiro a chi nel frattempo è morto è perso. (Regola della casa.)
SM-SHT-5 = Granata: con uno SPARARE un soldato che ha un segnalino granata ne lancia una, a un nemico avvistato nel suo arco di tiro entro Lancio con i modificatori SPARARE, in pollici. La sagoma deve toccare il bersaglio. Può andare oltre il lancio, purché il suo bordo più vicino sia a gittata, e può essere spostata verso altri, che non devono essere avvistati. Per chiunque vi stia sotto, anche amici, prigionieri e soldati nascosti, si fa un controllo esplosione dal mazzo di chi lancia e, se è colpito, il danno dal mazzo del suo giocatore, nell'ordine scelto da chi lancia. Chi lancia non diventa avvistato. (Regola della casa.)
SM-SHT-7 = Alto esplosivo, razzi e artiglieria possono dare più controlli esplosione per ogni soldato. Il numero è sulla carta o nello scenario.
SM-SHT-6 = Fuoco amico: quando spari in una mischia o a una scorta, e serve la distanza ravvicinata, i colpi si alternano, prima il nemico: i colpi dispari vanno ai nemici, i pari agli amici. L'amico è il più vicino che tocca il bersaglio, e i colpi si contano lungo tutta la catena di Hit+. Con un giocatore per schieramento, gli amici che uccidi danno i PV al nemico; altrimenti i loro PV sono negativi per te. (Regola della casa.)

## Vittoria

rules-sergeants-chapter-VIC = Vittoria
SM-VIC-4 = La partita finisce dopo l'ultimo turno dello scenario, o quando non si possono girare tre carte fase.
SM-VIC-5 = «Rimuovere» vuol dire fuori dal gioco, senza PV per nessuno. Una carta che costa PV, quando viene usata, va nella pila di chi la usa come punti negativi.
SM-VIC-1 = Vince il giocatore con più PV alla fine, e una parità è un pareggio. I PV vengono da uccisioni (il valore sulla carta), prigionieri (doppio), ordini, eventi ed equipaggiamento catturato, meno le carte usate che costano PV. (Regola della casa.)
SM-VIC-2 = I soldati uccisi da eventi, o che non entrano mai in gioco, non danno PV.
SM-VIC-3 = Uno schieramento senza soldati perde subito, se lo scenario non dice altro. Cioè quando tutti sono uccisi, catturati o rimossi; finché uno ha lasciato la mappa o attende di entrare, continua a giocare. Fra i vincitori è primo il giocatore con più PV. Se entrambi gli schieramenti perdono gli ultimi soldati insieme, decidono i PV. (Regola della casa.)

## Specialisti

rules-sergeants-chapter-SPC = Specialisti
SM-SPC-1 = Uno specialista ha una carta soldato, tre carte azione con il distintivo del suo addestramento e le sue quattro principali, e a volte carte storia, equipaggiamento, reazione, comando o interruzione. Alla preparazione decidi quali di queste usi: tutte, alcune o nessuna.
SM-SPC-2 = Carta reazione: la giochi dalla mano dopo che un avversario ha finito un'azione. Costa i suoi PV se si fa una qualsiasi delle sue azioni; dichiarata e non usata, si scarta gratis. Se più giocatori reagiscono, si va in ordine di iniziativa. Non ha azione piastrina, e nessuno reagisce a una reazione. Puoi reagire dopo ogni azione completa di un soldato, ma non durante eventi, corpo a corpo o reazioni. (Regola della casa.)
SM-SPC-3 = Carta comando (ANY): ne dichiari il tipo quando viene rivelata, e deve corrispondere alla fase. La sua azione piastrina può essere di uno qualsiasi dei quattro tipi.
SM-SPC-4 = Carta interruzione: la giochi all'inizio di una fase, dopo che le carte sono rivelate e prima che agisca l'avversario in questione. La sua carta deve avere il tipo che la tua chiede, qualunque cosa abbia dichiarato. Scegli quali suoi soldati eseguono il fumetto della squadra, al massimo quanti ne ha il fumetto, e lui lo esegue. Poi fai la tua parte, e il resto della sua carta viene al momento normale. Costa PV come una reazione, non ha azione piastrina, e puoi giocarne una per fase. Le carte comando e le interruzioni non si possono interrompere.
SM-SPC-6 = L'equipaggiamento di uno specialista è per lui, o per chi ne soddisfa il requisito. L'evento della sua carta storia accade solo finché lui è vivo e sulla mappa. Le sue carte normali restano comunque giocabili.
SM-SPC-5 = Quando uno specialista è morto o fuori dalla mappa, le sue carte reazione, comando e interruzione sono morte: non si possono giocare, e restano in mano fino alla fine del turno.

## Medici

rules-sergeants-chapter-MED = Medici
SM-MED-1 = Quando un tuo soldato è ucciso entro il Camminare del tuo medico, il medico va subito da lui, gratis, e fa per lui tanti controlli di identità quanto dice il suo valore. Un successo trasforma la morte in una ferita. È automatico. Il cammino deve essere legale, e un medico in corpo a corpo o di scorta non va. (Regola della casa.)
SM-MED-2 = Se un medico è ucciso da fuoco diretto, come armi leggere, razzi o granate, i suoi PV vanno al giocatore che non lo ha ucciso. Se era fuoco indiretto, mortai o artiglieria, non vanno a nessuno.

## Ufficiali

rules-sergeants-chapter-OFF = Ufficiali
SM-OFF-2 = Due tue carte per la stessa azione di una fase si giocano una dopo l'altra; per azioni diverse, ciascuna nella propria. L'ufficiale deve essere vivo e sulla mappa quando piazzi la seconda carta. (Regola della casa.)
SM-OFF-1 = Un ufficiale ha Comando da 1 a 3. Nel piazzamento puoi mettere una seconda carta azione su altrettante fasi, una per fase. Entrambe le carte devono corrispondere alla fase, e si rivelano insieme. Un giocatore ha al massimo un ufficiale.

## Moduli tattici

rules-sergeants-chapter-TEA = Moduli tattici
SM-TEA-1 = Un modulo tattico ha pannelli team con 2-8 posti per soldati, alcuni con requisiti. Se usi un pannello, tutte le sue carte (2-16) entrano nel tuo mazzo. Non puoi usare due copie di un pannello. I soldati restano sul loro pannello, ma possono passare a posti di cui hanno i requisiti.
SM-TEA-2 = Una carta che richiede il ruolo di un posto vuoto è morta. «TEAM» vuol dire ogni soldato del pannello. Costi e condizioni vanno soddisfatti prima delle azioni della carta, non durante né dopo. Una carta teamwork per tutti i team vale per ogni tuo pannello.
SM-TEA-4 = Un fumetto della squadra senza la parola TEAM vale per qualsiasi tuo soldato. Una carta piazzata il cui requisito viene meno al suo momento non fa nulla. Puoi mescolare pannelli di moduli diversi, lasciare posti vuoti e lasciare soldati fuori dai pannelli. L'equipaggiamento di un pannello porta il suo simbolo.
SM-TEA-3 = Certe carte comando chiamano le identità: peschi tre carte, e ogni carta azione fra loro permette al suo proprietario di fare una delle due azioni che la carta comando nomina.

## Controlli di identità

rules-sergeants-chapter-CHK = Controlli di identità
SM-CHK-1 = Controllo di identità: peschi una carta; se la sua piastrina è quella del soldato, il controllo riesce. Controllo dei colpi con identità: si pesca finché una piastrina è di uno dei soldati in questione; quella carta dà anche il risultato del colpo. Le carte dei moduli non contano mai.

## Marcatori ed equipaggiamento

rules-sergeants-chapter-MRK = Marcatori ed equipaggiamento
SM-MRK-1 = Il fuoco viene da un evento o da un equipaggiamento. All'inizio di ogni fase si fa un controllo esplosione per ogni soldato che vi si trova. Brucia fino alla fine della partita, e un edificio brucia per intero. Per fuoco e mine le carte si pescano dal mazzo della vittima, e danno PV solo se li ha causati l'equipaggiamento di un giocatore. (Regola della casa.)
SM-MRK-2 = Mine: si fa un controllo esplosione quando un soldato comincia a muoversi nella loro tessera, non quando vi entra.
SM-MRK-3 = Le ottiche fanno ignorare a un soldato i modificatori piccoli su ogni tessera della linea, anche quella del bersaglio: le 3x ignorano i modificatori GUARDARE fino a 3 e SPARARE fino a 2; le 6x GUARDARE fino a 4 o 5, come dice la carta, e SPARARE fino a 3.
SM-MRK-4 = Il fumo è 2x o 3x. Moltiplica per quel numero i modificatori GUARDARE e SPARARE della sua tessera e di ogni tessera oltre, fino a quella del bersaglio, e i modificatori NASCONDERSI fra un soldato che si mette al riparo e il nemico più vicino. Si applica prima delle ottiche. Viene da un equipaggiamento, o da artiglieria con tre o più controlli esplosione: allora è 3x, al posto dell'esplosione di quel colpo. Conta solo il fumo più denso, e solo per i modificatori negativi. (Regola della casa.)
SM-MRK-5 = Il fumo dura almeno un turno. Poi guarda i colori delle carte storia di ogni turno: se la seconda è diversa dalla prima, il fumo va via dopo la fase 2; se no, ma la terza è diversa dalla prima, va via dopo la fase 3; altrimenti resta.
SM-MRK-6 = Armi con equipaggio: con un assistente che ha munizioni a contatto di base, una mitragliatrice può sparare in ogni fase, una volta e gratis, alla prima azione del suo giocatore. Un assistente ha il tratto Assistente, oppure la sua miniatura porta un treppiede o munizioni. (Regola della casa.)
