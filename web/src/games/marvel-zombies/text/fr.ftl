# Les mots de Marvel Zombies dont seul le navigateur a besoin. Tout le reste est dans games/marvel-zombies/text.

primer-1-title = Gagnez ensemble
primer-1-text = Vous êtes tous du même côté : des héros affamés, ou ceux qui les arrêtent. Remplissez tous les objectifs et vous gagnez ensemble.
primer-2-title = Des héros affamés
primer-2-text = Chaque héros a une Santé, une attaque et des Compétences. Chaque niveau de Faim d’un héros zombie ajoute un dé, jusqu’au prochain repas.
primer-3-title = Trois actions par héros
primer-3-text = Chaque héros a trois actions : bouger, attaquer, dévorer, ouvrir une porte. Puis les ennemis attaquent ou s’approchent, et d’autres arrivent.
primer-4-title = Un perdu, tous perdus
primer-4-text = Chaque blessure coûte 1 de Santé. Si un héros est éliminé, vous perdez tous à la fin du tour de jeu.
primer-health = Santé
primer-hunger = Faim
primer-dice = +1 dé par niveau
primer-actions = 3 actions
primer-enemies = puis les ennemis
primer-out = ÉLIMINÉ

nav-council = Conseil

headline-begin = Choisissez qui joue ensuite
headline-begin-last = Commencez le tour { $hero-of }
headline-turn =
    { $actions ->
        [0] Finissez le tour { $hero-of }
       *[other] Choisissez ce que fait { $hero }
    }
headline-free = Choisissez l’Action gratuite { $hero-of }
headline-walk =
    { $left ->
        [one] Choisissez où va { $hero } : encore une zone
       *[other] Choisissez où va { $hero } : encore { $left } zones
    }
headline-effects =
    { $moment-id ->
        [start-of-turn] Utiliser un effet au début du tour ?
        [before-roll] Utiliser un effet avant le jet ?
        [after-roll] Utiliser un effet après le jet ?
        [after-attack] Utiliser un effet après l’attaque ?
        [end-of-turn] Utiliser un effet à la fin du tour ?
        [wounds-come] Des Blessures arrivent : utiliser un effet ?
        [wounds-assigned] Des Blessures tombent : utiliser un effet ?
        [enemies-spawned] Des Ennemis apparaissent : utiliser un effet ?
        [enemies-entered] Des Ennemis sont entrés : utiliser un effet ?
        [enemies-move] Des Ennemis vont avancer : utiliser un effet ?
        [card-drawn] Une carte est piochée : utiliser un effet ?
       *[turn] Utiliser un effet ?
    }
headline-target = Choisissez qui { $hero } touche
headline-push = Choisissez où repousser les Ennemis
headline-dice = Choisissez les dés à relancer
headline-lure = Choisissez par où viennent les Ennemis
headline-fell = Choisissez qui tombe
headline-discard-trait = Défaussez un Trait { $hero-of }
headline-keep-citizen = Choisissez la carte Citoyen à garder
headline-draw-citizen = Piocher une carte Citoyen ?
headline-agree = Accepter ce que demande { $by } ?
headline-leave = Partir par la Sortie avec { $hero } ?
headline-decide =
    { $one-id ->
        [division] Choisissez qui commence où
        [wounds] Choisissez qui subit les Blessures
        [split] Choisissez par où ils vont
        [citizen-way] Choisissez le chemin du Citoyen
        [attack-order] Choisissez la prochaine zone attaquée
        [rooms] Choisissez la pièce suivante
        [leader-zone] Choisissez la zone
        [fire] Choisissez sur qui ils tirent
        [spawn-zone] Choisissez où ils apparaissent
        [last-figures] Choisissez où vont les dernières figurines
        [lost-for-good] Continuez, ou mettez fin à la partie
       *[objective] Choisissez l’Objectif à retourner
    }

