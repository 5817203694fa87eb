### O tabuleiro, a sua versão em texto e a faixa dos jogadores.

board-label = Tabuleiro: { $track }
board-picture = Imagem de { $track }
board-tools = Vista do tabuleiro
board-zoom-in = Aproximar
board-zoom-out = Afastar
board-whole = Circuito inteiro
board-follow = Voltar à corrida
board-text = Tabuleiro em texto
board-ends = { $count ->
    [one] Onde o { car } para: um lugar
   *[other] Onde o { car } para: { $count } lugares
}
board-end = { $what ->
    [lost] { $space }, { $lane }, { $steps ->
        [one] após { $steps } espaço
       *[other] após { $steps } espaços
    }, perde { $lost }
    [bonus] { $space }, { $lane }, { $steps ->
        [one] { $steps } espaço
       *[other] { $steps } espaços
    }, +{ $bonus } pelo poder
   *[all] { $space }, { $lane }, { $steps ->
        [one] { $steps } espaço
       *[other] os { $steps } espaços
    }
}
board-end-finish = Cruza a chegada, { ordinal } lugar
board-text-title = Tabuleiro em texto: { $track }
board-direction = Os espaços contam no sentido da corrida. A faixa a é a mais próxima do centro do circuito.
board-next-line = Próxima linha: aposta { $bet }, ainda ninguém a cruzou.
board-no-line = Já não há linha de aposta à frente.
board-order = Carros por ordem de corrida
board-col-place = Lugar
board-col-car = Carro
board-col-owner = Dono
board-col-space = Espaço
board-col-shape = Forma
board-col-next = Ao próximo
board-col-finish = À chegada
board-nobody = ninguém
board-you = tu
board-home = chegou
board-absent = não está na pista
board-shape = { $shape ->
    [rectangle] retângulo
   *[bent] curva
}
board-lap = { $steps }, volta { $lap }
board-question = { $steps ->
    [one] O { car }, { $steps } espaço, a partir de { $space }
   *[other] O { car }, { $steps } espaços, a partir de { $space }
}
board-way = Caminho: { $spaces }.
board-around = À volta do { car }
board-step-one = A um passo: { $spaces }.
board-step-two = A dois passos: { $spaces }.
board-near = { $steps ->
    [0] O { car } a par, em { $space }, { $lane }.
    [one] O { car } a { $steps } passo, em { $space }, { $lane }.
   *[other] O { car } a { $steps } passos, em { $space }, { $lane }.
}
board-ahead = À frente: { $cars }
board-behind = Atrás: { $cars }
board-none-ahead = Ninguém à frente a { $steps } passos ou menos.
board-none-behind = Ninguém atrás a { $steps } passos ou menos.

strip-players = Jogadores
strip-you = tu
strip-bot = bot, nível { $level }
strip-away = ausente
strip-doing = { $doing ->
    [turn] { $me ->
        [yes] é a tua vez
       *[no] joga
    }
    [moving] { $me ->
        [yes] tu conduzes
       *[no] conduz
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
    [one] Uma carta Velocidade Oito à vista
   *[other] { $count } cartas Velocidade Oito à vista
}
board-follow-cars = Seguir os carros
strip-card = { $me ->
    [yes] a tua carta
   *[no] joga
}
strip-spent = gastou { $amount } em carros
