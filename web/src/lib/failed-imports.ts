/** How often to check whether the server answers again. */
const ASK_EVERY_MS = 1000;
/**
 * The shortest time between two reloads, so that a part that can never be fetched does not reload the page all the
 * time.
 */
const SHORTEST_LIFE_MS = 10_000;

/**
 * When a part of the page could not be fetched, reloads the page as soon as the server answers. Importing the part
 * again would not help: some browsers, such as Chromium, remember a failed import and never ask for that module again.
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
