### The board, its text version, and the players' strip.

board-label = Board: { $track }
board-picture = Picture of { $track }
board-tools = View of the board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-whole = Whole track
board-follow = Back to the race
board-text = Text board
board-ends = { $count ->
    [one] Where { car } stops: one place
   *[other] Where { car } stops: { $count } places
}
board-end = { $what ->
    [lost] { $space }, { $lane }, { $steps ->
        [one] after { $steps } space
       *[other] after { $steps } spaces
    }, loses { $lost }
    [bonus] { $space }, { $lane }, { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    }, +{ $bonus } by the power
   *[all] { $space }, { $lane }, { $steps ->
        [one] { $steps } space
       *[other] all { $steps } spaces
    }
}
board-end-finish = Over the finish line, { ordinal } place
board-text-title = Text board: { $track }
board-direction = Spaces count up in the direction of the race. Lane a runs along the infield.
board-next-line = Next line: bet { $bet }, nobody over it yet.
board-no-line = No betting line ahead.
board-order = Cars in race order
board-col-place = Place
board-col-car = Car
board-col-owner = Owner
board-col-space = Space
board-col-shape = Shape
board-col-next = To next car
board-col-finish = To finish
board-nobody = nobody
board-you = you
board-home = home
board-absent = not on the track
board-shape = { $shape ->
    [rectangle] rectangle
   *[bent] bend
}
board-lap = { $steps }, lap { $lap }
board-question = { $steps ->
    [one] { car }, { $steps } space, from { $space }
   *[other] { car }, { $steps } spaces, from { $space }
}
board-way = Way: { $spaces }.
board-around = Around { car }
board-step-one = One step ahead: { $spaces }.
board-step-two = Two steps: { $spaces }.
board-near = { $steps ->
    [0] { car } level, on { $space }, { $lane }.
    [one] { car } at { $steps } step, on { $space }, { $lane }.
   *[other] { car } at { $steps } steps, on { $space }, { $lane }.
}
board-ahead = Ahead: { $cars }
board-behind = Behind: { $cars }
board-none-ahead = Nobody ahead within { $steps } steps.
board-none-behind = Nobody behind within { $steps } steps.

strip-players = Players
strip-you = you
strip-bot = bot, { $level }
strip-away = away
strip-doing = { $doing ->
    [turn] { $me ->
        [yes] your turn
       *[no] to play
    }
    [moving] { $me ->
        [yes] you steer
       *[no] steering
    }
    [choosing] choosing
    [laid] laid
    [betting] betting
   *[bet] bet placed
}
strip-no-car = no car
strip-cars = { $count ->
    [0] no car
   *[other] { $cars }
}
strip-cards = { $count ->
    [0] no cards left
    [one] { $count } card left
   *[other] { $count } cards left
}
strip-open8 = { $count ->
    [one] A Speed-8 card lies open
   *[other] { $count } Speed-8 cards lie open
}
board-follow-cars = Follow the cars
strip-card = { $me ->
    [yes] your card
   *[no] plays
}
strip-spent = spent { $amount } on cars
