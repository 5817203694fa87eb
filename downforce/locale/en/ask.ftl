### What a player is asked, and what each choice would do.

ask-bid = Which card do you lay for { car }?
ask-keep = Which power do you keep?
ask-play = Which card do you play?
ask-wild = A wild { $steps }: which car does it move?
ask-move = { car } moves { $steps }: where does it stop?
ask-steer = { $name } moves { car } by { $steps } and you steer it: where does it stop?
ask-go = { car } is to move { $steps }: leave it out?
ask-bonus = { -determined }: does { car } go two more spaces?
ask-bet = Bet { $bet }: which car will win? Pays { $pays } for 1st / 2nd / 3rd.

lot = Lot { $number } of { $count }: { car }, { power }.
lot-second = { $left ->
    [one] Second round, the last lot: { car }, { power }.
   *[other] Second round, { $left } lots left: { car }, { power }.
}
lots-aside = Set aside: { $cars }.
must-bid = You cannot pass now.
auction-stand = { $stand ->
    [second-round] Only as many cars are left as players without one.
    [colour] All your cards show this colour.
    [one-each] You may pass. Only players without a car bid now, and each will get one.
    [another] { $owned ->
        [one] You have { $owned } car and may buy another, or pass.
       *[other] You have { $owned } cars and may buy another, or pass.
    }
   *[free] { $spare ->
        [one] You may pass. There is a car for everybody, and one more for whoever wants another.
       *[other] You may pass. There is a car for everybody, and { $spare } more for whoever wants another.
    }
}

choice-bid = bids { $amount }
choice-bid-wild = bids { $amount } with the wild
choice-bid-lowest = bids { $amount }, the lowest number on it
choice-pass = passes
choice-reversed = From the bottom up ({ -tricky }).
line = { $mine ->
    [yes] { colour } { $speed } (yours): { $does }
   *[no] { colour } { $speed }: { $does }
}
line-wild = wild { $speed }: a car of your choice
forecast = { $how ->
    [home] home already
    [absent] not on the track
    [blocked] blocked
    [short] { $ends ->
        [one] at most { $steps }, one way
       *[other] at most { $steps }, { $ends } stops
    }
    [finish] can cross the finish line
   *[free] { $ends ->
        [one] one way
       *[other] { $ends } stops
    }
}
choice-wild = { car } ({ $owner }): { $does }.
choice-wild-printed = { car } ({ $owner }), on the card ({ -unpredictable }): { $does }.
choice-skip = { $car ->
    [none] leaves the wild out ({ -strategic })
   *[other] leaves { car } out ({ -strategic })
}
choice-go = { $me ->
    [yes] it moves, and you steer ({ -cunning })
   *[no] it moves, and { $name } steers ({ -cunning })
}
choice-bet = { $home ->
    [yes] home { ordinal } ({ $owner }), pays { $pays }
   *[no] { ordinal } now ({ $owner }), pays { $pays } at best
}
bets-to-go = { $steps } to go
own-bets = Your bets, in order: { $cars }.
bets-hand = { $wild ->
    [0] your cards: { $steps }
   *[other] your cards: { $steps } (+{ $wild } wild)
}
end-full = { $steps ->
    [one] { $steps } space
   *[other] all { $steps } spaces
}
end-jam = { $steps } of { $speed }, loses { $lost } in a jam
end-finish = across the finish line: { ordinal }
end-bonus = +{ $bonus } ({ power })
end-bonus-only = { $steps ->
    [one] { $steps } space more
   *[other] { $steps } spaces more
}
end-stays = stays where it is
end-passes = passes { $cars }
end-line = crosses betting line { $bet }

standing = Order: { $cars }
card-in-play = { $me ->
    [yes] Your card: { $card }
   *[no] { $name }’s card: { $card }
}
hand-count = { $count ->
    [0] Your hand is empty.
    [one] Your hand: { $count } card.
   *[other] Your hand: { $count } cards.
}
hand-pile = { $count ->
    [one] Your pile: { $count } card.
   *[other] Your pile: { $count } cards.
}
table-spaces = Your cards
table-wilds = with wilds
table-owner = Owner
table-price = Price
player-line = { $me ->
    [yes] You: cars { $cars }, { power }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[no] { $name }: cars { $cars }, { power }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
wild-missing = { $why ->
    [printed] { $count ->
        [one] Not { $cars }: it is printed on the card.
       *[other] Not { $cars }: they are printed on the card.
    }
   *[named] Not { $cars }: the other wild has moved it.
}
play-foregone = Nothing can change any more: money and places are decided.
