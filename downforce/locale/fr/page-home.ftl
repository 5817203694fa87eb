### La page autour du jeu : accueil, nouvelle table, salle d’attente, réglages, refus.

# Partout.
close = Fermer
cancel = Annuler
fewer = Moins
more = Plus
try-again = Réessayer
reload = Recharger
new-version = Une nouvelle version est prête.
link-copied = Lien copié.
copy-failed = Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.
opening = Ouverture de la table…
face-down = Carte face cachée
table-of = Table { ELIDE("de", $name) }

page-home = Downforce, accueil
page-pages = Pages
page-learn = Comment jouer
page-rules = Règles
page-puzzles = Défis
page-language = Langue
page-settings = Réglages

# Accueil.
home-lead = Misez pour une voiture. Faites-la avancer avec des cartes qui déplacent aussi vos rivaux. Pariez sur le vainqueur.
home-race = En piste
home-starting = Départ…
home-race-hint =
    { $newcomer ->
        [yes] En piste : vous, deux débutants et un amateur sur un circuit tiré au sort, environ 20 minutes. Sans compte.
       *[no] En piste : vous et trois pros sur un circuit tiré au sort, environ 20 minutes. Sans compte.
    }
home-make = Créer une table
home-tables = Tables ouvertes
home-free = { $count ->
    [one] { $count } place libre sur { $seats }
   *[other] { $count } places libres sur { $seats }
}
home-racing = en course
home-sit = S’asseoir
home-watch = Regarder
home-games = Mes parties
home-learn-hint = Apprendre en jouant : deux minutes avec une enchère, une carte et un pari.
home-learn = Apprendre en jouant
home-rules = Lire les règles
home-unofficial = Version libre et non officielle du jeu de société, faite par des gens qui l’aiment. Sans lien avec ses éditeurs.

mine-turn = À vous
mine-running = En course
mine-waiting = En attente de joueurs
mine-over = { $won ->
    [yes] Vous avez gagné
   *[no] Course terminée
}
mine-against = avec { $names }
mine-play = Jouer
mine-open = Ouvrir
mine-replay = Revoir
mine-all = Afficher les { $count }
mine-rank = Rang { $rank } sur { $players }
mine-filter = Afficher
mine-filter-all = Toutes les parties
mine-filter-open = En cours
mine-filter-over = Terminées
mine-filter-won = Gagnées
mine-sort = Trier par
mine-sort-latest = Plus récentes
mine-sort-money = Argent
mine-sort-track = Circuit
mine-hide = Retirer cette partie de ma liste
mine-hidden = Retirée de votre liste. Les autres la gardent dans la leur.
mine-undo = Annuler
mine-older = Afficher des parties plus anciennes
mine-none = Aucune partie de ce genre.

