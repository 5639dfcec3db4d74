import { describe, expect, test } from 'vitest';
import { changes } from '../src/games/zombies/changes';
import { DECK } from '../src/games/zombies/deck';
import { CARDS, FACES } from '../src/games/zombies/faces';
import { film } from '../src/games/zombies/film';
import { along, lying, Plan, printed, squareKey, TILE, turned } from '../src/games/zombies/geometry';
import { optionSaid, optionValues } from '../src/games/zombies/options';
import { deeds, offerOf, rootAsked } from '../src/games/zombies/offers';
import { options } from '../src/lib/board/trail';
import { MOMENTS, STEPS, stepOf } from '../src/games/zombies/pieces';
import { placesKnown, tilesOf } from '../src/games/zombies/say';
import { crowd, pawns, subway, wayTo } from '../src/games/zombies/scene';
import { lampsOf, newcomersOf, tileArt } from '../src/games/zombies/scenery';
import { TILES } from '../src/games/zombies/tiles';
import type { SeatView, Tile, TileView, View } from '../src/games/zombies/wire';
import { aimed, fitted, held, isSeen, seen, zoomed } from '../src/lib/board/camera';
import { askedOf } from '../src/lib/choices';
import { patched } from '../src/lib/patch';
import { Speech } from '../src/lib/speech';
import { Words } from '../src/lib/words';
import { recorded } from './recorded';
import { idsOf, read, textsOf } from './texts';

const laid = (spot: number, tile: Tile, x: number, y: number, turn = 0, more: Partial<TileView> = {}): TileView => ({
  spot,
  tile,
  zone: 'city',
  cell: { x, y },
  turn,
  figures: [],
  bullets: [],
  life: [],
  manholes: [],
  passages: [],
  ...more,
});
const seat = (name: string, spot: number, at: number): SeatView => ({
  seat: name,
  at: { spot, at },
  is_below: false,
  life: 6,
  bullets: 3,
  guts: 3,
  sewer_tokens: 2,
  kills: [0, 0, 0, 0],
  items: [],
  is_dead: false,
  has_played: false,
  ride: 'none',
  is_jacketed: false,
  has_escaped: false,
  has_jeep: false,
  duct: null,
  owes_kill: false,
  hand: { size: 3, known: name === 'A' ? ['fear', 'grenade', 'fire-axe'] : [] },
  passes: name === 'A' ? [] : null,
  next_play: null,
});

describe('tiles', () => {
  test('all 154 tiles of 107 kinds are drawn, however they are turned', () => {
    expect(TILES).toHaveLength(107);
    expect(TILES.reduce((sum, tile) => sum + tile.copies, 0)).toBe(154);
    for (const { tile, squares, zombies } of TILES) {
      for (let turn = 0; turn < 4; turn++) {
        const art = tileArt(tile, turn, 1);
        expect(art).not.toMatch(/NaN|undefined|Infinity/);
        expect(lying(tile, turn).squares.split('').sort()).toEqual(squares.split('').sort());
        expect(newcomersOf(tile, turn).length).toBeLessThanOrEqual(zombies ?? 0);
        expect(lampsOf(tile, turn, 0).length).toBeLessThanOrEqual(2);
      }
    }
  });

  test('four quarter turns change nothing, and sides turn with their squares', () => {
    for (let at = 0; at < 9; at++) {
      expect(turned(at, 0)).toBe(at);
      expect(turned(turned(at, 1), 3)).toBe(at);
      expect(printed(turned(at, 3), 3)).toBe(at);
    }
    // The south exit of the Hospital, turned once, is in the west.
    expect(lying('hospital', 0).waysOut).toEqual([0, 0, 2, 0]);
    expect(lying('hospital', 1).waysOut).toEqual([0, 0, 0, 2]);
    expect(lying('hospital', 1).doors[3]).toBe(0b0010);
    expect(along(5, 1)).toBe(1);
  });
});

test('the deck has all kinds in their order', () => {
  expect(DECK.map(({ card }) => card)).toEqual(CARDS);
  const inBoxes = DECK.filter(({ set }) => set !== 'own');
  expect(inBoxes.reduce((sum, { copies }) => sum + copies, 0)).toBe(334);
});

