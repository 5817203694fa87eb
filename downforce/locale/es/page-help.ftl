### Ayuda, consejos y cómo está quien puja.

bar-help = Ayuda (?)
help-title = Ayuda
help-game = Esta partida
help-whole = Las reglas en una página
set-tips = Consejos
set-tips-hint = Cada uno se muestra una vez, cuando importa.
coach-title = Consejo
coach-ok = Entendido
coach-off = Sin más consejos
coach-mark = { $mark ->
    [bid] No hace falta pujar: con una carta sin este color pasas, y nadie se queda sin coche. Lo que pagas se resta de tus ganancias.
    [second] Tienes un coche y puedes comprar más. Cada uno puede traer su premio, pero te quedarás solo con una habilidad.
    [card] Mueves todos los coches de la carta, también los ajenos, de arriba abajo. Elige una carta para ver qué podrían hacer sus líneas.
    [jam] El camino lo eliges tú, también uno que acabe detrás de otros: lo que el coche no avance se pierde. Con uno rival puede venir muy bien.
    [wild] Un comodín mueve el coche que tú digas, también uno rival. Para malgastarlo, nombra uno que ya llegó o está bloqueado.
    [missing] Un coche impreso en la carta no puede ser además su comodín, y dos comodines mueven dos coches distintos. Debajo de la lista pone cuáles faltan.
    [rectangles] { -determined }: solo cuentan los rectángulos, las casillas de las rectas; las curvas y los estrechamientos, no. +2 marca un camino que da dos más.
   *[bet] Nombra el coche que crees que ganará, sea de quien sea. Nadie ve tu apuesta, y las primeras pagan más.
}
strength-key = { $of ->
    [spaces] casillas
    [wilds] más con comodines
   *[best] mejores líneas
}
tip-bid-free = No hace falta pujar: con una carta sin este color pasas, y nadie se queda sin coche. Lo que pagas no cuenta al final.
tip-second = { $money ->
    [yes] Tienes un coche y puedes comprar más. Cada uno puede traer su premio.
   *[no] { $powers ->
        [yes] Tienes un coche y puedes comprar más. Cada uno es otro que puede ganar, pero te quedarás solo con una habilidad.
       *[no] Tienes un coche y puedes comprar más. Cada uno es otro que puede ganar.
    }
}
