// Written by `cargo xtask golden` from the Rust types. Do not edit.

export type Action = { "place-character": [Role, Place] } | { "put-zombie": Place } | "pass" | { "play": Card } | { "hide": Role } | { "vote-for": Seat } | { "break-tie": Seat } | { "keep": Card } | { "give": [Card, Seat] } | { "go-to": Place } | { "move": Role } | { "sprint": [Role, Place] } | "stay" | { "sacrifice": Role } | { "order": Order };

export type AskMode = "turn" | "sealed" | "window" | "reaction" | "together";

export type Ballot = { seat: Seat, named: Seat, weight: number, };

export type BallotView = { seat: Seat, weight: number, is_sealed: boolean,
/**
 * The player it names, if the observer may know it.
 */
named: Seat | null, };

export type Card = "threat" | "security-camera" | "sprint" | "hardware" | "hidden" | "axe" | "revolver" | "baseball-bat" | "sawn-off-shotgun" | "grenade" | "chainsaw";

export type CardsView = { size: number, known: Array<Card>, };

export type ChanceQuestion = "chief" | { "deal": { n: number, } } | { "placement-dice": { seat: Seat, } } | "first-zombies" | { "truck": { n: number, } } | "hidden-dice";

export type CharacterView = { role: Role, value: number, fate: FateView, place: Place | null, };

export type Colour = "sky" | "coral" | "jade" | "violet" | "lemon" | "bone";

export type DeckView = { size: number,
/**
 * The cards put under the deck, in the order in which they will be drawn, as far as the observer knows
 * them.
 */
under: Array<Card | null>,
/**
 * Cards that nobody has seen, by kind; only for observers who may see everything.
 */
unseen: Array<number> | null, };

export type Destination = { seat: Seat, place: Place, };

export type DiceView = { seen_by: SeatSet, dice: [number, number, number, number] | null, };

export type Ending = "few-left" | "all-together" | "nobody-left" | "stalemate";

export type FateView = "waiting" | "alive" | "hidden" | "lost";

export type Notice = { "chief-seated": { seat: Seat, } } | { "card-dealt": { seat: Seat, card: Card | null, } } | { "placement-rolled": { seat: Seat, dice: [number, number], } } | { "character-placed": { seat: Seat, role: Role, place: Place, } } | { "first-zombies-rolled": { dice: [number, number, number, number], } } | { "zombies-arrived": { place: Place, n: number, } } | "supply-empty" | { "zombie-put": { seat: Seat, place: Place, } } | { "round-began": { round: number, } } | { "nobody-there": { purpose: Purpose, place: Place, } } | { "vote-called": { purpose: Purpose, place: Place, } } | { "passed": { seat: Seat, } } | { "passed-ahead": { seat: Seat, } } | { "order-left": { seat: Seat, order: Order | null, } } | { "card-played": { seat: Seat, card: Card, } } | { "threat-made": { seat: Seat, place: Place, threats: number, } } | { "barricaded": { place: Place, } } | { "zombies-killed": { place: Place, n: number, } } | { "character-hid": { seat: Seat, role: Role, place: Place, } } | { "ballot-sealed": { seat: Seat, named: Seat | null, } } | { "ballots-revealed": { ballots: Array<Ballot>, } } | { "vote-tied": { among: SeatSet, } } | { "vote-tied-again": { among: SeatSet, } } | { "tie-broken": { seat: Seat, named: Seat, } } | { "settled-without-ballot": { purpose: Purpose, seat: Seat, } } | { "searcher-chosen": { seat: Seat, } } | "nobody-searches" | { "found-nothing": { seat: Seat, } } | { "cards-found": { seat: Seat, n: number, cards: Array<Card> | null, } } | { "card-kept": { seat: Seat, card: Card | null, } } | { "card-given": { seat: Seat, to: Seat, card: Card | null, } } | { "card-put-under": { seat: Seat, card: Card | null, } } | { "chief-elected": { seat: Seat, } } | { "chief-confirmed": { seat: Seat, } } | { "chief-stays": { seat: Seat, } } | "dice-covered" | { "dice-seen": { seat: Seat, dice: [number, number, number, number] | null, } } | { "destination-sealed": { seat: Seat, place: Place | null, } } | { "destination-shown": { seat: Seat, place: Place, } } | { "destinations-revealed": { destinations: Array<Destination>, } } | { "dice-revealed": { dice: [number, number, number, number], } } | { "place-closed": { place: Place, zombies: number, } } | { "character-moved": { seat: Seat, role: Role, from: Place, to: Place, } } | { "character-diverted": { seat: Seat, role: Role, from: Place, wanted: Place, } } | { "character-stayed": { seat: Seat, role: Role, place: Place, } } | { "nobody-moved": { seat: Seat, } } | { "crowd-heard": { place: Place, } } | { "pin-ups-seen": { place: Place, } } | { "zombies-held": { place: Place, zombies: number, strength: number, } } | { "zombies-entered": { place: Place, zombies: number, strength: number, } } | { "character-lost": { seat: Seat, role: Role, place: Place, } } | { "nobody-lost": { place: Place, } } | { "zombies-left": { place: Place, n: number, } } | { "player-eliminated": { seat: Seat, } } | { "game-ended": { ending: Ending, winners: SeatSet, } };