describe('the map', () => {
  const plan = new Plan([
    laid(0, 'town-square', 0, 0),
    laid(1, 'hospital', 0, -1),
    laid(2, 'corner', 1, 0, 2),
    laid(3, 'fun-house1', 1001, 1000),
    laid(4, 'fun-house2', 1000, 1000),
  ]);

  test('squares lie where their turned tiles have them', () => {
    expect(plan.square({ spot: 0, at: 5 })).toEqual({ x: 84, y: 42 });
    expect(plan.square({ spot: 2, at: 0 })).toEqual({ x: TILE + 84, y: 84 });
    expect(plan.box).toEqual({ x: 0, y: -TILE, w: 5 * TILE, h: 2 * TILE });
  });
  test('separate parts are drawn beside the map, which stays in place', () => {
    expect(plan.cell({ x: 1000, y: 1000 })).toEqual({ x: 3 * TILE, y: -TILE });
    expect(plan.cell({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  });
  test('walks lead through exits and doors', () => {
    expect(plan.isJoined({ spot: 0, at: 1 }, { spot: 1, at: 7 })).toBe(true);
    expect(plan.isJoined({ spot: 1, at: 7 }, { spot: 1, at: 4 })).toBe(true);
    expect(plan.isJoined({ spot: 1, at: 7 }, { spot: 1, at: 6 })).toBe(false);
    expect(plan.building({ spot: 1, at: 0 })).toHaveLength(8);
  });
  test('a path is the shortest one with the fewest zombies', () => {
    const movement = {
      mover: 'A',
      leader: 'A',
      companion: null,
      left: 3,
      ways: [
        { to: { spot: 0, at: 1 }, steps: 1, zombies: 1 },
        { to: { spot: 1, at: 7 }, steps: 2, zombies: 1 },
        { to: { spot: 1, at: 4 }, steps: 3, zombies: 2 },
      ],
    };
    expect(wayTo(plan, movement, { spot: 0, at: 4 }, '1.4').map(squareKey)).toEqual(['0.4', '0.1', '1.7', '1.4']);
    expect(wayTo(plan, movement, { spot: 0, at: 4 }, '2.4')).toEqual([]);
  });
  test('six pawns and two dogs find room on one square', () => {
    const all = pawns(
      plan,
      ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => seat(name, 0, 4)),
    );
    expect(new Set(all.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(6);
    for (const { x, y, scale } of all) {
      expect(x).toBeGreaterThan(20);
      expect(x + 40 * scale).toBeLessThan(106);
      expect(y).toBeGreaterThan(10);
    }
    const dogs = new Plan([laid(0, 'campground', 0, 0, 0, { figures: [{ at: 4, figure: 'dog', n: 2 }] })]);
    expect(crowd(dogs, [])).toHaveLength(2);
  });
  test('the subway is a line through all its stations', () => {
    expect(subway(plan)).toBe('');
    expect(
      subway(
        new Plan([laid(0, 'subway-station', 0, 0), laid(1, 'subway-station', 3, 1), laid(2, 'subway-station', 1, 4)]),
      ).match(/M/g),
    ).toHaveLength(2);
  });
});

describe('the camera', () => {
  const screen = { w: 800, h: 600 };
  const whole = { x: 0, y: 0, w: 4000, h: 3000 };
  const focus = { x: 100, y: 100, w: 300, h: 300 };

  test('a small map is shown whole, a large one where it matters', () => {
    expect(fitted(whole, screen)).toEqual({ x: 2000, y: 1500, zoom: 0.2 });
    const look = aimed(whole, focus, screen, 0.7);
    expect(look.zoom).toBe(0.7);
    expect(isSeen(focus, look, screen)).toBe(true);
    expect(seen(look, screen).x).toBeGreaterThanOrEqual(0);
    expect(aimed({ x: 0, y: 0, w: 600, h: 400 }, focus, screen, 0.7).zoom).toBeGreaterThan(1);
  });
  test('the point under the pointer stays there', () => {
    const look = { x: 500, y: 400, zoom: 1 };
    const closer = zoomed(look, { x: 600, y: 500 }, 2);
    expect((600 - closer.x) * closer.zoom).toBeCloseTo((600 - look.x) * look.zoom);
    expect(held({ x: -900, y: 9000, zoom: 1 }, whole)).toEqual({ x: 0, y: 3000, zoom: 1 });
  });
});

describe('choices', () => {
  const offers = [
    { 'move-zombie': { from: { spot: 0, at: 1 }, to: { spot: 0, at: 4 } } },
    { 'move-zombie': { from: { spot: 0, at: 1 }, to: { spot: 1, at: 7 } } },
    { 'move-zombie': { from: { spot: 2, at: 1 }, to: { spot: 2, at: 4 } } },
    { play: { card: 'fear', aim: { player: 'B' } } },
    { use: { card: 'grenade', aim: { building: { spot: 1, at: 0 } } } },
    { place: { cell: { x: -1, y: 2 }, turn: 3 } },
  ].map((action) => offerOf({ action }));

  test('a zombie is picked, then where it goes', () => {
    expect(rootAsked(offers.filter((offer) => offer.verb !== 'place'))).toBe('move-zombie');
    expect(options(offers, 'move-zombie', []).map(({ value }) => value)).toEqual(['0.1', '2.1']);
    expect(
      options(offers, 'move-zombie', [{ kind: 'square', value: '0.1' }]).map(({ value, isLast }) => [value, isLast]),
    ).toEqual([
      ['0.4', true],
      ['1.7', true],
    ]);
  });
  test('cards and items are deeds', () => {
    expect(deeds(offers).map(({ card, isItem }) => [card, isItem])).toEqual([
      ['fear', false],
      ['grenade', true],
    ]);
    expect(options(offers, 'place', []).map(({ value }) => value)).toEqual(['-1,2']);
  });
});

describe('what happens', () => {
  const view = {
    active: 'A',
    seats: [seat('A', 0, 4), seat('B', 0, 4)],
    tiles: [laid(0, 'town-square', 0, 0, 0, { figures: [{ at: 1, figure: 'zombie', n: 1 }] })],
    stacks: [{ stack: 'city', is_open: true, size: 3, top: ['corner'] }],
    window: null,
    lasting: [],
  } as unknown as View;

  test('the differences between two views have the names of things on the screen', () => {
    const after: View = {
      ...view,
      seats: [
        { ...view.seats[0]!, at: { spot: 0, at: 1 }, kills: [1, 0, 0, 0] },
        { ...view.seats[1]!, life: 4 },
      ],
      tiles: [{ ...view.tiles[0]!, figures: [] }, laid(1, 'corner', 1, 0, 2, {})],
    };
    expect(changes(view, after).sort()).toEqual(['pawn-A', 'seat-A', 'seat-B', 'tile-0', 'tile-1']);
    expect(changes(view, view)).toEqual([]);
  });
  test('the current step is the one before the next', () => {
    expect(stepOf('fight')).toBe('tile');
    expect(stepOf('zombie-roll')).toBe('move');
    expect(stepOf(null)).toBeNull();
  });
});

describe('a recorded game', () => {
  const { welcome, updates } = recorded('zombies-4-seats');
  const views = [welcome.game!.view as View];
  for (const update of updates) views.push(patched(views.at(-1)!, update.patch));

  test('every legal choice stands for something on the screen', () => {
    let nParts = 0;
    updates.forEach((update, at) => {
      const offers = update.choices.filter((choice) => !choice.refusal).map(offerOf);
      const plan = new Plan(views[at + 1]!.tiles);
      for (const { parts } of offers) {
        nParts += parts.length;
        for (const part of parts) {
          expect(part.value).not.toMatch(/undefined|object/);
          if (part.kind === 'square') expect(plan.tile(Number(part.value.split('.')[0]))).toBeDefined();
        }
      }
    });
    expect(nParts).toBeGreaterThan(500);
  });
  test('every notice has its time on show', () => {
    for (const notice of updates.flatMap((update) => update.notices))
      expect(film.holdsMs(notice)).toBeGreaterThanOrEqual(0);
  });
});

describe.each(['en', 'fr'])('in %s', (language) => {
  test('everything in a game has its words', () => {
    const { welcome, updates } = recorded('zombies-4-seats');
    const words = new Words(language, textsOf('zombies', language)).at(
      {},
      placesKnown(tilesOf(welcome.game!.view as View)),
    );
    const speech = new Speech(
      words,
      welcome.table.seats.map((_, index) => `Player ${index}`),
    );
    const spoken: string[] = [];
    for (const update of updates) {
      for (const notice of update.notices) spoken.push(speech.noticeText(notice));
      const pending = update.pending as { chance?: unknown };
      if (pending.chance !== undefined) spoken.push(speech.chance(pending.chance));
      const asked = askedOf(update.pending);
      if (asked) spoken.push(speech.question(asked.question, asked.who), speech.headline(asked.question));
      if (!asked?.who.includes(welcome.seats[0]!)) continue;
      for (const choice of update.choices) {
        spoken.push(speech.action(choice.action, asked.question), speech.verb(choice.action));
        if (choice.refusal) spoken.push(speech.refusal(choice.refusal));
      }
    }
    expect([...words.faults]).toEqual([]);
    expect(spoken.filter((text) => /\{|\$|undefined/.test(text))).toEqual([]);
  });

  // The terminal says the same: `games/zombies/terminal/src/places.rs`.
  test('squares are named by buildings and landmarks', () => {
    const tiles = tilesOf({
      tiles: [laid(0, 'town-square', 0, 0), laid(3, 'hospital', 1, 0, 1), laid(4, 'straight', 1, 1)],
    });
    const words = new Words(language, textsOf('zombies', language)).at({}, placesKnown(tiles));
    const speech = new Speech(words, ['Ann']);
    const [middle, corner, gone] = [
      { spot: 0, at: 4 },
      { spot: 3, at: 0 },
      { spot: 7, at: 1 },
    ];
    const [front, street, further] = [
      { spot: 3, at: 7 },
      { spot: 4, at: 1 },
      { spot: 4, at: 4 },
    ];
    const said = [
      ...[
        { moved: { seat: 'A', from: middle, to: corner, is_below: false } },
        { moved: { seat: 'A', from: middle, to: { spot: 0, at: 1 }, is_below: false } },
        { 'manhole-placed': { seat: 'A', at: gone } },
        { 'zombie-moved': { from: front, to: street, figure: 'zombie' } },
        { 'zombie-moved': { from: street, to: further, figure: 'zombie' } },
        { 'zombie-put': { at: front, figure: 'zombie' } },
        { 'tile-laid': { seat: 'A', spot: 4, tile: 'straight', cell: { x: 1, y: 1 }, turn: 0 } },
      ].map((notice) => speech.noticeText(notice)),
      ...[{ square: middle }, { way: [middle, corner] }, { building: corner }, { tile: 4 }].map((aim) =>
        words.say(words.phrase('value', aim)),
      ),
      ...[middle, corner].map((square) => words.attribute(words.phrase('value', { square }), 'short')),
    ];
    expect(said).toEqual(
      language === 'en'
        ? [
            'Ann walks into the Hospital.',
            'Ann walks on.',
            'Ann lays a manhole in a place that is gone.',
            'A zombie shuffles to the street south of the Hospital.',
            'A zombie shuffles about on the street south of the Hospital.',
            'A zombie appears in front of the Hospital.',
            'Ann lays a straight street south of the Hospital.',
            'on the Town Square',
            'to move a zombie into the Hospital',
            'on the Hospital',
            'on the street south of the Hospital',
            'Town Square 0 (middle)',
            'Hospital 3 (north-east)',
          ]
        : [
            'Ann va à l’Hôpital.',
            'Ann avance.',
            'Ann pose une bouche d’égout dans un lieu disparu.',
            'Un zombie arrive dans la rue au sud de l’Hôpital.',
            'Un zombie erre dans la rue au sud de l’Hôpital.',
            'Un zombie apparaît devant l’Hôpital.',
            'Ann pose une rue droite au sud de l’Hôpital.',
            'sur la Place Centrale',
            'pour déplacer un zombie à l’Hôpital',
            'sur l’Hôpital',
            'sur la rue au sud de l’Hôpital',
            'Place Centrale 0 (milieu)',
            'Hôpital 3 (nord-est)',
          ],
    );
    expect([...words.faults]).toEqual([]);
  });

  test('the words of the screen', () => {
    const words = new Words(language, textsOf('zombies', language));
    for (const { tile } of TILES) words.word(tile);
    for (const card of CARDS) {
      words.word(card);
      expect(words.attribute({ id: card, arguments: {} }, 'about')).toBeTruthy();
      expect(FACES[card].icon).toBeTruthy();
    }
    for (const step of STEPS) words.word(`step-${step.id}`);
    for (const moment of MOMENTS) words.word(moment);
    for (const id of idsOf(read('../../games/zombies/text/en.ftl')).filter((each) => each.startsWith('option-'))) {
      const key = id.slice('option-'.length);
      for (const value of optionValues(key)) optionSaid(words, key, value);
    }
    expect([...words.faults]).toEqual([]);
  });
});

test('both languages say the same things', () => {
  expect(idsOf(read('../src/games/zombies/text/fr.ftl')).sort()).toEqual(
    idsOf(read('../src/games/zombies/text/en.ftl')).sort(),
  );
});
