import { isLegal, type Answer } from '../../lib/board/model.svelte';
import { following, options } from '../../lib/board/trail';
import { TrailModel } from '../../lib/board/trail-model.svelte';
import type { Choice as Told } from '../../lib/choices';
import { Plan } from './geometry';
import { faceOfEffect } from './cards';
import { ASIDE, deeds, effectName, offerOf, type Offer, type Option, type Part, type PartKind } from './offers';
import { actionSaid, effectAbout } from './say';
import type { BoardView, Character, Choice, HeroView, Level, Shares, View, Zone } from './wire';

/** The model of this game, with what the player has begun. */
export class Model extends TrailModel<View, Offer> {
  /** Whether the board shows which zones are in sight. */
  isLooking = $state(false);
  /** The zone that the mouse or the focus is on. */
  over = $state<Zone | null>(null);
  /** The level whose skill the player reads. */
  reading = $state<Level | null>(null);
  /** The goal that the mouse or the focus is on, and the one that the player keeps on the board. */
  pointedGoal = $state<number | null>(null);
  pinnedGoal = $state<number | null>(null);
  goal = $derived.by((): number | null => this.pointedGoal ?? this.pinnedGoal);
  /** The hero whose sheet the player opened, if any. */
  private read = $state<Character | null>(null);

  fields = $derived.by(
    () =>
      (this.asked.fields ?? {}) as {
        hero?: Character;
        with?: Character;
        zone?: Zone;
        at?: Zone;
        from?: Zone;
        left?: number;
      },
  );
  mode = $derived.by(() => this.view.mission.mode);
  private board = $derived.by((): BoardView => this.view.board);
  override needsBoard = $derived.by((): boolean => {
    const { heroes, turn } = this.view;
    return this.isAwaited || heroes.some(({ who, seat }) => who === turn?.hero && this.source.seats.includes(seat));
  });
  plan = $derived.by(() => new Plan(this.board));
  /** The actions that a Move costs; 0 if an effect moves the hero. */
  moveCosts = $derived.by((): number => (this.asked.variant === 'turn' ? (this.view.turn?.leaving_costs ?? 0) : 0));
  hero = $derived.by((): HeroView | null => this.heroOf(this.view.turn?.hero ?? this.fields.hero ?? null));
  /**
   * The hero whose sheet is shown: the one that was opened, otherwise the one who acts, otherwise the player's first.
   */
  sheet = $derived.by(
    (): HeroView | null =>
      this.heroOf(this.read) ??
      this.hero ??
      this.view.heroes.find(({ seat, health }) => health > 0 && this.source.seats.includes(seat)) ??
      this.view.heroes.find(({ health }) => health > 0) ??
      null,
  );

  root = $derived.by(() => this.begun.root);
  /** What was picked, including parts that were picked automatically because they leave no choice. */
  trail = $derived.by((): readonly Part[] => {
    if (this.root === null) return [];
    let trail = following(this.offers, this.root, this.begun.trail).length > 0 ? this.begun.trail : [];
    for (;;) {
      const next = options(this.offers, this.root, trail).filter((option) => isLegal(option.offer));
      const only = next.length === 1 ? next[0]! : null;
      if (!only || only.isLast) return trail;
      trail = [...trail, { kind: only.kind, value: only.value }];
    }
  });
  /** What may be picked next for the choice that was begun, or for all choices if none was begun. */
  options = $derived.by((): Option[] => {
    if (this.root !== null) return options(this.offers, this.root, this.trail);
    const roots = new Set(
      this.offers
        .filter((offer) => !offer.root.startsWith('use:') && offer.parts.length > 0)
        .map((offer) => offer.root),
    );
    return [...roots].flatMap((root) => options(this.offers, root, []));
  });
  deeds = $derived.by(() => deeds(this.offers));
  override answers = $derived.by((): Answer[] =>
    this.deeds
      .filter(({ offer }) => isLegal(offer))
      .map(({ root, effect, hero }) => ({
        key: root,
        icon: faceOfEffect(effect, hero).icon,
        name: this.speech.word(effectName(effect)),
        about: effectAbout(this.speech, effect),
        kind: typeof effect === 'object' && !('skill' in effect) ? 'card' : 'power',
        tap: () => this.begin(root, `row-${root}`),
      })),
  );
  private lit = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      const name = `${option.kind} ${option.value}`;
      found.set(name, [...(found.get(name) ?? []), option]);
    }
    return found;
  });

  /** The number of each legal choice in the list of all choices, which is also its key. */
  private keys = $derived.by(() => {
    const verbs = [...new Set(this.legal.map(({ verb }) => verb))];
    return new Map(
      verbs
        .flatMap((verb) => this.legal.filter((offer) => offer.verb === verb))
        .map((offer, at) => [offer.action, at + 1]),
    );
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
    super.clear();
    this.over = null;
  }

  /** Where only one hero is left to act. */
  override headline = $derived.by((): string | null => {
    const [first, second] = this.asked.variant === 'begin' ? this.of('begin').filter(isLegal) : [];
    if (!first || second || typeof first.action === 'string' || !('begin' in first.action)) return null;
    return this.speech.about('headline-begin-last', first.action.begin);
  });

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
  /** Everything that one thing on the screen stands for, legal choices first. */
  at = (kind: PartKind, value: string | number): Option[] => this.lit.get(`${kind} ${value}`) ?? [];
  has = (verb: string): Offer | undefined =>
    this.offers.find((offer) => offer.verb === verb && isLegal(offer)) ??
    this.offers.find((offer) => offer.verb === verb);
  /**
   * All choices of a root. Of the refused attacks, the one on the hero’s own zone comes first, because it explains best
   * what is wrong.
   */
  override of = (root: string): Offer[] => {
    const own = String(this.hero?.zone);
    return this.offers
      .filter((offer) => offer.root === root)
      .sort((one, other) => Number(other.parts[0]?.value === own) - Number(one.parts[0]?.value === own));
  };
  isMine = (hero: HeroView): boolean => this.source.seats.includes(hero.seat);
  /** Whom the camera follows: who acts, otherwise the first of the player’s heroes who may, otherwise their first. */
  followed = $derived.by((): HeroView | null => {
    const inPlay = this.view.heroes.filter(({ zone }) => zone !== null);
    const may = (hero: HeroView): boolean => this.at('hero', hero.who).some(({ offer }) => isLegal(offer));
    const own = inPlay.filter(this.isMine);
    const [first] = [this.hero, own.find(may), own[0], inPlay[0]].filter((each) => inPlay.some((one) => one === each));
    return first ?? null;
  });

  show(who: Character): void {
    this.read = this.read === who ? null : who;
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
