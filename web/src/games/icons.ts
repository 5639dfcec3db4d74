/** Which icons each game draws. The build picks them out of their set, so this file imports no other kind of code. */
import { icons as mall } from './mall-of-horror/icons.ts';

export const gameIcons = { 'mall-of-horror': mall } as const;
