### Ajuda, dicas e a situação de quem licita.

bar-help = Ajuda (?)
help-title = Ajuda
help-game = Esta partida
help-whole = As regras numa página
set-tips = Dicas
set-tips-hint = Cada uma aparece uma vez, quando importa.
coach-title = Dica
coach-ok = Percebi
coach-off = Sem mais dicas
coach-mark = { $mark ->
    [bid] Não tens de licitar: uma carta sem esta cor passa, e ninguém fica sem carro. O que pagas é descontado do teu lucro.
    [second] Tens um carro e podes comprar mais. Cada um pode dar o seu prémio, mas ficarás só com um poder.
    [card] Moves todos os carros da carta, também os dos rivais, de cima para baixo. Escolhe uma carta para ver o que as suas linhas podem fazer.
    [jam] O caminho és tu quem escolhe, mesmo um que acabe atrás de outros: o que o carro não avançar perde-se. Com o de um rival, pode vir mesmo a calhar.
    [wild] Um Jóquer move o carro que disseres, também o de um rival. Para o desperdiçar, diz um que já chegou ou está bloqueado.
    [missing] Um carro que está na carta não pode ser também o seu Jóquer, e dois Jóqueres movem dois carros diferentes. Por baixo da lista está escrito quais faltam.
    [rectangles] { -determined }: só contam retângulos, os espaços das retas; curvas e estreitamentos não contam. +2 marca um caminho que dá mais dois.
   *[bet] Diz o carro que achas que vai vencer, seja de quem for. Ninguém vê a tua aposta, e as primeiras pagam mais.
}
strength-key = { $of ->
    [spaces] espaços
    [wilds] a mais com Jóqueres
   *[best] melhores linhas
}
tip-bid-free = Não tens de licitar: uma carta sem esta cor passa, e ninguém fica sem carro. O que pagas não conta no fim.
tip-second = { $money ->
    [yes] Tens um carro e podes comprar mais. Cada um pode dar o seu prémio.
   *[no] { $powers ->
        [yes] Tens um carro e podes comprar mais. Cada um é mais um que pode ganhar, mas ficarás só com um poder.
       *[no] Tens um carro e podes comprar mais. Cada um é mais um que pode ganhar.
    }
}
