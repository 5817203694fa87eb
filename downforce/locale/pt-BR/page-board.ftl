### O tabuleiro, sua versão em texto e a faixa dos jogadores.

board-label = Tabuleiro: { $track }
board-picture = Imagem de { $track }
board-tools = Vista do tabuleiro
board-zoom-in = Aproximar
board-zoom-out = Afastar
board-whole = Pista inteira
board-follow = Voltar à corrida
board-text = Tabuleiro em texto
board-ends = { $count ->
    [one] Onde o { car } para: um lugar
   *[other] Onde o { car } para: { $count } lugares
}
board-end = { $what ->
    [lost] { $space }, { $lane }, { $steps ->
        [one] depois de { $steps } casa
       *[other] depois de { $steps } casas
    }, perde { $lost }
    [bonus] { $space }, { $lane }, { $steps ->
        [one] { $steps } casa
       *[other] { $steps } casas
    }, +{ $bonus } pelo poder
   *[all] { $space }, { $lane }, { $steps ->
        [one] { $steps } casa
       *[other] as { $steps } casas
    }
}
board-end-finish = Cruza a chegada, { ordinal } lugar
board-text-title = Tabuleiro em texto: { $track }
board-direction = As casas contam no sentido da corrida. A faixa a é a mais próxima do centro da pista.
board-next-line = Próxima linha: aposta { $bet }, ninguém a cruzou ainda.
board-no-line = Não há mais linha de aposta à frente.
board-order = Carros em ordem de corrida
board-col-place = Posição
board-col-car = Carro
board-col-owner = Dono
board-col-space = Casa
board-col-shape = Forma
board-col-next = Ao próximo
board-col-finish = À chegada
board-nobody = ninguém
board-you = você
board-home = chegou
board-absent = não está na pista
board-shape = { $shape ->
    [rectangle] retângulo
   *[bent] curva
}
board-lap = { $steps }, volta { $lap }
board-question = { $steps ->
    [one] O { car }, { $steps } casa, a partir de { $space }
   *[other] O { car }, { $steps } casas, a partir de { $space }
}
board-way = Caminho: { $spaces }.
board-around = Em volta do { car }
board-step-one = A um passo: { $spaces }.
board-step-two = A dois passos: { $spaces }.
board-near = { $steps ->
    [0] O { car } lado a lado, em { $space }, { $lane }.
    [one] O { car } a { $steps } passo, em { $space }, { $lane }.
   *[other] O { car } a { $steps } passos, em { $space }, { $lane }.
}
board-ahead = À frente: { $cars }
board-behind = Atrás: { $cars }
board-none-ahead = Ninguém à frente a { $steps } passos ou menos.
board-none-behind = Ninguém atrás a { $steps } passos ou menos.

strip-players = Jogadores
strip-you = você
strip-bot = bot, nível { $level }
strip-away = ausente
strip-doing = { $doing ->
    [turn] { $me ->
        [yes] sua vez
       *[no] joga
    }
    [moving] { $me ->
        [yes] você dirige
       *[no] dirige
    }
    [choosing] escolhe
    [laid] já pôs
    [betting] aposta
   *[bet] já apostou
}
strip-no-car = sem carro
strip-cars = { $count ->
    [0] sem carro
   *[other] { $cars }
}
strip-cards = { $count ->
    [0] sem cartas
    [one] resta { $count } carta
   *[other] restam { $count } cartas
}
strip-open8 = { $count ->
    [one] Uma carta de Velocidade-8 à vista
   *[other] { $count } cartas de Velocidade-8 à vista
}
board-follow-cars = Seguir os carros
strip-card = { $me ->
    [yes] sua carta
   *[no] joga
}
strip-spent = gastou { $amount } em carros
