### Che cosa si dice dei pacchetti: contenuti propri in un solo file.

pack-refused = Questo pacchetto non si può usare:
pack-no-zip = Non è un pacchetto: un pacchetto è un file zip.
pack-too-large = Il pacchetto supera i { $most } KB. Togli ciò che non serve per giocare.
pack-too-many-files = Il pacchetto ha { $n } file; il limite è { $most }.
pack-miscounted = Il pacchetto dice di avere { $said } file, ma se ne trovano { $found }. Rifai il pacchetto.
pack-torn = Non si riesce ad aprirlo. Rifai il pacchetto.
pack-locked = Questo file è protetto da una password. Mettilo nel pacchetto senza.
pack-link = È un collegamento a un altro file. Metti nel pacchetto il file stesso.
pack-method = Questo file è compresso in un modo che non tutti i programmi conoscono. Usa quello solito (deflate).
pack-bomb = Questo file dichiara di diventare molto più grande di qualunque cosa si scriva.
pack-file-too-large = Questo file supera i { $most } KB.
pack-whole-too-large = Aperti, i file superano insieme i { $most } KB.
pack-file-name = Un file si chiama NOME o CARTELLA/NOME, con lettere semplici, numeri, punti e trattini.
pack-file-twice = Un altro file ha già questo nome.
pack-unread = Il gioco «{ $game }» non legge nessun file con questo nome.
pack-empty = Non contiene niente da giocare.
pack-no-manifest = Al pacchetto serve questo file, che ne dice il nome e il gioco.
pack-manifest-unreadable = Non si legge alla colonna { $column }: { $why }.
pack-other-hash = Il contenuto non è quello che l’autore ha messo nel pacchetto: l’hash è diverso. Fattelo mandare di nuovo, o rifai il pacchetto.
pack-format = Questo pacchetto ha il formato { $format }; qui si conosce solo il formato 1. Forse lo conosce un Sandtable più recente.
pack-game = È per un gioco che si chiama «{ $game }»; qui c’è { $games }.
pack-nameless = Dai un nome al pacchetto.
pack-language = «{ $language }» non è una delle lingue, che sono { $known }.
pack-words = Qui serve una riga da 1 a { $most } lettere, senza marcatori: { $text }
pack-version = «{ $version }» non è una versione; una versione è per esempio 1.2.
pack-mark-of-nothing = Un segno è per { $file }, che non è nel pacchetto.
pack-unseen = Qui c’è un carattere che non si vede ({ $code }). Toglilo.
pack-markup = Sembra un pezzo di pagina web. Scrivilo senza «<».
pack-deep = Qui ci sono più di { $most } parentesi una dentro l’altra.

## The slip on which a pack is made

pack-make = Salva come pacchetto
pack-make-how = Un solo file con tutto ciò che è scelto qui. Gli amici lo aprono; lo leggono i server e la riga di comando.
pack-inside = Che cosa contiene
pack-name = Nome
pack-name-others = Il nome nelle altre lingue
pack-version-label = Versione
pack-mark = Da dove viene
pack-mark-ours = inventato dall’autore
pack-mark-fitted = adattato a ciò che è stampato
pack-mark-implied = segue da ciò che è stampato
pack-mark-given = come stampato
pack-author = Chi l’ha fatto
pack-licence = Che cosa possono farne gli altri
pack-save = Salva
