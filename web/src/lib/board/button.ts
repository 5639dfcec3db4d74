/** Makes parts of a drawing work as buttons, which HTML buttons do by themselves. */

/** Presses the button with Enter or the space bar. */
export const onPress =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

/** Tells when the mouse or the focus enters and leaves the button. */
export const onPoint = (tell: ((isOver: boolean) => void) | undefined) => ({
  onpointerenter: () => tell?.(true),
  onpointerleave: () => tell?.(false),
  onfocus: () => tell?.(true),
  onblur: () => tell?.(false),
});
