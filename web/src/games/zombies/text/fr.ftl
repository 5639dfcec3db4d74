# Les mots de Zombies!!! dont seul le navigateur a besoin. Le reste est dans games/zombies/text.

nav-orders = Ordres

headline-draw-tile = Piochez une tuile : de quelle pile ?
headline-place-tile = Placez { $tile-the }
headline-put-zombie = Où va { $figure-the } ?
headline-put-bullets = Où vont les munitions ?
headline-put-life = Où va le jeton de vie ?
headline-fight =
    { $seat-is ->
        [you] Vous vous battez
       *[other] { $seat } se bat
    }
headline-fight-result = Le dé est tombé
headline-take-token = Prendre le jeton ?
headline-toll = Le péage des égouts
headline-duct = Par le conduit ?
headline-fun-house-tile = Où, dans le Palais du rire, arrive { $who } ?
headline-carnival-crossroads = Où sort { $who } ?
headline-move =
    { $left ->
        [0] Plus rien à parcourir
        [one] Déplacement : encore une case
       *[other] Déplacement : encore { $left } cases
    }
headline-set-out =
    { $seat-is ->
        [you] { $left ->
            [0] Rien à parcourir
            [one] En route : une case
           *[other] En route : { $left } cases
        }
       *[other] { $left ->
            [0] { $seat } n’a rien à parcourir : une carte avant ?
            [one] { $seat } part pour une case : une carte avant ?
           *[other] { $seat } part pour { $left } cases : une carte avant ?
        }
    }
headline-move-zombies =
    { $left ->
        [one] Déplacez un zombie
       *[other] Déplacez { $left } zombies
    }
headline-discard = Défaussez une carte, ou gardez tout
headline-finish-turn =
    { $seat-is ->
        [you] Défaussez une carte, ou gardez tout
       *[other] { $seat } peut se défausser : une carte avant ?
    }
headline-surplus = Trop de cartes : défaussez
headline-give-back = Rendez des figurines
headline-arrive = Où sortez-vous ?
headline-react =
    { $moment-id ->
        [turn-start] { $subject-is ->
            [you] Votre tour commence : une carte ?
           *[other] Le tour de { $subject } commence : une carte ?
        }
        [tile-drawn] { $subject } a pioché une tuile : une carte ?
        [before-movement-roll] { $subject-is ->
            [you] Vous allez lancer le dé : une carte ?
           *[other] { $subject } va lancer le dé : une carte ?
        }
        [after-movement-roll] { $subject-is ->
            [you] Vous avez lancé le dé : une carte ?
           *[other] { $subject } a lancé le dé : une carte ?
        }
        [die-rolled] Votre dé : le changer ?
        [kill] { $subject } a tué : une carte ?
        [building-entry] Sur le seuil : une carte ?
        [death] { $subject } meurt : une carte ?
        [card-played] { $card ->
            [none] { $subject } joue une carte : une réponse ?
           *[other] { $subject } joue { $card } : une réponse ?
        }
        [leaves-subway] { $subject } sort du métro : une carte ?
        [leaves-fun-house] { $subject } sort du Palais du rire : une carte ?
       *[after-zombies] Les zombies ont bougé : une carte ?
    }
headline-choose = { $card } : choisissez

panel-step = Étape { $n } sur { $of } · { $step }
panel-you-may-act = Vous pouvez jouer une carte
panel-before-that = Avant cela, vous pouvez
panel-nothing-to-play = Aucune de vos cartes ne peut être jouée maintenant.
panel-on-the-map =
    { $n ->
        [one] Une case est éclairée sur le plan.
       *[other] { $n } cases sont éclairées sur le plan.
    }
panel-back = Retour
panel-lay = La poser ici
panel-next-place = Autre place
panel-turn-left = Tourner à gauche
panel-turn-right = Tourner à droite
panel-fits =
    { $n ->
        [one] Une seule place convient.
       *[other] { $n } places conviennent.
    } Une rue doit rejoindre une rue.
