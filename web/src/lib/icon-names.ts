/** Icons of game-icons.net that no single game owns. Those of a game stand in its folder. */
export const GAME_ICONS = [
  'raise-zombie', 'shambling-zombie', 'footsteps', 'rolling-dices', 'vote', 'hidden', 'tombstone', 'round-shield', 'crown', 'helicopter',
] as const;

/** Icons of Lucide. */
export const UI_ICONS = [
  'timer', 'undo-2', 'circle-help', 'menu', 'history', 'layers', 'lock', 'check', 'hourglass', 'scroll-text', 'message-square',
  'map', 'users', 'book-open', 'play', 'pause', 'skip-back', 'skip-forward', 'eye', 'eye-off', 'wifi-off', 'bell-ring', 'link', 'plus', 'x',
  'moon', 'sun', 'volume-2', 'volume-x', 'list', 'flag', 'bot', 'user', 'log-out', 'shield-check', 'chevron-left', 'chevron-right',
  'copy', 'send', 'armchair', 'languages', 'calendar-days', 'rotate-cw', 'maximize', 'smartphone', 'film', 'hand', 'arrow-left-right', 'handshake', 'clipboard-list', 'minus', 'rotate-ccw', 'trash-2', 'grid-2x2', 'grid-2x2-plus', 'locate-fixed', 'door-open', 'lightbulb', 'info', 'zap',
] as const;

/** Each game adds its own in its folder. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface IconsOfGames {}

export type IconName = (typeof GAME_ICONS)[number] | `l:${(typeof UI_ICONS)[number]}` | IconsOfGames[keyof IconsOfGames];
