/**
 * Original drawings of the buildings, as strings of SVG. Each begins at its upper left corner and is 244 wide and 136
 * high.
 */
import { coolLight, icon, lamp, rect, stream, text } from '../../lib/art';
import type { Armory, Place, Side } from './wire';

const INK = 'stroke="#07090e" stroke-width="2.500" stroke-linejoin="round"';

function window(x: number, y: number, w: number, h: number, isLit: boolean): string {
  const pane = rect(x, y, w, h, isLit ? '#FFCB6B' : '#1a2230', 'rx="1" stroke="#07090e" stroke-width="1.600"');
  return isLit
    ? `${pane}${rect(x, y + h * 0.55, w, h * 0.45, '#F29B38', 'rx="1" opacity=".7"')}<path d="M${x + w / 2} ${y}v${h}" stroke="#07090e" stroke-width="1.200"/>`
    : pane;
}

function bank(x: number, y: number): string {
  let s = coolLight(x + 120, y + 90, 120, 0.25) + rect(x + 24, y + 44, 196, 92, '#7d8596', INK);
  s +=
    `<path d="M${x + 14} ${y + 46}L${x + 122} ${y + 4}L${x + 230} ${y + 46}Z" fill="#8e97a8" ${INK}/><path d="M${x + 50} ${y + 40}L${x + 122} ${y + 14}L${x + 194} ${y + 40}Z" fill="#5d6577"/>` +
    icon('bank', x + 109, y + 17, 26, '#c9cfda');
  for (let n = 0; n < 6; n++) s += rect(x + 34 + n * 33, y + 52, 14, 78, n % 2 ? '#98a1b2' : '#a5adbd', INK);
  s +=
    rect(x + 105, y + 76, 34, 60, '#FFB95A', INK) +
    rect(x + 121, y + 76, 2, 60, '#07090e') +
    window(x + 56, y + 72, 9, 30, true) +
    window(x + 180, y + 72, 9, 30, false);
  return s + rect(x + 14, y + 128, 216, 10, '#5d6577', INK);
}

function hospital(x: number, y: number): string {
  const random = stream(5);
  let s =
    lamp(x + 122, y + 90, 150, 0.8) +
    rect(x + 20, y + 34, 204, 102, '#8397a0', INK) +
    rect(x + 84, y + 2, 76, 134, '#9fb3ba', INK) +
    rect(x + 84, y + 2, 76, 10, '#b9cad0');
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      s +=
        window(x + 28 + column * 18, y + 46 + row * 26, 12, 16, random() > 0.4) +
        window(x + 168 + column * 18, y + 46 + row * 26, 12, 16, random() > 0.45);
  for (let column = 0; column < 4; column++)
    s +=
      window(x + 91 + column * 17, y + 54, 12, 14, random() > 0.3) +
      window(x + 91 + column * 17, y + 76, 12, 14, random() > 0.4);
  s +=
    rect(x + 107, y + 16, 30, 30, '#2b6f9e', `rx="5" ${INK}`) +
    text(x + 122, y + 41, 'H', {
      anchor: 'middle',
      font: 'Big Shoulders Display',
      weight: 800,
      size: 29,
      fill: '#fff',
    });
  return (
    s +
    rect(x + 96, y + 104, 52, 32, '#FFE3A8', INK) +
    rect(x + 121, y + 104, 2.5, 32, '#07090e') +
    rect(x + 84, y + 98, 76, 7, '#C8452F', INK)
  );
}

