## A part of a finished game as a moving picture, or a moment of it with the score

clip-title = Un clip para compartir
clip-part = Qué muestra
clip-card = Esta carta
clip-lap = Esta vuelta
clip-race = Toda la carrera
clip-picture = Una imagen con el resultado
clip-make = Crearlo
clip-making = Creándolo…
clip-made = Listo, { $size }
clip-save = Guardar
clip-failed = Este navegador no ha podido crearlo.
clip-alt = Vista previa de lo creado
clip-button = Clip
