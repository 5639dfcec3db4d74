import type { Poster } from '../../game';
import { rect, zombie } from '../../../lib/art';
import { grain, sky, skyline } from '../../../lib/street';

const poster = (): string =>
  `<defs>${sky('px', '#3a0d16', '#7a1f22', '#e0672f')}<pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="4.500" cy="4.500" r="2.100" fill="#1a0508" opacity=".38"/></pattern></defs>${rect(0, 0, 320, 200, 'url(#px)')}${rect(0, 0, 320, 120, 'url(#dots)')}<path d="M160 96L-40-40M160 96L60-60M160 96L260-60M160 96L360-40M160 96L380 90M160 96L-60 90" stroke="#FFB95A" stroke-width="14" opacity=".22"/>${skyline(320, 196, 44, '#1c0a12', true, 34, 92, 40)}<path d="M92 120C60 150 34 178 20 204H300C286 178 260 150 228 120Z" fill="#8c2a2e" stroke="#07090e" stroke-width="4"/><path d="M92 124C78 150 70 180 66 204M228 124c14 26 22 56 26 80" stroke="#5f171c" stroke-width="5" fill="none"/>${zombie(66, 20, 188, 0, '#93B873', '#23304a')}${rect(0, 190, 320, 12, '#12060a')}${grain}`;

export const cover = {
  place: 4,
  title: 'Marvel Zombies',
  colour: '#F46A48',
  isTogether: true,
  poster,
} satisfies Poster;
