import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filmOf } from '../src/lib/film/film';
import { leavesPass, passOrder } from '../src/lib/orders';
import { WindowKeys } from '../src/lib/play/window-keys';
import { GraceClock } from '../src/lib/table/grace-clock.svelte';
import { TableStore } from '../src/lib/table/store.svelte';
import type { ClientMessage, Grace } from '../src/lib/wire';
import { asks, Server, stubBrowser, welcome } from './server';

const moving = vi.hoisted(() => ({ pace: 0 }));
vi.mock('../src/lib/settings.svelte', () => ({ pace: () => moving.pace, settings: { textPanel: false } }));

const OPEN: Grace = { left_ms: 3000, of_ms: 3000, waiting: [], ahead: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  moving.pace = 0;
});

describe('the time of a window', () => {
  test('it runs from when it was told, and not below nothing', () => {
    const clock = new GraceClock();
    expect(clock.leftMs(performance.now())).toBe(0);
    clock.hear({ ...OPEN, left_ms: 1900 }, true);
    expect(clock.leftMs(performance.now())).toBe(1900);
    vi.advanceTimersByTime(400);
    expect(clock.leftMs(performance.now())).toBe(1500);
    vi.advanceTimersByTime(4000);
    expect(clock.leftMs(performance.now())).toBe(0);
  });

  test('it stands still and whole as long as somebody thinks', () => {
    const clock = new GraceClock();
    clock.hear({ ...OPEN, left_ms: 700, waiting: ['B'] }, true);
    vi.advanceTimersByTime(9000);
    expect([clock.isHeld, clock.leftMs(performance.now())]).toEqual([true, 3000]);
    clock.hear(null, false);
    expect([clock.isHeld, clock.leftMs(performance.now())]).toEqual([false, 0]);
  });
});

