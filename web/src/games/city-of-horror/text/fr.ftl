# Les mots de City of Horror dont seul le navigateur a besoin. Tous les autres sont dans games/city-of-horror/text.

primer-1-title = Vaccinés à temps
primer-1-text = L’hélicoptère vient à quatre heures. Sans antidote, on meurt. Survivants, antidotes restants et nourriture rapportent des points ; le plus haut total gagne.
primer-2-title = Chacun son pouvoir
primer-2-text = Chaque personnage a un pouvoir. L’utiliser l’épuise : il vaut alors moins. Les antidotes et les cartes s’échangent à tout moment.
primer-3-title = Choisissez où aller
primer-3-text = Choisissez une carte en secret. Les zombies arrivent. Puis chacun déplace un personnage, et les lieux se règlent l’un après l’autre.
primer-4-title = Quelqu’un est dévoré
primer-4-text = Trop de zombies sur un lieu : ils attaquent. Les présents votent, et un joueur perd un personnage. Les zombies restent.
primer-exhausted = épuisée
primer-antidotes = antidotes
primer-cards = cartes

nav-deals = Marchés
nav-orders = Consignes

headline-settle = Placez vos personnages
headline-draft-card = Gardez une carte
headline-choose-card = Choisissez une carte Déplacement
headline-choose-card-late = Choisissez votre carte en dernier
headline-act =
    { $moment-id ->
        [before-attack] Avant l’attaque : agissez ou passez
        [before-sharing] Avant le partage : agissez ou passez
        [before-invasion] Avant l’invasion : agissez ou passez
        [after-invasion] Après l’invasion : agissez ou passez
        [before-lure] Avant que la Blonde n’attire un zombie : agissez ou passez
        [last-window] Dernière chance avant l’hélicoptère : agissez ou passez
       *[other] L’heure commence : agissez ou passez
    }
headline-move-character =
    { $seat-is ->
        [you] Choisissez qui va { $place-in }
       *[other] { $seat } déplace quelqu’un { $place-to }
    }
headline-undo-move =
    { $seat-is ->
        [you] Annuler votre propre déplacement ?
       *[other] Annuler le déplacement ?
    }
headline-activate =
    { $seat-is ->
        [you] Utilisez { $place-the }, ou renoncez
       *[other] { $seat } peut utiliser { $place-the }
    }
headline-vote =
    { $purpose-id ->
        [sharing] Votez ! Qui dirige le partage { $place-in } ?
       *[other] Votez ! Qui perd quelqu’un { $place-in } ?
    }
headline-break-tie = Tranchez l’égalité { $place-in }
headline-lose-character = Choisissez qui est dévoré { $place-in }
headline-share = Partagez ce qui est { $place-in }
headline-answer-card =
    { $seat-is ->
        [you] Vous jouez { $card-a }
       *[other] { $seat } joue { $card-a } : annuler ?
    }
headline-put-marker = Choisissez où ça explose
headline-vaccinate = Choisissez qui reçoit un antidote

panel-you-may-act = Vous pouvez agir
panel-nothing-to-do = Aucune de vos cartes ni aucun de vos pouvoirs ne sert maintenant.
panel-before-that = Avant cela, vous pouvez
panel-pass = Passer cette fois
panel-pass-quietly = Passer, sauf si cela vous touche
panel-pass-until = Passer jusqu’à…
panel-take-back = Ne plus passer
panel-release = Continuer
panel-hold = Attendez !
panel-back = Retour
panel-decline = Ne pas s’en servir
panel-stay = Ne déplacer personne
panel-undo = L’annuler avec le Prêtre
panel-no-undo = Laisser faire
panel-who = Qui ?
panel-what = Quoi ?
panel-to-whom = À qui ?
panel-choose-later = Choisir après les autres
panel-your-card-in = Votre carte est face cachée. Vous pouvez la changer jusqu’au dernier choix.
panel-your-ballot-in = Votre bulletin est scellé. Vous pouvez le changer jusqu’au dernier.
panel-vote-attack = Qui reçoit le plus de voix perd ici un personnage.
panel-vote-sharing = Qui reçoit le plus de voix distribue ce qui est ici.
panel-tie-about = Vous avez le jeton Premier joueur : départagez les ex æquo.
panel-whose-ballot = Le bulletin de qui ?
panel-ballot-of = { $name }
panel-weights = Voix de chaque joueur ici
panel-your-weight =
    { $characters ->
        [one] { $characters } personnage
       *[other] { $characters } personnages
    }{ $more ->
        [0] { " " }ici ={ " " }
       *[other] { " " }ici, pouvoirs et cartes compris ={ " " }
    }{ $n } voix
