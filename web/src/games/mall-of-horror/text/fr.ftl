# Les mots de Mall of Horror dont seul le navigateur a besoin. Tous les autres sont dans games/mall-of-horror/text.

headline-place-character = Placez un personnage
headline-put-first-zombie = Envoyez un zombie
headline-put-zombie = Envoyez un zombie
headline-play-cards =
    { $purpose-id ->
        [truck] On va voter pour le camion
        [chief] L’élection approche
       *[other] Ils sont à la porte : { $place }
    }
headline-play-camera = Regarder les dés ?
headline-vote =
    { $purpose-id ->
        [truck] Qui fouille le camion ? Votez !
        [chief] Qui sera Chef ? Votez !
       *[other] Ils sont entrés : { $place }. Votez !
    }
headline-vote-again = Égalité : tout le monde revote
headline-break-tie = Départagez
headline-keep-card = Gardez une carte
headline-give-card = Donnez une carte
headline-show-destination = Annoncez où vous allez
headline-choose-destination = Choisissez où aller
headline-move-character = Déplacez un personnage
headline-lose-character = Sacrifiez quelqu’un

panel-vote-truck = Qui fouille le camion ?
panel-vote-chief = Qui sera Chef ?
panel-vote-sacrifice = Qui va les nourrir ?
panel-why-truck = Le fouilleur tire trois cartes, en garde une et en donne une.
panel-why-chief = Un nouveau Chef regarde les dés cachés et départage.
panel-why-sacrifice = Qui est désigné avec le plus de poids perd un personnage. Les zombies s’en vont ensuite.
panel-weights = Poids des bulletins
panel-your-weight = Votre bulletin pèse { $n } : personnages présents, Petite frappe, Menaces.
panel-absent-weight = Vous n’y êtes pas : votre bulletin pèse 1.
panel-seal = Sceller : { $name }
panel-change = Changer : { $name }
panel-decide = Trancher : { $name }
panel-weight = poids { $n }
panel-pick-name = Désignez un joueur
panel-your-ballot-in = Votre bulletin est scellé. Vous pouvez le changer jusqu’au dernier.
panel-your-plan-in = Votre choix est scellé. Vous pouvez le changer jusqu’au dernier.
panel-yourself = Vous-même
panel-who-goes = Qui part ?
panel-who-stays = Qui reste derrière ?
panel-who-hides = Qui se cache ?
panel-who-shelters = Qui se met à l’abri ?
panel-to-whom = À qui ?
panel-which-card = Quelle carte ?
panel-where = Où ?
panel-dice = Les dés
panel-sprint-first = Sprint : choisissez qui court, puis un lieu ouvert.
panel-no-cards-to-play = Aucune de vos cartes ne peut être jouée maintenant.
panel-worth = vaut { $n }
panel-new-chief-sees = Vous avez vu les dés : { $dice }.
panel-under-the-deck = La dernière carte va sous la pioche, connue de vous seul.
until-title = Passer d’office
until-never = Demandez-moi
until-window = Cette fois
until-round = Cette manche
until-game = Toute la partie

plate-chief = Chef
plate-new-chief = Nouveau Chef
plate-ballot-in = Bulletin scellé
plate-ballot-due = Doit voter
plate-plan-in = Plan scellé
plate-heads-for = Va { $place-to }
plate-saw-dice = A vu les dés
plate-eliminated = Hors jeu
plate-not-there = Pas { $place-in }
plate-thinking = Réfléchit

short-restrooms = Toilettes
short-cachou = Cachou
short-megatoys = Megatoys
short-parking = Parking
short-security-hq = PC sécurité
short-supermarket = Supermarché
tiny-restrooms = WC
tiny-cachou = Cachou
tiny-megatoys = Megatoys
tiny-parking = Parking
tiny-security-hq = PC
tiny-supermarket = Marché

step-truck = Camion
step-chief = Chef
step-dice = Dés
step-plans = Plans
step-moves = Trajets
step-attack = Attaque

supply-zombies = zombies en réserve
supply-cards = cartes dans le camion
supply-under = dessous
alive = { $n } en vie
dice-title = Sous le gobelet
dice-nobody = Personne n’a regardé
dice-seen-by = Vus par { $names }
closed-sign = FERMÉ
board-name = Plan de la galerie
board-piece = { $role } ({ $name }), { $place-in }, vaut { $n }
board-piece-hidden = { $role } ({ $name }), à l’abri { $place-in }, vaut { $n }
board-room = { $place } : { $inside } dedans, { $zombies } zombies, force { $strength }, { $verdict }
barricades = { $n } Matériel

verb-place-character = Placer
verb-put-zombie = Envoyer
verb-pass = Passer
verb-play = Jouer
verb-hide = Cacher
verb-vote-for = Voter
verb-break-tie = Trancher
verb-keep = Garder
verb-give = Donner
verb-go-to = Aller
verb-move = Déplacer
verb-sprint = Sprint
verb-stay = Rester
verb-sacrifice = Sacrifier

moment-ballots = Les bulletins
moment-named = { $name } : { $n }
moment-dice = On lève le gobelet
moment-destinations = Où va chacun
moment-break-in = Ils entrent !
moment-held = Les portes tiennent
moment-closed = Fermé pour de bon
moment-eliminated = { $name } rejoint les morts
over-mall-wins = La galerie gagne
over-wins = { $name } survit à la nuit
over-shared = { $names } survivent à la nuit
over-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

option-chief-random = le hasard décide
option-chief-seat = place { $seat }
option-zombie_players-every_round = à chaque manche suivante
option-zombie_players-once = seulement à la manche suivante

## Ce que fait une carte à cet instant précis.

now-zombies = { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }, contre une force de { $strength }.
now-zombies-outside = { $place } : { $to ->
        [0] il ne reste aucun zombie
        [one] il reste un zombie
       *[other] il reste { $to } zombies
    } sur { $from }.
now-hardware = { $place } : force { $to } au lieu de { $from }, contre { $zombies ->
        [0] aucun zombie.
        [one] un zombie.
       *[other] { $zombies } zombies.
    }
now-threat = Votre bulletin pèse { $to } au lieu de { $from }.
now-hidden = { $role } : à l’abri cette manche, mais sans vote.
now-sprint = N’importe quel lieu ouvert, au lieu de { $place-the } seulement.
