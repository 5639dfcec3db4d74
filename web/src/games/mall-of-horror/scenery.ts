/**
 * Scenery that never changes: ground, floors, furniture, walls and doors, lights. Strings of SVG, drawn once per plan.
 */
import { coolLight, icon, lamp, rect, text } from '../../lib/art';
import type { Box } from '../../lib/board/layout';
import type { Door, Plan, RoomPlan } from './geometry';
import type { Place } from './wire';

const INK = 'stroke="#07090e"';

function gap({ x, y, w, h }: Box, door: Door | null): string {
  if (!door) return '';
  const { side, at, length } = door;
  const post = '#8b97a8';
  const floor = 'url(#tileMall)';
  if (side === 'E') {
    return (
      rect(x + w - 7, y + at, 14, length, floor) +
      rect(x + w - 7, y + at - 4, 14, 5, post) +
      rect(x + w - 7, y + at + length - 1, 14, 5, post)
    );
  }
  const top = side === 'S' ? y + h - 7 : y - 7;
  return (
    rect(x + at, top, length, 14, floor) +
    rect(x + at - 4, top, 5, 14, post) +
    rect(x + at + length - 1, top, 5, 14, post)
  );
}

function room(plan: RoomPlan, floor: string, furniture: string): string {
  const { x, y, w, h } = plan.box;
  return `<g>${rect(x, y, w, h, floor)}${furniture}${rect(x, y, w, 26, 'url(#shade)')}${rect(x, y, 16, h, 'url(#shadeX)')}<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" ${INK} stroke-width="15"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#596577" stroke-width="9"/><rect x="${x - 3}" y="${y - 3}" width="${w + 6}" height="${h + 6}" fill="none" stroke="#7b8899" stroke-width="1.600"/>${gap(plan.box, plan.door)}</g>`;
}

function shelf(x: number, y: number, w: number, h: number, colours: readonly string[]): string {
  const isWide = w > h;
  const n = Math.floor((isWide ? w : h) / 12);
  let s =
    rect(x + 3, y + 5, w, h, '#000', 'opacity=".4"') + rect(x, y, w, h, '#2f2a2b', `rx="2" ${INK} stroke-width="2"`);
  for (let i = 0; i < n; i++) {
    const colour = colours[i % colours.length]!;
    s += isWide
      ? rect(x + 4 + i * 12, y + 3, 8, h - 6, colour, 'rx="1"')
      : rect(x + 3, y + 4 + i * 12, w - 6, 8, colour, 'rx="1"');
  }
  return s;
}

const car = (x: number, y: number, colour: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-17" y="-33" width="42" height="74" rx="12" fill="#000" opacity=".45"/><rect x="-20" y="-38" width="40" height="76" rx="12" fill="${colour}" ${INK} stroke-width="2.500"/><path d="M-15-16Q0-25 15-16L12-4H-12Z" fill="#10151f"/><path d="M-13 22Q0 28 13 22L11 14H-11Z" fill="#10151f"/><rect x="-13" y="-3" width="26" height="16" rx="3" fill="#fff" opacity=".12"/></g>`;

const plant = (x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y})"><circle cx="3" cy="4" r="${r}" fill="#000" opacity=".4"/><circle r="${r}" fill="#5d4a3c" ${INK} stroke-width="2"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<ellipse cx="0" cy="${-r * 0.55}" rx="${r * 0.34}" ry="${r * 0.6}" fill="${turn % 120 ? '#3f7050' : '#4f8560'}" stroke="#12261a" transform="rotate(${turn})"/>`).join('')}</g>`;

