### Las reglas con nuestras palabras, y la introducción.

rules-title = Las reglas
rules-contents = Contenido
rules-part = { $part ->
    [aim] De qué va
    [auction] Subasta
    [powers] Habilidades
    [race] Carrera
    [bets] Apuestas
    [end] Meta y dinero
    [two] Dos jugadores
   *[ways] Otras formas de jugar
}
rules-aim = De dos a seis personas, seis coches, una vuelta. Compras uno o más coches, tus cartas mueven los seis y apuestas en secreto por el ganador. Premios y apuestas traen dinero, los coches cuestan dinero. Gana quien acaba con más, y no tiene por qué ser el dueño del coche más rápido.
rules-auction-lot = Todos tienen una mano de cartas. Los coches se venden uno tras otro, cada uno con una habilidad y con su carta de velocidad 8, que solo mueve ese coche, ocho casillas.
rules-auction-bid = Todos ponen a la vez una carta boca abajo. El número del color del coche es la puja, en millones. Con una carta sin ese color se pasa.
rules-auction-win = Quien más puja paga su puja y se lleva el coche. Nadie más paga. Todas las cartas vuelven a la mano de la que salieron, así que una carta puede pujar muchas veces.
rules-auction-tie = Si dos pujas empatan, gana la carta con más coches. Si siguen igual, la que no lleva comodín. Si ni así, se sortea.
rules-auction-all = Todos acaban con al menos un coche. Cuando quedan tantos coches como personas sin coche, solo pujan ellas; y la última sin coche se queda el último por el número más bajo que tenga de su color.
rules-auction-none = Un coche que nadie quiere se aparta y se ofrece otra vez a quienes no tienen ninguno. El que queda corre sin dueño. Sin carta del color puedes pujar con un comodín; y si tampoco tienes comodín, en casi todas las ediciones, con cualquier carta por su número más bajo.
rules-powers = Si has ganado varias habilidades, te quedas con una. Vale para todos tus coches.
rules-race-turn = Empieza el dueño del coche que está en la casilla de salida marcada; después, en el sentido del reloj. Un turno es una carta.
rules-race-lines = Cada línea de la carta mueve un coche, de arriba abajo, tantas casillas como diga su número. Mueves todos los coches de la carta, también los ajenos, y eliges dónde para cada uno.
rules-race-step = Un paso va hacia delante a una casilla vecina, recto o en diagonal, nunca de lado ni hacia atrás. En una casilla cabe un coche; nadie atraviesa a otro.
rules-race-full = Un coche que puede gastar todo su número debe hacerlo. Si no puede, llega hasta donde pueda y el resto se pierde.
rules-race-jam = El camino lo eliges tú, también uno que acabe detrás de otros coches. Meter a un rival en un atasco es parte del juego.
rules-race-wild = Una línea blanca es un comodín: tú dices qué coche. No puede ser uno impreso en la carta, y dos comodines piden dos coches distintos.
rules-race-eight = Al pie de la carta pone cuántas líneas tiene. Solo se hace lo posible: un coche que ya llegó o está bloqueado se queda quieto.
rules-bets-when = Tres líneas de apuestas cruzan la pista. Cuando un coche cruza una por primera vez, se termina la carta y después apuestan todos.
rules-bets-what = Nombras un coche en secreto: uno tuyo, uno ajeno, el mismo de antes u otro.
rules-bets-pays = Una apuesta paga si su coche llega primero, segundo o tercero. Las primeras pagan más.
rules-bet = Apuesta { $bet }
rules-prize = Premio
rules-end-place = Un coche que cruza la línea de meta sale de la pista en el acto y ocupa el siguiente puesto. Da igual cuánto más habría avanzado.
rules-end-home = Cuando han llegado todos tus coches, dejas tus cartas y no juegas más.
rules-end-stalled = La carrera acaba cuando han llegado todos o no quedan cartas. Un coche que sigue en pista no cobra nada, ni tampoco una apuesta por él.
rules-end-money = Premios y apuestas, menos lo pagado en la subasta: ese es tu dinero. Si hay empate, decide el coche mejor clasificado.
rules-two = Con dos, tus cartas de velocidad 8 están a la vista delante de ti. Tras la subasta, las demás forman tu propio mazo: tienes siete en la mano, juegas una y robas una. Si usas una velocidad 8, no robas. Astuto se cambia por otra habilidad o se quita, según la edición.
rules-ways-beginner = Principiantes: los coches se reparten, no hay habilidades ni apuestas, tienes tres cartas y robas tras cada una. Gana el primer coche con dueño que llega. Puedes elegir cuáles de estos cambios usar.
rules-ways-distance = Larga distancia: la meta no cuenta. Se sigue, vuelta tras vuelta, hasta jugar todas las cartas. Gana el coche que llega más lejos; si hay empate, el del carril más cercano al centro del circuito.
rules-ways-tour = Mundial: dos carreras, una en cada circuito, con reparto y subasta nuevos. Se suma el dinero de las dos.

