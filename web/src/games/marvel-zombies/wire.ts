// Written by `cargo xtask golden` from the Rust types. Do not edit.

export type About = "division" | { "wounds": { zone: Zone, n: number, } } | { "split": { from: Zone, kind: Kind, extra: number, routes: ZoneSet, } } | { "citizen-way": { citizen: CitizenCard, routes: ZoneSet, } } | { "attack-order": { zones: ZoneSet, } } | { "rooms": { rooms: ZoneSet, } } | { "leader-zone": { who: Character, zones: ZoneSet, } } | { "fire": { from: Zone, zones: ZoneSet, } } | { "spawn-zone": { zones: ZoneSet, } } | { "last-figures": { left: number, } } | "objective" | "lost-for-good";

export type Action = { "begin": { hero: Character, } } | { "move": { to: Zone, } } | { "open": { door: Door, } } | "gain-trait" | { "attack": { form: Form, at: Zone, } } | { "take": { objective: number, } } | { "take-card": { card: CitizenCard, } } | "power-up" | { "save": { citizen: CitizenCard, } } | { "carry": { to: Zone, } } | "end-turn" | "leave" | { "use": { hero: Character, effect: Effect, aim: Aim, } } | "pass" | { "pick": { aim: Aim, } } | "enough" | { "vote": Choice } | { "share": Shares } | { "give-up": { wish: boolean, } } | { "hand-over": { hero: Character, to: Seat, } } | { "name-captain": { captain: Seat | null, } } | { "order": PlainOrder };

export type Aim = "nothing" | { "zone": Zone } | { "hero": Character } | { "door": Door } | { "leader": Character } | { "kind": [Kind, Zone] } | { "citizen": CitizenCard } | { "trait": Trait } | { "give": [Character, Trait] } | { "take-from": [Character, Trait] } | { "number": number };

export type AskMode = "turn" | "sealed" | "window" | "reaction" | "together";

export type AttackStage = "before-roll" | "roll" | { "forced": number } | "after-roll" | "count" | { "chain": number } | "assign" | "hunger" | "after-attack" | "done";

export type AttackView = { hero: Character, form: Form, at: Zone, stage: AttackStage, accuracy: number,
/**
 * How many will be rolled, before the roll.
 */
n_dice: number,
/**
 * Ones, twos … sixes, after it.
 */
dice: [number, number, number, number, number, number], hits: number, };

export type BoardView = { tiles: Array<TileView>, zones: Array<ZoneView>, edges: Array<EdgeView>, };

export type Building = number;

export type CardView = { zone: Zone,
/**
 * Only where it lies face up.
 */
card: CitizenCard | null,
/**
 * It lies under an Objective.
 */
is_under: boolean, };

export type Cause = "enemies-phase" | "rush" | { "extra-activation": Kind } | { "shortage": Kind } | { "lured": Zone } | "feed";

export type ChanceQuestion = "deal" | { "attack": { hero: Character, n: number, } } | { "reroll": { hero: Character, n: number, } } | { "parry": { hero: Character, n: number, } } | { "fire": { n: number, } } | { "spawn": { zone: Zone, } } | { "trait": { hero: Character, } } | "citizen" | "leader";

export type Character = "captain-america" | "captain-marvel" | "deadpool" | "iron-man" | "hulk" | "wasp" | "thor" | "spider-man" | "black-panther" | "doctor-strange" | "ms-marvel" | "scarlet-witch";

export type Choice = "evenly" | { "all-on": Character } | { "shares": Shares } | { "zone": Zone } | { "routes": ZoneSet } | { "objective": number } | "nothing" | { "second": Array<number> } | { "hero": Character } | "play-on" | "end-game";

export type CitizenCard = "agent-coulson" | "pepper-potts" | "mary-jane" | "jonah-jameson" | "thunderbolt-ross" | "wong" | "aunt-may" | "blind-al" | "maria-hill" | "jane-foster" | "edwin-jarvis" | "okoye" | "nobody" | "secret-mission-1" | "secret-mission-2";

export type CitizenView = { who: CitizenCard, zone: Zone, is_fighter: boolean, is_escorted: boolean, is_objective: boolean, is_stuck: boolean, };