panel-tiles-left =
    { $n ->
        [0] plus de tuiles
        [one] encore une tuile
       *[other] encore { $n } tuiles
    }
panel-pass = Passer
panel-pass-turn = Passer ce tour-ci
panel-pass-until = Passer jusqu’à…
brings-figures =
    { $figure-id ->
        [dog] chiens
        [clown] clowns
        [enhanced] zombies renforcés
       *[zombie] { $n ->
            [one] zombie
           *[other] zombies
        }
    }
until-title = Passer de soi-même jusqu’à
until-never = Me demander
until-turn = la fin du tour
until-round = mon prochain tour
until-withdrawn = nouvel ordre
until-note = On vous demande tout de même pendant votre tour, et là où il s’agit de vous.
window-you-decide = C’est choisi : ce sera fait dès que personne ne joue de carte. D’ici là, vous pouvez changer d’avis.
window-you-pass = Vous passez. Vous pouvez changer d’avis jusqu’à la dernière réponse.
window-you-play = Vous jouez { $card }, sauf si quelqu’un le fait avant vous. Vous pouvez changer d’avis jusqu’à la dernière réponse.
chain-title = Cartes en attente

fight-roll = Lancer le dé
fight-roll-with = Lancer avec { $card }
fight-needs = { $n }+ tue
fight-hit = TUÉ
fight-missed = RATÉ
fight-kill = Le tuer
fight-dodge = Esquiver : il reste, vous ne perdez rien
fight-life = Une vie, et relancer
fight-bullets =
    { $n ->
        [one] 1 munition, et tuer
       *[other] { $n } munitions, et tuer
    }
fight-bullets-no = Pas assez de munitions
fight-left = vous en avez { $n }
walk-left =
    { $n ->
        [one] case restante
       *[other] cases restantes
    }
herd-left =
    { $n ->
        [one] zombie doit bouger. Choisissez-le sur le plan.
       *[other] zombies doivent bouger. Choisissez-en un sur le plan.
    }
herd-where = à bouger. Où va celui-ci ?

herd-hint = Confirmez la proposition, ou faites glisser un zombie.
herd-headline =
    { $n ->
        [one] Vous faites { $die } : déplacez un zombie
       *[other] Vous faites { $die } : déplacez { $n } zombies
    }
herd-headline-put =
    { $n ->
        [one] Placez un nouveau venu
       *[other] Placez { $n } nouveaux venus
    }
herd-about = Une case chacun. C’est une proposition.
herd-about-put = C’est une proposition.
herd-tip = Faites glisser un zombie pour changer son pas.
herd-tip-put = Faites glisser un zombie vers une autre case.
herd-tip-lifted =
    { $n ->
        [0] Il ne peut aller nulle part ailleurs.
        [one] La case en pointillé est libre aussi.
       *[other] Les cases en pointillé sont libres aussi.
    }
herd-tip-back = × le reprend.
herd-aims = Ce que les zombies doivent faire
aim-away-from-you = Loin de vous
aim-at = Vers { $name }
herd-confirm =
    { $n ->
        [one] Confirmer le déplacement
       *[other] Confirmer { $n } déplacements
    }
herd-confirm-put =
    { $n ->
        [one] Confirmer la place
       *[other] Confirmer { $n } places
    }
herd-confirm-none = Déplacez un zombie ou demandez une idée
herd-another = Autre idée
herd-clear = Effacer
herd-take-back = Annuler { $n }
herd-onto =
    { $new ->
        [yes] Un sur la case de { $name }
       *[no] Un arrive sur la case de { $name }
    }
herd-onto-you =
    { $new ->
        [yes] Un sur votre case
       *[no] Un arrive sur votre case
    }
herd-beside =
    { $new ->
        [yes] Un à côté de { $name }
       *[no] Un s’approche de { $name }
    }
herd-leaves = Un s’éloigne de vous, { $side }
herd-goes = Un va vers : { $square } ({ $side })
herd-put = Un ici : { $square }
herd-piece = Zombie { $n } : { $what }. Majuscule et une flèche pour le changer, Suppr pour le reprendre.
herd-other = { $square } : un zombie qui reste. Majuscule et une flèche pour le déplacer.
herd-target = Ici : { $square }
herd-proposed =
    { $n ->
        [0] Rien n’est proposé.
       *[other] Proposition : { $what }.
    }
plate-beside = { $n } à côté

pick-square = Quelle case ?
pick-second-square = Vers où ?
pick-building = Quel bâtiment ?
pick-tile = Quelle tuile ?
pick-cell = Quelle place ?
pick-turn = Dans quel sens ?
pick-seat = Quel joueur ?
pick-second-seat = De quel joueur ?
pick-card = Quelle carte ?
pick-item = Quel objet ?
pick-good = Quoi ?
pick-figure = De quelle sorte ?
pick-stack = Quelle pile ?
pick-side = Quel côté ?
pick-die = Quel dé ?
pick-pile = D’où ?
pick-number = Jusqu’où ?
pick-kind = Quelle tuile ?
part-turn =
    { $n ->
        [0] comme imprimée
        [1] tournée à droite
        [2] retournée
       *[other] tournée à gauche
    }
part-die = Dé { $n }
note-tile-retry = Avec autant de boîtes, les plateformes hélico et les entrées qui ne tiennent nulle part sont remélangées. Vous pouvez le changer sous « Plus d’options ».
note-seat = { $lives } vies · { $bullets } munitions · { $cards } cartes
note-zombies =
    { $n ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $n } zombies
    }

deed-play = Jouer { $card }
deed-use = Utiliser { $card }
hand-pick = Prendre { $card }
hand-discard = Défausser { $card }
hand-in-play = En jeu

plate-thinking = Réfléchit
plate-turn = Joue
plate-dead = Mort
plate-below = Dans les égouts
plate-rides = Dans le métro
plate-jeep = Jeep
plate-jacket = Camisole
plate-owes-kill = Doit tuer ici
plate-played = Carte jouée
plate-wishes-end = Veut finir
plate-lives = Vies : { $n }
plate-bullets = Balles : { $n }
plate-guts = Tripes : { $n }
plate-cards = Cartes en main : { $n }
plate-sewer = Jetons d’égout : { $n }

step-tile = Tuile
step-fight = Combat
step-draw = Pioche
step-roll = Dé
step-move = Marche
step-zombies = Zombies
step-discard = Défausse
status-set-up = Avant le premier tour
status-round = Manche { $n }
phase-turn = { $name } : { $step }
phase-over = C’est fini

