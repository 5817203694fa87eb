### A mesa: barra, botões, painéis, mão, resultado, repetição.

# A barra da mesa.

bar-phase = Fase da partida
bar-log = Registo (L)
bar-keys = Teclas de atalho (A)
bar-sound-on = O som está ativado
bar-sound-off = O som está desativado
play-where = { $track } · a mesa de { $name }
play-side = Decisão e registo
play-panel = O que se passa
wait-for = À espera de { $names }

# Botões: um verbo e o seu objeto.

act-next-lot = Lote seguinte
act-go-on = Continuar
act-later = Jogar quando a ligação voltar
act-choose = Escolhe
act-choose-card = Escolhe uma carta
act-choose-power = Escolhe um poder
act-choose-car = Escolhe um carro
act-choose-space = Escolhe um espaço
act-bid = Licitar { $amount } pelo { car }
act-bid-wild = Licitar { $amount } com um Jóquer
act-bid-lowest = Licitar { $amount }, o número mais baixo
act-pass = Passar ({ $card } volta)
act-pass-any = Passar
act-take-back = Retirar a carta
act-keep = Ficar com { power }
act-play = Jogar a carta
act-play-reversed = Jogá-la de baixo para cima
act-reverse = Inverter
act-move = { $steps ->
    [one] Mover o { car } { $steps } espaço
   *[other] Mover o { car } { $steps } espaços
}
act-skip = Deixar o { colour } de fora
act-skip-wild = Deixar o Jóquer de fora
act-let-go = { $me ->
    [yes] Deixar avançar, conduzes tu
   *[no] Deixar { $name } conduzir
}
act-stop = Parar em { $space }
act-stay = Ficar em { $space }
act-finish = Cruzar a linha de chegada
act-bet = Apostar no { car }
act-pause = Pausa
act-resume = Retomar
act-show-end = Ver o fim
act-result = Ver o resultado
act-speed = Velocidade: { $speed ->
    [off] sem movimento
    [slow] lenta
    [normal] normal
   *[fast] rápida
}

# O leilão, lote a lote.

auction-lot = Lote { $number } de { $count }
auction-lot-again = { $left ->
    [one] Segunda ronda, último lote
   *[other] Segunda ronda, faltam { $left } lotes
}
auction-hint = Põe uma carta virada para baixo. O número na linha do { car } é o teu lance.
auction-by-wild = Não tens carta com o { car }. Um Jóquer licita o seu número.
auction-by-lowest = Não tens carta com o { car } nem Jóquer. Qualquer carta licita o seu número mais baixo.
auction-cannot = Não tens carta com o { car } nem Jóquer: só podes passar.
auction-comes = { $begins ->
    [yes] Traz a sua carta Velocidade Oito e parte em { ordinal }: o dono joga a primeira carta.
   *[no] Traz a sua carta Velocidade Oito e parte em { ordinal }.
}
auction-no-power = Vem sem poder.
auction-which-wild = Que Jóquer licita?
auction-prices = Preços até agora
auction-now = agora
auction-for-sale = em leilão
auction-to-come = a seguir
auction-aside = reservado
auction-laid = A tua carta está na mesa: licitas { $amount }. Já não se troca.
auction-passed = A tua carta está na mesa: passas.
auction-held = { $way ->
    [pass] Passas. A tua carta vai para a mesa dentro de alguns segundos, ou quando os outros tiverem posto a deles.
   *[bid] Licitas { $amount }. A tua carta vai para a mesa dentro de alguns segundos, ou quando os outros tiverem posto a deles.
}
auction-peek = Ver a tua carta
auction-may-not = Agora só licita quem não tem carro.
auction-watch = Estás a assistir. As cartas são postas viradas para baixo.
reveal-turned = As cartas são viradas
reveal-sold = { $me ->
    [yes] Compras o { car } por { $price }
   *[no] { $name } fica com o { car } por { $price }
}
reveal-takes = { $me ->
    [yes] { $power ->
        [none] Anotas { $price } e levas a Velocidade Oito do { car }. Todas as cartas voltam à mão.
       *[other] Anotas { $price } e levas a Velocidade Oito do { car } e { power }. Todas as cartas voltam à mão.
    }
   *[no] { $power ->
        [none] { $name } paga { $price } e leva a Velocidade Oito do { car }. Todas as cartas voltam à mão.
       *[other] { $name } paga { $price } e leva a Velocidade Oito do { car } e { power }. Todas as cartas voltam à mão.
    }
}
reveal-wins = ganha
reveal-tied = empate
reveal-lower = menor
reveal-pass = passa
why-title = { $me ->
    [yes] Porquê tu e não { $others }?
   *[no] Porquê { $name } e não { $others }?
}
why-both = { $count ->
    [2] Ambos licitaram { $amount }, e ninguém licitou mais.
   *[other] Os { $count } licitaram { $amount }, e ninguém licitou mais.
}
why-tie-break = { $rule ->
    [cars] { $how ->
        [decides] Primeiro desempate, mais carros na carta: { $winner } contra { $others }. Está decidido.
       *[level] Primeiro desempate, mais carros na carta: iguais, { $winner }.
    }
   *[no-wild] { $how ->
        [decides] Segundo desempate, sem Jóquer na carta: está decidido.
        [level] Segundo desempate, sem Jóquer na carta: iguais.
       *[unneeded] Segundo desempate, sem Jóquer na carta: desnecessário.
    }
}
why-by-chance = Decide então a sorte.

