### Help, tips, and where a bidder stands.

bar-help = Help (?)
help-title = Help
help-game = This game
help-whole = The rules on one page
set-tips = Tips
set-tips-hint = Each is shown once, when it first matters.
coach-title = Tip
coach-ok = Got it
coach-off = No more tips
coach-mark = { $mark ->
    [bid] You need not bid: a card without this colour passes, and nobody is left without a car. What you pay comes off your winnings.
    [second] You have a car and may buy more. Each can bring its prize, but you will keep only one power.
    [card] You move every car on a card, rivals’ too, from top to bottom. Choose a card to see what its lines could do.
    [jam] You choose the way, even one that ends behind others: what the car cannot go is lost. With a rival’s car that can be just right.
    [wild] A wild moves a car you name, a rival’s too. To waste it, name one that is home or blocked.
    [missing] A car that is printed on the card cannot be its wild too, and two wilds move two different cars. Below the list stands which are left out.
    [rectangles] { -determined }: only rectangles count, the spaces of straights. Bends and narrows do not. +2 marks a way that earns two more.
   *[bet] Name the car you think will win, whoever owns it. Nobody sees your bet, and early ones pay most.
}
strength-key = { $of ->
    [spaces] spaces
    [wilds] more with wilds
   *[best] best lines
}
tip-bid-free = You need not bid: a card without this colour passes, and nobody is left without a car. What you pay does not count in the end.
tip-second = { $money ->
    [yes] You have a car and may buy more. Each can bring its prize.
   *[no] { $powers ->
        [yes] You have a car and may buy more. Each is one more that can win, but you will keep only one power.
       *[no] You have a car and may buy more. Each is one more that can win.
    }
}
