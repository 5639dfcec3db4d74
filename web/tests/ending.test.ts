import { describe, expect, test } from 'vitest';
import city from '../src/games/city-of-horror/ending';
import mall from '../src/games/mall-of-horror/ending';
import marvel from '../src/games/marvel-zombies/ending';
import zombies from '../src/games/zombies/ending';
import { goalSaid } from '../src/games/marvel-zombies/say';
import type { AnyView } from '../src/lib/any-view';
import type { ReplayStep } from '../src/lib/api';
import { drawingOf } from '../src/lib/ending/chart';
import { awardsOf, Counts, say, storyOf, type Ending, type EndingOf } from '../src/lib/ending/ending';
import { GAME_ICONS } from '../src/lib/icon-names';
import { keptSteps } from '../src/lib/ending/kept';
import { apart, LANE } from '../src/lib/ending/lanes';
import { Speech } from '../src/lib/speech';
import { patched } from '../src/lib/patch';
import { variantOf, Words } from '../src/lib/words';
import { GAMES, recorded } from './recorded';
import { LANGUAGES, textsOf } from './texts';

/** The steps of a replay, made from what one seat saw. */
function stepsOf(name: string): ReplayStep[] {
  const { welcome, updates } = recorded(name);
  const steps: ReplayStep[] = [
    { version: 0, notices: [], view: welcome.game!.view as AnyView, pending: welcome.game!.pending },
  ];
  for (const { notices, patch, pending } of updates)
    steps.push({ version: steps.length, notices, view: patched(steps.at(-1)!.view, patch), pending });
  return steps;
}
interface Heard {
  seat: string;
  n: number;
  hero: string;
}
const heard = (steps: readonly ReplayStep[], variant: string): Heard[] =>
  steps
    .flatMap(({ notices }) => notices.map(variantOf))
    .filter((notice) => notice.variant === variant)
    .map(({ fields }) => fields as Heard);
const endOf = (steps: ReplayStep[], of: EndingOf): Ending => of({ game: '', players: [], steps });
const scoresOf = (view: AnyView): number[] => (view as unknown as { outcome: { scores: number[] } }).outcome.scores;

const NAMES = ['Ann', 'Bastien', 'Ivy', 'Teodora', 'Émile', 'Fatou'];
const FIXTURES: { name: string; game: string; of: EndingOf }[] = [
  ...GAMES.map((name) => ({ name, game: 'mall-of-horror', of: mall })),
  { name: 'city-4-seats', game: 'city-of-horror', of: city },
  { name: 'zombies-4-seats', game: 'zombies', of: zombies },
  { name: 'marvel-3-seats', game: 'marvel-zombies', of: marvel },
];

/** All texts of an ending, as a reader in this seat reads them. */
function saidOf(
  ending: Ending,
  game: string,
  language: string,
  reader: string | null,
): { said: string[]; faults: Set<string> } {
  const words = new Words(language, textsOf(game, language));
  const speech = new Speech(words, NAMES, reader);
  const all = [
    ...ending.events.map(({ said }) => said),
    ending.chart.title,
    ...ending.chart.lines.map(({ name }) => name),
    ...ending.lists.flatMap(({ title, by, rows, none }) => [
      title,
      none,
      ...(by ? [by.title, by.nobody] : []),
      ...rows.flatMap(({ what, note }) => (note ? [what, note] : [what])),
    ]),
    ...ending.awards.flatMap(({ title, fact }) => [title, fact]),
  ];
  return { said: all.map((each) => each(speech)), faults: words.faults };
}

