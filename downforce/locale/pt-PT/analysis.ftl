### Porque é que uma escolha foi pior do que outra, e as tabelas de `downforce analyse`. $amount, $worth e $pays são dinheiro por extenso; $bid e $most são a licitação e o valor em números.

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
    [0] Nesta mão o lote não merece uma licitação; a licitação é de { $amount }.
   *[other] Nesta mão o lote não vale mais de { $worth }; a licitação é de { $amount }.
}
reason-let-go = { $bid ->
    [0] Nesta mão o lote vale até { $worth }: é demasiado para passar.
   *[other] Nesta mão o lote vale até { $worth }; { $amount } é muito pouco.
}
reason-bid-less = Aqui é melhor licitar menos: { $worth } em vez de { $amount }.
reason-keep = { $instead_serves ->
    [one] { other-power } serviria para { $instead_serves } carta desta mão; { power }, só para { $serves }.
   *[other] { other-power } serviria para { $instead_serves } cartas desta mão; { power }, só para { $serves }.
}
reason-bonus-unused = { $steps ->
    [one] { power } poderia levar o { car } mais { $steps } espaço.
   *[other] { power } poderia levar o { car } mais { $steps } espaços.
}
reason-skip-unused = { -strategic } poderia deixar de fora o { $speed } do { car }.
reason-skip-misused = { $possible ->
    [one] O { car } fica de fora, embora pudesse avançar { $possible } espaço.
   *[other] O { car } fica de fora, embora pudesse avançar { $possible } espaços.
}
reason-order = { $possible ->
    [one] Começando pela outra ponta da carta, o { car } avança { $possible } espaço em vez de { $steps }.
   *[other] Começando pela outra ponta da carta, o { car } avança { $possible } espaços em vez de { $steps }.
}
reason-home = O { car } podia cortar a meta.
reason-jam = { $steps ->
    [one] O { car } perde { $steps } espaço atrás do { rival-car }.
   *[other] O { car } perde { $steps } espaços atrás do { rival-car }.
}
reason-short = { $steps ->
    [one] O { car } avança { $steps } espaço; podiam ser { $possible }.
   *[other] O { car } avança { $steps } espaços; podiam ser { $possible }.
}
reason-boxed = O { car } fica sem saída.
reason-hindered = { $steps ->
    [one] O { car } fica com menos { $steps } espaço de caminho livre.
   *[other] O { car } fica com menos { $steps } espaços de caminho livre.
}
reason-wild-elsewhere = { $possible ->
    [one] O Jóquer move o { rival-car }; com ele, o { car } podia avançar { $possible } espaço.
   *[other] O Jóquer move o { rival-car }; com ele, o { car } podia avançar { $possible } espaços.
}
reason-wild-blocked = O Jóquer é desperdiçado no { car }, que não pode mover-se.
reason-eight = A carta Velocidade Oito do { car } é gasta onde bastaria um { $speed }.
reason-spent = Aqui gasta-se o { $speed } do { car }, que vale mais à frente.
reason-pushed = { $steps ->
    [one] O { car } avança mais { $steps } espaço do que o necessário.
   *[other] O { car } avança mais { $steps } espaços do que o necessário.
}
reason-let-by = { $steps ->
    [one] O { car } podia ser travado; fica com mais { $steps } espaço de caminho livre.
   *[other] O { car } podia ser travado; fica com mais { $steps } espaços de caminho livre.
}
reason-bet-unlikely = O { car } chega entre os três primeiros em { $chance }% das corridas; o { rival-car }, em { $instead_chance }%.
reason-bet-own = O { car } é um carro próprio e vence { $chance }% das corridas: nesse caso, prémio e aposta vêm juntos.
reason-bet-crowd = { $others ->
    [one] Provavelmente { $others } dos outros também apostou no { car }: ganha-se pouco sobre ele.
   *[other] Provavelmente { $others } dos outros também apostaram no { car }: ganha-se pouco sobre eles.
}
reason-bet-payout = Uma aposta no { car } rende { $pays } em média; no { rival-car }, { $instead_pays }.

analysed-count = { $count ->
    [one] { $count } decisão, { $playouts } simulações, semente { $seed }
   *[other] { $count } decisões, { $playouts } simulações para cada, semente { $seed }
}
analysed-interrupted = Interrompido após a ação { $reached } de { $actions }: isto é o que foi julgado até aí.
analysed-worst = Os piores momentos
analysed-ledger = Contas, em pontos de probabilidade de ganhar
analysed-none = Nenhuma decisão foi de certeza pior do que a melhor.
analysed-column = { $column ->
    [action] ação
    [seat] lugar
    [chosen] escolhida
    [best] melhor
    [chance] hipóteses
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
    [one] O { car } fica então preso atrás do { rival-car } durante { $cards } carta e perde { $steps } espaços.
   *[other] O { car } fica então preso atrás do { rival-car } durante { $cards } cartas e perde { $steps } espaços.
}
reason-gets-by = { $cards ->
    [one] O { car } ficaria preso atrás do { rival-car } durante { $cards } carta; assim passa e ganha { $steps } espaços.
   *[other] O { car } ficaria preso atrás do { rival-car } durante { $cards } cartas; assim passa e ganha { $steps } espaços.
}
reason-bid-cost = Com esta mão, o { car } rende cerca de { $pays }, menos do que os { $amount } licitados.
reason-bid-gain = Com esta mão, o { car } rende cerca de { $pays }, mais do que os { $worth } que custa.
reason-bid-wait = Depois desta licitação, os carros custam { $spent } em média e rendem { $pays }; depois da melhor escolha custam { $instead_spent } e rendem { $instead_pays }.
