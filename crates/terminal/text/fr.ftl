# Les mots du terminal, et les refus de la table. Ceux d’un jeu sont dans games/<jeu>/text.

## Comment on écrit une liste

list-comma = { ", " }
list-and = { " et " }
list-semicolon = { " ; " }

## Refus de la table

refusal-game-over = La partie est finie.
refusal-not-asked = Ce n’est pas à vous de répondre.
refusal-waits-for-chance = Les dés et les cartes d’abord.
refusal-no-chance-asked = Ni dés ni cartes pour l’instant.
refusal-other-question = Ce n’est pas une réponse à la question.
refusal-impossible-roll = Les dés et les cartes ne peuvent pas tomber ainsi.
refusal-nothing-to-undo = Rien à reprendre : depuis, quelque chose a été révélé ou tiré, ou quelqu’un d’autre a joué.
refusal-too-many-inputs = Cette partie a atteint la limite de coups.
refusal-changed-too-often = Assez hésité : ce qui est dit est dit.

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
help-undo = annuler : reprend votre dernier choix. Seule la personne qui l’a fait le peut, et tant que rien n’est révélé ni tiré et que personne d’autre n’a joué.
help-offer = offrir B gun for antidote : offre une de vos cartes à B. all au lieu de B s’adresse à tous ; any est une carte au choix ; vote C, tie C, lead A, share card B, spare A (ne pas voter contre A), spare-tie A, spare-lead A, marker armory, hold here (ou hold everything) et leave effect sont des promesses sur le lieu en cours, et i devant l’une d’elles en fait la vôtre : i spare B. On peut finir par le moment du paiement, in any case ou if survives punk (ou dies punk, loses B, unharmed A, leads A, no-attack), puis par la durée de l’offre, until location ou until turn. Les cartes portent leur nom des journaux.
help-counter = contre B gun for antidote : répond à la dernière offre que B vous a faite par une autre, écrite de la même façon. contre B 3 … répond à l’offre de ce numéro.
help-accept = accepter B gun, alarm : accepte la dernière offre que B vous a faite en donnant ces cartes, quand elle vous laisse le choix. accepter B 3 … accepte l’offre de ce numéro.
help-sleep = dormir : passe jusqu’à la fin du tour, sauf si une attaque, une carte ou une offre vous touche.
help-share = partager 2 0 1 : soutient ce partage des Blessures, héros par héros dans l’ordre des lignes. En Mode Héros, les lettres d’un Citoyen qui en prend une peuvent suivre.
help-rules = règles ID : affiche une règle ; règles MALL-3 un chapitre ; règles MALL les chapitres.
help-log = journal : tout ce que vous avez appris depuis le début.
help-save = sauver, ou sauver FICHIER : garde la partie dans un fichier. Il contient les secrets de tout le monde.
help-quit = quitter : quitte la table. Une ligne vide réaffiche l’écran.

## L’écran

welcome = Vous êtes { $seat }. La commande aide dit ce que vous pouvez taper.
news-earlier = … (journal montre ce qui précède)
not-now = pas maintenant :
may-undo = annuler reprend votre dernier choix, tant que rien n’est révélé et que personne d’autre n’a joué.
prompt-hint = numéro · pourquoi N · règles ID · journal · annuler · sauver · aide · quitter
taken-back = { $seat } reprend son dernier choix.
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
rules-how = Écrivez règles et un identifiant, par exemple : règles MALL-3.7. Un chapitre : règles MALL-3 ; tous les chapitres : règles MALL.
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

## City of Horror : le plateau en mots

city-turn = Tour { $turn } sur 4
city-set-up = Avant le premier tour
city-over = La nuit est finie
city-observation = Début du tour
city-movement-cards = Cartes de déplacement
city-invasion = Invasion
city-movement = Déplacements
city-locations = Lieux
city-end-of-turn = Fin du tour
city-ending = L’hélicoptère arrive
city-place = lieu
city-inside = ici
city-zombies = zombies → attaque à
city-ruin = ruine
city-burnt = BRÛLÉE
city-blocked = BLOQUÉE
city-empty = VIDE
city-quiet = CALME
city-holds = TIENT
city-attack = ATTAQUE
city-is-exhausted = fatigué
city-is-hidden = caché
city-antidotes =
    { $n ->
        [one] { $n } antidote
       *[other] { $n } antidotes
    }
