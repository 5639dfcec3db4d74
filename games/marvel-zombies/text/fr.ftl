# Marvel Zombies, chaque mot qu’un joueur lit. Comment les valeurs deviennent des messages et des arguments est
# écrit dans crates/terminal/src/words.rs ; les mêmes identifiants et attributs sont dans chaque langue. `$mode` est le
# même dans toute la partie, `zombie` ou `hero` : bien des choses ont un autre nom en Mode Héros.

title = Marvel Zombies
    .tagline = Des héros affamés, une ville qui se défend, et seize missions à jouer ensemble.

## Les douze. `attack` est leur attaque, `sheet` ce qu’en dit la fiche ; `ability`, ce qu’ils savent faire comme Ennemis.

captain-america = Captain America
    .of = de Captain America
    .gender = m
    .attack = Bouclier de Vibranium
    .sheet = Mêlée, Portée 0, 2 dés, 3+
    .ability = Endurance 3. Les Rôdeurs à Portée 1 ou moins de lui ont une Action de plus quand ils sont activés.
    .rules = MZ-24.2 MZ-47.2
captain-marvel = Captain Marvel
    .of = de Captain Marvel
    .gender = f
    .attack = Coups Puissants
    .sheet = Mêlée, Portée 0, 2 dés, 3+
    .ability = Endurance 5. Dans la rue, chacun de ses déplacements couvre jusqu’à 2 zones.
    .rules = MZ-24.7 MZ-47.4
deadpool = Deadpool
    .of = de Deadpool
    .gender = m
    .attack = Doubles Katanas
    .sheet = Mêlée, Portée 0, 3 dés, 4+
    .ability = Endurance 3. La première fois qu’il tombe, il se relève en Phase de Fin.
    .rules = MZ-24.12 MZ-47.5
iron-man = Iron Man
    .of = d’Iron Man
    .gender = m
    .attack = Barrage de Missiles
    .sheet = Distance, Portée 0–1, 3 dés, 4+
    .ability = Endurance 4. Il attaque la zone la plus proche qu’il voit à Portée 1 ou moins, au lieu d’avancer.
    .rules = MZ-24.17 MZ-47.3
hulk = Hulk
    .of = de Hulk
    .gender = m
    .attack = SMASH!
    .sheet = Mêlée, Portée 0, 2 dés, 4+
    .ability = Endurance 6. Défaussez votre carte Citoyen dans sa zone : il est Banner, Endurance 2, jusqu’à la fin de votre tour.
    .rules = MZ-24.22 MZ-47.1
wasp = Wasp
    .of = de Wasp
    .gender = f
    .attack = Dard de la Guêpe
    .sheet = Distance, Portée 0–1, 2 dés, 3+
    .ability = Endurance 3. Elle ne peut pas être visée depuis une autre zone.
    .rules = MZ-24.27 MZ-47.6
thor = Thor
    .of = de Thor
    .gender = m
    .attack = Mjolnir
    .sheet = Mêlée, Portée 0, 2 dés, 3+
    .ability = Endurance 5. Ses attaques infligent 2 Blessures.
    .rules = MZ-46.2 MZ-25.4
spider-man = Spider-Man
    .of = de Spider-Man
    .gender = m
    .attack = Acrobaties
    .sheet = Mêlée, Portée 0, 3 dés, 4+
    .ability = Endurance 4. Il apparaît dans la zone la plus proche où se trouve un Héros Zombie.
    .rules = MZ-46.7 MZ-25.3
black-panther = Black Panther
    .of = de Black Panther
    .gender = m
    .attack = Griffes de Vibranium
    .sheet = Mêlée, Portée 0, 2 dés, 3+
    .ability = Endurance 4. Il a 2 Actions au plus haut niveau Bleu, 3 à Jaune, 4 à Orange, 5 à Rouge.
    .rules = MZ-46.12 MZ-25.6
doctor-strange = Doctor Strange
    .of = de Doctor Strange
    .gender = m
    .attack = Traits mystiques
    .sheet = Distance, Portée 0–1, 2 dés, 3+
    .ability = Endurance 3. Il compte comme un Point de Génération à chaque Phase des Ennemis.
    .rules = MZ-46.17 MZ-25.2
ms-marvel = Ms. Marvel
    .of = de Ms. Marvel
    .gender = f
    .attack = Poings géants
    .sheet = Mêlée, Portée 0–1, 3 dés, 4+
    .ability = Endurance 3. Elle attaque les héros jusqu’à 3 zones de distance, même sans les voir ; murs et portes fermées l’arrêtent.
    .rules = MZ-46.22 MZ-25.5
scarlet-witch = Scarlet Witch
    .of = de Scarlet Witch
    .gender = f
    .attack = Maléfice
    .sheet = Distance, Portée 0–2, 2 dés, 4+
    .ability = Endurance 3. Les héros de sa zone doivent relancer toutes leurs Touches.
    .rules = MZ-46.27 MZ-25.1

## Sortes d’ennemis. `a` en désigne un, `one` et `no` commencent une phrase, `many` en désigne plusieurs ; `about` dit
## ce qu’ils sont.

leader =
    { $mode ->
        [hero] Héros Zombie
       *[zombie] Super-Héros
    }
    .a =
        { $mode ->
            [hero] un Héros Zombie
           *[zombie] un Super-Héros
        }
    .many =
        { $mode ->
            [hero] Héros Zombies
           *[zombie] Super-Héros
        }
    .about = 2 Actions, Endurance de la carte et autant d’XP. Vos Touches lui reviennent en premier.
    .rules = MZ-7.4 MZ-29.10
guard =
    { $mode ->
        [hero] Brute
       *[zombie] Garde
    }
    .a =
        { $mode ->
            [hero] une Brute
           *[zombie] un Garde
        }
    .one =
        { $mode ->
            [hero] Une Brute
           *[zombie] Un Garde
        }
    .no =
        { $mode ->
            [hero] Aucune Brute
           *[zombie] Aucun Garde
        }
    .many =
        { $mode ->
            [hero] Brutes
           *[zombie] Gardes
        }
    .of-many =
        { $mode ->
            [hero] de Brutes
           *[zombie] de Gardes
        }
    .about = 1 Action, Endurance 2, 1 XP. Vos Touches lui reviennent en deuxième.
    .rules = MZ-7.2 MZ-29.10
operator =
    { $mode ->
        [hero] Rôdeur
       *[zombie] Opérateur
    }
    .a =
        { $mode ->
            [hero] un Rôdeur
           *[zombie] un Opérateur
        }
    .one =
        { $mode ->
            [hero] Un Rôdeur
           *[zombie] Un Opérateur
        }
    .no =
        { $mode ->
            [hero] Aucun Rôdeur
           *[zombie] Aucun Opérateur
        }
    .many =
        { $mode ->
            [hero] Rôdeurs
           *[zombie] Opérateurs
        }
    .of-many =
        { $mode ->
            [hero] de Rôdeurs
           *[zombie] d’Opérateurs
        }
    .about = 1 Action, Endurance 1, 1 XP. Vos Touches lui reviennent en troisième.
    .rules = MZ-7.1 MZ-29.10
specialist =
    { $mode ->
        [hero] Forcené
       *[zombie] Spécialiste
    }
    .a =
        { $mode ->
            [hero] un Forcené
           *[zombie] un Spécialiste
        }
    .one =
        { $mode ->
            [hero] Un Forcené
           *[zombie] Un Spécialiste
        }
    .no =
        { $mode ->
            [hero] Aucun Forcené
           *[zombie] Aucun Spécialiste
        }
    .many =
        { $mode ->
            [hero] Forcenés
           *[zombie] Spécialistes
        }
    .of-many =
        { $mode ->
            [hero] de Forcenés
           *[zombie] de Spécialistes
        }
    .about = 2 Actions, Endurance 1, 1 XP. Vos Touches lui reviennent en quatrième.
    .rules = MZ-7.3 MZ-29.10

## Citoyens. `about` est ce que fait la carte pour le héros qui l’a ; `fighter` compte en Mode Zombie.

agent-coulson = Agent Coulson
    .gender = m
    .fighter = yes
    .about =
        { $mode ->
            [hero] Une fois à votre tour, dépensez 1 Pouvoir : faites une attaque à Distance gratuite.
           *[zombie] Une fois à votre tour, augmentez votre Faim : faites une attaque à Distance gratuite.
        }
    .rules = MZ-27.1 MZ-49.1
pepper-potts = Pepper Potts
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] Une fois à votre tour, dépensez 1 Pouvoir : piochez un Trait.
           *[zombie] Une fois à votre tour, augmentez votre Faim : piochez un Trait.
        }
    .rules = MZ-27.2 MZ-49.2
mary-jane = Mary Jane
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] Après votre jet, dépensez 1 Pouvoir : relancez une fois tous les dés.
           *[zombie] Après votre jet, augmentez votre Faim : relancez une fois tous les dés.
        }
    .rules = MZ-27.3 MZ-49.3
jonah-jameson = J. Jonah Jameson
    .gender = m
    .fighter = no
    .about =
        { $mode ->
            [hero] Quand des Ennemis apparaissent à vue, à Portée 2 ou moins, dépensez 1 Pouvoir : avancez de 1 zone en ignorant les Ennemis.
           *[zombie] Quand des Ennemis apparaissent à vue, à Portée 2 ou moins, augmentez votre Faim : avancez de 1 zone en ignorant les Ennemis.
        }
    .rules = MZ-27.4 MZ-49.4
thunderbolt-ross = Thunderbolt Ross
    .gender = m
    .fighter = yes
    .about =
        { $mode ->
            [hero] Une fois à votre tour, dépensez 1 Pouvoir : repoussez tous les Ennemis de votre zone dans une zone adjacente.
           *[zombie] Une fois à votre tour, augmentez votre Faim : repoussez tous les Ennemis de votre zone dans une zone adjacente.
        }
    .rules = MZ-27.5 MZ-49.5
wong = Wong
    .gender = m
    .fighter = yes
    .about =
        { $mode ->
            [hero] Une fois à votre tour, dépensez 1 Pouvoir : échangez votre place avec un héros d’accord, ou allez dans une zone à vue, à Portée 2 ou moins.
           *[zombie] Une fois à votre tour, augmentez votre Faim : échangez votre place avec un héros d’accord, ou allez dans une zone à vue, à Portée 2 ou moins.
        }
    .rules = MZ-27.6 MZ-49.6
aunt-may = Tante May
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] À la fin d’un tour sans attaque, dépensez 1 Pouvoir : guérissez 1 Blessure.
           *[zombie] À la fin d’un tour sans attaque, augmentez votre Faim : guérissez 1 Blessure.
        }
    .rules = MZ-27.7 MZ-49.7
blind-al = Blind Al
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] Quand vous recevez des Blessures, dépensez 1 Pouvoir : annulez-en une.
           *[zombie] Quand vous recevez des Blessures, augmentez votre Faim : annulez-en une.
        }
    .rules = MZ-27.8 MZ-49.8
