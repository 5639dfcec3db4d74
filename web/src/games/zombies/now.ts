/**
 * What a card does at this very moment. This file has no rules: facts are in the view, and numbers are printed on
 * cards.
 */
import { squareKey, squareOf, type Plan } from './geometry';
import type { Offer } from './offers';
import type { Card, PlayedView, Seat, SeatView, View } from './wire';

/** The message that says it, and what it is about. */
export interface Now {
  id: string;
  values: Record<string, unknown>;
}

/** A player at one moment, and the choices that a card gives them. */
interface Here {
  view: View;
  me: SeatView;
  plan: Plan;
  offers: readonly Offer[];
}
type Says = (here: Here) => Record<string, unknown> | null;

const MOST_LIVES = 5;

/** The roll that was just made, if no lasting effect changes it. */
function rolled({ view }: Here, whose: (mover: Seat) => boolean): { seat: Seat; from: number } | null {
  const { active, window, turn, lasting } = view;
  const isJustMade = window?.moment === 'after-movement-roll' || window?.later === 'after-movement-roll';
  const isChanged = lasting.some(({ aim }) => typeof aim === 'object' && 'player' in aim && aim.player === active);
  const isPlain = typeof turn.movement === 'object' && turn.walked === 0 && !isChanged;
  return isJustMade && isPlain && whose(active) ? { seat: active, from: turn.allowance } : null;
}

/** The die on the table, in a fight of this player. */
function die({ view, me }: Here): { from: number } | null {
  const { fight } = view;
  return fight?.seat === me.seat && fight.die !== null ? { from: fight.die + fight.plus } : null;
}

/** The card that waits for replies. */
const waiting = ({ view }: Here): PlayedView | undefined => view.played.at(-1);
const answersCard: Says = (here) => {
  const played = waiting(here);
  return played ? { seat: played.seat, card: played.card } : null;
};
const whoseTurn: Says = ({ view }) => ({ seat: view.active });
const whoseMoment: Says = ({ view }) => (view.window ? { seat: view.window.subject } : null);
/** The only player at whom the card can be aimed. */
function target({ offers }: Here): Seat | null {
  const seats = new Set(offers.flatMap(({ parts }) => (parts[0]?.kind === 'seat' ? [parts[0].value] : [])));
  const [first] = seats;
  return seats.size === 1 && first !== undefined ? first : null;
}
const seatOf = ({ view }: Here, seat: Seat | null): SeatView | undefined =>
  view.seats.find((each) => each.seat === seat);

/** Life is counted in halves, but sentences only speak of whole lives. */
function rests({ me }: Here, lives: number): { from: number; to: number } | null {
  const from = me.life / 2;
  return Number.isInteger(from) ? { from, to: Math.min(MOST_LIVES, from + lives) } : null;
}

const SAYS: Partial<Record<Card, Says>> = {
  'brain-cramp'(here) {
    const roll = rolled(here, (mover) => mover !== here.me.seat);
    return roll && { seat: roll.seat, n: roll.from };
  },
  'shoe-untied'(here) {
    const roll = rolled(here, (mover) => mover !== here.me.seat);
    return roll && { ...roll, to: Math.floor(roll.from / 2) };
  },
  'first-aid-kit': ({ me }) => (me.life % 2 === 0 ? { n: me.life / 2 } : null),
  'much-needed-rest': (here) => rests(here, 2),
  'last-meal': (here) => {
    const lives = rests(here, 3);
    return lives && { ...lives, bullets: Math.max(0, here.me.bullets - 1) };
  },
  'adjusting-nicely': ({ me }) => ({ n: me.kills.reduce((sum, n) => sum + n, 0) }),
  'over-here': ({ view }) => (view.drawn ? { seat: view.active, tile: view.drawn.tile } : null),
  smell({ view, plan }) {
    const spot = view.seats.find(({ seat }) => seat === view.active)?.at.spot;
    const tile = spot === undefined ? undefined : plan.tile(spot);
    return tile ? { seat: view.active, tile: tile.tile } : null;
  },
  'lookin-at-me': answersCard,
  'didnt-happen': answersCard,
  'raise-hand': answersCard,
  'back-at-ya': answersCard,
  'got-one': answersCard,
  'lots-of-luck'(here) {
    const seat = target(here);
    const from = seatOf(here, seat);
    return from ? { seat, bullets: Math.min(1, from.bullets), cards: Math.min(1, from.hand.size) } : null;
  },
  'lucky-shot': (here) => (die(here) ? { n: here.me.bullets - 1 } : null),
  'dont-sleep': whoseTurn,
  'hard-being-you'({ view }) {
    const dying = view.seats.find(({ seat }) => seat === view.window?.subject);
    return dying && dying.items.length > 0 ? { seat: dying.seat, items: dying.items.map(({ card }) => card) } : null;
  },
  running: whoseTurn,
  'behind-door'({ offers, plan, view }) {
    const doors = new Set(offers.flatMap(({ parts }) => (parts[0]?.kind === 'building' ? [parts[0].value] : [])));
    const [door] = doors;
    if (door === undefined || doors.size !== 1) return null;
    const inside = plan.building(squareOf(door)).map(squareKey);
    const figures = view.tiles.flatMap(({ spot, figures }) =>
      figures.filter(({ at }) => inside.includes(squareKey({ spot, at }))),
    );
    return { n: figures.reduce((sum, { n }) => sum + n, 0) };
  },
  private: (here) => {
    const seat = target(here);
    return seat === null ? null : { seat };
  },
  'why-wont': whoseMoment,
  'missed-step': whoseMoment,
  'not-exit': whoseMoment,
};

/** Cards that change a roll, for movement or in a fight. */
const ROLLS: Partial<Record<Card, { walk: (squares: number) => number; plus: number }>> = {
  'adrenaline-rush': { walk: (squares) => 2 * squares, plus: 2 },
  candy: { walk: (squares) => squares + 1, plus: 1 },
};

/** What the card does now; null if only the printed text is known. */
export function nowOf(card: Card, here: Here): Now | null {
  const values = SAYS[card]?.(here);
  if (values) return { id: `now-${card}`, values };
  const change = ROLLS[card];
  if (!change) return null;
  const fight = die(here);
  if (fight) return { id: 'now-die', values: { ...fight, to: fight.from + change.plus } };
  const roll = rolled(here, (mover) => mover === here.me.seat);
  return roll && { id: 'now-walk', values: { ...roll, to: change.walk(roll.from) } };
}
