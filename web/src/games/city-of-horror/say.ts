/** How parts of a choice, goods and promises are said. */
import type { Speech } from '../../lib/speech';
import { taken } from '../../lib/words';
import type { Part } from './offers';
import type { Aim, Card, Clause, Effect, Goods, Role, Ware } from './wire';

export const cardEffect = (speech: Speech, card: Card): string => speech.word(`card-effect-${card}`);
export const powerOf = (speech: Speech, role: Role): string => speech.word(`power-${role}`);

/** What a card or a power is aimed at, in a few words; nothing where there is no aim. */
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

const withAim = (speech: Speech, word: string, aim: Aim): string => (aim === 'nothing' ? word : `${word} (${aimSaid(speech, aim)})`);

/** What was picked, one after the other. */
export function partSaid(speech: Speech, part: Part): string {
  if (part.kind === 'seat') return speech.name(part.value);
  if (part.kind === 'food' || part.kind === 'steps') return speech.words.word(`part-${part.kind}`, { n: Number(part.value) });
  if (part.kind === 'way') return speech.word(`way-${part.value}`);
  return speech.word(part.value);
}

export function effectSaid(speech: Speech, effect: Effect): string {
  const { variant, fields } = taken(effect);
  const parts = (Array.isArray(fields) ? fields : [fields]).map((field) => (typeof field === 'string' ? speech.word(field) : String(field)));
  return `${speech.word(`way-${variant}`)} (${parts.join(', ')})`;
}

export function clauseSaid(speech: Speech, clause: Clause): string {
  if (clause === 'no-effect') return speech.word('clause-no-effect');
  if ('vote' in clause) return speech.about(`clause-vote-${clause.vote[0]}`, { name: clause.vote[1] });
  if ('tie' in clause) return speech.about('clause-tie', { name: clause.tie });
  if ('play' in clause) return speech.words.word('clause-play', { what: withAim(speech, speech.word(clause.play[0]), clause.play[1]) });
  if ('use' in clause) return speech.words.word('clause-use', { what: withAim(speech, speech.word(clause.use[0]), clause.use[1]) });
  if ('hold-back' in clause) return speech.word(`clause-hold-back-${clause['hold-back']}`);
  if ('effect' in clause) return speech.words.word('clause-effect', { what: effectSaid(speech, clause.effect) });
  return speech.about(`clause-share-${clause.share[0]}`, { name: clause.share[1] });
}

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
  return goods.when === 'at-once' || parts.length === 0 ? said : `${said} (${speech.word(`when-${goods.when}`)})`;
}
