import type { Game } from '../../games/game';
import type { IconName } from '../icon-names';
import { Portrait } from '../portrait.svelte';

/** Which parts of the page are open: a tab beside the board, and on a phone a sheet over the board. */
export class PlayLayout {
  readonly tabs: readonly string[];
  /** What a phone can show in place of the board, with the board itself first. */
  readonly sheets: readonly (readonly [string, IconName])[];
  tab = $state('log');
  /** On a phone: the sheet over the board. */
  sheet = $state('board');
  /** The rule that the rule book shows. */
  rule = $state<string | null>(null);
  isMenuOpen = $state(false);
  isAboutOpen = $state(false);
  isEndShown = $state(true);
  /** The size of the space for the board. */
  width = $state(0);
  height = $state(0);

  private readonly portrait = new Portrait();
  /** Whether to use the tall plan, which is not only for phones but for every tall space. */
  isTall = $derived.by(() => this.portrait.isPortrait || this.width < this.height);

  constructor(game: Game) {
    const own = game.tabs ?? [];
    this.tabs = ['log', 'chat', ...own.map(({ id }) => id), 'rules'];
    this.sheets = [
      ['board', 'l:map'],
      ['players', 'l:users'],
      ['log', 'l:scroll-text'],
      ['chat', 'l:message-square'],
      ...own.map(({ id, icon }) => [id, icon] as const),
      ['rules', 'l:book-open'],
    ];
  }

  get isPortrait(): boolean {
    return this.portrait.isPortrait;
  }

  /** Opens a tab. On a phone, it opens over the board. */
  showTab(id: string): void {
    this.tab = id;
    this.sheet = id;
  }

  /** Changes the tab. On a phone, it is shown only if a sheet is open. */
  chooseTab(id: string): void {
    this.tab = id;
    if (this.sheet !== 'board') this.sheet = id;
  }

  showSheet(id: string): void {
    this.sheet = id;
    if (this.tabs.includes(id)) this.tab = id;
  }

  toggleLog(): void {
    this.sheet = this.sheet === 'log' ? 'board' : 'log';
    this.tab = 'log';
  }

  showRule(rule: string): void {
    this.rule = rule;
    this.isMenuOpen = false;
    this.showTab('rules');
  }

  /** Opens what this table plays by. */
  showAbout(): void {
    this.isMenuOpen = false;
    this.isAboutOpen = true;
  }

  showBoard(): void {
    this.sheet = 'board';
  }
}
