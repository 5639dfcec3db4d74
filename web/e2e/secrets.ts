import { patched } from '../src/lib/patch';
import type { View } from '../src/games/mall-of-horror/wire';

interface Message {
  welcome?: { seats: string[]; game: { view: View } | null };
  /** One list of notices for each input to the game. */
  update?: { patch?: Record<string, unknown>; notices: unknown[][] };
}

/** Every secret in these messages that their reader must not know. */
export function leaks(messages: readonly string[]): string[] {
  const found: string[] = [];
  let own: string[] = [];
  let view: View | null = null;
  /** Cards that this player gave away. */
  const given: string[] = [];
  for (const text of messages) {
    const { welcome, update } = JSON.parse(text) as Message;
    if (welcome) {
      own = welcome.seats;
      view = welcome.game?.view ?? null;
    } else if (update) view = patched(view, update.patch ?? {});
    else continue;
    const notices = update?.notices.flat() ?? [];
    for (const notice of notices) {
      const gift = /^\{"card-given":\{"seat":"([A-H])","to":"([A-H])","card":"([a-z-]+)"/.exec(JSON.stringify(notice));
      if (gift && own.includes(gift[1]!)) given.push(`${gift[2]} ${gift[3]}`);
      else if (gift && !own.includes(gift[2]!)) found.push(`a gift between others: ${text}`);
    }
    if (!view || view.outcome) continue;
    for (const each of view.seats) {
      if (!own.includes(each.seat) && each.hand.known.some((card) => !given.includes(`${each.seat} ${card}`)))
        found.push(`the hand of ${each.seat}: ${text}`);
      if (!own.includes(each.seat) && each.destination_is_sealed && each.destination)
        found.push(`where ${each.seat} goes: ${text}`);
    }
    for (const ballot of view.vote?.ballots ?? []) {
      const isOpen = view.vote!.ballots.every((other) => other.is_sealed) || view.vote!.stage === 'chief-decides';
      if (!isOpen && !own.includes(ballot.seat) && ballot.named !== null)
        found.push(`the ballot of ${ballot.seat}: ${text}`);
    }
    if (
      view.dice?.dice &&
      !['movement', 'attack', 'round-end'].includes(view.phase ?? '') &&
      !view.dice.seen_by.some((seat) => own.includes(seat))
    )
      found.push(`the dice: ${text}`);
    for (const notice of notices) {
      const told = JSON.stringify(notice);
      const sealed =
        /^\{"(?:ballot-sealed|destination-sealed|card-dealt|card-kept|card-put-under|dice-seen|cards-found)":\{"seat":"([A-H])"/.exec(
          told,
        );
      if (sealed && !own.includes(sealed[1]!) && !/"(?:named|place|card|dice|cards)":null/.test(told))
        found.push(`${told} told to ${own.join() || 'the table'}`);
    }
  }
  return found;
}
