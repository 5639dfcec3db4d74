# Les mots de Mall of Horror dont seul le navigateur a besoin. Tous les autres sont dans games/mall-of-horror/text.

primer-1-title = Embarquez à l’aube
primer-1-text = L’hélicoptère emmène quatre survivants. Quand il n’en reste que quatre, le joueur dont les survivants valent le plus gagne.
primer-2-title = Vos trois personnages
primer-2-text = La Pin-up vaut le plus. Le Gros bras tient la porte comme deux. La Petite frappe ajoute une voix.
primer-3-title = Bougez en secret
primer-3-text = Choisissez un lieu en secret. Les dés amènent les zombies, puis chacun envoie un personnage.
primer-4-title = Ils entrent ? On vote
primer-4-text = Autant de zombies que de force à l’intérieur : ils entrent. On vote, et un joueur perd un personnage.
primer-holds = compte pour 2
primer-worth = vaut le plus
primer-votes = +1 voix

headline-place-character = Placez un personnage
headline-put-first-zombie = Placez un zombie
headline-put-zombie = Envoyez un zombie
headline-play-cards =
    { $purpose-id ->
        [truck] À suivre : le vote pour le camion
        [chief] À suivre : l’élection du Chef
       *[other] Attaque { $place-in } !
    }
headline-play-camera = Regarder les dés ?
headline-vote =
    { $purpose-id ->
        [truck] Choisissez qui fouille le camion
        [chief] Élisez le Chef de la sécurité
       *[other] { $place-id ->
            [parking] Ils ont faim ! Choisissez la victime
           *[other] Ils sont entrés ! Choisissez la victime
        }
    }
headline-vote-again = Égalité : votez encore
headline-break-tie = Départagez
headline-keep-card = Gardez une carte
headline-give-card = Donnez une carte
headline-show-destination = Annoncez où vous allez
headline-choose-destination = Prévoyez votre trajet
headline-move-character = Déplacez un personnage
headline-lose-character = Sacrifiez quelqu’un

panel-vote-truck = Qui fouille le camion ?
panel-vote-chief = Qui sera Chef ?
panel-vote-sacrifice = Qui va les nourrir ?
panel-why-truck = Qui fouille trouve trois cartes, en garde une et en donne une.
panel-why-chief = Un nouveau Chef regarde les dés cachés. Le Chef joue en premier et départage.
panel-why-sacrifice =
    { $place ->
        [parking] Qui reçoit le plus de voix perd ici un personnage. Puis le zombie suivant mange.
       *[other] Qui reçoit le plus de voix perd ici un personnage. Puis les zombies s’en vont.
    }
panel-weights = Voix de chaque bulletin
panel-own-votes = { $parts } = { $n } voix
panel-votes-characters =
    { $n ->
        [one] 1 personnage
       *[other] { $n } personnages
    }
panel-votes-gunman = 1 Petite frappe
panel-votes-threats =
    { $n ->
        [one] 1 Menace
       *[other] { $n } Menaces
    }
panel-absent-votes = Vous n’y êtes pas : vous avez 1 voix.
panel-seal = Sceller le bulletin : { $name }
panel-change = Changer pour : { $name }
panel-decide = Trancher : { $name }
panel-weight = { $n } voix
panel-pick-name = Désignez quelqu’un
panel-your-ballot-in = Votre bulletin est scellé. Vous pouvez le changer tant qu’il en manque un.
panel-your-plan-in = Votre choix est scellé. Vous pouvez le changer tant qu’il en manque un.
panel-yourself = Vous-même
panel-who-goes = Qui part ?
panel-who-stays = Qui reste derrière ?
panel-who-hides = Qui se cache ?
panel-who-shelters = Qui se met à l’abri ?
panel-to-whom = À qui ?
panel-which-card = Quelle carte ?
panel-where = Où ?
panel-dice = Les dés
panel-sprint-first = Choisissez qui sprinte, puis un lieu ouvert.
panel-no-cards-to-play = Vous n’avez pas de carte pour ce moment.
panel-worth = vaut { $n }
panel-new-chief-sees = Vous avez vu les dés : { $dice }.
panel-under-the-deck = S’il reste une carte, elle va sous la pioche, et personne d’autre ne la connaît.
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
plate-heads-for = Va { $place-in }
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

supply-zombies =
    { $n ->
        [one] zombie en réserve
       *[other] zombies en réserve
    }
supply-cards =
    { $n ->
        [one] carte dans le camion
       *[other] cartes dans le camion
    }
supply-under = dessous
alive = { $n } en vie
dice-title = Sous le gobelet
dice-nobody = Personne n’a regardé
dice-seen-by =
    { $seats-is ->
        [you] Vus par vous
        [among] Vus par { $seats-and-you }
       *[other] Vus par { $seats }
    }
closed-sign = FERMÉ
board-name = Plan du centre commercial
board-piece =
    { $name-is ->
        [you] Votre { $role } { $place-in }, valeur { $n }
       *[other] { $role } ({ $name }) { $place-in }, valeur { $n }
    }
