### A página à volta do jogo: início, criar uma mesa, sala de espera, definições, recusas.

# Em todo o lado.
close = Fechar
cancel = Cancelar
fewer = Menos
more = Mais
try-again = Tentar outra vez
reload = Recarregar
new-version = Há uma versão nova.
link-copied = Ligação copiada.
copy-failed = Não foi possível copiar a ligação. Seleciona-a e copia-a tu.
opening = A abrir a mesa…
face-down = Carta virada para baixo
table-of = Mesa de { $name }

page-home = Downforce, início
page-pages = Páginas
page-learn = Como jogar
page-rules = Regras
page-puzzles = Desafios
page-language = Língua
page-settings = Definições

# Início.
home-lead = Licita por um carro. Leva-o com cartas que também movem os rivais. Aposta em quem vence.
home-race = Correr já
home-starting = A começar…
home-race-hint =
    { $newcomer ->
        [yes] Correr já: tu, dois novatos e um amador num circuito sorteado, cerca de 20 minutos. Sem conta.
       *[no] Correr já: tu e três profissionais num circuito sorteado, cerca de 20 minutos. Sem conta.
    }
home-make = Criar uma mesa
home-tables = Mesas abertas
home-free = { $count ->
    [one] { $count } lugar livre em { $seats }
   *[other] { $count } lugares livres em { $seats }
}
home-racing = em corrida
home-sit = Sentar-me
home-watch = Assistir
home-games = As minhas partidas
home-learn-hint = Aprender jogando: dois minutos com um leilão, uma carta e uma aposta.
home-learn = Aprender jogando
home-rules = Ler as regras
home-unofficial = Versão aberta e não oficial do jogo de tabuleiro, feita por quem gosta dele. Sem ligação às editoras.

mine-turn = É a tua vez
mine-running = Em corrida
mine-waiting = À espera de jogadores
mine-over = { $won ->
    [yes] Venceste
   *[no] Corrida terminada
}
mine-against = com { $names }
mine-play = Jogar
mine-open = Abrir
mine-replay = Rever
mine-all = Mostrar as { $count }
mine-rank = Lugar { $rank } de { $players }
mine-filter = Mostrar
mine-filter-all = Todas as partidas
mine-filter-open = Por terminar
mine-filter-over = Terminadas
mine-filter-won = Ganhas
mine-sort = Ordenar por
mine-sort-latest = Mais recentes
mine-sort-money = Dinheiro
mine-sort-track = Circuito
mine-hide = Tirar esta partida da minha lista
mine-hidden = Saiu da tua lista. Os outros mantêm-na na deles.
mine-undo = Anular
mine-older = Mostrar partidas mais antigas
mine-none = Não há partidas deste tipo.

# Criar uma mesa.
make-title = Criar uma mesa
make-seats = Quem joga
make-players = Jogadores
make-players-hint = Melhor com 4 a 6.
make-others = Os outros lugares
make-others-hint = Podes mudar cada lugar antes de começar.
make-characters = Escolher quem vem
make-seat = Lugar { $number }
make-other = { $level ->
    [open] Livres
    [rookie] Novatos
    [club] Amadores
    [pro] Profissionais
    [champion] Campeões
   *[other] { $level }
}
make-door = Quem pode vir
make-by-link = Por ligação
make-public = Pública
make-clock = Relógio
clock = { $clock ->
    [none] Sem relógio
    [relaxed] Calmo
    [quick] Rápido
   *[other] { $clock }
}
make-track = Circuito
make-spaces = { $count } espaços
make-surprise = Surpresa
make-surprise-hint = Por sorteio
make-rules = Regras
make-edition = Edição das regras
make-edition-hint = Define a moeda e algumas regras pequenas.
edition = { $edition ->
    [en] Inglesa
    [es] Espanhola
    [fr] Francesa
    [pt-BR] Brasileira
   *[pt-PT] Portuguesa
}
make-way = Forma de jogar
way = { $way ->
    [full] Jogo completo
    [beginner] Jogo para principiantes
    [distance] Longa distância
    [distance-money] Longa distância por dinheiro
   *[tour] Campeonato do mundo
}
way-hint = { $way ->
    [full] Leilão, poderes, corrida e apostas.
    [beginner] Mais simples. Liga o que quiseres.
    [distance] Voltas até acabarem as cartas. Vence o carro que for mais longe. Sem apostas, e o preço dos carros não conta.
    [distance-money] Voltas até acabarem as cartas. Prémios e apostas conforme a distância de cada carro.
   *[tour] Duas corridas, uma em cada circuito. O dinheiro soma-se.
}
make-beginner = O que fica mais simples
beginner = { $rule ->
    [deal-cars] Os carros são distribuídos, não leiloados
    [no-powers] Sem poderes
    [small-hands] Três cartas na mão; bisca-se depois de cada uma
    [no-bets] Sem apostas
   *[first-wins] Vence o primeiro carro com dono a chegar
}
make-powers = Potências
make-powers-hint = Cada carro é vendido com uma de seis cartas Potência.
make-bets = Apostas
make-bets-hint = Três apostas secretas durante a corrida.
make-fine = Pormenores
option-any-card-bid = Licitar com qualquer carta
option-any-card-bid-hint = Quem não tem a cor nem um Jóquer pode licitar com qualquer carta, pelo número mais baixo.
option-determined-always = Determinado em qualquer carta
option-determined-always-hint = Os dois espaços a mais também contam quando é outro a jogar a carta.
option-two-player-cunning = Habilidoso com dois jogadores
option-two-player-cunning-value = { $value ->
    [swap] Trocado
    [remove] Retirado
   *[keep] Como sempre
}
make-plain = Em poucas palavras
make-open = Abrir a mesa

