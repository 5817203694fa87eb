### Análise de uma partida terminada, tentar de novo uma escolha, jogar a partir de um momento. $points são de chance de vitória, em centésimos.

replay-analysis = Análise
replay-shows = Ao lado do tabuleiro
result-analysis = Analisar
an-button = Analisar
an-explain = Onde esta partida foi ganha? Cada escolha é julgada pelo que o jogador podia saber, e a chance de vitória de cada um é traçada da distribuição das cartas até o fim. Leva cerca de meio minuto.
an-preparing = Preparando…
an-progress = Andamento da análise
an-progress-of = { $done } de { $of }
an-stop = Parar
an-stopped = A análise foi interrompida. O que ela já encontrou está abaixo.
an-failed = A análise não chegou ao fim. O que ela já encontrou está abaixo.
an-go-on = Continuar a análise
an-interpreted = Este servidor calcula sem o motor rápido, então cada escolha foi testada poucas vezes: pouca coisa é marcada e os números são aproximados.
an-graph = A chance de vitória de cada um, jogada a jogada
an-chance-of = { $me ->
    [yes] você { $percent }%
   *[no] { $name }: { $percent }%
}
an-percent = { $percent }%
an-hindsight = Depois do fato: todas as cartas abertas
an-hindsight-hint = Desligado, você vê o que quem escolheu podia ver. O veredito nunca usa mais do que isso; o gráfico conhece todas as cartas.
an-verdict = Veredito
an-did = { $me ->
    [yes] Você: { $action }
   *[no] { $name }: { $action }
}
an-trivial = Não fazia diferença: todas as opções estavam a menos de um ponto umas das outras.
an-good = Tão boa quanto a melhor.
an-unsure = Talvez não a melhor, mas isso não é certo o bastante para uma marca.
an-lost = Custou { $points } pontos de chance de vitória (± { $error }).
an-mark = { $mark ->
    [worst] erro grave
    [bad] erro
   *[doubtful] duvidosa
}
an-worth = Com esta mão, valia a pena dar lances pelo lote até { $money }.
an-best = a melhor
an-chosen = { $me ->
    [yes] a sua
   *[no] escolhida
}
an-odds = Como os carros podem chegar
an-odds-car = Carro
an-odds-first = Primeiro
an-odds-pays = Paga em média
an-action = { $verb ->
    [bid] dar um lance com { $card }
    [pass] passar com { $card }
    [play] jogar { $card }
    [reversed] jogar { $card } de baixo para cima
    [keep] ficar com { power }
    [wild] o { car } para o curinga
    [bet] apostar no { car }
    [skip] pular esta linha
    [go] deixar o outro pilotar
    [finish] cruzar a linha de chegada
   *[move] parar em { $space }
}
an-bid = dar { $amount } com { $card }
an-again = Tentar de novo
an-no-choice = Nada foi escolhido aqui que pudesse ter sido diferente.
an-not-yet = Esta jogada ainda não foi julgada.
an-worst = Os piores momentos
an-whose = De quem
an-worse = A pior anterior
an-worst-of = { $at } de { $of }, pelo que custaram
an-worst-count = { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}
an-worst-first = O pior
an-worst-next = O seguinte
an-none = Nenhum erro foi encontrado.
an-none-yet = Nenhum erro foi encontrado até agora.
an-ledger = O resultado, parte por parte
an-ledger-how = Em pontos de chance de vitória; as partes somam o resultado, que é 100 para uma vitória.
an-ledger-part = Parte
an-part = { $part ->
    [parity] Parte igual
    [deal] Sorte nas cartas
    [own] Erros próprios
    [others] O que os outros deram
    [rest] O que sobra
   *[result] Resultado
}
an-part-means = { $part ->
    [parity] O que qualquer um pode esperar antes de ver uma carta.
    [deal] Quanto mais os profissionais ganham com estas cartas em todos os lugares.
    [own] O que as próprias escolhas custaram, comparadas com a melhor.
    [others] O que as escolhas dos outros deram ou tiraram, comparadas com o melhor que podiam fazer por si.
    [rest] Como caíram as cartas ocultas, e o que estas estimativas não veem.
   *[result] 100 para uma vitória, 0 sem ela; uma vitória dividida conta em parte.
}
an-table = O gráfico como tabela
an-table-move = Jogada
an-turns = As melhores e as piores escolhas
an-turn-best = A melhor: { $action } ({ $points } pontos acima da escolha média)
an-turn-worst = A pior: { $action } (custou { $points } pontos)
an-turn-none = Nenhum erro seguro.
on-title = Jogar a partir daqui
on-explain = A jogada { $number } desta partida vira uma nova. Você ocupa um lugar, e bots ocupam os outros.
on-seat = Seu lugar
on-cards = Cartas que você não podia ver
on-same = Como estavam
on-anew = Distribuídas de novo
on-cards-hint = Distribuídas de novo, elas ainda combinam com tudo o que seu lugar tinha visto. A verificação das cartas não vale para uma partida assim, e o registro dela diz de onde vem.
on-begin = Continuar jogando
again-title = Tentar de novo
again-where = Tentar de novo · { $track } · jogada { $number }
again-right = Certo
again-wrong = Há algo melhor
again-unjudged = Sua resposta: { $action }. Estava longe demais da melhor para ser julgada.
again-once-more = Mais uma vez
again-back = Para a análise
puz-title = Problemas
puz-link = Rever meus erros
puz-own = Meus próprios erros
puz-count = { $solved } de { $count } resolvidos
puz-none = Nada aqui ainda. Mande analisar uma partida terminada, e seus erros viram problemas.
puz-kind = { $kind ->
    [auction] Um lance
    [powers] Um poder
    [card] Uma carta
    [bet] Uma aposta
   *[move] Um movimento
}
puz-one = Problema
puz-which = { $theme ->
    [auction] Problema de leilão { $number } de { $count }
    [blocking] Problema de bloqueio { $number } de { $count }
    [bets] Problema de apostas { $number } de { $count }
    [wilds] Problema de curingas { $number } de { $count }
   *[powers] Problema de poderes { $number } de { $count }
}
puz-how = O que você faria? Você vê o que o jogador via. Vale tudo o que ficar a até um ponto do melhor; depois vem o porquê.
puz-theme = { $theme ->
    [auction] Leilão
    [blocking] Bloqueio e condução
    [bets] Apostas
    [wilds] Curingas
   *[powers] Poderes
}
puz-theme-about = { $theme ->
    [auction] Quanto vale o lote com esta mão?
    [blocking] Qual carro passa e qual fica preso?
    [bets] Qual carro, e quem mais apostou nele?
    [wilds] Qual carro o curinga deve mover?
   *[powers] O que o poder pode fazer aqui?
}
puz-back = Todos os problemas
puz-next = Próximo problema
puz-name = Problema { $number }: { puz-kind }, { $players } jogadores, { $track }, { $state ->
    [solved] resolvido
    [missed] ainda não resolvido
   *[new] ainda não tentado
}
puz-where = { $track }, jogada { $number }, { $points } pontos
puz-try = Tentar
puz-solved = · resolvido
puz-missed = · ainda não
gone-not-judged = Esta escolha não foi julgada.
gone-not-judged-hint = Mande analisar a partida primeiro, ou escolha uma jogada em que se podia escolher.
fair-none = Continuação de outra partida
fair-played-on = Esta partida continua de um momento de outra, da qual recebeu as cartas. Por isso não há nada a verificar aqui; a outra tem sua própria verificação.
refused-given-up = Esta partida foi abandonada, então não há resultado para julgar.
refused-no-analysis = Este servidor não analisa partidas.

