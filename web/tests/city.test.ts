import { describe, expect, test } from 'vitest';
import { aimOf, cardFields, effectOf, powerFields, wayFields, waysOf } from '../src/games/city-of-horror/aims';
import { changes } from '../src/games/city-of-horror/changes';
import { film } from '../src/games/city-of-horror/film';
import { LOTS } from '../src/games/city-of-horror/geometry';
import { deeds, offerOf, rootAsked, type Offer } from '../src/games/city-of-horror/offers';
import { following, options } from '../src/lib/board/trail';
import { CARDS, PLACES, ROLES, SLOTS, slotName } from '../src/games/city-of-horror/pieces';
import { overflow } from '../src/games/city-of-horror/overflow';
import { redraw } from '../src/games/city-of-horror/redraw';
import { lots, standing } from '../src/games/city-of-horror/scene';
import { scenery } from '../src/games/city-of-horror/scenery';
import type { Action, View } from '../src/games/city-of-horror/wire';
import { isLegal } from '../src/lib/board/model.svelte';
import { CROWD_DRAWN, crowdSpots } from '../src/lib/board/layout';
import { Draw, keyOf } from '../src/lib/chance';
import { askedOf } from '../src/lib/choices';
import { patched } from '../src/lib/patch';
import { recorded } from './recorded';

const GAME = 'city-4-seats';
const { welcome, updates } = recorded(GAME);
const views = [welcome.game!.view as View];
for (const update of updates) views.push(patched(views.at(-1)!, update.patch));

describe('the plan', () => {
  test('pieces and crowds stay in their boxes, however many', () => {
    for (const slot of SLOTS) {
      const lot = LOTS[slot];
      const most = slot === 'X' ? 20 : 6;
      for (let n = 0; n <= most; n++) {
        for (const { x, y, scale } of standing(slot, n, slot === 'X' ? null : 4)) {
          expect(x).toBeGreaterThanOrEqual(lot.tokens.x - 0.1);
          expect(x + 40 * scale).toBeLessThanOrEqual(lot.tokens.x + lot.tokens.w + 0.1);
          expect(y).toBeGreaterThanOrEqual(lot.tokens.y - 0.1);
          expect(y + 52 * scale).toBeLessThanOrEqual(lot.tokens.y + lot.tokens.h + 0.1);
        }
      }
      for (let n = 0; n <= 8; n++) {
        const drawn = crowdSpots(lot, n);
        expect(drawn.length).toBe(Math.min(n, CROWD_DRAWN));
        for (const { x } of drawn) expect(x + lot.crowdSize).toBeLessThanOrEqual(lot.crowd.x + lot.crowd.w + 0.1);
      }
    }
  });

  test('every building can be drawn at every corner, standing, fallen, burnt and blocked', () => {
    const standing = views[0]!.places;
    const drawn = scenery(standing);
    const fallen = scenery(
      standing.map((each) => (each.place === 'water-tower' ? { ...each, side: 'ruin' as const } : each)),
    );
    const burnt = scenery(
      standing.map((each) => (each.place === 'armory' ? { ...each, armory: 'burnt' as const } : each)),
    );
    const blocked = scenery(
      standing.map((each) => (each.place === 'armory' ? { ...each, armory: 'blocked' as const } : each)),
    );
    expect(new Set([drawn, fallen, burnt, blocked]).size).toBe(4);
    expect([drawn, fallen, burnt, blocked].some((text) => /NaN|undefined/.test(text))).toBe(false);
  });
});

describe('a recorded game', () => {
  test('every view is a scene: six lots in order, everybody somewhere, conditions as numbers', () => {
    for (const [index, view] of views.entries()) {
      const scene = lots(view, askedOf(updates[index - 1]?.pending), null);
      expect(scene.map((lot) => lot.slot)).toEqual(SLOTS);
      const living = view.seats.flatMap((each) => each.characters).filter((character) => character.fate === 'alive');
      expect(scene.flatMap((lot) => lot.figures)).toHaveLength(living.length);
      for (const lot of scene) {
        expect(lot.verdict === 'attack').toBe(
          lot.verdict !== 'done' && lot.zombies >= lot.need && lot.figures.length > 0,
        );
        expect(slotName(view, lot.slot)).toBe(lot.label);
      }
      expect(scene.filter((lot) => lot.isLit).length).toBeLessThanOrEqual(1);
      if (view.location) expect(scene.find((lot) => lot.isLit)?.place).toBe(view.location.place);
    }
  });

  /** All that can be reached by clicking what is lit, one thing after the other. */
  function reached(offers: readonly Offer[]): Set<Action> {
    const found = new Set<Action>();
    const roots = new Set<string>([
      ...deeds(offers).map((deed) => deed.root),
      ...(rootAsked(offers) ? [rootAsked(offers)!] : []),
      ...offers
        .filter((offer) => /^(activate|cancel|cast-for|accept|refuse|show)/.test(offer.root))
        .map((offer) => offer.root),
    ]);
    const walk = (root: string, trail: Offer['parts']): void => {
      const here = following(offers, root, trail).find(
        (offer) => offer.parts.length === trail.length && isLegal(offer),
      );
      if (here) found.add(here.action);
      for (const option of options(offers, root, trail))
        if (isLegal(option.offer)) walk(root, [...trail, { kind: option.kind, value: option.value }]);
    };
    for (const root of roots) walk(root, []);
    // Buttons of the panel.
    for (const offer of offers) if (offer.parts.length === 0 && isLegal(offer)) found.add(offer.action);
    return found;
  }

  test('every legal choice stands for something on the screen', () => {
    let n = 0;
    for (const update of updates) {
      const offers = update.choices.map(offerOf);
      const found = reached(offers);
      for (const offer of offers.filter(isLegal)) {
        expect(offer.verb).not.toBe('');
        expect(found.has(offer.action), JSON.stringify(offer.action)).toBe(true);
        n += 1;
      }
    }
    expect(n).toBeGreaterThan(200);
  });

  test('every notice has its time on show', () => {
    for (const notice of updates.flatMap((update) => update.notices))
      expect(film.holdsMs(notice)).toBeGreaterThanOrEqual(0);
  });

  test('everything that moves is marked, and nothing else', () => {
    for (const [index, view] of views.entries()) {
      expect(changes(view, view)).toEqual([]);
      const before = views[index - 1];
      if (!before) continue;
      const marked = changes(before, view);
      expect(new Set(marked).size).toBe(marked.length);
    }
  });
});