export type Color = "red" | "blue" | "green";

export type CrowdView = { guards: number, operators: number, specialists: number, };

export type DecisionView = { about: About,
/**
 * What happens when nobody proposes anything (MZ-50.10 to MZ-50.14).
 */
default: Choice,
/**
 * What seats stand for.
 */
stands: Array<StandView>, };

export type DecksView = { spawn: number, traits: number, citizens: number, leaders: number, spawn_discard: Array<SpawnCard>, trait_discard: Array<Trait>, citizen_discard: Array<CitizenCard>, leader_discard: Array<Character>, };

export type Difficulty = "easy" | "medium" | "hard" | "very-hard";

export type Door = number;

export type DoorState = "closed" | "open" | "locked" | "sealed";

export type DoorView = { color: Color | null, state: DoorState, };

export type EdgeView = { a: Zone, b: Zone,
/**
 * From `a` to `b`.
 */
side: Side, door: Door | null, is_street: boolean, };

export type Effect = { "skill": Skill } | { "trait": Trait } | { "citizen": CitizenCard } | "power" | "banner";

export type Ending = "won" | "hero-lost" | "mission-lost" | "given-up";

export type Face = "R" | "V";

export type Form = "unique" | "devour" | "sign";

export type FreeKind = "any" | "move" | "move-ignoring" | { "move-through": Door } | "attack" | "attack-or-move" | { "form": [Form, number] } | "ranged";

export type Goal = "devour-all-citizens" | "devour-objective-citizens" | "save-objective-citizens" | { "devour": CitizenCard } | "each-hero-devours-citizen" | { "take": Tokens } | "take-all-objectives" | "each-hero-takes-objective" | "take-secret-missions" | { "find": CitizenCard } | "find-exit" | { "each-hero-reaches": Level } | { "eliminate-for-good": Character } | "no-leader-left" | "bring-sign-to-exit" | "leave";

export type HeroView = { who: Character, seat: Seat,
/**
 * Nowhere when eliminated or gone by the Exit.
 */
zone: Zone | null, has_left: boolean, health: number, max_health: number,
/**
 * Hunger, or Power in Hero Mode.
 */
gauge: number, is_voracious: boolean, xp: number, level: Level,
/**
 * Skills that are unlocked.
 */
skills: Array<Skill>,
/**
 * At most two; three for the moment of a choice (MZ-9.2).
 */
traits: Array<Trait>,
/**
 * At most one, but MZ-44.14.
 */
citizens: Array<CitizenCard>, is_activated: boolean, n_objectives: number, n_devoured: number,
/**
 * The unique attack, as it is printed.
 */
attack: SheetView, };

export type Kind = "leader" | "guard" | "operator" | "specialist";

export type LeaderView = { who: Character, zone: Zone,
/**
 * Lies down, or is away until the End phase.
 */
is_down: boolean, is_away: boolean,
/**
 * Does not act: MZ-40.9, MZ-45.12.
 */
is_resting: boolean, endurance: number, actions: number, };

export type Level = "blue" | "yellow" | "orange" | "red";

export type MissionView = {
/**
 * `MZ0` … `MH5`, or what its file calls it.
 */
code: string, title_en: string, title_fr: string, mode: Mode, difficulty: Difficulty, minutes: number, order: Order, steps: Array<StepView>, };

export type Mode = "zombie" | "hero";

export type Moment = "start-of-turn" | "turn" | "before-roll" | "after-roll" | "after-attack" | "end-of-turn" | "wounds-come" | "wounds-assigned" | "enemies-spawned" | "enemies-entered" | "enemies-move" | "card-drawn";

