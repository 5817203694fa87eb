### Pessoas numa mesa: quem está, quem espera por quem, o que dizem. $me é "yes" quando a pessoa de $name é quem lê.

# Quem está, e quem conduz.

strip-driven = conduz um bot
told-driver = Agora é um bot que conduz por { $name }.
told-wheel = { $me ->
    [yes] Voltaste ao volante.
   *[no] { $name } voltou ao volante.
}
told-latecomer = { $me ->
    [yes] Agora conduzes no lugar de { $bot }.
   *[no] { $name } fica com o lugar de { $bot }.
}
relief-away = { $name } não está. Um bot pode conduzir até { $name } voltar.
relief-slow = Há algum tempo que { $name } não joga. Um bot pode conduzir entretanto.
relief-do = Deixar um bot conduzir
nudge-do = Dar um toque
nudge-done = Deste um toque a { $name }.
nudge-me = { $name } está à tua espera.

# Quem chega atrasado.

late-offer = Podes ficar com o lugar de um bot e continuar a partida.
late-take = Ocupar o lugar de { $name }
make-late = Quem chega atrasado pode ocupar o lugar de um bot
make-late-hint = Quem abrir a ligação durante a corrida pode continuar no lugar de um bot.
plain-late = Quem chega atrasado pode ocupar o lugar de um bot.
plain-no-late = Durante a corrida, quem chega atrasado só pode assistir.

# Reações.

react-do = Dizer qualquer coisa
react-sign = { $sign ->
    [blocked] Bloqueio!
    [bravo] Boa corrida!
    [ouch] Ai!
    [coming] Aí vou eu!
    [close] Por um triz!
   *[thanks] Obrigado!
}
react-said = { $name }: { react-sign }
set-together = Com outras pessoas
set-reactions = Reações
set-reactions-hint = O que os outros dizem, ao lado do nome.
set-notify = Notificações
set-notify-hint = Do navegador, quando este separador não está à vista: a tua vez, um toque, uma desforra.
bar-notify-on = As notificações estão ativadas
bar-notify-off = As notificações estão desativadas
notify-blocked = O teu navegador não permite notificações desta página. Podes mudar isso nas definições dele.

# Depois do fim.

rematch-wanted = { $name } quer a desforra.
rematch-there = Já à mesa: { $names }.
rematch-ready = A desforra está pronta: só faltas tu.
rematch-begun = A desforra começou.
rematch-join = Ir para a desforra

# O que o servidor recusa.

refused-no-latecomers = Nesta mesa ninguém pode ocupar o lugar de um bot durante a corrida. Podes ficar a assistir.
refused-not-away = { $name } ainda está a tempo. Um bot só pode conduzir quando a mesa já esperou algum tempo.
refused-nudge-in-vain = A mesa não está à espera de { $name }.
refused-nudge-too-soon = { $name } acabou de receber um toque. Tenta outra vez dentro de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refused-give-up-too-soon = Nem todos queriam desistir. Podes voltar a perguntar daqui a { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refused-too-many-reactions = Uma coisa de cada vez. Espera um momento antes de dizeres mais alguma coisa.

# A distribuição das cartas, que qualquer pessoa pode verificar.

deal-agreeing = A distribuir as cartas…
deal-without = Cartas distribuídas de novo, sem a parte de { $names }: não chegou resposta.
fair-verified = Distribuição verificada
fair-unfinished = Distribuição verificada, partida não terminada
fair-failed = Distribuição não verificada
fair-how = Antes do início, o servidor comprometeu-se com um número secreto e a página de cada pessoa acrescentou um número ao acaso. Esta página voltou a sortear todas as cartas a partir desses números e saíram as mesmas: ninguém as escolheu.
fair-played = Cada carta licitada ou jogada tinha sido distribuída a quem a usou.
fair-mine = O teu próprio número está entre eles e o compromisso é o que te foi mostrado no início.
fair-shown = A grelha, a tua mão e os lotes são os que te foram mostrados durante a partida.
fair-absent = Este navegador não acrescentou nenhum número.
fair-fault = { $fault ->
    [missing] A partida guardada não contém nenhuma prova, embora esta página tenha participado na distribuição.
    [commitment] O segredo não é aquele com que o servidor se tinha comprometido.
    [mine] A partida guardada não contém o que foi mostrado a esta página durante a partida, ou o que ela deu.
    [shape] A partida guardada está danificada ou incompleta.
    [played] As ações não condizem com a distribuição: alguém usou uma carta que não era sua, ou falta alguma coisa.
    [unfinished] A partida foi abandonada antes do fim, ou o ficheiro dela foi cortado. O que contém foi distribuído como diz a prova.
    [ties] Um empate no leilão não foi sorteado como diz a prova.
   *[cards] As cartas não são as que a prova dá.
}
fair-silent = Não chegou nenhum número de: { $names }.
fair-discarded = { $count ->
    [one] Foi descartada uma distribuição antes desta, porque alguma página não respondeu ou o servidor reiniciou.
   *[other] Foram descartadas { $count } distribuições antes desta, porque alguma página não respondeu ou o servidor reiniciou.
}
fair-old = Esta partida começou numa versão anterior: quantas distribuições foram descartadas e de quem falta o número é apenas a palavra do servidor.
fair-limits = O que isto não mostra é que ninguém tenha espreitado: quem gere o servidor pode ver todas as mãos durante a partida. Para verificar sem esta página, guarda a partida e usa «downforce verify».
fair-commitment = Compromisso: { $commitment }

game-title = Esta partida
game-commitment = Tudo o que se sorteia nesta partida ficou fixado antes da distribuição. Este é o compromisso; no fim é verificado:
game-give-up = Desistir desta partida
game-give-up-sure = A partida acaba aqui e ninguém ganha. Podes ver até onde chegou.
game-play-on = Continuar a jogar
game-give-up-others = Pergunta-se a todos os que estão aqui. Se todos concordarem, a partida acaba e ninguém ganha.
give-up-asks = { $name } quer desistir desta partida
give-up-asks-hint = Se todos os que estão aqui concordarem, a partida acaba e ninguém ganha. Se alguém continuar, ou não responder num minuto, a partida segue.
give-up-waiting = Queres desistir desta partida. Ainda sem resposta de: { $names }.
give-up-alone = Queres desistir desta partida, e já não está aqui mais ninguém.
give-up-goes-on = A partida continua.