# As opções em frases.
plain-seats = { $others ->
    [open] { $bots ->
        [0] { $count } lugares, nenhum bot.
        [one] { $count } lugares. Se ninguém ocupar o que sobra, fica para um bot profissional.
       *[other] { $count } lugares. Os que ninguém ocupar ficam para bots profissionais.
    }
    [rookie] { $bots ->
        [0] { $count } lugares, nenhum bot.
        [one] { $count } lugares, um deles para um bot novato.
       *[other] { $count } lugares, { $bots } deles para bots novatos.
    }
    [club] { $bots ->
        [0] { $count } lugares, nenhum bot.
        [one] { $count } lugares, um deles para um bot amador.
       *[other] { $count } lugares, { $bots } deles para bots amadores.
    }
    [pro] { $bots ->
        [0] { $count } lugares, nenhum bot.
        [one] { $count } lugares, um deles para um bot profissional.
       *[other] { $count } lugares, { $bots } deles para bots profissionais.
    }
    [champion] { $bots ->
        [0] { $count } lugares, nenhum bot.
        [one] { $count } lugares, um deles para um bot campeão.
       *[other] { $count } lugares, { $bots } deles para bots campeões.
    }
   *[other] { $bots ->
        [0] { $count } lugares, nenhum bot.
        [one] { $count } lugares, um deles para um bot.
       *[other] { $count } lugares, { $bots } deles para bots.
    }
}
plain-lap = { $name }, uma volta.
plain-distance = { $name }, voltas até acabarem as cartas.
plain-tour = Duas corridas, uma em cada circuito.
plain-surprise = O circuito é sorteado.
plain-cards = { $dealt ->
    [yes] { $cards } cartas para cada um. Os carros são distribuídos.
   *[no] { $cards } cartas para cada um. Os seis carros vão a leilão.
}
plain-powers = Cada carro traz uma carta Potência; ficas com uma.
plain-no-powers = Sem poderes.
plain-bets = Três apostas secretas durante a corrida.
plain-no-bets = Sem apostas.
plain-free = O preço dos carros não conta.
plain-wins = { $how ->
    [first] Vence o dono do primeiro carro a chegar.
    [furthest] Vence o dono do carro que for mais longe.
   *[money] Vence quem tiver mais dinheiro.
}
plain-edition = { $edition ->
    [en] Regras da edição inglesa, preços em $M.
    [es] Regras da edição espanhola, preços em $M.
    [fr] Regras da edição francesa, preços em $M.
    [pt-BR] Regras da edição brasileira, preços em $ mi.
   *[pt-PT] Regras da edição portuguesa, preços em €M.
}
plain-no-clock = Sem relógio. Joga com calma.
plain-clock = { $seconds } segundos para cada decisão. Depois decide um bot.
plain-link = Só quem tem a ligação se pode sentar.
plain-public = Aparece na página inicial. Qualquer pessoa se pode sentar.
short-way = { $way ->
    [beginner] para principiantes
    [distance] longa distância
    [tour] campeonato do mundo
    [no-powers] sem poderes
   *[no-bets] sem apostas
}

# A sala de espera.
room-link = por ligação
room-public = pública
room-seats = Lugares
room-you = tu
room-host = anfitrião
room-here = à mesa
room-away = não está agora
room-free = Lugar livre
room-free-hint = Para quem tiver a ligação. No início da corrida, um profissional ocupa-o.
room-sit = Ocupar este lugar
room-move = Mudar para aqui
room-add-bot = Pôr um bot
room-bot = Quem se senta aqui
room-remove = Retirar
room-watchers = { $count ->
    [one] { $count } pessoa está a assistir e pode ocupar um lugar livre até a corrida começar.
   *[other] { $count } pessoas estão a assistir e podem ocupar um lugar livre até a corrida começar.
}
room-full = Todos os lugares estão ocupados. Podes ficar a assistir.
room-start = { $people ->
    [one] Começar: tu e { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
   *[other] { $bots ->
        [0] Começar: { $people } pessoas
        [one] Começar: { $people } pessoas e { $bots } bot
       *[other] Começar: { $people } pessoas e { $bots } bots
    }
}
room-for-host = { $name } dá início à corrida.
room-all-here = { $me ->
    [yes] Já cá estão todos. Podes dar início à corrida.
   *[no] Já cá estão todos. { $name } pode dar início à corrida.
}
room-leave = Sair
room-invite = Convidar
room-invite-hint = Lê o código ou envia a ligação. Quem a tiver pode sentar-se.
room-qr = Código QR da ligação
room-copy = Copiar a ligação
room-address = Ligação desta mesa
room-own = Copiar a minha ligação pessoal
room-own-hint = Traz-te de volta ao teu lugar noutro dispositivo, uma vez. Não a partilhes.
room-own-copied = A tua ligação pessoal foi copiada. Serve uma vez.
return-title = Esta ligação é de { $name }
return-hint = Se continuares como { $name }, deixas de poder chegar às tuas próprias partidas neste navegador. Copia primeiro a tua ligação pessoal se quiseres voltar a elas.
return-do = Continuar como { $name }
room-options = O que jogamos
room-change = Mudar as opções
room-change-players = Com menos, saem primeiro os lugares livres, depois os bots.
room-change-save = Guardar as opções
room-changed = As opções mudaram.
# $character diz se é mulher ou homem; vazio, o nível em geral.
bot-level = { $level ->
    [rookie] Novato
    [club] { $character ->
        [loyal] Amadora
        [blocker] Amadora
        [collector] Amadora
       *[other] Amador
    }
    [pro] Profissional
    [champion] { $character ->
        [loyal] Campeã
        [blocker] Campeã
        [collector] Campeã
       *[other] Campeão
    }
   *[other] { $level }
}
bot-anybody = Quem vier

name-label = O teu nome à mesa
name-save = Guardar
name-saved = À mesa és { $name }.

# Definições.
set-title = Definições
set-you = Tu
set-look = Aspeto e movimento
set-theme = Tema
set-theme-value = { $value ->
    [system] Como o dispositivo
    [light] Claro
   *[dark] Escuro
}
set-speed = Velocidade dos carros e cartas
set-speed-value = { $value ->
    [off] Nenhuma
    [slow] Lenta
    [normal] Normal
   *[fast] Rápida
}
set-speed-hint = «Nenhuma» mostra cada movimento de uma vez e desenha o caminho.
set-reveal = Os lances ficam à vista
set-reveal-value = { $value ->
    [first] Automático
    [s6] 6 segundos
    [s20] 20 segundos
   *[press] Até eu continuar
}
set-reveal-hint = Automático: até continuares na tua primeira partida, depois 6 segundos. Só para ti: o jogo nunca espera por isso.
set-play = Jogo
set-confirm = Confirmar cada movimento
set-confirm-hint = Escolher e depois confirmar. Sem isto, um toque chega.
set-guard = Proteção contra descuidos
set-guard-hint = Uma nova pergunta não aceita cliques nem teclas no primeiro instante, e a carta que pões na mesa pode ser retirada durante alguns segundos enquanto outros escolhem.
set-sound = Sons
set-sound-hint = Breves. Dá para jogar sem eles.
set-volume = Volume
set-reader = Leitores de ecrã
set-text-board = Tabuleiro em texto
set-text-board-hint = O circuito em listas em vez da imagem.
set-announce = Anunciar
set-announce-value = { $value ->
    [all] Tudo
    [mine] Quando é a minha vez
   *[none] Nada
}
set-keys = Teclas
set-shortcuts = Atalhos de uma tecla
set-shortcuts-hint = Sem eles: só Tab, setas, Enter e Esc.
key-does = { $key ->
    [number] escolher um sítio onde parar ou uma carta
    [car] escolher um carro
    [step] percorrer as opções
    [confirm] confirmar
    [choose] escolher; na repetição, reproduzir ou pausar
    [back] voltar, limpar a escolha
    [skip] deixar o carro de fora (Estratégico)
    [reverse] inverter a carta (Astuto)
    [pass] a carta sugerida para passar
    [decision] ir para a decisão
    [hand] ir para a mão
    [text] tabuleiro em texto
    [log] registo
    [turn] dizer de quem é a vez
    [strength] dizer a força da mão
    [cars] dizer onde estão os carros
    [zoom] ampliar, circuito inteiro
    [help] ajuda
    [hint] sugestão, passo a passo
   *[keys] lista de teclas
}

# Nada para mostrar.
gone-home = Para a página inicial
gone-no-page = Essa página não existe.
gone-no-page-hint = O endereço pode ter sido cortado.
gone-unknown-table = Esta mesa já não existe.
gone-unknown-table-hint = Nunca existiu ou foi removida. Pede uma ligação nova.
gone-table-full = Esta mesa está cheia.
gone-table-full-hint = Podes assistir à corrida.
gone-given-up = Esta partida foi abandonada.
gone-given-up-hint = Ninguém a ganhou. Podes ver até onde chegou.
gone-bad-token = Esta ligação já não serve.
gone-bad-token-hint = Uma ligação de regresso serve uma vez. Faz outra no dispositivo onde jogavas.
gone-unreachable = Não foi possível abrir a página.
gone-unreachable-hint = O servidor não responde. As tuas partidas estão a salvo.

# O que o servidor recusa, por chave.
refused-other = Não resultou. Tenta outra vez.
refused-unreachable = O servidor não responde. Tenta outra vez; as tuas partidas estão a salvo.
refused-not-a-message = A página enviou algo que o servidor não conhece. Recarrega-a.
refused-too-big = É demasiado comprido.
refused-too-many = Depressa demais. Espera um momento e tenta outra vez.
refused-unknown-table = Esta mesa já não existe.
refused-not-begun = A corrida ainda não começou.
refused-not-foregone = Ainda pode mudar alguma coisa: continua a jogar.
refused-already-begun = A corrida já começou.
refused-over = A corrida acabou.
refused-not-seated = Estás a assistir. Só os jogadores podem fazer isso.
refused-not-your-turn = Não é a tua vez. A mesa espera por { $names }.
refused-stale = A mesa seguiu em frente. Escolhe outra vez.
refused-illegal = Isso não se pode fazer agora. Escolhe outra vez.
refused-not-notation = O servidor não percebeu «{ $action }».
refused-seat-taken = Este lugar está ocupado.
refused-seats-taken = Já há mais pessoas sentadas. Ninguém é mandado embora.
refused-seat-unknown = Esse lugar não existe.
refused-table-full = Esta mesa está cheia.
refused-not-host = Só o anfitrião pode fazer isso.
refused-bad-options = Estas regras não combinam: { $detail }
refused-bad-record = Isto não é uma partida guardada: { $detail }
refused-bad-name = Esse nome não pode ser usado. Escolhe outro.
refused-bad-bot = Esse bot não existe.
refused-bad-token = Esta ligação já não serve. Uma ligação de regresso serve uma vez.
refused-has-games = Esta ligação é de { $name } e tens partidas tuas neste navegador.
refused-foreign-origin = Esta página não pode fazer isso. Abre-a no seu próprio endereço.
refused-no-cookie = A página precisa do seu cookie para te reconhecer. Permite-o e recarrega.
refused-too-many-tables = Tens muitas mesas abertas. Termina uma primeiro.
refused-not-over = A corrida ainda não acabou.
refused-not-alone = Ainda nesta partida: { $names }.
refused-no-coach = O treinador só está presente quando jogas apenas contra bots e ninguém pode entrar.
refused-not-found = Não há nada neste endereço.
refused-not-stored = O servidor não conseguiu gravar. Tenta outra vez daqui a pouco.
refused-broken = Algo falhou no servidor. Ficou anotado; tenta outra vez.

# Pessoas numa mesa.
room-hosts = { $me ->
    [yes] Esta mesa agora é tua: és tu quem dá início à corrida.
   *[no] Quem trata agora da mesa é { $name }.
}
set-follow = Seguir os carros
set-follow-hint = O tabuleiro aproxima-se dos carros que se movem e mostra a pista inteira entre as cartas.
plain-seats-shared = { $count } lugares: { $people } pessoas { $bots ->
    [0] neste dispositivo.
    [one] neste dispositivo e um bot.
   *[other] neste dispositivo e { $bots } bots.
}
home-next = O que vem agora
home-level-label = Adversários
home-level = { $level ->
    [rookie] Fácil
    [club] Médio
    [pro] Difícil
   *[champion] Campeão
}
home-level-hint = { $level ->
    [rookie] Tu e três novatos num circuito sorteado, cerca de 20 minutos.
    [club] Tu e três amadores num circuito sorteado, cerca de 20 minutos.
    [pro] Tu e três profissionais num circuito sorteado, cerca de 20 minutos.
   *[champion] Tu e três campeões num circuito sorteado, cerca de 20 minutos.
}
home-puzzle = Desafio do dia
home-puzzle-daily = Todos os dias há outro.
home-puzzle-do = Resolver
home-puzzle-solved = Resolvido. Amanhã há outro.
home-puzzle-again = Ver outra vez
home-last = Último resultado
home-last-see = Ver o resultado
home-friends = Correr com amigos
home-friends-hint = Cria uma mesa e envia-lhes a ligação. Podem jogar até seis.
home-share = Partilhar este dispositivo
home-share-hint = Corre aqui com outras pessoas: passam-no de mão em mão, e ninguém vê as tuas cartas.
