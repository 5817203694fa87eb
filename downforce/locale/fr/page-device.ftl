## Races on this device: without a server, without a network, and by several people who share it

device-title = Sur cet appareil
device-beside = Une course contre des bots, sans réseau ni serveur : Python tourne dans votre navigateur. La première fois, il charge 6 Mo.
device-site = Cette page n’a pas de serveur : tout tourne dans votre navigateur. Vous courez contre des bots ou avec d’autres personnes qui partagent cet appareil.
device-offline = Vous êtes hors ligne. Les courses contre des bots sur cet appareil continuent ; les tables avec d’autres personnes reviendront avec le réseau.
device-race = Course sur cet appareil
device-record = Ouvrir un enregistrement
device-install = Installer
device-begin = Commencer la course
device-people = Personnes sur cet appareil
device-people-hint = Vous vous le passez de tour en tour ; un rideau cache les cartes. Des bots prennent les autres places.
device-person = Joueur { $number }
device-others-hint = Qui conduit aux places qui restent.
device-champion = Sans la recherche compilée, le champion regarde ici une quarantaine de suites au lieu de milliers : il est donc plus faible que sur un serveur.
device-starting =
    { $step ->
        [fetch] Chargement du Python du jeu, environ 6 Mo la première fois. Vous pouvez préparer une course en attendant.
        [start] Démarrage de Python…
       *[rules] Les règles sont déballées…
    }
device-failed = La course sur cet appareil ne peut pas tourner maintenant : { $why }. Rien n’est perdu.
device-unkept = Ce navigateur ne garde rien (fenêtre privée ou plus de place) : la course continue, mais elle disparaît avec l’onglet.
offline = Vous êtes hors ligne. Les courses sur cet appareil marchent comme toujours.
online = Le réseau est revenu.
refused-no-python = Python n’a pas pu être chargé : { $detail }. Réessayez.

pass-title = Au tour { ELIDE("de", $name) }
pass-hint = Passez l’appareil. Personne d’autre ne devrait regarder maintenant.
pass-ready = Je suis { $name }
