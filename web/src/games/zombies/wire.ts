// Written by `cargo xtask golden` from the Rust types. Do not edit.

export type Action = { "draw": { stack: Stack, } } | { "place": { cell: Cell, turn: Turn, } } | { "put": { at: Square, } } | { "put-bullet": { at: Square, } } | { "put-life": { at: Square, } } | { "roll": { with: Card | null, } } | "kill" | "dodge" | "lose-life" | "spend-bullets" | { "step": { to: Square, } } | { "walk": { to: Square, } } | "take" | "place-manhole" | "go-down" | "come-up" | "ride" | "leave" | "turn-tile" | "cast" | "stop" | { "pay": { good: Good, } } | { "move-zombie": { from: Square, to: Square, } } | { "discard": { card: Card, } } | "keep" | { "play": { card: Card, aim: Aim, } } | { "use": { card: Card, aim: Aim, } } | "pass" | { "pick": { aim: Aim, } } | "enough" | { "order": Order };

export type Aim = "nothing" | { "player": Seat } | { "players": [Seat, Seat] } | { "square": Square } | { "way": [Square, Square] } | { "building": Building } | { "tile": Spot } | { "item": [Seat, Card] } | { "goods": [Seat, Good] } | { "card": Card } | { "kind": Tile } | { "place": [Cell, Turn] } | { "figure": Figure } | { "good": Good } | { "stack": Stack } | { "pile": Pile } | { "side": Side } | { "die": number } | { "number": number };

export type AnswerView = { seat: Seat,
/**
 * `None` is a pass or a decision.
 */
card: Card | null, aim: Aim | null,
/**
 * What the player who decides next will do (ZOM-10.41, ZOM-10.42).
 */
decision: Action | null, };

export type AskMode = "turn" | "sealed" | "window" | "reaction" | "together";

export type Building = Square;

export type Card = "adrenaline-rush" | "all-the-marbles" | "alternate-food-source" | "bad-sense-of-direction" | "brain-cramp" | "butter-fingers" | "chainsaw" | "claustrophobia" | "fear" | "fire-axe" | "first-aid-kit" | "grenade" | "shotgun" | "hysterical-paralysis" | "not-dead" | "couldnt-get-worse" | "keys-still-in-it" | "lots-of-ammo" | "molotov" | "much-needed-rest" | "skateboard" | "slight-miscalculation" | "not-so-bad" | "were-screwed" | "where-everybody" | "shoe-untied" | "zombie-master" | "adjusting-nicely" | "breakthrough" | "dynamite" | "gov-enhanced" | "i-feel-alive" | "i-see-helicopter" | "over-here" | "in-the-zone" | "mine-field" | "no-brains-here" | "rocket-launcher" | "weekend-pass" | "smell" | "dont-need-that" | "lookin-at-me" | "abandon-hope" | "aww-cute" | "barricade" | "clean-up" | "clearance" | "crossbow" | "hello" | "i-will-survive" | "jammed" | "lots-of-luck" | "lucky-shot" | "gross" | "one-mans-garbage" | "sprinkler" | "all-gonna-die" | "fries" | "did-you-hear" | "dont-sleep" | "got-one" | "drink" | "know-what" | "hard-being-you" | "running" | "machete" | "cleaver" | "familiar" | "no-guts" | "what-luck" | "power-outage" | "determination" | "not-so-scary" | "there-you-are" | "coming-for-you" | "too-tired" | "childhood" | "behind-door" | "where-he" | "music" | "private" | "why-wont" | "with-friends" | "amulet" | "bad-zombie" | "clair-warlock" | "dog-repellent" | "full-moon" | "fully-loaded" | "lost-woods" | "magic-key" | "monkeys" | "portal" | "newspaper" | "sickle" | "spear" | "talk-hand" | "tranq-gun" | "didnt-happen" | "all-friends" | "page-doggie" | "page-return" | "page-not-right" | "page-trees" | "page-twist" | "bat" | "cram" | "electro" | "go-team" | "bike" | "pillow" | "pool-cue" | "raise-hand" | "scalpel" | "sedatives" | "shots" | "straight-jacket" | "student-loan" | "valedictorian" | "wheres-the-admin" | "scared-yet" | "back-at-ya" | "easy-come" | "finders" | "flashlight" | "flood" | "could-use-that" | "self-esteem" | "good-idea" | "it-was-here" | "missed-step" | "next-stop" | "thats-new" | "gotta-get-out" | "come-out" | "clown-car" | "cant-sleep" | "nose" | "candy" | "hate-clowns" | "business" | "seltzer" | "send-in" | "stuffed" | "not-mask" | "not-exit" | "funny" | "what-the" | "whoa" | "going-to-die" | "get-out-of-jail" | "stir-crazy" | "service-weapon" | "dont-drop-the-soap" | "mystery-meat" | "last-meal" | "shiv" | "nightstick" | "riot-shield" | "lockdown" | "prison-riot" | "good-behavior" | "solitary-confinement" | "escape-tunnel" | "shakedown" | "guard-tower";

