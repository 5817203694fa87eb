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
refused-too-many-reactions = Uma coisa de cada vez. Espere um momento antes de dizer mais alguma coisa.
