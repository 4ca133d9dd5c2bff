### La mesa en la terminal.

terminal-choose = Elige
terminal-secret = { $seat } elige ahora en secreto. Los demás, que no miren; pulsa Intro.
terminal-secret-done = La elección está hecha y queda en secreto. Pulsa Intro para limpiar la pantalla.
terminal-roll = { $n ->
    [one] Tira un dado y escribe el resultado:
   *[other] Tira { $n } dados y escribe los resultados, separados por espacios:
 }
terminal-not-understood = «{ $text }» no es una de las opciones. Escribe un número de la lista, o «ayuda».
# Commands in this language, each with the one that it stands for: these pairs are read by the program.
terminal-commands = ayuda = help, atrás = back, deshacer = undo, rehacer = redo, salir = quit, guardar = save, mirar = look, crónica = log, consejo = hint, porqué = why, otras = other, compañero = partner, repartir = even, proponer = suggest, unidades = units, fábricas = factories, hexágono = hex, soldados = soldiers, mano = hand, órdenes = orders, puntos = score, medir = measure, hasta = to, jugar = play, preparar = setup, bengala = flare
terminal-commands-too = También en español: { $commands }.
terminal-bad-dice = { $n ->
    [one] Hace falta { $n } número
   *[other] Hacen falta { $n } números
 } del 1 al { $sides }.
terminal-refused = { $why } ({ $rule })
terminal-cannot-undo-nothing = No hay nada que deshacer.
terminal-cannot-undo-die = No se puede deshacer: desde entonces se han tirado dados.
terminal-cannot-undo-draw = No se puede deshacer: desde entonces se ha dado la vuelta a una ficha.
terminal-cannot-undo-reveal = No se puede deshacer: desde entonces se ha revelado algo oculto.
terminal-cannot-undo-other = No se puede deshacer: { $seat } ya ha actuado.
terminal-cannot-undo-clock = No se puede deshacer: desde entonces se ha acabado el tiempo.
terminal-undone = Deshecho.
terminal-redone = Rehecho.
terminal-nothing-to-redo = No hay nada que rehacer.
terminal-nothing-else = Ahora no puedes hacer nada más.
terminal-saved = La partida queda guardada en { $file }.
terminal-resume = Para seguir más tarde: sandtable play { $game } --resume { $file }
terminal-save-where = Indica dónde: save FILE.
terminal-goodbye = La partida no se ha guardado. Para guardarla: «save FILE» antes de «quit».
terminal-header = { $players }: { $result } ({ $reason }); { $event }, semilla { $seed }.
terminal-step = { $n } de { $of }: { $answer }
terminal-replay-keys = Intro: siguiente. b: atrás. un número: ir ahí. look: el tablero. quit: salir.
terminal-verified = Verificado: todas las respuestas ({ $n }) son legales y llevan a la situación guardada en el archivo.
terminal-verified-not = Todas las respuestas ({ $n }) son legales, pero no llevan a la situación guardada en el archivo: el archivo fue modificado.
terminal-time-up = se acabó el tiempo
terminal-still-hidden = una elección aún secreta
terminal-seat = Jugador { $seat }
terminal-resigned = El asiento { $seat } se ha rendido.

## El análisis de una partida terminada

terminal-analysis-not-over = La partida no ha terminado: solo se puede analizar una terminada.
terminal-analysis-no-analyst = No hay análisis para esta partida.
terminal-analysis-course = Qué probable era ganar, del principio al final. Se muestra: { $who }
terminal-analysis-start = Al principio
terminal-analysis-decisions = Decisiones: { $who }
terminal-analysis-chance = Dados y sorteos
terminal-analysis-result = Resultado
terminal-analysis-given = { $who }: { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}, { $lost } regalado (errores graves { $blunders }, errores { $mistakes }, imprecisiones { $inaccuracies }).
terminal-analysis-moment = { $mark ->
    [blunder] Error grave
    [mistake] Error
   *[inaccuracy] Imprecisión
} tras la respuesta { $n }, { $who }: { $lost } regalado (± { $error }).
terminal-analysis-instead = Jugado: { $what }
terminal-analysis-better = Mejor: { $what }

terminal-hint = Un jugador fuerte haría esto; gana alrededor del { $percent } % de las veces:
terminal-hint-other = La segunda opción, alrededor del { $percent } %:
