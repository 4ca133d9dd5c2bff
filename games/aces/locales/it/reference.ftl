### Il riepilogo: una pagina da stampare. Ciò che spiega già la legenda viene da lì.

aces-ref-title = Aces & Armor in breve
aces-ref-lead = Tutto ciò che serve accanto al tabellone, in una pagina.
aces-ref-print = Stampa la pagina
aces-ref-turn = Il tuo turno
aces-ref-turn-move = Muovi ogni unità una volta, tutta d’un fiato, fino alla sua velocità. Passi sopra la tua squadra, mai sopra i nemici. Un’unità per esagono.
aces-ref-turn-declare = Elenca gli attacchi in ordine. Il bersaglio dev’essere a gittata; non serve vederlo. Gli attacchi dovuti devono essere nella lista.
aces-ref-turn-combat = Combatti in quell’ordine. Le due parti lanciano insieme. Se l’attaccante o il bersaglio non c’è più, l’attacco è nullo.
aces-ref-turn-money = 1 moneta per ogni fabbrica. Con 2 monete ripari in una tua fabbrica (fino a 3 danni, al prossimo turno). Acquista unità su tue fabbriche vuote.
aces-ref-costs = Punti movimento per esagono
aces-ref-cost-air = Aerei, ovunque
aces-ref-cost-own = Fabbrica della tua squadra
aces-ref-cost-other = Altra fabbrica
aces-ref-whole = solo fanteria, l’intero movimento dall’esagono accanto
aces-ref-fight = Uno scontro
aces-ref-dice = Lancia 12 dadi, 2 in meno per ogni danno della tua unità. Va a segno un dado pari o inferiore al numero per colpire.
aces-ref-row = Leggi la riga dell’armatura del bersaglio: il danno più alto per cui bastano i colpi. Sei danni distruggono.
aces-ref-back = Il difensore risponde al fuoco solo a gittata 1, se può attaccare l’attaccante.
aces-ref-start = I primi round
aces-ref-start-two = Due fazioni: la prima usa 1 armata, la seconda 2; nel secondo round la prima usa le altre 2, la seconda tutte e 3.
aces-ref-start-four = Quattro fazioni: 1, 1, 2 e 3 armate nel primo round, poi tutte.
aces-ref-victory = Vittoria
aces-ref-victory-factories = Si vince con sei fabbriche, quattro su mezzo tabellone (partita breve: cinque e tre), o se la squadra nemica non ha più unità.
aces-ref-always = Da ricordare
aces-ref-missions = Missioni e meteo