describe('a table with windows that close by themselves', () => {
  let server: Server;
  let store: TableStore;
  let version: number;
  const line = () => server.lines[0]!;
  const sent = (): ClientMessage[] => line().sent;
  const ids = (): string[] => sent().map((message) => (Object.values(message)[0] as { id: string }).id);
  const update = (more: object, notices: unknown[][] = [[]]): void => {
    version += notices.length;
    line().say({ update: { version, notices, ...more } });
    flushSync();
  };
  const window = asks({ who: ['A', 'B'], mode: 'reaction', question: 'roll' });
  const open = (grace: Partial<Grace> = {}, more: object = {}): void =>
    update({ pending: window, choices: { allowed: ['pass', 'dodge'] }, grace: { ...OPEN, ...grace }, ...more });

  beforeEach(() => {
    server = new Server();
    stubBrowser();
    version = 5;
    store = new TableStore('t', 'default', server.connect);
    store.use(filmOf({ holdsMs: {}, othersMs: 1000, stays: { variants: [], ms: 0 }, large: [], small: [] }), true);
    line().say(welcome(['A'], ['A'], { version, view: {} }));
  });

  test('nobody is asked in it, and whoever it waits for may ask for time', () => {
    open();
    expect([store.isMyTurn, store.grace.isForUs, store.screen.choices.length]).toEqual([false, true, 2]);
    open({}, { pending: asks({ who: ['B'], mode: 'reaction', question: 'roll' }) });
    expect([store.isMyTurn, store.grace.isForUs]).toEqual([false, false]);
  });

  test('a player who is alone is not asked what the table is about to answer for them', () => {
    const passing = { pending: window, choices: { allowed: ['pass', 'dodge'] }, alone: true };
    update({ ...passing, answered: true });
    expect(store.isMyTurn).toBe(false);
    update({ ...passing, answered: false });
    expect(store.isMyTurn).toBe(true);
  });

  test('whoever asked for time is asked', () => {
    open();
    store.requests.wait();
    store.requests.wait();
    expect(sent()).toEqual([{ wait: { id: ids()[0], seat: 'A', seen: version } }]);
    expect(store.requests.isAskingForTime).toBe(true);
    line().say({ answer: { id: ids()[0], done: { version: 7 } } });
    open({ waiting: ['A'] });
    expect([store.requests.isAskingForTime, store.isMyTurn, store.grace.isHeld]).toEqual([false, true, true]);
    open({ waiting: ['B'] });
    expect([store.isMyTurn, store.grace.isForUs]).toEqual([false, true]);
  });

  test('a wish for time that comes too late is told, and is no refusal', () => {
    open();
    store.requests.wait();
    line().say({ answer: { id: ids()[0], refused: { rule: 'TABLE-11', reason: 'no-window' } } });
    expect([store.requests.refusal, store.requests.announcer.now]).toEqual([null, 'too-late']);
    vi.advanceTimersByTime(7000);
    expect(store.requests.announcer.now).toBeNull();
  });

  test('an answer to what comes after the window is kept until it closes', () => {
    update({ pending: asks({ who: ['A'] }), choices: { allowed: ['walk'] }, grace: { ...OPEN, ahead: true } });
    expect([store.isMyTurn, store.grace.isForUs]).toEqual([true, true]);
    store.requests.do('walk');
    expect([store.isMyTurn, store.requests.keptActions]).toEqual([false, ['walk']]);
    line().say({ answer: { id: ids()[0], done: { version: 7 } } });
    expect([store.isMyTurn, store.requests.isKept]).toEqual([true, false]);
  });

  test('an answer that is overtaken falls away with a short notice', () => {
    update({ pending: asks({ who: ['A'] }), choices: { allowed: ['walk'] }, grace: { ...OPEN, ahead: true } });
    store.requests.do('walk');
    line().say({ answer: { id: ids()[0], failed: 'overtaken' } });
    const { isKept, failure, announcer } = store.requests;
    expect([isKept, failure, announcer.now]).toEqual([false, null, 'overtaken']);
  });

  test('it says which version it answers, and can be taken back', () => {
    update({ pending: asks({ who: ['A'] }), choices: { allowed: ['walk'] }, grace: { ...OPEN, ahead: true } });
    store.requests.do('walk');
    store.requests.undo();
    expect(sent()).toEqual([
      { do: { id: ids()[0], seat: 'A', action: 'walk', seen: version } },
      { undo: { id: ids()[1], seat: 'A' } },
    ]);
    line().say({ answer: { id: ids()[0], failed: 'overtaken' } });
    line().say({ answer: { id: ids()[1], done: { version } } });
    const { isKept, failure, announcer } = store.requests;
    expect([isKept, failure, announcer.now, store.isMyTurn]).toEqual([false, null, null, true]);
  });

  test('a card that is played in secret is kept too', () => {
    open();
    store.requests.do('dodge');
    expect(store.requests.keptActions).toEqual(['dodge']);
  });

  test('whoever has asked for time is answered at once', () => {
    open({ waiting: ['A'] });
    store.requests.do('dodge');
    expect(store.requests.isKept).toBe(false);
  });

  test('without a window an answer is not kept', () => {
    update({ pending: asks({ who: ['A'] }), choices: { allowed: ['walk'] } });
    store.requests.do('walk');
    expect(store.requests.isKept).toBe(false);
  });

  test.each([
    [true, 0, 1500, 'alone'],
    [false, 0, 1500, 'joined'],
    [false, 1, 1500, 'watched'],
    [false, 1, null, 'asked'],
  ])(
    'that the table is alone (%s) is told when it changes, with %i watching',
    (alone, spectators, grace, announced) => {
      update({ pending: window, alone: !alone });
      store.requests.announcer.hush();
      line().say({ table: { spectators, grace_ms: grace } });
      update({ alone });
      expect(store.requests.announcer.now).toBe(announced);
      store.requests.announcer.hush();
      update({ alone });
      expect(store.requests.announcer.now).toBeNull();
    },
  );

  describe('a pass for a while', () => {
    const order = passOrder('turn', { unless_mine: true });
    const leave = (): void => {
      store.leavePass(order);
      line().say({ answer: { id: ids()[0], done: { version: version + 1 } } });
    };
    const passes = (): unknown[] =>
      sent()
        .slice(1)
        .map((message) => 'do' in message && message.do.action);

    test('also lets the window go by that is open and waits for this player', () => {
      update({ pending: window, choices: { allowed: ['pass', 'dodge'] } });
      leave();
      expect(passes()).toEqual([]);
      update({});
      expect(passes()).toEqual(['pass']);
      // If the pass comes too late, nobody needs to know.
      line().say({ answer: { id: ids()[1], refused: { rule: 'TABLE-2', reason: 'not-asked' } } });
      expect(store.requests.refusal).toBeNull();
    });

    test.each([
      ['the rules have let it go by', { answered: true }],
      [
        'the question is another one',
        { pending: asks({ who: ['A'], question: 'other' }), choices: { allowed: ['pass'] } },
      ],
      ['it waits for others', { pending: asks({ who: ['B'], question: 'roll' }) }],
      ['the player sees ahead', { grace: { ...OPEN, ahead: true } }],
    ])('sends no second pass where %s', (_, after) => {
      update({ pending: window, choices: { allowed: ['pass', 'dodge'] } });
      leave();
      update(after);
      expect(passes()).toEqual([]);
    });

    test('also passes where a player alone is not asked but may pass', () => {
      open({}, { alone: true });
      leave();
      open({}, { alone: true });
      expect(passes()).toEqual(['pass']);
    });

    test('also passes where people play together and nobody is asked', () => {
      open();
      leave();
      open();
      expect(passes()).toEqual(['pass']);
      // If the window has closed meanwhile, the pass is no answer to what is asked then.
      expect(sent().at(-1)).toMatchObject({ do: { seen: version } });
    });

    test('does not pass in the next window', () => {
      open();
      leave();
      open({}, { pending: asks({ who: ['A', 'B'], mode: 'reaction', question: 'other' }) });
      expect(passes()).toEqual([]);
    });

    test('is told from other orders', () => {
      const at = (moment: string | null, pass: object | null): object => ({ order: { pass: { at: moment, pass } } });
      expect(leavesPass(order)).toBe(true);
      for (const other of [at(null, null), at('kill', { until: 'turn' }), { order: 'hold' }, 'pass', null])
        expect(leavesPass(other)).toBe(false);
    });
  });

  describe('the film', () => {
    const one = (n: number) => Array.from({ length: n }, (_, at) => `step ${at}`);

    test('takes no more than its share of the time of a window', async () => {
      moving.pace = 1;
      open({}, {});
      expect(store.player.isCaughtUp).toBe(true);
      update({ grace: undefined });
      update({ pending: window, grace: OPEN }, [one(4)]);
      expect([store.player.isCaughtUp, store.player.remaining.length]).toEqual([false, 3]);
      await vi.advanceTimersByTimeAsync(1250);
      expect(store.player.isCaughtUp).toBe(true);
    });

    test('alone with bots, has time of its own before the player’s, and then the window closes', async () => {
      moving.pace = 1;
      store.grace.ownMs = 3000;
      const alone = { pending: window, choices: { allowed: ['pass', 'dodge'] }, alone: true, answered: false };
      update({ ...alone, grace: { ...OPEN, left_ms: 14_000, of_ms: 14_000 } }, [one(6)]);
      await vi.advanceTimersByTimeAsync(4000);
      expect([store.player.isCaughtUp, store.grace.leftMs(performance.now())]).toEqual([false, 3000]);
      await vi.advanceTimersByTimeAsync(2000);
      expect(store.player.isCaughtUp).toBe(true);
      const left = store.grace.leftMs(performance.now());
      expect(left).toBeGreaterThan(2000);
      expect(sent()).toEqual([]);
      await vi.advanceTimersByTimeAsync(left);
      expect(sent()).toEqual([{ do: { id: ids()[0], seat: 'A', action: 'pass', seen: version } }]);
    });

    test('a window that the player holds open does not close', async () => {
      moving.pace = 1;
      store.grace.ownMs = 3000;
      const alone = { pending: window, choices: { allowed: ['pass', 'dodge'] }, alone: true, answered: false };
      update({ ...alone, grace: { ...OPEN, left_ms: 14_000, of_ms: 14_000 } }, [one(1)]);
      await vi.advanceTimersByTimeAsync(1500);
      update({ ...alone, grace: { ...OPEN, left_ms: 12_500, of_ms: 14_000, waiting: ['A'] } });
      await vi.advanceTimersByTimeAsync(9000);
      expect(sent()).toEqual([]);
    });

    test('has its own time where no window opens', async () => {
      moving.pace = 1;
      update({}, [one(4)]);
      await vi.advanceTimersByTimeAsync(3900);
      expect(store.player.isCaughtUp).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(store.player.isCaughtUp).toBe(true);
    });

    test('of what the player skips flows by, and waits to be watched', async () => {
      moving.pace = 1;
      update({ alone: true, pending: asks({ who: ['B'] }) }, [one(3)]);
      store.skip();
      expect(sent()).toEqual([{ skip: { id: ids()[0], seat: 'A' } }]);
      update({ alone: true }, [['b rolls'], ['b walks']]);
      expect(store.absence.away).toBeNull();
      update({ alone: true, pending: asks({ who: ['A'] }), choices: { allowed: ['draw'] } }, [['b is done']]);
      expect(store.absence.away?.frames.map(({ notice }) => notice)).toEqual([
        'step 1',
        'step 2',
        'b rolls',
        'b walks',
        'b is done',
      ]);
      await vi.advanceTimersByTimeAsync(1600);
      expect([store.player.isCaughtUp, store.isMyTurn]).toEqual([true, true]);
      update({ alone: true }, [['later']]);
      expect(store.absence.away?.frames).toHaveLength(5);
    });

    test('flows by even if nothing was on show when the player began to skip, and if bots think for long', async () => {
      moving.pace = 1;
      update({ alone: true, pending: asks({ who: ['B'] }) });
      await vi.advanceTimersByTimeAsync(100);
      expect(store.player.isCaughtUp).toBe(true);
      store.skip();
      update({ alone: true }, [one(9)]);
      await vi.advanceTimersByTimeAsync(1600);
      expect(store.player.isCaughtUp).toBe(true);
      update({ alone: true, pending: asks({ who: ['A'] }), choices: { allowed: ['draw'] } }, [one(9)]);
      await vi.advanceTimersByTimeAsync(200);
      expect([store.player.isCaughtUp, store.isMyTurn]).toEqual([true, true]);
    });

    test('goes faster the more of it is waiting, so that the screen is never far behind', async () => {
      moving.pace = 1;
      for (let turn = 0; turn < 12; turn++) update({}, [one(1)]);
      await vi.advanceTimersByTimeAsync(5000);
      expect(store.player.isCaughtUp).toBe(true);
    });
  });
});

