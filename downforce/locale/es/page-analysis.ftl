### Análisis de una partida terminada, volver a probar una decisión, seguir jugando desde un momento. $points son de probabilidad de ganar, en centésimas.

replay-analysis = Análisis
replay-shows = Junto al tablero
result-analysis = Analizar
an-button = Analizar
an-explain = ¿Dónde se ganó esta partida? Cada decisión se juzga por lo que su jugador podía saber, y se dibuja la probabilidad de ganar de cada uno, del reparto al final. Tarda medio minuto más o menos.
an-preparing = Preparando…
an-progress = Avance del análisis
an-progress-of = { $done } de { $of }
an-stop = Detener
an-stopped = El análisis se detuvo. Se muestra lo que ya encontró.
an-failed = El análisis no llegó al final. Se muestra lo que ya encontró.
an-go-on = Continuarlo
an-interpreted = Este servidor calcula sin su motor rápido, así que cada decisión se probó pocas veces: se marca poco y las cifras son aproximadas.
an-graph = Probabilidad de ganar de cada uno, jugada a jugada
an-chance-of = { $me ->
    [yes] tú { $percent } %
   *[no] { $name }: { $percent } %
}
an-percent = { $percent } %
an-hindsight = A toro pasado: todas las cartas a la vista
an-hindsight-hint = Si se apaga, ves lo que podía ver quien decidió. El veredicto nunca usa más que eso; el gráfico conoce todas las cartas.
an-verdict = Veredicto
an-did = { $me ->
    [yes] Tú: { $action }
   *[no] { $name }: { $action }
}
an-trivial = Daba igual: todas las opciones estaban a menos de un punto unas de otras.
an-good = Tan buena como la mejor.
an-unsure = Quizá no fue la mejor, pero no es tan seguro como para marcarla.
an-lost = Costó { $points } puntos de probabilidad de ganar (± { $error }).
an-mark = { $mark ->
    [worst] error grave
    [bad] error
   *[doubtful] dudosa
}
an-worth = Con esta mano valía la pena pujar por el lote hasta { $money }.
an-best = la mejor
an-chosen = { $me ->
    [yes] la tuya
   *[no] elegida
}
an-odds = Cómo pueden llegar los coches
an-odds-car = Coche
an-odds-first = Primero
an-odds-pays = Paga de media
an-action = { $verb ->
    [bid] pujar con { $card }
    [pass] pasar con { $card }
    [play] jugar { $card }
    [reversed] jugar { $card } de abajo arriba
    [keep] quedarse con { power }
    [wild] el { car } para el comodín
    [bet] apostar por el { car }
    [skip] dejar esta línea
    [go] que lo lleve el otro
    [finish] cruzar la meta
   *[move] parar en { $space }
}
an-bid = pujar { $amount } con { $card }
an-again = Intentarlo otra vez
an-no-choice = Aquí no se eligió nada que pudiera ser de otro modo.
an-not-yet = Esta jugada aún no se ha juzgado.
an-worst = Los peores momentos
an-whose = De quién
an-worse = La peor anterior
an-worst-of = { $at } de { $of }, por lo que costaron
an-worst-count = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
an-worst-first = El peor
an-worst-next = El siguiente
an-none = No se encontró ningún error.
an-none-yet = Hasta ahora no se ha encontrado ningún error.
an-ledger = El resultado, parte por parte
an-ledger-how = En puntos de probabilidad de ganar; las partes suman el resultado, que es 100 si se gana.
an-ledger-part = Parte
an-part = { $part ->
    [parity] Parte igual
    [deal] Suerte del reparto
    [own] Errores propios
    [others] Lo que dieron los demás
    [rest] Lo que queda
   *[result] Resultado
}
an-part-means = { $part ->
    [parity] Lo que cualquiera puede esperar antes de ver una carta.
    [deal] Cuánto más ganan los profesionales con este reparto en todos los puestos.
    [own] Lo que costaron las decisiones propias, comparadas con la mejor.
    [others] Lo que dieron o quitaron las decisiones de los demás, comparadas con lo mejor que podían hacer para sí.
    [rest] Cómo cayeron las cartas ocultas, y lo que estas estimaciones no ven.
   *[result] 100 si se gana, 0 si no; una victoria compartida cuenta en parte.
}
an-table = El gráfico como tabla
an-table-move = Jugada
an-turns = Las mejores y las peores decisiones
an-turn-best = La mejor: { $action } ({ $points } puntos por encima de la opción media)
an-turn-worst = La peor: { $action } (costó { $points } puntos)
an-turn-none = Ningún error seguro.
on-title = Seguir jugando desde aquí
on-explain = La jugada { $number } de esta partida se convierte en otra nueva. Tú ocupas un puesto y los bots los demás.
on-seat = Tu puesto
on-cards = Las cartas que no podías ver
on-same = Como estaban
on-anew = Repartidas de nuevo
on-cards-hint = Repartidas de nuevo, siguen encajando con todo lo que tu puesto había visto. La comprobación del reparto no vale para una partida así, y su registro dice de dónde viene.
on-begin = Seguir jugando
again-title = Otra vez
again-where = Otra vez · { $track } · jugada { $number }
again-right = Bien
again-wrong = Hay algo mejor
again-unjudged = Tu respuesta: { $action }. Estaba demasiado lejos de la mejor para juzgarla.
again-once-more = Una vez más
again-back = Al análisis
puz-title = Problemas
puz-link = Volver a probar mis errores
puz-own = Mis propios errores
puz-count = { $solved } de { $count } resueltos
puz-none = Aún no hay nada. Haz analizar una partida terminada y tus errores se convertirán en problemas.
puz-kind = { $kind ->
    [auction] Una puja
    [powers] Una habilidad
    [card] Una carta
    [bet] Una apuesta
   *[move] Un movimiento
}
puz-one = Problema
puz-which = { $theme ->
    [auction] Problema de subasta { $number } de { $count }
    [blocking] Problema de bloqueo { $number } de { $count }
    [bets] Problema de apuestas { $number } de { $count }
    [wilds] Problema de comodines { $number } de { $count }
   *[powers] Problema de habilidades { $number } de { $count }
}
puz-how = ¿Qué harías? Ves lo que veía quien jugaba. Vale todo lo que esté a un punto o menos de lo mejor; después se explica por qué.
puz-theme = { $theme ->
    [auction] Subasta
    [blocking] Bloqueo y conducción
    [bets] Apuestas
    [wilds] Comodines
   *[powers] Habilidades
}
puz-theme-about = { $theme ->
    [auction] ¿Cuánto vale el lote con esta mano?
    [blocking] ¿Qué coche pasa y cuál se queda bloqueado?
    [bets] ¿Qué coche, y quién más ha apostado por él?
    [wilds] ¿Qué coche debe mover el comodín?
   *[powers] ¿Qué puede hacer aquí la habilidad?
}
puz-back = Todos los problemas
puz-next = Problema siguiente
puz-name = Problema { $number }: { puz-kind }, { $players } jugadores, { $track }, { $state ->
    [solved] resuelto
    [missed] sin resolver todavía
   *[new] sin probar todavía
}
puz-where = { $track }, jugada { $number }, { $points } puntos
puz-try = Probar
puz-solved = · resuelto
puz-missed = · todavía no
gone-not-judged = Esta decisión no se ha juzgado.
gone-not-judged-hint = Haz analizar primero la partida, o elige una jugada en la que se pudiera elegir.
fair-none = Continuación de otra partida
fair-played-on = Esta partida sigue desde un momento de otra, cuyas cartas recibió. Por eso aquí no hay nada que comprobar; la otra tiene su propia comprobación.
refused-given-up = Esta partida se abandonó, así que no hay resultado por el que juzgar.
refused-no-analysis = Este servidor no analiza partidas.

