### O jogo em tela cheia.

title-turn = { $me ->
    [yes] Sua vez
   *[no] { $name } joga
}
title-wait = { $count ->
    [one] Falta { $count } decidir
   *[other] Faltam { $count } decidir
}
title-over = A corrida acabou
panel-log = Registro
panel-hand = Mão
panel-players = Mesa
panel-sheet = Folha
panel-help = ?
entry-hint = número, notação ou ?
keys = ↑↓ escolher  Enter confirmar  ←→ pista  Tab painel  F1 ajuda  Ctrl+Q sair
keys-watch = Tab painel  ←→ pista  F1 ajuda  Ctrl+Q sair
opening-head = Na mesa
keys-opening = Enter começar  Ctrl+Q sair
keys-result = ↑↓ ler  Enter ou Ctrl+Q sair
watching = Você está assistindo. Não há nada para escolher.
window-help =
    Escolha com as setas ou com um número e confirme com Enter. Você também pode digitar notação: play K5, move b17, bet R. O mouse também funciona.
    Tab mostra o registro, a sua mão, a mesa e a sua folha. Esquerda e direita percorrem a pista.
    Na lista de cartas, * é um carro seu; =2, que agora ele só pode andar 2; ▓, que ele pode chegar.
