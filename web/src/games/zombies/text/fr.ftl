# Les mots de Zombies!!! dont seul le navigateur a besoin. Le reste est dans games/zombies/text.

primer-1-title = Rejoignez l’hélicoptère
primer-1-text = Atteignez avant les autres le centre de la Plateforme hélico et tuez-y le zombie. Ou réunissez 25 zombies avant tout le monde.
primer-2-title = Vies, balles, cartes
primer-2-text = Vous avez un pion, trois vies, trois balles et trois cartes. Les cartes vous aident ou gênent les autres.
primer-3-title = Posez, marchez, poussez
primer-3-text = Posez une tuile et ses zombies. Lancez un dé, avancez, combattez en chemin. Relancez : autant de zombies bougent.
primer-4-title = Gardez une vie
primer-4-text = 4 ou plus tue. Moins coûte des balles ou une vie. Sans vie, vous repartez du centre et perdez la moitié de vos zombies.
primer-or = ou
primer-kill = 4+ tue
primer-restart = retour au départ

nav-orders = Ordres

headline-draw-tile = Choisissez la pile où piocher
headline-place-tile =
    { $seat-is ->
        [you] Posez { $tile-the }
       *[other] { $seat } pose { $tile-the }
    }
headline-put-zombie =
    { $seat-is ->
        [you] Placez { $figure-a }
       *[other] { $seat } place { $figure-a }
    }
headline-put-bullets =
    { $seat-is ->
        [you] Placez un jeton Munition
       *[other] { $seat } place un jeton Munition
    }
headline-put-life =
    { $seat-is ->
        [you] Placez un jeton Vie
       *[other] { $seat } place un jeton Vie
    }
headline-fight =
    { $seat-is ->
        [you] Battez-vous : lancez le dé
       *[other] { $seat } se bat
    }
headline-fight-result =
    { $seat-is ->
        [you] Décidez après ce jet
       *[other] { $seat } a lancé le dé
    }
headline-take-token =
    { $seat-is ->
        [you] Prenez le jeton, ou laissez-le
       *[other] { $seat } peut prendre un jeton
    }
headline-toll =
    { $seat-is ->
        [you] Payez le péage, ou remontez
       *[other] { $seat } paie le péage, ou remonte
    }
headline-duct =
    { $seat-is ->
        [you] Prenez un conduit, ou restez ici
       *[other] { $seat } peut prendre un conduit
    }
headline-fun-house-tile =
    { $who-is ->
        [you] { $seat-is ->
            [you] Choisissez où vous arrivez
           *[other] { $seat } choisit où vous arrivez
        }
       *[other] { $seat-is ->
            [you] Choisissez où arrive { $who }
           *[other] { $seat } choisit une tuile pour { $who }
        }
    }
headline-carnival-crossroads =
    { $who-is ->
        [you] { $seat-is ->
            [you] Choisissez où vous sortez
           *[other] { $seat } choisit où vous sortez
        }
       *[other] { $seat-is ->
            [you] Choisissez où sort { $who }
           *[other] { $seat } choisit où sort { $who }
        }
    }
headline-move =
    { $seat-is ->
        [you] { $mover-is ->
            [you] { $left ->
                [0] Arrêtez-vous, ou agissez ici
                [one] Avancez : encore une case
               *[other] Avancez : encore { $left } cases
            }
           *[other] { $left ->
                [0] Plus de case pour { $mover }
                [one] Menez { $mover } : encore une case
               *[other] Menez { $mover } : encore { $left } cases
            }
        }
       *[other] { $mover-is ->
            [you] { $seat } vous mène
           *[other] { $left ->
                [0] Plus de case pour { $seat }
                [one] { $seat } avance : encore une case
               *[other] { $seat } avance : encore { $left } cases
            }
        }
    }
headline-set-out =
    { $seat-is ->
        [you] { $left ->
            [0] Arrêtez-vous, ou agissez ici
            [one] Avancez d’une case au plus
           *[other] Avancez de { $left } cases au plus
        }
       *[other] { $left ->
            [0] { $seat } ne peut pas avancer : une carte avant ?
            [one] { $seat } part pour une case : une carte avant ?
           *[other] { $seat } part pour { $left } cases : une carte avant ?
        }
    }
headline-move-zombies =
    { $seat-is ->
        [you] { $left ->
            [one] Déplacez un zombie
           *[other] Déplacez { $left } zombies
        }
       *[other] { $left ->
            [one] { $seat } déplace un zombie
           *[other] { $seat } déplace { $left } zombies
        }
    }
headline-discard =
    { $seat-is ->
        [you] { $surplus ->
            [0] Défaussez une carte, ou gardez tout
           *[other] Défaussez : vous avez trop de cartes
        }
       *[other] { $surplus ->
            [0] { $seat } peut défausser une carte
           *[other] { $seat } a trop de cartes
        }
    }
headline-finish-turn =
    { $seat-is ->
        [you] { $surplus ->
            [0] Défaussez une carte, ou gardez tout
           *[other] Défaussez : vous avez trop de cartes
        }
       *[other] { $seat } va se défausser : une carte avant ?
    }
headline-surplus =
    { $seat-is ->
        [you] Défaussez : vous avez trop de cartes
       *[other] { $seat } a trop de cartes
    }
headline-give-back =
    { $seat-is ->
        [you] { $n ->
            [one] Rendez une figurine
           *[other] Rendez { $n } figurines
        }
       *[other] { $n ->
            [one] { $seat } rend une figurine
           *[other] { $seat } rend { $n } figurines
        }
    }
headline-arrive =
    { $seat-is ->
        [you] Choisissez où vous sortez
       *[other] { $seat } choisit une station
    }
headline-react =
    { $moment-id ->
        [turn-start] { $subject-is ->
            [you] Votre tour commence : une carte ?
           *[other] { $subject } commence son tour : une carte ?
        }
        [tile-drawn] { $subject-is ->
            [you] Vous avez pioché une tuile : une carte ?
           *[other] { $subject } a pioché une tuile : une carte ?
        }
        [before-movement-roll] { $subject-is ->
            [you] Vous allez lancer le dé : une carte ?
           *[other] { $subject } va lancer le dé : une carte ?
        }
        [after-movement-roll] { $subject-is ->
            [you] Vous avez lancé le dé : une carte ?
           *[other] { $subject } a lancé le dé : une carte ?
        }
        [die-rolled] { $subject-is ->
            [you] Vous avez lancé le dé : le changer ?
           *[other] { $subject } a lancé le dé
        }
        [kill] { $subject-is ->
            [you] Vous avez tué un zombie : une carte ?
           *[other] { $subject } a tué un zombie : une carte ?
        }
        [building-entry] { $subject-is ->
            [you] Vous passez la porte : une carte ?
           *[other] { $subject } passe la porte
        }
        [death] { $subject-is ->
            [you] Vous mourez : une carte ?
           *[other] { $subject } meurt : une carte ?
        }
        [card-played] { $subject-is ->
            [you] { $card ->
                [none] Vous jouez une carte : une réponse ?
               *[other] Vous jouez { $card } : une réponse ?
            }
           *[other] { $card ->
                [none] { $subject } joue une carte : une réponse ?
               *[other] { $subject } joue { $card } : une réponse ?
            }
        }
        [leaves-subway] { $subject-is ->
            [you] Vous sortez du métro : une carte ?
           *[other] { $subject } sort du métro : une carte ?
        }
        [leaves-fun-house] { $subject-is ->
            [you] Vous sortez du Palais du rire : une carte ?
           *[other] { $subject } sort du Palais du rire : une carte ?
        }
       *[after-zombies] Les zombies ont bougé : une carte ?
    }
headline-choose =
    { $seat-is ->
        [you] Choisissez pour « { $card } »
       *[other] { $seat } choisit pour « { $card } »
    }

