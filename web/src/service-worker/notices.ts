/** What the server sends when it wants to tell somebody something. */
export interface PushedNotice {
  readonly title: string;
  readonly body: string;
  /** The page that it is about, as a path. */
  readonly url: string;
  /** A later notice replaces an earlier one with the same tag. */
  readonly tag: string;
  /** The table that it is about, if any. */
  readonly table: string | null;
}

/** An open tab or window of the client. */
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Something has to be shown for every push, even for one that cannot be read. */
export const UNREADABLE: PushedNotice = { title: 'Revenant', body: '', url: '/', tag: 'revenant', table: null };

export function noticeOf(pushed: unknown): PushedNotice {
  if (typeof pushed !== 'object' || pushed === null) return UNREADABLE;
  const { title, body, url, tag, table } = pushed as Record<string, unknown>;
  if (!isText(title) || !isText(body) || !isText(url) || !isText(tag)) return UNREADABLE;
  return { title, body, url: isPath(url) ? url : '/', tag, table: isText(table) ? table : null };
}

/** Notices lead nowhere but to our own pages. */
const isPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

/** Whether the page of this path is open in this window. */
const shows = (page: OpenPage, path: string): boolean => new URL(page.url).pathname === path;

/** Whether somebody looks at the page that this notice is about, so that nobody needs to be told. */
export const isLookedAt = ({ url, table }: PushedNotice, pages: readonly OpenPage[]): boolean =>
  table !== null && pages.some((page) => page.visibilityState === 'visible' && shows(page, url));

/** The window to go to for a page: one that shows it already, or none. */
export const windowFor = <Page extends OpenPage>(path: string, pages: readonly Page[]): Page | null =>
  pages.find((page) => shows(page, path)) ?? null;

export const MUTE = 'mute';
/** Where pages leave the word for the action, because the worker speaks no language of its own. */
export const WORDS_CACHE = 'revenant-words';
export const MUTE_WORD = '/notices/words/mute';

/** The buttons of a notification, if the word for them is known. */
export const actionsOf = ({ table }: PushedNotice, mute: string | null): { action: string; title: string }[] =>
  table === null || mute === null ? [] : [{ action: MUTE, title: mute }];

/** What the worker asks a page, which answers with the address that it shows. */
export const WHERE = 'where';
