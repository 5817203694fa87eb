### The table: bar, buttons, panels, hand, result, replay.

# The bar of a table.

bar-phase = Phase of the game
bar-log = Log (L)
bar-keys = Keys (A)
bar-sound-on = Sound is on
bar-sound-off = Sound is off
play-where = { $track } · { $name }’s table
play-side = Decision and log
play-panel = What is going on
wait-for = Waiting for { $names }

# Buttons: a verb with its object.

act-next-lot = Next lot
act-go-on = Go on
act-later = Play when reconnected
act-choose = Choose
act-choose-card = Choose a card
act-choose-power = Choose a power
act-choose-car = Choose a car
act-choose-space = Choose a space
act-bid = Bid { $amount } for { car }
act-bid-wild = Bid { $amount } with a wild
act-bid-lowest = Bid { $amount }, its lowest
act-pass = Pass ({ $card } comes back)
act-pass-any = Pass
act-take-back = Take it back
act-keep = Keep { power }
act-play = Play this card
act-play-reversed = Play it from the bottom up
act-reverse = Reverse
act-move = Move { car } { $steps }
act-skip = Skip { car }
act-skip-wild = Skip the wild
act-let-go = { $me ->
    [yes] Let it go, you steer
   *[no] Let { $name } steer
}
act-stop = Stop at { $space }
act-stay = Stay at { $space }
act-finish = Cross the finish line
act-bet = Bet on { car }
act-pause = Pause
act-resume = Go on
act-show-end = Show the end
act-result = See the result
act-speed = Speed: { $speed ->
    [off] off
    [slow] slow
    [normal] normal
   *[fast] fast
}

# The auction.

auction-lot = Lot { $number } of { $count }
auction-lot-again = { $left ->
    [one] Second round, the last lot
   *[other] Second round, { $left } lots left
}
auction-hint = Lay one card face down. The number on its line for { car } is your bid.
auction-by-wild = You have no card with { car }. A wild bids its number.
auction-by-lowest = You have no card with { car } and no wild. Any card bids its lowest number.
auction-cannot = You have no card with { car } and no wild: you can only pass.
auction-comes = { $begins ->
    [yes] Comes with its Speed-8 card and starts { ordinal }: its owner plays the first card.
   *[no] Comes with its Speed-8 card, starts { ordinal }.
}
auction-no-power = No power comes with it.
auction-which-wild = Which wild bids?
auction-prices = Prices so far
auction-now = now
auction-for-sale = for sale
auction-to-come = to come
auction-aside = set aside
auction-laid = Your card is laid: you bid { $amount }. What is laid stays laid.
auction-passed = Your card is laid: you pass.
auction-held = { $way ->
    [pass] You pass. Your card is laid in a few seconds, or when the others have laid theirs.
   *[bid] You bid { $amount }. Your card is laid in a few seconds, or when the others have laid theirs.
}
auction-peek = Look at your card
auction-may-not = Only players without a car may bid now.
auction-watch = You are watching. Cards are being laid face down.
reveal-turned = The cards are turned
reveal-sold = { $me ->
    [yes] You buy { car } for { $price }
   *[no] { $name } buys { car } for { $price }
}
reveal-takes = { $me ->
    [yes] { $power ->
        [none] You write { $price } on your sheet and take { car }’s Speed-8. All cards go back to their hands.
       *[other] You write { $price } on your sheet and take { car }’s Speed-8 and { power }. All cards go back to their hands.
    }
   *[no] { $power ->
        [none] { $name } pays { $price } and takes { car }’s Speed-8. All cards go back to their hands.
       *[other] { $name } pays { $price } and takes { car }’s Speed-8 and { power }. All cards go back to their hands.
    }
}
reveal-wins = wins
reveal-tied = tied
reveal-lower = lower
reveal-pass = pass
why-title = { $me ->
    [yes] Why you and not { $others }?
   *[no] Why { $name } and not { $others }?
}
why-both = { $count ->
    [2] Both bid { $amount }, and nobody bid more.
   *[other] All { $count } bid { $amount }, and nobody bid more.
}
why-tie-break = { $rule ->
    [cars] { $how ->
        [decides] First tie-break, more cars on the card: { $winner } against { $others }. It decides.
       *[level] First tie-break, more cars on the card: level at { $winner }.
    }
   *[no-wild] { $how ->
        [decides] Second tie-break, no wild on the card: it decides.
        [level] Second tie-break, no wild on the card: level.
       *[unneeded] Second tie-break, no wild on the card: not needed.
    }
}
why-by-chance = Then chance decides.

