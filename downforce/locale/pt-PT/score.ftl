### A folha de pontuação e o resultado.

order-head = Ordem de chegada
race-head = Corrida { $race }: { track-name }
stalled = Não chegaram: { $cars }
winnings-head = Lucro
sheet-car = Carro
sheet-price = Preço
sheet-bet = Aposta { $bet }
sheet-place = Lugar
sheet-prize = Prémio
sheet-stalled = parado
sheet-total = Prémios { $racing } + apostas { $betting } - leilão { $auction } = lucro { $total }
sheet-both = As duas corridas:
