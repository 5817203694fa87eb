### The score sheet and the result.

order-head = Finishing order
race-head = Race { $race }: { track-name }
stalled = Did not finish: { $cars }
winnings-head = Winnings
sheet-car = Car
sheet-price = Price
sheet-bet = Bet { $bet }
sheet-place = Place
sheet-prize = Prize
sheet-stalled = stalled
sheet-total = Racing { $racing } + betting { $betting } - auction { $auction } = winnings { $total }
sheet-both = Both races:
