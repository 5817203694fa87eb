### A página em volta do jogo: início, criar uma mesa, sala de espera, ajustes, recusas.

# Em toda parte.
close = Fechar
cancel = Cancelar
fewer = Menos um
more = Mais um
try-again = Tentar de novo
reload = Recarregar
new-version = Uma versão nova está pronta.
link-copied = Link copiado.
copy-failed = Não deu para copiar o link. Selecione e copie à mão.
opening = Abrindo a mesa…
face-down = Carta virada para baixo
table-of = Mesa de { $name }

page-home = Downforce, página inicial
page-pages = Páginas
page-learn = Como jogar
page-rules = Regras
page-puzzles = Desafios
page-language = Idioma
page-settings = Configurações

# Início.
home-lead = Dê um lance por um carro. Leve-o com cartas que também movem os rivais. Aposte em quem vence.
home-race = Correr agora
home-starting = Começando…
home-race-hint =
    { $newcomer ->
        [yes] Correr agora: você, dois novatos e um amador numa pista sorteada, uns 20 minutos. Sem conta.
       *[no] Correr agora: você e três profissionais numa pista sorteada, uns 20 minutos. Sem conta.
    }
home-make = Criar uma mesa
home-tables = Mesas abertas
home-free = { $count ->
    [one] { $count } lugar livre de { $seats }
   *[other] { $count } lugares livres de { $seats }
}
home-racing = correndo
home-sit = Sentar
home-watch = Assistir
home-games = Minhas partidas
home-learn-hint = Aprender jogando: dois minutos com um leilão, uma carta e uma aposta.
home-learn = Aprender jogando
home-rules = Ler as regras
home-unofficial = Versão aberta e não oficial do jogo de tabuleiro, feita por gente que gosta dele. Sem ligação com as editoras.

mine-turn = Sua vez
mine-running = Correndo
mine-waiting = Esperando jogadores
mine-over = { $won ->
    [yes] Você venceu
   *[no] Corrida encerrada
}
mine-against = com { $names }
mine-play = Jogar
mine-open = Abrir
mine-replay = Rever
mine-all = Mostrar todas as { $count }
mine-rank = Posição { $rank } de { $players }
mine-filter = Mostrar
mine-filter-all = Todas as partidas
mine-filter-open = Não terminadas
mine-filter-over = Terminadas
mine-filter-won = Vitórias
mine-sort = Ordenar por
mine-sort-latest = Mais recentes
mine-sort-money = Dinheiro
mine-sort-track = Pista
mine-hide = Tirar esta partida da minha lista
mine-hidden = Saiu da sua lista. Os outros continuam com ela na deles.
mine-undo = Desfazer
mine-older = Mostrar partidas mais antigas
mine-none = Nenhuma partida desse tipo.

# Criar uma mesa.
make-title = Criar uma mesa
make-seats = Quem joga
make-players = Jogadores
make-players-hint = Melhor de 4 a 6.
make-others = Os outros lugares
make-others-hint = Você pode mudar cada lugar antes da largada.
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
make-by-link = Pelo link
make-public = Pública
make-clock = Relógio
clock = { $clock ->
    [none] Sem relógio
    [relaxed] Tranquilo
    [quick] Rápido
   *[other] { $clock }
}
make-track = Pista
make-spaces = { $count } casas
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
make-way = Modo de jogar
way = { $way ->
    [full] Jogo completo
    [beginner] Jogo para iniciantes
    [distance] Longa distância
    [distance-money] Longa distância por dinheiro
   *[tour] Campeonato mundial
}
way-hint = { $way ->
    [full] Leilão, poderes, corrida e apostas.
    [beginner] Mais simples. Ligue o que quiser.
    [distance] Voltas até acabarem as cartas. Vence o carro que for mais longe. Sem apostas, e o preço dos carros não conta.
    [distance-money] Voltas até acabarem as cartas. Prêmios e apostas conforme a distância de cada carro.
   *[tour] Duas corridas, uma em cada pista. O dinheiro é somado.
}
make-beginner = O que fica mais simples
beginner = { $rule ->
    [deal-cars] Os carros são distribuídos, não leiloados
    [no-powers] Sem poderes
    [small-hands] Três cartas na mão; compra-se depois de cada uma
    [no-bets] Sem apostas
   *[first-wins] Vence o primeiro carro com dono a chegar
}
make-powers = Poderes
make-powers-hint = Cada carro é vendido com um de seis poderes.
make-bets = Apostas
make-bets-hint = Três apostas secretas durante a corrida.
make-fine = Detalhes
option-any-card-bid = Lance com qualquer carta
option-any-card-bid-hint = Quem não tem a cor nem um curinga pode dar lance com qualquer carta, pelo menor número dela.
option-determined-always = Determinado em qualquer carta
option-determined-always-hint = As duas casas a mais também valem quando outra pessoa joga a carta.
option-two-player-cunning = Sagaz com dois jogadores
option-two-player-cunning-value = { $value ->
    [swap] Trocado
    [remove] Fora do jogo
   *[keep] Como sempre
}
make-plain = Em poucas palavras
make-open = Abrir a mesa

