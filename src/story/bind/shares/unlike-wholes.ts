import { percent } from '../../amounts/percent.ts'
import { wholeLists } from '../../compose/said-states.ts'
import type { RateFact } from '../../facts/fact.ts'
import type { RateTarget } from '../../find/rate-candidates.ts'
import type { Schema } from '../../../schema/schema.ts'
import { countRows } from '../tables/row-counts.ts'

/** The reason for shares that sum up to 100% and are values of no single column. */
export const ofNoColumn = 'these shares add up to 100%, but no column has all of these values'

/**
 * The shares of lists that sum up to 100%, if one column has only some of their values: "20% leads, 70% customers, 10% partners". "The
 * rest" needs no value.
 * @param targets the column and value of each fact, at its place; null for none
 */
export function unlikeWholes(said: readonly RateFact[], targets: readonly (RateTarget | null)[]): readonly RateFact[] {
  const found = new Map(said.map((fact, place) => [fact, targets[place] ?? null]))
  return wholeLists(said).flatMap((list) => {
    const told = list.map((fact) => found.get(fact) ?? null)
    const columns = told.flatMap((target, place) => {
      if (target !== null) return [`${target.table}.${target.column}`]
      return list[place]?.share === null ? [] : ['']
    })
    return columns.includes('') && new Set(columns).size > 1 ? list : []
  })
}

/**
 * The reason for a share that rounds to no row of its table, and so is about other rows: "1.5% are defective" is not about 3 shifts. Null
 * for other shares.
 */
export function ofNoRow({ share, of }: RateFact, { table }: RateTarget, schema: Schema): string | null {
  const rows = countRows(schema, [table]).get(table) ?? 0
  if (share === null || share <= 0 || of !== null || rows === 0 || Math.round(share * rows) > 0) return null
  return `${percent(share)} of the ${rows} rows of ${table} is no row: name the rows that are meant`
}
