/** Icons of game-icons.net: those on the poster, and those that only the board needs. */
export const icons = {
  poster: [],
  board: [
    'baseball-bat', 'baton', 'beer-stein', 'biceps', 'billed-cap', 'black-book', 'book-pile', 'boomerang', 'brain', 'brain-freeze', 'broom', 'bullets', 'buy-card',
    'cage', 'cancel', 'car-key', 'chainsaw', 'clown', 'compass', 'conversation', 'cowled', 'crossbow', 'crossed-swords', 'dig-dug', 'dog-bowl', 'drop-weapon',
    'dutch-bike', 'dynamite', 'electric', 'exit-door', 'eye-target', 'fire-axe', 'first-aid-kit', 'fist', 'flashlight', 'floor-hatch', 'footsteps', 'fork-knife-spoon',
    'french-fries', 'frozen-body', 'ghost-ally', 'glass-ball', 'graduate-cap', 'grenade', 'hand', 'heart-beats', 'hearts', 'helicopter', 'hoodie', 'hunter-eyes', 'key',
    'land-mine', 'light-bulb', 'locked-door', 'lockpicks', 'machete', 'magic-portal', 'magnifying-glass', 'marbles', 'meat', 'meat-cleaver', 'megaphone', 'molotov',
    'monkey', 'musical-notes', 'newspaper', 'night-sleep', 'nose-front', 'padlock', 'party-hat', 'pendant-key', 'person', 'pill', 'pillow', 'pistol-gun',
    'raise-skeleton', 'raise-zombie', 'riot-shield', 'rocket', 'rolling-dices', 'run', 'running-shoe', 'sawed-off-shotgun', 'scalpel', 'screaming', 'shambling-zombie',
    'shamrock', 'sickle', 'sitting-dog', 'skateboard', 'sleepy', 'sniffing-dog', 'soap', 'spiral-lollipop', 'spray', 'star-formation', 'stiletto', 'stomach',
    'stone-spear', 'subway', 'sunglasses', 'syringe', 'three-friends', 'tired-eye', 'tombstone', 'trash-can', 'tree-roots', 'two-coins', 'vomiting', 'watchtower',
    'water-splash', 'winter-hat', 'wizard-face', 'wolf-head',
  ],
} as const;

declare module '../../lib/icon-names' {
  interface IconsOfGames {
    'zombies': (typeof icons)['poster' | 'board'][number];
  }
}
