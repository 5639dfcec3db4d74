import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { filmOf } from '../src/lib/film/film';
import { HotSeat } from '../src/lib/hotseat.svelte';
import { TableStore } from '../src/lib/table/store.svelte';
import { asks, Server, stubBrowser, welcome } from './server';

vi.mock('../src/lib/settings.svelte', () => ({ pace: () => 0 }));

const film = filmOf({
  holdsMs: {},
  othersMs: 500,
  stays: { variants: [], ms: 0 },
  large: [],
  small: [],
  cuts: (notice) => (notice === 'begin' ? 'begins' : notice === 'end' ? 'ends' : null),
});

let server: Server;
let page: ReturnType<typeof stubBrowser>;
beforeEach(() => {
  server = new Server();
  page = stubBrowser();
});

test('the log forgets what its player takes back, and nothing else', () => {
  const server = new Server();
  stubBrowser();
  const store = new TableStore('t', 'default', server.connect);
  const line = server.lines[0]!;
  const update = (version: number, notice: string, more: object = {}): void => {
    line.say({ update: { version, notices: [[notice]], ...more } });
    flushSync();
  };
  line.say(welcome(['A'], ['A'], { version: 5, view: {} }));
  update(6, 'b walks');
  store.requests.do('draw');
  update(7, 'a draws');
  update(8, 'a rolls', { undo: 'A' });
  line.say({ answer: { id: line.lastId, done: { version: 8 } } });
  expect(store.log.map(({ notice }) => notice)).toEqual(['b walks', 'a draws', 'a rolls']);
  store.requests.undo();
  line.say({ update: { version: 9, notices: [[]] } });
  line.say({ answer: { id: line.lastId, done: { version: 9 } } });
  expect(store.log.map(({ notice }) => notice)).toEqual(['b walks']);
  update(10, 'a draws');
  expect(store.log.map(({ notice }) => notice)).toEqual(['b walks', 'a draws']);
});

describe('one table', () => {
  let store: TableStore;
  const say = (message: object): void => server.lines[0]!.say(message);
  const update = (version: number, more: object): void => say({ update: { version, notices: [[]], ...more } });

  beforeEach(() => {
    store = new TableStore('t', 'default', server.connect);
    store.use(film, true);
    say(welcome(['A'], ['A'], { version: 5, view: { n: 0 } }));
  });

  test('an update changes the view by its patch; an old one changes nothing', () => {
    update(6, { notices: [['moved']], patch: { n: 1 } });
    expect([store.screen.view, store.log]).toEqual([{ n: 1 }, [{ version: 6, notice: 'moved' }]]);
    update(6, { notices: [['moved']], patch: { n: 9 } });
    expect(store.screen.view).toEqual({ n: 1 });
  });

  test('after a gap it greets again', () => {
    update(8, { patch: { n: 3 } });
    expect([server.lines[0]!.nGreetings, store.screen.view]).toEqual([2, { n: 0 }]);
  });

  test.each(['turn', 'sealed', 'window'])('it is my turn until I have answered: %s', (mode) => {
    const pending = asks({ who: ['A', 'B'], mode });
    update(6, { pending, choices: { allowed: ['pass', 'hold'] } });
    expect(store.isMyTurn).toBe(true);
    update(7, { answered: true });
    expect([store.isMyTurn, store.screen.choices.length]).toEqual([false, 2]);
    // An answer that is taken back is due again.
    update(8, {});
    expect(store.isMyTurn).toBe(true);
  });

  test('a scene is kept with the views that the server sent', () => {
    update(6, {
      notices: [['before', 'begin', 'step', 'end']],
      patch: { n: 3 },
      film: [
        { notices: 2, patch: { n: 1 } },
        { notices: 3, patch: { n: 2 } },
        { notices: 4, patch: { n: 3 } },
      ],
    });
    expect(store.recorder.scene?.map(({ notice, view }) => [notice, view])).toEqual([
      ['begin', { n: 1 }],
      ['step', { n: 2 }],
    ]);
  });

  test('what happens while the page is hidden waits for the player, frame by frame', () => {
    page.hide();
    update(6, { notices: [['one', 'two']], patch: { n: 2 }, film: [{ notices: 1, patch: { n: 1 } }] });
    expect(store.absence.away).toBeNull();
    page.show();
    expect(store.absence.away).toMatchObject({ from: 5, to: 6 });
    expect(store.absence.away?.frames.map(({ notice, view }) => [notice, view])).toEqual([
      ['one', { n: 1 }],
      ['two', { n: 2 }],
    ]);
    update(7, { notices: [['three']], patch: { n: 3 } });
    expect(store.absence.away?.frames).toHaveLength(2);
  });
});

