import { render } from 'svelte/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Suggestion from '../src/components/Suggestion.svelte';
import type { BoardModel } from '../src/lib/board/model.svelte';
import type { SocketEvents } from '../src/lib/socket';
import { Speech } from '../src/lib/speech';
import { suggestionSaid } from '../src/lib/suggestion';
import { TableStore } from '../src/lib/table/store.svelte';
import type { ClientMessage, GameNow, Seat, ServerMessage } from '../src/lib/wire';
import { Words } from '../src/lib/words';
import { LANGUAGES, textsOf } from './texts';

// There is no browser here to remember settings.
vi.mock('../src/lib/settings.svelte', () => ({ pace: () => 0 }));

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];
const modelOf = (game: string, language: string, question: unknown): BoardModel =>
  ({
    speech: new Speech(new Words(language, textsOf(game, language)), NAMES),
    question,
    actionSaid: () => null,
  }) as unknown as BoardModel;

describe('a suggestion in words', () => {
  const vote = modelOf('mall-of-horror', 'en', { vote: { purpose: 'sacrifice', place: 'parking' } });

  test('what to do, and why if the game can say it', () => {
    const action = { 'vote-for': 'B' };
    expect(suggestionSaid({ action, reason: 'hurts-a-rival' }, vote)).toEqual({
      what: 'Name Bob',
      why: 'This loss helps you most.',
    });
    expect(suggestionSaid({ action, reason: null }, vote).why).toBeNull();
    expect(suggestionSaid({ action, reason: 'no-such-word' }, vote).why).toBeNull();
  });

  test('a game may have words of its own for it', () => {
    const model = Object.assign(Object.create(vote) as BoardModel, { actionSaid: () => 'Go north' });
    expect(suggestionSaid({ action: { step: { to: [1, 2] } }, reason: null }, model).what).toBe('Go north');
  });

  test.each(LANGUAGES)('an offer, which no list has, is said whole: %s', (language) => {
    const model = modelOf('city-of-horror', language, { act: { moment: 'before-attack', place: 'bank' } });
    const goods = { cards: [], antidotes: 0, when: 'at-once' };
    const offer = {
      to: 'C',
      give: { ...goods, antidotes: 1 },
      want: goods,
      promises: [{ by: 'taker', clause: { vote: ['attack', 'D'] } }],
    };
    const { what, why } = suggestionSaid({ action: { propose: offer }, reason: 'worth-offering' }, model);
    for (const part of ['Cleo', 'Dan', '1 antidote']) expect(what).toContain(part);
    expect(why).not.toBeNull();
    expect(model.speech.words.faults).toEqual(new Set());
  });

  test('the button asks, and then says what it does; a screen reader is told of it', () => {
    const shown = (suggestion: { action: unknown; reason: string | null } | null): string =>
      render(Suggestion, { props: { model: vote, suggestion, isThinking: false, ask: () => undefined } }).body;
    const before = shown(null);
    expect(before).toContain('aria-label="Suggest"');
    expect(before).toMatch(/role="status">(<!--.*?-->)*<\/p>/);
    const after = shown({ action: { 'vote-for': 'B' }, reason: 'hurts-a-rival' });
    expect(after).not.toContain('aria-label');
    expect(after).toMatch(/Name Bob<\/b>.*This loss helps you most/s);
    expect(after).toMatch(/role="status">.*Suggested: Name Bob/s);
  });
});

describe('how long a suggestion stands', () => {
  let events: SocketEvents;
  let sent: ClientMessage[];
  let store: TableStore;
  const hear = (message: object): void => events.message(message as ServerMessage);
  const asks = (who: Seat[], mode: string, question: unknown, ready: Seat[] = []): object => ({
    seats: { who, mode, question, ready },
  });
  const ballot = { vote: { purpose: 'sacrifice', place: 'parking' } };
  const welcome = (seats: Seat[], pending: object): void => {
    const game = {
      version: 5,
      view: {},
      pending,
      choices: { allowed: [{ 'vote-for': 'B' }, { 'vote-for': 'C' }] },
      undo: null,
      clocks: [],
      standing: null,
      outcome: null,
    } as unknown as GameNow;
    hear({
      welcome: {
        seats,
        own_seats: seats,
        is_host: false,
        table: {},
        game,
        missed: [{ version: 5, notices: [] }],
        chat: [],
      },
    });
  };
  const update = (version: number, pending: object, choices?: object): void =>
    hear({ update: { version, notices: [[]], pending, choices } });
  const lastId = (): string => (Object.values(sent.at(-1)!)[0] as { id: string }).id;
  const suggested = { action: { 'vote-for': 'B' }, reason: null };
  const ask = (): void => {
    store.requests.suggest();
    hear({ answer: { id: lastId(), suggested } });
  };

  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    sent = [];
    store = new TableStore('table', 'default', (_url, given) => {
      events = given;
      return { send: (message) => void sent.push(message), again: () => undefined, close: () => undefined };
    });
    welcome(['A'], asks(['A', 'B'], 'sealed', ballot));
  });

  test('it is asked for once, for the player’s own seat', () => {
    store.requests.suggest();
    store.requests.suggest();
    expect(sent).toEqual([{ suggest: { id: lastId(), seat: 'A' } }]);
    expect(store.requests.isThinking).toBe(true);
    hear({ answer: { id: lastId(), suggested } });
    expect([store.requests.isThinking, store.requests.suggestion]).toEqual([false, suggested]);
  });

  test('talk and the sealed answers of others do not end it; the player’s own answer does', () => {
    ask();
    store.requests.say('Hm.', null);
    update(6, asks(['A', 'B'], 'sealed', ballot, ['B']), { allowed: [{ 'vote-for': 'B' }] });
    expect(store.requests.suggestion).toEqual(suggested);
    store.requests.do({ 'vote-for': 'B' });
    expect(store.requests.suggestion).toBeNull();
  });

  test('another question ends it', () => {
    ask();
    update(6, asks(['A'], 'turn', 'give-card'), { allowed: ['pass'] });
    expect(store.requests.suggestion).toBeNull();
  });

  test('a connection that was lost and comes back ends it too', () => {
    ask();
    welcome(['A'], asks(['A', 'B'], 'sealed', ballot));
    expect(store.requests.suggestion).toBeNull();
  });

  test('a request that comes too late is ignored', () => {
    store.requests.suggest();
    hear({ answer: { id: lastId(), refused: { rule: 'TABLE-2', reason: 'not-asked' } } });
    expect([store.requests.isThinking, store.requests.suggestion, store.requests.refusal]).toEqual([false, null, null]);
  });

  test('a spectator cannot ask', () => {
    welcome([], asks(['A', 'B'], 'sealed', ballot));
    store.requests.suggest();
    expect(sent).toEqual([]);
  });
});
