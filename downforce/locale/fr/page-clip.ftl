## A part of a finished game as a moving picture, or a moment of it with the score

clip-title = Un extrait à partager
clip-part = Ce qu’il montre
clip-card = Cette carte
clip-lap = Ce tour
clip-race = Toute la course
clip-picture = Une image avec le score
clip-make = Créer
clip-making = Création en cours…
clip-made = Prêt, { $size }
clip-save = Enregistrer
clip-failed = Ce navigateur n’a pas pu le créer.
clip-alt = Aperçu du résultat
clip-button = Extrait animé
