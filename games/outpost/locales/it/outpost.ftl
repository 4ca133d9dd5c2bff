### Outpost: domande, risposte, diario, rifiuti.

## Nomi

outpost-patrol-heron = Airone
outpost-patrol-fox = Volpe
outpost-patrol-badger = Tasso
outpost-patrol-owl = Gufo
outpost-card-march = Marcia
outpost-card-scout = Ricognizione
outpost-card-raid = Incursione
outpost-card-cover = Riparo
outpost-target-patrol = la pattuglia { $patrol }
outpost-target-flag = la bandiera in { $hex }
outpost-standing = { $patrol } { $points }

## Domande

outpost-ask-hide = Si pesca un deposito per l’avamposto in { $hex }.
outpost-ask-draw = Si pesca una carta per { $patrol }.
outpost-ask-order = Quale ordine giochi coperto?
outpost-ask-second-order = Guidi tu questo round: quale secondo ordine giochi?
outpost-ask-march = Dove marcia la tua pattuglia? Ha { $points } punti movimento.
outpost-ask-raid = Che cosa attacchi?
outpost-ask-cover = { $patrol } ti attacca. Ti metti al riparo?
outpost-ask-raid-die = Un dado per l’incursione di { $patrol } contro { $target }.
outpost-ask-scout = In quale avamposto guardi?
outpost-ask-flag = Alzi la tua bandiera sull’avamposto in { $hex }?

## Risposte

outpost-choice-card = gioca { $card }
outpost-choice-cache = un deposito da { $cache }
outpost-choice-no-order = nessun secondo ordine
outpost-choice-march = marcia verso { $hex }
outpost-choice-stay = resta qui
outpost-choice-flare = lancia il razzo
outpost-choice-raid = attacca { $target }
outpost-choice-take-cover = mettiti al riparo
outpost-choice-no-cover = nessun riparo
outpost-choice-no-cover-this-round = nessun riparo per tutto il round
outpost-choice-scout = guarda in { $hex }
outpost-choice-raise-flag = alza la bandiera
outpost-choice-leave-it = lascia stare

## Che cosa succede

outpost-event-hidden = Un deposito viene nascosto nell’avamposto in { $hex }.
outpost-event-round-began = Comincia il round { $round }. Guida { $patrol }.
outpost-event-drew = { $patrol } pesca una carta.
outpost-event-drew-card = { $patrol } pesca { $card }.
outpost-event-laid = { $patrol } gioca un ordine coperto.
outpost-event-laid-card = { $patrol } gioca coperto { $card }.
outpost-event-turned-over = Tutti gli ordini vengono scoperti.
outpost-event-carried-out = { $patrol } esegue { $card }.
outpost-event-idle = { $patrol } non ha niente da fare.
outpost-event-marched = { $patrol } marcia verso { $hex }.
outpost-event-stayed = { $patrol } resta dov’è.
outpost-event-flare-fired = { $patrol } lancia un razzo sopra { $over }: restano due punti per la marcia.
outpost-event-time-ran-out = Il tempo di { $patrol } è scaduto. La pattuglia resta dov’è.
outpost-event-took-cover = { $patrol } si mette al riparo.
outpost-event-exposed = { $patrol } non si mette al riparo in questo round. Nessun altro lo sa.
outpost-event-raid-hit = { $patrol } attacca { $target }: il dado mostra { $die }, serviva { $needed }. La pattuglia colpita torna al campo e { $patrol } prende uno stendardo.
outpost-event-flag-torn = { $patrol } attacca { $target }: il dado mostra { $die }, serviva { $needed }. La bandiera viene tolta.
outpost-event-raid-missed = { $patrol } attacca { $target }: il dado mostra { $die }, serviva { $needed }. L’incursione fallisce.
outpost-event-scouted = { $patrol } guarda nell’avamposto in { $hex }.
outpost-event-scouted-cache = { $patrol } guarda nell’avamposto in { $hex } e trova { $cache ->
    [one] { $cache } punto
   *[other] { $cache } punti
 }.
outpost-event-flag-raised = { $patrol } alza una bandiera in { $hex }.
outpost-event-opened = Si apre il deposito in { $hex }: { $cache ->
    [one] { $cache } punto
   *[other] { $cache } punti
 }.

## Rifiuti

outpost-why-other-question = Ora la domanda è un’altra.
outpost-why-not-in-hand = Non hai in mano { $card }.
outpost-why-too-far = { $hex } è più lontano di { $points } punti movimento.
outpost-why-occupied = In { $hex } c’è { $patrol }.
outpost-why-other-camp = { $hex } è il campo di { $patrol }.
outpost-why-no-march-to-light = Il razzo si lancia su un’altra pattuglia che sta per marciare, una volta per marcia.
outpost-why-no-flare = Hai già lanciato il tuo razzo.
outpost-why-no-target = Si può attaccare solo un’altra pattuglia, o la sua bandiera, a distanza due o meno.
outpost-why-no-cover-in-hand = Non hai in mano Riparo.
outpost-why-no-outpost = Non c’è un avamposto in vista in { $hex }.
outpost-why-no-patrol = Questa pattuglia non esiste.

## La fine

outpost-outcome-won = Vince { $patrol } ({ $standings }).
outpost-outcome-draw = La partita finisce in parità ({ $standings }).