export type Occasion = "truck" | "election" | "dice" | "move" | "attack";

export type Order = { "pass": PassOrder<Occasion, StandingPass> };

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

export type PassUntil = "window" | "round" | "game";

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

export type Phase = "truck" | "election" | "hidden-dice" | "zombie-players" | "destinations" | "movement" | "attack" | "round-end";

export type Place = "restrooms" | "cachou" | "megatoys" | "parking" | "security-hq" | "supermarket";

export type PlaceView = { place: Place, number: number, is_open: boolean,
/**
 * `None` if there is room for everybody.
 */
spaces: number | null, zombies: number,
/**
 * How many zombies the people there can hold back; irrelevant on the Parking.
 */
strength: number, barricades: number,
/**
 * Whether the zombies would enter as things stand.
 */
would_enter: boolean, };

export type Purpose = "truck" | "chief" | "sacrifice";

export type Question = { "place-character": { dice: [number, number], } } | "put-first-zombie" | "put-zombie" | { "play-cards": { purpose: Purpose, place: Place, } } | "play-camera" | { "vote": { purpose: Purpose, place: Place, } } | { "vote-again": { purpose: Purpose, place: Place, } } | { "break-tie": { place: Place, } } | "keep-card" | "give-card" | "show-destination" | "choose-destination" | { "move-character": { place: Place, } } | { "lose-character": { place: Place, } };

export type Role = "pin-up" | "tough-guy" | "gunman" | "little-girl";

export type Seat = string;

export type SeatSet = Array<Seat>;

export type SeatView = { seat: Seat, colour: Colour, characters: Array<CharacterView>, score: number, eliminated_in: number | null, hand: CardsView,
/**
 * The destination, once it is revealed or if the observer may know it.
 */
destination: Place | null, destination_is_sealed: boolean,
/**
 * Passes left in advance; only their owner sees them.
 */
passes: Array<PassAt<Occasion, StandingPass>> | null, };

export type StageView = "cards" | "first" | "second" | "chief-decides";

export type StandingPass = {
/**
 * How long it stands.
 */
until: PassUntil, };

export type View = {
/**
 * 0 during the set-up.
 */
round: number,
/**
 * The current phase; `None` during the set-up and after the end.
 */
phase: Phase | null, zombie_players: ZombiePlayers, chief: Seat, chief_is_new: boolean, seats: Array<SeatView>, places: Array<PlaceView>,
/**
 * Zombies left in the box.
 */
supply: number, deck: DeckView,
/**
 * Cards that were played and have left the game.
 */
played: Array<Card>,
/**
 * Hands of eliminated players.
 */
out_of_play: CardsView, dice: DiceView | null, vote: VoteView | null, search: CardsView | null,
/**
 * The place being attacked.
 */
attacked: Place | null, outcome: Outcome | null, };

export type VoteView = { purpose: Purpose, place: Place, stage: StageView, candidates: SeatSet, ballots: Array<BallotView>, };

export type ZombiePlayers = "every_round" | "once";
