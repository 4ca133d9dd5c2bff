### The page about oneself.

web-you-devices = I tuoi dispositivi
web-you-device-nameless = Un browser
web-you-device-this = questo
web-you-device-seen = ultima visita: { $day }
web-you-device-revoke = Rimuovi
web-you-sign-out = Esci da qui
web-you-sign-out-alone = È il tuo unico dispositivo: se esci, nessuno potrà più giocare i tuoi posti.
web-you-blocked = Persone bloccate
web-you-blocked-none = Non hai bloccato nessuno.
web-you-unblock = Sblocca
web-you-data = I tuoi dati
web-you-data-lead = Di te si conserva: il nome, i giorni in cui i tuoi dispositivi sono stati qui, i posti, la chat, gli appunti, chi hai bloccato e come ricevi gli avvisi del tuo turno.
web-you-data-save = Salva su file
web-you-delete = Cancella tutto
web-you-delete-sure = Sì, cancella tutto
web-you-delete-what = Abbandoni le tue partite; nome, chat, appunti e dispositivi vengono cancellati. Non si può annullare.
