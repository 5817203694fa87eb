### The words of the game. A car is always named by its letter in $car, a power by its key in $power.

# On cards, in lists and tables. W is a wild.
colour = { $car ->
    [K] black
    [B] blue
    [G] green
    [Y] yellow
    [O] orange
    [R] red
   *[W] wild
}
# In a sentence.
car = { $car ->
    [K] Black
    [B] Blue
    [G] Green
    [Y] Yellow
    [O] Orange
   *[R] Red
}
-cunning = Cunning
-determined = Determined
-strategic = Strategic
-tricky = Tricky
-unpredictable = Unpredictable
power = { $power ->
    [aggressive] Aggressive
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
    [unpredictable] { -unpredictable }
   *[none] no power
}
power-does = { $power ->
    [aggressive] When you play a card whose first line is your own car, it may go one space further; not if that line is a wild.
    [cunning] You steer your own cars, whoever plays the card.
    [determined] When a card you play takes your car over straights only (rectangles; no bends, no narrows), it may go two more spaces at once.
    [strategic] On each card you play you may leave out one car.
    [tricky] You may play a card from the bottom line up.
   *[unpredictable] Your wilds may also move a car that is printed on the card.
}
power-explained = { power }: { power-does }
track-name = { $track ->
    [river-station] River Station
    [marina-bay] Marina Bay
   *[other] { $track }
}
phase = { $phase ->
    [auction] Auction
    [powers] Powers
    [race] Race
    [bets] Bets
   *[over] Result
}
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
lane = { $side ->
    [only] only lane
    [inside] inside lane
    [middle] middle lane
    [left] left lane
    [right] right lane
    [second-inside] second lane from the inside
    [second-outside] second lane from the outside
    [second-left] second lane from the left
    [second-right] second lane from the right
   *[outside] outside lane
}
# A seat in a list or table.
player = { $me ->
    [yes] you
   *[no] { $name }
}
nobody = nobody
# What people are called who gave no name; in a record, seats count from 0.
person-name = Player { $number }
seat-name = Seat { $seat }
# How a bot plays, as a word beside its name (Ida, loyal) and as a sentence. Ida (loyal), Mara (blocker) and Lena (collector) are
# women, Rui (gambler), Otto (opportunist) and Teo (careful) men. A bot without a character is known by its level.
character = { $character ->
    [loyal] loyal
    [gambler] gambler
    [opportunist] opportunist
    [blocker] blocker
    [careful] careful
    [collector] collector
    [uniform] at random
    [rookie] rookie
    [club] club racer
    [pro] pro
    [champion] champion
   *[other] { $character }
}
character-plays = { $character ->
    [loyal] Bets on her own cars and drives for them.
    [gambler] Bets on outsiders and plays for the big payout.
    [opportunist] Bets on whichever car is likeliest to win.
    [blocker] Holds back whoever is in front.
    [careful] Pays little and takes the safe bet.
    [collector] Likes to own one car more than the others.
    [uniform] Takes whatever comes.
    [rookie] Drives fast, thinks little.
    [club] Knows the game, misses a trick now and then.
    [pro] Plays for the money.
    [champion] Thinks every card through.
   *[other] Plays in a way of its own.
}
