### Outpost: preguntas, respuestas, diario, rechazos.

## Nombres

outpost-patrol-heron = Garza
outpost-patrol-fox = Zorro
outpost-patrol-badger = Tejón
outpost-patrol-owl = Búho
outpost-card-march = Marcha
outpost-card-scout = Exploración
outpost-card-raid = Asalto
outpost-card-cover = Cobertura
outpost-target-patrol = la patrulla { $patrol }
outpost-target-flag = la bandera de { $hex }
outpost-standing = { $patrol } { $points }

## Preguntas

outpost-ask-hide = Se roba un depósito para el puesto de { $hex }.
outpost-ask-draw = Se roba una carta para { $patrol }.
outpost-ask-order = ¿Qué orden pones boca abajo?
outpost-ask-second-order = Diriges esta ronda: ¿qué segunda orden pones?
outpost-ask-march = ¿Adónde marcha tu patrulla? Tiene { $points } puntos de movimiento.
outpost-ask-raid = ¿Qué asaltas?
outpost-ask-cover = { $patrol } te asalta. ¿Te pones a cubierto?
outpost-ask-raid-die = Un dado para el asalto de { $patrol } contra { $target }.
outpost-ask-scout = ¿Qué puesto miras por dentro?
outpost-ask-flag = ¿Izas tu bandera en el puesto de { $hex }?

## Respuestas

outpost-choice-card = pon { $card }
outpost-choice-cache = un depósito de { $cache }
outpost-choice-no-order = sin segunda orden
outpost-choice-march = marcha a { $hex }
outpost-choice-stay = quédate aquí
outpost-choice-flare = lanza la bengala
outpost-choice-raid = asalta { $target }
outpost-choice-take-cover = ponte a cubierto
outpost-choice-no-cover = sin cobertura
outpost-choice-no-cover-this-round = sin cobertura en toda la ronda
outpost-choice-scout = mira en { $hex }
outpost-choice-raise-flag = iza la bandera
outpost-choice-leave-it = déjalo

## Lo que pasa

outpost-event-hidden = Se esconde un depósito en el puesto de { $hex }.
outpost-event-round-began = Empieza la ronda { $round }. Dirige { $patrol }.
outpost-event-drew = { $patrol } roba una carta.
outpost-event-drew-card = { $patrol } roba { $card }.
outpost-event-laid = { $patrol } pone una orden boca abajo.
outpost-event-laid-card = { $patrol } pone { $card } boca abajo.
outpost-event-turned-over = Se descubren todas las órdenes.
outpost-event-carried-out = { $patrol } cumple { $card }.
outpost-event-idle = { $patrol } no tiene nada que hacer.
outpost-event-marched = { $patrol } marcha a { $hex }.
outpost-event-stayed = { $patrol } se queda donde está.
outpost-event-flare-fired = { $patrol } lanza una bengala sobre { $over }: quedan dos puntos para la marcha.
outpost-event-time-ran-out = Se ha acabado el tiempo de { $patrol }. La patrulla se queda.
outpost-event-took-cover = { $patrol } se pone a cubierto.
outpost-event-exposed = { $patrol } no se pondrá a cubierto en esta ronda. Nadie más lo sabe.
outpost-event-raid-hit = { $patrol } asalta { $target }: el dado muestra { $die } y hacía falta { $needed }. La patrulla alcanzada vuelve a su campamento y { $patrol } gana un banderín.
outpost-event-flag-torn = { $patrol } asalta { $target }: el dado muestra { $die } y hacía falta { $needed }. La bandera cae.
outpost-event-raid-missed = { $patrol } asalta { $target }: el dado muestra { $die } y hacía falta { $needed }. El asalto fracasa.
outpost-event-scouted = { $patrol } mira en el puesto de { $hex }.
outpost-event-scouted-cache = { $patrol } mira en el puesto de { $hex } y encuentra { $cache ->
    [one] { $cache } punto
   *[other] { $cache } puntos
 }.
outpost-event-flag-raised = { $patrol } iza una bandera en { $hex }.
outpost-event-opened = Se abre el depósito de { $hex }: { $cache ->
    [one] { $cache } punto
   *[other] { $cache } puntos
 }.

## Rechazos

outpost-why-other-question = Ahora se pregunta otra cosa.
outpost-why-not-in-hand = No tienes { $card } en la mano.
outpost-why-too-far = { $hex } está a más de { $points } puntos de movimiento.
outpost-why-occupied = { $patrol } está en { $hex }.
outpost-why-other-camp = { $hex } es el campamento de { $patrol }.
outpost-why-no-march-to-light = La bengala es para otra patrulla que está a punto de marchar, una vez por marcha.
outpost-why-no-flare = Ya has lanzado tu bengala.
outpost-why-no-target = Solo se puede asaltar otra patrulla, o su bandera, a distancia dos o menos.
outpost-why-no-cover-in-hand = No tienes Cobertura en la mano.
outpost-why-no-outpost = No hay ningún puesto a la vista en { $hex }.
outpost-why-no-patrol = Esa patrulla no existe.

## El final

outpost-outcome-won = Gana { $patrol } ({ $standings }).
outpost-outcome-draw = La partida acaba en empate ({ $standings }).