verb-begin = Commencer un tour
verb-move = Avancer
verb-open = Ouvrir une porte
verb-gain-trait = Piocher un Trait
verb-attack = Attaquer
verb-take = Prendre un Objectif
verb-take-card = Prendre une carte
verb-power-up = Gagner du Pouvoir
verb-save = Sauver un Citoyen
verb-carry = Porter le Signe
verb-end-turn = Finir le tour
verb-leave = Partir
verb-use = Utiliser un effet
verb-pass = Passer
verb-pick = Choisir
verb-enough = En rester là
verb-vote = Voter pour
verb-share = Répartir les Blessures
verb-give-up = Abandonner
verb-hand-over = Confier
verb-name-captain = Nommer un capitaine

status-set-up = Mise en place
status-round = Manche { $n }
status-heroes =
    { $n ->
        [one] un héros
       *[other] { $n } héros
    }
phase-over = La partie est finie
phase-turn = Tour { $hero-of }
step-heroes = Héros
step-enemies = Ennemis
step-end = Fin

letter-blue = B
letter-yellow = J
letter-orange = O
letter-red = R
level-blue = Bleu
level-yellow = Jaune
level-orange = Orange
level-red = Rouge
letter-guard = G
letter-operator = O
letter-specialist = S
letter-brute = B
letter-walker = R
letter-runner = F

short-captain-america = Cap
short-captain-marvel = Marvel
short-deadpool = D-Pool
short-iron-man = Iron
short-hulk = Hulk
short-wasp = Wasp
short-thor = Thor
short-spider-man = Spider
short-black-panther = Panther
short-doctor-strange = Strange
short-ms-marvel = Ms. M.
short-scarlet-witch = Wanda
short-agent-coulson = Coulson
short-pepper-potts = Pepper
short-mary-jane = MJ
short-jonah-jameson = JJJ
short-thunderbolt-ross = Ross
short-wong = Wong
short-aunt-may = May
short-blind-al = Al
short-maria-hill = Hill
short-jane-foster = Jane
short-edwin-jarvis = Jarvis
short-okoye = Okoye

board-marvel = Le plateau
board-not-opened = Pas ouvert
board-sight = Vue
board-follow-hero = Suivre { $hero }
board-map = Tout le plan
board-film = Film
board-film-about = Revoir la Phase des Ennemis, pas à pas
board-exit = Sortie, { $zone }, encore fermée
board-exit-open = Sortie, { $zone }, ouverte
board-spawn =
    { $active ->
        [yes] Point de Génération { $order }, { $zone }
       *[no] Point de Génération { $order }, { $zone }, inactif
    }
board-sign = Le Signe des Avengers, { $zone }
board-sign-damaged = Le Signe des Avengers, { $zone }, endommagé
board-card = Une carte Citoyen face cachée, { $zone }
board-objective =
    { $color ->
        [red] Objectif rouge, { $zone }
        [blue] Objectif bleu, { $zone }
        [green] Objectif vert, { $zone }
       *[none] Objectif face cachée, { $zone }
    }
board-hero =
    { $mode ->
        [hero] { $hero }, { $zone } : Santé { $health }, Pouvoir { $gauge }
       *[zombie] { $hero }, { $zone } : Santé { $health }, Faim { $gauge }
    }
board-leader = { $leader }, { $zone } : Endurance { $endurance }
board-leader-down = { $leader }, { $zone }, à terre
board-leader-rests = { $leader }, { $zone } : Endurance { $endurance }, n’agit pas
board-citizen =
    { $escorted ->
        [yes] { $citizen }, { $zone }, sous escorte
       *[no] { $citizen }, { $zone }
    }{ $objective ->
        [yes] { " (Objectif)" }
       *[no] { "" }
    }
door-closed = Porte fermée entre { $a } et { $b }
door-open = Porte ouverte entre { $a } et { $b }
door-locked = Porte verrouillée entre { $a } et { $b }
door-sealed = Porte condamnée entre { $a } et { $b }
objective-in = Objectif, { $zone }
zone-with = { $zone } : { $who }
danger = Danger
briefing = Briefing
goal-state =
    { $state ->
        [done] , atteint
        [lost] , hors d’atteinte
        [later] , seulement après les autres
       *[open] , { $done } fait, { $left } à faire
    }
