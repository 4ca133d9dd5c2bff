### Dibujar un tablero propio.

aces-edit-title = Dibuja un tablero
aces-edit-first-name = Mi tablero
aces-edit-map = El tablero que dibujas
aces-edit-steps = Deshacer y rehacer
aces-edit-terrain = Terreno
aces-edit-tools = Herramientas
aces-edit-tool-brush = Pincel
aces-edit-tool-line = Línea
aces-edit-tool-fill = Rellenar
aces-edit-tool-erase = Goma
aces-edit-tool-start = Número de inicio
aces-edit-tool-shore = Costa
aces-edit-tool-name = Nombre de lugar
aces-edit-tool-copy = Copiar
aces-edit-tool-paste = Pegar
aces-edit-tool-hand = Mover el mapa
aces-edit-wide = Siete hexágonos de ancho
aces-edit-numbers = Números de inicio
aces-edit-is-shore = Costa.
aces-edit-symmetry = Dibujar dos veces
aces-edit-symmetry-none = no
aces-edit-symmetry-turn = con media vuelta
aces-edit-symmetry-mirror = como en un espejo
aces-edit-inexact-turn = Con un número impar de columnas, ambos lados distan medio hexágono.
aces-edit-inexact-mirror = Con un número par de columnas, ambos lados distan medio hexágono.
aces-edit-place = Nombre del lugar en { $hex }

## Jugarlo

aces-edit-play-label = Jugar
aces-edit-play = Jugar en él
aces-edit-two = Dos en esta pantalla
aces-edit-more-ways = Otras maneras
aces-edit-mend-first = Podrás jugar en él cuando las reglas no tengan nada en contra.

## Lo que dicen las reglas

aces-edit-verdict = Lo que dicen las reglas
aces-edit-looking = Las reglas lo están mirando…
aces-edit-fine = No falta nada: puedes jugar en este tablero.
aces-edit-faults =
    { $n ->
        [one] Queda una cosa por hacer.
       *[other] Quedan { $n } cosas por hacer.
    }
aces-edit-more = Y { $n } más.
aces-edit-fairness = Lo justo que es
aces-edit-fairness-none = Pon números de inicio y fábricas en el tablero para ver lo cerca que están.
aces-edit-fairness-spread = De { $least } a { $most } puntos de movimiento: una diferencia de { $spread }.
aces-edit-fairness-how = Lo que paga de media un carro desde cada número de inicio hasta las dos fábricas más cercanas de su mitad. En nuestros tableros la diferencia es de 1 punto de movimiento como mucho.
aces-edit-fairness-cut-off = sin camino a dos
aces-edit-fairness-factories =
    { $n ->
        [one] Ningún carro llega a la fábrica en { $hexes }.
       *[other] Ningún carro llega a las fábricas en { $hexes }.
    }
aces-edit-points = { $n } puntos

## El tablero

aces-edit-about = Este tablero
aces-edit-name = Nombre
aces-edit-nameless = Sin nombre
aces-edit-sort = Tipo
aces-edit-sort-half = medio, para dos
aces-edit-sort-full = completo, hasta cuatro
aces-edit-season = Estación
aces-edit-season-summer = verano
aces-edit-season-winter = invierno
aces-edit-columns = Columnas
aces-edit-rows = Filas
aces-edit-author-and-licence = Autor y licencia
aces-edit-author = Quién lo dibujó
aces-edit-licence = Qué pueden hacer otros con él
aces-edit-size = { $columns } × { $rows } hexágonos
aces-edit-unfinished = sin terminar

## Guardarlo

aces-edit-shelf = Tus tableros
aces-edit-shelf-none = Todavía no has dibujado ningún tablero.
aces-edit-open = Abrir
aces-edit-copy = Copiar
aces-edit-copy-of = Copia de { $name }
aces-edit-delete = Borrar
aces-edit-delete-sure = Borrar de verdad
aces-edit-new = Un tablero nuevo
aces-edit-new-small = Pequeño, para dos
aces-edit-new-half = Medio, para dos
aces-edit-new-full = Completo, para cuatro
aces-edit-files = Guárdalo y compártelo
aces-edit-kept = Se guarda en este navegador mientras dibujas.
aces-edit-full = En este navegador no cabe otro tablero. Borra uno o guarda este en un archivo.
aces-edit-save = Guardar en archivo
aces-edit-load = Abrir un archivo
aces-edit-files-how = Un amigo abre el archivo aquí y juega en tu tablero. También lo leen los servidores y la línea de órdenes.
aces-edit-file-large = Este archivo es demasiado grande para ser un tablero.
aces-edit-file-none = En este archivo no hay ningún tablero.
aces-edit-keys = Teclas
aces-edit-keys-how = En el mapa: las flechas mueven, Intro o la barra espaciadora dibujan, Mayús con una flecha dibuja de paso. De 1 a 7 eliges el terreno. B pincel, L línea, G rellenar, X goma, N número de inicio, H costa, P nombre de lugar, C copiar, V pegar, M mueve el mapa. Ctrl Z deshace, Ctrl Y rehace.

