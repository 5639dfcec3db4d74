import { Desk as AnyDesk, isLegal } from '../../lib/board/desk.svelte';
import { following, options } from '../../lib/board/trail';
import type { Choice as Told } from '../../lib/choices';
import { taken } from '../../lib/words';
import { Plan } from './geometry';
import { ASIDE, deeds, offerOf, type Offer, type Option, type Part, type PartKind } from './offers';
import { actionSaid } from './say';
import type { BoardView, Character, Choice, HeroView, Level, Shares, View, Zone } from './wire';

/** An effect that has been begun, and what was picked for it so far. */
interface Begun {
  root: string | null;
  trail: Part[];
}

/** What lies before a player of this game, and what he has begun. */
export class Desk extends AnyDesk<View, Offer> {
  begun = $state.raw<Begun>({ root: null, trail: [] });
  /** Whether the zones in sight are shown, and from where. */
  isLooking = $state(false);
  /** The zone that the mouse or the focus is on. */
  over = $state<Zone | null>(null);
  /** The level whose skill is read. */
  reading = $state<Level | null>(null);
  /** The hero whose sheet lies below the board; else the one in question. */
  private read = $state<Character | null>(null);

  asked = $derived.by(() => taken(this.question));
  fields = $derived.by(() => (this.asked.fields ?? {}) as { hero?: Character; with?: Character; zone?: Zone; at?: Zone; from?: Zone; left?: number });
  mode = $derived.by(() => this.view.mission.mode);
  private board = $derived.by((): BoardView => this.view.board);
  plan = $derived.by(() => new Plan(this.board));
  /** Whether the table waits for this player, rather than letting him answer if he likes. */
  isAwaited = $derived.by(() => {
    const { asked, seat } = this.source;
    return seat !== null && !!asked?.who.includes(seat) && !asked.ready.includes(seat);
  });
  /** Actions that a Move costs; nothing where an effect carries one on. */
  moveCosts = $derived.by((): number => (this.asked.variant === 'turn' ? (this.view.turn?.leaving_costs ?? 0) : 0));
  hero = $derived.by((): HeroView | null => this.heroOf(this.view.turn?.hero ?? this.fields.hero ?? null));
  /** Whose sheet is shown: the one somebody asked for, the one who acts, else the first of one's own. */
  sheet = $derived.by((): HeroView | null => this.heroOf(this.read) ?? this.hero ?? this.view.heroes.find(({ seat, health }) => health > 0 && this.source.seats.includes(seat)) ?? this.view.heroes.find(({ health }) => health > 0) ?? null);

  root = $derived.by(() => this.begun.root);
  /** What is picked, and what goes without saying. */
  trail = $derived.by((): Part[] => {
    if (this.root === null) return [];
    let trail = following(this.offers, this.root, this.begun.trail).length > 0 ? this.begun.trail : [];
    for (;;) {
      const next = options(this.offers, this.root, trail).filter((option) => isLegal(option.offer));
      const only = next.length === 1 ? next[0]! : null;
      if (!only || only.isLast) return trail;
      trail = [...trail, { kind: only.kind, value: only.value }];
    }
  });
  /** What may be picked next: of what was begun, else of all that can be done at once. */
  options = $derived.by((): Option[] => {
    if (this.root !== null) return options(this.offers, this.root, this.trail);
    const roots = new Set(this.offers.filter((offer) => !offer.root.startsWith('use:') && offer.parts.length > 0).map((offer) => offer.root));
    return [...roots].flatMap((root) => options(this.offers, root, []));
  });
  deeds = $derived.by(() => deeds(this.offers));
  private lit = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      const name = `${option.kind} ${option.value}`;
      found.set(name, [...(found.get(name) ?? []), option]);
    }
    return found;
  });

  /** The keys that do it at once, as the list of all choices numbers them. */
  private keys = $derived.by(() => {
    const verbs = [...new Set(this.legal.map(({ verb }) => verb))];
    return new Map(verbs.flatMap((verb) => this.legal.filter((offer) => offer.verb === verb)).map((offer, at) => [offer.action, at + 1]));
  });
  keyOf = (offer: Offer): number | null => {
    const key = this.keys.get(offer.action) ?? 10;
    return key < 10 ? key : null;
  };

  protected override offerOf(choice: Told): Offer {
    return offerOf(choice);
  }
  protected override coloursOf(): (string | undefined)[] {
    return [];
  }
  protected override clear(): void {
    this.begun = { root: null, trail: [] };
    this.over = null;
  }

  override hint = $derived.by((): string | null => {
    const offer = this.pointed;
    if (!offer || !this.offers.some((each) => each.action === offer.action)) return null;
    const said = this.actionSaid(offer.action) ?? this.speech.action(offer.action, this.question);
    return offer.refusal ? `${said} — ${this.speech.refusal(offer.refusal)} ${offer.refusal.rule}` : said;
  });

  override actionSaid(action: unknown): string | null {
    return actionSaid(this, action);
  }

  heroOf = (who: Character | null): HeroView | null => this.view.heroes.find((each) => each.who === who) ?? null;
  /** All that one thing on the screen stands for, what is legal first. */
  at = (kind: PartKind, value: string | number): Option[] => this.lit.get(`${kind} ${value}`) ?? [];
  has = (verb: string): Offer | undefined => this.offers.find((offer) => offer.verb === verb && isLegal(offer)) ?? this.offers.find((offer) => offer.verb === verb);
  /** All choices of a root. Of refused attacks the one on the own zone says best why not. */
  of = (root: string): Offer[] => {
    const own = String(this.hero?.zone);
    return this.offers.filter((offer) => offer.root === root).sort((one, other) => Number(other.parts[0]?.value === own) - Number(one.parts[0]?.value === own));
  };
  isPicked = (kind: PartKind, value: string): boolean => this.trail.some((each) => each.kind === kind && each.value === value);
  isMine = (hero: HeroView): boolean => this.source.seats.includes(hero.seat);

  show(who: Character): void {
    this.read = this.read === who ? null : who;
  }

  /** One click on an effect: used at once, or begun where it must be aimed. */
  begin(root: string, from: string): void {
    const all = this.of(root);
    const first = all.find(isLegal) ?? all[0];
    if (!first) return;
    if (first.refusal) return this.refuse(first, from);
    this.why = null;
    if (first.parts.length === 0) return this.act(first.action);
    this.begun = this.begun.root === root ? { root: null, trail: [] } : { root, trail: [] };
  }

  /** One click on something that can be picked next. */
  pick(option: Option, from: string): void {
    if (option.offer.refusal) return this.refuse(option.offer, from);
    if (option.isLast) return this.choose(option.offer, from);
    this.why = null;
    this.begun = { root: option.offer.root, trail: [...this.trail, { kind: option.kind, value: option.value }] };
  }

  back(): void {
    this.why = null;
    this.begun = this.begun.trail.length > 0 ? { root: this.begun.root, trail: this.begun.trail.slice(0, -1) } : { root: null, trail: [] };
  }

  stand(choice: Choice): void {
    this.source.act({ vote: choice });
  }
  /** A sharing is not listed: the server says whether it is allowed. */
  share(shares: Shares): void {
    this.source.act({ share: shares });
  }

  isAside = (offer: Offer): boolean => ASIDE.includes(offer.verb);
}