maria-hill = Maria Hill
    .gender = f
    .fighter = yes
    .about =
        { $mode ->
            [hero] Avant de lancer votre propre attaque, dépensez 1 Pouvoir : lancez 2 dés de plus.
           *[zombie] Avant de lancer votre propre attaque, augmentez votre Faim : lancez 1 dé de plus, outre celui de la Faim.
        }
    .rules = MZ-27.9 MZ-49.9
jane-foster = Jane Foster
    .gender = f
    .fighter = no
    .about =
        { $mode ->
            [hero] Une fois à votre tour, dépensez 1 Pouvoir : ouvrez une porte de votre zone.
           *[zombie] Une fois à votre tour, augmentez votre Faim : ouvrez une porte de votre zone.
        }
    .rules = MZ-27.10 MZ-49.10
edwin-jarvis = Edwin Jarvis
    .gender = m
    .fighter = no
    .about =
        { $mode ->
            [hero] Une fois à votre tour, dépensez 1 Pouvoir : donnez un Trait à un héros de votre zone, ou prenez-lui-en un, avec son accord.
           *[zombie] Une fois à votre tour, augmentez votre Faim : donnez un Trait à un héros de votre zone, ou prenez-lui-en un, avec son accord.
        }
    .rules = MZ-27.11 MZ-49.11
okoye = Okoye
    .gender = f
    .fighter = yes
    .about =
        { $mode ->
            [hero] Une fois par Phase des Ennemis, quand des Ennemis entrent dans votre zone, dépensez 1 Pouvoir : faites gratuitement votre propre attaque.
           *[zombie] Une fois par Phase des Ennemis, quand des Ennemis entrent dans votre zone, augmentez votre Faim : faites une Dévoration gratuite.
        }
    .rules = MZ-27.12 MZ-49.12
nobody =
    { $mode ->
        [hero] Dévoré !
       *[zombie] Sauvé !
    }
    .gender = m
    .fighter = no
    .about = Vous ne trouvez personne : défaussez cette carte.
    .rules = MZ-27.13 MZ-49.13
secret-mission-1 = Mission Secrète 1
    .gender = f
    .fighter = no
    .about = Votre mission dit ce qu’elle fait.
    .rules = MZ-27.14 MZ-49.14
secret-mission-2 = Mission Secrète 2
    .gender = f
    .fighter = no
    .about = Votre mission dit ce qu’elle fait.
    .rules = MZ-27.15 MZ-49.15

## Compétences

shield-parry = Parade au Bouclier
    .about = Toujours : quand des Ennemis attaquent sa zone, un dé par Blessure avant le partage ; chaque 5+ en annule une.
    .rules = MZ-24.3 MZ-24.32
ricochet = Ricochet
    .about = Une fois à son tour, après une attaque au Bouclier de Vibranium : une autre, gratuite, à Portée 0–1.
    .rules = MZ-24.5 MZ-24.33
undead-leader = Chef Mort-Vivant
    .about = Une fois à son tour : un autre héros à vue, à Portée 2 ou moins, fait une Action gratuite.
    .rules = MZ-24.6 MZ-24.34
energy-blast = Déflagration Énergétique
    .about = À chaque attaque de Coups Puissants, avant le jet : éliminez un Opérateur ou un Spécialiste de sa zone.
    .rules = MZ-24.8 MZ-24.35
danvers-special = La Spécialité de Danvers
    .about = Une fois à son tour, pour 1 Action : avancez de 2 zones au plus, en ignorant les Ennemis, jusque dans une zone où il y en a, puis Coups Puissants, gratuits.
    .rules = MZ-24.10 MZ-24.36
energy-absorption = Absorption d’Énergie
    .about = Pour chaque Blessure qu’un Ennemi lui infligerait : augmentez sa Faim pour l’annuler.
    .rules = MZ-24.11 MZ-24.37
hunger-adaptation = Adaptation à la Faim
    .about = Une fois à son tour : augmentez sa Faim pour piocher un Trait.
    .rules = MZ-24.13 MZ-24.38
merc-with-half-a-mouth = Mercenaire à la demi-grande gueule
    .about = Une fois à son tour : tous les Ennemis d’une zone à Portée 1 sont activés et viennent dans la sienne.
    .rules = MZ-24.15 MZ-24.39
not-aiming-for-the-head = Je ne visais pas la tête
    .about = Toujours : la première fois qu’il serait éliminé, il reste avec 1 de Santé, ne peut plus l’être de la manche et attaque gratuitement.
    .rules = MZ-24.16 MZ-24.40
repulsor-ray = Repulso-Rayon
    .about = Après un Barrage de Missiles : repoussez tous les Ennemis de la zone visée dans une zone adjacente.
    .rules = MZ-24.18 MZ-24.42
evasive-manoeuvres = Manœuvres d’Évitement
    .about = Après une attaque qui a éliminé un Ennemi : un Déplacement gratuit en ignorant les Ennemis.
    .rules = MZ-24.20 MZ-24.41
automated-armour = Armure Automatisée
    .about = Toujours : même Vorace, il peut faire toutes les Actions.
    .rules = MZ-24.21 MZ-24.43
hungry-rage = Colère affamée
    .about = Toujours : avec SMASH!, chaque point de Faim ajoute 2 dés au lieu de 1.
    .rules = MZ-24.23
ever-stronger = Toujours plus fort
    .about = Une fois à son tour, après un SMASH! qui a éliminé un Ennemi : un autre, gratuit.
    .rules = MZ-24.26
shrunk = Taille réduite
    .about = Toujours : ses Déplacements ignorent les Ennemis.
    .rules = MZ-24.28 MZ-24.44
swarm = Essaim
    .about = Une fois à son tour, après un Dard : avancez de 1 zone en ignorant les Ennemis.
    .rules = MZ-24.30
elusive = Insaisissable
    .about = Une fois par Phase des Ennemis, avant le partage des Blessures dans sa zone : augmentez sa Faim, et aucune ne lui est donnée.
    .rules = MZ-24.31
hammer-throw = Lancer de Marteau
    .about = Quand il attaque : 1 Pouvoir pour 1 de Portée de plus à Mjolnir, ou 2 Pouvoir pour 2.
    .rules = MZ-46.3 MZ-46.32
for-asgard = Pour Asgard !
    .about = Une fois à son tour, 1 Pouvoir : avancez de 2 zones au plus et attaquez-y avec Mjolnir, gratuitement.
    .rules = MZ-46.5 MZ-46.32
might-of-the-all-father = La Puissance du Père-de-Tout
    .about = Toujours : il gagne 1 Pouvoir quand son tour commence, et chaque Pouvoir dépensé en dés en donne 2.
    .rules = MZ-46.6 MZ-46.35
web-swinger = Tisseur
    .about = Une fois à son tour, 1 Pouvoir : avancez de 2 zones au plus en ignorant les Ennemis.
    .rules = MZ-46.8
web-shooters = Lance-Toiles
    .about = Une fois par Phase des Ennemis, 1 Pouvoir : les Ennemis d’une zone à vue, à Portée 2 ou moins, ne font pas un déplacement.
    .rules = MZ-46.10 MZ-46.33
spider-sense = Sens d’Araignée
    .about = Quand des Ennemis apparaissent à vue, à Portée 2 ou moins : une Attaque ou un Déplacement gratuits.
    .rules = MZ-46.11
chain-slashes = Lacérations en chaîne
    .about = Toujours : avec les Griffes, chaque 6 ajoute un dé, et chaque 6 parmi ceux-là aussi.
    .rules = MZ-46.13 MZ-46.36
combat-reflexes = Réflexes de combat
    .about = Une fois par Phase des Ennemis, quand des Ennemis entrent dans sa zone, 1 Pouvoir : une attaque de Griffes gratuite.
    .rules = MZ-46.15
kinetic-backlash = Contrecoup kinétique
    .about = Quand des Blessures lui sont attribuées, 1 Pouvoir : un dé pour chacune ; chaque 3+ l’annule et élimine un Rôdeur, une Brute ou un Forcené de sa zone.
    .rules = MZ-46.16 MZ-46.34
portal = Portail
    .about = Une fois à son tour, 1 Pouvoir : allez dans une zone à vue, à Portée 2 ou moins, en ignorant les Ennemis.
    .rules = MZ-46.18
shield-of-the-seraphim = Bouclier des Séraphins
    .about = Avant le partage des Blessures dans sa zone, 1 Pouvoir : un dé pour chacune ; chaque 5+ en annule une.
    .rules = MZ-46.20
eye-of-agamotto = Œil d’Agamotto
    .about = Une fois par manche, après le jet d’attaque d’un héros quelconque : tous ses dés sont relancés.
    .rules = MZ-46.21 MZ-46.37
stretch = Extension
    .about = Toujours : elle ouvre les portes et prend les Objectifs d’une zone adjacente qu’elle voit.
    .rules = MZ-46.23 MZ-46.38
grow = Grandir
    .about = Une fois à son tour, 1 Pouvoir : sa prochaine attaque de ce tour touche à 3+.
    .rules = MZ-46.25
healing-factor = Facteur guérisseur
    .about = Au début de son tour, 2 Pouvoir : guérissez 1 Blessure.
    .rules = MZ-46.26
chaos = Chaos
    .about = Après avoir lancé une attaque, 1 Pouvoir : relancez les dés de votre choix.
    .rules = MZ-46.28
distortion = Distorsion
    .about = Une fois par Phase des Ennemis, quand une carte Génération est piochée, 2 Pouvoir : elle est défaussée et une autre piochée.
    .rules = MZ-46.30
no-more-zombies = Plus de zombies
    .about = Une fois à son tour, 2 Pouvoir : tous les Rôdeurs d’une zone à Portée 1 ou moins sont éliminés.
    .rules = MZ-46.31

## Une Compétence de Hulk en Mode Zombie, un Trait en Mode Héros.

shockwave = Onde de choc
    .about =
        { $mode ->
            [hero] À votre tour, 1 Pouvoir : repoussez tous les Ennemis de votre zone, sauf les Héros Zombies, dans une zone adjacente.
           *[zombie] Une fois à son tour, après un SMASH! : repoussez tous les Ennemis de sa zone, sauf les Super-Héros, dans une zone adjacente.
        }
    .rules = MZ-24.25 MZ-48.8

## Traits

gorging = Gavage
    .about = Après avoir dévoré un Garde ou un Super-Héros : guérissez 1 Blessure.
    .rules = MZ-26.1
feast = Festin
    .about = Avec une Dévoration : elle peut éliminer plus d’une cible, tant qu’il y a des Touches.
    .rules = MZ-26.2 MZ-26.16
in-for-the-kill = Curée
    .about = À votre tour : augmentez votre Faim, avancez de 1 zone au plus en ignorant les Ennemis, puis une Dévoration gratuite.
    .rules = MZ-26.3 MZ-26.17
rotten-hide = Cuir putréfié
    .about = Quand des Blessures d’Ennemis vous sont attribuées : annulez-en jusqu’à 2.
    .rules = MZ-26.4
scent-of-blood = Odeur du sang
    .about = À votre tour : nommez un Ennemi ou un Citoyen et approchez-vous-en de 2 zones au plus, en ignorant les Ennemis.
    .rules = MZ-26.5 MZ-26.19
