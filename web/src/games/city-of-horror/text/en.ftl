# Words of City of Horror that only the browser needs. Everything else is in games/city-of-horror/text.

nav-deals = Deals
nav-orders = Orders

headline-settle = Place your people
headline-draft-card = Keep a card
headline-choose-card = Choose a movement card
headline-choose-card-late = The others have shown: choose your card
headline-act =
    { $moment-id ->
        [before-attack] Before the attack: act or pass
        [before-sharing] Before the sharing: act or pass
        [before-invasion] Before the invasion: act or pass
        [after-invasion] After the invasion: act or pass
        [before-lure] Before the Blonde calls one more: act or pass
        [last-window] Last chance before the helicopter
       *[other] The hour begins: act or pass
    }
headline-move-character = { $seat } moves: { $place }
headline-undo-move = Undo the move?
headline-activate = { $place }: { $seat } may use it
headline-vote =
    { $purpose-id ->
        [sharing] { $place }: who shares it out? Vote!
       *[other] { $place }: who is eaten? Vote!
    }
headline-break-tie = Break the tie: { $place }
headline-lose-character = Give somebody up: { $place }
headline-share = Share it out: { $place }
headline-answer-card = { $seat } plays { $card }
headline-put-marker = Where does it explode?
headline-vaccinate = Who gets an antidote?

panel-you-may-act = You may act
panel-nothing-to-do = None of your cards and powers can be used now.
panel-before-that = Before that you may
panel-pass = Pass this window
panel-pass-quietly = Pass, unless it touches me
panel-pass-until = Pass until…
panel-take-back = Take the pass back
panel-release = Go on
panel-hold = Hold
panel-back = Back
panel-decline = Do not use it
panel-stay = Nobody can move
panel-undo = The Priest undoes it
panel-no-undo = Let it be
panel-who = Who?
panel-what = What?
panel-to-whom = To whom?
panel-choose-later = Choose after the others
panel-your-card-in = Your card lies face down. You may change it until the last one is in.
panel-your-ballot-in = Your ballot is in. You may change it until the last one is.
panel-vote-attack = Who is named with most weight loses one character here.
panel-vote-sharing = Who is named with most weight hands out what lies here.
panel-tie-about = You have the first-player token: decide between the tied.
panel-whose-ballot = Whose ballot?
panel-ballot-of = { $name }
panel-weights = Weight of each ballot
panel-your-weight = Your ballot weighs { $n }: one for each of your visible characters here.
panel-weight = weight { $n }
panel-seal = Seal ballot: { $name }
panel-change = Change ballot: { $name }
panel-pick-name = Name a player
panel-yourself = Yourself
panel-vaccinate = { $n ->
        [0] You have no antidote.
        [one] One antidote: one of your people lives.
       *[other] { $n } antidotes: so many of your people live.
    }
panel-vaccinate-do = Vaccinate { $n } for { $points } points
panel-more-offers = { $n ->
        [one] One more offer
       *[other] { $n } more offers
    }

pick-place = Which place?
pick-from = From where?
pick-to = To where?
pick-role = Who?
pick-seat = Which player?
pick-colour = Which colour?
pick-card = Which card do you discard?
pick-discard = Which card do you take?
pick-food = Which food?
pick-steps = How far?
pick-way = How?
pick-item = What?
part-food = Food worth { $n }
part-steps = { $n ->
        [0] Not at all
        [one] One colour on
       *[other] { $n } colours on
    }
way-rest-for-card = Discard a card, rest a character
way-rest-for-food = Discard food, rest a character
way-antidote-for-card = Discard a card, take an antidote
way-antidote-by-tiring = Exhaust a character, take an antidote
way-leader-for-card = Discard a card, send the leader anywhere
way-leader-steps = Move the leader on by 0 or 1
way-draw-for-card = Discard a card, draw another
way-take-for-card = Discard a card, take one from the pile
way-take-by-tiring = Exhaust a character, take a card from the pile
way-food-for-card = Discard a card, draw food
way-open-food-for-card = Discard a card, take open food

