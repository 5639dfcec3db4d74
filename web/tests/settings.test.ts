import { afterEach, expect, test, vi } from 'vitest';

type Listener = () => void;

/** A browser whose system is light or dark, and which remembers something from earlier visits. */
async function browser(remembered: object | null, isLight: boolean) {
  const listeners: Listener[] = [];
  const light = { matches: isLight, addEventListener: (_: string, listener: Listener) => listeners.push(listener) };
  const stored = new Map<string, string>();
  if (remembered) stored.set('revenant-settings', JSON.stringify(remembered));
  const root = { dataset: {} as { theme?: string } };
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('matchMedia', (query: string) =>
    query.includes('light') ? light : { matches: false, addEventListener: () => undefined },
  );
  vi.resetModules();
  const { settings, toggleSound } = await import('../src/lib/settings.svelte');
  const { followTheme, setTheme } = await import('../src/lib/theme');
  followTheme();
  return {
    settings,
    toggleSound,
    setTheme,
    theme: () => root.dataset.theme,
    stored: () => JSON.parse(stored.get('revenant-settings') ?? '{}') as Record<string, unknown>,
    becomes(isNowLight: boolean) {
      light.matches = isNowLight;
      listeners.forEach((listen) => listen());
    },
  };
}
afterEach(() => vi.unstubAllGlobals());

test('the theme follows the system until the player chooses', async () => {
  const page = await browser(null, true);
  expect(page.theme()).toBe('paper');
  page.becomes(false);
  expect(page.theme()).toBe('night');
  page.setTheme('paper');
  expect(page.theme()).toBe('paper');
  page.becomes(true);
  page.becomes(false);
  expect(page.theme()).toBe('paper');
  expect(page.stored().theme).toBe('paper');
  page.setTheme('system');
  expect(page.theme()).toBe('night');
});

test('settings of earlier visits still count', async () => {
  const page = await browser({ theme: 'night', sound: true }, true);
  expect(page.theme()).toBe('night');
  expect(page.settings.sound).toBe(true);
  expect(page.settings.volume).toBeGreaterThan(0);
});

test('muting keeps the volume, and whoever unmutes hears something', async () => {
  const page = await browser({ sound: true, volume: 0.3 }, false);
  page.toggleSound();
  expect(page.stored()).toMatchObject({ sound: false, volume: 0.3 });
  page.toggleSound();
  expect(page.stored()).toMatchObject({ sound: true, volume: 0.3 });
  page.settings.volume = 0;
  page.toggleSound();
  page.toggleSound();
  expect(page.settings.volume).toBeGreaterThan(0);
});
