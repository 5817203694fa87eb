### Le jeu en plein écran.

title-turn = { $me ->
    [yes] À vous
   *[no] { $name } joue
}
title-wait = { $count ->
    [one] On attend { $count } personne
   *[other] On attend { $count } personnes
}
title-over = La course est finie
panel-log = Journal
panel-hand = Main
panel-players = Table
panel-sheet = Score
panel-help = ?
entry-hint = numéro, notation ou ?
keys = ↑↓ choisir  Entrée valider  ←→ piste  Tab volet  F1 aide  Ctrl+Q quitter
keys-watch = Tab volet  ←→ piste  F1 aide  Ctrl+Q quitter
opening-head = À la table
keys-opening = Entrée commencer  Ctrl+Q quitter
keys-result = ↑↓ lire  Entrée ou Ctrl+Q quitter
watching = Vous regardez. Il n’y a rien à choisir.
window-help =
    Choisissez avec les flèches ou un numéro, validez avec Entrée. Vous pouvez aussi taper une notation : play K5, move b17, bet R. La souris marche aussi.
    Tab montre le journal, votre main, la table, votre score. Gauche et droite parcourent la piste.
    Dans la liste des cartes, * est une de vos voitures ; =2 veut dire qu’elle ne peut avancer que de 2 ; ▓ qu’elle peut arriver.
