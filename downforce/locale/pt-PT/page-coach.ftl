### O treinador de uma partida contra bots: uma sugestão em três passos, o que os carros valem numa mão, uma palavra depois de cada escolha.

bar-hint = Sugestão (I)
hint-title = Sugestão
hint-thinking = O treinador está a ver…
hint-more = { $stage ->
    [1] O que farias?
   *[2] Porquê?
}
hint-choose = Escolher isto
hint-instead = Pior: { $action }.
hint-even = Aqui quase não importa: várias escolhas valem mais ou menos o mesmo.
hint-one = Só há uma coisa a fazer.
hint-no-reason = Assim ganha-se mais vezes quando o resto da corrida é jogado muitas vezes.
hint-worth = O que os carros valem com a tua mão
hint-worth-up-to = até { $price }
hint-worth-none = não vale uma licitação
hint-worth-usual = costuma vender-se por { $price }
hint-worth-hand = { $wild ->
    [0] { hint-spaces }
   *[other] { hint-spaces }, e mais { $wild } com Jóqueres
}
hint-spaces = { $hand ->
    [one] { $hand } espaço
   *[other] { $hand } espaços
}
look-lot = { $wild ->
    [0] Olha para a tua mão: faz avançar o { car } { hint-spaces }.
   *[other] Olha para a tua mão: faz avançar o { car } { hint-spaces }, e mais { $wild } com Jóqueres.
}
look-powers = Compara a quantas cartas da tua mão serve cada poder.
look-own-car = Olha para o { car }: até onde chega, e o que tem à frente?
look-rival-car = Olha para o { car }: quanto te custa se avançar?
look-wild = Vê os carros um a um: qual é que o Jóquer mais ajuda, ou prejudica?
look-ends = Olha para os espaços onde o { car } pode parar: a quem deixa cada um o caminho livre?
look-bets = Compara quanto falta a cada carro, e quem ainda tem cartas para ele.
hint-bid = Licitar com { $card }
hint-play = Jogar { $card }
hint-play-reversed = Jogar { $card } de baixo para cima
hint-wild = Escolher o { car } para o Jóquer
hint-skip = Deixar a linha de fora
word-good = Bem: nada era claramente melhor.
word-better = { $mark ->
    [slip] Um pouco melhor: { $action }.
    [mistake] Melhor: { $action }.
   *[blunder] Muito melhor: { $action }.
}
set-words = Um comentário depois de cada escolha
set-words-hint = Em partidas só contra bots, o treinador diz o que teria sido melhor.

hint-late = O servidor está ocupado; o treinador demora mais do que o habitual.
hint-timeout = O treinador não respondeu a tempo.
hint-retry = Perguntar outra vez
