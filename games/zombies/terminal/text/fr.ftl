# Comment une table de Zombies!!! se dit dans un terminal.

## La table

zom-set-up = Avant le premier tour
zom-over = La partie est finie
zom-round = Manche { $round }
zom-turn-of = tour de { $seat }
zom-more-tiles =
    { $n ->
        [one] … et une autre tuile, plus loin
       *[other] … et { $n } autres tuiles, plus loin
    }
zom-life = vie { $n }
zom-bullets = munitions { $n }
zom-guts = tripes { $n }
zom-sewer-tokens = bouches { $n }
zom-cards =
    { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    }
zom-below = SOUS TERRE
zom-dead = MORT
zom-jacketed = CAMISOLE
zom-rides = dans la rame
zom-has-played = carte jouée
zom-owes-kill = doit tuer au centre pour gagner
zom-drawn = { $seat } pose { $tile } : zombies { $zombies }, munitions { $bullets }, vie { $life }
zom-fight = { $seat } combat { $figure } : dé { $die }, bonus { $plus }, il faut { $needed }
zom-fight-bullets =
    { $n ->
        [one] 1 munition suffirait
       *[other] { $n } munitions suffiraient
    }
zom-played = { $seat } joue { $card }
zom-lasting = En vigueur : { $effects }
zom-hand = Dans votre main :
zom-hand-of = Main de { $seat } :
zom-known-of = Dans la main de { $seat }, vous connaissez :
zom-stack = { $stack } { $n }
zom-no-helicopter = l’hélicoptère ne viendra pas : il faut collecter 25 zombies
zom-no-helicopter-but-cabin = l’hélicoptère ne viendra pas : il faut collecter 25 zombies ou prononcer le sortilège dans la Cabane
zom-deck = cartes d’événement { $n }
zom-discard = dernière défausse : { $card }

## À côté d’une action

zom-remark-way =
    { $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }, { $zombies ->
        [0] aucun combat
        [one] 1 combat
       *[other] { $zombies } combats
    }
zom-remark-life = un jeton Vie
zom-remark-bullets = un jeton Munition
zom-remark-place =
    à côté de { $tiles } ; { $n ->
        [one] à 1 tuile de vous
       *[other] à { $n } tuiles de vous
    }
