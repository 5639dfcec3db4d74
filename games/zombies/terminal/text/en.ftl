# How a table of Zombies!!! is said in a terminal.

## The table

zom-set-up = Before the first turn
zom-over = The game is over
zom-round = Round { $round }
zom-turn-of = turn of { $seat }
zom-more-tiles =
    { $n ->
        [one] … and one more tile, further away
       *[other] … and { $n } more tiles, further away
    }
zom-life = life { $n }
zom-bullets = bullets { $n }
zom-guts = guts { $n }
zom-sewer-tokens = manholes { $n }
zom-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
zom-below = BELOW
zom-dead = DEAD
zom-jacketed = STRAIGHTJACKET
zom-rides = on the train
zom-has-played = card played
zom-owes-kill = must kill on the centre to win
zom-drawn = { $seat } lays { $tile }: zombies { $zombies }, bullets { $bullets }, life { $life }
zom-fight = { $seat } fights { $figure }: die { $die }, plus { $plus }, needs { $needed }
zom-fight-bullets =
    { $n ->
        [one] 1 bullet would do
       *[other] { $n } bullets would do
    }
zom-played = { $seat } plays { $card }
zom-lasting = In force: { $effects }
zom-hand = In your hand:
zom-hand-of = Hand of { $seat }:
zom-known-of = In the hand of { $seat } you know:
zom-stack = { $stack } { $n }
zom-no-helicopter = the helicopter will not come: collect 25 zombies to win
zom-no-helicopter-but-cabin = the helicopter will not come: collect 25 zombies to win, or speak the spell in the Cabin
zom-deck = event cards { $n }
zom-discard = discarded last: { $card }

## Beside an action

zom-remark-way =
    { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }, { $zombies ->
        [0] no fight
        [one] 1 fight
       *[other] { $zombies } fights
    }
zom-remark-life = a life token
zom-remark-bullets = a bullet token
zom-remark-place =
    beside { $tiles }; { $n ->
        [one] 1 tile from you
       *[other] { $n } tiles from you
    }
