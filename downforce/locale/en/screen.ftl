### The terminal: board, commands, help, greetings, errors.

ruler-bet = bet { $bet }
ruler-start = start
ruler-finish = finish
standing-row = { $steps ->
    [one] { $rank }. { car } ({ $owner }): { $space }, { $lane }, { $steps } step to the finish
   *[other] { $rank }. { car } ({ $owner }): { $space }, { $lane }, { $steps } steps to the finish
}
standing-lap = { $rank }. { car } ({ $owner }): { $space }, { $lane }, lap { $lap }
standing-home = { $rank }. { car } ({ $owner }): home
standing-absent = { $rank }. { car } ({ $owner }): not on the track
board-legend = A row is a lane, the inside first; at its left the first space. | begins a rectangle, ( a bent space, ║ is a betting line, ▓ the finish. Numbers are your choices; * marks your own cars.
letters = Cars: { $letters }.

# The words that can be typed at any time; the English ones work in every language.
command = { $command ->
    [help] help
    [board] board
    [hand] hand
    [log] log
    [sheet] sheet
    [players] players
    [rest] rest
   *[quit] quit
}
plain-welcome = Welcome to the race. Answer with a number or in notation; ? explains, quit leaves.
choice-line = { $action }: { $effect }
bot-line = { $name }: { character }. { character-plays }
plain-help =
    Type the number of a choice, or its notation (bid R6Y4K2B1, play K5, move b17, bet R).
    board, hand, log, sheet, players: look at the table. rest: let bots play it out, once nothing can change. quit: leave the game.
    First the six cars are sold: everybody lays a card face down, its number in the colour of the car is the bid, and the highest buys the car with its power. All cards come back to the hands.
    Then the race: play one card a turn. Its lines move the cars from top to bottom, other people's too, forward and never through each other. What a car cannot move is lost.
    When a car first crosses a betting line, everybody bets in secret on the winner.
    Prizes are 12, 9, 6, 4, 2 and 0 million. Prizes and bets, less what you paid: the most money wins.
rest-offer = { play-foregone } Type rest, and bots play it out.
rest-not-yet = Something can still change: the rest is yours to play.
hand-over = { $name }, it is your turn. Take the keyboard, then press Enter.
goodbye = You leave the game. Until the next race.
goodbye-input = No more input: the game ends here.
saved = The game is saved in { $file }.
error-number = { $typed }: choose a number from 1 to { $count }.
error-illegal = { $typed }: you cannot do that now. Choose one of the numbers, or type ? for help.
error-unknown = { $typed }: not understood. Type a number, notation such as play K5, or ? for help.

replay-at = { phase } at { track-name }, after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
replay-waiting = To act: { $names }.
replay-bets = Bets: { $cars }

# What --bots ? lists.
bots-levels = Levels, the weakest first:
bots-people = Pros and champions come as these people: pro-loyal, champion-blocker and so on. Where you name the level alone, who comes is drawn.
bots-others = For measuring: { $names }. Your own: module:name.
