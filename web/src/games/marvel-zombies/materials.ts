/** Floors of the buildings, and figures of the Enemies. The page has each of them only once. */
const LINE = 'stroke="#07090e" stroke-width="2.400" stroke-linejoin="round" stroke-linecap="round"';
const BODY =
  '<path d="M6 54c0-14 4-20 12-22h12c8 2 12 8 12 22Z" fill="var(--shirt)"/><path d="M15 34h18v20H15Z" fill="#1d2736"/><circle cx="24" cy="19" r="13" fill="#d8ab86"/>';
const VISOR =
  '<path d="M14 18h20v5q-10 4-20 0Z" fill="#0b0e13"/><path d="M17 20h5M27 20h5" stroke="var(--eye)" stroke-width="1.800"/>';
const symbol = (id: string, style: string, art: string): string =>
  `<symbol id="m-${id}" viewBox="0 0 48 56" style="${style}">${art}</symbol>`;

const SOLDIERS =
  symbol(
    'operator',
    '--shirt:#3f5878;--eye:#8FD6FF',
    `<g ${LINE}>${BODY}<path d="M19 40h4v6h-4ZM26 40h4v6h-4Z" fill="#46566c" stroke-width="1.200"/><path d="M10 19C10 8 16 3 24 3s14 5 14 16l-4-2H14Z" fill="#27364b"/></g>${VISOR}`,
  ) +
  symbol(
    'guard',
    '--shirt:#5a4030;--eye:#FFD48A',
    `<g ${LINE}>${BODY}<path d="M9 20V13c0-7 7-11 15-11s15 4 15 11v7l-5-2H14Z" fill="#6b6a4a"/></g>${VISOR}<g ${LINE}><path d="M13 31h30v13c0 6-6 10-15 12-9-2-15-6-15-12Z" fill="#C9D3DF"/><path d="M18 35h20v6H18Z" fill="#46566c" stroke-width="1.600"/><path d="M28 44v9" fill="none"/></g>`,
  ) +
  symbol(
    'specialist',
    '--shirt:#2a2a33;--eye:#FF9A90',
    `<g ${LINE}>${BODY}<path d="M8 17c0-9 8-14 17-14 11 0 17 4 18 9-4 2-9 1-13 3-7 2-14 3-22 2Z" fill="#b23f30"/><circle cx="18" cy="21" r="4.600" fill="#0b0e13"/><circle cx="30" cy="21" r="4.600" fill="#0b0e13"/></g><circle cx="18" cy="21" r="1.800" fill="var(--eye)"/><circle cx="30" cy="21" r="1.800" fill="var(--eye)"/><path d="M2 52L40 28l6-8" stroke="#07090e" stroke-width="8" fill="none" stroke-linejoin="round"/><path d="M2 52L40 28l6-8" stroke="#8b97a8" stroke-width="3.600" fill="none" stroke-linejoin="round"/>`,
  );
const ZOMBIES =
  symbol('walker', '--shirt:#4b5568;color:#93B873', '<use href="#zed0" width="52" height="56" x="-2"/>') +
  symbol(
    'runner',
    '--shirt:#7a3b2e;color:#a4c684',
    '<g transform="rotate(16 26 54)"><use href="#zed1" x="2" y="2" width="46" height="52"/></g><path d="M1 22h8M0 31h7M2 40h6" stroke="#F1EADB" stroke-width="2.600" stroke-linecap="round"/>',
  ) +
  symbol(
    'brute',
    '--shirt:#5b5540;color:#84aa66',
    `<g ${LINE}><path d="M1 56c-2-16 2-28 11-31h24c9 3 13 15 11 31Z" fill="currentColor"/><path d="M9 27L3 19l9 4M39 27l6-8-9 4" fill="#EDE3CC"/><path d="M12 56c0-10 4-15 12-15s12 5 12 15Z" fill="var(--shirt)"/><path d="M13 18c0-9 5-14 11-14s11 5 11 14c0 8-4 15-11 15s-11-7-11-15Z" fill="currentColor"/></g><circle cx="19.500" cy="17" r="3" fill="#0b0e13"/><circle cx="28.500" cy="17" r="3" fill="#0b0e13"/><circle cx="19.500" cy="17" r="1.200" fill="#FFE08A"/><circle cx="28.500" cy="17" r="1.200" fill="#FFE08A"/><path d="M17 25h14l-2 5H19Z" fill="#0b0e13"/><path d="M20 25v3M24 25v4M28 25v3" stroke="#F1EADB" stroke-width="1.400"/>`,
  );

export const MATERIALS = `<defs>
<pattern id="mWood" width="120" height="36" patternUnits="userSpaceOnUse"><rect width="120" height="36" fill="#6a4c34"/><rect y="12" width="120" height="12" fill="#63472f"/><path d="M0 .5H120M0 12.500H120M0 24.500H120M40 0V12M96 12V24M14 24V36" stroke="#4c3522" stroke-width="1.100"/></pattern>
<pattern id="mRug" width="18" height="18" patternUnits="userSpaceOnUse"><rect width="18" height="18" fill="#52323f"/><path d="M9 3l6 6-6 6-6-6Z" fill="#5f3a49"/></pattern>
<pattern id="mShop" width="28" height="28" patternUnits="userSpaceOnUse"><rect width="28" height="28" fill="#4b5148"/><path d="M0 0H28M0 0V28" stroke="#3d433b" stroke-width="1.600"/></pattern>
<pattern id="mSteel" width="22" height="22" patternUnits="userSpaceOnUse"><rect width="22" height="22" fill="#2c3644"/><path d="M4 6l5 3M13 15l5 3M15 4l-4 4M6 14l-3 5" stroke="#3c4959" stroke-width="1.600" stroke-linecap="round"/></pattern>
<pattern id="mTeal" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#2f4a52"/><rect width="10" height="10" fill="#385760"/><rect x="10" y="10" width="10" height="10" fill="#385760"/></pattern>
</defs>${SOLDIERS}${ZOMBIES}`;
