### What the characters of bots say, at most 50 characters each.

says = { $name }: “{ $words }”
set-talk = Bots talk
set-talk-hint = Now and then one of them says a word about the race.

says-loyal-dear-1 = Worth it. I look after my own.
says-loyal-dear-2 = Dear? You don’t price family.
says-loyal-outsider-1 = Everybody deserves one believer.
says-loyal-outsider-2 = I only backed it because it waved.
says-loyal-blocks-1 = Sorry! Mine needed the room.
says-loyal-blocks-2 = Nothing personal. Family first.
says-loyal-blocked-1 = That’s my baby you’re leaning on!
says-loyal-blocked-2 = We’ll get there. Together.
says-loyal-wins-1 = I never doubted my cars.
says-loyal-wins-2 = They did it. I only believed.

says-gambler-dear-1 = Money is for spending!
says-gambler-dear-2 = All in. What’s the worst that can happen?
says-gambler-outsider-1 = Long odds, short memory!
says-gambler-outsider-2 = I like them slow. It’s a story.
says-gambler-blocks-1 = Oops. Luck of the road!
says-gambler-blocks-2 = The dice said left. There are no dice.
says-gambler-blocked-1 = I’ve been stuck in better places.
says-gambler-blocked-2 = Double or nothing next lap?
says-gambler-wins-1 = Luck? I had a feeling!
says-gambler-wins-2 = Never in doubt. Well, always in doubt.

says-opportunist-dear-1 = I saw a chance. It had a price.
says-opportunist-dear-2 = It’ll pay. Somebody else will, too.
says-opportunist-outsider-1 = Nobody was looking there. I was.
says-opportunist-outsider-2 = A quiet car, a quiet profit.
says-opportunist-blocks-1 = The gap was there. Then it wasn’t.
says-opportunist-blocks-2 = You left the door open. I closed it.
says-opportunist-blocked-1 = Well spotted. I’d have done it too.
says-opportunist-blocked-2 = Noted. I’ll send you the bill.
says-opportunist-wins-1 = Right place, right time. Again.
says-opportunist-wins-2 = I was only standing near the money.

says-blocker-dear-1 = Now I have a car to park in your way.
says-blocker-dear-2 = A wide car is worth every million.
says-blocker-outsider-1 = I held up the rest for it.
says-blocker-outsider-2 = Slow cars need friends too.
says-blocker-blocks-1 = Road closed. Have a nice day.
says-blocker-blocks-2 = Do take the scenic route.
says-blocker-blocked-1 = My own trick! I’m almost proud.
says-blocker-blocked-2 = Hey! Blocking is my job.
says-blocker-wins-1 = You can’t pass what’s already home.
says-blocker-wins-2 = Traffic was lovely today.

says-careful-dear-1 = I checked twice. Then I closed my eyes.
says-careful-dear-2 = I’ll be eating soup this week.
says-careful-outsider-1 = A small risk. I measured it.
says-careful-outsider-2 = My hand slipped. Lucky slip.
says-careful-blocks-1 = Mind the gap. There isn’t one.
says-careful-blocks-2 = Safety first. Mine, mostly.
says-careful-blocked-1 = This is why I never hurry.
says-careful-blocked-2 = I had planned for that. Nearly.
says-careful-wins-1 = Slow, steady, and slightly rich.
says-careful-wins-2 = I kept all the receipts.

says-collector-dear-1 = One more for the garage!
says-collector-dear-2 = It was missing from my shelf.
says-collector-outsider-1 = I back the ones nobody collects.
says-collector-outsider-2 = Rare cars win rarely. Not today!
says-collector-blocks-1 = Careful, that’s parking space.
says-collector-blocks-2 = Stay there, you look good in a row.
says-collector-blocked-1 = Not a scratch on it, please!
says-collector-blocked-2 = They’re only for looking at, you know.
says-collector-wins-1 = And the cup goes on the shelf.
says-collector-wins-2 = A full set, and a full purse.
