# Les mots de City of Horror dont seul le navigateur a besoin. Tous les autres sont dans games/city-of-horror/text.

nav-deals = Marchés
nav-orders = Ordres

headline-settle = Placez vos personnages
headline-draft-card = Gardez une carte
headline-choose-card = Choisissez une carte déplacement
headline-choose-card-late = Les autres ont montré : choisissez votre carte
headline-act =
    { $moment-id ->
        [before-attack] Avant l’attaque : agissez ou passez
        [before-sharing] Avant le partage : agissez ou passez
        [before-invasion] Avant l’invasion : agissez ou passez
        [after-invasion] Après l’invasion : agissez ou passez
        [before-lure] Avant que la Blonde n’attire un zombie : agissez ou passez
        [last-window] Dernière chance avant l’hélicoptère
       *[other] L’heure commence : agissez ou passez
    }
headline-move-character = { $seat } se déplace : { $place }
headline-undo-move = Annuler le déplacement ?
headline-activate = { $place } : au tour de { $seat }
headline-vote =
    { $purpose-id ->
        [sharing] { $place } : qui partage ? Votez !
       *[other] { $place } : qui est dévoré ? Votez !
    }
headline-break-tie = Départagez : { $place }
headline-lose-character = Sacrifiez quelqu’un : { $place }
headline-share = Partagez : { $place }
headline-answer-card = { $seat } joue { $card }
headline-put-marker = Où est l’explosion ?
headline-vaccinate = Qui reçoit un antidote ?

panel-you-may-act = Vous pouvez agir
panel-nothing-to-do = Aucune de vos cartes ni de vos capacités ne sert maintenant.
panel-before-that = Avant cela, vous pouvez
panel-pass = Passer cette fois
panel-pass-quietly = Passer, sauf si ça me touche
panel-pass-until = Passer jusqu’à…
panel-take-back = Reprendre la main
panel-release = Continuer
panel-hold = Attendez
panel-back = Retour
panel-decline = Ne pas s’en servir
panel-stay = Personne ne peut bouger
panel-undo = Le Prêtre l’annule
panel-no-undo = Laisser faire
panel-who = Qui ?
panel-what = Quoi ?
panel-to-whom = À qui ?
panel-choose-later = Choisir après les autres
panel-your-card-in = Votre carte est face cachée. Vous pouvez la changer jusqu’à la dernière.
panel-your-ballot-in = Votre bulletin est scellé. Vous pouvez le changer jusqu’au dernier.
panel-vote-attack = Qui est désigné avec le plus de poids perd ici un personnage.
panel-vote-sharing = Qui est désigné avec le plus de poids distribue ce qui est ici.
panel-tie-about = Vous avez le jeton premier joueur : départagez-les.
panel-whose-ballot = Le bulletin de qui ?
panel-ballot-of = { $name }
panel-weights = Poids des bulletins
panel-your-weight = Votre bulletin pèse { $n } : un par personnage visible ici.
panel-weight = poids { $n }
panel-seal = Sceller : { $name }
panel-change = Changer : { $name }
panel-pick-name = Désignez un joueur
panel-yourself = Vous-même
panel-vaccinate = { $n ->
        [0] Vous n’avez aucun antidote.
        [one] Un antidote : un seul des vôtres vivra.
       *[other] { $n } antidotes : autant des vôtres vivront.
    }
panel-vaccinate-do = Vacciner { $n } pour { $points } points
panel-more-offers = { $n ->
        [one] Une autre offre
       *[other] { $n } autres offres
    }

pick-place = Quel lieu ?
pick-from = D’où ?
pick-to = Vers où ?
pick-role = Qui ?
pick-seat = Quel joueur ?
pick-colour = Quelle couleur ?
pick-card = Quelle carte défausser ?
pick-discard = Quelle carte prendre ?
pick-food = Quelle nourriture ?
pick-steps = De combien ?
pick-way = Comment ?
pick-item = Quoi ?
part-food = Nourriture valant { $n }
part-steps = { $n ->
        [0] Pas du tout
        [one] D’une couleur
       *[other] De { $n } couleurs
    }
way-rest-for-card = Défausser une carte, reposer un personnage
way-rest-for-food = Défausser de la nourriture, reposer un personnage
way-antidote-for-card = Défausser une carte, prendre un antidote
way-antidote-by-tiring = Épuiser un personnage, prendre un antidote
way-leader-for-card = Défausser une carte, placer le chef zombie
way-leader-steps = Avancer le chef zombie de 0 ou 1
way-draw-for-card = Défausser une carte, en piocher une
way-take-for-card = Défausser une carte, en reprendre une
way-take-by-tiring = Épuiser un personnage, reprendre une carte
way-food-for-card = Défausser une carte, piocher de la nourriture
way-open-food-for-card = Défausser une carte, prendre une nourriture visible

