import { describe, expect, test } from 'vitest';
import { actionsOf, isLookedAt, noticeOf, UNREADABLE, windowFor } from '../src/service-worker/notices';
import { answerTo, mayKeep, outdated } from '../src/service-worker/requests';

const HERE = 'https://games.example';
const get = (path: string, mode = 'cors') => answerTo({ method: 'GET', mode, url: `${HERE}${path}` }, HERE);

describe('requests', () => {
  test('nothing of the API is ever answered by the worker', () => {
    for (const path of ['/api/me', '/api/tables/x/socket', '/api/me/export'])
      for (const mode of ['cors', 'navigate', 'websocket']) expect(get(path, mode)).toBe('network');
  });
  test('only reading is answered, and only from our own server', () => {
    expect(answerTo({ method: 'POST', mode: 'navigate', url: `${HERE}/` }, HERE)).toBe('network');
    expect(answerTo({ method: 'GET', mode: 'navigate', url: 'https://other.example/assets/a.js' }, HERE)).toBe(
      'network',
    );
  });
  test('pages come from the server; what is named after its content is kept', () => {
    expect(get('/', 'navigate')).toBe('page');
    expect(get('/table/1vjd3knq4h5c8?seat=A', 'navigate')).toBe('page');
    expect(get('/assets/base-0123456.js')).toBe('asset');
    for (const path of ['/', '/sw.js', '/manifest.webmanifest', '/favicon.svg']) expect(get(path)).toBe('network');
  });
  test('a page or an error is never kept as an asset', () => {
    const answer = (status: number, contentType: string): Response =>
      ({ status, type: 'basic', headers: new Headers({ 'content-type': contentType }) }) as Response;
    expect(mayKeep(answer(200, 'text/javascript; charset=utf-8'))).toBe(true);
    expect(mayKeep(answer(200, 'text/html; charset=utf-8'))).toBe(false);
    expect(mayKeep(answer(404, 'text/javascript'))).toBe(false);
  });
  test('caches of other builds are removed, and no others', () => {
    expect(outdated(['build-1', 'build-2', 'words'], 'build-2', 'build-')).toEqual(['build-1']);
  });
});

describe('notices', () => {
  const pushed = { title: 'Your turn', body: 'Ann’s table', url: '/table/x', tag: 'x', table: 'x', kind: 'turn' };
  const page = (path: string, visibilityState = 'visible') => ({ url: HERE + path, visibilityState });

  test('a push that cannot be read still says something', () => {
    for (const bad of [null, 3, 'text', {}, { ...pushed, title: 7 }]) expect(noticeOf(bad)).toEqual(UNREADABLE);
  });
  test('notices lead only to our own pages', () => {
    expect(noticeOf(pushed).url).toBe('/table/x');
    for (const url of ['https://other.example/', '//other.example/', '/\\other.example', 'javascript:alert(1)'])
      expect(noticeOf({ ...pushed, url }).url).toBe('/');
  });
  test('nobody is told about the table that they look at', () => {
    const notice = noticeOf(pushed);
    expect(isLookedAt(notice, [page('/'), page('/table/x?seat=A')])).toBe(true);
    expect(isLookedAt(notice, [page('/table/x', 'hidden'), page('/table/xy')])).toBe(false);
    expect(isLookedAt(noticeOf({ ...pushed, url: '/', table: null }), [page('/')])).toBe(false);
  });
  test('a click goes to the tab that shows the table', () => {
    const tabs = [page('/'), page('/table/x', 'hidden')];
    expect(windowFor('/table/x', tabs)).toBe(tabs[1]);
    expect(windowFor('/table/y', tabs)).toBeNull();
  });
  test('only a table can be muted, and only with a word for it', () => {
    const notice = noticeOf(pushed);
    expect(actionsOf(notice, 'Mute this table')).toEqual([{ action: 'mute', title: 'Mute this table' }]);
    expect(actionsOf(notice, null)).toEqual([]);
    expect(actionsOf({ ...notice, table: null }, 'Mute this table')).toEqual([]);
  });
});