# La introducción.
learn-title = Cómo se juega, en dos minutos
learn-steps = Pasos
learn-step = { $step ->
    [welcome] Hola
    [bid] Una puja
    [card] Una carta
    [end] Un avance
    [bet] Una apuesta
   *[result] Dinero
}
learn-head = { $step ->
    [welcome] Seis coches, y los mueves todos
    [bid] Se vende el coche amarillo
    [card] Te toca: juega una carta
    [end] ¿Dónde para el coche negro?
    [bet] El amarillo cruza la línea de apuestas
   *[result] En qué ha quedado
}
learn-next = { $step ->
    [welcome] Empezar con una puja
    [bid] A la carrera
    [card] A un paso estrecho
    [end] A la apuesta
   *[bet] Ver el resultado
}
learn-back = Atrás
learn-you = Tú
learn-again = Probar otra
learn-pass = pasa
learn-line = Línea de apuestas
learn-cars = Los seis coches
learn-ends = Sitios donde parar
learn-road = Un tramo de pista de tres carriles que se estrecha a uno, con seis coches.
learn-welcome = Para ganar no hace falta tener el coche más rápido, aunque ayuda. Gana quien acaba con más dinero.
learn-welcome-auction = Primero se venden los coches. Pagas con millones que esperas recuperar.
learn-welcome-race = Después corren. Una carta mueve varios coches, tuyos y ajenos, y tú los llevas todos.
learn-welcome-bets = Por el camino apuestas en secreto por quién llega primero.
learn-choose-card = Elige una carta
learn-choose-end = Elige una casilla
learn-choose-car = Elige un coche
learn-bid = Pon una carta boca abajo. Su número amarillo es tu puja, en millones. Con una carta sin amarillo pasas. En los dos casos la carta vuelve a ti.
learn-bid-do = Pujar { $amount }
learn-pass-do = Pasar con esta carta
learn-bid-result = { $result ->
    [won] { $amount } es la puja más alta. El coche amarillo es tuyo, con su habilidad y su velocidad 8. La carta vuelve a tu mano.
    [tie] Empate con Rui, y las dos cartas tienen cuatro líneas. Gana la que no lleva comodín: la tuya. El coche amarillo te cuesta { $amount }.
    [lost] Rui puja más y se lleva el coche amarillo. Tú no pagas nada. Prueba con un número más alto.
   *[pass] No tiene amarillo, así que pasas. No pagas nada y la carta vuelve. Prueba con una que tenga amarillo.
}
learn-card = Las líneas van de arriba abajo. El amarillo es tuyo, los demás son de tus rivales. Todos tienen que pasar por la parte estrecha.
learn-line-note = { $own ->
    [yes] tuyo
   *[no] de un rival
}
learn-card-do = Jugar esta carta
learn-card-result = { $card ->
    [Y8] Ocho casillas, y solo para ti. La tienes una vez, así que elige el momento.
    [R6Y4K2B1] El rojo va primero y pasa por la parte estrecha antes que tú. Lo que está arriba en la carta se mueve antes.
   *[other] El amarillo va primero y se escapa. Después has movido el azul, el rojo y el verde, sean de quien sean.
}
learn-end = Tu carta mueve 3 casillas el coche negro de un rival. Tú dices dónde para. Los coches avanzan, recto o en diagonal, y nunca se atraviesan.
learn-end-road = El negro está detrás del rojo y del azul, que van lado a lado. Solo el carril de abajo está libre.
learn-all = las { $steps }
learn-loses = pierde { $lost }
learn-end-do = Parar en { $space }
learn-end-result = { $how ->
    [jam] El negro queda bloqueado detrás del rojo y pierde dos casillas. Está permitido, y a menudo conviene.
   *[full] El negro avanza sus tres casillas. También podías meterlo detrás del rojo, donde quedaría bloqueado.
}
learn-bet = Cuando un coche cruza por primera vez una línea de apuestas, todos nombran en secreto un ganador. Esta primera apuesta paga { $pays } si tu coche llega primero, segundo o tercero.
learn-bet-road = El amarillo va delante, pasada la línea de apuestas; después, el negro y el rojo.
learn-bet-do = Apostar por el { car }
learn-bet-result = Tu apuesta por el { car } queda oculta hasta el final. Más tarde hay otras dos; pagan menos.
learn-result = La carrera ha terminado: amarillo primero, negro segundo, rojo tercero.
learn-prize = Premio del coche amarillo, primer puesto
learn-bet-pays = Apuesta por el { car }
learn-price = Precio del coche amarillo
learn-total = Tu dinero
learn-result-more = Eso es todo el juego. Lo demás se aprende mejor en una carrera.
