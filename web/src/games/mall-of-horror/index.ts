/** Mall of Horror, as the pages know it. */
import icons from 'virtual:icons/mall-of-horror';
import { variantOf } from '../../lib/words';
import type { Game, Status } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Overlay from './Overlay.svelte';
import Panel from './Panel.svelte';
import PlayerPlates from './PlayerPlates.svelte';
import Supplies from './Supplies.svelte';
import { changes } from './changes';
import { Model } from './model.svelte';
import { film } from './film';
import { now } from './later';
import { MATERIALS } from './materials';
import { optionSaid, optionValues } from './options';
import { namesSelf } from './known';
import { SOUNDS, STEPS, questionIcon } from './pieces';
import type { View } from './wire';

const game: Game<View, Model> = {
  symbols: icons + MATERIALS,
  texts: { en: () => import('./text/english'), fr: () => import('./text/french') },
  laterTexts: { en: () => import('./text/english-later'), fr: () => import('./text/french-later') },
  known: { facts: () => null, of: () => namesSelf },
  model: (source) => new Model(source),
  Board,
  PlayerPlates,
  Supplies,
  Hand,
  Panel,
  Overlay,
  later: [now.load, () => import('./walks')],
  EndScreen: () => import('./EndScreen.svelte'),
  hints: () => import('./hints'),
  film,
  reading: () => import('./reading'),
  steps: STEPS,
  status(view, speech): Status {
    const isOver = view.outcome !== null;
    const living = view.seats.flatMap((each) => each.characters).filter((character) => character.fate !== 'lost');
    const round =
      view.round === 0 ? speech.word('board-set-up') : speech.words.word('board-round', { round: view.round });
    return {
      round,
      note: speech.words.word('alive', { n: living.length }),
      phase: isOver ? speech.word('board-over') : view.phase ? speech.word(view.phase) : speech.word('board-set-up'),
      step: isOver ? null : (STEPS.find((each) => view.phase !== null && each.phases.includes(view.phase))?.id ?? null),
    };
  },
  questionIcon,
  // Players always act in an order that begins with the Chief.
  acting: ({ round, chief }) => (round > 0 ? chief : null),
  aside({ dice }) {
    return dice ? { icon: 'rolling-dices', text: dice.dice ? dice.dice.join(' ') : '? ? ? ?' } : null;
  },
  isChapter: (notice) => variantOf(notice).variant === 'round-began',
  sound: (notice) => SOUNDS[variantOf(notice).variant] ?? null,
  changes,
  redraw: async (nSeats) => (await import('./redraw')).redraw(nSeats),
  optionValues,
  optionSaid,
};
export default game;
