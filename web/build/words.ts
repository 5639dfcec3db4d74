import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Of the terminal's words a browser needs two kinds: how lists are written, and what the table refuses. */
export const sharedOf = (text: string): string => text.split('\n').filter((line) => /^(list|refusal)-/.test(line)).join('\n');

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
  };
}