function church(x: number, top: number): string {
  const y = top + 14;
  let s =
    lamp(x + 140, y + 96, 110, 0.6) +
    `<path d="M${x + 84} ${y + 64}L${x + 154} ${y + 20}L${x + 224} ${y + 64}V${y + 130}H${x + 84}Z" fill="#6f6470" ${INK}/><path d="M${x + 76} ${y + 68}L${x + 154} ${y + 18}L${x + 232} ${y + 68}" fill="none" stroke="#3b3440" stroke-width="7" stroke-linejoin="round"/>`;
  s +=
    rect(x + 32, y + 44, 54, 86, '#7d7280', INK) +
    `<path d="M${x + 28} ${y + 46}L${x + 59} ${y - 2}L${x + 90} ${y + 46}Z" fill="#4a4250" ${INK}/><path d="M${x + 59} ${y - 20}v20M${x + 52} ${y - 13}h14" stroke="#c9b88a" stroke-width="3.500" stroke-linecap="round"/>`;
  s += `<circle cx="${x + 154}" cy="${y + 66}" r="17" fill="#FFB95A" ${INK}/><path d="M${x + 154} ${y + 50}v32M${x + 138} ${y + 66}h32M${x + 143} ${y + 55}l22 22M${x + 165} ${y + 55}l-22 22" stroke="#07090e" stroke-width="1.800"/>`;
  for (const [at, fill] of [
    [102, '#c96f8f'],
    [192, '#5f9fc0'],
  ] as const)
    s += `<path d="M${x + at} ${y + 118}v-18a9 9 0 0 1 18 0v18Z" fill="${fill}" ${INK}/>`;
  return (
    s +
    `<path d="M${x + 140} ${y + 130}v-26a14 14 0 0 1 28 0v26Z" fill="#4a2f22" ${INK}/><path d="M${x + 50} ${y + 80}v-14a9 9 0 0 1 18 0v14Z" fill="#FFCB6B" ${INK}/>`
  );
}

const flames = (x: number, y: number): string => icon('fire', x, y, 30, '#FF8A3D', 'class="inked"');

function armory(x: number, y: number, state: Armory): string {
  const isBurnt = state === 'burnt';
  let s =
    (isBurnt ? '' : lamp(x + 80, y + 110, 110, 0.5)) +
    rect(x + 24, y + 24, 196, 112, isBurnt ? '#2c2422' : '#6e463c', INK);
  if (!isBurnt)
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 11; column++)
        if ((row * 7 + column * 5) % 4 === 0)
          s += rect(x + 28 + column * 17.5 + (row % 2) * 8, y + 30 + row * 13, 13, 7, '#7d5347', 'rx="1"');
  s +=
    rect(x + 16, y + 16, 212, 12, isBurnt ? '#1c1614' : '#4a2f2a', INK) +
    rect(x + 44, y + 34, 156, 28, '#141019', `rx="4" ${INK}`);
  // A row of cartridges instead of words, which would need a translation.
  for (let n = 0; n < 9; n++)
    s += `<path d="M${x + 56 + n * 16} ${y + 56}v-9q3-7 6 0v9Z" fill="${isBurnt ? '#4a3a34' : n % 2 ? '#FF8A6B' : '#E0B34A'}" stroke="#07090e" stroke-width="1.400"/>`;
  s +=
    rect(x + 36, y + 74, 72, 54, isBurnt ? '#15110f' : '#FFB95A', INK) +
    (isBurnt
      ? ''
      : icon('sawed-off-shotgun', x + 50, y + 80, 44, '#3a2413') + rect(x + 36, y + 74, 72, 16, 'url(#cityShutter)'));
  s +=
    rect(x + 122, y + 76, 34, 60, '#2a2027', INK) +
    window(x + 168, y + 78, 36, 34, false) +
    `<path d="M${x + 168} ${y + 78}l36 34M${x + 204} ${y + 78}l-36 34" stroke="#8c6b45" stroke-width="7"/>`;
  if (isBurnt)
    s +=
      `<circle cx="${x + 122}" cy="${y + 70}" r="120" fill="url(#blaze)"/>` +
      flames(x + 40, y + 80) +
      flames(x + 124, y + 84) +
      flames(x + 172, y + 66) +
      flames(x + 84, y - 8) +
      flames(x + 160, y - 2);
  if (state === 'blocked')
    s +=
      `<g fill="#6b4f35" ${INK}><path d="M${x + 30} ${y + 84}L${x + 216} ${y + 98}l-2 14L${x + 28} ${y + 98}Z"/><path d="M${x + 30} ${y + 126}L${x + 214} ${y + 70}l5 13L${x + 35} ${y + 138}Z"/></g>` +
      rect(x + 112, y + 70, 54, 66, 'url(#rubble)');
  return s;
}

