import { describe, expect, test } from 'vitest';
import { abilityOf, labelOf, type Browser } from '../src/lib/notices/device';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

describe('whether a browser can be told', () => {
  const browser = (change: Partial<Browser> = {}): Browser => ({
    userAgent: LINUX,
    touchPoints: 0,
    isInstalled: false,
    hasPush: true,
    permission: 'default',
    ...change,
  });
  test('a browser with push can, unless its user forbids it', () => {
    expect(abilityOf(browser())).toBe('yes');
    expect(abilityOf(browser({ permission: 'granted' }))).toBe('yes');
    expect(abilityOf(browser({ permission: 'denied' }))).toBe('denied');
  });
  test('a browser without push cannot, as over http', () => {
    expect(abilityOf(browser({ hasPush: false }))).toBe('no');
    expect(abilityOf(browser({ permission: null }))).toBe('no');
  });
  test('a phone or tablet of Apple can once the client is installed', () => {
    expect(abilityOf(browser({ userAgent: IPHONE, hasPush: false, permission: null }))).toBe('install');
    expect(abilityOf(browser({ userAgent: IPAD, touchPoints: 5 }))).toBe('install');
    expect(abilityOf(browser({ userAgent: IPHONE, isInstalled: true }))).toBe('yes');
    expect(abilityOf(browser({ userAgent: IPAD }))).toBe('yes');
  });
});

test('devices have names that their users recognise', () => {
  expect([LINUX, IPHONE, ANDROID, EDGE, IPAD, 'curl'].map(labelOf)).toEqual([
    'Firefox · Linux',
    'Safari · iPhone',
    'Chrome · Android',
    'Edge · Windows',
    'Safari · Mac',
    'Browser',
  ]);
});