# Força de uma mão.

strength-hand = A tua mão, por carro
strength-row = { $wild ->
    [0] { $steps ->
        [one] { $steps } espaço
       *[other] { $steps } espaços
    }
   *[other] { $steps ->
        [one] { $steps } espaço, mais { $wild } com Jóqueres
       *[other] { $steps } espaços, mais { $wild } com Jóqueres
    }
}

# Os poderes.

powers-title = Fica com uma carta Potência
powers-others-title = Potências
powers-hint = Escolhe um de { $count }. Serve para os teus carros: { $cars }. Os outros saem do jogo.
powers-fit = Com a tua mão: { $power ->
    [aggressive] { $count ->
        [one] { $count } carta começa com um carro teu.
       *[other] { $count } cartas começam com um carro teu.
    }
    [strategic] { $count ->
        [one] { $count } carta move um rival que podes deixar de fora.
       *[other] { $count } cartas movem um rival que podes deixar de fora.
    }
    [tricky] { $count ->
        [one] { $count } carta acaba com um carro teu.
       *[other] { $count } cartas acabam com um carro teu.
    }
    [unpredictable] { $count ->
        [one] { $count } carta tem Jóquer.
       *[other] { $count } cartas têm Jóquer.
    }
    [cunning] { $count ->
        [one] { $count } carta move um carro teu, e nas cartas de todos quem conduz os teus és tu.
       *[other] { $count } cartas movem um carro teu, e nas cartas de todos quem conduz os teus és tu.
    }
   *[other] { $count ->
        [one] { $count } carta move um carro teu: mais dois espaços se só passar por retas.
       *[other] { $count } cartas movem um carro teu: mais dois espaços se só passar por retas.
    }
}
powers-others = Os outros
powers-chosen = { $me ->
    [yes] Já escolheste.
   *[no] { $name } já escolheu.
}
powers-choosing = { $me ->
    [yes] Ainda estás a escolher: { $powers }.
   *[no] { $name } ainda está a escolher: { $powers }.
}

# Uma carta a jogar, e as suas linhas.

