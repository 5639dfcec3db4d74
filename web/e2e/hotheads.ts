import type { Player } from './player';

/** What a player of City of Horror wants to do at this moment. */
export interface Aims {
  /** Does not pass in a window, for instance because somebody is bargaining. */
  waits: boolean;
  /** Wants to bargain: in any window, or only before a location is resolved and with something to play. */
  bargains: 'anywhere' | 'here' | null;
  /** Uses explosives, on the tower if possible. */
  explodes: boolean;
  /** Plays whatever can be played. */
  plays: boolean;
  /** Cancels ordinary cards too; a cancel itself is always cancelled. */
  cancels: boolean;
  /** Passes until something concerns them. */
  dozes: boolean;
}

/** What a player did, and what they can do now. */
export interface Turn {
  /** Whether the click was on a card, on a power, or on a target of either. */
  isDeed: boolean;
  isOver: boolean;
  /** Whether this is the moment for the bargain that they want to make. */
  canBargain: boolean;
  /** How many cards they could still cancel. */
  cancels: number;
}

/** Runs in the page: waits for a question, and clicks once according to the aims. */
async function clickOnce(aims: Aims): Promise<Turn> {
  const PATIENCE_MS = 400;
  const EXPLOSIVE = /Molotov Cocktail|Rescue Flare|Makeshift Bomb/;
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => !(each as HTMLButtonElement).disabled);
  const said = (each: Element | null | undefined): string => each?.textContent ?? '';
  const some = (found: HTMLElement[]): HTMLElement | undefined => found[Math.floor(Math.random() * found.length)];
  const shown = (): string =>
    said(document.querySelector('.banner')) +
    said(document.querySelector('.side .panel')) +
    document.querySelectorAll('.panel .sel').length;

  function inWindow(): HTMLElement | undefined {
    const deeds = all('.panel .deeds .choice');
    const bombs = deeds.filter((each) => EXPLOSIVE.test(said(each)));
    if (aims.explodes && bombs.length > 0) return bombs[0];
    if (aims.plays && deeds.length > 0) return deeds.find((each) => !bombs.includes(each)) ?? deeds[0];
    if (aims.waits) return undefined;
    return (
      (aims.dozes ? all('.passing .quietly')[0] : undefined) ??
      all('.passing .btn').find((each) => /^Pass this window/.test(said(each)))
    );
  }
  function inReaction(): HTMLElement | undefined {
    const card = said(document.querySelector('.chain .last'));
    const cancel = all('.answers .btn.soft')[0];
    const isWanted = /Pepper Spray/.test(card) || (aims.cancels && !EXPLOSIVE.test(card));
    return isWanted && cancel ? cancel : all('.answers .btn.go')[0];
  }
  function wanted(): HTMLElement | undefined {
    const offer = all('.panel .incoming .btn.go')[0];
    if (offer) return offer;
    if (!document.querySelector('.banner.mine')) return undefined;
    const begun = some(all('.panel .begun .choice:not(.no)'));
    if (begun) return begun;
    if (document.querySelector('.chain')) return inReaction();
    const head = said(document.querySelector('.banner b'));
    if (/act or pass|Last chance/.test(head)) return inWindow();
    const rows = all(
      '.panel .opts .choice:not(.no):not(.sel), .panel .rows.wide .choice:not(.no):not(.sel), .panel .move.legal-card:not(.sel)',
    );
    if (/explode/.test(head)) return rows.find((each) => /Tower/.test(said(each))) ?? rows[0];
    return (
      all('.panel .use .btn:not(.go):not(.soft)')[0] ??
      all('.panel .acts .btn.go')[0] ??
      some(rows) ??
      all('.panel .passing .btn')[0]
    );
  }

  const canBargain = (): boolean => {
    const head = document.querySelector('.banner.mine') ? said(document.querySelector('.banner b')) : '';
    if (aims.bargains === 'anywhere') return /act or pass/.test(head);
    return (
      aims.bargains === 'here' && /^Before the (attack|sharing)/.test(head) && all('.panel .deeds .choice').length > 0
    );
  };
  const told = (clicked: HTMLElement | null): Turn => ({
    isDeed: clicked !== null && clicked.closest('.deeds, .begun') !== null,
    canBargain: canBargain(),
    isOver: document.querySelector('section.end-screen') !== null,
    cancels:
      all('.hand .card').filter((card) => /Pepper Spray/.test(said(card))).length +
      document.querySelector('.seats .seat')!.querySelectorAll('[title^="Punk, rested"]').length,
  });

  const before = (window as { clickedAt?: string }).clickedAt;
  const start = performance.now();
  for (;;) {
    if (document.querySelector('section.end-screen') || canBargain()) return told(null);
    // The server may not have answered the last click yet.
    const isFresh = shown() !== before || performance.now() - start > PATIENCE_MS;
    const found = isFresh ? wanted() : undefined;
    if (found) {
      (window as { clickedAt?: string }).clickedAt = shown();
      const turn = told(found);
      found.click();
      return turn;
    }
    if (performance.now() - start > PATIENCE_MS) return told(null);
    await new Promise<void>((changed) => {
      const look = new MutationObserver(() => done());
      const timer = setTimeout(() => done(), PATIENCE_MS / 2);
      const done = (): void => {
        look.disconnect();
        clearTimeout(timer);
        changed();
      };
      look.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  }
}

export const act = (player: Player, aims: Aims): Promise<Turn> => player.page.evaluate(clickOnce, aims);

/** Reports every line of the log as it comes, because the page itself keeps only the last ones. */
export async function followLog({ page }: Player, each: (line: string) => void): Promise<void> {
  await page.exposeFunction('lineShown', each);
  await page.evaluate(() => {
    const shown = (window as unknown as { lineShown: (line: string) => void }).lineShown;
    const read = (node: Node): void => shown(node.textContent?.trim() ?? '');
    const log = document.querySelector('[role=log]')!;
    [...log.children].forEach(read);
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(read))).observe(log, {
      childList: true,
    });
  });
}
