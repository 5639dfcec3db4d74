/** Original drawings that all boards share: shapes of seats, zombies, dice, patterns. */

export type SeatLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';

export const SHAPES: Record<string, { path: string; textY: number; textSize: number }> = {
  A: { path: 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22Z', textY: 16.4, textSize: 13 },
  B: { path: 'M4 2h16a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Z', textY: 16.4, textSize: 13 },
  C: { path: 'M12 .6 23.6 22.4H.4Z', textY: 18.6, textSize: 11.5 },
  D: { path: 'M12 0 24 12 12 24 0 12Z', textY: 16.4, textSize: 13 },
  E: { path: 'M6 1.4h12L24 12l-6 10.6H6L0 12Z', textY: 16.4, textSize: 13 },
  F: { path: 'M2 2h20v10c0 6-4 9.500-10 12C6 21.500 2 18 2 12Z', textY: 15.5, textSize: 13 },
};

/** The colours of the seats, unless the options of a table say otherwise. */
export const COLOURS: Record<string, string> = {
  sky: '#7CD0FF',
  coral: '#F46A48',
  jade: '#14A87F',
  violet: '#9168F2',
  lemon: '#F4E04D',
  bone: '#FBF7EE',
  orange: '#FFB882',
};

const BY_SEAT = ['sky', 'coral', 'jade', 'violet', 'lemon', 'bone'];
export const seatColour = (seat: string, colour?: string): string =>
  COLOURS[colour ?? BY_SEAT[seat.charCodeAt(0) - 65] ?? 'bone'] ?? '#FBF7EE';

/** A repeatable stream of numbers in 0..1, for scenery that looks random but is always the same. */
export function stream(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

export const icon = (name: string, x: number, y: number, size: number, colour: string, more = ''): string =>
  `<use href="#i-${name}" x="${x}" y="${y}" width="${size}" height="${size}" style="color:${colour}" ${more}/>`;

export const text = (
  x: number,
  y: number,
  words: string,
  o: { anchor?: string; font?: string; weight?: number; size?: number; fill?: string; spacing?: number } = {},
): string =>
  `<text x="${x}" y="${y}" text-anchor="${o.anchor ?? 'start'}" font-family="${o.font ?? 'Barlow'}" font-weight="${o.weight ?? 600}" font-size="${o.size ?? 12}" fill="${o.fill ?? '#F1EADB'}" letter-spacing="${o.spacing ?? 0}">${words}</text>`;

export const lamp = (x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#lamp)" opacity="${opacity}"/>`;

export const coolLight = (x: number, y: number, r: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#cool)" opacity="${opacity}"/>`;

export const SKINS = ['#8DB36B', '#7CA663', '#9DBF7C', '#6F9A5E'];
export const SHIRTS = ['#4b5568', '#5f4747', '#3f5a63', '#5b5540', '#52466a'];

export const zombie = (x: number, y: number, size: number, pose: number, skin = '#93B873', shirt = '#4b5568'): string =>
  `<use href="#zed${pose}" x="${x}" y="${y}" width="${size}" height="${(size * 60) / 56}" style="color:${skin};--shirt:${shirt}"/>`;

export const PIPS: Record<number, [number, number][]> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};

export function standeeArt(seat: string, role: string, x: number, y: number): string {
  const shape = SHAPES[seat]!;
  const colour = seatColour(seat);
  return `<g transform="translate(${x} ${y})"><ellipse cx="21" cy="51" rx="24" ry="7" fill="#000" opacity=".5"/><path d="M2 50V20a18 18 0 0 1 36 0V50Z" fill="${colour}" stroke="#07090e" stroke-width="3" paint-order="stroke"/><path d="M6 46V20a14 14 0 0 1 14-14" fill="none" stroke="#fff" stroke-width="2" opacity=".55" stroke-linecap="round"/>${icon(role, 7, 8, 26, '#0b0e15')}<g transform="translate(-4 35) scale(.75)"><path d="${shape.path}" fill="${colour}" stroke="#07090e" stroke-width="2.200" paint-order="stroke"/>${text(12, shape.textY, seat, { anchor: 'middle', size: shape.textSize, fill: '#0a0d13' })}</g></g>`;
}

function grain(): string {
  const random = stream(7);
  let dots = '';
  for (let n = 0; n < 110; n++) {
    const fill = random() > 0.5 ? '#fff' : '#000';
    dots += `<circle cx="${(random() * 180).toFixed(0)}" cy="${(random() * 180).toFixed(0)}" r="${(0.4 + random() * 0.9).toFixed(1)}" fill="${fill}" opacity="${(0.05 + random() * 0.1).toFixed(2)}"/>`;
  }
  return `<pattern id="grain" width="180" height="180" patternUnits="userSpaceOnUse">${dots}</pattern>`;
}

function specks(): string {
  const random = stream(3);
  let s = '';
  for (let n = 0; n < 60; n++) {
    s += `<rect x="${(random() * 64).toFixed(0)}" y="${(random() * 64).toFixed(0)}" width="${random() > 0.7 ? 2 : 1}" height="1" fill="${random() > 0.5 ? '#37404f' : '#171c26'}"/>`;
  }
  return s;
}

/**
 * Gradients, patterns, and the zombie in two poses (its skin is `color`, its shirt `--shirt`). The page has each of
 * them only once.
 */
export const DEFINITIONS = (): string => `<defs>
<radialGradient id="lamp"><stop offset="0" stop-color="#FFCB7A" stop-opacity=".62"/><stop offset=".35" stop-color="#FFA63D" stop-opacity=".26"/><stop offset="1" stop-color="#FF9A2E" stop-opacity="0"/></radialGradient>
<radialGradient id="cool"><stop offset="0" stop-color="#A9E4FF" stop-opacity=".5"/><stop offset="1" stop-color="#6CC4FF" stop-opacity="0"/></radialGradient>
<radialGradient id="alarm"><stop offset="0" stop-color="#FF3B30" stop-opacity=".55"/><stop offset=".6" stop-color="#FF3B30" stop-opacity=".16"/><stop offset="1" stop-color="#FF3B30" stop-opacity="0"/></radialGradient>
<radialGradient id="vig" cx=".5" cy=".46" r=".72"><stop offset=".55" stop-color="#04060a" stop-opacity="0"/><stop offset="1" stop-color="#04060a" stop-opacity=".82"/></radialGradient>
<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>
<linearGradient id="shadeX"><stop offset="0" stop-color="#000" stop-opacity=".42"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>
<pattern id="asphalt" width="64" height="64" patternUnits="userSpaceOnUse"><rect width="64" height="64" fill="#232936"/>${specks()}</pattern>
${grain()}</defs>
<symbol id="zed0" viewBox="0 0 56 60"><g stroke="#07090e" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"><path d="M13 60C12 47 14 38 20 35l17-1c8 3 9 14 8 26Z" fill="var(--shirt,#4b5568)"/><path d="M24 36l3 9 3-6 3 5 2-9Z" fill="#07090e" stroke="none" opacity=".45"/><path d="M18 41C9 41 6 33 8 24l-4-5 4 1-1-6 4 5 2-5 1 8c-1 8 2 10 8 10Z" fill="currentColor"/><path d="M40 42c8-1 10-7 8-15l-1-6 4 4 1-6 2 6 2-3-1 7c1 12-3 20-12 22Z" fill="currentColor"/><path d="M17 16C17 7 23 3 30 3c8 0 13 6 12 14-1 7-4 12-7 17l-10 1c-5-5-8-11-8-19Z" fill="currentColor"/><path d="M18 12C19 5 25 2 31 2c6 0 10 4 11 9-4-2-6-4-8-3s-5 1-7 0-6 1-9 4Z" fill="#1d2630"/></g><circle cx="24.500" cy="18" r="3.600" fill="#0b0e13"/><circle cx="35" cy="17.500" r="3" fill="#0b0e13"/><circle cx="24.800" cy="18" r="1.200" fill="#FFE08A"/><circle cx="35" cy="17.500" r="1" fill="#FFE08A"/><path d="M23 27q7 3 13-1.500l-2.500 6q-4.500 2-8.500 0Z" fill="#0b0e13"/><path d="M26 28.300l1 2 1.200-1.800M31 28.300l1.200 1.800 1-2.400" stroke="#F1EADB" stroke-width="1.200" fill="none"/></symbol>
<symbol id="zed1" viewBox="0 0 56 60"><g stroke="#07090e" stroke-width="2.600" stroke-linejoin="round" stroke-linecap="round"><path d="M11 60c0-12 2-21 9-24h16c9 3 10 13 9 24Z" fill="var(--shirt,#5a4a4a)"/><path d="M27 37l1 23" stroke-width="2" opacity=".5"/><path d="M40 41c6-3 8-9 5-16l2-6 1 5 3-5v6l4-3-3 7c2 10-2 17-10 19Z" fill="currentColor"/><path d="M16 42C10 45 8 52 9 60h8l4-14Z" fill="currentColor"/><path d="M15 19C14 9 21 5 28 5c8 0 12 6 12 13s-3 13-6 17H23c-4-4-8-9-8-16Z" fill="currentColor"/><path d="M29 5c3 2 2 5 5 6s3 3 5 4C38 8 34 5 29 5Z" fill="#8e3b3b"/></g><circle cx="22.500" cy="20" r="3" fill="#0b0e13"/><circle cx="32.500" cy="20.500" r="3.800" fill="#0b0e13"/><circle cx="22.500" cy="20" r="1" fill="#FFE08A"/><circle cx="32.500" cy="20.500" r="1.300" fill="#FFE08A"/><path d="M21 28h13q-1 6-6.500 6T21 28Z" fill="#0b0e13"/><path d="M23 29v2M26.500 29v2M30 29v2" stroke="#F1EADB" stroke-width="1.300"/></symbol>`;
