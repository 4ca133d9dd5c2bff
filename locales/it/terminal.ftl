### Il tavolo nel terminale.

terminal-choose = Scegli
terminal-secret = { $seat } ora sceglie in segreto. Gli altri non guardino; premi Invio.
terminal-secret-done = La scelta è fatta e resta segreta. Premi Invio per pulire lo schermo.
terminal-roll = { $n ->
    [one] Lancia un dado e scrivi il risultato:
   *[other] Lancia { $n } dadi e scrivi i risultati, separati da spazi:
 }
terminal-not-understood = «{ $text }» non è fra le opzioni. Scrivi un numero dell’elenco, oppure «aiuto».
# Commands in this language, each with the one that it stands for: these pairs are read by the program.
terminal-commands = aiuto = help, indietro = back, annulla = undo, ripeti = redo, esci = quit, salva = save, guarda = look, cronaca = log, consiglio = hint, perché = why, altro = other, compagno = partner, pari = even, proponi = suggest, unità = units, fabbriche = factories, esagono = hex, soldati = soldiers, mano = hand, ordini = orders, punti = score, misura = measure, verso = to, gioca = play, prepara = setup, razzo = flare
terminal-commands-too = Anche in italiano: { $commands }.
terminal-bad-dice = { $n ->
    [one] Serve { $n } numero
   *[other] Servono { $n } numeri
 } da 1 a { $sides }.
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = Non c’è nulla da annullare.
terminal-cannot-undo-die = Non si può annullare: da allora sono stati lanciati dei dadi.
terminal-cannot-undo-draw = Non si può annullare: da allora è stato girato un gettone.
terminal-cannot-undo-reveal = Non si può annullare: da allora è stato svelato qualcosa di nascosto.
terminal-cannot-undo-other = Non si può annullare: { $seat } ha già agito.
terminal-cannot-undo-clock = Non si può annullare: da allora è scaduto il tempo.
terminal-undone = Annullato.
terminal-redone = Ripetuto.
terminal-nothing-to-redo = Non c’è nulla da ripetere.
terminal-nothing-else = Ora non puoi fare altro.
terminal-saved = La partita è salvata in { $file }.
terminal-resume = Per continuare più tardi: sandtable play { $game } --resume { $file }
terminal-save-where = Indica dove: save FILE.
terminal-goodbye = La partita non è stata salvata. Per salvarla: «save FILE» prima di «quit».
terminal-header = { $players }: { $result } ({ $reason }); { $event }, seme { $seed }.
terminal-step = { $n } di { $of }: { $answer }
terminal-replay-keys = Invio: avanti. b: indietro. un numero: vai lì. look: il tabellone. quit: esci.
terminal-verified = Verificato: tutte le risposte ({ $n }) sono lecite e portano alla situazione registrata nel file.
terminal-verified-not = Tutte le risposte ({ $n }) sono lecite, ma non portano alla situazione registrata nel file: il file è stato modificato.
terminal-time-up = tempo scaduto
terminal-still-hidden = una scelta ancora segreta
terminal-seat = Giocatore { $seat }
terminal-resigned = Il posto { $seat } ha abbandonato.

## L’analisi di una partita finita

terminal-analysis-not-over = La partita non è finita: solo una partita finita si può analizzare.
terminal-analysis-no-analyst = Per questa partita non c’è un’analisi.
terminal-analysis-course = Quanto era probabile vincere, dall’inizio alla fine. Mostrato: { $who }
terminal-analysis-start = All’inizio
terminal-analysis-decisions = Decisioni: { $who }
terminal-analysis-chance = Dadi e sorteggi
terminal-analysis-result = Risultato
terminal-analysis-given = { $who }: { $n ->
    [one] una decisione
   *[other] { $n } decisioni
}, { $lost } regalato (errori gravi { $blunders }, errori { $mistakes }, imprecisioni { $inaccuracies }).
terminal-analysis-moment = { $mark ->
    [blunder] Errore grave
    [mistake] Errore
   *[inaccuracy] Imprecisione
} dopo la risposta { $n }, { $who }: { $lost } regalato (± { $error }).
terminal-analysis-instead = Giocato: { $what }
terminal-analysis-better = Meglio: { $what }

terminal-hint = Un giocatore forte farebbe così; vince circa il { $percent } % delle volte:
terminal-hint-other = La seconda scelta, circa il { $percent } %:
