### Pourquoi un choix était moins bon qu’un autre, et les tableaux de `downforce analyse`. $amount, $worth et $pays sont des sommes en toutes lettres ; $bid et $most sont la mise et la valeur en chiffres.

rival-car = { $rival ->
    [K] voiture noire
    [B] voiture bleue
    [G] voiture verte
    [Y] voiture jaune
    [O] voiture orange
   *[R] voiture rouge
}
other-power = { $instead ->
    [aggressive] Agressif
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
   *[unpredictable] { -unpredictable }
}
reason-overbid = { $most ->
    [0] Avec cette main, le lot ne mérite pas d’enchère ; la mise est de { $amount }.
   *[other] Avec cette main, le lot ne vaut pas plus de { $worth } ; la mise est de { $amount }.
}
reason-let-go = { $bid ->
    [0] Avec cette main, le lot vaut jusqu’à { $worth } : c’est trop pour passer.
   *[other] Avec cette main, le lot vaut jusqu’à { $worth } ; { $amount }, c’est trop peu.
}
reason-bid-less = Une mise plus basse est meilleure ici : { $worth } plutôt que { $amount }.
reason-keep = { $instead_serves ->
    [one] { other-power } servirait à { $instead_serves } carte de cette main, { power } à { $serves } seulement.
   *[other] { other-power } servirait à { $instead_serves } cartes de cette main, { power } à { $serves } seulement.
}
reason-bonus-unused = { $steps ->
    [one] { power } pourrait mener la { car } { $steps } case plus loin.
   *[other] { power } pourrait mener la { car } { $steps } cases plus loin.
}
reason-skip-unused = { -strategic } pourrait laisser de côté le { $speed } de la { car }.
reason-skip-misused = { $possible ->
    [one] La { car } est laissée de côté, alors qu’elle pourrait avancer de { $possible } case.
   *[other] La { car } est laissée de côté, alors qu’elle pourrait avancer de { $possible } cases.
}
reason-order = { $possible ->
    [one] En commençant par l’autre bout de la carte, la { car } avance de { $possible } case au lieu de { $steps }.
   *[other] En commençant par l’autre bout de la carte, la { car } avance de { $possible } cases au lieu de { $steps }.
}
reason-home = La { car } pourrait franchir l’arrivée.
reason-jam = { $steps ->
    [one] La { car } perd { $steps } case derrière la { rival-car }.
   *[other] La { car } perd { $steps } cases derrière la { rival-car }.
}
reason-short = { $steps ->
    [one] La { car } avance de { $steps } case ; { $possible } sont possibles.
   *[other] La { car } avance de { $steps } cases ; { $possible } sont possibles.
}
reason-boxed = La { car } se retrouve sans issue.
reason-hindered = { $steps ->
    [one] La { car } a { $steps } case de voie libre en moins devant elle.
   *[other] La { car } a { $steps } cases de voie libre en moins devant elle.
}
reason-wild-elsewhere = { $possible ->
    [one] Le Joker fait avancer la { rival-car } ; la { car } pourrait avancer de { $possible } case.
   *[other] Le Joker fait avancer la { rival-car } ; la { car } pourrait avancer de { $possible } cases.
}
reason-wild-blocked = Le Joker est gaspillé pour la { car }, qui ne peut pas bouger.
reason-eight = La carte Vitesse 8 de la { car } est dépensée là où un { $speed } suffirait.
reason-spent = Le { $speed } de la { car } est dépensé ici, alors qu’il vaudrait davantage plus tard.
reason-pushed = { $steps ->
    [one] La { car } avance de { $steps } case de plus qu’il ne faut.
   *[other] La { car } avance de { $steps } cases de plus qu’il ne faut.
}
reason-let-by = { $steps ->
    [one] La { car } pourrait être retenue ; elle garde { $steps } case de plus de voie libre.
   *[other] La { car } pourrait être retenue ; elle garde { $steps } cases de plus de voie libre.
}
reason-bet-unlikely = La { car } finit parmi les trois premières dans { $chance } % des courses, la { rival-car } dans { $instead_chance } %.
reason-bet-own = La { car } est à son parieur et gagne { $chance } % des courses : prime et pari tombent alors ensemble.
reason-bet-crowd = { $others ->
    [one] { $others } des autres a sans doute aussi misé sur la { car } : on n’y gagne guère sur lui.
   *[other] { $others } des autres ont sans doute aussi misé sur la { car } : on n’y gagne guère sur eux.
}
reason-bet-payout = Un pari sur la { car } rapporte { $pays } en moyenne, sur la { rival-car } { $instead_pays }.

analysed-count = { $count ->
    [one] { $count } décision, { $playouts } simulations, graine { $seed }
   *[other] { $count } décisions, { $playouts } simulations chacune, graine { $seed }
}
analysed-interrupted = Interrompu après l’action { $reached } sur { $actions } : voici ce qui a été jugé jusque-là.
analysed-worst = Les pires moments
analysed-ledger = Comptes, en points de chances de gagner
analysed-none = Aucune décision n’était à coup sûr moins bonne que la meilleure.
analysed-column = { $column ->
    [action] action
    [seat] place
    [chosen] choisi
    [best] meilleur
    [chance] chances
    [lost] perte
    [mark] signe
    [result] résultat
    [parity] égalité
    [deal] donne
    [own] soi-même
    [others] les autres
    [rest] reste
    [decisions] décisions
    [money] argent
   *[par] attendu
}

reason-stuck = { $cards ->
    [one] La { car } reste alors bloquée derrière la { rival-car } pendant { $cards } carte et perd { $steps } cases.
   *[other] La { car } reste alors bloquée derrière la { rival-car } pendant { $cards } cartes et perd { $steps } cases.
}
reason-gets-by = { $cards ->
    [one] La { car } resterait bloquée derrière la { rival-car } pendant { $cards } carte ; ainsi elle passe et gagne { $steps } cases.
   *[other] La { car } resterait bloquée derrière la { rival-car } pendant { $cards } cartes ; ainsi elle passe et gagne { $steps } cases.
}
reason-bid-cost = Avec cette main, la { car } rapporte environ { $pays }, moins que les { $amount } misés.
reason-bid-gain = Avec cette main, la { car } rapporte environ { $pays }, plus que les { $worth } qu’elle coûte.
reason-bid-wait = Après cette mise, les voitures coûtent { $spent } en moyenne et rapportent { $pays } ; après le meilleur choix, elles coûtent { $instead_spent } et rapportent { $instead_pays }.
