import { save, settings, type Theme } from './settings.svelte';

const light = matchMedia('(prefers-color-scheme: light)');

/** The theme on the screen: that of the system, unless the player has chosen one. */
export function shownTheme(): Exclude<Theme, 'system'> {
  if (settings.theme !== 'system') return settings.theme;
  return light.matches ? 'paper' : 'night';
}

function show(): void {
  document.documentElement.dataset.theme = shownTheme();
}

/** Shows the theme, and follows the system while the player has not chosen one. */
export function followTheme(): void {
  show();
  light.addEventListener('change', show);
}

export function setTheme(theme: Theme): void {
  settings.theme = theme;
  save();
  show();
}
