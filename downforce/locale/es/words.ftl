### Las palabras del juego. $car es la letra de un coche, $power la clave de una habilidad.

colour = { $car ->
    [K] negro
    [B] azul
    [G] verde
    [Y] amarillo
    [O] naranja
    [R] rojo
   *[W] comodín
}
# Dentro de una frase, siempre tras «el», «del» o «al».
car = { $car ->
    [K] coche negro
    [B] coche azul
    [G] coche verde
    [Y] coche amarillo
    [O] coche naranja
   *[R] coche rojo
}
-cunning = Astuto
-determined = Enérgico
-strategic = Estratega
-tricky = Tramposo
-unpredictable = Impredecible
power = { $power ->
    [aggressive] Agresivo
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
    [unpredictable] { -unpredictable }
   *[none] sin habilidad
}
power-does = { $power ->
    [aggressive] Si la primera línea de la carta que juegas es la de tu propio coche, puede avanzar una casilla más; no vale si esa línea es un comodín.
    [cunning] Tú llevas tus propios coches, juegue quien juegue la carta.
    [determined] Si una carta que juegas lleva tu coche solo por rectas (casillas rectangulares; ni curvas ni estrechamientos), puede avanzar dos casillas más en el acto.
    [strategic] En cada carta que juegas puedes dejar un coche sin mover.
    [tricky] Puedes jugar una carta de abajo arriba.
   *[unpredictable] Tus comodines también pueden mover un coche que ya está en la carta.
}
power-explained = { power }. { power-does }
track-name = { $track ->
    [river-station] River Station
    [marina-bay] Marina Bay
   *[other] { $track }
}
phase = { $phase ->
    [auction] Subasta
    [powers] Habilidades
    [race] Carrera
    [bets] Apuestas
   *[over] Resultado
}
ordinal = { $place }.º
lane = { $side ->
    [only] carril único
    [inside] carril interior
    [middle] carril central
    [left] carril izquierdo
    [right] carril derecho
    [second-inside] segundo carril desde dentro
    [second-outside] segundo carril desde fuera
    [second-left] segundo carril por la izquierda
    [second-right] segundo carril por la derecha
   *[outside] carril exterior
}
player = { $me ->
    [yes] tú
   *[no] { $name }
}
nobody = nadie
person-name = Jugador { $number }
seat-name = Asiento { $seat }
# Cómo juega un bot: una palabra junto a su nombre (Ida, leal) y una frase. Ida (loyal), Mara (blocker) y Lena (collector) son mujeres;
# Rui (gambler), Otto (opportunist) y Teo (careful), hombres. Un bot sin carácter se conoce por su nivel.
character = { $character ->
    [loyal] leal
    [gambler] arriesgado
    [opportunist] oportunista
    [blocker] bloqueadora
    [careful] prudente
    [collector] coleccionista
    [uniform] al azar
    [rookie] nivel novato
    [club] nivel aficionado
    [pro] nivel profesional
    [champion] nivel campeón
   *[other] { $character }
}
character-plays = { $character ->
    [loyal] Apuesta por sus propios coches y corre para ellos.
    [gambler] Apuesta por los coches con menos opciones y busca el premio gordo.
    [opportunist] Apuesta por el coche con más opciones de ganar.
    [blocker] Frena a quien va en cabeza.
    [careful] Paga poco y apuesta sobre seguro.
    [collector] Le gusta tener un coche más que los demás.
    [uniform] Juega lo que salga.
    [rookie] Corre mucho, piensa poco.
    [club] Conoce el juego, pero a veces se le escapa algo.
    [pro] Juega por el dinero.
    [champion] Piensa cada carta a fondo.
   *[other] Juega a su manera.
}
