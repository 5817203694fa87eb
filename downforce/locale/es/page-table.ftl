### La mesa: barra, botones, paneles, mano, resultado, repetición.

# La barra de la mesa.

bar-phase = Fase del juego
bar-log = Registro (L)
bar-keys = Teclas (A)
bar-sound-on = El sonido está activado
bar-sound-off = El sonido está desactivado
play-where = { $track } · mesa de { $name }
play-side = Decisión y registro
play-panel = Lo que ocurre
wait-for = Esperando a { $names }

# Botones: un verbo con su objeto.

act-next-lot = Siguiente lote
act-go-on = Continuar
act-later = Jugar al reconectar
act-choose = Elige
act-choose-card = Elige una carta
act-choose-power = Elige una habilidad
act-choose-car = Elige un coche
act-choose-space = Elige una casilla
act-bid = Pujar { $amount } por el { car }
act-bid-wild = Pujar { $amount } con un comodín
act-bid-lowest = Pujar { $amount }, su número más bajo
act-pass = Pasar ({ $card } vuelve)
act-pass-any = Pasar
act-take-back = Retirarla
act-keep = Quedarme con { power }
act-play = Jugar esta carta
act-play-reversed = Jugarla de abajo arriba
act-reverse = Invertir
act-move = { $steps ->
    [one] Mover el { car } { $steps } casilla
   *[other] Mover el { car } { $steps } casillas
}
act-skip = No mover el { colour }
act-skip-wild = No usar el comodín
act-let-go = { $me ->
    [yes] Que avance, lo llevas tú
   *[no] Que lo lleve { $name }
}
act-stop = Parar en { $space }
act-stay = Quedarse en { $space }
act-finish = Cruzar la meta
act-bet = Apostar por el { car }
act-pause = Pausar
act-resume = Seguir
act-show-end = Ver el final
act-result = Ver el resultado
act-speed = Velocidad: { $speed ->
    [off] sin movimiento
    [slow] lenta
    [normal] normal
   *[fast] rápida
}

# La subasta.

auction-lot = Lote { $number } de { $count }
auction-lot-again = { $left ->
    [one] Segunda ronda, último lote
   *[other] Segunda ronda, quedan { $left } lotes
}
auction-hint = Pon una carta boca abajo. El número de la línea del { car } es tu puja.
auction-by-wild = No tienes ninguna carta con el { car }. Un comodín puja su número.
auction-by-lowest = No tienes ni carta con el { car } ni comodín. Cualquier carta puja su número más bajo.
auction-cannot = No tienes ni carta con el { car } ni comodín: solo puedes pasar.
auction-comes = { $begins ->
    [yes] Trae su carta de velocidad 8 y sale { ordinal }: su dueño juega la primera carta.
   *[no] Trae su carta de velocidad 8 y sale { ordinal }.
}
auction-no-power = No trae habilidad.
auction-which-wild = ¿Qué comodín puja?
auction-prices = Precios hasta ahora
auction-now = ahora
auction-for-sale = en venta
auction-to-come = después
auction-aside = apartado
auction-laid = Tu carta está puesta: pujas { $amount }. Ya no se cambia.
auction-passed = Tu carta está puesta: pasas.
auction-held = { $way ->
    [pass] Pasas. Tu carta quedará puesta en unos segundos, o cuando los demás hayan puesto la suya.
   *[bid] Pujas { $amount }. Tu carta quedará puesta en unos segundos, o cuando los demás hayan puesto la suya.
}
auction-peek = Mirar tu carta
auction-may-not = Ahora solo pujan quienes no tienen coche.
auction-watch = Estás mirando. Se ponen cartas boca abajo.
reveal-turned = Se destapan las cartas
reveal-sold = { $me ->
    [yes] Compras el { car } por { $price }
   *[no] { $name } compra el { car } por { $price }
}
reveal-takes = { $me ->
    [yes] { $power ->
        [none] Apuntas { $price } y te llevas la velocidad 8 del { car }. Todas las cartas vuelven a la mano.
       *[other] Apuntas { $price } y te llevas { power } y la velocidad 8 del { car }. Todas las cartas vuelven a la mano.
    }
   *[no] { $power ->
        [none] { $name } paga { $price } y se lleva la velocidad 8 del { car }. Todas las cartas vuelven a la mano.
       *[other] { $name } paga { $price } y se lleva { power } y la velocidad 8 del { car }. Todas las cartas vuelven a la mano.
    }
}
reveal-wins = gana
reveal-tied = empata
reveal-lower = menos
reveal-pass = pasa
why-title = { $me ->
    [yes] ¿Por qué tú y no { $others }?
   *[no] ¿Por qué { $name } y no { $others }?
}
why-both = { $count ->
    [2] Los dos han pujado { $amount }, y nadie ha pujado más.
   *[other] Los { $count } han pujado { $amount }, y nadie ha pujado más.
}
why-tie-break = { $rule ->
    [cars] { $how ->
        [decides] Primer desempate, más coches en la carta: { $winner } contra { $others }. Decide.
       *[level] Primer desempate, más coches en la carta: igual, { $winner }.
    }
   *[no-wild] { $how ->
        [decides] Segundo desempate, sin comodín en la carta: decide.
        [level] Segundo desempate, sin comodín en la carta: igual.
       *[unneeded] Segundo desempate, sin comodín en la carta: no hace falta.
    }
}
why-by-chance = Entonces decide el azar.