panel-step = Étape { $n } sur { $of } · { $step }
panel-you-may-act = Vous pouvez jouer une carte
panel-before-that = Avant cela, vous pouvez
panel-nothing-to-play = Vous n’avez aucune carte à jouer maintenant.
panel-on-the-map =
    { $n ->
        [one] Choisissez la case éclairée sur le plan.
       *[other] Choisissez une des { $n } cases éclairées sur le plan.
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
        [0] plus de tuile
        [one] encore une tuile
       *[other] encore { $n } tuiles
    }
panel-pass = Passer
panel-pass-turn = Passer ce tour-ci
panel-pass-until = Passer jusqu’à…
brings-life =
    { $n ->
        [one] jeton Vie
       *[other] jetons Vie
    }
brings-bullets =
    { $n ->
        [one] jeton Munition
       *[other] jetons Munition
    }
brings-figures =
    { $figure-id ->
        [dog] { $n ->
            [one] chien
           *[other] chiens
        }
        [clown] { $n ->
            [one] clown
           *[other] clowns
        }
        [enhanced] { $n ->
            [one] zombie amélioré
           *[other] zombies améliorés
        }
       *[zombie] { $n ->
            [one] zombie
           *[other] zombies
        }
    }
until-title = Vous passez jusqu’à
until-never = jamais : me demander
until-turn = la fin du tour
until-round = mon prochain tour
until-withdrawn = nouvel ordre
until-note = On vous demande tout de même pendant votre tour, et quand il s’agit de vous.
window-you-decide = C’est choisi, sauf si quelqu’un joue d’abord une carte. D’ici là, vous pouvez changer d’avis.
window-you-pass = Vous passez. Vous pouvez changer d’avis jusqu’à la dernière réponse.
window-you-play = Vous jouez { $card }, sauf si quelqu’un le fait avant vous. Vous pouvez changer d’avis jusqu’à la dernière réponse.
chain-title = Cartes en attente

row-moved =
    { $seat-is ->
        [you] Vous avancez de { $n } cases.
       *[other] { $seat } avance de { $n } cases.
    }
row-zombie-put = { $n } zombies apparaissent.
row-token-put = { $n } jetons sont posés.
row-zombie-moved = { $n } zombies bougent.

fight-roll = Lancer le dé
fight-roll-with = Lancer avec { $card }
fight-needs = { $n }+ tue
fight-needs-counted = votre { $plus } compris
fight-any = tout jet tue
fight-guts-lost = Le 1 vous coûte aussi un jeton Tripes.
fight-guts-gained = Le 6 vous vaut un jeton Tripes.
fight-hit = TUÉ
fight-missed = RATÉ
fight-kill = Le tuer
fight-dodge = Esquiver : il reste, vous ne perdez rien
fight-life = Perdre une vie, relancer
fight-bullets =
    { $n ->
        [one] Dépenser 1 munition, tuer
       *[other] Dépenser { $n } munitions, tuer
    }
fight-bullets-no = Pas assez de munitions
fight-left = vous en avez { $n }
panel-walk-here = Aller ici
walk-onward = Continuer vers { $square }
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
herd-where = à bouger. Choisissez où va celui-ci.

herd-hint = Confirmez la proposition, ou faites glisser ce que vous voulez déplacer.
herd-headline =
    { $n ->
        [one] Vous faites { $die } : déplacez un zombie
       *[other] Vous faites { $die } : déplacez { $n } zombies
    }
herd-headline-put =
    { $n ->
        [0] Placez les jetons
        [one] Placez un nouveau venu
       *[other] Placez { $n } nouveaux venus
    }{ $n ->
        [0] { "" }
       *[other] { $tokens ->
            [0] { "" }
            [one] { " " }et un jeton
           *[other] { " " }et { $tokens } jetons
        }
    }
herd-about = Une case chacun. C’est une proposition.
herd-about-put = C’est une proposition.
herd-tip = Faites glisser un zombie pour changer son pas.
herd-tip-put = Faites glisser un zombie ou un jeton vers une autre case.
herd-tip-lifted =
    { $n ->
        [0] Il ne peut aller nulle part ailleurs.
        [one] La case en pointillé est libre aussi.
       *[other] Les cases en pointillé sont libres aussi.
    }
