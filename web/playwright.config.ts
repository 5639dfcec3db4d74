import { defineConfig } from '@playwright/test';

/** A real browser against the real server (`REVENANT_BINARY`). Every test file starts its own server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/runs',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  reporter: [['list']],
  // Six windows at once keep two cores busy, so they come last. Tests that only the long run can do have a
  // run of their own.
  projects: process.env.REVENANT_PLAIN_GAME
    ? [{ name: 'a plain game', testMatch: /long\/plain/ }]
    : [
        { name: 'tables', testIgnore: /six-windows|long\// },
        { name: 'six windows', testMatch: /six-windows/, dependencies: ['tables'] },
      ],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
