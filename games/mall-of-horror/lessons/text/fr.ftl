# Les phrases des leçons : une ligne chacune, douze mots au plus, le verbe entre deux **. $A est le nom de la personne
# au siège A, et ainsi de suite.

first-night = La première nuit

first-night-yours = La nuit tombe. **Gardez vos trois survivants en vie.**
first-night-danger = Quatre zombies, trois survivants : **Megatoys ne tiendra pas** cette nuit.
first-night-plan = **Choisissez le PC sécurité** pour sortir votre Pin-up de Megatoys.
first-night-sealed = Votre plan est scellé. **Regardez ce que les autres ont choisi.**
first-night-move = Quatre zombies de plus. **Déplacez votre Pin-up** au PC sécurité.
first-night-card = Ils forcent les Toilettes. **Jouez votre Menace** avant le vote.
first-night-vote = **Votez contre { $D }** : avec la Menace, votre bulletin compte double.
first-night-won = **Megatoys tombe.** Vos trois survivants sont ailleurs, et vivants.
