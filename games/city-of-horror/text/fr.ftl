# City of Horror, tous les mots que lit un joueur. La convention est décrite dans crates/terminal/src/words.rs ;
# les mêmes identifiants et attributs se trouvent dans chaque langue.

title = City of Horror
    .tagline = L’hélicoptère dans quatre heures, pas assez d’antidotes, et tout le monde a quelque chose à vendre.

## Lieux. `in` : où l’on est ou où l’on va ; `to` et `from` : d’où et vers où l’on bouge.

water-tower = Château d’eau
    .the = le Château d’eau
    .in = au Château d’eau
    .to = vers le Château d’eau
    .from = du Château d’eau
church = Église
    .the = l’Église
    .in = à l’Église
    .to = vers l’Église
    .from = de l’Église
hospital = Hôpital
    .the = l’Hôpital
    .in = à l’Hôpital
    .to = vers l’Hôpital
    .from = de l’Hôpital
bank = Banque
    .the = la Banque
    .in = à la Banque
    .to = vers la Banque
    .from = de la Banque
armory = Armurerie
    .the = l’Armurerie
    .in = à l’Armurerie
    .to = vers l’Armurerie
    .from = de l’Armurerie
crossroads = Carrefour
    .the = le Carrefour
    .in = au Carrefour
    .to = vers le Carrefour
    .from = du Carrefour
ruin = ruines

## Personnages. `about` : ce qu’ils valent, en forme puis épuisés, et ce qu’ils savent faire.

blonde = Blonde
    .the = la Blonde
    .own = sa Blonde
    .about = 5 points, 3 épuisée. En forme, elle attire un zombie par tour. Pouvoir : elle n’en attire pas.
    .rules = CITY-15.12 CITY-15.1
businessman = Homme d’affaires
    .the = l’Homme d’affaires
    .own = son Homme d’affaires
    .about = 3 points, 2 épuisé. Pouvoir : défausser une carte pour en prendre une autre dans la défausse.
    .rules = CITY-15.13 CITY-15.1
businesswoman = Femme d’affaires
    .the = la Femme d’affaires
    .own = sa Femme d’affaires
    .about = 3 points, 2 épuisée. Pouvoir : défausser une carte pour en prendre une autre dans la défausse.
    .rules = CITY-15.14 CITY-15.1
sushi-chef = Chef sushi
    .the = le Chef sushi
    .own = son Chef sushi
    .about = 4 points, 3 épuisé. Pouvoir : piocher une carte Action.
    .rules = CITY-15.15 CITY-15.1
geek = Geek
    .the = le Geek
    .own = son Geek
    .about = 4 points, 3 épuisé. Pouvoir : envoyer un zombie de son lieu vers un autre.
    .rules = CITY-15.16 CITY-15.1
rocker = Rockeur
    .the = le Rockeur
    .own = son Rockeur
    .about = 4 points, 3 épuisé. Pouvoir : envoyer un zombie de son lieu vers un autre.
    .rules = CITY-15.17 CITY-15.1
grandpa = Grand-père
    .the = le Grand-père
    .own = son Grand-père
    .about = 5 points, 3 épuisé. Il ne vote pas. Pouvoir : il vote jusqu’à la fin du tour.
    .rules = CITY-15.18 CITY-15.1
granny = Grand-mère
    .the = la Grand-mère
    .own = sa Grand-mère
    .about = 5 points, 2 épuisée. On ne peut pas la déplacer. Pouvoir : on peut la déplacer ce tour-ci.
    .rules = CITY-15.19 CITY-15.1
housewife = Femme au foyer
    .the = la Femme au foyer
    .own = sa Femme au foyer
    .about = 4 points, 2 épuisée. Pouvoir : tuer 2 zombies sur son lieu.
    .rules = CITY-15.20 CITY-15.1
guard = Vigil
    .the = le Vigil
    .own = son Vigil
    .about = 4 points, 2 épuisé. Pouvoir : tuer 2 zombies sur son lieu.
    .rules = CITY-15.21 CITY-15.1
mama = Mama
    .the = la Mama
    .own = sa Mama
    .about = 4 points, 3 épuisée. Pouvoir : elle entre dans un lieu complet.
    .rules = CITY-15.22 CITY-15.1
student = Étudiante
    .the = l’Étudiante
    .own = son Étudiante
    .about = 3 points, 2 épuisée. Pouvoir : prendre le jeton Premier joueur.
    .rules = CITY-15.23 CITY-15.1
little-boy = Petit garçon
    .the = le Petit garçon
    .own = son Petit garçon
    .about = 5 points, 2 épuisé. Pouvoir : il se cache jusqu’à la fin du tour.
    .rules = CITY-15.24 CITY-15.1
little-girl = Petite fille
    .the = la Petite fille
    .own = sa Petite fille
    .about = 5 points, 2 épuisée. Pouvoir : elle se cache jusqu’à la fin du tour.
    .rules = CITY-15.25 CITY-15.1
pregnant-woman = Femme enceinte
    .the = la Femme enceinte
    .own = sa Femme enceinte
    .about = 4 points, 2 épuisée. Pouvoir : elle accouche et compte 2 voix jusqu’à la fin de la partie.
    .rules = CITY-15.26 CITY-15.1
priest = Prêtre
    .the = le Prêtre
    .own = son Prêtre
    .about = 4 points, 2 épuisé. Pouvoir : juste après un déplacement, l’annuler.
    .rules = CITY-15.27 CITY-15.1
punk = Punk
    .the = le Punk
    .own = son Punk
    .a = le Punk
    .about = 4 points, 3 épuisé. Pouvoir : annuler une carte Action qui vient d’être jouée.
    .rules = CITY-15.28 CITY-15.1
rasta = Rasta
    .the = le Rasta
    .own = son Rasta
    .about = 4 points, 3 épuisé. Pouvoir : regarder la prochaine carte Invasion.
    .rules = CITY-15.29 CITY-15.1
agent = Agent spécial
    .the = l’Agent spécial
    .own = son Agent spécial
    .about = 4 points, 2 épuisé. Pouvoir : mettre le chef des zombies sur n’importe quelle couleur.
    .rules = CITY-15.30 CITY-15.1
teen = Ado
    .the = l’Ado
    .own = son Ado
    .about = 4 points, 2 épuisé. Pouvoir : changer de carte Déplacement avant de bouger.
    .rules = CITY-15.31 CITY-15.1
thief = Voleur
    .the = le Voleur
    .own = son Voleur
    .about = 4 points, 2 épuisé. Pouvoir : voler au hasard une carte dans la main de quelqu’un d’autre.
    .rules = CITY-15.32 CITY-15.1

## Cartes. `a` : comment on la nomme dans une phrase.

alarm = Alarme
    .a = une Alarme
    .effect = Amène 3 zombies sur un lieu.
    .rules = CITY-13.12
energy-drink = Boisson énergisante
    .a = une Boisson énergisante
    .effect = Un personnage épuisé est de nouveau en forme.
    .rules = CITY-13.13
canned-food = Boîte de conserve
    .a = une Boîte de conserve
    .effect = 1 point à la fin, si personne ne l’annule.
    .rules = CITY-13.14 CITY-21.6
pepper-spray = Bombe lacrymo
    .a = une Bombe lacrymo
    .effect = Annule une carte Action qui vient d’être jouée.
    .rules = CITY-13.15 CITY-14.2
hideout = Cachette
    .a = une Cachette
    .effect = Un de vos personnages se cache jusqu’à la fin du tour : il ne vote pas et ne peut être dévoré.
    .rules = CITY-13.16
back-door = Entrée de service
    .a = une Entrée de service
    .effect = Pendant votre déplacement : votre personnage entre dans un lieu complet.
    .rules = CITY-13.17 CITY-8.7
gun = Flingue
    .a = un Flingue
    .effect = Tue 1 zombie sur n’importe quel lieu.
    .rules = CITY-13.18
night-vision-goggles = Jumelles infra-rouge
    .a = des Jumelles infra-rouge
    .effect = Vous regardez la prochaine carte Invasion.
    .rules = CITY-13.19
chainsaw = Tronçonneuse
    .a = la Tronçonneuse
    .effect = Tue la moitié des zombies d’un lieu, arrondie en dessous.
    .rules = CITY-13.20
flashlight = Mag light
    .a = une Mag light
    .effect = Met le chef des zombies sur n’importe quelle couleur.
    .rules = CITY-13.21 CITY-10.3
kitten = Petit chat
    .a = un Petit chat
    .effect = Tous les zombies d’un lieu le suivent, vers une de vos six cartes Déplacement tirée au hasard.
    .rules = CITY-13.22
pickpocket = Pickpocket
    .a = le Pickpocket
    .effect = Vous prenez au hasard une carte dans la main de quelqu’un d’autre.
    .rules = CITY-13.23
weapon-replica = Réplique d’arme
    .a = une Réplique d’arme
    .effect = Sur un lieu, ce tour-ci : 2 voix de plus pour vous ou, dans la première édition, le bulletin de quelqu’un d’autre.
    .rules = CITY-13.24 CITY-11.4 CITY-11.5
shotgun = Shotgun
    .a = un Shotgun
    .effect = Tue 2 zombies sur n’importe quel lieu.
    .rules = CITY-13.25
running-shoes = Chaussures de sport
    .a = des Chaussures de sport
    .effect = Vous changez de carte Déplacement avant de bouger.
    .rules = CITY-13.26 CITY-8.16
molotov-cocktail = Cocktail molotov
    .a = un Cocktail molotov
    .effect = Tue 1 zombie sur n’importe quel lieu, puis pose un marqueur Explosion.
    .rules = CITY-13.27 CITY-13.7
rescue-flare = Fusée de détresse
    .a = une Fusée de détresse
    .effect = Déplace 1 zombie d’un lieu à un autre, puis pose un marqueur Explosion.
    .rules = CITY-13.28 CITY-13.7
makeshift-bomb = Bombe artisanale
    .a = une Bombe artisanale
    .effect = Tue 2 zombies sur n’importe quel lieu, puis pose un marqueur Explosion.
    .rules = CITY-13.29 CITY-13.7
lawn-mower = Tondeuse
    .a = la Tondeuse
    .effect = Épuise un de vos personnages en forme et tue tous les zombies d’un lieu.
    .rules = CITY-13.30

## Couleurs de la roue

green = vert
    .on = sur le vert
purple = violet
    .on = sur le violet
orange = orange
    .on = sur l’orange
white = blanc
    .on = sur le blanc
blue = bleu
    .on = sur le bleu
red = rouge
    .on = sur le rouge
yellow = jaune
    .on = sur le jaune

## Heures : chacune est un tour, sauf minuit

midnight = 00:00
one = 1:00
two = 2:00
three = 3:00
four = 4:00

## Phases d’un tour, fenêtres où tous peuvent agir, et étapes d’un lieu

set-up = Mise en place
observation = Observation
movement-cards = Cartes Déplacement
invasion = Invasion
movement = Déplacements
locations = Lieux
end-of-turn = Fin du tour
ending = L’hélicoptère
over = La fin
start-of-turn = Début du tour
before-invasion = Avant l’invasion
after-invasion = Après l’invasion
before-lure = Avant que la Blonde n’attire un zombie
before-attack = Avant l’attaque
before-sharing = Avant le partage
last-window = Les dernières minutes
begin = Début
attack = L’attaque
sharing = Le partage
end = Fin

## Petits mots : objets, sorts, origines

antidote = antidote
    .a = un antidote
card = carte
    .a = une carte
waiting = pas encore en place
alive = en vie
dead = mort
later = après les autres
burnt = incendiée
blocked = bloquée
seed = connue par un livret de règles
recon = reconstituée
owner = fournie par qui possède la boîte
reconstructed = Toutes les cartes Invasion sauf une sont une reconstitution, fidèle à ce que l’on sait des vraies.
replaced = Cette table joue avec ses propres cartes Invasion.

## De quoi les marchés sont faits

maker = qui propose
taker = qui accepte
at-once = tout de suite
if-kept = une fois les promesses tenues
in-any-case = plus tard, dans tous les cas
value-if = { $one }
no-attack = si les zombies n’attaquent pas ici
value-survives = si { $one-the } survit à ce lieu
value-dies = si { $one-the } meurt ici
value-loses = si { $one } perd un personnage ici
value-unharmed = si { $one } ne perd personne ici
value-leads = si { $one } devient chef du partage ici
open = en suspens
kept = tenue
broken = rompue
void = sans objet
everything = tout
here = ici
any = une carte au choix de qui la donne
value-named = { $one-a }
value-blind = { $one-a }, sans la montrer
no-effect = ne pas utiliser l’effet de ce lieu
value-vote =
    { $one-id ->
        [attack] désigner { $two } lors de l’attaque
       *[sharing] désigner { $two } lors du partage
    }
value-tie = trancher pour { $one } en cas d’égalité
value-spare =
    { $one-id ->
        [attack] ne pas désigner { $two } lors de l’attaque
       *[sharing] ne pas désigner { $two } lors du partage
    }
value-spare-in-tie = ne pas choisir { $one } en cas d’égalité
value-marker = poser le prochain marqueur Explosion { $one-in }
value-play =
    { $two-id ->
        [nothing] jouer tout de suite { $one-a }
       *[other] jouer tout de suite { $one-a } { $two }
    }
value-use =
    { $two-id ->
        [nothing] utiliser tout de suite { $one-the }
       *[other] utiliser tout de suite { $one-the } { $two }
    }
value-hold-back =
    { $one-id ->
        [everything] ne jouer aucune carte ni aucun pouvoir tant que ce lieu n’est pas terminé
       *[here] ne viser ce lieu avec aucune carte ni aucun pouvoir tant qu’il n’est pas terminé ; au Carrefour, ne pas viser le chef zombie non plus
    }
value-effect = utiliser ce lieu : { $one }
value-share =
    { $one-id ->
        [antidote] donner un antidote à { $two } en chef du partage
       *[card] donner une carte Action à { $two } en chef du partage
    }

## Ce que vise une carte ou un pouvoir. `short` vient après un nom et deux points.

nothing = rien
value-at = { $one-in }
    .short = { $one }
value-from = { $one-from } { $two-to }
    .short = { $one } → { $two }
value-character = pour { $one-the }
    .short = { $one }
value-player = contre { $one }
    .short = { $one }
value-colour = pour mettre le chef des zombies { $one-on }
    .short = { $one }
value-mow = avec { $one-the }, { $two-in }
    .short = { $one }, { $two }
value-swap = pour échanger { $one-a } contre { $two-a }
    .short = { $one } → { $two }
