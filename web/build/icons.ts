import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { GAME_ICONS, UI_ICONS } from '../src/lib/icon-names.ts';

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const ID = 'virtual:icons';
const GAMES = join(import.meta.dirname, '../src/games');

interface IconsOfGame {
  poster: readonly string[];
  board: readonly string[];
}

/** The icons that a game lists in the file `icons.ts` of its folder; none if there is no such file. */
async function iconsOf(game: string): Promise<IconsOfGame> {
  const file = join(GAMES, game, 'icons.ts');
  if (!existsSync(file)) return { poster: [], board: [] };
  return (await runnerImport<{ icons: IconsOfGame }>(file, { logLevel: 'error' })).module.icons;
}

/**
 * Picks the named icons out of their sets, as sheets of symbols: `virtual:icons` for every page,
 * `virtual:icons/posters` for the posters of all games, `virtual:icons/<game>` for everything that a game draws. The
 * sets never reach the browser.
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
  /** Leaves out the icons that every page has already. */
  const own = (names: readonly string[]): Set<string> =>
    new Set(names.filter((name) => !(GAME_ICONS as readonly string[]).includes(name)));
  const sheet = (names: Iterable<string>): string => symbols(set('game-icons'), '', names, 512);
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const game = id.slice(ID.length + 2);
      const found = async (): Promise<string> => {
        if (game === '') return sheet(GAME_ICONS) + symbols(set('lucide'), 'l-', UI_ICONS, 24);
        if (game === 'posters')
          return sheet(own((await Promise.all(readdirSync(GAMES).map(iconsOf))).flatMap(({ poster }) => poster)));
        const { poster, board } = await iconsOf(game);
        return sheet(own([...poster, ...board]));
      };
      return `export default ${JSON.stringify(await found())}`;
    },
  };
}
