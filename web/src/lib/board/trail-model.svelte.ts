import { BoardModel, isLegal } from './model.svelte';
import type { Option, Part, Trailed } from './trail';

type PartOf<O extends Trailed<string>> = Part<O['parts'][number]['kind']>;

/** A choice that was begun (a card, an effect, a thing on the board), and what was picked for it so far. */
interface Begun<O extends Trailed<string>> {
  root: string | null;
  trail: readonly PartOf<O>[];
}

const NOTHING = { root: null, trail: [] };

/** A model for games in which choices are picked part by part. */
export abstract class TrailModel<View, O extends Trailed<string>> extends BoardModel<View, O> {
  begun = $state.raw<Begun<O>>(NOTHING);

  /** Whether the table waits for this player, rather than only allowing them to act. */
  isAwaited = $derived.by(() => {
    const { asked, seat, hasAnswered } = this.source;
    return seat !== null && !!asked?.who.includes(seat) && !hasAnswered;
  });

  /** What was begun, by the player or by the question itself. */
  abstract readonly root: string | null;
  /** What was picked, including parts that were picked automatically because they leave no choice. */
  abstract readonly trail: readonly PartOf<O>[];

  override get isPicking(): boolean {
    return this.begun.root !== null;
  }

  protected override clear(): void {
    this.begun = NOTHING;
  }
  /** Whether this part was picked automatically. */
  protected goesWithoutSaying(_part: PartOf<O>): boolean {
    return false;
  }

  of = (root: string): O[] => this.offers.filter((offer) => offer.root === root);
  isPicked = (kind: PartOf<O>['kind'], value: string): boolean =>
    this.trail.some((each) => each.kind === kind && each.value === value);

  /** Reacts to a click on something with choices: makes the choice at once, or begins it if more must be picked. */
  begin(root: string, from: string): void {
    const all = this.of(root);
    const first = all.find(isLegal) ?? all[0];
    if (!first) return;
    if (first.refusal) return this.refuse(first, from);
    this.why = null;
    if (first.parts.length === 0) return this.act(first.action);
    this.begun = this.begun.root === root ? NOTHING : { root, trail: [] };
  }

  /** Reacts to a click on something that can be picked next. */
  pick(option: Option<O>, from: string): void {
    if (option.offer.refusal) return this.refuse(option.offer, from);
    if (option.isLast) return this.choose(option.offer, from);
    this.why = null;
    this.begun = { root: option.offer.root, trail: [...this.trail, { kind: option.kind, value: option.value }] };
  }

  back(): void {
    const { root, trail } = this.begun;
    this.why = null;
    this.begun = trail.some((part) => !this.goesWithoutSaying(part)) ? { root, trail: trail.slice(0, -1) } : NOTHING;
  }
}
