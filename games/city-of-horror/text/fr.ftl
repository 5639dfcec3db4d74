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

## Personnages. `about` : ce qu’ils valent, en forme puis épuisés, et ce qu’ils savent faire ; `gender` : leur genre.

blonde = Blonde
    .the = la Blonde
    .own = sa Blonde
    .gender = f
    .about = 5 points, 3 une fois épuisée. En forme, elle attire un zombie par tour. Pouvoir : elle n’en attire pas.
    .rules = CITY-15.12 CITY-15.1
businessman = Homme d’affaires
    .the = l’Homme d’affaires
    .own = son Homme d’affaires
    .gender = m
    .about = 3 points, 2 une fois épuisé. Pouvoir : défausser une carte pour en prendre une autre dans la défausse.
    .rules = CITY-15.13 CITY-15.1
businesswoman = Femme d’affaires
    .the = la Femme d’affaires
    .own = sa Femme d’affaires
    .gender = f
    .about = 3 points, 2 une fois épuisée. Pouvoir : défausser une carte pour en prendre une autre dans la défausse.
    .rules = CITY-15.14 CITY-15.1
sushi-chef = Chef sushi
    .the = le Chef sushi
    .own = son Chef sushi
    .gender = m
    .about = 4 points, 3 une fois épuisé. Pouvoir : piocher une carte Action.
    .rules = CITY-15.15 CITY-15.1
geek = Geek
    .the = le Geek
    .own = son Geek
    .gender = m
    .about = 4 points, 3 une fois épuisé. Pouvoir : envoyer un zombie de son lieu vers un autre.
    .rules = CITY-15.16 CITY-15.1
rocker = Rockeur
    .the = le Rockeur
    .own = son Rockeur
    .gender = m
    .about = 4 points, 3 une fois épuisé. Pouvoir : envoyer un zombie de son lieu vers un autre.
    .rules = CITY-15.17 CITY-15.1
grandpa = Grand-père
    .the = le Grand-père
    .own = son Grand-père
    .gender = m
    .about = 5 points, 3 une fois épuisé. Il ne vote pas. Pouvoir : il vote jusqu’à la fin du tour.
    .rules = CITY-15.18 CITY-15.1
granny = Grand-mère
    .the = la Grand-mère
    .own = sa Grand-mère
    .gender = f
    .about = 5 points, 2 une fois épuisée. On ne peut pas la déplacer. Pouvoir : on peut la déplacer ce tour-ci.
    .rules = CITY-15.19 CITY-15.1
housewife = Femme au foyer
    .the = la Femme au foyer
    .own = sa Femme au foyer
    .gender = f
    .about = 4 points, 2 une fois épuisée. Pouvoir : tuer 2 zombies sur son lieu.
    .rules = CITY-15.20 CITY-15.1
guard = Vigil
    .the = le Vigil
    .own = son Vigil
    .gender = m
    .about = 4 points, 2 une fois épuisé. Pouvoir : tuer 2 zombies sur son lieu.
    .rules = CITY-15.21 CITY-15.1
mama = Mama
    .the = la Mama
    .own = sa Mama
    .gender = f
    .about = 4 points, 3 une fois épuisée. Pouvoir : elle entre dans un lieu complet.
    .rules = CITY-15.22 CITY-15.1
student = Étudiante
    .the = l’Étudiante
    .own = son Étudiante
    .gender = f
    .about = 3 points, 2 une fois épuisée. Pouvoir : prendre le jeton Premier joueur.
    .rules = CITY-15.23 CITY-15.1
little-boy = Petit garçon
    .the = le Petit garçon
    .own = son Petit garçon
    .gender = m
    .about = 5 points, 2 une fois épuisé. Pouvoir : il se cache jusqu’à la fin du tour.
    .rules = CITY-15.24 CITY-15.1
little-girl = Petite fille
    .the = la Petite fille
    .own = sa Petite fille
    .gender = f
    .about = 5 points, 2 une fois épuisée. Pouvoir : elle se cache jusqu’à la fin du tour.
    .rules = CITY-15.25 CITY-15.1
pregnant-woman = Femme enceinte
    .the = la Femme enceinte
    .own = sa Femme enceinte
    .gender = f
    .about = 4 points, 2 une fois épuisée. Pouvoir : elle accouche et compte 2 voix jusqu’à la fin de la partie.
    .rules = CITY-15.26 CITY-15.1
priest = Prêtre
    .the = le Prêtre
    .own = son Prêtre
    .gender = m
    .about = 4 points, 2 une fois épuisé. Pouvoir : juste après un déplacement, l’annuler.
    .rules = CITY-15.27 CITY-15.1
punk = Punk
    .the = le Punk
    .own = son Punk
    .a = le Punk
    .gender = m
    .about = 4 points, 3 une fois épuisé. Pouvoir : annuler une carte Action qui vient d’être jouée.
    .rules = CITY-15.28 CITY-15.1
rasta = Rasta
    .the = le Rasta
    .own = son Rasta
    .gender = m
    .about = 4 points, 3 une fois épuisé. Pouvoir : regarder la prochaine carte Invasion.
    .rules = CITY-15.29 CITY-15.1
agent = Agent spécial
    .the = l’Agent spécial
    .own = son Agent spécial
    .gender = m
    .about = 4 points, 2 une fois épuisé. Pouvoir : mettre le chef des zombies sur n’importe quelle couleur.
    .rules = CITY-15.30 CITY-15.1
teen = Ado
    .the = l’Ado
    .own = son Ado
    .gender = m
    .about = 4 points, 2 une fois épuisé. Pouvoir : changer de carte Déplacement avant de bouger.
    .rules = CITY-15.31 CITY-15.1
thief = Voleur
    .the = le Voleur
    .own = son Voleur
    .gender = m
    .about = 4 points, 2 une fois épuisé. Pouvoir : voler au hasard une carte dans la main de quelqu’un d’autre.
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

maker = la partie qui propose
taker = la partie qui accepte
at-once = tout de suite
if-kept = une fois les promesses tenues
in-any-case = plus tard, dans tous les cas
value-if = { $one }
no-attack = si les zombies n’attaquent pas ici
value-survives = si { $one-the } survit à ce lieu
value-dies = si { $one-the } meurt ici
value-loses =
    { $one-is ->
        [you] si vous perdez un personnage ici
       *[other] si { $one } perd un personnage ici
    }
value-unharmed =
    { $one-is ->
        [you] si vous ne perdez personne ici
       *[other] si { $one } ne perd personne ici
    }
value-leads =
    { $one-is ->
        [you] si vous dirigez le partage ici
       *[other] si { $one } dirige le partage ici
    }
open = en suspens
kept = tenue
broken = rompue
void = sans objet
everything = tout
here = ici
any = une carte au choix de qui la donne
value-named = { $one-a }
value-blind = { $one-a }, sans la montrer
no-effect = ne pas utiliser ce lieu
value-vote =
    { $one-id ->
        [attack] { $two-is ->
            [you] vous désigner lors de l’attaque
           *[other] désigner { $two } lors de l’attaque
        }
       *[sharing] { $two-is ->
            [you] vous désigner lors du partage
           *[other] désigner { $two } lors du partage
        }
    }
value-tie =
    { $one-is ->
        [you] vous choisir en cas d’égalité
       *[other] choisir { $one } en cas d’égalité
    }
value-spare =
    { $one-id ->
        [attack] { $two-is ->
            [you] ne pas vous désigner lors de l’attaque
           *[other] ne pas désigner { $two } lors de l’attaque
        }
       *[sharing] { $two-is ->
            [you] ne pas vous désigner lors du partage
           *[other] ne pas désigner { $two } lors du partage
        }
    }
value-spare-in-tie =
    { $one-is ->
        [you] ne pas vous choisir en cas d’égalité
       *[other] ne pas choisir { $one } en cas d’égalité
    }
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
       *[here] ne viser ce lieu avec aucune carte ni aucun pouvoir tant qu’il n’est pas terminé (ni le chef des zombies, si c’est le Carrefour)
    }
value-effect = utiliser ce lieu : { $one }
value-share =
    { $one-id ->
        [antidote] { $two-is ->
            [you] vous donner un antidote lors du partage
           *[other] donner un antidote à { $two } lors du partage
        }
       *[card] { $two-is ->
            [you] vous donner une carte Action lors du partage
           *[other] donner une carte Action à { $two } lors du partage
        }
    }

## Ce que vise une carte ou un pouvoir. `short` vient après un nom et deux points.

nothing = rien
value-at = { $one-in }
    .short = { $one }
value-from = { $one-from } { $two-to }
    .short = { $one } → { $two }
value-character = pour { $one-the }
    .short = { $one }
value-player =
    { $one-is ->
        [you] contre vous
       *[other] contre { $one }
    }
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
           *[some] lors d’une attaque { $two-place-in }, { $two-named-is ->
                [you] vous désigner
               *[other] désigner { $two-named }
            }
        }
        [sharing] { $two ->
            [none] aucun bulletin pour les partages
           *[some] lors d’un partage { $two-place-in }, { $two-named-is ->
                [you] vous désigner
               *[other] désigner { $two-named }
            }
        }
       *[other] { $two-is ->
            [you] pour prendre votre bulletin { $one-in }
           *[other] pour prendre un bulletin { $one-in } ({ $two })
        }
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
decline = ne pas l’utiliser
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
       *[other] { " " }(jouées par { $players })
    }{ $places-n ->
        [0] { "" }
       *[other] { " " }(lieux visés : { $places })
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

notice-layout-dealt = Les bâtiments des quatre coins, de 1 à 4 : { $corners }.
notice-sides-dealt =
    { $side_b-n ->
        [0] Cette nuit, les six lieux montrent leur face A.
       *[other] { $side_a-n ->
            [0] Cette nuit, les six lieux montrent leur face B.
           *[other] Cette nuit, face A : { $side_a } ; face B : { $side_b }.
        }
    }
notice-colours-dealt = Les couleurs, siège par siège : { $colours }.
notice-first-player-seated =
    { $seat-is ->
        [you] Vous avez le jeton Premier joueur ; le chef des zombies attend { $colour-on }.
       *[other] { $seat } a le jeton Premier joueur ; le chef des zombies attend { $colour-on }.
    }
notice-food-laid-open = Trois jetons Nourriture sont retournés au Carrefour : { $food }.
notice-characters-dealt =
    { $seat-is ->
        [you] Vous veillez sur ces personnages : { $roles }.
       *[other] { $seat } veille sur ces personnages : { $roles }.
    }
notice-placement-drawn =
    { $seat-is ->
        [you] Vous tirez ces cartes Déplacement : { $places }.
       *[other] { $seat } tire ces cartes Déplacement : { $places }.
    }
notice-character-placed =
    { $seat-is ->
        [you] Vous placez votre { $role } { $place-in }.
       *[other] { $seat } place { $role-own } { $place-in }.
    }
notice-character-crowded-out =
    { $seat-is ->
        [you] Plus de place { $wanted-in } : votre { $role } commence au Carrefour.
       *[other] Plus de place { $wanted-in } : { $seat } place { $role-own } au Carrefour.
    }
notice-cards-dealt =
    { $cards ->
        [none] { $n ->
            [one] { $seat-is ->
                [you] Vous recevez une carte.
               *[other] { $seat } reçoit une carte.
            }
           *[other] { $seat-is ->
                [you] Vous recevez { $n } cartes.
               *[other] { $seat } reçoit { $n } cartes.
            }
        }
       *[other] { $seat-is ->
            [you] Vous recevez ces cartes : { $cards }.
           *[other] { $seat } reçoit ces cartes : { $cards }.
        }
    }
notice-pack-dealt =
    { $cards ->
        [none] { $seat-is ->
            [you] Vous avez { $n } cartes parmi lesquelles choisir.
           *[other] { $seat } a { $n } cartes parmi lesquelles choisir.
        }
       *[other] { $seat-is ->
            [you] Vous choisissez parmi ces cartes : { $cards }.
           *[other] { $seat } choisit parmi ces cartes : { $cards }.
        }
    }
notice-card-drafted =
    { $card ->
        [none] { $seat-is ->
            [you] Vous gardez une carte.
           *[other] { $seat } garde une carte.
        }
       *[other] { $seat-is ->
            [you] Vous gardez { $card-a }.
           *[other] { $seat } garde { $card-a }.
        }
    }
notice-pack-handed-on =
    { $cards ->
        [none] { $n ->
            [one] { $seat-is ->
                [you] Vous passez une carte à { $to }.
               *[other] { $to-is ->
                    [you] { $seat } vous passe une carte.
                   *[other] { $seat } passe une carte à { $to }.
                }
            }
           *[other] { $seat-is ->
                [you] Vous passez { $n } cartes à { $to }.
               *[other] { $to-is ->
                    [you] { $seat } vous passe { $n } cartes.
                   *[other] { $seat } passe { $n } cartes à { $to }.
                }
            }
        }
       *[other] { $seat-is ->
            [you] Vous passez ces cartes à { $to } : { $cards }.
           *[other] { $to-is ->
                [you] { $seat } vous passe ces cartes : { $cards }.
               *[other] { $seat } passe ces cartes à { $to } : { $cards }.
            }
        }
    }
notice-draft-ended = Chaque carte a trouvé sa main.
notice-turn-began = L’horloge marque { $turn }:00.
notice-turn-ended = L’heure est passée.

notice-window-opened =
    { $moment-id ->
        [start-of-turn] L’heure commence : tout le monde peut agir.
        [before-invasion] L’invasion approche : tout le monde peut agir.
        [after-invasion] Les morts sont là : tout le monde peut agir avant les déplacements.
        [before-lure] La Blonde va attirer un zombie : tout le monde peut agir.
        [before-attack] Les zombies attaqueront-ils { $place-the } ? Tout le monde peut d’abord agir.
        [before-sharing] On va partager ce qui se trouve { $place-in } : tout le monde peut agir.
       *[last-window] On entend les rotors : tout le monde peut agir une dernière fois.
    }
notice-window-closed = Plus personne ne veut agir.
notice-passed =
    { $seat-is ->
        [you] Vous passez.
       *[other] { $seat } passe.
    }
notice-passed-ahead =
    { $seat-is ->
        [you] Vous passez d’office.
       *[other] { $seat } passe d’office.
    }
notice-pass-taken-back =
    { $seat-is ->
        [you] Vous ne passez plus.
       *[other] { $seat } ne passe plus.
    }
notice-held =
    { $seat-is ->
        [you] Vous dites « attendez » : rien ne se décide tant que vous n’avez pas passé.
       *[other] { $seat } dit « attendez » : rien ne se décide pour l’instant.
    }
notice-order-left =
    { $order ->
        [none] { $seat-is ->
            [you] Vous laissez une consigne.
           *[other] { $seat } laisse une consigne.
        }
       *[other] { $seat-is ->
            [you] Vous laissez une consigne : { $order }.
           *[other] { $seat } laisse une consigne : { $order }.
        }
    }
notice-order-lapsed =
    { $seat-is ->
        [you] Votre consigne ne peut pas être suivie, et disparaît : { $order }.
       *[other] Une consigne laissée par { $seat } ne peut pas être suivie, et disparaît : { $order }.
    }

notice-card-chosen =
    { $place ->
        [none] { $seat-is ->
            [you] Vous avez choisi une carte Déplacement.
           *[other] { $seat } a choisi une carte Déplacement.
        }
       *[other] { $seat-is ->
            [you] Vous avez choisi d’aller { $place-in }.
           *[other] { $seat } a choisi d’aller { $place-in }.
        }
    }
notice-movement-cards-shown = Les cartes Déplacement sont révélées : { $cards }.
    .item =
        { $seat-is ->
            [you] vous allez { $place-in }
           *[other] { $seat } va { $place-in }
        }
notice-movement-card-changed =
    { $seat-is ->
        [you] Vous changez de carte Déplacement et irez { $place-in }.
       *[other] { $seat } change de carte Déplacement et ira { $place-in }.
    }
notice-invasion-seen =
    { $seat-is ->
        [you] Vous regardez la carte Invasion de { $hour }.
       *[other] { $seat } regarde la carte Invasion de { $hour }.
    }
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
notice-zombie-lured = La Blonde crie : un zombie arrive { $place-in }.
notice-zombies-killed =
    { $n ->
        [0] Aucun zombie n’est abattu { $place-in }.
        [one] Un zombie est abattu { $place-in }.
       *[other] { $n } zombies sont abattus { $place-in }.
    }
notice-supplies-dropped =
    Un parachute se pose { $place-in } : { $antidotes ->
        [0] { "" }
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
    }{ $cards ->
        [0] { "" }
        [one] 1 carte
       *[other] { $cards } cartes
    }.
notice-leader-moved = Le chef des zombies est maintenant { $colour-on }.

notice-move-began =
    { $seat-is ->
        [you] À vous de vous déplacer.
       *[other] À { $seat } de se déplacer.
    }
notice-character-moved =
    { $seat-is ->
        [you] Vous déplacez votre { $role } { $from-from } { $to-to }.
       *[other] { $seat } déplace { $role-own } { $from-from } { $to-to }.
    }
notice-character-squeezed-in =
    { $seat-is ->
        [you] Vous glissez votre { $role } { $from-from } { $to-to }, malgré le manque de place.
       *[other] { $seat } glisse { $role-own } { $from-from } { $to-to }, malgré le manque de place.
    }
notice-character-diverted =
    { $seat-is ->
        [you] Impossible d’entrer { $wanted-in } : votre { $role } va { $from-from } au Carrefour.
       *[other] Impossible d’entrer { $wanted-in } : { $seat } envoie { $role-own } { $from-from } au Carrefour.
    }
notice-character-stayed =
    { $seat-is ->
        [you] Impossible d’entrer { $wanted-in } : votre { $role } reste au Carrefour.
       *[other] Impossible d’entrer { $wanted-in } : { $seat } laisse { $role-own } au Carrefour.
    }
notice-nobody-moved =
    { $seat-is ->
        [you] Vous ne déplacez personne.
       *[other] { $seat } ne déplace personne.
    }
notice-move-undone =
    { $seat-is ->
        [you] Le Prêtre a parlé : vous retrouvez votre { $role } { $place-in }.
       *[other] Le Prêtre a parlé : { $seat } retrouve { $role-own } { $place-in }.
    }

notice-card-played =
    { $aim-id ->
        [nothing] { $seat-is ->
            [you] Vous jouez { $card-a }.
           *[other] { $seat } joue { $card-a }.
        }
       *[other] { $card-id ->
            [running-shoes] { $seat-is ->
                [you] Vous jouez { $card-a } pour aller plutôt { $aim-one-in }.
               *[other] { $seat } joue { $card-a } pour aller plutôt { $aim-one-in }.
            }
           *[other] { $seat-is ->
                [you] Vous jouez { $card-a } { $aim }.
               *[other] { $seat } joue { $card-a } { $aim }.
            }
        }
    }
notice-card-answered =
    { $cancels ->
        [yes] { $seat-is ->
            [you] Vous voulez l’annuler.
           *[other] { $seat } veut l’annuler.
        }
       *[other] { $seat-is ->
            [you] Vous laissez passer.
           *[other] { $seat } laisse passer.
        }
    }
notice-card-carried-out =
    { $seat-is ->
        [you] Personne n’annule votre carte ({ $card }).
       *[other] Personne n’annule la carte jouée par { $seat } ({ $card }).
    }
notice-card-cancelled =
    { $by-is ->
        [you] { $seat-is ->
            [you] Vous annulez votre propre carte ({ $card }).
           *[other] Vous annulez la carte jouée par { $seat } ({ $card }).
        }
       *[other] { $seat-is ->
            [you] { $by } annule votre carte ({ $card }).
           *[other] { $by } annule la carte jouée par { $seat } ({ $card }).
        }
    }
notice-power-used =
    { $aim-id ->
        [nothing] { $seat-is ->
            [you] Vous utilisez votre { $role }.
           *[other] { $seat } utilise { $role-own }.
        }
       *[other] { $role-id ->
            [geek] { $seat-is ->
                [you] Vous utilisez votre { $role } pour envoyer un zombie { $aim-one-to }.
               *[other] { $seat } utilise { $role-own } pour envoyer un zombie { $aim-one-to }.
            }
            [rocker] { $seat-is ->
                [you] Vous utilisez votre { $role } pour envoyer un zombie { $aim-one-to }.
               *[other] { $seat } utilise { $role-own } pour envoyer un zombie { $aim-one-to }.
            }
            [teen] { $seat-is ->
                [you] Vous utilisez votre { $role } pour aller plutôt { $aim-one-in }.
               *[other] { $seat } utilise { $role-own } pour aller plutôt { $aim-one-in }.
            }
           *[other] { $seat-is ->
                [you] Vous utilisez votre { $role } { $aim }.
               *[other] { $seat } utilise { $role-own } { $aim }.
            }
        }
    }
notice-child-born =
    { $seat-is ->
        [you] Votre Femme enceinte accouche : elle compte désormais deux voix.
       *[other] Un enfant est né : pour { $seat }, la Femme enceinte compte désormais deux voix.
    }
notice-character-hid =
    { $seat-is ->
        [you] Vous cachez votre { $role }.
       *[other] { $seat } cache { $role-own }.
    }
notice-character-rested =
    { $seat-is ->
        [you] Vous retrouvez votre { $role } en pleine forme.
       *[other] { $seat } retrouve { $role-own } en pleine forme.
    }
notice-character-exhausted =
    { $seat-is ->
        [you] Vous épuisez votre { $role }.
       *[other] { $seat } épuise { $role-own }.
    }
notice-card-drawn =
    { $card ->
        [none] { $seat-is ->
            [you] Vous piochez une carte.
           *[other] { $seat } pioche une carte.
        }
       *[other] { $seat-is ->
            [you] Vous piochez { $card-a }.
           *[other] { $seat } pioche { $card-a }.
        }
    }
notice-card-stolen =
    { $card ->
        [none] { $seat-is ->
            [you] Vous volez une carte à { $from }.
           *[other] { $from-is ->
                [you] { $seat } vous vole une carte.
               *[other] { $seat } vole une carte à { $from }.
            }
        }
       *[other] { $seat-is ->
            [you] Vous volez { $card-a } à { $from }.
           *[other] { $from-is ->
                [you] { $seat } vous vole { $card-a }.
               *[other] { $seat } vole { $card-a } à { $from }.
            }
        }
    }
notice-card-discarded =
    { $seat-is ->
        [you] Vous défaussez { $card-a }.
       *[other] { $seat } défausse { $card-a }.
    }
notice-card-taken =
    { $seat-is ->
        [you] Vous prenez { $card-a } dans la défausse.
       *[other] { $seat } prend { $card-a } dans la défausse.
    }
notice-kitten-ran = Le Petit chat file { $from-from } { $to-to }, et les morts courent derrière.
notice-replica-shown =
    { $victim ->
        [none] { $seat-is ->
            [you] Vous agitez une arme { $place-in } : deux voix de plus sur ce lieu, ce tour-ci.
           *[other] { $seat } agite une arme { $place-in } : deux voix de plus sur ce lieu, ce tour-ci.
        }
       *[other] { $seat-is ->
            [you] Vous braquez { $victim } et prenez ce bulletin { $place-in }.
           *[other] { $victim-is ->
                [you] { $seat } vous braque et prend votre bulletin { $place-in }.
               *[other] { $seat } braque { $victim } et prend ce bulletin { $place-in }.
            }
        }
    }
notice-token-taken =
    { $seat-is ->
        [you] Vous avez maintenant le jeton Premier joueur.
       *[other] { $seat } a maintenant le jeton Premier joueur.
    }
notice-marker-put =
    { $n ->
        [one] { $seat-is ->
            [you] Vous posez un marqueur Explosion { $place-in } : c’est le premier.
           *[other] { $seat } pose un marqueur Explosion { $place-in } : c’est le premier.
        }
       *[other] { $seat-is ->
            [you] Vous posez un marqueur Explosion { $place-in } : cela fait { $n }.
           *[other] { $seat } pose un marqueur Explosion { $place-in } : cela fait { $n }.
        }
    }
notice-tower-collapsed =
    { $zombies ->
        [0] Le Château d’eau s’effondre. Tous ceux qui s’y trouvaient périssent.
        [one] Le Château d’eau s’effondre. Tous ceux qui s’y trouvaient périssent, et un zombie avec eux.
       *[other] Le Château d’eau s’effondre. Tous ceux qui s’y trouvaient périssent, et { $zombies } zombies avec eux.
    }
notice-armory-burnt = L’Armurerie brûle : plus personne ne peut y entrer.
notice-armory-blocked = L’Armurerie est bloquée : plus personne ne peut y entrer ni en sortir.
notice-character-fled =
    { $seat-is ->
        [you] Votre { $role } fuit les flammes jusqu’au Carrefour.
       *[other] { $seat } voit { $role-own } fuir les flammes jusqu’au Carrefour.
    }

notice-location-began = Tous les regards se tournent { $place-to }.
notice-location-skipped = Il n’y a personne { $place-in } : rien ne s’y passe.
notice-effect-used =
    { $seat-is ->
        [you] Vous utilisez { $place-the }.
       *[other] { $seat } utilise { $place-the }.
    }
notice-declined =
    { $seat-is ->
        [you] Vous n’en faites rien.
       *[other] { $seat } n’en fait rien.
    }
notice-antidote-taken =
    { $seat-is ->
        [you] Vous prenez un antidote.
       *[other] { $seat } prend un antidote.
    }
notice-food-drawn =
    { $food ->
        [none] { $seat-is ->
            [you] Vous piochez un jeton Nourriture.
           *[other] { $seat } pioche un jeton Nourriture.
        }
       *[other] { $seat-is ->
            [you] Vous piochez une Nourriture de { $food }.
           *[other] { $seat } pioche une Nourriture de { $food }.
        }
    }
notice-food-taken =
    { $seat-is ->
        [you] Vous prenez la Nourriture de { $food }.
       *[other] { $seat } prend la Nourriture de { $food }.
    }
notice-food-turned-up = Une Nourriture de { $food } est retournée.
notice-food-discarded =
    { $seat-is ->
        [you] Vous vous défaites d’une Nourriture de { $food }.
       *[other] { $seat } se défait d’une Nourriture de { $food }.
    }
notice-no-attack =
    { $zombies ->
        [0] Aucun zombie { $place-in } : pas d’attaque.
        [one] Un zombie { $place-in }, ce n’est pas assez pour une attaque.
       *[other] { $zombies } zombies { $place-in }, ce n’est pas assez pour une attaque.
    }
notice-zombies-attacked =
    { $zombies ->
        [one] Le zombie attaque { $place-in } !
       *[other] Les { $zombies } zombies attaquent { $place-in } !
    }
notice-nobody-eaten = Tout le monde se cache { $place-in } : personne n’est dévoré.

notice-ballot-sealed =
    { $named ->
        [none] { $seat-is ->
            [you] Vous scellez un bulletin.
           *[other] { $seat } scelle un bulletin.
        }
       *[other] { $ballot_of-is ->
            [you] { $seat-is ->
                [you] Vous scellez votre bulletin
               *[other] { $seat } scelle votre bulletin
            }
           *[other] { $seat-is ->
                [you] Vous scellez le bulletin pris à { $ballot_of }
               *[other] Bulletin scellé ({ $ballot_of })
            }
        }{ $named-is ->
            [you]  : il vous désigne.
           *[other]  : il désigne { $named }.
        }
    }
notice-ballots-revealed = On ouvre les bulletins : { $ballots }.
    .item =
        { $same ->
            [yes] { $seat-is ->
                [you] vous vous désignez
               *[other] { $seat } se désigne
            }
           *[no] { $seat-is ->
                [you] vous désignez { $named }
               *[other] { $named-is ->
                    [you] { $seat } vous désigne
                   *[other] { $seat } désigne { $named }
                }
            }
        } ({ $weight } voix)
notice-vote-tied =
    { $among-is ->
        [among] Égalité { $place-in } entre { $among-and-you }.
       *[other] Égalité { $place-in } entre { $among }.
    }
notice-tie-broken =
    { $same ->
        [yes] { $seat-is ->
            [you] Avec le jeton Premier joueur, vous vous choisissez.
           *[other] Avec le jeton Premier joueur, { $seat } se choisit.
        }
       *[no] { $seat-is ->
            [you] Avec le jeton Premier joueur, vous choisissez { $named }.
           *[other] { $named-is ->
                [you] Avec le jeton Premier joueur, { $seat } vous choisit.
               *[other] Avec le jeton Premier joueur, { $seat } choisit { $named }.
            }
        }
    }
notice-settled-without-ballot =
    { $seat-is ->
        [you] On ne peut désigner que vous { $place-in } : inutile de voter.
       *[other] On ne peut désigner que { $seat } { $place-in } : inutile de voter.
    }
notice-character-lost =
    { $place ->
        [none] { $seat-is ->
            [you] Vous perdez votre { $role }.
           *[other] { $seat } perd { $role-own }.
        }
       *[other] { $seat-is ->
            [you] Vous perdez votre { $role } { $place-in }.
           *[other] { $seat } perd { $role-own } { $place-in }.
        }
    }
notice-player-eliminated =
    { $seat-is ->
        [you] Vous n’avez plus personne.
       *[other] { $seat } n’a plus personne.
    }
notice-share-leader-chosen =
    { $seat-is ->
        [you] Vous dirigez le partage { $place-in }.
       *[other] { $seat } dirige le partage { $place-in }.
    }
notice-nobody-shares = Égalité : personne ne reçoit rien { $place-in }.
notice-items-seen =
    { $cards ->
        [none] { $seat-is ->
            [you] Vous regardez les cartes { $place-in }.
           *[other] { $seat } regarde les cartes { $place-in }.
        }
       *[other] { $seat-is ->
            [you] Vous regardez les cartes { $place-in } : { $cards }.
           *[other] { $seat } regarde les cartes { $place-in } : { $cards }.
        }
    }
notice-item-given =
    { $card ->
        [none] { $same ->
            [yes] { $seat-is ->
                [you] Vous gardez { $kind-a }.
               *[other] { $seat } garde { $kind-a }.
            }
           *[no] { $seat-is ->
                [you] Vous remettez { $kind-a } à { $to }.
               *[other] { $to-is ->
                    [you] { $seat } vous remet { $kind-a }.
                   *[other] { $seat } remet { $kind-a } à { $to }.
                }
            }
        }
       *[other] { $same ->
            [yes] { $seat-is ->
                [you] Vous gardez { $card-a }.
               *[other] { $seat } garde { $card-a }.
            }
           *[no] { $seat-is ->
                [you] Vous remettez { $card-a } à { $to }.
               *[other] { $to-is ->
                    [you] { $seat } vous remet { $card-a }.
                   *[other] { $seat } remet { $card-a } à { $to }.
                }
            }
        }
    }
notice-items-left =
    Il reste { $place-in } : { $antidotes ->
        [0] { "" }
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }{ $antidotes ->
        [0] { "" }
       *[other] { $cards ->
            [0] { "" }
           *[other] { " " }et{ " " }
        }
    }{ $cards ->
        [0] { "" }
        [one] 1 carte
       *[other] { $cards } cartes
    }.

notice-offer-made =
    { $to ->
        [none] { $seat-is ->
            [you] Vous faites une offre à tout le monde.
           *[other] { $seat } fait une offre à tout le monde.
        }
       *[other] { $answers ->
            [none] { $seat-is ->
                [you] Vous faites une offre à { $to }.
               *[other] { $to-is ->
                    [you] { $seat } vous fait une offre.
                   *[other] { $seat } fait une offre à { $to }.
                }
            }
           *[other] { $seat-is ->
                [you] Vous faites une contre-offre à { $to }.
               *[other] { $to-is ->
                    [you] { $seat } vous fait une contre-offre.
                   *[other] { $seat } fait une contre-offre à { $to }.
                }
            }
        }
    }{ $lasts-id ->
        [window] { "" }
       *[other] { " " }Elle tient jusqu’à { $lasts }.
    }{ $terms ->
        [none] { "" }
       *[some] { $terms-give-antidotes ->
            [0] { $terms-give-cards-n ->
                [0] { "" }
               *[other] { " " }Proposé : { $terms-give-cards }{ $terms-give-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-give-when })
                }.
            }
           *[other] { " " }Proposé : { $terms-give-antidotes ->
                [one] 1 antidote
               *[other] { $terms-give-antidotes } antidotes
            }{ $terms-give-cards-n ->
                [0] { "" }
               *[other] , { $terms-give-cards }
            }{ $terms-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $terms-give-when })
            }.
        }{ $terms-want-antidotes ->
            [0] { $terms-want-cards-n ->
                [0] { "" }
               *[other] { " " }En échange : { $terms-want-cards }{ $terms-want-when-id ->
                    [at-once] { "" }
                   *[other] { " " }({ $terms-want-when })
                }.
            }
           *[other] { " " }En échange : { $terms-want-antidotes ->
                [one] 1 antidote
               *[other] { $terms-want-antidotes } antidotes
            }{ $terms-want-cards-n ->
                [0] { "" }
               *[other] , { $terms-want-cards }
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
notice-offer-refused =
    { $seat-is ->
        [you] Vous refusez l’offre n° { $number } faite par { $of }.
       *[other] { $of-is ->
            [you] { $seat } refuse votre offre n° { $number }.
           *[other] { $seat } refuse l’offre n° { $number } faite par { $of }.
        }
    }
notice-offer-ended =
    { $seat-is ->
        [you] Votre offre n° { $number } ne tient plus.
       *[other] L’offre n° { $number } faite par { $seat } ne tient plus.
    }
notice-trade-made =
    { $seat-is ->
        [you] Vous échangez avec { $with } :{ " " }
       *[other] { $with-is ->
            [you] { $seat } échange avec vous :{ " " }
           *[other] { $seat } échange avec { $with } :{ " " }
        }
    }{ $given ->
        [none] { $cards_given ->
            [0] { $antidotes_given ->
                [0] rien
                [one] 1 antidote
               *[other] { $antidotes_given } antidotes
            }
            [one] 1 carte{ $antidotes_given ->
                [0] { "" }
                [one] { " " }et 1 antidote
               *[other] { " " }et { $antidotes_given } antidotes
            }
           *[other] { $cards_given } cartes{ $antidotes_given ->
                [0] { "" }
                [one] { " " }et 1 antidote
               *[other] { " " }et { $antidotes_given } antidotes
            }
        }
       *[other] { $given }{ $antidotes_given ->
            [0] { "" }
            [one] { " " }et 1 antidote
           *[other] { " " }et { $antidotes_given } antidotes
        }
    } contre { $taken ->
        [none] { $cards_taken ->
            [0] { $antidotes_taken ->
                [0] rien
                [one] 1 antidote
               *[other] { $antidotes_taken } antidotes
            }
            [one] 1 carte{ $antidotes_taken ->
                [0] { "" }
                [one] { " " }et 1 antidote
               *[other] { " " }et { $antidotes_taken } antidotes
            }
           *[other] { $cards_taken } cartes{ $antidotes_taken ->
                [0] { "" }
                [one] { " " }et 1 antidote
               *[other] { " " }et { $antidotes_taken } antidotes
            }
        }
       *[other] { $taken }{ $antidotes_taken ->
            [0] { "" }
            [one] { " " }et 1 antidote
           *[other] { " " }et { $antidotes_taken } antidotes
        }
    }.
notice-deal-made =
    { $seat-is ->
        [you] Vous concluez un marché avec { $with }.
       *[other] { $with-is ->
            [you] { $seat } conclut un marché avec vous.
           *[other] { $seat } et { $with } concluent un marché.
        }
    }{ $promises-n ->
        [0] { "" }
       *[other] { " " }Promesses : { $promises }.
    }{ $pays-maker-when-id ->
        [at-once] { "" }
       *[other] { $pays-maker-antidotes ->
            [0] { $pays-maker-cards ->
                [0] { "" }
               *[other] { $seat-is ->
                    [you] { " " }Vous devez{ " " }
                   *[other] { " " }{ $seat } doit{ " " }
                }{ $pays-maker-antidotes ->
                    [0] { "" }
                    [one] 1 antidote
                   *[other] { $pays-maker-antidotes } antidotes
                }{ $pays-maker-antidotes ->
                    [0] { "" }
                   *[other] { $pays-maker-cards ->
                        [0] { "" }
                       *[other] { " " }et{ " " }
                    }
                }{ $pays-maker-cards ->
                    [0] { "" }
                    [one] 1 carte
                   *[other] { $pays-maker-cards } cartes
                } ({ $pays-maker-when }).
            }
           *[other] { $seat-is ->
                [you] { " " }Vous devez{ " " }
               *[other] { " " }{ $seat } doit{ " " }
            }{ $pays-maker-antidotes ->
                [0] { "" }
                [one] 1 antidote
               *[other] { $pays-maker-antidotes } antidotes
            }{ $pays-maker-antidotes ->
                [0] { "" }
               *[other] { $pays-maker-cards ->
                    [0] { "" }
                   *[other] { " " }et{ " " }
                }
            }{ $pays-maker-cards ->
                [0] { "" }
                [one] 1 carte
               *[other] { $pays-maker-cards } cartes
            } ({ $pays-maker-when }).
        }
    }{ $pays-taker-when-id ->
        [at-once] { "" }
       *[other] { $pays-taker-antidotes ->
            [0] { $pays-taker-cards ->
                [0] { "" }
               *[other] { $with-is ->
                    [you] { " " }Vous devez{ " " }
                   *[other] { " " }{ $with } doit{ " " }
                }{ $pays-taker-antidotes ->
                    [0] { "" }
                    [one] 1 antidote
                   *[other] { $pays-taker-antidotes } antidotes
                }{ $pays-taker-antidotes ->
                    [0] { "" }
                   *[other] { $pays-taker-cards ->
                        [0] { "" }
                       *[other] { " " }et{ " " }
                    }
                }{ $pays-taker-cards ->
                    [0] { "" }
                    [one] 1 carte
                   *[other] { $pays-taker-cards } cartes
                } ({ $pays-taker-when }).
            }
           *[other] { $with-is ->
                [you] { " " }Vous devez{ " " }
               *[other] { " " }{ $with } doit{ " " }
            }{ $pays-taker-antidotes ->
                [0] { "" }
                [one] 1 antidote
               *[other] { $pays-taker-antidotes } antidotes
            }{ $pays-taker-antidotes ->
                [0] { "" }
               *[other] { $pays-taker-cards ->
                    [0] { "" }
                   *[other] { " " }et{ " " }
                }
            }{ $pays-taker-cards ->
                [0] { "" }
                [one] 1 carte
               *[other] { $pays-taker-cards } cartes
            } ({ $pays-taker-when }).
        }
    }
    .item = { $by } s’engage à { $clause }
notice-promise-settled =
    { $kept-id ->
        [kept] { $seat-is ->
            [you] Vous avez tenu votre promesse envers { $to } : { $clause }.
           *[other] { $to-is ->
                [you] { $seat } a tenu sa promesse envers vous : { $clause }.
               *[other] { $seat } a tenu sa promesse envers { $to } : { $clause }.
            }
        }
        [broken] { $seat-is ->
            [you] Vous avez rompu votre promesse envers { $to } : { $clause }.
           *[other] { $to-is ->
                [you] { $seat } a rompu sa promesse envers vous : { $clause }.
               *[other] { $seat } a rompu sa promesse envers { $to } : { $clause }.
            }
        }
        [void] { $seat-is ->
            [you] Votre promesse envers { $to } n’a plus d’objet : { $clause }.
           *[other] { $to-is ->
                [you] La promesse que { $seat } vous a faite n’a plus d’objet : { $clause }.
               *[other] La promesse faite par { $seat } à { $to } n’a plus d’objet : { $clause }.
            }
        }
       *[open] { $seat-is ->
            [you] Vous avez promis à { $to } : { $clause }.
           *[other] { $to-is ->
                [you] { $seat } vous a promis : { $clause }.
               *[other] { $seat } a promis à { $to } : { $clause }.
            }
        }
    }
notice-payment-settled =
    { $kept-id ->
        [kept] { $seat-is ->
            [you] Comme convenu, vous payez à { $to }{ " " }
           *[other] { $to-is ->
                [you] Comme convenu, { $seat } vous paie{ " " }
               *[other] Comme convenu, { $seat } paie à { $to }{ " " }
            }
        }{ $antidotes ->
            [0] { "" }
            [one] 1 antidote
           *[other] { $antidotes } antidotes
        }{ $antidotes ->
            [0] { "" }
           *[other] { $cards ->
                [0] { "" }
               *[other] { " " }et{ " " }
            }
        }{ $cards ->
            [0] { "" }
            [one] 1 carte
           *[other] { $cards } cartes
        }.
        [broken] { $seat-is ->
            [you] Vous ne payez pas à { $to } ce qui était convenu.
           *[other] { $to-is ->
                [you] { $seat } ne vous paie pas ce qui était convenu.
               *[other] { $seat } ne paie pas à { $to } ce qui était convenu.
            }
        }
        [void] { $seat-is ->
            [you] Vous récupérez ce qui devait aller à { $to }.
           *[other] { $to-is ->
                [you] { $seat } récupère ce qui devait vous revenir.
               *[other] { $seat } récupère ce qui devait aller à { $to }.
            }
        }
       *[open] { $seat-is ->
            [you] Vous devez à { $to }{ " " }
           *[other] { $to-is ->
                [you] { $seat } vous doit{ " " }
               *[other] { $seat } doit à { $to }{ " " }
            }
        }{ $antidotes ->
            [0] { "" }
            [one] 1 antidote
           *[other] { $antidotes } antidotes
        }{ $antidotes ->
            [0] { "" }
           *[other] { $cards ->
                [0] { "" }
               *[other] { " " }et{ " " }
            }
        }{ $cards ->
            [0] { "" }
            [one] 1 carte
           *[other] { $cards } cartes
        }.
    }
notice-card-shown =
    { $card ->
        [none] { $seat-is ->
            [you] Vous montrez une carte à { $to }.
           *[other] { $to-is ->
                [you] { $seat } vous montre une carte.
               *[other] { $seat } montre une carte à { $to }.
            }
        }
       *[other] { $seat-is ->
            [you] Vous montrez { $card-a } à { $to }.
           *[other] { $to-is ->
                [you] { $seat } vous montre { $card-a }.
               *[other] { $seat } montre { $card-a } à { $to }.
            }
        }
    }

notice-vaccination-chosen =
    { $roles ->
        [none] { $seat-is ->
            [you] Vous avez décidé à qui vont les antidotes.
           *[other] { $seat } a décidé à qui vont les antidotes.
        }
       *[other] { $seat-is ->
            [you] Vous avez décidé à qui vont les antidotes : { $roles }.
           *[other] { $seat } a décidé à qui vont les antidotes : { $roles }.
        }
    }
notice-vaccinated =
    { $roles-n ->
        [0] { $seat-is ->
            [you] Vous ne pouvez vacciner personne.
           *[other] { $seat } ne peut vacciner personne.
        }
       *[other] { $seat-is ->
            [you] Vous vaccinez : { $roles }.
           *[other] { $seat } vaccine : { $roles }.
        }
    }
notice-canned-food-kept =
    { $seat-is ->
        [you] Vous ouvrez une Boîte de conserve : 1 point.
       *[other] { $seat } ouvre une Boîte de conserve : 1 point.
    }
notice-scored =
    { $seat-is ->
        [you] Vous marquez { $characters } pour les personnages, { $antidotes } pour les antidotes, { $food } pour la Nourriture et { $canned } pour les Boîtes de conserve.
       *[other] { $seat } marque { $characters } pour les personnages, { $antidotes } pour les antidotes, { $food } pour la Nourriture et { $canned } pour les Boîtes de conserve.
    }
notice-game-ended =
    { $winners-n ->
        [0] L’hélicoptère repart à vide. La victoire n’est à personne.
        [1] { $winners-is ->
            [you] L’hélicoptère décolle. La victoire est à vous !
           *[other] L’hélicoptère décolle. La victoire est à { $winners } !
        }
       *[other] { $winners-is ->
            [among] L’hélicoptère décolle. Victoire partagée : { $winners-and-you } !
           *[other] L’hélicoptère décolle. Victoire partagée : { $winners } !
        }
    }

## Actions. `effect` : ce que cela fait, quand l’action ne le dit pas ; `rules` : les règles dont elle relève,
## outre celles de la question. `question-…` : les arguments de la question posée.

action-settle =
    { $room ->
        [full] Placer { $one-the } { $two-in } (complet : ira au Carrefour)
       *[free] Placer { $one-the } { $two-in }
    }
    .short =
        { $room ->
            [full] { $one } → { $two } (complet : Carrefour)
           *[free] { $one } → { $two }
        }
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
    .effect = Vous ne faites rien pour l’instant. S’il se passe quelque chose, on vous consulte de nouveau.
    .rules = CITY-4.5 CITY-4.6
action-take-back-pass = Ne plus passer
    .rules = CITY-4.9
action-hold = Attendez !
    .effect = Rien ne se décide tant que vous n’avez pas passé.
    .rules = CITY-4.15
action-play =
    { $two-id ->
        [nothing] Jouer { $one-a }
       *[other] { $one-id ->
            [running-shoes] Jouer { $one-a } pour aller plutôt { $two-one-in }
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
            [geek] Utiliser { $one-the } pour envoyer un zombie { $two-one-to }
            [rocker] Utiliser { $one-the } pour envoyer un zombie { $two-one-to }
            [teen] Utiliser { $one-the } pour aller plutôt { $two-one-in }
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
action-move =
    { $question-room ->
        [full] Déplacer { $one-the } { $question-place-to } (complet : au Carrefour sans Entrée de service)
       *[free] Déplacer { $one-the } { $question-place-to }
    }
    .short = Déplacer { $one-the }
    .rules = CITY-8.1 CITY-8.4
action-stay = Ne déplacer personne
    .rules = CITY-8.9 CITY-8.10
action-activate = Utiliser { $question-place-the } : { $one }
    .short = { $one-short }
    .rules = CITY-9.2 CITY-9.5
action-decline = Ne pas s’en servir
    .rules = CITY-9.3
action-put-marker = Poser le marqueur { $one-in }
    .short = → { $one }
    .rules = CITY-17.1 CITY-17.2
action-vote-for =
    { $one-is ->
        [you] Vous désigner
       *[other] Désigner { $one }
    }
    .rules = CITY-11.8 CITY-11.9
action-cast-for =
    Avec ce bulletin ({ $one }), { $two-is ->
        [you] vous désigner
       *[other] désigner { $two }
    }
    .short = { $one } désigne { $two }
    .rules = CITY-11.5 CITY-11.9
action-break-tie =
    { $one-is ->
        [you] Vous choisir
       *[other] Choisir { $one }
    }
    .rules = CITY-11.11 CITY-12.3
action-sacrifice = Livrer { $one-the }
    .effect = { $one-about }
    .rules = CITY-9.13 CITY-9.14
action-give =
    { $one-id ->
        [antidote] { $two-is ->
            [you] Garder un antidote
           *[other] Donner un antidote à { $two }
        }
       *[card] { $two-is ->
            [you] Garder { $one-one-a }
           *[other] Donner { $one-one-a } à { $two }
        }
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
        [none] Faire une offre à tout le monde.
       *[other] Faire une offre à { $to }.
    }{ $give-antidotes ->
        [0] { $give-cards-n ->
            [0] { "" }
           *[other] { " " }Vous donnez : { $give-cards }{ $give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $give-when })
            }.
        }
       *[other] { " " }Vous donnez : { $give-antidotes ->
            [one] 1 antidote
           *[other] { $give-antidotes } antidotes
        }{ $give-cards-n ->
            [0] { "" }
           *[other] , { $give-cards }
        }{ $give-when-id ->
            [at-once] { "" }
           *[other] { " " }({ $give-when })
        }.
    }{ $want-antidotes ->
        [0] { $want-cards-n ->
            [0] { "" }
           *[other] { " " }Vous recevez : { $want-cards }{ $want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $want-when })
            }.
        }
       *[other] { " " }Vous recevez : { $want-antidotes ->
            [one] 1 antidote
           *[other] { $want-antidotes } antidotes
        }{ $want-cards-n ->
            [0] { "" }
           *[other] , { $want-cards }
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
            [none] Une offre à tout le monde
           *[other] Une offre à { $to }
        }
    .rules = CITY-19.2 CITY-19.34 CITY-19.11
action-accept =
    { $three-n ->
        [0] Accepter l’offre faite par { $one }
       *[other] Accepter l’offre faite par { $one } en donnant : { $three }
    }
    .rules = CITY-19.4 CITY-19.11
action-refuse = Refuser l’offre faite par { $one }
    .rules = CITY-19.34
action-withdraw = Retirer votre offre n° { $one }
    .rules = CITY-19.34
action-counter =
    Répondre à { $one } par une autre offre.{ $three-give-antidotes ->
        [0] { $three-give-cards-n ->
            [0] { "" }
           *[other] { " " }Vous donnez : { $three-give-cards }{ $three-give-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-give-when })
            }.
        }
       *[other] { " " }Vous donnez : { $three-give-antidotes ->
            [one] 1 antidote
           *[other] { $three-give-antidotes } antidotes
        }{ $three-give-cards-n ->
            [0] { "" }
           *[other] , { $three-give-cards }
        }{ $three-give-when-id ->
            [at-once] { "" }
           *[other] { " " }({ $three-give-when })
        }.
    }{ $three-want-antidotes ->
        [0] { $three-want-cards-n ->
            [0] { "" }
           *[other] { " " }Vous recevez : { $three-want-cards }{ $three-want-when-id ->
                [at-once] { "" }
               *[other] { " " }({ $three-want-when })
            }.
        }
       *[other] { " " }Vous recevez : { $three-want-antidotes ->
            [one] 1 antidote
           *[other] { $three-want-antidotes } antidotes
        }{ $three-want-cards-n ->
            [0] { "" }
           *[other] , { $three-want-cards }
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

question-settle =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Vous avez tiré : { $places }. Qui commence où ?
    .rules = CITY-2.12
question-draft-card =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Gardez une de ces cartes. Les autres passent à gauche.
    .rules = CITY-2.18
question-choose-card =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Choisissez où ira l’un de vos personnages. Votre carte reste cachée jusqu’au dernier choix.
    .rules = CITY-6.2
question-choose-card-late =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Du Château d’eau, vous avez vu les cartes des autres. Choisissez la vôtre.
    .rules = CITY-6.3
question-act =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }{ $moment-id ->
        [start-of-turn] L’heure commence. Vous pouvez jouer des cartes, utiliser des pouvoirs et échanger.
        [before-invasion] La prochaine carte Invasion va être révélée. Vous pouvez agir avant.
        [after-invasion] Les morts sont là. Vous pouvez agir avant les déplacements.
        [before-lure] La Blonde va attirer un zombie. Vous pouvez agir avant.
        [before-attack] Les zombies attaqueront-ils { $place-the } ? Vous pouvez d’abord agir et marchander.
        [before-sharing] On va partager ce qui se trouve { $place-in }. Vous pouvez d’abord agir et marchander.
       *[last-window] L’hélicoptère se pose. Vous pouvez agir une dernière fois.
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
question-move-character =
    { $seat-is ->
        [you] Votre carte indique : { $place }. Choisissez qui s’y rend.
       *[other] { $seat } doit déplacer un personnage { $place-to }. { $asked-is ->
            [you] Avant cela, vous pouvez jouer des cartes, utiliser des pouvoirs et échanger.
           *[other] Avant cela, cartes, pouvoirs et échanges sont ouverts à { $asked }.
        }
    }{ $room ->
        [full] { " " }Il n’y a plus de place : sans Entrée de service, on finit au Carrefour.
       *[free] { "" }
    }
    .rules = CITY-5.6
question-undo-move =
    { $asked-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $asked }, à vous de jouer.{ " " }
    }{ $seat-is ->
        [you] Vous avez déplacé votre { $role } { $from-from } { $to-to }.
       *[other] { $seat } a déplacé { $role-own } { $from-from } { $to-to }.
    } Votre Prêtre peut l’annuler.
    .rules = CITY-5.7
question-activate =
    { $seat-is ->
        [you] Vous pouvez utiliser { $place-the } une fois, après vos autres cartes, pouvoirs et marchés.
       *[other] { $seat } peut utiliser { $place-the }. { $asked-is ->
            [you] Avant cela, vous pouvez jouer des cartes, utiliser des pouvoirs et marchander.
           *[other] Avant cela, cartes, pouvoirs et marchés sont ouverts à { $asked }.
        }
    }
    .rules = CITY-5.9
question-vote =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }{ $purpose-id ->
        [attack] Désignez quelqu’un. Qui reçoit le plus de voix perd un personnage { $place-in }. Votre bulletin reste scellé jusqu’au dernier.
       *[sharing] Désignez quelqu’un. Qui reçoit le plus de voix dirige le partage { $place-in }. Votre bulletin reste scellé jusqu’au dernier.
    }
    .rules =
        { $purpose-id ->
            [attack] CITY-5.11
           *[sharing] CITY-5.13
        }
question-break-tie =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }{ $purpose-id ->
        [attack] Il y a égalité, et vous avez le jeton Premier joueur. Choisissez qui perd un personnage { $place-in }.
       *[sharing] Il y a égalité, et vous avez le jeton Premier joueur. Choisissez qui dirige le partage { $place-in }.
    }
    .rules = CITY-18.1
question-lose-character =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Les zombies emportent un de vos personnages { $place-in }. Choisissez lequel.
    .rules = CITY-9.13
question-share =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Distribuez ce qui se trouve { $place-in }. Personne ne reçoit deux objets.
    .rules = CITY-12.8
question-answer-card =
    { $asked-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $asked }, à vous de jouer.{ " " }
    }{ $seat-is ->
        [you] Vous jouez { $card-a }. Laissez passer, ou annulez vous-même.
       *[other] { $seat } joue { $card-a }. Annulez, ou laissez passer : personne ne verra qui laisse passer.
    }
    .rules = CITY-5.17
question-put-marker =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Ça explose. Choisissez où va le marqueur.
    .rules = CITY-17.1
question-vaccinate =
    { $seat-is ->
        [you] { "" }
        [among] { "" }
       *[other] { $seat }, à vous de jouer.{ " " }
    }Vous avez moins d’antidotes que de personnages. Choisissez qui est vacciné.
    .rules = CITY-5.15

## Ce que l’on demande au hasard

chance-layout = Le hasard distribue les quatre bâtiments aux coins.
chance-sides = Le hasard choisit la face de chaque lieu.
chance-colours = Le hasard distribue les couleurs.
chance-first-player = Le hasard dit qui reçoit le jeton Premier joueur.
chance-open-food = Trois jetons Nourriture sont retournés.
chance-characters = Les personnages sont distribués.
chance-placement-cards =
    { $n ->
        [one] { $seat-is ->
            [you] Vous tirez une carte Déplacement.
           *[other] { $seat } tire une carte Déplacement.
        }
       *[other] { $seat-is ->
            [you] Vous tirez { $n } cartes Déplacement.
           *[other] { $seat } tire { $n } cartes Déplacement.
        }
    }
chance-deal = Les cartes Action sont distribuées.
chance-invasion = La carte Invasion de { $hour } est tirée.
chance-cards =
    { $n ->
        [one] Une carte vient de la pioche.
       *[other] { $n } cartes viennent de la pioche.
    }
chance-theft =
    { $seat-is ->
        [you] Vous tirez une carte au hasard chez { $from }.
       *[other] { $from-is ->
            [you] { $seat } tire une carte au hasard dans votre main.
           *[other] { $seat } tire une carte au hasard chez { $from }.
        }
    }
