## A part of a finished game as a moving picture, or a moment of it with the score

clip-title = A clip to share
clip-part = What it shows
clip-card = This card
clip-lap = This lap
clip-race = The whole race
clip-picture = A picture with the score
clip-make = Make it
clip-making = Making it…
clip-made = Ready, { $size }
clip-save = Save
clip-failed = This browser could not make it.
clip-alt = What was made, as a preview
clip-button = Clip
