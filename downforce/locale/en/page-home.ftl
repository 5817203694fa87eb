### The page around the game: home, making a table, the waiting room, settings, refusals.

# Everywhere.
close = Close
cancel = Cancel
fewer = Fewer
more = More
try-again = Try again
reload = Reload
new-version = A new version is ready.
link-copied = Link copied.
copy-failed = The link could not be copied. Select it and copy it yourself.
opening = Opening the table…
face-down = Card, face down
table-of = { $name }’s table

page-home = Downforce, home
page-pages = Pages
page-learn = How to play
page-rules = Rules
page-puzzles = Puzzles
page-language = Language
page-settings = Settings

# Home.
home-lead = Bid for a car. Push it round with cards that move your rivals too. Bet on who wins.
home-race = Race now
home-starting = Starting…
home-race-hint =
    { $newcomer ->
        [yes] Race now: you, two rookies and a club racer on a random track, about 20 minutes. No account.
       *[no] Race now: you and three pros on a random track, about 20 minutes. No account.
    }
home-make = Make a table
home-tables = Open tables
home-free = { $count } of { $seats } seats free
home-racing = racing
home-sit = Sit down
home-watch = Watch
home-games = My games
home-learn-hint = Learn by playing: two minutes, hands on, with one auction, one card and one bet.
home-learn = Learn by playing
home-rules = Read the rules
home-unofficial = An open, unofficial version of the board game, made by people who like it. Not connected with its publishers.

mine-turn = Your turn
mine-running = Racing
mine-waiting = Waiting for players
mine-over = { $won ->
    [yes] You won
   *[no] Race over
}
mine-against = with { $names }
mine-play = Play
mine-open = Open
mine-replay = Replay
mine-all = Show all { $count }
mine-rank = Rank { $rank } of { $players }
mine-filter = Show
mine-filter-all = All games
mine-filter-open = Unfinished
mine-filter-over = Finished
mine-filter-won = Won
mine-sort = Sort by
mine-sort-latest = Latest
mine-sort-money = Money
mine-sort-track = Track
mine-hide = Take this game out of my list
mine-hidden = Taken out of your list. The others keep it in theirs.
mine-undo = Undo
mine-older = Show older games
mine-none = No games of this kind.

# Making a table.
make-title = Make a table
make-seats = Who plays
make-players = Players
make-players-hint = Best with 4 to 6.
make-others = The other seats
make-others-hint = You can change each seat before the start.
make-characters = Choose who comes
make-seat = Seat { $number }
make-other = { $level ->
    [open] Open
    [rookie] Rookies
    [club] Club racers
    [pro] Pros
    [champion] Champions
   *[other] { $level }
}
make-door = Who may come
make-by-link = By link
make-public = Public
make-clock = Clock
clock = { $clock ->
    [none] None
    [relaxed] Relaxed
    [quick] Quick
   *[other] { $clock }
}
make-track = Track
make-spaces = { $count } spaces
make-surprise = Surprise me
make-surprise-hint = Drawn by lot
make-rules = Rules
make-edition = Rulebook
make-edition-hint = Sets the money sign and a few small rules.
edition = { $edition ->
    [en] English
    [es] Spanish
    [fr] French
    [pt-BR] Brazilian
   *[pt-PT] Portuguese
}
make-way = Way to play
way = { $way ->
    [full] Full game
    [beginner] Beginner’s game
    [distance] Long distance
    [distance-money] Long distance for money
   *[tour] World tour
}
way-hint = { $way ->
    [full] Auction, powers, race and bets.
    [beginner] Simpler. Switch on what you like.
    [distance] Laps until the cards run out. The car that gets furthest wins. No bets, and what you pay for cars does not count.
    [distance-money] Laps until the cards run out. Prizes and bets by how far each car got.
   *[tour] Two races, one on each track. The money is added up.
}
make-beginner = What makes it simpler
beginner = { $rule ->
    [deal-cars] Cars are dealt, not sold
    [no-powers] No powers
    [small-hands] Three cards in hand, draw after each
    [no-bets] No bets
   *[first-wins] The first owned car home wins
}
make-powers = Powers
make-powers-hint = Each car is sold with one of six powers.
make-bets = Bets
make-bets-hint = Three secret bets during the race.
make-fine = Fine points
option-any-card-bid = Bid with any card
option-any-card-bid-hint = A player with neither the colour nor a wild may bid any card, at its lowest number.
option-determined-always = Determined on every card
option-determined-always-hint = The two extra spaces also count when somebody else plays the card.
option-two-player-cunning = Cunning with two players
option-two-player-cunning-value = { $value ->
    [swap] Traded in
    [remove] Left out
   *[keep] As usual
}
make-plain = In plain words
make-open = Open the table

