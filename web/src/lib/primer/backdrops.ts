/** Grounds and skies that the pictures of several games share. They reach beyond the box of a picture on every side. */
import { icon, rect } from '../art';
import { skyline } from '../street';

/** Covers a picture with one fill. */
export const cover = (fill: string, more = ''): string => rect(-30, -80, 380, 520, fill, more);

export const grain = cover('url(#grain)');

/** The city at dawn, in front of which somebody waits on a roof. */
export const dawn = (): string =>
  `<linearGradient id="dawn" x2="0" y2="1"><stop offset="0" stop-color="#141b2e"/><stop offset=".38" stop-color="#3b3350"/><stop offset=".62" stop-color="#a85f45"/><stop offset=".8" stop-color="#f3b25c"/></linearGradient>${cover('url(#dawn)')}${skyline(340, 290, 6, '#3a2430', false, 80, 190, 44)}${skyline(340, 300, 19, '#1c141b', false, 40, 105, 52)}`;

/** A helicopter with its search light on the roof below. */
export const helicopter = `<path d="M178 86L62 292H270Z" fill="#FFF1CF" opacity=".2"/><path d="M178 86L104 292H230Z" fill="#FFF1CF" opacity=".14"/>${icon('helicopter', 119, 8, 124, '#07090e')}${icon('helicopter', 116, 4, 124, '#dfe5ec')}`;

export const roof = `<path d="M-30 284H350V440H-30Z" fill="#23202c" stroke="#07090e" stroke-width="4"/>${rect(8, 274, 304, 18, '#3d3846', 'stroke="#07090e" stroke-width="3"')}<ellipse cx="166" cy="282" rx="112" ry="7" fill="#FFE3A8" opacity=".45"/>`;
