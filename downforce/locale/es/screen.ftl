### El terminal: tablero, órdenes, ayuda, saludos, errores.

ruler-bet = apuesta { $bet }
ruler-start = salida
ruler-finish = meta
standing-row = { $steps ->
    [one] { $rank }. El { car } ({ $owner }): { $space }, { $lane }, a { $steps } paso de la meta
   *[other] { $rank }. El { car } ({ $owner }): { $space }, { $lane }, a { $steps } pasos de la meta
}
standing-lap = { $rank }. El { car } ({ $owner }): { $space }, { $lane }, vuelta { $lap }
standing-home = { $rank }. El { car } ({ $owner }): ha llegado
standing-absent = { $rank }. El { car } ({ $owner }): no está en la pista
board-legend = Cada fila es un carril, el interior primero; a su izquierda, la primera casilla. | empieza una casilla rectangular, ( una curva, ║ es una línea de apuestas, ▓ la meta. Los números son tus opciones; * señala tus coches.
letters = Coches: { $letters }.

command = { $command ->
    [help] ayuda
    [board] tablero
    [hand] mano
    [log] registro
    [sheet] hoja
    [players] mesa
    [rest] resto
   *[quit] salir
}
plain-welcome = Te damos la bienvenida a la carrera. Responde con un número o en notación; ? explica, salir termina.
choice-line = { $action }: { $effect }
bot-line = { $name }: { character }. { character-plays }
plain-help =
    Escribe el número de una opción, o su notación (bid R6Y4K2B1, play K5, move b17, bet R).
    tablero, mano, registro, hoja, mesa: para mirar. resto: para que los bots jueguen hasta el final, cuando ya nada puede cambiar. salir: para dejar la partida.
    Primero se venden los seis coches: cada cual pone una carta boca abajo, el número que lleva en el color del coche es su puja, y la más alta compra el coche con su habilidad. Todas las cartas vuelven a las manos.
    Después viene la carrera: juega una carta por turno. Sus líneas mueven los coches de arriba abajo, también los de los demás, hacia delante y nunca a través de otro. Lo que un coche no puede avanzar se pierde.
    Cuando un coche cruza por primera vez una línea de apuestas, todos apuestan en secreto por el ganador.
    Los premios son 12, 9, 6, 4, 2 y 0 millones. Premios y apuestas, menos lo pagado: gana quien tiene más dinero.
rest-offer = { play-foregone } Escribe resto y los bots lo juegan hasta el final.
rest-not-yet = Aún puede cambiar algo: el resto te toca jugarlo.
hand-over = { $name }, es tu turno. Ponte al teclado y pulsa Intro.
goodbye = Dejas la partida. Hasta la próxima carrera.
goodbye-input = Se acabó la entrada: la partida termina aquí.
saved = La partida se ha guardado en { $file }.
error-number = { $typed }: elige un número del 1 al { $count }.
error-illegal = { $typed }: ahora no puedes hacer eso. Elige uno de los números, o escribe ? para ver la ayuda.
error-unknown = { $typed }: no se entiende. Escribe un número, notación como play K5, o ? para ver la ayuda.

replay-at = { phase } en { track-name }, tras { $count ->
    [one] { $count } acción
   *[other] { $count } acciones
}.
replay-waiting = Por decidir: { $names }.
replay-bets = Apuestas: { $cars }

# Lo que enumera --bots ?.
bots-levels = Niveles, del más flojo al más fuerte:
bots-people = Los profesionales y campeones son estas personas: pro-loyal, champion-blocker, etc. Si solo dices el nivel, se sortea quién viene.
bots-others = Para medir: { $names }. El tuyo: módulo:nombre.
