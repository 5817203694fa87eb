### As regras por palavras nossas, e a introdução.

rules-title = As regras
rules-contents = Índice
rules-part = { $part ->
    [aim] De que se trata
    [auction] Leilão
    [powers] Potências
    [race] Corrida
    [bets] Apostas
    [end] Chegada e dinheiro
    [two] Dois jogadores
   *[ways] Outras formas de jogar
}
rules-aim = De duas a seis pessoas, seis carros, uma volta. Compras um carro ou mais, as tuas cartas movem os seis e apostas em segredo em quem vai vencer. Prémios e apostas dão dinheiro, os carros custam dinheiro. Vence quem acaba com mais, e não tem de ser o dono do carro mais rápido.
rules-auction-lot = Todos têm uma mão de cartas. Os carros são vendidos um a um, cada qual com uma carta Potência, o seu poder, e com a sua carta Velocidade Oito, que só move esse carro, oito espaços.
rules-auction-bid = Todos põem ao mesmo tempo uma carta virada para baixo. O número na cor do carro é o lance, em milhões. Pôr uma carta sem essa cor é passar.
rules-auction-win = Quem deu o lance mais alto paga-o e leva o carro. Mais ninguém paga. Todas as cartas voltam às mãos de onde vieram, por isso uma carta pode licitar muitas vezes.
rules-auction-tie = Se dois lances empatam, vence a carta com mais carros; o pé da carta diz quantos são. Se continuam iguais, a carta sem Jóquer. Se nem assim, há um sorteio.
rules-auction-free = Ninguém é obrigado a licitar. Também podes ganhar vários carros: cada um pode dar um prémio, mas dos poderes deles ficas só com um.
rules-auction-all = Todos acabam com pelo menos um carro. Quando restam tantos carros quantas pessoas sem carro, só essas licitam; e a última sem carro fica com o último pelo número mais baixo que tiver nessa cor.
rules-auction-none = Um carro que ninguém quer fica reservado e, depois do último, é oferecido mais uma vez a quem não tem nenhum. Nessa segunda ronda não se pode passar quando só restam tantos carros quantas pessoas sem carro. O que sobrar corre sem dono.
rules-auction-wild = Sem carta da cor podes licitar com um Jóquer: vale o número dele.
rules-auction-any = Sem a cor e sem Jóquer, qualquer carta licita o seu número mais baixo. A edição espanhola não tem esta regra.
rules-powers-keep = Se ganhaste vários poderes, ficas com um quando o leilão acaba. Vale para todos os teus carros, e não é preciso usá-lo.
rules-powers-rectangles = { -determined } olha para a forma dos espaços: os de uma reta são retângulos; onde a pista curva ou estreita, não. O espaço de onde o carro sai e os dois a mais podem ter qualquer forma. A mesa avisa-te quando os podes avançar.
rules-powers-always = Quando assim se combina, { -determined } vale também nas cartas dos outros: eles escolhem onde o carro para e depois podes acrescentar os dois espaços.
rules-race-turn = Começa o dono do carro que está no espaço inicial marcado; depois segue no sentido dos ponteiros do relógio. Um turno é uma carta.
rules-race-lines = Cada linha da carta move um carro, de cima para baixo, tantos espaços quantos o seu número diz. Moves todos os carros da carta, também os dos outros, e escolhes onde cada um para.
rules-race-wild = Uma linha branca é um Jóquer: tu dizes que carro é. Não pode ser um dos que estão na carta, e dois Jóqueres pedem dois carros diferentes.
rules-race-step = Um passo vai para a frente, para um espaço vizinho, em linha reta ou na diagonal, nunca para o lado nem para trás. Num espaço cabe um carro; ninguém atravessa ninguém.
rules-race-between = Um carro pode passar na diagonal entre outros dois. O que conta como à frente é a extremidade dianteira: um espaço cuja frente fica mais adiante está à frente, por pouco que seja.
rules-race-full = Um carro que pode gastar todo o seu número tem de o fazer. Se não pode, vai até onde conseguir e o resto perde-se.
rules-race-jam = O caminho és tu quem escolhe, mesmo um que acabe atrás de outros carros. Prender um rival faz parte do jogo.
rules-race-still = Só se faz o possível: um carro que já chegou ou está bloqueado fica onde está, e a sua linha gasta-se.
rules-bets-when = Três linhas de aposta atravessam a pista. Quando um carro cruza uma pela primeira vez, a carta joga-se até ao fim e depois todos apostam.
rules-bets-what = Dizes um carro em segredo: um teu, um dos outros, o mesmo de antes ou outro.
rules-bets-pays = Uma aposta paga quando o carro chega em primeiro, segundo ou terceiro. As primeiras pagam mais.
rules-bet = Aposta { $bet }
rules-prize = Prémio
rules-end-place = Um carro que cruza a linha de chegada sai logo da pista e ocupa o lugar seguinte. O que ainda andaria não conta.
rules-end-home = Quando todos os teus carros chegaram, descartas as cartas que te restam e não jogas mais.
rules-end-stalled = A corrida acaba quando todos chegaram ou não há mais cartas. Um carro que ficou na pista não recebe nada, e uma aposta nele também não.
rules-end-money = Prémios e apostas, menos o que pagaste no leilão: esse é o teu dinheiro. Em caso de empate decide o carro mais bem classificado.
rules-two-piles = Com dois, as tuas cartas Velocidade Oito ficam à vista à tua frente. Depois do leilão, as outras formam a tua própria pilha: tens sete, jogas uma e biscas uma. Ao usares uma Velocidade Oito, não biscas.
rules-two-swapped = { -cunning } serve de pouco entre dois: quem o ganhou troca-o por outro poder que esteja livre.
rules-two-removed = Em algumas edições, com dois, { -cunning } é retirado: um carro vende-se sem poder.
rules-ways-beginner = Jogo para principiantes: sem poderes nem apostas, e as três mudanças que se seguem. Podes escolher quais usar.
rules-ways-dealt = Os carros não se vendem, distribuem-se: o mesmo número a cada um. Os que sobram correm sem dono.
rules-ways-small = Tens três cartas na mão, além das tuas cartas Velocidade Oito. Depois de cada carta que jogas, biscas uma de uma pilha comum, até esta acabar.
rules-ways-first = O primeiro carro com dono a chegar dá a vitória a esse jogador. Não se conta dinheiro.
rules-ways-distance = Longa distância: a chegada não conta. Os carros seguem, volta após volta, até se jogarem todas as cartas.
rules-ways-furthest = Vence o dono do carro que foi mais longe. Se dois estão iguais, o da faixa mais próxima do centro do circuito está à frente. Preços e apostas não contam, nesse caso.
rules-ways-tour = Campeonato do mundo: duas corridas, uma em cada circuito, com nova distribuição e novo leilão. O dinheiro das duas soma-se.

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
    [welcome] Seis carros, e moves todos
    [bid] O carro amarelo está à venda
    [worth] Quanto vale um carro?
    [card] É a tua vez: joga uma carta
    [end] Onde para o carro preto?
    [bet] O amarelo cruza a linha de aposta
   *[result] No que deu
}
learn-next = { $step ->
    [welcome] Começar com um lance
    [bid] Para o valor de um carro
    [worth] Para a corrida
    [card] Para um troço estreito
    [end] Para a aposta
   *[bet] Ver o resultado
}
learn-back = Voltar
learn-you = Tu
learn-again = Tentar outra
learn-pass = passa
learn-line = Linha de aposta
learn-cars = Os seis carros
learn-ends = Onde parar
learn-road = Um troço de pista com três faixas que se estreita para uma, com seis carros.
learn-welcome = Para vencer não precisas do carro mais rápido, embora ajude. Vence quem acaba com mais dinheiro.
learn-welcome-auction = Primeiro vendem-se os carros. Pagas com milhões que esperas recuperar.
learn-welcome-race = Depois correm. Uma carta move vários carros, teus e dos outros, e és tu quem os conduz a todos.
learn-welcome-bets = Pelo caminho apostas em segredo em quem chega primeiro.
learn-choose-card = Escolhe uma carta
learn-choose-end = Escolhe um espaço
learn-choose-car = Escolhe um carro
learn-bid = Põe uma carta virada para baixo. O número amarelo dela é o teu lance, em milhões. Com uma carta sem amarelo passas. Nos dois casos a carta volta para ti.
learn-bid-do = Licitar { $amount }
learn-pass-do = Passar com esta carta
learn-bid-result = { $result ->
    [won] { $amount } é o lance mais alto. O carro amarelo é teu, com o seu poder e a sua Velocidade Oito. A carta volta à tua mão.
    [tie] Empate com o Rui, e as duas cartas têm quatro linhas. Vence a carta sem Jóquer: a tua. O carro amarelo custa-te { $amount }.
    [lost] O Rui licita mais e leva o carro amarelo. Não pagas nada. Tenta um número mais alto.
   *[pass] Não tem amarelo, por isso passas. Não pagas nada e a carta volta. Tenta uma que tenha amarelo.
}
learn-card = As linhas vão de cima para baixo. O amarelo é teu, os outros são dos rivais. Todos têm de passar pelo troço estreito.
learn-line-note = { $own ->
    [yes] teu
   *[no] de um rival
}
learn-card-do = Jogar esta carta
learn-card-result = { $card ->
    [Y8] Oito espaços, e só para ti. Só a tens uma vez, por isso escolhe o momento.
    [R6Y4K2B1] O vermelho vai primeiro e passa pelo troço estreito antes de ti. O que está em cima na carta anda primeiro.
   *[other] O amarelo vai primeiro e foge. Depois moveste o azul, o vermelho e o verde, sejam de quem forem.
}
learn-end = A tua carta move 3 espaços o carro preto de um rival. Tu dizes onde para. Os carros vão para a frente, em linha reta ou na diagonal, e nunca se atravessam.
learn-end-road = O preto está atrás do vermelho e do azul, que estão lado a lado. Só a faixa de baixo está livre.
learn-all = os { $steps }
learn-loses = perde { $lost }
learn-end-do = Parar em { $space }
learn-end-result = { $how ->
    [jam] O preto fica bloqueado atrás do vermelho e perde dois espaços. É permitido, e muitas vezes é boa jogada.
   *[full] O preto anda os três espaços. Também o podias levar para trás do vermelho, onde ficaria bloqueado.
}
learn-bet = Quando um carro cruza uma linha de aposta pela primeira vez, todos dizem em segredo um vencedor. Esta primeira aposta paga { $pays } se o teu carro chegar em primeiro, segundo ou terceiro.
learn-bet-road = O amarelo vai à frente, depois da linha de aposta; a seguir, o preto e o vermelho.
learn-bet-do = Apostar no { car }
learn-bet-result = A tua aposta no { car } fica escondida até ao fim. Vêm mais duas; pagam menos.
learn-result = A corrida acabou: amarelo em primeiro, preto em segundo, vermelho em terceiro.
learn-prize = Prémio do carro amarelo, primeiro lugar
learn-bet-pays = Aposta no { car }
learn-price = Preço do carro amarelo
learn-total = O teu dinheiro
learn-result-more = É este o jogo todo. O resto aprende-se melhor numa corrida.
learn-worth-prizes = Do primeiro lugar ao último, os prémios são { $prizes } milhões.
learn-worth-prices = A maioria dos carros é vendida por { $low } a { $high } milhões. Quem paga mais precisa que o carro chegue bem classificado.
learn-worth-pass = Passar costuma ser o melhor: ninguém fica sem carro, e o último muitas vezes sai barato.
learn-worth-hand = A tua mão é tudo o que terás: depois não se bisca nenhuma carta. Um carro vale mais para ti se muitas das tuas cartas o levam longe.
learn-worth-wild = Uma linha branca é um Jóquer: move o carro que disseres ao jogares a carta.
learn-bet-rival = Podes apostar no carro de um rival. É habitual quando vai à frente.
