### Why a choice was worse than another, and the tables of `downforce analyse`. $amount, $worth and $pays are money in words; $bid and $most are amount and worth as numbers.

rival-car = { $rival ->
    [K] Black
    [B] Blue
    [G] Green
    [Y] Yellow
    [O] Orange
   *[R] Red
}
other-power = { $instead ->
    [aggressive] Aggressive
    [cunning] { -cunning }
    [determined] { -determined }
    [strategic] { -strategic }
    [tricky] { -tricky }
   *[unpredictable] { -unpredictable }
}
reason-overbid = { $most ->
    [0] In this hand the lot is not worth a bid; the bid is { $amount }.
   *[other] The lot is worth no more than { $worth } in this hand; the bid is { $amount }.
}
reason-let-go = { $bid ->
    [0] The lot is worth up to { $worth } in this hand: too much to pass.
   *[other] The lot is worth up to { $worth } in this hand; { $amount } is too little.
}
reason-bid-less = A lower bid is better here: { $worth } rather than { $amount }.
reason-keep = { $instead_serves ->
    [one] { other-power } would serve { $instead_serves } card of this hand, { power } only { $serves }.
   *[other] { other-power } would serve { $instead_serves } cards of this hand, { power } only { $serves }.
}
reason-bonus-unused = { $steps ->
    [one] { power } could take { car } { $steps } space further.
   *[other] { power } could take { car } { $steps } spaces further.
}
reason-skip-unused = { -strategic } could leave out the { $speed } of { car }.
reason-skip-misused = { $possible ->
    [one] { car } is left out, although it could go { $possible } space.
   *[other] { car } is left out, although it could go { $possible } spaces.
}
reason-order = { $possible ->
    [one] From the other end of the card, { car } goes { $possible } space instead of { $steps }.
   *[other] From the other end of the card, { car } goes { $possible } spaces instead of { $steps }.
}
reason-home = { car } could cross the finish line.
reason-jam = { $steps ->
    [one] { car } loses { $steps } space behind { rival-car }.
   *[other] { car } loses { $steps } spaces behind { rival-car }.
}
reason-short = { $steps ->
    [one] { car } goes { $steps } space; { $possible } are possible.
   *[other] { car } goes { $steps } spaces; { $possible } are possible.
}
reason-boxed = { car } is left with no way on.
reason-hindered = { $steps ->
    [one] { car } is left with { $steps } space less of free way ahead.
   *[other] { car } is left with { $steps } spaces less of free way ahead.
}
reason-wild-elsewhere = { $possible ->
    [one] The wild moves { rival-car }; { car } could go { $possible } space with it.
   *[other] The wild moves { rival-car }; { car } could go { $possible } spaces with it.
}
reason-wild-blocked = The wild is wasted on { car }, which cannot move.
reason-eight = The Speed-8 of { car } is spent where a { $speed } would do.
reason-spent = The { $speed } of { car } is spent here, although it is worth more later.
reason-pushed = { $steps ->
    [one] { car } is taken { $steps } space further than needed.
   *[other] { car } is taken { $steps } spaces further than needed.
}
reason-let-by = { $steps ->
    [one] { car } could be held up; it is left with { $steps } more space of free way ahead.
   *[other] { car } could be held up; it is left with { $steps } more spaces of free way ahead.
}
reason-bet-unlikely = { car } comes in among the first three in { $chance } % of races, { rival-car } in { $instead_chance } %.
reason-bet-own = { car } is an own car and wins { $chance } % of races: then prize and bet come together.
reason-bet-crowd = { $others ->
    [one] { $others } of the others has probably backed { car } as well: little is gained on them.
   *[other] { $others } of the others have probably backed { car } as well: little is gained on them.
}
reason-bet-payout = A bet on { car } brings { $pays } on average, one on { rival-car } { $instead_pays }.

analysed-count = { $count ->
    [one] { $count } decision, { $playouts } playouts, seed { $seed }
   *[other] { $count } decisions, { $playouts } playouts each, seed { $seed }
}
analysed-interrupted = Interrupted after action { $reached } of { $actions }: this is what was judged so far.
analysed-worst = Worst moments
analysed-ledger = Ledger, in points of winning chance
analysed-none = No decision was surely worse than the best.
analysed-column = { $column ->
    [action] action
    [seat] seat
    [chosen] chosen
    [best] best
    [chance] chance
    [lost] lost
    [mark] mark
    [result] result
    [parity] parity
    [deal] deal
    [own] own
    [others] others
    [rest] rest
    [decisions] decisions
    [money] money
   *[par] par
}

reason-stuck = { $cards ->
    [one] { car } is then stuck behind { rival-car } for { $cards } card and loses { $steps } spaces.
   *[other] { car } is then stuck behind { rival-car } for { $cards } cards and loses { $steps } spaces.
}
reason-gets-by = { $cards ->
    [one] { car } would be stuck behind { rival-car } for { $cards } card; like this it gets by and gains { $steps } spaces.
   *[other] { car } would be stuck behind { rival-car } for { $cards } cards; like this it gets by and gains { $steps } spaces.
}
reason-bid-cost = { car } brings in about { $pays } with this hand, less than the { $amount } that are bid.
reason-bid-gain = { car } brings in about { $pays } with this hand, more than the { $worth } that it costs.
reason-bid-wait = After this bid the cars cost { $spent } on average and bring in { $pays }; after the better choice they cost { $instead_spent } and bring in { $instead_pays }.
