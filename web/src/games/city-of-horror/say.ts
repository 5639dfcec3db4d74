/** Words for parts of a choice, goods and promises. */
import type { Speech } from '../../lib/speech';
import type { Part } from './offers';
import type { Aim, Card, Clause, Effect, Goods, Role, Ware, When } from './wire';

export const cardEffect = (speech: Speech, card: Card): string => speech.word(`card-effect-${card}`);
export const powerOf = (speech: Speech, role: Role): string => speech.word(`power-${role}`);

/** What a card or a power is aimed at, in a few words; empty without an aim. */
export function aimSaid(speech: Speech, aim: Aim): string {
  if (aim === 'nothing') return '';
  if ('at' in aim) return speech.word(aim.at);
  if ('from' in aim) return aim.from.map((place) => speech.word(place)).join(' → ');
  if ('character' in aim) return speech.word(aim.character);
  if ('player' in aim) return speech.name(aim.player);
  if ('colour' in aim) return speech.word(aim.colour);
  if ('ballot' in aim) return `${speech.word(aim.ballot[0])}, ${speech.name(aim.ballot[1])}`;
  if ('mow' in aim) return `${speech.word(aim.mow[0])}, ${speech.word(aim.mow[1])}`;
  return aim.swap.map((card) => speech.word(card)).join(' → ');
}

/** One part of a choice in words. */
export function partSaid(speech: Speech, part: Part): string {
  if (part.kind === 'seat') return speech.name(part.value);
  if (part.kind === 'food' || part.kind === 'steps')
    return speech.words.word(`part-${part.kind}`, { n: Number(part.value) });
  if (part.kind === 'way') return speech.word(`way-${part.value}`);
  return speech.word(part.value);
}

/** A promise, the effect of a location, or the time of a payment, in the words of the game. */
export const valueSaid = (speech: Speech, value: Clause | Effect | When): string =>
  typeof value === 'string' ? speech.word(value) : speech.words.say(speech.words.phrase('value', value, speech.names));

export function wareSaid(speech: Speech, ware: Ware): string {
  if (ware === 'any') return speech.word('ware-any');
  return 'named' in ware ? speech.word(ware.named) : speech.words.word('ware-blind', { card: speech.word(ware.blind) });
}

export function goodsSaid(speech: Speech, goods: Goods, blind: readonly Card[] = []): string {
  let nth = 0;
  const cards = goods.cards.map((ware) => {
    const picked = ware === 'any' ? blind[nth++] : undefined;
    return picked === undefined ? wareSaid(speech, ware) : wareSaid(speech, { blind: picked });
  });
  const parts = goods.antidotes > 0 ? [speech.words.word('ware-antidotes', { n: goods.antidotes }), ...cards] : cards;
  const said = parts.length === 0 ? speech.word('ware-nothing') : speech.words.joined(parts);
  return goods.when === 'at-once' || parts.length === 0 ? said : `${said} (${valueSaid(speech, goods.when)})`;
}
