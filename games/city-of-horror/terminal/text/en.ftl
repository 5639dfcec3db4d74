# The text of a table of City of Horror in a terminal.

## The board in words

city-turn = Turn { $turn } of 4
city-set-up = Before the first turn
city-over = The night is over
city-observation = Start of the turn
city-movement-cards = Movement cards
city-invasion = Invasion
city-movement = Movement
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
city-is-exhausted = tired
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
city-points = { $n } pts
city-food = food { $tokens }
city-first = FIRST
city-eliminated = OUT
city-holds-on = HOLDS ON
city-passed = passed
city-wheel = Wheel: { $spaces }
city-hour = { $hour }: { $card }
city-next-hour = Next, as you have seen, { $hour }: { $card }
city-leader = leader +{ $n }
city-reconstructed = (reconstructed card)
city-played = { $seat } plays { $card }; it may be answered.
city-ballots = Ballots weigh: { $ballots }. Can be named: { $seats }.
city-hand = In your hand:
city-pack = To choose from:
city-hand-of = Hand of { $seat }:
city-known-of = In the hand of { $seat } you know:
city-deck =
    { $n ->
        [0] deck empty
        [one] deck 1 card
       *[other] deck { $n } cards
    }
city-reserve =
    { $n ->
        [0] no zombie in reserve
        [one] 1 zombie in reserve
       *[other] { $n } zombies in reserve
    }
city-antidotes-left = antidotes left { $n }
city-food-left = food left { $n }
city-discard = discarded: { $cards }

## Offers and deals

city-offer = Offer { $number } of { $seat } to { $to }: { $terms }
city-counter-offer = Counter-offer { $number } of { $seat } to { $to }: { $terms }
city-taker = who takes it
city-gives = { $seat } gives { $goods }
city-pays = { $seat } pays { $goods }
city-if-kept = when the word is kept
city-in-any-case = later, in any case
city-if-no-attack = if the zombies do not attack here
city-if-survives = if { $role } survives this location
city-if-dies = if { $role } dies here
city-if-loses = if { $named } loses a character here
city-if-unharmed = if { $named } loses nobody here
city-if-leads = if { $named } becomes share leader
city-spares-in-the-attack = does not vote against { $named } in the attack
city-spares-in-the-sharing = does not vote for { $named } in the sharing
city-spares-in-a-tie = does not choose { $named } in a tie
city-puts-the-marker = puts the next explosion marker here: { $place }
city-votes-against = votes against { $named } in the attack
city-votes-for = votes for { $named } in the sharing
city-breaks-a-tie = breaks a tie with { $named }
city-plays = plays { $card }
city-uses = uses { $role }
city-holds-back = holds back
city-uses-the-effect = uses the effect here
city-leaves-the-effect = leaves the effect here
city-gives-an-antidote = as share leader gives { $named } an antidote
city-gives-a-card = as share leader gives { $named } a card
city-deal = Deal of { $seat } with { $other }: { $terms }

## Beside an action

city-remark-place =
    { $n ->
        [0] no zombie, { $room }
        [one] 1 zombie, { $room }
       *[other] { $n } zombies, { $room }
    }
city-no-limit = room for all
city-full = full
city-free = { $n } free
city-remark-from = now: { $place }
city-remark-no-way-in = no space there: off to the Crossroads
city-remark-has-here = has { $roles } here
