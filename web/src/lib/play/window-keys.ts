import { isOnButton } from '../keyboard';
import { settings } from '../settings.svelte';
import type { PlayScreen } from './screen.svelte';

type Keyed = Pick<PlayScreen, 'canAct'> & {
  readonly window: Pick<PlayScreen['window'], 'mayWait' | 'isGoingBy' | 'press'>;
  readonly tempo: Pick<PlayScreen['tempo'], 'isOffered' | 'change' | 'skip'>;
  readonly model: Pick<PlayScreen['model'], 'answers' | 'isPicking'>;
};

/**
 * The keys of a window that closes by itself: Space holds it open, and a number gives the answer with that number.
 * Comma and full stop change the speed, and End skips to the next decision.
 */
export class WindowKeys {
  constructor(private readonly on: Keyed) {}

  /** Whether the key was one of these. */
  press(event: KeyboardEvent): boolean {
    const { window, tempo } = this.on;
    if (event.key === ' ') return window.mayWait && !pressesButton(event) && done(() => window.press());
    // The list of all choices has numbers of its own.
    if (window.isGoingBy && !settings.textPanel && /^[1-9]$/.test(event.key)) return this.answer(Number(event.key));
    if (event.key === ',') return done(() => tempo.change(-1));
    if (event.key === '.') return done(() => tempo.change(1));
    return event.key === 'End' && tempo.isOffered && done(() => tempo.skip());
  }

  private answer(n: number): boolean {
    const { canAct, model } = this.on;
    const answer = canAct && !model.isPicking ? model.answers[n - 1] : undefined;
    return answer !== undefined && done(() => answer.tap());
  }
}

function done(act: () => void): true {
  act();
  return true;
}

/** Whether Space presses the button that has the focus. A button that got the focus by a click loses it instead. */
function pressesButton(event: KeyboardEvent): boolean {
  if (!isOnButton(event) || !(event.target instanceof HTMLElement)) return false;
  if (event.target.matches(':focus-visible')) return true;
  event.target.blur();
  return false;
}
