import type { Poster } from '../../game';
import { icon, rect, zombie } from '../../../lib/art';
import { grain, sky, skyline } from '../../../lib/street';

const poster = (): string =>
  `<defs>${sky('pz', '#081420', '#16303a', '#2f5a4a')}</defs>${rect(0, 0, 320, 200, 'url(#pz)')}${skyline(320, 120, 5, '#0c1a22', true, 30, 70, 40)}<path d="M0 200L138 104H182L320 200Z" fill="#262d39"/><path d="M160 112v14M160 136v20M160 168v30" stroke="#E0B34A" stroke-width="5"/><path d="M0 200L138 104M320 200L182 104" stroke="#6b7484" stroke-width="5"/><path d="M220 40L120 200H320Z" fill="#FFF1CF" opacity=".16"/>${icon('helicopter', 168, 2, 96, '#0a0f16')}${icon('helicopter', 166, 0, 96, '#c9d3df')}${[70, 108, 146, 186, 226].map((x, i) => zombie(x, 108 + (i % 2) * 12, 40, i % 2, '#7ca663', '#3a4656')).join('')}${[24, 92, 164, 236].map((x, i) => zombie(x, 138, 66, (i + 1) % 2, '#93B873', ['#4b5568', '#5f4747', '#3f5a63', '#5b5540'][i])).join('')}${grain}`;

export const cover = { place: 3, title: 'Zombies!!!', colour: '#93B873', poster } satisfies Poster;
