import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Plan } from '../src/games/zombies/geometry';
import { meaningOf, piecesOf, pressure, shiftOf, sideOf, targetsOf, thingOf } from '../src/games/zombies/herd';
import type { SeatView, Square, TileView } from '../src/games/zombies/wire';
import { Gesture, type Wish } from '../src/lib/board/gesture.svelte';
import { TableStore } from '../src/lib/table/store.svelte';
import type { Answer, ClientMessage, PlannedStep } from '../src/lib/wire';
import { asks, Server, stubBrowser, welcome } from './server';

vi.mock('../src/lib/settings.svelte', () => ({ pace: () => 0 }));

const step = (action: unknown, ...others: unknown[]): PlannedStep => ({ action, others });
const refusal = { rule: 'ZOM-13.3', reason: 'has-moved-already' };

const planned = (steps: PlannedStep[]): Answer => ({ id: 'p', planned: { steps, aims: ['away-from-you', 'at-B'] } });

/** A server that is asked, and answers when the test says so. */
class Asked {
  wishes: Wish[] = [];
  confirmed: (readonly unknown[])[] = [];
  /** By request: who hears of its answer. */
  private tellers: ((answer: Answer) => void)[] = [];

  readonly gesture = new Gesture(
    {
      plan: (wish, told) => {
        this.wishes.push(wish);
        this.tellers.push(told);
      },
      actAll: (actions, told) => {
        this.confirmed.push(actions);
        this.tellers.push(told);
      },
    },
    thingOf,
  );

  plans(...steps: PlannedStep[]): void {
    this.tellers.at(-1)!(planned(steps));
  }
  /** The answer to the request before the last one comes late. */
  plansLate(...steps: PlannedStep[]): void {
    this.tellers.at(-2)!(planned(steps));
  }
  refuses(): void {
    this.tellers.at(-1)!({ id: 'p', refused: refusal });
  }
  fails(): void {
    this.tellers.at(-1)!({ id: 'p', failed: 'not-allowed' });
  }
  get wish(): Wish {
    return this.wishes.at(-1)!;
  }
  get actions(): unknown[] {
    return this.gesture.steps.map(({ action }) => action);
  }
}

describe('a gesture', () => {
  let asked: Asked;
  let gesture: Gesture;
  beforeEach(() => {
    asked = new Asked();
    gesture = asked.gesture;
    gesture.begin('three zombies');
    asked.plans(step('a1', 'a2'), step('b1', 'b2'), step('c1', 'c2', 'd1'));
  });

  test('shows the plan and is confirmed as a whole', () => {
    expect([asked.actions, gesture.isShown, gesture.canConfirm]).toEqual([['a1', 'b1', 'c1'], true, true]);
    expect(gesture.possibleAims).toEqual(['away-from-you', 'at-B']);
    gesture.confirm();
    gesture.confirm();
    expect(asked.confirmed).toEqual([['a1', 'b1', 'c1']]);
    expect(gesture.canConfirm).toBe(false);
    // Something else is asked, then the same again, after an undo.
    gesture.pause();
    expect(gesture.isOn).toBe(false);
    gesture.begin('three zombies');
    expect([asked.wishes.length, gesture.isShown]).toEqual([2, false]);
  });

  test('keeps what the player changed while the same is asked', () => {
    gesture.takeBack(2);
    asked.plans(step('a1'), step('b1'), step('c1'));
    gesture.pause();
    gesture.begin('three zombies');
    expect([asked.wishes.length, asked.actions]).toEqual([2, ['a1', 'b1']]);
    gesture.begin('two zombies');
    expect([asked.wishes.length, gesture.isShown]).toEqual([3, false]);
  });

  test('aims and ideas begin anew', () => {
    gesture.aim('at-B');
    expect(asked.wish).toEqual({ keep: [], aims: ['at-B'], n_tries: 0 });
    asked.plans(step('b1'), step('b2'), step('b3'));
    gesture.aim('away-from-you');
    asked.plans(step('b1'), step('b2'), step('b3'));
    gesture.another();
    expect(asked.wish).toEqual({ keep: [], aims: ['at-B', 'away-from-you'], n_tries: 1 });
    // The same idea in another order is none.
    asked.plans(step('b2'), step('b1'), step('b3'));
    expect(asked.wish.n_tries).toBe(2);
    asked.plans(step('c1'), step('b1'), step('b3'));
    expect(asked.actions).toEqual(['c1', 'b1', 'b3']);
    gesture.aim('at-B');
    expect(asked.wish).toEqual({ keep: [], aims: ['away-from-you'], n_tries: 0 });
  });

  test('one step is changed; those after it stay, or are proposed anew', () => {
    gesture.change(1, 'b2');
    expect(asked.wish.keep).toEqual(['a1', 'b2', 'c1']);
    asked.refuses();
    expect(asked.wish.keep).toEqual(['a1', 'b2']);
    asked.plans(step('a1'), step('b2'), step('c9'));
    expect(asked.actions).toEqual(['a1', 'b2', 'c9']);
  });

  test('a change that a rule forbids is told and changes nothing', () => {
    gesture.change(0, 'z');
    asked.refuses();
    asked.refuses();
    expect([asked.actions, gesture.refusal]).toEqual([['a1', 'b1', 'c1'], refusal]);
  });

  test('one more takes the place of the last', () => {
    gesture.add('d1');
    expect(asked.wish.keep).toEqual(['a1', 'b1', 'd1']);
  });

  test('steps are taken back and cleared, and done one by one', () => {
    gesture.takeBack(0);
    expect(asked.wish.keep).toEqual(['b1', 'c1']);
    asked.plans(step('b1'), step('c1'), step('e1'));
    expect([asked.actions, gesture.isWhole, gesture.options(2)]).toEqual([['b1', 'c1'], false, ['e1']]);
    gesture.clear();
    expect([asked.actions, gesture.canConfirm]).toEqual([[], false]);
    gesture.add('x1');
    expect(asked.wish.keep).toEqual(['x1']);
    asked.plans(step('x1'), step('y1'), step('z1'));
    expect([asked.actions, gesture.options(gesture.next)]).toEqual([['x1'], ['y1']]);
  });

  test('only the last answer counts', () => {
    gesture.aim('at-B');
    gesture.another();
    asked.plansLate(step('old'));
    expect(asked.actions).toEqual(['a1', 'b1', 'c1']);
    asked.plans(step('new'));
    expect(asked.actions).toEqual(['new']);
  });

  test('without a plan, and if it cannot be confirmed, the zombies are moved one by one', () => {
    gesture.confirm();
    asked.fails();
    expect(gesture.isOn).toBe(false);
    gesture.begin('something else');
    expect(gesture.isOn).toBe(true);
    asked.fails();
    expect(gesture.isOn).toBe(false);
  });

  test('an aim that is gone is forgotten', () => {
    gesture.aim('at-B');
    asked.plans(step('a1'));
    gesture.begin('something else');
    asked.fails();
    expect(asked.wish.aims).toEqual([]);
    asked.plans(step('a1'));
    expect([gesture.isShown, gesture.aims]).toEqual([true, []]);
  });
});

