import type { Arguments } from '../../lib/words';

/** Whether a ballot, or whoever breaks a tie, names their own seat. */
export function namesSelf(fields: object): Arguments {
  if (!('seat' in fields && 'named' in fields)) return {};
  return { 'named-self': fields.seat === fields.named ? 'yes' : 'no' };
}
