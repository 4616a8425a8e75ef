import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compilePlan } from '../../../src/engine/compile-plan.ts'
import { referenceList } from '../../../src/lexicon/index.ts'
import type { ColumnOf } from '../../../src/schema/schema.ts'
import { withShares } from '../../../src/story/bind/shares/shares.ts'
import { buildPlan } from '../../engine/support/build-plan.ts'

/** How many of `rows` rows have each value of a category. */
function countsOf(column: ColumnOf<'category'>, rows: number): readonly number[] {
  const plan = compilePlan(buildPlan({ version: 1, tables: [{ name: 'things', rows, columns: [column] }] }, null, rows), referenceList)
  const { strata } = plan.tables[0]?.columns[0]?.exact?.shares ?? { strata: [] }
  return column.values.map((_, code) => strata.reduce((sum, { counts }) => sum + (counts[code] ?? 0), 0))
}

describe('shares that were said', () => {
  it('should round each share to the nearest number of rows', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 6 })
    // Of two said, so that what rounding adds to both is never more than they leave.
    const said = fc.array(fc.integer({ min: 1, max: 449 }), { minLength: 1, maxLength: 2 })
    fc.assert(
      fc.property(weights, said, fc.integer({ min: 30, max: 5000 }), (others, perMille, rows) => {
        const values = [...perMille, ...others].map((_, place) => `value ${place}`)
        const column: ColumnOf<'category'> = { name: 'status', kind: 'category', values, weights: [...perMille, ...others] }
        const changed = withShares(column, new Map(perMille.map((share, place) => [`value ${place}`, share / 1000])))
        if (changed === null) throw new Error('The shares leave something')
        const counts = countsOf(changed, rows)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows)
        perMille.forEach((share, place) => expect(Math.abs((counts[place] ?? 0) - (rows * share) / 1000)).toBeLessThanOrEqual(0.5 + 1e-9))
      }),
      { numRuns: 200 },
    )
  })
})
