### Lo que se dice de los paquetes: contenido propio en un solo archivo.

pack-refused = Este paquete no se puede usar:
pack-no-zip = No es un paquete: un paquete es un archivo zip.
pack-too-large = El paquete pasa de { $most } KB. Quita lo que no haga falta para jugar.
pack-too-many-files = El paquete tiene { $n } archivos; el límite es { $most }.
pack-miscounted = El paquete dice que tiene { $said ->
    [one] un archivo
   *[other] { $said } archivos
 }, y se encuentran { $found }. Vuelve a hacerlo.
pack-torn = No se puede abrir. Vuelve a hacer el paquete.
pack-locked = Este archivo está protegido con una contraseña. Ponlo sin ella.
pack-link = Es un enlace a otro archivo. Pon en el paquete el archivo mismo.
pack-method = Este archivo está comprimido de un modo que no todos los programas conocen. Usa el habitual (deflate).
pack-bomb = Este archivo dice que llega a ser mucho mayor que cualquier cosa que alguien escriba.
pack-file-too-large = Este archivo pasa de { $most } KB.
pack-whole-too-large = Abiertos, los archivos pasan juntos de { $most } KB.
pack-file-name = Un archivo se llama NOMBRE o CARPETA/NOMBRE, con letras sencillas, números, puntos y guiones.
pack-file-twice = Otro archivo ya tiene este nombre.
pack-unread = El juego «{ $game }» no lee ningún archivo con este nombre.
pack-empty = No hay nada que jugar en él.
pack-no-manifest = El paquete necesita este archivo, que dice cómo se llama y para qué juego es.
pack-manifest-unreadable = No se puede leer en la columna { $column }: { $why }.
pack-other-hash = El contenido no es el que empaquetó su autor: el hash es distinto. Pídelo otra vez, o vuelve a hacerlo.
pack-format = Este paquete tiene el formato { $format }; aquí solo se conoce el formato 1. Quizá lo conozca un Sandtable más nuevo.
pack-game = Es para un juego que se llama «{ $game }»; aquí hay { $games }.
pack-nameless = Ponle un nombre al paquete.
pack-language = «{ $language }» no es ninguno de los idiomas, que son { $known }.
pack-words = Aquí hace falta una línea de 1 a { $most } letras, sin marcas: { $text }
pack-version = «{ $version }» no es una versión; una versión es, por ejemplo, 1.2.
pack-mark-of-nothing = Una marca es para { $file }, que no está en el paquete.
pack-unseen = Aquí hay un carácter que no se ve ({ $code }). Quítalo.
pack-markup = Parece un trozo de página web. Escríbelo sin «<».
pack-deep = Aquí hay más de { $most } paréntesis unos dentro de otros.

## The slip on which a pack is made

pack-make = Guardar como paquete
pack-make-how = Un solo archivo con todo lo que se elige aquí. Los amigos lo abren; lo leen los servidores y la línea de órdenes.
pack-inside = Qué contiene
pack-name = Nombre
pack-name-others = Su nombre en otros idiomas
pack-version-label = Versión
pack-mark = De dónde viene
pack-mark-ours = inventado por su autor
pack-mark-fitted = ajustado a lo impreso
pack-mark-implied = se deduce de lo impreso
pack-mark-given = como está impreso
pack-author = Quién lo hizo
pack-licence = Qué pueden hacer otros con él
pack-save = Guardar
