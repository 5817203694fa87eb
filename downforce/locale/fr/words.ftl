### Les mots du jeu. $car est la lettre d’une voiture, $power la clé d’un Pouvoir.

colour = { $car ->
    [K] noire
    [B] bleue
    [G] verte
    [Y] jaune
    [O] orange
    [R] rouge
   *[W] Joker
}
# Dans une phrase, toujours après « la » ou « de la ».
car = { $car ->
    [K] voiture noire
    [B] voiture bleue
    [G] voiture verte
    [Y] voiture jaune
    [O] voiture orange
   *[R] voiture rouge
}
-cunning = Rusé
-determined = Déterminé
-strategic = Stratège
-tricky = Malin
-unpredictable = Imprévisible
power = { $power ->
    [aggressive] Agressif
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
    [unpredictable] { -unpredictable }
   *[none] sans Pouvoir
}
power-does = { $power ->
    [aggressive] Quand la première ligne d’une carte que vous jouez est celle de votre propre voiture, elle peut avancer d’une case de plus ; pas si cette ligne est un Joker.
    [cunning] Vous conduisez vous-même vos voitures, quelle que soit la personne qui joue la carte.
    [determined] Quand une carte que vous jouez ne fait passer votre voiture que par des lignes droites (des rectangles ; ni virages ni rétrécissements), elle peut avancer aussitôt de deux cases de plus.
    [strategic] Sur chaque carte que vous jouez, vous pouvez laisser une voiture sur place.
    [tricky] Vous pouvez jouer une carte de bas en haut.
   *[unpredictable] Vos Jokers peuvent aussi déplacer une voiture qui figure sur la carte.
}
power-explained = { power }. { power-does }
track-name = { $track ->
    [river-station] River Station
    [marina-bay] Marina Bay
   *[other] { $track }
}
phase = { $phase ->
    [auction] Enchères
    [powers] Pouvoirs
    [race] Course
    [bets] Paris
   *[over] Résultat
}
ordinal = { $place ->
    [1] 1re
   *[other] { $place }e
}
lane = { $side ->
    [only] voie unique
    [inside] voie intérieure
    [middle] voie du milieu
    [left] voie de gauche
    [right] voie de droite
    [second-inside] deuxième voie depuis l’intérieur
    [second-outside] deuxième voie depuis l’extérieur
    [second-left] deuxième voie en partant de la gauche
    [second-right] deuxième voie en partant de la droite
   *[outside] voie extérieure
}
player = { $me ->
    [yes] vous
   *[no] { $name }
}
nobody = personne
person-name = Joueur { $number }
seat-name = Place { $seat }
# Comment joue un bot : un mot à côté de son nom (Ida, fidèle), et une phrase. Ida (loyal), Mara (blocker) et Lena (collector) sont des
# femmes, Rui (gambler), Otto (opportunist) et Teo (careful) des hommes. Un bot sans caractère est connu par son niveau.
character = { $character ->
    [loyal] fidèle
    [gambler] flambeur
    [opportunist] opportuniste
    [blocker] bloqueuse
    [careful] prudent
    [collector] collectionneuse
    [uniform] au hasard
    [rookie] niveau débutant
    [club] niveau amateur
    [pro] niveau pro
    [champion] niveau champion
   *[other] { $character }
}
character-plays = { $character ->
    [loyal] Parie sur ses propres voitures et roule pour elles.
    [gambler] Parie sur les outsiders et vise le gros lot.
    [opportunist] Parie sur la voiture qui a le plus de chances de gagner.
    [blocker] Retient la voiture de tête.
    [careful] Paie peu et fait le pari le plus sûr.
    [collector] Aime posséder une voiture de plus que les autres.
    [uniform] Joue ce qui lui tombe sous la main.
    [rookie] Roule vite, réfléchit peu.
    [club] Connaît le jeu, mais laisse passer quelques occasions.
    [pro] Joue pour l’argent.
    [champion] Réfléchit à chaque carte.
   *[other] Joue à sa façon.
}
