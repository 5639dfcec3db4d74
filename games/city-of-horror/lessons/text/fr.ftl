# Les phrases des leçons : une ligne chacune, douze mots au plus, le verbe entre deux **. $A est le nom de la personne
# au siège A, et ainsi de suite.

first-hour = La première heure

first-hour-people = L’aube est dans quatre heures. **Sauvez vos cinq personnages**, trouvez des antidotes.
first-hour-plan = Une caisse tombe sur l’Hôpital. **Choisissez l’Hôpital** en secret.
first-hour-invasion = Tous les plans sont dévoilés. **Regardez arriver les zombies.**
first-hour-move = Trois zombies contre deux personnes. **Déplacez votre Chef sushi** à l’Hôpital.
first-hour-card = Trois zombies attaquent l’Église. **Jouez votre Shotgun** pour les repousser.
first-hour-deal = { $B } veut votre Petit chat contre un Flingue. **Acceptez** : l’amitié compte.
first-hour-vote = Qui partage la caisse ? **Votez pour vous.** { $B } en fait autant.
first-hour-share = Vous partagez. **Gardez un antidote** ; l’autre ira à { $B }.
first-hour-won = **Personne n’est mort**, et un antidote est à vous. Encore trois heures.