herd-tip-back = × l’annule.
herd-aims = Où doivent aller les zombies
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
herd-confirm-none = Déplacez un zombie, ou demandez une idée
herd-another = Autre idée
herd-clear = Effacer
herd-take-back = Annuler { $n }
herd-onto =
    { $new ->
        [yes] Un là où se trouve { $name }
       *[no] Un arrive là où se trouve { $name }
    }
herd-onto-you =
    { $new ->
        [yes] Un sur votre case
       *[no] Un arrive sur votre case
    }
herd-beside =
    { $new ->
        [yes] Un tout contre { $name }
       *[no] Un vient tout contre { $name }
    }
herd-leaves = Un s’éloigne de vous, { $side }
herd-goes = Un va vers : { $square } ({ $side })
herd-put = Un ici : { $square }
herd-put-bullet = Une munition ici : { $square }
herd-put-life = Une vie ici : { $square }
herd-piece = Zombie { $n } : { $what }. Majuscule et une flèche pour le changer, Suppr pour le reprendre.
herd-token = { $what }, étape { $n }. Majuscule et une flèche pour le changer, Suppr pour le reprendre.
herd-other = { $square } : un zombie qui reste. Majuscule et une flèche pour le déplacer.
herd-target = Ici : { $square }
herd-proposed =
    { $n ->
        [0] Rien n’est proposé.
       *[other] Proposition : { $what }.
    }
plate-beside =
    { $n } { $count ->
        [one] zombie
       *[other] zombies
    } tout près

pick-square = Choisissez une case
pick-second-square = Choisissez où
pick-building = Choisissez un bâtiment
pick-tile = Choisissez une tuile
pick-cell = Choisissez une place
pick-turn = Choisissez le sens
pick-seat = Choisissez un joueur
pick-second-seat = Choisissez à qui prendre
pick-card = Choisissez une carte
pick-item = Choisissez un objet
pick-good = Choisissez quoi
pick-figure = Choisissez une sorte
pick-stack = Choisissez une pile
pick-side = Choisissez un côté
pick-die = Choisissez un dé
pick-pile = Choisissez une pile
pick-number = Choisissez combien de cases
pick-kind = Choisissez une tuile
part-turn =
    { $n ->
        [0] comme imprimée
        [1] tournée à droite
        [2] retournée
       *[other] tournée à gauche
    }