hungry-fury = Rage affamée
    .about = Avant de lancer votre propre attaque : 2 dés de plus.
    .rules = MZ-26.6
steel-jaw = Mâchoire d’acier
    .about = Avant de lancer une Dévoration : 2 dés de plus.
    .rules = MZ-26.7
relentless = Acharnement
    .about = Après avoir lancé une attaque : relancez tous les échecs.
    .rules = MZ-26.8 MZ-26.18
grisly-howl = Hurlement macabre
    .about = À votre tour : repoussez tous les Ennemis de votre zone, sauf les Super-Héros, dans une zone adjacente.
    .rules = MZ-26.9
pack-instinct = Instinct de meute
    .about = À votre tour : un autre héros à vue, à Portée 2 ou moins, fait un Déplacement gratuit.
    .rules = MZ-26.10
sudden-surge = Sursaut
    .about = À votre tour : augmentez votre Faim ; vous avez 1 Action de plus ce tour.
    .rules = MZ-26.11
slow-digestion = Digestion lente
    .about = À votre tour : baissez votre Faim de 2.
    .rules = MZ-26.12
brutal-charge = Charge brutale
    .about = À votre tour : ouvrez gratuitement une porte de votre zone, et passez-la si vous voulez.
    .rules = MZ-26.13 MZ-26.20
live-bait = Appât vivant
    .about = À votre tour : les Opérateurs et les Gardes d’une zone à vue, à Portée 2 ou moins, avancent de 1 zone vers vous.
    .rules = MZ-26.14 MZ-26.21
mended-flesh = Chair régénérée
    .about = À la fin de votre tour, si votre Faim est à 0 : guérissez 1 Blessure.
    .rules = MZ-26.15
second-wind = Second souffle
    .about = À votre tour : gagnez 2 Pouvoir.
    .rules = MZ-48.1
momentum = Élan
    .about = À votre tour, 1 Pouvoir : avancez de 2 zones au plus en ignorant les Ennemis.
    .rules = MZ-48.2
decisive-strike = Frappe décisive
    .about = Avant de lancer une attaque, 1 Pouvoir : 3 dés de plus.
    .rules = MZ-48.3
focus = Concentration
    .about = Après avoir lancé une attaque : relancez tous les échecs.
    .rules = MZ-48.4
rampart = Rempart
    .about = Quand des Blessures vous sont attribuées, 1 Pouvoir : annulez-en jusqu’à 2.
    .rules = MZ-48.5
first-aid = Premiers soins
    .about = À votre tour, 1 Pouvoir : vous ou un héros de votre zone guérissez 1 Blessure.
    .rules = MZ-48.6
express-rescue = Sauvetage express
    .about = À votre tour, 1 Pouvoir : sauvez un Citoyen de votre zone, même parmi les Ennemis.
    .rules = MZ-48.7 MZ-48.17
team-call = Appel à l’équipe
    .about = À votre tour : un autre héros à vue, à Portée 2 ou moins, fait un Déplacement gratuit.
    .rules = MZ-48.9
break-through = Défoncer
    .about = À votre tour : ouvrez gratuitement une porte de votre zone.
    .rules = MZ-48.10
inspiration = Inspiration
    .about = À votre tour : un autre héros à vue gagne 1 Pouvoir.
    .rules = MZ-48.11
beyond-limits = Dépassement
    .about = À votre tour, 2 Pouvoir : 1 Action de plus ce tour.
    .rules = MZ-48.12
counter-attack = Contre-attaque
    .about = Quand des Ennemis entrent dans votre zone pendant leur phase, 1 Pouvoir : attaquez votre zone, gratuitement.
    .rules = MZ-48.13 MZ-48.17
provocation = Provocation
    .about = À votre tour : les Rôdeurs et les Brutes d’une zone à vue, à Portée 2 ou moins, avancent de 1 zone vers vous.
    .rules = MZ-48.14
final-effort = Ultime effort
    .about = Avant de lancer une attaque, 2 Pouvoir : elle touche à 2+.
    .rules = MZ-48.15

## Autres effets

power = Pouvoir
    .about = 1 Pouvoir pour un dé de plus ; pour deux avec La Puissance du Père-de-Tout.
    .rules = MZ-29.8
banner = Banner
    .about = Défaussez votre carte Citoyen : le Hulk de votre zone est Banner, Endurance 2, jusqu’à la fin de votre tour.
    .rules = MZ-47.1

## Façons d’attaquer. Le nom d’une attaque unique est avec son héros.

unique = attaque unique
    .rules = MZ-8.14 MZ-10.6
devour = Dévoration
    .rules = MZ-12.1 MZ-12.2
sign = Signe des Avengers
    .rules = MZ-21.1 MZ-21.2

## Modes

zombie = Mode Zombie
    .about = Vous jouez des héros devenus zombies. Plus ils ont faim, plus ils frappent fort, et il leur faut manger.
hero = Mode Héros
    .about = Vous jouez les héros qui restent, sauvez des Citoyens et rassemblez du Pouvoir contre les morts.

## Couleurs et Niveaux de Danger. `f` est pour ce qui est féminin, `level` pour un Niveau de Danger.

red = rouge
    .f = rouge
    .level = Rouge
blue = bleu
    .f = bleue
    .level = Bleu
green = vert
    .f = verte
    .level = Vert
yellow = jaune
    .f = jaune
    .level = Jaune
orange = orange
    .f = orange
    .level = Orange

## Phases d’une manche

set-up = Mise en place
players = Phase des Joueurs
enemies = Phase des Ennemis
end = Phase de Fin

## Moments : quand des effets peuvent servir ; étapes d’une attaque

start-of-turn = Au début du tour
turn = Pendant le tour
before-roll = Avant le jet
roll = Jet
value-forced = Relance imposée
value-chain = Dés ajoutés par des six
after-roll = Après le jet
count = Décompte
assign = Touches
hunger = Faim
after-attack = Après l’attaque
done = Fini
end-of-turn = À la fin du tour
wounds-come = Avant le partage des Blessures
wounds-assigned = Des Blessures sont attribuées
enemies-spawned = Des Ennemis apparaissent
enemies-entered = Des Ennemis sont entrés
enemies-move = Des Ennemis vont se déplacer
card-drawn = Une carte Génération est piochée

## Portes

closed = fermée
    .about = N’importe quel héros à côté peut l’ouvrir pour 1 Action.
open = ouverte
    .about = Personne ne la referme.
locked = verrouillée
    .about = Votre mission dit ce qui doit arriver avant que vous puissiez l’ouvrir.
sealed = condamnée
    .about = Vous ne pouvez jamais l’ouvrir.
initial = initial

## Difficultés

easy = facile
medium = moyen
hard = difficile
very-hard = très difficile

## Zones et portes, par les numéros que montre le plateau. `the` va dans une phrase, `title` en commence une.

zone-street = rue { $n }
    .the = la rue { $n }
    .title = Rue { $n }
zone-room = pièce { $n }
    .the = la pièce { $n }
    .title = Pièce { $n }
zone-door = porte entre { $a } et { $b }
    .the = la porte entre { $a } et { $b }
    .title = Porte entre { $a } et { $b }

## Objectifs des missions, et leur ordre

in-order = Dans cet ordre
any-order = Dans n’importe quel ordre, mais la Sortie en dernier
devour-all-citizens = Dévorer tous les Citoyens
devour-objective-citizens = Dévorer les Citoyens Objectifs
save-objective-citizens = Sauver les Citoyens Objectifs
value-devour = Dévorer { $one }
each-hero-devours-citizen = Dévorer un Citoyen avec chaque héros
value-take = Prendre ces Objectifs : { $all }
take-all-objectives = Prendre tous les Objectifs
each-hero-takes-objective = Prendre un Objectif avec chaque héros
take-secret-missions = Prendre les deux cartes Mission Secrète
value-find = Trouver { $one }
find-exit = Trouver la Sortie
value-each-hero-reaches = Atteindre { $one-level } avec chaque héros
value-eliminate-for-good = Éliminer { $one } pour de bon
no-leader-left =
    { $mode ->
        [hero] Ne laisser aucun Héros Zombie sur le plateau
       *[zombie] Ne laisser aucun Super-Héros sur le plateau
    }
bring-sign-to-exit = Amener le Signe des Avengers à la Sortie
leave = Partir par la Sortie avec tous les héros

## Comment finit une partie

won = gagnée
hero-lost = un héros a été perdu
mission-lost = la mission a échoué
given-up = abandonnée

## Ce que vise un effet, ce que soutient un vote. `short` vient après un nom et deux points.

nothing = rien
    .short = rien
value-zone = sur { $one }
    .short = { $one }
value-hero = sur { $one }
    .short = { $one }
value-door = sur { $one }
    .short = { $one }
value-leader = sur { $one }
    .short = { $one }
value-kind = sur { $one-a } dans { $two }
    .short = { $one-a } dans { $two }
value-citizen = { $one }
    .short = { $one }
    .about = { $one-about }
    .rules = { $one-rules }
value-trait = { $one }
    .short = { $one }
    .about = { $one-about }
    .rules = { $one-rules }
value-skill = { $one }
    .short = { $one }
    .about = { $one-about }
    .rules = { $one-rules }
value-give = en donnant « { $two } » à { $one }
    .short = « { $two } » à { $one }
value-take-from = en prenant « { $two } » à { $one }
    .short = « { $two } », de { $one }
value-number = avec un { $one }
    .short = { $one }
evenly = à parts égales
    .short = à parts égales
value-all-on = tout sur { $one }
    .short = tout sur { $one }
# Who takes how many is told in the lines that follow.
value-shares = un partage à la main
    .short = un partage à la main
value-routes = par { $all }
    .short = { $all }
value-objective = l’Objectif dans { $one }
    .short = l’Objectif dans { $one }
play-on = continuer
    .short = continuer
end-game = mettre fin à la partie
    .short = mettre fin à la partie
value-second =
    { $all-n ->
        [0] personne dans la seconde zone de départ
        [one] le héros { $all } dans la seconde zone de départ
       *[other] les héros { $all } dans la seconde zone de départ
    }
    .short =
        { $all-n ->
            [0] personne
           *[other] héros { $all }
        }

## Missions. `goal` est ce qu’il faut faire, `special` ce qui diffère des autres missions.

mission-mz0 = Initiation : une faim grandissante
    .goal = Dévorez tous les Citoyens, puis partez tous par la Sortie. Si un Citoyen s’échappe, vous perdez.
    .special = Vous ne pouvez ouvrir la porte bleue qu’une fois l’Objectif bleu pris par l’un de vos héros, à qui il rapporte 5 XP.
    .rules = MZ-30.1 MZ-30.2 MZ-30.3 MZ-30.4 MZ-30.5 MZ-30.6 MZ-30.7
mission-mz1 = La faim
    .goal = Dévorez tous les Citoyens et prenez tous les Objectifs, puis partez tous par la Sortie. Si un Citoyen s’échappe, vous perdez.
    .special = Chaque Citoyen que vous dévorez et chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, vous jouez aussi avec le Point de Génération vert.
    .rules = MZ-31.1 MZ-31.2 MZ-31.3 MZ-31.4 MZ-31.5 MZ-31.6 MZ-31.7 MZ-31.8
