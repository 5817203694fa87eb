### O que se pergunta a quem joga, e o que cada escolha faria.

ask-bid = Que carta você põe pelo { car }?
ask-keep = Com qual poder você fica?
ask-play = Que carta você joga?
ask-wild = Curinga { $steps }: que carro ele move?
ask-move = O { car } anda { $steps }: onde ele para?
ask-steer = { $steps ->
    [one] { $name } move { $steps } casa o { car }, e quem dirige é você: onde ele para?
   *[other] { $name } move { $steps } casas o { car }, e quem dirige é você: onde ele para?
}
ask-go = O { car } vai andar { $steps }: você o deixa de fora?
ask-bonus = { -determined }: o { car } anda mais duas casas?
ask-bet = Aposta { $bet }: que carro vai vencer? Paga { $pays } se ele chegar em 1º / 2º / 3º.

lot = Lote { $number } de { $count }: o { car }, { power }.
lot-second = { $left ->
    [one] Segunda rodada, último lote: o { car }, { power }.
   *[other] Segunda rodada, restam { $left } lotes: o { car }, { power }.
}
lots-aside = Deixados de lado: { $cars }.
must-bid = Agora você não pode passar.
auction-stand = { $stand ->
    [second-round] Só restam tantos carros quantos jogadores sem carro.
    [colour] Todas as suas cartas têm esta cor.
    [one-each] Você pode passar. Agora só dá lance quem não tem carro, e cada um terá o seu.
    [another] { $owned ->
        [one] Você tem { $owned } carro e pode comprar outro, ou passar.
       *[other] Você tem { $owned } carros e pode comprar outro, ou passar.
    }
   *[free] { $spare ->
        [one] Você pode passar. Há um carro para cada um e mais um para quem quiser outro.
       *[other] Você pode passar. Há um carro para cada um e mais { $spare } para quem quiser outro.
    }
}

choice-bid = lance de { $amount }
choice-bid-wild = lance de { $amount } com o curinga
choice-bid-lowest = lance de { $amount }, o menor número da carta
choice-pass = passa
choice-reversed = De baixo para cima ({ -tricky }).
line = { $mine ->
    [yes] { colour } { $speed } (seu): { $does }
   *[no] { colour } { $speed }: { $does }
}
line-wild = curinga { $speed }: um carro à sua escolha
forecast = { $how ->
    [home] já chegou
    [absent] não está na pista
    [blocked] bloqueado
    [short] { $ends ->
        [one] no máximo { $steps }, um só caminho
       *[other] no máximo { $steps }, { $ends } paradas
    }
    [finish] pode cruzar a linha de chegada
   *[free] { $ends ->
        [one] um só caminho
       *[other] { $ends } paradas
    }
}
choice-wild = o { car } ({ $owner }): { $does }.
choice-wild-printed = o { car } ({ $owner }), está na carta ({ -unpredictable }): { $does }.
choice-skip = { $car ->
    [none] deixa o curinga de fora ({ -strategic })
   *[other] deixa o { car } de fora ({ -strategic })
}
choice-go = { $me ->
    [yes] ele anda, e quem dirige é você ({ -cunning })
   *[no] ele anda, e quem dirige é { $name } ({ -cunning })
}
choice-bet = { $home ->
    [yes] chegou em { ordinal } ({ $owner }), paga { $pays }
   *[no] agora em { ordinal } ({ $owner }), paga no máximo { $pays }
}
bets-to-go = { $steps ->
    [one] falta { $steps }
   *[other] faltam { $steps }
}
own-bets = Suas apostas, em ordem: { $cars }.
bets-hand = { $wild ->
    [0] suas cartas: { $steps }
   *[other] suas cartas: { $steps } (+{ $wild } com curinga)
}
end-full = { $steps ->
    [one] { $steps } casa
   *[other] as { $steps } casas
}
end-jam = { $steps } de { $speed }, fica preso e perde { $lost }
end-finish = cruza a linha de chegada: { ordinal }
end-bonus = +{ $bonus } ({ power })
end-bonus-only = { $steps ->
    [one] mais { $steps } casa
   *[other] mais { $steps } casas
}
end-stays = fica onde está
end-passes = ultrapassa: { $cars }
end-line = cruza a linha de aposta { $bet }

standing = Ordem: { $cars }
card-in-play = { $me ->
    [yes] Sua carta: { $card }
   *[no] Carta de { $name }: { $card }
}
hand-count = { $count ->
    [0] A sua mão está vazia.
    [one] A sua mão: { $count } carta.
   *[other] A sua mão: { $count } cartas.
}
hand-pile = { $count ->
    [one] A sua pilha de compra: { $count } carta.
   *[other] A sua pilha de compra: { $count } cartas.
}
table-spaces = Suas cartas
table-wilds = e curingas
table-owner = Dono
table-price = Preço
player-line = { $me ->
    [yes] Você: carros { $cars }, { power }, { $count ->
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
   *[named] Exceto { $cars }: o outro curinga já o moveu.
}
play-foregone = Nada mais pode mudar: o dinheiro e as posições estão decididos.
