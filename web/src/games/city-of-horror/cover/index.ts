import type { Poster } from '../../game';
import { lamp, rect, zombie } from '../../../lib/art';
import { grain, sky, skyline, tower } from '../../../lib/street';

const poster = (): string =>
  `<defs>${sky('pc', '#0d1830', '#26304a', '#7a4a1c')}</defs>${rect(0, 0, 320, 200, 'url(#pc)')}<circle cx="246" cy="52" r="28" fill="#F6E7C4"/>${lamp(246, 52, 90, 0.7)}${skyline(320, 170, 12, '#1a2438', false, 60, 120, 40)}${skyline(320, 190, 33, '#0f1724', true, 40, 92, 54)}<g transform="translate(88 40) scale(.94)"><path d="${tower}" stroke="#07090e" stroke-width="9"/><path d="${tower}" stroke="#8a6646" stroke-width="4.500"/><path d="M0 12H100V68H0Z" fill="#B06A40" stroke="#07090e" stroke-width="3"/><path d="M-8 14Q50-42 108 14Z" fill="#6d4a36" stroke="#07090e" stroke-width="3"/><path d="M0 30H100M0 50H100" stroke="#6b3d24" stroke-width="3"/></g>${rect(0, 184, 320, 20, '#0a0e15')}${[4, 44, 190, 228, 268].map((x, i) => zombie(x, 148, 44, i % 2, '#7ca663', '#2b3646')).join('')}${grain}`;

export const cover = { place: 2, title: 'City of Horror', colour: '#FFB95A', poster } satisfies Poster;