export type CardsView = { size: number, known: Array<Card>, };

export type Cell = { x: number, y: number, };

export type ChanceQuestion = "dealer" | "deal" | { "tile": { stack: Stack, } } | { "placer": { among: SeatSet, } } | { "newcomers": { seat: Seat, } } | { "fight": { seat: Seat, } } | { "movement": { seat: Seat, } } | { "zombies": { seat: Seat, } } | { "spell": { seat: Seat, } } | { "jacket": { seat: Seat, } } | { "cards": { seat: Seat, n: number, } } | { "die": { seat: Seat, card: Card, } } | { "dice": { seat: Seat, card: Card, } } | { "theft": { seat: Seat, from: Seat, } };

export type Doors = "strict" | "open";

export type DrawnView = { tile: Tile, stack: Stack, placer: Seat, };

export type EffectView = { seat: Seat, card: Card, aim: Aim, stage: StageName, };

export type EntrancePlace = "anywhere" | "upper-half";

export type FightStage = "begins" | "ready" | "roll" | "rolled" | "judge" | "killed" | "counted" | "over";

export type FightView = { seat: Seat, at: Square, stage: FightStage, figure: Figure | null, kill_number: number,
/**
 * `None` before the roll.
 */
die: number | null, plus: number,
/**
 * How many bullets make a kill; `None` if bullets cannot.
 */
bullets: number | null, n_rolls: number, };

export type Figure = "zombie" | "enhanced" | "dog" | "clown";

export type Good = "life" | "bullets" | "guts";

export type Helicopter = "awaited" | "on-table" | { "never": { by_spell: boolean, } };

export type HelipadPlace = "bottom" | "short";

export type Item = { card: Card,
/**
 * Uses left, for items with a limited number of uses.
 */
charges: number,
/**
 * A marker rather than a card: it leaves the game when it is lost.
 */
is_copy: boolean, };

export type Lasting = { card: Card, by: Seat,
/**
 * The player, place or thing that it is on.
 */
aim: Aim, until: Until, };

export type Moment = "turn-start" | "tile-drawn" | "before-movement-roll" | "after-movement-roll" | "die-rolled" | "kill" | "building-entry" | "death" | "card-played" | "leaves-subway" | "leaves-fun-house" | "after-zombies";

export type MovementRoll = "not-yet" | "none" | { "rolled": { natural: number, plus: number, } } | { "fixed": number };

export type MovementView = { mover: Seat, leader: Seat,
/**
 * The player who moves along.
 */
companion: Seat | null, left: number,
/**
 * The squares in reach, each with the shortest way that meets the fewest zombies.
 */
ways: Array<WayView>, };

export type NextPlay = { card: Card, on: Seat, };

