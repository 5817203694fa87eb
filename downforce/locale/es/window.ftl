### El juego a pantalla completa.

title-turn = { $me ->
    [yes] Te toca
   *[no] Juega { $name }
}
title-wait = { $count ->
    [one] Falta { $count } por decidir
   *[other] Faltan { $count } por decidir
}
title-over = La carrera ha terminado
panel-log = Registro
panel-hand = Mano
panel-players = Mesa
panel-sheet = Hoja
panel-help = ?
entry-hint = número, notación o ?
keys = ↑↓ elegir  Intro confirmar  ←→ pista  Tab panel  F1 ayuda  Ctrl+Q salir
keys-watch = Tab panel  ←→ pista  F1 ayuda  Ctrl+Q salir
opening-head = En la mesa
keys-opening = Intro empezar  Ctrl+Q salir
keys-result = ↑↓ leer  Intro o Ctrl+Q salir
watching = Estás mirando. No hay nada que elegir.
window-help =
    Elige con las flechas o con un número y confirma con Intro. También puedes escribir notación: play K5, move b17, bet R. El ratón también sirve.
    Tab muestra el registro, tu mano, la mesa y tu hoja. Izquierda y derecha recorren la pista.
    En la lista de cartas, * es un coche tuyo; =2, que ahora solo puede avanzar 2; ▓, que puede llegar a la meta.
