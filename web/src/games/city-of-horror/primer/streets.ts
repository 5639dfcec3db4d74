/** The city of the pictures: the board with its buildings in these slots. */
import { scenery } from '../scenery';

export const streets = (): string =>
  scenery([
    { place: 'water-tower', slot: 'T', side: 'A', armory: null },
    { place: 'bank', slot: 'C1', side: 'A', armory: null },
    { place: 'hospital', slot: 'C2', side: 'A', armory: null },
    { place: 'church', slot: 'C3', side: 'A', armory: null },
    { place: 'armory', slot: 'C4', side: 'A', armory: 'open' },
    { place: 'crossroads', slot: 'X', side: 'A', armory: null },
  ]);