export type Notice = { "dealer-drawn": { seat: Seat, } } | { "card-shown": { seat: Seat, card: Card, } } | { "cards-drawn": { seat: Seat, n: number, cards: Array<Card> | null, } } | { "turn-began": { seat: Seat, round: number, } } | { "step-began": { seat: Seat, step: TurnStep, } } | { "turn-skipped": { seat: Seat, } } | { "turn-ended": { seat: Seat, } } | { "restarted": { seat: Seat, } } | { "window-opened": { moment: Moment, subject: Seat, } } | { "asked-anew": { moment: Moment, } } | { "window-closed": { moment: Moment, } } | { "answered": { seat: Seat, passes: boolean | null, } } | { "order-left": { seat: Seat, order: Order | null, } } | { "end-wished": { seat: Seat, wish: boolean, } } | { "stack-chosen": { seat: Seat, stack: Stack, } } | { "tile-drawn": { seat: Seat, stack: Stack, tile: Tile, } } | { "placer-drawn": { seat: Seat, } } | { "tile-laid": { seat: Seat, spot: Spot, tile: Tile, cell: Cell, turn: Turn, } } | { "tile-left": { tile: Tile, } } | { "tile-shuffled-back": { tile: Tile, } } | { "tile-moved": { seat: Seat, spot: Spot, cell: Cell, turn: Turn, } } | { "tile-destroyed": { seat: Seat, spot: Spot, } } | { "passage-broken": { seat: Seat, at: Square, side: Side, } } | { "map-closed": { seat: Seat, tiles: number, } } | { "stack-lost": { stack: Stack, tiles: number, } } | { "helicopter-lost": { by_spell: boolean, } } | { "newcomers-rolled": { seat: Seat, die: number, } } | { "zombie-put": { at: Square, figure: Figure, } } | { "token-put": { at: Square, token: Token, } } | { "tiles-seen": { seat: Seat, stack: Stack, n: number, tiles: Array<Tile> | null, } } | { "fight-began": { seat: Seat, at: Square, figure: Figure, } } | { "combat-roll-called": { seat: Seat, item: Card | null, } } | { "fight-rolled": { seat: Seat, at: Square, figure: Figure, die: number, plus: number, needed: number, } } | { "zombie-killed": { seat: Seat, at: Square, figure: Figure, } } | { "kill-counted": { seat: Seat, figure: Figure, } } | { "zombie-dodged": { seat: Seat, at: Square, } } | { "charge-used": { seat: Seat, card: Card, left: number, } } | { "zombie-collected": { seat: Seat, at: Square, figure: Figure, } } | { "zombie-removed": { at: Square, figure: Figure, } } | { "zombies-lost": { seat: Seat, figure: Figure, n: number, } } | { "life-gained": { seat: Seat, halves: number, } } | { "life-lost": { seat: Seat, halves: number, card: Card | null, } } | { "bullets-gained": { seat: Seat, n: number, } } | { "bullets-lost": { seat: Seat, n: number, } } | { "guts-gained": { seat: Seat, n: number, } } | { "guts-lost": { seat: Seat, n: number, } } | { "died": { seat: Seat, } } | { "jacket-put-on": { seat: Seat, } } | { "jacket-taken-off": { seat: Seat, } } | { "jacket-rolled": { seat: Seat, die: number, } } | { "escaped": { seat: Seat, } } | { "jeep-taken": { seat: Seat, } } | { "jeep-lost": { seat: Seat, } } | { "movement-rolled": { seat: Seat, die: number, } } | { "no-movement-roll": { seat: Seat, } } | { "moved": { seat: Seat, from: Square, to: Square, is_below: boolean, } } | { "stopped": { seat: Seat, led_by: Seat | null, } } | { "went-by-duct": { seat: Seat, from: Square, to: Square, } } | { "duct-left": { seat: Seat, } } | { "leaves-fun-house": { seat: Seat, } } | { "tile-turned": { spot: Spot, turn: Turn, } } | { "spell-cast": { seat: Seat, } } | { "spell-rolled": { seat: Seat, die: number, pages: number, } } | { "pawn-put": { seat: Seat, from: Square, to: Square, } } | { "token-taken": { seat: Seat, at: Square, token: Token, } } | { "token-left": { seat: Seat, } } | { "manhole-placed": { seat: Seat, at: Square, } } | { "went-down": { seat: Seat, } } | { "came-up": { seat: Seat, } } | { "ride-declared": { seat: Seat, } } | { "zombies-rolled": { seat: Seat, die: number, } } | { "zombie-moved": { from: Square, to: Square, figure: Figure, } } | { "deck-shuffled": { n: number, } } | { "card-played": { seat: Seat, card: Card, aim: Aim, } } | { "item-used": { seat: Seat, card: Card, aim: Aim, } } | { "card-took-effect": { seat: Seat, card: Card, } } | { "card-cancelled": { seat: Seat, card: Card, } } | { "card-fizzled": { seat: Seat, card: Card, } } | { "card-discarded": { seat: Seat, card: Card, } } | { "card-left-game": { seat: Seat, card: Card, } } | { "card-taken-back": { seat: Seat, card: Card, } } | { "deck-seen": { seat: Seat, n: number, cards: Array<Card> | null, } } | { "nothing-discarded": { seat: Seat, } } | { "target-changed": { seat: Seat, card: Card, aim: Aim, } } | { "item-put-in-play": { seat: Seat, card: Card, } } | { "item-lost": { seat: Seat, card: Card, } } | { "item-taken": { seat: Seat, from: Seat, card: Card, } } | { "card-taken": { seat: Seat, from: Seat, card: Card | null, } } | { "hand-seen": { seat: Seat, of: Seat, cards: Array<Card> | null, } } | { "effect-began": { seat: Seat, card: Card, aim: Aim, } } | { "effect-ended": { card: Card, aim: Aim, } } | { "picked": { seat: Seat, card: Card, aim: Aim, } } | { "picked-in-secret": { seat: Seat, card: Card, aim: Aim | null, } } | { "enough-picked": { seat: Seat, card: Card, } } | { "die-rolled": { seat: Seat, card: Card, die: number, } } | { "game-ended": { winners: SeatSet, how: Victory, } };