# Options as sentences.
plain-seats = { $others ->
    [open] { $bots ->
        [0] { $count } seats, no bots.
        [one] { $count } seats. If nobody takes the free one, it goes to a pro bot.
       *[other] { $count } seats. Those nobody takes go to pro bots.
    }
    [rookie] { $bots ->
        [0] { $count } seats, no bots.
        [one] { $count } seats, one of them for a rookie bot.
       *[other] { $count } seats, { $bots } of them for rookie bots.
    }
    [club] { $bots ->
        [0] { $count } seats, no bots.
        [one] { $count } seats, one of them for a club bot.
       *[other] { $count } seats, { $bots } of them for club bots.
    }
    [pro] { $bots ->
        [0] { $count } seats, no bots.
        [one] { $count } seats, one of them for a pro bot.
       *[other] { $count } seats, { $bots } of them for pro bots.
    }
    [champion] { $bots ->
        [0] { $count } seats, no bots.
        [one] { $count } seats, one of them for a champion bot.
       *[other] { $count } seats, { $bots } of them for champion bots.
    }
   *[other] { $bots ->
        [0] { $count } seats, no bots.
        [one] { $count } seats, one of them for a bot.
       *[other] { $count } seats, { $bots } of them for bots.
    }
}
plain-lap = { $name }, one lap.
plain-distance = { $name }, laps until the cards run out.
plain-tour = Two races, one on each track.
plain-surprise = The track is drawn by lot.
plain-cards = { $dealt ->
    [yes] { $cards } cards each. The cars are dealt.
   *[no] { $cards } cards each. The six cars are sold by auction.
}
plain-powers = Every car comes with a power; you keep one.
plain-no-powers = No powers.
plain-bets = Three secret bets during the race.
plain-no-bets = No bets.
plain-free = What you pay for cars does not count.
plain-wins = { $how ->
    [first] Whoever owns the first car home wins.
    [furthest] Whoever owns the car that gets furthest wins.
   *[money] The most money wins.
}
plain-edition = { $edition ->
    [en] English rulebook, prices in $M.
    [es] Spanish rulebook, prices in $M.
    [fr] French rulebook, prices in $M.
    [pt-BR] Brazilian rulebook, prices in $ mi.
   *[pt-PT] Portuguese rulebook, prices in €M.
}
plain-no-clock = No clock. Take your time.
plain-clock = { $seconds } seconds for each decision. Then a bot decides.
plain-link = Only people with the link can sit down.
plain-public = Listed on the home page. Anybody can sit down.
short-way = { $way ->
    [beginner] beginner’s game
    [distance] long distance
    [tour] world tour
    [no-powers] no powers
   *[no-bets] no bets
}

