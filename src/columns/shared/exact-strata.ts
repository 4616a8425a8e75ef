import Type from 'typebox'
import { ExactShares, fillPrefix, type Stratum } from '../../relations/exact-shares.ts'
import { limits } from '../../schema/limits.ts'
import { SchemaError } from '../../schema/schema-error.ts'
import { bordersOfPeriods, periodType, type RowRange, rowsOfPeriods } from '../../time/periods.ts'
import type { TableRef } from '../column-kind.ts'

/** How many of `rows` rows have each code. */
export type CountsOf = (rows: number) => readonly number[]

export const evenInType = Type.Optional(
  Type.Array(periodType(), {
    description:
      'Periods in each of which the shares hold as nearly as whole rows and the exact counts allow, not just over all of them; default none.',
  }),
)

/**
 * The strata of a table where counts are exact in each period, and over all rows outside of the periods together.
 * @throws SchemaError when the table has no such periods, or there are too many of them for so many values
 */
export function exactShares(
  table: TableRef,
  outside: CountsOf,
  periods: readonly { readonly period: string; readonly counts: CountsOf }[] = [],
  evenIn: readonly string[] = [],
): ExactShares {
  requirePlannable(outside(0).length, periods.length + evenIn.length)
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
  const strata = [...inside, ...gapStrata(gapsBetween(ranges, table.rows), outside)].toSorted((a, b) => a.start - b.start)
  const borders = [...new Set(bordersOfPeriods(evenIn, table))].toSorted((a, b) => a - b)
  return new ExactShares(strata.flatMap((stratum) => cutAt(stratum, borders)))
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
