### O que se pergunta a quem joga, e o que cada escolha faria.

ask-bid = Que carta pões pelo { car }?
ask-keep = Com que poder ficas?
ask-play = Que carta jogas?
ask-wild = Jóquer { $steps }: que carro move?
ask-move = O { car } avança { $steps }: onde para?
ask-steer = { $steps ->
    [one] { $name } move { $steps } espaço o { car }, e quem o conduz és tu: onde para?
   *[other] { $name } move { $steps } espaços o { car }, e quem o conduz és tu: onde para?
}
ask-go = O { car } vai avançar { $steps }: deixa-lo de fora?
ask-bonus = { -determined }: o { car } avança mais dois espaços?
ask-bet = Aposta { $bet }: que carro vai ganhar? Paga { $pays } se chegar em 1.º / 2.º / 3.º.

lot = Lote { $number } de { $count }: o { car }, { power }.
lot-second = { $left ->
    [one] Segunda ronda, último lote: o { car }, { power }.
   *[other] Segunda ronda, faltam { $left } lotes: o { car }, { power }.
}
lots-aside = Reservados: { $cars }.
must-bid = Agora não podes passar.
auction-stand = { $stand ->
    [second-round] Só restam tantos carros quantos jogadores sem carro.
    [colour] Todas as tuas cartas têm esta cor.
    [one-each] Podes passar. Agora só licita quem não tem carro, e cada um terá o seu.
    [another] { $owned ->
        [one] Tens { $owned } carro e podes comprar outro, ou passar.
       *[other] Tens { $owned } carros e podes comprar outro, ou passar.
    }
   *[free] { $spare ->
        [one] Podes passar. Há um carro para cada um e mais um para quem quiser outro.
       *[other] Podes passar. Há um carro para cada um e mais { $spare } para quem quiser outro.
    }
}

choice-bid = licita { $amount }
choice-bid-wild = licita { $amount } com o Jóquer
choice-bid-lowest = licita { $amount }, o número mais baixo da carta
choice-pass = passa
choice-reversed = De baixo para cima ({ -tricky }).
line = { $mine ->
    [yes] { colour } { $speed } (teu): { $does }
   *[no] { colour } { $speed }: { $does }
}
line-wild = Jóquer { $speed }: um carro à tua escolha
forecast = { $how ->
    [home] já chegou
    [absent] não está na pista
    [blocked] bloqueado
    [short] { $ends ->
        [one] no máximo { $steps }, um só caminho
       *[other] no máximo { $steps }, { $ends } paragens
    }
    [finish] pode cruzar a linha de chegada
   *[free] { $ends ->
        [one] um só caminho
       *[other] { $ends } paragens
    }
}
choice-wild = o { car } ({ $owner }): { $does }.
choice-wild-printed = o { car } ({ $owner }), está na carta ({ -unpredictable }): { $does }.
choice-skip = { $car ->
    [none] deixa o Jóquer de fora ({ -strategic })
   *[other] deixa o { car } de fora ({ -strategic })
}
choice-go = { $me ->
    [yes] avança, e quem o conduz és tu ({ -cunning })
   *[no] avança, e quem o conduz é { $name } ({ -cunning })
}
choice-bet = { $home ->
    [yes] chegou em { ordinal } ({ $owner }), paga { $pays }
   *[no] agora em { ordinal } ({ $owner }), paga no máximo { $pays }
}
bets-to-go = { $steps ->
    [one] falta { $steps }
   *[other] faltam { $steps }
}
own-bets = As tuas apostas, por ordem: { $cars }.
bets-hand = { $wild ->
    [0] as tuas cartas: { $steps }
   *[other] as tuas cartas: { $steps } (+{ $wild } com Jóquer)
}
end-full = { $steps ->
    [one] { $steps } espaço
   *[other] os { $steps } espaços
}
end-jam = { $steps } de { $speed }, fica bloqueado e perde { $lost }
end-finish = cruza a linha de chegada: { ordinal }
end-bonus = +{ $bonus } ({ power })
end-bonus-only = { $steps ->
    [one] mais { $steps } espaço
   *[other] mais { $steps } espaços
}
end-stays = fica onde está
end-passes = ultrapassa: { $cars }
end-line = cruza a linha de aposta { $bet }

standing = Ordem: { $cars }
card-in-play = { $me ->
    [yes] A tua carta: { $card }
   *[no] Carta de { $name }: { $card }
}
hand-count = { $count ->
    [0] A tua mão está vazia.
    [one] A tua mão: { $count } carta.
   *[other] A tua mão: { $count } cartas.
}
hand-pile = { $count ->
    [one] A tua pilha: { $count } carta.
   *[other] A tua pilha: { $count } cartas.
}
table-spaces = As tuas cartas
table-wilds = e Jóqueres
table-owner = Dono
table-price = Preço
player-line = { $me ->
    [yes] Tu: carros { $cars }, { power }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
   *[no] { $name }: carros { $cars }, { power }, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
}
wild-missing = { $why ->
    [printed] { $count ->
        [one] Exceto { $cars }: já está na carta.
       *[other] Exceto { $cars }: já estão na carta.
    }
   *[named] Exceto { $cars }: o outro Jóquer já o moveu.
}
play-foregone = Já nada pode mudar: o dinheiro e os lugares estão decididos.
