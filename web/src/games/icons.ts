/** Which icons each game draws. The build picks them out of their set, so this file imports no other kind of code. */
import { icons as city } from './city-of-horror/icons.ts';
import { icons as mall } from './mall-of-horror/icons.ts';
import { icons as marvel } from './marvel-zombies/icons.ts';
import { icons as zombies } from './zombies/icons.ts';

export const gameIcons = { 'city-of-horror': city, 'mall-of-horror': mall, 'marvel-zombies': marvel, zombies } as const;
