# Les mots du terminal, et les refus de la table. Ceux d’un jeu sont dans games/<jeu>/text.

## Comment on écrit une liste

list-comma = { ", " }
list-and = { " et " }
list-semicolon = { " ; " }
list-you = vous

## Refus de la table

refusal-game-over = La partie est finie.
refusal-not-asked = Ce n’est pas à vous de répondre. Attendez votre tour.
refusal-waits-for-chance = Attendez d’abord les dés et les cartes.
refusal-no-chance-asked = On ne demande ni dés ni cartes pour l’instant.
refusal-other-question = Ce n’est pas une réponse à la question. Choisissez parmi celles qu’elle propose.
refusal-impossible-roll = Les dés et les cartes ne peuvent pas tomber ainsi.
refusal-nothing-to-undo = Vous n’avez rien à reprendre : depuis, quelque chose a été révélé ou tiré, ou quelqu’un d’autre a joué.
refusal-too-many-inputs = Cette partie a atteint la limite de coups.
refusal-changed-too-often = Vous avez assez changé d’avis : votre dernier choix est le bon.
refusal-no-window = Vous ne pouvez pas intervenir maintenant.
refusal-not-together = Vous ne pouvez pas faire cela en même temps : une de ces actions révèle quelque chose. Faites-la d’abord.

## Commandes : le nom affiché, puis les autres noms compris

command-why = pourquoi
command-undo = annuler
command-offer = offrir
command-counter = contre
command-accept = accepter
command-sleep = dormir
command-share = partager
command-rules = règles regles règle regle
command-log = journal
command-save = sauver sauvegarder
command-help = aide ?
command-quit = quitter q

help-number = Un numéro fait ce qui est écrit à côté.
help-why = pourquoi N : ce que fait le choix N et selon quelle règle, ou pourquoi il est interdit maintenant.
help-undo = annuler : reprend votre dernier choix, tant que rien n’est révélé ni tiré et que personne d’autre n’a joué.
help-offer = offrir B gun for antidote : offre une de vos cartes à B. all au lieu de B s’adresse à tous ; any est une carte au choix ; vote C, tie C, lead A, share card B, spare A (ne pas voter contre A), spare-tie A, spare-lead A, marker armory, hold here (ou hold everything) et leave effect sont des promesses sur le lieu en cours, et i devant l’une d’elles en fait la vôtre : i spare B. On peut finir par le moment du paiement, in any case ou if survives punk (ou dies punk, loses B, unharmed A, leads A, no-attack), puis par la durée de l’offre, until location ou until turn. Les cartes portent leur nom des journaux.
help-counter = contre B gun for antidote : répond à la dernière offre que B vous a faite par une autre, écrite de la même façon. contre B 3 … répond à l’offre de ce numéro.
help-accept = accepter B gun, alarm : accepte la dernière offre que B vous a faite en donnant ces cartes, quand elle vous laisse le choix. accepter B 3 … accepte l’offre de ce numéro.
help-sleep = dormir : passe jusqu’à la fin du tour, sauf si une attaque, une carte ou une offre vous touche.
help-share = partager 2 0 1 : vous voulez ce partage des Blessures, héros par héros dans l’ordre des lignes. En Mode Héros, les lettres d’un Citoyen qui en prend une peuvent suivre.
help-rules = règles ID : affiche une règle. Sans son dernier nombre, un identifiant désigne un chapitre ; ses lettres seules, tous les chapitres.
help-log = journal : tout ce que vous avez appris depuis le début.
help-save = sauver, ou sauver FICHIER : garde la partie dans un fichier. Il contient les secrets de tout le monde.
help-quit = quitter : quitte la table. Une ligne vide réaffiche l’écran.

## L’écran

welcome = Vous êtes { $seat }. La commande aide dit ce que vous pouvez taper.
news-earlier = … (journal montre ce qui précède)
not-now = pas maintenant :
may-undo = annuler reprend votre dernier choix, tant que rien n’est révélé et que personne d’autre n’a joué.
prompt-hint = numéro · pourquoi N · règles ID · journal · annuler · sauver · aide · quitter
taken-back =
    { $seat-is ->
        [you] Vous reprenez votre dernier choix.
       *[other] { $seat } reprend son dernier choix.
    }
game-is-over = La partie est finie.
plate-you = vous
plate-bot = bot

## Réponses à l’invite

no-such-number = Choisissez un numéro de 1 à { $n }.
unknown-command = Commande inconnue. Essayez : aide
offer-how = Cette offre est illisible. Écrivez par exemple : offrir B gun for antidote, ou : offrir B gun for vote C
accept-how = Il n’y a pas d’offre de cette personne à accepter, ou les cartes sont illisibles. Écrivez par exemple : accepter B gun, alarm
counter-how = Il n’y a pas d’offre de cette personne à laquelle répondre, ou la réponse est illisible. Écrivez par exemple : contre B gun for antidote
share-how = Ce partage est illisible. Écrivez les Blessures de chaque héros dans l’ordre des lignes, par exemple : partager 2 0 1
no-offers = Il n’y a rien à offrir dans ce jeu.
why-how = Écrivez pourquoi et le numéro d’un choix, par exemple : pourquoi 1
why-allowed = Permis.
why-refused = Pas maintenant.
rules-how = Écrivez règles et un identifiant, par exemple : règles TABLE-2. Sans son dernier nombre, un identifiant désigne un chapitre ; ses lettres seules, tous les chapitres.
rules-unknown = Il n’y a pas de règle { $id }. Les plus proches : { $nearest }.
save-done = Partie gardée dans { $file }. Pour la reprendre : { $command }
save-other-file = Rien n’est gardé : { $file } existe déjà et n’est pas un journal de ce jeu. Choisissez un autre nom.
save-failed = Rien n’est gardé : { $file } : { $reason }
quit-unsaved = La partie n’est pas gardée. sauver la garde ; quitter une fois de plus l’abandonne.

## Passer le clavier

pass-the-keyboard = Passez le clavier à { $seat }, puis appuyez sur Entrée.
pass-may-undo = ({ $seat } peut encore reprendre son dernier choix : annuler)

## Partir, et la fin

leave-saved = Bonne nuit. Pour reprendre : { $command }
leave-saved-earlier = Bonne nuit. Ce qui a été joué depuis la dernière sauvegarde est perdu ; pour reprendre de là : { $command }
leave-unsaved = Bonne nuit. La partie n’a pas été gardée.
end-winner = GAGNE
end-winners = Au matin, la victoire revient à { $seats }.
end-nobody = Au matin, il ne reste personne.
end-together-won = Ensemble, vous avez gagné.
end-together-lost = Ensemble, vous avez perdu.
end-hint-saved = Entrée quitte la table.
end-hint-unsaved = sauver garde la partie pour la revoir ; Entrée quitte la table.
end-replay = Pour tout revoir, secrets compris : { $command }
end-unsaved = La partie n’a pas été gardée.

## Une table que son jeu ne dessine pas

plain-round = Manche { $round }
plain-over = La partie est terminée
plain-points = { $n } pts
plain-yes = oui
plain-no = non
