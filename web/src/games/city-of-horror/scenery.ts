/**
 * Scenery that changes only when a building falls: asphalt, road paint, cars, lots, buildings, lamps. Strings of SVG.
 */
import { lamp, rect, text, zombie } from '../../lib/art';
import { building, type Built } from './buildings';
import { HEIGHT, LOTS, WHEEL, WIDTH } from './geometry';
import type { Slot } from './wire';

const INK = 'stroke="#07090e" stroke-width="2.500" stroke-linejoin="round"';

const lot = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string =>
  rect(x + 5, y + 8, w, h, '#000', 'rx="14" opacity=".45"') +
  rect(x, y, w, h, '#6b7484', `rx="14" ${INK}`) +
  rect(x + 4, y + 4, w - 8, h - 8, 'url(#pave)', 'rx="10"');

const car = (x: number, y: number, colour: string, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.62)"><rect x="-15" y="-31" width="40" height="74" rx="12" fill="#000" opacity=".5"/><rect x="-20" y="-38" width="40" height="76" rx="12" fill="${colour}" stroke="#07090e" stroke-width="3"/><path d="M-15-16Q0-25 15-16L12-4H-12Z" fill="#10151f"/><path d="M-13 22Q0 28 13 22L11 14H-11Z" fill="#10151f"/></g>`;

const ambulance = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.66)"><rect x="-17" y="-38" width="46" height="92" rx="8" fill="#000" opacity=".5"/><rect x="-22" y="-44" width="44" height="90" rx="8" fill="#D8DEE2" stroke="#07090e" stroke-width="3"/><path d="M-18-30Q0-38 18-30L15-18H-15Z" fill="#10151f"/><path d="M-22 0H22M-22 34H22" stroke="#2b6f9e" stroke-width="5"/><rect x="-13" y="-12" width="12" height="6" fill="#6CC4FF"/><rect x="1" y="-12" width="12" height="6" fill="#FF6B5E"/>${text(0, 26, 'H', { anchor: 'middle', font: 'Big Shoulders Display', weight: 800, size: 26, fill: '#2b6f9e' })}</g>`;

const truck = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.6)"><rect x="-20" y="-50" width="52" height="120" rx="6" fill="#000" opacity=".5"/><rect x="-25" y="-30" width="50" height="92" rx="4" fill="#B7A47E" stroke="#07090e" stroke-width="3"/><path d="M-18-18V54M-6-18V54M6-18V54M18-18V54" stroke="#8f7d5b" stroke-width="3"/><rect x="-22" y="-58" width="44" height="28" rx="8" fill="#8c4a37" stroke="#07090e" stroke-width="3"/><rect x="-17" y="-52" width="34" height="9" rx="3" fill="#10151f"/></g>`;

/** Zombies beyond the last lamps. */
function horde(): string {
  let s = '';
  for (let n = 0; n < 14; n++) {
    const y = 20 + n * 44 + ((n * 13) % 17);
    s +=
      zombie(-58 - ((n * 37) % 70), y, 40, n % 2, '#3d4a3c', '#1b2230') +
      zombie(WIDTH + 16 + ((n * 29) % 70), y + 14, 40, (n + 1) % 2, '#3d4a3c', '#1b2230');
  }
  return `<g opacity=".8">${s}</g>`;
}

function streets(): string {
  const paint = 'stroke="#E0B34A" stroke-width="3" stroke-dasharray="16 14" opacity=".45"';
  let s =
    rect(-700, -600, WIDTH + 1400, HEIGHT + 1200, '#1a1f2a') +
    rect(-700, -600, WIDTH + 1400, HEIGHT + 1200, 'url(#asphalt)');
  s += `<path d="M303 -400V1000M561 -400V1000" ${paint}/><path d="M-600 311H330M534 311H1500" ${paint}/>`;
  for (const x of [246, 582])
    for (let n = 0; n < 6; n++) s += rect(x, 284 + n * 10, 36, 5.5, '#C9CDD4', 'opacity=".42"');
  for (const x of [287, 546]) for (let n = 0; n < 4; n++) s += rect(x + n * 9, 344, 5, 30, '#C9CDD4', 'opacity=".42"');
  s += horde();
  s +=
    car(96, 298, '#7d3b3b', 82) +
    car(302, 96, '#6b6a4a', 3) +
    ambulance(561, 196, 178) +
    truck(706, 326, -93) +
    car(830, 300, '#3f5c78', -97);
  return (
    s +
    (
      [
        [303, 130, 90],
        [561, 140, 90],
        [140, 313, 110],
        [720, 313, 120],
        [432, 560, 130],
        [303, 480, 80],
        [561, 480, 80],
        [432, 300, 120],
      ] as const
    )
      .map(([x, y, r]) => lamp(x, y, r, 0.7))
      .join('')
  );
}

function roundabout(): string {
  const { x, y, r } = WHEEL;
  return `<circle cx="${x + 3}" cy="${y + 7}" r="${r + 8}" fill="#000" opacity=".45"/><circle cx="${x}" cy="${y}" r="${r + 7}" fill="#6b7484" ${INK}/>`;
}

const posts = (
  [
    [303, 268],
    [561, 268],
    [303, 352],
    [561, 352],
  ] as const
)
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5" fill="#FFE3A8" stroke="#07090e" stroke-width="2"/>`)
  .join('');

/** The whole city, with each building in its slot. */
export function scenery(built: readonly (Built & { slot: Slot })[]): string {
  const lots = built.filter(({ slot }) => slot !== 'X').map(({ slot }) => lot(LOTS[slot].box));
  const walls = built.map((each) => building(each, LOTS[each.slot].building.x, LOTS[each.slot].building.y));
  return streets() + lots.join('') + walls.join('') + roundabout() + posts;
}
