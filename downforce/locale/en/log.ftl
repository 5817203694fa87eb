### What happened: one line an event. $me is "yes" where the person in $name is the reader.

log-dealt = { $race ->
    [1] A new race at { track-name }.
   *[other] Race { $race }, at { track-name }.
}
log-grid = On the grid, from the front: { $cars }.
log-owner = { $me ->
    [yes] You drive { car }.
   *[no] { $name } drives { car }.
}
log-hand = { $count ->
    [one] Your card: { $cards }
   *[other] Your { $count } cards: { $cards }
}
log-lot = { $round ->
    [1] On offer: { car }, { power }.
   *[2] On offer again: { car }, { power }.
}
log-bidders = Only players without a car may bid now: { $names }.
log-bids = Bids: { $bids }.
bid-shown = { $me ->
    [yes] you bid { $amount } with { $card }
   *[no] { $name } bids { $amount } with { $card }
}
pass-shown = { $me ->
    [yes] you pass with { $card }
   *[no] { $name } passes with { $card }
}
log-tied = Both tie-breaks leave these level: { $names }. Chance decides.
log-drawn = { $me ->
    [yes] Chance picks you.
   *[no] Chance picks { $name }.
}
log-forced = { $card ->
    [none] { $me ->
        [yes] Only you have no car yet: the last one is yours.
       *[no] Only { $name } has no car yet and gets the last one.
    }
   *[other] { $me ->
        [yes] Only you have no car yet: the last one is yours, for the lowest number you can show ({ $card }).
       *[no] Only { $name } has no car yet and gets the last one, for the lowest number in hand ({ $card }).
    }
}
log-sold = { $me ->
    [yes] You buy { car } ({ power }) for { $price }.
   *[no] { $name } buys { car } ({ power }) for { $price }.
}
why-sold = { $by ->
    [highest] It was the highest bid.
    [alone] Nobody else bid.
    [cars] The tie goes to the card with more cars on it, { $winner } against { $others }.
    [no-wild] The tie goes to the card without a wild.
   *[chance] The tie was drawn.
}
log-aside = Nobody bids for { car }: set aside for now.
log-unowned = Nobody owns { car }; it races all the same.
log-kept = { $me ->
    [yes] Your power is { power }.
   *[no] { $name } has { power }.
}
log-race = { $me ->
    [yes] The race begins. You play first.
   *[no] The race begins. { $name } plays first.
}
log-drew = { $count ->
    [one] You draw { $cards }.
   *[other] You draw { $count } cards: { $cards }
}
log-played = { $me ->
    [yes] You play { $card }{ $order ->
        [reversed] , from the bottom up.
       *[printed] .
    }
   *[no] { $name } plays { $card }{ $order ->
        [reversed] , from the bottom up.
       *[printed] .
    }
}
log-named = { $me ->
    [yes] You use the wild for { car }.
   *[no] { $name } uses the wild for { car }.
}
log-skipped = { $car ->
    [none] { $me ->
        [yes] You leave the wild out.
       *[no] { $name } leaves the wild out.
    }
   *[other] { $me ->
        [yes] You leave { car } out.
       *[no] { $name } leaves { car } out.
    }
}
log-moved = { $steps ->
    [0] { car } stays on { $space }.
    [one] { car } goes { $steps } space, to { $space }.
   *[other] { car } goes { $steps } spaces, to { $space }.
}
log-finished = { car } crosses the finish line: { ordinal }.
log-bonus = { $bonus ->
    [one] { power }: { $bonus } space of it.
   *[other] { power }: { $bonus } spaces of it.
}
log-lost = { $lost ->
    [one] Jammed, loses { $lost } space.
   *[other] Jammed, loses { $lost } spaces.
}
log-steered = { $me ->
    [yes] You steer it ({ -cunning }).
   *[no] { $name } steers it ({ -cunning }).
}
log-stayed = { $why ->
    [finished] { car } is home already.
    [blocked] { $lost ->
        [one] { car } is blocked and loses { $lost } space.
       *[other] { car } is blocked and loses { $lost } spaces.
    }
   *[absent] { car } is not on the track.
}
log-betting = Betting line { $bet } is crossed: everybody bets in secret.
log-bet = { $me ->
    [yes] Bet { $bet }: you bet on { car }.
   *[no] Bet { $bet }: { $name } bets on { car }.
}
log-home = { $me ->
    [yes] You have no car left in the race{ $count ->
        [0] .
        [one] {" "}and discard { $count } card.
       *[other] {" "}and discard { $count } cards.
    }
   *[no] { $name } has no car left in the race{ $count ->
        [0] .
        [one] {" "}and discards { $count } card.
       *[other] {" "}and discards { $count } cards.
    }
}
log-finish = { $reason ->
    [finished] The race is over: all cars are home.
    [home] The race is over: every car that has an owner is home.
    [first] The race is over: the first car is home.
   *[cards] The race is over: no cards are left.
}
log-order = Finishing order: { $cars }.
won-winnings = { $me ->
    [yes] You win with { $money }, more than anybody else.
   *[no] { $name } wins with { $money }, more than anybody else.
}
won-place = { $me ->
    [yes] You win with { $money }: of those tied, your car finished best.
   *[no] { $name } wins with { $money }: of those tied, theirs is the car that finished best.
}
won-first = { $me ->
    [yes] You win: your car was the first one home.
   *[no] { $name } wins: theirs was the first car home.
}
won-furthest = { $me ->
    [yes] You win: your car went furthest.
   *[no] { $name } wins: their car went furthest.
}
won-shared = A shared victory: { $names }.