panel-weight = { $n } voix
panel-seal = Sceller le bulletin : { $name }
panel-change = Changer le bulletin : { $name }
panel-pick-name = Désignez d’abord quelqu’un
panel-yourself = Vous-même
panel-vaccinate =
    { $n ->
        [0] Vous n’avez aucun antidote.
        [one] Un antidote : un seul des vôtres vivra.
       *[other] { $n } antidotes : { $n } des vôtres vivront.
    }
panel-vaccinate-do =
    Vacciner { $n } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
panel-more-offers = { $n ->
        [one] Une autre offre
       *[other] { $n } autres offres
    }

pick-place = Quel lieu ?
pick-from = D’où ?
pick-to = Vers où ?
pick-role = Qui ?
pick-seat = Qui, parmi les joueurs ?
pick-colour = Quelle couleur ?
pick-card = Quelle carte défausser ?
pick-discard = Quelle carte prendre ?
pick-food = Quelle Nourriture ?
pick-steps = De combien ?
pick-way = Comment ?
pick-item = Quoi ?
part-food = Nourriture de { $n }
part-steps =
    { $n ->
        [0] Le laisser où il est
        [one] Une couleur plus loin
       *[other] { $n } couleurs plus loin
    }
way-rest-for-card = Défausser une carte pour remettre un personnage en forme
way-rest-for-food = Défausser une Nourriture pour remettre un personnage en forme
way-antidote-for-card = Défausser une carte contre un antidote
way-antidote-by-tiring = Épuiser un personnage contre un antidote
way-leader-for-card = Défausser une carte pour placer le chef des zombies
way-leader-steps = Avancer le chef des zombies de 0 ou 1
way-draw-for-card = Défausser une carte pour en piocher une
way-take-for-card = Défausser une carte pour en reprendre une
way-take-by-tiring = Épuiser un personnage pour reprendre une carte
way-food-for-card = Défausser une carte pour piocher une Nourriture
way-open-food-for-card = Défausser une carte contre une Nourriture visible

