/** What cards say of the moment at which they can be played. */
import { describe, expect, test, vi } from 'vitest';
import { Model as City } from '../src/games/city-of-horror/model.svelte';
import { now as cityLater } from '../src/games/city-of-horror/later';
import { nowOf as cityNow } from '../src/games/city-of-horror/now';
import { offerOf as cityOffer } from '../src/games/city-of-horror/offers';
import type { Action as CityAction, View as CityView } from '../src/games/city-of-horror/wire';
import { nowOf as mallNow } from '../src/games/mall-of-horror/now';
import { offerOf as mallOffer } from '../src/games/mall-of-horror/offers';
import type { SeatView as MallSeat, View as MallView } from '../src/games/mall-of-horror/wire';
import { Plan } from '../src/games/zombies/geometry';
import { nowOf } from '../src/games/zombies/now';
import { offerOf } from '../src/games/zombies/offers';
import type { Action, Aim, Card, SeatView, TileView, View } from '../src/games/zombies/wire';
import type { Source } from '../src/lib/board/model.svelte';
import { Speech } from '../src/lib/speech';
import { Words } from '../src/lib/words';
import { LANGUAGES, textsOf } from './texts';

vi.mock('../src/lib/settings.svelte', () => ({ pace: () => 0, settings: { textPanel: false } }));

const NAMES = ['Nora', 'Bastien', 'Ivy'];
const speechOf = (game: string, language: string): Speech =>
  new Speech(new Words(language, textsOf(game, language)), NAMES, 'A');
const said = (game: string, now: { id: string; values: Record<string, unknown> } | null): string[] | null =>
  now &&
  LANGUAGES.map((language) => {
    const speech = speechOf(game, language);
    const text = speech.about(now.id, now.values).replaceAll(/\s+/g, ' ').trim();
    expect([...speech.words.faults]).toEqual([]);
    return text;
  });

