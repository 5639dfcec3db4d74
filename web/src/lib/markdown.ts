/** The rule books use a small part of Markdown: headings, paragraphs, and tables of `| id | statement |`. */
export type Block = { kind: 'title' | 'chapter' | 'text'; text: string } | { kind: 'rule'; id: string; text: string };

const plain = (text: string): string =>
  text
    .replace(/\s*\[[^\]]*\]\s*$/, '')
    .replace(/[*`]/g, '')
    .trim();

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
      if (/^[A-Z]+-/.test(row[1]!)) found.push({ kind: 'rule', id: row[1]!, text: plain(row[2]!) });
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