part-die = Dé { $n }
note-tile-retry = Avec autant de boîtes, les plateformes hélico et les entrées qui ne tiennent nulle part sont remélangées. Vous pouvez le changer sous « Plus d’options ».
note-seat =
    { $lives } { $n ->
        [one] vie
       *[other] vies
    } · { $bullets ->
        [one] { $bullets } munition
       *[other] { $bullets } munitions
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
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
hand-pick-one = Choisissez-en une à défausser
hand-in-play = En jeu

plate-thinking = Réfléchit
plate-decides = À vous de choisir
plate-turn = Joue
plate-dead = Mort
plate-below = Dans les égouts
plate-rides = Dans le métro
plate-jeep = Jeep
plate-jacket = Camisole
plate-owes-kill = Doit tuer ici pour gagner
plate-played = Carte jouée
plate-wishes-end = Veut finir
plate-lives = Vies : { $n }
plate-bullets = Munitions : { $n }
plate-guts = Tripes : { $n }
plate-cards = Cartes en main : { $n }
plate-sewer = Jetons Plaque d’égout : { $n }

step-tile = Tuile
step-fight = Combat
step-draw = Pioche
step-roll = Dé
step-move = Marche
step-zombies = Zombies
step-discard = Défausse
status-set-up = Avant le premier tour
status-round = Manche { $n }
phase-turn = { $name } : { $step }
phase-over = C’est fini

reconstructed = Le plan exact de certaines tuiles est reconstitué.
board-zombies = La ville
board-tile = Tuile { $number } : { $tile }, en { $x }/{ $y }. { $zombies ->
        [0] Aucun zombie
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, munitions : { $bullets }, vies : { $life }, bouches d’égout : { $manholes }
board-rolled = a fait { $n }
board-way = { $square } : { $steps ->
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
board-beside-of = { $letter ->
        [e] à l’est
        [w] à l’ouest
        [n] au nord
       *[s] au sud
    } { $of }, { $turn }
board-turn = Tourner { $tile-the } ; Entrée la pose
board-lay = Poser { $tile-the } ici
board-pawn = { $name }, { $square }
board-pawn-below = { $name }, dans les égouts sous { $square }

goal-look = Regarder : { $what }

supply-placer = { $name } la pose
supply-tiles = tuiles restantes
supply-undrawn = Tuiles encore à venir
never = L’hélicoptère ne viendra pas : pour gagner, il faut collecter 25 zombies.
never-but-cabin = L’hélicoptère ne viendra pas : pour gagner, il faut collecter 25 zombies ou prononcer le sortilège dans la Cabane.
supply-zombies = zombies en réserve
supply-on-map = zombies sur le plan
supply-deck = cartes dans la pioche
supply-discard = Défausse
discard-empty = Rien n’a encore été défaussé.

verb-draw = Piocher une tuile
verb-place = Poser la tuile
verb-put = Mettre
verb-put-bullet = Mettre une munition
verb-put-life = Mettre une vie
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
verb-cast = Prononcer le sortilège
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

orders-about = Vos ordres restent secrets. À ces moments-là, vous passez sans qu’on vous le demande.
orders-none = Vous pouvez laisser des ordres dès le premier tour.
orders-each = Selon le moment
orders-play-next = Une carte pour le prochain tour d’un joueur
orders-play-next-about = Elle est jouée dès que possible, même en votre absence.
orders-play-next-card = La carte
orders-play-next-on = Sur qui
orders-play-next-left = À la prochaine occasion, vous jouez { $card } sur { $on }.
orders-play-next-leave = Laisser cette carte
orders-withdraw = La retirer
orders-ask = Me demander
orders-unless-mine = Me demander pendant mon tour, et là où il s’agit de moi
orders-unless-last = Me demander encore juste avant mon tour
orders-end = Finir la partie
orders-end-about = Quand tout le monde le veut, la partie s’arrête et le plus de zombies gagne. Chacun voit qui le veut.
orders-wish-end = Je veux finir la partie
orders-play-on = Je veux continuer

moment-card-cancelled = annulée
moment-card-fizzled = sans effet
moment-movement-rolled = avance
moment-zombies-rolled = les zombies bougent
moment-newcomers-rolled = nouveaux venus
moment-die-rolled = lance le dé
moment-jacket-rolled = lance le dé contre la camisole
moment-spell-rolled = prononce le sortilège
moment-died = { $name } meurt !
over-flies = { $name } s’envole
over-wins = { $name } gagne
over-shared = { $names } gagnent
over-nobody = Personne ne gagne
over-how-helipad = Sur la Plateforme hélico, sans un zombie en travers.
over-how-zombies = 25 zombies collectés.
over-how-cabin = Le sortilège de la Cabane a réussi.
over-how-most-zombies = La partie s’arrête : le plus de zombies gagne.
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
said-helipad-short = dans la moitié inférieure : partie plus courte
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
boxes-deck = La pioche : { $n } cartes Événement
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
        [one] Vous gardez celui que vous avez collecté.
       *[other] Vous gardez les { $n } que vous avez collectés.
    }
now-over-here = C’est vous qui posez { $tile-the }, et non { $seat }.
now-smell = Ce tour-ci, { $seat } doit quitter { $tile-the }, ou passera le tour suivant.
now-lookin-at-me = { $seat } doit trouver une autre cible à « { $card } », sinon la carte est perdue.
now-didnt-happen = « { $card } », que joue { $seat }, est annulée.
now-raise-hand = « { $card } », que joue { $seat }, est annulée.
now-back-at-ya = « { $card } » touche aussi { $seat }.
now-got-one = Vous recevez aussi « { $card } », comme { $seat }.
now-lots-of-luck = Votre déplacement s’arrête. { $bullets ->
        [0] { $cards ->
            [0] { "" }
           *[other] Vous prenez à { $seat } une carte au hasard.
        }
       *[other] { $cards ->
            [0] Vous prenez à { $seat } une munition.
           *[other] Vous prenez à { $seat } une munition et une carte au hasard.
        }
    }
now-lucky-shot =
    { $n ->
        [0] Vous tuez le zombie avec votre dernière munition.
        [one] Vous tuez le zombie. Il vous reste une munition.
       *[other] Vous tuez le zombie. Il vous reste { $n } munitions.
    }
now-dont-sleep = { $seat } lance un dé : de 2 à 5, le tour est perdu et un zombie apparaît sur sa case.
now-hard-being-you = Vous prenez à { $seat } un de ces objets : { $items }.
now-running = Le dé que lance { $seat } vous déplace aussitôt, et personne d’autre.
now-behind-door = Un dé. { $n ->
        [0] De 4 à 6 : rien ne se passe.
        [one] De 4 à 6 : son unique zombie retourne à la réserve.
       *[other] De 4 à 6 : ses { $n } zombies retournent à la réserve.
    } De 1 à 3 : chacune de ses cases permises vides en reçoit un.
now-private = Vous menez aussi { $seat } pour le reste du déplacement, et c’est vous qui combattez.
now-why-wont = Le zombie revient, et { $seat } doit le combattre avec un nouveau jet.
now-missed-step = Vous choisissez la station où { $seat } sort.
now-not-exit = { $seat } arrive sur une autre tuile du Palais du rire.

over-chart = Les zombies, manche par manche
over-deaths = Les morts
over-nobody-died = Personne n’est mort.
over-died =
    { $seat-is ->
        [you] Vous
       *[other] { $seat }
    }
over-death-cost =
    { $n ->
        [0] rien à rendre
        [one] { $n } zombie rendu
       *[other] { $n } zombies rendus
    }
over-death =
    { $seat-is ->
        [you] Vous mourez à la manche { $round }, et rendez
       *[other] { $seat } meurt à la manche { $round }, et rend
    } { $n ->
        [one] { $n } zombie.
       *[other] { $n } zombies.
    }
over-haul =
    { $seat-is ->
        [you] Vous avez gagné
       *[other] { $seat } a gagné
    } { $n } zombies à la manche { $round }.
over-award-fighter = La bagarre
over-fact-fighter =
    { $n ->
        [one] { $n } zombie tué au combat
       *[other] { $n } zombies tués au combat
    }
over-award-deaths = Plusieurs vies
over-fact-deaths =
    { $n ->
        [one] une mort
       *[other] { $n } morts
    }
over-award-walker = La marche
over-fact-walker =
    { $n ->
        [one] { $n } case parcourue
       *[other] { $n } cases parcourues
    }
over-award-cards = Plus d’un tour
over-fact-cards =
    { $n ->
        [one] { $n } carte jouée
       *[other] { $n } cartes jouées
    }
over-award-builder = L’urbanisme
over-fact-builder =
    { $n ->
        [one] { $n } tuile posée
       *[other] { $n } tuiles posées
    }
over-round = Manche
over-award-sixes = La main sûre
over-fact-sixes =
    { $n ->
        [one] { $n } six au combat
       *[other] { $n } six au combat
    }
over-award-bullets = La gâchette
over-fact-bullets =
    { $n ->
        [one] { $n } balle partie
       *[other] { $n } balles parties
    }

## Hints that a player sees once.

hint-tile = Glissez la tuile vers un emplacement éclairé et tournez-la pour que les rues se rejoignent.
hint-put = Une proposition pour tous : glissez n’importe quel zombie, ou confirmez-la telle quelle.
hint-walk = Chaque case éclairée est à votre portée. Une case rouge annonce un combat.
hint-fight = Les balles améliorent ce jet ; une vie en achète un nouveau.
hint-herd = Cochez où ils doivent aller, ou glissez un zombie vous-même. Puis confirmez.
hint-discard = Votre main revient à trois cartes à chaque tour : en jeter une fait de la place pour une autre.
