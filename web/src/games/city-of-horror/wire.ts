// Written by `cargo xtask golden` from the Rust types. Do not edit.

export type Action = { "settle": [Role, Place] } | { "draft": Card } | { "choose": Place } | "choose-later" | "pass" | "take-back-pass" | "hold" | { "play": [Card, Aim] } | { "use": [Role, Aim] } | { "cancel": Canceller } | { "move": Role } | "stay" | { "activate": Effect } | "decline" | { "put-marker": Place } | { "vote-for": Seat } | { "cast-for": [Seat, Seat] } | { "break-tie": Seat } | { "sacrifice": Role } | { "give": [Item, Seat] } | { "vaccinate": RoleSet } | { "propose": Offer } | { "accept": [Seat, number, Array<Card>] } | { "refuse": [Seat, number] } | { "counter": [Seat, number, Offer] } | { "withdraw": number } | { "show": [Card, Seat] } | { "order": Order };

export type Aim = "nothing" | { "at": Place } | { "from": [Place, Place] } | { "character": Role } | { "player": Seat } | { "colour": Colour } | { "ballot": [Place, Seat] } | { "mow": [Role, Place] } | { "swap": [Card, Card] };

export type Airdrop = { slot: Slot, antidotes: number, actions: number, };

export type Alarms = {
/**
 * An attack is due where the owner has a visible character.
 */
attack: boolean,
/**
 * An action names the owner, one of their characters, or a location where they are.
 */
named: boolean,
/**
 * The owner receives an offer.
 */
offer: boolean,
/**
 * This many more zombies would cause an attack where the owner has no visible character. 0 means no
 * alarm.
 */
near: number,
/**
 * One of these cards or powers would decide an attack. It does not matter whether the owner has it.
 */
cards: Array<Card>, powers: Array<Role>, };

export type AnswerView = { seat: Seat, cancels_with: Canceller | null, };

export type Armory = "open" | "burnt" | "blocked";

export type ArmoryBCost = "discard-action" | "exhaust-present";

export type AskMode = "turn" | "sealed" | "window" | "reaction" | "together";

export type AttackCondition = { "zombies-at-least": number } | "zombies-exceed-characters";

export type Ballot = { seat: Seat, named: Seat, weight: number, cast_by: Seat, };

export type BallotAhead = { place: Place, named: Seat, };

export type BallotView = { seat: Seat, cast_by: Seat, weight: number, is_sealed: boolean,
/**
 * The player it names, if the observer may know it.
 */
named: Seat | null, };

export type BothPay = { maker: Later, taker: Later, };

export type CancelOrder = "ask" | "ask-if-touched" | "ask-if-decisive" | "always-pass" | { "cancel": Targets };

export type Canceller = "pepper-spray" | "punk";

export type Card = "alarm" | "energy-drink" | "canned-food" | "pepper-spray" | "hideout" | "back-door" | "gun" | "night-vision-goggles" | "chainsaw" | "flashlight" | "kitten" | "pickpocket" | "weapon-replica" | "shotgun" | "running-shoes" | "molotov-cocktail" | "rescue-flare" | "makeshift-bomb" | "lawn-mower";

export type CardSet = Array<string>;

export type CardsView = { size: number, known: Array<Card>, };

export type Case = "no-attack" | { "survives": Role } | { "dies": Role } | { "loses": Seat } | { "unharmed": Seat } | { "leads": Seat };

export type ChanceQuestion = "layout" | "sides" | "colours" | "first-player" | "open-food" | "characters" | { "placement-cards": { seat: Seat, n: number, } } | "deal" | { "invasion": { hour: Hour, } } | { "cards": { n: number, } } | { "theft": { seat: Seat, from: Seat, } } | { "kitten": { seat: Seat, } } | "food";

export type CharacterView = { role: Role, rested_value: number, exhausted_value: number, fate: FateView, place: Place | null, is_exhausted: boolean, is_hidden: boolean,
/**
 * It stands on a space created for it.
 */
is_temporary: boolean,
/**
 * This turn, Grandpa votes or Granny can move.
 */
is_awake: boolean, };

export type Clause = { "vote": [Purpose, Seat] } | { "tie": Seat } | { "play": [Card, Aim] } | { "use": [Role, Aim] } | { "hold-back": Scope } | { "effect": Effect } | "no-effect" | { "share": [ItemKind, Seat] } | { "spare": [Purpose, Seat] } | { "spare-in-tie": Seat } | { "marker": Place };

