### Ajuda, dicas e a situação de quem dá lance.

bar-help = Ajuda (?)
help-title = Ajuda
help-game = Esta partida
help-whole = As regras em uma página
set-tips = Dicas
set-tips-hint = Cada uma aparece uma vez, quando importa.
coach-title = Dica
coach-ok = Entendi
coach-off = Chega de dicas
coach-mark = { $mark ->
    [bid] Você não precisa dar lance: uma carta sem esta cor passa, e ninguém fica sem carro. O que você paga é descontado dos seus ganhos.
    [second] Você tem um carro e pode comprar mais. Cada um pode render um prêmio, mas você vai ficar só com um poder.
    [card] Você move todos os carros da carta, também os dos rivais, de cima para baixo. Escolha uma carta para ver o que as linhas dela podem fazer.
    [jam] O caminho é você quem escolhe, mesmo um que acabe atrás de outros: o que o carro não andar se perde. Com o de um rival, pode ser uma boa.
    [wild] Um curinga move o carro que você disser, também o de um rival. Para desperdiçá-lo, diga um que já chegou ou está bloqueado.
    [missing] Um carro que está na carta não pode ser também o curinga dela, e dois curingas movem dois carros diferentes. Embaixo da lista está escrito quais faltam.
    [rectangles] { -determined }: só contam retângulos, as casas das retas; curvas e estreitamentos não contam. +2 marca um caminho que dá mais duas.
   *[bet] Diga o carro que você acha que vai vencer, seja de quem for. Ninguém vê a sua aposta, e as primeiras pagam mais.
}
strength-key = { $of ->
    [spaces] casas
    [wilds] a mais com curingas
   *[best] melhores linhas
}
tip-bid-free = Você não precisa dar lance: uma carta sem esta cor passa, e ninguém fica sem carro. O que você paga não conta no fim.
tip-second = { $money ->
    [yes] Você tem um carro e pode comprar mais. Cada um pode render um prêmio.
   *[no] { $powers ->
        [yes] Você tem um carro e pode comprar mais. Cada um é mais um que pode vencer, mas você vai ficar só com um poder.
       *[no] Você tem um carro e pode comprar mais. Cada um é mais um que pode vencer.
    }
}
