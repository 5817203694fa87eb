### Les règles dans nos mots, et l’introduction.

rules-title = Les règles
rules-contents = Sommaire
rules-part = { $part ->
    [aim] De quoi il s’agit
    [auction] Enchères
    [powers] Pouvoirs
    [race] Course
    [bets] Paris
    [end] Arrivée et argent
    [two] À deux joueurs
   *[ways] Autres façons de jouer
}
rules-aim = De deux à six personnes, six voitures, un tour. Vous achetez une voiture ou plus, vos cartes font avancer les six, et vous pariez en secret sur le vainqueur. Les places et les paris rapportent, les voitures coûtent. Gagne qui finit avec le plus d’argent, et ce n’est pas forcément le propriétaire de la voiture la plus rapide.
rules-auction-lot = Tout le monde a une main de cartes. Les voitures sont vendues l’une après l’autre, chacune avec un Pouvoir et avec sa carte Vitesse 8, qui ne fait avancer qu’elle, de huit cases.
rules-auction-bid = Chacun pose en même temps une carte face cachée. Le chiffre dans la couleur de la voiture est la mise, en millions. Poser une carte sans cette couleur, c’est passer.
rules-auction-win = Qui a misé le plus paie sa mise et prend la voiture. Personne d’autre ne paie. Toutes les cartes retournent dans la main d’où elles viennent : une carte peut donc miser plusieurs fois.
rules-auction-tie = À égalité, la carte qui montre le plus de voitures gagne ; leur nombre est écrit en bas. Si cela ne suffit pas, celle sans Joker. Sinon, on tire au sort.
rules-auction-free = Personne n’est obligé de miser. On peut aussi gagner plusieurs voitures : chacune peut rapporter, mais de leurs Pouvoirs vous n’en gardez qu’un.
rules-auction-all = Chacun finit avec au moins une voiture. Quand il reste autant de voitures que de personnes sans voiture, elles seules misent ; et la dernière prend la dernière voiture au plus petit chiffre qu’elle a dans sa couleur.
rules-auction-none = Une voiture dont personne ne veut est mise de côté puis, après la dernière, proposée une fois encore à ceux qui n’en ont pas. À ce second tour, on ne peut plus passer dès qu’il ne reste qu’autant de voitures que de personnes sans voiture. Ce qui reste court sans propriétaire.
rules-auction-wild = Sans carte de la couleur, vous pouvez miser avec un Joker : il mise son propre chiffre.
rules-auction-any = Sans la couleur et sans Joker, n’importe quelle carte mise son plus petit chiffre. L’édition espagnole ne connaît pas cette règle.
rules-powers-keep = Si vous avez gagné plusieurs Pouvoirs, vous en gardez un à la fin des enchères. Il vaut pour toutes vos voitures, et rien n’oblige à s’en servir.
rules-powers-rectangles = { -determined } regarde la forme des cases : celles d’une ligne droite sont des rectangles ; là où la piste tourne ou se resserre, non. La case de départ de la voiture et les deux cases de plus peuvent avoir n’importe quelle forme. À la table, on vous dit quand vous y avez droit.
rules-powers-always = Si la table l’a choisi, { -determined } vaut aussi pour les cartes des autres : ils choisissent où la voiture s’arrête, puis vous pouvez ajouter les deux cases.
rules-race-turn = Le propriétaire de la voiture sur la case de départ marquée commence, puis on tourne dans le sens des aiguilles d’une montre. Un tour, c’est une carte.
rules-race-lines = Chaque ligne de la carte fait avancer une voiture, de haut en bas, d’autant de cases que l’indique son chiffre. Vous déplacez toutes les voitures de la carte, même celles des autres, et vous choisissez où chacune s’arrête.
rules-race-wild = Une ligne blanche est un Joker : vous nommez la voiture. Pas une de celles qui figurent sur la carte, et deux Jokers demandent deux voitures différentes.
rules-race-step = Un pas mène vers l’avant, sur une case voisine, tout droit ou en diagonale, jamais de côté ni en arrière. Une case porte une seule voiture ; aucune n’en traverse une autre.
rules-race-between = Une voiture peut se glisser en diagonale entre deux autres. Ce qui compte comme « devant », c’est l’extrémité avant : une case dont l’avant est plus loin est devant, si peu que ce soit.
rules-race-full = Une voiture qui peut avancer d’autant de cases que l’indique son chiffre doit le faire. Sinon elle va aussi loin que possible et le reste est perdu.
rules-race-jam = Le chemin, c’est vous qui le choisissez, même s’il finit derrière d’autres voitures. Mener un rival dans un bouchon fait partie du jeu.
rules-race-still = On ne fait que le possible : une voiture arrivée ou bloquée reste sur place, et sa ligne est dépensée.
rules-bets-when = Trois lignes de paris traversent la piste. Quand une voiture en franchit une pour la première fois, la carte est jouée jusqu’au bout, puis tout le monde parie.
rules-bets-what = Vous nommez une voiture en secret : une des vôtres, une des autres, la même qu’avant ou une nouvelle.
rules-bets-pays = Un pari rapporte si sa voiture finit première, deuxième ou troisième. Les premiers paris rapportent plus.
rules-bet = Pari { $bet }
rules-prize = Gain
rules-end-place = Une voiture qui franchit la ligne d’arrivée quitte aussitôt la piste et prend la place suivante. Les cases qui lui restaient ne comptent pas.
rules-end-home = Quand toutes vos voitures sont arrivées, vous défaussez vos dernières cartes et ne jouez plus.
rules-end-stalled = La course finit quand toutes les voitures sont arrivées ou qu’il n’y a plus de cartes. Une voiture encore en piste ne rapporte rien, un pari sur elle non plus.
rules-end-money = Gains et paris, moins ce que vous avez payé aux enchères : voilà votre argent. À égalité, la voiture la mieux placée décide.
rules-two-piles = À deux, vos cartes Vitesse 8 restent ouvertes devant vous. Après les enchères, vos autres cartes forment votre propre pioche : vous en tenez sept, en jouez une, en piochez une. Une Vitesse 8 ne fait pas piocher.
rules-two-swapped = { -cunning } sert peu à deux : qui l’a gagné l’échange contre un autre Pouvoir encore libre.
rules-two-removed = Dans certaines éditions, { -cunning } est retiré à deux : une voiture est vendue sans Pouvoir.
rules-ways-beginner = Pour débuter : ni Pouvoirs ni paris, et les trois changements qui suivent. Vous choisissez lesquels vous voulez.
rules-ways-dealt = Les voitures ne sont pas vendues mais distribuées, autant à chacun. Celles qui restent courent sans propriétaire.
rules-ways-small = Vous avez trois cartes en main, en plus de vos Vitesse 8. Après chaque carte jouée, vous en piochez une dans une pioche commune, tant qu’il y en a.
rules-ways-first = La première voiture arrivée qui a un propriétaire lui donne la victoire. On ne compte pas d’argent.
rules-ways-distance = Longue distance : l’arrivée ne compte pas. Les voitures roulent, tour après tour, jusqu’à ce que toutes les cartes soient jouées.
rules-ways-furthest = Gagne qui possède la voiture allée le plus loin. Si deux sont à égalité, celle de la voie la plus proche du centre du circuit est devant. Prix et paris ne comptent alors pas.
rules-ways-tour = Championnat du monde : deux courses, une par circuit, avec une nouvelle donne et de nouvelles enchères. L’argent des deux s’additionne.

