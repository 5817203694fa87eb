### La página alrededor del juego: inicio, crear una mesa, sala de espera, ajustes, negativas.

# En todas partes.
close = Cerrar
cancel = Cancelar
fewer = Menos
more = Más
try-again = Probar otra vez
reload = Recargar
new-version = Hay una versión nueva.
link-copied = Enlace copiado.
copy-failed = No se ha podido copiar el enlace. Selecciónalo y cópialo a mano.
opening = Abriendo la mesa…
face-down = Carta boca abajo
table-of = Mesa de { $name }

page-home = Downforce, inicio
page-pages = Páginas
page-learn = Cómo se juega
page-rules = Reglas
page-puzzles = Retos
page-language = Idioma
page-settings = Ajustes

# Inicio.
home-lead = Puja por un coche. Llévalo con cartas que también mueven a tus rivales. Apuesta por el ganador.
home-race = Correr ya
home-starting = Empezando…
home-race-hint =
    { $newcomer ->
        [yes] Correr ya: tú, dos novatos y un aficionado en un circuito al azar, unos 20 minutos. Sin cuenta.
       *[no] Correr ya: tú y tres profesionales en un circuito al azar, unos 20 minutos. Sin cuenta.
    }
home-make = Crear una mesa
home-tables = Mesas abiertas
home-free = { $count ->
    [one] { $count } asiento libre de { $seats }
   *[other] { $count } asientos libres de { $seats }
}
home-racing = en carrera
home-sit = Sentarse
home-watch = Mirar
home-games = Mis partidas
home-learn-hint = Aprender jugando: dos minutos con una subasta, una carta y una apuesta.
home-learn = Aprender jugando
home-rules = Leer las reglas
home-unofficial = Versión abierta y no oficial del juego de mesa, hecha por gente a la que le gusta. Sin relación con sus editoriales.

mine-turn = Te toca
mine-running = En carrera
mine-waiting = Esperando jugadores
mine-over = { $won ->
    [yes] Has ganado
   *[no] Carrera terminada
}
mine-against = con { $names }
mine-play = Jugar
mine-open = Abrir
mine-replay = Ver repetición
mine-all = Ver las { $count }
mine-rank = Puesto { $rank } de { $players }
mine-filter = Mostrar
mine-filter-all = Todas las partidas
mine-filter-open = Sin terminar
mine-filter-over = Terminadas
mine-filter-won = Ganadas
mine-sort = Ordenar por
mine-sort-latest = Más recientes
mine-sort-money = Dinero
mine-sort-track = Circuito
mine-hide = Quitar esta partida de mi lista
mine-hidden = Ya no está en tu lista. Los demás la conservan en la suya.
mine-undo = Deshacer
mine-older = Ver partidas más antiguas
mine-none = No hay partidas de este tipo.

