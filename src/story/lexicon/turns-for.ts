/** Turns of words that stand for a value; bars part them. */
export function turnsFor<Value>(value: Value, turns: readonly string[]): readonly (readonly [turn: string, value: Value])[] {
  return turns.flatMap((each) => each.split('|').map((turn) => [turn, value] as const))
}
