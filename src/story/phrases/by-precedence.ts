/** Something that has a place in an order. */
export interface Preceding {
  /**
   * If several phrases can start at a token, the one with the highest number is tried first: specific phrases before general ones. No two
   * phrases of a registry have the same number.
   */
  readonly precedence: number
}

/** Sorts phrases into the order in which they are tried. */
export function byPrecedence<Each extends Preceding>(phrases: readonly Each[]): readonly Each[] {
  return phrases.toSorted((one, other) => other.precedence - one.precedence)
}