export type Order = { "pass": PassOrder<Moment, StandingPass> } | { "end": { wish: boolean, } } | { "play-next": { card: Card | null, on: Seat, } };

export type Outcome = {
/**
 * Several seats may share a victory, or nobody may win.
 */
winners: SeatSet,
/**
 * By seat. Seats that are not at the table have 0.
 */
scores: [number, number, number, number, number, number, number, number], };

export type PassAt<K, P> = {
/**
 * The kind of windows.
 */
at: K,
/**
 * The pass that stands there.
 */
pass: P, };

export type PassOrder<K, P> = {
/**
 * The kind of windows; `None` for all kinds.
 */
at: K | null,
/**
 * How to pass; `None` withdraws the order.
 */
pass: P | null, };

export type PassUntil = "turn" | "round" | "withdrawn";

export type PassageView = { at: number, side: Side, };

export type Pending<Question, ChanceQuestion> = { "seats": {
/**
 * The seats that may answer now.
 */
who: SeatSet,
/**
 * Those of them that have answered and may still change their answer. The table waits for the others.
 */
ready?: SeatSet,
/**
 * How they answer.
 */
mode: AskMode,
/**
 * What they are asked.
 */
question: Question, } } | { "chance": ChanceQuestion } | "over";

export type Pile = "deck" | "discard";

export type PlayedView = { seat: Seat, card: Card, aim: Aim, };

export type Question = "draw-tile" | { "place-tile": { seat: Seat, tile: Tile, } } | { "put-zombie": { seat: Seat, figure: Figure, } } | { "put-bullets": { seat: Seat, } } | { "put-life": { seat: Seat, } } | { "fight": { seat: Seat, at: Square, } } | { "fight-result": { seat: Seat, at: Square, } } | { "take-token": { seat: Seat, } } | { "toll": { seat: Seat, } } | { "duct": { seat: Seat, } } | { "fun-house-tile": { seat: Seat, who: Seat, } } | { "carnival-crossroads": { seat: Seat, who: Seat, } } | { "move": { seat: Seat, mover: Seat, left: number, } } | { "set-out": { seat: Seat, mover: Seat, left: number, } } | { "move-zombies": { seat: Seat, left: number, } } | { "discard": { seat: Seat, surplus: number, } } | { "finish-turn": { seat: Seat, surplus: number, } } | { "surplus": { seat: Seat, down_to: number, } } | { "give-back": { seat: Seat, n: number, } } | { "arrive": { seat: Seat, } } | { "react": { moment: Moment, subject: Seat, card: Card | null, } } | { "choose": { seat: Seat, card: Card, stage: StageName, } };

export type Ride = "none" | "rides" | "lost";

export type Rules = { tiles: Array<Set>, cards: Array<Set>, guts: boolean, sewers: boolean, subway: boolean, dodge: boolean, supply: Supply, helipad: HelipadPlace, entrance: EntrancePlace, mixed_stack: boolean, doors: Doors, special_tile_retry: boolean, peaceful_helipad: boolean, cabin_victory: boolean, start: Start, round_limit: number | null, };

export type Seat = string;

export type SeatSet = Array<Seat>;

export type SeatView = { seat: Seat, at: Square,
/**
 * In the sewers.
 */
is_below: boolean,
/**
 * In half tokens (ZOM-22.7).
 */
life: number, bullets: number, guts: number, sewer_tokens: number,
/**
 * Collected zombies, enhanced ones, dogs and clowns.
 */
kills: [number, number, number, number], items: Array<Item>,
/**
 * From death until the restart.
 */
is_dead: boolean,
/**
 * The player has played their card of the round.
 */
has_played: boolean, ride: Ride,
/**
 * In a straightjacket (ZOM-25.5).
 */
is_jacketed: boolean,
/**
 * Has left the carnival or the jail where the game began (ZOM-24.16, ZOM-25.10).
 */
has_escaped: boolean, has_jeep: boolean,
/**
 * The duct square where the player's last turn ended (ZOM-21.6).
 */
duct: Square | null,
/**
 * Stands on the centre of a helipad, and wins there only by a kill (ZOM-14.17).
 */
owes_kill: boolean, hand: CardsView,
/**
 * Standing passes, shown to their owner only.
 */
passes: Array<PassAt<Moment, StandingPass>> | null,
/**
 * The card left for somebody's next moment, shown to its owner only.
 */
next_play: NextPlay | null, };