# Visé, c’est un bulletin sur un lieu ; laissé à l’avance, c’est le sien.
value-ballot =
    { $one-id ->
        [attack] { $two ->
            [none] aucun bulletin pour les attaques
           *[some] lors d’une attaque { $two-place-in }, désigner { $two-named }
        }
        [sharing] { $two ->
            [none] aucun bulletin pour les partages
           *[some] lors d’un partage { $two-place-in }, désigner { $two-named }
        }
       *[other] pour tenir le bulletin { $one-in } ({ $two })
    }
    .short =
        { $one-id ->
            [attack] bulletin
            [sharing] bulletin
           *[other] { $two }, { $one }
        }

## Ce que l’effet d’un lieu coûte, et ce qu’il rapporte

value-rest-for-card = défausser { $one-a } pour remettre en forme { $two-the }
    .short = { $one } → { $two } en forme
value-rest-for-food = défausser une Nourriture de { $one } pour remettre en forme { $two-the }
    .short = Nourriture { $one } → { $two } en forme
value-antidote-for-card = défausser { $one-a } contre un antidote
    .short = { $one } → antidote
value-antidote-by-tiring = épuiser { $one-the } contre un antidote
    .short = { $one } → antidote
value-leader-for-card = défausser { $one-a } pour mettre le chef des zombies { $two-on }
    .short = { $one } → chef { $two-on }
value-leader-steps =
    { $one ->
        [0] laisser le chef des zombies où il est
       *[other] avancer le chef des zombies d’une couleur
    }
    .short =
        { $one ->
            [0] chef +0
           *[other] chef +{ $one }
        }
value-draw-for-card = défausser { $one-a } pour piocher une carte
    .short = { $one } → piocher
value-take-for-card = défausser { $one-a } pour prendre { $two-a } dans la défausse
    .short = { $one } → { $two }
value-take-by-tiring = épuiser { $one-the } pour prendre { $two-a } dans la défausse
    .short = { $one } → { $two }
value-food-for-card = défausser { $one-a } pour piocher une Nourriture face cachée
    .short = { $one } → Nourriture
value-open-food-for-card = défausser { $one-a } pour prendre la Nourriture de { $two }
    .short = { $one } → Nourriture { $two }

## Ce qu’on laisse à l’avance

hold = la prochaine décision vous attend
ask = vous consulter pour chaque carte
ask-if-touched = vous consulter seulement pour les cartes qui vous touchent
ask-if-decisive = vous consulter seulement pour les cartes qui décident d’une attaque ou qui vous volent
always-pass = laisser passer toutes les cartes
decline = ne pas utiliser l’effet
window = la fin de cette fenêtre
location = la fin de ce lieu
turn = la fin du tour
game = la fin de la partie
value-pass =
    { $pass ->
        [none] ne plus passer d’office
       *[some] passer jusqu’à { $pass-until }{ $pass-alarms-attack ->
            [yes] , sauf si une attaque vous menace
           *[no] { "" }
        }{ $pass-alarms-named ->
            [yes] , sauf si une action vous concerne
           *[no] { "" }
        }{ $pass-alarms-offer ->
            [yes] , sauf si une offre vous parvient
           *[no] { "" }
        }{ $pass-alarms-near ->
            [0] { "" }
            [one] , sauf si un zombie de plus déclenchait une attaque contre d’autres
           *[other] , sauf si { $pass-alarms-near } zombies de plus déclenchaient une attaque contre d’autres
        }{ $pass-alarms-cards-n ->
            [0] { "" }
           *[other] , sauf si l’une de ces cartes décidait d’une attaque : { $pass-alarms-cards }
        }{ $pass-alarms-powers-n ->
            [0] { "" }
           *[other] , sauf si l’un de ces pouvoirs décidait d’une attaque : { $pass-alarms-powers }
        }{ $pass-cards ->
            [yes]  ; laisser les cartes qui ne vous touchent pas
           *[no] { "" }
        }
    }
value-standing-answers = désormais, { $one }
value-cancel =
    annuler si possible { $cards-n ->
        [0] toute carte
       *[other] ces cartes : { $cards }
    }{ $players-n ->
        [0] { "" }
       *[other] {" "}(jouées par { $players })
    }{ $places-n ->
        [0] { "" }
       *[other] {" "}(lieux visés : { $places })
    }, et laisser passer les autres
value-movement-card =
    { $one ->
        [none] aucune carte Déplacement
       *[other] prochaine carte Déplacement : { $one }
    }
value-mover =
    { $one ->
        [none] personne à déplacer
       *[other] au prochain déplacement, déplacer { $one-the }
    }
value-standing-victims =
    { $all-n ->
        [0] plus personne à livrer d’office
       *[other] désormais, livrer dans cet ordre : { $all }
    }
value-wish =
    { $two ->
        [none] { $one } : redemander
       *[other] { $one }, la prochaine fois : { $two }
    }
value-activate = { $one }

## Annonces

notice-layout-dealt = Les quatre coins, de 1 à 4 : { $corners }.
notice-sides-dealt =
    { $side_b-n ->
        [0] Cette nuit, les six lieux montrent leur face A.
       *[other] { $side_a-n ->
            [0] Cette nuit, les six lieux montrent leur face B.
           *[other] Cette nuit, face A : { $side_a } ; face B : { $side_b }.
        }
    }
notice-colours-dealt = Les couleurs, en commençant par le siège A : { $colours }.
notice-first-player-seated = { $seat } commence comme premier joueur ; le chef des zombies attend { $colour-on }.
notice-food-laid-open = Au Carrefour, de la Nourriture face visible : { $food }.
notice-characters-dealt = { $seat } reçoit : { $roles }.
notice-placement-drawn = { $seat } tire : { $places }.
notice-character-placed = { $seat } place { $role-own } { $place-in }.
notice-character-crowded-out = Plus de place { $wanted-in } : { $seat } place { $role-own } au Carrefour.
notice-cards-dealt =
    { $cards ->
        [none] { $n ->
            [one] { $seat } reçoit une carte.
           *[other] { $seat } reçoit { $n } cartes.
        }
       *[other] { $seat } reçoit : { $cards }.
    }
notice-pack-dealt =
    { $cards ->
        [none] { $seat } a { $n } cartes parmi lesquelles choisir.
       *[other] { $seat } choisit parmi : { $cards }.
    }
notice-card-drafted =
    { $card ->
        [none] { $seat } garde une carte.
       *[other] { $seat } garde { $card-a }.
    }
notice-pack-handed-on =
    { $cards ->
        [none] { $n ->
            [one] { $seat } passe une carte à { $to }.
           *[other] { $seat } passe { $n } cartes à { $to }.
        }
       *[other] { $seat } passe à { $to } : { $cards }.
    }
notice-draft-ended = Chaque carte a trouvé sa main.
notice-turn-began = Il est { $turn }:00.
notice-turn-ended = Le tour de { $turn }:00 est fini.

notice-window-opened =
    { $moment-id ->
        [start-of-turn] Le tour commence : tous peuvent agir.
        [before-invasion] Avant l’invasion, tous peuvent agir.
        [after-invasion] Les morts sont là : tous peuvent agir avant les déplacements.
        [before-lure] La Blonde va attirer un zombie : tous peuvent agir.
        [before-attack] { $place } : tous peuvent agir avant que l’on voie si les zombies attaquent.
        [before-sharing] { $place } : tous peuvent agir avant le partage.
       *[last-window] On entend les rotors : tous peuvent agir une dernière fois.
    }
notice-window-closed = Plus personne ne veut agir.
notice-passed = { $seat } passe.
notice-passed-ahead = { $seat } passe d’office.
notice-pass-taken-back = { $seat } ne passe plus.
notice-held = { $seat } dit « attendez » : la prochaine décision doit attendre.
notice-order-left =
    { $order ->
        [none] { $seat } laisse une consigne.
       *[other] { $seat } laisse une consigne : { $order }.
    }