goal-where = Où : { $zones }.
goal-nowhere = Il n’a pas de place sur le plateau.
goal-reached = C’est fait.
chip-hero = { $names } : hors de l’image, { $zone }. Montrer
danger-now = Niveau de Danger { $level }

said-move =
    { $n ->
        [0] { $zone }
        [one] { $zone } ({ $n } Action)
       *[other] { $zone } ({ $n } Actions)
    }
said-attack = { $form } — { $zone }

plate-hunger = Faim { $n } sur { $of }
plate-power = Pouvoir { $n } sur { $of }
plate-health = Santé { $n } sur { $of }
plate-xp = { $n } XP · { $level }
plate-actions =
    { $n ->
        [one] encore une Action
       *[other] encore { $n } Actions
    }
plate-left = À l’abri
plate-dead = Hors jeu
plate-voracious = Vorace
plate-begin = Commencer
plate-acting = En action
plate-done = A joué
plate-ready = En attente

card-trait = Trait
card-citizen = Citoyen
card-skill = Compétence
card-devour = Portée 0, une cible au plus. Repu, le héros n’a plus de Faim.
skill-yellow = Une Action de plus à chaque tour

begin-next = Le tour { $hero-of } vient ensuite
only-answer = Il n’y a rien à choisir ici.
only-answer-of-yours = Vous n’avez qu’une réponse. D’autres à la table peuvent passer avant.
end-turn-losing =
    { $n ->
        [one] Finir le tour, perdre une Action
       *[other] Finir le tour, perdre { $n } Actions
    }
panel-pick = Choisissez
panel-back = Retour
attack-of = { $hero } · { $form }
attack-hits =
    { $n ->
        [0] aucune Touche
        [one] 1 Touche
       *[other] { $n } Touches
    }
attack-needs = il faut { $n }+
attack-ones =
    { $n ->
        [one] le 1 augmente la Faim
       *[other] { $n } « 1 » augmentent la Faim
    }
turn-moves =
    { $cost ->
        [0] Touchez une zone éclairée pour avancer gratuitement.
        [one] Touchez une zone éclairée pour avancer : 1 Action.
       *[other] Touchez une zone éclairée pour avancer. Les Ennemis vous retiennent : { $cost } Actions.
    }
turn-doors =
    { $n ->
        [one] Vous pouvez ouvrir une porte ici.
       *[other] Vous pouvez ouvrir { $n } portes ici.
    }
decide-together = Vous devez tous être d’accord. Touchez un choix pour le proposer ou l’accepter.
decide-default = ce qui se passe si personne ne vote
decide-stands = { $name } vote pour
decide-accept = Accepter
choice-evenly = Répartir également
choice-all-on = Tout sur { $hero }
choice-nobody = Personne
share-part = { $hero } : { $n }
share-title = Partager à la main
share-left =
    { $n ->
        [one] reste { $n }
       *[other] restent { $n }
    }
share-less = Une de moins pour { $hero }
share-more = Une de plus pour { $hero }
share-propose = Proposer ce partage
moment-eliminated = C’est fini pour { $hero }

supply-left = { $kinds } : { $n } en réserve sur { $of }
supply-runs-out = S’il en faut plus qu’il n’en reste, tous ceux du plateau agissent une fois de plus.
supply-spawn-left = Cartes Génération : { $n } dans le paquet
supply-spawn-runs-out = Quand il n’en reste plus, la défausse est mélangée en un nouveau paquet.
supply-spawn = Génération
supply-discards = Pioches et défausses
supply-none = rien pour l’instant
supply-of-traits = Traits · { $n } dans la pioche · défaussés :
supply-of-citizens = Citoyens · { $n } dans la pioche · défaussés :
supply-of-leaders = { leader.many } · { $n } dans la pioche · défaussés :
supply-of-spawns = Cartes Génération · { $n } dans la pioche · défaussées :

