## Races on this device: without a server, without a network, and by several people who share it

device-title = En este dispositivo
device-beside = Una carrera contra bots que no necesita red ni servidor: el juego funciona en tu navegador. La primera vez descarga 6 MB.
device-site = Esta página no tiene servidor: todo funciona en tu navegador. Corres contra bots o con otras personas que compartan este dispositivo.
device-offline = No tienes conexión. Las carreras contra bots en este dispositivo siguen; las mesas con otras personas vuelven con la red.
device-race = Correr en este dispositivo
device-record = Abrir una partida guardada
device-install = Instalar
device-begin = Empezar la carrera
device-people = Personas en este dispositivo
device-people-hint = Os lo pasáis turno a turno; un telón esconde las cartas. Los bots ocupan los demás asientos.
device-person = Jugador { $number }
device-others-hint = Quién conduce en los asientos que quedan.
device-champion = En este dispositivo el campeón mira unas cuarenta continuaciones en lugar de miles, así que es más débil que en un servidor.
device-starting =
    { $step ->
        [fetch] Se descarga el juego, unos 6 MB la primera vez. Mientras tanto puedes preparar una carrera.
        [start] Preparando el juego…
       *[rules] Preparando las reglas…
    }
device-failed = La carrera en este dispositivo no puede funcionar ahora: { $why }. No se ha perdido nada.
device-unkept = Este navegador no guarda nada (ventana privada o sin espacio): la carrera sigue, pero desaparece al cerrar la pestaña.
offline = No tienes conexión. Las carreras en este dispositivo funcionan como siempre.
online = Ha vuelto la red.
refused-no-python = No se ha podido cargar el juego: { $detail }. Inténtalo de nuevo.

pass-title = Le toca a { $name }
pass-hint = Pasa el dispositivo. Ahora no debería mirar nadie más.
pass-ready = Soy { $name }
