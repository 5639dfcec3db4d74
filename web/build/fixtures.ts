import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In development only: serves recorded games, so that `/table/any?fixture=game-4-seats&at=40` shows
 * any moment without a server. The built client contains none of this.
 */
export function fixtures(): Plugin {
  const folder = process.env.REVENANT_FIXTURES ?? 'tests/fixtures';
  return {
    name: 'fixtures',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/fixtures', (request, response, next) => {
        const name = /^\/([\w-]+)\.jsonl/.exec(request.url ?? '')?.[1];
        const file = name ? join(folder, `${name}.jsonl`) : '';
        if (!existsSync(file)) return next();
        createReadStream(file).pipe(response);
      });
    },
  };
}
