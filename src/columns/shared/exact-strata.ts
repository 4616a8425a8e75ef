import { Type } from 'typebox'
import { ExactShares, fillPrefix, type Stratum } from '../../relations/exact-shares.ts'
import { limits } from '../../schema/limits.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { bordersOfPeriods, periodType, type RowRange, rowsOfPeriods } from '../../time/periods.ts'
import type { TableRef } from '../column-kind.ts'

/** The number of rows with each code, for a total of `rows` rows. */
export type CountsOf = (rows: number) => readonly number[]

export const evenInType = Type.Optional(
  Type.Array(periodType(), {
    description:
      'Periods in each of which the shares also hold, as closely as whole rows and the exact counts allow. The table must be ' +
      'ordered by time. Default none.',
  }),
)

export const overallType = Type.Optional(
  Type.Boolean({
    default: false,
    description:
      'Whether the exact shares beside `periods` apply to all rows of the table, so that the rows outside of the periods ' +
      'compensate for those inside, instead of only to the rows outside. Default false.',
  }),
)

/** The error message for `overall` without periods. */
export const overallAlone = '`overall` needs `periods`: without them, exact shares are those of all rows'

/** The exact number of rows with each word. */
export interface ExactCounts {
  readonly words: readonly string[]
  /** Counts of the rows outside of all periods together; with `overall`, counts of all rows. */
  readonly counts: CountsOf
  readonly periods: readonly { readonly period: string; readonly counts: CountsOf }[] | undefined
  readonly evenIn: readonly string[] | undefined
  readonly overall: boolean | undefined
}

/**
 * Strata with exact counts in each period, and in all rows outside of the periods together or, with `overall`, in all rows.
 * @throws SchemaError if the table lacks such a period, if values times periods exceed the limit, or if the periods have more rows of a
 * word than all rows
 */
export function exactShares(table: TableRef, { words, counts, periods = [], evenIn = [], overall = false }: ExactCounts): ExactShares {
  requirePlannable(words.length, periods.length + evenIn.length)
  const ranges =
    periods.length === 0
      ? []
      : rowsOfPeriods(
          periods.map(({ period }) => period),
          table,
        )
  const inside = ranges.map(({ start, end }, index): Stratum => ({
    start,
    counts: (periods[index] as { readonly counts: CountsOf }).counts(end - start),
  }))
  const outside = overall ? restOf(counts(table.rows), inside, words) : counts
  const strata = [...inside, ...gapStrata(gapsBetween(ranges, table.rows), outside)].toSorted((a, b) => a.start - b.start)
  const borders = [...new Set(bordersOfPeriods(evenIn, table))].toSorted((a, b) => a - b)
  return new ExactShares(strata.flatMap((stratum) => cutAt(stratum, borders)))
}

/** The number of rows with each word outside of the periods. @throws SchemaError if it is below 0 */
function restOf(all: readonly number[], periods: readonly Stratum[], words: readonly string[]): CountsOf {
  const rows = all.reduce((sum, count) => sum + count, 0)
  const rest = all.map((count, code) => {
    const own = periods.map(({ counts }) => counts[code] as number)
    const sum = own.reduce((total, each) => total + each, 0)
    if (sum > count)
      throw new SchemaError(
        `\`overall\`: "${words[code]}" must have ${count} of all ${rows} rows, but \`periods\` have ${own.length > 1 ? `${own.join(' + ')} = ` : ''}${sum} of them: raise its share of all rows, or lower it in the periods`,
      )
    return count - sum
  })
  return () => rest
}

function requirePlannable(values: number, periods: number): void {
  if (values * periods > limits.exactCounts)
    throw new SchemaError(
      `${values} values in each of ${periods} periods are ${values * periods} exact numbers of rows, but at most ${limits.exactCounts} are allowed: name fewer values or periods`,
    )
}

/** The ranges of rows between `ranges`, which are in ascending order and disjoint. */
export function gapsBetween(ranges: readonly RowRange[], rows: number): readonly RowRange[] {
  const starts = [0, ...ranges.map(({ end }) => end)]
  const ends = [...ranges.map(({ start }) => start), rows]
  return starts.map((start, index) => ({ start, end: ends[index] as number })).filter(({ start, end }) => end > start)
}

/** Divides the exact counts of all gaps together among them. */
function gapStrata(gaps: readonly RowRange[], counts: CountsOf): Stratum[] {
  const rows = gaps.reduce((sum, { start, end }) => sum + end - start, 0)
  const all = counts(rows)
  return parted(
    all,
    rows,
    gaps.map(({ start, end }) => ({ start, rows: end - start })),
  )
}

function cutAt({ start, counts }: Stratum, borders: readonly number[]): Stratum[] {
  const rows = counts.reduce((sum, count) => sum + count, 0)
  const starts = [start, ...borders.filter((border) => border > start && border < start + rows)]
  const ends = [...starts.slice(1), start + rows]
  return parted(
    counts,
    rows,
    starts.map((from, index) => ({ start: from, rows: (ends[index] as number) - from })),
  )
}

/** Divides exact counts among consecutive parts of the rows; the counts of each part are exact, too. */
function parted(counts: readonly number[], rows: number, parts: readonly { readonly start: number; readonly rows: number }[]): Stratum[] {
  let offset = 0
  let before = new Float64Array(counts.length)
  return parts.map((part) => {
    offset += part.rows
    const after = new Float64Array(counts.length)
    fillPrefix(counts, rows, offset, after)
    const own = Array.from(after, (count, code) => count - (before[code] as number))
    before = after
    return { start: part.start, counts: own }
  })
}
