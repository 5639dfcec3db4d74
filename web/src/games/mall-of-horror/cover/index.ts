import type { Poster } from '../../game';
import { lamp, rect, standeeArt, text, zombie } from '../../../lib/art';
import { grain, sky } from '../../../lib/street';

const poster = (): string =>
  `<defs>${sky('pm', '#2b1a3a', '#3a2340', '#140d1a')}</defs>${rect(0, 0, 320, 200, 'url(#pm)')}${lamp(160, 60, 150, 0.7)}<path d="M0 200L60 86H260L320 200Z" fill="#4a4350"/><path d="M60 86L0 200M100 86L66 200M140 86L130 200M180 86L190 200M220 86L254 200M260 86L320 200M40 124H280M16 164H304" stroke="#5d5364" stroke-width="2"/>${rect(44, 20, 232, 74, '#17121d', 'stroke="#07090e" stroke-width="4"')}${rect(54, 30, 212, 64, '#2d4a57')}${rect(54, 30, 212, 64, 'url(#lamp)')}<path d="M107 30v64M160 30v64M213 30v64" stroke="#07090e" stroke-width="5"/>${[60, 96, 124, 160, 186, 218].map((x, i) => zombie(x, 42 + (i % 2) * 6, 46, i % 2, '#5d8060', '#22303c')).join('')}<path d="M70 60l60 20M180 50l70 26" stroke="#8c6b45" stroke-width="9"/><path d="M54 30h212v64H54Z" fill="none" stroke="#07090e" stroke-width="4"/>${text(160, 17, 'OPEN LATE', { anchor: 'middle', font: 'Big Shoulders Display', weight: 800, size: 17, fill: '#FF8FC4', spacing: 5 })}${standeeArt('A', 'lipstick', 84, 122)}${standeeArt('B', 'biceps', 140, 128)}${standeeArt('C', 'revolver', 198, 122)}${grain}`;

export const cover = { place: 1, title: 'Mall of Horror', colour: '#FF8FC4', poster } satisfies Poster;
