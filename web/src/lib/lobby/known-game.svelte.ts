import { api, type GameInfo, type Preset } from '../api';
import { nearestPreset } from '../new-table/presets';
import type { TableInfo } from '../wire';

/** What the server says about the game of a table, and how the table compares with its presets. */
export class KnownGame {
  info = $state.raw<GameInfo | null>(null);

  constructor(private readonly at: { readonly table: TableInfo }) {
    api.games().then(
      (games) => (this.info = games.find(({ game }) => game === at.table.game) ?? null),
      // The lobby says less without it.
      () => {},
    );
  }

  nearest = $derived.by((): { preset: Preset | null; changed: string[] } =>
    this.info ? nearestPreset(this.info, this.at.table.options) : { preset: null, changed: [] },
  );
}