chance-kitten =
    { $seat-is ->
        [you] Votre Petit chat cherche son chemin.
       *[other] Le Petit chat joué par { $seat } cherche son chemin.
    }
chance-food = Un jeton Nourriture est pioché.

## Refus

refusal-already-hidden = Ce personnage est déjà caché. Choisissez-en un autre.
refusal-cannot-be-kept = En l’état, cette promesse ne peut pas être tenue. Changez-la.
refusal-cannot-be-named = On ne peut pas désigner cette personne ici. Désignez quelqu’un qui a un personnage visible.
refusal-cannot-move = Ce personnage ne peut pas être déplacé maintenant. Choisissez-en un autre.
refusal-card-not-held = Vous n’avez pas cette carte.
refusal-card-not-in-pack = Cette carte n’est pas parmi celles qui vous sont proposées.
refusal-card-waits-for-answers = Une carte attend votre réponse : annulez-la ou laissez passer.
refusal-cards-are-not-shown = À cette table, on ne montre pas ses cartes.
refusal-character-is-hidden = Ce personnage est caché. Choisissez-en un autre.
refusal-character-not-here = Ce personnage n’est pas ici. Choisissez-en un qui s’y trouve.
refusal-contradicts-a-promise = Cela contredit une promesse déjà faite.
refusal-decides-himself = La décision vous revient : inutile de la faire attendre.
refusal-deck-is-empty = La pioche est vide : il n’y a rien à piocher.
refusal-door-is-open = Une Entrée de service vous est déjà ouverte. Déplacez-vous.
refusal-empty-offer = Mettez quelque chose dans l’offre : une carte, un antidote ou une promesse.
refusal-food-not-held = Vous n’avez pas de jeton Nourriture de cette valeur.
refusal-goods-not-held = Tout ce que l’offre promet n’est pas disponible.
refusal-has-moved = Vous avez déjà fait votre déplacement de ce tour.
refusal-has-one-already = Personne ne reçoit deux objets d’un même partage. Choisissez quelqu’un d’autre.
refusal-has-the-token = Vous avez déjà le jeton Premier joueur.
refusal-holds-already = La décision vous attend déjà, ou il est trop tard.
refusal-item-not-here = Cela ne se trouve pas ici. Distribuez ce qui s’y trouve.
refusal-leader-takes-one-first = Vous dirigez le partage : prenez d’abord un objet pour vous.
refusal-more-than-lies-here = On promet plus que ce qui se trouve ici. Promettez moins.
refusal-must-decide = La décision vous revient : prenez-la d’abord.
refusal-must-move = Vous pouvez déplacer quelqu’un, donc vous le devez. Choisissez qui.
refusal-never-turned = Seul son pouvoir retourne la carte de la Femme enceinte. Choisissez quelqu’un d’autre.
refusal-no-action-now = Ce n’est pas le moment. Répondez d’abord à la question.
refusal-no-card-to-change = Votre carte Déplacement n’est pas révélée : il n’y a rien à changer.
refusal-no-deals-here = À cette table, les promesses ne sont que des paroles. Échangez plutôt.
refusal-no-invasion-card-left = Il ne reste aucune carte Invasion à regarder.
refusal-no-location-at-hand = Un marché porte sur le lieu en cours. Attendez qu’il y en ait un.
refusal-no-pass-to-take-back = Vous n’avez pas passé ici.
refusal-no-room-for-zombies = Il y a déjà huit zombies sur ce lieu. Choisissez-en un autre.
refusal-no-such-ballot = Vous ne pouvez pas prendre ce bulletin. Choisissez-en un autre.
refusal-no-such-colour = Le chef des zombies ne peut pas aller là. Choisissez une autre couleur en jeu.
refusal-no-such-offer = Cette offre ne tient plus.
refusal-no-such-player = Choisissez quelqu’un d’autre, encore dans la partie.
refusal-no-vote-there = On ne vote pas au Carrefour. Choisissez un autre lieu.
refusal-no-way-in = Plus personne ne peut y entrer.
refusal-no-zombie-left = La réserve de zombies est vide.
refusal-no-zombie-there = Il n’y a aucun zombie sur ce lieu. Choisissez-en un autre.
refusal-not-exhausted = Ce personnage n’est pas épuisé. Choisissez-en un qui l’est.
refusal-not-full = Ce lieu n’est pas complet : allez-y normalement.
refusal-not-in-the-pile = Cette carte n’est pas dans la défausse. Choisissez-en une autre.
refusal-not-on-the-tower = Il vous faut un personnage sur la face B du Château d’eau pour choisir plus tard.
refusal-not-rested = Ce personnage est épuisé. Remettez-le d’abord en forme.
refusal-not-rested-here = Vous n’avez pas ici ce personnage en forme.
refusal-not-the-effect-here = Ce n’est pas ce que fait ce lieu.
refusal-not-tied = Vous ne pouvez choisir que parmi les personnes à égalité.
refusal-not-to-be-placed = Vous n’avez pas ce personnage à placer.
refusal-not-your-ballot = Ce bulletin n’est pas entre vos mains.
refusal-not-your-character = Ce personnage n’est pas à vous. Choisissez-en un des vôtres.
refusal-not-your-move = Ce n’est pas à vous de vous déplacer.
refusal-not-your-turn-here = Quelqu’un d’autre décide maintenant pour ce lieu. Attendez votre tour.
refusal-nothing-left = Il ne reste rien à prendre ici.
refusal-nothing-to-steal = Il n’y a là aucune carte à voler. Choisissez quelqu’un d’autre.
refusal-one-antidote-each = Vaccinez exactement autant de personnages que vous avez d’antidotes.
refusal-only-after-a-move = Le Prêtre ne répond qu’à un déplacement qui vient d’être fait.
refusal-only-against-a-card = Gardez cela pour une carte Action qui vient d’être jouée.
refusal-only-at-the-end = Gardez-la : une Boîte de conserve compte d’elle-même à la fin.
refusal-only-in-your-move = Gardez cela pour votre propre déplacement vers un lieu complet.
refusal-place-not-drawn = Vous n’avez pas tiré ce lieu. Choisissez-en un que vous avez tiré.
refusal-player-eliminated = Cette personne n’a plus aucun personnage. Choisissez quelqu’un d’autre.
refusal-promised-otherwise = Vous avez promis autre chose, et le marché vous engage.
refusal-promised-to-hold-back = Vous avez promis de ne rien faire ici.
refusal-set-up-not-over = Finissez d’abord la mise en place.
refusal-sharing-has-begun = Le partage a commencé : finissez-le d’abord.
refusal-somebody-holds = On vous a demandé d’attendre.
refusal-stands-there-already = Ce personnage y est déjà. Choisissez-en un autre.
refusal-takes-no-marker = On ne peut y poser aucun marqueur. Choisissez un autre lieu.
refusal-the-same-card = C’est déjà votre carte Déplacement. Choisissez-en une autre.
refusal-the-same-place = Choisissez deux lieux différents.
refusal-too-far = Ici, le chef des zombies avance de 0 ou de 1.
refusal-too-few-zombies = La moitié ne fait même pas un zombie. Choisissez un lieu avec au moins deux zombies.
refusal-deals-end-with-the-location = Un marché finit avec ce lieu. Votre offre ne peut pas durer plus longtemps.
refusal-kept-for-a-promise = Vous en avez besoin pour tenir une promesse.
refusal-too-many-cards = Mettez au plus huit cartes de chaque côté d’une offre.
refusal-too-many-offers = Vous avez déjà quatre offres en cours. Retirez-en une d’abord.
refusal-too-many-promises = Mettez au plus huit promesses dans un marché.
refusal-too-many-bargains = Dix échanges et marchés, cela suffit pour l’instant. Continuez la partie.
refusal-too-many-deals = Seize marchés sur un même lieu, cela suffit.
refusal-too-many-replicas = On ne peut plus jouer de Réplique d’arme ce tour-ci.
refusal-too-many-wishes = Vous ne pouvez pas laisser de consignes pour autant de lieux. Retirez-en une d’abord.
refusal-vote-has-begun = Le vote a commencé : finissez-le d’abord.
refusal-votes-are-over = Il n’y a plus de vote sur ce lieu ce tour-ci. Choisissez-en un autre.
refusal-wrong-aim = Cela ne se vise pas ainsi.
refusal-wrong-ware = Ce ne sont pas les cartes que l’offre demande.

