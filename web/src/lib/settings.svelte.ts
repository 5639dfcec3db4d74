export type Language = 'en' | 'fr';
/** The theme of the system, or one that the player has chosen. */
export const THEMES = ['system', 'night', 'paper'] as const;
export type Theme = (typeof THEMES)[number];

interface Settings {
  language: Language;
  /** Whether anything moves. */
  animations: boolean;
  theme: Theme;
  /** Whether sounds are heard, and how loud they then are: more than 0, and at most 1. */
  sound: boolean;
  volume: number;
  textPanel: boolean;
  /** Whether windows stay open for longer, for players who read slowly or listen. */
  moreTime: boolean;
  /** Whether hints are shown, and those that were. */
  hints: boolean;
  hintsSeen: readonly string[];
  /** The games that were played to their end here. */
  gamesPlayed: readonly string[];
  /** The games whose primer was shown. */
  primersSeen: readonly string[];
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
  animations: true,
  theme: 'system',
  sound: false,
  volume: 0.7,
  textPanel: false,
  moreTime: false,
  hints: true,
  hintsSeen: [],
  gamesPlayed: [],
  primersSeen: [],
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

export function toggleSound(): void {
  settings.sound = !settings.sound;
  if (settings.sound && !(settings.volume > 0)) settings.volume = 0.7;
  save();
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing moves. */
export const isStill = (): boolean => stillness.matches || !settings.animations;

/** The speed of the table on the screen, as a multiple of the normal one. */
let paceOfTable = $state(1);
export function setPaceOfTable(factor: number): void {
  paceOfTable = factor;
}

/** The speed of everything that moves, as a multiple of the normal one; 0 means at once. */
export function pace(): number {
  return isStill() ? 0 : paceOfTable;
}
