### Personas en una mesa: quién está, quién espera a quién, qué dicen. $me es "yes" cuando la persona de $name es quien lee.

# Quién está y quién conduce.

strip-driven = conduce un bot
told-driver = Ahora conduce un bot por { $name }.
told-wheel = { $me ->
    [yes] Vuelves a conducir.
   *[no] { $name } vuelve a conducir.
}
told-latecomer = { $me ->
    [yes] Ahora conduces en lugar de { $bot }.
   *[no] { $name } toma el lugar de { $bot }.
}
relief-away = { $name } no está. Un bot puede conducir hasta que vuelva.
relief-slow = { $name } lleva un rato sin jugar. Un bot puede conducir mientras tanto.
relief-do = Que conduzca un bot
nudge-do = Dar un toque
nudge-done = Le has dado un toque a { $name }.
nudge-me = { $name } te espera.

# Quien llega tarde.

late-offer = Puedes tomar el lugar de un bot y seguir jugando desde aquí.
late-take = Tomar el asiento de { $name }
make-late = Quien llega tarde puede ocupar el asiento de un bot
make-late-hint = Quien abra el enlace con la carrera en marcha puede seguir jugando en lugar de un bot.
plain-late = Quien llega tarde puede ocupar el asiento de un bot.
plain-no-late = Con la carrera en marcha, quien llega tarde solo puede mirar.

# Reacciones.

react-do = Decir algo
react-sign = { $sign ->
    [blocked] ¡Tapón!
    [bravo] ¡Buena carrera!
    [ouch] ¡Ay!
    [coming] ¡Allá voy!
    [close] ¡Por poco!
   *[thanks] ¡Gracias!
}
react-said = { $name }: { react-sign }
set-together = Con otros
set-reactions = Reacciones
set-reactions-hint = Lo que dicen los demás, junto a su nombre.
set-notify = Avisos
set-notify-hint = Del navegador, cuando esta pestaña no se ve: tu turno, un toque, una revancha.
bar-notify-on = Los avisos están activados
bar-notify-off = Los avisos están desactivados
notify-blocked = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.

# Después del final.

rematch-wanted = { $name } quiere la revancha.
rematch-there = Ya en la mesa: { $names }.
rematch-ready = La revancha está lista: solo faltas tú.
rematch-begun = La revancha ha empezado.
rematch-join = Ir a la revancha

# Lo que el servidor rechaza.

refused-no-latecomers = En esta mesa nadie puede ocupar el asiento de un bot con la carrera en marcha. Puedes quedarte a mirar.
refused-not-away = { $name } aún está a tiempo. Un bot solo puede conducir cuando la mesa ha esperado un rato.
refused-nudge-in-vain = La mesa no espera a { $name }.
refused-nudge-too-soon = { $name } acaba de recibir un toque. Inténtalo de nuevo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refused-give-up-too-soon = No todos querían abandonar. Puedes volver a preguntar en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refused-too-many-reactions = Cada cosa a su tiempo. Espera un momento antes de decir algo más.

# El reparto, que cualquiera puede verificar.

deal-agreeing = Repartiendo…
deal-without = Se reparte de nuevo sin la parte de { $names }: no ha llegado respuesta.
fair-verified = Reparto verificado
fair-unfinished = Reparto verificado, partida sin terminar
fair-failed = Reparto no verificado
fair-how = Antes de empezar, el servidor se comprometió con un número secreto y la página de cada persona añadió un número al azar. Esta página ha vuelto a sacar todas las cartas a partir de esos números y han salido las mismas: nadie las ha elegido.
fair-played = Cada carta pujada o jugada se había repartido a quien la usó.
fair-mine = Tu propio número está entre ellos y el compromiso es el que se te mostró al principio.
fair-shown = La parrilla, tu mano y los lotes son los que se te mostraron durante la partida.
fair-absent = Este navegador no añadió ningún número.
fair-fault = { $fault ->
    [missing] La partida guardada no contiene ninguna prueba, aunque esta página participó en el reparto.
    [commitment] El secreto no es aquel con el que se había comprometido el servidor.
    [mine] La partida guardada no contiene lo que se le mostró a esta página durante la partida, o lo que ella dio.
    [shape] La partida guardada está dañada o incompleta.
    [played] Las acciones no encajan con el reparto: alguien usó una carta que no era suya, o falta algo.
    [unfinished] La partida se abandonó antes de terminar, o se ha recortado al guardarla. Lo que contiene se repartió como dice la prueba.
    [ties] Un empate de la subasta no se sorteó como dice la prueba.
   *[cards] Las cartas no son las que da la prueba.
}
fair-silent = No llegó ningún número de: { $names }.
fair-discarded = { $count ->
    [one] Antes de este se descartó un reparto, porque alguna página no respondió o el servidor se reinició.
   *[other] Antes de este se descartaron { $count } repartos, porque alguna página no respondió o el servidor se reinició.
}
fair-old = Esta partida empezó con una versión anterior: cuántos repartos se descartaron y de quién falta el número es solo la palabra del servidor.
fair-limits = Lo que no demuestra es que nadie haya mirado: quien gestiona el servidor puede ver todas las manos durante la partida. Para comprobarlo sin esta página, guarda la partida y usa «downforce verify».
fair-commitment = Compromiso: { $commitment }

game-title = Esta partida
game-commitment = Todo lo que se sortea en esta partida quedó fijado antes del reparto. Este es el compromiso; al final se comprueba:
game-give-up = Abandonar esta partida
game-give-up-sure = La partida termina aquí y no gana nadie. Podrás ver hasta dónde llegó.
game-play-on = Seguir jugando
game-give-up-others = Se pregunta a todos los que están aquí. Si todos están de acuerdo, la partida termina y no gana nadie.
give-up-asks = { $name } quiere abandonar esta partida
give-up-asks-hint = Si todos los que están aquí están de acuerdo, la partida termina y no gana nadie. Si alguien sigue jugando o no responde en un minuto, continúa.
give-up-waiting = Quieres abandonar esta partida. Falta la respuesta de: { $names }.
give-up-alone = Quieres abandonar esta partida y ya no queda nadie más aquí.
give-up-goes-on = La partida continúa.
