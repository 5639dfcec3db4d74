/** The night street of the home page, and a poster for each game. */
import { icon, lamp, rect, standeeArt, stream, text, zombie } from '../lib/art';

function skyline(w: number, base: number, seed: number, colour: string, isLit: boolean, low: number, high: number, width: number): string {
  const random = stream(seed);
  let x = -10;
  let s = '';
  while (x < w + 10) {
    const b = width * (0.6 + random() * 0.9);
    const h = low + random() * (high - low);
    s += rect(Math.round(x), Math.round(base - h), Math.round(b), Math.round(h + 20), colour);
    if (random() > 0.75) s += `<path d="M${(x + b / 2).toFixed(0)} ${(base - h).toFixed(0)}v-18" stroke="${colour}" stroke-width="3"/>`;
    if (isLit) {
      for (let r = 0; r < Math.floor(h / 17) - 1; r++) {
        for (let c = 0; c < Math.floor(b / 14) - 1; c++) {
          if (random() > 0.72) s += rect(Math.round(x + 8 + c * 14), Math.round(base - h + 10 + r * 17), 6, 9, random() > 0.25 ? '#FFC766' : '#8FD6FF', `opacity="${(0.45 + random() * 0.5).toFixed(2)}"`);
        }
      }
    }
    x += b + 2;
  }
  return s;
}

