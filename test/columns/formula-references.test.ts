import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const before: readonly AnyTable[] = [
  {
    name: 'orders',
    rows: { type: 'primary' },
    columns: [
      { name: 'id', kind: 'sequence' },
      { name: 'ordered_at', kind: 'timestamp', from: '2025-01-01', to: '2025-12-31' },
      { name: 'status', kind: 'category', values: ['paid', 'open'] },
      { name: 'total', kind: 'decimal', scale: 2, min: 1, max: 90 },
    ],
  },
  {
    name: '顧客',
    rows: 12,
    columns: [
      { name: 'id', kind: 'sequence' },
      { name: 'größe', kind: 'integer', min: 100, max: 200 },
      { name: 'known_since', kind: 'date', from: '2020-01-01', to: '2024-12-31' },
    ],
  },
]

const columns: readonly AnyColumn[] = [
  { name: 'order_id', kind: 'owner_key', table: 'orders' },
  { name: 'vip', kind: 'boolean', rate: 0.5 },
  { name: 'kunde_ñ', kind: 'foreign_key', table: '顧客' },
  { name: 'maybe', kind: 'conditional', when: 'vip', value: { kind: 'foreign_key', table: '顧客' } },
  { name: 'note', kind: 'conditional', when: 'vip', value: { kind: 'text', segments: ['x', { digits: 2 }] } },
  { name: 'this', kind: 'integer', min: 1, max: 5 },
]

function plan(...more: AnyColumn[]): ReturnType<typeof compileTables> {
  const rows = { type: 'owned', by: 'orders', min: 0, max: 4 } as const
  return compileTables([...before, { name: 'lines', rows, columns: [...columns, ...more] }], 60)
}

function column(expression: string, as: 'number' | 'boolean' = 'number'): unknown[] {
  return columnValues(plan({ name: 'result', kind: 'formula', expression, as }), 1, 'lines', 'result')
}

const given = plan()
const own = (name: string): unknown[] => columnValues(given, 1, 'lines', name)
const of = (table: string, name: string): unknown[] => columnValues(given, 1, table, name)
const owner = (name: string): unknown[] => own('order_id').map((id) => of('orders', name)[Number(id) - 1])
const customer = (key: string, name: string): unknown[] => own(key).map((id) => (id === null ? null : of('顧客', name)[Number(id) - 1]))

describe('a formula', () => {
  it('should read the row that owns its own', () => {
    expect(column('parent.total')).toEqual(owner('total'))
    expect(column('order_id.total * 2')).toEqual(owner('total').map((total) => (Math.round(Number(total) * 100) * 2) / 100))
    expect(column('parent.status == "paid"', 'boolean')).toEqual(owner('status').map((status) => status === 'paid'))
  })

  it('should read the rows that it refers to, in any script, and nothing where it refers to none', () => {
    expect(column('kunde_ñ.größe')).toEqual(customer('kunde_ñ', 'größe'))
    expect(column('maybe.größe')).toEqual(customer('maybe', 'größe'))
    expect(column('this')).toEqual(own('this'))
  })

  it('should know where there is a value, of columns of any type', () => {
    const vip = own('vip')
    expect(column('known(note)', 'boolean')).toEqual(vip)
    expect(column('known(maybe.größe)', 'boolean')).toEqual(vip)
    expect(column('known(this / (vip ? 1 : 0))', 'boolean')).toEqual(vip)
    expect(column('known(this)', 'boolean')).toEqual(vip.map(() => true))
  })

  it.each([
    ['parent.ordered_at < "2025-04-01"', (at: string) => at < '2025-04-01'],
    ['parent.ordered_at >= "2025-04-01T12:30:00Z"', (at: string) => at >= '2025-04-01T12:30:00Z'],
    ['"2025-04-01T12:30Z" > parent.ordered_at', (at: string) => at < '2025-04-01T12:30:00Z'],
    ['days(parent.ordered_at) == "2025-04-01"', (at: string) => at.startsWith('2025-04-01')],
    ['"2025-04-01" <= days(parent.ordered_at)', (at: string) => at.slice(0, 10) >= '2025-04-01'],
  ])('should find out %s', (expression, test) => {
    expect(column(expression, 'boolean')).toEqual(owner('ordered_at').map((at) => test(String(at))))
  })

  it('should compare days that are written out', () => {
    const days = customer('kunde_ñ', 'known_since')
    expect(column('kunde_ñ.known_since != "2022-02-28"', 'boolean')).toEqual(days.map((day) => day !== '2022-02-28'))
    expect(column('known(maybe) ? maybe.known_since < "2022-06-30" : today == "2026-01-01"', 'boolean')).toEqual(
      customer('maybe', 'known_since').map((day) => day === null || (day as string) < '2022-06-30'),
    )
  })

  it('should never be null for a division by a column that is never zero', () => {
    for (const expression of ['this / 7', 'this % 7', 'parent.total / this', '7 / (this * this)'])
      expect(column(expression)).not.toContain(null)
    const made = plan({ name: 'result', kind: 'formula', expression: 'parent.total / this' })
    expect(made.tables.at(-1)?.columns.at(-1)?.layout.nullable).toBe(false)
  })

  it.each([
    ['parent.nothing', 'Table "orders" has no column "nothing"'],
    ['this.total', 'is not a foreign key'],
    ['parent.order_id.total', 'reach one row'],
    ['parent.ordered_at == "2025-04-01"', 'compare days(…)'],
    ['parent.ordered_at < "2025-02-30"', 'is not a date or timestamp'],
    ['parent.ordered_at < "2025-02-28T24:00:00Z"', 'is not a date or timestamp'],
    ['parent.ordered_at < "2025-02-28T08:00:00+01:00"', 'in UTC'],
    ['kunde_ñ.known_since < "2025-02-28T08:00:00Z"', 'is not a date'],
    ['parent.ordered_at > kunde_ñ.known_since', 'days(timestamp) or seconds(date)'],
    ['days(kunde_ñ.known_since)', 'leave days out'],
    ['this == "3"', 'without quotes'],
    ['note == null', 'known(column)'],
    ['parent.status < "paid"', 'not by <'],
    ['parent.ordered_at * 100000000', '"parent.ordered_at * 100000000" may reach 1.767e+17, beyond 9.007e+15 (2^53)'],
    ['this * 99999999 * 99999999', 'may reach 5.000e+16'],
    ['known(this, this)', 'known takes one argument'],
    ['9007199254740993', '2^53'],
  ])('should refuse %s', (expression, reason) => {
    expect(() => column(expression)).toThrow(reason)
  })

  it('should state what is required to read the owner', () => {
    const orphans: AnyTable = { name: 'o', rows: 3, columns: [{ name: 'x', kind: 'formula', expression: 'parent.total' }] }
    expect(() => compileTables([orphans], 1)).toThrow('have no owner')
    const keyless: AnyTable = { ...orphans, rows: { type: 'owned', by: 'orders', min: 1, max: 2 } }
    expect(() => compileTables([...before, keyless], 5)).toThrow('"kind": "owner_key"')
  })

  it.each(['('.repeat(498) + 'this' + ')'.repeat(498), '-'.repeat(990) + 'this', '1/('.repeat(240) + 'this' + ')'.repeat(240)])(
    'should refuse or evaluate what is nested deeply (%#)',
    (expression) => {
      try {
        expect(column(expression)).toEqual(own('this'))
      } catch (error) {
        expect(String(error)).toContain('are nested')
      }
    },
  )
})
