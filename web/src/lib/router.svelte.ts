/** The current path and query, kept in the browser's history. */
export const place = $state({ path: location.pathname, query: location.search });

addEventListener('popstate', () => {
  place.path = location.pathname;
  place.query = location.search;
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  const leftPage = place.path !== location.pathname;
  place.path = location.pathname;
  place.query = location.search;
  if (leftPage) scrollTo(0, 0);
}

/** Follows links inside the client without reloading the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