const sky = (id: string, a: string, b: string, c: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${a}"/><stop offset=".6" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`;

const tower = 'M14 66L-4 160M86 66L104 160M38 66L32 160M62 66L68 160M2 120H98M6 90L100 140M94 90L0 140';

export function street(w: number, h: number, isSmall: boolean): string {
  const n = isSmall ? 7 : 15;
  const random = stream(21);
  let crowd = '';
  for (let i = 0; i < n; i++) {
    const size = (isSmall ? 58 : 84) * (0.8 + random() * 0.5);
    const x = (isSmall ? -20 : 20) + i * (w / n) + (random() - 0.5) * 30;
    crowd += zombie(Math.round(x), Math.round(h - size * 0.8 - random() * 8), Math.round(size), i % 2, ['#5d7f58', '#6b8d62', '#507050'][i % 3], ['#232d3d', '#33282d', '#1f3138'][i % 3]);
  }
  const moon = w * (isSmall ? 0.8 : 0.58);
  return `<defs>${sky(`sky${w}`, '#0a0f1c', '#1c2233', '#5a3b1c')}</defs>${rect(0, 0, w, h, `url(#sky${w})`)}<circle cx="${moon}" cy="${h * 0.27}" r="${isSmall ? 30 : 54}" fill="#F6E7C4"/><circle cx="${moon}" cy="${h * 0.27}" r="${isSmall ? 90 : 170}" fill="url(#lamp)" opacity=".6"/><circle cx="${moon - 8}" cy="${h * 0.25}" r="${isSmall ? 7 : 11}" fill="#E3D2A8"/><circle cx="${moon + 16}" cy="${h * 0.31}" r="${isSmall ? 5 : 7}" fill="#E3D2A8"/>${skyline(w, h - 30, 3, '#1a2233', false, h * 0.3, h * 0.62, 60)}${skyline(w, h - 14, 8, '#111826', true, h * 0.18, h * 0.46, 84)}<g transform="translate(${w * 0.86} ${h - (isSmall ? 176 : 246)}) scale(${isSmall ? 0.8 : 1.1})"><path d="${tower}" stroke="#080c13" stroke-width="6"/><path d="M0 8H100V64H0Z" fill="#0b1018"/><path d="M-8 10Q50-44 108 10Z" fill="#080c13"/><path d="M0 26H100M0 46H100" stroke="#2a2018" stroke-width="3"/></g>${rect(0, h - 24, w, 30, '#080b11')}${crowd}<rect width="${w}" height="${h}" fill="url(#grain)"/>`;
}

const grain = '<rect width="320" height="200" fill="url(#grain)"/>';

export const posters: Record<'mall-of-horror' | 'city-of-horror' | 'zombies' | 'marvel-zombies', () => string> = {
  'mall-of-horror': () =>
    `<defs>${sky('pm', '#2b1a3a', '#3a2340', '#140d1a')}</defs>${rect(0, 0, 320, 200, 'url(#pm)')}${lamp(160, 60, 150, 0.7)}<path d="M0 200L60 86H260L320 200Z" fill="#4a4350"/><path d="M60 86L0 200M100 86L66 200M140 86L130 200M180 86L190 200M220 86L254 200M260 86L320 200M40 124H280M16 164H304" stroke="#5d5364" stroke-width="2"/>${rect(44, 20, 232, 74, '#17121d', 'stroke="#07090e" stroke-width="4"')}${rect(54, 30, 212, 64, '#2d4a57')}${rect(54, 30, 212, 64, 'url(#lamp)')}<path d="M107 30v64M160 30v64M213 30v64" stroke="#07090e" stroke-width="5"/>${[60, 96, 124, 160, 186, 218].map((x, i) => zombie(x, 42 + (i % 2) * 6, 46, i % 2, '#5d8060', '#22303c')).join('')}<path d="M70 60l60 20M180 50l70 26" stroke="#8c6b45" stroke-width="9"/><path d="M54 30h212v64H54Z" fill="none" stroke="#07090e" stroke-width="4"/>${text(160, 17, 'OPEN LATE', { anchor: 'middle', font: 'Big Shoulders Display', weight: 800, size: 17, fill: '#FF8FC4', spacing: 5 })}${standeeArt('A', 'lipstick', 84, 122)}${standeeArt('B', 'biceps', 140, 128)}${standeeArt('C', 'revolver', 198, 122)}${grain}`,
  'city-of-horror': () =>
    `<defs>${sky('pc', '#0d1830', '#26304a', '#7a4a1c')}</defs>${rect(0, 0, 320, 200, 'url(#pc)')}<circle cx="246" cy="52" r="28" fill="#F6E7C4"/>${lamp(246, 52, 90, 0.7)}${skyline(320, 170, 12, '#1a2438', false, 60, 120, 40)}${skyline(320, 190, 33, '#0f1724', true, 40, 92, 54)}<g transform="translate(88 40) scale(.94)"><path d="${tower}" stroke="#07090e" stroke-width="9"/><path d="${tower}" stroke="#8a6646" stroke-width="4.500"/><path d="M0 12H100V68H0Z" fill="#B06A40" stroke="#07090e" stroke-width="3"/><path d="M-8 14Q50-42 108 14Z" fill="#6d4a36" stroke="#07090e" stroke-width="3"/><path d="M0 30H100M0 50H100" stroke="#6b3d24" stroke-width="3"/></g>${rect(0, 184, 320, 20, '#0a0e15')}${[4, 44, 190, 228, 268].map((x, i) => zombie(x, 148, 44, i % 2, '#7ca663', '#2b3646')).join('')}${grain}`,
  zombies: () =>
    `<defs>${sky('pz', '#081420', '#16303a', '#2f5a4a')}</defs>${rect(0, 0, 320, 200, 'url(#pz)')}${skyline(320, 120, 5, '#0c1a22', true, 30, 70, 40)}<path d="M0 200L138 104H182L320 200Z" fill="#262d39"/><path d="M160 112v14M160 136v20M160 168v30" stroke="#E0B34A" stroke-width="5"/><path d="M0 200L138 104M320 200L182 104" stroke="#6b7484" stroke-width="5"/><path d="M220 40L120 200H320Z" fill="#FFF1CF" opacity=".16"/>${icon('helicopter', 168, 2, 96, '#0a0f16')}${icon('helicopter', 166, 0, 96, '#c9d3df')}${[70, 108, 146, 186, 226].map((x, i) => zombie(x, 108 + (i % 2) * 12, 40, i % 2, '#7ca663', '#3a4656')).join('')}${[24, 92, 164, 236].map((x, i) => zombie(x, 138, 66, (i + 1) % 2, '#93B873', ['#4b5568', '#5f4747', '#3f5a63', '#5b5540'][i])).join('')}${grain}`,
  'marvel-zombies': () =>
    `<defs>${sky('px', '#3a0d16', '#7a1f22', '#e0672f')}<pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="4.500" cy="4.500" r="2.100" fill="#1a0508" opacity=".38"/></pattern></defs>${rect(0, 0, 320, 200, 'url(#px)')}${rect(0, 0, 320, 120, 'url(#dots)')}<path d="M160 96L-40-40M160 96L60-60M160 96L260-60M160 96L360-40M160 96L380 90M160 96L-60 90" stroke="#FFB95A" stroke-width="14" opacity=".22"/>${skyline(320, 196, 44, '#1c0a12', true, 34, 92, 40)}<path d="M92 120C60 150 34 178 20 204H300C286 178 260 150 228 120Z" fill="#8c2a2e" stroke="#07090e" stroke-width="4"/><path d="M92 124C78 150 70 180 66 204M228 124c14 26 22 56 26 80" stroke="#5f171c" stroke-width="5" fill="none"/>${zombie(66, 20, 188, 0, '#93B873', '#23304a')}${rect(0, 190, 320, 12, '#12060a')}${grain}`,
};
