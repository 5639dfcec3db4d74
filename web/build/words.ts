import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Of the terminal's words a browser needs two kinds: how lists are written, and what the table refuses. */
export const sharedOf = (text: string): string => text.split('\n').filter((line) => /^(list|refusal)-/.test(line)).join('\n');

/** Comments are for those who write. */
export const withoutComments = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n\n+(?=\S)/g, '\n');

/** `crates/cli/text/en.ftl?shared` is those lines. */
export function sharedWords(): Plugin {
  const QUERY = '.ftl?shared';
  return {
    name: 'shared-words',
    load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const file = id.slice(0, -'?shared'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(sharedOf(readFileSync(file, 'utf8')))}`;
    },
    transform(code, id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
      return { code: `export default ${JSON.stringify(withoutComments(text))}`, map: null };
    },
  };
}
