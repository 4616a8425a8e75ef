/** Entries of a map: word groups, separated by bars, and their value. */
export function turnsFor<Value>(value: Value, turns: readonly string[]): readonly (readonly [turn: string, value: Value])[] {
  return turns.flatMap((each) => each.split('|').map((turn) => [turn, value] as const))
}
