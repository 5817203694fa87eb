### La feuille de score et le résultat.

order-head = Ordre d’arrivée
race-head = Course { $race } : { track-name }
stalled = Pas arrivées : { $cars }
winnings-head = Gains
sheet-car = Voiture
sheet-price = Enchère
sheet-bet = Pari { $bet }
sheet-place = Place
sheet-prize = Gain
sheet-stalled = abandon
sheet-total = Course { $racing } + paris { $betting } - enchères { $auction } = gain total { $total }
sheet-both = Les deux courses :