export type Set = "z1" | "z2" | "z3" | "z3.5" | "z4" | "z5" | "z6" | "z7" | "z8" | "own";

export type Side = "n" | "e" | "s" | "w";

export type Spot = number;

export type Square = { spot: Spot, at: number, };

export type Stack = "city" | "base" | "mall" | "woods" | "campus" | "circus" | "prison";

export type StackView = { stack: Stack, is_open: boolean, size: number,
/**
 * The tiles that somebody has looked at, the next one first; `None` for those that the observer has not
 * seen.
 */
top: Array<Tile | null>, };

export type StageName = "place" | "behind-door" | "grenade-hurts" | "mine-field-throw" | "mine-field-pick" | "dynamite-throw" | "dynamite-pick" | "tiles-look" | "valedictorian-take" | "tiles-put-back" | "it-was-here-place" | "magic-key-take" | "shakedown-discard" | "determination-search" | "familiar-look" | "familiar-discard" | "familiar-bury" | "cant-sleep-draw" | "cant-sleep-next" | "cant-sleep-how" | "dont-drop-the-soap-drop" | "fully-loaded-match" | "i-feel-alive-throw" | "mystery-meat-throw" | "i-will-survive-own-die" | "i-will-survive-other-die" | "not-dead-throw" | "not-dead-spend" | "not-dead-bullet-on" | "not-dead-life-on" | "not-dead-reroll" | "full-moon-attack" | "full-moon-attacker-throw" | "full-moon-defender-throw" | "full-moon-defender-spend" | "full-moon-attacker-spend" | "sickle-drive-off" | "scalpel-pay" | "scalpel-hand-on" | "stuffed-give" | "stuffed-loss" | "not-so-bad-pick-up" | "not-so-bad-put-down" | "no-brains-here-chase" | "barricade-drive-out" | "drive" | "send-pick" | "breakthrough-throw" | "flood-rise" | "flood-street" | "going-to-die-pick" | "going-to-die-throw" | "dont-sleep-throw" | "lots-of-luck-take" | "stir-crazy-squares" | "whoa-lose-item" | "business-put-clown" | "not-mask-pick-clown" | "send-in-clown" | "page-not-right-take-out" | "page-return-put-out" | "page-trees-throw" | "page-trees-pay" | "lookin-at-me-aim-elsewhere" | "got-one-aim-copy" | "back-at-ya-aim-recoil";

export type StandingPass = { until: PassUntil,
/**
 * Ask me anyway in my own turn, and about things that concern me.
 */
unless_mine: boolean,
/**
 * Ask me anyway in the last window before my turn.
 */
unless_last: boolean, };

export type StandsView = { at: number, figure: Figure, n: number, };

export type Start = "town" | "carnival" | "jail";

export type Supply = "limited" | "unlimited";

export type Tile = "town-square" | "helipad" | "straight" | "corner" | "t-junction" | "crossroads" | "army-surplus-store" | "drug-store" | "gas-station" | "skate-shop" | "florist-shop" | "police-station" | "sporting-goods-store" | "hospital" | "lawn-and-garden-store" | "hardware-store" | "toy-store" | "fire-station" | "front-gate" | "base-straight" | "base-corner" | "base-t-junction" | "base-crossroads" | "top-secret-lab" | "mess-hall" | "barracks" | "armory" | "motor-pool" | "base-helipad" | "front-door" | "mall-crossroads" | "pet-store" | "lingerie-shop" | "outfitter" | "music-store" | "escalator" | "appliance-store" | "department-store" | "food-court" | "consignment-shop" | "costume-shop" | "game-store" | "mall-helipad" | "bridge" | "cabin" | "altar" | "boathouse" | "burnt-cabin" | "campground" | "abandoned-cars" | "shed" | "ranger-post" | "pet-cemetery" | "outhouse" | "cave" | "woods01" | "woods02" | "woods03" | "woods04" | "woods05" | "woods06" | "woods07" | "woods08" | "woods09" | "woods11" | "woods12" | "woods13" | "school-entrance" | "campus-crossroads" | "campus-parking-lot" | "university-hospital" | "science-center" | "dormitory" | "medical-school" | "admin-building" | "phys-ed-building" | "rec-hall" | "campus-helipad" | "subway-station" | "record-store" | "bank" | "liquor-store" | "underground-t-junction" | "ticket-booth" | "carnival-crossroads" | "big-top1" | "big-top2" | "fun-house1" | "fun-house2" | "fun-house3" | "fun-house4" | "fortune-teller" | "ferris-wheel" | "freak-show" | "midway-games" | "prison-gate" | "mental-ward" | "execution-chamber" | "prison-yard" | "infirmary" | "library" | "cafeteria" | "solitary-cells" | "the-hole" | "wardens-office" | "cell-block" | "prison-crossroads";

