import type { BoardModel } from './board/model.svelte';

/** The order to pass in all windows, on the game's own terms. `until` says when that ends; null withdraws the pass. */
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

/** Proposed orders in the game's words. */
export function ordersSaid(orders: readonly unknown[], model: BoardModel): { order: unknown; said: string }[] {
  const { speech, question } = model;
  return orders.map((order) => ({ order, said: model.actionSaid(order) ?? speech.action(order, question) }));
}

/**
 * The end of the pass that an action orders for all windows, whatever the terms of the game; null if it orders none.
 */
function passLeft(action: unknown): string | null {
  const { order } = (action ?? {}) as { order?: { pass?: { at: unknown; pass: { until?: string } | null } } };
  return order?.pass !== undefined && order.pass.at === null ? (order.pass.pass?.until ?? null) : null;
}

/** Whether an action orders a pass for all windows. */
export const leavesPass = (action: unknown): boolean => passLeft(action) !== null;

/** Whether an action orders a pass for all windows of this turn. */
export const passesForTurn = (action: unknown): boolean => passLeft(action) === 'turn';
