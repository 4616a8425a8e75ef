import { expect, test } from 'vitest'
import type { DatasetTable } from '../../../src/playground/api/dataset.ts'
import { curveText } from '../../../src/playground/diagram/curve-text.ts'
import { PeriodSums } from '../../../src/playground/diagram/period-sums.ts'
import { periodSpan } from '../../../src/playground/diagram/period-span.ts'
import { type SaidCurve, saidCurves } from '../../../src/playground/diagram/said-curves.ts'
import { saidShares } from '../../../src/playground/diagram/said-shares.ts'
import type { AnySchema } from '../../../src/schema/any-schema.ts'

const quarters = [
  { period: '2025-Q1', share: 0.25 },
  { period: '2025-Q2', share: 0.75 },
]
const schema: AnySchema = {
  version: 1,
  tables: [
    {
      name: 'payments',
      rows: 10,
      columns: [
        { name: 'paid_at', kind: 'timestamp', from: '2025-01-01', to: '2025-06-30', periods: quarters },
        { name: 'amount', kind: 'decimal', scale: 2, min: 0, max: 9 },
        { name: 'is_fraud', kind: 'boolean', rate: 0.2 },
        { name: 'state', kind: 'category', values: ['open', 'paid', 'late'], shares: [0.5, 0.3, 0.2], rounded_first: ['late'] },
      ],
      outcomes: [
        {
          type: 'totals',
          column: 'amount',
          periods: [
            { period: '2025-01', total: 0.3 },
            { period: '2025-02', total: 1 },
          ],
        },
      ],
    },
  ],
}
const payments: DatasetTable = {
  name: 'payments',
  rows: 10,
  primary_key: null,
  columns: [
    { name: 'paid_at', type: 'timestamp', nullable: false },
    { name: 'amount', type: 'decimal(18,2)', nullable: false },
  ],
}
const fact = (pointer: string) => ({ type: 'curve', text: 'so much', used: true, sets: [{ pointer, text: 'is so much' }] })

test('amounts of a story are shown with its words', () => {
  expect(saidCurves(payments, schema, [fact('/tables/0/outcomes/0')])).toEqual([
    {
      table: 'payments',
      column: 'amount',
      scale: 2,
      time: 'paid_at',
      isTimeHidden: false,
      periods: [
        { period: '2025-01', said: 0.3 },
        { period: '2025-02', said: 1 },
      ],
      words: 'so much',
    },
  ])
})

test('numbers of rows by period are shown if the story states them', () => {
  const [first, second] = saidCurves(payments, schema, [fact('/tables/0/columns/0')])
  expect(first).toMatchObject({ column: null, words: 'so much', periods: [{ said: 3 }, { said: 7 }] })
  expect(second).toMatchObject({ column: 'amount', words: null })
})

test('amounts of hidden columns are not shown; the time column may be hidden', () => {
  const [time, amount] = payments.columns
  expect(saidCurves({ ...payments, columns: amount === undefined ? [] : [amount] }, schema, null)).toMatchObject([{ isTimeHidden: true }])
  expect(saidCurves({ ...payments, columns: time === undefined ? [] : [time] }, schema, null)).toMatchObject([{ column: null }])
})

test('sums are exact to the last digit, and rows beyond the periods count nowhere', () => {
  const [curve] = saidCurves(payments, schema, null)
  const sums = new PeriodSums(curve as SaidCurve)
  for (const amount of [0.1, 0.2]) sums.add({ paid_at: '2025-01-31T23:59:59Z', amount })
  sums.add({ paid_at: '2025-02-01T00:00:00Z', amount: 1.01 })
  sums.add({ paid_at: '2025-03-01T00:00:00Z', amount: 5 })
  sums.add({ paid_at: '2024-12-31T23:59:59Z', amount: 5 })
  expect(sums.sums).toEqual([0.3, 1.01])
  const text = curveText(curve as SaidCurve, sums.sums, String)
  expect(text).toEqual({ title: 'amount by month', said: '0.3 to 1', data: '0.3 to 1.01', differing: 1 })
})

test.each([
  ['2025', '2025-01-01', '2026-01-01'],
  ['2025-Q4', '2025-10-01', '2026-01-01'],
  ['2024-02', '2024-02-01', '2024-03-01'],
  ['2024-02-29', '2024-02-29', '2024-03-01'],
  ['0099-12', '0099-12-01', '0100-01-01'],
])('the period %s goes from %s up to %s', (period, from, to) => {
  expect(periodSpan(period)).toEqual({ from: Date.parse(from), to: Date.parse(to) })
})

test('shares are those stated by the story or by the schema', () => {
  expect([...saidShares(schema, 'payments', 'is_fraud', null)]).toEqual([['true', 0.2]])
  expect([...saidShares(schema, 'payments', 'state', null)]).toEqual([['late', 0.2]])
  expect(saidShares(schema, 'payments', 'is_fraud', []).size).toBe(0)
  expect(saidShares(schema, 'payments', 'is_fraud', [fact('/tables/0/columns/2')]).get('true')).toBe(0.2)
  expect(saidShares(schema, 'payments', 'amount', null).size).toBe(0)
})

test.each([
  ['status', 0.07],
  ['outcome', undefined],
])('a share that was said of a column follows it to %s', (column, share) => {
  const sets = [{ pointer: '/tables/0/columns/9', text: '', share: { table: 'orders', column: 'status', value: 'returned', share: 0.07 } }]
  const facts = [{ type: 'rate', text: '', used: true, sets }]
  expect(saidShares(schema, 'orders', column, facts).get('returned')).toBe(share)
})
