### Hacer contenido propio, en cualquier juego.

edit-steps = Deshacer y rehacer
edit-play-label = Jugar
edit-play = Jugarlo
edit-two = Dos en esta pantalla
edit-more-ways = Otras formas de jugar
edit-mend-first = Podrás jugarlo cuando las reglas no tengan nada en contra.
edit-verdict = Lo que dicen las reglas
edit-looking = Las reglas lo están mirando…
edit-faults =
    { $n ->
        [one] Queda una cosa por hacer.
       *[other] Quedan { $n } cosas por hacer.
    }
edit-more = Y { $n } más.
edit-nameless = Sin nombre
edit-unfinished = sin terminar
edit-open = Abrir
edit-copy = Copiar
edit-copy-of = Copia de { $name }
edit-delete = Borrar
edit-delete-sure = Borrar de verdad
edit-files = Guárdalo y compártelo
edit-kept = Se guarda en este navegador mientras trabajas.
edit-load = Abrir un archivo
edit-save = Guardar en archivo
edit-pack = Guardar como paquete
edit-pack-other-game = Este es un paquete de otro juego.
edit-pack-left =
    { $n ->
        [one] Otro archivo suyo no se puede abrir aquí y se ha dejado fuera.
       *[other] Otros { $n } archivos suyos no se pueden abrir aquí y se han dejado fuera.
    }
edit-keys = Teclas
edit-invite = Invitar a un amigo
