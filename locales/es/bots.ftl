### Bots con cuenta: programas de jugadores, en las mesas de este servidor.

bots-title = Tus bots
bots-lead = Un bot es un programa tuyo que juega en estas mesas. Necesita un token y ve lo que ve un jugador en su asiento.
bots-name = Nombre del bot
bots-make = Añadir bot
bots-renew = Nuevo token
bots-end = Cerrar
bots-end-sure = Sí, cerrarlo
bots-end-what = El bot se rinde en sus partidas y su token deja de valer.
bots-seen = aquí por última vez { $when }
bots-never-seen = nunca ha estado aquí
bots-token-once = Inicia así tu programa. El token solo se ve ahora; quien lo tenga puede jugar como tu bot.
bots-open = Cualquiera puede retarlo
bots-open-note = Si no, solo tú puedes ofrecerle un asiento.
bots-all = Tienes { $most } bots. Cierra uno para añadir otro.
bots-offer-to = Jugar contra un bot
bots-offer = Ofrecer asiento
bots-offered = Asiento ofrecido a: { $name }.
bots-by = { $name }, de { $by }
bots-too-many = Ya tienes { $most } bots. Cierra antes uno.
bots-name-taken = Otro bot tiene un nombre que parece igual. Elige otro.
bots-none-such = Este bot ya no existe.
bots-closed = Este bot solo juega si lo pide su dueño. Elige otro.
bots-away = Este bot no está aquí ahora. Elige otro o inténtalo más tarde.
bots-no-challenge = Este asiento ya no se te ofrece.
bots-too-many-challenges = Aún tienes { $most } ofertas abiertas. Espera una respuesta.
bots-too-many-matches = El bot ya juega { $most } partidas. Antes tiene que acabar una.
