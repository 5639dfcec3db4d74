/** All games, in the order of the home page: first those with a poster of their own. */
import plain from 'virtual:games/covers';
import icons from 'virtual:icons/posters';
import type { Cover, Poster } from './game';

/** Symbols that the posters use. */
export const posterIcons = icons;

const posters = import.meta.glob<Poster>('./*/cover/index.ts', { import: 'cover', eager: true });
const drawn = Object.entries(posters).map(([path, poster]): Cover => ({ id: path.split('/')[1]!, ...poster }));

export const covers: readonly Cover[] = [...drawn.sort((one, other) => one.place - other.place), ...plain];

export const coverOf = (game: string): Cover | undefined => covers.find((each) => each.id === game);
export const titleOf = (game: string): string => coverOf(game)?.title ?? game;
