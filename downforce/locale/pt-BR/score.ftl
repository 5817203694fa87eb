### A folha de pontuação e o resultado.

order-head = Ordem de chegada
race-head = Corrida { $race }: { track-name }
stalled = Não chegaram: { $cars }
winnings-head = Ganhos
sheet-car = Carro
sheet-price = Preço
sheet-bet = Aposta { $bet }
sheet-place = Posição
sheet-prize = Prêmio
sheet-stalled = parado
sheet-total = Corrida { $racing } + apostas { $betting } - leilão { $auction } = ganho total { $total }
sheet-both = As duas corridas:
