import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyOutcome, AnyTable } from '../../src/schema/any-schema.ts'
import { amount, cents, columnOf, generated, id, name, problemsOf, sumOf, tableWith } from './tables.ts'

const sizes = fc.oneof(fc.nat(200), fc.integer({ min: 4000, max: 9000 }))

describe('outliers', () => {
  it('should multiply the exact number of cells and list their original values, at any size', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 1000 }), fc.integer(), (rows, thousandths, seed) => {
        const outcome = { type: 'outliers', column: 'amount', rate: thousandths / 1000, factor: -20, answers: 'off' }
        const values = generated([tableWith([amount], [outcome])], rows, seed)
        const plain = cents(columnOf(generated([tableWith([amount], [])], rows, seed), 'rows', 'amount'))
        const cells = cents(columnOf(values, 'rows', 'amount'))
        const found = cells.flatMap((cell, row) => (cell === plain[row] ? [] : [row]))
        expect(found).toHaveLength(Math.round((rows * thousandths) / 1000))
        expect(found.map((row) => cells[row])).toEqual(found.map((row) => (plain[row] ?? 0) * -20))
        expect(columnOf(values, 'off', 'id')).toEqual(found.map((row) => row + 1))
        expect(cents(columnOf(values, 'off', 'original'))).toEqual(found.map((row) => plain[row]))
      }),
      { numRuns: 30 },
    )
  })

  it('should let formulas and sums of owners follow', () => {
    const orders: AnyTable = {
      name: 'orders',
      rows: { type: 'primary' },
      columns: [id, { name: 'sum', kind: 'roll_up', table: 'rows', aggregate: 'sum', column: 'double' }],
    }
    const rows = tableWith(
      [
        { name: 'order_id', kind: 'owner_key', table: 'orders' },
        { ...amount, hidden: true },
        { name: 'double', kind: 'formula', expression: 'amount * 2', scale: 2 },
      ],
      [{ type: 'outliers', column: 'amount', count: 100, factor: 50 }],
      { rows: { type: 'owned', by: 'orders', min: 1, max: 4 } },
    )
    const values = generated([orders, rows], 800)
    expect(sumOf(cents(columnOf(values, 'orders', 'sum')))).toBe(sumOf(cents(columnOf(values, 'rows', 'double'))))
    expect(cents(columnOf(values, 'rows', 'double'))).toEqual(cents(columnOf(values, 'rows', 'amount')).map((cell) => 2 * cell))
  })

  it.each<[string, Omit<AnyOutcome, 'type'>, string]>([
    ['more rows than there are', { column: 'amount', count: 101, factor: 10 }, '`count` is 101, but table "rows" has 100 rows'],
    ['products beyond 2^53 units', { column: 'amount', count: 1, factor: 1e12 }, 'up to 5000 from 0; times 1000000000000'],
    ['a factor of 1', { column: 'amount', count: 1, factor: 1 }, 'changes nothing'],
    ['words', { column: 'name', count: 1, factor: 2 }, 'not a number'],
    ['keys', { column: 'id', count: 1, factor: 2 }, 'kind sequence'],
    ['references', { column: 'other', count: 1, factor: 2 }, 'refers to rows'],
    ['columns that may be null', { column: 'maybe', count: 1, factor: 2 }, 'may be null'],
    ['unknown columns', { column: 'sum', count: 1, factor: 2 }, 'no column "sum"'],
  ])('should refuse %s', (_, outcome, reason) => {
    const others: AnyTable = { name: 'others', rows: 5, columns: [id] }
    const columns: readonly AnyColumn[] = [
      amount,
      name,
      { name: 'other', kind: 'foreign_key', table: 'others' },
      { ...amount, name: 'maybe', nullable: { rate: 0.2 } },
    ]
    expect(problemsOf([others, tableWith(columns, [{ ...outcome, type: 'outliers' }])], 100)).toContainEqual({
      pointer: '/tables/1/outcomes/0',
      detail: expect.stringContaining(reason) as string,
    })
  })
})
