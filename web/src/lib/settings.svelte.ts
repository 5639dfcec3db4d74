export type Language = 'en' | 'fr';
export type Speed = 'normal' | 'fast' | 'off';
export type Theme = 'night' | 'paper';

interface Settings {
  language: Language;
  speed: Speed;
  theme: Theme;
  sound: boolean;
  textPanel: boolean;
}

const KEY = 'revenant-settings';

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const prefersFrench = navigator.language.toLowerCase().startsWith('fr');

/** The settings that this browser remembers. */
export const settings: Settings = $state({
  language: prefersFrench ? 'fr' : 'en',
  speed: 'normal',
  theme: 'night',
  sound: false,
  textPanel: false,
  ...stored(),
});

export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may not allow storage: the settings then last as long as the page.
  }
}

export function toggleTextPanel(): void {
  settings.textPanel = !settings.textPanel;
  save();
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** How many times faster than normal things move; 0 means at once. */
export function pace(): number {
  if (stillness.matches || settings.speed === 'off') return 0;
  return settings.speed === 'fast' ? 2 : 1;
}