note-place =
    { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, attaque à { $need } · { $room } dedans
note-card = { $zombies } sur { $need } · { $room }
note-full = Complet : ira au Carrefour
note-full-stays = Complet : reste au Carrefour
note-full-short = Complet → Carrefour
note-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
note-tires = Ne vaut plus que { $to } au lieu de { $from }.
note-seat = { $antidotes ->
        [one] { $antidotes } antidote
       *[other] { $antidotes } antidotes
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
note-cache = la couleur de personne
hand-play = Jouer { $card }
hand-pick = Choisir { $card }

until-title = Passer d’office jusqu’à la fin
until-location = de ce lieu
until-turn = de ce tour
until-game = de la partie
until-never = toujours demander
until-alarms = Mais demander si
alarm-attack = une attaque menace un de vos personnages
alarm-named = une action vous désigne
alarm-offer = on vous fait une offre
until-cards = Laisser passer les cartes qui ne vous touchent pas

chain-title = Cartes en attente de réponse
chain-let-be = Laisser passer
chain-cancel = Annuler avec { $with-a }
chain-you-cancel = Vous l’annulez. Vous pouvez changer d’avis jusqu’à la dernière réponse.
chain-you-pass = Vous laissez passer. Vous pouvez changer d’avis jusqu’à la dernière réponse.
chain-always-pass = Toujours laisser passer les cartes

plate-eliminated = Plus personne
plate-offers = Offre
plate-ballot-in = A voté
plate-ballot-due = Vote
plate-passed = A passé
plate-thinking = Réfléchit
plate-card-in = Carte prête
plate-holds = Fait attendre
plate-first = Premier joueur
plate-shares = Dirige le partage
plate-antidotes = { $n ->
        [one] { $n } antidote
       *[other] { $n } antidotes
    }
plate-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
plate-food = { $n ->
        [one] { $n } jeton Nourriture
       *[other] { $n } jetons Nourriture
    }
plate-rested =
    { $role }, en forme, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
plate-tired =
    { $role }, { $role-gender ->
        [f] épuisée
       *[m] épuisé
    }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
plate-dead =
    { $role }, { $role-gender ->
        [f] morte
       *[m] mort
    }

short-water-tower = Château d’eau
short-church = Église
short-hospital = Hôpital
short-bank = Banque
short-armory = Armurerie
short-crossroads = Carrefour

step-watch = Guet
step-cards = Cartes
step-invasion = Invasion
step-moves = Trajets
step-locations = Lieux
step-dawn = Aube
phase-set-up = Avant la nuit
phase-observation = Début de l’heure
phase-movement-cards = Cartes Déplacement
phase-invasion = Invasion
phase-movement = Déplacements
phase-locations = Lieux
phase-end-of-turn = Fin de l’heure
phase-ending = Avant l’aube
phase-over = La nuit est finie
status-set-up = Avant la nuit
status-turn = { $hour } · tour { $turn } sur { $of }
status-revised = règles révisées
status-first-print = première édition
status-alive = { $n } en vie

board-city = La ville, la nuit
board-piece =
    { $name-is ->
        [you] Votre { $role }
       *[other] { $role } ({ $name })
    }, { $place-in }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-piece-exhausted =
    { $name-is ->
        [you] Votre { $role }
       *[other] { $role } ({ $name })
    }, { $role-gender ->
        [f] épuisée
       *[m] épuisé
    }, { $place-in }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-piece-hidden =
    { $name-is ->
        [you] Votre { $role }
       *[other] { $role } ({ $name })
    }, { $role-gender ->
        [f] cachée
       *[m] caché
    }, { $place-in }, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-lot =
    { $place } : { $inside ->
        [one] { $inside } personnage
       *[other] { $inside } personnages
    }, { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, attaque à { $need }, { $verdict }
board-items =
    { $place } : { $antidotes ->
        [one] { $antidotes } antidote
       *[other] { $antidotes } antidotes
    } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } au sol
board-markers =
    { $place } : { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    } Explosion sur { $need }
board-food = Nourriture : { $n } face cachée ; face visible : { $open }
board-pick-here = { $place }
board-not-here = { $place }, pas maintenant
wheel-space = { $colour }, { $name }
wheel-leader = { $colour }, { $name } : le chef des zombies est ici
wheel-cache = { $colour } : la couleur de personne
meter-of = sur { $n }
meter-attack-at = attaque à { $n }
verdict-attack = ATTAQUE
verdict-quiet = CALME
verdict-empty = VIDE
verdict-done = FAIT
verdict-burnt = BRÛLÉE

invasion-title = Invasion { $hour }
invasion-secret = pour vous seulement
invasion-hidden = Face cachée. Personne n’a regardé.
invasion-seen-by =
    { $seats-is ->
        [you] Face cachée. Vous l’avez vue.
        [among] Face cachée. Vue par { $seats-and-you }.
       *[other] Face cachée. Vue par { $seats }.
    }
invasion-move = { $from } → { $to }
invasion-leader = chef +{ $n }
invasion-recon = Carte reconstituée
invasion-read = Lire les cartes Invasion
invasion-all = L’invasion, heure par heure
deck-reconstructed = 19 des 20 cartes Invasion sont reconstituées.
supply-zombies = zombies en réserve
supply-antidotes = antidotes en réserve
supply-deck = cartes dans la pioche
supply-discard = Défausse
discard-empty = Rien n’a encore été défaussé.

verb-settle = Placer
verb-draft = Garder
verb-choose = Carte Déplacement
verb-choose-later = Attendre
verb-pass = Passer
verb-take-back-pass = Reprendre
verb-hold = Retenir
verb-play = Jouer
verb-use = Utiliser un pouvoir
verb-cancel = Annuler
verb-move = Déplacer
verb-stay = Ne déplacer personne
verb-activate = Utiliser le lieu
verb-decline = Renoncer
verb-put-marker = Explosion
verb-vote-for = Voter
verb-cast-for = Voter avec un autre bulletin
verb-break-tie = Trancher
verb-sacrifice = Sacrifier
verb-give = Distribuer
verb-vaccinate = Vacciner
verb-propose = Proposer
verb-accept = Accepter
verb-refuse = Refuser
verb-withdraw = Retirer
verb-show = Montrer une carte
verb-order = Laisser une consigne

deal-offers = { $name } vous propose un marché
deal-offers-others = { $name } propose un marché à { $names }
deal-your-offer = Votre offre à { $names }
deal-you-get = Vous recevez
deal-you-give = Vous donnez
deal-accept = Accepter
deal-cannot = Vous ne pouvez pas
deal-counter = Contre-offre
deal-counters = { $name } vous fait une contre-offre
deal-refuse = Refuser
deal-withdraw = Retirer
deal-which-cards = Quelles cartes donnez-vous ?
deal-not-enforced = Les promesses sont notées, pas imposées.
deal-between =
    { $one-is ->
        [you] Votre marché avec { $two }
       *[other] { $two-is ->
            [you] Votre marché avec { $one }
           *[other] Marché entre { $one } et { $two }
        }
    }
deal-pays =
    paie { $antidotes ->
        [0] { "" }
        [one] { $antidotes } antidote
       *[other] { $antidotes } antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
    }{ $cards ->
        [0] { "" }
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
deals-made = Marchés sur ce lieu
deals-none = Personne n’a rien proposé.
deals-over = La nuit est finie : il n’y a plus rien à marchander.
kept-open = en cours
kept-kept = tenue
kept-broken = rompue
kept-void = sans objet
ware-any = une carte au choix
ware-blind = { $card }, face cachée
ware-antidotes = { $n ->
        [one] { $n } antidote
       *[other] { $n } antidotes
    }
ware-nothing = rien
tray-add = Ajouter une carte…
tray-blind = face cachée
tray-less = Un de moins
tray-more = Un de plus
tray-remove = Enlever : { $what }
tray-when = Quand c’est payé
make-title = Faire une offre
make-counter = Faire une contre-offre
make-lasts = Combien de temps elle tient
make-to = À qui
make-all = Tout le monde
make-taker = Qui accepte
make-promise = Ajouter une promesse
make-send = Envoyer l’offre
make-no-location = On ne promet qu’au sujet d’un lieu, pendant que c’est son tour.
make-talk-only = À cette table, vous pouvez échanger, mais les promesses ne sont que des paroles.
make-mode-enforced = Les deux parties devront s’y tenir.
make-mode-logged = On note qui tient parole et qui manque à la sienne.
promise-by = Qui promet
promise-mine = Vous promettez
promise-theirs = L’autre promet
promise-kind = Ce qui est promis
promise-what = Lequel ou laquelle
promise-add = Ajouter
kind-vote-attack = de désigner, à l’attaque
kind-vote-sharing = de désigner, au partage
kind-tie = de choisir en cas d’égalité
kind-spare-attack = de ne pas désigner, à l’attaque
kind-spare-sharing = de ne pas désigner, au partage
kind-spare-in-tie = de ne pas choisir en cas d’égalité
kind-marker = de poser le prochain marqueur sur
lasts-window = tient jusqu’à la fermeture de cette fenêtre
lasts-location = tient jusqu’à la fin de ce lieu
lasts-turn = tient jusqu’à la fin du tour
kind-hold-back-here = de ne rien faire à ce lieu (ni au chef des zombies, au Carrefour)
kind-hold-back-everything = de ne rien jouer du tout
kind-share-antidote = de donner un antidote à
kind-share-card = de donner une carte à
kind-play = de jouer une carte maintenant
kind-use = d’utiliser un pouvoir maintenant
kind-effect = d’utiliser le lieu
kind-no-effect = de ne pas utiliser le lieu
show-title = Montrer une carte
show-to = La montrer à { $name }
field-place = Lieu
field-from = De
field-to = Vers
field-role = Personnage
field-own-role = Personnage
field-seat = Joueur
field-colour = Couleur
field-card = Carte
field-discard = Carte de la défausse
field-food = Nourriture
field-steps = Cases

orders-about = Laissées à l’avance, connues de vous seulement, suivies seulement si c’est permis.
orders-once = Servent une fois, à la prochaine question
orders-standing = En vigueur jusqu’à ce que vous les changiez
orders-none = Vous pourrez laisser des consignes dès la première heure.
orders-over = On ne vous demandera plus rien.
orders-ask = Demander
orders-hold = Faire attendre
orders-hold-next = Faire attendre la prochaine décision
orders-holding = La prochaine décision vous attend
orders-answers = Chaque fois que quelqu’un joue une carte
orders-ask-if-touched = Demander si cela vous touche
orders-let-be = Laisser passer
orders-cancel = Annuler
orders-cancel-about = Annule ce que vous cochez, si vous le pouvez. Si vous ne cochez rien, tout est annulé.
orders-cards = Seulement ces cartes
orders-card = Prochaine carte Déplacement
orders-mover = Qui se déplace ensuite
orders-victims = Qui sacrifier d’abord, à chaque fois
orders-ballot-attack = Bulletin à la prochaine attaque sur ce lieu
orders-ballot-sharing = Bulletin au prochain partage sur ce lieu
orders-wishes = La prochaine fois que vous pouvez utiliser un lieu
orders-add-wish = Quel lieu…
orders-decline = ne pas l’utiliser
orders-leave = Laisser cette consigne

moment-ballots = On ouvre les bulletins
moment-cards = Où va chacun
moment-cancelled = annulée
moment-attack = Ils attaquent !
moment-quiet = Tout est calme
moment-collapse = Le Château d’eau s’effondre !
moment-fire = L’Armurerie brûle !
moment-blocked = L’Armurerie est bloquée !
moment-eliminated =
    { $name-is ->
        [you] Vous n’avez plus personne
       *[other] { $name } n’a plus personne
    }
over-city-wins = La ville gagne
over-wins = La nuit est à { $name }
over-shared = { $names } se partagent la nuit
over-nobody = Personne n’avait d’antidote.
over-vaccinated = L’hélicoptère emmène les vaccinés. Points : personnages + antidotes + Nourriture.
over-parts = { $characters } + { $antidotes } + { $food }

power-blonde = N’attire aucun zombie ce tour-ci. (En forme, elle en attire un par tour.)
power-businessman = Défaussez une carte pour en reprendre une.
power-businesswoman = Défaussez une carte pour en reprendre une.
power-sushi-chef = Piochez une carte.
power-geek = Envoyez un zombie de son lieu vers un autre.
power-rocker = Envoyez un zombie de son lieu vers un autre.
power-grandpa = Vote ce tour-ci. (Sinon, il ne vote pas.)
power-granny = Peut être déplacée ce tour-ci. (Sinon, elle reste.)
power-housewife = Tuez 2 zombies sur son lieu.
power-guard = Tuez 2 zombies sur son lieu.
power-mama = Entre dans un lieu complet à votre déplacement.
power-student = Prenez le jeton Premier joueur.
power-little-boy = Se cache jusqu’à la fin du tour.
power-little-girl = Se cache jusqu’à la fin du tour.
power-pregnant-woman = Accouche : deux voix désormais.
power-priest = Annule le déplacement qui vient d’être fait.
power-punk = Annule une carte qui vient d’être jouée.
power-rasta = Regardez la prochaine carte Invasion.
power-agent = Mettez le chef des zombies où vous voulez.
power-teen = Changez de carte Déplacement.
power-thief = Volez une carte à quelqu’un.

card-effect-alarm = Trois zombies arrivent sur un lieu.
card-effect-energy-drink = Remet en forme un personnage épuisé.
card-effect-canned-food = Vaut 1 point à la fin.
card-effect-pepper-spray = Annule une carte qui vient d’être jouée.
card-effect-hideout = Cachez un de vos personnages ce tour-ci.
card-effect-back-door = Votre déplacement mène dans un lieu complet.
card-effect-gun = Tuez 1 zombie où vous voulez.
card-effect-night-vision-goggles = Regardez la prochaine carte Invasion.
card-effect-chainsaw = Tuez la moitié des zombies d’un lieu.
card-effect-flashlight = Mettez le chef des zombies où vous voulez.
card-effect-kitten = Tous les zombies d’un lieu courent vers un autre, au hasard.
card-effect-pickpocket = Volez une carte à quelqu’un.
card-effect-weapon-replica = Plus de poids dans les votes d’un lieu.
card-effect-shotgun = Tuez 2 zombies où vous voulez.
card-effect-running-shoes = Changez de carte Déplacement.
card-effect-molotov-cocktail = Tuez 1 zombie, puis posez un marqueur Explosion.
card-effect-rescue-flare = Déplacez 1 zombie, puis posez un marqueur Explosion.
card-effect-makeshift-bomb = Tuez 2 zombies, puis posez un marqueur Explosion.
card-effect-lawn-mower = Épuisez un personnage pour tuer tous les zombies d’un lieu.

said-by-edition = selon l’édition
said-on = oui
said-off = non
said-random = au hasard
said-seat = siège { $seat }
said-edition-revised = révisée (règles anglaises)
said-edition-first-print = première édition (règles françaises)
said-sides-a = toutes A, pour débuter
said-sides-b = toutes B
said-sides-random = au hasard
said-deal_visibility-public = tout le monde voit les marchés
said-deal_visibility-parties = seules les deux parties les voient
said-promises-enforced = les marchés engagent
said-promises-logged = les marchés sont notés
said-promises-talk = pas de marchés, des paroles
option-colours-of-seats = celles des places
said-first_player_mode-immediate = tout de suite
said-first_player_mode-end-of-turn = à la fin du tour
said-first_player_no_loss-stay = il reste
said-first_player_no_loss-pass-clockwise = il passe dans le sens horaire
said-share_tie-first-player = le premier joueur tranche
said-share_tie-nobody = personne ne reçoit rien
said-share_winner-free = librement
said-share_winner-takes-one = d’abord un objet pour soi
said-weapon_replica-plus-two = deux voix de plus
said-weapon_replica-proxy = le bulletin de quelqu’un d’autre
said-armory_b_cost-discard-action = défausser une carte
said-armory_b_cost-exhaust-present = épuiser un personnage
said-energy_target-any = tous les personnages
said-energy_target-own = seulement vos personnages
said-slot_labels-corners = T, 1 à 4, X
said-slot_labels-numbers = 1 à 6

## Ce que fait une carte ou un pouvoir à cet instant précis.

now-zombies-at-least =
    { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }. Attaque à { $n }.
now-zombies-exceed =
    { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }, contre { $n ->
        [one] { $n } personnage
       *[other] { $n } personnages
    }.
now-cancel =
    { $seat-is ->
        [you] Annule votre propre carte « { $card } ».
       *[other] Annule « { $card } », carte jouée par { $seat }.
    }
now-hide = Cache { $role-the } jusqu’à la fin du tour.
now-rest = Remet { $role-the } en forme.
now-steal =
    { $n ->
        [one] Volez à { $seat } sa seule carte.
       *[other] Volez à { $seat } une de ses { $n } cartes.
    }
now-undo =
    { $seat-is ->
        [you] Renvoie votre { $role } { $from-to }.
       *[other] Renvoie { $role-the } ({ $seat }) { $from-to }.
    }

over-chart = Les points, tour par tour
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
    } aux zombies { $place-in }, tour { $round }.
over-eaten =
    Les zombies ont mangé { $role-the } ({ $seat-is ->
        [you] à vous
       *[other] { $seat }
    }) { $place-in }, tour { $round }, sans vote.
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
        [one] { $round } tour
       *[other] { $round } tours
    }
over-award-cards = Plus d’un tour
over-fact-cards =
    { $n ->
        [one] { $n } carte jouée
       *[other] { $n } cartes jouées
    }
over-not-eaten = pas mangé par des zombies
over-lost =
    { $seat-is ->
        [you] Vous avez perdu
       *[other] { $seat } a perdu
    } { $role-the } au tour { $round }.
over-award-antidotes = La pharmacie
over-fact-antidotes =
    { $n ->
        [one] { $n } antidote à la fin
       *[other] { $n } antidotes à la fin
    }
over-award-food = Le garde-manger
over-fact-food = { $n } en Nourriture à la fin
over-award-deals = Le marchandage
over-fact-deals =
    { $n ->
        [one] { $n } accord
       *[other] { $n } accords
    }
over-round = Tour

## Hints that a player sees once.

hint-plan = Votre plan est secret. Regardez d’abord où se trouvent déjà les zombies.
hint-move = Chaque lieu aide ceux qui y viennent. Comptez ses zombies avant d’y envoyer quelqu’un.
hint-cards = Une carte ou un pouvoir éclairé s’utilise maintenant, sans attendre votre tour.
hint-deal = Cartes et antidotes s’échangent à tout moment : proposez un marché.
hint-answer = Quelqu’un a joué une carte. L’une des vôtres, éclairée, peut y répondre.
hint-vote = Vos personnages présents sont vos voix. Une promesse faite avant le vote peut en rapporter d’autres.
hint-vaccine = Seules comptent les personnes vaccinées. Donnez vos antidotes à celles qui valent le plus.
