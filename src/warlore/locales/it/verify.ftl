## Verificare un resoconto: una frase per ogni domanda

verify-text-unreadable = Questo non è un resoconto di questo gioco con queste regole e queste carte.

verify-rules-kept = Ogni passo era permesso ed è stato fatto da chi doveva decidere.
verify-rules-broken = Non tutti i passi sono permessi.

verify-luck-sealed = La sorte è stata fissata dall’impegno { $commitment } e non è stata cambiata dopo. Confrontalo con l’impegno che ti è stato mostrato prima della prima carta. Che sia stato scelto alla cieca non è dimostrato.
verify-luck-fast = La sorte è quella del seme { $seed } e non è stata cambiata dopo. Chi ha iniziato la partita poteva scegliere il seme.
verify-luck-hidden = La sorte non si può ancora controllare: il segreto non è nel resoconto; viene mostrato a partita finita.
verify-luck-unsealed = La sorte non è quella promessa: il segreto non apre l’impegno.
verify-luck-changed = La sorte è stata cambiata: non è quella che dà il segreto o il seme.
verify-luck-unknown = La sorte non si può controllare: il resoconto non dice da dove viene.

verify-chain-fits = Allestimento, carte iniziali, azioni e risultati corrispondono alla catena contenuta nel resoconto.
verify-chain-kept = Il resoconto non contiene una catena; al suo posto vale la testa che hai dato.
verify-chain-none = Il resoconto è senza catena: da solo non può mostrare che allestimento e passi non siano stati cambiati.
verify-chain-open = Il resoconto non chiude la sua catena: non arriva alla fine di una partita.
verify-chain-hidden = Senza il segreto la catena non si può controllare.
verify-chain-garbled = La riga della catena non si può leggere.
verify-chain-other-set-up = L’allestimento è stato cambiato: posti, primo giocatore, opzioni, carte o promessa della sorte non sono quelli della catena.
verify-chain-other-steps = I passi sono stati cambiati: le carte iniziali, un’azione o un risultato non sono quelli della catena, o stanno in un altro punto.
verify-chain-cut = La catena non si può seguire fino alla fine, perché mancano dei passi.
verify-chain-longer =
    { $more ->
        [one] Il resoconto ha { $more } passo più della sua catena.
       *[other] Il resoconto ha { $more } passi più della sua catena.
    }

verify-complete-whole =
    { $steps ->
        [one] La partita è completa: { $steps } passo, fino alla fine.
       *[other] La partita è completa: { $steps } passi, fino alla fine.
    }
verify-complete-missing =
    { $missing ->
        [one] Il resoconto è stato tagliato: alla fine manca { $missing } passo su { $steps }.
       *[other] Il resoconto è stato tagliato: alla fine mancano { $missing } passi su { $steps }.
    }
verify-complete-unfinished =
    { $steps ->
        [one] Dopo { $steps } passo la partita non è finita: il resoconto è incompiuto o è stato tagliato, e non dice quanto manca.
       *[other] Dopo { $steps } passi la partita non è finita: il resoconto è incompiuto o è stato tagliato, e non dice quanto manca.
    }

verify-head-none = Il resoconto non è stato confrontato con nessuna testa mostrata dal tavolo.
verify-head-alone = Il resoconto è coerente in sé, ma non è stato confrontato con nulla: chi modifica un resoconto può rifarne la catena. Solo una testa mostrata dal tavolo può dirlo.
verify-head-all =
    { $steps ->
        [one] Sono i passi registrati dal tavolo: l’allestimento, le carte iniziali e { $steps } passo.
       *[other] Sono i passi registrati dal tavolo: l’allestimento, le carte iniziali e tutti i { $steps } passi.
    }
verify-head-some =
    { $steps ->
        [0] L’allestimento e le carte iniziali sono quelli registrati dal tavolo; dei passi questa testa non dice nulla.
        [one] L’allestimento, le carte iniziali e il primo passo sono quelli registrati dal tavolo; dei passi successivi questa testa non dice nulla.
       *[other] L’allestimento, le carte iniziali e i primi { $steps } passi sono quelli registrati dal tavolo; di ciò che segue questa testa non dice nulla.
    }
verify-head-other = Non sono i passi registrati dal tavolo: questa testa non è quella di nessun passo del resoconto.
verify-head-beyond = Questa testa non è quella di nessun passo del resoconto: i passi non sono quelli registrati dal tavolo, oppure il suo passo manca.
verify-head-hidden = Senza il segreto il resoconto non si può confrontare con una testa.

verify-reached = La testa di questo resoconto comincia con { $head }.
