### Análise de uma partida terminada, tentar outra vez uma escolha, jogar a partir de um momento. $points são de hipótese de vitória, em centésimos.

replay-analysis = Análise
replay-shows = Ao lado do tabuleiro
result-analysis = Analisar
an-button = Analisar
an-explain = Onde se ganhou esta partida? Cada escolha é julgada pelo que o jogador podia saber, e a hipótese de vitória de cada um é traçada da distribuição das cartas até ao fim. Demora cerca de meio minuto.
an-preparing = A preparar…
an-progress = Andamento da análise
an-progress-of = { $done } de { $of }
an-stop = Parar
an-stopped = A análise foi interrompida. O que já encontrou está abaixo.
an-failed = A análise não chegou ao fim. O que já encontrou está abaixo.
an-go-on = Continuar a análise
an-interpreted = Este servidor calcula sem o motor rápido, por isso cada escolha foi testada poucas vezes: pouca coisa é assinalada e os números são aproximados.
an-graph = A hipótese de vitória de cada um, jogada a jogada
an-chance-of = { $me ->
    [yes] tu { $percent }%
   *[no] { $name }: { $percent }%
}
an-percent = { $percent }%
an-hindsight = Depois do facto: todas as cartas à vista
an-hindsight-hint = Desligado, vês o que quem escolheu podia ver. O veredicto nunca usa mais do que isso; o gráfico conhece todas as cartas.
an-verdict = Veredicto
an-did = { $me ->
    [yes] Tu: { $action }
   *[no] { $name }: { $action }
}
an-trivial = Não fazia diferença: todas as opções estavam a menos de um ponto umas das outras.
an-good = Tão boa como a melhor.
an-unsure = Talvez não a melhor, mas isso não é certo o suficiente para uma marca.
an-lost = Custou { $points } pontos de hipótese de vitória (± { $error }).
an-mark = { $mark ->
    [worst] erro grave
    [bad] erro
   *[doubtful] duvidosa
}
an-worth = Com esta mão, valia a pena licitar o lote até { $money }.
an-best = a melhor
an-chosen = { $me ->
    [yes] a tua
   *[no] escolhida
}
an-odds = Como os carros podem chegar
an-odds-car = Carro
an-odds-first = Primeiro
an-odds-pays = Paga em média
an-action = { $verb ->
    [bid] licitar com { $card }
    [pass] passar com { $card }
    [play] jogar { $card }
    [reversed] jogar { $card } de baixo para cima
    [keep] ficar com { power }
    [wild] o { car } para o Jóquer
    [bet] apostar no { car }
    [skip] saltar esta linha
    [go] deixar o outro conduzir
    [finish] cortar a meta
   *[move] parar em { $space }
}
an-bid = licitar { $amount } com { $card }
an-again = Tentar outra vez
an-no-choice = Nada se escolheu aqui que pudesse ter sido diferente.
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
an-none = Não se encontrou nenhum erro.
an-none-yet = Ainda não se encontrou nenhum erro.
an-ledger = O resultado, parte por parte
an-ledger-how = Em pontos de hipótese de vitória; as partes somam o resultado, que é 100 para uma vitória.
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
    [rest] Como caíram as cartas escondidas, e o que estas estimativas não veem.
   *[result] 100 para uma vitória, 0 sem ela; uma vitória partilhada conta em parte.
}
an-table = O gráfico como tabela
an-table-move = Jogada
an-turns = As melhores e as piores escolhas
an-turn-best = A melhor: { $action } ({ $points } pontos acima da escolha média)
an-turn-worst = A pior: { $action } (custou { $points } pontos)
an-turn-none = Nenhum erro seguro.
on-title = Jogar a partir daqui
on-explain = A jogada { $number } desta partida torna-se uma nova. Ficas com um lugar, e bots com os outros.
on-seat = O teu lugar
on-cards = Cartas que não podias ver
on-same = Como estavam
on-anew = Dadas de novo
on-cards-hint = Dadas de novo, continuam a condizer com tudo o que o teu lugar tinha visto. A verificação das cartas não vale para uma partida assim, e o seu registo diz de onde vem.
on-begin = Continuar a jogar
again-title = Tentar outra vez
again-where = Tentar outra vez · { $track } · jogada { $number }
again-right = Certo
again-wrong = Há algo melhor
again-unjudged = A tua resposta: { $action }. Estava demasiado longe da melhor para ser julgada.
again-once-more = Mais uma vez
again-back = Para a análise
puz-title = Problemas
puz-link = Rever os meus erros
puz-own = Os meus próprios erros
puz-count = { $solved } de { $count } resolvidos
puz-none = Ainda nada aqui. Manda analisar uma partida terminada, e os teus erros tornam-se problemas.
puz-kind = { $kind ->
    [auction] Uma licitação
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
    [wilds] Problema de Jóqueres { $number } de { $count }
   *[powers] Problema de poderes { $number } de { $count }
}
puz-how = O que farias? Vês o que o jogador via. Vale tudo o que ficar a um ponto ou menos do melhor; depois vem a explicação.
puz-theme = { $theme ->
    [auction] Leilão
    [blocking] Bloqueio e condução
    [bets] Apostas
    [wilds] Jóqueres
   *[powers] Poderes
}
puz-theme-about = { $theme ->
    [auction] Quanto vale o lote com esta mão?
    [blocking] Que carro passa e qual fica preso?
    [bets] Que carro, e quem mais apostou nele?
    [wilds] Que carro deve o Jóquer mover?
   *[powers] O que pode o poder fazer aqui?
}
puz-back = Todos os problemas
puz-next = Problema seguinte
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
gone-not-judged-hint = Manda analisar a partida primeiro, ou escolhe uma jogada em que se podia escolher.
fair-none = Continuação de outra partida
fair-played-on = Esta partida continua de um momento de outra, da qual recebeu as cartas. Por isso não há nada a verificar aqui; a outra tem a sua própria verificação.
refused-given-up = Esta partida foi abandonada, por isso não há resultado para julgar.
refused-no-analysis = Este servidor não analisa partidas.