card-title = É a tua vez: joga uma carta
card-as-things-stand = Previsão: cada linha pode mudar a seguinte.
card-choose = Escolhe uma carta para veres o que faria cada linha.
card-is-reversed = da última linha para a primeira.
card-note = { $power ->
    [strategic] { $count ->
        [one] podes deixar esta linha de fora.
       *[other] podes deixar uma destas { $count } linhas de fora quando chegar a sua vez.
    }
    [tricky] { $order ->
        [reversed] { card-is-reversed }
       *[printed] podes jogá-la de baixo para cima.
    }
   *[unpredictable] o teu Jóquer também pode mover um carro impresso aqui.
}
line-any-car = um carro à tua escolha
line-gains = { $places ->
    [0] mantém a posição
    [one] { $all ->
        [yes] ganha { $places } posição
       *[no] ganha até { $places } posição
    }
   *[other] { $all ->
        [yes] ganha { $places } posições
       *[no] ganha até { $places } posições
    }
}
line-loses = { $all ->
    [yes] perde { $lost }
   *[no] pode perder { $lost }
}
line-after = { $count ->
    [one] atrás de: { $cars }, que se move antes
   *[other] atrás de: { $cars }, que se movem antes
}
line-blocked = bloqueado, perde { $lost }
line-steers = { $me ->
    [yes] conduzes tu ({ -cunning })
   *[no] { $name } conduz ({ -cunning })
}
line-choose = escolhe
line-wild-to-come = carro à escolha
line-moved = { $steps } até { $space }
line-jammed = { $steps } de { $speed } até { $space }
line-home = chegou: { ordinal }
line-by = { $told }, por { $name }
line-skipped = ficou de fora
line-nothing = sem carro
owner-you = teu
owner-of = de { $name }
owner-none = de ninguém
wild-title = Jóquer { $steps }: que carro?
wild-hint = Escolhe um carro; a sua linha diz o que faria.
go-hint = Seria { $name } a conduzi-lo ({ -cunning }).

# Onde um carro para.

end-title = Onde para o { car }?
end-hint = Linha { $line } da tua carta: { $steps ->
    [one] { $steps } espaço.
   *[other] { $steps } espaços.
} Escolhe um espaço para veres o caminho.
end-hint-steer = { $steps ->
    [one] { $name } move-o { $steps } espaço, e quem o conduz és tu ({ -cunning }).
   *[other] { $name } move-o { $steps } espaços, e quem o conduz és tu ({ -cunning }).
}
end-bonus-title = Mais dois espaços para o { car }?
end-bonus-hint = { -determined }: só passou por retas. Pode seguir ou ficar.
end-count = { $count ->
    [one] Um sítio onde parar
   *[other] { $count } sítios onde parar
}
end-furthest = o mais avançado
end-across = linha de chegada
end-all = { $steps ->
    [one] { $steps } espaço
   *[other] os { $steps }
}
end-loses = perde { $lost }
end-behind = atrás de: { $cars }
end-more = mais { $steps }
end-none = fica
end-more-places = { $count ->
    [one] mais { $count } sítio
   *[other] mais { $count } sítios
}
end-fewer = Menos sítios

# Enquanto jogam os outros.

turn-of = { $me ->
    [yes] É a tua vez
   *[no] Joga { $name }
}
turn-wait = { $count ->
    [one] À espera de { $count } jogador
   *[other] À espera de { $count } jogadores
}
turn-over = A corrida terminou
log-title = Registo
watch-only = Estás a assistir.
watch-preset = Já podes escolher a próxima carta. Ninguém a vê.
interlude-hint = Corrida { $race } de { $races }. A próxima, no circuito { track-name }, está pronta.
watch-before = A carta anterior
watch-last = A última carta
turn-steers = { $me ->
    [yes] Agora conduzes o { car }
   *[no] { $name } conduz agora o { car }
}

# As apostas.

bets-title = Aposta { $bet }: quem ganha a corrida?
bets-hint = Paga { $pays } por 1.º / 2.º / 3.º. Secreta até ao fim.
bets-rank = { ordinal } agora
bets-home = chegou em { ordinal }
bets-pays = paga { $pays }
bets-slip = O teu boletim
bets-secret = secreto
bets-else = senão
bets-wait-title = A aposta { $bet } está a ser feita
bets-made = A tua aposta está feita. Fica secreta até ao fim.

# A mão de cartas.

hand-title = A tua mão
hand-bids = licita { $amount }
hand-card = Carta { $number } de { $count }: { $lines }.
hand-card-mine = Teus: { $cars }.
hand-hint-bid = As cartas que licitam pelo { car } estão erguidas. Com as outras passas. A carta volta para ti.
hand-hint-play = Escolhe uma. Setas para navegar, Enter para jogar.
hand-hint-left = { $count ->
    [0] É a tua última carta
    [one] Fica { $count } carta depois desta
   *[other] Ficam { $count } cartas depois desta
}
hand-hint-preset = Escolhe já a próxima carta, se quiseres. Ninguém a vê.

# Apenas falado.

say-turn = { $count ->
    [one] É a tua vez. { $count } carta.
   *[other] É a tua vez. { $count } cartas.
}
say-strength = { $wild ->
    [0] { $steps ->
        [one] A tua mão move o { car } { $steps } espaço.
       *[other] A tua mão move o { car } { $steps } espaços.
    }
   *[other] { $steps ->
        [one] A tua mão move o { car } { $steps } espaço, mais { $wild } com Jóqueres.
       *[other] A tua mão move o { car } { $steps } espaços, mais { $wild } com Jóqueres.
    }
}
say-strength-of = { $wild ->
    [0] O { car }: { $steps }.
   *[other] O { car }: { $steps }, mais { $wild } com Jóqueres.
}
say-bid = { $me ->
    [yes] tu { $bid }
   *[no] { $name } { $bid }
}
say-pass = { $me ->
    [yes] tu passaste
   *[no] { $name } passou
}
say-ends = O { car }, { $steps ->
    [one] { $steps } espaço
   *[other] { $steps } espaços
}. { $count ->
    [one] { $count } sítio onde parar.
   *[other] { $count } sítios onde parar.
}
say-steer = És tu quem conduz o { car }.
say-bet = Aposta { $bet }. Paga { $pays } milhões. Seis carros.
say-car = { $number }: o { car } em { $space }, { $owner }.
say-home = chegou

# A ligação e outros separadores.

play-lost = Ligação perdida.
play-lost-safe = A tentar de novo; a tua partida está segura. Podes continuar a escolher.
play-restarting = O servidor está a reiniciar. A tua partida está guardada e continua dentro de momentos.
play-try-now = Tentar já
play-missed = { $count ->
    [one] De volta à mesa. Perdeste { $count } jogada.
   *[other] De volta à mesa. Perdeste { $count } jogadas.
}
play-show-missed = Ver
play-rest = Jogar o resto de uma vez
play-rest-left = Um bot joga o resto por ti.
play-elsewhere = Este lugar está aberto noutro separador.
play-elsewhere-hint = Um lugar joga-se num separador de cada vez.
play-use-here = Usá-lo aqui
play-taken-over = { $level ->
    [pro] Agora é um profissional que conduz por ti.
    [rookie] Agora é um novato que conduz por ti.
    [club] Agora é um amador que conduz por ti.
    [champion] Agora é um campeão que conduz por ti.
   *[other] Agora é um bot que conduz por ti.
}
play-taken-over-hint = { $clock ->
    [none] Não estavas, ou os outros seguiram em frente. Pega no volante quando quiseres.
   *[other] O teu tempo acabou. Pega no volante quando quiseres.
}
play-take-wheel = Pegar no volante

# O resultado final.

result-badge = { $track } · { $players } jogadores · { $cards } cartas
result-board = Olhar para o tabuleiro
result-rematch = Desforra
result-replay = Rever a corrida
result-record = Guardar a partida
result-share = Partilhar
result-next = Para a partida seguinte deste grupo
result-standing = Classificação
result-tie = Em caso de empate ganha quem tem o carro mais bem classificado.
result-winner = ganha
result-sheets = Folhas de pontuação
result-jams = Movimento perdido por bloqueio
result-under-way = em corrida
sheet-driver = Piloto
sheet-race = Corrida { $race }
sheet-caption = Folha de pontuação de { $name }
sheet-caption-race = Folha de pontuação de { $name }, corrida { $race }
sheet-bet-pays = aposta, paga { $pays }
sheet-betting-pays = Pagamento das apostas
sheet-racing-pays = Prémios de corrida
sheet-earned = recebido
sheet-racing = Prémios
sheet-betting = Apostas
sheet-auction = Leilão
sheet-sum = Lucro

