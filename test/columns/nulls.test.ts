import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const rows = 600
const columns: readonly AnyColumn[] = [
  { name: 'id', kind: 'sequence' },
  { name: 'status', kind: 'category', values: ['open', 'paid', 'void'], weights: [3, 5, 2] },
  { name: 'dice', kind: 'integer', min: 1, max: 6 },
  { name: 'at', kind: 'timestamp', from: '2024-01-01', to: '2024-03-01' },
  {
    name: 'paid_at',
    kind: 'conditional',
    when: 'status == "paid"',
    value: { kind: 'after', column: 'at', as: 'timestamp', unit: 'hours', min: 1, max: 48 },
  },
  { name: 'is_late', kind: 'formula', expression: 'paid_at > at + 86400', as: 'boolean' },
  { name: 'fee', kind: 'conditional', when: 'is_late', value: { kind: 'integer', min: 1, max: 9 } },
  { name: 'sent_on', kind: 'after', column: 'paid_at', as: 'date', unit: 'days', min: 1, max: 3 },
  { name: 'few', kind: 'conditional', when: 'dice in [2, 5]', value: { kind: 'formula', expression: 'fee + 1' } },
]
const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows)
const [status, dice, paidAt, isLate, fee, sentOn, few] = ['status', 'dice', 'paid_at', 'is_late', 'fee', 'sent_on', 'few'].map((name) =>
  columnValues(plan, 7, 'rows', name),
) as unknown as [string[], number[], ...(string | number | boolean | null)[][]]

describe('nulls', () => {
  it('should stand where the deciding column has no value that allows one, and nowhere else', () => {
    expect(paidAt?.map((value) => value !== null)).toEqual(status.map((value) => value === 'paid'))
    expect(paidAt?.every((value) => value === null)).toBe(false)
  })

  it('should stand where the deciding column is null itself', () => {
    expect(fee?.map((value) => value !== null)).toEqual(isLate?.map((value) => value === true))
    expect(new Set(isLate)).toEqual(new Set([true, false, null]))
  })

  it('should follow from a null earlier moment', () => {
    expect(sentOn?.map((value) => value === null)).toEqual(paidAt?.map((value) => value === null))
    expect(sentOn?.every((day, row) => day === null || String(day) > String(paidAt?.[row]).slice(0, 10))).toBe(true)
  })

  it('should stand where the value of a conditional is null', () => {
    expect(few).toEqual(dice.map((value, row) => ([2, 5].includes(value) && fee?.[row] !== null ? Number(fee?.[row]) + 1 : null)))
  })
})