# Créer une table.
make-title = Créer une table
make-seats = Qui joue
make-players = Joueurs
make-players-hint = Idéal de 4 à 6.
make-others = Les autres places
make-others-hint = Chaque place peut encore changer avant le départ.
make-characters = Choisir qui vient
make-seat = Place { $number }
make-other = { $level ->
    [open] Libres
    [rookie] Débutants
    [club] Amateurs
    [pro] Pros
    [champion] Champions
   *[other] { $level }
}
make-door = Qui peut venir
make-by-link = Par lien
make-public = Publique
make-clock = Pendule
clock = { $clock ->
    [none] Aucune
    [relaxed] Détendue
    [quick] Rapide
   *[other] { $clock }
}
make-track = Circuit
make-spaces = { $count } cases
make-surprise = Surprise
make-surprise-hint = Tiré au sort
make-rules = Règles
make-edition = Édition des règles
make-edition-hint = Décide de la monnaie et de quelques petites règles.
edition = { $edition ->
    [en] Anglaise
    [es] Espagnole
    [fr] Française
    [pt-BR] Brésilienne
   *[pt-PT] Portugaise
}
make-way = Façon de jouer
way = { $way ->
    [full] Partie complète
    [beginner] Pour débuter
    [distance] Longue distance
    [distance-money] Longue distance pour l’argent
   *[tour] Championnat du monde
}
way-hint = { $way ->
    [full] Enchères, Pouvoirs, course et paris.
    [beginner] Plus simple. Activez ce que vous voulez.
    [distance] Des tours jusqu’à la dernière carte. La voiture qui va le plus loin gagne. Pas de paris, et le prix des voitures ne compte pas.
    [distance-money] Des tours jusqu’à la dernière carte. Gains et paris selon la distance de chaque voiture.
   *[tour] Deux courses, une par circuit. L’argent s’additionne.
}
make-beginner = Ce qui simplifie
beginner = { $rule ->
    [deal-cars] Les voitures sont distribuées, pas vendues
    [no-powers] Sans Pouvoirs
    [small-hands] Trois cartes en main, on pioche après chacune
    [no-bets] Sans paris
   *[first-wins] La première voiture arrivée qui a un propriétaire gagne
}
make-powers = Pouvoirs
make-powers-hint = Chaque voiture est vendue avec un des six Pouvoirs.
make-bets = Paris
make-bets-hint = Trois paris secrets pendant la course.
make-fine = Points de détail
option-any-card-bid = Miser avec n’importe quelle carte
option-any-card-bid-hint = Sans la couleur ni Joker, on peut miser n’importe quelle carte, à son plus petit chiffre.
option-determined-always = Déterminé sur toute carte
option-determined-always-hint = Les deux cases de plus comptent aussi quand quelqu’un d’autre joue la carte.
option-two-player-cunning = Rusé à deux joueurs
option-two-player-cunning-value = { $value ->
    [swap] Échangé
    [remove] Retiré
   *[keep] Comme d’habitude
}
make-plain = En clair
make-open = Ouvrir la table

# Les options en phrases.
plain-seats = { $others ->
    [open] { $bots ->
        [0] { $count } places, aucun bot.
        [one] { $count } places. Si personne ne prend celle qui reste, un bot pro s’y assied.
       *[other] { $count } places. Celles que personne ne prend vont à des bots pros.
    }
    [rookie] { $bots ->
        [0] { $count } places, aucun bot.
        [one] { $count } places, dont une pour un bot débutant.
       *[other] { $count } places, dont { $bots } pour des bots débutants.
    }
    [club] { $bots ->
        [0] { $count } places, aucun bot.
        [one] { $count } places, dont une pour un bot amateur.
       *[other] { $count } places, dont { $bots } pour des bots amateurs.
    }
    [pro] { $bots ->
        [0] { $count } places, aucun bot.
        [one] { $count } places, dont une pour un bot pro.
       *[other] { $count } places, dont { $bots } pour des bots pros.
    }
    [champion] { $bots ->
        [0] { $count } places, aucun bot.
        [one] { $count } places, dont une pour un bot champion.
       *[other] { $count } places, dont { $bots } pour des bots champions.
    }
   *[other] { $bots ->
        [0] { $count } places, aucun bot.
        [one] { $count } places, dont une pour un bot.
       *[other] { $count } places, dont { $bots } pour des bots.
    }
}
plain-lap = { $name }, un tour.
plain-distance = { $name }, des tours jusqu’à la dernière carte.
plain-tour = Deux courses, une par circuit.
plain-surprise = Le circuit est tiré au sort.
plain-cards = { $dealt ->
    [yes] { $cards } cartes par personne. Les voitures sont distribuées.
   *[no] { $cards } cartes par personne. Les six voitures sont vendues aux enchères.
}
plain-powers = Chaque voiture apporte un Pouvoir ; vous en gardez un.
plain-no-powers = Sans Pouvoirs.
plain-bets = Trois paris secrets pendant la course.
plain-no-bets = Sans paris.
plain-free = Le prix des voitures ne compte pas.
plain-wins = { $how ->
    [first] La première voiture arrivée fait gagner son propriétaire.
    [furthest] La voiture qui va le plus loin fait gagner son propriétaire.
   *[money] Gagne qui finit avec le plus d’argent.
}
plain-edition = { $edition ->
    [en] Règles de l’édition anglaise, prix en $M.
    [es] Règles de l’édition espagnole, prix en $M.
    [fr] Règles de l’édition française, prix en $M.
    [pt-BR] Règles de l’édition brésilienne, prix en $ mi.
   *[pt-PT] Règles de l’édition portugaise, prix en €M.
}
plain-no-clock = Sans pendule. Prenez votre temps.
plain-clock = { $seconds } secondes par décision. Ensuite un bot décide.
plain-link = Il faut le lien pour s’asseoir.
plain-public = Affichée sur la page d’accueil. Tout le monde peut s’asseoir.
short-way = { $way ->
    [beginner] pour débuter
    [distance] longue distance
    [tour] championnat du monde
    [no-powers] sans Pouvoirs
   *[no-bets] sans paris
}