# Fuerza de una mano.

strength-hand = Tu mano, por coche
strength-row = { $wild ->
    [0] { $steps ->
        [one] { $steps } casilla
       *[other] { $steps } casillas
    }
   *[other] { $steps ->
        [one] { $steps } casilla, { $wild } más con comodines
       *[other] { $steps } casillas, { $wild } más con comodines
    }
}

# Habilidades.

powers-title = Quédate con una habilidad
powers-others-title = Habilidades
powers-hint = Elige una de { $count }. Vale para tus coches: { $cars }. Las demás salen del juego.
powers-fit = Con tu mano: { $power ->
    [aggressive] { $count ->
        [one] { $count } carta empieza por un coche tuyo.
       *[other] { $count } cartas empiezan por un coche tuyo.
    }
    [strategic] { $count ->
        [one] { $count } carta mueve un rival que podrías dejar sin mover.
       *[other] { $count } cartas mueven un rival que podrías dejar sin mover.
    }
    [tricky] { $count ->
        [one] { $count } carta acaba en un coche tuyo.
       *[other] { $count } cartas acaban en un coche tuyo.
    }
    [unpredictable] { $count ->
        [one] { $count } carta tiene comodín.
       *[other] { $count } cartas tienen comodín.
    }
    [cunning] { $count ->
        [one] { $count } carta mueve un coche tuyo, y los tuyos los llevas tú en las cartas de todos.
       *[other] { $count } cartas mueven un coche tuyo, y los tuyos los llevas tú en las cartas de todos.
    }
   *[other] { $count ->
        [one] { $count } carta mueve un coche tuyo: dos casillas más si solo pasa por rectas.
       *[other] { $count } cartas mueven un coche tuyo: dos casillas más si solo pasa por rectas.
    }
}
powers-others = Los demás
powers-chosen = { $me ->
    [yes] Has elegido.
   *[no] { $name } ha elegido.
}
powers-choosing = { $me ->
    [yes] Aún estás eligiendo: { $powers }.
   *[no] { $name } aún está eligiendo: { $powers }.
}

# Una carta que jugar, y sus líneas.

