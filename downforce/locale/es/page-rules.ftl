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
rules-auction-tie = Si dos pujas empatan, gana la carta con más coches; al pie pone cuántos son. Si siguen igual, la que no lleva comodín. Si ni así, se sortea.
rules-auction-free = Nadie está obligado a pujar. También puedes ganar varios coches: cada uno puede traer un premio, pero de sus habilidades te quedas solo con una.
rules-auction-all = Todos acaban con al menos un coche. Cuando quedan tantos coches como personas sin coche, solo pujan ellas; y la última sin coche se queda con el último por el número más bajo que tenga de su color.
rules-auction-none = Un coche que nadie quiere se aparta y, tras el último, se ofrece otra vez a quienes no tienen ninguno. En esa segunda ronda no se puede pasar cuando quedan solo tantos coches como personas sin coche. El que sobra corre sin dueño.
rules-auction-wild = Sin carta del color puedes pujar con un comodín: puja su propio número.
rules-auction-any = Sin el color y sin comodín, cualquier carta puja su número más bajo. La edición española no lo tiene.
rules-powers-keep = Si has ganado varias habilidades, al acabar la subasta te quedas con una. Vale para todos tus coches, y no hace falta usarla.
rules-powers-rectangles = { -determined } mira la forma de las casillas: las de una recta son rectángulos; donde la pista gira o se estrecha, no. La casilla de la que sale el coche y las dos de más pueden tener cualquier forma. En la mesa se te indica cuándo puedes avanzarlas.
rules-powers-always = Donde así se acuerda, { -determined } vale también con las cartas de otros: ellos eligen dónde para el coche y después puedes añadir las dos casillas.
rules-race-turn = Empieza el dueño del coche que está en la casilla de salida marcada; después, en el sentido del reloj. Un turno es una carta.
rules-race-lines = Cada línea de la carta mueve un coche, de arriba abajo, tantas casillas como diga su número. Mueves todos los coches de la carta, también los ajenos, y eliges dónde para cada uno.
rules-race-wild = Una línea blanca es un comodín: tú dices qué coche. No puede ser uno impreso en la carta, y dos comodines piden dos coches distintos.
rules-race-step = Un paso va hacia delante a una casilla vecina, recto o en diagonal, nunca de lado ni hacia atrás. En una casilla cabe un coche; nadie atraviesa a otro.
rules-race-between = Un coche puede colarse en diagonal entre otros dos. Lo que cuenta como adelante es el lado delantero: una casilla cuyo frente queda más allá está delante, por poco que sea.
rules-race-full = Un coche que puede gastar todo su número debe hacerlo. Si no puede, llega hasta donde pueda y el resto se pierde.
rules-race-jam = El camino lo eliges tú, también uno que acabe detrás de otros coches. Dejar bloqueado a un rival es parte del juego.
rules-race-still = Solo se hace lo posible: un coche que ya llegó o está bloqueado se queda donde está, y su línea se gasta.
rules-bets-when = Tres líneas de apuestas cruzan la pista. Cuando un coche cruza una por primera vez, se termina la carta y después apuestan todos.
rules-bets-what = Nombras un coche en secreto: uno tuyo, uno ajeno, el mismo de antes u otro.
rules-bets-pays = Una apuesta paga si su coche llega primero, segundo o tercero. Las primeras pagan más.
rules-bet = Apuesta { $bet }
rules-prize = Premio
rules-end-place = Un coche que cruza la línea de meta sale de la pista en el acto y ocupa el siguiente puesto. Da igual cuánto más habría avanzado.
rules-end-home = Cuando han llegado todos tus coches, descartas las cartas que te quedan y no juegas más.
rules-end-stalled = La carrera acaba cuando han llegado todos o no quedan cartas. Un coche que sigue en pista no cobra nada, ni tampoco una apuesta por él.
rules-end-money = Premios y apuestas, menos lo pagado en la subasta: ese es tu dinero. Si hay empate, decide el coche mejor clasificado.
rules-two-piles = Con dos, tus cartas de velocidad 8 están a la vista delante de ti. Tras la subasta, las demás forman tu propio mazo: tienes siete en la mano, juegas una y robas una. Si usas una velocidad 8, no robas.
rules-two-swapped = { -cunning } sirve de poco entre dos: quien lo gana lo cambia por otra habilidad que esté libre.
rules-two-removed = En algunas ediciones, con dos se quita { -cunning }: un coche se vende sin habilidad.
rules-ways-beginner = Principiantes: ni habilidades ni apuestas, y los tres cambios que siguen. Puedes elegir cuáles usar.
rules-ways-dealt = Los coches no se venden, se reparten: el mismo número a cada uno. Los que sobran corren sin dueño.
rules-ways-small = Tienes tres cartas en la mano, además de tus cartas de velocidad 8. Tras cada carta que juegas robas una de un mazo común, hasta que se acaba.
rules-ways-first = El primer coche con dueño que llega da la victoria a ese jugador. No se cuenta dinero.
rules-ways-distance = Larga distancia: la meta no cuenta. Los coches siguen, vuelta tras vuelta, hasta que se han jugado todas las cartas.
rules-ways-furthest = Gana el dueño del coche que ha llegado más lejos. Si dos están igual, va delante el del carril más cercano al centro del circuito. Entonces no cuentan ni precios ni apuestas.
rules-ways-tour = Mundial: dos carreras, una en cada circuito, con reparto y subasta nuevos. Se suma el dinero de las dos.

# La introducción.
learn-title = Cómo se juega, en dos minutos
learn-steps = Pasos
learn-step = { $step ->
    [welcome] Hola
    [bid] Una puja
    [worth] Su valor
    [card] Una carta
    [end] Un avance
    [bet] Una apuesta
   *[result] Dinero
}
learn-head = { $step ->
    [welcome] Seis coches, y los mueves todos
    [bid] Se vende el coche amarillo
    [worth] ¿Cuánto vale un coche?
    [card] Te toca: juega una carta
    [end] ¿Dónde para el coche negro?
    [bet] El amarillo cruza la línea de apuestas
   *[result] En qué ha quedado
}
learn-next = { $step ->
    [welcome] Empezar con una puja
    [bid] A lo que vale un coche
    [worth] A la carrera
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
learn-worth-prizes = Del primer puesto al último, los premios son { $prizes } millones.
learn-worth-prices = Casi todos los coches se venden por entre { $low } y { $high } millones. Quien paga más necesita que su coche llegue bien clasificado.
learn-worth-pass = Pasar suele ser lo mejor: nadie se queda sin coche, y el último a menudo sale barato.
learn-worth-hand = Tu mano es todo lo que tendrás: después no se roba nada. Un coche vale más para ti si muchas de tus cartas lo llevan lejos.
learn-worth-wild = Una línea blanca es un comodín: mueve el coche que digas al jugar la carta.
learn-bet-rival = Puedes apostar por el coche de un rival. Es lo normal cuando va delante.