mission-mz2 = La Tour des Avengers
    .goal = Trouvez le Citoyen de la Mission Secrète 1, prenez les deux Objectifs rouges et partez tous par la Sortie.
    .special = La Mission Secrète 1 est parmi quatre cartes Citoyen hors de la tour. Quand vous la retournez, un Citoyen Objectif y apparaît, et les Points de Génération bleu et vert s’éveillent. Vous ne pouvez ouvrir les portes bleue et verte qu’après avoir dévoré ce Citoyen ; s’il s’échappe, vous perdez. Vous ne pouvez jamais ouvrir la porte rouge. Chaque Citoyen que vous dévorez et chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, des Ennemis apparaissent avant la première manche.
    .rules = MZ-32.1 MZ-32.2 MZ-32.3 MZ-32.4 MZ-32.5 MZ-32.6 MZ-32.7 MZ-32.8 MZ-32.9 MZ-32.10 MZ-32.11 MZ-32.12 MZ-32.13
mission-mz3 = La défense du Sanctum
    .goal = Dévorez Wong, éliminez Doctor Strange pour de bon et partez tous par la Sortie.
    .special = Vous ne retournez une carte Citoyen que lorsque l’un de vos héros entre dans sa zone. Tant que Wong vit, Doctor Strange revient en Phase de Fin. Vous ne pouvez ouvrir les portes rouges qu’une fois Strange éliminé pour de bon. À cinq ou six héros, vous jouez aussi avec le Point de Génération vert.
    .rules = MZ-33.1 MZ-33.2 MZ-33.3 MZ-33.4 MZ-33.5 MZ-33.6 MZ-33.7 MZ-33.8 MZ-33.9 MZ-33.10 MZ-33.11
mission-mz4 = Précieux gadgets
    .goal = Avec chaque héros, prenez un Objectif et dévorez un Citoyen ; puis partez tous par la Sortie.
    .special = Aucun Citoyen ne vous combat, et ceux qui n’ont pas d’escorte courent de 2 zones à la fois. Chaque Citoyen que vous dévorez et chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, vous jouez aussi avec le Point de Génération vert.
    .rules = MZ-34.1 MZ-34.2 MZ-34.3 MZ-34.4 MZ-34.5 MZ-34.6 MZ-34.7 MZ-34.8 MZ-34.9 MZ-34.10
mission-mz5 = Folie à Oscorp
    .goal = Prenez les deux Objectifs rouges, puis le vert et le bleu, puis partez tous par la Sortie.
    .special = Vous ne pouvez ouvrir les portes d’Oscorp qu’avec les deux Objectifs rouges, et la porte bleue qu’avec le bleu et le vert. Deux portes rouges ne s’ouvrent jamais. Chaque Objectif que vous prenez rapporte 5 XP ; le bleu et le vert permettent aussi à qui les prend de piocher une carte Citoyen. À cinq ou six héros, vous jouez aussi avec le Point de Génération vert.
    .rules = MZ-35.1 MZ-35.2 MZ-35.3 MZ-35.4 MZ-35.5 MZ-35.6 MZ-35.7 MZ-35.8 MZ-35.9 MZ-35.10 MZ-35.11
mission-mz6 = Raid sur Hell’s Kitchen
    .goal = Prenez tous les Objectifs rouges et trouvez la Sortie, puis partez-y tous.
    .special = L’Objectif bleu et le vert sont cachés parmi les rouges, et la Sortie est sous le vert. Quand vous prenez l’un des deux, un Super-Héros apparaît sur le Point de Génération de sa couleur, qui s’éveille. Quand vous retournez une carte Mission Secrète, vous pouvez regarder un Objectif. Chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, vous jouez avec un Point de Génération rouge de plus.
    .rules = MZ-36.1 MZ-36.2 MZ-36.3 MZ-36.4 MZ-36.5 MZ-36.6 MZ-36.7 MZ-36.8 MZ-36.9 MZ-36.10 MZ-36.11 MZ-36.12 MZ-36.13
mission-mz7 = Diviser pour régner
    .goal = Avec chaque héros, dévorez un Citoyen et atteignez le niveau Rouge.
    .special = Vous commencez à deux endroits. Thor revient en Phase de Fin, sauf si l’un de vos héros à Orange ou à Rouge l’élimine. Un Objectif rouge rapporte 5 XP au héros qui le prend ; le bleu et le vert, cachés parmi eux, rapportent 5 XP à tous vos héros. À cinq ou six héros, prendre ces deux-là éveille les Points de Génération de leurs couleurs.
    .rules = MZ-37.1 MZ-37.2 MZ-37.3 MZ-37.4 MZ-37.5 MZ-37.6 MZ-37.7 MZ-37.8 MZ-37.9 MZ-37.10 MZ-37.11 MZ-37.13
mission-mz8 = Le piège du S.H.I.E.L.D.
    .goal = Trouvez et prenez l’Objectif bleu, puis partez tous par la Sortie.
    .special = Des Gardes et des Opérateurs attendent de part et d’autre de votre départ. Vous ne sortez dans la rue que par la porte bleue, et ne pouvez l’ouvrir qu’une fois pris l’Objectif bleu, caché parmi les rouges. Il rapporte 5 XP à tous vos héros, un rouge 5 XP au héros qui le prend. Les Points de Génération bleu et vert s’éveillent quand vous ouvrez une porte qui donne sur leur Dalle. À cinq ou six héros, vous jouez avec un Point de Génération rouge de plus.
    .rules = MZ-38.1 MZ-38.2 MZ-38.3 MZ-38.4 MZ-38.5 MZ-38.6 MZ-38.7 MZ-38.8 MZ-38.9 MZ-38.10 MZ-38.11 MZ-38.12 MZ-38.13 MZ-38.14
mission-mz9 = Contrôle de la démographie
    .goal = Dévorez les cinq Citoyens Objectifs, puis débarrassez le plateau des Super-Héros.
    .special = Sous chaque Objectif se cache un Citoyen, qui apparaît quand vous le prenez et ne doit pas s’échapper. Chaque fois que vous dévorez un Citoyen, quel qu’il soit, un Super-Héros apparaît dans cette zone. Chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, vous jouez aussi avec les Points de Génération bleu et vert.
    .rules = MZ-39.1 MZ-39.2 MZ-39.3 MZ-39.4 MZ-39.5 MZ-39.6 MZ-39.7 MZ-39.8 MZ-39.9 MZ-39.10 MZ-39.11
mission-mz10 = Ticket pour le multivers
    .goal = Prenez tous les Objectifs et les deux cartes Mission Secrète.
    .special = Les six Super-Héros sont sur le plateau et dorment jusqu’à ce que vous ouvriez une porte de leur bâtiment. Chaque fois que l’un de vos héros atteint un nouveau niveau, trois Opérateurs apparaissent dans la zone de génération la plus proche, jusqu’à ce que vous preniez la Mission Secrète 1. Une fois prise la Mission Secrète 2, vous lancez un dé de plus à toutes vos attaques sauf la Dévoration. Avant chacune, il vous faut l’Objectif de sa couleur, le bleu pour la 1, le vert pour la 2. Chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, vous jouez aussi avec les Points de Génération bleu et vert.
    .rules = MZ-40.1 MZ-40.2 MZ-40.3 MZ-40.4 MZ-40.5 MZ-40.6 MZ-40.7 MZ-40.8 MZ-40.9 MZ-40.10 MZ-40.11 MZ-40.12 MZ-40.13 MZ-40.14 MZ-40.15
mission-mh1 = Point zéro
    .goal = Partez tous par la Sortie.
    .special = L’un de vos héros commence loin des autres. Vous ne pouvez ouvrir la porte bleue qu’avec l’Objectif bleu et le vert ; ils sont cachés parmi les rouges, et chacun éveille le Point de Génération de sa couleur. Chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, des Ennemis apparaissent avant la première manche.
    .rules = MZ-41.1 MZ-41.2 MZ-41.3 MZ-41.4 MZ-41.5 MZ-41.6 MZ-41.7 MZ-41.8 MZ-41.9
mission-mh2 = Opération de sauvetage
    .goal = Sauvez le Citoyen Objectif, puis partez tous par la Sortie.
    .special = Le Citoyen vous attend derrière la porte bleue et ne peut pas bouger ; une fois sauvé, il rapporte 5 XP à tous vos héros. S’il est dévoré ou si sa carte est défaussée, vous perdez. Quand vous ouvrez la porte bleue, le Point de Génération bleu s’éveille, et à cinq ou six héros le vert aussi.
    .rules = MZ-42.1 MZ-42.2 MZ-42.3 MZ-42.4 MZ-42.5 MZ-42.6 MZ-42.7 MZ-42.8 MZ-42.9 MZ-42.10 MZ-42.11 MZ-42.12 MZ-42.14
mission-mh3 = Symbole d’espoir
    .goal = Prenez l’Objectif bleu et le vert, puis amenez le Signe des Avengers à la Sortie.
    .special = Vous ne pouvez pas toucher au Signe avant d’avoir les deux. Un héros à côté peut avancer de 1 zone avec lui, et vous pouvez le lancer une fois. L’Objectif bleu et le vert rapportent 5 XP à tous vos héros et retirent le Point de Génération de leur couleur ; un rouge rapporte 5 XP au héros qui le prend. À cinq ou six héros, des Ennemis apparaissent avant la première manche, et le premier Point de Génération pioche deux fois.
    .rules = MZ-43.1 MZ-43.2 MZ-43.3 MZ-43.4 MZ-43.5 MZ-43.6 MZ-43.7 MZ-43.8 MZ-43.9 MZ-43.10 MZ-43.11 MZ-43.12 MZ-43.13 MZ-43.14
mission-mh4 = Le plan de Stark
    .goal = Sauvez les deux Citoyens pris au piège, puis partez tous par la Sortie.
    .special = Vous ne pouvez ouvrir les portes rouges qu’avec les deux Objectifs rouges, et les portes bleue et verte qu’avec le bleu et le vert. Si un Citoyen pris au piège est dévoré ou sa carte défaussée, vous perdez. Chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, vous jouez aussi avec le Point de Génération vert.
    .rules = MZ-44.1 MZ-44.2 MZ-44.3 MZ-44.4 MZ-44.5 MZ-44.6 MZ-44.7 MZ-44.8 MZ-44.9 MZ-44.10 MZ-44.11 MZ-44.12 MZ-44.14
mission-mh5 = Le tout pour le tout
    .goal = Prenez tous les Objectifs, puis partez tous par la Sortie.
    .special = Des Ennemis apparaissent avant la première manche. Quand vous éliminez Hulk, il se couche et se relève en Phase de Fin, sauf si c’est un héros à Orange ou à Rouge qui l’a fait. Un Objectif rouge le calme pour la manche ; le bleu et le vert donnent un Trait au héros qui les prend. Chaque Objectif que vous prenez rapporte 5 XP. À cinq ou six héros, vous jouez aussi avec les Points de Génération bleu et vert.
    .rules = MZ-45.1 MZ-45.2 MZ-45.3 MZ-45.4 MZ-45.5 MZ-45.6 MZ-45.7 MZ-45.8 MZ-45.9 MZ-45.10 MZ-45.11 MZ-45.12 MZ-45.13 MZ-45.14

