### Des personnes à une table : qui est là, qui attend qui, ce qu’on se lance. $me vaut "yes" quand la personne de $name est celle qui lit.

# Qui est là, et qui conduit.

strip-driven = un bot conduit
told-driver = Un bot conduit maintenant pour { $name }.
told-wheel = { $me ->
    [yes] Vous conduisez de nouveau.
   *[no] { $name } conduit de nouveau.
}
told-latecomer = { $me ->
    [yes] Vous conduisez maintenant à la place { ELIDE("de", $bot) }.
   *[no] { $name } prend la place { ELIDE("de", $bot) }.
}
relief-away = { $name } n’est pas là. Un bot peut conduire en attendant son retour.
relief-slow = { $name } n’a pas joué depuis un moment. Un bot peut conduire en attendant.
relief-do = Laisser un bot conduire
nudge-do = Faire signe
nudge-done = Vous avez fait signe à { $name }.
nudge-me = { $name } vous attend.

# Qui arrive en retard.

late-offer = Vous pouvez prendre la place d’un bot et continuer la partie.
late-take = Prendre la place { ELIDE("de", $name) }
make-late = Les retardataires peuvent prendre la place d’un bot
make-late-hint = Qui ouvre le lien pendant la course peut continuer à la place d’un bot.
plain-late = Les retardataires peuvent prendre la place d’un bot.
plain-no-late = Pendant la course, les retardataires peuvent seulement regarder.

# Réactions.

react-do = Réagir
react-sign = { $sign ->
    [blocked] Bouchon !
    [bravo] Bien joué !
    [ouch] Aïe !
    [coming] J’arrive !
    [close] De justesse !
   *[thanks] Merci !
}
react-said = { $name } : { react-sign }
set-together = À plusieurs
set-reactions = Réactions
set-reactions-hint = Les réactions des autres, à côté de leur nom.
set-notify = Notifications
set-notify-hint = Celles du navigateur, quand cet onglet est caché : votre tour, un signe, une revanche.
bar-notify-on = Les notifications sont activées
bar-notify-off = Les notifications sont désactivées
notify-blocked = Votre navigateur n’autorise pas les notifications de cette page. Cela se change dans ses réglages.

# Après la fin.

rematch-wanted = { $name } veut une revanche.
rematch-there = Déjà à la table : { $names }.
rematch-ready = La revanche est prête : on n’attend plus que vous.
rematch-begun = La revanche a commencé.
rematch-join = Rejoindre la revanche

# Ce que le serveur refuse.

refused-no-latecomers = À cette table, personne ne peut prendre la place d’un bot pendant la course. Vous pouvez rester et regarder.
refused-not-away = { $name } a encore le temps. Un bot ne peut conduire que si la table a attendu un moment.
refused-nudge-in-vain = La table n’attend pas { $name }.
refused-nudge-too-soon = On vient de faire signe à { $name }. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-give-up-too-soon = Tout le monde ne voulait pas abandonner. Vous pourrez redemander dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
refused-too-many-reactions = Chaque chose en son temps. Attendez un instant avant de réagir de nouveau.

# La donne, que chacun peut vérifier.

deal-agreeing = Distribution des cartes…
deal-without = Nouvelle donne, sans la participation de : { $names }. Aucune réponse n’est arrivée de ce côté.
fair-verified = Donne vérifiée
fair-unfinished = Donne vérifiée, partie inachevée
fair-failed = Donne non vérifiée
fair-how = Avant le départ, le serveur s’est engagé sur un nombre secret, et la page de chaque personne y a ajouté un nombre au hasard. Cette page a tiré de nouveau toutes les cartes à partir de ces nombres, et ce sont les mêmes : personne ne les a choisies.
fair-played = Chaque carte misée ou jouée avait été donnée à la personne qui l’a utilisée.
fair-mine = Votre propre nombre en fait partie, et l’engagement est celui qui vous a été montré au départ.
fair-shown = La grille, votre main et les lots sont ceux qui vous ont été montrés pendant la partie.
fair-absent = Ce navigateur n’a ajouté aucun nombre.
fair-fault = { $fault ->
    [missing] La partie enregistrée ne contient aucune preuve, alors que cette page a participé à la donne.
    [commitment] Le secret n’est pas celui sur lequel le serveur s’était engagé.
    [mine] La partie enregistrée ne contient pas ce qui a été montré à cette page pendant la partie, ou ce qu’elle a donné.
    [shape] La partie enregistrée est endommagée ou incomplète.
    [played] Les actions ne correspondent pas à la donne : quelqu’un a utilisé une carte qui n’était pas la sienne, ou il manque quelque chose.
    [unfinished] La partie a été abandonnée avant la fin, ou son enregistrement est tronqué. Ce qu’il contient a été donné comme le dit la preuve.
    [ties] Une égalité aux enchères n’a pas été tirée au sort comme le dit la preuve.
   *[cards] Les cartes ne sont pas celles que donne la preuve.
}
fair-silent = Aucun nombre n’est venu de : { $names }.
fair-discarded = { $count ->
    [one] Une donne a été annulée avant celle-ci, parce qu’une page n’a pas répondu ou que le serveur a redémarré.
   *[other] { $count } donnes ont été annulées avant celle-ci, parce qu’une page n’a pas répondu ou que le serveur a redémarré.
}
fair-old = Cette partie a commencé avec une version plus ancienne : le nombre de donnes annulées et les nombres manquants ne reposent que sur la parole du serveur.
fair-limits = Cela ne montre pas que personne n’a regardé : qui gère le serveur peut voir toutes les mains pendant la partie. Pour vérifier sans cette page, enregistrez la partie et utilisez « downforce verify ».
fair-commitment = Engagement : { $commitment }

game-title = Cette partie
game-commitment = Tout ce qui est tiré au sort dans cette partie a été fixé avant la donne. Voici l’engagement ; il est vérifié à la fin :
game-give-up = Abandonner cette partie
game-give-up-sure = La partie s’arrête ici et personne ne gagne. Vous pourrez revoir jusqu’où elle est allée.
game-play-on = Continuer à jouer
game-give-up-others = On demande à tous ceux qui sont là. Si tout le monde est d’accord, la partie s’arrête et personne ne gagne.
give-up-asks = { $name } veut abandonner cette partie
give-up-asks-hint = Si tous ceux qui sont là sont d’accord, la partie s’arrête et personne ne gagne. Si quelqu’un continue, ou ne répond pas en une minute, elle se poursuit.
give-up-waiting = Vous voulez abandonner cette partie. Pas encore de réponse de : { $names }.
give-up-alone = Vous voulez abandonner cette partie, et il n’y a plus personne d’autre ici.
give-up-goes-on = La partie continue.
