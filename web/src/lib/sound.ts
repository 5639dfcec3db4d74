import { settings } from './settings.svelte';

export type Sound = 'knock' | 'dice' | 'door' | 'groan' | 'paper';

/** Plays a sound, unless the player has switched sounds off, as most have. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  // Nobody waits for a sound: without a connection there is none.
  void import('./synthesiser').then(
    ({ synthesise }) => synthesise(sound),
    () => undefined,
  );
}
