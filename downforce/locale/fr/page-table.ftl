### La table : barre, boutons, panneaux, main, résultat, rediffusion.

# La barre de la table.

bar-phase = Phase de la partie
bar-log = Journal (L)
bar-keys = Touches (A)
bar-sound-on = Le son est activé
bar-sound-off = Le son est coupé
play-where = { $track } · table { ELIDE("de", $name) }
play-side = Décision et journal
play-panel = Ce qui se passe
wait-for = En attente : { $names }

# Boutons : un verbe et son objet.

act-next-lot = Lot suivant
act-go-on = Continuer
act-later = Jouer dès la reconnexion
act-choose = Choisissez
act-choose-card = Choisissez une carte
act-choose-power = Choisissez un Pouvoir
act-choose-car = Choisissez une voiture
act-choose-space = Choisissez une case
act-bid = Miser { $amount } pour la { car }
act-bid-wild = Miser { $amount } au Joker
act-bid-lowest = Miser { $amount }, son plus petit chiffre
act-pass = Passer ({ $card } revient)
act-pass-any = Passer
act-take-back = Reprendre la carte
act-keep = Garder { power }
act-play = Jouer cette carte
act-play-reversed = La jouer de bas en haut
act-reverse = Inverser
act-move = Avancer la { car } de { $steps }
act-skip = Laisser la { colour } sur place
act-skip-wild = Ne pas utiliser le Joker
act-let-go = { $me ->
    [yes] La faire avancer, vous conduisez
   *[no] Laisser { $name } conduire
}
act-stop = S’arrêter en { $space }
act-stay = Rester en { $space }
act-finish = Franchir l’arrivée
act-bet = Parier sur la { car }
act-pause = Pause
act-resume = Reprendre
act-show-end = Voir la fin
act-result = Voir le résultat
act-speed = Vitesse : { $speed ->
    [off] sans mouvement
    [slow] lente
    [normal] normale
   *[fast] rapide
}

# Les enchères.

auction-lot = Lot { $number } sur { $count }
auction-lot-again = { $left ->
    [one] Second tour, dernier lot
   *[other] Second tour, encore { $left } lots
}
auction-hint = Posez une carte face cachée. Le chiffre de la ligne de la { car } est votre mise.
auction-by-wild = Vous n’avez aucune carte avec la { car }. Un Joker mise son chiffre.
auction-by-lowest = Vous n’avez ni carte avec la { car } ni Joker. Toute carte mise son plus petit chiffre.
auction-cannot = Vous n’avez ni carte avec la { car } ni Joker : vous ne pouvez que passer.
auction-comes = { $begins ->
    [yes] Avec sa carte Vitesse 8, { ordinal } sur la grille : son propriétaire joue la première carte.
   *[no] Avec sa carte Vitesse 8, { ordinal } sur la grille.
}
auction-no-power = Sans Pouvoir.
auction-which-wild = Quel Joker mise ?
auction-prices = Prix jusqu’ici
auction-now = en cours
auction-for-sale = en vente
auction-to-come = à venir
auction-aside = de côté
auction-laid = Votre carte est posée : vous misez { $amount }. On n’y touche plus.
auction-passed = Votre carte est posée : vous passez.
auction-held = { $way ->
    [pass] Vous passez. Votre carte sera posée dans quelques secondes, ou dès que les autres auront posé la leur.
   *[bid] Vous misez { $amount }. Votre carte sera posée dans quelques secondes, ou dès que les autres auront posé la leur.
}
auction-peek = Regarder votre carte
auction-may-not = Seules les personnes sans voiture peuvent miser maintenant.
auction-watch = Vous regardez. Des cartes sont posées face cachée.
reveal-turned = Les cartes sont retournées
reveal-sold = { $me ->
    [yes] Vous achetez la { car } pour { $price }
   *[no] { $name } achète la { car } pour { $price }
}
reveal-takes = { $me ->
    [yes] { $power ->
        [none] Vous notez { $price } et prenez la Vitesse 8 de la { car }. Toutes les cartes reviennent en main.
       *[other] Vous notez { $price } et prenez la Vitesse 8 de la { car } et le Pouvoir { power }. Toutes les cartes reviennent en main.
    }
   *[no] { $power ->
        [none] { $name } paie { $price } et prend la Vitesse 8 de la { car }. Toutes les cartes reviennent en main.
       *[other] { $name } paie { $price } et prend la Vitesse 8 de la { car } et le Pouvoir { power }. Toutes les cartes reviennent en main.
    }
}
reveal-wins = l’emporte
reveal-tied = à égalité
reveal-lower = moins
reveal-pass = passe
why-title = { $me ->
    [yes] Pourquoi vous et pas { $others } ?
   *[no] Pourquoi { $name } et pas { $others } ?
}
why-both = { $count ->
    [2] Les deux ont misé { $amount }, et personne n’a misé plus.
   *[other] Les { $count } ont misé { $amount }, et personne n’a misé plus.
}
why-tie-break = { $rule ->
    [cars] { $how ->
        [decides] Premier départage, plus de voitures sur la carte : { $winner } contre { $others }. C’est décidé.
       *[level] Premier départage, plus de voitures sur la carte : égalité à { $winner }.
    }
   *[no-wild] { $how ->
        [decides] Second départage, pas de Joker sur la carte : c’est décidé.
        [level] Second départage, pas de Joker sur la carte : égalité.
       *[unneeded] Second départage, pas de Joker sur la carte : inutile.
    }
}
why-by-chance = Alors le sort décide.

