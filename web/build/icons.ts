import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { GAME_ICONS, UI_ICONS } from '../src/lib/icon-names.ts';

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const ID = 'virtual:icons';

/** Picks the named icons out of their sets, as one sheet of symbols. The sets themselves never reach the browser. */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const set = (name: string): IconSet =>
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconSet;
  const symbols = (set: IconSet, prefix: string, names: readonly string[], size: number): string =>
    names
      .map((name) => {
        const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
        if (!icon) throw new Error(`there is no icon ${name}`);
        const width = icon.width ?? set.width ?? size;
        return `<symbol id="i-${prefix}${name}" viewBox="0 0 ${width} ${width}">${icon.body}</symbol>`;
      })
      .join('');
  return {
    name: 'icons',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const sheet = symbols(set('game-icons'), '', GAME_ICONS, 512) + symbols(set('lucide'), 'l-', UI_ICONS, 24);
      return `export default ${JSON.stringify(sheet)}`;
    },
  };
}
