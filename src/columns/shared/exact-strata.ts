import { Type } from 'typebox'
import { ExactShares, fillPrefix, type Stratum } from '../../relations/exact-shares.ts'
import { limits } from '../../schema/limits.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { bordersOfPeriods, periodType, type RowRange, rowsOfPeriods } from '../../time/periods.ts'
import type { TableRef } from '../column-kind.ts'

/** The number of `rows` rows with each code. */
export type CountsOf = (rows: number) => readonly number[]

export const evenInType = Type.Optional(
  Type.Array(periodType(), {
    description: 'Periods in each of which the shares also hold, as closely as whole rows and the exact counts allow; default none.',
  }),
)

export const overallType = Type.Optional(
  Type.Boolean({
    default: false,
    description:
      'Whether the exact shares apply to all rows, so that rows outside of `periods` compensate for them, instead of only to the rows outside; default false.',
  }),
)

/** What is wrong with `overall` where there are no periods. */
export const overallAlone = '`overall` needs `periods`: without them, exact shares are those of all rows'

/** How many rows of a table have each word. */
export interface ExactCounts {
  readonly words: readonly string[]
  /** Those of all rows outside of the periods together; of all rows where `overall` says so. */
  readonly counts: CountsOf
  readonly periods: readonly { readonly period: string; readonly counts: CountsOf }[] | undefined
  readonly evenIn: readonly string[] | undefined
  readonly overall: boolean | undefined
}

/**
 * The strata of a table where counts are exact in each period, and over all rows outside of the periods together, or over all rows.
 * @throws SchemaError when the table has no such periods, there are too many of them for so many values, or they have more rows of a word than all rows are to have
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

/** What the periods leave of the rows that each word has in all. @throws SchemaError when that is below 0 */
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

/** The rows of a table that are in none of some ranges, which ascend. */
export function gapsBetween(ranges: readonly RowRange[], rows: number): readonly RowRange[] {
  const starts = [0, ...ranges.map(({ end }) => end)]
  const ends = [...ranges.map(({ start }) => start), rows]
  return starts.map((start, index) => ({ start, end: ends[index] as number })).filter(({ start, end }) => end > start)
}

/** Gaps share out exact counts of all of them together. */
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

/** Parts of rows of which exactly so many have each code, each with its own counts. */
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