note-place = { $zombies ->
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, attaque à { $need } · { $room } dedans
note-card = { $zombies } sur { $need } · { $room }
note-worth = vaut { $n }
note-tires = Vaut ensuite { $to } au lieu de { $from }.
note-seat = { $antidotes ->
        [one] { $antidotes } antidote
       *[other] { $antidotes } antidotes
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
note-cache = couleur de personne
hand-play = Jouer { $card }
hand-pick = Choisir { $card }

until-title = Passer d’office jusqu’à la fin
until-location = de ce lieu
until-turn = de ce tour
until-game = de la partie
until-never = demandez-moi
until-alarms = Mais réveillez-moi si
alarm-attack = une attaque menace là où je suis
alarm-named = une action me désigne
alarm-offer = on me fait une offre
until-cards = Laisser les cartes qui ne me touchent pas

chain-title = Cartes en attente
chain-let-be = Laisser faire
chain-cancel = Annuler : { $with }
chain-you-cancel = Vous l’annulez. Vous pouvez changer d’avis jusqu’à la dernière réponse.
chain-you-pass = Vous laissez faire. Vous pouvez changer d’avis jusqu’à la dernière réponse.
chain-always-pass = Toujours laisser faire

plate-eliminated = Éliminé
plate-offers = Offre
plate-ballot-in = A voté
plate-ballot-due = Doit voter
plate-passed = A passé
plate-thinking = Réfléchit
plate-card-in = Carte prête
plate-holds = Attend
plate-first = Premier joueur
plate-shares = Partage
plate-antidotes = { $n ->
        [one] { $n } antidote
       *[other] { $n } antidotes
    }
plate-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
plate-food = { $n ->
        [one] { $n } jeton nourriture
       *[other] { $n } jetons nourriture
    }
plate-rested = { $role }, en forme, vaut { $n }
plate-tired = { $role }, épuisé, vaut { $n }
plate-dead = { $role }, mort

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
phase-movement-cards = Cartes déplacement
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
board-piece = { $role } de { $name }, { $place }, vaut { $n }
board-piece-exhausted = { $role } de { $name }, épuisé, { $place }, vaut { $n }
board-piece-hidden = { $role } de { $name }, caché, { $place }, vaut { $n }
board-lot = { $place } : { $inside } dedans, { $zombies } zombies, attaque à { $need }, { $verdict }
board-items = { $place } : { $antidotes } antidotes et { $cards } cartes face cachée au sol
board-markers = { $place } : { $n } marqueurs d’explosion sur { $need }
board-food = Nourriture : { $n } face cachée, visible { $open }
board-pick-here = { $place }
board-not-here = { $place }, pas maintenant
wheel-space = { $colour }, { $name }
wheel-leader = { $colour }, { $name } : le chef zombie est ici
wheel-cache = { $colour } : couleur de personne
meter-of = sur { $n }
meter-attack-at = attaque à { $n }
verdict-attack = ATTAQUE
verdict-quiet = CALME
verdict-empty = VIDE
verdict-done = FAIT
verdict-burnt = BRÛLÉ

invasion-title = Invasion { $hour }
invasion-secret = vous seul
invasion-hidden = Face cachée. Personne n’a regardé.
invasion-seen-by = Face cachée. Vue par { $seats }.
invasion-move = { $from } → { $to }
invasion-leader = chef +{ $n }
invasion-recon = Carte reconstituée
invasion-read = Lire les cartes invasion
invasion-all = L’invasion, heure par heure
deck-reconstructed = 19 des 20 cartes invasion sont reconstituées.
supply-zombies = zombies en réserve
supply-antidotes = antidotes en réserve
supply-deck = cartes dans la pioche
supply-discard = Défausse
discard-empty = Rien n’a encore été défaussé.

verb-settle = Placer
verb-draft = Garder
verb-choose = Carte déplacement
verb-choose-later = Attendre
verb-pass = Passer
verb-take-back-pass = Reprendre
verb-hold = Retenir
verb-play = Jouer
verb-use = Utiliser une capacité
verb-cancel = Annuler
verb-move = Déplacer
verb-stay = Rester
verb-activate = Utiliser le lieu
verb-decline = Renoncer
verb-put-marker = Explosion
verb-vote-for = Voter
verb-cast-for = Voter pour un autre
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

deal-offers = { $name } propose un marché
deal-offers-others = { $name } propose un marché à { $names }
deal-your-offer = Votre offre à { $names }
deal-you-get = Vous recevez
deal-you-give = Vous donnez
deal-accept = Accepter
deal-cannot = Impossible pour vous
deal-counter = Contre-offre
deal-counters = { $name } vous fait une contre-offre
deal-refuse = Refuser
deal-withdraw = Retirer
deal-which-cards = Quelles cartes donnez-vous ?
deal-not-enforced = Les promesses sont notées, pas imposées.
deal-between = Marché entre { $one } et { $two }
deal-pays = paie { $antidotes ->
        [0] { "" }
        [one] { $antidotes } antidote
       *[other] { $antidotes } antidotes
    }{ $cards ->
        [0] { "" }
        [one] { " " }{ $cards } carte
       *[other] { " " }{ $cards } cartes
    }
deals-made = Marchés conclus ici
deals-none = Personne n’a rien proposé.
deals-over = La nuit est finie : il n’y a plus rien à marchander.
kept-open = en cours
kept-kept = tenu
kept-broken = rompu
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
tray-remove = Enlever : { $what }
tray-when = Quand c’est payé
make-title = Faire une offre
make-counter = Faire une contre-offre
make-lasts = Combien de temps elle tient
make-to = À qui
make-all = Tous
make-taker = Qui l’accepte
make-promise = Ajouter une promesse
make-send = Envoyer l’offre
make-no-location = On promet au sujet d’un lieu pendant qu’il est résolu.
make-talk-only = À cette table on échange, mais on ne conclut pas de marché : les promesses ne sont que des mots.
make-mode-enforced = Les deux parties y sont tenues.
make-mode-logged = On note qui tient parole et qui la rompt.
promise-by = Qui promet
promise-mine = Je promets
promise-theirs = L’autre promet
promise-kind = Ce qui est promis
promise-what = Lequel
promise-add = Ajouter
kind-vote-attack = de désigner, à l’attaque
kind-vote-sharing = de désigner, au partage
kind-tie = de trancher contre
kind-spare-attack = de ne pas désigner, à l’attaque
kind-spare-sharing = de ne pas désigner, au partage
kind-spare-in-tie = de ne pas choisir en cas d’égalité
kind-marker = de poser le prochain marqueur sur
lasts-window = tient jusqu’à la fermeture de cette fenêtre
lasts-location = tient jusqu’à la fin de ce lieu
lasts-turn = tient jusqu’à la fin du tour
kind-hold-back-here = de ne rien faire à ce lieu, ni au chef zombie au Carrefour
kind-hold-back-everything = de ne rien jouer du tout
kind-share-antidote = de donner un antidote à
kind-share-card = de donner une carte à
kind-play = de jouer une carte maintenant
kind-use = d’utiliser une capacité maintenant
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

orders-about = Laissées d’avance, connues de vous seul, suivies seulement si c’est permis.
orders-once = Servent une fois, à la prochaine question
orders-standing = En vigueur jusqu’à nouvel ordre
orders-none = Vous pourrez laisser des consignes dès la première heure.
orders-over = On ne vous demandera plus rien.
orders-ask = Demandez-moi
orders-hold = Retenir
orders-hold-next = La prochaine décision m’attend
orders-holding = La prochaine décision vous attend
orders-answers = Chaque fois que quelqu’un joue une carte
orders-ask-if-touched = Demandez si ça me touche
orders-let-be = Laisser
orders-cancel = Annuler
orders-cancel-about = Annule ce qui correspond, si vous le pouvez. Sans choix, tout correspond.
orders-cards = Seulement ces cartes
orders-card = Prochaine carte déplacement
orders-mover = Qui se déplace ensuite
orders-victims = Qui sacrifier d’abord, à chaque fois
orders-ballot-attack = Bulletin à la prochaine attaque sur ce lieu
orders-ballot-sharing = Bulletin au prochain partage sur ce lieu
orders-wishes = Utiliser un lieu, la prochaine fois
orders-add-wish = À quel lieu…
orders-decline = ne pas l’utiliser
orders-leave = Laisser cette consigne

moment-ballots = Les bulletins
moment-cards = Où chacun se rend
moment-cancelled = annulée
moment-attack = Ils attaquent !
moment-quiet = Tout est calme
moment-collapse = Le château d’eau s’effondre !
moment-fire = L’armurerie brûle !
moment-blocked = L’armurerie est bloquée
moment-eliminated = { $name } a tout perdu
over-city-wins = La ville gagne
over-wins = La nuit est à { $name }
over-shared = { $names } se partagent la nuit
over-nobody = Personne n’avait d’antidote.
over-vaccinated = L’hélicoptère emmène les vaccinés. Points : personnages + antidotes + nourriture.
over-parts = { $characters } + { $antidotes } + { $food }

power-blonde = N’attire personne ce tour. En forme, elle attire un zombie par tour.
power-businessman = Défaussez une carte, reprenez-en une.
power-businesswoman = Défaussez une carte, reprenez-en une.
power-sushi-chef = Piochez une carte.
power-geek = Déplacez un zombie d’ici.
power-rocker = Déplacez un zombie d’ici.
power-grandpa = Vote ce tour. Sinon il ne vote pas.
power-granny = Peut bouger ce tour. Sinon elle reste.
power-housewife = Tuez 2 zombies ici.
power-guard = Tuez 2 zombies ici.
power-mama = Entre dans un lieu plein.
power-student = Prenez le jeton premier joueur.
power-little-boy = Se cache jusqu’à la fin du tour.
power-little-girl = Se cache jusqu’à la fin du tour.
power-pregnant-woman = Accouche : deux voix désormais.
power-priest = Annule un déplacement.
power-punk = Annule une carte jouée.
power-rasta = Regardez la prochaine invasion.
power-agent = Placez le chef zombie où vous voulez.
power-teen = Changez votre carte déplacement.
power-thief = Volez une carte à un joueur.

card-effect-alarm = Trois zombies arrivent dans un lieu.
card-effect-energy-drink = Un personnage épuisé se repose.
card-effect-canned-food = Vaut 1 point à la fin.
card-effect-pepper-spray = Annule une carte jouée.
card-effect-hideout = Cachez l’un des vôtres ce tour.
card-effect-back-door = Votre déplacement entre dans un lieu plein.
card-effect-gun = Tuez 1 zombie où vous voulez.
card-effect-night-vision-goggles = Regardez la prochaine invasion.
card-effect-chainsaw = Tuez la moitié des zombies d’un lieu.
card-effect-flashlight = Placez le chef zombie où vous voulez.
card-effect-kitten = Tous les zombies d’un lieu courent ailleurs.
card-effect-pickpocket = Volez une carte à un joueur.
card-effect-weapon-replica = Plus de poids aux votes d’un lieu.
card-effect-shotgun = Tuez 2 zombies où vous voulez.
card-effect-running-shoes = Changez votre carte déplacement.
card-effect-molotov-cocktail = Tuez 1 zombie. Laisse une explosion.
card-effect-rescue-flare = Déplacez 1 zombie. Laisse une explosion.
card-effect-makeshift-bomb = Tuez 2 zombies. Laisse une explosion.
card-effect-lawn-mower = Épuisez quelqu’un, tuez tous les zombies d’un lieu.

said-by-edition = selon l’édition
said-on = oui
said-off = non
said-random = au hasard
said-seat = place { $seat }
said-edition-revised = révisée (règles anglaises)
said-edition-first-print = première (règles françaises)
said-sides-a = toutes A, pour débuter
said-sides-b = toutes B
said-sides-random = au hasard
said-deal_visibility-public = tous voient les marchés
said-deal_visibility-parties = seuls les deux les connaissent
said-promises-enforced = les marchés engagent
said-promises-logged = les marchés sont notés
said-promises-talk = pas de marché, des paroles
option-colours-of-seats = celles des places
said-first_player_mode-immediate = tout de suite
said-first_player_mode-end-of-turn = à la fin du tour
said-first_player_no_loss-stay = il reste
said-first_player_no_loss-pass-clockwise = il passe au suivant
said-share_tie-first-player = le premier joueur tranche
said-share_tie-nobody = personne ne reçoit rien
said-share_winner-free = à son gré
said-share_winner-takes-one = il se sert d’abord
said-weapon_replica-plus-two = deux voix de plus
said-weapon_replica-proxy = vote à la place d’un autre
said-armory_b_cost-discard-action = défausser une carte
said-armory_b_cost-exhaust-present = épuiser un personnage
said-energy_target-any = n’importe qui
said-energy_target-own = seulement les siens
said-slot_labels-corners = T, 1 à 4, X
said-slot_labels-numbers = 1 à 6

## Ce que fait une carte ou un pouvoir à cet instant précis.

now-zombies-at-least = { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }. Attaque à { $n }.
now-zombies-exceed = { $place } : { $to ->
        [0] aucun zombie
        [one] un zombie
       *[other] { $to } zombies
    } au lieu de { $from }, contre { $n ->
        [one] { $n } personnage.
       *[other] { $n } personnages.
    }
now-cancel = Annule « { $card } », de { $seat }.
now-hide = { $role } : à l’abri jusqu’à la fin du tour.
now-rest = { $role } : de nouveau en forme.
now-steal = { $n ->
        [one] Volez la seule carte de { $seat }.
       *[other] Volez une des { $n } cartes de { $seat }.
    }
now-undo = { $role } ({ $seat }) retourne { $from-to }.
