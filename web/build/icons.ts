import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { gameIcons } from '../src/games/icons.ts';
import { GAME_ICONS, UI_ICONS } from '../src/lib/icon-names.ts';

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const ID = 'virtual:icons';

/**
 * Picks the named icons out of their sets, as sheets of symbols: `virtual:icons` for every page, `virtual:icons/posters`
 * for the posters of all games, `virtual:icons/<game>` for what else that game draws. The sets themselves never reach the
 * browser.
 */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const set = (name: string): IconSet =>
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet;
  const symbols = (set: IconSet, prefix: string, names: Iterable<string>, size: number): string =>
    [...names]
      .map((name) => {
        const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
        if (!icon) throw new Error(`there is no icon ${name}`);
        const width = icon.width ?? set.width ?? size;
        return `<symbol id="i-${prefix}${name}" viewBox="0 0 ${width} ${width}">${icon.body}</symbol>`;
      })
      .join('');
  const ofGames = gameIcons as Record<string, { poster: readonly string[]; board: readonly string[] }>;
  /** Those that not every page has already. */
  const own = (names: readonly string[]): Set<string> => new Set(names.filter((name) => !(GAME_ICONS as readonly string[]).includes(name)));
  const sheet = (names: Iterable<string>): string => symbols(set('game-icons'), '', names, 512);
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const game = id.slice(ID.length + 2);
      const found = (): string => {
        if (game === '') return sheet(GAME_ICONS) + symbols(set('lucide'), 'l-', UI_ICONS, 24);
        if (game === 'posters') return sheet(own(Object.values(ofGames).flatMap(({ poster }) => poster)));
        const icons = ofGames[game];
        if (!icons) throw new Error(`${game} is missing in src/games/icons.ts`);
        return sheet(own([...icons.poster, ...icons.board]));
      };
      return `export default ${JSON.stringify(found())}`;
    },
  };
}
