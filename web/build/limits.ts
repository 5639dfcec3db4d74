import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:limits';
const LIMITS = join(import.meta.dirname, '../../crates/wire/src/lib.rs');

/** The value of a limit of the protocol, as its crate says. */
export function limitOf(name: string, source: string): number {
  const value = new RegExp(`pub const ${name}: usize = ([\\d_]+);`).exec(source)?.[1];
  if (value === undefined) throw new Error(`${LIMITS} has no ${name}`);
  return Number(value.replaceAll('_', ''));
}

/** Serves the limits that fields of the client obey, so that nobody types what the server refuses. */
export function limits(): Plugin {
  return {
    name: 'limits',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(LIMITS);
      const source = readFileSync(LIMITS, 'utf8');
      return ['NAME_CHARS', 'CHAT_CHARS'].map((name) => `export const ${name} = ${limitOf(name, source)};`).join('\n');
    },
  };
}
