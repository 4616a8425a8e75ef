import type { Explained } from '../api/explained.ts'
import type { ProblemBody } from '../api/problem-body.ts'

/** The effect of a part of the story: it has one, it has none, or it is impossible. */
export type MarkKind = 'used' | 'unused' | 'wrong'

/** A part of the story (UTF-16 offsets, the end excluded) and a message about it. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly kind: MarkKind
  /** Messages, a sentence each. */
  readonly notes: readonly string[]
}

/** Priority of overlapping parts: a part without effect is visible inside a used one, as "loyal" in "500 loyal customers". */
const weights: Readonly<Record<MarkKind, number>> = { used: 0, unused: 1, wrong: 2 }

/** The marks of a story, in order and without overlaps. */
export function marks(explained: Explained | null, problem: ProblemBody | null, length: number): readonly Mark[] {
  const parts = [...partsOf(explained), ...placesOf(problem)].filter(({ start, end }) => start < end && end <= length)
  const borders = [...new Set(parts.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b)
  const found: Mark[] = []
  borders.forEach((start, index) => {
    const end = borders[index + 1]
    if (end === undefined) return
    const best = heaviest(parts.filter((part) => part.start <= start && part.end >= end))
    if (best === null) return
    const last = found.at(-1)
    if (last?.end === start && last.notes === best.notes) found[found.length - 1] = { ...last, end }
    else found.push({ ...best, start, end })
  })
  return found
}

/** The part with the highest priority; of equal ones the shortest, because its message is the most specific. */
function heaviest(parts: readonly Mark[]): Mark | null {
  const [best = null] = parts.toSorted((a, b) => weights[b.kind] - weights[a.kind] || a.end - a.start - (b.end - b.start))
  return best
}

function partsOf(explained: Explained | null): readonly Mark[] {
  if (explained === null) return []
  return [
    ...explained.facts
      .filter(({ used }) => used)
      .map(({ start, end, sets }): Mark => ({ start, end, kind: 'used', notes: sets.map(({ text }) => text) })),
    ...explained.unused.map(({ start, end, reason }): Mark => ({
      start,
      end,
      kind: 'unused',
      notes: [reason ?? 'Not understood'],
    })),
  ]
}

function placesOf(problem: ProblemBody | null): readonly Mark[] {
  return (problem?.errors ?? []).flatMap(({ span, detail }): Mark[] =>
    span === undefined ? [] : [{ ...span, kind: 'wrong', notes: [detail] }],
  )
}
