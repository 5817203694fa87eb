### O jogo em ecrã inteiro.

title-turn = { $me ->
    [yes] É a tua vez
   *[no] Joga { $name }
}
title-wait = { $count ->
    [one] Falta { $count } decidir
   *[other] Faltam { $count } decidir
}
title-over = A corrida acabou
panel-log = Registo
panel-hand = Mão
panel-players = Mesa
panel-sheet = Folha
panel-help = Ajuda
entry-hint = número, notação ou ?
keys = ↑↓ escolher  Enter confirmar  ←→ pista  Tab painel  F1 ajuda  Ctrl+Q sair
keys-watch = Tab painel  ←→ pista  F1 ajuda  Ctrl+Q sair
opening-head = À mesa
keys-opening = Enter começar  Ctrl+Q sair
keys-result = ↑↓ ler  Enter ou Ctrl+Q sair
watching = Estás a assistir. Não há nada para escolher.
window-help =
    Escolhe com as setas ou com um número e confirma com Enter. Também podes escrever notação: play K5, move b17, bet R. O rato também funciona.
    Tab mostra o registo, a tua mão, a mesa e a tua folha. Esquerda e direita percorrem a pista.
    Na lista de cartas, * é um carro teu; =2, que agora só pode avançar 2; ▓, que pode chegar.
