### El tablero, su versión en texto y la tira de jugadores.

board-label = Tablero: { $track }
board-picture = Imagen de { $track }
board-tools = Vista del tablero
board-zoom-in = Acercar
board-zoom-out = Alejar
board-whole = Toda la pista
board-follow = Volver a la carrera
board-text = Tablero en texto
board-ends = { $count ->
    [one] Dónde para el { car }: un solo lugar
   *[other] Dónde para el { car }: { $count } lugares
}
board-end = { $what ->
    [lost] { $space }, { $lane }, { $steps ->
        [one] tras { $steps } casilla
       *[other] tras { $steps } casillas
    }, pierde { $lost }
    [bonus] { $space }, { $lane }, { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }, +{ $bonus } por la habilidad
   *[all] { $space }, { $lane }, { $steps ->
        [one] { $steps } casilla
       *[other] las { $steps } casillas
    }
}
board-end-finish = Cruza la meta, puesto { $place }
board-text-title = Tablero en texto: { $track }
board-direction = Las casillas se numeran en el sentido de la carrera. El carril a es el más cercano al centro del circuito.
board-next-line = Próxima línea: apuesta { $bet }, nadie la ha cruzado aún.
board-no-line = No queda ninguna línea de apuestas.
board-order = Coches en orden de carrera
board-col-place = Puesto
board-col-car = Coche
board-col-owner = Dueño
board-col-space = Casilla
board-col-shape = Forma
board-col-next = Al siguiente
board-col-finish = A la meta
board-nobody = nadie
board-you = tú
board-home = en meta
board-absent = no está en la pista
board-shape = { $shape ->
    [rectangle] rectángulo
   *[bent] curva
}
board-lap = { $steps }, vuelta { $lap }
board-question = { $steps ->
    [one] El { car }, { $steps } casilla, desde { $space }
   *[other] El { car }, { $steps } casillas, desde { $space }
}
board-way = Camino: { $spaces }.
board-around = Alrededor del { car }
board-step-one = A un paso: { $spaces }.
board-step-two = A dos pasos: { $spaces }.
board-near = { $steps ->
    [0] El { car } a la par, en { $space }, { $lane }.
    [one] El { car } a { $steps } paso, en { $space }, { $lane }.
   *[other] El { car } a { $steps } pasos, en { $space }, { $lane }.
}
board-ahead = Delante: { $cars }
board-behind = Detrás: { $cars }
board-none-ahead = Nadie delante a { $steps } pasos o menos.
board-none-behind = Nadie detrás a { $steps } pasos o menos.

strip-players = Jugadores
strip-you = tú
strip-bot = bot, nivel { $level }
strip-away = ausente
strip-doing = { $doing ->
    [turn] { $me ->
        [yes] tu turno
       *[no] juega
    }
    [moving] { $me ->
        [yes] tú mueves
       *[no] mueve
    }
    [choosing] elige
    [laid] ha puesto
    [betting] apuesta
   *[bet] ha apostado
}
strip-no-car = sin coche
strip-cars = { $count ->
    [0] sin coche
   *[other] { $cars }
}
strip-cards = { $count ->
    [0] sin cartas
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
strip-open8 = { $count ->
    [one] Una carta de velocidad 8 a la vista
   *[other] { $count } cartas de velocidad 8 a la vista
}
board-follow-cars = Seguir los coches
strip-card = { $me ->
    [yes] tu carta
   *[no] juega
}
strip-spent = ha gastado { $amount } en coches