an-late = O servidor está ocupado; demora mais do que o habitual.
an-timeout = O servidor não continuou a análise. Mostra-se o que já encontrou.
an-finishing = A somar…
an-hand = { $me ->
    [yes] A sua mão nesta escolha
   *[no] Mão de { $name } nesta escolha
}
an-bids = Licitar { $amount }
an-passes = Passar
on-take-over = Assumir a partir daqui
again-play-best = Ver a melhor
again-play-mine = Ver a minha resposta
again-plays = { $line ->
    [best] No tabuleiro: a melhor
   *[mine] No tabuleiro: a sua resposta
}
again-line-how = Uma continuação possível, com as cartas tal como foram dadas.
puz-start = Começar
puz-theme-all = Todos deste tema
puz-asks = { $kind ->
    [auction] Uma licitação, ou passar, é claramente o melhor. Encontre-o.
    [powers] Um poder é claramente o melhor. Encontre-o.
    [card] Uma carta é claramente a melhor. Encontre-a.
    [move] Uma forma de continuar é claramente a melhor. Encontre-a.
   *[bet] Uma aposta é claramente a melhor. Encontre-a.
}
puz-tempting = tentador
again-in-game = no jogo
consequence = { $place ->
    [1] Jogado até ao fim, o { car } vence a corrida em { $chance }% dos casos em vez de { $instead_chance }%.
    [2] Jogado até ao fim, o { car } chega em primeiro ou segundo em { $chance }% dos casos em vez de { $instead_chance }%.
   *[3] Jogado até ao fim, o { car } fica entre os três primeiros em { $chance }% dos casos em vez de { $instead_chance }%.
}
