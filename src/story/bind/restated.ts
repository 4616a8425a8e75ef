import type { Fact } from '../facts/fact.ts'
import type { FactBound } from './binding.ts'
import type { BindNote, LeftPart } from './note.ts'
import { inOrder } from '../tokens/in-order.ts'

/** Facts that mean something else in a domain than in their sentence alone. */
export interface Restated {
  readonly said: readonly Fact[]
  /** The facts that are bound in their place. If the first of them cannot be used, the original facts are bound. */
  readonly meant: readonly Fact[]
  /** The notes for a fact, by its index in `said`. By default these are all notes of the facts in `meant`. */
  readonly notesOf?: (notes: readonly BindNote[], index: number) => readonly BindNote[]
}

/** The facts with `meant` in place of `said`, in the order of the story. */
export function withMeant(facts: readonly Fact[], restated: readonly Restated[]): readonly Fact[] {
  const said = new Set(restated.flatMap((each) => each.said))
  const others = facts.filter((fact) => !said.has(fact))
  return inOrder([...others, ...restated.flatMap(({ meant }) => meant)])
}

/** The result of each fact of `said`; null if the first fact of `meant` is unused. */
export function resultsOf({ said, meant, notesOf }: Restated, bound: ReadonlyMap<Fact, FactBound>): ReadonlyMap<Fact, FactBound> | null {
  const results = meant.map((fact) => ({ fact, ...bound.get(fact) }))
  const [first, ...more] = results
  if (first?.used !== true) return null
  const notes = results.flatMap((each) => each.notes ?? [])
  const left = more.flatMap(({ fact: { start, end }, used, reason = 'it has no effect' }): readonly LeftPart[] =>
    used === true ? [] : [{ start, end, reason }],
  )
  const whole: FactBound = {
    used: true,
    notes,
    ...(first.reason === undefined ? {} : { reason: first.reason }),
    left: [...(first.left ?? []), ...left],
  }
  return new Map(said.map((fact, index) => [fact, { ...whole, notes: notesOf?.(notes, index) ?? notes }]))
}