an-late = O servidor está ocupado; está demorando mais que o normal.
an-timeout = O servidor não continuou a análise. O que ela encontrou está sendo mostrado.
an-finishing = Somando…
an-hand = { $me ->
    [yes] Sua mão nesta escolha
   *[no] Mão de { $name } nesta escolha
}
an-bids = Lance de { $amount }
an-passes = Passar
on-take-over = Assumir daqui
again-play-best = Ver o melhor
again-play-mine = Ver minha resposta
again-plays = { $line ->
    [best] No tabuleiro: o melhor
   *[mine] No tabuleiro: sua resposta
}
again-line-how = Um jeito de continuar, com as cartas como foram dadas.
puz-start = Começar
puz-theme-all = Todos deste tema
puz-asks = { $kind ->
    [auction] Um lance, ou passar, é claramente o melhor. Encontre-o.
    [powers] Um poder é claramente o melhor. Encontre-o.
    [card] Uma carta é claramente a melhor. Encontre-a.
    [move] Um jeito de continuar é claramente o melhor. Encontre-o.
   *[bet] Uma aposta é claramente a melhor. Encontre-a.
}
puz-tempting = tentador
again-in-game = na partida
consequence = { $place ->
    [1] Jogado até o fim, o { car } vence a corrida em { $chance }% dos casos em vez de { $instead_chance }%.
    [2] Jogado até o fim, o { car } chega em primeiro ou segundo em { $chance }% dos casos em vez de { $instead_chance }%.
   *[3] Jogado até o fim, o { car } fica entre os três primeiros em { $chance }% dos casos em vez de { $instead_chance }%.
}
