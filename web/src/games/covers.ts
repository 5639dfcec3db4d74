/** The games of the house, in the order in which the home page shows them. */
import icons from 'virtual:icons/posters';
import { cover as city } from './city-of-horror/cover';
import { cover as mall } from './mall-of-horror/cover';
import { cover as marvel } from './marvel-zombies/cover';
import { cover as zombies } from './zombies/cover';
import type { Cover } from './game';

/** Symbols that the posters draw. */
export const posterIcons = icons;

export const covers: readonly Cover[] = [mall, city, zombies, marvel];

export const coverOf = (game: string): Cover | undefined => covers.find((each) => each.id === game);
export const titleOf = (game: string): string => coverOf(game)?.title ?? game;
