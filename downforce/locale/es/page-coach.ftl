### El entrenador de una partida contra bots: una sugerencia en tres pasos, lo que valen los coches en una mano, unas palabras tras cada decisión.

bar-hint = Sugerencia (I)
hint-title = Sugerencia
hint-thinking = El entrenador lo está mirando…
hint-more = { $stage ->
    [1] ¿Qué harías?
   *[2] ¿Por qué?
}
hint-choose = Elegirlo
hint-instead = Peor: { $action }.
hint-even = Aquí apenas importa: varias opciones son casi igual de buenas.
hint-one = Solo se puede hacer una cosa.
hint-no-reason = Así se gana más a menudo, al jugar muchas veces el resto de la carrera.
hint-worth = Lo que valen los coches con tu mano
hint-worth-up-to = hasta { $price }
hint-worth-none = no vale una puja
hint-worth-usual = suele venderse por { $price }
hint-worth-hand = { $wild ->
    [0] { hint-spaces }
   *[other] { hint-spaces } y { $wild } más con comodines
}
hint-spaces = { $hand ->
    [one] { $hand } casilla
   *[other] { $hand } casillas
}
look-lot = { $wild ->
    [0] Mira tu mano: mueve el { car } { hint-spaces }.
   *[other] Mira tu mano: mueve el { car } { hint-spaces }, y { $wild } más con comodines.
}
look-powers = Compara a cuántas cartas de tu mano sirve cada habilidad.
look-own-car = Mira el { car }: ¿hasta dónde llega y qué tiene delante?
look-rival-car = Mira el { car }: ¿qué te cuesta que avance?
look-wild = Repasa los coches: ¿a cuál ayuda más el comodín, o a cuál perjudica?
look-ends = Mira las casillas donde puede parar el { car }: ¿a quién deja paso cada una?
look-bets = Compara cuánto le falta a cada coche y quién tiene aún cartas para él.
hint-bid = Pujar con { $card }
hint-play = Jugar { $card }
hint-play-reversed = Jugar { $card } de abajo arriba
hint-wild = Nombrar el { car } para el comodín
hint-skip = Dejar la línea sin usar
word-good = Bien: nada era claramente mejor.
word-better = { $mark ->
    [slip] Un poco mejor: { $action }.
    [mistake] Mejor: { $action }.
   *[blunder] Mucho mejor: { $action }.
}
set-words = Unas palabras tras cada decisión
set-words-hint = En partidas solo contra bots, el entrenador dice qué habría sido mejor.

hint-late = El servidor está ocupado; el entrenador tarda más de lo normal.
hint-timeout = El entrenador no ha respondido a tiempo.
hint-retry = Preguntar otra vez