## Cartes Génération par numéro. `about` est ce que fait la carte à chaque niveau.

spawn-001 = { operator.many }
    .about = Bleu 2, Jaune 3, Orange 8, Rouge 9.
    .rules = MZ-18.1
spawn-002 = { operator.many }
    .about = Bleu 2, Jaune 4, Orange 6, Rouge 8.
    .rules = MZ-18.1
spawn-003 = { operator.many }
    .about = Bleu 3, Jaune 5, Orange 7, Rouge 9.
    .rules = MZ-18.1
spawn-004 = Ruée ! { operator.many }
    .about = Bleu 2, Jaune 3, Orange 8, Rouge 9 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-005 = Ruée ! { operator.many }
    .about = Bleu 2, Jaune 4, Orange 6, Rouge 8 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-006 = Ruée ! { operator.many }
    .about = Bleu 3, Jaune 5, Orange 7, Rouge 9 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-007 = { guard.many }
    .about = Bleu 1, Jaune 1, Orange 4, Rouge 5.
    .rules = MZ-18.1
spawn-008 = { guard.many }
    .about = Bleu 2, Jaune 3, Orange 4, Rouge 4.
    .rules = MZ-18.1
spawn-009 = Ruée ! { guard.many }
    .about = Bleu 1, Jaune 2, Orange 3, Rouge 4 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-010 = Ruée ! { guard.many }
    .about = Bleu 2, Jaune 3, Orange 4, Rouge 5 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-011 = { specialist.many }
    .about = Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.1
spawn-012 = { specialist.many }
    .about = Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.1
spawn-013 = { specialist.many }
    .about = Bleu 2, Jaune 3, Orange 4, Rouge 4.
    .rules = MZ-18.1
spawn-014 = { leader } !
    .about = Piochez le suivant ; il apparaît dans la zone.
    .rules = MZ-18.4 MZ-49.17
spawn-015 = { leader } !
    .about = Piochez le suivant ; il apparaît dans la zone.
    .rules = MZ-18.4 MZ-49.17
spawn-016 = { leader } !
    .about = Piochez le suivant ; il apparaît dans la zone.
    .rules = MZ-18.4 MZ-49.17
spawn-017 = { operator.many }
    .about = Bleu 3, Jaune 5, Orange 7, Rouge 9.
    .rules = MZ-18.1
spawn-018 = { operator.many }
    .about = Bleu 4, Jaune 6, Orange 8, Rouge 10.
    .rules = MZ-18.1
spawn-019 = { operator.many }
    .about = Bleu 6, Jaune 8, Orange 10, Rouge 12.
    .rules = MZ-18.1
spawn-020 = Ruée ! { operator.many }
    .about = Bleu 3, Jaune 5, Orange 7, Rouge 9 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-021 = Ruée ! { operator.many }
    .about = Bleu 4, Jaune 6, Orange 8, Rouge 10 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-022 = Ruée ! { operator.many }
    .about = Bleu 6, Jaune 8, Orange 10, Rouge 12 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-023 = { guard.many }
    .about = Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.1
spawn-024 = { guard.many }
    .about = Bleu 3, Jaune 4, Orange 5, Rouge 6.
    .rules = MZ-18.1
spawn-025 = Ruée ! { guard.many }
    .about = Bleu 1, Jaune 2, Orange 3, Rouge 4 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-026 = Ruée ! { guard.many }
    .about = Bleu 2, Jaune 3, Orange 4, Rouge 5 ; ils agissent aussitôt.
    .rules = MZ-18.2
spawn-027 = { specialist.many }
    .about = Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.1
spawn-028 = { specialist.many }
    .about = Bleu 2, Jaune 3, Orange 4, Rouge 5.
    .rules = MZ-18.1
spawn-029 = { specialist.many }
    .about = Bleu 3, Jaune 4, Orange 5, Rouge 6.
    .rules = MZ-18.1
spawn-030 = { leader } !
    .about = Piochez le suivant ; il apparaît dans la zone.
    .rules = MZ-18.4 MZ-49.17
spawn-031 = { leader } !
    .about = Piochez le suivant ; il apparaît dans la zone.
    .rules = MZ-18.4 MZ-49.17
spawn-032 = { leader } !
    .about = Piochez le suivant ; il apparaît dans la zone.
    .rules = MZ-18.4 MZ-49.17
spawn-033 =
    { $mode ->
        [hero] Percée de Forcenés
       *[zombie] Largage de Spécialistes
    }
    .about = Phase des Ennemis : un dans la zone de chaque héros. Sinon Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.6 MZ-49.19
spawn-034 =
    { $mode ->
        [hero] Percée de Forcenés
       *[zombie] Largage de Spécialistes
    }
    .about = Phase des Ennemis : un dans la zone de chaque héros. Sinon Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.6 MZ-49.19
spawn-035 =
    { $mode ->
        [hero] Rôdeurs affamés
       *[zombie] Les Opérateurs ouvrent le feu !
    }
    .about =
        { $mode ->
            [hero] Chaque Rôdeur dans une zone avec un héros ou un Citoyen attaque aussitôt.
           *[zombie] Chaque Opérateur tire sur les héros qu’il voit à Portée 1 ou moins : un dé, une Blessure à 5+.
        }
    .rules = MZ-18.7 MZ-49.20
spawn-036 =
    { $mode ->
        [hero] Rôdeurs affamés
       *[zombie] Les Opérateurs ouvrent le feu !
    }
    .about =
        { $mode ->
            [hero] Chaque Rôdeur dans une zone avec un héros ou un Citoyen attaque aussitôt.
           *[zombie] Chaque Opérateur tire sur les héros qu’il voit à Portée 1 ou moins : un dé, une Blessure à 5+.
        }
    .rules = MZ-18.7 MZ-49.20
spawn-037 = Activation Supplémentaire : { operator.many }
    .about = Bleu : rien. Jaune, Orange, Rouge : tous ceux du plateau sont activés.
    .rules = MZ-18.3
spawn-038 = Activation Supplémentaire : { guard.many }
    .about = Bleu : rien. Jaune, Orange, Rouge : tous ceux du plateau sont activés.
    .rules = MZ-18.3
spawn-039 = Activation Supplémentaire : { specialist.many }
    .about = Bleu : rien. Jaune, Orange, Rouge : tous ceux du plateau sont activés.
    .rules = MZ-18.3
spawn-040 =
    { $mode ->
        [hero] Citoyen en danger !
       *[zombie] Citoyen Escorté !
    }
    .about = Un Citoyen, et avec lui des { guard.many } : Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.5 MZ-49.18
spawn-041 =
    { $mode ->
        [hero] Citoyen en danger !
       *[zombie] Citoyen Escorté !
    }
    .about = Un Citoyen, et avec lui des { guard.many } : Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.5 MZ-49.18
spawn-042 =
    { $mode ->
        [hero] Citoyen en danger !
       *[zombie] Citoyen Escorté !
    }
    .about = Un Citoyen, et avec lui des { guard.many } : Bleu 1, Jaune 2, Orange 3, Rouge 4.
    .rules = MZ-18.5 MZ-49.18

## La carte d’une annonce, par sa place dans la liste.

spawn-card =
    { $card ->
        [0] { spawn-001 }
        [1] { spawn-002 }
        [2] { spawn-003 }
        [3] { spawn-004 }
        [4] { spawn-005 }
        [5] { spawn-006 }
        [6] { spawn-007 }
        [7] { spawn-008 }
        [8] { spawn-009 }
        [9] { spawn-010 }
        [10] { spawn-011 }
        [11] { spawn-012 }
        [12] { spawn-013 }
        [13] { spawn-014 }
        [14] { spawn-015 }
        [15] { spawn-016 }
        [16] { spawn-017 }
        [17] { spawn-018 }
        [18] { spawn-019 }
        [19] { spawn-020 }
        [20] { spawn-021 }
        [21] { spawn-022 }
        [22] { spawn-023 }
        [23] { spawn-024 }
        [24] { spawn-025 }
        [25] { spawn-026 }
        [26] { spawn-027 }
        [27] { spawn-028 }
        [28] { spawn-029 }
        [29] { spawn-030 }
        [30] { spawn-031 }
        [31] { spawn-032 }
        [32] { spawn-033 }
        [33] { spawn-034 }
        [34] { spawn-035 }
        [35] { spawn-036 }
        [36] { spawn-037 }
        [37] { spawn-038 }
        [38] { spawn-039 }
        [39] { spawn-040 }
        [40] { spawn-041 }
       *[other] { spawn-042 }
    }

## Ce que peut être une Action gratuite

any = une Action quelconque
move = un Déplacement
move-ignoring = un Déplacement en ignorant les Ennemis
value-move-through = un Déplacement par { $one }
attack = une attaque
attack-or-move = une attaque ou un Déplacement
value-form =
    { $one-id ->
        [devour] une Dévoration
        [sign] le Signe des Avengers
       *[unique] { $two ->
            [0] une attaque unique
           *[other] une attaque unique, jusqu’à Portée { $two }
        }
    }
ranged = une attaque à Distance

## Ce qui se décide ensemble, comme une question

division = Choisissez qui commence dans la seconde zone de départ.
    .rules = MZ-37.4 MZ-41.3 MZ-50.3
objective = Choisissez l’Objectif à retourner, ou aucun.
    .rules = MZ-36.7 MZ-36.15 MZ-50.3
lost-for-good = Vous ne pouvez plus gagner cette mission. Continuez, ou mettez fin à la partie, qui sera perdue.
    .rules = MZ-3.9 MZ-3.15 MZ-50.3
value-wounds =
    { $n ->
        [one] Une Blessure dans { $zone } : choisissez qui la subit.
       *[other] { $n } Blessures dans { $zone } : choisissez qui en subit combien.
    }
    .rules = MZ-16.9 MZ-50.3 MZ-50.10
value-split =
    { $extra ->
        [one] Depuis { $from }, plusieurs chemins se valent pour les { $kind-many } : choisissez celui de la dernière figurine.
       *[other] Depuis { $from }, plusieurs chemins se valent pour les { $kind-many } : choisissez ceux des { $extra } dernières figurines.
    }
    .rules = MZ-16.13 MZ-16.14 MZ-50.11
value-citizen-way = Plusieurs chemins se valent pour { $citizen } : choisissez-en un.
    .rules = MZ-15.15 MZ-15.23 MZ-50.14
value-attack-order = Choisissez la zone où les Ennemis attaquent ensuite.
    .rules = MZ-16.3 MZ-50.12
value-rooms = Choisissez la pièce de la prochaine carte Génération.
    .rules = MZ-20.2 MZ-50.13
value-leader-zone = Plusieurs zones sont aussi proches { $who-of } : choisissez-en une.
    .rules = MZ-25.9 MZ-25.11 MZ-50.14
