### Le plateau, sa version en texte et la bande des joueurs.

board-label = Plateau : { $track }
board-picture = Image { ELIDE("de", $track) }
board-tools = Vue du plateau
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-whole = Tout le circuit
board-follow = Retour à la course
board-text = Plateau en texte
board-ends = { $count ->
    [one] Où s’arrête la { car } : un seul endroit
   *[other] Où s’arrête la { car } : { $count } endroits
}
board-end = { $what ->
    [lost] { $space }, { $lane }, { $steps ->
        [one] après { $steps } case
       *[other] après { $steps } cases
    }, perd { $lost }
    [bonus] { $space }, { $lane }, { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, +{ $bonus } par le Pouvoir
   *[all] { $space }, { $lane }, { $steps ->
        [one] { $steps } case
       *[other] les { $steps } cases
    }
}
board-end-finish = Franchit l’arrivée, { ordinal } place
board-text-title = Plateau en texte : { $track }
board-direction = Les cases se comptent dans le sens de la course. La voie a longe le centre du circuit.
board-next-line = Prochaine ligne : pari { $bet }, personne ne l’a encore franchie.
board-no-line = Plus de ligne de paris devant.
board-order = Voitures dans l’ordre de la course
board-col-place = Rang
board-col-car = Voiture
board-col-owner = Propriétaire
board-col-space = Case
board-col-shape = Forme
board-col-next = À la suivante
board-col-finish = À l’arrivée
board-nobody = personne
board-you = vous
board-home = arrivée
board-absent = pas sur la piste
board-shape = { $shape ->
    [rectangle] rectangle
   *[bent] courbe
}
board-lap = { $steps }, tour { $lap }
board-question = { $steps ->
    [one] La { car }, { $steps } case, depuis { $space }
   *[other] La { car }, { $steps } cases, depuis { $space }
}
board-way = Chemin : { $spaces }.
board-around = Autour de la { car }
board-step-one = À un pas : { $spaces }.
board-step-two = À deux pas : { $spaces }.
board-near = { $steps ->
    [0] La { car } à la même hauteur, en { $space }, { $lane }.
    [one] La { car } à { $steps } pas, en { $space }, { $lane }.
   *[other] La { car } à { $steps } pas, en { $space }, { $lane }.
}
board-ahead = Devant : { $cars }
board-behind = Derrière : { $cars }
board-none-ahead = Personne devant à { $steps } pas ou moins.
board-none-behind = Personne derrière à { $steps } pas ou moins.

strip-players = Joueurs
strip-you = vous
strip-bot = bot, niveau { $level }
strip-away = pas là
strip-doing = { $doing ->
    [turn] { $me ->
        [yes] à vous
       *[no] joue
    }
    [moving] { $me ->
        [yes] vous conduisez
       *[no] conduit
    }
    [choosing] choisit
    [laid] a posé
    [betting] parie
   *[bet] a parié
}
strip-no-car = pas de voiture
strip-cars = { $count ->
    [0] pas de voiture
   *[other] { $cars }
}
strip-cards = { $count ->
    [0] plus de cartes
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
strip-open8 = { $count ->
    [one] Une carte Vitesse 8 visible
   *[other] { $count } cartes Vitesse 8 visibles
}
board-follow-cars = Suivre les voitures
strip-card = { $me ->
    [yes] votre carte
   *[no] joue
}
strip-spent = { $amount } dépensés en voitures
