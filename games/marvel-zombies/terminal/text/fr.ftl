# Comment une table de Marvel Zombies se dit dans un terminal.

## La table

mz-over = La partie est finie
mz-round = Manche { $round }
mz-exit = sortie
mz-exit-open = SORTIE
mz-sign = SIGNE
mz-sign-damaged = signe
mz-too-full = { $zone } : { $signs }
mz-legend =
    Les nombres sont des zones, rues en blanc et pièces en orange. Portes : D fermée, L verrouillée, X condamnée, o ouverte. *1 Point de Génération (z inactif), #0 Objectif (#0? face cachée), ? carte Citoyen, ! pièce qui génère ; r b v sont des couleurs. Les grandes lettres avec un nombre : { $mode ->
        [hero] B Brutes, R Rôdeurs, F Forcenés
       *[zombie] G Gardes, O Opérateurs, S Spécialistes
    } ; les petites : Citoyens. SORTIE est ouverte, sortie pas encore.
mz-left = À L’ABRI
mz-eliminated = HORS JEU
mz-not-placed = pas encore en jeu
mz-health = Santé { $n }/{ $max }
mz-hunger = Faim { $n }
mz-voracious = Faim { $n }, VORACE
mz-power = Pouvoir { $n }
mz-xp = XP { $n } ({ $level })
mz-acted = tour joué
mz-mission = Mission ({ $order }) :
mz-goal = { $goal }
mz-lost-for-good = Vous ne pouvez plus gagner cette mission. Abandonnez, ou continuez.
mz-leaders =
    { $mode ->
        [hero] Héros Zombies :
       *[zombie] Super-Héros :
    }
mz-citizens = Citoyens :
mz-leader =
    Endurance { $endurance }, { $actions ->
        [one] 1 Action
       *[other] { $actions } Actions
    }
mz-down = à terre
mz-away = revient
mz-resting = n’agit pas
mz-objective-citizen = Citoyen Objectif
mz-fighter = se bat
mz-escorted = avec escorte
mz-stuck = ne bouge pas
mz-danger = Danger { $level }
mz-box = dans la boîte : { $figures }
mz-decks =
    pioches : Génération { $spawn }, Traits { $traits }, Citoyens { $citizens }, { $mode ->
        [hero] Héros Zombies
       *[zombie] Super-Héros
    } { $leaders }
mz-captain = { $seat } décide pour tous comme capitaine.
mz-give-up = Veulent abandonner : { $seats }.
mz-enemies-action = Les Ennemis font leur Action { $n }.
mz-attack =
    { $hero } attaque { $at } avec { $n ->
        [one] 1 dé
       *[other] { $n } dés
    }, { $accuracy }+
mz-rolled = { $hero } attaque { $at }, { $accuracy }+ : { $dice }
mz-hits =
    { $n ->
        [one] 1 Touche
       *[other] { $n } Touches
    } à attribuer
mz-wounds =
    { $n ->
        [one] 1 Blessure
       *[other] { $n } Blessures
    } dans { $zone }
mz-leaving = Il faut { $n } Actions à { $hero } pour quitter la zone.
mz-default = Si personne ne vote : { $choice-short }
mz-share-hint = Tapez partager 2 0 1 pour partager les Blessures à votre gré, héros par héros dans l’ordre des lignes.
mz-stands = vote pour : { $choice-short }

## À côté d’une action

mz-empty = personne
mz-an-objective = un Objectif
mz-a-spawn = un Point de Génération
mz-the-exit = la Sortie
mz-face-down = face cachée
