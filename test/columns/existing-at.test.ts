import { describe, expect, it } from 'vitest'
import type { RowsSchema } from '../../src/schema/rows.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'
import { problemsOf } from '../engine/support/refused.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }
const date = (name: string, from: string): AnyColumn => ({ name, kind: 'date', from, to: '2025-12-31' })

/** Customers from a day, their accounts, and payments from another day that refer to one of both. */
function tables(joined: AnyColumn[], to: string, paid: AnyColumn, more: object = {}, rows: RowsSchema = 2000): AnyTable[] {
  return [
    { name: 'customers', rows: 40, columns: [id, ...joined] },
    {
      name: 'accounts',
      rows: { type: 'owned', by: 'customers', min: 1, max: 3 },
      columns: [id, { name: 'customer_id', kind: 'owner_key', table: 'customers' }],
    },
    { name: 'payments', rows, columns: [id, paid, { name: 'payer_id', kind: 'foreign_key', table: to, existing_at: 'paid_on', ...more }] },
  ]
}

const joined = date('joined_on', '2025-06-01')
const key = '/tables/2/columns/2'

describe('existing_at', () => {
  it.each<[string, string, AnyColumn, object, RegExp]>([
    [
      'before any of them',
      'customers',
      date('paid_on', '2025-01-01'),
      {},
      /"paid_on" may be 2025-01-01, but .* on 2025-06-01: let "paid_on" begin on 2025-06-02, or/,
    ],
    ['on the day of the first', 'customers', date('paid_on', '2025-06-01'), {}, /those rows before 2025-06-01$/],
    [
      'at an age that none has',
      'customers',
      date('paid_on', '2025-06-02'),
      { min_age_days: 1 },
      /less `min_age_days` 1, .* begin on 2025-06-03/,
    ],
    ['before any that owns them', 'accounts', date('paid_on', '2025-01-01'), {}, /"accounts" begins on 2025-06-01/],
    [
      'at moments before any of them',
      'customers',
      { name: 'paid_on', kind: 'timestamp', from: '2025-05-31', to: '2025-12-31' },
      {},
      /may be 2025-05-31/,
    ],
  ])('should refuse rows %s', (_name, to, paid, more, reason) => {
    expect(problemsOf(tables([joined], to, paid, more))).toEqual([{ pointer: key, detail: expect.stringMatching(reason) as string }])
  })

  it('should refuse rows if no column gives the time at which they began', () => {
    for (const to of ['customers', 'accounts'])
      expect(problemsOf(tables([], to, date('paid_on', '2025-01-01')))).toEqual([
        { pointer: key, detail: expect.stringContaining(`no column gives the start of rows of table "${to}"`) as string },
      ])
  })

  it('should refer to rows that began on an earlier day from the first possible one', () => {
    const plan = compileTables(tables([joined], 'customers', date('paid_on', '2025-06-02')), 10)
    const began = columnValues(plan, 7, 'customers', 'joined_on').map(String)
    const paid = columnValues(plan, 7, 'payments', 'paid_on').map(String)
    expect(
      columnValues(plan, 7, 'payments', 'payer_id').filter((payer, row) => String(began[Number(payer) - 1]) >= String(paid[row])),
    ).toEqual([])
  })

  it('should ask nothing of a table without rows', () => {
    expect(problemsOf(tables([joined], 'customers', date('paid_on', '2025-01-01'), {}, 0))).toEqual([])
  })
})
