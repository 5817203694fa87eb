### The full-screen game.

title-turn = { $me ->
    [yes] Your turn
   *[no] { $name } plays
}
title-wait = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
title-over = The race is over
panel-log = Log
panel-hand = Hand
panel-players = Players
panel-sheet = Sheet
panel-help = Help
entry-hint = number, notation, or ?
keys = ↑↓ choose  Enter confirm  ←→ board  Tab panel  F1 help  Ctrl+Q quit
keys-watch = Tab panel  ←→ board  F1 help  Ctrl+Q quit
opening-head = At the table
keys-opening = Enter begin  Ctrl+Q quit
keys-result = ↑↓ read  Enter or Ctrl+Q leave
watching = You are watching. Nothing to choose.
window-help =
    Arrows or a number choose, Enter confirms. You may also type notation: play K5, move b17, bet R. The mouse works too.
    Tab shows the log, your hand, the players, your sheet. Left and right move along the track.
    In the list of cards * is a car of yours; =2 means it can go only 2 now; ▓ that it can finish.
