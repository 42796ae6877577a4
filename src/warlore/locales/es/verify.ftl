## Verificar un registro: una frase por cada pregunta

verify-text-unreadable = Esto no es un registro de este juego con estas reglas y estas cartas.

verify-rules-kept = Cada paso era legal y lo dio quien tenía que decidir.
verify-rules-broken = No todos los pasos son legales.

verify-luck-sealed = La suerte quedó fijada por el compromiso { $commitment } y no se cambió después. Compáralo con el compromiso que se te mostró antes de la primera carta. Que se eligiera a ciegas no está demostrado.
verify-luck-fast = La suerte es la de la semilla { $seed } y no se cambió después. Quien empezó la partida podía elegir la semilla.
verify-luck-hidden = La suerte aún no se puede comprobar: el secreto no está en el registro; se muestra al acabar la partida.
verify-luck-unsealed = La suerte no es la prometida: el secreto no abre el compromiso.
verify-luck-changed = La suerte se ha cambiado: no es la que da el secreto o la semilla.
verify-luck-unknown = La suerte no se puede comprobar: el registro no dice de dónde viene.

verify-chain-fits = La preparación, las cartas iniciales, las acciones y los resultados encajan con la cadena que lleva el registro.
verify-chain-kept = El registro no lleva cadena; en su lugar vale la cabeza que has dado.
verify-chain-none = El registro no tiene cadena: por sí solo no puede mostrar que la preparación y los pasos no se hayan cambiado.
verify-chain-open = El registro no cierra su cadena: no llega al final de una partida.
verify-chain-hidden = Sin el secreto no se puede comprobar la cadena.
verify-chain-garbled = La línea de la cadena no se puede leer.
verify-chain-other-set-up = La preparación se ha cambiado: los asientos, el primer jugador, las opciones, las cartas o la promesa de la suerte no son los de la cadena.
verify-chain-other-steps = Los pasos se han cambiado: las cartas iniciales, una acción o un resultado no son los de la cadena, o están en otro lugar.
verify-chain-cut = La cadena no se puede seguir hasta el final, porque faltan pasos.
verify-chain-longer =
    { $more ->
        [one] El registro tiene { $more } paso más que su cadena.
       *[other] El registro tiene { $more } pasos más que su cadena.
    }

verify-complete-whole =
    { $steps ->
        [one] La partida está completa: { $steps } paso, hasta el final.
       *[other] La partida está completa: { $steps } pasos, hasta el final.
    }
verify-complete-missing =
    { $missing ->
        [one] El registro está cortado: al final falta { $missing } paso de { $steps }.
       *[other] El registro está cortado: al final faltan { $missing } pasos de { $steps }.
    }
verify-complete-unfinished =
    { $steps ->
        [one] Tras { $steps } paso la partida no ha acabado: el registro está inacabado o cortado, y no dice cuánto falta.
       *[other] Tras { $steps } pasos la partida no ha acabado: el registro está inacabado o cortado, y no dice cuánto falta.
    }

verify-head-none = El registro no se ha comparado con ninguna cabeza mostrada por la mesa.
verify-head-alone = El registro es coherente en sí mismo, pero no se ha comparado con nada: quien modifica un registro puede rehacer su cadena. Solo una cabeza mostrada por la mesa puede decirlo.
verify-head-all =
    { $steps ->
        [one] Son los pasos que guardó la mesa: la preparación, las cartas iniciales y { $steps } paso.
       *[other] Son los pasos que guardó la mesa: la preparación, las cartas iniciales y los { $steps } pasos.
    }
verify-head-some =
    { $steps ->
        [0] La preparación y las cartas iniciales son las que guardó la mesa; de los pasos esta cabeza no dice nada.
        [one] La preparación, las cartas iniciales y el primer paso son los que guardó la mesa; de los pasos siguientes esta cabeza no dice nada.
       *[other] La preparación, las cartas iniciales y los primeros { $steps } pasos son los que guardó la mesa; de lo que sigue esta cabeza no dice nada.
    }
verify-head-other = No son los pasos que guardó la mesa: esta cabeza no es la de ningún paso del registro.
verify-head-beyond = Esta cabeza no es la de ningún paso del registro: los pasos no son los que guardó la mesa, o falta el suyo.
verify-head-hidden = Sin el secreto el registro no se puede comparar con una cabeza.

verify-reached = La cabeza de este registro empieza por { $head }.
