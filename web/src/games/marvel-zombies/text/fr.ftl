# Les mots de Marvel Zombies dont seul le navigateur a besoin. Tout le reste est dans games/marvel-zombies/text.

nav-council = Conseil

headline-begin = À qui de jouer ?
headline-turn =
    { $actions ->
        [0] { $hero } n’a plus d’Action
        [one] { $hero } : encore une Action
       *[other] { $hero } : encore { $actions } Actions
    }
headline-free = { $hero } : une Action gratuite
headline-walk =
    { $left ->
        [one] { $hero } avance : encore une zone
       *[other] { $hero } avance : encore { $left } zones
    }
headline-effects =
    { $moment-id ->
        [start-of-turn] Le tour commence : un effet ?
        [before-roll] Avant les dés : un effet ?
        [after-roll] Les dés sont jetés : un effet ?
        [after-attack] Après l’attaque : un effet ?
        [end-of-turn] Le tour s’achève : un effet ?
        [wounds-come] Des Blessures arrivent : un effet ?
        [wounds-assigned] Les Blessures sont réparties : un effet ?
        [enemies-spawned] Des Ennemis sont apparus : un effet ?
        [enemies-entered] Des Ennemis sont entrés : un effet ?
        [enemies-move] Des Ennemis vont avancer : un effet ?
        [card-drawn] Une carte est piochée : un effet ?
       *[turn] Un effet ?
    }
headline-target = { $hero } choisit une cible
headline-push = { $hero } repousse : vers où ?
headline-dice = { $hero } : quels dés relancer ?
headline-lure = { $hero } attire : qui vient ?
headline-fell = { $hero } : qui tombe ?
headline-discard-trait = { $hero } a trois Traits : un de trop
headline-keep-citizen = { $hero } : garder { $card } ?
headline-draw-citizen = { $hero } : piocher une carte Citoyen ?
headline-agree = { $with } : d’accord avec { $by } ?
headline-leave = { $hero } est à la Sortie : partir ?
headline-decide =
    { $one-id ->
        [division] Qui commence où ?
        [wounds] Qui subit les Blessures ?
        [split] Par où vont-ils ?
        [citizen-way] Par où va le Citoyen ?
        [attack-order] Quelle zone est attaquée d’abord ?
        [rooms] À quelle pièce ensuite ?
        [leader-zone] Où va-t-il ?
        [fire] Sur qui tirent-ils ?
        [spawn-zone] Où apparaissent-ils ?
        [last-figures] Pour qui les dernières figurines ?
        [lost-for-good] Elle ne peut plus être gagnée : continuer ?
       *[objective] Quel Objectif révéler ?
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
verb-enough = Assez
verb-vote = Être pour
verb-share = Répartir les Blessures
verb-give-up = Renoncer
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
phase-turn = { $hero } joue
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
board-film = Film
board-film-about = La phase des Ennemis à nouveau, pas à pas
board-exit = Sortie, zone { $n }, encore fermée
board-exit-open = Sortie, zone { $n }, ouverte
board-spawn =
    { $active ->
        [yes] Point de Génération { $order }, zone { $n }
       *[no] Point de Génération { $order }, zone { $n }, inactif
    }
board-sign = Le Signe des Avengers, zone { $n }
board-sign-damaged = Le Signe des Avengers, zone { $n }, abîmé
board-card = Une carte Citoyen face cachée, zone { $n }
board-objective =
    { $color ->
        [red] Objectif rouge, zone { $n }
        [blue] Objectif bleu, zone { $n }
        [green] Objectif vert, zone { $n }
       *[none] Objectif face cachée, zone { $n }
    }
board-hero =
    { $mode ->
        [hero] { $hero }, zone { $n } : Santé { $health }, Pouvoir { $gauge }
       *[zombie] { $hero }, zone { $n } : Santé { $health }, Faim { $gauge }
    }
board-leader = { $leader }, zone { $n } : Endurance { $endurance }
board-leader-down = { $leader } gît dans la zone { $n }
board-leader-rests = { $leader }, zone { $n } : Endurance { $endurance }, n’agit pas
board-citizen =
    { $escorted ->
        [yes] { $citizen }, zone { $n }, sous escorte
       *[no] { $citizen }, zone { $n }
    }{ $objective ->
        [yes] { " (Objectif)" }
       *[no] { "" }
    }
door-closed = Porte fermée entre les zones { $a } et { $b }
door-open = Porte ouverte entre les zones { $a } et { $b }
door-locked = Porte verrouillée entre les zones { $a } et { $b }
door-sealed = Porte condamnée entre les zones { $a } et { $b }
door-between = porte { $door }
objective-in = Objectif, zone { $n }
zone-street = Rue { $n }
zone-room = Pièce { $n }
zone-with = { $zone } : { $who }
danger = Danger
mission-about = Cette mission
mission-minutes = environ { $n } minutes
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
plate-left = Hors d’atteinte
plate-dead = Éliminé
plate-voracious = Vorace
plate-begin = À l’action
plate-acting = Agit
plate-done = A joué
plate-ready = Prêt

card-trait = Trait
card-citizen = Citoyen
card-skill = Compétence
card-devour = Portée 0, une cible au plus. Repu, le héros n’a plus de Faim.
skill-yellow = Une Action de plus à chaque tour

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
        [one] le 1 donne faim
       *[other] { $n } « 1 » donnent faim
    }