city-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
city-markers = explosions { $n }
city-points = { $n } pts
city-food = vivres { $tokens }
city-first = PREMIER
city-eliminated = ÉLIMINÉ
city-holds-on = ATTEND
city-passed = a passé
city-wheel = Roue : { $spaces }
city-hour = { $hour } : { $card }
city-next-hour = Ensuite, comme vous l’avez vu, { $hour } : { $card }
city-leader = chef +{ $n }
city-reconstructed = (carte reconstituée)
city-played = { $seat } joue { $card } ; on peut y répondre.
city-ballots = Poids des voix : { $ballots }. On peut désigner : { $seats }.
city-hand = Dans votre main :
city-pack = À choisir :
city-hand-of = Main de { $seat } :
city-known-of = Dans la main de { $seat }, vous connaissez :
city-deck =
    { $n ->
        [0] pioche vide
        [one] pioche { $n } carte
       *[other] pioche { $n } cartes
    }
city-reserve =
    { $n ->
        [0] aucun zombie en réserve
        [one] { $n } zombie en réserve
       *[other] { $n } zombies en réserve
    }
city-antidotes-left = antidotes restants { $n }
city-food-left = vivres restants { $n }
city-discard = défausse : { $cards }

## City of Horror : offres et accords

city-offer = Offre { $number } de { $seat } à { $to } : { $terms }
city-counter-offer = Contre-offre { $number } de { $seat } à { $to } : { $terms }
city-taker = le preneur
city-gives = { $seat } donne { $goods }
city-pays = { $seat } paie { $goods }
city-if-kept = une fois la parole tenue
city-in-any-case = plus tard, dans tous les cas
city-if-no-attack = si les zombies n’attaquent pas ici
city-if-survives = si { $role } survit à ce lieu
city-if-dies = si { $role } meurt ici
city-if-loses = si { $named } perd un personnage ici
city-if-unharmed = si { $named } ne perd personne ici
city-if-leads = si { $named } devient chef du partage
city-spares-in-the-attack = ne vote pas contre { $named } lors de l’attaque
city-spares-in-the-sharing = ne vote pas pour { $named } lors du partage
city-spares-in-a-tie = ne choisit pas { $named } en cas d’égalité
city-puts-the-marker = pose le prochain marqueur Explosion ici : { $place }
city-votes-against = vote contre { $named } lors de l’attaque
city-votes-for = vote pour { $named } lors du partage
city-breaks-a-tie = tranche l’égalité pour { $named }
city-plays = joue { $card }
city-uses = utilise { $role }
city-holds-back = s’abstient d’agir
city-uses-the-effect = utilise l’effet du lieu
city-leaves-the-effect = n’utilise pas l’effet du lieu
city-gives-an-antidote = donne un antidote à { $named } s’il partage
city-gives-a-card = donne une carte à { $named } s’il partage
city-deal = Accord de { $seat } avec { $other } : { $terms }

## City of Horror : à côté d’une action

city-remark-place =
    { $n ->
        [0] aucun zombie, { $room }
        [one] { $n } zombie, { $room }
       *[other] { $n } zombies, { $room }
    }
city-no-limit = de la place pour tous
city-full = complet
city-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
city-remark-from = maintenant : { $place }
city-remark-no-way-in = plus de place là-bas : au Carrefour
city-remark-has-here = a ici { $roles }

## Zombies!!! : la table

zom-set-up = Avant le premier tour
zom-over = La partie est finie
zom-round = Manche { $round }
zom-turn-of = tour de { $seat }
zom-more-tiles =
    { $n ->
        [one] … et une autre tuile, plus loin
       *[other] … et { $n } autres tuiles, plus loin
    }
