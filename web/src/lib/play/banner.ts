import type { IconName } from '../icon-names';
import { t } from '../language.svelte';
import type { PlayScreen } from './screen.svelte';

export interface Banner {
  icon: IconName;
  head: string;
  text: string;
}

/** What the banner says: the film while it runs, otherwise who must do what. */
export function bannerOf(screen: PlayScreen): Banner {
  const { speech, shown, notice, review, game } = screen;
  const plain = (icon: IconName, head: string, text = ''): Banner => ({ icon, head, text });
  if (screen.isLost) return plain('l:wifi-off', t('reconnecting'));
  if (review.playback?.isScene) return plain('l:film', t('film-title'));
  if (review.playback) return plain('l:history', t('since-title'));
  if (notice !== null) return plain('shambling-zombie', speech.noticeText(notice));
  if (screen.isOver) return plain('crown', t('banner-over'));
  const { asked, seat } = shown;
  if (!asked) return plain('rolling-dices', t('banner-chance'), chanceText(screen));
  const { question } = asked;
  if (screen.isMine) {
    const icon = game.questionIcon(question);
    return plain(icon, speech.headline(question), speech.question(question, seat === null ? [] : [seat]));
  }
  const { hasAnswered } = shown.screen;
  const waiting = asked.who.filter((each) => !asked.ready.includes(each) && !(hasAnswered && each === seat));
  const isSpectator = screen.seat.seats.length === 0;
  return plain(
    hasAnswered ? 'l:lock' : 'l:hourglass',
    t('waits-for', { names: speech.nameList(waiting) }),
    isSpectator ? t('watching') : speech.headline(question),
  );
}

function chanceText({ shown, speech }: PlayScreen): string {
  const { pending } = shown.screen;
  if (pending === null || typeof pending !== 'object' || !('chance' in pending)) return '';
  return speech.chance(pending.chance);
}
