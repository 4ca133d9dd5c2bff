### Avisos: «te toca», para quien no está en la mesa. Algunos los dice el servidor en notificaciones y correos.

# Lo que se envía.
web-notice-turn = Te toca en { $match }
web-notice-round = { $league }: ha empezado la ronda { $n }
web-notice-round-ends = { $league }: la ronda { $n } acaba en un día
web-notice-mail-stop = No más correos: { $link }
web-notice-mail-confirm-subject = Sandtable: confirma tu dirección
web-notice-mail-confirm = Alguien en Sandtable indicó { $address } como su dirección. Si fuiste tú, confírmala aquí para recibir un correo cuando te toque:
web-notice-mail-never = ¿No fuiste tú? No recibirás nada más. Para rechazarlo para siempre: { $link }

# La sección de la página personal.
web-notice-title = Te toca
web-notice-lead = En las partidas que duran días puedes recibir un aviso cuando te toca: uno por turno, solo de las partidas que elijas aquí.
web-notice-push = Este navegador
web-notice-push-note = Una notificación en este dispositivo, también con la mesa cerrada.
web-notice-push-secure = Solo en una dirección con https://.
web-notice-push-old = Este navegador no recibe notificaciones. En un iPhone, añade antes la mesa a la pantalla de inicio.
web-notice-push-denied = Has denegado las notificaciones de este sitio; permítelas en los ajustes del navegador.
web-notice-push-others = Otros dispositivos tuyos con aviso: { $n }
web-notice-mail = Correo
web-notice-mail-address = Dirección
web-notice-mail-set = Enviar el enlace
web-notice-mail-drop = Borrar la dirección
web-notice-mail-wait = { $address }: abre el enlace del correo que te enviamos.
web-notice-mail-on = { $address }: confirmada
web-notice-hook = Webhook
web-notice-hook-note = Para el programa de un club. Permitidos: { $hosts }
web-notice-hook-url = URL
web-notice-hook-set = Fijar el webhook
web-notice-hook-drop = Borrar el webhook
web-notice-hook-secret = Firmado con este secreto (cabecera X-Sandtable-Signature):
web-notice-quiet = Horas de silencio
web-notice-quiet-note = En esas horas no se envía nada; el aviso llega después. Zona horaria: { $zone }
web-notice-quiet-from = Desde
web-notice-quiet-to = Hasta
web-notice-matches = Partidas
web-notice-matches-none = No tienes partidas sin reloj de arena.
web-notice-nowhere = Elige antes cómo quieres recibir los avisos.
web-notice-match = Avisarme cuando me toque
web-notice-match-note = Cómo y cuándo:

# Las páginas a las que llevan los enlaces de los correos.
web-notice-confirm-title = Tu dirección
web-notice-confirm-lead = Desde ahora recibes un correo cuando te toca en las partidas que elegiste.
web-notice-confirm-do = Confirmar dirección
web-notice-confirm-done = Confirmada. Elige tus partidas:
web-notice-stop-title = No más correos
web-notice-stop-lead = Tu dirección se borra aquí y no recibe más correos.
web-notice-stop-do = Parar los correos
web-notice-stop-done = Hecho: no más correos.

# Rechazos.
web-notice-minutes = Esta partida va con reloj de arena; los avisos son para las que duran días.
web-notice-bad-hours = Esas horas o esa zona horaria no existen; elige otras.
web-notice-bad-push = Este servidor no envía al servicio de tu navegador; prueba con el correo.
web-notice-bad-mail = Eso no es una dirección de correo; escribe una como ada@example.org.
web-notice-mail-asked = Ya se envió un enlace a esa dirección en la última hora; búscalo.
web-notice-mail-refused = Esa dirección rechazó nuestros correos; elige otra.
web-notice-bad-webhook = Este servidor no envía ahí; elige uno de los hosts permitidos.
web-notice-no-link = Este enlace ya se usó; pide uno nuevo en tu página.