card-title = Te toca: juega una carta
card-as-things-stand = Vista previa: cada línea puede cambiar la siguiente.
card-choose = Elige una carta para ver qué haría cada línea.
card-is-reversed = de abajo arriba.
card-note = { $power ->
    [strategic] { $count ->
        [one] puedes dejar esta línea sin usar.
       *[other] puedes dejar una de estas { $count } líneas sin usar cuando le toque.
    }
    [tricky] { $order ->
        [reversed] { card-is-reversed }
       *[printed] puedes jugarla de abajo arriba.
    }
   *[unpredictable] tu comodín también puede mover un coche impreso aquí.
}
line-any-car = el coche que elijas
line-gains = { $places ->
    [0] mantiene su puesto
    [one] { $all ->
        [yes] gana { $places } puesto
       *[no] gana hasta { $places } puesto
    }
   *[other] { $all ->
        [yes] gana { $places } puestos
       *[no] gana hasta { $places } puestos
    }
}
line-loses = { $all ->
    [yes] pierde { $lost }
   *[no] puede perder { $lost }
}
line-after = { $count ->
    [one] detrás de: { $cars }, que se mueve antes
   *[other] detrás de: { $cars }, que se mueven antes
}
line-blocked = bloqueado, pierde { $lost }
line-steers = { $me ->
    [yes] lo llevas tú ({ -cunning })
   *[no] lo lleva { $name } ({ -cunning })
}
line-choose = elige
line-wild-to-come = cualquier coche
line-moved = { $steps } hasta { $space }
line-jammed = { $steps } de { $speed } hasta { $space }
line-home = en meta: { ordinal }
line-by = { $told }, por { $name }
line-skipped = sin mover
line-nothing = ningún coche
owner-you = tuyo
owner-of = de { $name }
owner-none = sin dueño
wild-title = Comodín de { $steps }: ¿qué coche?
wild-hint = Elige un coche; su línea dice qué podría hacer.
go-hint = Lo llevaría { $name } ({ -cunning }).

# Dónde para un coche.

end-title = ¿Dónde para el { car }?
end-hint = Línea { $line } de tu carta: { $steps ->
    [one] { $steps } casilla.
   *[other] { $steps } casillas.
} Elige una para ver el camino.
end-hint-steer = { $steps ->
    [one] { $name } lo mueve { $steps } casilla y lo llevas tú ({ -cunning }).
   *[other] { $name } lo mueve { $steps } casillas y lo llevas tú ({ -cunning }).
}
end-bonus-title = ¿Dos casillas más para el { car }?
end-bonus-hint = { -determined }: ha ido solo por rectas. Puede seguir o quedarse.
end-count = { $count ->
    [one] Un sitio donde parar
   *[other] { $count } sitios donde parar
}
end-furthest = la más adelantada
end-across = meta
end-all = { $steps ->
    [one] { $steps } casilla
   *[other] las { $steps }
}
end-loses = pierde { $lost }
end-behind = detrás de: { $cars }
end-more = { $steps } más
end-none = se queda
end-more-places = { $count ->
    [one] { $count } sitio más
   *[other] { $count } sitios más
}
end-fewer = Menos sitios

# Mientras juegan los demás.

turn-of = { $me ->
    [yes] Te toca
   *[no] Juega { $name }
}
turn-wait = { $count ->
    [one] Esperando a { $count } jugador
   *[other] Esperando a { $count } jugadores
}
turn-over = La carrera ha terminado
log-title = Registro
watch-only = Estás mirando.
watch-preset = Ya puedes elegir tu próxima carta. Nadie la ve.
interlude-hint = Carrera { $race } de { $races }. La siguiente, en { track-name }, está preparada.
watch-before = La carta anterior
watch-last = La última carta
turn-steers = { $me ->
    [yes] Ahora llevas el { car }
   *[no] { $name } lleva ahora el { car }
}

# Apuestas.

bets-title = Apuesta { $bet }: ¿quién gana la carrera?
bets-hint = Paga { $pays } por 1.º / 2.º / 3.º. Secreta hasta el final.
bets-rank = { ordinal } ahora
bets-home = llegó { ordinal }
bets-pays = paga { $pays }
bets-slip = Tu boleto
bets-secret = secreto
bets-else = si no
bets-wait-title = Se está haciendo la apuesta { $bet }
bets-made = Tu apuesta está hecha. Es secreta hasta el final.

