import { BoardModel, type Offer } from '../lib/board/model.svelte';
import type { Choice } from '../lib/choices';
import { SEATS } from '../lib/names';
import { variantOf } from '../lib/words';
import { players, type Player } from './view';

/** The model of a game without a board of its own. Players pick no parts, because every choice is a button. */
export class Model extends BoardModel<unknown> {
  players = $derived.by(() => players(this.view));
  me = $derived.by((): Player | null => this.players.find(({ seat }) => seat === this.source.seat) ?? null);

  protected override offerOf(choice: Choice): Offer {
    return { ...choice, verb: variantOf(choice.action).variant };
  }
  protected override coloursOf(view: unknown): (string | undefined)[] {
    const known = players(view);
    return SEATS.map((seat) => known.find((each) => each.seat === seat)?.colour);
  }
  protected override clear(): void {}
}
