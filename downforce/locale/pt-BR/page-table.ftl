### A mesa: barra, botões, painéis, mão, resultado, replay.

# A barra da mesa.

bar-phase = Fase do jogo
bar-log = Registro (L)
bar-keys = Teclas (A)
bar-sound-on = O som está ligado
bar-sound-off = O som está desligado
play-where = { $track } · mesa de { $name }
play-side = Decisão e registro
play-panel = O que está acontecendo
wait-for = Esperando { $names }

# Botões: um verbo e seu objeto.

act-next-lot = Próximo lote
act-go-on = Continuar
act-later = Jogar quando a conexão voltar
act-choose = Escolha
act-choose-card = Escolha uma carta
act-choose-power = Escolha um poder
act-choose-car = Escolha um carro
act-choose-space = Escolha uma casa
act-bid = Dar { $amount } pelo { car }
act-bid-wild = Dar { $amount } com um curinga
act-bid-lowest = Dar { $amount }, o menor número dela
act-pass = Passar ({ $card } volta)
act-pass-any = Passar
act-take-back = Retirar a carta
act-keep = Ficar com { power }
act-play = Jogar esta carta
act-play-reversed = Jogar de baixo para cima
act-reverse = Inverter
act-move = { $steps ->
    [one] Mover o { car } { $steps } casa
   *[other] Mover o { car } { $steps } casas
}
act-skip = Deixar o { colour } de fora
act-skip-wild = Deixar o curinga de fora
act-let-go = { $me ->
    [yes] Deixar andar, você dirige
   *[no] Deixar { $name } dirigir
}
act-stop = Parar em { $space }
act-stay = Ficar parado em { $space }
act-finish = Cruzar a linha de chegada
act-bet = Apostar no { car }
act-pause = Pausar
act-resume = Seguir
act-show-end = Ver o fim
act-result = Ver o resultado
act-speed = Velocidade: { $speed ->
    [off] sem movimento
    [slow] lenta
    [normal] normal
   *[fast] rápida
}

# O leilão.

auction-lot = Lote { $number } de { $count }
auction-lot-again = { $left ->
    [one] Segunda rodada, último lote
   *[other] Segunda rodada, restam { $left } lotes
}
auction-hint = Ponha uma carta virada para baixo. O número na linha do { car } é o seu lance.
auction-by-wild = Você não tem carta com o { car }. Um curinga dá lance com o número dele.
auction-by-lowest = Você não tem carta com o { car } nem curinga. Qualquer carta dá lance com o menor número dela.
auction-cannot = Você não tem carta com o { car } nem curinga: só pode passar.
auction-comes = { $begins ->
    [yes] Vem com a carta de Velocidade-8 e larga em { ordinal }: o dono joga a primeira carta.
   *[no] Vem com a carta de Velocidade-8 e larga em { ordinal }.
}
auction-no-power = Não traz poder.
auction-which-wild = Qual curinga dá o lance?
auction-prices = Preços até agora
auction-now = agora
auction-for-sale = à venda
auction-to-come = a seguir
auction-aside = de lado
auction-laid = A sua carta está na mesa: lance de { $amount }. Não se troca mais.
auction-passed = A sua carta está na mesa: você passa.
auction-held = { $way ->
    [pass] Você passa. A sua carta vai para a mesa em alguns segundos, ou quando os outros tiverem posto a deles.
   *[bid] Lance de { $amount }. A sua carta vai para a mesa em alguns segundos, ou quando os outros tiverem posto a deles.
}
auction-peek = Olhar a sua carta
auction-may-not = Agora só dá lance quem não tem carro.
auction-watch = Você está assistindo. As cartas são postas viradas para baixo.
reveal-turned = As cartas são viradas
reveal-sold = { $me ->
    [yes] Você compra o { car } por { $price }
   *[no] { $name } compra o { car } por { $price }
}
reveal-takes = { $me ->
    [yes] { $power ->
        [none] Você anota { $price } e leva a Velocidade-8 do { car }. Todas as cartas voltam para a mão.
       *[other] Você anota { $price } e leva a Velocidade-8 do { car } e { power }. Todas as cartas voltam para a mão.
    }
   *[no] { $power ->
        [none] { $name } paga { $price } e leva a Velocidade-8 do { car }. Todas as cartas voltam para a mão.
       *[other] { $name } paga { $price } e leva a Velocidade-8 do { car } e { power }. Todas as cartas voltam para a mão.
    }
}
reveal-wins = vence
reveal-tied = empata
reveal-lower = menos
reveal-pass = passa
why-title = { $me ->
    [yes] Por que você e não { $others }?
   *[no] Por que { $name } e não { $others }?
}
why-both = { $count ->
    [2] Os dois deram { $amount }, e ninguém deu mais.
   *[other] Os { $count } deram { $amount }, e ninguém deu mais.
}
why-tie-break = { $rule ->
    [cars] { $how ->
        [decides] Primeiro desempate, mais carros na carta: { $winner } contra { $others }. Decide.
       *[level] Primeiro desempate, mais carros na carta: igual, { $winner }.
    }
   *[no-wild] { $how ->
        [decides] Segundo desempate, sem curinga na carta: decide.
        [level] Segundo desempate, sem curinga na carta: igual.
       *[unneeded] Segundo desempate, sem curinga na carta: não foi preciso.
    }
}
why-by-chance = Então a sorte decide.

# Força da mão.

strength-hand = Sua mão, por carro
strength-row = { $wild ->
    [0] { $steps ->
        [one] { $steps } casa
       *[other] { $steps } casas
    }
   *[other] { $steps ->
        [one] { $steps } casa, mais { $wild } com curingas
       *[other] { $steps } casas, mais { $wild } com curingas
    }
}

# Poderes.

powers-title = Fique com um poder
powers-others-title = Poderes
powers-hint = Escolha um de { $count }. Vale para os seus carros: { $cars }. Os outros saem do jogo.
powers-fit = Com a sua mão: { $power ->
    [aggressive] { $count ->
        [one] { $count } carta começa com um carro seu.
       *[other] { $count } cartas começam com um carro seu.
    }
    [strategic] { $count ->
        [one] { $count } carta move um rival que você pode deixar de fora.
       *[other] { $count } cartas movem um rival que você pode deixar de fora.
    }
    [tricky] { $count ->
        [one] { $count } carta termina com um carro seu.
       *[other] { $count } cartas terminam com um carro seu.
    }
    [unpredictable] { $count ->
        [one] { $count } carta tem curinga.
       *[other] { $count } cartas têm curinga.
    }
    [cunning] { $count ->
        [one] { $count } carta move um carro seu, e nas cartas de todos quem dirige os seus é você.
       *[other] { $count } cartas movem um carro seu, e nas cartas de todos quem dirige os seus é você.
    }
   *[other] { $count ->
        [one] { $count } carta move um carro seu: duas casas a mais se ele só passar por retas.
       *[other] { $count } cartas movem um carro seu: duas casas a mais se ele só passar por retas.
    }
}
powers-others = Os outros
powers-chosen = { $me ->
    [yes] Você escolheu.
   *[no] { $name } escolheu.
}
powers-choosing = { $me ->
    [yes] Você ainda está escolhendo: { $powers }.
   *[no] { $name } ainda está escolhendo: { $powers }.
}

# Uma carta para jogar, e as linhas dela.

card-title = Sua vez: jogue uma carta
card-as-things-stand = Prévia: cada linha pode mudar a seguinte.
card-choose = Escolha uma carta para ver o que cada linha faria.
card-is-reversed = de baixo para cima.
card-note = { $power ->
    [strategic] { $count ->
        [one] você pode deixar esta linha de fora.
       *[other] você pode deixar uma destas { $count } linhas de fora quando chegar a vez dela.
    }
    [tricky] { $order ->
        [reversed] { card-is-reversed }
       *[printed] você pode jogar de baixo para cima.
    }
   *[unpredictable] o seu curinga também pode mover um carro impresso aqui.
}
line-any-car = um carro à sua escolha
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
    [yes] você dirige ({ -cunning })
   *[no] { $name } dirige ({ -cunning })
}
line-choose = escolha
line-wild-to-come = qualquer carro
line-moved = { $steps } até { $space }
line-jammed = { $steps } de { $speed } até { $space }
line-home = chegou: { ordinal }
line-by = { $told }, por { $name }
line-skipped = ficou de fora
line-nothing = nenhum carro
owner-you = seu
owner-of = de { $name }
owner-none = sem dono
wild-title = Curinga { $steps }: que carro?
wild-hint = Escolha um carro; a linha dele diz o que ele faria.
go-hint = Quem dirigiria seria { $name } ({ -cunning }).

# Onde um carro para.

end-title = Onde para o { car }?
end-hint = Linha { $line } da sua carta: { $steps ->
    [one] { $steps } casa.
   *[other] { $steps } casas.
} Escolha uma casa para ver o caminho.
end-hint-steer = { $steps ->
    [one] { $name } move o carro { $steps } casa, e quem dirige é você ({ -cunning }).
   *[other] { $name } move o carro { $steps } casas, e quem dirige é você ({ -cunning }).
}
end-bonus-title = Mais duas casas para o { car }?
end-bonus-hint = { -determined }: só passou por retas. Pode seguir ou ficar.
end-count = { $count ->
    [one] Um lugar para parar
   *[other] { $count } lugares para parar
}
end-furthest = a mais avançada
end-across = linha de chegada
end-all = { $steps ->
    [one] { $steps } casa
   *[other] as { $steps }
}
end-loses = perde { $lost }
end-behind = atrás de: { $cars }
end-more = mais { $steps }
end-none = fica
end-more-places = { $count ->
    [one] mais { $count } lugar
   *[other] mais { $count } lugares
}
end-fewer = Menos lugares

# Enquanto os outros jogam.

turn-of = { $me ->
    [yes] Sua vez
   *[no] { $name } joga
}
turn-wait = { $count ->
    [one] Esperando { $count } jogador
   *[other] Esperando { $count } jogadores
}
turn-over = A corrida acabou
log-title = Registro
watch-only = Você está assistindo.
watch-preset = Você já pode escolher a próxima carta. Ninguém vê.
interlude-hint = Corrida { $race } de { $races }. A próxima, em { track-name }, está pronta.
watch-before = A carta anterior
watch-last = A última carta
turn-steers = { $me ->
    [yes] Agora você dirige o { car }
   *[no] { $name } dirige agora o { car }
}

# Apostas.

bets-title = Aposta { $bet }: quem vence a corrida?
bets-hint = Paga { $pays } por 1º / 2º / 3º. Secreta até o fim.
bets-rank = { ordinal } agora
bets-home = chegou em { ordinal }
bets-pays = paga { $pays }
bets-slip = Seu bilhete
bets-secret = secreto
bets-else = senão
bets-wait-title = A aposta { $bet } está sendo feita
bets-made = A sua aposta está feita. Fica secreta até o fim.

# A mão.

hand-title = Sua mão
hand-bids = lance { $amount }
hand-card = Carta { $number } de { $count }: { $lines }.
hand-card-mine = Seus: { $cars }.
hand-hint-bid = As cartas que dão lance pelo { car } estão erguidas. Com as outras você passa. A carta volta para você.
hand-hint-play = Escolha uma. Setas para navegar, Enter para jogar.
hand-hint-left = { $count ->
    [0] É a sua última carta
    [one] { $count } carta depois desta
   *[other] { $count } cartas depois desta
}
hand-hint-preset = Escolha já a próxima carta, se quiser. Ninguém vê.

# Só falado.

say-turn = { $count ->
    [one] Sua vez. { $count } carta.
   *[other] Sua vez. { $count } cartas.
}
say-strength = { $wild ->
    [0] { $steps ->
        [one] A sua mão move o { car } { $steps } casa.
       *[other] A sua mão move o { car } { $steps } casas.
    }
   *[other] { $steps ->
        [one] A sua mão move o { car } { $steps } casa, mais { $wild } com curingas.
       *[other] A sua mão move o { car } { $steps } casas, mais { $wild } com curingas.
    }
}
say-strength-of = { $wild ->
    [0] O { car }: { $steps }.
   *[other] O { car }: { $steps }, mais { $wild } com curingas.
}
say-bid = { $me ->
    [yes] você { $bid }
   *[no] { $name } { $bid }
}
say-pass = { $me ->
    [yes] você passou
   *[no] { $name } passou
}
say-ends = O { car }, { $steps ->
    [one] { $steps } casa
   *[other] { $steps } casas
}. { $count ->
    [one] { $count } lugar para parar.
   *[other] { $count } lugares para parar.
}
say-steer = Você dirige o { car }.
say-bet = Aposta { $bet }. Paga { $pays } milhões. Seis carros.
say-car = { $number }: o { car }, { $space }, { $owner }.
say-home = chegou

# A conexão e outras abas.

play-lost = Conexão perdida.
play-lost-safe = Tentando de novo; a sua partida está segura. Você pode continuar escolhendo.
play-restarting = O servidor está reiniciando. A sua partida está segura e continua em instantes.
play-try-now = Tentar agora
play-missed = { $count ->
    [one] De volta à mesa. Você perdeu { $count } jogada.
   *[other] De volta à mesa. Você perdeu { $count } jogadas.
}
play-show-missed = Mostrar
play-rest = Jogar o resto de uma vez
play-rest-left = Um bot joga o resto por você.
play-elsewhere = Este lugar está aberto em outra aba.
play-elsewhere-hint = Um lugar se joga em uma aba por vez.
play-use-here = Usar aqui
play-taken-over = { $level ->
    [pro] Agora um profissional dirige por você.
    [rookie] Agora um novato dirige por você.
    [club] Agora um amador dirige por você.
    [champion] Agora um campeão dirige por você.
   *[other] Agora um bot dirige por você.
}
play-taken-over-hint = { $clock ->
    [none] Você não estava, ou os outros seguiram em frente. Assuma o volante quando quiser.
   *[other] O seu tempo acabou. Assuma o volante quando quiser.
}
play-take-wheel = Assumir o volante

# O resultado.

result-badge = { $track } · { $players } jogadores · { $cards } cartas
result-board = Ver o tabuleiro
result-rematch = Revanche
result-replay = Ver o replay
result-record = Salvar a partida
result-share = Compartilhar
result-next = Para a próxima partida deste grupo
result-standing = Classificação
result-tie = No empate vence quem tem o carro mais bem colocado.
result-winner = vence
result-sheets = Folhas de pontuação
result-jams = Movimento perdido por bloqueio
result-under-way = na corrida
sheet-driver = Piloto
sheet-race = Corrida { $race }
sheet-caption = Folha de { $name }
sheet-caption-race = Folha de { $name }, corrida { $race }
sheet-bet-pays = aposta, paga { $pays }
sheet-betting-pays = Pagamento das apostas
sheet-racing-pays = Pagamento das corridas
sheet-earned = ganho
sheet-racing = Corrida
sheet-betting = Apostas
sheet-auction = Leilão
sheet-sum = Ganhos

# Replay.

replay-where = Replay · { $track }
replay-playback = Reprodução
replay-scrub = Jogada
replay-move = jogada { $number } de { $count }
replay-start = Ao início
replay-end = Ao fim
replay-play = Reproduzir
replay-card = Carta { $number } de { $count }
replay-seen-from = Visto por
replay-all = Todos
replay-moves = Jogadas
replay-link = Copiar o link para esta jogada
replay-record = Partida
replay-key-move = uma jogada para trás ou para a frente
replay-key-card = uma carta para trás ou para a frente
replay-key-play = reproduzir ou pausar
replay-key-ends = primeira ou última jogada

# The end with feeling: chart of the race, why one came behind, a stranger's way in.
result-chart = A corrida, carta a carta
result-chart-bets = As linhas tracejadas são as apostas.
result-led = O { car } lidera da largada à chegada.
result-turned = { $me ->
    [yes] O { car } assume a liderança de vez com a carta { $card } de { $of }, que você jogou.
   *[no] O { car } assume a liderança de vez com a carta { $card } de { $of }, jogada por { $name }.
}
result-behind = { $by ->
    [racing] { $amount } a menos em prêmios do que quem venceu
    [betting] { $amount } a menos em apostas do que quem venceu
   *[auction] { $amount } a mais gastos em carros do que quem venceu
}
result-play = Jogue uma corrida

# The race in sight: standings, what a card would do, the draw pile.

pile-left = { $count ->
    [0] Pilha de compra: não há mais cartas.
    [one] Pilha de compra: { $count } carta.
   *[other] Pilha de compra: { $count } cartas.
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
    [yes] sua aposta { $bet }
   *[no] aposta { $bet } de { $name }
}
result-bets = Quem apostou em quê
result-bet-after = Aposta { $bet }, depois da carta { $card }
result-bet-then = então { ordinal }
result-bet-end = no fim { ordinal }

# A própria carta enquanto é executada, e o último carro do leilão.

own-card = Sua carta
act-moving = { $car ->
    [none] Sua carta…
   *[other] O { car } anda…
}
reveal-forced = { $me ->
    [yes] O último carro é seu: o { car }, por { $price }
   *[no] { $name } fica com o último carro: o { car }, por { $price }
}

# Antes de escolher uma carta: as últimas cartas, as apostas, a mão, o dinheiro.

recap-title = Desde a sua última carta
recap-bets = Suas apostas
strength-left = O que resta na sua mão
money-now = { $me ->
    [yes] Se acabasse agora: você { $amount }, { ordinal }
   *[no] Se acabasse agora: { $name } { $amount }, { ordinal }
}
money-now-secret = As apostas secretas dos outros não contam aqui.
# The auction on the board, the finish, sound.

finish-won = { $me ->
    [yes] Você vence com { $money }.
   *[no] { $name } vence com { $money }.
}
finish-you = Você: { ordinal }.
finish-you-money = Você: { ordinal }, { $money }.
finish-skip = Pular
sound-offer = Com som? Motores, pneus e torcida.
sound-turn-on = Ligar o som
replay-previous = Anterior
replay-next = Próxima
card-cars = { $count ->
    [one] { $count } carro
   *[other] { $count } carros
}