# Strength of a hand.

strength-hand = Your hand, by car
strength-row = { $wild ->
    [0] { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }
   *[other] { $steps ->
        [one] { $steps } space, { $wild } more with wilds
       *[other] { $steps } spaces, { $wild } more with wilds
    }
}

# Powers.

powers-title = Keep one power
powers-others-title = Powers
powers-hint = Choose one of { $count }. It works for your cars: { $cars }. The others leave the game.
powers-fit = With your hand: { $power ->
    [aggressive] { $count ->
        [one] { $count } card begins with one of your cars.
       *[other] { $count } cards begin with one of your cars.
    }
    [strategic] { $count ->
        [one] { $count } card moves a rival you could leave out.
       *[other] { $count } cards move a rival you could leave out.
    }
    [tricky] { $count ->
        [one] { $count } card ends with one of your cars.
       *[other] { $count } cards end with one of your cars.
    }
    [unpredictable] { $count ->
        [one] { $count } card has a wild.
       *[other] { $count } cards have a wild.
    }
    [cunning] { $count ->
        [one] { $count } card moves one of your cars, and you steer yours on everybody’s cards.
       *[other] { $count } cards move one of your cars, and you steer yours on everybody’s cards.
    }
   *[other] { $count ->
        [one] { $count } card moves one of your cars: two spaces more if it stays on straights.
       *[other] { $count } cards move one of your cars: two spaces more if it stays on straights.
    }
}
powers-others = The others
powers-chosen = { $me ->
    [yes] You have chosen.
   *[no] { $name } has chosen.
}
powers-choosing = { $me ->
    [yes] You are still choosing: { $powers }.
   *[no] { $name } is still choosing: { $powers }.
}

# A card to play, and its lines.

card-title = Your turn: play a card
card-as-things-stand = Preview. Each line may change the next.
card-choose = Choose a card to see what each line would do.
card-is-reversed = from the bottom line up.
card-note = { $power ->
    [strategic] { $count ->
        [one] you may leave this line out.
       *[other] you may leave out one of these { $count } lines when it comes up.
    }
    [tricky] { $order ->
        [reversed] { card-is-reversed }
       *[printed] you may play it from the bottom up.
    }
   *[unpredictable] your wild may also move a car that is printed here.
}
line-any-car = a car of your choice
line-gains = { $places ->
    [0] keeps its place
    [one] { $all ->
        [yes] gains { $places } place
       *[no] gains up to { $places } place
    }
   *[other] { $all ->
        [yes] gains { $places } places
       *[no] gains up to { $places } places
    }
}
line-loses = { $all ->
    [yes] loses { $lost }
   *[no] may lose { $lost }
}
line-after = { $count ->
    [one] behind { $cars }, which moves first
   *[other] behind { $cars }, which move first
}
line-blocked = blocked, loses { $lost }
line-steers = { $me ->
    [yes] you steer ({ -cunning })
   *[no] { $name } steers ({ -cunning })
}
line-choose = choose
line-wild-to-come = any car
line-moved = { $steps } to { $space }
line-jammed = { $steps } of { $speed } to { $space }
line-home = home: { ordinal }
line-by = { $told }, by { $name }
line-skipped = left out
line-nothing = no car for it
owner-you = yours
owner-of = { $name }’s
owner-none = no owner
wild-title = A wild { $steps }: which car?
wild-hint = Choose a car; its own line tells what it could do.
go-hint = { $name } would steer it ({ -cunning }).

# Where a car stops.

