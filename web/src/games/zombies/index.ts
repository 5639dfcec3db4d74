/** Zombies!!!, as the pages know it. */
import icons from 'virtual:icons/zombies';
import { variantOf } from '../../lib/words';
import type { Game, Status } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Overlay from './Overlay.svelte';
import Panel from './Panel.svelte';
import PlayerPlates from './PlayerPlates.svelte';
import Supplies from './Supplies.svelte';
import { changes } from './changes';
import { Model, passUntil } from './model.svelte';
import { film } from './film';
import { herding, later, now } from './later';
import { MATERIALS } from './materials';
import { alongside, optionSaid, optionValues, RARE_OPTIONS } from './options';
import { namesIn } from './names';
import { questionIcon, SOUNDS, stepOf, STEPS } from './pieces';
import { placesKnown, tilesOf } from './say';
import type { View } from './wire';

const IDLE = [
  'step-began',
  'window-opened',
  'window-closed',
  'asked-anew',
  'answered',
  'stack-chosen',
  'combat-roll-called',
  'enough-picked',
];

const tilesLeft = (view: View): number => view.stacks.reduce((sum, stack) => sum + stack.size, 0);

const game: Game<View, Model> = {
  symbols: icons + MATERIALS,
  texts: { en: () => import('./text/english'), fr: () => import('./text/french') },
  namesIn,
  laterTexts: { en: () => import('./text/english-later'), fr: () => import('./text/french-later') },
  known: { facts: tilesOf, of: (view) => placesKnown(tilesOf(view)) },
  model: (source) => new Model(source),
  Board,
  PlayerPlates,
  Supplies,
  Hand,
  Panel,
  Overlay,
  later: [...Object.values(later), herding.load, now.load],
  hints: () => import('./hints'),
  EndScreen: () => import('./EndScreen.svelte'),
  tabs: [{ id: 'orders', icon: 'l:clipboard-list', Tab: () => import('./Orders.svelte'), count: () => 0 }],
  unlisted(view, choices, seat) {
    const { window } = view;
    const canPass = window !== null && choices.some(({ action, refusal }) => action === 'pass' && !refusal);
    // A standing pass does not count in windows about this player.
    const isAboutOthers = view.active !== seat && window?.subject !== seat;
    const isAwake = !view.seats.find((each) => each.seat === seat)?.passes?.some(({ at }) => at === window?.moment);
    return canPass && isAboutOthers && isAwake ? [{ action: passUntil('turn') }] : [];
  },
  film,
  reading: () => import('./reading'),
  steps: STEPS,
  status(view, speech): Status {
    const isOver = view.outcome !== null;
    const step = isOver ? null : stepOf(view.step);
    return {
      round: view.round === 0 ? speech.word('status-set-up') : speech.words.word('status-round', { n: view.round }),
      note: speech.words.word('panel-tiles-left', { n: tilesLeft(view) }),
      phase: isOver
        ? speech.word('phase-over')
        : view.round === 0
          ? speech.word('status-set-up')
          : speech.words.word('phase-turn', {
              name: speech.name(view.active),
              step: step === null ? '' : speech.word(`step-${step}`),
            }),
      step,
    };
  },
  questionIcon,
  acting: ({ round, window, active }) => (round > 0 ? (window?.subject ?? active) : null),
  turnOrder({ round, active, seats }) {
    const order = seats.map(({ seat }) => seat).sort();
    const at = order.indexOf(active);
    return round > 0 ? [...order.slice(at), ...order.slice(0, at)] : [];
  },
  aside: (view) => ({ icon: 'l:grid-2x2', text: String(tilesLeft(view)) }),
  isChapter: (notice) => variantOf(notice).variant === 'turn-began',
  isIdle: (notice) => IDLE.includes(variantOf(notice).variant),
  sound: (notice) => SOUNDS[variantOf(notice).variant] ?? null,
  changes,
  redraw: async (nSeats, setup) => (await import('./redraw')).redraw(nSeats, setup),
  rareOptions: RARE_OPTIONS,
  OptionForm: () => import('./lobby/Boxes.svelte'),
  alongside,
  // Most tiles are seen in public pictures, some only in part.
  origins: () => [{ word: 'reconstructed', rule: 'ZOM-T-Z1-18' }],
  optionValues,
  optionSaid,
};
export default game;
