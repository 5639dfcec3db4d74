import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Of the terminal's messages, a browser needs only two kinds: how lists are written, and why the table refuses
 * something.
 */
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
/** All messages whose ids begin with this prefix. */
export const onlyOf = (text: string, prefix: string): string => (text.match(messagesOf(prefix)) ?? []).join('');
/** The text with only the first line of each of these messages, because the whole messages are loaded separately. */
export const withoutOf = (text: string, prefix: string): string =>
  text.replace(messagesOf(prefix), (message) => message.slice(0, message.indexOf('\n') + 1));

const MESSAGE = /^-?[a-zA-Z][\w-]* ?=.*\n?(?:[ \t}].*\n?)*/gm;
const isLater = (message: string, later: readonly string[]): boolean =>
  later.some((pattern) => new RegExp(pattern, 'm').test(message));
/**
 * Splits a text: messages that match one of the `later` patterns can wait, and the first look at a table needs the
 * rest.
 */
export const firstOf = (text: string, later: readonly string[]): string =>
  text.replace(MESSAGE, (message) => (isLater(message, later) ? '' : message));
export const laterOf = (text: string, later: readonly string[]): string =>
  (text.match(MESSAGE) ?? []).filter((message) => isLater(message, later)).join('');

/** `later.json` is in the client's folder of a game, even for texts in the folder of its rules. */
const listBeside = (file: string): string =>
  join(dirname(file).replace(/(?:\/web\/src)?\/games\/([\w-]+)\/text$/, '/web/src/games/$1/text'), 'later.json');

/**
 * `crates/terminal/text/en.ftl?shared` loads the lines of `sharedOf`. `?only=mission`, `?without=mission`, `?first` and
 * `?later` load parts of a game's text. They can be combined: `?first&without=mission`.
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
