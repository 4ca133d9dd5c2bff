### The page about oneself.

web-you-devices = Tus dispositivos
web-you-device-nameless = Un navegador
web-you-device-this = este
web-you-device-seen = última visita: { $day }
web-you-device-revoke = Quitar
web-you-sign-out = Salir aquí
web-you-sign-out-alone = Es tu único dispositivo: si sales, ya nadie podrá jugar tus asientos.
web-you-blocked = Personas bloqueadas
web-you-blocked-none = No has bloqueado a nadie.
web-you-unblock = Desbloquear
web-you-data = Tus datos
web-you-data-lead = De ti se guarda: tu nombre, los días en que tus dispositivos estuvieron aquí, tus asientos, tu chat, tus notas, a quién has bloqueado y cómo recibes avisos de tu turno.
web-you-data-save = Guardar en archivo
web-you-delete = Borrarlo todo
web-you-delete-sure = Sí, borrarlo todo
web-you-delete-what = Te rindes en tus partidas, y se borran tu nombre, chat, notas y dispositivos. No se puede deshacer.
