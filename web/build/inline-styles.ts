import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;

const LINK = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;
const SCRIPT = /<script type="module"[^>]* src="\/([^"]+)"/g;

/** Parts of the page that load these styles too, to be sure, need not: they name a script of every page instead. */
function forget(styles: string, bundle: OutputBundle): void {
  const page = bundle['index.html'];
  const [script] = page?.type === 'asset' ? Array.from(String(page.source).matchAll(SCRIPT)).slice(-1) : [];
  if (!script) throw new Error('index.html has no script');
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(`"${styles}"`, `"${script[1]}"`);
  Reflect.deleteProperty(bundle, styles);
}

/**
 * Puts the styles of every page into the page itself: a browser then need not fetch them before it shows anything. A
 * page that has not changed is not sent again, so they cost nothing on later visits.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After everything else has written its lists of files.
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no index.html to put styles into');
        let html = String(page.source);
        for (let found = LINK.exec(html); found; found = LINK.exec(html)) {
          const styles = bundle[found[1]!];
          if (styles?.type !== 'asset') throw new Error(`${found[1]} is not in the bundle`);
          html = html.replace(found[0], () => `\n    <style>${String(styles.source).trim()}</style>`);
          forget(found[1]!, bundle);
        }
        page.source = html;
      },
    },
  };
}
