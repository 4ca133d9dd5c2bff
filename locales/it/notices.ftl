### Avvisi: «tocca a te», a chi non è al tavolo. Alcuni li dice il server nelle notifiche e nelle e-mail.

# Ciò che viene inviato.
web-notice-turn = Tocca a te in { $match }
web-notice-round = { $league }: il turno { $n } è iniziato
web-notice-round-ends = { $league }: il turno { $n } finisce tra un giorno
web-notice-mail-stop = Niente più e-mail: { $link }
web-notice-mail-confirm-subject = Sandtable: conferma il tuo indirizzo
web-notice-mail-confirm = Qualcuno su Sandtable ha indicato { $address } come proprio indirizzo. Se sei stato tu, confermalo qui per ricevere un’e-mail quando tocca a te:
web-notice-mail-never = Non eri tu? Non riceverai altro. Per rifiutare per sempre: { $link }

# La sezione della pagina personale.
web-notice-title = Tocca a te
web-notice-lead = Nelle partite che durano giorni puoi ricevere un avviso quando tocca a te: uno per turno, solo per le partite che scegli qui.
web-notice-push = Questo browser
web-notice-push-note = Una notifica su questo dispositivo, anche a tavolo chiuso.
web-notice-push-secure = Solo a un indirizzo con https://.
web-notice-push-old = Questo browser non riceve notifiche. Su iPhone aggiungi prima il tavolo alla schermata Home.
web-notice-push-denied = Hai negato le notifiche a questo sito; consentile nelle impostazioni del browser.
web-notice-push-others = Altri tuoi dispositivi avvisati: { $n }
web-notice-mail = E-mail
web-notice-mail-address = Indirizzo
web-notice-mail-set = Invia il link
web-notice-mail-drop = Elimina l’indirizzo
web-notice-mail-wait = { $address }: apri il link nell’e-mail che ti abbiamo inviato.
web-notice-mail-on = { $address }: confermato
web-notice-hook = Webhook
web-notice-hook-note = Per il programma di un club. Consentiti: { $hosts }
web-notice-hook-url = URL
web-notice-hook-set = Imposta il webhook
web-notice-hook-drop = Elimina il webhook
web-notice-hook-secret = Firmato con questo segreto (intestazione X-Sandtable-Signature):
web-notice-quiet = Ore di silenzio
web-notice-quiet-note = In quelle ore non viene inviato nulla; l’avviso arriva dopo. Fuso orario: { $zone }
web-notice-quiet-from = Dalle
web-notice-quiet-to = Alle
web-notice-matches = Partite
web-notice-matches-none = Non hai partite senza clessidra.
web-notice-nowhere = Scegli prima come vuoi essere avvisato.
web-notice-match = Avvisami quando tocca a me
web-notice-match-note = Come e quando:

# Le pagine a cui portano i link nelle e-mail.
web-notice-confirm-title = Il tuo indirizzo
web-notice-confirm-lead = D’ora in poi ricevi un’e-mail quando tocca a te nelle partite che hai scelto.
web-notice-confirm-do = Conferma l’indirizzo
web-notice-confirm-done = Confermato. Scegli le partite:
web-notice-stop-title = Niente più e-mail
web-notice-stop-lead = Il tuo indirizzo viene eliminato e non riceverà altre e-mail.
web-notice-stop-do = Ferma le e-mail
web-notice-stop-done = Fatto: niente più e-mail.

# Rifiuti.
web-notice-minutes = Questa partita si gioca a clessidra; gli avvisi sono per quelle che durano giorni.
web-notice-bad-hours = Quelle ore o quel fuso orario non esistono; scegline altri.
web-notice-bad-push = Questo server non invia al servizio del tuo browser; prova con l’e-mail.
web-notice-bad-mail = Non è un indirizzo e-mail; scrivine uno come ada@example.org.
web-notice-mail-asked = A quell’indirizzo è stato inviato un link nell’ultima ora; cercalo.
web-notice-mail-refused = Quell’indirizzo ha rifiutato le nostre e-mail; scegline un altro.
web-notice-bad-webhook = Questo server non invia lì; scegli uno degli host consentiti.
web-notice-no-link = Questo link è già stato usato; chiedine uno nuovo nella tua pagina.
