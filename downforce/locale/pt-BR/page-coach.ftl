### O treinador de uma partida contra bots: uma sugestão em três passos, o que os carros valem em uma mão, uma palavra depois de cada escolha.

bar-hint = Sugestão (I)
hint-title = Sugestão
hint-thinking = O treinador está olhando…
hint-more = { $stage ->
    [1] O que você faria?
   *[2] Por quê?
}
hint-choose = Escolher isso
hint-instead = Pior: { $action }.
hint-even = Aqui quase não importa: várias escolhas são mais ou menos iguais.
hint-one = Só há uma coisa a fazer.
hint-no-reason = Assim se vence mais vezes quando o resto da corrida é jogado muitas vezes.
hint-worth = O que os carros valem com a sua mão
hint-worth-up-to = até { $price }
hint-worth-none = não vale um lance
hint-worth-usual = costuma sair por { $price }
hint-worth-hand = { $wild ->
    [0] { hint-spaces }
   *[other] { hint-spaces }, e mais { $wild } com curingas
}
hint-spaces = { $hand ->
    [one] { $hand } casa
   *[other] { $hand } casas
}
look-lot = { $wild ->
    [0] Olhe a sua mão: ela move o { car } { hint-spaces }.
   *[other] Olhe a sua mão: ela move o { car } { hint-spaces }, e mais { $wild } com curingas.
}
look-powers = Compare a quantas cartas da sua mão cada poder serve.
look-own-car = Olhe o { car }: até onde ele chega, e o que está no caminho?
look-rival-car = Olhe o { car }: quanto você perde se ele avançar?
look-wild = Passe pelos carros: qual deles o curinga mais ajuda, ou atrapalha?
look-ends = Olhe as casas onde o { car } pode parar: para quem cada uma deixa o caminho livre?
look-bets = Compare quanto falta para cada carro, e quem ainda tem cartas para ele.
hint-bid = Dar um lance com { $card }
hint-play = Jogar { $card }
hint-play-reversed = Jogar { $card } de baixo para cima
hint-wild = Escolher o { car } para o curinga
hint-skip = Deixar a linha de fora
word-good = Bom: nada era claramente melhor.
word-better = { $mark ->
    [slip] Um pouco melhor: { $action }.
    [mistake] Melhor: { $action }.
   *[blunder] Muito melhor: { $action }.
}
set-words = Um comentário depois de cada escolha
set-words-hint = Em partidas só contra bots, o treinador diz o que teria sido melhor.

hint-late = O servidor está ocupado; o treinador está demorando mais que o normal.
hint-timeout = O treinador não respondeu a tempo.
hint-retry = Perguntar de novo