const fountain = ([x, y, scale]: [number, number, number]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="3" cy="5" rx="42" ry="30" fill="#000" opacity=".4"/><ellipse rx="42" ry="30" fill="#596577" ${INK} stroke-width="2.500"/><ellipse rx="34" ry="23" fill="#244f61"/><ellipse rx="22" ry="14" fill="none" stroke="#6fb6cf" stroke-width="2" opacity=".7"/><ellipse rx="10" ry="6" fill="#8fd0e6" opacity=".8"/></g>`;

const TOYS = ['#d9694f', '#e0b34a', '#5fa0c9', '#7fb069', '#b781c9'];
const GOODS = ['#7fb069', '#d9694f', '#e0b34a', '#8fb7c9', '#c98f6f'];
const SWEETS = ['#e58ab0', '#f2d16b', '#8fd0b0', '#c98fe0', '#f0926b'];

const furniture: Record<Exclude<Place, 'parking'>, (box: Box, isSmall: boolean) => string> = {
  restrooms({ x, y, w }, isSmall) {
    const each = Math.min(46, (w - 20) / 3);
    const top = y + (isSmall ? 34 : 44);
    let s = coolLight(x + w / 2, y + 40, 110, 0.5);
    for (let i = 0; i < 3; i++) {
      const a = x + 10 + i * each;
      const middle = a + each / 2 - 1;
      s +=
        rect(a, top, each - 3, 46, '#22383f', `${INK} stroke-width="2.500"`) +
        `<ellipse cx="${middle}" cy="${top + 24}" rx="10" ry="13" fill="#DCE7EA" ${INK} stroke-width="2"/><ellipse cx="${middle}" cy="${top + 26}" rx="5.500" ry="7.500" fill="#6fa6b5"/>` +
        rect(middle - 9, top + 3, 18, 8, '#DCE7EA', `rx="2" ${INK} stroke-width="1.500"`);
    }
    return s;
  },
  cachou({ x, y, w, h }, isSmall) {
    let s = lamp(x + w / 2, y + h * 0.6, 90, 0.45) + shelf(x + 12, y + (isSmall ? 12 : 44), w - 24, 16, SWEETS);
    if (!isSmall) s += shelf(x + 12, y + 64, w - 24, 14, SWEETS.slice(2).concat(SWEETS));
    const jar = (a: number, colour: string): string =>
      `<g transform="translate(${a} ${y + h - 34})"><rect width="15" height="18" rx="4" fill="${colour}" ${INK} stroke-width="1.800"/><rect x="2" y="-4" width="11" height="5" rx="1.500" fill="#DCE7EA" ${INK} stroke-width="1.500"/><rect x="3" y="3" width="3" height="11" rx="1.500" fill="#fff" opacity=".45"/></g>`;
    return (
      s +
      (isSmall
        ? ''
        : SWEETS.slice(0, 2)
            .map((colour, i) => jar(x + 12 + i * 18, colour))
            .join(''))
    );
  },
  megatoys({ x, y, w, h }, isSmall) {
    const blocks = (
      [
        [0, '#d9694f', 'A'],
        [1, '#5fa0c9', 'B'],
        [2, '#e0b34a', 'C'],
      ] as const
    )
      .map(
        ([i, colour, letter]) =>
          `<g transform="translate(${x + w - 116 + i * 24} ${y + h - 42 + (i % 2) * 7}) rotate(${i * 11 - 9})">${rect(0, 0, 20, 20, colour, `rx="3" ${INK} stroke-width="2"`)}${text(10, 15, letter, { anchor: 'middle', size: 14, fill: '#14100c' })}</g>`,
      )
      .join('');
    const ball = `<g transform="translate(${x + 46} ${y + h - 44})"><circle r="30" fill="#6b2f3b" opacity=".9"/><circle r="22" fill="#d9a441"/><circle r="14" fill="#3f7f9f"/><circle r="6" fill="#EDE3CC"/></g>`;
    return (
      lamp(x + w / 2, y + h * 0.6, 150, 0.55) +
      shelf(x + w - 30, y + (isSmall ? 14 : 48), 20, h - (isSmall ? 30 : 70), TOYS) +
      ball +
      blocks
    );
  },
  'security-hq'({ x, y, w, h }, isSmall) {
    const top = y + (isSmall ? 34 : 44);
    let s =
      coolLight(x + w / 2, y + 52, 120, 1) +
      rect(x + 14, top, w - 28, isSmall ? 26 : 40, '#1a2029', `rx="4" ${INK} stroke-width="2.500"`);
    for (let i = 0; i < Math.floor((w - 40) / 30); i++) {
      const a = x + 21 + i * 30;
      s +=
        rect(a, top + 5, 25, 17, i % 3 === 1 ? '#5b8c6b' : '#4aa3c9', `rx="2" ${INK} stroke-width="1.500"`) +
        `<path d="M${a + 2} ${top + 17}l5-5 4 3 6-6" stroke="#D9F4FF" fill="none" stroke-width="1.200" opacity=".8"/>`;
    }
    if (isSmall) return s;
    return (
      s +
      rect(x + w - 40, y + h - 40, 26, 26, '#394556', `rx="3" ${INK} stroke-width="2"`) +
      icon('key-card', x + w - 37, y + h - 37, 20, '#93a3b8')
    );
  },
  supermarket({ x, y, w, h }, isSmall) {
    let s = lamp(x + w * 0.3, y + h * 0.62, 170, 0.34);
    if (isSmall) return s + shelf(x + w - 44, y + 12, 34, 14, GOODS) + shelf(x + 12, y + h - 22, w - 90, 12, GOODS);
    s += shelf(x + 10, y + 46, 18, h - 66, GOODS) + shelf(x + w - 170, y + 12, 150, 18, GOODS);
    for (let i = 0; i < 3; i++)
      s +=
        shelf(x + 64 + i * 100, y + 56, 76, 18, GOODS.slice(i).concat(GOODS)) +
        shelf(x + 64 + i * 100, y + 168, 76, 18, GOODS.slice(2 - i).concat(GOODS));
    for (let i = 0; i < 3; i++) {
      s += `<g transform="translate(${x + 54 + i * 58} ${y + h - 46})">${rect(2, 4, 42, 26, '#000', 'opacity=".4"')}${rect(0, 0, 42, 26, '#39424f', `rx="3" ${INK} stroke-width="2"`)}${rect(4, 4, 24, 18, '#12161f', 'rx="1"')}${rect(31, 6, 8, 10, '#A9E4FF', 'rx="1"')}</g>`;
    }
    return s + icon('shopping-cart', x + w - 46, y + 134, 32, '#93a3b8', `class="inked"`);
  },
};

const FLOORS: Record<Exclude<Place, 'parking'>, string> = {
  restrooms: 'url(#tileTeal)',
  cachou: 'url(#rug)',
  megatoys: 'url(#wood)',
  'security-hq': 'url(#steel)',
  supermarket: 'url(#tileShop)',
};

function parking({ box: { x, y, w, h } }: RoomPlan, isSmall: boolean): string {
  const n = Math.floor((w - 30) / 62);
  const depth = isSmall ? 40 : 92;
  let bays = '';
  for (let i = 0; i <= n; i++)
    bays += `<path d="M${x + 18 + i * 62} ${y + h - 8}v-${depth}" stroke="#C9CDB8" stroke-width="3.500" opacity=".45"/>`;
  const bed = isSmall ? 50 : 82;
  const truck = `<g transform="translate(${x + w - (isSmall ? 82 : 126)} ${y + (isSmall ? 8 : 20)}) scale(${isSmall ? 0.8 : 1})">${rect(5, 8, bed + 26, 52, '#000', 'rx="5" opacity=".5"')}${rect(0, 0, bed, 52, '#B7A47E', `rx="4" ${INK} stroke-width="2.500"`)}<path d="M6 8H${bed - 6}M6 18H${bed - 6}M6 34H${bed - 6}M6 44H${bed - 6}" stroke="#8f7d5b" stroke-width="2"/>${rect(bed, 5, 24, 42, '#8c4a37', `rx="6" ${INK} stroke-width="2.500"`)}${rect(bed + 12, 9, 7, 34, '#10151f', 'rx="3"')}${icon('swap-bag', bed / 2 - 13, 13, 26, '#3a2f1d')}</g>`;
  return (
    rect(x, y, w, h, 'url(#asphalt)') +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" ${INK} stroke-width="8"/><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#4a5566" stroke-width="3" stroke-dasharray="16 9"/>` +
    bays +
    `<path d="M${x + 24} ${y + h * 0.44}h${w - 48}" stroke="#E0B34A" stroke-width="3" stroke-dasharray="18 14" opacity=".4"/>` +
    lamp(x + w * 0.76, y + h * 0.24, isSmall ? 90 : 130, 1) +
    lamp(x + w * 0.2, y + h * 0.62, isSmall ? 80 : 110, 0.8) +
    (isSmall ? '' : car(x + 49, y + h - 50, '#7d3b3b') + car(x + 49 + 62 * (n - 1), y + h - 48, '#3f5c78', 4)) +
    truck
  );
}

/** Ground, furniture and walls of the whole mall. */
export function scenery(plan: Plan): string {
  const isSmall = plan.form === 'portrait';
  const { slab } = plan;
  const outside =
    rect(-600, -600, plan.width + 1200, plan.height + 1200, '#10141d') +
    rect(-600, -600, plan.width + 1200, plan.height + 1200, 'url(#asphalt)', 'opacity=".5"') +
    `<path d="M-600 ${plan.height + 40}H${plan.width + 600}M-600 -40H${plan.width + 600}" stroke="#E0B34A" stroke-width="4" stroke-dasharray="26 20" opacity=".28"/>` +
    lamp(-120, plan.height * 0.3, 180, 0.5) +
    lamp(plan.width + 130, plan.height * 0.7, 200, 0.5) +
    lamp(plan.width * 0.3, -110, 170, 0.5) +
    lamp(plan.width * 0.7, plan.height + 110, 170, 0.5);
  let s =
    outside +
    rect(slab.x - 6, slab.y - 6, slab.w + 12, slab.h + 12, '#07090e', 'rx="4"') +
    rect(slab.x, slab.y, slab.w, slab.h, 'url(#tileMall)');
  s += plan.lamps.map((each) => lamp(...each)).join('');
  if (plan.fountain) s += fountain(plan.fountain);
  s += plan.plants.map((each) => plant(...each)).join('');
  for (const place of Object.keys(FLOORS) as (keyof typeof FLOORS)[]) {
    s += room(plan.rooms[place], FLOORS[place], furniture[place](plan.rooms[place].box, isSmall));
  }
  return s + parking(plan.rooms.parking, isSmall);
}

/** A shutter and planks over a room that is closed for good. */
export function shutter(plan: RoomPlan): string {
  const { x, y, w, h } = plan.box;
  return (
    room(plan, 'url(#shutter)', '') +
    `<g opacity=".95"><path d="M${x + 12} ${y + h * 0.42}L${x + w - 12} ${y + h * 0.52}l-3 18L${x + 9} ${y + h * 0.5}ZM${x + 12} ${y + h * 0.8}L${x + w - 14} ${y + h * 0.62}l5 17L${x + 16} ${y + h * 0.89}Z" fill="#6b4f35" ${INK} stroke-width="2.500"/></g>`
  );
}
