import type { Aspect } from '../attributes/aspect.ts'
import type { AttributeFact, ColumnsFact } from '../facts/fact.ts'
import type { ListedColumn } from '../outline/outline.ts'
import type { Span } from '../tokens/token.ts'

/** What a listed column of a series says of its values, as statements: "temperature 15-35", "status (ok, down)". */
export function saidDetails({ words, details, places, start, end }: ListedColumn): readonly AttributeFact[] {
  return details.flatMap((detail, at): AttributeFact[] => {
    const aspect: Aspect | null =
      detail.type === 'range'
        ? { type: 'range', min: detail.min, max: detail.max }
        : detail.type === 'values'
          ? { type: 'values', values: detail.values, shares: null }
          : null
    if (aspect === null) return []
    const column = { words, start, end: start + words.join(' ').length }
    return [
      { type: 'attribute', table: null, column, aspects: [aspect], currency: null, start, end: Math.max(end, places[at]?.end ?? end) },
    ]
  })
}

/** The parts of lists that were not read. */
export function unreadIn(lists: readonly ColumnsFact[]): readonly Span[] {
  return lists.flatMap(({ list = [] }) => list.flatMap(({ unread }) => unread))
}

/** Spans without other spans inside them; what is left has letters. */
export function cutOut(story: string, spans: readonly Span[], holes: readonly Span[]): readonly Span[] {
  const all = holes.reduce<readonly Span[]>(
    (left, hole) =>
      left.flatMap((span) =>
        hole.end <= span.start || hole.start >= span.end
          ? [span]
          : [
              { start: span.start, end: hole.start },
              { start: hole.end, end: span.end },
            ].filter(({ start, end }) => end > start),
      ),
    spans,
  )
  return holes.length === 0 ? all : all.filter(({ start, end }) => /[a-z]/i.test(story.slice(start, end)))
}