turn-moves =
    { $cost ->
        [0] Avancer : touchez une zone éclairée. C’est gratuit.
        [one] Avancer : touchez une zone éclairée. Coût : 1 Action.
       *[other] Avancer : touchez une zone éclairée. Les Ennemis vous retiennent : { $cost } Actions.
    }
turn-doors =
    { $n ->
        [one] Une porte peut être ouverte ici.
       *[other] { $n } portes peuvent être ouvertes ici.
    }
decide-together = Tous doivent être du même avis. Touchez un choix pour le proposer ou l’accepter.
decide-default = ce qui se passe si personne ne propose rien
decide-stands = { $name } est pour
decide-accept = Accepter
choice-evenly = Répartir également
choice-all-on = Tout sur { $hero }
choice-nobody = Personne
share-part = { $hero } : { $n }
share-title = Répartir à la main
share-left =
    { $n ->
        [one] reste { $n }
       *[other] restent { $n }
    }
share-less = Une de moins pour { $hero }
share-more = Une de plus pour { $hero }
share-propose = Proposer ce partage
moment-eliminated = { $hero } est éliminé

supply-about = Figurines qui restent dans la boîte
supply-spawn = Génération
supply-discards = Pioches et défausses
supply-none = rien encore
supply-of-traits = Traits · { $n } dans la pioche · défaussés :
supply-of-citizens = Citoyens · { $n } dans la pioche · défaussés :
supply-of-leaders = Meneurs · { $n } dans la pioche · défaussés :
supply-of-spawns = Cartes Génération · { $n } dans la pioche · défaussées :

over-won = Gagné !
over-unit = XP
over-lost = Perdu
over-how-won =
    { $rounds ->
        [one] Tout est accompli, en une manche.
       *[other] Tout est accompli, en { $rounds } manches.
    }
over-how-hero-lost = Un héros a été éliminé à la manche { $rounds }.
over-how-mission-lost = La mission a échoué à la manche { $rounds }.
over-how-given-up = Vous avez renoncé à la manche { $rounds }.

said-captain-none = personne : tous décident ensemble
said-seat = place { $seat }
file-mission = Une mission à vous, dans un fichier
said-on = oui
said-off = non
said-own-mission = Une mission à vous

team-title = Qui joue-t-on, et qui les joue
team-hero = Héros { $n }
team-seat = Qui joue le héros { $n }
team-drawn = Tiré au sort
team-forgotten = Il faut un héros à chaque place.

reconstructed = Les plateaux et les cartes marquées ° sont reconstitués.
council-captain = Qui décide pour tous ?
council-captain-about = Avec un capitaine, les décisions communes ne sont que les siennes. L’hôte peut en changer à tout moment.
council-nobody = Tous ensemble
council-heroes = Confier un héros
council-heroes-about = L’hôte peut confier les héros d’un absent à une autre place, entre deux tours.
council-give-up = Renoncer
council-give-up-about = La partie est perdue quand tous le souhaitent.
council-wish = Je souhaite renoncer
council-wish-back = Je change d’avis
council-wishes = Souhaitent renoncer : { $names }
mission-lost-for-good = Cette mission ne peut plus être gagnée. Vous pouvez abandonner (Conseil) ou continuer.
step-lost = { $goal } : hors d’atteinte

until-title = N’utiliser aucun effet
until-never = Demandez-moi
until-window = Cette fois
until-round = Cette manche
until-game = Toute la partie
