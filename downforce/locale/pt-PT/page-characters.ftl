### O que dizem as personagens dos bots, no máximo 50 letras por frase.

says = { $name }: «{ $words }»
set-talk = Os bots falam
set-talk-hint = De vez em quando, um deles comenta a corrida.

says-loyal-dear-1 = Vale a pena. Eu trato dos meus.
says-loyal-dear-2 = Caro? A família não tem preço.
says-loyal-outsider-1 = Todos merecem quem acredite neles.
says-loyal-outsider-2 = Apostei nele porque me acenou.
says-loyal-blocks-1 = Desculpa! O meu precisava de espaço.
says-loyal-blocks-2 = Nada de pessoal. A família primeiro.
says-loyal-blocked-1 = É o meu menino que estás a empurrar!
says-loyal-blocked-2 = Havemos de chegar. Todos juntos.
says-loyal-wins-1 = Nunca duvidei dos meus carros.
says-loyal-wins-2 = Foram eles. Eu só acreditei.

says-gambler-dear-1 = O dinheiro é para gastar!
says-gambler-dear-2 = Vai tudo. Que pode correr mal?
says-gambler-outsider-1 = Pouca hipótese, muita fé!
says-gambler-outsider-2 = Gosto deles lentos. Dão mais história.
says-gambler-blocks-1 = Ups. Coisas da estrada!
says-gambler-blocks-2 = O dado disse esquerda. Não há dado.
says-gambler-blocked-1 = Já fiquei preso em sítios melhores.
says-gambler-blocked-2 = O dobro ou nada na próxima?
says-gambler-wins-1 = Sorte? Eu tinha um palpite!
says-gambler-wins-2 = Nunca duvidei. Bem, duvidei sempre.

says-opportunist-dear-1 = Vi uma oportunidade. Tinha um preço.
says-opportunist-dear-2 = Há de render. E outro ajuda a pagar.
says-opportunist-outsider-1 = Ninguém olhava para ali. Eu olhava.
says-opportunist-outsider-2 = Carro discreto, lucro discreto.
says-opportunist-blocks-1 = Havia ali um espaço. Já não há.
says-opportunist-blocks-2 = Deixaste a porta aberta. Fechei-a.
says-opportunist-blocked-1 = Bem visto. Eu faria o mesmo.
says-opportunist-blocked-2 = Fica anotado. Depois envio a conta.
says-opportunist-wins-1 = No sítio certo, à hora certa. Outra vez.
says-opportunist-wins-2 = Eu só passava perto do dinheiro.

says-blocker-dear-1 = Já tenho o que pôr à tua frente.
says-blocker-dear-2 = Um carro largo vale cada milhão.
says-blocker-outsider-1 = Travei os outros por causa dele.
says-blocker-outsider-2 = Os lentos também têm amigos.
says-blocker-blocks-1 = Estrada cortada. Tem um bom dia.
says-blocker-blocks-2 = Vai pelo caminho das vistas.
says-blocker-blocked-1 = O meu truque! Quase me orgulho.
says-blocker-blocked-2 = Ei! Bloquear é o meu trabalho.
says-blocker-wins-1 = Não se passa quem já chegou.
says-blocker-wins-2 = O trânsito hoje estava um encanto.

says-careful-dear-1 = Verifiquei duas vezes e fechei os olhos.
says-careful-dear-2 = Esta semana janto sopa.
says-careful-outsider-1 = Um risco pequeno. Medi-o.
says-careful-outsider-2 = Fugiu-me a mão. Que sorte.
says-careful-blocks-1 = Cuidado com o intervalo. Não há.
says-careful-blocks-2 = Segurança primeiro. A minha, claro.
says-careful-blocked-1 = É por isto que não corro.
says-careful-blocked-2 = Estava previsto. Quase.
says-careful-wins-1 = Devagar, seguro e um pouco rico.
says-careful-wins-2 = Guardei os recibos todos.

says-collector-dear-1 = Mais um para a garagem!
says-collector-dear-2 = Faltava-me na coleção.
says-collector-outsider-1 = Apoio os que ninguém coleciona.
says-collector-outsider-2 = As raridades ganham pouco. Hoje não!
says-collector-blocks-1 = Cuidado, esse lugar é meu.
says-collector-blocks-2 = Fica aí, ficam bem em fila.
says-collector-blocked-1 = Sem riscos, por favor!
says-collector-blocked-2 = São só para ver, sabes?
says-collector-wins-1 = E a taça vai para a estante.
says-collector-wins-2 = Coleção completa e bolsa cheia.