describe('the keys of a window', () => {
  const done: string[] = [];
  const at = { mayWait: true, isGoingBy: true, isOffered: true, canAct: true, isPicking: false };
  const keys = (how: Partial<typeof at> = {}): WindowKeys => {
    const { mayWait, isGoingBy, isOffered, canAct, isPicking } = { ...at, ...how };
    const answer = (name: string) => ({ key: name, icon: 'l:hand' as const, name, about: '', kind: 'card' as const });
    return new WindowKeys({
      canAct,
      window: { mayWait, isGoingBy, press: () => done.push('wait') },
      tempo: { isOffered, change: (by: number) => done.push(`speed ${by}`), skip: () => done.push('skip') },
      model: {
        isPicking,
        answers: ['shoe', 'cramp'].map((name) => ({ ...answer(name), tap: () => void done.push(name) })),
      },
    });
  };
  const press = (key: string, how: Partial<typeof at> = {}): boolean =>
    keys(how).press({ key, target: null } as unknown as KeyboardEvent);
  beforeEach(() => {
    vi.stubGlobal('Element', Object);
    done.length = 0;
  });

  test('Space holds it, numbers answer, comma and full stop change the speed, End skips', () => {
    for (const key of [' ', '1', '2', ',', '.', 'End']) expect(press(key)).toBe(true);
    expect(done).toEqual(['wait', 'shoe', 'cramp', 'speed -1', 'speed 1', 'skip']);
  });

  test('each works only where it means something', () => {
    expect(press(' ', { mayWait: false })).toBe(false);
    expect(press('3')).toBe(false);
    expect(press('1', { isGoingBy: false })).toBe(false);
    expect(press('1', { isPicking: true })).toBe(false);
    expect(press('1', { canAct: false })).toBe(false);
    expect(press('End', { isOffered: false })).toBe(false);
    expect(press('x')).toBe(false);
    expect(done).toEqual([]);
    // Films have speeds at every table.
    for (const key of [',', '.']) expect(press(key, { isOffered: false })).toBe(true);
  });
});
