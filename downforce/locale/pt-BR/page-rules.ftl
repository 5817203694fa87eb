### As regras em nossas palavras, e a introdução.

rules-title = As regras
rules-contents = Conteúdo
rules-part = { $part ->
    [aim] Do que se trata
    [auction] Leilão
    [powers] Poderes
    [race] Corrida
    [bets] Apostas
    [end] Chegada e dinheiro
    [two] Dois jogadores
   *[ways] Outras maneiras de jogar
}
rules-aim = De duas a seis pessoas, seis carros, uma volta. Você compra um carro ou mais, as suas cartas movem os seis e você aposta em segredo em quem vai vencer. Prêmios e apostas rendem dinheiro, carros custam dinheiro. Vence quem termina com mais, e não precisa ser o dono do carro mais rápido.
rules-auction-lot = Todos têm uma mão de cartas. Os carros são vendidos um após o outro, cada um com um poder e com a sua carta de Velocidade-8, que só move aquele carro, oito casas.
rules-auction-bid = Todos põem ao mesmo tempo uma carta virada para baixo. O número na cor do carro é o lance, em milhões. Pôr uma carta sem essa cor é passar.
rules-auction-win = Quem deu o lance mais alto paga esse preço e leva o carro. Ninguém mais paga. Todas as cartas voltam para as mãos de onde vieram, então uma carta pode dar lances muitas vezes.
rules-auction-tie = Se dois lances empatam, vence a carta com mais carros; o pé da carta diz quantos são. Se ainda empatam, a carta sem curinga. Se nem isso resolver, há um sorteio.
rules-auction-free = Ninguém é obrigado a dar lance. Você também pode ganhar vários carros: cada um pode render um prêmio, mas dos poderes deles você fica só com um.
rules-auction-all = Todos terminam com pelo menos um carro. Quando restam tantos carros quantas pessoas sem carro, só elas dão lances; e a última sem carro fica com o último pelo menor número que tiver na cor dele.
rules-auction-none = Um carro que ninguém quer fica de lado e, depois do último, é oferecido mais uma vez a quem não tem nenhum. Nessa segunda rodada não se pode passar quando só restam tantos carros quantas pessoas sem carro. O que sobrar corre sem dono.
rules-auction-wild = Sem carta da cor você pode dar um lance com um curinga: vale o número dele.
rules-auction-any = Sem a cor e sem curinga, qualquer carta dá lance com o menor número dela. A edição espanhola não tem essa regra.
rules-powers-keep = Se você ganhou vários poderes, fica com um quando o leilão acaba. Ele vale para todos os seus carros, e não é preciso usá-lo.
rules-powers-rectangles = { -determined } olha a forma das casas: as de uma reta são retângulos; onde a pista faz curva ou estreita, não. A casa de onde o carro sai e as duas a mais podem ter qualquer forma. A mesa avisa quando você pode andar as duas.
rules-powers-always = Quando se combina assim, { -determined } vale também nas cartas dos outros: eles escolhem onde o carro para e depois você pode acrescentar as duas casas.
rules-race-turn = Começa o dono do carro na posição de largada marcada; depois segue no sentido horário. Em cada vez joga-se uma carta.
rules-race-lines = Cada linha da carta move um carro, de cima para baixo, tantas casas quanto diz o seu número. Você move todos os carros da carta, também os dos outros, e escolhe onde cada um para.
rules-race-wild = Uma linha branca é um curinga: você diz qual carro. Não pode ser um que está na carta, e dois curingas pedem dois carros diferentes.
rules-race-step = Um passo vai para a frente, a uma casa vizinha, em linha reta ou na diagonal, nunca para o lado nem para trás. Numa casa cabe um carro; ninguém atravessa ninguém.
rules-race-between = Um carro pode passar na diagonal entre dois outros. O que conta como à frente é a parte dianteira: uma casa cuja frente fica mais adiante está à frente, por pouco que seja.
rules-race-full = Um carro que pode usar todo o seu número tem de usar. Se não pode, vai até onde der e o resto se perde.
rules-race-jam = O caminho é você quem escolhe, mesmo um que acabe atrás de outros carros. Prender um rival faz parte do jogo.
rules-race-still = Só se faz o possível: um carro que já chegou ou está bloqueado fica onde está, e a linha dele se gasta.
rules-bets-when = Três linhas de aposta cruzam a pista. Quando um carro cruza uma delas pela primeira vez, a carta é jogada até o fim e depois todos apostam.
rules-bets-what = Você diz um carro em segredo: um seu, um dos outros, o mesmo de antes ou outro.
rules-bets-pays = Uma aposta paga quando o carro chega em primeiro, segundo ou terceiro. As primeiras pagam mais.
rules-bet = Aposta { $bet }
rules-prize = Prêmio
rules-end-place = Um carro que cruza a linha de chegada sai da pista na hora e ocupa o próximo lugar. Quanto ele ainda andaria não importa.
rules-end-home = Quando todos os seus carros chegaram, você descarta as cartas que restam e não joga mais.
rules-end-stalled = A corrida acaba quando todos chegaram ou não há mais cartas. Um carro que ficou na pista não ganha nada, e uma aposta nele também não.
rules-end-money = Prêmios e apostas, menos o que você pagou no leilão: esse é o seu dinheiro. No empate decide o carro mais bem colocado.
rules-two-piles = Com dois, as suas cartas de Velocidade-8 ficam abertas na sua frente. Depois do leilão, as outras viram a sua própria pilha de compra: você tem sete, joga uma e compra uma. Ao usar uma Velocidade-8, não se compra carta.
rules-two-swapped = { -cunning } adianta pouco entre dois: quem o ganhou troca por outro poder que esteja livre.
rules-two-removed = Em algumas edições, com dois, { -cunning } fica fora: um carro é vendido sem poder.
rules-ways-beginner = Jogo para iniciantes: sem poderes e sem apostas, e as três mudanças a seguir. Você pode escolher quais usar.
rules-ways-dealt = Os carros não são vendidos, são distribuídos: o mesmo número para cada um. Os que sobram correm sem dono.
rules-ways-small = Você tem três cartas na mão, além das suas cartas de Velocidade-8. Depois de cada carta jogada, compra uma de uma pilha comum, até ela acabar.
rules-ways-first = O primeiro carro com dono a chegar dá a vitória a esse jogador. Não se conta dinheiro.
rules-ways-distance = Longa distância: a chegada não conta. Os carros seguem, volta após volta, até que todas as cartas tenham sido jogadas.
rules-ways-furthest = Vence o dono do carro que foi mais longe. Se dois estão iguais, o da faixa mais próxima do centro da pista está na frente. Preços e apostas então não contam.
rules-ways-tour = Campeonato mundial: duas corridas, uma em cada pista, com novas cartas e novo leilão. O dinheiro das duas é somado.

