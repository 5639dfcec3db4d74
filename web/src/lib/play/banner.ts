import type { IconName } from '../icon-names';
import type { Seat } from '../wire';
import { t } from '../language.svelte';
import type { PlayScreen } from './screen.svelte';

export interface Banner {
  icon: IconName;
  head: string;
  text: string;
  /** The seat whose turn it is, if the banner is about that. */
  acting?: Seat | null;
}

/** What the banner says: what the film shows while it runs, otherwise who must do what. */
export function bannerOf(screen: PlayScreen): Banner {
  const { speech, shown, notice, review, game } = screen;
  const plain = (icon: IconName, head: string, text = ''): Banner => ({ icon, head, text });
  if (screen.isLost) return plain('l:wifi-off', t('reconnecting'));
  if (review.playback?.isScene) return plain('l:film', t('film-title'));
  if (review.playback) return plain('l:history', t('since-title'));
  if (notice !== null) return plain('shambling-zombie', lineOf(screen));
  if (screen.isOver) return plain('crown', t('banner-over'));
  const { asked, seat } = shown;
  if (shown.requests.isKept) return plain('l:lock', t('window-kept'), t('window-kept-about'));
  if (screen.window.isGoingBy) return windowBanner(screen);
  if (!asked) return plain('rolling-dices', t('banner-chance'), chanceText(screen));
  const { question } = asked;
  if (screen.isMine) {
    const icon = game.questionIcon(question);
    return plain(
      icon,
      screen.model.headline ?? speech.headline(question),
      speech.question(question, seat === null ? [] : [seat]),
    );
  }
  const { hasAnswered } = shown.screen;
  const waiting = asked.who.filter((each) => !asked.ready.includes(each) && !(hasAnswered && each === seat));
  const isSpectator = screen.seat.seats.length === 0;
  return plain(
    hasAnswered ? 'l:lock' : 'l:hourglass',
    waiting.length === 0 ? t('window-goes-by') : t('waits-for', { names: speech.nameList(waiting) }),
    isSpectator ? t('watching') : speech.question(question, waiting.length === 0 ? asked.who : waiting),
  );
}

/** The banner of a window that closes by itself: nobody is asked, but players may step in. */
function windowBanner({ window, game, speech, shown, model, view, status }: PlayScreen): Banner {
  const { others } = window;
  if (others.length > 0) {
    const names = speech.nameList(others);
    return {
      icon: 'l:hourglass',
      head: t('window-thinking', { n: others.length, names }),
      text: t('window-thinking-about'),
    };
  }
  const question = shown.asked?.question;
  const acting = game.acting?.(view, question ?? null) ?? null;
  const icon = question === undefined ? 'l:hourglass' : game.questionIcon(question);
  const canAnswer = model.answers.length > 0;
  // Players whose own deed comes next, and who could play nothing before it, are not asked for a card.
  if (acting !== null && shown.seats.includes(acting) && !canAnswer)
    return { icon, head: status.phase, text: t('window-others-first'), acting };
  return {
    icon,
    head: question === undefined ? t('window-title') : speech.headline(question),
    text: t(canAnswer ? 'window-play-or-pass' : 'window-goes-by'),
    acting,
  };
}

function lineOf({ frame, notice, shown, speech }: PlayScreen): string {
  const { reading } = shown.player;
  return frame && reading ? reading.line(frame, speech) : speech.noticeText(notice);
}

function chanceText({ shown, speech }: PlayScreen): string {
  const { pending } = shown.screen;
  if (pending === null || typeof pending !== 'object' || !('chance' in pending)) return '';
  return speech.chance(pending.chance);
}
