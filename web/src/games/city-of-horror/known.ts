import type { Arguments, Known } from '../../lib/words';
import type { Place, View } from './wire';

export const fullOf = (view: View): Place[] => view.places.filter(({ is_full }) => is_full).map(({ place }) => place);

/**
 * For whoever is put or moved somewhere, `room` is `full` or `free`. For what one player does to another, `same` says
 * whether both are the same player.
 */
export function cityKnown(full: readonly Place[]): Known {
  return (fields): Arguments => {
    const { settle, place, seat, to, named } = fields as Record<string, unknown>;
    const known: Arguments = {};
    const where = Array.isArray(settle) ? (settle as unknown[])[1] : place;
    if (where !== undefined) known.room = full.includes(where as Place) ? 'full' : 'free';
    const other = named ?? to;
    if (seat !== undefined && other !== undefined) known.same = seat === other ? 'yes' : 'no';
    return known;
  };
}