notice-order-lapsed = Votre consigne ne peut pas être suivie, et disparaît : { $order }.

notice-card-chosen =
    { $place ->
        [none] { $seat } a choisi une carte Déplacement.
       *[other] { $seat } a choisi d’aller { $place-in }.
    }
notice-movement-cards-shown = Cartes Déplacement : { $cards }.
    .item = { $seat } { $place-in }
notice-movement-card-changed = { $seat } change de carte Déplacement : ce sera { $place-in }.
notice-invasion-seen = { $seat } regarde la carte Invasion de { $hour }.
notice-invasion-shown =
    { $origin-id ->
        [recon] La carte Invasion de { $hour } est révélée (une reconstitution).
       *[other] La carte Invasion de { $hour } est révélée.
    }
notice-zombies-moved =
    { $n ->
        [0] Aucun zombie ne peut aller { $from-from } { $to-to }.
        [one] Un zombie se traîne { $from-from } { $to-to }.
       *[other] { $n } zombies se traînent { $from-from } { $to-to }.
    }
notice-zombies-arrived =
    { $n ->
        [0] Aucun zombie n’arrive { $place-in }.
        [one] Un zombie arrive { $place-in }.
       *[other] { $n } zombies arrivent { $place-in }.
    }
notice-zombie-lured = On a entendu la Blonde : un zombie arrive { $place-in }.
notice-zombies-killed =
    { $n ->
        [0] Aucun zombie ne tombe { $place-in }.
        [one] Un zombie tombe { $place-in }.
       *[other] { $n } zombies tombent { $place-in }.
    }
notice-supplies-dropped =
    Largage { $place-in } : { $antidotes ->
        [0] { "" }
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " et " }
        }
    }{ $cards ->
        [0] { "" }
        [one] 1 carte
       *[other] { $cards } cartes
    }.
notice-leader-moved = Le chef des zombies est maintenant { $colour-on }.

notice-move-began = À { $seat } de bouger.
notice-character-moved = { $seat } déplace { $role-own } { $from-from } { $to-to }.
notice-character-squeezed-in = { $seat } glisse { $role-own } { $from-from } { $to-to }, malgré le manque de place.
notice-character-diverted = Impossible d’entrer { $wanted-in } : { $seat } déplace { $role-own } { $from-from } vers le Carrefour.
notice-character-stayed = Impossible d’entrer { $wanted-in } : { $seat } laisse { $role-own } au Carrefour.
notice-nobody-moved = { $seat } ne déplace personne.
notice-move-undone = Le Prêtre a parlé : { $seat } retrouve { $role-own } { $place-in }.

notice-card-played =
    { $aim-id ->
        [nothing] { $seat } joue { $card-a }.
       *[other] { $card-id ->
            [running-shoes] { $seat } joue { $card-a } : finalement { $aim-one-in }.
           *[other] { $seat } joue { $card-a } { $aim }.
        }
    }
notice-card-answered =
    { $cancels ->
        [yes] { $seat } veut l’annuler.
       *[other] { $seat } laisse passer.
    }
notice-card-carried-out = Personne n’arrête { $seat } : { $card }.
notice-card-cancelled = { $by } annule la carte jouée par { $seat } : { $card }.
notice-power-used =
    { $aim-id ->
        [nothing] { $seat } utilise { $role-own }.
       *[other] { $role-id ->
            [geek] { $seat } utilise { $role-own } : un zombie { $aim-one-to }.
            [rocker] { $seat } utilise { $role-own } : un zombie { $aim-one-to }.
            [teen] { $seat } utilise { $role-own } : finalement { $aim-one-in }.
           *[other] { $seat } utilise { $role-own } { $aim }.
        }
    }
notice-child-born = Un enfant est né : pour { $seat }, la Femme enceinte compte désormais deux voix.
notice-character-hid = { $seat } cache { $role-own }.
notice-character-rested = { $seat } retrouve { $role-own } en pleine forme.
notice-character-exhausted = { $seat } épuise { $role-own }.
notice-card-drawn =
    { $card ->
        [none] { $seat } pioche une carte.
       *[other] { $seat } pioche { $card-a }.
    }
notice-card-stolen =
    { $card ->
        [none] { $seat } vole une carte à { $from }.
       *[other] { $seat } vole { $card-a } à { $from }.
    }
notice-card-discarded = { $seat } défausse { $card-a }.
notice-card-taken = { $seat } prend { $card-a } dans la défausse.
notice-kitten-ran = Le Petit chat file { $from-from } { $to-to }, et les morts courent derrière.
notice-replica-shown =
    { $victim ->
        [none] { $seat } agite une arme { $place-in } : deux voix de plus sur ce lieu, ce tour-ci.
       *[other] { $seat } braque { $victim } : ce bulletin { $place-in } change de mains.
    }
notice-token-taken = { $seat } a maintenant le jeton Premier joueur.
notice-marker-put =
    { $n ->
        [one] { $seat } pose un marqueur Explosion { $place-in } : le premier.
       *[other] { $seat } pose un marqueur Explosion { $place-in } : cela fait { $n }.
    }
notice-tower-collapsed =
    { $zombies ->
        [0] Le Château d’eau s’effondre. Ceux qui s’y trouvaient ne sont plus.
        [one] Le Château d’eau s’effondre. Ceux qui s’y trouvaient ne sont plus, et un zombie avec eux.
       *[other] Le Château d’eau s’effondre. Ceux qui s’y trouvaient ne sont plus, et { $zombies } zombies avec eux.
    }
notice-armory-burnt = L’Armurerie brûle : plus personne n’y entre.
notice-armory-blocked = L’Armurerie est bloquée : plus personne n’entre ni ne sort.
notice-character-fled = Loin des flammes : { $seat } voit fuir { $role-own } au Carrefour.

notice-location-began = Au tour de ce lieu : { $place }.
notice-location-skipped = Personne { $place-in } : on passe au lieu suivant.
notice-effect-used = { $seat } utilise { $place-the } : { $effect }.
notice-declined = { $seat } n’en fait rien.
notice-antidote-taken = { $seat } prend un antidote.
notice-food-drawn =
    { $food ->
        [none] { $seat } pioche un jeton Nourriture.
       *[other] { $seat } pioche une Nourriture de { $food }.
    }
notice-food-taken = { $seat } prend la Nourriture de { $food }.
notice-food-turned-up = Une Nourriture de { $food } est retournée.
notice-food-discarded = { $seat } se défait d’une Nourriture de { $food }.
notice-no-attack =
    { $zombies ->
        [0] Aucun zombie { $place-in } : pas d’attaque.
        [one] Un zombie { $place-in }, ce n’est pas assez : pas d’attaque.
       *[other] { $zombies } zombies { $place-in }, ce n’est pas assez : pas d’attaque.
    }
notice-zombies-attacked =
    { $zombies ->
        [one] Le zombie attaque { $place-in } !
       *[other] Les { $zombies } zombies attaquent { $place-in } !
    }
notice-nobody-eaten = Personne en vue { $place-in } : personne n’est dévoré.

notice-ballot-sealed =
    { $named ->
        [none] { $seat } scelle un bulletin.
       *[other] Bulletin scellé ({ $ballot_of }) : { $named }.
    }
notice-ballots-revealed = Les bulletins : { $ballots }.
    .item = { $seat } désigne { $named } ({ $weight })
