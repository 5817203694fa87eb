### O que dizem os personagens dos bots, no máximo 50 letras por frase.

says = { $name } diz: “{ $words }”
set-talk = Os bots falam
set-talk-hint = De vez em quando um deles comenta a corrida.

says-loyal-dear-1 = Vale a pena. Eu cuido dos meus.
says-loyal-dear-2 = Caro? Família não tem preço.
says-loyal-outsider-1 = Todo mundo merece quem acredite.
says-loyal-outsider-2 = Apostei nele porque me acenou.
says-loyal-blocks-1 = Desculpa! O meu precisava de espaço.
says-loyal-blocks-2 = Nada pessoal. A família primeiro.
says-loyal-blocked-1 = É o meu bebê que você empurra!
says-loyal-blocked-2 = A gente chega. Todos juntos.
says-loyal-wins-1 = Nunca duvidei dos meus carros.
says-loyal-wins-2 = Foram eles. Eu só acreditei.

says-gambler-dear-1 = Dinheiro é para gastar!
says-gambler-dear-2 = Aposto tudo. O que pode dar errado?
says-gambler-outsider-1 = Pouca chance, muita fé!
says-gambler-outsider-2 = Gosto dos lentos. Rendem história.
says-gambler-blocks-1 = Opa. Coisas da estrada!
says-gambler-blocks-2 = O dado disse esquerda. Não tem dado.
says-gambler-blocked-1 = Já fiquei preso em lugar melhor.
says-gambler-blocked-2 = Dobro ou nada na próxima?
says-gambler-wins-1 = Sorte? Eu tinha um palpite!
says-gambler-wins-2 = Nunca duvidei. Bom, sempre duvidei.

says-opportunist-dear-1 = Vi uma chance. Ela tinha preço.
says-opportunist-dear-2 = Vai render. E outro ajuda a pagar.
says-opportunist-outsider-1 = Ninguém olhava ali. Eu olhava.
says-opportunist-outsider-2 = Carro discreto, lucro discreto.
says-opportunist-blocks-1 = Tinha um espaço ali. Não tem mais.
says-opportunist-blocks-2 = Você deixou a porta aberta. Fechei.
says-opportunist-blocked-1 = Boa. Eu teria feito igual.
says-opportunist-blocked-2 = Anotado. Depois mando a conta.
says-opportunist-wins-1 = Lugar certo, hora certa. De novo.
says-opportunist-wins-2 = Eu só passava perto do dinheiro.

says-blocker-dear-1 = Agora tenho o que pôr na sua frente.
says-blocker-dear-2 = Carro largo vale cada milhão.
says-blocker-outsider-1 = Segurei os outros por ele.
says-blocker-outsider-2 = Os lentos também têm amigos.
says-blocker-blocks-1 = Pista fechada. Tenha um bom dia.
says-blocker-blocks-2 = Vá pela rota turística.
says-blocker-blocked-1 = Meu próprio truque! Quase me orgulho.
says-blocker-blocked-2 = Ei! Bloquear é o meu trabalho.
says-blocker-wins-1 = Não se passa quem já chegou.
says-blocker-wins-2 = O trânsito hoje estava uma beleza.

says-careful-dear-1 = Conferi duas vezes e fechei os olhos.
says-careful-dear-2 = Esta semana eu janto sopa.
says-careful-outsider-1 = Um risco pequeno. Eu medi.
says-careful-outsider-2 = A mão escorregou. Que sorte.
says-careful-blocks-1 = Cuidado com o vão. Não tem vão.
says-careful-blocks-2 = Segurança primeiro. A minha.
says-careful-blocked-1 = É por isso que eu não corro.
says-careful-blocked-2 = Eu tinha previsto. Quase.
says-careful-wins-1 = Devagar, seguro e um pouco rico.
says-careful-wins-2 = Guardei todos os recibos.

says-collector-dear-1 = Mais um para a garagem!
says-collector-dear-2 = Faltava na minha coleção.
says-collector-outsider-1 = Torço pelos que ninguém coleciona.
says-collector-outsider-2 = Raridade ganha pouco. Hoje ganhou!
says-collector-blocks-1 = Cuidado, essa vaga é minha.
says-collector-blocks-2 = Fique aí, vocês ficam bem em fila.
says-collector-blocked-1 = Sem arranhar, por favor!
says-collector-blocked-2 = São só para olhar, viu?
says-collector-wins-1 = E a taça vai para a estante.
says-collector-wins-2 = Coleção completa e bolso cheio.
