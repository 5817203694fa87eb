### Ce que disent les personnages des bots, 50 signes au plus par phrase.

says = { $name } : « { $words } »
set-talk = Les bots parlent
set-talk-hint = De temps en temps, l’un d’eux commente la course.

says-loyal-dear-1 = Elle le vaut. Je prends soin des miennes.
says-loyal-dear-2 = Cher ? La famille n’a pas de prix.
says-loyal-outsider-1 = Tout le monde mérite qu’on y croie.
says-loyal-outsider-2 = Je l’ai choisie, elle m’a fait signe.
says-loyal-blocks-1 = Pardon ! La mienne avait besoin de place.
says-loyal-blocks-2 = Rien de personnel. La famille d’abord.
says-loyal-blocked-1 = C’est mon bébé que vous poussez !
says-loyal-blocked-2 = On y arrivera. Tous ensemble.
says-loyal-wins-1 = Je n’ai jamais douté de mes voitures.
says-loyal-wins-2 = C’est elles. Moi, j’y ai juste cru.

says-gambler-dear-1 = L’argent, c’est fait pour filer !
says-gambler-dear-2 = Tapis ! Que peut-il m’arriver ?
says-gambler-outsider-1 = Petite chance, grand sourire !
says-gambler-outsider-2 = Je les aime lentes. Quel suspense !
says-gambler-blocks-1 = Oups. Les hasards de la route !
says-gambler-blocks-2 = Le dé disait à gauche. Il n’y a pas de dé.
says-gambler-blocked-1 = J’ai connu de plus beaux bouchons.
says-gambler-blocked-2 = Quitte ou double au prochain tour ?
says-gambler-wins-1 = La chance ? J’avais un pressentiment !
says-gambler-wins-2 = Jamais douté. Enfin, tout le temps.

says-opportunist-dear-1 = J’ai vu une occasion. Elle avait un prix.
says-opportunist-dear-2 = Ça paiera. Un autre aussi, d’ailleurs.
says-opportunist-outsider-1 = Personne ne regardait là. Moi si.
says-opportunist-outsider-2 = Voiture discrète, profit discret.
says-opportunist-blocks-1 = Il y avait un trou. Il n’y est plus.
says-opportunist-blocks-2 = La porte était ouverte. Je l’ai fermée.
says-opportunist-blocked-1 = Bien vu. J’aurais fait pareil.
says-opportunist-blocked-2 = C’est noté. Vous aurez la facture.
says-opportunist-wins-1 = Au bon endroit, au bon moment. Encore.
says-opportunist-wins-2 = Je passais juste près de l’argent.

says-blocker-dear-1 = De quoi me garer devant vous.
says-blocker-dear-2 = Une voiture large vaut son million.
says-blocker-outsider-1 = J’ai retenu les autres pour elle.
says-blocker-outsider-2 = Les lentes aussi ont des amies.
says-blocker-blocks-1 = Route barrée. Bonne journée.
says-blocker-blocks-2 = Prenez donc la route touristique.
says-blocker-blocked-1 = Mon propre tour ! J’en suis presque fière.
says-blocker-blocked-2 = Hé ! Bloquer, c’est mon métier.
says-blocker-wins-1 = On ne double pas qui est déjà rentré.
says-blocker-wins-2 = La circulation était exquise.

says-careful-dear-1 = J’ai vérifié deux fois, puis fermé les yeux.
says-careful-dear-2 = Cette semaine, ce sera soupe.
says-careful-outsider-1 = Un petit risque. Je l’ai mesuré.
says-careful-outsider-2 = Ma main a glissé. Heureuse main.
says-careful-blocks-1 = Attention au trou. Il n’y en a pas.
says-careful-blocks-2 = La sécurité d’abord. La mienne, surtout.
says-careful-blocked-1 = Voilà pourquoi je ne me presse pas.
says-careful-blocked-2 = C’était prévu. Presque.
says-careful-wins-1 = Lent, sûr, et un peu plus riche.
says-careful-wins-2 = J’ai gardé tous les reçus.

says-collector-dear-1 = Une de plus au garage !
says-collector-dear-2 = Elle manquait à ma collection.
says-collector-outsider-1 = J’aime celles dont personne ne veut.
says-collector-outsider-2 = Les pièces rares gagnent peu. Sauf là !
says-collector-blocks-1 = Attention, c’est ma place de parking.
says-collector-blocks-2 = Restez là, vous êtes jolies en rang.
says-collector-blocked-1 = Pas une rayure, s’il vous plaît !
says-collector-blocked-2 = On ne touche pas, on regarde.
says-collector-wins-1 = Et la coupe va sur l’étagère.
says-collector-wins-2 = Collection pleine, bourse pleine.
