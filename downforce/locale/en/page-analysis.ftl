### Analysis of a finished game, trying a choice again, playing on from a moment. $points are of winning chance, in hundredths.

replay-analysis = Analysis
replay-shows = Beside the board
result-analysis = Analyse
an-button = Analyse
an-explain = Where was this game won? Every choice is judged by what its player could know, and everybody’s chance to win is drawn from the deal to the end. It takes about half a minute.
an-preparing = Getting ready…
an-progress = Progress of the analysis
an-progress-of = { $done } of { $of }
an-stop = Stop
an-stopped = The analysis was stopped. What it has found is shown.
an-failed = The analysis did not come to its end. What it has found is shown.
an-go-on = Go on with it
an-interpreted = This server computes without its fast engine, so each choice was tried only a few times: little is marked, and the numbers are rough.
an-graph = Everybody’s chance to win, move by move
an-chance-of = { $me ->
    [yes] you { $percent } %
   *[no] { $name } { $percent } %
}
an-percent = { $percent } %
an-hindsight = Hindsight: all cards open
an-hindsight-hint = Off, you see what the player of this choice could see. The verdict never uses more than that; the graph knows all cards.
an-verdict = Verdict
an-did = { $me ->
    [yes] You: { $action }
   *[no] { $name }: { $action }
}
an-trivial = It made no difference: all choices were within one point of each other.
an-good = As good as the best.
an-unsure = Perhaps not the best, but that is not sure enough for a mark.
an-lost = It cost { $points } points of winning chance (± { $error }).
an-mark = { $mark ->
    [worst] a grave mistake
    [bad] a mistake
   *[doubtful] doubtful
}
an-worth = In this hand the lot was worth bidding up to { $money }.
an-best = best
an-chosen = { $me ->
    [yes] your choice
   *[no] chosen
}
an-odds = How the cars may come in
an-odds-car = Car
an-odds-first = First
an-odds-pays = Pays on average
an-action = { $verb ->
    [bid] bid with { $card }
    [pass] pass with { $card }
    [play] play { $card }
    [reversed] play { $card } from the bottom up
    [keep] keep { power }
    [wild] name { car } for the wild
    [bet] bet on { car }
    [skip] skip this line
    [go] let the other steer
    [finish] cross the finish line
   *[move] stop on { $space }
}
an-bid = bid { $amount } with { $card }
an-again = Try again
an-no-choice = Nothing was chosen here that could have gone another way.
an-not-yet = This move has not been judged yet.
an-worst = Worst moments
an-whose = Whose choices
an-worse = The worse one before
an-worst-of = { $at } of { $of }, by what they cost
an-worst-count = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
an-worst-first = The worst
an-worst-next = The next
an-none = No mistake was found.
an-none-yet = No mistake has been found so far.
an-ledger = The result taken apart
an-ledger-how = In points of winning chance; the parts add up to the result, which is 100 for a win.
an-ledger-part = Part
an-part = { $part ->
    [parity] Even share
    [deal] Luck of the deal
    [own] Own mistakes
    [others] What others gave
    [rest] What is left
   *[result] Result
}
an-part-means = { $part ->
    [parity] What anybody may expect before a card is seen.
    [deal] How much more pros win with this deal in all seats.
    [own] What the player’s own choices cost, compared with the best.
    [others] What the choices of others gave or took, compared with the best they could do for themselves.
    [rest] How hidden cards fell, and what these estimates miss.
   *[result] 100 for a win, 0 for none; a shared win counts in part.
}
an-table = The graph as a table
an-table-move = Move
an-turns = Best and worst choices
an-turn-best = Best: { $action } ({ $points } points above the average choice)
an-turn-worst = Worst: { $action } (it cost { $points } points)
an-turn-none = No mistake that is sure.
on-title = Play on from here
on-explain = Move { $number } of this game becomes a new one. You take one seat, bots take all others.
on-seat = Your seat
on-cards = Cards you could not see
on-same = As they were
on-anew = Dealt anew
on-cards-hint = Dealt anew, they still fit everything your seat had seen. The check of the deal does not apply to such a game, and its record says where it comes from.
on-begin = Play on
again-title = Try again
again-where = Try again · { $track } · move { $number }
again-right = Right
again-wrong = There is better
again-unjudged = Your answer: { $action }. It was too far from the best to be judged.
again-once-more = Once more
again-back = To the analysis
puz-title = Puzzles
puz-link = Try my mistakes again
puz-own = My own mistakes
puz-count = { $solved } of { $count } solved
puz-none = Nothing here yet. Have a finished game analysed, and your mistakes in it become puzzles.
puz-kind = { $kind ->
    [auction] A bid
    [powers] A power
    [card] A card
    [bet] A bet
   *[move] A move
}
puz-one = Puzzle
puz-which = { $theme ->
    [auction] Auction puzzle { $number } of { $count }
    [blocking] Blocking puzzle { $number } of { $count }
    [bets] Betting puzzle { $number } of { $count }
    [wilds] Wild puzzle { $number } of { $count }
   *[powers] Power puzzle { $number } of { $count }
}
puz-how = What would you do? You see what the player saw. Anything within one point of the best is right; then the reason is told.
puz-theme = { $theme ->
    [auction] Auction
    [blocking] Blocking and driving
    [bets] Bets
    [wilds] Wilds
   *[powers] Powers
}
puz-theme-about = { $theme ->
    [auction] What is the lot worth in this hand?
    [blocking] Which car gets through, which one is held up?
    [bets] Which car, and who else has backed it?
    [wilds] Which car should the wild move?
   *[powers] What can the power do here?
}
puz-back = All puzzles
puz-next = Next puzzle
puz-name = Puzzle { $number }: { puz-kind }, { $players } players, { $track }, { $state ->
    [solved] solved
    [missed] not solved yet
   *[new] not tried yet
}
puz-where = { $track }, move { $number }, { $points } points
puz-try = Try
puz-solved = · solved
puz-missed = · not yet
gone-not-judged = This choice has not been judged.
gone-not-judged-hint = Have the game analysed first, or choose a move at which somebody could choose.
fair-none = Played on from another game
fair-played-on = This game goes on from a moment of another one, whose cards it was given. So there is nothing to verify here; the other game has its own check.
refused-given-up = This game was given up, so there is no result to judge by.
refused-no-analysis = This server does not analyse games.

an-late = The server is busy; this takes longer than usual.
an-timeout = The server has not gone on with the analysis. What it has found is shown.
an-finishing = Adding it up…
an-hand = { $me ->
    [yes] Your hand at this choice
   *[no] { $name }’s hand at this choice
}
an-bids = Bid { $amount }
an-passes = Pass
on-take-over = Take over from here
again-play-best = Play the best
again-play-mine = Play my answer
again-plays = { $line ->
    [best] On the board: the best
   *[mine] On the board: your answer
}
again-line-how = One way it may go on, with the cards as they were dealt.
puz-start = Start
puz-theme-all = All of this theme
puz-asks = { $kind ->
    [auction] One bid is clearly the best, or a pass. Find it.
    [powers] One power is clearly the best here. Find it.
    [card] One card is clearly the best here. Find it.
    [move] One way to go on is clearly the best. Find it.
   *[bet] One bet is clearly the best here. Find it.
}
puz-tempting = tempting
again-in-game = in the game
consequence = { $place ->
    [1] Played out to the end, { car } wins the race in { $chance } % instead of { $instead_chance } %.
    [2] Played out to the end, { car } comes in first or second in { $chance } % instead of { $instead_chance } %.
   *[3] Played out to the end, { car } is among the first three in { $chance } % instead of { $instead_chance } %.
}
