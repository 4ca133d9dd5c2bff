### Bot con un account: programmi dei giocatori, ai tavoli di questo server.

bots-title = I tuoi bot
bots-lead = Un bot è un tuo programma che gioca a questi tavoli. Gli serve un token, e vede ciò che vede un giocatore al suo posto.
bots-name = Nome del bot
bots-make = Aggiungi bot
bots-renew = Nuovo token
bots-end = Chiudi
bots-end-sure = Sì, chiudilo
bots-end-what = Il bot abbandona le sue partite e il suo token non vale più.
bots-seen = qui l’ultima volta { $when }
bots-never-seen = mai stato qui
bots-token-once = Avvia così il tuo programma. Il token si vede solo adesso; chi lo ha può giocare come il tuo bot.
bots-open = Chiunque può sfidarlo
bots-open-note = Altrimenti solo tu puoi offrirgli un posto.
bots-all = Hai { $most } bot. Chiudine uno per aggiungerne un altro.
bots-offer-to = Gioca contro un bot
bots-offer = Offri il posto
bots-offered = Posto offerto a: { $name }.
bots-by = { $name }, di { $by }
bots-too-many = Hai già { $most } bot. Prima chiudine uno.
bots-name-taken = Un altro bot ha un nome che sembra uguale. Scegline un altro.
bots-none-such = Questo bot non c’è più.
bots-closed = Questo bot gioca solo su richiesta del suo proprietario. Scegline un altro.
bots-away = Questo bot ora non c’è. Scegline un altro o riprova più tardi.
bots-no-challenge = Questo posto non ti è più offerto.
bots-too-many-challenges = Hai ancora { $most } offerte aperte. Aspetta una risposta.
bots-too-many-matches = Il bot gioca già { $most } partite. Prima deve finirne una.
