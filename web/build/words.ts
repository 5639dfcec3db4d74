import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

const MESSAGE = /^-?[a-zA-Z][\w-]* ?=.*\n?(?:[ \t}].*\n?)*/gm;
const isLater = (message: string, later: readonly string[]): boolean =>
  later.some((pattern) => new RegExp(pattern, 'm').test(message));
/** The messages for the first look at a table, and the others: those in which one of these patterns is found. */
export const firstOf = (text: string, later: readonly string[]): string =>
  text.replace(MESSAGE, (message) => (isLater(message, later) ? '' : message));
export const laterOf = (text: string, later: readonly string[]): string =>
  (text.match(MESSAGE) ?? []).filter((message) => isLater(message, later)).join('');

/** `later.json` stands beside the client's own texts, also for the text of the rules. */
const listBeside = (file: string): string =>
  join(dirname(file).replace(/(?:\/web\/src)?\/games\/([\w-]+)\/text$/, '/web/src/games/$1/text'), 'later.json');

/**
 * `crates/terminal/text/en.ftl?shared` is those lines; `?only=mission` and `?without=mission` are parts of a game's
 * text, and so are `?first` and `?later`. `?first&without=mission` is both.
 */
export function sharedWords(): Plugin {
  const QUERY = /^(.*\.ftl)\?((?:shared|only|without|first|later)\b.*)$/;
  return {
    name: 'shared-words',
    load(id) {
      const [, file, query = ''] = QUERY.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      let text = withoutComments(readFileSync(file, 'utf8'));
      for (const [part, prefix] of new URLSearchParams(query)) {
        if (part === 'shared') text = sharedOf(text);
        else if (part === 'only') text = onlyOf(text, prefix);
        else if (part === 'without') text = withoutOf(text, prefix);
        else {
          const list = listBeside(file);
          this.addWatchFile(list);
          const later = JSON.parse(readFileSync(list, 'utf8')) as string[];
          text = part === 'first' ? firstOf(text, later) : laterOf(text, later);
        }
      }
      return `export default ${JSON.stringify(text)}`;
    },
    transform(code, id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const text = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1)) as string;
      return { code: `export default ${JSON.stringify(withoutComments(text))}`, map: null };
    },
  };
}