an-late = El servidor está ocupado; tarda más de lo normal.
an-timeout = El servidor no ha seguido con el análisis. Se muestra lo que ha encontrado.
an-finishing = Sumando…
an-hand = { $me ->
    [yes] Tu mano en esta elección
   *[no] Mano de { $name } en esta elección
}
an-bids = Puja de { $amount }
an-passes = Pasar
on-take-over = Seguir tú desde aquí
again-play-best = Ver lo mejor
again-play-mine = Ver mi respuesta
again-plays = { $line ->
    [best] En el tablero: lo mejor
   *[mine] En el tablero: tu respuesta
}
again-line-how = Una forma en que puede seguir, con las cartas tal como se repartieron.
puz-start = Empezar
puz-theme-all = Todos los de este tema
puz-asks = { $kind ->
    [auction] Una puja, o pasar, es claramente lo mejor. Encuéntralo.
    [powers] Un poder es claramente el mejor. Encuéntralo.
    [card] Una carta es claramente la mejor. Encuéntrala.
    [move] Una forma de seguir es claramente la mejor. Encuéntrala.
   *[bet] Una apuesta es claramente la mejor. Encuéntrala.
}
puz-tempting = tentador
again-in-game = en la partida
consequence = { $place ->
    [1] Jugado hasta el final, el { car } gana la carrera en el { $chance } % de los casos en vez del { $instead_chance } %.
    [2] Jugado hasta el final, el { car } llega primero o segundo en el { $chance } % de los casos en vez del { $instead_chance } %.
   *[3] Jugado hasta el final, el { car } llega entre los tres primeros en el { $chance } % de los casos en vez del { $instead_chance } %.
}
