### The rules in our own words, and the introduction.

rules-title = The rules
rules-contents = Contents
rules-part = { $part ->
    [aim] What it is about
    [auction] Auction
    [powers] Powers
    [race] Race
    [bets] Bets
    [end] Finish and money
    [two] Two players
   *[ways] Other ways to play
}
rules-aim = Two to six people, six cars, one lap. You buy one car or more, your cards move all six, and you bet in secret on who will win. Prizes and bets bring money, cars cost money. Whoever ends with the most wins, and that need not be the owner of the fastest car.
rules-auction-lot = Everybody has a hand of cards. The cars are sold one after another, each together with a power and with its Speed-8, a card that moves only this car, eight spaces.
rules-auction-bid = Everybody lays a card face down at the same time. The number in the colour of the car is the bid, in millions. A card without this colour is a pass.
rules-auction-win = Whoever bid most pays that price and takes the car. Nobody else pays. All cards go back to the hands they came from, so a card can bid again and again.
rules-auction-tie = If two bids are level, the card with more cars on it wins; its foot says how many there are. If that is level too, the card without a wild wins. Should even that not help, it is drawn by lot.
rules-auction-free = Nobody has to bid. You may also win several cars: each of them can bring a prize, but of their powers you keep only one.
rules-auction-all = Everybody gets at least one car. When there are only as many cars left as people without one, only these people may bid; and the last one without a car takes the last car for the lowest number they hold in its colour.
rules-auction-none = A car that nobody wants is put aside and offered once more, after the last, to those who have none. In that second round you cannot pass once there are only as many cars left as people without one. What is left races without an owner.
rules-auction-wild = Without a card of the colour you may bid with a wild: it bids its own number.
rules-auction-any = Without the colour and without a wild, any card bids its lowest number. The Spanish edition does not have this.
rules-powers-keep = If you won several powers, you keep one of them when the auction is over. It holds for all your cars, and you need not use it.
rules-powers-rectangles = { -determined } looks at the shape of spaces: those of a straight are rectangles; where the road bends or narrows they are not. The space a car starts from and the two further ones may have any shape. At the table you are shown when they can be had.
rules-powers-always = Where it was agreed, { -determined } also works on cards that others play: they choose where the car stops, then you may add the two spaces.
rules-race-turn = The owner of the car on the marked starting space begins, then it goes round clockwise. A turn is one card.
rules-race-lines = Every line of the card moves one car by its number, from top to bottom. You move all the cars on it, those of others too, and choose where each one stops.
rules-race-wild = A white line is a wild: you name the car. It may not be one that is printed on the card, and two wilds on a card need two different cars.
rules-race-step = A step goes forward to a neighbouring space, straight or diagonally, never sideways and never back. A space holds one car; nobody drives through another.
rules-race-between = A car may slip diagonally between two others. What counts as forward is the front edge: a space whose front lies further on is ahead, however little.
rules-race-full = A car that can use up its number must do so. If it cannot, it goes as far as it gets and the rest is lost.
rules-race-jam = Which way it goes is yours to choose, even one that ends behind other cars. Leading a rival into a jam is part of the game.
rules-race-still = Only what can be done is done: a car that is home or blocked stays where it is, and its line is spent.
rules-bets-when = Three betting lines lie across the track. When a car crosses one of them for the first time, the card is played to its end, and then everybody bets.
rules-bets-what = You name a car in secret: one of your own, one of somebody else’s, the same as last time or another.
rules-bets-pays = A bet pays when its car comes first, second or third. Early bets pay more.
rules-bet = Bet { $bet }
rules-prize = Prize
rules-end-place = A car that crosses the finish line leaves the track at once and takes the next place. How far it would have gone does not matter.
rules-end-home = When all your cars are home you put your cards away and play no more.
rules-end-stalled = The race ends when all cars are home or no card is left. A car that is still out there gets nothing, and neither does a bet on it.
rules-end-money = Prizes and bets, less what you paid in the auction: that is your money. If it is level, the better placed car decides.
rules-two-piles = With two, your Speed-8 cards lie open before you. After the auction your other cards become your own pile: you hold seven, play one, draw one. Playing an open Speed-8 draws nothing.
rules-two-swapped = Between two, { -cunning } is of little use: its winner trades it for another power that is free.
rules-two-removed = In some editions { -cunning } is left out with two: one car is sold without a power.
rules-ways-beginner = Beginner’s game: no powers and no bets, and the three changes that follow. You can choose which of them to use.
rules-ways-dealt = The cars are not sold but dealt, the same number to everybody. What is left over races without an owner.
rules-ways-small = You hold three cards besides your Speed-8s. After every card you play you draw one from a pile that all share, until it is empty.
rules-ways-first = The first car to come home that has an owner wins the game for that player. No money is counted.
rules-ways-distance = Long distance: the finish line does not count. The cars drive on, lap after lap, until all cards are played.
rules-ways-furthest = Whoever owns the car that has gone furthest wins. If two are level, the one on the lane nearer the infield is ahead. Prices and bets do not count then.
rules-ways-tour = World tour: two races, one on each track, with a new deal and a new auction. The money of both is added up.