## Pourquoi un aide le ferait

reason-best-card = Cette carte aide le plus dans la plupart des parties.
reason-best-of-nights = Parmi bien des nuits imaginées, c’est celle qui finit le mieux pour vous.
reason-best-shared = Vous gardez le meilleur ; ce que vous devez donner sert le moins aux autres.
reason-card-harmless = Arrêter cette carte vous coûterait plus qu’elle ne vous nuit.
reason-card-hurts = Cette carte vous nuit plus que l’arrêter ne vous coûte.
reason-choose-last = En choisissant en dernier, vous en savez plus.
reason-fire-for-rivals = Là, cela menace les autres plus que vous.
reason-for-yourself = Ce que cela rapporte vous revient.
reason-good-offer = Vous recevez plus que vous ne donnez.
reason-highest-values = C’est ainsi que vous sauvez le plus de points.
reason-hurts-a-rival = C’est la perte qui vous aide le plus.
reason-least-loss = C’est le personnage qui vaut le moins pour vous maintenant.
reason-least-rival = Si ce n’est pas vous, autant la personne qui a le moins de points.
reason-not-worth-it = Cela vous coûte plus que cela ne rapporte.
reason-nothing-better = Il n’y a rien de mieux à faire maintenant.
reason-poor-offer = Vous donneriez plus que vous ne recevriez.
reason-worth-its-cost = Cela vous rapporte plus que cela ne coûte.
reason-worth-offering = Ce que vous pouvez y gagner vaut ce que vous offrez.