# A introdução.
learn-title = Como jogar, em dois minutos
learn-steps = Passos
learn-step = { $step ->
    [welcome] Olá
    [bid] Um lance
    [worth] O valor
    [card] Uma carta
    [end] Um avanço
    [bet] Uma aposta
   *[result] Dinheiro
}
learn-head = { $step ->
    [welcome] Seis carros, e você move todos
    [bid] O carro amarelo está à venda
    [worth] Quanto vale um carro?
    [card] Sua vez: jogue uma carta
    [end] Onde para o carro preto?
    [bet] O amarelo cruza a linha de aposta
   *[result] No que deu
}
learn-next = { $step ->
    [welcome] Começar com um lance
    [bid] Para o valor de um carro
    [worth] Para a corrida
    [card] Para um trecho estreito
    [end] Para a aposta
   *[bet] Ver o resultado
}
learn-back = Voltar
learn-you = Você
learn-again = Tentar outra
learn-pass = passa
learn-line = Linha de aposta
learn-cars = Os seis carros
learn-ends = Onde parar
learn-road = Um trecho de pista com três faixas que se estreita para uma, com seis carros.
learn-welcome = Para vencer você não precisa do carro mais rápido, embora ajude. Vence quem termina com mais dinheiro.
learn-welcome-auction = Primeiro os carros são vendidos. Você paga com milhões que espera ganhar de volta.
learn-welcome-race = Depois eles correm. Uma carta move vários carros, seus e dos outros, e você dirige todos.
learn-welcome-bets = No caminho você aposta em segredo em quem chega primeiro.
learn-choose-card = Escolha uma carta
learn-choose-end = Escolha uma casa
learn-choose-car = Escolha um carro
learn-bid = Ponha uma carta virada para baixo. O número amarelo dela é o seu lance, em milhões. Com uma carta sem amarelo você passa. Nos dois casos a carta volta para você.
learn-bid-do = Dar um lance de { $amount }
learn-pass-do = Passar com esta carta
learn-bid-result = { $result ->
    [won] { $amount } é o lance mais alto. O carro amarelo é seu, com o poder e a Velocidade-8 dele. A carta volta para a sua mão.
    [tie] Empate com Rui, e as duas cartas têm quatro linhas. Vence a carta sem curinga: a sua. O carro amarelo custa { $amount }.
    [lost] Rui dá um lance maior e leva o carro amarelo. Você não paga nada. Tente um número mais alto.
   *[pass] Ela não tem amarelo, então você passa. Você não paga nada e a carta volta. Tente uma que tenha amarelo.
}
learn-card = As linhas vão de cima para baixo. O amarelo é seu, os outros são dos rivais. Todos têm de passar pelo trecho estreito.
learn-line-note = { $own ->
    [yes] seu
   *[no] de um rival
}
learn-card-do = Jogar esta carta
learn-card-result = { $card ->
    [Y8] Oito casas, e só para você. Você a tem uma vez, então escolha a hora.
    [R6Y4K2B1] O vermelho vai primeiro e passa pelo trecho estreito antes de você. O que está em cima na carta anda primeiro.
   *[other] O amarelo vai primeiro e dispara. Depois você moveu o azul, o vermelho e o verde, sejam de quem forem.
}
learn-end = A sua carta move 3 casas o carro preto de um rival. Você diz onde ele para. Os carros vão para a frente, em linha reta ou na diagonal, e nunca se atravessam.
learn-end-road = O preto está atrás do vermelho e do azul, que estão lado a lado. Só a faixa de baixo está livre.
learn-all = as { $steps }
learn-loses = perde { $lost }
learn-end-do = Parar em { $space }
learn-end-result = { $how ->
    [jam] O preto fica preso atrás do vermelho e perde duas casas. Isso é permitido e muitas vezes é uma boa jogada.
   *[full] O preto anda as três casas. Você também podia levá-lo para trás do vermelho, onde ficaria preso.
}
learn-bet = Quando um carro cruza uma linha de aposta pela primeira vez, todos dizem em segredo um vencedor. Esta primeira aposta paga { $pays } se o seu carro chegar em primeiro, segundo ou terceiro.
learn-bet-road = O amarelo está na frente, depois da linha de aposta; em seguida, o preto e o vermelho.
learn-bet-do = Apostar no { car }
learn-bet-result = A sua aposta no { car } fica escondida até o fim. Vêm mais duas; elas pagam menos.
learn-result = A corrida acabou: amarelo em primeiro, preto em segundo, vermelho em terceiro.
learn-prize = Prêmio do carro amarelo, primeiro lugar
learn-bet-pays = Aposta no { car }
learn-price = Preço do carro amarelo
learn-total = O seu dinheiro
learn-result-more = Esse é o jogo inteiro. O resto se aprende melhor numa corrida.
learn-worth-prizes = Do primeiro lugar ao último, os prêmios são { $prizes } milhões.
learn-worth-prices = A maioria dos carros é vendida por { $low } a { $high } milhões. Quem paga mais precisa que o carro chegue bem colocado.
learn-worth-pass = Passar costuma ser o melhor: ninguém fica sem carro, e o último muitas vezes sai barato.
learn-worth-hand = A sua mão é tudo o que você terá: depois não se compra nenhuma carta. Um carro vale mais para você se muitas das suas cartas o levam longe.
learn-worth-wild = Uma linha branca é um curinga: ela move o carro que você disser ao jogar a carta.
learn-bet-rival = Você pode apostar no carro de um rival. É comum quando ele está na frente.