value-fire =
    { $mode ->
        [hero] Plusieurs zones sont aussi proches des Rôdeurs de { $from } : choisissez-en une.
       *[zombie] Plusieurs zones sont aussi proches des Opérateurs de { $from } : choisissez celle sur laquelle ils tirent.
    }
    .rules = MZ-18.8 MZ-50.14
value-spawn-zone = Plusieurs zones de génération sont aussi proches : choisissez où ils apparaissent.
    .rules = MZ-40.12 MZ-50.14
value-last-figures =
    { $left ->
        [one] Il reste une figurine dans la boîte : choisissez la zone qui la reçoit.
       *[other] Il reste { $left } figurines dans la boîte : choisissez les zones qui les reçoivent.
    }
    .rules = MZ-19.4 MZ-50.14

## Actions. `effect` est ce que cela fait, quand l’action ne le dit pas ; `rules` sont les identifiants dont elle
## relève, à côté de ceux de la question. `question-…` sont les arguments de la question à laquelle on répond.

action-begin = Commencer le tour { $hero-of }
    .short = { $hero }
    .rules = MZ-8.3 MZ-50.2
action-move = Aller dans { $to }
    .short = → { $to }
    .rules = MZ-8.6 MZ-8.7
action-open = Ouvrir { $door }
    .short = { $door }
    .effect = Si elle ouvre un bâtiment pour la première fois, vous voyez qui est dedans.
    .rules = MZ-8.12 MZ-5.4 MZ-20.1
action-gain-trait = Piocher un Trait
    .effect = Une fois par tour. Chaque héros en garde deux au plus.
    .rules = MZ-8.13 MZ-9.1
action-attack =
    { $form-id ->
        [devour] Dévorer dans { $at }
        [sign] Lancer le Signe des Avengers sur { $at }
       *[unique] Attaquer { $at } : { $question-hero-attack }
    }
    .short =
        { $form-id ->
            [devour] Dévoration : { $at }
            [sign] Signe : { $at }
           *[unique] { $question-hero-attack } : { $at }
        }
    .effect =
        { $form-id ->
            [devour] Lancez 1 dé et un par point de Faim, à 4+, sur une seule cible. Si elle tombe, la Faim s’en va.
            [sign]
                { $mode ->
                    [hero] Lancez 1 dé par Ennemi de la zone, sauf les Héros Zombies, à 4+.
                   *[zombie] Lancez 1 dé par Ennemi de la zone, sauf les Super-Héros, à 4+.
                }
           *[unique]
                { $mode ->
                    [hero] { $question-hero-sheet } ; le Pouvoir ajoute des dés.
                   *[zombie] { $question-hero-sheet }, et un dé par point de Faim.
                }
        }
    .rules = { $form-rules } MZ-8.14
action-take = Prendre l’Objectif dans { $objective }
    .short = Objectif : { $objective }
    .rules = MZ-8.15 MZ-8.16
action-take-card = Prendre { $card }
    .rules = MZ-28.15
action-power-up = Monter en puissance
    .effect = Gagnez 2 Pouvoir, jusqu’à 4.
    .rules = MZ-29.7
action-save = Sauver { $citizen }
    .effect = { $citizen-about }
    .rules = MZ-29.12 MZ-29.13
action-carry = Porter le Signe dans { $to }
    .rules = MZ-43.9 MZ-43.10
action-end-turn = Finir le tour
    .rules = MZ-8.17 MZ-8.18
action-leave = Partir par la Sortie
    .rules = MZ-14.7 MZ-14.8
action-use =
    { $aim-id ->
        [nothing] Utiliser { $effect } avec { $hero }
       *[other] Utiliser { $effect } avec { $hero } : { $aim-short }
    }
    .short =
        { $aim-id ->
            [nothing] { $effect }
           *[other] { $effect } : { $aim-short }
        }
    .effect = { $effect-about }
    .rules = { $effect-rules } MZ-23.1
action-pass =
    { $question-moment-id ->
        [before-roll] Lancer les dés
       *[other] Ne plus rien utiliser
    }
    .rules = MZ-23.1 MZ-50.1
action-pick =
    { $aim-id ->
        [nothing] Oui
        [trait] Défausser { $aim-short }
        [number] Relancer un { $aim-one }
       *[other] Choisir { $aim-short }
    }
    .short =
        { $aim-id ->
            [nothing] Oui
           *[other] { $aim-short }
        }
    .rules = MZ-50.1
action-enough = En rester là
    .rules = MZ-50.1
action-vote = Voter pour : { $one-short }
    .short = { $one-short }
    .effect = C’est fait dès que vous votez tous de même.
    .rules = MZ-50.5 MZ-50.6
action-share = Voter pour partager les Blessures, héros par héros : { $heroes }
    .short = { $heroes }
    .rules = MZ-16.9 MZ-50.5
action-give-up =
    { $wish ->
        [yes] Abandonner, si tous sont d’accord
       *[no] Continuer finalement
    }
    .effect = Vous perdez la partie quand vous voulez tous abandonner.
    .rules = MZ-52.9
action-order = Décider d’avance : { $one }
    .rules = MZ-50.22
action-hand-over = Confier { $hero } à { $to }
    .rules = MZ-50.18
action-name-captain =
    { $captain ->
        [none] Ne nommer personne capitaine
       *[other] Nommer { $captain } capitaine
    }
    .effect = Ce que vote le capitaine est fait aussitôt.
    .rules = MZ-50.7 MZ-52.5

## Questions. `asked` est à qui l’on demande ; si ce n’est pas le lecteur, ou si personne en particulier ne lit, on
## s’adresse à eux par leur nom.

addressed =
    { $asked-is ->
        [other] { $asked }{ " : " }
       *[you] { "" }
    }

question-begin = { addressed }Commencez le tour d’un héros.
    .rules = MZ-8.3 MZ-50.2
question-turn =
    { addressed }{ $actions ->
        [0] { $hero } n’a plus d’Action.
        [one] { $hero } a encore une Action.
       *[other] { $hero } a encore { $actions } Actions.
    }
    .rules = MZ-8.4
question-free = { addressed }{ $hero } a une Action gratuite : { $what }.
    .rules = MZ-8.20 MZ-10.17
question-walk =
    { addressed }{ $left ->
        [one] { $hero } peut encore avancer d’une zone.
       *[other] { $hero } peut avancer de { $left } zones, l’une après l’autre.
    }
    .rules = MZ-8.10
question-effects =
    { addressed }{ $moment-id ->
        [start-of-turn] Le tour commence. Utilisez un effet, ou passez.
        [turn] Utilisez un effet, ou passez.
        [before-roll] Les dés vont être lancés. Utilisez d’abord un effet, ou lancez-les.
        [after-roll] Les dés sont tombés. Utilisez un effet, ou passez.
        [after-attack] L’attaque est finie. Utilisez un effet, ou passez.
        [end-of-turn] Le tour s’achève. Utilisez un effet, ou passez.
        [wounds-come] Des Blessures arrivent dans { $zone }. Utilisez un effet avant leur partage, ou passez.
        [wounds-assigned] Des Blessures sont attribuées dans { $zone }. Utilisez un effet contre les vôtres, ou passez.
        [enemies-spawned] Des Ennemis sont apparus dans { $zone }. Utilisez un effet, ou passez.
        [enemies-entered] Des Ennemis sont entrés dans { $zone }. Utilisez un effet, ou passez.
        [enemies-move] Les Ennemis vont se déplacer. Utilisez un effet, ou passez.
       *[card-drawn] Une carte Génération est piochée pour { $zone }. Utilisez un effet, ou passez.
    }
    .rules = MZ-23.1 MZ-23.7
question-target = { addressed }Choisissez qui reçoit les Touches { $hero-of } dans { $at }.
    .rules = MZ-11.3
question-push = { addressed }Choisissez où vont les Ennemis de { $from }.
    .rules = MZ-23.4
question-dice = { addressed }Choisissez les dés que { $hero } relance.
    .rules = MZ-46.28
question-lure = { addressed }Choisissez par où viennent les Ennemis de { $from }.
    .rules = MZ-26.21
question-fell = { addressed }Choisissez qui tombe dans { $at }.
    .rules = MZ-46.34
question-discard-trait = { addressed }Choisissez le Trait { $hero-of } à défausser.
    .rules = MZ-9.2 MZ-29.19
question-keep-citizen = { addressed }{ $hero } ne peut avoir qu’une carte Citoyen, et voici { $card }. Choisissez celle à garder.
    .rules = MZ-15.6 MZ-29.13
question-draw-citizen = { addressed }Piochez une carte Citoyen pour { $hero }, ou non.
    .rules = MZ-35.10 MZ-35.14
question-agree = { addressed }{ $by } voudrait utiliser { $effect }, { $aim }. Acceptez pour { $with }, ou non.
    .rules = MZ-27.21 MZ-27.22
question-leave = { addressed }Partez par la Sortie avec { $hero }, ou restez.
    .rules = MZ-14.7
question-decide = { addressed }{ $one }
    .rules = { $one-rules } MZ-50.5

## Ce qu’on demande au hasard

chance-deal = Les cartes sont distribuées.
chance-attack =
    { $n ->
        [one] { $hero } lance un dé.
       *[other] { $hero } lance { $n } dés.
    }
chance-reroll =
    { $n ->
        [one] { $hero } relance un dé.
       *[other] { $hero } relance { $n } dés.
    }
chance-parry =
    { $n ->
        [one] { $hero } lance un dé contre la Blessure.
       *[other] { $hero } lance { $n } dés contre les Blessures.
    }
chance-fire =
    { $n ->
        [one] Un Opérateur tire.
       *[other] { $n } Opérateurs tirent.
    }
chance-spawn = Une carte Génération est piochée pour { $zone }.
chance-trait = { $hero } pioche un Trait.
chance-citizen = Une carte Citoyen est piochée.
chance-leader = On pioche { leader.a }.

## Pourquoi des Ennemis agissent, et où ils vont

## Ce qu’on laisse d’avance

window = la fin de ce moment
round = la fin de la manche
game = la fin de la partie
value-pass =
    { $pass ->
        [none] ne plus passer d’avance
       *[some] passer jusqu’à { $pass-until }
    }

enemies-phase = la Phase des Ennemis
rush = une Ruée
value-extra-activation = Activation Supplémentaire ({ $one-many })
value-shortage = plus assez { $one-of-many }
value-lured = attirés dans { $one }
feed = les Rôdeurs se repaissent
value-sees = à la vue de quelqu’un dans { $one }
value-way = en route vers { $one }
value-flight = en fuite vers { $one }
escort = avec les { guard.many }
lured = en suivant l’appât
pushed = sous la poussée
value-follows = vers un héros dans { $one }

## Annonces

notice-hero-played =
    { $seat-is ->
        [you] Vous jouez { $hero }.
       *[other] { $seat } joue { $hero }.
    }
notice-dealt = Les cartes sont distribuées.
notice-round-began = Manche { $round }.
notice-phase-began = { $phase }.
notice-turn-began =
    { $actions ->
        [one] Le tour { $hero-of } commence : { $actions } Action.
       *[other] Le tour { $hero-of } commence : { $actions } Actions.
    }