notice-vote-tied = Égalité { $place-in } entre { $among }.
notice-tie-broken = { $seat } tranche comme premier joueur : { $named }.
notice-settled-without-ballot = Seul nom possible { $place-in } : { $seat }. Inutile de voter.
notice-character-lost =
    { $place ->
        [none] { $seat } perd { $role-own }.
       *[other] { $seat } perd { $role-own } { $place-in }.
    }
notice-player-eliminated = { $seat } n’a plus personne.
notice-share-leader-chosen = { $seat } dirige le partage { $place-in }.
notice-nobody-shares = Égalité : personne ne reçoit rien { $place-in }.
notice-items-seen =
    { $cards ->
        [none] { $seat } regarde les cartes { $place-in }.
       *[other] { $seat } regarde les cartes { $place-in } : { $cards }.
    }
notice-item-given =
    { $card ->
        [none] { $seat } remet { $kind-a } à { $to }.
       *[other] { $seat } remet { $card-a } à { $to }.
    }
notice-items-left =
    { $antidotes ->
        [0] { $cards ->
            [one] Une carte reste { $place-in }.
           *[other] { $cards } cartes restent { $place-in }.
        }
       *[other] { $cards ->
            [0] Ce qui reste { $place-in } : antidotes { $antidotes }.
           *[other] Ce qui reste { $place-in } : antidotes { $antidotes }, cartes { $cards }.
        }
    }

notice-offer-made =
    { $terms ->
        [none] { $to ->
            [none] { $seat } fait une offre à tous.
           *[other] { $answers ->
                [none] { $seat } fait une offre à { $to }.
               *[other] { $seat } fait une contre-offre à { $to }.
            }
        }{ $lasts-id ->
            [window] { "" }
           *[other] { " " }Elle tient jusqu’à { $lasts }.
        }
       *[some] { $to ->
            [none] { $seat } fait une offre à tous.
           *[other] { $answers ->
                [none] { $seat } fait une offre à { $to }.
               *[other] { $seat } fait une contre-offre à { $to }.
            }
        }{ $lasts-id ->
            [window] { "" }
           *[other] { " " }Elle tient jusqu’à { $lasts }.
        }{ $terms-give-antidotes ->
            [0] { $terms-give-cards-n ->
                [0] { "" }
               *[other] { " " }À donner : { $terms-give-cards }{ $terms-give-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-give-when })
                }.
            }
           *[other] { " " }À donner : { $terms-give-antidotes ->
                [one] 1 antidote
               *[other] { $terms-give-antidotes } antidotes
            }{ $terms-give-cards-n ->
                [0] { "" }
               *[other] { ", " }{ $terms-give-cards }
            }{ $terms-give-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-give-when })
                }.
        }{ $terms-want-antidotes ->
            [0] { $terms-want-cards-n ->
                [0] { "" }
               *[other] { " " }À recevoir : { $terms-want-cards }{ $terms-want-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-want-when })
                }.
            }
           *[other] { " " }À recevoir : { $terms-want-antidotes ->
                [one] 1 antidote
               *[other] { $terms-want-antidotes } antidotes
            }{ $terms-want-cards-n ->
                [0] { "" }
               *[other] { ", " }{ $terms-want-cards }
            }{ $terms-want-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-want-when })
                }.
        }{ $terms-promises-n ->
            [0] { "" }
           *[other] { " " }Promesses : { $terms-promises }.
        }
    }
    .item = { $by } s’engage à { $clause }
notice-offer-refused = { $seat } refuse l’offre { $number } faite par { $of }.
notice-offer-ended = L’offre { $number } faite par { $seat } ne tient plus.
notice-trade-made =
    { $seat } et { $with } font un échange. { $seat } donne { $given ->
        [none] { $cards_given ->
            [0] { $antidotes_given ->
                [0] rien
                [one] 1 antidote
               *[other] { $antidotes_given } antidotes
            }
            [one] 1 carte
           *[other] { $cards_given } cartes
        }
       *[other] { $given }
    }{ $cards_given ->
        [0] { "" }
       *[other] { $antidotes_given ->
            [0] { "" }
            [one] { " " }et 1 antidote
           *[other] { " " }et { $antidotes_given } antidotes
        }
    }, { $with } donne { $taken ->
        [none] { $cards_taken ->
            [0] { $antidotes_taken ->
                [0] rien
                [one] 1 antidote
               *[other] { $antidotes_taken } antidotes
            }
            [one] 1 carte
           *[other] { $cards_taken } cartes
        }
       *[other] { $taken }
    }{ $cards_taken ->
        [0] { "" }
       *[other] { $antidotes_taken ->
            [0] { "" }
            [one] { " " }et 1 antidote
           *[other] { " " }et { $antidotes_taken } antidotes
        }
    }.
notice-deal-made =
    { $seat } et { $with } concluent un marché.{ $promises-n ->
        [0] { "" }
       *[other] { " " }Promesses : { $promises }.
    }{ $pays-maker-when-id ->
        [at-once] { "" }
       *[other] { " " }{ $seat } doit : antidotes { $pays-maker-antidotes }, cartes { $pays-maker-cards } ({ $pays-maker-when }).
    }{ $pays-taker-when-id ->
        [at-once] { "" }
       *[other] { " " }{ $with } doit : antidotes { $pays-taker-antidotes }, cartes { $pays-taker-cards } ({ $pays-taker-when }).
    }
    .item = { $by } s’engage à { $clause }
notice-promise-settled =
    { $kept-id ->
        [kept] { $seat } a tenu sa promesse envers { $to } : { $clause }.
        [broken] { $seat } a rompu sa promesse envers { $to } : { $clause }.
        [void] La promesse faite par { $seat } à { $to } n’a plus d’objet : { $clause }.
       *[open] { $seat } a promis à { $to } : { $clause }.
    }
notice-payment-settled =
    { $kept-id ->
        [kept] { $seat } paie { $to } comme convenu : antidotes { $antidotes }, cartes { $cards }.
        [broken] { $seat } ne paie pas { $to } comme convenu.
        [void] { $seat } récupère ce qui devait aller à { $to }.
       *[open] { $seat } doit à { $to } : antidotes { $antidotes }, cartes { $cards }.
    }
notice-card-shown =
    { $card ->
        [none] { $seat } montre une carte à { $to }.
       *[other] { $seat } montre { $card-a } à { $to }.
    }

notice-vaccination-chosen =
    { $roles ->
        [none] { $seat } a décidé à qui vont les antidotes.
       *[other] { $seat } a décidé : { $roles }.
    }
notice-vaccinated =
    { $roles-n ->
        [0] { $seat } ne peut vacciner personne.
       *[other] { $seat } vaccine : { $roles }.
    }
notice-canned-food-kept = { $seat } ouvre une Boîte de conserve : 1 point.
notice-scored = { $seat } marque : personnages { $characters }, antidotes { $antidotes }, Nourriture { $food }, Boîtes de conserve { $canned }.
notice-game-ended =
    { $winners-n ->
        [0] L’hélicoptère repart à vide. Personne ne gagne.
        [1] L’hélicoptère décolle. Victoire : { $winners } !
       *[other] L’hélicoptère décolle. Victoire partagée : { $winners } !
    }

## Actions. `effect` : ce que cela fait, quand l’action ne le dit pas ; `rules` : les règles dont elle relève,
## outre celles de la question. `question-…` : les arguments de la question posée.

action-settle = Placer { $one-the } { $two-in }
    .short = { $one } → { $two }
    .effect = { $one-about }
    .rules = CITY-2.13 CITY-2.14
