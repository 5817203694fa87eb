### L’analyse d’une partie terminée, réessayer un choix, jouer à partir d’un moment. $points : chance de gagner, en centièmes.

replay-analysis = Analyse
replay-shows = À côté du plateau
result-analysis = Analyser la partie
an-button = Analyser
an-explain = Où la partie s’est-elle gagnée ? Chaque choix est jugé d’après ce que son joueur pouvait savoir, et la chance de gagner de chacun est tracée de la donne à la fin. Il faut une demi-minute environ.
an-preparing = Préparation…
an-progress = Avancement de l’analyse
an-progress-of = { $done } sur { $of }
an-stop = Arrêter
an-stopped = L’analyse a été arrêtée. Ce qu’elle a trouvé est affiché.
an-failed = L’analyse n’est pas allée jusqu’au bout. Ce qu’elle a trouvé est affiché.
an-go-on = La reprendre
an-interpreted = Ce serveur calcule sans son moteur rapide : chaque choix n’a été essayé que quelques fois, peu de choses sont marquées et les chiffres sont grossiers.
an-graph = La chance de gagner de chacun, coup par coup
an-chance-of = { $me ->
    [yes] vous { $percent } %
   *[no] { $name } : { $percent } %
}
an-percent = { $percent } %
an-hindsight = Après coup : toutes les cartes visibles
an-hindsight-hint = Désactivé, vous voyez ce que voyait la personne qui a choisi. Le verdict n’utilise rien d’autre ; le graphique connaît toutes les cartes.
an-verdict = Verdict sur ce choix
an-did = { $me ->
    [yes] Vous : { $action }
   *[no] { $name } : { $action }
}
an-trivial = Aucune importance : tous les choix se valaient à un point près.
an-good = Aussi bon que le meilleur choix.
an-unsure = Peut-être pas le meilleur choix, mais ce n’est pas assez sûr pour une marque.
an-lost = Cela a coûté { $points } points de chance de gagner (± { $error }).
an-mark = { $mark ->
    [worst] grosse erreur
    [bad] erreur
   *[doubtful] douteux
}
an-worth = Avec cette main, le lot valait une enchère jusqu’à { $money }.
an-best = le meilleur
an-chosen = { $me ->
    [yes] le vôtre
   *[no] choisi
}
an-odds = Comment les voitures peuvent arriver
an-odds-car = Voiture
an-odds-first = Première
an-odds-pays = Rapporte en moyenne
an-action = { $verb ->
    [bid] enchérir avec { $card }
    [pass] passer avec { $card }
    [play] jouer { $card }
    [reversed] jouer { $card } de bas en haut
    [keep] garder { power }
    [wild] la { car } pour le Joker
    [bet] parier sur la { car }
    [skip] sauter cette ligne
    [go] laisser l’autre piloter
    [finish] franchir l’arrivée
   *[move] s’arrêter en { $space }
}
an-bid = miser { $amount } avec { $card }
an-again = Réessayer ce choix
an-no-choice = Rien n’a été choisi ici qui aurait pu se passer autrement.
an-not-yet = Ce coup n’a pas encore été jugé.
an-worst = Les pires moments
an-whose = De qui
an-worse = Le pire d’avant
an-worst-of = { $at } sur { $of }, d’après leur coût
an-worst-count = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
an-worst-first = Le pire
an-worst-next = Le suivant
an-none = Aucune erreur n’a été trouvée.
an-none-yet = Aucune erreur n’a été trouvée jusqu’ici.
an-ledger = Le résultat, part par part
an-ledger-how = En points de chance de gagner ; les parts s’additionnent pour donner le résultat, 100 pour une victoire.
an-ledger-part = Part du résultat
an-part = { $part ->
    [parity] Part égale
    [deal] Chance de la donne
    [own] Erreurs propres
    [others] Ce que les autres ont donné
    [rest] Le reste
   *[result] Résultat
}
an-part-means = { $part ->
    [parity] Ce que chacun peut attendre avant d’avoir vu une carte.
    [deal] Ce que les pros gagnent de plus avec cette donne, à toutes les places.
    [own] Ce que ses propres choix ont coûté, comparés au meilleur.
    [others] Ce que les choix des autres ont donné ou pris, comparés à ce qu’ils pouvaient faire de mieux pour eux.
    [rest] Comment les cartes cachées sont tombées, et ce que ces estimations ne voient pas.
   *[result] 100 pour une victoire, 0 sinon ; une victoire partagée compte en partie.
}
an-table = Le graphique sous forme de tableau
an-table-move = Coup
an-turns = Les meilleurs et les pires choix
an-turn-best = Le meilleur : { $action } ({ $points } points de plus que le choix moyen)
an-turn-worst = Le pire : { $action } (cela a coûté { $points } points)
an-turn-none = Aucune erreur certaine.
on-title = Jouer à partir d’ici
on-explain = Le coup { $number } de cette partie en devient une nouvelle. Vous prenez une place, des bots les autres.
on-seat = Votre place
on-cards = Les cartes que vous ne pouviez pas voir
on-same = Telles quelles
on-anew = Redistribuées
on-cards-hint = Redistribuées, elles restent conformes à tout ce que votre place avait vu. La vérification de la donne ne vaut pas pour une telle partie, et son enregistrement dit d’où elle vient.
on-begin = Jouer la suite
again-title = Réessayer
again-where = Réessayer · { $track } · coup { $number }
again-right = Bien vu
again-wrong = Il y a mieux
again-unjudged = Votre réponse : { $action }. Elle était trop loin de la meilleure pour être jugée.
again-once-more = Encore une fois
again-back = Vers l’analyse
puz-title = Problèmes
puz-link = Reprendre mes erreurs
puz-own = Mes propres erreurs
puz-count = { $solved } sur { $count } résolus
puz-none = Rien ici pour l’instant. Faites analyser une partie terminée, et vos erreurs deviendront des problèmes.
puz-kind = { $kind ->
    [auction] Une enchère
    [powers] Un Pouvoir
    [card] Une carte
    [bet] Un pari
   *[move] Un déplacement
}
puz-one = Problème
puz-which = { $theme ->
    [auction] Problème d’enchères { $number } sur { $count }
    [blocking] Problème de blocage { $number } sur { $count }
    [bets] Problème de paris { $number } sur { $count }
    [wilds] Problème de Jokers { $number } sur { $count }
   *[powers] Problème de Pouvoirs { $number } sur { $count }
}
puz-how = Que feriez-vous ? Vous voyez ce que voyait le joueur. Tout ce qui est à un point ou moins du meilleur choix est juste ; ensuite, on vous dit pourquoi.
puz-theme = { $theme ->
    [auction] Enchères
    [blocking] Blocage et conduite
    [bets] Paris
    [wilds] Jokers
   *[powers] Pouvoirs
}
puz-theme-about = { $theme ->
    [auction] Combien vaut le lot avec cette main ?
    [blocking] Quelle voiture passe, laquelle reste bloquée ?
    [bets] Quelle voiture, et qui d’autre a parié sur elle ?
    [wilds] Quelle voiture le Joker doit-il déplacer ?
   *[powers] Que peut faire le Pouvoir ici ?
}
puz-back = Tous les problèmes
puz-next = Problème suivant
puz-name = Problème { $number } : { puz-kind }, { $players } joueurs, { $track }, { $state ->
    [solved] résolu
    [missed] pas encore résolu
   *[new] pas encore essayé
}
puz-where = { $track }, coup { $number }, { $points } points
puz-try = Essayer
puz-solved = · résolu
puz-missed = · pas encore
gone-not-judged = Ce choix n’a pas été jugé.
gone-not-judged-hint = Faites d’abord analyser la partie, ou prenez un coup où il y avait un choix.
fair-none = Suite d’une autre partie
fair-played-on = Cette partie reprend un moment d’une autre, dont elle a reçu les cartes. Il n’y a donc rien à vérifier ici ; l’autre partie a sa propre vérification.
refused-given-up = Cette partie a été abandonnée : il n’y a pas de résultat à juger.
refused-no-analysis = Ce serveur n’analyse pas de parties.