notice-turn-ends = { $hero } finit son tour.
notice-turn-ended = Le tour { $hero-of } est fini.
notice-actions-changed =
    { $actions ->
        [0] { $hero } n’a plus d’Action.
        [one] { $hero } a encore une Action.
       *[other] { $hero } a encore { $actions } Actions.
    }
notice-handed-over =
    { $to-is ->
        [you] Vous jouez désormais { $hero }.
       *[other] { $to } joue désormais { $hero }.
    }
notice-captain-named =
    { $captain ->
        [none] Il n’y a plus de capitaine : vous décidez tous ensemble.
       *[other] { $captain-is ->
            [you] Vous êtes capitaine et décidez pour tous.
           *[other] { $captain } est capitaine et décide pour tous.
        }
    }
notice-give-up-wished =
    { $seat-is ->
        [you] { $wish ->
            [yes] Vous voulez abandonner.
           *[no] Vous voulez continuer.
        }
       *[other] { $wish ->
            [yes] { $seat } veut abandonner.
           *[no] { $seat } veut continuer.
        }
    }
notice-lost-for-good = Vous ne pouvez plus gagner cette mission : « { $goal } » est hors d’atteinte. Continuez, ou mettez fin à la partie.
notice-game-ended =
    { $how-id ->
        [won] La mission est accomplie : vous avez gagné !
        [hero-lost] Un héros est tombé : vous avez perdu.
        [mission-lost] La mission a échoué : vous avez perdu.
       *[given-up] Vous abandonnez la partie.
    }

notice-moved =
    { $cost ->
        [0] { $hero } va gratuitement de { $from } à { $to }.
        [1] { $hero } va de { $from } à { $to }.
       *[other] { $hero } s’arrache à { $from } pour { $to }, au prix de { $cost } Actions.
    }
notice-door-opened = { $hero } ouvre { $door }.
notice-trait-sought = { $hero } cherche un Trait.
notice-trait-drawn = { $hero } pioche le Trait « { $card } ».
notice-trait-discarded = { $hero } défausse « { $card } ».
notice-traits-shuffled = Les Traits défaussés sont mélangés en une nouvelle pioche.
notice-objective-taken = { $hero } prend l’Objectif dans { $at }.
notice-objective-turned-up = L’Objectif dans { $objective } est { $color }.
notice-card-taken = { $hero } prend { $card }.
notice-citizen-saved = { $hero } sauve { $citizen } dans { $at }.
notice-sign-carried = { $hero } porte le Signe des Avengers dans { $to }.
notice-effect-used =
    { $aim-id ->
        [nothing] { $hero } utilise { $effect }.
        [citizen] { $hero } utilise { $effect } pour { $aim-short }.
        [trait] { $hero } utilise { $effect } avec « { $aim-short } ».
       *[other] { $hero } utilise { $effect }, { $aim }.
    }
notice-effects-declined =
    { $seat-is ->
        [you] Vous n’utilisez plus rien.
       *[other] { $seat } n’utilise plus rien.
    }
notice-passed-ahead =
    { $seat-is ->
        [you] Vous passez, comme décidé d’avance.
       *[other] { $seat } passe, comme décidé d’avance.
    }
notice-order-left =
    { $order ->
        [none] { $seat-is ->
            [you] Vous décidez quelque chose d’avance.
           *[other] { $seat } décide quelque chose d’avance.
        }
       *[other] { $seat-is ->
            [you] Vous décidez d’avance : { $order }.
           *[other] { $seat } décide d’avance : { $order }.
        }
    }
notice-action-declined = { $hero } en reste là.
notice-agreement-asked = { $by } demande l’accord { $with-of } pour { $effect }, { $aim }.
notice-agreed =
    { $agrees ->
        [yes] { $hero } est d’accord.
       *[no] { $hero } n’est pas d’accord.
    }
notice-hero-left = { $hero } part par la Sortie.
notice-hero-stayed = { $hero } reste pour l’instant.

notice-attacked =
    { $form-id ->
        [devour] { $hero } tente de dévorer quelqu’un dans { $at }.
        [sign] { $hero } lance le Signe des Avengers sur { $at }.
       *[unique] { $hero } attaque { $at } avec « { $hero-attack } ».
    }
notice-attack-rolled = { $hero } lance { $dice } et touche à { $accuracy }+.
notice-dice-rerolled =
    { $is_forced ->
        [yes] { $hero } doit relancer ses Touches : { $dice }.
       *[no] { $hero } relance : { $dice }.
    }
notice-die-picked = { $hero } reprend un { $face } pour le relancer.
notice-dice-picked =
    { $n ->
        [one] { $hero } relance un dé.
       *[other] { $hero } relance { $n } dés.
    }
notice-dice-added = Les 6 { $hero-of } ajoutent des dés : { $dice }.
notice-hits-counted =
    { $hits ->
        [0] { $hero } ne touche personne.
        [one] { $hero } obtient une Touche.
       *[other] { $hero } obtient { $hits } Touches.
    }
notice-enemies-eliminated =
    { $n ->
        [one] { $hero } élimine { $kind-a } dans { $at }.
       *[other] { $hero } élimine { $n } { $kind-many } dans { $at }.
    }
notice-leader-hit = { $hero } élimine { $leader } dans { $at }.
notice-citizen-devoured = { $hero } dévore { $citizen } dans { $at }.
notice-hits-lost =
    { $hits ->
        [one] Une Touche { $hero-of } est perdue.
       *[other] { $hits } Touches { $hero-of } sont perdues.
    }
notice-sign-thrown =
    { $at ->
        [none] Le Signe des Avengers est brisé pour de bon.
       *[other] Le Signe des Avengers reste endommagé dans { $at }.
    }
notice-pushed = { $hero } repousse les Ennemis de { $from } dans { $to }.

notice-hunger-changed =
    { $hunger ->
        [4] La Faim { $hero-of } passe à 4 : Vorace !
       *[other] La Faim { $hero-of } passe à { $hunger }.
    }
notice-power-changed = Le Pouvoir { $hero-of } passe à { $power }.
notice-xp-gained = { $hero } gagne { $n } XP, { $xp } en tout.
notice-level-reached = { $hero } atteint le niveau { $level-level }.
notice-healed = { $hero } guérit et remonte à { $health } de Santé.
notice-citizen-kept = { $hero } garde la carte « { $card } ».
notice-citizen-card-discarded = { $hero } défausse la carte « { $card } ».

notice-activation-began =
    { $cause-id ->
        [enemies-phase] Les Ennemis et les Citoyens agissent.
        [rush] Ruée ! Les nouveaux venus agissent aussitôt.
        [extra-activation] Activation Supplémentaire : les { $cause-one-many } agissent.
        [shortage] La boîte n’a plus assez { $cause-one-of-many } : sur le plateau, tous agissent une fois de plus.
        [lured] Les Ennemis accourent dans { $cause-one }.
       *[feed] Les Rôdeurs se repaissent.
    }
notice-next-action =
    { $action ->
        [2] Ceux qui ont une deuxième Action la font.
        [3] Ceux qui ont une troisième Action la font.
       *[other] Ceux qui ont une Action { $action } la font.
    }
notice-enemies-attacked =
    Attaque dans { $zone } par { $crowd-guards ->
        [0] { "" }
        [1] { guard.a }{ ", " }
       *[other] { $crowd-guards } { guard.many }{ ", " }
    }{ $crowd-operators ->
        [0] { "" }
        [1] { operator.a }{ ", " }
       *[other] { $crowd-operators } { operator.many }{ ", " }
    }{ $crowd-specialists ->
        [0] { "" }
        [1] { specialist.a }{ ", " }
       *[other] { $crowd-specialists } { specialist.many }{ ", " }
    }{ $leaders-n ->
        [0] { "" }
       *[other] { $leaders }{ ", " }
    }{ $citizens-n ->
        [0] { "" }
       *[other] { $citizens }{ ", " }
    }{ $wounds ->
        [one] pour { $wounds } Blessure en tout.
       *[other] pour { $wounds } Blessures en tout.
    }
notice-enemies-moved =
    { $n ->
        [one] { $kind-one } va de { $from } à { $to }, { $why }.
       *[other] { $n } { $kind-many } vont de { $from } à { $to }, { $why }.
    }
notice-leader-moved = { $who } va de { $from } à { $to }, { $why }.
notice-citizen-moved = { $citizen } va de { $from } à { $to }, { $why }.
notice-enemies-stopped = Les Ennemis de { $zone } restent où ils sont.
notice-spawns-shuffled = Les cartes Génération défaussées sont mélangées en une nouvelle pioche.
notice-spawn-drawn = Carte Génération pour { $zone }, niveau { $level-level } : « { spawn-card } ».
notice-enemies-placed =
    { $n ->
        [0] { $kind-no } n’apparaît dans { $zone }.
        [one] { $kind-one } apparaît dans { $zone }.
       *[other] { $n } { $kind-many } apparaissent dans { $zone }.
    }
notice-figures-ran-short = Il n’y a plus { $figures-of-many } dans la boîte.
notice-leaders-shuffled =
    { $mode ->
        [hero] Les cartes Héros Zombie défaussées sont mélangées en une nouvelle pioche.
       *[zombie] Les cartes Super-Héros défaussées sont mélangées en une nouvelle pioche.
    }
notice-leader-drawn = La carte { $who-of } est piochée.
notice-leader-placed = { $who } apparaît dans { $zone }.
notice-leader-eliminated =
    { $lies ->
        [yes] { $who } tombe dans { $zone }, mais pas pour de bon.
       *[no] { $who } est { $who-gender ->
            [f] éliminée
           *[m] éliminé
        } dans { $zone }.
    }
notice-leader-stood-up = { $who } est de retour dans { $zone }.
notice-citizens-shuffled = Les cartes Citoyen défaussées sont mélangées en une nouvelle pioche.
notice-citizen-drawn = Une carte Citoyen est piochée : « { $card } ».
notice-citizen-revealed = La carte Citoyen de { $zone } est retournée : « { $card } ».
notice-citizen-placed =
    { $is_objective ->
        [yes] { $citizen } est dans { $zone } : un Citoyen Objectif.
       *[no] { $is_escorted ->
            [yes] { $citizen } est dans { $zone }, sous escorte.
           *[no] { $citizen } est dans { $zone }.
        }
    }
notice-citizen-left = { $citizen } s’échappe par { $zone }.
notice-citizen-lost =
    { $citizen } est { $citizen-gender ->
        [f] dévorée
       *[m] dévoré
    } dans { $zone } : chacun de vos héros perd 1 Pouvoir et un Trait.
notice-shots-rolled =
    { $wounds ->
        [0] Les Opérateurs tirent sur { $zone } et font { $dice } : aucune Blessure.
        [one] Les Opérateurs tirent sur { $zone } et font { $dice } : une Blessure.
       *[other] Les Opérateurs tirent sur { $zone } et font { $dice } : { $wounds } Blessures.
    }