const laid = (spot: number, y: number, figures: TileView['figures'] = []): TileView => ({
  spot,
  tile: spot === 0 ? 'town-square' : 'straight',
  zone: 'city',
  cell: { x: 0, y },
  turn: 0,
  figures,
  bullets: [],
  life: [],
  manholes: [],
  passages: [],
});
const at = (spot: number, square: number): Square => ({ spot, at: square });
const stands = (seat: string, square: Square): SeatView =>
  ({ seat, at: square, is_dead: false, is_below: false }) as SeatView;
const move = (from: Square, to: Square): unknown => ({ 'move-zombie': { from, to } });

describe('zombies in a gesture', () => {
  const plan = new Plan([laid(0, 0), laid(1, -1), laid(2, -2)]);
  const seats = [stands('A', at(0, 4)), stands('B', at(2, 4))];
  const north = move(at(0, 1), at(1, 7));
  const toB = move(at(1, 4), at(2, 7));
  const home = move(at(0, 7), at(0, 4));

  const shown = (...steps: PlannedStep[]): Gesture => {
    const asked = new Asked();
    asked.gesture.begin('x');
    asked.plans(...steps);
    return asked.gesture;
  };
  const crowd = (key: string): number => ['0.1', '1.4', '0.7'].filter((each) => each === key).length;

  test('those that move stand where they go, all others where they are', () => {
    const gesture = shown(step(north, home), step(toB, home, move(at(1, 4), at(1, 1))));
    const pieces = piecesOf(gesture, crowd);
    expect(pieces.map(({ key, at: square, step: nth }) => [key, square, nth])).toEqual([
      ['0.1-0', at(1, 7), 0],
      ['0.7-0', at(0, 7), null],
      ['1.4-0', at(2, 7), 1],
    ]);
    expect(targetsOf(gesture, pieces[2]!).map(({ to }) => to)).toEqual([at(1, 1)]);
    expect(targetsOf(gesture, pieces[1]!).map(({ to }) => to)).toEqual([at(0, 4)]);
  });

  test('a new one can be put on every free square', () => {
    const put = (square: number): unknown => ({ put: { at: at(1, square) } });
    const gesture = shown(step(put(1), put(4), put(7)), step(put(4), put(7)));
    const [first] = piecesOf(gesture, () => 0);
    // The other one stands on square 4.
    expect(targetsOf(gesture, first!).map(({ to }) => to.at)).toEqual([7]);
    gesture.clear();
    expect(targetsOf(gesture, null).map(({ to }) => to.at)).toEqual([1, 4, 7]);
  });

  describe('with tokens', () => {
    const put = (square: number): unknown => ({ put: { at: at(1, square) } });
    const bullet = (square: number): unknown => ({ 'put-bullet': { at: at(1, square) } });
    const life = (square: number): unknown => ({ 'put-life': { at: at(1, square) } });
    let asked: Asked;
    let gesture: Gesture;
    beforeEach(() => {
      asked = new Asked();
      gesture = asked.gesture;
      gesture.begin('a shop');
      asked.plans(
        step(put(1), put(4), put(7)),
        step(put(4), put(7)),
        step(bullet(1), bullet(4), bullet(7)),
        step(bullet(4), bullet(7)),
        step(life(7)),
      );
    });

    test('tokens come last, and share squares only with zombies', () => {
      const pieces = piecesOf(gesture, () => 0);
      expect(pieces.map(({ key, thing, step: nth }) => [key, thing, nth])).toEqual([
        ['new-0', 'zombie', 0],
        ['new-1', 'zombie', 1],
        ['token-bullet-0', 'bullet', 2],
        ['token-bullet-1', 'bullet', 3],
        ['token-life-0', 'life', 4],
      ]);
      expect(gesture.numberOf('zombie')).toBe(2);
      const targets = (nth: number): number[] => targetsOf(gesture, pieces[nth]!).map(({ to }) => to.at);
      // The other zombie stands on 4. The other bullet lies there too, and the life on 7.
      expect([targets(0), targets(2)]).toEqual([[7], []]);
      expect([...pressure(plan, seats, [shiftOf(bullet(7))!])]).toEqual([]);
    });

    test('a token is moved without any change to the rest', () => {
      gesture.change(4, life(1));
      expect(asked.wish.keep).toEqual([put(1), put(4), bullet(1), bullet(4), life(1)]);
      gesture.confirm();
      expect(asked.confirmed[0]).toHaveLength(5);
    });

    test('what is taken back is put again before the tokens, which are then proposed anew', () => {
      gesture.takeBack(0);
      expect(asked.wish.keep).toEqual([put(4)]);
      asked.plans(step(put(4)), step(put(1), put(7)), step(bullet(1)), step(bullet(4)), step(life(7)));
      expect([asked.actions, gesture.isWhole]).toEqual([[put(4)], false]);
      gesture.add(put(7));
      asked.plans(step(put(4)), step(put(7)), step(bullet(1)), step(bullet(4)), step(life(7)));
      expect([asked.actions.length, gesture.isWhole]).toEqual([5, true]);
      gesture.takeBack(4);
      asked.plans(step(put(4)), step(put(7)), step(bullet(1)), step(bullet(4)), step(life(7)));
      expect([asked.actions.length, gesture.isWhole]).toEqual([4, false]);
    });
  });

  test('what a step means, and what it changes for the players', () => {
    const meaning = (action: unknown): unknown => {
      const { word, seat } = meaningOf(plan, seats, 'A', shiftOf(action)!);
      return [word, seat];
    };
    expect(meaning(north)).toEqual(['leaves', 'A']);
    expect(meaning(toB)).toEqual(['beside', 'B']);
    expect(meaning(home)).toEqual(['onto', 'A']);
    expect(meaning(move(at(1, 7), at(1, 4)))).toEqual(['goes', null]);
    expect(meaning({ put: { at: at(1, 4) } })).toEqual(['put', null]);
    const moves = [north, toB].map((action) => shiftOf(action)!);
    expect([...pressure(plan, seats, moves)]).toEqual([
      ['A', -1],
      ['B', 1],
    ]);
    expect(sideOf(plan, at(0, 1), at(1, 7))).toBe('n');
    expect(sideOf(plan, at(0, 4), at(0, 5))).toBe('e');
  });
});