note-place = { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }, attack at { $need } · { $room } in
note-card = { $zombies } of { $need } · { $room } in
note-worth = worth { $n }
note-tires = Then worth { $to } instead of { $from }.
note-seat = { $antidotes ->
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
note-cache = nobody’s colour
hand-play = Play { $card }
hand-pick = Pick { $card }

until-title = Pass by yourself until the end of
until-location = this location
until-turn = this turn
until-game = the game
until-never = ask me
until-alarms = But wake me when
alarm-attack = an attack is due where I stand
alarm-named = somebody’s action names me
alarm-offer = I get an offer
until-cards = Let cards be that do not touch me

chain-title = Cards that wait
chain-let-be = Let it be
chain-cancel = Cancel it: { $with }
chain-you-cancel = You cancel it. You may change your mind until the last answer is in.
chain-you-pass = You let it be. You may change your mind until the last answer is in.
chain-always-pass = Always let cards be

plate-eliminated = Eliminated
plate-offers = Offer
plate-ballot-in = Ballot in
plate-ballot-due = Ballot due
plate-passed = Passed
plate-thinking = Thinking
plate-card-in = Card in
plate-holds = Holds
plate-first = First player
plate-shares = Shares out
plate-antidotes = { $n ->
        [one] 1 antidote
       *[other] { $n } antidotes
    }
plate-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
plate-food = { $n ->
        [one] 1 food token
       *[other] { $n } food tokens
    }
plate-rested = { $role }, rested, worth { $n }
plate-tired = { $role }, exhausted, worth { $n }
plate-dead = { $role }, dead

short-water-tower = Tower
short-church = Church
short-hospital = Hospital
short-bank = Bank
short-armory = Armory
short-crossroads = Crossroads

step-watch = Watch
step-cards = Cards
step-invasion = Invasion
step-moves = Moves
step-locations = Locations
step-dawn = Dawn
phase-set-up = Before the night
phase-observation = Start of the hour
phase-movement-cards = Movement cards
phase-invasion = Invasion
phase-movement = Moves
phase-locations = Locations
phase-end-of-turn = End of the hour
phase-ending = Before dawn
phase-over = The night is over
status-set-up = Before the night
status-turn = { $hour } · turn { $turn } of { $of }
status-revised = revised rules
status-first-print = first print
status-alive = { $n } alive

board-city = The city at night
board-piece = { $role } of { $name }, { $place }, worth { $n }
board-piece-exhausted = { $role } of { $name }, exhausted, { $place }, worth { $n }
board-piece-hidden = { $role } of { $name }, hidden, { $place }, worth { $n }
board-lot = { $place }: { $inside } inside, { $zombies } zombies, attack at { $need }, { $verdict }
board-items = { $place }: { $antidotes } antidotes and { $cards } face-down cards on the ground
board-markers = { $place }: { $n } of { $need } explosion markers
board-food = Food: { $n } face down, open { $open }
board-pick-here = { $place }
board-not-here = { $place }, not now
wheel-space = { $colour }, { $name }
wheel-leader = { $colour }, { $name }: the zombie leader is here
wheel-cache = { $colour }: nobody’s colour
meter-of = of { $n }
meter-attack-at = attack at { $n }
verdict-attack = ATTACK
verdict-quiet = QUIET
verdict-empty = EMPTY
verdict-done = DONE
verdict-burnt = BURNT

invasion-title = Invasion { $hour }
invasion-secret = only you
invasion-hidden = Face down. Nobody has looked.
invasion-seen-by = Face down. { $seats } looked.
invasion-move = { $from } → { $to }
invasion-leader = leader +{ $n }
invasion-recon = Reconstructed card
invasion-read = Read the invasion cards
invasion-all = The invasion, hour by hour
deck-reconstructed = 19 of the 20 invasion cards are reconstructed.
supply-zombies = zombies in reserve
supply-antidotes = antidotes in reserve
supply-deck = cards in the deck
supply-discard = Discard pile
discard-empty = Nothing has been discarded yet.

verb-settle = Place
verb-draft = Keep
verb-choose = Movement card
verb-choose-later = Wait
verb-pass = Pass
verb-take-back-pass = Take back
verb-hold = Hold
verb-play = Play
verb-use = Use a power
verb-cancel = Cancel
verb-move = Move
verb-stay = Stay
verb-activate = Use the location
verb-decline = Decline
verb-put-marker = Explosion
verb-vote-for = Vote
verb-cast-for = Vote for another
verb-break-tie = Decide
verb-sacrifice = Give up
verb-give = Hand out
verb-vaccinate = Vaccinate
verb-propose = Offer
verb-accept = Accept
verb-refuse = Refuse
verb-withdraw = Withdraw
verb-show = Show a card
verb-order = Leave an order

deal-offers = { $name } offers a deal
deal-offers-others = { $name } offers { $names } a deal
deal-your-offer = Your offer to { $names }
deal-you-get = You get
deal-you-give = You give
deal-accept = Accept
deal-cannot = Not possible for you
deal-counter = Counter
deal-counters = { $name } makes you a counter-offer
deal-refuse = Refuse
deal-withdraw = Withdraw
deal-which-cards = Which cards do you give?
deal-not-enforced = Promises are written down, not enforced.
deal-between = Deal of { $one } and { $two }
deal-pays = pays { $antidotes ->
        [0] { "" }
        [one] 1 antidote
       *[other] { $antidotes } antidotes
    }{ $cards ->
        [0] { "" }
        [one] { " " }1 card
       *[other] { " " }{ $cards } cards
    }
deals-made = Deals here
deals-none = Nobody has offered anything.
deals-over = The night is over: nothing is left to bargain for.
kept-open = open
kept-kept = kept
kept-broken = broken
kept-void = void
ware-any = any card
ware-blind = { $card }, face down
ware-antidotes = { $n ->
        [one] 1 antidote
       *[other] { $n } antidotes
    }
ware-nothing = nothing
tray-add = Add a card…
tray-blind = face down
tray-less = One less
tray-more = One more
tray-remove = Take away: { $what }
tray-when = When it is paid
make-title = Make an offer
make-counter = Make a counter-offer
make-lasts = How long it stands
make-to = To whom
make-all = All
make-taker = Who takes it
make-promise = Add a promise
make-send = Send the offer
make-no-location = Promises are made about a location while it is resolved.
make-talk-only = At this table there are trades, but no deals: promises are only talk.
make-mode-enforced = Both sides are held to it.
make-mode-logged = It is written down who keeps it and who breaks it.
promise-by = Who promises
promise-mine = I promise
promise-theirs = They promise
promise-kind = What is promised
promise-what = Which
promise-add = Add it
kind-vote-attack = to name in the attack
kind-vote-sharing = to name in the sharing
kind-tie = to break a tie against
kind-spare-attack = not to name in the attack
kind-spare-sharing = not to name in the sharing
kind-spare-in-tie = not to choose in a tie
kind-marker = to put the next marker on
lasts-window = stands until this window closes
lasts-location = stands until this location is finished
lasts-turn = stands until the turn ends
kind-hold-back-here = to do nothing to this location, nor to the zombie leader at the Crossroads
kind-hold-back-everything = to play nothing at all
kind-share-antidote = to share an antidote with
kind-share-card = to share a card with
kind-play = to play a card now
kind-use = to use a power now
kind-effect = to use the location
kind-no-effect = not to use the location
show-title = Show a card
show-to = Show it to { $name }
field-place = Place
field-from = From
field-to = To
field-role = Character
field-own-role = Character
field-seat = Player
field-colour = Colour
field-card = Card
field-discard = Card of the discard pile
field-food = Food
field-steps = Steps

orders-about = Left in advance, known to you alone, used only where it is allowed.
orders-once = Used once, at the next question
orders-standing = In force until you change it
orders-none = You can leave orders from the first hour on.
orders-over = Nothing is left that you could be asked.
orders-ask = Ask me
orders-hold = Hold
orders-hold-next = Make the next decision wait for me
orders-holding = The next decision waits for you
orders-answers = Whenever somebody plays a card
orders-ask-if-touched = Ask if it touches me
orders-let-be = Let it be
orders-cancel = Cancel
orders-cancel-about = Cancels what fits, if you can. Nothing marked fits everything.
orders-cards = Only these cards
orders-card = Next movement card
orders-mover = Who moves next
orders-victims = Who is always given up first
orders-ballot-attack = Ballot in the next attack there
orders-ballot-sharing = Ballot in the next sharing there
orders-wishes = Using a location the next time
orders-add-wish = At which place…
orders-decline = do not use it
orders-leave = Leave this order

moment-ballots = The ballots
moment-cards = Where everybody goes
moment-cancelled = cancelled
moment-attack = They attack!
moment-quiet = Quiet tonight
moment-collapse = The tower falls!
moment-fire = The armory burns!
moment-blocked = The armory is blocked
moment-eliminated = { $name } is lost
over-city-wins = The city wins
over-wins = { $name } wins the night
over-shared = { $names } share the night
over-nobody = Nobody had an antidote.
over-vaccinated = The helicopter takes the vaccinated. Points: people + antidotes + food.
over-parts = { $characters } + { $antidotes } + { $food }

power-blonde = Attracts nobody this turn. Rested she calls a zombie each turn.
power-businessman = Discard a card, take one from the pile.
power-businesswoman = Discard a card, take one from the pile.
power-sushi-chef = Draw a card.
power-geek = Move a zombie from here.
power-rocker = Move a zombie from here.
power-grandpa = Votes this turn. Else he has no vote.
power-granny = May be moved this turn. Else she stays.
power-housewife = Kill 2 zombies here.
power-guard = Kill 2 zombies here.
power-mama = Enters a full place on your move.
power-student = Take the first-player token.
power-little-boy = Hides until the end of the turn.
power-little-girl = Hides until the end of the turn.
power-pregnant-woman = Gives birth: two votes from now on.
power-priest = Undoes a move just made.
power-punk = Cancels a card just played.
power-rasta = Look at the next invasion card.
power-agent = Put the zombie leader anywhere.
power-teen = Change your movement card.
power-thief = Steal a card from a player.

card-effect-alarm = Three zombies come to a place.
card-effect-energy-drink = An exhausted character is rested again.
card-effect-canned-food = Worth 1 point at the end.
card-effect-pepper-spray = Cancels a card just played.
card-effect-hideout = Hide one of your people this turn.
card-effect-back-door = Your move enters a full place.
card-effect-gun = Kill 1 zombie anywhere.
card-effect-night-vision-goggles = Look at the next invasion card.
card-effect-chainsaw = Kill half the zombies of a place.
card-effect-flashlight = Put the zombie leader anywhere.
card-effect-kitten = All zombies of a place run to a random one.
card-effect-pickpocket = Steal a card from a player.
card-effect-weapon-replica = More say in the votes of a place.
card-effect-shotgun = Kill 2 zombies anywhere.
card-effect-running-shoes = Change your movement card.
card-effect-molotov-cocktail = Kill 1. Leaves an explosion.
card-effect-rescue-flare = Move 1 zombie. Leaves an explosion.
card-effect-makeshift-bomb = Kill 2. Leaves an explosion.
card-effect-lawn-mower = Exhaust somebody, kill all zombies of a place.

said-by-edition = as the edition says
said-on = on
said-off = off
said-random = chance decides
said-seat = seat { $seat }
said-edition-revised = revised (English rules)
said-edition-first-print = first print (French rules)
said-sides-a = all A, for a first game
said-sides-b = all B
said-sides-random = at random
said-deal_visibility-public = everybody sees deals
said-deal_visibility-parties = only the two know
said-promises-enforced = deals bind
said-promises-logged = deals are written down
said-promises-talk = no deals, only talk
option-colours-of-seats = as the seats are painted
said-first_player_mode-immediate = at once
said-first_player_mode-end-of-turn = at the end of the turn
said-first_player_no_loss-stay = it stays
said-first_player_no_loss-pass-clockwise = it goes on clockwise
said-share_tie-first-player = the first player decides
said-share_tie-nobody = nobody gets anything
said-share_winner-free = as he likes
said-share_winner-takes-one = he takes one first
said-weapon_replica-plus-two = two more votes
said-weapon_replica-proxy = casts another’s ballot
said-armory_b_cost-discard-action = discard a card
said-armory_b_cost-exhaust-present = exhaust a character
said-energy_target-any = anybody
said-energy_target-own = only one’s own
said-slot_labels-corners = T, 1 to 4, X
said-slot_labels-numbers = 1 to 6

## What a card or a power does at this very moment.

now-zombies-at-least = { $place }: { $to ->
        [0] no zombie
        [one] one zombie
       *[other] { $to } zombies
    }, not { $from }. Attack at { $n }.
now-zombies-exceed = { $place }: { $to ->
        [0] no zombie
        [one] one zombie
       *[other] { $to } zombies
    }, not { $from }, against { $n ->
        [one] one character.
       *[other] { $n } characters.
    }
now-cancel = Cancels “{ $card }” by { $seat }.
now-hide = { $role } hides until the end of the turn.
now-rest = { $role } is rested again.
now-steal = Steal { $n ->
        [one] the only card of { $seat }.
       *[other] one of the { $n } cards of { $seat }.
    }
now-undo = { $role } of { $seat } goes back { $from-to }.
