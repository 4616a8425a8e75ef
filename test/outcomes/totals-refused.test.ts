import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyOutcome } from '../../src/schema/any-schema.ts'
import { amount, at, problemsOf, region, tableWith } from './tables.ts'

describe('totals', () => {
  it.each<[string, Omit<AnyOutcome, 'type'>, string]>([
    ['more than the rows can hold', { column: 'amount', total: 600_000 }, '100 x 0.01 = 1 to 100 x 5000 = 500000'],
    ['less than the rows can hold', { column: 'amount', total: 0.5 }, 'but the total is 0.5'],
    [
      'more digits than the column',
      { column: 'amount', total: 10.005 },
      'more digits after the decimal point than the column, which has 2',
    ],
    ['too many units', { column: 'amount', total: 1e15 }, '2^53'],
    [
      'a period without rows',
      {
        column: 'amount',
        periods: [
          { period: '2025-01-01', total: 5 },
          { period: '2025-01-02', total: 5 },
        ],
      },
      'no rows in "2025-01-02"',
    ],
    ['a period of another time', { column: 'amount', periods: [{ period: '2031', total: 5 }] }, '2025-01-01 to 2025-12-31'],
    [
      'periods that overlap',
      {
        column: 'amount',
        periods: [
          { period: '2025-Q1', total: 5 },
          { period: '2025-03', total: 5 },
        ],
      },
      'overlap',
    ],
    [
      'periods out of order',
      {
        column: 'amount',
        periods: [
          { period: '2025-03', total: 5 },
          { period: '2025-02', total: 5 },
        ],
      },
      'earlier',
    ],
    ['a sum that is another', { column: 'amount', total: 9, periods: [{ period: '2025', total: 8 }] }, 'add up to 8 = 8, but `total` is 9'],
    [
      'periods that leave less than nothing',
      { column: 'amount', total: 100, periods: [{ period: '2025-12', total: 101 }] },
      'outside of `periods`',
    ],
    ['categories drawn by chance', { column: 'amount', total: 90, shares: { by: 'tier', values: { a: 0.5, b: 0.5 } } }, 'give `shares`'],
    ['an unknown category', { column: 'amount', total: 90, shares: { by: 'region', values: { US: 0.5, XX: 0.5 } } }, '"XX" is not a value'],
    [
      'a category without a share',
      { column: 'amount', total: 90, shares: { by: 'region', values: { US: 0.5, GB: 0.5 } } },
      '"DE" of "region"',
    ],
    [
      'shares of nothing',
      { column: 'amount', total: 90, shares: { by: 'region', values: { US: 0.5, GB: 0.4, DE: 0.2 } } },
      '0.5 + 0.4 + 0.2 = 1.1',
    ],
    ['an unknown category column', { column: 'amount', total: 90, shares: { by: 'zone', values: { US: 1 } } }, 'no column "zone"'],
    ['an unknown column', { column: 'sum', total: 90 }, 'no column "sum"'],
    ['a column that may be null', { column: 'maybe', total: 90 }, 'may be null'],
    ['a column of words', { column: 'region', total: 90 }, 'not a number'],
    ['numbers of rows', { column: 'id', total: 90 }, 'kind sequence'],
    ['nothing', { column: 'amount' }, '`total`, `periods`, or both'],
  ])('should refuse %s', (_, outcome, reason) => {
    const columns: readonly AnyColumn[] = [
      at,
      amount,
      region,
      { ...amount, name: 'maybe', nullable: { rate: 0.1 } },
      { name: 'tier', kind: 'category', values: ['a', 'b'] },
    ]
    const problems = problemsOf([tableWith(columns, [{ ...outcome, type: 'totals' }])], 100)
    expect(problems).toContainEqual({ pointer: '/tables/0/outcomes/0', detail: expect.stringContaining(reason) as string })
  })

  it('should refuse periods of a table that is not ordered by time', () => {
    const problems = problemsOf([tableWith([amount], [{ type: 'totals', column: 'amount', periods: [{ period: '2025', total: 5 }] }])], 100)
    expect(problems).toEqual([{ pointer: '/tables/0/outcomes/0', detail: expect.stringContaining('not ordered by time') as string }])
  })

  it('should say nothing of periods where the column that orders the table by time is wrong', () => {
    const turned: AnyColumn = { ...at, to: '2024-01-01' }
    const totals = { type: 'totals', column: 'amount', periods: [{ period: '2025', total: 500 }] }
    const flag: AnyColumn = { name: 'flag', kind: 'boolean', rate: 0, periods: [{ period: '2025', rate: 1 }] }
    expect(problemsOf([tableWith([turned, amount, flag], [totals])], 100).map(({ pointer }) => pointer)).toEqual(['/tables/0/columns/1'])
  })

  it.each(['totals', 'outliers', 'duplicates'])('should refuse %s on the same column, at the later one', (type) => {
    const other = { totals: { total: 70 }, outliers: { rate: 0.1, factor: 2 }, duplicates: { rate: 0.1 } }[type]
    const names = type === 'duplicates' ? { columns: ['amount'] } : { column: 'amount' }
    const outcomes = [
      { type: 'totals', column: 'amount', total: 90 },
      { ...other, ...names, type },
    ]
    expect(problemsOf([tableWith([amount], outcomes)], 50)).toEqual([
      { pointer: '/tables/0/outcomes/1', detail: expect.stringContaining('has totals already') as string },
    ])
  })
})
