import type { Cover } from '../games/game';
import { icon, lamp, rect, stream, text } from '../lib/art';
import { grain, sky } from '../lib/street';

/** The colours of games without a poster. The name of a game decides which one it gets. */
const COLOURS = ['#7CD0FF', '#C4E6A2', '#F7A072', '#B89CFF', '#F4E04D'];
const numberOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** A table under a lamp, with the name of the game on it. */
export function plainCover(id: string, title: string): Cover {
  const colour = COLOURS[numberOf(id) % COLOURS.length]!;
  const poster = (): string => {
    const next = stream(numberOf(id));
    const cards = Array.from(
      { length: 5 },
      (_, at) =>
        `<g transform="rotate(${Math.round(next() * 50 - 25)} ${60 + at * 50} 150)">${rect(44 + at * 50, 130 + Math.round(next() * 16), 32, 44, '#EDE3CC', 'rx="4" stroke="#07090e" stroke-width="2"')}${icon('raise-zombie', 51 + at * 50, 143, 18, '#6b6252')}</g>`,
    );
    const size = Math.min(40, Math.round(420 / Math.max(8, title.length)));
    return `<defs>${sky(`p-${id}`, '#141a28', '#1d2533', '#0b0e15')}</defs>${rect(0, 0, 320, 200, `url(#p-${id})`)}<path d="M0 200V132Q160 96 320 132V200Z" fill="#3a2a1f"/><path d="M0 132Q160 96 320 132" fill="none" stroke="#07090e" stroke-width="4"/>${lamp(160, 110, 170, 0.9)}${cards.join('')}${text(160, 74, title.toUpperCase().replaceAll('&', '&amp;').replaceAll('<', '&lt;'), { anchor: 'middle', font: 'Big Shoulders Display', weight: 800, size, fill: colour, spacing: 2 })}${grain}`;
  };
  return { id, place: 0, title, colour, poster };
}
