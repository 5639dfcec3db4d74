# Comment une table de City of Horror se dit dans un terminal.

## Le plateau en mots

city-turn = Tour { $turn } sur 4
city-set-up = Avant le premier tour
city-over = La nuit est finie
city-observation = Début du tour
city-movement-cards = Cartes Déplacement
city-invasion = Invasion
city-movement = Déplacements
city-locations = Lieux
city-end-of-turn = Fin du tour
city-ending = L’hélicoptère arrive
city-place = lieu
city-inside = ici
city-zombies = zombies → attaque à
city-ruin = ruines
city-burnt = BRÛLÉE
city-blocked = BLOQUÉE
city-empty = VIDE
city-quiet = CALME
city-holds = TIENT
city-attack = ATTAQUE
city-is-exhausted =
    { $role-gender ->
        [f] épuisée
       *[m] épuisé
    }
city-is-hidden =
    { $role-gender ->
        [f] cachée
       *[m] caché
    }
city-antidotes =
    { $n ->
        [one] { $n } antidote
       *[other] { $n } antidotes
    }
city-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
city-markers = explosions { $n }
city-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
city-food = Nourriture { $tokens }
city-first = PREMIER JOUEUR
city-eliminated = PLUS PERSONNE
city-holds-on = FAIT ATTENDRE
city-passed = a passé
city-wheel = Roue : { $spaces }
city-hour = { $hour } : { $card }
city-next-hour = Ensuite, vous l’avez vu, { $hour } : { $card }
city-leader = chef +{ $n }
city-reconstructed = (carte reconstituée)
city-played = { $seat } joue { $card } ; on peut encore l’annuler.
city-ballots = Voix : { $ballots }. On peut désigner : { $seats }.
city-hand = Dans votre main :
city-pack = Choisissez parmi :
city-hand-of = Main de { $seat } :
city-known-of = Cartes connues chez { $seat } :
city-deck =
    { $n ->
        [0] pioche vide
        [one] { $n } carte en pioche
       *[other] { $n } cartes en pioche
    }
city-reserve =
    { $n ->
        [0] aucun zombie en réserve
        [one] { $n } zombie en réserve
       *[other] { $n } zombies en réserve
    }
city-antidotes-left =
    { $n ->
        [0] aucun antidote restant
        [one] { $n } antidote restant
       *[other] { $n } antidotes restants
    }
city-food-left =
    { $n ->
        [0] aucun jeton Nourriture restant
        [one] { $n } jeton Nourriture restant
       *[other] { $n } jetons Nourriture restants
    }
city-discard = défausse : { $cards }

## Offres et marchés

city-offer = Offre n° { $number }, de { $seat } à { $to } : { $terms }
city-counter-offer = Contre-offre n° { $number }, de { $seat } à { $to } : { $terms }
city-taker = qui accepte
city-gives = { $seat } donne { $goods }
city-pays = { $seat } paie { $goods }
city-if-kept = une fois les promesses tenues
city-in-any-case = plus tard, dans tous les cas
city-if-no-attack = si les zombies n’attaquent pas ici
city-if-survives = si { $role } survit à ce lieu
city-if-dies = si { $role } meurt ici
city-if-loses = si { $named } perd un personnage ici
city-if-unharmed = si { $named } ne perd personne ici
city-if-leads = si { $named } dirige le partage
city-spares-in-the-attack = ne désigne pas { $named } lors de l’attaque
city-spares-in-the-sharing = ne désigne pas { $named } lors du partage
city-spares-in-a-tie = ne choisit pas { $named } en cas d’égalité
city-puts-the-marker = pose le prochain marqueur Explosion ici : { $place }
city-votes-against = désigne { $named } lors de l’attaque
city-votes-for = désigne { $named } lors du partage
city-breaks-a-tie = choisit { $named } en cas d’égalité
city-plays = joue { $card }
city-uses = utilise { $role }
city-holds-back = s’abstient d’agir
city-uses-the-effect = utilise ce lieu
city-leaves-the-effect = n’utilise pas ce lieu
city-gives-an-antidote = donne un antidote à { $named } lors du partage
city-gives-a-card = donne une carte à { $named } lors du partage
city-deal = Marché entre { $seat } et { $other } : { $terms }

## À côté d’une action

city-remark-place =
    { $n ->
        [0] aucun zombie, { $room }
        [one] { $n } zombie, { $room }
       *[other] { $n } zombies, { $room }
    }
city-no-limit = place illimitée
city-full = complet
city-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
city-remark-from = maintenant { $place-in }
city-remark-has-here = a ici { $roles }
