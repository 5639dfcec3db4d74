/** Icons of game-icons.net that are drawn somewhere. */
export const GAME_ICONS = [
  'raise-zombie', 'shambling-zombie', 'footsteps', 'rolling-dices', 'vote', 'hidden', 'tombstone',
  'lipstick', 'biceps', 'revolver', 'balloon-dog', 'police-badge', 'truck', 'swap-bag', 'secret-book', 'round-shield', 'fist',
  'cctv-camera', 'sprint', 'hammer-nails', 'fire-axe', 'baseball-bat', 'sawed-off-shotgun', 'grenade', 'chainsaw',
  'key-card', 'shopping-cart', 'crown', 'helicopter',
] as const;

/** Icons of Lucide. */
export const UI_ICONS = [
  'timer', 'undo-2', 'circle-help', 'menu', 'history', 'layers', 'lock', 'check', 'hourglass', 'scroll-text', 'message-square',
  'map', 'users', 'book-open', 'play', 'pause', 'skip-back', 'skip-forward', 'eye', 'wifi-off', 'bell-ring', 'link', 'plus', 'x',
  'moon', 'sun', 'volume-2', 'volume-x', 'list', 'flag', 'bot', 'user', 'log-out', 'shield-check', 'chevron-left', 'chevron-right',
  'copy', 'send', 'armchair', 'languages', 'calendar-days', 'rotate-cw',
] as const;

export type IconName = (typeof GAME_ICONS)[number] | `l:${(typeof UI_ICONS)[number]}`;