# Force d’une main.

strength-hand = Votre main, par voiture
strength-row = { $wild ->
    [0] { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
   *[other] { $steps ->
        [one] { $steps } case, { $wild } de plus avec les Jokers
       *[other] { $steps } cases, { $wild } de plus avec les Jokers
    }
}

# Pouvoirs.

powers-title = Gardez un Pouvoir
powers-others-title = Pouvoirs
powers-hint = Choisissez-en un sur { $count }. Il vaut pour vos voitures : { $cars }. Les autres quittent le jeu.
powers-fit = Avec votre main : { $power ->
    [aggressive] { $count ->
        [one] { $count } carte commence par une de vos voitures.
       *[other] { $count } cartes commencent par une de vos voitures.
    }
    [strategic] { $count ->
        [one] { $count } carte fait avancer une voiture adverse que vous pourriez laisser sur place.
       *[other] { $count } cartes font avancer une voiture adverse que vous pourriez laisser sur place.
    }
    [tricky] { $count ->
        [one] { $count } carte finit par une de vos voitures.
       *[other] { $count } cartes finissent par une de vos voitures.
    }
    [unpredictable] { $count ->
        [one] { $count } carte a un Joker.
       *[other] { $count } cartes ont un Joker.
    }
    [cunning] { $count ->
        [one] { $count } carte fait avancer une de vos voitures, et vous les conduisez sur les cartes de tout le monde.
       *[other] { $count } cartes font avancer une de vos voitures, et vous les conduisez sur les cartes de tout le monde.
    }
   *[other] { $count ->
        [one] { $count } carte fait avancer une de vos voitures : deux cases de plus si elle ne passe que par des lignes droites.
       *[other] { $count } cartes font avancer une de vos voitures : deux cases de plus si elle ne passe que par des lignes droites.
    }
}
powers-others = Les autres
powers-chosen = { $me ->
    [yes] Vous avez choisi.
   *[no] { $name } a choisi.
}
powers-choosing = { $me ->
    [yes] Vous choisissez encore : { $powers }.
   *[no] { $name } choisit encore : { $powers }.
}

# Une carte à jouer, et ses lignes.

card-title = À vous : jouez une carte
card-as-things-stand = Aperçu : chaque ligne peut changer la suivante.
card-choose = Choisissez une carte pour voir ce que ferait chaque ligne.
card-is-reversed = de bas en haut.
card-note = { $power ->
    [strategic] { $count ->
        [one] vous pouvez ignorer cette ligne.
       *[other] vous pouvez ignorer l’une de ces { $count } lignes quand son tour vient.
    }
    [tricky] { $order ->
        [reversed] { card-is-reversed }
       *[printed] vous pouvez la jouer de bas en haut.
    }
   *[unpredictable] votre Joker peut aussi déplacer une voiture de cette carte.
}
line-any-car = la voiture de votre choix
line-gains = { $places ->
    [0] garde son rang
    [one] { $all ->
        [yes] gagne { $places } rang
       *[no] gagne jusqu’à { $places } rang
    }
   *[other] { $all ->
        [yes] gagne { $places } rangs
       *[no] gagne jusqu’à { $places } rangs
    }
}
line-loses = { $all ->
    [yes] perd { $lost }
   *[no] peut perdre { $lost }
}
line-after = { $count ->
    [one] derrière : { $cars }, qui bouge avant
   *[other] derrière : { $cars }, qui bougent avant
}
line-blocked = bloquée, perd { $lost }
line-steers = { $me ->
    [yes] vous conduisez ({ -cunning })
   *[no] { $name } conduit ({ -cunning })
}
line-choose = à choisir
line-wild-to-come = au choix
line-moved = { $steps } jusqu’en { $space }
line-jammed = { $steps } sur { $speed }, en { $space }
line-home = arrivée : { ordinal }
line-by = { $told }, par { $name }
line-skipped = laissée sur place
line-nothing = aucune voiture
owner-you = à vous
owner-of = à { $name }
owner-none = à personne
wild-title = Joker { $steps } : quelle voiture ?
wild-hint = Choisissez une voiture ; sa ligne dit ce qu’elle ferait.
go-hint = { $name } la conduirait ({ -cunning }).

# Où s’arrête une voiture.

end-title = Où s’arrête la { car } ?
end-hint = Ligne { $line } de votre carte : { $steps ->
    [one] { $steps } case.
   *[other] { $steps } cases.
} Choisissez une case pour voir le trajet.
end-hint-steer = { $name } la fait avancer de { $steps }, et vous conduisez ({ -cunning }).
end-bonus-title = Deux cases de plus pour la { car } ?
end-bonus-hint = { -determined } : elle n’est passée que par des lignes droites. Elle peut continuer ou rester.
end-count = { $count ->
    [one] Un seul arrêt possible
   *[other] { $count } arrêts possibles
}
end-furthest = la plus avancée
end-across = ligne d’arrivée
end-all = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
end-loses = perd { $lost }
end-behind = derrière : { $cars }
end-more = { $steps } de plus
end-none = reste
end-more-places = { $count ->
    [one] { $count } autre arrêt
   *[other] { $count } autres arrêts
}
end-fewer = Moins d’arrêts

# Pendant que les autres jouent.

turn-of = { $me ->
    [yes] À vous
   *[no] { $name } joue
}
turn-wait = { $count ->
    [one] En attente de { $count } personne
   *[other] En attente de { $count } personnes
}
turn-over = La course est finie
log-title = Journal
watch-only = Vous regardez.
watch-preset = Vous pouvez déjà choisir votre prochaine carte. Personne ne la voit.
interlude-hint = Course { $race } sur { $races }. La suivante est prête : { track-name }.
watch-before = La carte d’avant
watch-last = La dernière carte
turn-steers = { $me ->
    [yes] Vous conduisez la { car }
   *[no] { $name } conduit la { car }
}

# Paris.

bets-title = Pari { $bet } : qui gagne la course ?
bets-hint = Rapporte { $pays } pour 1re / 2e / 3e. Secret jusqu’à la fin.
bets-rank = { ordinal } à présent
bets-home = arrivée { ordinal }
bets-pays = rapporte { $pays }
bets-slip = Votre bulletin
bets-secret = secret
bets-else = sinon
bets-wait-title = Pari { $bet } en cours
bets-made = Votre pari est fait. Il reste secret jusqu’à la fin.

# La main.

hand-title = Votre main
hand-bids = mise { $amount }
hand-card = Carte { $number } sur { $count } : { $lines }.
hand-card-mine = À vous : { $cars }.
hand-hint-bid = Les cartes qui misent pour la { car } sont relevées. Avec toute autre carte, vous passez. La carte vous revient.
hand-hint-play = Choisissez-en une. Flèches pour bouger, Entrée pour jouer.
hand-hint-left = { $count ->
    [0] C’est votre dernière carte
    [one] { $count } carte après celle-ci
   *[other] { $count } cartes après celle-ci
}
hand-hint-preset = Choisissez déjà votre prochaine carte, si vous voulez. Personne ne la voit.

# Dit à voix haute.

say-turn = { $count ->
    [one] À vous. { $count } carte.
   *[other] À vous. { $count } cartes.
}
say-strength = { $wild ->
    [0] { $steps ->
        [one] Votre main fait avancer la { car } de { $steps } case.
       *[other] Votre main fait avancer la { car } de { $steps } cases.
    }
   *[other] { $steps ->
        [one] Votre main fait avancer la { car } de { $steps } case, { $wild } de plus avec les Jokers.
       *[other] Votre main fait avancer la { car } de { $steps } cases, { $wild } de plus avec les Jokers.
    }
}
say-strength-of = { $wild ->
    [0] La { car } : { $steps }.
   *[other] La { car } : { $steps }, { $wild } de plus avec les Jokers.
}
say-bid = { $me ->
    [yes] vous { $bid }
   *[no] { $name } { $bid }
}
say-pass = { $me ->
    [yes] vous avez passé
   *[no] { $name } a passé
}
say-ends = La { car }, { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}. { $count ->
    [one] { $count } arrêt possible.
   *[other] { $count } arrêts possibles.
}
say-steer = Vous conduisez la { car }.
say-bet = Pari { $bet }. Rapporte { $pays } millions. Six voitures.
say-car = { $number } : la { car }, { $space }, { $owner }.
say-home = arrivée

# La liaison et les autres onglets.

play-lost = Connexion perdue.
play-lost-safe = Nouvel essai en cours, votre partie est en sécurité. Vous pouvez continuer à choisir.
play-restarting = Le serveur redémarre. Votre partie est conservée ; elle reprend dans un instant.
play-try-now = Essayer
play-missed = { $count ->
    [one] De retour à la table. Vous avez manqué { $count } coup.
   *[other] De retour à la table. Vous avez manqué { $count } coups.
}
play-show-missed = Voir
play-rest = Jouer la fin d’un coup
play-rest-left = Un bot joue la fin pour vous.
play-elsewhere = Cette place est ouverte dans un autre onglet.
play-elsewhere-hint = Une place ne se joue que dans un onglet à la fois.
play-use-here = Jouer ici
play-taken-over = { $level ->
    [pro] Un pro conduit maintenant pour vous.
    [rookie] Un débutant conduit maintenant pour vous.
    [club] Un amateur conduit maintenant pour vous.
    [champion] Un champion conduit maintenant pour vous.
   *[other] Un bot conduit maintenant pour vous.
}
play-taken-over-hint = { $clock ->
    [none] Vous n’étiez pas là, ou les autres ont continué. Reprenez le volant quand vous voulez.
   *[other] Votre temps était écoulé. Reprenez le volant quand vous voulez.
}
play-take-wheel = Reprendre le volant

# Le résultat.

result-badge = { $track } · { $players } joueurs · { $cards } cartes
result-board = Voir le plateau
result-rematch = Revanche
result-replay = Revoir la partie
result-record = Enregistrer la partie
result-share = Partager
result-next = Vers la partie suivante de ce groupe
result-standing = Classement
result-tie = À égalité, la voiture la mieux classée l’emporte.
result-winner = gagne
result-sheets = Feuilles de score
result-jams = Déplacements perdus dans les bouchons
result-under-way = en course
sheet-driver = Pilote
sheet-race = Course { $race }
sheet-caption = Feuille { ELIDE("de", $name) }
sheet-caption-race = Feuille { ELIDE("de", $name) }, course { $race }
sheet-bet-pays = pari, rapporte { $pays }
sheet-betting-pays = Gains des paris
sheet-racing-pays = Gains de la course
sheet-earned = gagné
sheet-racing = Course
sheet-betting = Paris
sheet-auction = Enchères
sheet-sum = Gains

# Revoir une partie.

replay-where = Replay · { $track }
replay-playback = Lecture
replay-scrub = Coup
replay-move = coup { $number } sur { $count }
replay-start = Au début
replay-end = À la fin
replay-play = Lire
replay-card = Carte { $number } sur { $count }
replay-seen-from = Vu par
replay-all = Tous
replay-moves = Coups
replay-link = Copier le lien vers ce coup
replay-record = Partie
replay-key-move = un coup en arrière ou en avant
replay-key-card = une carte en arrière ou en avant
replay-key-play = lecture ou pause
replay-key-ends = premier ou dernier coup

# The end with feeling: chart of the race, why one came behind, a stranger's way in.
result-chart = La course, carte par carte
result-chart-bets = Les lignes pointillées sont les paris.
result-led = La { car } mène du départ à l’arrivée.
result-turned = { $me ->
    [yes] La { car } prend la tête pour de bon avec la carte { $card } sur { $of }, que vous avez jouée.
   *[no] La { car } prend la tête pour de bon avec la carte { $card } sur { $of }, jouée par { $name }.
}
result-behind = { $by ->
    [racing] { $amount } de moins en gains de course que le vainqueur
    [betting] { $amount } de moins en paris que le vainqueur
   *[auction] { $amount } de plus dépensés en voitures que le vainqueur
}
result-play = Jouez une course

# The race in sight: standings, what a card would do, the draw pile.

pile-left = { $count ->
    [0] Pioche : plus de cartes.
    [one] Pioche : { $count } carte.
   *[other] Pioche : { $count } cartes.
}
# A lap on a car, as short as can be.
lap-sign = T{ $lap }
stand-title = Classement
stand-finish = Arrivée
stand-lap = Tour
stand-line = Pari { $bet }
stand-hand = Vos cartes
stand-over = franchie
stand-bet = { $me ->
    [yes] votre pari { $bet }
   *[no] pari { $bet } { ELIDE("de", $name) }
}
result-bets = Qui a parié sur quoi
result-bet-after = Pari { $bet }, après la carte { $card }
result-bet-then = alors { ordinal }
result-bet-end = à la fin { ordinal }

# Sa propre carte pendant qu’elle est jouée, et la dernière voiture des enchères.

own-card = Votre carte
act-moving = { $car ->
    [none] Votre carte…
   *[other] La { car } avance…
}
reveal-forced = { $me ->
    [yes] La dernière voiture est pour vous : la { car }, pour { $price }
   *[no] { $name } reçoit la dernière voiture : la { car }, pour { $price }
}

# Avant de choisir une carte : les dernières cartes, ses paris, sa main, l’argent.

recap-title = Depuis votre dernière carte
recap-bets = Vos paris
strength-left = Ce qui reste dans votre main
money-now = { $me ->
    [yes] Si tout s’arrêtait là : vous { $amount }, { ordinal } place
   *[no] Si tout s’arrêtait là : { $name } { $amount }, { ordinal } place
}
money-now-secret = Les paris secrets des autres ne sont pas comptés.
# The auction on the board, the finish, sound.

finish-won = { $me ->
    [yes] Vous gagnez avec { $money }.
   *[no] { $name } gagne avec { $money }.
}
finish-you = Vous : { ordinal }.
finish-you-money = Vous : { ordinal }, { $money }.
finish-skip = Passer
sound-offer = Avec le son ? Moteurs, pneus et public.
sound-turn-on = Activer le son
replay-previous = Précédent
replay-next = Suivant
card-cars = { $count ->
    [one] { $count } voiture
   *[other] { $count } voitures
}