test('plans and gestures go to the server, and only the gesture tells what went wrong', () => {
  const server = new Server();
  stubBrowser();
  const store = new TableStore('t', 'default', server.connect);
  const pending = asks({ who: ['A'] });
  server.lines[0]!.say(welcome(['A'], ['A'], { version: 5, pending, choices: { allowed: ['a'] } }));
  const sent = server.lines[0]!.sent;
  const idOf = (message: ClientMessage): string => (Object.values(message) as { id: string }[])[0]!.id;
  const heard: Answer[] = [];
  const wish = { keep: ['a'], aims: ['at-B'], n_tries: 2 };
  store.requests.plan(wish, (answer) => heard.push(answer));
  expect(sent.at(-1)).toEqual({ plan: { id: idOf(sent.at(-1)!), seat: 'A', ...wish } });
  server.lines[0]!.say({ answer: { id: idOf(sent.at(-1)!), refused: refusal } });
  expect([heard.length, store.requests.refusal]).toEqual([1, null]);
  store.requests.doAll(['a', 'b'], (answer) => heard.push(answer));
  expect(sent.at(-1)).toEqual({ 'do-all': { id: idOf(sent.at(-1)!), seat: 'A', actions: ['a', 'b'] } });
  server.lines[0]!.say({ answer: { id: idOf(sent.at(-1)!), refused: refusal } });
  expect([heard.length, store.requests.refusal]).toEqual([2, refusal]);
});
