### La hoja de registro y el resultado.

order-head = Orden de llegada
race-head = Carrera { $race }: { track-name }
stalled = No han llegado: { $cars }
winnings-head = Ganancias
sheet-car = Coche
sheet-price = Precio
sheet-bet = Apuesta { $bet }
sheet-place = Puesto
sheet-prize = Premio
sheet-stalled = no llegó
sheet-total = Carrera { $racing } + apuestas { $betting } - subasta { $auction } = ganancias { $total }
sheet-both = Las dos carreras:
