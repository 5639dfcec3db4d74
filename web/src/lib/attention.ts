/** Calls a player who is looking elsewhere, by the title and icon of the page. The server tells everybody else. */
let blink: ReturnType<typeof setInterval> | undefined;
let title = 'Revenant';

function icon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && !link.href.endsWith(href)) link.href = href;
}

export function setTitle(text: string): void {
  title = text;
  if (!blink) document.title = text;
}

export function call(text: string): void {
  if (blink) return;
  icon('/favicon-call.svg');
  let isCall = true;
  document.title = `(!) ${text}`;
  blink = setInterval(() => {
    isCall = !isCall;
    document.title = isCall || document.visibilityState === 'visible' ? `(!) ${text}` : title;
  }, 1000);
}

export function calm(): void {
  clearInterval(blink);
  blink = undefined;
  document.title = title;
  icon('/favicon.svg');
}