over-won = Gagné !
over-lost = Perdu
over-how-won =
    { $rounds ->
        [one] Vous avez tout accompli en une manche.
       *[other] Vous avez tout accompli en { $rounds } manches.
    }
over-how-hero-lost = Vous avez perdu un héros à la manche { $rounds }.
over-how-mission-lost = Vous avez échoué à la manche { $rounds }.
over-how-given-up = Vous avez abandonné à la manche { $rounds }.

said-captain-none = personne : vous décidez tous ensemble
said-seat = place { $seat }
file-mission = Une mission à vous, dans un fichier
said-on = oui
said-off = non
said-own-mission = Une mission à vous

team-title = Qui vous jouez, et qui les joue
team-hero = Héros { $n }
team-seat = Qui joue le héros { $n }
team-drawn = Tiré au sort
team-forgotten = Donnez un héros à chaque place.

reconstructed = Les plateaux et les cartes marquées ° sont reconstitués.
council-captain = Qui décide pour tous ?
council-captain-about = Un capitaine prend seul vos décisions communes. L’hôte peut en nommer un autre à tout moment.
council-nobody = Tous ensemble
council-heroes = Confier un héros
council-heroes-about = Si quelqu’un est absent, l’hôte peut confier ses héros à une autre place, entre deux tours.
council-give-up = Abandonner
council-give-up-about = Vous perdez la partie quand vous souhaitez tous abandonner.
council-wish = Je souhaite abandonner
council-wish-back = Je change d’avis
council-wishes = Souhaitent abandonner : { $names }
mission-lost-for-good = Vous ne pouvez plus gagner cette mission. Abandonnez (Conseil), ou continuez.
step-lost = { $goal } : hors d’atteinte

until-title = N’utiliser aucun effet
until-never = Demandez-moi
until-window = Ce moment
until-round = Cette manche
until-game = Toute la partie

over-chart = La Santé, manche par manche
over-goals = Objectifs de la mission
over-no-goals = Cette mission n’a pas d’objectif.
over-goal-reached = atteint : { $done } sur { $of }
over-goal-open = non atteint : { $done } sur { $of }
over-goal-lost = hors d’atteinte : { $done } sur { $of }
over-goal = Atteint à la manche { $round } : { $goal }.
over-falls = Qui est tombé
over-nobody-fell = Aucun héros n’est tombé.
over-fell = { $hero } : une chute à la manche { $round }.
over-last-health = { $hero } n’avait plus qu’une Santé.
over-award-fighter = La bagarre
over-fact-fighter =
    { $n ->
        [one] { $n } Ennemi éliminé
       *[other] { $n } Ennemis éliminés
    }
over-award-hungry = La faim
over-fact-hungry =
    { $n ->
        [one] { $n } Citoyen dévoré
       *[other] { $n } Citoyens dévorés
    }
over-award-saviour = Le sauvetage
over-fact-saviour =
    { $n ->
        [one] { $n } Citoyen sauvé
       *[other] { $n } Citoyens sauvés
    }
over-award-objectives = En mission
over-fact-objectives =
    { $n ->
        [one] { $n } Objectif pris
       *[other] { $n } Objectifs pris
    }
over-award-wounds = Le bouclier
over-fact-wounds =
    { $n ->
        [one] { $n } Blessure encaissée
       *[other] { $n } Blessures encaissées
    }
over-award-walker = La marche
over-fact-walker =
    { $n ->
        [one] { $n } zone parcourue
       *[other] { $n } zones parcourues
    }
over-round = Manche

## Hints that a player sees once.

hint-actions = Trois actions, dans l’ordre que vous voulez. Ce qui est éclairé sur le plateau est à votre portée.
hint-hunger = La Faim vous rend plus fort jusqu’à ce que vous dévoriez quelqu’un. Trop de Faim, et vous perdez la maîtrise.
hint-dice = Certaines compétences changent encore ces dés. Ce qui est possible est éclairé.
hint-target = C’est vous qui choisissez la cible. Un ennemi qui tombe maintenant n’attaquera plus personne.