export type Notice = { "hero-played": { hero: Character, seat: Seat, } } | "dealt" | { "round-began": { round: number, } } | { "phase-began": { phase: Phase, } } | { "turn-began": { hero: Character, actions: number, } } | { "turn-ends": { hero: Character, } } | { "turn-ended": { hero: Character, } } | { "actions-changed": { hero: Character, actions: number, } } | { "handed-over": { hero: Character, to: Seat, } } | { "captain-named": { captain: Seat | null, } } | { "give-up-wished": { seat: Seat, wish: boolean, } } | { "lost-for-good": { goal: Goal, } } | { "game-ended": { how: Ending, } } | { "moved": { hero: Character, from: Zone, to: Zone, cost: number, } } | { "door-opened": { hero: Character, door: Door, } } | { "trait-sought": { hero: Character, } } | { "trait-drawn": { hero: Character, card: Trait, } } | { "trait-discarded": { hero: Character, card: Trait, } } | "traits-shuffled" | { "objective-taken": { hero: Character, objective: number, at: Zone, } } | { "objective-turned-up": { objective: number, color: Color, } } | { "card-taken": { hero: Character, card: CitizenCard, } } | { "citizen-saved": { hero: Character, citizen: CitizenCard, at: Zone, } } | { "sign-carried": { hero: Character, to: Zone, } } | { "effect-used": { hero: Character, effect: Effect, aim: Aim, } } | { "effects-declined": { seat: Seat, } } | { "passed-ahead": { seat: Seat, } } | { "order-left": { seat: Seat, order: PlainOrder | null, } } | { "action-declined": { hero: Character, } } | { "agreement-asked": { by: Character, with: Character, effect: Effect, aim: Aim, } } | { "agreed": { hero: Character, agrees: boolean, } } | { "hero-left": { hero: Character, } } | { "hero-stayed": { hero: Character, } } | { "attacked": { hero: Character, form: Form, at: Zone, } } | { "attack-rolled": { hero: Character, dice: Array<number>, accuracy: number, } } | { "dice-rerolled": { hero: Character, dice: Array<number>, is_forced: boolean, } } | { "die-picked": { hero: Character, face: number, } } | { "dice-picked": { hero: Character, n: number, } } | { "dice-added": { hero: Character, dice: Array<number>, } } | { "hits-counted": { hero: Character, hits: number, } } | { "enemies-eliminated": { hero: Character, kind: Kind, n: number, at: Zone, } } | { "leader-hit": { hero: Character, leader: Character, at: Zone, } } | { "citizen-devoured": { hero: Character, citizen: CitizenCard, at: Zone, } } | { "hits-lost": { hero: Character, hits: number, } } | { "sign-thrown": { at: Zone | null, } } | { "pushed": { hero: Character, from: Zone, to: Zone, } } | { "hunger-changed": { hero: Character, hunger: number, } } | { "power-changed": { hero: Character, power: number, } } | { "xp-gained": { hero: Character, n: number, xp: number, } } | { "level-reached": { hero: Character, level: Level, } } | { "healed": { hero: Character, health: number, } } | { "citizen-kept": { hero: Character, card: CitizenCard, } } | { "citizen-card-discarded": { hero: Character, card: CitizenCard, } } | { "activation-began": { cause: Cause, } } | { "next-action": { action: number, } } | { "enemies-attacked": { zone: Zone, crowd: CrowdView, leaders: Array<Character>, citizens: Array<CitizenCard>, wounds: number, } } | { "enemies-moved": { kind: Kind, n: number, from: Zone, to: Zone, why: Why, } } | { "leader-moved": { who: Character, from: Zone, to: Zone, why: Why, } } | { "citizen-moved": { citizen: CitizenCard, from: Zone, to: Zone, why: Why, } } | { "enemies-stopped": { zone: Zone, } } | "spawns-shuffled" | { "spawn-drawn": { zone: Zone, card: SpawnCard, level: Level, } } | { "enemies-placed": { zone: Zone, kind: Kind, n: number, } } | { "figures-ran-short": { figures: Kind, } } | "leaders-shuffled" | { "leader-drawn": { who: Character, } } | { "leader-placed": { who: Character, zone: Zone, } } | { "leader-eliminated": { who: Character, zone: Zone, lies: boolean, } } | { "leader-stood-up": { who: Character, zone: Zone, } } | "citizens-shuffled" | { "citizen-drawn": { card: CitizenCard, } } | { "citizen-revealed": { card: CitizenCard, zone: Zone, } } | { "citizen-placed": { citizen: CitizenCard, zone: Zone, is_escorted: boolean, is_objective: boolean, } } | { "citizen-left": { citizen: CitizenCard, zone: Zone, } } | { "citizen-lost": { citizen: CitizenCard, zone: Zone, } } | { "shots-rolled": { zone: Zone, dice: Array<number>, wounds: number, } } | { "parry-rolled": { hero: Character, dice: Array<number>, cancelled: number, } } | { "wounds-taken": { hero: Character, n: number, health: number, } } | { "came-back": { hero: Character, } } | { "hero-eliminated": { hero: Character, } } | { "stood-for": { seat: Seat, choice: Choice, } } | { "decided": { about: About, choice: Choice, } } | { "trait-given": { from: Character, to: Character, card: Trait, } } | { "enemies-lured": { kind: Kind, n: number, from: Zone, to: Zone, } } | { "wounds-cancelled": { zone: Zone, n: number, } } | { "ward-rolled": { hero: Character, skill: Skill, dice: Array<number>, } } | { "spawn-activated": { zone: Zone, color: Color, } } | { "spawn-removed": { zone: Zone, color: Color, } } | { "exit-placed": { zone: Zone, } } | { "leader-rests": { who: Character, } };