end-title = Where does { car } stop?
end-hint = Line { $line } of your card: { $steps ->
    [one] { $steps } space.
   *[other] { $steps } spaces.
} Choose a space to see the way.
end-hint-steer = { $name } moves it by { $steps }, and you steer ({ -cunning }).
end-bonus-title = Two more spaces for { car }?
end-bonus-hint = { -determined }: it went over straights only. It may go on or stay.
end-count = { $count ->
    [one] One place to stop
   *[other] { $count } places to stop
}
end-furthest = furthest ahead
end-across = finish line
end-all = { $steps ->
    [one] { $steps } space
   *[other] all { $steps }
}
end-loses = loses { $lost }
end-behind = behind { $cars }
end-more = { $steps } more
end-none = stays
end-more-places = { $count ->
    [one] { $count } more place
   *[other] { $count } more places
}
end-fewer = Fewer places

# Watching.

turn-of = { $me ->
    [yes] Your turn
   *[no] { $name } plays
}
turn-wait = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
turn-over = The race is over
log-title = Log
watch-only = You are watching.
watch-preset = You may pick your next card already. Nobody sees it.
interlude-hint = Race { $race } of { $races }. The next one, at { track-name }, is set up.
watch-before = The card before
watch-last = The last card
turn-steers = { $me ->
    [yes] You steer { car } now
   *[no] { $name } steers { car } now
}

# Bets.

bets-title = Bet { $bet }: who wins the race?
bets-hint = Pays { $pays } for 1st / 2nd / 3rd. Secret until the end.
bets-rank = { ordinal } now
bets-home = home { ordinal }
bets-pays = pays { $pays }
bets-slip = Your bet slip
bets-secret = secret
bets-else = else
bets-wait-title = Bet { $bet } is being made
bets-made = Your bet is made. It stays secret until the end.

# The hand.

hand-title = Your hand
hand-bids = bid { $amount }
hand-card = Card { $number } of { $count }: { $lines }.
hand-card-mine = Yours: { $cars }.
hand-hint-bid = Cards that bid for { car } are raised. Any other card is a pass. You get the card back.
hand-hint-play = Choose one. Arrow keys move, Enter plays.
hand-hint-left = { $count ->
    [0] This is your last card
    [one] { $count } card left after this one
   *[other] { $count } cards left after this one
}
hand-hint-preset = Pick your next card already, if you like. Nobody sees it.

# Spoken only.

say-turn = { $count ->
    [one] Your turn. { $count } card.
   *[other] Your turn. { $count } cards.
}
say-strength = { $wild ->
    [0] { $steps ->
        [one] Your hand moves { car } { $steps } space.
       *[other] Your hand moves { car } { $steps } spaces.
    }
   *[other] { $steps ->
        [one] Your hand moves { car } { $steps } space, { $wild } more with wilds.
       *[other] Your hand moves { car } { $steps } spaces, { $wild } more with wilds.
    }
}
say-strength-of = { $wild ->
    [0] { car }: { $steps }.
   *[other] { car }: { $steps }, { $wild } more with wilds.
}
say-bid = { $me ->
    [yes] you { $bid }
   *[no] { $name } { $bid }
}
say-pass = { $me ->
    [yes] you passed
   *[no] { $name } passed
}
say-ends = { car }, { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}. { $count ->
    [one] { $count } place to stop.
   *[other] { $count } places to stop.
}
say-steer = You steer { car }.
say-bet = Bet { $bet }. Pays { $pays } million. Six cars.
say-car = { $number }: { car }, { $space }, { $owner }.
say-home = home

# The line to the server, and other tabs.

play-lost = Connection lost.
play-lost-safe = Trying again, your game is safe. You can go on choosing.
play-restarting = The server is restarting. Your game is kept; back in a moment.
play-try-now = Try now
play-missed = { $count ->
    [one] Back at the table. You missed { $count } move.
   *[other] Back at the table. You missed { $count } moves.
}
play-show-missed = Show
play-rest = Play out the rest
play-rest-left = A bot plays the rest for you.
play-elsewhere = This seat is open in another tab.
play-elsewhere-hint = A seat can be played in one tab at a time.
play-use-here = Use it here
play-taken-over = { $level ->
    [pro] A pro drives for you now.
    [rookie] A rookie drives for you now.
    [club] A club racer drives for you now.
    [champion] A champion drives for you now.
   *[other] A bot drives for you now.
}
play-taken-over-hint = { $clock ->
    [none] You were away, or the others went on meanwhile. Take the wheel whenever you like.
   *[other] Your time was up. Take the wheel whenever you like.
}
play-take-wheel = Take the wheel