describe('Zombies!!!', () => {
  const tile: TileView = {
    spot: 3,
    tile: 'hospital',
    zone: 'city',
    cell: { x: 1, y: 0 },
    turn: 0,
    figures: [],
    bullets: [],
    life: [],
    manholes: [],
    passages: [],
  };
  const seat = (name: string, more: object = {}): SeatView =>
    ({
      seat: name,
      at: { spot: 3, at: 4 },
      life: 6,
      bullets: 2,
      kills: [3, 0, 1, 0],
      items: [],
      hand: { size: 2, known: [] },
      ...more,
    }) as unknown as SeatView;
  const view = (more: object = {}): View =>
    ({
      active: 'B',
      window: { moment: 'after-movement-roll', later: null, subject: 'B', answers: [] },
      turn: { movement: { rolled: { natural: 5, plus: 0 } }, allowance: 5, walked: 0 },
      lasting: [],
      fight: null,
      played: [],
      drawn: null,
      tiles: [tile],
      seats: [seat('A'), seat('B', { items: [{ card: 'fire-axe' }, { card: 'grenade' }] }), seat('C')],
      ...more,
    }) as unknown as View;
  const now = (card: Card, at = view(), aims: readonly Aim[] = ['nothing'], me = seat('A')): string[] | null => {
    const offers = aims.map((aim) => offerOf({ action: { play: { card, aim } } satisfies Action }));
    return said('zombies', nowOf(card, { view: at, me, plan: new Plan(at.tiles), offers }));
  };

  test('after the roll of another player', () => {
    expect(now('shoe-untied')).toEqual(['Bastien walks 2 squares, not 5.', 'Bastien avance de 2 cases, au lieu de 5.']);
    expect(now('brain-cramp')?.[0]).toBe('You lead Bastien, by 5 squares at most.');
    expect(now('adrenaline-rush')).toBeNull();
  });

  test('a roll that something lasting changes, or that was walked already, is not counted with', () => {
    const lasting = [{ card: 'shoe-untied', by: 'C', aim: { player: 'B' }, until: 'used' }];
    expect(now('shoe-untied', view({ lasting }))).toBeNull();
    const turn = { movement: { rolled: { natural: 5, plus: 0 } }, allowance: 5, walked: 1 };
    expect(now('shoe-untied', view({ turn }))).toBeNull();
    const window = { moment: 'turn-start', later: 'before-movement-roll', subject: 'B', answers: [] };
    expect(now('shoe-untied', view({ window }))).toBeNull();
  });

  test('after an own roll, and in an own fight', () => {
    const own = { active: 'A', window: { moment: 'after-movement-roll', later: null, subject: 'A', answers: [] } };
    expect(now('adrenaline-rush', view(own))?.[0]).toBe('You walk 10 squares, not 5.');
    expect(now('candy', view(own))?.[0]).toBe('You walk 6 squares, not 5.');
    const fight = { seat: 'A', die: 2, plus: 1 };
    expect(now('adrenaline-rush', view({ ...own, fight }))).toEqual(['Your 3 becomes a 5.', 'Votre 3 devient un 5.']);
    expect(now('lucky-shot', view({ fight }))?.[0]).toBe('You kill the zombie, and have one bullet left.');
    expect(now('adrenaline-rush', view({ window: null, fight: { ...fight, die: null } }))).toBeNull();
  });

  test('replies name the card and its player', () => {
    const at = view({ played: [{ seat: 'C', card: 'fear', aim: { player: 'A' } }] });
    expect(now('didnt-happen', at)?.[0]).toBe('Ivy’s “Fear” is cancelled.');
    expect(now('lookin-at-me', at)?.[1]).toContain('Ivy doit trouver une autre cible');
    expect(now('back-at-ya', at)?.[0]).toBe('“Fear” also hits Ivy.');
    expect(now('didnt-happen')).toBeNull();
  });

  test('lives, bullets and what was collected are counted', () => {
    expect(now('much-needed-rest')?.[0]).toBe('You do not roll, and have 5 lives, not 3.');
    expect(now('much-needed-rest', view(), ['nothing'], seat('A', { life: 5 }))).toBeNull();
    expect(now('last-meal')?.[0]).toBe('You do not roll, and have 5 lives, not 3. You have one bullet left.');
    expect(now('first-aid-kit')?.[0]).toBe('You keep your 3 lives. The kit is used up.');
    expect(now('adjusting-nicely')?.[1]).toBe('Vous gardez les 4 que vous avez collectés.');
  });

  test('players, tiles and items of the moment are named', () => {
    expect(now('over-here', view({ drawn: { tile: 'hospital', stack: 'city', placer: 'B' } }))?.[0]).toBe(
      'You lay the Hospital in place of Bastien.',
    );
    expect(now('smell')?.[0]).toBe('Bastien must leave the Hospital this turn, or loses the next one.');
    expect(now('running')?.[0]).toBe('Bastien’s roll moves you at once, and nobody else.');
    expect(now('hard-being-you')?.[0]).toBe('You take an item from Bastien: Fire Axe and Grenade.');
    expect(now('private', view(), [{ player: 'C' }])?.[0]).toContain('You lead Ivy too');
    expect(now('private', view(), [{ player: 'B' }, { player: 'C' }])).toBeNull();
    expect(now('lots-of-luck', view({ seats: [seat('A'), seat('C', { bullets: 0 })] }), [{ player: 'C' }])?.[0]).toBe(
      'Your movement ends. You take a random card from Ivy.',
    );
  });

  test('where nothing more is known than what is printed', () => {
    for (const card of ['keys-still-in-it', 'escape-tunnel', 'monkeys'] as const) expect(now(card)).toBeNull();
  });
});

