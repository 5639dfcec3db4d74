/** Drawings for the posters and the night street of the home page. */
import { rect, stream, zombie } from './art';

export function skyline(
  w: number,
  base: number,
  seed: number,
  colour: string,
  isLit: boolean,
  low: number,
  high: number,
  width: number,
): string {
  const random = stream(seed);
  let x = -10;
  let s = '';
  while (x < w + 10) {
    const b = width * (0.6 + random() * 0.9);
    const h = low + random() * (high - low);
    s += rect(Math.round(x), Math.round(base - h), Math.round(b), Math.round(h + 20), colour);
    if (random() > 0.75)
      s += `<path d="M${(x + b / 2).toFixed(0)} ${(base - h).toFixed(0)}v-18" stroke="${colour}" stroke-width="3"/>`;
    if (isLit) {
      for (let r = 0; r < Math.floor(h / 17) - 1; r++) {
        for (let c = 0; c < Math.floor(b / 14) - 1; c++) {
          if (random() > 0.72)
            s += rect(
              Math.round(x + 8 + c * 14),
              Math.round(base - h + 10 + r * 17),
              6,
              9,
              random() > 0.25 ? '#FFC766' : '#8FD6FF',
              `opacity="${(0.45 + random() * 0.5).toFixed(2)}"`,
            );
        }
      }
    }
    x += b + 2;
  }
  return s;
}

export const sky = (id: string, a: string, b: string, c: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".6" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`;

/** A water tower, drawn in strokes. */
export const tower = 'M14 66L-4 160M86 66L104 160M38 66L32 160M62 66L68 160M2 120H98M6 90L100 140M94 90L0 140';

export function street(w: number, h: number, isSmall: boolean): string {
  const n = isSmall ? 7 : 15;
  const random = stream(21);
  let crowd = '';
  for (let i = 0; i < n; i++) {
    const size = (isSmall ? 58 : 84) * (0.8 + random() * 0.5);
    const x = (isSmall ? -20 : 20) + i * (w / n) + (random() - 0.5) * 30;
    crowd += zombie(
      Math.round(x),
      Math.round(h - size * 0.8 - random() * 8),
      Math.round(size),
      i % 2,
      ['#5d7f58', '#6b8d62', '#507050'][i % 3],
      ['#232d3d', '#33282d', '#1f3138'][i % 3],
    );
  }
  const moon = w * (isSmall ? 0.8 : 0.58);
  return `<defs>${sky(`sky${w}`, '#0a0f1c', '#1c2233', '#5a3b1c')}</defs>${rect(0, 0, w, h, `url(#sky${w})`)}<circle cx="${moon}" cy="${h * 0.27}" r="${isSmall ? 30 : 54}" fill="#F6E7C4"/><circle cx="${moon}" cy="${h * 0.27}" r="${isSmall ? 90 : 170}" fill="url(#lamp)" opacity=".6"/><circle cx="${moon - 8}" cy="${h * 0.25}" r="${isSmall ? 7 : 11}" fill="#E3D2A8"/><circle cx="${moon + 16}" cy="${h * 0.31}" r="${isSmall ? 5 : 7}" fill="#E3D2A8"/>${skyline(w, h - 30, 3, '#1a2233', false, h * 0.3, h * 0.62, 60)}${skyline(w, h - 14, 8, '#111826', true, h * 0.18, h * 0.46, 84)}<g transform="translate(${w * 0.86} ${h - (isSmall ? 176 : 246)}) scale(${isSmall ? 0.8 : 1.1})"><path d="${tower}" stroke="#080c13" stroke-width="6"/><path d="M0 8H100V64H0Z" fill="#0b1018"/><path d="M-8 10Q50-44 108 10Z" fill="#080c13"/><path d="M0 26H100M0 46H100" stroke="#2a2018" stroke-width="3"/></g>${rect(0, h - 24, w, 30, '#080b11')}${crowd}<rect width="${w}" height="${h}" fill="url(#grain)"/>`;
}

export const grain = '<rect width="320" height="200" fill="url(#grain)"/>';
