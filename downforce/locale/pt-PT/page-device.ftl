## Races on this device: without a server, without a network, and by several people who share it

device-title = Neste dispositivo
device-beside = Uma corrida contra bots que não precisa de rede nem de servidor: o jogo corre no teu navegador. Da primeira vez descarrega 6 MB.
device-site = Esta página não tem servidor: tudo corre no teu navegador. Corres contra bots ou com outras pessoas que partilham este dispositivo.
device-offline = Estás sem rede. As corridas contra bots neste dispositivo continuam; as mesas com outras pessoas voltam com a rede.
device-race = Correr neste dispositivo
device-record = Abrir uma partida guardada
device-install = Instalar
device-begin = Começar a corrida
device-people = Pessoas neste dispositivo
device-people-hint = Passam-no de mão em mão a cada turno; uma cortina esconde as cartas. Os bots ocupam os outros lugares.
device-person = Jogador { $number }
device-others-hint = Quem conduz nos lugares que sobram.
device-champion = Neste dispositivo o campeão olha para umas quarenta continuações em vez de milhares, por isso é mais fraco do que num servidor.
device-starting =
    { $step ->
        [fetch] A descarregar o jogo, cerca de 6 MB da primeira vez. Entretanto podes preparar uma corrida.
        [start] A preparar o jogo…
       *[rules] A preparar as regras…
    }
device-failed = A corrida neste dispositivo não pode funcionar agora: { $why }. Nada se perdeu.
device-unkept = Este navegador não guarda nada (janela privada ou sem espaço): a corrida continua, mas desaparece quando fechares o separador.
offline = Estás sem rede. As corridas neste dispositivo funcionam como sempre.
online = A rede voltou.
refused-no-python = Não foi possível carregar o jogo: { $detail }. Tenta outra vez.

pass-title = É a vez de { $name }
pass-hint = Passa o dispositivo. Mais ninguém deve olhar agora.
pass-ready = Sou { $name }