board-zombies = La ville
board-tile = Tuile { $number } : { $tile }, en { $x }/{ $y }. { $zombies ->
        [0] Aucun zombie
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, munitions : { $bullets }, vies : { $life }, bouches d’égout : { $manholes }
board-way = { $square } : { $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }{ $zombies ->
        [0] { "" }
        [one] , 1 combat
       *[other] , { $zombies } combats
    }
board-with-zombie = { $square }, avec un zombie
board-hold-here = Tenir la tuile en { $x }/{ $y }
board-beside = { $letter ->
        [e] à l’est de
        [w] à l’ouest de
        [n] au nord de
       *[s] au sud de
    } { $tile }, { $turn }
board-turn = Tourner { $tile-the } ; Entrée la pose
board-lay = Poser { $tile-the } ici
board-pawn = { $name }, { $square }
board-pawn-below = { $name }, dans les égouts sous { $square }

goal-look = Regarder : { $what }

supply-placer = { $name } la pose
supply-tiles = tuiles restantes
supply-undrawn = Tuiles encore à venir
never = L’hélicoptère ne viendra pas : pour gagner, il faut collecter 25 zombies.
never-but-cabin = L’hélicoptère ne viendra pas : pour gagner, il faut collecter 25 zombies ou prononcer le sortilège dans la Cabane.
supply-zombies = zombies en réserve
supply-on-map = zombies sur le plan
supply-deck = cartes dans la pioche
supply-discard = Défausse
discard-empty = Rien n’a encore été défaussé.

verb-draw = Piocher une tuile
verb-place = Poser la tuile
verb-put = Mettre
verb-roll = Lancer
verb-kill = Tuer
verb-dodge = Esquiver
verb-lose-life = Perdre une vie
verb-spend-bullets = Dépenser des munitions
verb-step = Faire un pas
verb-walk = Marcher
verb-take = Prendre
verb-place-manhole = Bouche d’égout
verb-go-down = Descendre
verb-come-up = Remonter
verb-ride = Prendre le métro
verb-leave = Sortir
verb-turn-tile = Tourner la tuile
verb-cast = Lancer le sort
verb-stop = S’arrêter
verb-pay = Payer
verb-move-zombie = Déplacer un zombie
verb-discard = Défausser
verb-keep = Garder
verb-play = Jouer une carte
verb-use = Utiliser un objet
verb-pass = Passer
verb-pick = Choisir
verb-enough = Assez
verb-order = Laisser un ordre

orders-about = Laissés d’avance, connus de vous seul. Vous passez de vous-même dans ces moments.
orders-none = Vous pouvez laisser des ordres dès le premier tour.
orders-each = Selon le moment
orders-play-next = Une carte pour le prochain tour d’un joueur
orders-play-next-about = Elle est jouée dès que possible, même en votre absence.
orders-play-next-card = La carte
orders-play-next-on = Sur qui
orders-play-next-left = Vous jouez { $card } à la prochaine occasion sur { $on }.
orders-play-next-leave = Laisser cette carte
orders-withdraw = La retirer
orders-ask = Me demander
orders-unless-mine = Me demander pendant mon tour, et là où il s’agit de moi
orders-unless-last = Me demander encore juste avant mon tour
orders-end = Finir la partie
orders-end-about = Quand tous le veulent, la partie s’arrête et le plus de zombies gagne. Tous voient qui le veut.
orders-wish-end = Je veux finir la partie
orders-play-on = Je veux continuer

moment-card-cancelled = annulée
moment-card-fizzled = sans effet
moment-movement-rolled = marche
moment-zombies-rolled = zombies bougent
moment-newcomers-rolled = viennent avec la tuile
moment-die-rolled = lance le dé
moment-jacket-rolled = lance le dé contre la camisole
moment-spell-rolled = lance le sort
moment-died = { $name } meurt !
over-flies = { $name } s’envole
over-wins = { $name } gagne
over-shared = { $names } gagnent
over-nobody = Personne ne gagne
over-how-helipad = Seul sur l’héliport, sans un zombie en travers.
over-how-zombies = 25 zombies ramassés.
over-how-cabin = Le sort de la cabane a réussi.
over-how-most-zombies = La partie s’arrête : le plus de zombies gagne.
over-unit =
    { $n ->
        [one] zombie
       *[other] zombies
    }
over-note =
    { $lives } { $n ->
        [one] vie
       *[other] vies
    }, { $bullets } { $bullets ->
        [one] munition
       *[other] munitions
    }

set-z1 = jeu de base
said-all-sets = tout
said-on = oui
said-off = non
said-by-sets = selon les boîtes
said-supply-limited = limitée
said-supply-unlimited = sans limite
said-helipad-bottom = tout en bas
said-helipad-short = dans la moitié inférieure : partie plus courte
said-entrance-anywhere = n’importe où
said-entrance-upper-half = dans la moitié supérieure
said-doors-strict = par les portes seulement
said-doors-open = depuis toute case de rue voisine
said-first_passes-none = aucun
said-first_passes-others-turns = pendant les tours des autres
said-no-limit = sans limite
said-rounds = après { $n } manches

boxes-title = Boîtes
boxes-tiles = Tuiles
boxes-cards = Cartes
boxes-tiles-of = Tuiles de { $box }
boxes-cards-of = Cartes de { $box }
boxes-deck = La pioche : { $n } cartes Événement
boxes-search = Chercher une carte
boxes-no-use = sans usage à cette table

## Ce que fait une carte à cet instant précis.

now-brain-cramp =
    { $n ->
        [one] Vous menez { $seat }, d’une case au plus.
       *[other] Vous menez { $seat }, de { $n } cases au plus.
    }
now-shoe-untied =
    { $to ->
        [0] { $seat } n’avance plus du tout.
        [one] { $seat } avance d’une case, au lieu de { $from }.
       *[other] { $seat } avance de { $to } cases, au lieu de { $from }.
    }
now-walk =
    { $to ->
        [one] Vous avancez d’une case, au lieu de { $from }.
       *[other] Vous avancez de { $to } cases, au lieu de { $from }.
    }
now-die = Votre { $from } devient un { $to }.
now-first-aid-kit =
    { $n ->
        [one] Vous gardez votre dernière vie. La trousse est épuisée.
       *[other] Vous gardez vos { $n } vies. La trousse est épuisée.
    }
now-much-needed-rest =
    { $to ->
        [one] Vous ne lancez pas le dé et avez une vie.
       *[other] Vous ne lancez pas le dé et avez { $to } vies, au lieu de { $from }.
    }
now-last-meal =
    { $to ->
        [one] Vous ne lancez pas le dé et avez une vie.
       *[other] Vous ne lancez pas le dé et avez { $to } vies, au lieu de { $from }.
    } { $bullets ->
        [0] Il ne vous reste aucune munition.
        [one] Il vous reste une munition.
       *[other] Il vous reste { $bullets } munitions.
    }
now-adjusting-nicely =
    { $n ->
        [one] Vous gardez celui que vous avez ramassé.
       *[other] Vous gardez les { $n } que vous avez ramassés.
    }
now-over-here = C’est vous qui posez { $tile-the }, pas { $seat }.
now-smell = Ce tour-ci, il faut que { $seat } quitte sa tuile ({ $tile }), ou passe le tour suivant.
now-lookin-at-me = { $seat } doit trouver une autre cible à « { $card } », sinon la carte est perdue.
now-didnt-happen = « { $card } », de { $seat }, est annulée.
now-raise-hand = « { $card } », de { $seat }, est annulée.
now-back-at-ya = « { $card } » touche aussi { $seat }.
now-got-one = Vous recevez aussi « { $card } », comme { $seat }.
now-lots-of-luck = Votre déplacement s’arrête. { $bullets ->
        [0] { "" }
       *[other] { $seat } vous donne une munition.
    } { $cards ->
        [0] { "" }
       *[other] Vous lui prenez une carte au hasard.
    }
now-lucky-shot =
    { $n ->
        [0] Le zombie est tué avec votre dernière munition.
        [one] Le zombie est tué. Il vous reste une munition.
       *[other] Le zombie est tué. Il vous reste { $n } munitions.
    }
now-dont-sleep = { $seat } lance un dé : de 2 à 5, le tour est perdu et un zombie apparaît sur sa case.
now-hard-being-you = Vous prenez un objet à { $seat } : { $items }.
now-running = Le jet de { $seat } vous déplace aussitôt, et { $seat } reste sur place.
now-behind-door = Un dé. { $n ->
        [0] De 4 à 6 : rien ne part.
        [one] De 4 à 6 : son unique zombie retourne à la réserve.
       *[other] De 4 à 6 : ses { $n } zombies retournent à la réserve.
    } De 1 à 3 : chaque case légale vide en reçoit un.
now-private = Vous menez aussi { $seat } pour le reste du déplacement, et vous menez les combats.
now-why-wont = Le zombie revient sur sa case : { $seat } doit le combattre avec un nouveau jet.
now-missed-step = Vous choisissez la station où { $seat } sort.
now-not-exit = { $seat } arrive sur une autre tuile du Palais du rire.
