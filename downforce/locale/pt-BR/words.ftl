### As palavras do jogo. $car é a letra de um carro, $power a chave de um poder.

colour = { $car ->
    [K] preto
    [B] azul
    [G] verde
    [Y] amarelo
    [O] laranja
    [R] vermelho
   *[W] curinga
}
# Dentro de uma frase, sempre depois de "o", "do", "no" ou "pelo".
car = { $car ->
    [K] carro preto
    [B] carro azul
    [G] carro verde
    [Y] carro amarelo
    [O] carro laranja
   *[R] carro vermelho
}
-cunning = Sagaz
-determined = Determinado
-strategic = Estratégico
-tricky = Trapaceiro
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
    [aggressive] Se a primeira linha da carta que você joga é do seu próprio carro, ele pode andar uma casa a mais; não vale se essa linha é um curinga.
    [cunning] Você dirige os seus carros, não importa quem jogue a carta.
    [determined] Se uma carta que você joga leva o seu carro só por retas (retângulos; sem curvas nem estreitamentos), ele pode andar mais duas casas na hora.
    [strategic] Em cada carta que você joga, pode deixar um carro de fora.
    [tricky] Você pode jogar uma carta de baixo para cima.
   *[unpredictable] Os seus curingas também podem mover um carro que está na carta.
}
power-explained = { power }. { power-does }
track-name = { $track ->
    [river-station] River Station
    [marina-bay] Marina Bay
   *[other] { $track }
}
phase = { $phase ->
    [auction] Leilão
    [powers] Poderes
    [race] Corrida
    [bets] Apostas
   *[over] Resultado
}
ordinal = { $place }º
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
    [yes] você
   *[no] { $name }
}
nobody = ninguém
person-name = Jogador { $number }
seat-name = Lugar { $seat }
# Como um bot joga: uma palavra ao lado do nome (Ida, leal) e uma frase. Ida (loyal), Mara (blocker) e Lena (collector) são mulheres;
# Rui (gambler), Otto (opportunist) e Teo (careful), homens. Um bot sem caráter é conhecido pelo nível.
character = { $character ->
    [loyal] leal
    [gambler] ousado
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
    [loyal] Aposta nos próprios carros e corre por eles.
    [gambler] Aposta nos azarões e busca o prêmio maior.
    [opportunist] Aposta no carro com mais chances de ganhar.
    [blocker] Segura quem está na frente.
    [careful] Paga pouco e faz a aposta mais segura.
    [collector] Gosta de ter um carro a mais que os outros.
    [uniform] Joga o que vier.
    [rookie] Corre muito, pensa pouco.
    [club] Conhece o jogo, mas às vezes deixa passar algo.
    [pro] Joga pelo dinheiro.
    [champion] Pensa bem em cada carta.
   *[other] Joga do seu próprio jeito.
}