# Crear una mesa.
make-title = Crear una mesa
make-seats = Quién juega
make-players = Jugadores
make-players-hint = Mejor entre 4 y 6.
make-others = Los demás asientos
make-others-hint = Puedes cambiar cada asiento antes de empezar.
make-characters = Elegir quién viene
make-seat = Asiento { $number }
make-other = { $level ->
    [open] Libres
    [rookie] Novatos
    [club] Aficionados
    [pro] Profesionales
    [champion] Campeones
   *[other] { $level }
}
make-door = Quién puede venir
make-by-link = Con enlace
make-public = Pública
make-clock = Reloj
clock = { $clock ->
    [none] Sin reloj
    [relaxed] Tranquilo
    [quick] Rápido
   *[other] { $clock }
}
make-track = Circuito
make-spaces = { $count } casillas
make-surprise = Sorpresa
make-surprise-hint = Se sortea
make-rules = Reglas
make-edition = Edición de las reglas
make-edition-hint = Decide la moneda y algunas reglas pequeñas.
edition = { $edition ->
    [en] Inglesa
    [es] Española
    [fr] Francesa
    [pt-BR] Brasileña
   *[pt-PT] Portuguesa
}
make-way = Modo de juego
way = { $way ->
    [full] Partida completa
    [beginner] Principiantes
    [distance] Larga distancia
    [distance-money] Larga distancia por dinero
   *[tour] Mundial
}
way-hint = { $way ->
    [full] Subasta, habilidades, carrera y apuestas.
    [beginner] Más sencillo. Activa lo que quieras.
    [distance] Vueltas hasta que se acaben las cartas. Gana el coche que llega más lejos. Sin apuestas, y lo que pagas por los coches no cuenta.
    [distance-money] Vueltas hasta que se acaben las cartas. Premios y apuestas según lo lejos que llegue cada coche.
   *[tour] Dos carreras, una en cada circuito. Se suma el dinero.
}
make-beginner = Qué lo hace más sencillo
beginner = { $rule ->
    [deal-cars] Los coches se reparten, no se subastan
    [no-powers] Sin habilidades
    [small-hands] Tres cartas en la mano; robas tras cada una
    [no-bets] Sin apuestas
   *[first-wins] Gana el primer coche con dueño que llega
}
make-powers = Habilidades
make-powers-hint = Cada coche se vende con una de seis habilidades.
make-bets = Apuestas
make-bets-hint = Tres apuestas secretas durante la carrera.
make-fine = Detalles
option-any-card-bid = Pujar con cualquier carta
option-any-card-bid-hint = Quien no tiene el color ni un comodín puede pujar con cualquier carta, por su número más bajo.
option-determined-always = Enérgico con cualquier carta
option-determined-always-hint = Las dos casillas de más también valen si otro juega la carta.
option-two-player-cunning = Astuto con dos jugadores
option-two-player-cunning-value = { $value ->
    [swap] Se cambia
    [remove] Se quita
   *[keep] Como siempre
}
make-plain = En pocas palabras
make-open = Abrir la mesa

# Las opciones, como frases.
plain-seats = { $others ->
    [open] { $bots ->
        [0] { $count } asientos, ningún bot.
        [one] { $count } asientos. Si nadie ocupa el que queda libre, será de un bot profesional.
       *[other] { $count } asientos. Los que nadie ocupe serán de bots profesionales.
    }
    [rookie] { $bots ->
        [0] { $count } asientos, ningún bot.
        [one] { $count } asientos, uno de ellos para un bot novato.
       *[other] { $count } asientos, { $bots } de ellos para bots novatos.
    }
    [club] { $bots ->
        [0] { $count } asientos, ningún bot.
        [one] { $count } asientos, uno de ellos para un bot aficionado.
       *[other] { $count } asientos, { $bots } de ellos para bots aficionados.
    }
    [pro] { $bots ->
        [0] { $count } asientos, ningún bot.
        [one] { $count } asientos, uno de ellos para un bot profesional.
       *[other] { $count } asientos, { $bots } de ellos para bots profesionales.
    }
    [champion] { $bots ->
        [0] { $count } asientos, ningún bot.
        [one] { $count } asientos, uno de ellos para un bot campeón.
       *[other] { $count } asientos, { $bots } de ellos para bots campeones.
    }
   *[other] { $bots ->
        [0] { $count } asientos, ningún bot.
        [one] { $count } asientos, uno de ellos para un bot.
       *[other] { $count } asientos, { $bots } de ellos para bots.
    }
}
plain-lap = { $name }, una vuelta.
plain-distance = { $name }, vueltas hasta que se acaben las cartas.
plain-tour = Dos carreras, una en cada circuito.
plain-surprise = El circuito se sortea.
plain-cards = { $dealt ->
    [yes] { $cards } cartas por persona. Los coches se reparten.
   *[no] { $cards } cartas por persona. Los seis coches se subastan.
}
plain-powers = Cada coche trae una habilidad; te quedas con una.
plain-no-powers = Sin habilidades.
plain-bets = Tres apuestas secretas durante la carrera.
plain-no-bets = Sin apuestas.
plain-free = Lo que pagas por los coches no cuenta.
plain-wins = { $how ->
    [first] Gana el dueño del primer coche que llega a la meta.
    [furthest] Gana el dueño del coche que llega más lejos.
   *[money] Gana quien acaba con más dinero.
}
plain-edition = { $edition ->
    [en] Reglas de la edición inglesa, precios en $M.
    [es] Reglas de la edición española, precios en $M.
    [fr] Reglas de la edición francesa, precios en $M.
    [pt-BR] Reglas de la edición brasileña, precios en $ mi.
   *[pt-PT] Reglas de la edición portuguesa, precios en €M.
}
plain-no-clock = Sin reloj. Tómate tu tiempo.
plain-clock = { $seconds } segundos para cada decisión. Después decide un bot.
plain-link = Solo se sienta quien tiene el enlace.
plain-public = Sale en la página de inicio. Cualquiera puede sentarse.
short-way = { $way ->
    [beginner] principiantes
    [distance] larga distancia
    [tour] mundial
    [no-powers] sin habilidades
   *[no-bets] sin apuestas
}

