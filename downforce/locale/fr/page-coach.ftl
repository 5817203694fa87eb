### Le coach d’une partie contre des bots : un indice en trois temps, la valeur des voitures dans une main, un mot après chaque choix.

bar-hint = Indice (I)
hint-title = Indice
hint-thinking = Le coach regarde…
hint-more = { $stage ->
    [1] Que feriez-vous ?
   *[2] Pourquoi ?
}
hint-choose = Le choisir
hint-instead = Moins bon : { $action }.
hint-even = Cela compte à peine ici : plusieurs choix se valent.
hint-one = Il n’y a qu’une chose à faire.
hint-no-reason = On gagne plus souvent ainsi quand la suite de la course est jouée de nombreuses fois.
hint-worth = Ce que valent les voitures avec votre main
hint-worth-up-to = jusqu’à { $price }
hint-worth-none = ne vaut pas une enchère
hint-worth-usual = se vend souvent { $price }
hint-worth-hand = { $wild ->
    [0] { hint-spaces }
   *[other] { hint-spaces }, et { $wild } de plus avec les Jokers
}
hint-spaces = { $hand ->
    [one] { $hand } case
   *[other] { $hand } cases
}
look-lot = { $wild ->
    [0] Regardez votre main : elle fait avancer la { car } de { hint-spaces }.
   *[other] Regardez votre main : elle fait avancer la { car } de { hint-spaces }, et de { $wild } de plus avec les Jokers.
}
look-powers = Comparez les Pouvoirs : à combien de cartes de votre main chacun sert-il ?
look-own-car = Regardez la { car } : jusqu’où va-t-elle, et qu’y a-t-il devant elle ?
look-rival-car = Regardez la { car } : que vous coûte-t-elle si elle avance ?
look-wild = Passez les voitures en revue : laquelle le Joker aide-t-il le plus, laquelle gêne-t-il ?
look-ends = Regardez les cases où la { car } peut s’arrêter : à qui chacune laisse-t-elle la voie libre ?
look-bets = Comparez le chemin qui reste à chaque voiture, et qui a encore des cartes pour elle.
hint-bid = Enchérir avec { $card }
hint-play = Jouer { $card }
hint-play-reversed = Jouer { $card } de bas en haut
hint-wild = Nommer la { car } pour le Joker
hint-skip = Laisser la ligne de côté
word-good = Bien : rien n’était nettement meilleur.
word-better = { $mark ->
    [slip] Un peu mieux : { $action }.
    [mistake] Mieux : { $action }.
   *[blunder] Bien mieux : { $action }.
}
set-words = Un mot après chaque choix
set-words-hint = Dans les parties contre des bots seulement, le coach dit ce qui aurait été mieux.

hint-late = Le serveur est occupé ; le coach met plus de temps que d’habitude.
hint-timeout = Le coach n’a pas répondu à temps.
hint-retry = Redemander
