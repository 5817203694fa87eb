## Races on this device: without a server, without a network, and by several people who share it

device-title = Neste aparelho
device-beside = Uma corrida contra bots que não precisa de rede nem de servidor: o jogo roda no seu navegador. Na primeira vez ele baixa 6 MB.
device-site = Esta página não tem servidor: tudo roda no seu navegador. Você corre contra bots ou com outras pessoas que dividem este aparelho.
device-offline = Você está sem rede. As corridas contra bots neste aparelho continuam; as mesas com outras pessoas voltam com a rede.
device-race = Correr neste aparelho
device-record = Abrir uma partida salva
device-install = Instalar
device-begin = Começar a corrida
device-people = Pessoas neste aparelho
device-people-hint = Vocês o passam de mão em mão a cada vez; uma cortina esconde as cartas. Bots ocupam os outros lugares.
device-person = Jogador { $number }
device-others-hint = Quem dirige nos lugares que sobram.
device-champion = Neste aparelho o campeão olha umas quarenta continuações em vez de milhares, por isso é mais fraco que num servidor.
device-starting =
    { $step ->
        [fetch] Baixando o jogo, uns 6 MB na primeira vez. Enquanto isso você pode preparar uma corrida.
        [start] Preparando o jogo…
       *[rules] Preparando as regras…
    }
device-failed = A corrida neste aparelho não pode funcionar agora: { $why }. Nada se perdeu.
device-unkept = Este navegador não guarda nada (janela anônima ou sem espaço): a corrida continua, mas some quando você fechar a aba.
offline = Você está sem rede. As corridas neste aparelho funcionam como sempre.
online = A rede voltou.
refused-no-python = Não foi possível carregar o jogo: { $detail }. Tente de novo.

pass-title = É a vez de { $name }
pass-hint = Passe o aparelho. Ninguém mais deve olhar agora.
pass-ready = Sou { $name }
