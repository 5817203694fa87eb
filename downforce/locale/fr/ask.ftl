### Ce qu’on demande à qui joue, et ce que ferait chaque choix.

ask-bid = Quelle carte misez-vous pour la { car } ?
ask-keep = Quel Pouvoir gardez-vous ?
ask-play = Quelle carte jouez-vous ?
ask-wild = Joker { $steps } : quelle voiture avance ?
ask-move = La { car } avance de { $steps } : où s’arrête-t-elle ?
ask-steer = { $name } fait avancer la { car } de { $steps } et vous la conduisez : où s’arrête-t-elle ?
ask-go = La { car } va avancer de { $steps } : la laissez-vous sur place ?
ask-bonus = { -determined } : la { car } avance-t-elle de deux cases de plus ?
ask-bet = Pari { $bet } : quelle voiture va gagner ? Rapporte { $pays } pour la 1re / 2e / 3e place.

lot = Lot { $number } sur { $count } : la { car }, { power }.
lot-second = { $left ->
    [one] Second tour, dernier lot : la { car }, { power }.
   *[other] Second tour, encore { $left } lots : la { car }, { power }.
}
lots-aside = Mises de côté : { $cars }.
must-bid = Vous ne pouvez pas passer maintenant.
auction-stand = { $stand ->
    [second-round] Il ne reste qu’autant de voitures que de personnes sans voiture.
    [colour] Toutes vos cartes portent cette couleur.
    [one-each] Vous pouvez passer. Seules les personnes sans voiture misent maintenant, et chacune en aura une.
    [another] { $owned ->
        [one] Vous avez { $owned } voiture et pouvez en acheter une autre, ou passer.
       *[other] Vous avez { $owned } voitures et pouvez en acheter une autre, ou passer.
    }
   *[free] { $spare ->
        [one] Vous pouvez passer. Il y a une voiture pour chacun, et une de plus pour qui en veut une autre.
       *[other] Vous pouvez passer. Il y a une voiture pour chacun, et { $spare } de plus pour qui en veut une autre.
    }
}

choice-bid = mise { $amount }
choice-bid-wild = mise { $amount } avec le Joker
choice-bid-lowest = mise { $amount }, son plus petit chiffre
choice-pass = passe
choice-reversed = De bas en haut ({ -tricky }).
line = { $mine ->
    [yes] { colour } { $speed } (à vous) : { $does }
   *[no] { colour } { $speed } : { $does }
}
line-wild = Joker { $speed } : la voiture de votre choix
forecast = { $how ->
    [home] déjà arrivée
    [absent] pas sur la piste
    [blocked] bloquée
    [short] { $ends ->
        [one] { $steps } au plus, un seul chemin
       *[other] { $steps } au plus, { $ends } arrêts
    }
    [finish] peut franchir l’arrivée
   *[free] { $ends ->
        [one] un seul chemin
       *[other] { $ends } arrêts
    }
}
choice-wild = la { car } ({ $owner }) : { $does }.
choice-wild-printed = la { car } ({ $owner }), sur la carte ({ -unpredictable }) : { $does }.
choice-skip = { $car ->
    [none] n’utilise pas le Joker ({ -strategic })
   *[other] laisse la { car } sur place ({ -strategic })
}
choice-go = { $me ->
    [yes] elle avance, et vous la conduisez ({ -cunning })
   *[no] elle avance, et { $name } la conduit ({ -cunning })
}
choice-bet = { $home ->
    [yes] arrivée { ordinal } ({ $owner }), rapporte { $pays }
   *[no] { ordinal } pour l’instant ({ $owner }), rapporte { $pays } au mieux
}
bets-to-go = encore { $steps }
own-bets = Vos paris, dans l’ordre : { $cars }.
bets-hand = { $wild ->
    [0] vos cartes : { $steps }
   *[other] vos cartes : { $steps } (+{ $wild } avec Joker)
}
end-full = { $steps ->
    [one] { $steps } case
   *[other] les { $steps } cases
}
end-jam = { $lost ->
    [one] { $steps } sur { $speed }, { $lost } perdue dans le bouchon
   *[other] { $steps } sur { $speed }, { $lost } perdues dans le bouchon
}
end-finish = franchit la ligne d’arrivée : { ordinal }
end-bonus = +{ $bonus } ({ power })
end-bonus-only = { $steps ->
    [one] { $steps } case de plus
   *[other] { $steps } cases de plus
}
end-stays = reste sur place
end-passes = dépasse : { $cars }
end-line = franchit la ligne de paris { $bet }

standing = Ordre : { $cars }
card-in-play = { $me ->
    [yes] Votre carte : { $card }
   *[no] Carte { ELIDE("de", $name) } : { $card }
}
hand-count = { $count ->
    [0] Votre main est vide.
    [one] Votre main : { $count } carte.
   *[other] Votre main : { $count } cartes.
}
hand-pile = { $count ->
    [one] Votre pioche : { $count } carte.
   *[other] Votre pioche : { $count } cartes.
}
table-spaces = Vos cartes
table-wilds = avec Joker
table-owner = À qui
table-price = Prix
player-line = { $me ->
    [yes] Vous : voitures { $cars }, { power }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[no] { $name } : voitures { $cars }, { power }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}
wild-missing = { $why ->
    [printed] { $count ->
        [one] Sauf la { $cars } : elle est sur la carte.
       *[other] Sauf { $cars } : elles sont sur la carte.
    }
   *[named] Sauf la { $cars } : l’autre Joker l’a déjà prise.
}
play-foregone = Plus rien ne peut changer : l’argent et le classement sont décidés.
