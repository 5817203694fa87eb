### O terminal: tabuleiro, comandos, ajuda, saudações, erros.

ruler-bet = aposta { $bet }
ruler-start = partida
ruler-finish = chegada
standing-row = { $steps ->
    [one] { $rank }. O { car } ({ $owner }): { $space }, { $lane }, a { $steps } passo da chegada
   *[other] { $rank }. O { car } ({ $owner }): { $space }, { $lane }, a { $steps } passos da chegada
}
standing-lap = { $rank }. O { car } ({ $owner }): { $space }, { $lane }, volta { $lap }
standing-home = { $rank }. O { car } ({ $owner }): já chegou
standing-absent = { $rank }. O { car } ({ $owner }): não está na pista
board-legend = Cada linha é uma faixa, a interna primeiro; à esquerda, o primeiro espaço. | começa um espaço retangular, ( um espaço curvo, ║ é uma linha de aposta, ▓ a chegada. Os números são as tuas escolhas; * marca os teus carros.
letters = Carros: { $letters }.

command = { $command ->
    [help] ajuda
    [board] tabuleiro
    [hand] mão
    [log] registo
    [sheet] folha
    [players] mesa
    [rest] resto
   *[quit] sair
}
plain-welcome = Boas-vindas à corrida. Responde com um número ou em notação; ? explica, sair termina.
choice-line = { $action }: { $effect }
bot-line = { $name }: { character }. { character-plays }
plain-help =
    Escreve o número de uma escolha, ou a sua notação (bid R6Y4K2B1, play K5, move b17, bet R).
    tabuleiro, mão, registo, folha, mesa: para ver. resto: para que os bots joguem até ao fim, quando já nada pode mudar. sair: para sair da partida.
    Primeiro vendem-se os seis carros: cada um põe uma carta virada para baixo, o número na cor do carro é o seu lance, e o mais alto compra o carro com o seu poder. Todas as cartas voltam às mãos.
    Depois vem a corrida: joga uma carta por turno. As suas linhas movem os carros de cima para baixo, os dos outros também, para a frente e nunca através de outro. O que um carro não puder avançar perde-se.
    Quando um carro cruza pela primeira vez uma linha de aposta, todos apostam em segredo no vencedor.
    Os prémios são 12, 9, 6, 4, 2 e 0 milhões. Prémios e apostas, menos o que pagaste: ganha quem tiver mais dinheiro.
rest-offer = { play-foregone } Escreve resto e os bots jogam até ao fim.
rest-not-yet = Ainda pode mudar alguma coisa: o resto é contigo.
hand-over = { $name }, é a tua vez. Senta-te ao teclado e carrega em Enter.
goodbye = Sais da partida. Até à próxima corrida.
goodbye-input = A entrada acabou: a partida termina aqui.
saved = A partida ficou guardada em { $file }.
error-number = { $typed }: escolhe um número de 1 a { $count }.
error-illegal = { $typed }: agora não podes fazer isso. Escolhe um dos números, ou escreve ? para veres a ajuda.
error-unknown = { $typed }: não percebi. Escreve um número, notação como play K5, ou ? para veres a ajuda.

replay-at = { phase } no circuito { track-name }, após { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
replay-waiting = Por decidir: { $names }.
replay-bets = Apostas: { $cars }

# O que --bots ? enumera.
bots-levels = Níveis, do mais fraco ao mais forte:
bots-people = Os profissionais e campeões são estas pessoas: pro-loyal, champion-blocker, etc. Se disseres só o nível, sorteia-se quem vem.
bots-others = Para medir: { $names }. O teu: módulo:nome.
