### Lo que dicen los personajes de los bots, como mucho 50 letras cada frase.

says = { $name }: «{ $words }»
set-talk = Los bots hablan
set-talk-hint = De vez en cuando, uno comenta la carrera.

says-loyal-dear-1 = Lo vale. Yo cuido de los míos.
says-loyal-dear-2 = ¿Caro? La familia no tiene precio.
says-loyal-outsider-1 = Todos merecen que alguien crea en ellos.
says-loyal-outsider-2 = Aposté por él porque me saludó.
says-loyal-blocks-1 = ¡Perdón! El mío necesitaba sitio.
says-loyal-blocks-2 = Nada personal. La familia primero.
says-loyal-blocked-1 = ¡Que ese al que empujas es mi niño!
says-loyal-blocked-2 = Llegaremos. Todos juntos.
says-loyal-wins-1 = Nunca dudé de mis coches.
says-loyal-wins-2 = Fueron ellos. Yo solo creí.

says-gambler-dear-1 = ¡El dinero está para gastarlo!
says-gambler-dear-2 = Lo apuesto todo. ¿Qué puede salir mal?
says-gambler-outsider-1 = ¡Pocas opciones, mucha fe!
says-gambler-outsider-2 = Me gustan lentos. Dan más historia.
says-gambler-blocks-1 = ¡Uy! Cosas de la carretera.
says-gambler-blocks-2 = Los dados decían izquierda. No hay dados.
says-gambler-blocked-1 = He estado atascado en sitios mejores.
says-gambler-blocked-2 = ¿Doble o nada en la próxima?
says-gambler-wins-1 = ¿Suerte? ¡Tenía un presentimiento!
says-gambler-wins-2 = Nunca dudé. Bueno, dudé siempre.

says-opportunist-dear-1 = Vi una ocasión. Tenía su precio.
says-opportunist-dear-2 = Saldrá a cuenta. Ya pagará otro.
says-opportunist-outsider-1 = Nadie miraba allí. Yo sí.
says-opportunist-outsider-2 = Coche discreto, ganancia discreta.
says-opportunist-blocks-1 = El hueco estaba. Ya no está.
says-opportunist-blocks-2 = Dejaste la puerta abierta. La cerré.
says-opportunist-blocked-1 = Bien visto. Yo habría hecho lo mismo.
says-opportunist-blocked-2 = Tomo nota. Te paso la factura.
says-opportunist-wins-1 = En el sitio justo, otra vez.
says-opportunist-wins-2 = Yo solo pasaba cerca del dinero.

says-blocker-dear-1 = Ya tengo coche para aparcarlo delante.
says-blocker-dear-2 = Un coche ancho vale cada millón.
says-blocker-outsider-1 = Frené a los demás por él.
says-blocker-outsider-2 = Los lentos también tienen amigos.
says-blocker-blocks-1 = Carretera cortada. Buen día.
says-blocker-blocks-2 = Ve por la ruta bonita, anda.
says-blocker-blocked-1 = ¡Mi propio truco! Casi me enorgullece.
says-blocker-blocked-2 = ¡Eh! Bloquear es cosa mía.
says-blocker-wins-1 = No se adelanta a quien ya ha llegado.
says-blocker-wins-2 = Hoy el tráfico era una delicia.

says-careful-dear-1 = Lo miré dos veces y cerré los ojos.
says-careful-dear-2 = Esta semana ceno sopa.
says-careful-outsider-1 = Un riesgo pequeño. Lo medí.
says-careful-outsider-2 = Se me fue la mano. Bendita mano.
says-careful-blocks-1 = Cuidado con el hueco. No hay.
says-careful-blocks-2 = La seguridad primero. La mía.
says-careful-blocked-1 = Por eso nunca corro.
says-careful-blocked-2 = Lo tenía previsto. Casi.
says-careful-wins-1 = Despacio, seguro y algo más rico.
says-careful-wins-2 = He guardado todos los recibos.

says-collector-dear-1 = ¡Otro más para el garaje!
says-collector-dear-2 = Me faltaba en la vitrina.
says-collector-outsider-1 = Apoyo a los que nadie colecciona.
says-collector-outsider-2 = Las rarezas ganan poco. ¡Hoy sí!
says-collector-blocks-1 = Cuidado, eso es mi aparcamiento.
says-collector-blocks-2 = Quieto ahí, quedáis bien en fila.
says-collector-blocked-1 = ¡Ni un arañazo, por favor!
says-collector-blocked-2 = Que son solo para mirarlos.
says-collector-wins-1 = Y la copa, a la vitrina.
says-collector-wins-2 = Colección completa y bolsa llena.
