/** How long each thing that happened is looked at, and what the board shows meanwhile. */
import type { Film } from '../../lib/choices';
import { variantOf } from '../../lib/words';
import { drawnOf } from './geometry';
import { FIGURES } from './pieces';
import type {
  Card,
  Cell,
  Figure,
  Seat,
  SeatView,
  Set,
  Side,
  Spot,
  Square,
  Stack,
  Tile,
  TileView,
  Token,
  Turn,
  TurnStep,
  View,
  Zone,
} from './wire';

const HOLDS_MS: Record<string, number> = {
  'dealer-drawn': 700,
  'cards-drawn': 250,
  'turn-began': 600,
  'step-began': 0,
  'turn-skipped': 600,
  'turn-ended': 150,
  restarted: 500,
  'window-opened': 0,
  'window-closed': 0,
  answered: 0,
  'order-left': 0,
  'end-wished': 500,
  'tile-drawn': 900,
  'placer-drawn': 700,
  'tile-laid': 550,
  'tile-left': 700,
  'tile-shuffled-back': 700,
  'map-closed': 1200,
  'stack-lost': 900,
  'helicopter-lost': 1600,
  'newcomers-rolled': 700,
  'zombie-put': 110,
  'token-put': 90,
  'tiles-seen': 400,
  'fight-began': 450,
  'fight-rolled': 1000,
  'zombie-killed': 500,
  'kill-counted': 200,
  'zombie-dodged': 600,
  'charge-used': 200,
  'zombie-collected': 350,
  'zombie-removed': 200,
  'zombies-lost': 500,
  'life-gained': 350,
  'life-lost': 450,
  'bullets-gained': 300,
  'bullets-lost': 300,
  'guts-gained': 250,
  'guts-lost': 250,
  died: 1400,
  'movement-rolled': 900,
  'no-movement-roll': 400,
  moved: 240,
  stopped: 100,
  'pawn-put': 600,
  'token-taken': 350,
  'manhole-placed': 450,
  'went-down': 450,
  'came-up': 450,
  'ride-declared': 700,
  'zombies-rolled': 700,
  'zombie-moved': 300,
  'deck-shuffled': 400,
  'card-played': 1400,
  'item-used': 1200,
  'card-took-effect': 100,
  'card-cancelled': 1300,
  'card-fizzled': 1100,
  'card-discarded': 350,
  'item-put-in-play': 450,
  'item-lost': 400,
  'item-taken': 500,
  'hand-seen': 500,
  'card-shown': 700,
  'asked-anew': 0,
  'stack-chosen': 150,
  'tile-moved': 800,
  'tile-destroyed': 900,
  'passage-broken': 700,
  'combat-roll-called': 0,
  'jacket-put-on': 500,
  'jacket-taken-off': 500,
  'jacket-rolled': 800,
  escaped: 800,
  'jeep-taken': 500,
  'jeep-lost': 500,
  'went-by-duct': 600,
  'duct-left': 100,
  'leaves-fun-house': 300,
  'tile-turned': 500,
  'spell-cast': 600,
  'spell-rolled': 1000,
  'token-left': 100,
  'card-left-game': 350,
  'card-taken-back': 400,
  'deck-seen': 400,
  'nothing-discarded': 100,
  'target-changed': 700,
  'card-taken': 500,
  picked: 300,
  'picked-in-secret': 300,
  'enough-picked': 0,
  'effect-began': 300,
  'effect-ended': 200,
  'die-rolled': 900,
  'game-ended': 1400,
};
/** What is shown over the board. */
const LARGE = ['fight-rolled', 'card-played', 'item-used', 'card-cancelled', 'card-fizzled', 'tile-drawn', 'died'];
/** What a summary leaves out. */
const SMALL = [
  'step-began',
  'turn-ended',
  'window-opened',
  'window-closed',
  'answered',
  'order-left',
  'zombie-put',
  'token-put',
  'kill-counted',
  'charge-used',
  'stopped',
  'card-took-effect',
  'effect-ended',
  'deck-shuffled',
  'zombies-rolled',
  'no-movement-roll',
  'moved',
  'cards-drawn',
  'bullets-lost',
  'guts-gained',
  'guts-lost',
  'asked-anew',
  'stack-chosen',
  'combat-roll-called',
  'duct-left',
  'leaves-fun-house',
  'token-left',
  'nothing-discarded',
  'picked',
  'picked-in-secret',
  'enough-picked',
];