# The introduction.
learn-title = How to play, in two minutes
learn-steps = Steps
learn-step = { $step ->
    [welcome] Welcome
    [bid] A bid
    [worth] Its worth
    [card] A card
    [end] A move
    [bet] A bet
   *[result] Money
}
learn-head = { $step ->
    [welcome] Six cars, and you move them all
    [bid] Yellow is for sale
    [worth] What is a car worth?
    [card] Your turn: play a card
    [end] Where does Black stop?
    [bet] Yellow crosses the betting line
   *[result] What it came to
}
learn-next = { $step ->
    [welcome] Start with a bid
    [bid] On to what a car is worth
    [worth] On to the race
    [card] On to a narrow spot
    [end] On to the bet
   *[bet] See the result
}
learn-back = Back
learn-you = You
learn-again = Try another
learn-pass = pass
learn-line = Betting line
learn-cars = The six cars
learn-ends = Places to stop
learn-road = A stretch of road with three lanes that narrows to one, and six cars on it.
learn-welcome = You can win without the fastest car, though it helps. Whoever ends with the most money wins.
learn-welcome-auction = First the cars are sold. You pay with millions that you hope to win back.
learn-welcome-race = Then they race. A card moves several cars, yours and others, and you steer them all.
learn-welcome-bets = On the way you bet in secret on who comes first.
learn-choose-card = Choose a card
learn-choose-end = Choose a space
learn-choose-car = Choose a car
learn-bid = Lay one card face down. Its yellow number is your bid, in millions. A card without yellow is a pass. The card comes back to you either way.
learn-bid-do = Bid { $amount }
learn-pass-do = Pass with this card
learn-bid-result = { $result ->
    [won] { $amount } is the highest bid. Yellow is yours, with its power and its Speed-8. You keep your card.
    [tie] A tie with Rui, and both cards have four lines. The card without a wild wins: yours. Yellow costs you { $amount }.
    [lost] Rui bids more and takes Yellow. You pay nothing. Try a higher number.
   *[pass] No yellow on it, so you pass. You pay nothing and get the card back. Try a card with yellow.
}
learn-card = The lines run from top to bottom. Yellow is yours, the others belong to your rivals. Everybody has to get through the narrow part.
learn-line-note = { $own ->
    [yes] yours
   *[no] a rival’s
}
learn-card-do = Play this card
learn-card-result = { $card ->
    [Y8] Eight spaces, and only for you. You have it once, so choose the moment.
    [R6Y4K2B1] Red goes first and is through the narrow part before you. What stands on top of a card moves first.
   *[other] Yellow goes first and is far ahead. Then you moved Blue, Red and Green, whoever they belong to.
}
learn-end = Your card moves Black, a rival’s car, by 3. You say where it stops. Cars step forward, straight or diagonally, and never through each other.
learn-end-road = Black is behind Red and Blue, which stand side by side. Only the lower lane is free.
learn-all = all { $steps }
learn-loses = loses { $lost }
learn-end-do = Stop at { $space }
learn-end-result = { $how ->
    [jam] Black is stuck behind Red and loses two spaces. That is allowed, and often clever.
   *[full] Black gets its three spaces. You could also have led it in behind Red, where it would be stuck.
}
learn-bet = When a car first crosses a betting line, everybody names a winner in secret. This first bet pays { $pays } if your car comes first, second or third.
learn-bet-road = Yellow is in front, past the betting line, then Black and Red.
learn-bet-do = Bet on { car }
learn-bet-result = Your bet on { car } stays hidden until the end. Two more bets come later; they pay less.
learn-result = The race is over: Yellow first, Black second, Red third.
learn-prize = Prize for Yellow, first place
learn-bet-pays = Bet on { car }
learn-price = Price of Yellow
learn-total = Your money
learn-result-more = That is the whole game. The rest you learn best in a race.
learn-worth-prizes = From first place to last, the prizes are { $prizes } million.
learn-worth-prices = Most cars sell for { $low } to { $high } million. Whoever pays more needs a car that finishes well.
learn-worth-pass = Passing is often best: nobody ends up without a car, and the last one left is often a bargain.
learn-worth-hand = Your hand is all you get; nothing is drawn later. A car is worth more to you if many of your cards move it far.
learn-worth-wild = A white line is a wild: it moves a car you name when you play the card.
learn-bet-rival = You may bet on a rival’s car. Many do when it is in front.