notice-parry-rolled =
    { $cancelled ->
        [0] { $hero } pare et lance { $dice } : aucune Blessure n’est annulée.
        [one] { $hero } pare et lance { $dice } : une Blessure est annulée.
       *[other] { $hero } pare et lance { $dice } : { $cancelled } Blessures sont annulées.
    }
notice-wounds-taken =
    { $hero } subit { $n ->
        [one] une Blessure
       *[other] { $n } Blessures
    }{ $health ->
        [0] { " " }et n’a plus de Santé.
       *[other] { " " }et garde { $health } de Santé.
    }
notice-came-back = { $hero } se relève avec 1 de Santé et ne peut plus être éliminé de la manche.
notice-hero-eliminated =
    { $hero } est { $hero-gender ->
        [f] éliminée
       *[m] éliminé
    }.
notice-stood-for =
    { $seat-is ->
        [you] Vous votez pour : { $choice-short }.
       *[other] { $seat } vote pour : { $choice-short }.
    }
notice-decided = C’est décidé : { $choice-short }.

notice-trait-given = { $from } donne « { $card } » à { $to }.
notice-enemies-lured =
    { $n ->
        [one] L’appât fait venir { $kind-a } de { $from } à { $to }.
       *[other] L’appât fait venir { $n } { $kind-many } de { $from } à { $to }.
    }
notice-wounds-cancelled =
    { $n ->
        [one] Une Blessure est annulée dans { $zone }.
       *[other] { $n } Blessures sont annulées dans { $zone }.
    }
notice-ward-rolled = { $hero } utilise { $skill } et lance { $dice }.
notice-spawn-activated = Le Point de Génération { $color } de { $zone } s’éveille.
notice-spawn-removed = Le Point de Génération { $color } de { $zone } disparaît.
notice-exit-placed = La Sortie est dans { $zone }.
notice-leader-rests = { $who } n’agit plus jusqu’à la fin de la manche.

## Refus

refusal-already-said = Vous l’avez déjà dit.
refusal-another-hero = Choisissez un autre héros pour cela.
refusal-another-seats-hero = Vous ne jouez pas ce héros.
refusal-between-turns-only = Attendez la fin du tour : cela ne se fait qu’entre deux tours.
refusal-cannot-be-handed-over = Vous ne pouvez pas confier ce héros à ce joueur.
refusal-card-not-yet = Vous ne pouvez pas encore prendre cette carte : prenez d’abord l’Objectif de sa couleur.
refusal-changes-nothing = Cela ne changerait rien.
refusal-citizen-not-among-the-wounded = Choisissez quelqu’un d’autre : ce Citoyen ne peut subir aucune Blessure ici.
refusal-citizen-not-held = Choisissez la nouvelle carte ou une que vous avez déjà.
refusal-citizen-not-here = Ce Citoyen n’est pas dans votre zone : allez-y d’abord.
refusal-door-is-open = Cette porte est déjà ouverte.
refusal-door-locked = Cette porte est verrouillée : votre mission dit ce qui doit arriver d’abord.
refusal-door-not-here = Cette porte n’est pas dans votre zone : allez-y d’abord.
refusal-door-sealed = Vous ne pouvez jamais ouvrir cette porte.
refusal-enemies-here = Des Ennemis sont dans votre zone : débarrassez-vous-en d’abord.
refusal-has-attacked = Vous ne pouvez plus le faire après une attaque dans le même tour.
refusal-held-by-enemies = Des Ennemis vous retiennent ici, et vous n’avez pas d’Action pour vous en arracher.
refusal-hero-not-among-the-wounded = Choisissez un autre héros : celui-ci ne peut subir aucune Blessure ici.
refusal-hero-not-in-play = Ce héros n’est pas sur le plateau.
refusal-hulk-not-here = Il vous faut être dans la zone de Hulk.
refusal-hungry = Vous ne pouvez le faire qu’à 0 de Faim.
refusal-no-actions-left = Vous n’avez plus d’Action : finissez le tour.
refusal-no-card-here = Vous ne trouvez pas cette carte ici.
refusal-no-devour = En Mode Héros, vous ne dévorez personne.
refusal-no-enemies-here = Choisissez un chemin qui finit dans une zone avec des Ennemis.
refusal-no-enemies-near = Aucune zone avec des Ennemis n’est assez près de vous.
refusal-no-enemies-there = Choisissez une autre zone : de là, vous n’atteignez aucun Ennemi.
refusal-no-objective-here = Vous ne trouvez pas cet Objectif ici.
refusal-no-window-open = On ne vous demande pas d’effet en ce moment.
refusal-no-other-captain = Cela ne changerait rien : nommez un autre capitaine.
refusal-no-power-in-this-mode = Vous n’avez de Pouvoir qu’en Mode Héros.
refusal-no-ranged-attack = Vous n’avez pas d’attaque à Distance ici.
refusal-no-sign-here = Le Signe des Avengers n’est pas dans votre zone : allez-y d’abord.
refusal-no-such-door = Cette porte n’existe pas.
refusal-no-target = Vous ne pouvez toucher personne dans cette zone avec cette attaque.
refusal-no-target-among-equals = Choisissez une des cibles proposées.
refusal-no-way-there = Aucun chemin ouvert n’y mène : choisissez une autre zone.
refusal-nobody-eliminated = Votre attaque n’a éliminé aucun Ennemi.
refusal-nobody-is-saved-in-this-mode = Vous ne sauvez des Citoyens qu’en Mode Héros.
refusal-nobody-there = Vous ne trouvez personne de cette sorte là-bas.
refusal-nobody-tough-devoured = Vous n’avez dévoré aucun Garde ni Super-Héros.
refusal-not-adjacent = Choisissez une zone adjacente, sans porte fermée entre les deux.
refusal-not-among-the-choices = Choisissez une des possibilités proposées.
refusal-not-held = Vous n’avez pas cette carte.
refusal-not-here = Vous ne trouvez personne de ce nom dans votre zone.
refusal-not-in-play = Ce héros n’est pas sur le plateau.
refusal-not-in-sight = Vous ne voyez pas cette zone d’ici.
refusal-not-in-this-game = Ce héros n’est pas de la partie.
refusal-not-nearer = Choisissez une zone plus proche du but.
refusal-not-your-turn = Vous ne pouvez l’utiliser qu’au tour du héros.
refusal-only-the-host = Demandez à l’hôte : personne d’autre ne peut le faire.
refusal-other-attack = Il vous faut pour cela une autre sorte d’attaque.
refusal-other-free-action = Votre Action gratuite en est une autre.
refusal-out-of-reach = Cette zone est hors de votre vue ou de votre Portée pour cette attaque.
refusal-power-is-full = Vous avez déjà tout le Pouvoir possible.
refusal-sign-not-carried = Vous ne pouvez pas porter le Signe dans cette mission.
refusal-sign-thrown-already = Vous avez déjà lancé le Signe.
refusal-sign-under-repair = Attendez : le Signe est encore en réparation.
refusal-skill-locked = Vous n’avez pas encore atteint le niveau de cette Compétence.
refusal-too-far = C’est trop loin : choisissez plus près.
refusal-too-few-actions = Il vous reste trop peu d’Actions : chaque Ennemi de votre zone en coûte une de plus.
refusal-too-hungry = Vous ne pouvez plus augmenter votre Faim : mangez d’abord.
refusal-too-little-power = Vous avez trop peu de Pouvoir : gagnez-en d’abord.
refusal-trait-gained-already = Vous avez déjà pioché un Trait par une Action à ce tour.
refusal-trait-not-held = Vous n’avez pas ce Trait.
refusal-turn-taken = Ce héros a déjà agi dans cette manche : choisissez-en un autre.
refusal-used-already = Vous l’avez déjà utilisé à ce moment.
refusal-used-this-turn = Vous l’avez déjà utilisé à ce tour.
refusal-voracious = Vous êtes Vorace : vous ne pouvez que vous déplacer et dévorer.
refusal-wounds-do-not-add-up = Répartissez exactement les Blessures infligées.
refusal-wrong-aim = Vous ne pouvez pas viser ainsi.
refusal-wrong-moment = Vous ne pouvez pas le faire maintenant.

## Pourquoi un aide le ferait

reason-begin = C’est ce héros qui a le plus à faire, ou à craindre.
reason-carry-sign = Vous devez amener le Signe à la Sortie.
reason-clear-zone = Moins d’Ennemis ici, c’est moins de Blessures plus tard.
reason-devour-citizen = Votre mission veut ce Citoyen dévoré, avant que l’occasion passe.
reason-discard = Ce Trait est celui qui vous sert le moins ici.
reason-feed = Un repas apaise la Faim.
reason-gain-trait = Il vous faudra bientôt un Trait.
reason-go-along = Ce que les autres proposent, ou l’usage, convient assez.
reason-go-to-exit = La Sortie est ouverte : il est temps d’y aller.
reason-go-to-objective = Ce chemin mène à ce que demande votre mission.
reason-keep = Cette carte vous sert davantage ici.
reason-leave = Vous n’avez plus rien à faire ici.
reason-least-harm = Tout bien pesé jusqu’à la fin de la manche, c’est ce qui vous fait le moins de mal.
reason-nothing-better = Vous n’avez rien de mieux à faire maintenant.
reason-open-building = Ce que veut votre mission est derrière des portes, et vous êtes assez forts pour aller voir.
reason-power-up = Il vous faudra du Pouvoir.
reason-push-away = Des Ennemis ailleurs ne vous blessent pas ici.
reason-save-citizen = Un Citoyen que vous sauvez est une carte gagnée, et il n’est pas mangé.
reason-save-health = Avec si peu de Santé, mieux vaut vous tenir à l’écart.
reason-stay-together = Restez groupés : vous partagez les Blessures et vous entraidez.
reason-take-card = Votre mission demande cette carte.
reason-take-objective = Votre mission demande cet Objectif, et il rapporte de l’expérience.
reason-throw-sign = Le Signe vide une zone bondée.
reason-use-effect = C’est le moment de s’en servir.

## Options

option-mission = La mission que vous jouez : MZ0 à MZ10 avec des héros affamés, MH1 à MH5 avec les héros qui restent ; ou le texte d’un fichier de mission.
option-heroes = Combien de héros vous jouez. Une mission est faite pour 4 ; à 5 ou 6 vous rencontrez plus d’Ennemis, à moins c’est plus difficile.
option-team = Quels héros vous jouez : tirés au sort, ou nommés dans l’ordre du jeu.
option-seating = Qui joue quel héros : répartis à parts égales, ou un siège pour chaque héros.
option-gentle_deck = Si vous écartez quatre des cartes Génération qui amènent le plus d’Ennemis.
option-captain = Si un joueur décide pour tous quand vous décidez ensemble : personne, ou un siège.

## Préréglages : des façons de jouer que l’hôte choisit d’un clic.

preset-first = Première partie
    .about = L’initiation, sans les cartes Génération les plus dures.
preset-classic = Classique
    .about = La tour des Avengers, une mission facile avec toutes les règles.
preset-everything = Tout
    .about = La dernière mission, sur neuf tuiles, avec les six héros.