# Rever uma partida.

replay-where = Repetição · { $track }
replay-playback = Reprodução
replay-scrub = Jogada
replay-move = jogada { $number } de { $count }
replay-start = Para o início
replay-end = Para o fim
replay-play = Reproduzir
replay-card = Carta { $number } de { $count }
replay-seen-from = Visto por
replay-all = Todos
replay-moves = Jogadas
replay-link = Copiar a ligação para esta jogada
replay-record = Partida
replay-key-move = uma jogada atrás ou à frente
replay-key-card = uma carta atrás ou à frente
replay-key-play = ver ou fazer uma pausa
replay-key-ends = a primeira ou a última jogada

# The end with feeling: chart of the race, why one came behind, a stranger's way in.
result-chart = A corrida, carta a carta
result-chart-bets = As linhas tracejadas são as apostas.
result-led = O { car } lidera da partida à chegada.
result-turned = { $me ->
    [yes] O { car } assume a liderança de vez com a carta { $card } de { $of }, que jogaste.
   *[no] O { car } assume a liderança de vez com a carta { $card } de { $of }, jogada por { $name }.
}
result-behind = { $by ->
    [racing] { $amount } a menos em prémios do que quem ganhou
    [betting] { $amount } a menos em apostas do que quem ganhou
   *[auction] { $amount } a mais gastos em carros do que quem ganhou
}
result-play = Joga uma corrida

# The race in sight: standings, what a card would do, the draw pile.

pile-left = { $count ->
    [0] Pilha: já não há cartas.
    [one] Pilha: { $count } carta.
   *[other] Pilha: { $count } cartas.
}
# A lap on a car, as short as can be.
lap-sign = V{ $lap }
stand-title = Posições
stand-finish = Chegada
stand-lap = Volta
stand-line = Aposta { $bet }
stand-hand = Na mão
stand-over = cruzada
stand-bet = { $me ->
    [yes] a tua aposta { $bet }
   *[no] aposta { $bet } de { $name }
}
result-bets = Quem apostou em quê
result-bet-after = Aposta { $bet }, depois da carta { $card }
result-bet-then = então { ordinal }
result-bet-end = no fim { ordinal }

# A própria carta enquanto é executada, e o último carro do leilão.

own-card = A tua carta
act-moving = { $car ->
    [none] A tua carta…
   *[other] O { car } anda…
}
reveal-forced = { $me ->
    [yes] O último carro é teu: o { car }, por { $price }
   *[no] { $name } recebe o último carro: o { car }, por { $price }
}

# Antes de escolher uma carta: as últimas cartas, as apostas, a mão, o dinheiro.

recap-title = Desde a tua última carta
recap-bets = As tuas apostas
strength-left = O que resta na tua mão
money-now = { $me ->
    [yes] Se acabasse agora: tu { $amount }, { ordinal }
   *[no] Se acabasse agora: { $name } { $amount }, { ordinal }
}
money-now-secret = As apostas secretas dos outros não contam aqui.
# The auction on the board, the finish, sound.

finish-won = { $me ->
    [yes] Ganhas com { $money }.
   *[no] { $name } ganha com { $money }.
}
finish-you = Tu: { ordinal }.
finish-you-money = Tu: { ordinal }, { $money }.
finish-skip = Saltar
sound-offer = Com som? Motores, pneus e público.
sound-turn-on = Ativar o som
replay-previous = Anterior
replay-next = Seguinte
card-cars = { $count ->
    [one] { $count } carro
   *[other] { $count } carros
}