an-late = Le serveur est occupé ; c’est plus long que d’habitude.
an-timeout = Le serveur n’a pas poursuivi l’analyse. Ce qu’elle a trouvé est affiché.
an-finishing = Le total se fait…
an-hand = { $me ->
    [yes] Votre main à ce choix
   *[no] Main à ce choix ({ $name })
}
an-bids = Miser { $amount }
an-passes = Passer
on-take-over = Reprendre d’ici
again-play-best = Voir le meilleur
again-play-mine = Voir ma réponse
again-plays = { $line ->
    [best] Sur le plateau : le meilleur
   *[mine] Sur le plateau : votre réponse
}
again-line-how = Une suite possible, avec les cartes telles qu’elles ont été données.
puz-start = Commencer
puz-theme-all = Tous ceux de ce thème
puz-asks = { $kind ->
    [auction] Une mise, ou passer, est nettement le meilleur choix. Trouvez-le.
    [powers] Un pouvoir est nettement le meilleur. Trouvez-le.
    [card] Une carte est nettement la meilleure. Trouvez-la.
    [move] Une façon de continuer est nettement la meilleure. Trouvez-la.
   *[bet] Un pari est nettement le meilleur. Trouvez-le.
}
puz-tempting = tentant
again-in-game = dans la partie
consequence = { $place ->
    [1] Jouée jusqu’au bout, la course est gagnée par la { car } dans { $chance } % des cas au lieu de { $instead_chance } %.
    [2] Si l’on joue jusqu’au bout, la { car } finit première ou deuxième dans { $chance } % des cas au lieu de { $instead_chance } %.
   *[3] Si l’on joue jusqu’au bout, la { car } finit parmi les trois premières dans { $chance } % des cas au lieu de { $instead_chance } %.
}
