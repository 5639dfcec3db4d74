/** How long each thing that happened is looked at, and what the board shows meanwhile. */
import type { Film } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import { COMMON, type Common } from './pieces';
import type { Character, CitizenCard, Door, HeroView, Kind, LeaderView, Level, Phase, View, Zone } from './wire';

const HOLDS_MS: Record<string, number> = {
  'hero-played': 300,
  dealt: 300,
  'round-began': 900,
  'phase-began': 700,
  'turn-began': 450,
  'turn-ended': 150,
  'actions-changed': 0,
  'handed-over': 500,
  'captain-named': 500,
  'give-up-wished': 700,
  'lost-for-good': 1400,
  'game-ended': 1400,
  moved: 420,
  'door-opened': 700,
  'trait-drawn': 900,
  'trait-discarded': 250,
  'traits-shuffled': 300,
  'objective-taken': 900,
  'objective-turned-up': 900,
  'card-taken': 800,
  'citizen-saved': 900,
  'sign-carried': 500,
  'effect-used': 1300,
  'effects-declined': 0,
  'passed-ahead': 0,
  'order-left': 0,
  'action-declined': 0,
  agreed: 300,
  'hero-left': 900,
  'hero-stayed': 200,
  attacked: 450,
  'attack-rolled': 1300,
  'dice-rerolled': 1200,
  'dice-added': 900,
  'hits-counted': 250,
  'enemies-eliminated': 600,
  'leader-hit': 700,
  'citizen-devoured': 1000,
  'hits-lost': 250,
  'sign-thrown': 600,
  pushed: 700,
  'hunger-changed': 200,
  'power-changed': 200,
  'xp-gained': 200,
  'level-reached': 1200,
  healed: 350,
  'citizen-kept': 400,
  'citizen-card-discarded': 300,
  'activation-began': 500,
  'next-action': 450,
  'enemies-attacked': 1100,
  'enemies-moved': 650,
  'leader-moved': 750,
  'citizen-moved': 700,
  'enemies-stopped': 600,
  'spawns-shuffled': 300,
  'spawn-drawn': 1300,
  'enemies-placed': 650,
  'figures-ran-short': 900,
  'leaders-shuffled': 200,
  'leader-drawn': 300,
  'leader-placed': 1400,
  'leader-eliminated': 900,
  'leader-stood-up': 700,
  'citizens-shuffled': 200,
  'citizen-drawn': 300,
  'citizen-revealed': 1200,
  'citizen-placed': 600,
  'citizen-left': 900,
  'citizen-lost': 900,
  'shots-rolled': 1100,
  'parry-rolled': 1000,
  'ward-rolled': 1000,
  'wounds-taken': 800,
  'came-back': 900,
  'hero-eliminated': 1600,
  'stood-for': 0,
  decided: 350,
  'trait-given': 500,
  'enemies-lured': 600,
  'wounds-cancelled': 500,
};
/** What is shown over the board. */
const LARGE = [
  'attack-rolled',
  'dice-rerolled',
  'spawn-drawn',
  'effect-used',
  'leader-placed',
  'citizen-revealed',
  'hero-eliminated',
  'shots-rolled',
  'parry-rolled',
  'ward-rolled',
  'level-reached',
];
/** What a summary leaves out. */
const SMALL = [
  'hero-played',
  'turn-ended',
  'actions-changed',
  'effects-declined',
  'passed-ahead',
  'order-left',
  'action-declined',
  'hits-counted',
  'hits-lost',
  'hunger-changed',
  'power-changed',
  'xp-gained',
  'traits-shuffled',
  'spawns-shuffled',
  'leaders-shuffled',
  'citizens-shuffled',
  'leader-drawn',
  'citizen-drawn',
  'next-action',
  'stood-for',
  'trait-discarded',
  'hero-stayed',
  'citizen-card-discarded',
];

interface Fields {
  round: number;
  phase: Phase;
  hero: Character;
  who: Character;
  leader: Character;
  actions: number;
  cost: number;
  from: Zone;
  to: Zone;
  at: Zone;
  zone: Zone;
  door: Door;
  objective: number;
  kind: Kind;
  n: number;
  hunger: number;
  power: number;
  xp: number;
  level: Level;
  health: number;
  citizen: CitizenCard;
  lies: boolean;
  is_escorted: boolean;
  is_objective: boolean;
  seat: string;
}

const withHero = (view: View, who: Character, change: Partial<HeroView>): View => ({
  ...view,
  heroes: view.heroes.map((each) => (each.who === who ? { ...each, ...change } : each)),
});
const withLeader = (view: View, who: Character, change: Partial<LeaderView>): View => ({
  ...view,
  leaders: view.leaders.map((each) => (each.who === who ? { ...each, ...change } : each)),
});
function withCrowd(view: View, zone: Zone, kind: Kind, by: number): View {
  const field = COMMON.find(([each]) => each === (kind as Common))?.[1];
  if (!field) return view;
  return {
    ...view,
    crowds: view.crowds.map((crowd, at) =>
      at === zone ? { ...crowd, [field]: Math.max(0, crowd[field] + by) } : crowd,
    ),
  };
}
const crowdMoved = (view: View, { kind, n, from, to }: Fields): View =>
  withCrowd(withCrowd(view, from, kind, -n), to, kind, n);
