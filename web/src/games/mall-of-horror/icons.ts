/** Icons of game-icons.net: those on the poster, and those that only the board needs. */
export const icons = {
  poster: ['lipstick', 'biceps', 'revolver'],
  board: [
    'balloon-dog',
    'police-badge',
    'truck',
    'swap-bag',
    'secret-book',
    'fist',
    'cctv-camera',
    'sprint',
    'hammer-nails',
    'fire-axe',
    'baseball-bat',
    'sawed-off-shotgun',
    'grenade',
    'chainsaw',
    'key-card',
    'shopping-cart',
  ],
} as const;

declare module '../../lib/icon-names' {
  interface IconsOfGames {
    'mall-of-horror': (typeof icons)['poster' | 'board'][number];
  }
}