describe('a device that two people play on', () => {
  let hot: HotSeat;
  const A = () => server.line('/socket');
  const B = () => server.line('?seat=B');
  const table = () => server.line('?watch=true');
  const secret = { hand: ['axe'] };

  /** All three connections hear of the same version; only the asked one has choices. */
  function round(version: number, who: string): void {
    const pending = asks({ who: [who] });
    const told = { version, notices: [['moved']], pending };
    for (const [seat, line] of [
      ['A', A()],
      ['B', B()],
    ] as const)
      line.say({ update: { ...told, choices: seat === who ? { allowed: ['pass'] } : undefined } });
    table().say({ update: { ...told, patch: { n: version } } });
    settle();
  }
  function settle(): void {
    flushSync();
    hot.settle();
  }

  beforeEach(() => {
    hot = new HotSeat('t', server.connect);
    A().say(welcome(['A'], ['A', 'B'], { version: 5, view: secret }));
    // Nothing is on the screen before the table itself is.
    expect(hot.shown).toBeNull();
    hot.follow();
    B().say(welcome(['B'], ['A', 'B'], { version: 5, view: secret }));
    table().say(welcome([], ['A', 'B'], { version: 5, view: { n: 5 } }));
    hot.use(film);
    settle();
  });

  test('one more connection watches as the table, and its view lies open', () => {
    expect(server.lines.map(({ url }) => url.split('/socket')[1])).toEqual(['', '?seat=B', '?watch=true']);
    expect([hot.isOpen, hot.shown?.screen.view]).toEqual([true, { n: 5 }]);
  });

  test('a seat is on the screen only while its player holds the device and must answer', () => {
    round(6, 'A');
    expect([hot.next, hot.isOpen]).toEqual(['A', true]);
    hot.take('A');
    expect([hot.next, hot.isOpen, hot.shown?.screen.view]).toEqual([null, false, secret]);
    round(7, 'B');
    expect([hot.next, hot.isOpen, hot.shown?.screen.view]).toEqual(['B', true, { n: 7 }]);
    hot.take('B');
    expect(hot.shown?.seats).toEqual(['B']);
  });

  test('nobody is called before the table has shown what happened', () => {
    A().say({
      update: { version: 6, notices: [['moved']], pending: asks({ who: ['A'] }), choices: { allowed: ['pass'] } },
    });
    expect([hot.next, hot.isOpen]).toEqual([null, true]);
    B().say({ update: { version: 6, notices: [['moved']], pending: asks({ who: ['A'] }) } });
    table().say({ update: { version: 6, notices: [['moved']], pending: asks({ who: ['A'] }) } });
    expect(hot.next).toBe('A');
  });

  test('the holder may look at their seat, until the turn changes hands', () => {
    hot.look();
    expect([hot.isOpen, hot.shown?.seats]).toEqual([false, ['A']]);
    hot.lookAway();
    expect(hot.isOpen).toBe(true);
  });

  test('the connections of friends who leave are closed, and the table is no longer watched', () => {
    A().say(welcome(['A'], ['A'], { version: 5, view: secret }));
    hot.follow();
    expect([A().isClosed, B().isClosed, table().isClosed]).toEqual([false, true, true]);
    expect([hot.isOpen, hot.shown?.screen.view]).toEqual([false, secret]);
  });
});