export type Colour = "green" | "purple" | "orange" | "white" | "blue" | "red" | "yellow";

export type DealView = { maker: Seat, taker: Seat, promises: Array<PromiseView>, maker_pays: PaymentView, taker_pays: PaymentView,
/**
 * Its location is finished; only a debt is left.
 */
is_over: boolean, };

export type DealVisibility = "public" | "parties";

export type DeckOrigin = "reconstructed" | "replaced";

export type Edition = "revised" | "first-print";

export type Effect = { "rest-for-card": [Card, Role] } | { "rest-for-food": [Food, Role] } | { "antidote-for-card": Card } | { "antidote-by-tiring": Role } | { "leader-for-card": [Card, Colour] } | { "leader-steps": number } | { "draw-for-card": Card } | { "take-for-card": [Card, Card] } | { "take-by-tiring": [Role, Card] } | { "food-for-card": Card } | { "open-food-for-card": [Card, Food] };

export type EnergyTarget = "any" | "own";

export type FateView = "waiting" | "alive" | "dead";

export type FirstPlayerMode = "immediate" | "end-of-turn";

export type FirstPlayerNoLoss = "stay" | "pass-clockwise";

export type Food = number;

export type Goods = { cards: Array<Ware>, antidotes: number, when: When, };

export type Hour = "midnight" | "one" | "two" | "three" | "four";

export type HourView = { hour: Hour, is_shown: boolean, seen_by: SeatSet, card: InvasionView | null, };

export type InvasionView = {
/**
 * The number of the card in the pack of its hour.
 */
index: number, origin: Origin, moves: Array<ZombieMove>,
/**
 * T, C1 to C4, X.
 */
arrivals: [number, number, number, number, number, number], airdrops: Array<Airdrop>, leader: number, };

export type Item = "antidote" | { "card": Card };

export type ItemKind = "antidote" | "card";

export type Lasts = "window" | "location" | "turn";

export type Later = { antidotes: number, cards: number, when: When, };

export type LocationStep = "begin" | "before-attack" | "attack" | "before-sharing" | "sharing" | "end";

export type LocationView = { place: Place, step: LocationStep, };

export type Moment = "start-of-turn" | "before-invasion" | "after-invasion" | "before-lure" | "before-attack" | "before-sharing" | "last-window";

