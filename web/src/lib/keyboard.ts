const FIELDS = 'input:not([type=range]), select, textarea, dialog';
const BUTTONS = 'button, a, [role="button"]';

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a key belongs to a field or a dialog and is not a shortcut. */
export const isTyping = (event: KeyboardEvent): boolean => isWithin(event, FIELDS);

/** Whether a key presses the button or link that has the focus. */
export const isOnButton = (event: KeyboardEvent): boolean => isWithin(event, BUTTONS);