# La mano.

hand-title = Tu mano
hand-bids = puja { $amount }
hand-card = Carta { $number } de { $count }: { $lines }.
hand-card-mine = Tuyos: { $cars }.
hand-hint-bid = Las cartas que pujan por el { car } están levantadas. Con las demás pasas. La carta vuelve a tu mano.
hand-hint-play = Elige una. Flechas para moverte, Intro para jugar.
hand-hint-left = { $count ->
    [0] Es tu última carta
    [one] Queda { $count } carta después de esta
   *[other] Quedan { $count } cartas después de esta
}
hand-hint-preset = Elige ya tu próxima carta, si quieres. Nadie la ve.

# Solo hablado.

say-turn = { $count ->
    [one] Te toca. { $count } carta.
   *[other] Te toca. { $count } cartas.
}
say-strength = { $wild ->
    [0] { $steps ->
        [one] Tu mano mueve el { car } { $steps } casilla.
       *[other] Tu mano mueve el { car } { $steps } casillas.
    }
   *[other] { $steps ->
        [one] Tu mano mueve el { car } { $steps } casilla, { $wild } más con comodines.
       *[other] Tu mano mueve el { car } { $steps } casillas, { $wild } más con comodines.
    }
}
say-strength-of = { $wild ->
    [0] El { car }: { $steps }.
   *[other] El { car }: { $steps }, { $wild } más con comodines.
}
say-bid = { $me ->
    [yes] tú { $bid }
   *[no] { $name } { $bid }
}
say-pass = { $me ->
    [yes] tú has pasado
   *[no] { $name } ha pasado
}
say-ends = El { car }, { $steps ->
    [one] { $steps } casilla
   *[other] { $steps } casillas
}. { $count ->
    [one] { $count } sitio donde parar.
   *[other] { $count } sitios donde parar.
}
say-steer = Llevas tú el { car }.
say-bet = Apuesta { $bet }. Paga { $pays } millones. Seis coches.
say-car = { $number }: el { car }, { $space }, { $owner }.
say-home = en meta

# La conexión y otras pestañas.

play-lost = Conexión perdida.
play-lost-safe = Se intenta de nuevo; tu partida está a salvo. Puedes seguir eligiendo.
play-restarting = El servidor se está reiniciando. Tu partida está a salvo y seguirá enseguida.
play-try-now = Probar ahora
play-missed = { $count ->
    [one] De vuelta en la mesa. Te perdiste { $count } jugada.
   *[other] De vuelta en la mesa. Te perdiste { $count } jugadas.
}
play-show-missed = Ver
play-rest = Jugar el resto de una vez
play-rest-left = Un bot juega el resto por ti.
play-elsewhere = Este asiento está abierto en otra pestaña.
play-elsewhere-hint = Un asiento se juega en una sola pestaña.
play-use-here = Usarlo aquí
play-taken-over = { $level ->
    [pro] Ahora juega un profesional por ti.
    [rookie] Ahora juega un novato por ti.
    [club] Ahora juega un aficionado por ti.
    [champion] Ahora juega un campeón por ti.
   *[other] Ahora juega un bot por ti.
}
play-taken-over-hint = { $clock ->
    [none] No estabas, o los demás siguieron mientras tanto. Toma el volante cuando quieras.
   *[other] Se te acabó el tiempo. Toma el volante cuando quieras.
}
play-take-wheel = Tomar el volante

# El resultado.

result-badge = { $track } · { $players } jugadores · { $cards } cartas
result-board = Ver el tablero
result-rematch = Revancha
result-replay = Ver la repetición
result-record = Guardar la partida
result-share = Compartir
result-next = A la siguiente partida de este grupo
result-standing = Clasificación
result-tie = Un empate lo gana quien tiene el coche mejor clasificado.
result-winner = gana
result-sheets = Hojas de registro
result-jams = Movimiento perdido por bloqueos
result-under-way = en carrera
sheet-driver = Piloto
sheet-race = Carrera { $race }
sheet-caption = Hoja de { $name }
sheet-caption-race = Hoja de { $name }, carrera { $race }
sheet-bet-pays = apuesta, paga { $pays }
sheet-betting-pays = Pago de apuestas
sheet-racing-pays = Pago por carrera
sheet-earned = ganado
sheet-racing = Carrera
sheet-betting = Apuestas
sheet-auction = Subasta
sheet-sum = Ganancias

