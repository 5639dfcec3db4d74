declare const ofSomeGame: unique symbol;

/** A view of a game that is not known here: pages only pass it on, and the parts of its own game look inside. */
export interface AnyView {
  readonly [ofSomeGame]: never;
}
