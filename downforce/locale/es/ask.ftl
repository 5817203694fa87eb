### Lo que se le pregunta a quien juega, y qué haría cada opción.

ask-bid = ¿Qué carta pones por el { car }?
ask-keep = ¿Con qué habilidad te quedas?
ask-play = ¿Qué carta juegas?
ask-wild = Comodín de { $steps }: ¿qué coche mueve?
ask-move = El { car } avanza { $steps }: ¿dónde para?
ask-steer = { $steps ->
    [one] { $name } mueve { $steps } casilla el { car } y lo llevas tú: ¿dónde para?
   *[other] { $name } mueve { $steps } casillas el { car } y lo llevas tú: ¿dónde para?
}
ask-go = El { car } va a avanzar { $steps }: ¿lo dejas sin mover?
ask-bonus = { -determined }: ¿avanza el { car } dos casillas más?
ask-bet = Apuesta { $bet }: ¿qué coche ganará? Paga { $pays } si llega 1.º / 2.º / 3.º.

lot = Lote { $number } de { $count }: el { car }, { power }.
lot-second = { $left ->
    [one] Segunda ronda, último lote: el { car }, { power }.
   *[other] Segunda ronda, quedan { $left } lotes: el { car }, { power }.
}
lots-aside = Apartados: { $cars }.
must-bid = Ahora no puedes pasar.
auction-stand = { $stand ->
    [second-round] Solo quedan tantos coches como jugadores sin coche.
    [colour] Todas tus cartas llevan este color.
    [one-each] Puedes pasar. Ahora solo pujan quienes no tienen coche, y cada uno tendrá el suyo.
    [another] { $owned ->
        [one] Tienes { $owned } coche y puedes comprar otro, o pasar.
       *[other] Tienes { $owned } coches y puedes comprar otro, o pasar.
    }
   *[free] { $spare ->
        [one] Puedes pasar. Hay un coche para cada uno y uno más para quien quiera otro.
       *[other] Puedes pasar. Hay un coche para cada uno y { $spare } más para quien quiera otro.
    }
}

choice-bid = puja { $amount }
choice-bid-wild = puja { $amount } con el comodín
choice-bid-lowest = puja { $amount }, su número más bajo
choice-pass = pasa
choice-reversed = De abajo arriba ({ -tricky }).
line = { $mine ->
    [yes] { colour } { $speed } (tuyo): { $does }
   *[no] { colour } { $speed }: { $does }
}
line-wild = comodín { $speed }: el coche que elijas
forecast = { $how ->
    [home] ya ha llegado
    [absent] no está en la pista
    [blocked] bloqueado
    [short] { $ends ->
        [one] { $steps } como mucho, un solo camino
       *[other] { $steps } como mucho, { $ends } paradas
    }
    [finish] puede cruzar la meta
   *[free] { $ends ->
        [one] un solo camino
       *[other] { $ends } paradas
    }
}
choice-wild = el { car } ({ $owner }): { $does }.
choice-wild-printed = el { car } ({ $owner }), está en la carta ({ -unpredictable }): { $does }.
choice-skip = { $car ->
    [none] deja el comodín sin usar ({ -strategic })
   *[other] deja el { car } sin mover ({ -strategic })
}
choice-go = { $me ->
    [yes] avanza, y lo llevas tú ({ -cunning })
   *[no] avanza, y lo lleva { $name } ({ -cunning })
}
choice-bet = { $home ->
    [yes] llegó { ordinal } ({ $owner }), paga { $pays }
   *[no] ahora { ordinal } ({ $owner }), paga { $pays } como mucho
}
bets-to-go = { $steps ->
    [one] falta { $steps }
   *[other] faltan { $steps }
}
own-bets = Tus apuestas, por orden: { $cars }.
bets-hand = { $wild ->
    [0] tus cartas: { $steps }
   *[other] tus cartas: { $steps } (+{ $wild } con comodín)
}
end-full = { $steps ->
    [one] { $steps } casilla
   *[other] las { $steps } casillas
}
end-jam = { $steps } de { $speed }, queda bloqueado y pierde { $lost }
end-finish = cruza la línea de meta: { ordinal }
end-bonus = +{ $bonus } ({ power })
end-bonus-only = { $steps ->
    [one] { $steps } casilla más
   *[other] { $steps } casillas más
}
end-stays = se queda donde está
end-passes = adelanta a: { $cars }
end-line = cruza la línea de apuestas { $bet }

standing = Orden: { $cars }
card-in-play = { $me ->
    [yes] Tu carta: { $card }
   *[no] Carta de { $name }: { $card }
}
hand-count = { $count ->
    [0] No tienes cartas en la mano.
    [one] Tu mano: { $count } carta.
   *[other] Tu mano: { $count } cartas.
}
hand-pile = { $count ->
    [one] Tu mazo: { $count } carta.
   *[other] Tu mazo: { $count } cartas.
}
table-spaces = Tus cartas
table-wilds = y comodines
table-owner = Dueño
table-price = Precio
player-line = { $me ->
    [yes] Tú: coches { $cars }, { power }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
   *[no] { $name }: coches { $cars }, { power }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
}
wild-missing = { $why ->
    [printed] { $count ->
        [one] Excepto { $cars }: ya está en la carta.
       *[other] Excepto { $cars }: ya están en la carta.
    }
   *[named] Excepto { $cars }: ya lo ha movido el otro comodín.
}
play-foregone = Ya nada puede cambiar: el dinero y los puestos están decididos.
