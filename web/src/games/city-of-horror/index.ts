/** City of Horror, as the pages know it. */
import icons from 'virtual:icons/city-of-horror';
import { variantOf } from '../../lib/words';
import type { Game, Status } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Overlay from './Overlay.svelte';
import Panel from './Panel.svelte';
import PlayerPlates from './PlayerPlates.svelte';
import Supplies from './Supplies.svelte';
import { changes } from './changes';
import { Model, QUIET_PASS } from './model.svelte';
import { film } from './film';
import { cityKnown, fullOf } from './known';
import { later, now } from './later';
import { MATERIALS } from './materials';
import { alongside, FILE_OPTIONS, optionSaid, optionValues, RARE_OPTIONS } from './options';
import { HOURS, SOUNDS, STEPS, hourOf, questionIcon } from './pieces';
import type { Seat, View } from './wire';

const TURNS = 4;

/** The player who moves, plays a card or shares; otherwise the first player of the turn. */
function acting({ turn, first, played, sharing }: View, question: unknown): Seat | null {
  const { seat } = (variantOf(question).fields ?? {}) as { seat?: Seat };
  return seat ?? played.at(-1)?.seat ?? sharing?.leader ?? (turn > 0 ? first : null);
}

const game: Game<View, Model> = {
  symbols: icons + MATERIALS,
  texts: { en: () => import('./text/english'), fr: () => import('./text/french') },
  laterTexts: { en: () => import('./text/english-later'), fr: () => import('./text/french-later') },
  known: { facts: fullOf, of: (view) => cityKnown(fullOf(view)) },
  model: (source) => new Model(source),
  Board,
  PlayerPlates,
  Supplies,
  Hand,
  Panel,
  Overlay,
  later: [...Object.values(later), now.load],
  hints: () => import('./hints'),
  EndScreen: () => import('./EndScreen.svelte'),
  tabs: [
    {
      id: 'deals',
      icon: 'trade',
      Tab: () => import('./Deals.svelte'),
      count: (view, seats) => view.offers.filter((offer) => offer.open_to.some((seat) => seats.includes(seat))).length,
    },
    { id: 'orders', icon: 'l:clipboard-list', Tab: () => import('./Orders.svelte'), count: () => 0 },
  ],
  unlisted(view, choices, seat) {
    const isAwake = !view.seats.find((each) => each.seat === seat)?.passes?.length;
    const canPass =
      view.window !== null &&
      !view.window.passed.includes(seat) &&
      choices.some(({ action, refusal }) => action === 'pass' && !refusal);
    return canPass && isAwake ? [{ action: QUIET_PASS }] : [];
  },
  film,
  reading: () => import('./reading'),
  steps: STEPS,
  status(view, speech): Status {
    const isOver = view.outcome !== null;
    const living = view.seats
      .flatMap((each) => each.characters)
      .filter((character) => character.fate === 'alive').length;
    const at = view.location ? ` · ${speech.word(`short-${view.location.place}`)}` : '';
    return {
      round:
        view.turn === 0
          ? speech.word('status-set-up')
          : speech.words.word('status-turn', { turn: view.turn, of: TURNS, hour: HOURS[hourOf(view.turn)] }),
      note: `${speech.word(`status-${view.rules.edition}`)} · ${speech.words.word('status-alive', { n: living })}`,
      phase: (isOver ? speech.word('phase-over') : speech.word(`phase-${view.phase}`)) + at,
      step: isOver ? null : (STEPS.find((each) => each.phases.includes(view.phase))?.id ?? null),
    };
  },
  questionIcon,
  acting,
  aside(view) {
    return view.turn === 0 ? null : { icon: 'raise-zombie', text: HOURS[hourOf(view.turn)] };
  },
  origins: ({ deck_origin }) =>
    deck_origin === 'reconstructed' ? [{ word: 'deck-reconstructed', rule: 'CITY-1.8' }] : [],
  isChapter: (notice) => ['turn-began', 'location-began'].includes(variantOf(notice).variant),
  sound: (notice) => SOUNDS[variantOf(notice).variant] ?? null,
  changes,
  redraw: async (nSeats, setup) => (await import('./redraw')).redraw(nSeats, setup),
  rareOptions: RARE_OPTIONS,
  alongside,
  fileOptions: FILE_OPTIONS,
  optionValues,
  optionSaid,
};
export default game;
