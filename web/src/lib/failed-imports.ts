/** How often the server is asked whether it answers again. */
const ASK_EVERY_MS = 1000;
/** A page lives at least this long, so that a part that can never be fetched does not reload it all the time. */
const SHORTEST_LIFE_MS = 10_000;

/**
 * Loads the page again when a part of it could not be fetched, as soon as the server answers. Importing the part again
 * would not help. Browsers may remember that they could not fetch a module, as Chromium does, and never ask for it
 * again.
 */
export function reloadAfterFailedImports(): void {
  const begun = performance.now();
  let isWaiting = false;
  addEventListener('vite:preloadError', () => {
    if (isWaiting) return;
    isWaiting = true;
    const restMs = Math.max(0, SHORTEST_LIFE_MS - (performance.now() - begun));
    setTimeout(() => void untilServerAnswers().then(() => location.reload()), restMs);
  });
}

async function untilServerAnswers(): Promise<void> {
  while (!(await serverAnswers())) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
}

async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/api/games', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
