### Aide, conseils, et où en est qui mise.

bar-help = Aide (?)
help-title = Aide
help-game = Cette partie
help-whole = Les règles sur une page
set-tips = Conseils
set-tips-hint = Chacun n’apparaît qu’une fois, au moment utile.
coach-title = Conseil
coach-ok = Compris
coach-off = Plus de conseils
coach-mark = { $mark ->
    [bid] Rien ne vous oblige à miser : une carte sans cette couleur, c’est passer, et personne ne reste sans voiture. Ce que vous payez est retiré de vos gains.
    [second] Vous avez une voiture et pouvez en acheter d’autres. Chacune peut rapporter, mais vous ne garderez qu’un Pouvoir.
    [card] Vous déplacez toutes les voitures d’une carte, même celles des autres, de haut en bas. Choisissez une carte pour voir ce que ses lignes pourraient faire.
    [jam] Le chemin, c’est vous qui le choisissez, même s’il finit derrière d’autres : ce que la voiture n’avance pas est perdu. Avec une voiture rivale, cela peut tomber à pic.
    [wild] Un Joker déplace la voiture que vous nommez, même celle d’un rival. Pour le gaspiller, nommez-en une qui est arrivée ou bloquée.
    [missing] Une voiture qui figure sur la carte ne peut pas être aussi son Joker, et deux Jokers déplacent deux voitures différentes. Sous la liste, on lit lesquelles manquent.
    [rectangles] { -determined } : seuls comptent les rectangles, les cases des lignes droites ; ni les virages ni les rétrécissements. +2 marque un chemin qui en donne deux de plus.
   *[bet] Nommez la voiture qui gagnera selon vous, peu importe à qui elle est. Personne ne voit votre pari, et les premiers rapportent le plus.
}
strength-key = { $of ->
    [spaces] cases
    [wilds] de plus avec Jokers
   *[best] meilleures lignes
}
tip-bid-free = Rien ne vous oblige à miser : une carte sans cette couleur, c’est passer, et personne ne reste sans voiture. Ce que vous payez ne compte pas à la fin.
tip-second = { $money ->
    [yes] Vous avez une voiture et pouvez en acheter d’autres. Chacune peut rapporter.
   *[no] { $powers ->
        [yes] Vous avez une voiture et pouvez en acheter d’autres. Chacune est une chance de plus, mais vous ne garderez qu’un Pouvoir.
       *[no] Vous avez une voiture et pouvez en acheter d’autres. Chacune est une chance de plus.
    }
}
