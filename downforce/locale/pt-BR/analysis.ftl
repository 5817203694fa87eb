### Por que uma escolha foi pior do que outra, e as tabelas de `downforce analyse`. $amount, $worth e $pays são dinheiro por extenso; $bid e $most são o lance e o valor em números.

rival-car = { $rival ->
    [K] carro preto
    [B] carro azul
    [G] carro verde
    [Y] carro amarelo
    [O] carro laranja
   *[R] carro vermelho
}
other-power = { $instead ->
    [aggressive] Agressivo
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
   *[unpredictable] { -unpredictable }
}
reason-overbid = { $most ->
    [0] Nesta mão o lote não vale um lance; o lance é de { $amount }.
   *[other] Nesta mão o lote não vale mais de { $worth }; o lance é de { $amount }.
}
reason-let-go = { $bid ->
    [0] Nesta mão o lote vale até { $worth }: demais para passar.
   *[other] Nesta mão o lote vale até { $worth }; { $amount } é pouco.
}
reason-bid-less = Aqui um lance mais baixo é melhor: { $worth } em vez de { $amount }.
reason-keep = { $instead_serves ->
    [one] { other-power } serviria a { $instead_serves } carta desta mão; { power }, só a { $serves }.
   *[other] { other-power } serviria a { $instead_serves } cartas desta mão; { power }, só a { $serves }.
}
reason-bonus-unused = { $steps ->
    [one] { power } poderia levar o { car } mais { $steps } casa.
   *[other] { power } poderia levar o { car } mais { $steps } casas.
}
reason-skip-unused = { -strategic } poderia deixar de fora o { $speed } do { car }.
reason-skip-misused = { $possible ->
    [one] O { car } fica de fora, embora pudesse andar { $possible } casa.
   *[other] O { car } fica de fora, embora pudesse andar { $possible } casas.
}
reason-order = { $possible ->
    [one] Começando pela outra ponta da carta, o { car } anda { $possible } casa em vez de { $steps }.
   *[other] Começando pela outra ponta da carta, o { car } anda { $possible } casas em vez de { $steps }.
}
reason-home = O { car } poderia cruzar a linha de chegada.
reason-jam = { $steps ->
    [one] O { car } perde { $steps } casa atrás do { rival-car }.
   *[other] O { car } perde { $steps } casas atrás do { rival-car }.
}
reason-short = { $steps ->
    [one] O { car } anda { $steps } casa; poderiam ser { $possible }.
   *[other] O { car } anda { $steps } casas; poderiam ser { $possible }.
}
reason-boxed = O { car } fica sem saída.
reason-hindered = { $steps ->
    [one] O { car } fica com menos { $steps } casa de caminho livre.
   *[other] O { car } fica com menos { $steps } casas de caminho livre.
}
reason-wild-elsewhere = { $possible ->
    [one] O curinga move o { rival-car }; com ele, o { car } poderia andar { $possible } casa.
   *[other] O curinga move o { rival-car }; com ele, o { car } poderia andar { $possible } casas.
}
reason-wild-blocked = O curinga é desperdiçado no { car }, que não pode se mover.
reason-eight = A carta de Velocidade-8 do { car } é gasta onde bastaria um { $speed }.
reason-spent = Aqui se gasta o { $speed } do { car }, que vale mais depois.
reason-pushed = { $steps ->
    [one] O { car } anda { $steps } casa a mais do que o necessário.
   *[other] O { car } anda { $steps } casas a mais do que o necessário.
}
reason-let-by = { $steps ->
    [one] O { car } poderia ser travado; fica com mais { $steps } casa de caminho livre.
   *[other] O { car } poderia ser travado; fica com mais { $steps } casas de caminho livre.
}
reason-bet-unlikely = O { car } chega entre os três primeiros em { $chance }% das corridas; o { rival-car }, em { $instead_chance }%.
reason-bet-own = O { car } é um carro próprio e vence { $chance }% das corridas: então prêmio e aposta vêm juntos.
reason-bet-crowd = { $others ->
    [one] Provavelmente { $others } dos outros também apostou no { car }: ganha-se pouco sobre ele.
   *[other] Provavelmente { $others } dos outros também apostaram no { car }: ganha-se pouco sobre eles.
}
reason-bet-payout = Uma aposta no { car } rende { $pays } em média; no { rival-car }, { $instead_pays }.

analysed-count = { $count ->
    [one] { $count } decisão, { $playouts } simulações, semente { $seed }
   *[other] { $count } decisões, { $playouts } simulações cada, semente { $seed }
}
analysed-interrupted = Interrompido após a ação { $reached } de { $actions }: isto é o que foi julgado até ali.
analysed-worst = Os piores momentos
analysed-ledger = Contas, em pontos de chance de vencer
analysed-none = Nenhuma decisão foi com certeza pior do que a melhor.
analysed-column = { $column ->
    [action] ação
    [seat] lugar
    [chosen] escolhida
    [best] melhor
    [chance] chance
    [lost] perda
    [mark] sinal
    [result] resultado
    [parity] igualdade
    [deal] distribuição
    [own] próprias
    [others] os outros
    [rest] resto
    [decisions] decisões
    [money] dinheiro
   *[par] esperado
}

reason-stuck = { $cards ->
    [one] O { car } fica então preso atrás do { rival-car } por { $cards } carta e perde { $steps } casas.
   *[other] O { car } fica então preso atrás do { rival-car } por { $cards } cartas e perde { $steps } casas.
}
reason-gets-by = { $cards ->
    [one] O { car } ficaria preso atrás do { rival-car } por { $cards } carta; assim ele passa e ganha { $steps } casas.
   *[other] O { car } ficaria preso atrás do { rival-car } por { $cards } cartas; assim ele passa e ganha { $steps } casas.
}
reason-bid-cost = Com esta mão, o { car } rende uns { $pays }, menos que os { $amount } do lance.
reason-bid-gain = Com esta mão, o { car } rende uns { $pays }, mais que os { $worth } que custa.
reason-bid-wait = Depois deste lance, os carros custam { $spent } em média e rendem { $pays }; depois da melhor escolha custam { $instead_spent } e rendem { $instead_pays }.
