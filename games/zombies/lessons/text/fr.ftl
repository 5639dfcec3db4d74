# Les phrases des leçons : une ligne chacune, douze mots au plus, le verbe entre deux **. $A est le nom de la personne
# au siège A, et ainsi de suite.

first-loot = Le premier butin

first-loot-pawn = **Voici votre pion**, dans une ville qui grandit sous vos pas.
first-loot-tile = Vous piochez la station-service. **Posez-la** au nord de la place.
first-loot-inside = Trois zombies y gardent un butin. **Regardez le dé** : jusqu’où ?
first-loot-walk = Quatre cases. **Entrez dans la station-service**, jusqu’au zombie.
first-loot-roll = Il barre la route. **Lancez le dé** : quatre ou plus gagne.
first-loot-bullet = Un trois : il manque un point. **Dépensez une balle.**
first-loot-take = Le zombie est à vous. **Prenez les balles** qu’il gardait.
first-loot-zombies = Pour finir, les zombies avancent. **Regardez les vôtres** : ils visent { $B }.
first-loot-won = Un zombie, trois balles, pas une égratignure. **L’hélicoptère peut venir.**
