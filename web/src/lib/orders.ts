/** What a player leaves in advance, the same in every game: a pass in all windows until then, on terms of the game's own; nothing withdraws it. */
export function passOrder<End extends string, Terms extends object>(
  until: End,
  terms: Terms,
): { order: { pass: { at: null; pass: { until: End } & Terms } } };
export function passOrder(until: string | null, terms?: object): { order: { pass: { at: null; pass: object | null } } };
export function passOrder(
  until: string | null,
  terms: object = {},
): { order: { pass: { at: null; pass: object | null } } } {
  return { order: { pass: { at: null, pass: until === null ? null : { until, ...terms } } } };
}