# The waiting room.
room-link = by link
room-public = public
room-seats = Seats
room-you = you
room-host = host
room-here = ready
room-away = not here now
room-free = Free seat
room-free-hint = For anybody with the link. At the start a pro takes it.
room-sit = Take this seat
room-move = Move here
room-add-bot = Add a bot
room-bot = Who sits here
room-remove = Remove
room-watchers = { $count ->
    [one] { $count } person is watching and can take a free seat until the start.
   *[other] { $count } people are watching and can take a free seat until the start.
}
room-full = All seats are taken. You can stay and watch.
room-start = { $people ->
    [one] Start: you and { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
   *[other] { $bots ->
        [0] Start: { $people } people
        [one] Start: { $people } people and { $bots } bot
       *[other] Start: { $people } people and { $bots } bots
    }
}
room-for-host = { $name } starts the race.
room-all-here = { $me ->
    [yes] Everybody is here. You can start the race.
   *[no] Everybody is here. { $name } can start the race.
}
room-leave = Leave
room-invite = Invite
room-invite-hint = Scan it, or send the link. Whoever has it can sit down.
room-qr = QR code of the link
room-copy = Copy link
room-address = Link to this table
room-own = Copy my own link
room-own-hint = It brings you back to your seat on another device, once. Keep it to yourself.
room-own-copied = Your own link is copied. It works once.
return-title = This link belongs to { $name }
return-hint = If you continue as { $name }, your own games can no longer be reached from this browser. Copy your own link first if you want to come back to them.
return-do = Continue as { $name }
room-options = What we play
room-change = Change the options
room-change-players = With fewer, open seats go first, then bots.
room-change-save = Save the options
room-changed = The options have changed.
# $character tells whether it is a woman or a man, which other languages say; empty, the level as such.
bot-level = { $level ->
    [rookie] Rookie
    [club] { $character ->
        [loyal] Club racer
        [blocker] Club racer
        [collector] Club racer
       *[other] Club racer
    }
    [pro] Pro
    [champion] { $character ->
        [loyal] Champion
        [blocker] Champion
        [collector] Champion
       *[other] Champion
    }
   *[other] { $level }
}
bot-anybody = Anybody

name-label = Your name at the table
name-save = Save
name-saved = At the table you are { $name }.

# Settings.
set-title = Settings
set-you = You
set-look = Look and motion
set-theme = Theme
set-theme-value = { $value ->
    [system] As the device
    [light] Light
   *[dark] Dark
}
set-speed = Speed of cars and cards
set-speed-value = { $value ->
    [off] Off
    [slow] Slow
    [normal] Normal
   *[fast] Fast
}
set-speed-hint = Off shows each move at once and draws its way.
set-reveal = Turned bids stay
set-reveal-value = { $value ->
    [first] Automatic
    [s6] 6 seconds
    [s20] 20 seconds
   *[press] Until I go on
}
set-reveal-hint = Automatic: until you go on in your first game, 6 seconds from then on. Only for you: the game never waits for it.
set-play = Play
set-confirm = Confirm each move
set-confirm-hint = Choose, then confirm. Off: one tap plays.
set-guard = Guard against slips
set-guard-hint = A new question takes no click or key for its first moment, and a card you lay can be taken back for a few seconds while others choose.
set-sound = Sounds
set-sound-hint = Short. You can play without them.
set-volume = Volume
set-reader = Screen readers
set-text-board = Text board
set-text-board-hint = The track as lists instead of the picture.
set-announce = Announce
set-announce-value = { $value ->
    [all] All moves
    [mine] My turns
   *[none] Nothing
}
set-keys = Keys
set-shortcuts = Single-key shortcuts
set-shortcuts-hint = Off: only Tab, arrows, Enter and Esc.
key-does = { $key ->
    [number] choose an end or a card
    [car] choose a car
    [step] move through the choices
    [confirm] confirm
    [choose] choose; in a replay play or pause
    [back] back, clear the choice
    [skip] skip the car (Strategic)
    [reverse] reverse the card (Tricky)
    [pass] the suggested card to pass with
    [decision] go to the decision
    [hand] go to the hand
    [text] text board
    [log] log
    [turn] say whose turn it is
    [strength] say hand strength
    [cars] say where the cars are
    [zoom] zoom, whole track
    [help] help
    [hint] hint, step by step
   *[keys] list of keys
}

# Nothing to show.
gone-home = To the home page
gone-no-page = There is no such page.
gone-no-page-hint = The address may have been cut short.
gone-unknown-table = This table is gone.
gone-unknown-table-hint = It was never there, or it was cleared away. Ask for a new link.
gone-table-full = This table is full.
gone-table-full-hint = You can watch the race.
gone-given-up = This game was given up.
gone-given-up-hint = Nobody won it. You can watch how far it came.
gone-bad-token = This link no longer works.
gone-bad-token-hint = A return link works once. Make a new one on the device where you played.
gone-unreachable = The page could not be opened.
gone-unreachable-hint = The server does not answer. Your games are safe.

# What the server refuses, by key.
refused-other = That did not work. Try again.
refused-unreachable = The server does not answer. Trying again may help; your games are safe.
refused-not-a-message = The page sent something the server does not know. Reload the page.
refused-too-big = That is too long.
refused-too-many = Too fast. Wait a moment, then try again.
refused-unknown-table = This table is gone.
refused-not-begun = The race has not begun yet.
refused-not-foregone = Something can still change: play on.
refused-already-begun = The race has begun already.
refused-over = The race is over.
refused-not-seated = You are watching. Only players can do that.
refused-not-your-turn = It is not your turn. The table waits for { $names }.
refused-stale = The table has moved on. Choose again.
refused-illegal = That cannot be done now. Choose again.
refused-not-notation = The server did not understand “{ $action }”.
refused-seat-taken = This seat is taken.
refused-seats-taken = More people sit here than that. Nobody is sent away.
refused-seat-unknown = There is no such seat.
refused-table-full = This table is full.
refused-not-host = Only the host can do that.
refused-bad-options = These rules do not go together: { $detail }
refused-bad-record = This is not the record of a game: { $detail }
refused-bad-name = This name cannot be used. Choose another.
refused-bad-bot = There is no such bot.
refused-bad-token = This link no longer works. A return link works once.
refused-has-games = This link belongs to { $name }, and you have games of your own in this browser.
refused-foreign-origin = This page may not do that. Open it at its own address.
refused-no-cookie = The page needs its cookie to know you. Allow it, then reload.
refused-too-many-tables = You have many tables open. Finish one first.
refused-not-over = The race is not over yet.
refused-not-alone = Still playing in this game: { $names }.
refused-no-coach = The coach is there only where you play against bots alone, and nobody may join.
refused-not-found = There is nothing at this address.
refused-not-stored = The server could not write that down. Try again in a moment.
refused-broken = Something broke on the server. It has been noted; try again.

# People at a table.
room-hosts = { $me ->
    [yes] You host this table now.
   *[no] { $name } hosts this table now.
}
set-follow = Follow the cars
set-follow-hint = The board comes close to the cars that move, and shows the whole track between cards.
plain-seats-shared = { $count } seats: { $people } people { $bots ->
    [0] at this device.
    [one] at this device, and a bot.
   *[other] at this device, and { $bots } bots.
}
home-next = What is next
home-level-label = Opponents
home-level = { $level ->
    [rookie] Easy
    [club] Medium
    [pro] Hard
   *[champion] Champion
}
home-level-hint = { $level ->
    [rookie] You and three rookies on a random track, about 20 minutes.
    [club] You and three club racers on a random track, about 20 minutes.
    [pro] You and three pros on a random track, about 20 minutes.
   *[champion] You and three champions on a random track, about 20 minutes.
}
home-puzzle = Puzzle of the day
home-puzzle-daily = Another one every day.
home-puzzle-do = Solve it
home-puzzle-solved = Solved. Another one tomorrow.
home-puzzle-again = Look at it again
home-last = Last result
home-last-see = See the result
home-friends = Race with friends
home-friends-hint = Make a table and send them the link. Up to six can play.
home-share = Share this device
home-share-hint = Race with others here: pass it on from turn to turn, and nobody sees your cards.
