# Comment une table de City of Horror se dit dans un terminal.

## Le plateau en mots

city-turn = Tour { $turn } sur 4
city-set-up = Avant le premier tour
city-over = La nuit est finie
city-observation = Début du tour
city-movement-cards = Cartes de déplacement
city-invasion = Invasion
city-movement = Déplacements
city-locations = Lieux
city-end-of-turn = Fin du tour
city-ending = L’hélicoptère arrive
city-place = lieu
city-inside = ici
city-zombies = zombies → attaque à
city-ruin = ruine
city-burnt = BRÛLÉE
city-blocked = BLOQUÉE
city-empty = VIDE
city-quiet = CALME
city-holds = TIENT
city-attack = ATTAQUE
city-is-exhausted = fatigué
city-is-hidden = caché
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
city-points = { $n } pts
city-food = vivres { $tokens }
city-first = PREMIER
city-eliminated = ÉLIMINÉ
city-holds-on = ATTEND
city-passed = a passé
city-wheel = Roue : { $spaces }
city-hour = { $hour } : { $card }
city-next-hour = Ensuite, comme vous l’avez vu, { $hour } : { $card }
city-leader = chef +{ $n }
city-reconstructed = (carte reconstituée)
city-played = { $seat } joue { $card } ; on peut y répondre.
city-ballots = Poids des voix : { $ballots }. On peut désigner : { $seats }.
city-hand = Dans votre main :
city-pack = À choisir :
city-hand-of = Main de { $seat } :
city-known-of = Dans la main de { $seat }, vous connaissez :
city-deck =
    { $n ->
        [0] pioche vide
        [one] pioche { $n } carte
       *[other] pioche { $n } cartes
    }
city-reserve =
    { $n ->
        [0] aucun zombie en réserve
        [one] { $n } zombie en réserve
       *[other] { $n } zombies en réserve
    }
city-antidotes-left = antidotes restants { $n }
city-food-left = vivres restants { $n }
city-discard = défausse : { $cards }

## Offres et accords

city-offer = Offre { $number } de { $seat } à { $to } : { $terms }
city-counter-offer = Contre-offre { $number } de { $seat } à { $to } : { $terms }
city-taker = le preneur
city-gives = { $seat } donne { $goods }
city-pays = { $seat } paie { $goods }
city-if-kept = une fois la parole tenue
city-in-any-case = plus tard, dans tous les cas
city-if-no-attack = si les zombies n’attaquent pas ici
city-if-survives = si { $role } survit à ce lieu
city-if-dies = si { $role } meurt ici
city-if-loses = si { $named } perd un personnage ici
city-if-unharmed = si { $named } ne perd personne ici
city-if-leads = si { $named } devient chef du partage
city-spares-in-the-attack = ne vote pas contre { $named } lors de l’attaque
city-spares-in-the-sharing = ne vote pas pour { $named } lors du partage
city-spares-in-a-tie = ne choisit pas { $named } en cas d’égalité
city-puts-the-marker = pose le prochain marqueur Explosion ici : { $place }
city-votes-against = vote contre { $named } lors de l’attaque
city-votes-for = vote pour { $named } lors du partage
city-breaks-a-tie = tranche l’égalité pour { $named }
city-plays = joue { $card }
city-uses = utilise { $role }
city-holds-back = s’abstient d’agir
city-uses-the-effect = utilise l’effet du lieu
city-leaves-the-effect = n’utilise pas l’effet du lieu
city-gives-an-antidote = donne un antidote à { $named } s’il partage
city-gives-a-card = donne une carte à { $named } s’il partage
city-deal = Accord de { $seat } avec { $other } : { $terms }

## À côté d’une action

city-remark-place =
    { $n ->
        [0] aucun zombie, { $room }
        [one] { $n } zombie, { $room }
       *[other] { $n } zombies, { $room }
    }
city-no-limit = de la place pour tous
city-full = complet
city-free =
    { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
city-remark-from = maintenant : { $place }
city-remark-no-way-in = plus de place là-bas : au Carrefour
city-remark-has-here = a ici { $roles }