const without = (view: View, citizen: CitizenCard): View => ({
  ...view,
  citizens: view.citizens.filter(({ who }) => who !== citizen),
});

function next(view: View, variant: string, fields: Fields): View {
  const { hero, who, zone, to } = fields;
  switch (variant) {
    case 'round-began':
      return { ...view, round: fields.round, heroes: view.heroes.map((each) => ({ ...each, is_activated: false })) };
    case 'phase-began':
      return { ...view, phase: fields.phase, turn: null, attack: null, wounds: null, decision: null };
    case 'turn-began':
      return { ...view, turn: { hero, actions: fields.actions, leaving_costs: 1, has_gained_trait: false } };
    case 'turn-ended':
      return { ...withHero(view, hero, { is_activated: true }), turn: null };
    case 'actions-changed':
      return view.turn ? { ...view, turn: { ...view.turn, actions: fields.actions } } : view;
    case 'moved':
      return withHero(view, hero, { zone: to });
    case 'door-opened':
      return {
        ...view,
        doors: view.doors.map((door, at) => (at === fields.door ? { ...door, state: 'open' as const } : door)),
      };
    case 'objective-taken':
      return {
        ...view,
        objectives: view.objectives.map((each, at) => (at === fields.objective ? { ...each, taken_by: hero } : each)),
      };
    case 'enemies-eliminated':
      return withCrowd(view, fields.at, fields.kind, -fields.n);
    case 'citizen-devoured':
    case 'citizen-saved':
    case 'citizen-left':
    case 'citizen-lost':
      return without(view, fields.citizen);
    case 'hunger-changed':
      return withHero(view, hero, { gauge: fields.hunger });
    case 'power-changed':
      return withHero(view, hero, { gauge: fields.power });
    case 'xp-gained':
      return withHero(view, hero, { xp: fields.xp });
    case 'level-reached':
      return withHero(view, hero, { level: fields.level });
    case 'healed':
    case 'wounds-taken':
      return withHero(view, hero, { health: fields.health });
    case 'hero-left':
      return withHero(view, hero, { zone: null, has_left: true });
    case 'hero-eliminated':
      return withHero(view, hero, { zone: null, health: 0 });
    case 'enemies-moved':
    case 'enemies-lured':
      return crowdMoved(view, fields);
    case 'enemies-placed':
      return withCrowd(view, zone, fields.kind, fields.n);
    case 'leader-moved':
      return withLeader(view, who, { zone: to });
    case 'leader-placed':
      return {
        ...view,
        leaders: [
          ...view.leaders.filter((each) => each.who !== who),
          { who, zone, is_down: false, is_away: false, is_resting: false, endurance: 0, actions: 2 },
        ],
      };
    case 'leader-eliminated':
      return fields.lies
        ? withLeader(view, who, { is_down: true })
        : { ...view, leaders: view.leaders.filter((each) => each.who !== who) };
    case 'leader-stood-up':
      return withLeader(view, who, { is_down: false, is_away: false, zone });
    case 'citizen-moved':
      return {
        ...view,
        citizens: view.citizens.map((each) => (each.who === fields.citizen ? { ...each, zone: to } : each)),
      };
    case 'citizen-placed':
      return {
        ...without(view, fields.citizen),
        citizens: [
          ...without(view, fields.citizen).citizens,
          {
            who: fields.citizen,
            zone,
            is_fighter: false,
            is_escorted: fields.is_escorted,
            is_objective: fields.is_objective,
            is_stuck: false,
          },
        ],
      };
    case 'handed-over':
      return withHero(view, hero, { seat: String(fields.to) });
    default:
      return view;
  }
}

export const film: Film = {
  holdsMs: (notice) => HOLDS_MS[variantOf(notice).variant] ?? 300,
  staysMs: (notice) => (LARGE.includes(variantOf(notice).variant) ? 1800 : 0),
  isLarge: (notice) => LARGE.includes(variantOf(notice).variant),
  isSmall: (notice) => SMALL.includes(variantOf(notice).variant),
  cuts(notice) {
    const { variant, fields } = variantOf(notice);
    if (variant === 'phase-began') return (fields as Fields).phase === 'enemies' ? 'begins' : 'ends';
    return variant === 'round-began' || variant === 'game-ended' ? 'ends' : null;
  },
  advanced(view, notice) {
    const { variant, fields } = variantOf(notice);
    return next(view as View, variant, (fields ?? {}) as Fields);
  },
};
