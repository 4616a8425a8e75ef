import type { Aspect } from '../attributes/aspect.ts'
import type { AttributeFact, ColumnsFact } from '../facts/fact.ts'
import { exactMeaning } from '../meanings/exact-meaning.ts'
import { findMeaning } from '../meanings/find-meaning.ts'
import { isUsualUnit } from '../outline/read-unit.ts'
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

/** The words of a measure: its name, and its unit if both have a meaning, "temperature (°F)". */
export function measureWords({ name, details }: ListedColumn): readonly string[] {
  const own = name.split('_')
  const unit = unitOf(details)
  return unit !== null && exactMeaning([...own, ...unit], []) !== null ? [...own, ...unit] : own
}

function unitOf(details: ListedColumn['details']): readonly string[] | null {
  return details.find((detail) => detail.type === 'unit')?.of.split(' ') ?? null
}

/** Whether the numbers of a measure are in its unit by their name. */
function isInUnit(column: ListedColumn): boolean {
  const unit = unitOf(column.details)?.join(' ') ?? ''
  const { body } = findMeaning(column.words, []).meaning
  const isPercent = unit === 'percent' && typeof body === 'object' && 'max' in body && typeof body.max === 'number' && body.max > 1
  return isPercent || isUsualUnit(unit, column.words) || measureWords(column).length > column.name.split('_').length
}

/** The parts of lists that were not read, and units that the measures do not have. */
export function unreadIn(lists: readonly ColumnsFact[]): readonly Span[] {
  const units = lists.flatMap(({ list = [] }) =>
    list.flatMap((column) => column.places.filter((_, at) => column.details[at]?.type === 'unit' && !isInUnit(column))),
  )
  return [...lists.flatMap(({ list = [] }) => list.flatMap(({ unread }) => unread)), ...units].toSorted(
    (one, other) => one.start - other.start,
  )
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
