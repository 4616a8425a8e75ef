import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkSchema } from '../../../src/validation/check-schema.ts'
import type { ColumnSchema } from '../../../src/schema/schema.ts'
import { scaleColumn } from '../../../src/story/bind/amounts/scale.ts'
import { generateSchema } from '../../domains/given.ts'

const price: ColumnSchema = {
  name: 'price',
  kind: 'decimal',
  scale: 2,
  min: 1.99,
  max: 4999.99,
  distribution: { name: 'lognormal', median: 20, spread: 0.6 },
  ending: 99,
}

function mean(column: ColumnSchema): number {
  const columns: ColumnSchema[] = [{ name: 'plan', kind: 'category', values: ['a', 'b'] }, column]
  const { tables } = generateSchema({ version: 1, tables: [{ name: 'rows', rows: 4000, columns }] }, null, 5)
  const rows = tables['rows'] ?? []
  return rows.reduce((sum, row) => sum + Number(row[column.name]), 0) / rows.length
}

describe('scaleColumn', () => {
  const columns: readonly ColumnSchema[] = [
    price,
    { name: 'n', kind: 'integer', min: 1, max: 500, distribution: { name: 'gamma', mean: 90, shape: 3 } },
    { name: 'n', kind: 'integer', min: 0, max: 900 },
    { name: 'fee', kind: 'mapping', by: 'plan', cases: { a: 29, b: 99.5 }, scale: 2 },
    {
      name: 'rent',
      kind: 'decimal',
      scale: 2,
      min: 100,
      max: 9000,
      by: 'plan',
      cases: { a: { name: 'normal', mean: 800, standard_deviation: 90 }, b: { name: 'empirical', quantiles: [300, 900, 4000] } },
    },
    {
      name: 'size',
      kind: 'decimal',
      scale: 1,
      min: 0,
      max: 1000,
      distribution: {
        name: 'mixture',
        components: [
          { weight: 1, distribution: { name: 'uniform', min: 10, max: 20 } },
          { weight: 2, distribution: { name: 'triangular', min: 50, mode: 60, max: 300 } },
        ],
      },
    },
  ]

  it.each(columns)('should make values of $kind so many times as large', (column) => {
    for (const factor of [0.4, 3, 250]) expect(mean(scaleColumn(column, factor)) / mean(column) / factor).toBeCloseTo(1, 1)
  })

  it('should leave a valid column, whatever the factor', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (column, factor) => {
        const scaled = scaleColumn(column, factor)
        const plan: ColumnSchema = { name: 'plan', kind: 'category', values: ['a', 'b'] }
        const check = checkSchema({ version: 1, tables: [{ name: 'rows', rows: 1, columns: [plan, scaled] }] })
        expect(check.problems.count).toBe(0)
      }),
    )
  })

  it('should keep the ending of prices that are large enough for it', () => {
    expect(scaleColumn(price, 2)).toMatchObject({ ending: 99 })
    expect(scaleColumn(price, 0.01)).not.toHaveProperty('ending')
  })

  it('should keep whole prices whole, nothing free, and free things free', () => {
    const plans: ColumnSchema = { name: 'fee', kind: 'mapping', by: 'plan', cases: { free: 0, pro: 29, team: 99 }, scale: 2 }
    expect(scaleColumn(plans, 1.37)).toMatchObject({ cases: { free: 0, pro: 40, team: 136 } })
    expect(scaleColumn(plans, 1e-6)).toMatchObject({ cases: { free: 0, pro: 0.01, team: 0.01 } })
  })
})
