## Races on this device: without a server, without a network, and by several people who share it

device-title = Sur cet appareil
device-beside = Une course contre des bots, sans réseau ni serveur : le jeu tourne dans votre navigateur. La première fois, il télécharge 6 Mo.
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
device-champion = Sur cet appareil, le champion regarde une quarantaine de suites au lieu de milliers : il est donc plus faible que sur un serveur.
device-starting =
    { $step ->
        [fetch] Chargement du jeu, environ 6 Mo la première fois. Vous pouvez préparer une course en attendant.
        [start] Préparation du jeu…
       *[rules] Préparation des règles…
    }
device-failed = La course sur cet appareil ne peut pas fonctionner maintenant : { $why }. Rien n’est perdu.
device-unkept = Ce navigateur ne garde rien (fenêtre privée ou plus de place) : la course continue, mais elle disparaît avec l’onglet.
offline = Vous êtes hors ligne. Les courses sur cet appareil marchent comme toujours.
online = Le réseau est revenu.
refused-no-python = Le jeu n’a pas pu être chargé : { $detail }. Réessayez.

pass-title = Au tour { ELIDE("de", $name) }
pass-hint = Passez l’appareil. Personne d’autre ne devrait regarder maintenant.
pass-ready = Je suis { $name }
