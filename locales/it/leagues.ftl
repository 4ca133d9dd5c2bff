### Campionati: tornei privati di un club.

league-lead = Un torneo tra amici: il server forma gli abbinamenti e tiene scadenze e classifica.
league-none = Non sei ancora in nessun campionato. Creane uno o apri il link che ti hanno mandato.
league-new = Crea un campionato
league-new-title = Nuovo campionato
league-new-lead = Ogni partita inizia come la componi qui. I posti non contano: li assegna il campionato.
league-name = Nome del campionato
league-pairing = Abbinamenti
league-by-once = Girone semplice
league-by-once-note = Ognuno incontra tutti gli altri; fino a 24 membri.
league-by-twice = Andata e ritorno
league-by-twice-note = La seconda volta nell’altro posto; fino a 16 membri.
league-by-swiss = Svizzero
league-by-swiss-note = Si incontra chi ha gli stessi punti; fino a 64 membri.
league-rounds = Turni
league-days = Giorni per ogni turno
league-told-once = Girone semplice
league-told-twice = Girone di andata e ritorno
league-told-swiss = { $n ->
    [one] Svizzero, { $n } turno
   *[other] Svizzero, { $n } turni
}
league-told-days = { $n ->
    [one] { $n } giorno per ogni turno
   *[other] { $n } giorni per ogni turno
}
league-organiser = Organizza: { $name }
league-members = { $n ->
    [0] Nessun membro
    [one] { $n } membro
   *[other] { $n } membri
}
league-members-of = Membri: { $n } di { $most }
league-waits = In attesa di membri
league-round = Turno { $n } di { $of }
league-until = Fino al { $date }
league-is-over = Finito
league-is-closed = Chiuso
league-join-title = Invito a un campionato
league-join-lead = Sei invitato a giocare in un campionato.
league-join = Entra nel campionato
league-join-late = Questo campionato è iniziato: non si entra più.
league-go = Vedi il campionato
league-back = Vedi i campionati
league-match = La tua partita
league-match-go = Vai al tavolo
league-match-free = In questo turno riposi.
league-match-done = La tua partita è finita. Il prossimo turno inizia quando lo sono tutte, o dopo la scadenza.
league-link = Link per i membri
league-link-note = Con questo link si entra finché non avvii il campionato.
league-wait = L’organizzatore avvia il campionato quando ci sono tutti.
league-few = { $n ->
    [one] Ancora { $n } membro e puoi iniziare.
   *[other] Ancora { $n } membri e puoi iniziare.
}
league-start = Avvia il campionato
league-table = Classifica
league-place = Posto
league-player = Membro
league-points = Punti
league-buchholz = Buchholz
league-sonneborn = Sonneborn-Berger
league-won = Vinte
league-drawn = Pari
league-lost = Perse
league-gone-left = uscito
league-gone-removed = escluso
league-results = Risultati
league-by-round = Partite
league-against = contro { $name }
league-free = Riposa { $name }
league-going = in corso
league-how-late = non finita in tempo
league-how-nobody = nessuno si è presentato
league-how-declared = decisa dall’organizzatore
league-how-left = un membro è uscito
league-how-void = chiusa o cancellata, patta
league-remind = Ricordamelo
league-remind-note = Quando inizia un turno, un giorno prima che finisca, e quando tocca a te. Come:
league-leave = Lascia il campionato
league-leave-ask = Perdi la partita di questo turno e tutte le successive. Non si torna indietro.
league-leave-early = Puoi rientrare con il link finché il campionato non inizia.
league-remove = Escludi il membro
league-remove-named = Escludi { $name }
league-remove-ask = { $name } perde la partita di questo turno e tutte le successive. Non si torna indietro.
league-remove-early = { $name } esce dal campionato e il link cambia.
league-forfeit = Dichiara sconfitta
league-forfeit-named = Dai persa a { $name }
league-forfeit-ask = { $name } perde questa partita, che finisce. Non si torna indietro.
league-close = Chiudi il campionato
league-close-ask = Non si gioca più e la classifica resta com’è. Non si torna indietro.
league-close-early = Il campionato non è iniziato: viene cancellato.
league-cancel = Lascia com’è

# Rifiuti.
league-bad-days = Un turno dura da 1 a { $most } giorni.
league-bad-rounds = Un campionato svizzero ha da 1 a { $most } turni.
league-of-two = In un campionato si gioca in due, uno per parte. Scegli due giocatori.
league-nameless = Scegli prima un nome per te.
league-too-many = Organizzi { $most } campionati in corso. Chiudine prima uno.
league-too-many-joined = Sei in { $most } campionati in corso. Lasciane prima uno.
league-none-such = Questo campionato non c’è, o non ne sei membro.
league-no-invitation = Questo link non vale più. Chiedine uno nuovo all’organizzatore.
league-began = Il campionato è già iniziato.
league-full = Il campionato è al completo: { $most } membri.
league-unwanted = Un membro non vuole giocare con te.
league-too-few = Per iniziare servono { $fewest } membri.
league-not-organiser = Può farlo solo l’organizzatore.
league-over = Questo campionato è finito.
league-no-member = Questo membro non c’è.
league-own-match = È la tua partita: non puoi giudicarla. Deciderà la scadenza.
league-no-open = Questo membro non ha partite in corso.
league-setup-gone = Il server non conosce più la preparazione di questo campionato.
league-busy = In questo campionato succede troppo insieme. Riprova.
league-name-alike = Il tuo nome sembra uguale a quello di un membro. Scegline un altro.
