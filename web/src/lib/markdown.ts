/** The rule books use a small part of Markdown: headings, paragraphs, and tables of `| id | statement |`. */
export type Block = { kind: 'title' | 'chapter' | 'text'; text: string } | Rule;

/** A rule as a sentence. `origin` is how the project knows it, as at the end of the line: `seed`, `public, ruling`. */
export interface Rule {
  kind: 'rule';
  id: string;
  text: string;
  origin: string | null;
}

export interface Chapter {
  title: string;
  blocks: Block[];
}

/** A book: what comes before its first chapter, and its chapters. */
export interface Book {
  title: string;
  preface: Block[];
  chapters: Chapter[];
}

const ORIGIN = /\s*\[([^\]]*)\]\s*$/;
const plain = (text: string): string => text.replace(ORIGIN, '').replace(/[*`]/g, '').trim();
const ruleOf = (id: string, text: string): Rule => ({
  kind: 'rule',
  id,
  text: plain(text),
  origin: ORIGIN.exec(text)?.[1] ?? null,
});

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length > 0) found.push({ kind: 'text', text: plain(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const line of markdown.split('\n')) {
    const row = /^\|\s*([^|]+?)\s*\|\s*(.+?)\s*\|$/.exec(line);
    if (row) {
      flush();
      if (/^[A-Z]+-/.test(row[1]!)) found.push(ruleOf(row[1]!, row[2]!));
    } else if (line.startsWith('# ')) {
      flush();
      found.push({ kind: 'title', text: plain(line.slice(2)) });
    } else if (line.startsWith('#')) {
      flush();
      found.push({ kind: 'chapter', text: plain(line.replace(/^#+\s*/, '')) });
    } else if (line.trim() === '') flush();
    else if (line.startsWith('- ')) {
      flush();
      paragraph = [line.slice(2)];
    } else paragraph.push(line);
  }
  flush();
  return found;
}

export function bookOf(markdown: string): Book {
  const book: Book = { title: '', preface: [], chapters: [] };
  for (const block of blocks(markdown)) {
    if (block.kind === 'title') book.title = block.text;
    else if (block.kind === 'chapter') book.chapters.push({ title: block.text, blocks: [] });
    else (book.chapters.at(-1)?.blocks ?? book.preface).push(block);
  }
  return book;
}

/** The rules whose id or sentence contains these words, without regard to case. */
export function rulesWith(book: Book, words: string): Rule[] {
  const sought = words.trim().toLowerCase();
  const rules = book.chapters.flatMap((chapter) => chapter.blocks).filter((block) => block.kind === 'rule');
  return rules.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(sought));
}
