/** Finds what a step of a lesson is about, wherever the game has drawn it. */
import { variantOf } from '../words';

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

/** What an action begins with: `{"play":["shotgun",{"at":"church"}]}` with `play:shotgun`. */
export function beginningOf(action: unknown): string {
  const { variant, fields } = variantOf(action);
  const first = firstWord(fields);
  return first === undefined ? variant : `${variant}:${first}`;
}

function firstWord(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.values(value)
    .map(firstWord)
    .find((word) => word !== undefined);
}

const isUsable = (element: Element): boolean =>
  !(element instanceof HTMLButtonElement && element.disabled) && element.getAttribute('aria-disabled') !== 'true';

const marked = (root: ParentNode, attribute: string, actions: ReadonlySet<string>): Element[] =>
  [...root.querySelectorAll(`[${attribute}]`)].filter(
    (element) => actions.has(element.getAttribute(attribute)!) && isUsable(element),
  );

/**
 * Everything that answers the step: by these actions, as the server wrote them. If nothing on the page does one of them
 * at once, the whole panel is lit: there they are begun.
 */
export function litBy(root: ParentNode, allowed: readonly unknown[]): Element[] {
  const actions = new Set(allowed.map((action) => JSON.stringify(action)));
  const ends = marked(root, ENDS, actions);
  if (ends.length > 0) return ends;
  const does = marked(root, DOES, actions);
  if (does.length > 0) return does;
  const begins = marked(root, DOES, new Set(allowed.map((action) => JSON.stringify(beginningOf(action)))));
  return begins.length > 0 ? begins : [...root.querySelectorAll(PARTS.panel!)];
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
