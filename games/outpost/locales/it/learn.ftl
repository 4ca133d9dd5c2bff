### The lesson: a short position to play.

outpost-lesson-patrol = La tua prima pattuglia
outpost-lesson-patrol-goal = Dai ordini, marcia verso un avamposto, guardaci dentro e alza la bandiera.
outpost-learn-patrol-1 = Guidi tu questo round e giochi due ordini; gli altri giocano i loro nello stesso momento. Gioca prima { $first }, poi { $second }.
outpost-learn-patrol-2 = Tutti gli ordini sono scoperti e il tuo viene per primo. La tua pattuglia ha quattro punti: scegli { $to }, un avamposto, e conferma. Attenzione ai boschi, che costano due.
outpost-learn-patrol-3 = { $other } non ha potuto fare niente con il suo ordine. Ora il tuo secondo: guarda in { $to }. Solo tu vedrai che cosa contiene.
outpost-learn-patrol-4 = Tre punti: vale una bandiera. Alza la tua in { $to }.
outpost-learn-patrol-5 = Ben fatto. Dopo l’ultimo round si aprono tutti i depositi, e i punti sotto le tue bandiere sono tuoi. Attenzione: alcuni depositi tolgono punti, e gli altri possono attaccarti.
