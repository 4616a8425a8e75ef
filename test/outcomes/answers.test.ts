import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { openSchema, inspectSchema } from '../output/opened.ts'
import type { Records } from '../engine/support/documents.ts'
import { compileTables, listCells } from '../engine/support/evaluate.ts'
import { madeJson } from '../output/made-bytes.ts'
import { amount, at, columnOf, generated, id, name, region, tableWith } from './tables.ts'

describe('answers', () => {
  it('should be a table of the answer, empty where nothing is touched', () => {
    const outcome = { type: 'outliers', column: 'amount', rate: 0.1, factor: 3, answers: 'off' }
    expect(columnOf(generated([tableWith([amount], [outcome])], 0), 'off', 'id')).toEqual([])
    expect(columnOf(generated([tableWith([amount], [outcome])], 1), 'off', 'id')).toEqual([])
  })

  it('should identify rows by their number if no column does, and by the key if one does', () => {
    const outcome = { type: 'outliers', column: 'amount', count: 3, factor: 3, answers: 'off' }
    const bare = generated([{ name: 'rows', rows: 50, columns: [amount], outcomes: [outcome] }], 50)
    expect(columnOf(bare, 'off', 'row').every((row) => Number(row) >= 1 && Number(row) <= 50)).toBe(true)
    const plate: AnyColumn = { name: 'plate', kind: 'pattern', pattern: '??-####', unique: true }
    const keyed = generated([{ name: 'rows', rows: 50, columns: [id, amount, plate], primary_key: 'plate', outcomes: [outcome] }], 50)
    for (const key of columnOf(keyed, 'off', 'plate')) expect(columnOf(keyed, 'rows', 'plate')).toContain(key)
  })

  it('should come after the tables of the schema, and be counted with them', () => {
    const tables = [
      tableWith(
        [amount, name],
        [
          { type: 'outliers', column: 'amount', rate: 0.02, factor: 9, answers: 'off' },
          { type: 'typos', column: 'name', rate: 0, answers: 'slips' },
        ],
      ),
      { name: 'others', rows: 3, columns: [id] },
    ]
    const schema = { version: 1, tables }
    expect(inspectSchema({ schema, rows: 500, seed: 0, maxRows: 1000 })).toMatchObject({
      warnings: [],
      row_counts: { rows: 500, others: 3, off: 10, slips: 0 },
    })
    const output = openSchema({ schema, rows: 500, seed: 1, format: 'records', maxRows: 1000 })
    const { tables: written } = madeJson<Records>(output)
    expect(Object.keys(written)).toEqual(['rows', 'others', 'off', 'slips'])
    for (const row of written['off'] ?? []) {
      expect(Object.keys(row)).toEqual(['id', 'column', 'original'])
      const touched = written['rows']?.[Number(row['id']) - 1]
      expect(Math.round(Number(touched?.['amount']) * 100)).toBe(Math.round(Number(row['original']) * 900))
    }
  })
})

describe('outcomes of a table of 2^32 rows', () => {
  const rows = 2 ** 32
  const last = [rows - 1, rows - 2, 2 ** 31, 0]
  const months = Array.from({ length: 12 }, (_, month) => ({ period: `2025-${String(month + 1).padStart(2, '0')}`, total: 7e11 }))

  it.each([
    { type: 'totals', column: 'amount', periods: months },
    { type: 'totals', column: 'amount', total: 9e13, shares: { by: 'region', values: { US: 0.2, GB: 0.3, DE: 0.5 } } },
    { type: 'outliers', column: 'amount', rate: 0.3, factor: 2, answers: 'off' },
    { type: 'duplicates', columns: ['amount'], rate: 0.5, answers: 'off' },
  ])('should be known at any row: $type', (outcome) => {
    const plan = compileTables([tableWith([at, { ...amount, min: 0, max: 1e6 }, region], [outcome])], rows)
    const cells = listCells(plan, 3, 'rows', 'amount', last).lanes[0] ?? []
    expect([...cells].every((cell) => cell >= 0 && cell <= 2e8)).toBe(true)
    if (outcome.answers === undefined) return
    const listed = plan.tables.find(({ plan: table }) => table.name === 'off')?.plan.rows ?? 0
    const [end, , middle] = listCells(plan, 3, 'off', 'id', [listed - 1, 0, listed >>> 1]).lanes[0] ?? []
    expect(end).toBeGreaterThan(rows - 20)
    expect(Math.abs((middle ?? 0) - rows / 2)).toBeLessThan(20_000)
  })
})
