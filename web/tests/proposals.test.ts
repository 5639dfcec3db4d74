import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TableStore } from '../src/lib/table/store.svelte';
import type { ClientMessage } from '../src/lib/wire';
import { asks, Server, stubBrowser, welcome } from './server';

vi.mock('../src/lib/settings.svelte', () => ({ pace: () => 0, settings: { textPanel: false } }));

describe('orders that are proposed to a player', () => {
  let server: Server;
  let store: TableStore;
  const sent = (): ClientMessage[] => server.lines[0]!.sent;
  const idOfLast = (): string => (Object.values(sent().at(-1)!)[0] as { id: string }).id;
  const answer = (what: object): void => server.lines[0]!.say({ answer: { id: idOfLast(), ...what } });
  const propose = (...actions: string[]): void => {
    store.requests.proposeOrders();
    answer({ orders: { actions } });
  };
  const shown = (): string[] => store.requests.proposals.map(({ order, state }) => `${String(order)} ${state}`);

  beforeEach(() => {
    server = new Server();
    stubBrowser();
    store = new TableStore('t', 'default', server.connect);
    server.lines[0]!.say(welcome(['A'], ['A'], { version: 5, view: {}, pending: asks({ who: ['A'] }) }));
  });

  test('one tap gives an order, and it shows as given until the proposals after the next', () => {
    expect(shown()).toEqual([]);
    propose('sleep', 'play');
    expect(sent()).toEqual([{ 'propose-orders': { id: idOfLast(), seat: 'A' } }]);
    expect(shown()).toEqual(['sleep proposed', 'play proposed']);
    store.requests.giveOrders(['play']);
    expect(sent().at(-1)).toEqual({ do: { id: idOfLast(), seat: 'A', action: 'play' } });
    expect(shown()).toEqual(['sleep proposed', 'play sent']);
    answer({ done: { version: 6 } });
    expect(shown()).toEqual(['sleep proposed', 'play given']);
    propose('wake');
    expect(shown()).toEqual(['play given', 'wake proposed']);
    propose();
    expect(shown()).toEqual([]);
  });

  test('an order that is refused can be given again, and the reason is shown', () => {
    propose('sleep');
    store.requests.giveOrders(['sleep']);
    answer({ refused: { rule: 'TABLE-2', reason: 'not-asked' } });
    expect(shown()).toEqual(['sleep proposed']);
    expect(store.requests.refusal?.rule).toBe('TABLE-2');
    // Later proposals come by themselves, and hide no reason.
    propose('sleep');
    expect(store.requests.refusal?.rule).toBe('TABLE-2');
  });

  test('where bots leave it to people, anybody may let a bot begin', () => {
    server.lines[0]!.say({ update: { version: 6, notices: [[]], bots_wait: true } });
    expect(store.screen.botsWait).toBe(true);
    store.letBotsBegin();
    expect(sent().at(-1)).toEqual({ skip: { id: idOfLast(), seat: 'A' } });
    server.lines[0]!.say({ update: { version: 6, notices: [], bots_wait: false } });
    expect(store.screen.botsWait).toBe(false);
  });
});