export type Notice = { "layout-dealt": { corners: [Place, Place, Place, Place], } } | { "sides-dealt": { side_a: PlaceSet, side_b: PlaceSet, } } | { "colours-dealt": { colours: Array<Colour>, } } | { "first-player-seated": { seat: Seat, colour: Colour, } } | { "food-laid-open": { food: Array<Food>, } } | { "characters-dealt": { seat: Seat, roles: Array<Role>, } } | { "placement-drawn": { seat: Seat, places: PlaceSet, } } | { "character-placed": { seat: Seat, role: Role, place: Place, } } | { "character-crowded-out": { seat: Seat, role: Role, wanted: Place, } } | { "cards-dealt": { seat: Seat, n: number, cards: Array<Card> | null, } } | { "pack-dealt": { seat: Seat, n: number, cards: Array<Card> | null, } } | { "card-drafted": { seat: Seat, card: Card | null, } } | { "pack-handed-on": { seat: Seat, to: Seat, n: number, cards: Array<Card> | null, } } | "draft-ended" | { "turn-began": { turn: number, } } | { "turn-ended": { turn: number, } } | { "window-opened": { moment: Moment, place: Place | null, } } | { "window-closed": { moment: Moment, } } | { "passed": { seat: Seat, } } | { "passed-ahead": { seat: Seat, } } | { "pass-taken-back": { seat: Seat, } } | { "held": { seat: Seat, } } | { "order-left": { seat: Seat, order: Order | null, } } | { "order-lapsed": { seat: Seat, order: Order | null, } } | { "card-chosen": { seat: Seat, place: Place | null | null, } } | { "movement-cards-shown": { cards: Array<ShownCard>, } } | { "movement-card-changed": { seat: Seat, place: Place, } } | { "invasion-seen": { seat: Seat, hour: Hour, card: number | null, } } | { "invasion-shown": { hour: Hour, card: number, origin: Origin, } } | { "zombies-moved": { from: Place, to: Place, n: number, } } | { "zombies-arrived": { place: Place, n: number, } } | { "zombie-lured": { place: Place, } } | { "zombies-killed": { place: Place, n: number, } } | { "supplies-dropped": { place: Place, antidotes: number, cards: number, } } | { "leader-moved": { colour: Colour, } } | { "move-began": { seat: Seat, } } | { "character-moved": { seat: Seat, role: Role, from: Place, to: Place, } } | { "character-squeezed-in": { seat: Seat, role: Role, from: Place, to: Place, } } | { "character-diverted": { seat: Seat, role: Role, from: Place, wanted: Place, } } | { "character-stayed": { seat: Seat, role: Role, wanted: Place, } } | { "nobody-moved": { seat: Seat, } } | { "move-undone": { seat: Seat, role: Role, place: Place, } } | { "card-played": { seat: Seat, card: Card, aim: Aim, } } | { "card-answered": { seat: Seat, cancels: boolean | null, } } | { "card-carried-out": { seat: Seat, card: Card, } } | { "card-cancelled": { seat: Seat, card: Card, by: Seat, } } | { "power-used": { seat: Seat, role: Role, aim: Aim, } } | { "child-born": { seat: Seat, } } | { "character-hid": { seat: Seat, role: Role, } } | { "character-rested": { seat: Seat, role: Role, } } | { "character-exhausted": { seat: Seat, role: Role, } } | { "card-drawn": { seat: Seat, card: Card | null, } } | { "card-stolen": { seat: Seat, from: Seat, card: Card | null, } } | { "card-discarded": { seat: Seat, card: Card, } } | { "card-taken": { seat: Seat, card: Card, } } | { "kitten-ran": { seat: Seat, from: Place, to: Place, } } | { "replica-shown": { seat: Seat, place: Place, victim: Seat | null, } } | { "token-taken": { seat: Seat, } } | { "marker-put": { seat: Seat, place: Place, n: number, } } | { "tower-collapsed": { zombies: number, } } | "armory-burnt" | "armory-blocked" | { "character-fled": { seat: Seat, role: Role, } } | { "location-began": { place: Place, } } | { "location-skipped": { place: Place, } } | { "effect-used": { seat: Seat, place: Place, effect: Effect, } } | { "declined": { seat: Seat, } } | { "antidote-taken": { seat: Seat, } } | { "food-drawn": { seat: Seat, food: Food | null, } } | { "food-taken": { seat: Seat, food: Food, } } | { "food-turned-up": { food: Food, } } | { "food-discarded": { seat: Seat, food: Food, } } | { "no-attack": { place: Place, zombies: number, } } | { "zombies-attacked": { place: Place, zombies: number, } } | { "nobody-eaten": { place: Place, } } | { "ballot-sealed": { seat: Seat, is_ready: boolean, ballot_of: Seat | null, named: Seat | null, } } | { "ballots-revealed": { purpose: Purpose, place: Place, ballots: Array<Ballot>, } } | { "vote-tied": { purpose: Purpose, place: Place, among: SeatSet, } } | { "tie-broken": { seat: Seat, named: Seat, } } | { "settled-without-ballot": { purpose: Purpose, place: Place, seat: Seat, } } | { "character-lost": { seat: Seat, role: Role, place: Place | null, } } | { "player-eliminated": { seat: Seat, } } | { "share-leader-chosen": { seat: Seat, place: Place, } } | { "nobody-shares": { place: Place, } } | { "items-seen": { seat: Seat, place: Place, n: number, cards: Array<Card> | null, } } | { "item-given": { seat: Seat, to: Seat, kind: ItemKind, card: Card | null | null, } } | { "items-left": { place: Place, antidotes: number, cards: number, } } | { "offer-made": { seat: Seat, to: Seat | null, number: number, answers: number | null, lasts: Lasts, terms: Offer | null, } } | { "offer-refused": { seat: Seat, of: Seat, number: number, } } | { "offer-ended": { seat: Seat, number: number, } } | { "trade-made": { seat: Seat, with: Seat, cards_given: number, antidotes_given: number, cards_taken: number, antidotes_taken: number, given: Array<Card> | null, taken: Array<Card> | null, } } | { "deal-made": { seat: Seat, with: Seat, promises: Array<Promise>, pays: BothPay, is_private: boolean, } } | { "promise-settled": { seat: Seat, to: Seat, clause: Clause, kept: Verdict, is_private: boolean, } } | { "payment-settled": { seat: Seat, to: Seat, antidotes: number, cards: number, kept: Verdict, is_private: boolean, } } | { "card-shown": { seat: Seat, to: Seat, card: Card | null, } } | { "vaccination-chosen": { seat: Seat, roles: RoleSet | null, } } | { "vaccinated": { seat: Seat, roles: RoleSet, } } | { "canned-food-kept": { seat: Seat, } } | { "scored": { seat: Seat, characters: number, antidotes: number, food: number, canned: number, } } | { "game-ended": { winners: SeatSet, } };

