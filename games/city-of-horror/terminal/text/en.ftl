# The text of a table of City of Horror in a terminal.

## The board in words

city-turn = Turn { $turn } of 4
city-set-up = Before the first turn
city-over = The night is over
city-observation = Start of the turn
city-movement-cards = Movement cards
city-invasion = Invasion
city-movement = Moves
city-locations = Locations
city-end-of-turn = End of the turn
city-ending = The helicopter comes
city-place = location
city-inside = in
city-zombies = zombies → attack at
city-ruin = ruin
city-burnt = BURNT
city-blocked = BLOCKED
city-empty = EMPTY
city-quiet = QUIET
city-holds = HOLDS
city-attack = ATTACK
city-is-exhausted = exhausted
city-is-hidden = hidden
city-antidotes =
    { $n ->
        [one] 1 antidote
       *[other] { $n } antidotes
    }
city-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
city-markers = explosions { $n }
city-points =
    { $n ->
        [one] 1 pt
       *[other] { $n } pts
    }
city-food = food { $tokens }
city-first = FIRST PLAYER
city-eliminated = NOBODY LEFT
city-holds-on = SAYS WAIT
city-passed = passed
city-wheel = Wheel: { $spaces }
city-hour = { $hour }: { $card }
city-next-hour = Next, as you have seen, { $hour }: { $card }
city-leader = leader +{ $n }
city-reconstructed = (reconstructed card)
city-played = { $seat } plays { $card }; it can still be cancelled.
city-ballots = Votes: { $ballots }. Can be named: { $seats }.
city-hand = In your hand:
city-pack = Choose from:
city-hand-of = { $seat }’s hand:
city-known-of = You know these cards of { $seat }:
city-deck =
    { $n ->
        [0] the deck is empty
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
city-reserve =
    { $n ->
        [0] no zombie in reserve
        [one] 1 zombie in reserve
       *[other] { $n } zombies in reserve
    }
city-antidotes-left =
    { $n ->
        [0] no antidote left
        [one] 1 antidote left
       *[other] { $n } antidotes left
    }
city-food-left =
    { $n ->
        [0] no food token left
        [one] 1 food token left
       *[other] { $n } food tokens left
    }
city-discard = discarded: { $cards }

## Offers and deals

city-offer = { $seat }’s offer no. { $number } to { $to }: { $terms }
city-counter-offer = { $seat }’s counter-offer no. { $number } to { $to }: { $terms }
city-taker = whoever accepts
city-gives = { $seat } gives { $goods }
city-pays = { $seat } pays { $goods }
city-if-kept = once the promises are kept
city-in-any-case = later, in any case
city-if-no-attack = if the zombies do not attack here
city-if-survives = if { $role } survives this location
city-if-dies = if { $role } dies here
city-if-loses = if { $named } loses a character here
city-if-unharmed = if { $named } loses nobody here
city-if-leads = if { $named } shares out here
city-spares-in-the-attack = does not name { $named } in the attack
city-spares-in-the-sharing = does not name { $named } for the sharing
city-spares-in-a-tie = does not choose { $named } in a tie
city-puts-the-marker = puts the next explosion marker on: { $place }
city-votes-against = names { $named } in the attack
city-votes-for = names { $named } for the sharing
city-breaks-a-tie = chooses { $named } in a tie
city-plays = plays { $card }
city-uses = uses { $role }
city-holds-back = does nothing
city-uses-the-effect = uses this location
city-leaves-the-effect = does not use this location
city-gives-an-antidote = gives { $named } an antidote when sharing
city-gives-a-card = gives { $named } a card when sharing
city-deal = Deal of { $seat } and { $other }: { $terms }

## Beside an action

city-remark-place =
    { $n ->
        [0] no zombie, { $room }
        [one] 1 zombie, { $room }
       *[other] { $n } zombies, { $room }
    }
city-no-limit = room for everybody
city-full = full
city-free =
    { $n ->
        [one] 1 space free
       *[other] { $n } spaces free
    }
city-remark-from = now { $place-in }
city-remark-has-here = has { $roles } here