interface Fields {
  seat: Seat;
  from: Square | Seat;
  to: Square;
  at: Square;
  spot: Spot;
  tile: Tile;
  cell: Cell;
  turn: Turn;
  stack: Stack;
  figure: Figure;
  token: Token;
  card: Card;
  step: TurnStep;
  round: number;
  n: number;
  die: number;
  halves: number;
  left: number;
  side: Side;
}

/** Where a tile of a box lies, as far as a notice tells. */
const ZONES: Partial<Record<Set, Zone>> = {
  z2: 'base',
  z3: 'floor1',
  z4: 'woods',
  z5: 'campus',
  z7: 'circus',
  z8: 'prison',
};

function withSeat(view: View, seat: Seat, change: (seat: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}
function withTile(view: View, spot: Spot, change: (tile: TileView) => Partial<TileView>): View {
  return { ...view, tiles: view.tiles.map((each) => (each.spot === spot ? { ...each, ...change(each) } : each)) };
}
function withFigure(view: View, { spot, at }: Square, figure: Figure, by: 1 | -1): View {
  return withTile(view, spot, ({ figures }) => {
    const there = figures.find((each) => each.at === at);
    if (!there) return by > 0 ? { figures: [...figures, { at, figure, n: 1 }] } : {};
    return {
      figures: figures
        .map((each) => (each === there ? { ...each, n: each.n + by } : each))
        .filter((each) => each.n > 0),
    };
  });
}
const counted = ({ kills }: SeatView, figure: Figure, n: number): Partial<SeatView> => {
  const next: SeatView['kills'] = [...kills];
  const at = FIGURES.indexOf(figure);
  next[at] = Math.max(0, next[at]! + n);
  return { kills: next };
};

function next(view: View, variant: string, fields: Fields): View {
  const { seat, at, to, figure } = fields;
  switch (variant) {
    case 'dealer-drawn':
      return { ...view, dealer: seat, active: seat };
    case 'turn-began':
      return { ...view, active: seat, round: fields.round, fight: null, movement: null, drawn: null };
    case 'step-began':
      return { ...view, step: fields.step };
    case 'cards-drawn':
      return withSeat(view, seat, ({ hand }) => ({ hand: { ...hand, size: hand.size + fields.n } }));
    case 'card-discarded':
      return withSeat(view, seat, ({ hand }) => ({ hand: { ...hand, size: Math.max(0, hand.size - 1) } }));
    case 'tile-drawn':
      return { ...view, drawn: { tile: fields.tile, stack: fields.stack, placer: seat } };
    case 'tile-laid':
      if (view.tiles.some((tile) => tile.spot === fields.spot))
        return { ...withTile(view, fields.spot, () => ({ cell: fields.cell, turn: fields.turn })), drawn: null };
      return {
        ...view,
        drawn: null,
        tiles: [
          ...view.tiles,
          {
            spot: fields.spot,
            tile: fields.tile,
            zone: ZONES[drawnOf(fields.tile).set] ?? 'city',
            cell: fields.cell,
            turn: fields.turn,
            figures: [],
            bullets: [],
            life: [],
            manholes: [],
            passages: [],
          },
        ],
      };
    case 'tile-moved':
      return withTile(view, fields.spot, () => ({ cell: fields.cell, turn: fields.turn }));
    case 'tile-turned':
      return withTile(view, fields.spot, () => ({ turn: fields.turn }));
    case 'tile-destroyed':
      return { ...view, tiles: view.tiles.filter((tile) => tile.spot !== fields.spot) };
    case 'passage-broken':
      return withTile(view, at.spot, ({ passages }) => ({ passages: [...passages, { at: at.at, side: fields.side }] }));
    case 'tile-left':
    case 'tile-shuffled-back':
      return { ...view, drawn: null };
    case 'zombie-put':
      return withFigure(view, at, figure, 1);
    case 'zombie-killed':
    case 'zombie-removed':
      return withFigure({ ...view, fight: null }, at, figure, -1);
    case 'zombie-collected':
      return withSeat(withFigure(view, at, figure, -1), seat, (each) => counted(each, figure, 1));
    case 'kill-counted':
      return withSeat(view, seat, (each) => counted(each, figure, 1));
    case 'zombies-lost':
      return withSeat(view, seat, (each) => counted(each, figure, -fields.n));
    case 'zombie-moved':
      return withFigure(withFigure(view, fields.from as Square, figure, -1), to, figure, 1);
    case 'token-put':
      return withTile(view, at.spot, (tile) =>
        fields.token === 'life' ? { life: [...tile.life, at.at] } : { bullets: [...tile.bullets, at.at] },
      );
    case 'token-taken':
      return withTile(view, at.spot, (tile) =>
        fields.token === 'life'
          ? { life: tile.life.filter((each) => each !== at.at) }
          : { bullets: tile.bullets.filter((each) => each !== at.at) },
      );
    case 'life-gained':
      return withSeat(view, seat, ({ life }) => ({ life: life + fields.halves }));
    case 'life-lost':
      return withSeat(view, seat, ({ life }) => ({ life: Math.max(0, life - fields.halves) }));
    case 'bullets-gained':
      return withSeat(view, seat, ({ bullets }) => ({ bullets: bullets + fields.n }));
    case 'bullets-lost':
      return withSeat(view, seat, ({ bullets }) => ({ bullets: Math.max(0, bullets - fields.n) }));
    case 'guts-gained':
      return withSeat(view, seat, ({ guts }) => ({ guts: guts + fields.n }));
    case 'guts-lost':
      return withSeat(view, seat, ({ guts }) => ({ guts: Math.max(0, guts - fields.n) }));
    case 'died':
      return withSeat({ ...view, fight: null, movement: null }, seat, () => ({ is_dead: true }));
    case 'restarted':
      return withSeat(view, seat, () => ({ is_dead: false }));
    case 'moved':
    case 'went-by-duct':
    case 'pawn-put':
      return withSeat({ ...view, movement: null, fight: null }, seat, () => ({ at: to }));
    case 'went-down':
      return withSeat(view, seat, () => ({ is_below: true }));
    case 'came-up':
      return withSeat(view, seat, () => ({ is_below: false }));
    case 'jacket-put-on':
      return withSeat(view, seat, () => ({ is_jacketed: true }));
    case 'jacket-taken-off':
      return withSeat(view, seat, () => ({ is_jacketed: false }));
    case 'jeep-taken':
      return withSeat(view, seat, () => ({ has_jeep: true }));
    case 'jeep-lost':
      return withSeat(view, seat, () => ({ has_jeep: false }));
    case 'manhole-placed':
      return withSeat(
        withTile(view, at.spot, ({ manholes }) => ({ manholes: [...manholes, at.at] })),
        seat,
        ({ sewer_tokens }) => ({ sewer_tokens: Math.max(0, sewer_tokens - 1) }),
      );
    case 'item-put-in-play':
      return withSeat(view, seat, ({ items }) => ({
        items: [...items, { card: fields.card, charges: 0, is_copy: false }],
      }));
    case 'item-lost':
      return withSeat(view, seat, ({ items }) => {
        const lost = items.findIndex((item) => item.card === fields.card);
        return { items: items.filter((_, index) => index !== lost) };
      });
    default:
      return view;
  }
}

export const film: Film = {
  holdsMs: (notice) => HOLDS_MS[variantOf(notice).variant] ?? 300,
  staysMs: (notice) => (LARGE.includes(variantOf(notice).variant) ? 1800 : 0),
  isLarge: (notice) => LARGE.includes(variantOf(notice).variant),
  isSmall: (notice) => SMALL.includes(variantOf(notice).variant),
  advanced(view, notice) {
    const { variant, fields } = variantOf(notice);
    return next(view as View, variant, (fields ?? {}) as Fields);
  },
};
