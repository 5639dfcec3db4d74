import { TILES, type Drawn } from '../src/games/zombies/tiles';
import type { SeatView, TileView, View } from '../src/games/zombies/wire';

/**
 * A city of this many tiles and zombies, as a server would send it: no game in a test lasts long enough to build one.
 */
export function largeMap(nTiles: number, nZombies: number): View {
  let seed = 5;
  const random = (n: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * n);
  };
  const bySide = ({ ways_out }: Drawn, turn: number, side: number): boolean => ways_out[(side + 4 - turn) % 4]! > 0;
  const STEPS = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const;
  const laid = new Map<string, { drawn: Drawn; x: number; y: number; turn: number }>();
  const lay = (drawn: Drawn, x: number, y: number, turn: number): void =>
    void laid.set(`${x},${y}`, { drawn, x, y, turn });
  const fits = (drawn: Drawn, x: number, y: number, turn: number): boolean => {
    const sides = STEPS.map(([dx, dy], side) => ({ side, other: laid.get(`${x + dx},${y + dy}`) })).filter(
      ({ other }) => other,
    );
    return (
      sides.every(
        ({ side, other }) => bySide(drawn, turn, side) === bySide(other!.drawn, other!.turn, (side + 2) % 4),
      ) && sides.some(({ side }) => bySide(drawn, turn, side))
    );
  };
  const kinds = TILES.filter(
    ({ set, kind }) => ['z1', 'z2', 'z5', 'z6', 'z8'].includes(set) && (kind === 'common' || kind === 'named'),
  );
  lay(TILES[0]!, 0, 0, 0);
  while (laid.size < nTiles) {
    const openings = [...laid.values()].flatMap(({ drawn, x, y, turn }) =>
      STEPS.flatMap(([dx, dy], side) =>
        bySide(drawn, turn, side) && !laid.has(`${x + dx},${y + dy}`) ? [[x + dx, y + dy] as const] : [],
      ),
    );
    const [x, y] = openings[random(openings.length)]!;
    // A map with few openings gets crossroads, so that it never closes.
    const drawn = openings.length < 6 ? TILES.find(({ tile }) => tile === 'crossroads')! : kinds[random(kinds.length)]!;
    const turn = [0, 1, 2, 3].find((each) => fits(drawn, x, y, each));
    if (turn !== undefined) lay(drawn, x, y, turn);
  }
  const tiles = [...laid.values()].map(({ drawn, x, y, turn }, spot): TileView => ({
    spot,
    tile: drawn.tile,
    zone: 'city',
    cell: { x, y },
    turn,
    figures: [],
    bullets: [],
    life: [],
    manholes: [],
    passages: [],
  }));
  const squares = tiles.flatMap((tile, at) =>
    Array.from([...laid.values()][at]!.drawn.squares).flatMap((letter, square) =>
      letter === '.' || letter === 'W' ? [] : [{ tile, square }],
    ),
  );
  for (let n = 0; n < nZombies; n++) {
    const [{ tile, square }] = squares.splice(random(squares.length), 1) as [(typeof squares)[number]];
    tile.figures.push({
      at: square,
      figure: (['zombie', 'zombie', 'zombie', 'enhanced', 'clown'] as const)[n % 5]!,
      n: 1,
    });
  }
  const seats = ['A', 'B', 'C', 'D'].map((seat, at): SeatView => ({
    seat,
    at: { spot: at * 30, at: 4 },
    is_below: false,
    life: 6,
    bullets: 3,
    guts: 3,
    sewer_tokens: 2,
    kills: [at, 0, 0, 0],
    items: [],
    is_dead: false,
    has_played: false,
    ride: 'none',
    is_jacketed: false,
    has_escaped: false,
    has_jeep: false,
    duct: null,
    owes_kill: false,
    hand: { size: 3, known: [] },
    passes: null,
    next_play: null,
  }));
  const turn: View['turn'] = {
    movement: 'not-yet',
    allowance: 0,
    walked: 0,
    zombie_die: null,
    has_died: false,
    is_skipped: false,
    is_cut: false,
    again: false,
    has_cast: false,
    moved: [],
  };
  const rules: View['rules'] = {
    tiles: ['z1', 'z2', 'z5', 'z6', 'z8'],
    cards: ['z1'],
    guts: true,
    sewers: true,
    subway: true,
    dodge: false,
    supply: 'unlimited',
    helipad: 'bottom',
    entrance: 'anywhere',
    mixed_stack: false,
    doors: 'strict',
    special_tile_retry: false,
    peaceful_helipad: false,
    cabin_victory: false,
    start: 'town',
    round_limit: null,
  };
  return {
    rules,
    round: 40,
    dealer: 'A',
    active: 'A',
    step: 'discard',
    turn,
    seats,
    tiles,
    stacks: [],
    undrawn: [],
    helicopter: 'awaited',
    supply: null,
    deck_size: 9,
    discard: [],
    gone: 0,
    lasting: [],
    drawn: null,
    fight: null,
    movement: null,
    zombies_left: null,
    window: null,
    played: [],
    effect: null,
    wish_to_end: [],
    unseen: null,
    outcome: null,
  };
}