test('promises and orders can name every aim and every effect', () => {
  const { rules } = views[0]!;
  const value: Record<string, string> = {
    place: 'bank',
    from: 'bank',
    to: 'church',
    role: 'geek',
    'own-role': 'geek',
    seat: 'B',
    colour: 'red',
    card: 'gun',
    discard: 'shotgun',
    food: '2',
    steps: '1',
  };
  for (const card of CARDS) {
    const fields = cardFields(card, rules);
    if (fields === null) continue;
    expect(
      offerOf({
        action: {
          play: [
            card,
            aimOf(
              fields,
              fields.map((field) => value[field]!),
            ),
          ],
        },
      }).parts,
    ).toHaveLength(fields.length);
  }
  for (const role of ROLES) {
    const fields = powerFields(role);
    if (fields !== null)
      expect(
        offerOf({
          action: {
            use: [
              role,
              aimOf(
                fields,
                fields.map((field) => value[field]!),
              ),
            ],
          },
        }).parts,
      ).toHaveLength(fields.length);
  }
  for (const side of ['A', 'B'] as const) {
    for (const place of PLACES) {
      for (const way of waysOf({ ...views[0]!.places.find((each) => each.place === place)!, side }, rules)) {
        const fields = wayFields(way);
        const offer = offerOf({
          action: {
            activate: effectOf(
              way,
              fields.map((field) => value[field]!),
            ),
          },
        });
        expect(offer.parts.map((part) => part.value)).toEqual([way, ...fields.map((field) => value[field]!)]);
      }
    }
  }
});

test('a stolen card is drawn again from the hand it was in', async () => {
  const key = await keyOf('07'.repeat(32), []);
  const hand = ['alarm', 'gun', 'kitten', 'shotgun'];
  const before = {
    pending: { chance: { theft: { seat: 'A', from: 'B' } } },
    view: {
      seats: [
        { seat: 'A', hand: { known: [] } },
        { seat: 'B', hand: { known: hand } },
      ],
    },
  };
  const stolen = hand[await new Draw(key, 3).below(hand.length)];
  expect(await redraw(2, {})({ stolen }, new Draw(key, 3), before)).toEqual({ stolen });
  // Without the table there is nothing to draw from.
  expect(await redraw(2, {})({ stolen }, new Draw(key, 3), null)).toBeNull();
});

describe('a full place (CITY-2.14, CITY-8.4, CITY-8.5)', () => {
  const view = views.find(({ places }) => places.some(({ is_full }) => is_full))!;
  const full = view.places.find(({ is_full }) => is_full)!.place;
  const free = view.places.find(({ is_full }) => !is_full)!.place;
  const roleAt = (isThere: (place: string | null) => boolean): string =>
    view.seats.flatMap(({ characters }) => characters).find(({ place }) => isThere(place))!.role;
  const outside = roleAt((place) => place === 'crossroads');
  const inside = roleAt((place) => place !== null && place !== 'crossroads');
  const sent = (action: unknown, question: { place: string } | null = null): string | null =>
    overflow(view, question as never, offerOf({ action }));

  test.each([
    ['a movement card for it', { choose: full }, null, 'note-full'],
    ['a movement card for another', { choose: free }, null, null],
    ['placing somebody there', { settle: [inside, full] }, null, 'note-full'],
    ['moving somebody there', { move: inside }, { place: full }, 'note-full'],
    ['moving somebody from the Crossroads', { move: outside }, { place: full }, 'note-full-stays'],
    ['moving somebody elsewhere', { move: inside }, { place: free }, null],
    ['a card that is played on it', { play: ['kitten', { at: full }] }, null, null],
  ])('%s', (_, action, question, word) => {
    expect(sent(action, question)).toBe(word);
  });
});