export type ObjectiveView = { zone: Zone,
/**
 * Nobody knows it while it lies face down.
 */
color: Color | null, taken_by: Character | null, };

export type Order = "in-order" | "any-order";

export type Outcome = {
/**
 * Several share a victory; nobody may win at all.
 */
winners: SeatSet,
/**
 * By seat; seats that are not at the table have 0.
 */
scores: [number, number, number, number, number, number, number, number], };

export type PassAt<K, P> = { at: K, pass: P, };

export type PassOrder<K, P> = { at: K | null, pass: P | null, };

export type PassUntil = "window" | "round" | "game";

export type Pending<Question, ChanceQuestion> = { "seats": {
/**
 * Those who may answer now.
 */
who: SeatSet,
/**
 * Those of them who have answered and may still change it; the table waits for the others.
 */
ready?: SeatSet, mode: AskMode, question: Question, } } | { "chance": ChanceQuestion } | "over";

export type Phase = "set-up" | "players" | "enemies" | "end";

export type PlainOrder = { "pass": PassOrder<null, StandingPass> };

export type Question = "begin" | { "turn": { hero: Character, actions: number, } } | { "free": { hero: Character, what: FreeKind, } } | { "walk": { hero: Character, left: number, } } | { "effects": { moment: Moment, zone: Zone, } } | { "target": { hero: Character, at: Zone, } } | { "push": { hero: Character, from: Zone, } } | { "dice": { hero: Character, } } | { "lure": { hero: Character, from: Zone, } } | { "fell": { hero: Character, at: Zone, } } | { "discard-trait": { hero: Character, } } | { "draw-citizen": { hero: Character, } } | { "keep-citizen": { hero: Character, card: CitizenCard, } } | { "agree": { by: Character, with: Character, effect: Effect, aim: Aim, } } | { "leave": { hero: Character, } } | { "decide": About };

export type Seat = string;

export type SeatSet = Array<Seat>;

export type Shares = { heroes: [number, number, number, number, number, number], citizens: number, };

export type SheetView = { is_ranged: boolean, max_range: number, dice: number, accuracy: number, };

export type Side = "N" | "E" | "S" | "W";

export type SignView = { zone: Zone, is_damaged: boolean, };

export type Skill = "shield-parry" | "ricochet" | "undead-leader" | "energy-blast" | "danvers-special" | "energy-absorption" | "hunger-adaptation" | "merc-with-half-a-mouth" | "not-aiming-for-the-head" | "repulsor-ray" | "evasive-manoeuvres" | "automated-armour" | "hungry-rage" | "shockwave" | "ever-stronger" | "shrunk" | "swarm" | "elusive" | "hammer-throw" | "for-asgard" | "might-of-the-all-father" | "web-swinger" | "web-shooters" | "spider-sense" | "chain-slashes" | "combat-reflexes" | "kinetic-backlash" | "portal" | "shield-of-the-seraphim" | "eye-of-agamotto" | "stretch" | "grow" | "healing-factor" | "chaos" | "distortion" | "no-more-zombies";