# La salle d’attente.
room-link = par lien
room-public = publique
room-seats = Places
room-you = vous
room-host = hôte
room-here = à la table
room-away = n’est pas là
room-free = Place libre
room-free-hint = Pour qui a le lien. Au départ, un pro la prend.
room-sit = Prendre cette place
room-move = Venir ici
room-add-bot = Ajouter un bot
room-bot = Qui prend cette place
room-remove = Retirer
room-watchers = { $count ->
    [one] { $count } personne regarde et peut prendre une place libre jusqu’au départ.
   *[other] { $count } personnes regardent et peuvent prendre une place libre jusqu’au départ.
}
room-full = Toutes les places sont prises. Vous pouvez rester et regarder.
room-start = { $people ->
    [one] Donner le départ : vous et { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
   *[other] { $bots ->
        [0] Donner le départ : { $people } personnes
        [one] Donner le départ : { $people } personnes et { $bots } bot
       *[other] Donner le départ : { $people } personnes et { $bots } bots
    }
}
room-for-host = { $name } donne le départ.
room-all-here = { $me ->
    [yes] Tout le monde est là. Vous pouvez donner le départ.
   *[no] Tout le monde est là. { $name } peut donner le départ.
}
room-leave = Quitter
room-invite = Inviter
room-invite-hint = Scannez le code ou envoyez le lien. Qui a le lien peut s’asseoir.
room-qr = Code QR du lien
room-copy = Copier le lien
room-address = Lien vers cette table
room-own = Copier mon lien personnel
room-own-hint = Il vous ramène à votre place sur un autre appareil, une fois. Gardez-le pour vous.
room-own-copied = Votre lien personnel est copié. Il sert une fois.
return-title = Ce lien appartient à { $name }
return-hint = Si vous continuez en tant { ELIDE("que", $name) }, vos propres parties ne seront plus accessibles depuis ce navigateur. Copiez d’abord votre lien personnel si vous voulez y revenir.
return-do = Continuer en tant { ELIDE("que", $name) }
room-options = Ce que l’on joue
room-change = Modifier les options
room-change-players = Avec moins de places, on retire d’abord les places libres, puis les bots.
room-change-save = Enregistrer les options
room-changed = Les options ont changé.
# $character dit si c’est une femme ou un homme ; vide, le niveau en général.
bot-level = { $level ->
    [rookie] Débutant
    [club] { $character ->
        [loyal] Amatrice
        [blocker] Amatrice
        [collector] Amatrice
       *[other] Amateur
    }
    [pro] Pro
    [champion] { $character ->
        [loyal] Championne
        [blocker] Championne
        [collector] Championne
       *[other] Champion
    }
   *[other] { $level }
}
bot-anybody = Peu importe

name-label = Votre nom à la table
name-save = Enregistrer
name-saved = À la table, vous êtes { $name }.

# Réglages.
set-title = Réglages
set-you = Vous
set-look = Aspect et mouvement
set-theme = Thème
set-theme-value = { $value ->
    [system] Comme l’appareil
    [light] Clair
   *[dark] Sombre
}
set-speed = Vitesse des voitures et des cartes
set-speed-value = { $value ->
    [off] Aucune
    [slow] Lente
    [normal] Normale
   *[fast] Rapide
}
set-speed-hint = « Aucune » montre chaque déplacement d’emblée et dessine son trajet.
set-reveal = Mises affichées
set-reveal-value = { $value ->
    [first] Automatique
    [s6] 6 secondes
    [s20] 20 secondes
   *[press] Jusqu’à ce que je continue
}
set-reveal-hint = Automatique : jusqu’à ce que vous continuiez pendant votre première partie, puis 6 secondes. Pour vous seulement : la partie n’attend jamais.
set-play = Jeu
set-confirm = Confirmer chaque coup
set-confirm-hint = Choisir, puis confirmer. Sans cela, un seul geste suffit.
set-guard = Éviter les gestes trop rapides
set-guard-hint = Une nouvelle question ignore clics et touches un court instant, et la carte que vous posez peut être reprise quelques secondes tant que d’autres choisissent.
set-sound = Sons
set-sound-hint = Brefs. On peut jouer sans.
set-volume = Volume
set-reader = Lecteurs d’écran
set-text-board = Plateau en texte
set-text-board-hint = Le circuit en listes au lieu de l’image.
set-announce = Annoncer
set-announce-value = { $value ->
    [all] Tout
    [mine] Mes tours
   *[none] Rien
}
set-keys = Touches
set-shortcuts = Raccourcis à une touche
set-shortcuts-hint = Sans eux : seulement Tab, flèches, Entrée et Échap.
key-does = { $key ->
    [number] choisir un arrêt ou une carte
    [car] choisir une voiture
    [step] parcourir les choix
    [confirm] confirmer
    [choose] choisir ; pendant un replay, lecture ou pause
    [back] retour, effacer le choix
    [skip] laisser la voiture sur place (Stratège)
    [reverse] inverser l’ordre de la carte (Malin)
    [pass] la carte proposée pour passer
    [decision] aller à la décision
    [hand] aller à la main
    [text] plateau en texte
    [log] journal
    [turn] dire à qui de jouer
    [strength] dire la force de la main
    [cars] dire où sont les voitures
    [zoom] agrandir, tout le circuit
    [help] aide
    [hint] indice, pas à pas
   *[keys] liste des touches
}

# Rien à montrer.
gone-home = Vers l’accueil
gone-no-page = Cette page n’existe pas.
gone-no-page-hint = L’adresse a peut-être été coupée.
gone-unknown-table = Cette table n’existe plus.
gone-unknown-table-hint = Elle n’a jamais existé ou a été supprimée. Demandez un nouveau lien.
gone-table-full = Cette table est complète.
gone-table-full-hint = Vous pouvez regarder la course.
gone-given-up = Cette partie a été abandonnée.
gone-given-up-hint = Personne ne l’a gagnée. Vous pouvez revoir jusqu’où elle est allée.
gone-bad-token = Ce lien ne marche plus.
gone-bad-token-hint = Un lien de retour sert une fois. Faites-en un autre sur l’appareil où vous jouiez.
gone-unreachable = La page n’a pas pu s’ouvrir.
gone-unreachable-hint = Le serveur ne répond pas. Vos parties sont en sécurité.

# Ce que le serveur refuse, par clé.
refused-other = Cela n’a pas marché. Réessayez.
refused-unreachable = Le serveur ne répond pas. Réessayez ; vos parties sont en sécurité.
refused-not-a-message = La page a envoyé quelque chose que le serveur ne connaît pas. Rechargez-la.
refused-too-big = C’est trop long.
refused-too-many = Trop vite. Attendez un instant, puis réessayez.
refused-unknown-table = Cette table n’existe plus.
refused-not-begun = La course n’a pas encore commencé.
refused-not-foregone = Tout n’est pas encore décidé : jouez encore.
refused-already-begun = La course a déjà commencé.
refused-over = La course est terminée.
refused-not-seated = Vous regardez. Seuls les joueurs peuvent faire cela.
refused-not-your-turn = Ce n’est pas votre tour. La table attend { $names }.
refused-stale = La table a avancé. Choisissez de nouveau.
refused-illegal = Ce n’est pas possible maintenant. Choisissez de nouveau.
refused-not-notation = Le serveur n’a pas compris « { $action } ».
refused-seat-taken = Cette place est prise.
refused-seats-taken = Il y a plus de personnes assises que cela. On ne renvoie personne.
refused-seat-unknown = Cette place n’existe pas.
refused-table-full = Cette table est complète.
refused-not-host = Seul l’hôte peut faire cela.
refused-bad-options = Ces règles ne vont pas ensemble : { $detail }
refused-bad-record = Ce n’est pas l’enregistrement d’une partie : { $detail }
refused-bad-name = Ce nom ne peut pas servir. Choisissez-en un autre.
refused-bad-bot = Ce bot n’existe pas.
refused-bad-token = Ce lien ne marche plus. Un lien de retour sert une fois.
refused-has-games = Ce lien appartient à { $name }, et vous avez vos propres parties dans ce navigateur.
refused-foreign-origin = Cette page ne peut pas faire cela. Ouvrez-la à sa propre adresse.
refused-no-cookie = La page a besoin de son cookie pour vous reconnaître. Autorisez-le, puis rechargez.
refused-too-many-tables = Vous avez beaucoup de tables ouvertes. Finissez-en une d’abord.
refused-not-over = La course n’est pas encore terminée.
refused-not-alone = Encore dans cette partie : { $names }.
refused-no-coach = Le coach n’est là que si vous jouez seulement contre des bots et que personne ne peut vous rejoindre.
refused-not-found = Il n’y a rien à cette adresse.
refused-not-stored = Le serveur n’a pas pu l’enregistrer. Réessayez dans un instant.
refused-broken = Une erreur s’est produite sur le serveur. Elle est notée ; réessayez.

# Les personnes à une table.
room-hosts = { $me ->
    [yes] Cette table est maintenant la vôtre : vous donnez le départ.
   *[no] La table passe à { $name }.
}
set-follow = Suivre les voitures
set-follow-hint = Le plateau se rapproche des voitures qui roulent et montre tout le circuit entre deux cartes.
plain-seats-shared = { $count } places : { $people } personnes { $bots ->
    [0] sur cet appareil.
    [one] sur cet appareil et un bot.
   *[other] sur cet appareil et { $bots } bots.
}
home-next = Et maintenant
home-level-label = Adversaires
home-level = { $level ->
    [rookie] Facile
    [club] Moyen
    [pro] Difficile
   *[champion] Champion
}
home-level-hint = { $level ->
    [rookie] Vous et trois débutants sur un circuit tiré au sort, environ 20 minutes.
    [club] Vous et trois amateurs sur un circuit tiré au sort, environ 20 minutes.
    [pro] Vous et trois pros sur un circuit tiré au sort, environ 20 minutes.
   *[champion] Vous et trois champions sur un circuit tiré au sort, environ 20 minutes.
}
home-puzzle = Défi du jour
home-puzzle-daily = Un autre chaque jour.
home-puzzle-do = Relever le défi
home-puzzle-solved = Résolu. Un autre demain.
home-puzzle-again = Le revoir
home-last = Dernier résultat
home-last-see = Voir le résultat
home-friends = Courir avec des amis
home-friends-hint = Créez une table et envoyez-leur le lien. On peut jouer jusqu’à six.
home-share = Partager cet appareil
home-share-hint = Courez ici à plusieurs : vous vous le passez de tour en tour, et personne ne voit vos cartes.
