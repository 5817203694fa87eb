## Races on this device: without a server, without a network, and by several people who share it

device-title = On this device
device-beside = A race against bots that needs no network and no server: the game runs in your browser. The first time it loads 6 MB.
device-site = This page has no server: everything runs in your browser. You race against bots, or with others who share this device.
device-offline = You are offline. Races against bots on this device go on; tables with other people come back with the network.
device-race = Race on this device
device-record = Open a record
device-install = Install
device-begin = Begin the race
device-people = People at this device
device-people-hint = You pass it on from turn to turn; a curtain hides the cards. Bots take the other seats.
device-person = Player { $number }
device-others-hint = Who drives for the seats that are left.
device-champion = On this device the champion looks at some forty continuations instead of thousands, so it is weaker than on a server.
device-starting =
    { $step ->
        [fetch] Loading the game, about 6 MB the first time. You can set up a race meanwhile.
        [start] Getting the game ready…
       *[rules] Getting the rules ready…
    }
device-failed = The race on this device cannot run now: { $why }. Nothing is lost.
device-unkept = This browser keeps nothing (a private window, or no space left): the race goes on, but it is gone when you close the tab.
offline = You are offline. Races on this device work as always.
online = The network is back.
refused-no-python = The game could not be loaded: { $detail }. Try again.

pass-title = { $name } is next
pass-hint = Pass the device on. Nobody else should look now.
pass-ready = I am { $name }