const LEGS = (x: number, y: number): string =>
  `M${x + 62} ${y + 84}L${x + 44} ${y + 150}M${x + 138} ${y + 84}L${x + 156} ${y + 150}M${x + 90} ${y + 84}L${x + 84} ${y + 150}M${x + 110} ${y + 84}L${x + 116} ${y + 150}M${x + 54} ${y + 116}L${x + 146} ${y + 116}M${x + 58} ${y + 100}L${x + 150} ${y + 136}M${x + 142} ${y + 100}L${x + 50} ${y + 136}`;

function waterTower(x: number, y: number): string {
  const moon = `<circle cx="${x + 178}" cy="${y + 2}" r="18" fill="#F1EADB" opacity=".9"/><circle cx="${x + 186}" cy="${y - 3}" r="15" fill="#3d4656"/>`;
  const legs = `<path d="${LEGS(x, y)}" stroke="#07090e" stroke-width="8"/><path d="${LEGS(x, y)}" stroke="#7a6149" stroke-width="4"/>`;
  const tank = `<path d="M${x + 48} ${y + 36}H${x + 152}V${y + 84}H${x + 48}Z" fill="#9a5f3f" ${INK}/>${[66, 84, 102, 120, 138].map((at) => `<path d="M${x + at - 4} ${y + 36}v48" stroke="#7a4a30" stroke-width="2"/>`).join('')}<path d="M${x + 40} ${y + 37}Q${x + 100} ${y - 16} ${x + 160} ${y + 37}Z" fill="#5d4335" ${INK}/><path d="M${x + 48} ${y + 52}h104M${x + 48} ${y + 72}h104" stroke="#3d2a1f" stroke-width="3"/>`;
  return moon + legs + tank + rect(x + 40, y + 82, 120, 7, '#4a3a2d', INK);
}

/** The tower after the third marker: the tank on its side, stumps of legs, water on the ground. */
function ruin(x: number, y: number): string {
  const water = `<ellipse cx="${x + 100}" cy="${y + 130}" rx="96" ry="22" fill="#2f5f73" opacity=".55"/><ellipse cx="${x + 112}" cy="${y + 132}" rx="60" ry="12" fill="#6fb6cf" opacity=".35"/>`;
  const stumps = `<path d="M${x + 46} ${y + 146}L${x + 52} ${y + 116}M${x + 156} ${y + 148}L${x + 150} ${y + 106}M${x + 86} ${y + 146}l2-20" stroke="#07090e" stroke-width="8"/><path d="M${x + 46} ${y + 146}L${x + 52} ${y + 116}M${x + 156} ${y + 148}L${x + 150} ${y + 106}M${x + 86} ${y + 146}l2-20" stroke="#7a6149" stroke-width="4"/>`;
  const tank = `<g transform="translate(${x + 34} ${y + 120}) rotate(-68)"><path d="M0 0H84V58H0Z" fill="#7d4a30" ${INK}/><path d="M0 14h84M0 40h84" stroke="#3d2a1f" stroke-width="3"/><path d="M84 -8Q118 28 84 66Z" fill="#4a3327" ${INK}/><path d="M20 4l10 22-8 10 12 20" fill="none" stroke="#140d09" stroke-width="4"/></g>`;
  return water + stumps + tank + rect(x + 8, y + 96, 190, 54, 'url(#rubble)', 'opacity=".9"');
}

export interface Built {
  place: Place;
  side: Side;
  armory: Armory | null;
}

export function building({ place, side, armory: state }: Built, x: number, y: number): string {
  switch (place) {
    case 'bank':
      return bank(x, y);
    case 'hospital':
      return hospital(x, y);
    case 'church':
      return church(x, y);
    case 'armory':
      return armory(x, y, state ?? 'open');
    case 'water-tower':
      return side === 'ruin' ? ruin(x, y) : waterTower(x, y);
    case 'crossroads':
      return '';
  }
}
