### Outpost: le regole per chi gioca. Le chiavi sono quelle di catalogue.md, nello stesso ordine.

## Preparazione

outpost-chapter-SET = Preparazione
OP-SET-1 = Si gioca da due a quattro, ognuno per sé. Ognuno guida una pattuglia: Airone, Volpe, Tasso e Gufo.
OP-SET-2 = Il campo è un esagono con dodici boschi e sette avamposti. La tua pattuglia comincia nel suo campo base, in un angolo.
OP-SET-3 = Per ogni avamposto si pesca un deposito, che vi resta nascosto senza che nessuno lo veda. I depositi sono dieci: −2, −2, 0, 1, 1, 2, 2, 3, 3 e 4 punti. Ne avanzano tre, che restano nascosti.
OP-SET-4 = Il sacchetto contiene 28 carte ordine: 10 Marcia, 8 Ricognizione, 6 Incursione e 4 Riparo. Ogni giocatore ha un razzo.
OP-SET-5 = Una partita dura sei round, o quanti ne decidete: da quattro a nove.
OP-SET-6 = Una lezione comincia da una posizione al posto di ciò che si pescherebbe.

## Ordini

outpost-chapter-ORD = Ordini
OP-ORD-1 = All’inizio del round tutte le carte giocate tornano nel sacchetto. Poi ognuno pesca fino ad avere quattro carte in mano, che gli altri non vedono.
OP-ORD-2 = Il primo giocatore guida il primo round; poi la guida passa in senso orario.
OP-ORD-3 = Tutti giocano allo stesso tempo una carta coperta della propria mano, come ordine. Chi guida ne gioca anche una seconda, o vi rinuncia. Poi si scoprono tutti gli ordini.
OP-ORD-4 = Gli ordini si eseguono uno dopo l’altro, in senso orario da chi guida. Il suo secondo ordine viene per ultimo.
OP-ORD-5 = Un ordine che non può fare niente non fa niente. Riparo, giocato come ordine, non fa mai niente.

## Marcia

outpost-chapter-MOV = Marcia
OP-MOV-1 = Marcia: la tua pattuglia va in un esagono che può raggiungere con quattro punti movimento, o resta dov’è.
OP-MOV-2 = Entrare in un bosco costa due punti, in ogni altro esagono uno.
OP-MOV-3 = Una pattuglia non entra nell’esagono di un’altra pattuglia, né nel campo base di un’altra.
OP-MOV-4 = Quando una pattuglia sta per marciare, qualunque altro giocatore può lanciare il suo razzo: la marcia ha allora solo due punti. Una marcia si illumina una volta sola, e hai un solo razzo per partita.
OP-MOV-5 = Facoltativo: una clessidra per ogni marcia. Quando il tempo scade, la pattuglia resta dov’è.

## Incursioni

outpost-chapter-RAI = Incursioni
OP-RAI-1 = Incursione: la tua pattuglia attacca un’altra pattuglia, o la bandiera di un altro giocatore, a distanza di due esagoni o meno.
OP-RAI-2 = Si tira un dado: con quattro o più l’incursione riesce.
OP-RAI-3 = Se la tua pattuglia viene attaccata, puoi scartare Riparo dalla mano; allora riesce solo un sei. Ti viene chiesto anche se non hai la carta, perché altrimenti gli altri saprebbero che cosa hai in mano.
OP-RAI-4 = Puoi rispondere che non ti metti al riparo per tutto il round. Nessun altro lo viene a sapere.
OP-RAI-5 = Una pattuglia colpita torna al suo campo base, e chi l’ha attaccata prende uno stendardo. Una bandiera colpita viene tolta.

## Ricognizione

outpost-chapter-SCO = Ricognizione
OP-SCO-1 = Ricognizione: guardi in un avamposto nell’esagono della tua pattuglia o accanto. Nessun altro vede che cosa contiene.
OP-SCO-2 = Se lì non c’è una bandiera, puoi alzare la tua.

## La fine

outpost-chapter-END = La fine
OP-END-1 = Dopo l’ultimo round si aprono tutti i depositi.
OP-END-2 = Ottieni i punti dei depositi sotto le tue bandiere, e un punto per ogni stendardo.
OP-END-3 = Vince chi ha più punti. Se in più d’uno hanno il massimo, la partita è pari.