# L’introduction.
learn-title = Comment jouer, en deux minutes
learn-steps = Étapes
learn-step = { $step ->
    [welcome] Bonjour
    [bid] Une mise
    [worth] Sa valeur
    [card] Une carte
    [end] Un coup
    [bet] Un pari
   *[result] Argent
}
learn-head = { $step ->
    [welcome] Six voitures, et vous les conduisez toutes
    [bid] La voiture jaune est à vendre
    [worth] Combien vaut une voiture ?
    [card] À vous de jouer une carte
    [end] Où s’arrête la voiture noire ?
    [bet] La jaune franchit la ligne de paris
   *[result] Ce que cela donne
}
learn-next = { $step ->
    [welcome] Commencer par une mise
    [bid] Vers la valeur d’une voiture
    [worth] Vers la course
    [card] Vers un passage étroit
    [end] Vers le pari
   *[bet] Voir le résultat
}
learn-back = Retour
learn-you = Vous
learn-again = En essayer une autre
learn-pass = passe
learn-line = Ligne de paris
learn-cars = Les six voitures
learn-ends = Où s’arrêter
learn-road = Un bout de piste à trois voies qui se resserre en une seule, avec six voitures.
learn-welcome = Pour gagner, nul besoin de la voiture la plus rapide, même si elle aide. Qui finit avec le plus d’argent gagne.
learn-welcome-auction = D’abord, les voitures sont vendues. Vous payez en millions que vous espérez regagner.
learn-welcome-race = Puis elles courent. Une carte fait avancer plusieurs voitures, les vôtres et d’autres, et vous les conduisez toutes.
learn-welcome-bets = En route, vous pariez en secret sur celle qui arrivera première.
learn-choose-card = Choisissez une carte
learn-choose-end = Choisissez une case
learn-choose-car = Choisissez une voiture
learn-bid = Posez une carte face cachée. Son chiffre jaune est votre mise, en millions. Avec une carte sans jaune, vous passez. Dans les deux cas, la carte vous revient.
learn-bid-do = Miser { $amount }
learn-pass-do = Passer avec cette carte
learn-bid-result = { $result ->
    [won] { $amount }, c’est la plus haute mise. La voiture jaune est à vous, avec son Pouvoir et sa Vitesse 8. Vous gardez votre carte.
    [tie] Égalité avec Rui, et les deux cartes ont quatre lignes. Celle sans Joker gagne : la vôtre. La voiture jaune vous coûte { $amount }.
    [lost] Rui mise plus et prend la voiture jaune. Vous ne payez rien. Essayez un chiffre plus haut.
   *[pass] Pas de jaune, donc vous passez. Vous ne payez rien et la carte revient. Essayez-en une avec du jaune.
}
learn-card = Les lignes vont de haut en bas. La jaune est à vous, les autres à vos rivaux. Toutes doivent passer par le passage étroit.
learn-line-note = { $own ->
    [yes] à vous
   *[no] à un rival
}
learn-card-do = Jouer cette carte
learn-card-result = { $card ->
    [Y8] Huit cases, et rien que pour vous. Vous ne l’avez qu’une fois : choisissez le moment.
    [R6Y4K2B1] La rouge part d’abord et franchit le passage étroit avant vous. Ce qui est en haut de la carte bouge en premier.
   *[other] La jaune part d’abord et s’échappe. Puis vous avez déplacé la bleue, la rouge et la verte, à qui qu’elles soient.
}
learn-end = Votre carte fait avancer de 3 la voiture noire d’un rival. Vous dites où elle s’arrête. On avance tout droit ou en diagonale, jamais à travers une autre.
learn-end-road = La noire est derrière la rouge et la bleue, côte à côte. Seule la voie du bas est libre.
learn-all = les { $steps }
learn-loses = perd { $lost }
learn-end-do = S’arrêter en { $space }
learn-end-result = { $how ->
    [jam] La noire est bloquée derrière la rouge et perd deux cases. C’est permis, et souvent malin.
   *[full] La noire avance de ses trois cases. Vous pouviez aussi la mener derrière la rouge, où elle serait bloquée.
}
learn-bet = Quand une voiture franchit une ligne de paris pour la première fois, chacun nomme en secret un vainqueur. Ce premier pari rapporte { $pays } si votre voiture finit première, deuxième ou troisième.
learn-bet-road = La jaune est devant, passée la ligne de paris, puis la noire et la rouge.
learn-bet-do = Parier sur la { car }
learn-bet-result = Votre pari sur la { car } reste caché jusqu’à la fin. Deux autres viendront ; ils rapportent moins.
learn-result = La course est finie : jaune première, noire deuxième, rouge troisième.
learn-prize = Gain de la voiture jaune, première place
learn-bet-pays = Pari sur la { car }
learn-price = Prix de la voiture jaune
learn-total = Votre argent
learn-result-more = C’est tout le jeu. Le reste s’apprend le mieux en course.
learn-worth-prizes = De la première à la dernière place, les gains sont de { $prizes } millions.
learn-worth-prices = La plupart des voitures se vendent entre { $low } et { $high } millions. Qui paie plus a besoin d’une voiture bien classée.
learn-worth-pass = Passer est souvent le mieux : personne ne reste sans voiture, et la dernière est souvent bon marché.
learn-worth-hand = Votre main est tout ce que vous aurez : on ne pioche rien ensuite. Une voiture vaut plus pour vous si beaucoup de vos cartes la mènent loin.
learn-worth-wild = Une ligne blanche est un Joker : elle fait avancer la voiture que vous nommez en jouant la carte.
learn-bet-rival = Vous pouvez parier sur la voiture d’un rival. C’est courant quand elle est devant.