# As opções em frases.
plain-seats = { $others ->
    [open] { $bots ->
        [0] { $count } lugares, nenhum bot.
        [one] { $count } lugares. Se ninguém ocupar o que sobra, ele fica com um bot profissional.
       *[other] { $count } lugares. Os que ninguém ocupar ficam com bots profissionais.
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
plain-tour = Duas corridas, uma em cada pista.
plain-surprise = A pista é sorteada.
plain-cards = { $dealt ->
    [yes] { $cards } cartas para cada um. Os carros são distribuídos.
   *[no] { $cards } cartas para cada um. Os seis carros vão a leilão.
}
plain-powers = Cada carro traz um poder; você fica com um.
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
plain-no-clock = Sem relógio. Jogue com calma.
plain-clock = { $seconds } segundos para cada decisão. Depois um bot decide.
plain-link = Só quem tem o link pode sentar.
plain-public = Aparece na página inicial. Qualquer pessoa pode sentar.
short-way = { $way ->
    [beginner] para iniciantes
    [distance] longa distância
    [tour] campeonato mundial
    [no-powers] sem poderes
   *[no-bets] sem apostas
}

# A sala de espera.
room-link = pelo link
room-public = pública
room-seats = Lugares
room-you = você
room-host = anfitrião
room-here = na mesa
room-away = não está agora
room-free = Lugar livre
room-free-hint = Para quem tiver o link. Na largada um profissional o ocupa.
room-sit = Ocupar este lugar
room-move = Mudar para cá
room-add-bot = Pôr um bot
room-bot = Quem senta aqui
room-remove = Tirar
room-watchers = { $count ->
    [one] { $count } pessoa está assistindo e pode ocupar um lugar livre até a largada.
   *[other] { $count } pessoas estão assistindo e podem ocupar um lugar livre até a largada.
}
room-full = Todos os lugares estão ocupados. Você pode ficar e assistir.
room-start = { $people ->
    [one] Dar a largada: você e { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
   *[other] { $bots ->
        [0] Dar a largada: { $people } pessoas
        [one] Dar a largada: { $people } pessoas e { $bots } bot
       *[other] Dar a largada: { $people } pessoas e { $bots } bots
    }
}
room-for-host = { $name } dá a largada.
room-all-here = { $me ->
    [yes] Todos estão aqui. Você pode dar a largada.
   *[no] Todos estão aqui. { $name } pode dar a largada.
}
room-leave = Sair
room-invite = Convidar
room-invite-hint = Escaneie ou mande o link. Quem tiver o link pode sentar.
room-qr = Código QR do link
room-copy = Copiar o link
room-address = Link desta mesa
room-own = Copiar o meu link pessoal
room-own-hint = Ele traz você de volta ao seu lugar em outro aparelho, uma vez. Não passe adiante.
room-own-copied = O seu link pessoal foi copiado. Vale uma vez.
return-title = Este link é de { $name }
return-hint = Se você continuar como { $name }, não terá mais acesso às suas próprias partidas neste navegador. Copie antes o seu link pessoal se quiser voltar a elas.
return-do = Continuar como { $name }
room-options = O que jogamos
room-change = Mudar as opções
room-change-players = Com menos, saem primeiro os lugares livres, depois os bots.
room-change-save = Salvar as opções
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

name-label = O seu nome na mesa
name-save = Salvar
name-saved = Na mesa você é { $name }.

# Ajustes.
set-title = Configurações
set-you = Você
set-look = Aparência e movimento
set-theme = Tema
set-theme-value = { $value ->
    [system] Como o aparelho
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
set-speed-hint = “Nenhuma” mostra cada movimento de uma vez e desenha o caminho.
set-reveal = Os lances ficam à vista
set-reveal-value = { $value ->
    [first] Automático
    [s6] 6 segundos
    [s20] 20 segundos
   *[press] Até eu continuar
}
set-reveal-hint = Automático: até você continuar na sua primeira partida, depois 6 segundos. Só para você: o jogo nunca espera por isso.
set-play = Jogo
set-confirm = Confirmar cada movimento
set-confirm-hint = Escolher e depois confirmar. Sem isso, um toque basta.
set-guard = Proteção contra descuidos
set-guard-hint = Uma nova pergunta não aceita cliques nem teclas no primeiro instante, e a carta que você põe na mesa pode ser retirada por alguns segundos enquanto outros escolhem.
set-sound = Sons
set-sound-hint = Breves. Dá para jogar sem eles.
set-volume = Volume
set-reader = Leitores de tela
set-text-board = Tabuleiro em texto
set-text-board-hint = A pista em listas no lugar da imagem.
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
    [number] escolher um lugar para parar ou uma carta
    [car] escolher um carro
    [step] percorrer as opções
    [confirm] confirmar
    [choose] escolher; no replay, reproduzir ou pausar
    [back] voltar, limpar a escolha
    [skip] deixar o carro de fora (Estratégico)
    [reverse] inverter a carta (Trapaceiro)
    [pass] a carta sugerida para passar
    [decision] ir à decisão
    [hand] ir à mão
    [text] tabuleiro em texto
    [log] registro
    [turn] dizer de quem é a vez
    [strength] dizer a força da mão
    [cars] dizer onde estão os carros
    [zoom] zoom, pista inteira
    [help] ajuda
    [hint] sugestão, passo a passo
   *[keys] lista de teclas
}

# Nada para mostrar.
gone-home = Para a página inicial
gone-no-page = Essa página não existe.
gone-no-page-hint = O endereço pode ter sido cortado.
gone-unknown-table = Esta mesa não existe mais.
gone-unknown-table-hint = Ela nunca existiu ou foi desfeita. Peça um link novo.
gone-table-full = Esta mesa está cheia.
gone-table-full-hint = Você pode assistir à corrida.
gone-given-up = Esta partida foi abandonada.
gone-given-up-hint = Ninguém a venceu. Você pode ver até onde ela chegou.
gone-bad-token = Este link não vale mais.
gone-bad-token-hint = Um link de volta vale uma vez. Faça outro no aparelho em que você jogava.
gone-unreachable = Não deu para abrir a página.
gone-unreachable-hint = O servidor não responde. As suas partidas estão seguras.

# O que o servidor recusa, por chave.
refused-other = Não deu certo. Tente de novo.
refused-unreachable = O servidor não responde. Tente de novo; as suas partidas estão seguras.
refused-not-a-message = A página mandou algo que o servidor não conhece. Recarregue a página.
refused-too-big = Isso é longo demais.
refused-too-many = Rápido demais. Espere um momento e tente de novo.
refused-unknown-table = Esta mesa não existe mais.
refused-not-begun = A corrida ainda não começou.
refused-not-foregone = Ainda pode mudar alguma coisa: continue jogando.
refused-already-begun = A corrida já começou.
refused-over = A corrida acabou.
refused-not-seated = Você está assistindo. Só os jogadores podem fazer isso.
refused-not-your-turn = Não é a sua vez. A mesa espera por { $names }.
refused-stale = A mesa seguiu em frente. Escolha de novo.
refused-illegal = Isso não pode ser feito agora. Escolha de novo.
refused-not-notation = O servidor não entendeu “{ $action }”.
refused-seat-taken = Este lugar está ocupado.
refused-seats-taken = Já há mais pessoas sentadas. Ninguém é mandado embora.
refused-seat-unknown = Esse lugar não existe.
refused-table-full = Esta mesa está cheia.
refused-not-host = Só o anfitrião pode fazer isso.
refused-bad-options = Estas regras não combinam: { $detail }
refused-bad-record = Isto não é uma partida salva: { $detail }
refused-bad-name = Esse nome não pode ser usado. Escolha outro.
refused-bad-bot = Esse bot não existe.
refused-bad-token = Este link não vale mais. Um link de volta vale uma vez.
refused-has-games = Este link é de { $name }, e você tem as suas próprias partidas neste navegador.
refused-foreign-origin = Esta página não pode fazer isso. Abra-a no endereço dela.
refused-no-cookie = A página precisa do cookie para reconhecer você. Permita-o e recarregue.
refused-too-many-tables = Você tem muitas mesas abertas. Termine uma primeiro.
refused-not-over = A corrida ainda não acabou.
refused-not-alone = Ainda nesta partida: { $names }.
refused-no-coach = O treinador só aparece quando você joga apenas contra bots e ninguém pode entrar.
refused-not-found = Não há nada neste endereço.
refused-not-stored = O servidor não conseguiu gravar. Tente de novo daqui a pouco.
refused-broken = Algo deu errado no servidor. Ficou anotado; tente de novo.

# Pessoas em uma mesa.
room-hosts = { $me ->
    [yes] Agora esta mesa é sua: você dá a largada.
   *[no] Agora quem cuida da mesa é { $name }.
}
set-follow = Seguir os carros
set-follow-hint = O tabuleiro se aproxima dos carros que se movem e mostra a pista inteira entre as cartas.
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
    [rookie] Você e três novatos numa pista sorteada, uns 20 minutos.
    [club] Você e três amadores numa pista sorteada, uns 20 minutos.
    [pro] Você e três profissionais numa pista sorteada, uns 20 minutos.
   *[champion] Você e três campeões numa pista sorteada, uns 20 minutos.
}
home-puzzle = Desafio do dia
home-puzzle-daily = Todo dia um outro.
home-puzzle-do = Resolver
home-puzzle-solved = Resolvido. Amanhã tem outro.
home-puzzle-again = Ver de novo
home-last = Último resultado
home-last-see = Ver o resultado
home-friends = Correr com amigos
home-friends-hint = Crie uma mesa e mande o link. Até seis podem jogar.
home-share = Dividir este aparelho
home-share-hint = Corra aqui com outras pessoas: vocês o passam de mão em mão, e ninguém vê as suas cartas.