action-draft = Garder { $one-a }
    .effect = { $one-effect }
    .rules = CITY-2.18 CITY-2.19
action-choose = Choisir la carte Déplacement { $one }
    .short = { $one }
    .rules = CITY-6.1 CITY-6.12
action-choose-later = Choisir après les autres
    .effect = Du Château d’eau, vous voyez d’abord leurs cartes.
    .rules = CITY-6.3 CITY-6.4
action-pass = Passer
    .effect = Vous ne faites rien pour l’instant ; s’il se passe quelque chose, on vous redemandera.
    .rules = CITY-4.5 CITY-4.6
action-take-back-pass = Ne plus passer
    .rules = CITY-4.9
action-hold = Attendez !
    .effect = La décision n’est acceptée qu’une fois que vous avez passé.
    .rules = CITY-4.15
action-play =
    { $two-id ->
        [nothing] Jouer { $one-a }
       *[other] { $one-id ->
            [running-shoes] Jouer { $one-a } : plutôt { $two-one-in }
           *[other] Jouer { $one-a } { $two }
        }
    }
    .short =
        { $two-id ->
            [nothing] { $one }
           *[other] { $one } : { $two-short }
        }
    .effect = { $one-effect }
    .rules = { $one-rules }
action-use =
    { $two-id ->
        [nothing] Utiliser { $one-the }
       *[other] { $one-id ->
            [geek] Utiliser { $one-the } : un zombie { $two-one-to }
            [rocker] Utiliser { $one-the } : un zombie { $two-one-to }
            [teen] Utiliser { $one-the } : plutôt { $two-one-in }
           *[other] Utiliser { $one-the } { $two }
        }
    }
    .short =
        { $two-id ->
            [nothing] { $one }
           *[other] { $one } : { $two-short }
        }
    .effect = { $one-about }
    .rules = { $one-rules }
action-cancel = Annuler avec { $one-a }
    .rules = CITY-14.2 CITY-14.6
action-move = Déplacer { $one-the } { $question-place-to }
    .short = Déplacer { $one-the }
    .rules = CITY-8.1 CITY-8.4
action-stay = Ne déplacer personne
    .rules = CITY-8.9 CITY-8.10
action-activate = Utiliser { $question-place-the } : { $one }
    .short = { $one-short }
    .rules = CITY-9.2 CITY-9.5
action-decline = N’en rien faire
    .rules = CITY-9.3
action-put-marker = Poser le marqueur { $one-in }
    .short = → { $one }
    .rules = CITY-17.1 CITY-17.2
action-vote-for = Désigner { $one }
    .rules = CITY-11.8 CITY-11.9
action-cast-for = Avec ce bulletin ({ $one }), désigner { $two }
    .short = { $one } désigne { $two }
    .rules = CITY-11.5 CITY-11.9
action-break-tie = Trancher : { $one }
    .rules = CITY-11.11 CITY-12.3
action-sacrifice = Livrer { $one-the }
    .effect = { $one-about }
    .rules = CITY-9.13 CITY-9.14
action-give =
    { $one-id ->
        [antidote] Donner un antidote à { $two }
       *[card] Donner { $one-one-a } à { $two }
    }
    .short =
        { $one-id ->
            [antidote] antidote → { $two }
           *[card] { $one-one } → { $two }
        }
    .rules = CITY-12.5 CITY-12.6 CITY-12.8
value-card = { $one-a }
action-vaccinate = Vacciner : { $all }
    .rules = CITY-21.2 CITY-21.3
action-propose =
    { $to ->
        [none] Faire une offre à tous.
       *[other] Faire une offre à { $to }.
    }{ $give-antidotes ->
        [0] { $give-cards-n ->
            [0] { "" }
           *[other] { " " }À donner : { $give-cards }{ $give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $give-when })
            }.
        }
       *[other] { " " }À donner : { $give-antidotes ->
            [one] 1 antidote
           *[other] { $give-antidotes } antidotes
        }{ $give-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $give-cards }
        }{ $give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $give-when })
            }.
    }{ $want-antidotes ->
        [0] { $want-cards-n ->
            [0] { "" }
           *[other] { " " }À recevoir : { $want-cards }{ $want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $want-when })
            }.
        }
       *[other] { " " }À recevoir : { $want-antidotes ->
            [one] 1 antidote
           *[other] { $want-antidotes } antidotes
        }{ $want-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $want-cards }
        }{ $want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $want-when })
            }.
    }{ $promises-n ->
        [0] { "" }
       *[other] { " " }Promesses : { $promises }.
    }
    .item = { $by } s’engage à { $clause }
    .short =
        { $to ->
            [none] Une offre à tous
           *[other] Une offre à { $to }
        }
    .rules = CITY-19.2 CITY-19.34 CITY-19.11
action-accept =
    { $three-n ->
        [0] Accepter l’offre ({ $one })
       *[other] Accepter l’offre ({ $one }) en donnant : { $three }
    }
    .rules = CITY-19.4 CITY-19.11
action-refuse = Refuser l’offre ({ $one })
    .rules = CITY-19.34
action-withdraw = Retirer votre offre { $one }
    .rules = CITY-19.34
action-counter =
    Répondre à l’offre de { $one } par une autre.{ $three-give-antidotes ->
        [0] { $three-give-cards-n ->
            [0] { "" }
           *[other] { " " }À donner : { $three-give-cards }{ $three-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-give-when })
            }.
        }
       *[other] { " " }À donner : { $three-give-antidotes ->
            [one] 1 antidote
           *[other] { $three-give-antidotes } antidotes
        }{ $three-give-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $three-give-cards }
        }{ $three-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-give-when })
            }.
    }{ $three-want-antidotes ->
        [0] { $three-want-cards-n ->
            [0] { "" }
           *[other] { " " }À recevoir : { $three-want-cards }{ $three-want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-want-when })
            }.
        }
       *[other] { " " }À recevoir : { $three-want-antidotes ->
            [one] 1 antidote
           *[other] { $three-want-antidotes } antidotes
        }{ $three-want-cards-n ->
            [0] { "" }
           *[other] { ", " }{ $three-want-cards }
        }{ $three-want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-want-when })
            }.
    }{ $three-promises-n ->
        [0] { "" }
       *[other] { " " }Promesses : { $three-promises }.
    }
    .item = { $by } s’engage à { $clause }
    .short = Une contre-offre à { $one }
    .rules = CITY-19.36
action-show = Montrer { $one-a } à { $two }
    .short = { $one } → { $two }
    .rules = CITY-19.10
action-order = À l’avance : { $one }
    .rules = CITY-4.24 CITY-4.26 CITY-4.7 CITY-5.23

## Questions. `asked` : à qui la question est posée ; `seat` aussi, quand elle ne concerne personne d’autre.

question-settle = { $seat }, vous avez tiré : { $places }. Qui commence où ?
    .rules = CITY-2.12
question-draft-card = { $seat }, quelle carte gardez-vous ? Les autres passent à gauche.
    .rules = CITY-2.18
question-choose-card = { $seat }, où ira un de vos personnages ? Votre carte Déplacement reste cachée jusqu’au dernier choix.
    .rules = CITY-6.2
question-choose-card-late = { $seat }, du Château d’eau, vous avez vu les cartes des autres. Laquelle choisissez-vous ?
    .rules = CITY-6.3
