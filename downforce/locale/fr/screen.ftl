### Le terminal : plateau, commandes, aide, formules, erreurs.

ruler-bet = pari { $bet }
ruler-start = départ
ruler-finish = arrivée
standing-row = { $steps ->
    [one] { $rank }. La { car } ({ $owner }) : { $space }, { $lane }, à { $steps } pas de l’arrivée
   *[other] { $rank }. La { car } ({ $owner }) : { $space }, { $lane }, à { $steps } pas de l’arrivée
}
standing-lap = { $rank }. La { car } ({ $owner }) : { $space }, { $lane }, tour { $lap }
standing-home = { $rank }. La { car } ({ $owner }) : arrivée
standing-absent = { $rank }. La { car } ({ $owner }) : pas sur la piste
board-legend = Chaque rangée est une voie, l’intérieur d’abord ; à sa gauche, la première case. | commence une case rectangulaire, ( une case courbe, ║ est une ligne de paris, ▓ l’arrivée. Les numéros sont vos choix ; * marque vos voitures.
letters = Voitures : { $letters }.

command = { $command ->
    [help] aide
    [board] plateau
    [hand] main
    [log] journal
    [sheet] score
    [players] table
    [rest] fin
   *[quit] quitter
}
plain-welcome = Bienvenue à la course. Répondez par un numéro ou en notation ; ? explique, quitter termine.
choice-line = { $action } : { $effect }
bot-line = { $name } : { character }. { character-plays }
plain-help =
    Tapez le numéro d’un choix, ou sa notation (bid R6Y4K2B1, play K5, move b17, bet R).
    plateau, main, journal, score, table : pour regarder. fin : pour que des bots jouent la fin, quand plus rien ne peut changer. quitter : pour arrêter la partie.
    On vend d’abord les six voitures : chacun pose une carte face cachée, le chiffre à la couleur de la voiture est sa mise, et la plus haute emporte la voiture avec son Pouvoir. Toutes les cartes reviennent en main.
    Puis vient la course : jouez une carte par tour. Ses lignes font avancer les voitures de haut en bas, celles des autres aussi, vers l’avant et jamais à travers une autre. Ce qu’une voiture ne peut pas parcourir est perdu.
    Quand une voiture franchit pour la première fois une ligne de paris, tout le monde parie en secret sur la gagnante.
    Les gains sont de 12, 9, 6, 4, 2 et 0 millions. Gains et paris, moins ce que vous avez payé : la plus grosse somme l’emporte.
rest-offer = { play-foregone } Tapez fin : des bots jouent le reste.
rest-not-yet = Quelque chose peut encore changer : la fin reste à jouer.
hand-over = { $name }, c’est à vous. Prenez le clavier, puis appuyez sur Entrée.
goodbye = Vous quittez la partie. À la prochaine course.
goodbye-input = Fin de l’entrée : la partie s’arrête ici.
saved = La partie est enregistrée dans { $file }.
error-number = { $typed } : choisissez un numéro de 1 à { $count }.
error-illegal = { $typed } : ce n’est pas possible maintenant. Choisissez un des numéros, ou tapez ? pour l’aide.
error-unknown = { $typed } : pas compris. Tapez un numéro, une notation comme play K5, ou ? pour l’aide.

replay-at = { phase }, { track-name }, après { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
replay-waiting = À jouer : { $names }.
replay-bets = Paris : { $cars }

# La liste que --bots donne, demandé par un point d’interrogation.
bots-levels = Niveaux, du plus faible au plus fort :
bots-people = Les pros et les champions sont ces personnes : pro-loyal, champion-blocker, etc. Si vous ne donnez que le niveau, on tire au sort qui vient.
bots-others = Pour mesurer : { $names }. Le vôtre : module:nom.