export type TileCount = { tile: Tile, n: number, };

export type TileView = { spot: Spot, tile: Tile, zone: Zone, cell: Cell, turn: Turn, figures: Array<StandsView>, bullets: Array<number>, life: Array<number>, manholes: Array<number>,
/**
 * Ways that were broken through its walls.
 */
passages: Array<PassageView>, };

export type Token = "bullet" | "life";

export type Turn = number;

export type TurnStep = "begin" | "jacket" | "start" | "tile" | "fight" | "draw" | "toll" | "before-movement-roll" | "duct" | "movement-roll" | "after-movement-roll" | "movement" | "zombie-roll" | "zombies" | "discard" | "surplus" | "arrival" | "end";

export type TurnView = {
/**
 * The movement roll, or what replaced it.
 */
movement: MovementRoll,
/**
 * The squares that the roll gives, including changes by cards.
 */
allowance: number,
/**
 * Squares walked.
 */
walked: number,
/**
 * `None` before the roll, which is 0 in the state.
 */
zombie_die: number | null, has_died: boolean, is_skipped: boolean,
/**
 * The rest of the turn is lost (ZOM-5.11).
 */
is_cut: boolean,
/**
 * Another turn of the same player follows.
 */
again: boolean,
/**
 * The spell of the Cabin was tried (ZOM-22.9).
 */
has_cast: boolean,
/**
 * The squares to which zombies went in step 6 (ZOM-13.3).
 */
moved: Array<Square>, };

export type Until = { "turn-over": { of: Seat, has_begun: boolean, } } | { "during": { of: Seat, has_begun: boolean, } } | "used" | "always";

export type Victory = "helipad" | "zombies" | "cabin" | "most-zombies";

export type View = { rules: Rules,
/**
 * 0 during the set-up.
 */
round: number, dealer: Seat, active: Seat,
/**
 * The step of the turn that comes next.
 */
step: TurnStep | null, turn: TurnView, seats: Array<SeatView>, tiles: Array<TileView>, stacks: Array<StackView>,
/**
 * The tiles that are still in the stacks, by kind.
 */
undrawn: Array<TileCount>, helicopter: Helicopter,
/**
 * Figures left, by kind, if the supply is limited.
 */
supply: [number, number, number, number] | null, deck_size: number,
/**
 * The last one lies on top.
 */
discard: Array<Card>,
/**
 * Cards that left the game.
 */
gone: number, lasting: Array<Lasting>, drawn: DrawnView | null, fight: FightView | null, movement: MovementView | null,
/**
 * How many zombies have yet to move in step 6.
 */
zombies_left: number | null, window: WindowView | null,
/**
 * Cards that are waiting for replies or being resolved, the first one first.
 */
played: Array<PlayedView>, effect: EffectView | null,
/**
 * The players who wish to end the game.
 */
wish_to_end: SeatSet,
/**
 * Cards that nobody has seen, by kind; only for observers who may see everything.
 */
unseen: Array<number> | null, outcome: Outcome | null, };

export type WayView = { to: Square, steps: number,
/**
 * Fights on the way.
 */
zombies: number, };

export type WindowView = { moment: Moment,
/**
 * The next moment, if both are one window (ZOM-10.43).
 */
later: Moment | null, subject: Seat,
/**
 * The answers that the observer may know, which is only their own.
 */
answers: Array<AnswerView>, };

export type Zone = "city" | "base" | "floor1" | "floor2" | "woods" | "campus" | "circus" | "fun-house" | "prison";
