# Quand le serveur ne répond pas : intégré à la page.

unreachable = Le serveur ne répond pas. Vos parties sont en sécurité.
unreachable-again = Réessayer