export type Offer = {
/**
 * `None` means everybody.
 */
to: Seat | null,
/**
 * What the maker gives.
 */
give: Goods,
/**
 * What the taker gives.
 */
want: Goods, promises: Array<Promise>, lasts: Lasts, };

export type OfferView = { seat: Seat, number: number,
/**
 * The offer that this one answers.
 */
answers: number | null, lasts: Lasts, open_to: SeatSet,
/**
 * Only for the maker and the addressed players.
 */
terms: Offer | null,
/**
 * What the maker picked blind; only the maker sees it.
 */
blind: Array<Card> | null, };

export type Order = "hold" | { "pass": PassOrder<null, StandingPass> } | { "standing-answers": CancelOrder } | { "movement-card": Place | null } | { "mover": Role | null } | { "standing-victims": Array<Role> } | { "wish": [Place, Wish | null] } | { "ballot": [Purpose, BallotAhead | null] };

export type Orders = { standing_answers: CancelOrder | null, movement_card: Place | null, mover: Role | null, standing_victims: Array<Role> | null, wishes: Array<[Place, Wish]>,
/**
 * Attack, then sharing.
 */
ballots: [BallotAhead | null, BallotAhead | null], };

export type Origin = "seed" | "recon" | "owner";

export type Outcome = {
/**
 * Several seats may share a victory, or nobody may win.
 */
winners: SeatSet,
/**
 * By seat. Seats that are not at the table have 0.
 */
scores: [number, number, number, number, number, number, number, number], };

export type Party = "maker" | "taker";

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

export type PassUntil = "location" | "turn" | "game";

export type PaymentView = { antidotes: number, cards: CardsView, when: When, kept: Verdict, };

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

export type Phase = "set-up" | "observation" | "movement-cards" | "invasion" | "movement" | "locations" | "end-of-turn" | "ending" | "over";

export type PhaseLabels = "four" | "six";

export type Place = "water-tower" | "church" | "hospital" | "bank" | "armory" | "crossroads";

export type PlaceSet = Array<string>;

export type PlaceView = { place: Place, slot: Slot, side: Side,
/**
 * Ordinary spaces; `None` if there is room for everybody.
 */
spaces: number | null, n_characters: number, is_full: boolean, zombies: number, attack: AttackCondition,
/**
 * Whether the zombies would attack as things stand.
 */
attack_is_due: boolean, antidotes: number, cards: CardsView, markers: number,
/**
 * How many markers cause an explosion; `None` if it takes no more markers.
 */
markers_needed: number | null,
/**
 * For the Armory: its state.
 */
armory: Armory | null, };

export type PlayedView = { seat: Seat, card: Card, aim: Aim,
/**
 * The answers that the observer may know: their own.
 */
answers: Array<AnswerView>, };

export type Promise = { by: Party, clause: Clause, };

export type PromiseView = { seat: Seat, promise: Promise, kept: Verdict, };

export type Promises = "enforced" | "logged" | "talk";

export type Purpose = "attack" | "sharing";

export type Question = { "settle": { places: PlaceSet, } } | "draft-card" | "choose-card" | "choose-card-late" | { "act": { moment: Moment, place: Place | null, } } | { "move-character": { seat: Seat, place: Place, } } | { "undo-move": { seat: Seat, role: Role, from: Place, to: Place, } } | { "activate": { seat: Seat, place: Place, } } | { "vote": { purpose: Purpose, place: Place, } } | { "break-tie": { purpose: Purpose, place: Place, } } | { "lose-character": { place: Place, } } | { "share": { place: Place, } } | { "answer-card": { seat: Seat, card: Card, } } | "put-marker" | "vaccinate";

export type Replica = { place: Place, by: Seat,
/**
 * In the first print: the player whose ballot it takes.
 */
victim: Seat | null, };

export type Role = "blonde" | "businessman" | "businesswoman" | "sushi-chef" | "geek" | "rocker" | "grandpa" | "granny" | "housewife" | "guard" | "mama" | "student" | "little-boy" | "little-girl" | "pregnant-woman" | "priest" | "punk" | "rasta" | "agent" | "teen" | "thief";

export type RoleSet = Array<string>;

