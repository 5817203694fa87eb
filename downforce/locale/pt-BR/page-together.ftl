### Pessoas em uma mesa: quem está, quem espera por quem, o que dizem. $me é "yes" quando a pessoa de $name é quem lê.

# Quem está, e quem dirige.

strip-driven = um bot dirige
told-driver = Agora um bot dirige por { $name }.
told-wheel = { $me ->
    [yes] Você voltou a dirigir.
   *[no] { $name } voltou a dirigir.
}
told-latecomer = { $me ->
    [yes] Agora você dirige no lugar de { $bot }.
   *[no] { $name } entra no lugar de { $bot }.
}
relief-away = { $name } não está. Um bot pode dirigir até a volta de { $name }.
relief-slow = Faz um tempo que { $name } não joga. Um bot pode dirigir enquanto isso.
relief-do = Deixar um bot dirigir
nudge-do = Dar um toque
nudge-done = Você deu um toque em { $name }.
nudge-me = { $name } está esperando por você.

# Quem chega atrasado.

late-offer = Você pode entrar no lugar de um bot e continuar a partida.
late-take = Ocupar o lugar de { $name }
make-late = Quem chega atrasado pode ocupar o lugar de um bot
make-late-hint = Quem abrir o link durante a corrida pode continuar no lugar de um bot.
plain-late = Quem chega atrasado pode ocupar o lugar de um bot.
plain-no-late = Durante a corrida, quem chega atrasado só pode assistir.

# Reações.

react-do = Dizer algo
react-sign = { $sign ->
    [blocked] Bloqueio!
    [bravo] Boa corrida!
    [ouch] Ai!
    [coming] Lá vou eu!
    [close] Por pouco!
   *[thanks] Valeu!
}
react-said = { $name }: { react-sign }
set-together = Com outras pessoas
set-reactions = Reações
set-reactions-hint = O que os outros dizem, ao lado do nome.
set-notify = Notificações
set-notify-hint = Do navegador, quando esta aba não está à vista: a sua vez, um toque, uma revanche.
bar-notify-on = As notificações estão ligadas
bar-notify-off = As notificações estão desligadas
notify-blocked = O seu navegador não permite notificações desta página. Você pode mudar isso nas configurações dele.

# Depois do fim.

rematch-wanted = { $name } quer revanche.
rematch-there = Já na mesa: { $names }.
rematch-ready = A revanche está pronta: só falta você.
rematch-begun = A revanche começou.
rematch-join = Entrar na revanche

# O que o servidor recusa.

refused-no-latecomers = Nesta mesa ninguém pode ocupar o lugar de um bot durante a corrida. Você pode ficar e assistir.
refused-not-away = { $name } ainda tem tempo. Um bot só pode dirigir quando a mesa já esperou um pouco.
refused-nudge-in-vain = A mesa não está esperando por { $name }.
refused-nudge-too-soon = { $name } acabou de receber um toque. Tente de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refused-give-up-too-soon = Nem todos queriam desistir. Você pode perguntar de novo em { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
refused-too-many-reactions = Uma coisa de cada vez. Espere um momento antes de dizer mais alguma coisa.

# A distribuição das cartas, que qualquer pessoa pode verificar.

deal-agreeing = Distribuindo as cartas…
deal-without = Cartas distribuídas de novo, sem a parte de { $names }: não veio resposta.
fair-verified = Distribuição verificada
fair-unfinished = Distribuição verificada, partida não terminada
fair-failed = Distribuição não verificada
fair-how = Antes do início, o servidor se comprometeu com um número secreto, e a página de cada pessoa acrescentou um número aleatório. Esta página sorteou todas as cartas de novo a partir desses números, e elas saíram iguais: ninguém as escolheu.
fair-played = Cada carta usada em lance ou jogada tinha sido distribuída a quem a usou.
fair-mine = O seu próprio número está entre eles, e o compromisso é o que foi mostrado a você no início.
fair-shown = O grid, a sua mão e os lotes são os que foram mostrados a você durante a partida.
fair-absent = Este navegador não acrescentou nenhum número.
fair-fault = { $fault ->
    [missing] A partida salva não contém nenhuma prova, embora esta página tenha participado da distribuição.
    [commitment] O segredo não é aquele com que o servidor tinha se comprometido.
    [mine] A partida salva não contém o que foi mostrado a esta página durante a partida, ou o que ela deu.
    [shape] A partida salva está danificada ou incompleta.
    [played] As ações não combinam com a distribuição: alguém usou uma carta que não era sua, ou falta alguma coisa.
    [unfinished] A partida foi abandonada antes do fim, ou o arquivo dela foi cortado. O que ele contém foi distribuído como diz a prova.
    [ties] Um empate no leilão não foi sorteado como diz a prova.
   *[cards] As cartas não são as que a prova dá.
}
fair-silent = Não veio nenhum número de: { $names }.
fair-discarded = { $count ->
    [one] Uma distribuição foi descartada antes desta, porque alguma página não respondeu ou o servidor reiniciou.
   *[other] { $count } distribuições foram descartadas antes desta, porque alguma página não respondeu ou o servidor reiniciou.
}
fair-old = Esta partida começou em uma versão anterior: quantas distribuições foram descartadas e de quem falta o número é só a palavra do servidor.
fair-limits = O que isso não mostra é que ninguém olhou: quem administra o servidor pode ver todas as mãos durante a partida. Para conferir sem esta página, salve a partida e use “downforce verify”.
fair-commitment = Compromisso: { $commitment }

game-title = Esta partida
game-commitment = Tudo o que se sorteia nesta partida foi fixado antes da distribuição. Este é o compromisso; no fim ele é conferido:
game-give-up = Desistir desta partida
game-give-up-sure = A partida termina aqui e ninguém vence. Você poderá ver até onde ela chegou.
game-play-on = Continuar jogando
game-give-up-others = Todos os que estão aqui são consultados. Se todos concordarem, a partida termina e ninguém vence.
give-up-asks = { $name } quer desistir desta partida
give-up-asks-hint = Se todos os que estão aqui concordarem, a partida termina e ninguém vence. Se alguém continuar, ou não responder em um minuto, ela segue.
give-up-waiting = Você quer desistir desta partida. Ainda sem resposta de: { $names }.
give-up-alone = Você quer desistir desta partida, e não há mais ninguém aqui.
give-up-goes-on = A partida continua.