# Repetición.

replay-where = Repetición · { $track }
replay-playback = Reproducción
replay-scrub = Jugada
replay-move = jugada { $number } de { $count }
replay-start = Al principio
replay-end = Al final
replay-play = Reproducir
replay-card = Carta { $number } de { $count }
replay-seen-from = Visto por
replay-all = Todos
replay-moves = Jugadas
replay-link = Copiar el enlace a esta jugada
replay-record = Partida
replay-key-move = una jugada atrás o adelante
replay-key-card = una carta atrás o adelante
replay-key-play = reproducir o pausar
replay-key-ends = primera o última jugada

# The end with feeling: chart of the race, why one came behind, a stranger's way in.
result-chart = La carrera, carta a carta
result-chart-bets = Las líneas discontinuas son las apuestas.
result-led = El { car } va en cabeza de la salida a la meta.
result-turned = { $me ->
    [yes] Con la carta { $card } de { $of }, que has jugado tú, el { car } se pone en cabeza y ya no la suelta.
   *[no] Con la carta { $card } de { $of }, jugada por { $name }, el { car } se pone en cabeza y ya no la suelta.
}
result-behind = { $by ->
    [racing] { $amount } menos en premios que quien gana
    [betting] { $amount } menos en apuestas que quien gana
   *[auction] { $amount } más en coches que quien gana
}
result-play = Juega una carrera

# The race in sight: standings, what a card would do, the draw pile.

pile-left = { $count ->
    [0] Mazo: no quedan cartas.
    [one] Mazo: { $count } carta.
   *[other] Mazo: { $count } cartas.
}
# A lap on a car, as short as can be.
lap-sign = V{ $lap }
stand-title = Posiciones
stand-finish = Meta
stand-lap = Vuelta
stand-line = Apuesta { $bet }
stand-hand = Tus cartas
stand-over = cruzada
stand-bet = { $me ->
    [yes] tu apuesta { $bet }
   *[no] apuesta { $bet } de { $name }
}
result-bets = Quién apostó por qué
result-bet-after = Apuesta { $bet }, tras la carta { $card }
result-bet-then = entonces { ordinal }
result-bet-end = al final { ordinal }

# La propia carta mientras se ejecuta, y el último coche de la subasta.

own-card = Tu carta
act-moving = { $car ->
    [none] Tu carta…
   *[other] Se mueve el { car }…
}
reveal-forced = { $me ->
    [yes] El último coche es tuyo: el { car }, por { $price }
   *[no] { $name } se queda con el último coche: el { car }, por { $price }
}

# Antes de elegir una carta: las últimas cartas, las apuestas, la mano, el dinero.

recap-title = Desde tu última carta
recap-bets = Tus apuestas
strength-left = Lo que queda en tu mano
money-now = { $me ->
    [yes] Si acabase ahora: tú { $amount }, { ordinal }
   *[no] Si acabase ahora: { $name } { $amount }, { ordinal }
}
money-now-secret = Las apuestas secretas de los demás no cuentan aquí.
# The auction on the board, the finish, sound.

finish-won = { $me ->
    [yes] Ganas con { $money }.
   *[no] { $name } gana con { $money }.
}
finish-you = Tú: { ordinal }.
finish-you-money = Tú: { ordinal }, { $money }.
finish-skip = Saltar
sound-offer = ¿Con sonido? Motores, neumáticos y público.
sound-turn-on = Activar el sonido
replay-previous = Anterior
replay-next = Siguiente
card-cars = { $count ->
    [one] { $count } coche
   *[other] { $count } coches
}
