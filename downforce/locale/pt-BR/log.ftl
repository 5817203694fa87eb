### O que aconteceu: uma linha por evento. $me é "yes" quando a pessoa de $name é quem lê.

log-dealt = { $race ->
    [1] Nova corrida em { track-name }.
   *[other] Corrida { $race }, em { track-name }.
}
log-grid = Na largada, da frente para trás: { $cars }.
log-owner = { $me ->
    [yes] Você dirige o { car }.
   *[no] { $name } dirige o { car }.
}
log-hand = { $count ->
    [one] Sua carta: { $cards }
   *[other] Suas { $count } cartas: { $cards }
}
log-lot = { $round ->
    [1] Em leilão: o { car }, { power }.
   *[2] De novo em leilão: o { car }, { power }.
}
log-bidders = Agora só dá lance quem não tem carro: { $names }.
log-bids = Lances: { $bids }.
bid-shown = { $me ->
    [yes] você dá { $amount } com { $card }
   *[no] { $name } dá { $amount } com { $card }
}
pass-shown = { $me ->
    [yes] você passa com { $card }
   *[no] { $name } passa com { $card }
}
log-tied = Um empate que nada desfaz: { $names }. A sorte decide.
log-drawn = { $me ->
    [yes] A sorte escolhe você.
   *[no] A sorte escolhe { $name }.
}
log-forced = { $card ->
    [none] { $me ->
        [yes] Só você ainda não tem carro: o último é seu.
       *[no] Só { $name } ainda não tem carro e fica com o último.
    }
   *[other] { $me ->
        [yes] Só você ainda não tem carro: o último é seu, pelo menor número que você pode mostrar ({ $card }).
       *[no] Só { $name } ainda não tem carro e fica com o último, pelo menor número da mão ({ $card }).
    }
}
log-sold = { $me ->
    [yes] Você compra o { car } ({ power }) por { $price }.
   *[no] { $name } compra o { car } ({ power }) por { $price }.
}
why-sold = { $by ->
    [highest] Foi o lance mais alto.
    [alone] Ninguém mais deu lance.
    [cars] No empate vence a carta com mais carros, { $winner } contra { $others }.
    [no-wild] No empate vence a carta sem curinga.
   *[chance] O empate foi decidido na sorte.
}
log-aside = Ninguém dá lance pelo { car }: fica de lado por enquanto.
log-unowned = O { car } fica sem dono, mas corre assim mesmo.
log-kept = { $me ->
    [yes] O seu poder é { power }.
   *[no] { $name } tem { power }.
}
log-race = { $me ->
    [yes] A corrida começa. Você joga primeiro.
   *[no] A corrida começa. { $name } joga primeiro.
}
log-drew = { $count ->
    [one] Você compra a carta { $cards }.
   *[other] Você compra { $count } cartas: { $cards }
}
log-played = { $me ->
    [yes] Você joga { $card }{ $order ->
        [reversed] , de baixo para cima.
       *[printed] .
    }
   *[no] { $name } joga { $card }{ $order ->
        [reversed] , de baixo para cima.
       *[printed] .
    }
}
log-named = { $me ->
    [yes] Você usa o curinga para o { car }.
   *[no] { $name } usa o curinga para o { car }.
}
log-skipped = { $car ->
    [none] { $me ->
        [yes] Você deixa o curinga de fora.
       *[no] { $name } deixa o curinga de fora.
    }
   *[other] { $me ->
        [yes] Você deixa o { car } de fora.
       *[no] { $name } deixa o { car } de fora.
    }
}
log-moved = { $steps ->
    [0] O { car } fica em { $space }.
    [one] O { car } anda { $steps } casa, até { $space }.
   *[other] O { car } anda { $steps } casas, até { $space }.
}
log-finished = O { car } cruza a linha de chegada: { ordinal }.
log-bonus = { $bonus ->
    [one] { $bonus } delas por { power }.
   *[other] { $bonus } delas por { power }.
}
log-lost = { $lost ->
    [one] Fica preso e perde { $lost } casa.
   *[other] Fica preso e perde { $lost } casas.
}
log-steered = { $me ->
    [yes] Quem dirige é você ({ -cunning }).
   *[no] Quem dirige é { $name } ({ -cunning }).
}
log-stayed = { $why ->
    [finished] O { car } já chegou.
    [blocked] { $lost ->
        [one] O { car } está bloqueado e perde { $lost } casa.
       *[other] O { car } está bloqueado e perde { $lost } casas.
    }
   *[absent] O { car } não está na pista.
}
log-betting = A linha de aposta { $bet } foi cruzada: todos apostam em segredo.
log-bet = { $me ->
    [yes] Aposta { $bet }: você aposta no { car }.
   *[no] Aposta { $bet }: { $name } aposta no { car }.
}
log-home = { $me ->
    [yes] Você não tem mais carros na corrida{ $count ->
        [0] .
        [one] {" "}e descarta { $count } carta.
       *[other] {" "}e descarta { $count } cartas.
    }
   *[no] { $name } não tem mais carros na corrida{ $count ->
        [0] .
        [one] {" "}e descarta { $count } carta.
       *[other] {" "}e descarta { $count } cartas.
    }
}
log-finish = { $reason ->
    [finished] A corrida acabou: todos os carros chegaram.
    [home] A corrida acabou: todos os carros que têm dono chegaram.
    [first] A corrida acabou: o primeiro carro chegou.
   *[cards] A corrida acabou: não há mais cartas.
}
log-order = Ordem de chegada: { $cars }.
won-winnings = { $me ->
    [yes] Você vence com { $money }, mais do que todos os outros.
   *[no] { $name } vence com { $money }, mais do que todos os outros.
}
won-place = { $me ->
    [yes] Você vence com { $money }: no empate decide o carro que chegou antes, e ele é seu.
   *[no] { $name } vence com { $money }: no empate decide o carro que chegou antes, e ele é de { $name }.
}
won-first = { $me ->
    [yes] Você vence: o seu carro foi o primeiro a chegar.
   *[no] { $name } vence: é de { $name } o primeiro carro a chegar.
}
won-furthest = { $me ->
    [yes] Você vence: o seu carro foi mais longe.
   *[no] { $name } vence: é de { $name } o carro que foi mais longe.
}
won-shared = Vitória compartilhada: { $names }.
