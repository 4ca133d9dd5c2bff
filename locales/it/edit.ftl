### Creare contenuti propri, in qualsiasi gioco.

edit-steps = Annulla e ripeti
edit-play-label = Gioca
edit-play = Giocalo
edit-two = In due qui
edit-more-ways = Altri modi di giocare
edit-mend-first = Potrai giocarlo quando le regole non avranno più obiezioni.
edit-verdict = Che cosa dicono le regole
edit-looking = Le regole lo stanno guardando…
edit-faults =
    { $n ->
        [one] Resta una cosa da fare.
       *[other] Restano { $n } cose da fare.
    }
edit-more = E altre { $n }.
edit-nameless = Senza nome
edit-unfinished = non finito
edit-open = Apri
edit-copy = Copia
edit-copy-of = Copia di { $name }
edit-delete = Elimina
edit-delete-sure = Elimina davvero
edit-files = Conservalo e condividilo
edit-kept = Si conserva in questo browser mentre lavori.
edit-load = Apri un file
edit-save = Salva in un file
edit-pack = Salva come pacchetto
edit-pack-other-game = Questo è un pacchetto di un altro gioco.
edit-pack-left =
    { $n ->
        [one] Un altro suo file non si può aprire qui ed è stato tralasciato.
       *[other] Altri { $n } suoi file non si possono aprire qui e sono stati tralasciati.
    }
edit-keys = Tasti
edit-invite = Invita un amico
