import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';

/** The projects to run: the tests for every change, or one of those that take too long for that. */
function projects(): NonNullable<PlaywrightTestConfig['projects']> {
  if (process.env.REVENANT_PLAIN_GAME) return [{ name: 'a plain game', testMatch: /long\/plain/ }];
  if (process.env.REVENANT_COLOUR_VISION) return [{ name: 'colour vision', testMatch: /long\/colour-vision/ }];
  if (process.env.REVENANT_WHOLE_GAMES) return [{ name: 'whole games', testMatch: /long\/two-people/ }];
  return [
    { name: 'tables', testIgnore: /six-windows|long\// },
    // Six browser windows at once keep two cores busy, so this project comes last.
    { name: 'six windows', testMatch: /six-windows/, dependencies: ['tables'] },
  ];
}

/** Tests run in a real browser against the real server (`REVENANT_BINARY`). Every test file starts its own server. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/runs',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 2,
  // Cards and dice differ from run to run, and some tests need a moment that does not happen in every game. A test that
  // passes at the second try is reported as flaky.
  retries: 1,
  reporter: [['list']],
  projects: projects(),
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