# La sala de espera.
room-link = con enlace
room-public = pública
room-seats = Asientos
room-you = tú
room-host = anfitrión
room-here = en la mesa
room-away = ahora no está
room-free = Asiento libre
room-free-hint = Para quien tenga el enlace. Al empezar lo ocupa un profesional.
room-sit = Ocupar este asiento
room-move = Cambiarme aquí
room-add-bot = Añadir un bot
room-bot = Quién se sienta aquí
room-remove = Quitar
room-watchers = { $count ->
    [one] { $count } persona mira y puede ocupar un asiento libre hasta el comienzo.
   *[other] { $count } personas miran y pueden ocupar un asiento libre hasta el comienzo.
}
room-full = Todos los asientos están ocupados. Puedes quedarte a mirar.
room-start = { $people ->
    [one] Empezar: tú y { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
   *[other] { $bots ->
        [0] Empezar: { $people } personas
        [one] Empezar: { $people } personas y { $bots } bot
       *[other] Empezar: { $people } personas y { $bots } bots
    }
}
room-for-host = { $name } empieza la carrera.
room-all-here = { $me ->
    [yes] Ya estáis todos. Puedes empezar la carrera.
   *[no] Ya estáis todos. { $name } puede empezar la carrera.
}
room-leave = Salir
room-invite = Invitar
room-invite-hint = Escanea el código o envía el enlace. Quien lo tenga puede sentarse.
room-qr = Código QR del enlace
room-copy = Copiar enlace
room-address = Enlace a esta mesa
room-own = Copiar mi propio enlace
room-own-hint = Te devuelve a tu asiento en otro dispositivo, una vez. No lo compartas.
room-own-copied = Tu propio enlace está copiado. Sirve una vez.
return-title = Este enlace es de { $name }
return-hint = Si continúas como { $name }, ya no podrás llegar a tus propias partidas desde este navegador. Copia antes tu propio enlace si quieres volver a ellas.
return-do = Continuar como { $name }
room-options = A qué jugamos
room-change = Cambiar las opciones
room-change-players = Con menos, se quitan primero los asientos libres y luego los bots.
room-change-save = Guardar las opciones
room-changed = Las opciones han cambiado.
# $character dice si es una mujer o un hombre; vacío, el nivel en general.
bot-level = { $level ->
    [rookie] Novato
    [club] { $character ->
        [loyal] Aficionada
        [blocker] Aficionada
        [collector] Aficionada
       *[other] Aficionado
    }
    [pro] Profesional
    [champion] { $character ->
        [loyal] Campeona
        [blocker] Campeona
        [collector] Campeona
       *[other] Campeón
    }
   *[other] { $level }
}
bot-anybody = Cualquiera

name-label = Tu nombre en la mesa
name-save = Guardar
name-saved = En la mesa eres { $name }.

# Ajustes.
set-title = Ajustes
set-you = Tú
set-look = Aspecto y movimiento
set-theme = Tema
set-theme-value = { $value ->
    [system] Como el dispositivo
    [light] Claro
   *[dark] Oscuro
}
set-speed = Velocidad de coches y cartas
set-speed-value = { $value ->
    [off] Ninguna
    [slow] Lenta
    [normal] Normal
   *[fast] Rápida
}
set-speed-hint = «Ninguna» muestra cada movimiento de una vez y dibuja su camino.
set-reveal = Pujas a la vista
set-reveal-value = { $value ->
    [first] Automático
    [s6] 6 segundos
    [s20] 20 segundos
   *[press] Hasta que yo continúe
}
set-reveal-hint = Automático: en tu primera partida hasta que continúes, después 6 segundos. Solo para ti: la partida nunca espera por eso.
set-play = Juego
set-confirm = Confirmar cada movimiento
set-confirm-hint = Eliges y confirmas. Sin esto, un toque basta.
set-guard = Protección contra descuidos
set-guard-hint = Una pregunta nueva no acepta clics ni teclas en el primer instante, y la carta que pones se puede retirar unos segundos mientras otros eligen.
set-sound = Sonidos
set-sound-hint = Breves. Se puede jugar sin ellos.
set-volume = Volumen
set-reader = Lectores de pantalla
set-text-board = Tablero en texto
set-text-board-hint = La pista como listas en vez de dibujo.
set-announce = Anunciar
set-announce-value = { $value ->
    [all] Todo
    [mine] Mis turnos
   *[none] Nada
}
set-keys = Teclas
set-shortcuts = Atajos de una tecla
set-shortcuts-hint = Sin ellos: solo Tab, flechas, Intro y Esc.
key-does = { $key ->
    [number] elegir un sitio donde parar o una carta
    [car] elegir un coche
    [step] recorrer las opciones
    [confirm] confirmar
    [choose] elegir; en una repetición, reproducir o pausar
    [back] atrás, quitar la elección
    [skip] dejar el coche sin mover (Estratega)
    [reverse] invertir la carta (Tramposo)
    [pass] la carta propuesta para pasar
    [decision] ir a la decisión
    [hand] ir a la mano
    [text] tablero en texto
    [log] registro
    [turn] decir a quién le toca
    [strength] decir la fuerza de la mano
    [cars] decir dónde están los coches
    [zoom] ampliar, toda la pista
    [help] ayuda
    [hint] sugerencia, paso a paso
   *[keys] lista de teclas
}

# Nada que mostrar.
gone-home = A la página de inicio
gone-no-page = Esa página no existe.
gone-no-page-hint = Puede que la dirección esté cortada.
gone-unknown-table = Esta mesa ya no existe.
gone-unknown-table-hint = Nunca existió o se ha eliminado. Pide un enlace nuevo.
gone-table-full = Esta mesa está llena.
gone-table-full-hint = Puedes mirar la carrera.
gone-given-up = Esta partida se abandonó.
gone-given-up-hint = Nadie la ganó. Puedes ver hasta dónde llegó.
gone-bad-token = Este enlace ya no sirve.
gone-bad-token-hint = Un enlace de vuelta sirve una vez. Haz otro en el dispositivo donde jugabas.
gone-unreachable = No se ha podido abrir la página.
gone-unreachable-hint = El servidor no responde. Tus partidas están a salvo.

# Lo que el servidor rechaza, por clave.
refused-other = No ha funcionado. Prueba otra vez.
refused-unreachable = El servidor no responde. Prueba otra vez; tus partidas están a salvo.
refused-not-a-message = La página ha enviado algo que el servidor no conoce. Recárgala.
refused-too-big = Es demasiado largo.
refused-too-many = Demasiado rápido. Espera un momento y prueba otra vez.
refused-unknown-table = Esta mesa ya no existe.
refused-not-begun = La carrera aún no ha empezado.
refused-not-foregone = Aún puede cambiar algo: sigue jugando.
refused-already-begun = La carrera ya ha empezado.
refused-over = La carrera ha terminado.
refused-not-seated = Estás mirando. Eso solo pueden hacerlo los jugadores.
refused-not-your-turn = No te toca. La mesa espera a { $names }.
refused-stale = La mesa ha seguido adelante. Elige de nuevo.
refused-illegal = Eso no se puede hacer ahora. Elige de nuevo.
refused-not-notation = El servidor no ha entendido «{ $action }».
refused-seat-taken = Este asiento está ocupado.
refused-seats-taken = Ya hay más personas sentadas. No se echa a nadie.
refused-seat-unknown = Ese asiento no existe.
refused-table-full = Esta mesa está llena.
refused-not-host = Eso solo puede hacerlo el anfitrión.
refused-bad-options = Estas reglas no se pueden juntar: { $detail }
refused-bad-record = Esto no es una partida guardada: { $detail }
refused-bad-name = Ese nombre no se puede usar. Elige otro.
refused-bad-bot = Ese bot no existe.
refused-bad-token = Este enlace ya no sirve. Un enlace de vuelta sirve una vez.
refused-has-games = Este enlace es de { $name } y tú tienes partidas propias en este navegador.
refused-foreign-origin = Esta página no puede hacer eso. Ábrela en su propia dirección.
refused-no-cookie = La página necesita su cookie para reconocerte. Permítela y recarga.
refused-too-many-tables = Tienes muchas mesas abiertas. Termina una antes.
refused-not-over = La carrera aún no ha terminado.
refused-not-alone = Todavía en esta partida: { $names }.
refused-no-coach = El entrenador solo está donde juegas contra bots y nadie más puede entrar.
refused-not-found = No hay nada en esta dirección.
refused-not-stored = El servidor no ha podido guardarlo. Prueba otra vez en un momento.
refused-broken = Algo ha fallado en el servidor. Queda anotado; prueba otra vez.

# Personas en una mesa.
room-hosts = { $me ->
    [yes] Ahora esta mesa es tuya: tú empiezas la carrera.
   *[no] Ahora lleva la mesa { $name }.
}
set-follow = Seguir los coches
set-follow-hint = El tablero se acerca a los coches que se mueven y entre carta y carta muestra todo el circuito.
plain-seats-shared = { $count } asientos: { $people } personas { $bots ->
    [0] en este dispositivo.
    [one] en este dispositivo y un bot.
   *[other] en este dispositivo y { $bots } bots.
}
home-next = Lo siguiente
home-level-label = Rivales
home-level = { $level ->
    [rookie] Fácil
    [club] Medio
    [pro] Difícil
   *[champion] Campeón
}
home-level-hint = { $level ->
    [rookie] Tú y tres novatos en un circuito al azar, unos 20 minutos.
    [club] Tú y tres aficionados en un circuito al azar, unos 20 minutos.
    [pro] Tú y tres profesionales en un circuito al azar, unos 20 minutos.
   *[champion] Tú y tres campeones en un circuito al azar, unos 20 minutos.
}
home-puzzle = Reto del día
home-puzzle-daily = Cada día, otro.
home-puzzle-do = Resolverlo
home-puzzle-solved = Resuelto. Mañana, otro.
home-puzzle-again = Verlo otra vez
home-last = Último resultado
home-last-see = Ver el resultado
home-friends = Correr con amigos
home-friends-hint = Crea una mesa y envíales el enlace. Pueden jugar hasta seis.
home-share = Compartir este dispositivo
home-share-hint = Corre aquí con otras personas: os lo pasáis turno a turno y nadie ve tus cartas.