export type Rules = { edition: Edition, first_player_mode: FirstPlayerMode, first_player_no_loss: FirstPlayerNoLoss, share_tie: ShareTie, share_winner: ShareWinner, weapon_replica: WeaponReplica, armory_b_cost: ArmoryBCost, tower_markers: TowerMarkers, energy_target: EnergyTarget, promises: Promises, sixth_color: SixthColor, phase_labels: PhaseLabels, slot_labels: SlotLabels, show_cards: boolean, deal_visibility: DealVisibility, };

export type Scope = "everything" | "here";

export type SealedCard = { "card": Place } | "later";

export type Seat = string;

export type SeatSet = Array<Seat>;

export type SeatView = { seat: Seat, colour: Colour, is_living: boolean, characters: Array<CharacterView>,
/**
 * What the living characters are worth as things stand.
 */
points: number, hand: CardsView, antidotes: number,
/**
 * Tokens drawn face down: how many, and those that the observer knows.
 */
n_food: number, food: Array<Food>,
/**
 * Tokens taken openly.
 */
shown_food: Array<Food>, canned_food: number,
/**
 * The movement card, once it is shown.
 */
movement_card: Place | null,
/**
 * The movement card that is chosen but not yet shown, if the observer may know it.
 */
sealed_card: SealedCard | null, has_moved: boolean,
/**
 * In a draft: the cards to choose from, and the one to keep.
 */
pack: CardsView, kept: Card | null, vaccinated: RoleSet | null,
/**
 * Trades and deals in this window.
 */
n_bargains: number,
/**
 * Choices left in advance, and the passes among them; only their owner sees them.
 */
orders: Orders | null, passes: Array<PassAt<null, StandingPass>> | null, };

export type ShareTie = "first-player" | "nobody";

export type ShareWinner = "free" | "takes-one";

export type SharingView = { leader: Seat, place: Place,
/**
 * The players who have received an item so far.
 */
served: SeatSet, };

export type ShownCard = { seat: Seat, place: Place, };

export type Side = "A" | "B" | "ruin";

export type SixthColor = "white" | "orange";

export type Slot = "T" | "C1" | "C2" | "C3" | "C4" | "X";

export type SlotLabels = "corners" | "numbers";

export type SpaceView = { colour: Colour,
/**
 * `None` if there is a cache here.
 */
seat: Seat | null, has_leader: boolean, };

export type StandingPass = { until: PassUntil, alarms: Alarms,
/**
 * Also passes on other players' cards, except those that affect the owner (CITY-5.20).
 */
cards: boolean, };

export type Targets = { cards: CardSet, players: SeatSet, places: PlaceSet, };

export type TowerMarkers = "return" | "stay";

export type Verdict = "open" | "kept" | "broken" | "void";

export type View = {
/**
 * 0 during the set-up.
 */
turn: number, phase: Phase, rules: Rules,
/**
 * The origin of the invasion cards. The screen must say if they are a reconstruction.
 */
deck_origin: DeckOrigin, first: Seat, seats: Array<SeatView>,
/**
 * In the order in which they are resolved.
 */
places: Array<PlaceView>, wheel: Array<SpaceView>, zombies_in_reserve: number, antidotes_in_reserve: number, deck_size: number, discard: Array<Card>, invasion: Array<HourView>, food_in_reserve: number, open_food: Array<Food>, location: LocationView | null, window: WindowView | null,
/**
 * The players for whom the next decision must wait.
 */
holds: SeatSet,
/**
 * Cards that wait for answers, the first one first.
 */
played: Array<PlayedView>, vote: VoteView | null, sharing: SharingView | null,
/**
 * Explosions that wait until the current action is done.
 */
explosions: Array<Place>, replicas: Array<Replica>, offers: Array<OfferView>, deals: Array<DealView>,
/**
 * Cards of eliminated players.
 */
out_of_play: CardsView,
/**
 * Action cards and food that nobody has seen, by kind; only for observers who may see everything.
 */
unseen: Array<number> | null, unseen_food: Array<number> | null, outcome: Outcome | null, };

export type VoteView = { purpose: Purpose, place: Place, candidates: SeatSet, ballots: Array<BallotView>,
/**
 * The players between whom the first player decides.
 */
tied: SeatSet, };

export type Ware = "any" | { "named": Card } | { "blind": Card };

export type WeaponReplica = "plus-two" | "proxy";

export type When = "at-once" | "if-kept" | "in-any-case" | { "if": Case };

export type WindowView = { moment: Moment, passed: SeatSet, };

export type Wish = "decline" | { "activate": Effect };

export type ZombieMove = { from: Slot, to: Slot, };
