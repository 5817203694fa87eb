### As palavras do jogo. $car é a letra de um carro, $power a chave de um poder.

colour = { $car ->
    [K] preto
    [B] azul
    [G] verde
    [Y] amarelo
    [O] laranja
    [R] vermelho
   *[W] Jóquer
}
# Dentro de uma frase, sempre depois de «o», «do», «no» ou «pelo».
car = { $car ->
    [K] carro preto
    [B] carro azul
    [G] carro verde
    [Y] carro amarelo
    [O] carro laranja
   *[R] carro vermelho
}
-cunning = Habilidoso
-determined = Determinado
-strategic = Estratégico
-tricky = Astuto
-unpredictable = Imprevisível
power = { $power ->
    [aggressive] Agressivo
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
    [unpredictable] { -unpredictable }
   *[none] sem poder
}
power-does = { $power ->
    [aggressive] Se a primeira linha da carta que jogas é a do teu próprio carro, ele pode avançar mais um espaço; não vale se essa linha for um Jóquer.
    [cunning] És tu quem conduz os teus carros, seja quem for a jogar a carta.
    [determined] Se uma carta que jogas leva o teu carro apenas por retas (retângulos; sem curvas nem estreitamentos), ele pode avançar logo mais dois espaços.
    [strategic] Em cada carta que jogas podes deixar um carro de fora.
    [tricky] Podes jogar uma carta de baixo para cima.
   *[unpredictable] Os teus Jóqueres também podem mover um carro que está na carta.
}
power-explained = { power }. { power-does }
track-name = { $track ->
    [river-station] Rio
    [marina-bay] Marina
   *[other] { $track }
}
phase = { $phase ->
    [auction] Leilão
    [powers] Potências
    [race] Corrida
    [bets] Apostas
   *[over] Resultado
}
ordinal = { $place }.º
lane = { $side ->
    [only] faixa única
    [inside] faixa interna
    [middle] faixa do meio
    [left] faixa da esquerda
    [right] faixa da direita
    [second-inside] segunda faixa a partir de dentro
    [second-outside] segunda faixa a partir de fora
    [second-left] segunda faixa a partir da esquerda
    [second-right] segunda faixa a partir da direita
   *[outside] faixa externa
}
player = { $me ->
    [yes] tu
   *[no] { $name }
}
nobody = ninguém
person-name = Jogador { $number }
seat-name = Lugar { $seat }
# Como um bot joga: uma palavra ao lado do nome (Ida, leal) e uma frase. Ida (loyal), Mara (blocker) e Lena (collector) são mulheres;
# Rui (gambler), Otto (opportunist) e Teo (careful), homens. Um bot sem caráter é conhecido pelo nível.
character = { $character ->
    [loyal] leal
    [gambler] arrojado
    [opportunist] oportunista
    [blocker] bloqueadora
    [careful] cauteloso
    [collector] colecionadora
    [uniform] ao acaso
    [rookie] nível novato
    [club] nível amador
    [pro] nível profissional
    [champion] nível campeão
   *[other] { $character }
}
character-plays = { $character ->
    [loyal] Aposta nos seus próprios carros e corre por eles.
    [gambler] Aposta nos carros em que ninguém acredita, à procura do maior prémio.
    [opportunist] Aposta no carro com mais hipóteses de ganhar.
    [blocker] Trava quem vai à frente.
    [careful] Paga pouco e aposta pelo seguro.
    [collector] Gosta de ter mais um carro do que os outros.
    [uniform] Joga o que calhar.
    [rookie] Anda depressa, pensa pouco.
    [club] Conhece o jogo, mas às vezes deixa escapar algo.
    [pro] Joga pelo dinheiro.
    [champion] Pensa bem cada carta.
   *[other] Joga à sua maneira.
}
