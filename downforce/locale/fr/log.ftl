### Ce qui s’est passé : une ligne par événement. $me vaut "yes" quand la personne de $name est celle qui lit.

log-dealt = { $race ->
    [1] Nouvelle course : { track-name }.
   *[other] Course { $race } : { track-name }.
}
log-grid = Au départ, de l’avant vers l’arrière : { $cars }.
log-owner = { $me ->
    [yes] Vous conduisez la { car }.
   *[no] { $name } conduit la { car }.
}
log-hand = { $count ->
    [one] Votre carte : { $cards }
   *[other] Vos { $count } cartes : { $cards }
}
log-lot = { $round ->
    [1] Aux enchères : la { car }, { power }.
   *[2] De nouveau aux enchères : la { car }, { power }.
}
log-bidders = Seules les personnes sans voiture peuvent miser : { $names }.
log-bids = Mises : { $bids }.
bid-shown = { $me ->
    [yes] vous misez { $amount } avec { $card }
   *[no] { $name } mise { $amount } avec { $card }
}
pass-shown = { $me ->
    [yes] vous passez avec { $card }
   *[no] { $name } passe avec { $card }
}
log-tied = Une égalité que rien ne départage : { $names }. Le sort décide.
log-drawn = { $me ->
    [yes] Le sort vous désigne.
   *[no] Le sort désigne { $name }.
}
log-forced = { $card ->
    [none] { $me ->
        [yes] Il ne reste que vous sans voiture : la dernière est à vous.
       *[no] Il ne reste { ELIDE("que", $name) } sans voiture : la dernière lui revient.
    }
   *[other] { $me ->
        [yes] Il ne reste que vous sans voiture : la dernière est à vous, au plus petit chiffre que vous pouvez montrer ({ $card }).
       *[no] Il ne reste { ELIDE("que", $name) } sans voiture : la dernière lui revient, au plus petit chiffre de sa main ({ $card }).
    }
}
log-sold = { $me ->
    [yes] Vous achetez la { car } ({ power }) pour { $price }.
   *[no] { $name } achète la { car } ({ power }) pour { $price }.
}
why-sold = { $by ->
    [highest] C’était la mise la plus haute.
    [alone] Personne d’autre n’a misé.
    [cars] À égalité, la carte qui montre le plus de voitures l’emporte, { $winner } contre { $others }.
    [no-wild] À égalité, la carte sans Joker l’emporte.
   *[chance] Le sort a tranché l’égalité.
}
log-aside = Personne ne mise pour la { car } : elle est mise de côté pour l’instant.
log-unowned = La { car } n’appartient à personne ; elle court quand même.
log-kept = { $me ->
    [yes] Votre Pouvoir : { power }.
   *[no] { $name } a le Pouvoir { power }.
}
log-race = { $me ->
    [yes] La course commence. À vous de jouer.
   *[no] La course commence. { $name } joue en premier.
}
log-drew = { $count ->
    [one] Vous piochez { $cards }.
   *[other] Vous piochez { $count } cartes : { $cards }
}
log-played = { $me ->
    [yes] Vous jouez { $card }{ $order ->
        [reversed] , de bas en haut.
       *[printed] .
    }
   *[no] { $name } joue { $card }{ $order ->
        [reversed] , de bas en haut.
       *[printed] .
    }
}
log-named = { $me ->
    [yes] Vous utilisez le Joker pour la { car }.
   *[no] { $name } utilise le Joker pour la { car }.
}
log-skipped = { $car ->
    [none] { $me ->
        [yes] Vous n’utilisez pas le Joker.
       *[no] { $name } n’utilise pas le Joker.
    }
   *[other] { $me ->
        [yes] Vous laissez la { car } sur place.
       *[no] { $name } laisse la { car } sur place.
    }
}
log-moved = { $steps ->
    [0] La { car } reste en { $space }.
    [one] La { car } avance de { $steps } case, jusqu’en { $space }.
   *[other] La { car } avance de { $steps } cases, jusqu’en { $space }.
}
log-finished = La { car } franchit la ligne d’arrivée : { ordinal }.
log-bonus = { $bonus ->
    [one] Dont { $bonus } grâce au Pouvoir { power }.
   *[other] Dont { $bonus } grâce au Pouvoir { power }.
}
log-lost = { $lost ->
    [one] Coincée, elle perd { $lost } case.
   *[other] Coincée, elle perd { $lost } cases.
}
log-steered = { $me ->
    [yes] C’est vous qui la conduisez ({ -cunning }).
   *[no] C’est { $name } qui la conduit ({ -cunning }).
}
log-stayed = { $why ->
    [finished] La { car } est déjà arrivée.
    [blocked] { $lost ->
        [one] La { car } est bloquée et perd { $lost } case.
       *[other] La { car } est bloquée et perd { $lost } cases.
    }
   *[absent] La { car } n’est pas sur la piste.
}
log-betting = La ligne de paris { $bet } est franchie : tout le monde parie en secret.
log-bet = { $me ->
    [yes] Pari { $bet } : vous pariez sur la { car }.
   *[no] Pari { $bet } : { $name } parie sur la { car }.
}
log-home = { $me ->
    [yes] Vous n’avez plus de voiture en course{ $count ->
        [0] .
        [one] {" "}et défaussez { $count } carte.
       *[other] {" "}et défaussez { $count } cartes.
    }
   *[no] { $name } n’a plus de voiture en course{ $count ->
        [0] .
        [one] {" "}et défausse { $count } carte.
       *[other] {" "}et défausse { $count } cartes.
    }
}
log-finish = { $reason ->
    [finished] La course est finie : toutes les voitures sont arrivées.
    [home] La course est finie : toutes les voitures qui appartiennent à quelqu’un sont arrivées.
    [first] La course est finie : la première voiture est arrivée.
   *[cards] La course est finie : il n’y a plus de cartes.
}
log-order = Ordre d’arrivée : { $cars }.
won-winnings = { $me ->
    [yes] Vous gagnez avec { $money }, la plus grosse somme.
   *[no] { $name } gagne avec { $money }, la plus grosse somme.
}
won-place = { $me ->
    [yes] Vous gagnez avec { $money } : à égalité, votre voiture est la mieux classée.
   *[no] { $name } gagne avec { $money } : à égalité, sa voiture est la mieux classée.
}
won-first = { $me ->
    [yes] Vous gagnez : votre voiture est arrivée la première.
   *[no] { $name } gagne : sa voiture est arrivée la première.
}
won-furthest = { $me ->
    [yes] Vous gagnez : votre voiture est allée le plus loin.
   *[no] { $name } gagne : sa voiture est allée le plus loin.
}
won-shared = Victoire partagée : { $names }.
