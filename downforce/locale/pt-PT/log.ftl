### O que aconteceu: uma linha por acontecimento. $me é "yes" quando a pessoa de $name é quem lê.

log-dealt = { $race ->
    [1] Nova corrida no circuito { track-name }.
   *[other] Corrida { $race }, no circuito { track-name }.
}
log-grid = À partida, da frente para trás: { $cars }.
log-owner = { $me ->
    [yes] Conduzes o { car }.
   *[no] { $name } conduz o { car }.
}
log-hand = { $count ->
    [one] A tua carta: { $cards }
   *[other] As tuas { $count } cartas: { $cards }
}
log-lot = { $round ->
    [1] Em leilão: o { car }, { power }.
   *[2] De novo em leilão: o { car }, { power }.
}
log-bidders = Agora só licita quem não tem carro: { $names }.
log-bids = Lances: { $bids }.
bid-shown = { $me ->
    [yes] tu licitas { $amount } com { $card }
   *[no] { $name } licita { $amount } com { $card }
}
pass-shown = { $me ->
    [yes] tu passas com { $card }
   *[no] { $name } passa com { $card }
}
log-tied = Um empate que nada desfaz: { $names }. A sorte decide.
log-drawn = { $me ->
    [yes] A sorte escolhe-te.
   *[no] A sorte escolhe { $name }.
}
log-forced = { $card ->
    [none] { $me ->
        [yes] Só tu ainda não tens carro: o último é teu.
       *[no] Só { $name } ainda não tem carro e fica com o último.
    }
   *[other] { $me ->
        [yes] Só tu ainda não tens carro: o último é teu, pelo número mais baixo que podes mostrar ({ $card }).
       *[no] Só { $name } ainda não tem carro e fica com o último, pelo número mais baixo da mão ({ $card }).
    }
}
log-sold = { $me ->
    [yes] Compras o { car } ({ power }) por { $price }.
   *[no] { $name } compra o { car } ({ power }) por { $price }.
}
why-sold = { $by ->
    [highest] Foi o lance mais alto.
    [alone] Mais ninguém licitou.
    [cars] No empate ganha a carta com mais carros, { $winner } contra { $others }.
    [no-wild] No empate ganha a carta sem Jóquer.
   *[chance] O empate foi decidido à sorte.
}
log-aside = Ninguém licita pelo { car }: fica reservado por agora.
log-unowned = O { car } fica sem dono, mas corre na mesma.
log-kept = { $me ->
    [yes] O teu poder é { power }.
   *[no] { $name } tem { power }.
}
log-race = { $me ->
    [yes] A corrida começa. Jogas tu primeiro.
   *[no] A corrida começa. Primeiro joga { $name }.
}
log-drew = { $count ->
    [one] Biscas { $cards }.
   *[other] Biscas { $count } cartas: { $cards }
}
log-played = { $me ->
    [yes] Jogas { $card }{ $order ->
        [reversed] , de baixo para cima.
       *[printed] .
    }
   *[no] { $name } joga { $card }{ $order ->
        [reversed] , de baixo para cima.
       *[printed] .
    }
}
log-named = { $me ->
    [yes] Usas o Jóquer para o { car }.
   *[no] { $name } usa o Jóquer para o { car }.
}
log-skipped = { $car ->
    [none] { $me ->
        [yes] Deixas o Jóquer de fora.
       *[no] { $name } deixa o Jóquer de fora.
    }
   *[other] { $me ->
        [yes] Deixas o { car } de fora.
       *[no] { $name } deixa o { car } de fora.
    }
}
log-moved = { $steps ->
    [0] O { car } fica em { $space }.
    [one] O { car } avança { $steps } espaço, até { $space }.
   *[other] O { car } avança { $steps } espaços, até { $space }.
}
log-finished = O { car } cruza a linha de chegada: { ordinal }.
log-bonus = { $bonus ->
    [one] { $bonus } deles por { power }.
   *[other] { $bonus } deles por { power }.
}
log-lost = { $lost ->
    [one] Fica bloqueado e perde { $lost } espaço.
   *[other] Fica bloqueado e perde { $lost } espaços.
}
log-steered = { $me ->
    [yes] Quem o conduz és tu ({ -cunning }).
   *[no] Quem o conduz é { $name } ({ -cunning }).
}
log-stayed = { $why ->
    [finished] O { car } já chegou.
    [blocked] { $lost ->
        [one] O { car } está bloqueado e perde { $lost } espaço.
       *[other] O { car } está bloqueado e perde { $lost } espaços.
    }
   *[absent] O { car } não está na pista.
}
log-betting = A linha de aposta { $bet } foi cruzada: todos apostam em segredo.
log-bet = { $me ->
    [yes] Aposta { $bet }: apostas no { car }.
   *[no] Aposta { $bet }: { $name } aposta no { car }.
}
log-home = { $me ->
    [yes] Já não tens carros na corrida{ $count ->
        [0] .
        [one] {" "}e descartas { $count } carta.
       *[other] {" "}e descartas { $count } cartas.
    }
   *[no] { $name } já não tem carros na corrida{ $count ->
        [0] .
        [one] {" "}e descarta { $count } carta.
       *[other] {" "}e descarta { $count } cartas.
    }
}
log-finish = { $reason ->
    [finished] A corrida acabou: chegaram todos os carros.
    [home] A corrida acabou: chegaram todos os carros que têm dono.
    [first] A corrida acabou: chegou o primeiro carro.
   *[cards] A corrida acabou: já não há cartas.
}
log-order = Ordem de chegada: { $cars }.
won-winnings = { $me ->
    [yes] Ganhas com { $money }, mais do que todos os outros.
   *[no] { $name } ganha com { $money }, mais do que todos os outros.
}
won-place = { $me ->
    [yes] Ganhas com { $money }: no empate decide o carro que chegou antes, e esse é teu.
   *[no] { $name } ganha com { $money }: no empate decide o carro que chegou antes, e esse é o seu.
}
won-first = { $me ->
    [yes] Ganhas: o teu carro foi o primeiro a chegar.
   *[no] { $name } ganha: o seu carro foi o primeiro a chegar.
}
won-furthest = { $me ->
    [yes] Ganhas: o teu carro foi mais longe.
   *[no] { $name } ganha: o seu carro foi mais longe.
}
won-shared = Vitória partilhada: { $names }.