## Options

option-edition = Le livret que vous suivez : l’anglais, révisé, ou le français, la première édition. Il règle les douze options suivantes.
option-first_player_mode = Quand la perte d’un personnage donne le jeton Premier joueur : tout de suite, ou à la fin du tour.
option-first_player_no_loss = Où va le jeton Premier joueur après un tour sans perte : il reste, ou passe dans le sens horaire.
option-share_tie = Ce que fait une égalité lors d’un partage : le premier joueur tranche, ou personne ne reçoit rien.
option-share_winner = Comment le vainqueur d’un partage distribue : librement, ou en prenant d’abord un objet.
option-weapon_replica = Ce que fait une Réplique d’arme : deux voix de plus, ou le bulletin de quelqu’un d’autre.
option-armory_b_cost = Ce que coûte la face B de l’Armurerie : une carte Action, ou épuiser un personnage présent.
option-tower_markers = Ce que deviennent les marqueurs du Château d’eau effondré : ils retournent dans la boîte, ou restent.
option-energy_target = À qui sert une Boisson énergisante : à n’importe quel personnage, ou seulement aux vôtres.
option-promises = Si les marchés engagent : imposés, seulement notés, ou de simples paroles.
option-sixth_color = La sixième couleur : blanc ou orange.
option-phase_labels = Comment un tour est découpé : en quatre phases ou en six.
option-slot_labels = Comment les lieux sont numérotés : les coins seulement, ou tous les six.
option-layout = Où se trouvent les quatre bâtiments : au hasard, ou comme vous le dites.
option-sides = Quelles faces des lieux sont visibles : toutes A, toutes B, au hasard, ou une par une.
option-draft = Si les cartes Action se choisissent dans des paquets qui tournent, pour les experts.
option-first_player = Qui commence avec le jeton Premier joueur.
option-colours = Les couleurs des joueurs, siège par siège.
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
