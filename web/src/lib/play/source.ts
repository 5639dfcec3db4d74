import type { Source } from '../board/model.svelte';
import type { PlayScreen } from './screen.svelte';

/** What the parts of a game get to know about a table under way. */
export function sourceOf(screen: PlayScreen): Source {
  return {
    get view() {
      return screen.view;
    },
    get noticeView() {
      return screen.frame?.before ?? screen.stills.still?.before ?? screen.view;
    },
    get asked() {
      return screen.asked;
    },
    get choices() {
      return screen.shown.screen.choices;
    },
    get seat() {
      return screen.isOpen ? null : screen.shown.seat;
    },
    get seats() {
      return screen.seat.seats;
    },
    get canAct() {
      return screen.canAct;
    },
    get hasAnswered() {
      return screen.shown.screen.hasAnswered;
    },
    get isHolding() {
      return screen.window.isMine;
    },
    get notice() {
      return screen.notice ?? screen.stills.still?.notice ?? null;
    },
    get notices() {
      return screen.frame?.together?.map(({ notice }) => notice) ?? [this.notice];
    },
    get changed() {
      return screen.stills.changes.marks;
    },
    get speech() {
      return screen.speech;
    },
    get refusal() {
      return screen.seat.requests.refusal;
    },
    get isLesson() {
      return screen.table.lesson !== undefined;
    },
    get hasScene() {
      return screen.shown.recorder.scene !== null && screen.review.playback === null;
    },
    watch: () => {
      screen.layout.showBoard();
      void screen.review.watchScene();
    },
    act: (action) => screen.act(action),
    planner: {
      plan: (wish, told) => screen.seat.requests.plan(wish, told),
      actAll: (actions, told) => screen.actAll(actions, told),
    },
    showRule: (rule) => screen.layout.showRule(rule),
    showTab: (id) => screen.layout.showTab(id),
  };
}
