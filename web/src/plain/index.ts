/** Shows a game without a board of its own: its view as panels, and its choices as a list. */
import type { Game, Status } from '../games/game';
import type { Language } from '../lib/settings.svelte';
import { variantOf } from '../lib/words';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Overlay from './Overlay.svelte';
import Panel from './Panel.svelte';
import PlayerPlates from './PlayerPlates.svelte';
import { Model } from './model.svelte';
import { changes, diceOf, fieldsOf, isFields, players } from './view';

type Text = () => Promise<{ default: string }>;

const OWN: Record<Language, Text> = { en: () => import('./text/en.ftl?raw'), fr: () => import('./text/fr.ftl?raw') };

/** How long a notice is on show. */
const HOLD_MS = 700;
const DICE_MS = 1100;

const hasDice = (notice: unknown): boolean => {
  const { fields } = variantOf(notice);
  return isFields(fields) && Object.entries(fields).some(([name, value]) => diceOf(name, value) !== null);
};

const made = new Map<string, Game<unknown, Model>>();

/** Every call for the same game returns the same object. */
export function plainGame(id: string, rules: Record<Language, Text>): Game<unknown, Model> {
  const game = made.get(id) ?? make(rules);
  made.set(id, game);
  return game;
}

function make(rules: Record<Language, Text>): Game<unknown, Model> {
  const texts = (language: Language) => async (): Promise<{ default: string[] }> => ({
    default: (await Promise.all([OWN[language](), rules[language]()])).map((text) => text.default),
  });
  return {
    symbols: '',
    texts: { en: texts('en'), fr: texts('fr') },
    model: (source) => new Model(source),
    Board,
    PlayerPlates,
    Hand,
    Panel,
    Overlay,
    EndScreen: () => import('./EndScreen.svelte'),
    film: {
      holdsMs: (notice) => (hasDice(notice) ? DICE_MS : HOLD_MS),
      staysMs: () => 0,
      isLarge: hasDice,
      isSmall: () => false,
    },
    steps: [],
    status(view, speech): Status {
      const { round, phase, outcome } = fieldsOf(view);
      return {
        round: typeof round === 'number' ? speech.words.word('plain-round', { round }) : '',
        note: speech.words.word('plain-players', { n: players(view).length }),
        phase: outcome ? speech.word('plain-over') : typeof phase === 'string' ? speech.word(phase) : '',
        step: null,
      };
    },
    questionIcon: () => 'l:hand',
    aside: () => null,
    isChapter: (notice) => variantOf(notice).variant === 'round-began',
    sound: () => null,
    changes,
    optionValues: () => [],
    optionSaid: (words, key, value) =>
      words.has(`option-${key}-${value}`) ? words.word(`option-${key}-${value}`) : value,
  };
}
