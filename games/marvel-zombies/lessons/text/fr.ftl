# Les phrases des leçons : une ligne chacune, douze mots au plus, le verbe entre deux **. $A est le nom de la personne
# au siège A, et ainsi de suite.

first-bite = La première bouchée

first-bite-hero = Vous voilà super-héros, et zombie. **La faim monte à chaque manche.**
first-bite-move = Quelqu’un attend dans la rue, plus bas. **Déplacez-vous** : une action.
first-bite-attack = Un garde barre la route. **Lancez le bouclier** : trois ou plus touche.
first-bite-devour = Personne ne viendra. **Dévorez Pepper Potts** pour calmer votre faim.
first-bite-end = Trois actions, pas une de plus. **Terminez votre tour.**
first-bite-exit = Un autre garde arrive, et la faim revient. **Gagnez la sortie.**
first-bite-stop = Aucun ennemi ici. **Terminez votre tour** pour quitter la ville.
first-bite-won = Nourri, indemne, disparu : **votre première mission est réussie.**
