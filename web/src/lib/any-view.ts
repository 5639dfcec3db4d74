declare const ofSomeGame: unique symbol;

/** A view of any game. Pages only pass it on, and only the parts of that game look inside. */
export interface AnyView {
  readonly [ofSomeGame]: never;
}