## Lo que está mal en un tablero

aces-edit-fault-nameless = Ponle un nombre al tablero.
aces-edit-fault-season = La estación es verano o invierno.
aces-edit-fault-halves = Las mitades deben estar una al lado de la otra y formar todo el tablero.
aces-edit-fault-line = «{ $text }» no dice nada de un tablero.
aces-edit-fault-no-map = No contiene ningún mapa.
aces-edit-fault-half-row = Una fila del mapa son dos líneas, y falta una.
aces-edit-fault-size = El mapa tiene { $columns } columnas y { $rows } filas; el límite es { $most-columns } por { $most-rows }.
aces-edit-fault-row =
    { $n ->
        [one] Una línea del mapa tiene un hexágono y debería tener { $wanted }.
       *[other] Una línea del mapa tiene { $n } hexágonos y debería tener { $wanted }.
    }
aces-edit-fault-sign = «{ $sign }» en { $hex } no es un terreno.
aces-edit-fault-hex = «{ $text }» no es un hexágono: es una letra (ni I ni O) y una fila.
aces-edit-fault-start-alone = A un número de inicio le falta el hexágono.
aces-edit-fault-start-unknown = «{ $text }» no es un número de inicio: van de 1 a 12.
aces-edit-fault-start-twice = El número de inicio { $number } está dos veces.
aces-edit-fault-start-missing =
    { $n ->
        [one] Falta el número de inicio { $numbers }.
       *[other] Faltan los números de inicio { $numbers }.
    }
aces-edit-fault-start-off = El número de inicio { $number } en { $hex } no está en el mapa.
aces-edit-fault-start-not-on-land = El número de inicio { $number } en { $hex } necesita tierra, no agua ni una fábrica.
aces-edit-fault-start-in-other-half = El número de inicio { $number } en { $hex } está en la otra mitad: 1–6 a la izquierda, 7–12 a la derecha.
aces-edit-fault-start-beyond-half = El número de inicio { $number } en { $hex } sobra: medio tablero tiene del 1 al 6.
aces-edit-fault-start-taken = El número de inicio { $number } en { $hex } está sobre el número { $other }.
aces-edit-fault-factories =
    { $n ->
        [one] El tablero tiene una fábrica; deben ser { $wanted }.
       *[other] El tablero tiene { $n } fábricas; deben ser { $wanted }.
    }
aces-edit-fault-factories-left =
    { $n ->
        [one] La mitad izquierda tiene una fábrica; deben ser { $wanted }.
       *[other] La mitad izquierda tiene { $n } fábricas; deben ser { $wanted }.
    }
aces-edit-fault-factories-right =
    { $n ->
        [one] La mitad derecha tiene una fábrica; deben ser { $wanted }.
       *[other] La mitad derecha tiene { $n } fábricas; deben ser { $wanted }.
    }
aces-edit-fault-shore = La costa en { $hex } no está en tierra.
aces-edit-fault-place = Un lugar no tiene nombre.
aces-edit-fault-place-off = El lugar en { $hex } no está en el mapa: { $name }.
aces-edit-fault-team = Las fábricas con que se empieza la Batalla de las Ardenas son de los Aliados o de los alemanes.
aces-edit-fault-bulge-no-factory = Un equipo empieza la Batalla de las Ardenas con { $hex }, donde no hay fábrica.
aces-edit-fault-bulge-twice = La fábrica en { $hex } se nombra dos veces para la Batalla de las Ardenas.
aces-edit-fault-too-long = Es demasiado largo para un tablero; el límite son { $most } letras.
aces-edit-fault-long-name = Este nombre es demasiado largo ({ $most } letras como mucho): { $name }
aces-edit-fault-many-names =
    { $n ->
        [one] Un lugar tiene nombre; el límite es { $most }.
       *[other] { $n } lugares tienen nombre; el límite es { $most }.
    }
aces-edit-fault-name-taken = Un tablero del juego ya se llama así: { $name }. Elige otro nombre.
