/** The ground of the city and the shapes of its pieces. The page has each of them only once. */
import { DEFINITIONS } from '../../lib/art';
import { TILE } from './geometry';

/**
 * The zombies that all boards share and those of this game, at the size of a square. They are groups, not symbols,
 * because browsers draw groups faster.
 */
const zed = (pose: number): string =>
  new RegExp(`<symbol id="zed${pose}"[^>]*>(.*?)</symbol>`, 's').exec(DEFINITIONS())?.[1] ?? '';
const DOG = `<g stroke="#07090e" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"><path d="M12 58V44c0-8 5-13 13-13h10c6 0 9 4 9 9v18h-7V47H22v11Z" fill="var(--shirt,#5f4747)"/><path d="M44 40c5-1 7-5 6-11" fill="none" stroke-width="5"/><path d="M8 24l2-14 8 7h12l7-8 3 14c1 10-5 18-14 18S7 34 8 24Z" fill="currentColor"/><path d="M16 31q9 6 17 0l-2 8q-7 4-13 0Z" fill="#0b0e13"/></g><circle cx="18" cy="24" r="3.2" fill="#0b0e13"/><circle cx="30" cy="24" r="3.2" fill="#0b0e13"/><circle cx="18" cy="24" r="1.2" fill="#FF7A6E"/><circle cx="30" cy="24" r="1.2" fill="#FF7A6E"/><path d="M19 32.500l1.500 3 1.500-2.600M26 32.900l1.500 2.600 1.500-3" stroke="#F1EADB" stroke-width="1.3" fill="none"/>`;
const CLOWN = `<g stroke="#07090e" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"><path d="M12 60c0-13 4-20 11-23h12c8 3 11 11 10 23Z" fill="#c14b45"/><circle cx="28" cy="46" r="2.6" fill="#F4E04D" stroke-width="1.6"/><circle cx="28" cy="55" r="2.6" fill="#F4E04D" stroke-width="1.6"/><path d="M17 43C9 42 6 34 8 25l-4-5 4 1-1-6 4 5 2-5 1 8c-1 8 2 10 7 11Z" fill="currentColor"/><path d="M40 43c8-1 10-7 8-15l-1-6 4 4 1-6 2 6 2-3-1 7c1 12-3 19-12 20Z" fill="currentColor"/><circle cx="15" cy="17" r="7" fill="#e8833a"/><circle cx="42" cy="17" r="7" fill="#e8833a"/><path d="M17 18C17 9 22 5 29 5s12 5 11 13c-1 7-3 12-6 16H23c-4-4-6-9-6-16Z" fill="#dfe6d2"/><path d="M22 7l7-7 6 7Z" fill="#5a3f9a"/></g><circle cx="24" cy="18" r="3.200" fill="#0b0e13"/><circle cx="34" cy="18" r="3.200" fill="#0b0e13"/><circle cx="29" cy="23" r="3.600" fill="#FF5347" stroke="#07090e" stroke-width="1.500"/><path d="M21 27q8 7 16 0-2 8-8 8t-8-8Z" fill="#8e1f26"/>`;
const SHADOW = '<ellipse cx="21" cy="37" rx="13" ry="4" fill="#000" fill-opacity=".5"/>';
const FIGURES = [
  ['zed0', zed(0)],
  ['zed1', zed(1)],
  ['dog', DOG],
  ['clown', CLOWN],
]
  .map(([name, art]) => `<g id="z-${name}">${SHADOW}<g transform="translate(3 0) scale(.643)">${art}</g></g>`)
  .join('\n');

export const MATERIALS = `<defs>
<pattern id="zLawn" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="#26392f"/><path d="M2 5l1-3 1 3M9 11l1-3 1 3M10 4l.8-2 .8 2M3 12l.8-2 .8 2" stroke="#3a5544" stroke-width="1.1" fill="none"/></pattern>
<pattern id="zTable" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><path d="M0 0H${TILE}M0 0V${TILE}" stroke="#1d2635" stroke-width="1.5" stroke-dasharray="4 8"/></pattern>
${FIGURES}<g id="z-life"><circle cx="8" cy="8" r="9.500" fill="#E4574C" stroke="#07090e" stroke-width="2"/><path d="M8 13.500C2 9.500 1.500 3 5 3c1.800 0 2.700 1.400 3 2.200C8.300 4.400 9.200 3 11 3c3.500 0 3 6.500-3 10.500Z" fill="#160b06"/></g>
<g id="z-bullets"><circle cx="8" cy="8" r="9.500" fill="#C9A24A" stroke="#07090e" stroke-width="2"/><path d="M3 13V7c0-2 1.500-3.500 1.500-3.500S6 5 6 7v6ZM6.700 13V6c0-2 1.500-3.500 1.500-3.500S9.700 4 9.700 6v7ZM10.400 13V7c0-2 1.500-3.500 1.500-3.500S13.400 5 13.400 7v6Z" fill="#160b06"/></g>
<g id="z-manhole"><ellipse cx="11" cy="11.500" rx="10" ry="8.600" fill="#07090e"/><ellipse cx="11" cy="10.500" rx="8.900" ry="7.500" fill="#4d5766" stroke="#8b97a8" stroke-width="1.300"/><path d="M4.200 8.200h13.600M3.400 11h15.200M4.200 13.700h13.600" stroke="#12161f" stroke-width="1.500"/></g>
</defs>`;
