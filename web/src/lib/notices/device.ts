/**
 * Whether this browser can show notices while its pages are closed. `install`: it can once the client is installed.
 * `denied`: the user has forbidden it.
 */
export type Ability = 'yes' | 'no' | 'install' | 'denied';

/** What a browser says about itself. */
export interface Browser {
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly isInstalled: boolean;
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | null;
}

/** iPads say that they are Macs, but no Mac has a touch screen. */
const isApplePhone = ({ userAgent, touchPoints }: Browser): boolean =>
  /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);

export function abilityOf(browser: Browser): Ability {
  if (isApplePhone(browser) && !browser.isInstalled) return 'install';
  if (!browser.hasPush || browser.permission === null) return 'no';
  return browser.permission === 'denied' ? 'denied' : 'yes';
}

export const thisBrowser = (): Browser => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isInstalled: matchMedia('(display-mode: standalone)').matches,
  hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
  permission: 'Notification' in window ? Notification.permission : null,
});

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const found = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** “Firefox · Linux”: how a user tells the devices in the list apart. */
export const labelOf = (userAgent: string): string =>
  [found(BROWSERS, userAgent) ?? 'Browser', found(SYSTEMS, userAgent)].filter(Boolean).join(' · ');