question-act =
    { $moment-id ->
        [start-of-turn] { $seat } : le tour commence. Cartes, pouvoirs et échanges sont ouverts.
        [before-invasion] { $seat } : la carte Invasion va être révélée. Agissez-vous d’abord ?
        [after-invasion] { $seat } : les morts sont là. Agissez-vous avant les déplacements ?
        [before-lure] { $seat } : la Blonde va attirer un zombie. Agissez-vous d’abord ?
        [before-attack] { $seat } : les zombies attaqueront-ils { $place-in } ? D’abord, on agit et on marchande.
        [before-sharing] { $seat } : on va partager ce qui se trouve { $place-in }. D’abord, on agit et on marchande.
       *[last-window] { $seat } : l’hélicoptère se pose. Agissez-vous une dernière fois ?
    }
    .rules =
        { $moment-id ->
            [start-of-turn] CITY-5.1
            [before-invasion] CITY-5.4
            [after-invasion] CITY-5.5
            [before-lure] CITY-5.8
            [before-attack] CITY-5.10
            [before-sharing] CITY-5.12
           *[last-window] CITY-5.14
        }
question-move-character = { $seat } doit déplacer un personnage { $place-to }. Jusque-là, cartes, pouvoirs et échanges sont ouverts à { $asked }.
    .rules = CITY-5.6
question-undo-move = { $asked }, { $seat } a déplacé { $role-own } { $from-from } { $to-to }. Votre Prêtre l’annule-t-il ?
    .rules = CITY-5.7
question-activate = { $seat } peut utiliser { $place-the }. Jusqu’à cette décision, cartes, pouvoirs et marchés sont ouverts à { $asked }.
    .rules = CITY-5.9
question-vote =
    { $purpose-id ->
        [attack] { $seat }, qui perd un personnage { $place-in } ? Votre bulletin reste scellé jusqu’au dernier.
       *[sharing] { $seat }, qui dirige le partage { $place-in } ? Votre bulletin reste scellé jusqu’au dernier.
    }
    .rules =
        { $purpose-id ->
            [attack] CITY-5.11
           *[sharing] CITY-5.13
        }
question-break-tie =
    { $purpose-id ->
        [attack] { $seat }, égalité. Comme premier joueur, tranchez : qui perd un personnage { $place-in } ?
       *[sharing] { $seat }, égalité. Comme premier joueur, tranchez : qui dirige le partage { $place-in } ?
    }
    .rules = CITY-18.1
question-lose-character = { $seat }, les zombies emportent un des vôtres { $place-in }. Lequel ?
    .rules = CITY-9.13
question-share = { $seat }, vous dirigez le partage { $place-in }. Qui reçoit quoi ? Jamais deux fois la même personne.
    .rules = CITY-12.8
question-answer-card = { $asked } : { $seat } joue { $card-a }. L’annulez-vous ? Personne ne voit qui laisse passer.
    .rules = CITY-5.17
question-put-marker = { $seat }, ça explose. Où va le marqueur ?
    .rules = CITY-17.1
question-vaccinate = { $seat }, vous avez moins d’antidotes que de personnages. Qui est vacciné ?
    .rules = CITY-5.15

## Ce que l’on demande au hasard

chance-layout = Le hasard distribue les quatre bâtiments aux coins.
chance-sides = Le hasard retourne les lieux.
chance-colours = Le hasard distribue les couleurs.
chance-first-player = Le hasard dit qui commence comme premier joueur.
chance-open-food = Trois jetons Nourriture sont retournés.
chance-characters = Les personnages sont distribués.
chance-placement-cards =
    { $n ->
        [one] { $seat } tire une carte Déplacement.
       *[other] { $seat } tire { $n } cartes Déplacement.
    }
chance-deal = Les cartes Action sont distribuées.
chance-invasion = La carte Invasion de { $hour } est tirée.
chance-cards =
    { $n ->
        [one] Une carte vient de la pioche.
       *[other] { $n } cartes viennent de la pioche.
    }
chance-theft = { $seat } tire une carte au hasard chez { $from }.
chance-kitten = Le Petit chat joué par { $seat } cherche son chemin.
chance-food = Un jeton Nourriture est pioché.

## Refus

refusal-already-hidden = Ce personnage est déjà caché.
refusal-cannot-be-kept = En l’état, cette promesse ne peut être tenue.
refusal-cannot-be-named = Cette personne n’a ici aucun personnage que l’on puisse désigner.
refusal-cannot-move = Ce personnage ne peut pas être déplacé maintenant.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-card-not-in-pack = Cette carte n’est pas parmi celles qui vous sont proposées.
refusal-card-waits-for-answers = Une carte attend sa réponse : annulez-la ou passez.
refusal-cards-are-not-shown = À cette table, on ne montre pas ses cartes.
refusal-character-is-hidden = Ce personnage est caché.
refusal-character-not-here = Ce personnage n’est pas ici.
refusal-contradicts-a-promise = Cela contredit ce qui est déjà promis.
refusal-decides-himself = La décision vous revient : inutile de la retenir.
refusal-deck-is-empty = La pioche est vide.
refusal-door-is-open = Une Entrée de service vous est déjà ouverte.
refusal-empty-offer = Une offre doit porter sur quelque chose.
refusal-food-not-held = Vous n’avez pas de jeton Nourriture de cette valeur.
refusal-goods-not-held = Tout ce que l’offre nomme n’est pas là.
refusal-has-moved = Vous avez déjà fait votre déplacement de ce tour.
refusal-has-one-already = Personne ne reçoit deux objets d’un même partage.
refusal-has-the-token = Vous avez déjà le jeton Premier joueur.
refusal-holds-already = Vous retenez déjà la décision, ou il est trop tard pour cela.
refusal-item-not-here = Cela ne se trouve pas ici.
refusal-leader-takes-one-first = En chef du partage, prenez d’abord un objet pour vous.
refusal-more-than-lies-here = On promet plus que ce qui se trouve ici.
refusal-must-decide = La décision vous revient, et à personne d’autre.
refusal-must-move = Vous pouvez déplacer quelqu’un, donc vous le devez.
refusal-never-turned = Rien d’autre que son pouvoir ne retourne la carte de la Femme enceinte.
refusal-no-action-now = Ce n’est pas le moment.
refusal-no-card-to-change = Votre carte Déplacement n’est pas révélée.
refusal-no-deals-here = À cette table, les promesses ne sont que des paroles.
refusal-no-invasion-card-left = Il ne reste aucune carte Invasion à regarder.
refusal-no-location-at-hand = Un marché porte sur le lieu en cours, et il n’y en a pas en ce moment.
refusal-no-pass-to-take-back = Vous n’avez pas passé ici.
refusal-no-room-for-zombies = Il y a déjà huit zombies sur ce lieu.
refusal-no-such-ballot = Il n’y a pas de tel bulletin à prendre.
refusal-no-such-colour = Le chef des zombies ne peut pas être mis là.
refusal-no-such-offer = Cette offre ne vous est pas, ou plus, faite.
refusal-no-such-player = Il faut que ce soit quelqu’un d’autre, encore dans la partie.
refusal-no-vote-there = On ne vote pas au Carrefour.
refusal-no-way-in = Plus personne n’y entre.
refusal-no-zombie-left = La réserve de zombies est vide.
refusal-no-zombie-there = Il n’y a aucun zombie sur ce lieu.
refusal-not-exhausted = Ce personnage n’est pas épuisé.
refusal-not-full = Ce lieu n’est pas complet : on y entre normalement.
refusal-not-in-the-pile = Cette carte n’est pas dans la défausse.
refusal-not-on-the-tower = Il faut être sur la face B du Château d’eau pour choisir plus tard.
refusal-not-rested = Ce personnage n’est pas en forme.
refusal-not-rested-here = Vous n’avez pas ici ce personnage en forme.
refusal-not-the-effect-here = Ce n’est pas l’effet de ce lieu.
refusal-not-tied = On ne peut plus désigner qu’une personne à égalité.
refusal-not-to-be-placed = Ce n’est pas à vous de placer ce personnage.
refusal-not-your-ballot = Ce bulletin n’est pas entre vos mains.
refusal-not-your-character = Ce personnage n’est pas à vous.
refusal-not-your-move = Ce n’est pas à vous de bouger.
refusal-not-your-turn-here = Quelqu’un d’autre décide maintenant de l’effet de ce lieu.
refusal-nothing-left = Il ne reste rien à prendre.
refusal-nothing-to-steal = Il n’y a là personne d’autre à qui voler une carte.
refusal-one-antidote-each = Vaccinez exactement autant de personnages que vous avez d’antidotes.
refusal-only-after-a-move = Le Prêtre répond à un déplacement qui vient d’être fait, et à rien d’autre.
refusal-only-against-a-card = Cela ne répond qu’à une carte Action qui vient d’être jouée.
refusal-only-at-the-end = Les Boîtes de conserve comptent d’elles-mêmes à la fin.
refusal-only-in-your-move = Cela sert pendant votre propre déplacement, vers un lieu complet.
refusal-place-not-drawn = Ce lieu n’a pas été tiré.
refusal-player-eliminated = Cette personne n’a plus aucun personnage.
refusal-promised-otherwise = Vous avez promis autre chose, et le marché vous engage.
refusal-promised-to-hold-back = Vous avez promis de vous retenir ici.
refusal-set-up-not-over = La mise en place d’abord.
refusal-sharing-has-begun = Le partage a commencé : rien d’autre avant qu’il soit fini.
refusal-somebody-holds = On vous a demandé d’attendre.
refusal-stands-there-already = Ce personnage y est déjà.
refusal-takes-no-marker = On ne peut poser aucun marqueur ici.
refusal-the-same-card = C’est déjà votre carte Déplacement.
refusal-the-same-place = Il faut deux lieux différents.
refusal-too-far = Ici, le chef des zombies avance de 0 ou de 1.
refusal-too-few-zombies = La moitié ne fait même pas un zombie.
refusal-deals-end-with-the-location = Un marché porte sur ce lieu : une offre de marché ne dure pas plus longtemps que lui.
refusal-kept-for-a-promise = Vous en avez besoin pour tenir une promesse.
refusal-too-many-cards = Huit cartes de chaque côté d’une offre suffisent.
refusal-too-many-offers = Vous avez déjà quatre offres en cours. Retirez-en une d’abord.
refusal-too-many-promises = Huit promesses dans un marché suffisent.
refusal-too-many-bargains = Dix échanges et marchés dans une fenêtre, cela suffit.
refusal-too-many-deals = Seize marchés sur un lieu suffisent.
refusal-too-many-replicas = Ce tour ne peut contenir plus de Répliques d’arme.
refusal-too-many-wishes = On ne peut pas laisser autant de consignes à la fois.
refusal-vote-has-begun = Le vote a commencé : rien d’autre avant qu’il soit fini.
refusal-votes-are-over = Il n’y a plus de vote sur ce lieu ce tour-ci.
refusal-wrong-aim = Cela ne se vise pas ainsi.
refusal-wrong-ware = Ce ne sont pas les cartes que l’offre demande.