zom-life = vie { $n }
zom-bullets = munitions { $n }
zom-guts = tripes { $n }
zom-sewer-tokens = bouches { $n }
zom-cards =
    { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
zom-below = SOUS TERRE
zom-dead = MORT
zom-jacketed = CAMISOLE
zom-rides = dans la rame
zom-has-played = carte jouée
zom-owes-kill = doit tuer au centre pour gagner
zom-drawn = { $seat } pose { $tile } : zombies { $zombies }, munitions { $bullets }, vie { $life }
zom-fight = { $seat } combat { $figure } : dé { $die }, bonus { $plus }, il faut { $needed }
zom-fight-bullets =
    { $n ->
        [one] 1 munition suffirait
       *[other] { $n } munitions suffiraient
    }
zom-played = { $seat } joue { $card }
zom-lasting = En vigueur : { $effects }
zom-hand = Dans votre main :
zom-hand-of = Main de { $seat } :
zom-known-of = Dans la main de { $seat }, vous connaissez :
zom-stack = { $stack } { $n }
zom-no-helicopter = l’hélicoptère ne viendra pas : il faut collecter 25 zombies
zom-no-helicopter-but-cabin = l’hélicoptère ne viendra pas : il faut collecter 25 zombies ou prononcer le sortilège dans la Cabane
zom-deck = cartes d’événement { $n }
zom-discard = dernière défausse : { $card }

## Zombies!!! : à côté d’une action

zom-remark-way =
    { $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }, { $zombies ->
        [0] aucun combat
        [one] 1 combat
       *[other] { $zombies } combats
    }
zom-remark-life = un jeton de vie
zom-remark-bullets = un jeton de munition
zom-remark-place =
    à côté de { $tiles } ; { $n ->
        [one] à 1 tuile de vous
       *[other] à { $n } tuiles de vous
    }

## Marvel Zombies : la table

mz-over = La partie est finie
mz-round = Tour { $round }
mz-exit = sortie
mz-exit-open = SORTIE
mz-sign = SIGNE
mz-sign-damaged = signe
mz-too-full = Zone { $zone } : { $signs }
mz-legend =
    Portes : D fermée, L verrouillée, X condamnée, o ouverte. *1 Point de Génération (z inactif), #0 Objectif (#0? face cachée), ? carte Citoyen, ! pièce qui génère ; r b v sont des couleurs. Les grandes lettres avec un nombre : { $mode ->
        [hero] B Brutes, R Rôdeurs, F Forcenés
       *[zombie] G Gardes, O Opérateurs, S Spécialistes
    } ; les petites : Citoyens. SORTIE est ouverte, sortie pas encore.
mz-zone = zone { $zone }
mz-left = SORTI
mz-eliminated = ÉLIMINÉ
mz-not-placed = pas encore placé
mz-health = Santé { $n }/{ $max }
mz-hunger = Faim { $n }
mz-voracious = Faim { $n }, VORACE
mz-power = Pouvoir { $n }
mz-xp = XP { $n } ({ $level })
mz-acted = tour joué
mz-mission = Mission ({ $order }) :
mz-goal = { $goal }
mz-lost-for-good = Cette mission ne peut plus être gagnée. Vous pouvez abandonner ou continuer.
mz-leaders =
    { $mode ->
        [hero] Héros Zombies :
       *[zombie] Super-Héros :
    }
mz-citizens = Citoyens :
mz-leader =
    Endurance { $endurance }, { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    }
mz-down = à terre
mz-away = revient
mz-resting = n’agit pas
mz-objective-citizen = Citoyen Objectif
mz-fighter = se bat
mz-escorted = avec escorte
mz-stuck = ne bouge pas
mz-danger = Danger { $level }
mz-box = dans la boîte : { $figures }
mz-decks =
    pioches : Génération { $spawn }, Traits { $traits }, Citoyens { $citizens }, { $mode ->
        [hero] Héros Zombies
       *[zombie] Super-Héros
    } { $leaders }
mz-captain = { $seat } est capitaine.
mz-give-up = Pour abandonner : { $seats }
mz-enemies-action = Les Ennemis font leur Action { $n }.
mz-attack =
    { $hero } attaque la zone { $at } avec { $n ->
        [one] 1 dé
       *[other] { $n } dés
    }, { $accuracy }+
mz-rolled = { $hero } attaque la zone { $at }, { $accuracy }+ : { $dice }
mz-hits =
    { $n ->
        [one] 1 Touche
       *[other] { $n } Touches
    } à attribuer
mz-wounds =
    { $n ->
        [one] 1 Blessure
       *[other] { $n } Blessures
    } en zone { $zone }
mz-leaving = Pour quitter la zone, il faut { $n } Actions à { $hero }.
mz-default = Si personne ne propose rien : { $choice-short }
mz-share-hint = partager 2 0 1 partage les Blessures à votre gré, héros par héros dans l’ordre des lignes.
mz-stands = est pour : { $choice-short }

## Marvel Zombies : à côté d’une action

mz-empty = personne
mz-an-objective = un Objectif
mz-a-spawn = un Point de Génération
mz-the-exit = la Sortie
mz-face-down = face cachée