# The result.

result-badge = { $track } · { $players } players · { $cards } cards
result-board = Look at the board
result-rematch = Rematch
result-replay = Watch the replay
result-record = Save the record
result-share = Share
result-next = To the next game of these players
result-standing = Standing
result-tie = A tie goes to the player whose best car finished higher.
result-winner = winner
result-sheets = Score sheets
result-jams = Movement lost in jams
result-under-way = still racing
sheet-driver = Driver
sheet-race = Race { $race }
sheet-caption = Score sheet of { $name }
sheet-caption-race = Score sheet of { $name }, race { $race }
sheet-bet-pays = bet, pays { $pays }
sheet-betting-pays = Betting payouts
sheet-racing-pays = Racing payouts
sheet-earned = earned
sheet-racing = Racing
sheet-betting = Betting
sheet-auction = Auction
sheet-sum = Winnings

# Replay.

replay-where = Replay · { $track }
replay-playback = Playback
replay-scrub = Move
replay-move = move { $number } of { $count }
replay-start = To the start
replay-end = To the end
replay-play = Play
replay-card = Card { $number } of { $count }
replay-seen-from = Seen from
replay-all = All
replay-moves = Moves
replay-link = Copy link to this move
replay-record = Record
replay-key-move = one move back or on
replay-key-card = one card back or on
replay-key-play = play or pause
replay-key-ends = first or last move

# The end with feeling: chart of the race, why one came behind, a stranger's way in.
result-chart = The race, card by card
result-chart-bets = The dashed lines are the bets.
result-led = { car } led from the grid to the finish.
result-turned = { $me ->
    [yes] { car } took the lead for good with card { $card } of { $of }, which you played.
   *[no] { car } took the lead for good with card { $card } of { $of }, played by { $name }.
}
result-behind = { $by ->
    [racing] { $amount } less in prizes than the winner
    [betting] { $amount } less in bets than the winner
   *[auction] { $amount } more paid for cars than the winner
}
result-play = Play a race yourself

# The race in sight: standings, what a card would do, the draw pile.

pile-left = { $count ->
    [0] Draw pile: no cards left.
    [one] Draw pile: { $count } card.
   *[other] Draw pile: { $count } cards.
}
# A lap on a car, as short as can be.
lap-sign = L{ $lap }
stand-title = Standings
stand-finish = To finish
stand-lap = Lap · to go
stand-line = To bet { $bet }
stand-hand = Your cards
stand-over = crossed
stand-bet = { $me ->
    [yes] your bet { $bet }
   *[no] bet { $bet } of { $name }
}
result-bets = Who bet on what
result-bet-after = Bet { $bet }, after card { $card }
result-bet-then = then { ordinal }
result-bet-end = in the end { ordinal }

# One's own card while it is carried out, and the last car of an auction.

own-card = Your card
act-moving = { $car ->
    [none] Your card…
   *[other] { car } moves…
}
reveal-forced = { $me ->
    [yes] You get the last car: { car }, for { $price }
   *[no] { $name } gets the last car: { car }, for { $price }
}

# Before choosing a card: the last cards, own bets, the hand, the money.

recap-title = Since your last card
recap-bets = Your bets
strength-left = Left in your hand
money-now = { $me ->
    [yes] If it ended now: you { $amount }, { ordinal }
   *[no] If it ended now: { $name } { $amount }, { ordinal }
}
money-now-secret = The secret bets of the others do not count in it.
# The auction on the board, the finish, sound.

finish-won = { $me ->
    [yes] You win with { $money }.
   *[no] { $name } wins with { $money }.
}
finish-you = You: { ordinal }.
finish-you-money = You: { ordinal }, { $money }.
finish-skip = Skip
sound-offer = Sound on? Engines, tyres and the crowd.
sound-turn-on = Sound on
replay-previous = Previous
replay-next = Next
card-cars = { $count ->
    [one] { $count } car
   *[other] { $count } cars
}
