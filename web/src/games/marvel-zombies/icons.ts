/** Icons of game-icons.net: those on the poster, and those that only the board needs. */
export const icons = {
  poster: [],
  board: [
    'armor-vest', 'bandaged', 'blood', 'bow-tie', 'brick-wall', 'broken-wall', 'bullseye', 'charging-bull', 'claws', 'crosshair', 'crossed-swords', 'exit-door', 'eye-target', 'fangs', 'fire-punch', 'first-aid-kit', 'fist',
    'flag-objective', 'grab', 'heart-plus', 'hearts', 'jawbone', 'katana', 'knife-fork', 'light-bulb', 'lightning-arc', 'magic-portal', 'magic-swirl', 'meat', 'meat-hook', 'microphone', 'missile-swarm', 'newspaper', 'person',
    'police-badge', 'rally-the-troops', 'riot-shield', 'run', 'screaming', 'shield-bash', 'shield-echoes', 'shouting', 'sonic-boom', 'spawn-node', 'spear-hook', 'spectacles', 'spider-web', 'sprint', 'star-medal', 'stomach',
    'telescope', 'upgrade', 'wasp-sting', 'wind-hole', 'wolf-howl',
  ],
} as const;

declare module '../../lib/icon-names' {
  interface IconsOfGames {
    'marvel-zombies': (typeof icons)['poster' | 'board'][number];
  }
}
