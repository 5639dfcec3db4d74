/** Marvel Zombies, as the pages know it. */
import icons from 'virtual:icons/marvel-zombies';
import { variantOf } from '../../lib/words';
import type { Game, Status } from '../game';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Overlay from './Overlay.svelte';
import Panel from './Panel.svelte';
import PlayerPlates from './PlayerPlates.svelte';
import Supplies from './Supplies.svelte';
import { RECONSTRUCTED } from './cards';
import { changes } from './changes';
import { Model } from './model.svelte';
import { film } from './film';
import { later } from './later';
import { MATERIALS } from './materials';
import { FILE_OPTIONS, optionSaid, optionValues, RARE_OPTIONS } from './options';
import { questionIcon, SOUNDS, STEPS } from './pieces';
import { placesKnown, placesOf } from './say';
import type { View } from './wire';

const IDLE = [
  'actions-changed',
  'effects-declined',
  'passed-ahead',
  'action-declined',
  'hits-counted',
  'leader-drawn',
  'citizen-drawn',
  'stood-for',
];

/** 1 if another player wishes to give up and these seats should respond, otherwise 0. */
const nToAnswer = (view: View, seats: readonly string[]): number =>
  view.outcome === null && view.wish_to_give_up.some((seat) => !seats.includes(seat)) ? 1 : 0;

const game: Game<View, Model> = {
  symbols: icons + MATERIALS,
  texts: { en: () => import('./text/english'), fr: () => import('./text/french') },
  laterTexts: { en: () => import('./text/english-later'), fr: () => import('./text/french-later') },
  constants: (view) => ({ mode: view.mission.mode }),
  known: { facts: placesOf, of: (view) => placesKnown(placesOf(view)) },
  model: (source) => new Model(source),
  Board,
  PlayerPlates,
  Supplies,
  Hand,
  Panel,
  Overlay,
  later: Object.values(later),
  hints: () => import('./hints'),
  EndScreen: () => import('./aside/EndScreen.svelte'),
  tabs: [
    {
      id: 'council',
      icon: 'l:handshake',
      Tab: () => import('./aside/Council.svelte'),
      count: (view, seats) => nToAnswer(view, seats),
    },
  ],
  film,
  reading: () => import('./reading'),
  steps: STEPS,
  status(view, speech): Status {
    const isOver = view.outcome !== null;
    const hero = view.turn?.hero;
    return {
      round: view.round === 0 ? speech.word('status-set-up') : speech.words.word('status-round', { n: view.round }),
      note: `${view.mission.code} · ${speech.words.word('status-heroes', { n: view.heroes.length })}`,
      phase: isOver ? speech.word('phase-over') : hero ? speech.about('phase-turn', { hero }) : speech.word(view.phase),
      step: isOver ? null : (STEPS.find((each) => each.phase === view.phase)?.id ?? null),
    };
  },
  questionIcon,
  acting: ({ heroes, turn }) => heroes.find(({ who }) => who === turn?.hero)?.seat ?? null,
  aside(view) {
    return view.turn ? { icon: 'footsteps', text: String(view.turn.actions) } : null;
  },
  isChapter: (notice) => ['round-began', 'phase-began'].includes(variantOf(notice).variant),
  isIdle: (notice) => IDLE.includes(variantOf(notice).variant),
  origins: () => [{ word: 'reconstructed', rule: RECONSTRUCTED }],
  sound: (notice) => SOUNDS[variantOf(notice).variant] ?? null,
  changes,
  redraw: async (nSeats, setup) => (await import('./redraw')).redraw(nSeats, setup),
  rareOptions: RARE_OPTIONS,
  fileOptions: FILE_OPTIONS,
  OptionForm: () => import('./lobby/Team.svelte'),
  optionValues,
  optionSaid,
};
export default game;
