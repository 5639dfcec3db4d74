/** How long the first page waits for its fonts. After that, another font stands in for them. */
const PATIENCE_MS = 300;

/** Loads the fonts of every page, so that nothing on it moves when they come. */
export async function loadFonts(): Promise<void> {
  const { fonts, documentElement } = document;
  const style = getComputedStyle(documentElement);
  const wanted = [`400 1em ${style.getPropertyValue('--ui')}`, `600 1em ${style.getPropertyValue('--ui')}`].concat(
    `800 1em ${style.getPropertyValue('--show')}`,
  );
  const all = Promise.all(wanted.map((font) => fonts.load(font))).catch(() => undefined);
  await Promise.race([all, new Promise((soon) => setTimeout(soon, PATIENCE_MS))]);
}
