/** Icons of game-icons.net: those on the poster, and those that only the board needs. */
export const icons = {
  poster: [],
  board: [
    'water-tower', 'church', 'hospital', 'bank', 'ammo-box', 'crossroad', 'syringe', 'opened-food-can', 'fire', 'crowned-skull', 'binoculars', 'family-house', 'trade', 'parachute',
    'high-heel', 'briefcase', 'hand-bag', 'chef-toque', 'joystick', 'guitar', 'beard', 'rocking-chair', 'meat-cleaver', 'sitting-dog', 'cooking-pot', 'graduate-cap', 'slingshot',
    'balloon-dog', 'baby-bottle', 'holy-symbol', 'safety-pin', 'drum', 'spy', 'skateboard', 'robber-mask',
    'siren', 'soda-can', 'canned-fish', 'spray', 'exit-door', 'pistol-gun', 'chainsaw', 'flashlight', 'cat', 'lockpicks', 'water-gun', 'sawed-off-shotgun', 'running-shoe',
    'molotov', 'firework-rocket', 'time-bomb', 'high-grass',
  ],
} as const;

declare module '../../lib/icon-names' {
  interface IconsOfGames {
    'city-of-horror': (typeof icons)['poster' | 'board'][number];
  }
}