describe.each(FIXTURES)('the end of $name', ({ name, game, of }) => {
  const steps = stepsOf(name);
  const ending = endOf(steps, of);

  test('every text is there, in both languages and for every reader', () => {
    for (const language of LANGUAGES)
      for (const reader of [null, 'A', 'B', 'C']) {
        const { said, faults } = saidOf(ending, game, language, reader);
        expect([...faults]).toEqual([]);
        expect(said.every((text) => text.length > 0 && !/none|undefined|\{/.test(text))).toBe(true);
      }
  });

  test('every line of the chart has a value for each column, and every mark is on it', () => {
    for (const { values } of ending.chart.lines) expect(values.length).toBe(ending.chart.columns.length);
    for (const { line, column } of ending.chart.marks) {
      expect(ending.chart.lines[line]).toBeDefined();
      expect(column).toBeLessThan(ending.chart.columns.length);
    }
    expect(JSON.stringify(drawingOf(ending.chart, 400, 300))).not.toMatch(/null|NaN/);
  });

  test('the story has at most three events, in their order, and none left out changed more', () => {
    const story = storyOf(ending.events);
    expect(story.length).toBe(Math.min(3, ending.events.length));
    expect(story.map(({ round }) => round)).toEqual(story.map(({ round }) => round).sort((one, other) => one - other));
    const least = Math.min(...story.map(({ change }) => change));
    for (const event of ending.events) if (!story.includes(event)) expect(event.change).toBeLessThanOrEqual(least);
  });

  test('every icon is one of the game’s own or of all games', async () => {
    const { icons } = (await import(`../src/games/${game}/icons.ts`)) as { icons: Record<string, readonly string[]> };
    const known = new Set<string>([...GAME_ICONS, ...icons.poster!, ...icons.board!]);
    const drawn = [
      ...ending.events,
      ...ending.awards,
      ...ending.chart.marks,
      ...ending.lists.flatMap(({ rows }) => rows),
    ].map(({ icon }) => icon);
    expect(drawn.filter((icon) => !known.has(icon))).toEqual([]);
  });

  test('nobody has two awards', () => {
    const seats = ending.awards.map(({ seat }) => seat);
    expect(ending.awards.length).toBeGreaterThan(0);
    expect(new Set(seats).size).toBe(seats.length);
  });
});

describe('the mall', () => {
  test.each(GAMES)('the points of %s end as the score, and every loss has a row', (name) => {
    const steps = stepsOf(name);
    const ending = endOf(steps, mall);
    const scores = scoresOf(steps.at(-1)!.view);
    expect(ending.chart.lines.map(({ values }) => values.at(-1))).toEqual(scores.slice(0, ending.chart.lines.length));
    expect(ending.lists[0]!.rows.length).toBe(heard(steps, 'character-lost').length);
    for (const { values } of ending.chart.lines)
      values.forEach((value, at) => expect(value).toBeLessThanOrEqual(values[at - 1] ?? value));
  });

  test('those who voted for a loss are those whose ballots, or whose decision, named its seat', () => {
    const place = 'megatoys';
    const seat = (letter: string): object => ({
      seat: letter,
      characters: [{ role: 'pin-up', value: 7, fate: 'alive', place }],
    });
    const view = { seats: ['A', 'B', 'C'].map(seat), outcome: null } as unknown as AnyView;
    const ballot = (by: string, named: string): object => ({ seat: by, named, weight: 1 });
    const notices = [
      { 'round-began': { round: 1 } },
      { 'vote-called': { purpose: 'chief', place } },
      { 'ballots-revealed': { ballots: [ballot('C', 'A')] } },
      { 'vote-called': { purpose: 'sacrifice', place } },
      { 'ballots-revealed': { ballots: [ballot('A', 'B'), ballot('B', 'A')] } },
      { 'vote-tied': { among: ['A', 'B'] } },
      { 'tie-broken': { seat: 'C', named: 'A' } },
      { 'character-lost': { seat: 'A', role: 'pin-up', place } },
      { 'vote-called': { purpose: 'sacrifice', place } },
      { 'settled-without-ballot': { purpose: 'sacrifice', seat: 'B' } },
      { 'character-lost': { seat: 'B', role: 'pin-up', place } },
    ];
    const { lists, events } = endOf([{ version: 1, notices, view, pending: null }], mall);
    expect(lists[0]!.rows.map(({ seat, by }) => ({ seat, by }))).toEqual([
      { seat: 'A', by: ['B', 'C'] },
      { seat: 'B', by: [] },
    ]);
    const speech = new Speech(new Words('en', textsOf('mall-of-horror', 'en')), NAMES, 'A');
    expect(events.map(({ said }) => said(speech))).toEqual([
      'Bastien and Ivy fed your Pin-up to the zombies at Megatoys in round 1.',
      'Bastien’s Pin-up was eaten at Megatoys in round 1, without a vote.',
    ]);
  });
});

describe('the city', () => {
  const steps = stepsOf('city-4-seats');
  const ending = endOf(steps, city);

  test('the last column is the score', () => {
    expect(ending.chart.lines.map(({ values }) => values.at(-1))).toEqual(scoresOf(steps.at(-1)!.view).slice(0, 4));
  });

  test('every loss has a row, and only those whom zombies ate have voters', () => {
    const { rows } = ending.lists[0]!;
    expect(rows.map(({ seat }) => seat)).toEqual(heard(steps, 'character-lost').map(({ seat }) => seat));
    const speech = new Speech(new Words('en', textsOf('city-of-horror', 'en')), NAMES);
    for (const { note, by } of rows) if (note?.(speech) === 'not eaten by zombies') expect(by).toEqual([]);
    expect(rows.some(({ by }) => by.length > 0)).toBe(true);
  });
});

describe('Zombies!!!', () => {
  const steps = stepsOf('zombies-4-seats');
  const ending = endOf(steps, zombies);

  test('each line ends with the zombies that the player has', () => {
    const { seats } = steps.at(-1)!.view as unknown as { seats: { kills: number[] }[] };
    const kills = seats.map((each) => each.kills.reduce((sum, n) => sum + n, 0));
    expect(ending.chart.lines.map(({ values }) => values.at(-1))).toEqual(kills);
  });

  test('every death has a row', () => {
    expect(ending.lists[0]!.rows.map(({ seat }) => seat)).toEqual(heard(steps, 'died').map(({ seat }) => seat));
  });

  test('a death costs what the player gives back before they begin anew', () => {
    const seats = ['A', 'B'].map((seat) => ({ seat, kills: [2, 0, 0, 0] }));
    const view = { seats, round: 1, outcome: null } as unknown as AnyView;
    const lost = (seat: string, n: number): object => ({ 'zombies-lost': { seat, figure: 'zombie', n } });
    const notices = [
      { 'turn-began': { seat: 'A', round: 1 } },
      lost('A', 1),
      { died: { seat: 'A' } },
      lost('B', 1),
      lost('A', 3),
      { restarted: { seat: 'A' } },
      lost('A', 1),
    ];
    const { events } = endOf([{ version: 1, notices, view, pending: null }], zombies);
    expect(events.map(({ change }) => change)).toEqual([3]);
  });
});

describe('Marvel Zombies', () => {
  const steps = stepsOf('marvel-3-seats');
  const ending = endOf(steps, marvel);
  const last = steps.at(-1)!.view as unknown as {
    heroes: { who: string; health: number }[];
    mission: { steps: { goal: never; is_fulfilled: boolean }[] };
  };

  test('each hero has a line that ends with their Health', () => {
    expect(ending.chart.lines.map(({ values }) => values.at(-1))).toEqual(last.heroes.map(({ health }) => health));
  });

  test('the goals that were reached have a round, and the others have none', () => {
    const speech = new Speech(new Words('en', textsOf('marvel-zombies', 'en')), NAMES);
    expect(ending.lists[0]!.rows.map(({ what, round }) => [what(speech), round !== null])).toEqual(
      last.mission.steps.map(({ goal, is_fulfilled }) => [goalSaid(speech, goal), is_fulfilled]),
    );
  });

  test('those who fell are those who were eliminated', () => {
    expect(ending.lists[1]!.rows.length).toBe(heard(steps, 'hero-eliminated').length);
  });
});

test('steps that were taken back do not count', () => {
  const step = (version: number, at: number, notices: unknown[]): ReplayStep => ({
    version,
    notices,
    view: { at } as unknown as AnyView,
    pending: null,
  });
  const steps = [step(0, 0, []), step(1, 1, ['moved']), step(2, 0, []), step(3, 2, ['moved']), step(4, 3, ['hit'])];
  expect(keptSteps(steps).map(({ version }) => version)).toEqual([0, 3, 4]);
});

test('an award goes to nobody if two are equal, and a second one to nobody', () => {
  const counts = (...of: [string, number][]): Counts => {
    const made = new Counts();
    for (const [seat, n] of of) made.add(seat, n);
    return made;
  };
  const contest = (of: Counts) => ({ icon: 'vote' as const, title: say('a'), counts: of, fact: () => say('b') });
  const awards = awardsOf([
    contest(counts(['A', 2], ['B', 2])),
    contest(counts(['A', 3], ['B', 2])),
    contest(counts(['A', 5])),
    contest(counts(['B', 1], ['C', 0])),
    contest(counts(['C', 0])),
  ]);
  expect(awards.map(({ seat }) => seat)).toEqual(['A', 'B']);
});

test('lines that would cover each other run side by side', () => {
  const spread = apart([100, 100, 100, 40]);
  const sorted = [...spread].sort((one, other) => one - other);
  sorted.slice(1).forEach((each, at) => expect(each - sorted[at]!).toBeGreaterThanOrEqual(LANE - 0.001));
  expect(spread[3]).toBe(40);
  expect((spread[0]! + spread[1]! + spread[2]!) / 3).toBeCloseTo(100);
});
