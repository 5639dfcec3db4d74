/** Finds what a step of a lesson is about, wherever the game has drawn it. */

/** Parts of the page that a lesson can point at. */
const PARTS: Record<string, string> = {
  board: '.boardbox',
  hand: '.hand',
  panel: '.panel',
  players: '.seats',
  steps: '.steps',
  log: '.log',
};

/** The attribute of everything that does an action, or begins it. */
const DOES = 'data-do';
/** The attribute of what completes an action that has been picked: then nothing else is lit. */
const ENDS = 'data-end';

/** Whether it is drawn: a phone leaves out what there is no room for. */
export const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

const isUsable = (element: Element): boolean =>
  !(element instanceof HTMLButtonElement && element.disabled) && element.getAttribute('aria-disabled') !== 'true';

const marked = (root: ParentNode, attribute: string, actions: ReadonlySet<string>): Element[] =>
  [...root.querySelectorAll(`[${attribute}]`)].filter(
    (element) => actions.has(element.getAttribute(attribute)!) && isUsable(element),
  );

/** Everything that answers the step: by these actions, as the server wrote them. */
export function litBy(root: ParentNode, allowed: readonly unknown[]): Element[] {
  const actions = new Set(allowed.map((action) => JSON.stringify(action)));
  const ends = marked(root, ENDS, actions);
  return ends.length > 0 ? ends : marked(root, DOES, actions);
}

/** The things that the step points at, such as `piece:A-pin-up`, `plate:B` or `part:hand`. */
export function pointedAt(root: ParentNode, points: readonly string[]): Element[] {
  return points.flatMap((point) => {
    const [kind = '', name = ''] = point.split(/:(.*)/s);
    const selector =
      kind === 'part'
        ? PARTS[name]
        : kind === 'plate'
          ? `[data-plate="${CSS.escape(name)}"]`
          : `[data-name="${CSS.escape(point)}"]`;
    return selector === undefined ? [] : [...root.querySelectorAll(selector)];
  });
}
