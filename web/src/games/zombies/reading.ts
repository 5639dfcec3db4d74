/** Which notices must not be missed, and which run on under one line. */
import type { Script } from '../../lib/film/reading';
import { variantOf } from '../../lib/words';
import type { Aim, Card, Seat, Tile } from './wire';

const CARDS = ['card-played', 'item-used', 'target-changed'];
const GRAVE = ['died', 'helicopter-lost', 'map-closed', 'game-ended'];
/** What is grave for the player whom it happens to. */
const TO_YOU = [
  'turn-skipped',
  'life-lost',
  'guts-lost',
  'zombies-lost',
  'item-lost',
  'jacket-put-on',
  'jeep-lost',
  'pawn-put',
];
const TAKEN = ['item-taken', 'card-taken', 'hand-seen'];

interface Fields {
  seat?: Seat;
  /** Whom something was taken from, in notices that say who took it. */
  from?: Seat;
  of?: Seat;
  card?: Card;
  aim?: Aim;
  tile?: Tile;
}

function seatsAimedAt(aim: Aim | undefined): readonly unknown[] {
  if (aim === undefined || typeof aim === 'string') return [];
  const kinds = ['player', 'players', 'item', 'goods'];
  return Object.entries(aim).flatMap(([kind, value]: [string, unknown]) =>
    !kinds.includes(kind) ? [] : Array.isArray(value) ? (value as unknown[]) : [value],
  );
}

export const script: Script = {
  rows: ['moved', 'zombie-put', 'token-put', 'zombie-moved'],
  brief: ['fight-began', 'fight-rolled', 'zombie-killed', 'zombie-collected', 'tile-laid', 'card-discarded'],
  isGrave(notice, seats) {
    const { variant, fields } = variantOf(notice);
    const { seat, from, of, aim, tile } = (fields ?? {}) as Fields;
    const isMine = (each: unknown): boolean => seats.includes(each as Seat);
    if (GRAVE.includes(variant) || tile === 'helipad') return true;
    if (TO_YOU.includes(variant)) return isMine(seat);
    if (TAKEN.includes(variant)) return isMine(from) || isMine(of);
    return CARDS.includes(variant) && !isMine(seat) && seatsAimedAt(aim).some(isMine);
  },
  card(notice) {
    const { variant, fields } = variantOf(notice);
    return CARDS.includes(variant) ? ((fields as Fields).card ?? null) : null;
  },
};
