/** The words of a game as its page has them. */
import { existsSync, readFileSync } from 'node:fs';
import { covers } from '../src/games/covers';
import { sharedOf } from '../build/words';

export const LANGUAGES = ['en', 'fr'];

export const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Games with a folder of their own in the client. */
const hasIts =
  (file: string) =>
  (id: string): boolean =>
    existsSync(new URL(`../src/games/${id}/${file}`, import.meta.url));
const OWN_COVERS = covers.map(({ id }) => id).filter(hasIts('cover'));
export const OWN_BOARDS = covers.map(({ id }) => id).filter(hasIts('index.ts'));

export const textsOf = (game: string, language: string): string[] => [
  sharedOf(read(`../../crates/terminal/text/${language}.ftl`)),
  read(`../src/text/${language}.ftl`),
  OWN_COVERS.map((id) => read(`../src/games/${id}/cover/${language}.ftl`)).join('\n'),
  read(`../src/games/${game}/text/${language}.ftl`),
  read(`../../games/${game}/text/${language}.ftl`),
  // Words that only a game's briefings need.
  ...[`../src/games/${game}/text/briefing/${language}.ftl`]
    .filter((path) => existsSync(new URL(path, import.meta.url)))
    .map(read),
];

export const idsOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