export type SpawnCard = number;

export type SpawnView = { zone: Zone, color: Color, is_initial: boolean, is_active: boolean, };

export type StandView = { seat: Seat, choice: Choice, };

export type StandingPass = { until: PassUntil, };

export type StepView = { goal: Goal, done: number, of: number,
/**
 * It may be fulfilled now (MZ-28.1, MZ-28.3).
 */
is_open: boolean, is_fulfilled: boolean,
/**
 * It can never be fulfilled any more, and the table was told (MZ-3.9).
 */
is_lost: boolean, };

export type TileView = { number: number, face: Face, row: number, column: number, };

export type Tokens = Color[];

export type Trait = "gorging" | "feast" | "in-for-the-kill" | "rotten-hide" | "scent-of-blood" | "hungry-fury" | "steel-jaw" | "relentless" | "grisly-howl" | "pack-instinct" | "sudden-surge" | "slow-digestion" | "brutal-charge" | "live-bait" | "mended-flesh" | "second-wind" | "momentum" | "decisive-strike" | "focus" | "rampart" | "first-aid" | "express-rescue" | "shockwave" | "team-call" | "break-through" | "inspiration" | "beyond-limits" | "counter-attack" | "provocation" | "final-effort";

export type TurnView = { hero: Character, actions: number,
/**
 * Actions that a Move out of the zone costs (MZ-8.7).
 */
leaving_costs: number, has_gained_trait: boolean, };

export type View = { mission: MissionView, board: BoardView,
/**
 * By the place of the door.
 */
doors: Array<DoorView>,
/**
 * Zones in line of sight, by zone, the own included.
 */
sight: Array<Array<Zone>>,
/**
 * 0 during the set-up.
 */
round: number, phase: Phase,
/**
 * The highest Danger level (MZ-6.14).
 */
danger: Level, captain: Seat | null,
/**
 * In play order.
 */
heroes: Array<HeroView>,
/**
 * By zone.
 */
crowds: Array<CrowdView>,
/**
 * Those on the board, or on their way back to it.
 */
leaders: Array<LeaderView>, citizens: Array<CitizenView>,
/**
 * Citizen cards that lie on the board.
 */
cards: Array<CardView>, objectives: Array<ObjectiveView>,
/**
 * In spawn order.
 */
spawns: Array<SpawnView>, exit: Zone | null,
/**
 * Heroes may leave (MZ-14.6).
 */
is_exit_open: boolean, sign: SignView | null,
/**
 * Guards, Operators and Specialists left in the box (MZ-51.5).
 */
supply: [number, number, number], decks: DecksView, turn: TurnView | null, attack: AttackView | null, wounds: WoundsView | null, decision: DecisionView | null,
/**
 * A moment in which effects may be used.
 */
moment: Moment | null,
/**
 * The Action that Enemies take, from 1.
 */
enemies_action: number | null,
/**
 * The Spawn card that is being carried out.
 */
spawn_card: SpawnCard | null, wish_to_give_up: SeatSet,
/**
 * Passes left in advance by seat, for their owner.
 */
passes: Array<Array<PassAt<null, StandingPass>> | null>, outcome: Outcome | null, };

export type Why = { "sees": Zone } | { "way": Zone } | { "flight": Zone } | "escort" | "lured" | "pushed" | { "follows": Zone };

export type WoundsView = { zone: Zone, n: number,
/**
 * What each hero takes, once shared.
 */
shares: Shares | null, };

export type Zone = number;

export type ZoneSet = Array<number>;

export type ZoneView = {
/**
 * `3V.a`, `S2-1`.
 */
name: string,
/**
 * Of a room; a street has none.
 */
building: Building | null,
/**
 * Cells `(x, y)` on the lattice of the board, where a tile spans three and shares its border with its neighbour.
 */
cells: Array<[number, number]>,
/**
 * Places in the list of tiles.
 */
tiles: Array<number>, has_spawn_symbol: boolean, };