board-piece-hidden =
    { $name-is ->
        [you] Votre { $role }, à l’abri { $place-in }, valeur { $n }
       *[other] { $role } ({ $name }), à l’abri { $place-in }, valeur { $n }
    }
board-room =
    { $zombies ->
        [one] { $place } : { $inside } dedans, { $zombies } zombie, force { $strength }, { $verdict }
       *[other] { $place } : { $inside } dedans, { $zombies } zombies, force { $strength }, { $verdict }
    }
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
moment-named = { $name } : { $n }
moment-dice-revealed = On soulève le gobelet
moment-first-zombies-rolled = Les premiers zombies
moment-destinations = Où va chacun
moment-break-in = Ils entrent !
moment-held = Les portes tiennent
moment-closed = Fermé pour de bon
moment-eliminated =
    { $seat-is ->
        [you] Vous rejoignez les morts
       *[other] { $seat } rejoint les morts
    }
over-mall-wins = Le centre commercial gagne
over-wins =
    { $seats-is ->
        [you] Vous survivez à la nuit
       *[other] { $seats } survit à la nuit
    }
over-shared =
    { $seats-is ->
        [among] { $seats-and-you } survivez à la nuit
       *[other] { $seats } survivent à la nuit
    }
over-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }

option-chief-random = le hasard décide
option-chief-seat = place { $seat }
option-zombie_players-every_round = à chaque manche suivante
option-zombie_players-once = seulement à la manche suivante

## Ce que fait une carte à cet instant précis.

now-zombies = { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }, contre une force de { $strength }.
now-zombies-of-four = { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }. 4 suffisent pour entrer.
now-zombies-outside = { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }. Chacun dévore quelqu’un.
now-hardware = { $place } : force { $to } au lieu de { $from }, contre { $zombies ->
        [0] aucun zombie.
        [one] un zombie.
       *[other] { $zombies } zombies.
    }
now-hardware-idle = Cela ne change rien { $place-in }. Gardez-le.
now-threat = Vous avez { $to } voix au lieu de { $from }.
now-hidden = Votre { $role } est à l’abri cette manche, mais ne vote pas.
now-sprint = Courez dans n’importe quel lieu ouvert, pas seulement { $place-in }.

over-chart = Les points, manche par manche
over-losses = Qui a mangé qui
over-voted = Ont voté pour
over-no-vote = sans vote
over-nobody-eaten = Personne n’a été mangé.
over-whose =
    { $seat-is ->
        [you] { $role } (vous)
       *[other] { $role } ({ $seat })
    }
over-fed =
    { $by-is ->
        [you] Vous avez livré
        [among] { $by-and-you } avez livré
       *[other] { $by-n ->
            [one] { $by } a livré
           *[other] { $by } ont livré
        }
    } { $role-the } { $seat-is ->
        [you] (à vous)
       *[other] ({ $seat })
    } aux zombies { $place-in }, manche { $round }.
over-eaten =
    Les zombies ont mangé { $role-the } ({ $seat-is ->
        [you] à vous
       *[other] { $seat }
    }) { $place-in }, manche { $round }, sans vote.
over-award-cold = Le cœur froid
over-fact-cold =
    { $seat-is ->
        [you] votre voix
       *[other] sa voix
    } dans { $n } repas sur { $of }
over-award-feast = Le festin
over-fact-feast =
    { $n ->
        [one] { $n } personnage perdu
       *[other] { $n } personnages perdus
    }
over-award-lucky = La chance
over-fact-lucky = { $n } fois à côté de quelqu’un qui s’est fait manger
over-award-restless = La bougeotte
over-fact-restless =
    { $n ->
        [one] { $n } déplacement
       *[other] { $n } déplacements
    } en { $round ->
        [one] { $round } manche
       *[other] { $round } manches
    }
over-award-cards = Plus d’un tour
over-fact-cards =
    { $n ->
        [one] { $n } carte jouée
       *[other] { $n } cartes jouées
    }
over-award-truck = Les courses
over-fact-truck =
    { $n ->
        [one] { $n } fouille du camion
       *[other] { $n } fouilles du camion
    }
over-eliminated = Votre dernier personnage a été mangé à la manche { $round }.
over-award-chief = Aux commandes
over-fact-chief = { $n } fois à la tête de la sécurité
over-award-sender = La vengeance
over-fact-sender =
    { $n ->
        [one] { $n } zombie envoyé
       *[other] { $n } zombies envoyés
    }
over-round = Manche

## Hints that a player sees once.

hint-placing = Les dés donnent deux lieux : l’un de vos personnages commence dans l’un d’eux.
hint-vote = Les bulletins restent secrets jusqu’au dernier vote. La majorité décide.
hint-cards = Une carte éclairée se joue maintenant. Gardée, elle peut encore vous sauver plus tard.
hint-gift = Une carte offerte peut vous valoir une voix le jour où il vous en manque une.
hint-secret = Personne ne voit votre choix avant que tous aient choisi. Qui d’autre pourrait venir ?
hint-lost = Vos personnages ne valent pas autant de points à l’aube. Regardez avant d’en céder un.
