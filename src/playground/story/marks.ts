import type { Explained } from '../api/explained.ts'
import type { ProblemBody } from '../api/problem-body.ts'

/** How a part of the story is marked: it sets something, it sets nothing, it cannot be. */
export type MarkKind = 'used' | 'unused' | 'wrong'

/** A part of the story (UTF-16 offsets, the end excluded) and a message about it. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly kind: MarkKind
  /** Sentences. */
  readonly notes: readonly string[]
}

/** What weighs more where parts overlap: "loyal" sets nothing inside of "500 loyal customers". */
const weights: Readonly<Record<MarkKind, number>> = { used: 0, unused: 1, wrong: 2 }

/** The marks of a story in their order, none of which overlap. */
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

/** Of equal weight the shortest, as it says most of its words. */
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
