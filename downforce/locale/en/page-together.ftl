### People at one table: who is there, who waits for whom, what they call out. $me is "yes" where the person in $name is the reader.

# Who is there, and who drives.

strip-driven = bot drives
told-driver = A bot drives for { $name } now.
told-wheel = { $me ->
    [yes] You drive again.
   *[no] { $name } drives again.
}
told-latecomer = { $me ->
    [yes] You drive for { $bot } now.
   *[no] { $name } takes over from { $bot }.
}
relief-away = { $name } is away. A bot can drive until { $name } is back.
relief-slow = { $name } has not acted for a while. A bot can drive meanwhile.
relief-do = Let a bot drive
nudge-do = Nudge
nudge-done = { $name } has been nudged.
nudge-me = { $name } is waiting for you.

# Who comes late.

late-offer = You can take over from a bot and play on from here.
late-take = Take { $name }’s seat
make-late = Latecomers may take a bot’s seat
make-late-hint = Whoever opens the link while the race is on can play on for a bot.
plain-late = Latecomers may take over a bot’s seat.
plain-no-late = Once the race is on, latecomers can only watch.

# Reactions.

react-do = Call out
react-sign = { $sign ->
    [blocked] Blocked!
    [bravo] Well raced!
    [ouch] Ouch!
    [coming] Here I come!
    [close] So close!
   *[thanks] Thanks!
}
react-said = { $name }: { react-sign }
set-together = With others
set-reactions = Reactions
set-reactions-hint = What other players call out, shown at their name.
set-notify = Notifications
set-notify-hint = From your browser, while this tab is hidden: your turn, a nudge, a rematch.
bar-notify-on = Notifications are on
bar-notify-off = Notifications are off
notify-blocked = Your browser does not allow notifications from this page. You can change that in its settings.

# After the end.

rematch-wanted = { $name } wants a rematch.
rematch-there = Already there: { $names }.
rematch-ready = The rematch is ready: everybody else is there.
rematch-begun = The rematch has begun.
rematch-join = Join the rematch

# What the server refuses.

refused-no-latecomers = At this table nobody can take over a bot’s seat once the race is on. You are welcome to watch.
refused-not-away = { $name } is still in time. A bot can drive only when the table has waited for a while.
refused-nudge-in-vain = The table is not waiting for { $name }.
refused-nudge-too-soon = { $name } has just been nudged. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-give-up-too-soon = Not everybody wanted to give up. You can ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refused-too-many-reactions = One thing at a time. Wait a moment before you call out again.

# The deal, which anybody can verify.

deal-agreeing = Dealing…
deal-without = Dealt anew, without a part from { $names }: no answer came from there.
fair-verified = Deal verified
fair-unfinished = Deal verified, game not finished
fair-failed = Deal not verified
fair-how = Before the start the server committed itself to a secret number, and every player’s page added a random number of its own. This page has drawn all the cards again from these numbers, and they came out the same: nobody has chosen them.
fair-played = Every card that was bid or played had been dealt to the player who used it.
fair-mine = Your own number is among them, and the commitment is the one you were shown at the start.
fair-shown = The grid, your hand and the lots are those you were shown during the game.
fair-absent = This browser added no number.
fair-fault = { $fault ->
    [missing] The record holds no proof, although this page took part in the deal.
    [commitment] The secret is not the one the server had committed itself to.
    [mine] The record does not hold what this page was shown during the game, or what it gave.
    [shape] The record is damaged or incomplete.
    [played] The actions do not fit the deal: somebody used a card that was not theirs, or something is missing.
    [unfinished] The game was given up before its end, or its record is cut. What it holds was dealt as the proof says.
    [ties] A tie in the auction was not drawn as the proof says.
   *[cards] The cards are not those that the proof gives.
}
fair-silent = No number came from: { $names }.
fair-discarded = { $count ->
    [one] One deal was thrown away before this one, because somebody’s page did not answer or the server restarted.
   *[other] { $count } deals were thrown away before this one, because somebody’s page did not answer or the server restarted.
}
fair-old = This game began under an older version: how many deals were thrown away, and whose number is missing, is only the server’s word.
fair-limits = It does not show that nobody looked: whoever runs the server can see every hand during the game. To check it without this page, save the record and use “downforce verify”.
fair-commitment = Commitment: { $commitment }

game-title = This game
game-commitment = All that is drawn in this game was fixed before the deal. This is the commitment; at the end it is checked:
game-give-up = Give up this game
game-give-up-sure = The game ends here and nobody wins. You can watch how far it came.
game-play-on = Play on
game-give-up-others = Everybody who is here is asked. If all of you agree, the game ends and nobody wins.
give-up-asks = { $name } wants to give this game up
give-up-asks-hint = If everybody who is here agrees, the game ends and nobody wins. If one of you plays on, or does not answer within a minute, it goes on.
give-up-waiting = You want to give this game up. No answer yet from: { $names }.
give-up-alone = You want to give this game up, and nobody else is here any more.
give-up-goes-on = The game goes on.
