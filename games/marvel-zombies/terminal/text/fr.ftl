# Comment une table de Marvel Zombies se dit dans un terminal.

## La table

mz-over = La partie est finie
mz-round = Tour { $round }
mz-exit = sortie
mz-exit-open = SORTIE
mz-sign = SIGNE
mz-sign-damaged = signe
mz-too-full = Zone { $zone } : { $signs }
mz-legend =
    Portes : D fermée, L verrouillée, X condamnée, o ouverte. *1 Point de Génération (z inactif), #0 Objectif (#0? face cachée), ? carte Citoyen, ! pièce qui génère ; r b v sont des couleurs. Les grandes lettres avec un nombre : { $mode ->
        [hero] B Brutes, R Rôdeurs, F Forcenés
       *[zombie] G Gardes, O Opérateurs, S Spécialistes
    } ; les petites : Citoyens. SORTIE est ouverte, sortie pas encore.
mz-zone = zone { $zone }
mz-left = SORTI
mz-eliminated = ÉLIMINÉ
mz-not-placed = pas encore placé
mz-health = Santé { $n }/{ $max }
mz-hunger = Faim { $n }
mz-voracious = Faim { $n }, VORACE
mz-power = Pouvoir { $n }
mz-xp = XP { $n } ({ $level })
mz-acted = tour joué
mz-mission = Mission ({ $order }) :
mz-goal = { $goal }
mz-lost-for-good = Cette mission ne peut plus être gagnée. Vous pouvez abandonner ou continuer.
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
mz-captain = { $seat } est capitaine.
mz-give-up = Pour abandonner : { $seats }
mz-enemies-action = Les Ennemis font leur Action { $n }.
mz-attack =
    { $hero } attaque la zone { $at } avec { $n ->
        [one] 1 dé
       *[other] { $n } dés
    }, { $accuracy }+
mz-rolled = { $hero } attaque la zone { $at }, { $accuracy }+ : { $dice }
mz-hits =
    { $n ->
        [one] 1 Touche
       *[other] { $n } Touches
    } à attribuer
mz-wounds =
    { $n ->
        [one] 1 Blessure
       *[other] { $n } Blessures
    } en zone { $zone }
mz-leaving = Pour quitter la zone, il faut { $n } Actions à { $hero }.
mz-default = Si personne ne propose rien : { $choice-short }
mz-share-hint = partager 2 0 1 partage les Blessures à votre gré, héros par héros dans l’ordre des lignes.
mz-stands = est pour : { $choice-short }

## À côté d’une action

mz-empty = personne
mz-an-objective = un Objectif
mz-a-spawn = un Point de Génération
mz-the-exit = la Sortie
mz-face-down = face cachée
