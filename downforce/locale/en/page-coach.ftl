### The coach of a game against bots: a hint in three steps, what cars are worth in a hand, a word after a choice.

bar-hint = Hint (I)
hint-title = Hint
hint-thinking = The coach is looking at it…
hint-more = { $stage ->
    [1] What would you do?
   *[2] Why?
}
hint-choose = Choose it
hint-instead = Worse: { $action }.
hint-even = It hardly matters here: several choices are about as good.
hint-one = There is only one thing to do.
hint-no-reason = It wins more often when the rest of the race is played out many times.
hint-worth = What the cars are worth in your hand
hint-worth-up-to = up to { $price }
hint-worth-none = not worth a bid
hint-worth-usual = mostly sells for { $price }
hint-worth-hand = { $wild ->
    [0] { hint-spaces }
   *[other] { hint-spaces }, { $wild } more with wilds
}
hint-spaces = { $hand ->
    [one] { $hand } space
   *[other] { $hand } spaces
}
look-lot = { $wild ->
    [0] Look at your hand: it moves { car } { hint-spaces }.
   *[other] Look at your hand: it moves { car } { hint-spaces }, and { $wild } more with wilds.
}
look-powers = Compare how many cards of your hand each power serves.
look-own-car = Look at { car }: how far does it get, and what stands in its way?
look-rival-car = Look at { car }: what does it cost you if it gets on?
look-wild = Go through the cars: which one does the wild help most, or hurt?
look-ends = Look at the spaces where { car } may stop: whose way does each leave open?
look-bets = Compare how far each car has to go, and who still holds cards for it.
hint-bid = Bid with { $card }
hint-play = Play { $card }
hint-play-reversed = Play { $card } from the bottom up
hint-wild = Name { car } for the wild
hint-skip = Leave the line out
word-good = Good: nothing was clearly better.
word-better = { $mark ->
    [slip] A little better: { $action }.
    [mistake] Better: { $action }.
   *[blunder] Much better: { $action }.
}
set-words = A word after each choice
set-words-hint = In games against bots alone, the coach says what would have been better.

hint-late = The server is busy; the coach needs longer than usual.
hint-timeout = The coach has not answered in time.
hint-retry = Ask again
