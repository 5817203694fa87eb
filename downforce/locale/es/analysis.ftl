### Por qué una elección fue peor que otra, y las tablas de `downforce analyse`. $amount, $worth y $pays son dinero en palabras; $bid y $most son la cantidad y el valor en cifras.

rival-car = { $rival ->
    [K] coche negro
    [B] coche azul
    [G] coche verde
    [Y] coche amarillo
    [O] coche naranja
   *[R] coche rojo
}
other-power = { $instead ->
    [aggressive] Agresivo
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
   *[unpredictable] { -unpredictable }
}
reason-overbid = { $most ->
    [0] En esta mano el lote no merece una puja; la puja es de { $amount }.
   *[other] En esta mano el lote no vale más de { $worth }; la puja es de { $amount }.
}
reason-let-go = { $bid ->
    [0] En esta mano el lote vale hasta { $worth }: demasiado para pasar.
   *[other] En esta mano el lote vale hasta { $worth }; { $amount } es muy poco.
}
reason-bid-less = Aquí es mejor una puja más baja: { $worth } en vez de { $amount }.
reason-keep = { $instead_serves ->
    [one] { other-power } serviría a { $instead_serves } carta de esta mano; { power }, solo a { $serves }.
   *[other] { other-power } serviría a { $instead_serves } cartas de esta mano; { power }, solo a { $serves }.
}
reason-bonus-unused = { $steps ->
    [one] { power } podría llevar el { car } { $steps } casilla más lejos.
   *[other] { power } podría llevar el { car } { $steps } casillas más lejos.
}
reason-skip-unused = { -strategic } podría dejar fuera el { $speed } del { car }.
reason-skip-misused = { $possible ->
    [one] El { car } se queda fuera, aunque podría avanzar { $possible } casilla.
   *[other] El { car } se queda fuera, aunque podría avanzar { $possible } casillas.
}
reason-order = { $possible ->
    [one] Empezando por el otro extremo de la carta, el { car } avanza { $possible } casilla en vez de { $steps }.
   *[other] Empezando por el otro extremo de la carta, el { car } avanza { $possible } casillas en vez de { $steps }.
}
reason-home = El { car } podría cruzar la meta.
reason-jam = { $steps ->
    [one] El { car } pierde { $steps } casilla detrás del { rival-car }.
   *[other] El { car } pierde { $steps } casillas detrás del { rival-car }.
}
reason-short = { $steps ->
    [one] El { car } avanza { $steps } casilla; podrían ser { $possible }.
   *[other] El { car } avanza { $steps } casillas; podrían ser { $possible }.
}
reason-boxed = El { car } se queda sin salida.
reason-hindered = { $steps ->
    [one] Al { car } le queda { $steps } casilla menos de camino libre.
   *[other] Al { car } le quedan { $steps } casillas menos de camino libre.
}
reason-wild-elsewhere = { $possible ->
    [one] El comodín mueve el { rival-car }; con él, el { car } podría avanzar { $possible } casilla.
   *[other] El comodín mueve el { rival-car }; con él, el { car } podría avanzar { $possible } casillas.
}
reason-wild-blocked = El comodín se desperdicia en el { car }, que no puede moverse.
reason-eight = Se gasta la carta de velocidad 8 del { car } donde bastaría un { $speed }.
reason-spent = Aquí se gasta el { $speed } del { car }, que más adelante vale más.
reason-pushed = { $steps ->
    [one] El { car } avanza { $steps } casilla más de lo necesario.
   *[other] El { car } avanza { $steps } casillas más de lo necesario.
}
reason-let-by = { $steps ->
    [one] Se podría frenar al { car }; le queda { $steps } casilla más de camino libre.
   *[other] Se podría frenar al { car }; le quedan { $steps } casillas más de camino libre.
}
reason-bet-unlikely = El { car } llega entre los tres primeros en el { $chance } % de las carreras; el { rival-car }, en el { $instead_chance } %.
reason-bet-own = El { car } es un coche propio y gana el { $chance } % de las carreras: entonces premio y apuesta llegan juntos.
reason-bet-crowd = { $others ->
    [one] Probablemente { $others } de los demás también ha apostado por el { car }: apenas se le saca ventaja.
   *[other] Probablemente { $others } de los demás también han apostado por el { car }: apenas se les saca ventaja.
}
reason-bet-payout = Apostar por el { car } da { $pays } de media; por el { rival-car }, { $instead_pays }.

analysed-count = { $count ->
    [one] { $count } decisión, { $playouts } simulaciones, semilla { $seed }
   *[other] { $count } decisiones, { $playouts } simulaciones cada una, semilla { $seed }
}
analysed-interrupted = Interrumpido tras la acción { $reached } de { $actions }: esto es lo juzgado hasta ahí.
analysed-worst = Los peores momentos
analysed-ledger = Cuentas, en puntos de probabilidad de ganar
analysed-none = Ninguna decisión fue con seguridad peor que la mejor.
analysed-column = { $column ->
    [action] acción
    [seat] asiento
    [chosen] elegida
    [best] mejor
    [chance] probabilidad
    [lost] pérdida
    [mark] signo
    [result] resultado
    [parity] igualdad
    [deal] reparto
    [own] propias
    [others] los demás
    [rest] resto
    [decisions] decisiones
    [money] dinero
   *[par] esperado
}

reason-stuck = { $cards ->
    [one] El { car } se queda entonces atascado detrás del { rival-car } durante { $cards } carta y pierde { $steps } casillas.
   *[other] El { car } se queda entonces atascado detrás del { rival-car } durante { $cards } cartas y pierde { $steps } casillas.
}
reason-gets-by = { $cards ->
    [one] El { car } se quedaría atascado detrás del { rival-car } durante { $cards } carta; así pasa y gana { $steps } casillas.
   *[other] El { car } se quedaría atascado detrás del { rival-car } durante { $cards } cartas; así pasa y gana { $steps } casillas.
}
reason-bid-cost = Con esta mano, el { car } da unos { $pays }, menos que los { $amount } de la puja.
reason-bid-gain = Con esta mano, el { car } da unos { $pays }, más que los { $worth } que cuesta.
reason-bid-wait = Tras esta puja, los coches cuestan { $spent } de media y dan { $pays }; tras la mejor elección cuestan { $instead_spent } y dan { $instead_pays }.
