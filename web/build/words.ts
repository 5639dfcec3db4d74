import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A browser needs two kinds of the terminal's words: how lists are written, and why the table refuses something. */
export const sharedOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /^(list|refusal)-/.test(line))
    .join('\n');

/** Comments and deep indents help the authors, not the browser. */
export const withoutComments = (text: string): string =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\n\n+(?=\S)/g, '\n')
    .replace(/^ +(?=\S)/gm, ' ');

const messagesOf = (prefix: string): RegExp => new RegExp(`^${prefix}-.*\\n(?:[ \\t]+.*\\n)*`, 'gm');
/** All messages whose ids begin like this. */
export const onlyOf = (text: string, prefix: string): string => (text.match(messagesOf(prefix)) ?? []).join('');
/** The same text without these messages, which are read elsewhere: only their first lines are left. */
export const withoutOf = (text: string, prefix: string): string =>
  text.replace(messagesOf(prefix), (message) => message.slice(0, message.indexOf('\n') + 1));

/**
 * `crates/terminal/text/en.ftl?shared` is those lines; `?only=mission` and `?without=mission` are parts of a game's
 * text.
 */
export function sharedWords(): Plugin {
  const QUERY = /^(.*\.ftl)\?(shared|only|without)(?:=([\w-]+))?$/;
  const PARTS = { shared: sharedOf, only: onlyOf, without: withoutOf };
  return {
    name: 'shared-words',
    load(id) {
      const [, file, part, prefix = ''] = QUERY.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(PARTS[part as keyof typeof PARTS](withoutComments(readFileSync(file, 'utf8')), prefix))}`;
    },
    transform(code, id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
      return { code: `export default ${JSON.stringify(withoutComments(text))}`, map: null };
    },
  };
}
