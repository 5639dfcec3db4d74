/** The order to pass in all windows until then, on the game's own terms; null withdraws it. */
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
