### O terminal: tabuleiro, comandos, ajuda, saudações, erros.

ruler-bet = aposta { $bet }
ruler-start = largada
ruler-finish = chegada
standing-row = { $steps ->
    [one] { $rank }. O { car } ({ $owner }): { $space }, { $lane }, a { $steps } passo da chegada
   *[other] { $rank }. O { car } ({ $owner }): { $space }, { $lane }, a { $steps } passos da chegada
}
standing-lap = { $rank }. O { car } ({ $owner }): { $space }, { $lane }, volta { $lap }
standing-home = { $rank }. O { car } ({ $owner }): já chegou
standing-absent = { $rank }. O { car } ({ $owner }): não está na pista
board-legend = Cada linha é uma faixa, a interna primeiro; à esquerda, a primeira casa. | começa uma casa retangular, ( uma casa curva, ║ é uma linha de aposta, ▓ a chegada. Os números são as suas escolhas; * marca os seus carros.
letters = Carros: { $letters }.

command = { $command ->
    [help] ajuda
    [board] tabuleiro
    [hand] mão
    [log] registro
    [sheet] folha
    [players] mesa
    [rest] resto
   *[quit] sair
}
plain-welcome = Boas-vindas à corrida. Responda com um número ou em notação; ? explica, sair termina.
choice-line = { $action }: { $effect }
bot-line = { $name }: { character }. { character-plays }
plain-help =
    Digite o número de uma escolha, ou a notação dela (bid R6Y4K2B1, play K5, move b17, bet R).
    tabuleiro, mão, registro, folha, mesa: para olhar. resto: para que os bots joguem até o fim, quando nada mais pode mudar. sair: para sair da partida.
    Primeiro os seis carros são vendidos: cada um põe uma carta virada para baixo, o número na cor do carro é o lance, e o mais alto compra o carro com o poder dele. Todas as cartas voltam para as mãos.
    Depois vem a corrida: jogue uma carta por vez. As linhas dela movem os carros de cima para baixo, os dos outros também, para frente e nunca através de outro. O que um carro não pode andar se perde.
    Quando um carro cruza pela primeira vez uma linha de aposta, todos apostam em segredo no vencedor.
    Os prêmios são 12, 9, 6, 4, 2 e 0 milhões. Prêmios e apostas, menos o que você pagou: vence quem tem mais dinheiro.
rest-offer = { play-foregone } Digite resto e os bots jogam até o fim.
rest-not-yet = Alguma coisa ainda pode mudar: o resto é você quem joga.
hand-over = { $name }, é a sua vez. Pegue o teclado e aperte Enter.
goodbye = Você saiu da partida. Até a próxima corrida.
goodbye-input = A entrada acabou: a partida termina aqui.
saved = A partida foi salva em { $file }.
error-number = { $typed }: escolha um número de 1 a { $count }.
error-illegal = { $typed }: agora você não pode fazer isso. Escolha um dos números, ou digite ? para ver a ajuda.
error-unknown = { $typed }: não entendi. Digite um número, notação como play K5, ou ? para ver a ajuda.

replay-at = { phase } em { track-name }, depois de { $count ->
    [one] { $count } ação
   *[other] { $count } ações
}.
replay-waiting = A decidir: { $names }.
replay-bets = Apostas: { $cars }

# O que --bots ? lista.
bots-levels = Níveis, do mais fraco ao mais forte:
bots-people = Os profissionais e campeões são estas pessoas: pro-loyal, champion-blocker etc. Se você disser só o nível, sorteia-se quem vem.
bots-others = Para medir: { $names }. O seu: módulo:nome.