describe('City of Horror', () => {
  const place = (name: string, more: object = {}): object => ({
    place: name,
    zombies: 4,
    n_characters: 2,
    attack: { 'zombies-at-least': 3 },
    ...more,
  });
  const view = {
    turn: 1,
    places: [place('bank'), place('church', { attack: 'zombies-exceed-characters', zombies: 1 })],
    seats: [{ seat: 'C', hand: { size: 3, known: [] } }],
    played: [{ seat: 'B', card: 'alarm', aim: { at: 'bank' }, answers: [] }],
  } as unknown as CityView;
  const question = { act: { moment: 'before-attack', place: 'bank' } };
  const now = (what: Parameters<typeof cityNow>[0], actions: CityAction[], asked: unknown = question) => {
    const offers = actions.map((action) => cityOffer({ action }));
    return said('city-of-horror', cityNow(what, { view, question: asked, offers }));
  };

  test('weapons say how many zombies are left, and when these attack', () => {
    expect(now('shotgun', [{ play: ['shotgun', { at: 'bank' }] }, { play: ['shotgun', { at: 'church' }] }])).toEqual([
      'Bank: 2 zombies instead of 4. Attack at 3.',
      'Banque : 2 zombies au lieu de 4. Attaque à 3.',
    ]);
    expect(now('gun', [{ play: ['gun', { at: 'church' }] }])?.[0]).toBe(
      'Church: no zombie instead of 1, against 2 characters.',
    );
    expect(now('alarm', [{ play: ['alarm', { at: 'bank' }] }])?.[0]).toContain('7 zombies instead of 4');
    // It is about neither place alone.
    expect(
      now('gun', [{ play: ['gun', { at: 'bank' }] }, { play: ['gun', { at: 'church' }] }], {
        act: { moment: 'start-of-turn', place: null },
      }),
    ).toBeNull();
  });

  test('whatever answers a card names it', () => {
    expect(now('pepper-spray', [{ cancel: 'pepper-spray' }], { 'answer-card': { seat: 'B', card: 'alarm' } })).toEqual([
      'Cancels Bastien’s Alarm.',
      'Annule « Alarme », carte jouée par Bastien.',
    ]);
  });

  test('the only character or player is named', () => {
    expect(now('hideout', [{ play: ['hideout', { character: 'punk' }] }])?.[0]).toBe(
      'Hides the Punk until the end of the turn.',
    );
    expect(now('pickpocket', [{ play: ['pickpocket', { player: 'C' }] }])?.[0]).toBe('Steal one of Ivy’s 3 cards.');
    const undo = { 'undo-move': { seat: 'B', role: 'thief', from: 'church', to: 'bank' } };
    expect(now('priest', [{ use: ['priest', 'nothing'] }], undo)?.[0]).toContain('Bastien’s Thief back to the Church');
  });

  test('both cards and powers answer a card that was played', async () => {
    await cityLater.load();
    const speech = speechOf('city-of-horror', 'en');
    const source = {
      view: { ...view, seats: [], offers: [] },
      asked: { question: { 'answer-card': { seat: 'B', card: 'alarm' } }, who: ['A'], ready: [] },
      choices: ['pass', { cancel: 'pepper-spray' }, { cancel: 'punk' }].map((action) => ({ action })),
      seat: 'A',
      seats: ['A'],
      canAct: true,
      hasAnswered: false,
      changed: new Set(),
      speech,
    } as unknown as Source<CityView>;
    expect(new City(source).answers.map(({ name, kind, about }) => [name, kind, about])).toEqual([
      ['Pepper Spray', 'card', 'Cancels Bastien’s Alarm.'],
      ['Punk', 'power', 'Cancels Bastien’s Alarm.'],
    ]);
  });
});

describe('Mall of Horror', () => {
  const me = { seat: 'A', destination: 'cachou' } as MallSeat;
  const view = {
    places: [
      { place: 'megatoys', zombies: 5, strength: 3 },
      { place: 'parking', zombies: 1, strength: 0 },
      { place: 'supermarket', zombies: 5, strength: 7 },
    ],
    vote: { ballots: [{ seat: 'A', weight: 2 }] },
    attacked: null,
  } as unknown as MallView;
  const now = (card: Parameters<typeof mallNow>[0], place: string, actions: unknown[] = ['pass']) =>
    said(
      'mall-of-horror',
      mallNow(card, {
        view,
        me,
        question: { 'play-cards': { purpose: 'sacrifice', place } },
        offers: actions.map((action) => mallOffer({ action })),
      }),
    );

  test('weapons and hardware are counted against what stands there', () => {
    expect(now('grenade', 'megatoys')).toEqual([
      'Megatoys: 3 zombies instead of 5, against strength 3.',
      'Megatoys : 3 zombies au lieu de 5, contre une force de 3.',
    ]);
    expect(now('grenade', 'parking')?.[0]).toBe('Parking: no zombie instead of 1. Each one eats.');
    expect(now('hardware', 'megatoys')?.[0]).toBe('Megatoys: strength 4 instead of 3, against 5 zombies.');
  });

  test('where four zombies enter in any case, or nothing stops them, strength is not spoken of', () => {
    expect(now('axe', 'supermarket')).toEqual([
      'Supermarket: 4 zombies instead of 5. 4 are enough to get in.',
      'Supermarché : 4 zombies au lieu de 5. 4 suffisent pour entrer.',
    ]);
    expect(now('hardware', 'supermarket')?.[0]).toBe('It changes nothing in the Supermarket. Keep it.');
    expect(now('hardware', 'parking')?.[1]).toBe('Cela ne change rien sur le Parking. Gardez-le.');
  });

  test('ballots, hiding and running', () => {
    expect(now('threat', 'megatoys')?.[0]).toBe('You have 3 votes instead of 2.');
    expect(now('hidden', 'megatoys', [{ hide: 'gunman' }])?.[0]).toBe(
      'Your Gunman cannot be lost this round, but does not vote.',
    );
    expect(now('hidden', 'megatoys', [{ hide: 'gunman' }, { hide: 'pin-up' }])).toBeNull();
    expect(now('sprint', 'megatoys')?.[0]).toBe('Run to any open location, not only the Cachou.');
    expect(now('security-camera', 'megatoys')).toBeNull();
  });
});