## Pourquoi un aide le ferait

reason-best-card = La carte qui aide le plus dans la plupart des parties.
reason-best-of-nights = De bien des nuits imaginées, c’est ainsi que cela finit le mieux pour vous.
reason-best-shared = Le meilleur pour vous ; ce qui doit aller aux autres leur sert le moins.
reason-card-harmless = Arrêter cette carte coûte plus qu’elle ne vous nuit.
reason-card-hurts = Cette carte vous nuit plus que l’arrêter ne coûte.
reason-choose-last = Qui choisit en dernier en sait le plus.
reason-fire-for-rivals = Ici cela menace les autres plus que vous.
reason-for-yourself = Ce que cela apporte est alors à vous.
reason-good-offer = Vous recevez plus que vous ne donnez.
reason-highest-values = Ainsi le plus de points sont à l’abri.
reason-hurts-a-rival = C’est la perte qui vous aide le plus.
reason-least-loss = C’est le personnage qui vaut le moins pour vous maintenant.
reason-least-rival = Si ce n’est pas vous, alors celui qui a le moins de points.
reason-not-worth-it = Cela coûte plus que cela ne rapporte.
reason-nothing-better = Il n’y a rien de mieux à faire maintenant.
reason-poor-offer = Vous donneriez plus que vous ne recevriez.
reason-worth-its-cost = Cela rapporte plus que cela ne coûte.
reason-worth-offering = Ce que cela peut rapporter vaut ce que vous offrez.

## Options

option-edition = D’après quel livret on joue : l’anglais, révisé, ou le français, la première édition. Cela règle les douze suivantes.
option-first_player_mode = Quand la perte d’un personnage fait de vous le premier joueur : tout de suite, ou à la fin du tour.
option-first_player_no_loss = Où va le jeton Premier joueur si personne n’est perdu : il reste, ou passe dans le sens horaire.
option-share_tie = Ce que fait une égalité lors d’un partage : le premier joueur tranche, ou personne ne reçoit rien.
option-share_winner = Ce que fait le chef du partage : il distribue librement, ou prend d’abord un objet.
option-weapon_replica = Ce que fait une Réplique d’arme : deux voix de plus, ou le bulletin de quelqu’un d’autre.
option-armory_b_cost = Ce que coûte la face B de l’Armurerie : une carte Action, ou épuiser un personnage présent.
option-tower_markers = Ce que deviennent les marqueurs du Château d’eau effondré : ils retournent dans la boîte, ou restent.
option-energy_target = À qui sert une Boisson énergisante : à n’importe quel personnage, ou seulement aux vôtres.
option-promises = Si les marchés engagent : imposés, seulement consignés, ou de simples paroles.
option-sixth_color = La sixième couleur : blanc ou orange.
option-phase_labels = Comment un tour est présenté : en quatre phases ou en six.
option-slot_labels = Comment les lieux sont numérotés : les coins seulement, ou tous les six.
option-layout = Où se trouvent les quatre bâtiments : au hasard, ou comme vous le dites.
option-sides = Quelles faces des lieux sont visibles : toutes A, toutes B, au hasard, ou une par une.
option-draft = Si les cartes Action se choisissent à tour de rôle, pour les experts.
option-first_player = Qui commence comme premier joueur.
option-colours = Les couleurs des joueurs, en commençant par le siège A.
option-wheel = L’ordre des couleurs sur la roue du chef des zombies.
option-invasion_deck = Les cartes Invasion : celles du programme, ou un fichier corrigé.
option-show_cards = Si l’on peut montrer une carte à quelqu’un, avec le programme pour témoin.
option-deal_visibility = Qui voit un marché : tout le monde, ou seulement ses deux parties.
option-promo_lawn_mower = Si la carte promotionnelle Tondeuse est dans la pioche.

## Préréglages : des façons de jouer que l’hôte choisit d’un clic.

preset-first = Première partie
    .about = La face A de la ville. Vous échangez cartes et nourriture, mais aucune promesse n’engage.
preset-classic = Classique
    .about = Les règles révisées, telles qu’imprimées : les marchés engagent.
preset-everything = Tout
    .about = Les faces au hasard, les cartes Action choisies à tour de rôle, et la Tondeuse.
