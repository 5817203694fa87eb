### Lo que ha pasado: una línea por suceso. $me es "yes" cuando la persona de $name es quien lee.

log-dealt = { $race ->
    [1] Nueva carrera en { track-name }.
   *[other] Carrera { $race }, en { track-name }.
}
log-grid = En la salida, desde delante: { $cars }.
log-owner = { $me ->
    [yes] Conduces el { car }.
   *[no] { $name } conduce el { car }.
}
log-hand = { $count ->
    [one] Tu carta: { $cards }
   *[other] Tus { $count } cartas: { $cards }
}
log-lot = { $round ->
    [1] A subasta: el { car }, { power }.
   *[2] De nuevo a subasta: el { car }, { power }.
}
log-bidders = Ahora solo puja quien no tiene coche: { $names }.
log-bids = Pujas: { $bids }.
bid-shown = { $me ->
    [yes] tú pujas { $amount } con { $card }
   *[no] { $name } puja { $amount } con { $card }
}
pass-shown = { $me ->
    [yes] tú pasas con { $card }
   *[no] { $name } pasa con { $card }
}
log-tied = Un empate que nada deshace: { $names }. Decide el azar.
log-drawn = { $me ->
    [yes] El azar te elige.
   *[no] El azar elige a { $name }.
}
log-forced = { $card ->
    [none] { $me ->
        [yes] Solo tú sigues sin coche: el último es tuyo.
       *[no] Solo { $name } sigue sin coche y se queda con el último.
    }
   *[other] { $me ->
        [yes] Solo tú sigues sin coche: el último es tuyo, por el número más bajo que puedes mostrar ({ $card }).
       *[no] Solo { $name } sigue sin coche y se queda con el último, por el número más bajo de su mano ({ $card }).
    }
}
log-sold = { $me ->
    [yes] Compras el { car } ({ power }) por { $price }.
   *[no] { $name } compra el { car } ({ power }) por { $price }.
}
why-sold = { $by ->
    [highest] Era la puja más alta.
    [alone] Nadie más ha pujado.
    [cars] El empate es para la carta con más coches, { $winner } contra { $others }.
    [no-wild] El empate es para la carta sin comodín.
   *[chance] El empate lo ha decidido el azar.
}
log-aside = Nadie puja por el { car }: se aparta por ahora.
log-unowned = El { car } se queda sin dueño, pero corre igualmente.
log-kept = { $me ->
    [yes] Tu habilidad es { power }.
   *[no] { $name } tiene { power }.
}
log-race = { $me ->
    [yes] Empieza la carrera. Juegas tú primero.
   *[no] Empieza la carrera. Primero juega { $name }.
}
log-drew = { $count ->
    [one] Robas { $cards }.
   *[other] Robas { $count } cartas: { $cards }
}
log-played = { $me ->
    [yes] Juegas { $card }{ $order ->
        [reversed] , de abajo arriba.
       *[printed] .
    }
   *[no] { $name } juega { $card }{ $order ->
        [reversed] , de abajo arriba.
       *[printed] .
    }
}
log-named = { $me ->
    [yes] Usas el comodín para el { car }.
   *[no] { $name } usa el comodín para el { car }.
}
log-skipped = { $car ->
    [none] { $me ->
        [yes] Dejas el comodín sin usar.
       *[no] { $name } deja el comodín sin usar.
    }
   *[other] { $me ->
        [yes] Dejas el { car } sin mover.
       *[no] { $name } deja el { car } sin mover.
    }
}
log-moved = { $steps ->
    [0] El { car } se queda en { $space }.
    [one] El { car } avanza { $steps } casilla, hasta { $space }.
   *[other] El { car } avanza { $steps } casillas, hasta { $space }.
}
log-finished = El { car } cruza la línea de meta: { ordinal }.
log-bonus = { $bonus ->
    [one] { $bonus } de ellas, por { power }.
   *[other] { $bonus } de ellas, por { power }.
}
log-lost = { $lost ->
    [one] Queda bloqueado y pierde { $lost } casilla.
   *[other] Queda bloqueado y pierde { $lost } casillas.
}
log-steered = { $me ->
    [yes] Lo llevas tú ({ -cunning }).
   *[no] Lo lleva { $name } ({ -cunning }).
}
log-stayed = { $why ->
    [finished] El { car } ya ha llegado.
    [blocked] { $lost ->
        [one] El { car } está bloqueado y pierde { $lost } casilla.
       *[other] El { car } está bloqueado y pierde { $lost } casillas.
    }
   *[absent] El { car } no está en la pista.
}
log-betting = Se ha cruzado la línea de apuestas { $bet }: todos apuestan en secreto.
log-bet = { $me ->
    [yes] Apuesta { $bet }: apuestas por el { car }.
   *[no] Apuesta { $bet }: { $name } apuesta por el { car }.
}
log-home = { $me ->
    [yes] Ya no te queda ningún coche en carrera{ $count ->
        [0] .
        [one] {" "}y descartas { $count } carta.
       *[other] {" "}y descartas { $count } cartas.
    }
   *[no] A { $name } ya no le queda ningún coche en carrera{ $count ->
        [0] .
        [one] {" "}y descarta { $count } carta.
       *[other] {" "}y descarta { $count } cartas.
    }
}
log-finish = { $reason ->
    [finished] La carrera ha terminado: han llegado todos los coches.
    [home] La carrera ha terminado: han llegado todos los coches con dueño.
    [first] La carrera ha terminado: ha llegado el primer coche.
   *[cards] La carrera ha terminado: no quedan cartas.
}
log-order = Orden de llegada: { $cars }.
won-winnings = { $me ->
    [yes] Ganas con { $money }, más que nadie.
   *[no] { $name } gana con { $money }, más que nadie.
}
won-place = { $me ->
    [yes] Ganas con { $money }: en el empate decide el coche que llegó antes, y es tuyo.
   *[no] { $name } gana con { $money }: en el empate decide el coche que llegó antes, y es suyo.
}
won-first = { $me ->
    [yes] Ganas: tu coche ha llegado primero.
   *[no] { $name } gana: su coche ha llegado primero.
}
won-furthest = { $me ->
    [yes] Ganas: tu coche ha llegado más lejos.
   *[no] { $name } gana: su coche ha llegado más lejos.
}
won-shared = Victoria compartida: { $names }.
