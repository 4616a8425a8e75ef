import { describe, expect, it } from 'vitest'
import type { RowsSchema } from '../../src/schema/rows.ts'
import type { AnyColumn, AnyOutcome, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, tableOf } from './support/evaluate.ts'

const plans = ['free', 'starter', 'pro']
const users: AnyTable = {
  name: 'users',
  rows: { type: 'primary' },
  columns: [
    { name: 'id', kind: 'sequence' },
    { name: 'begun', kind: 'date', from: '2024-01-01', to: '2025-12-30', growth: 3 },
    { name: 'plan', kind: 'category', values: plans, shares: [0.3, 0.5, 0.2] },
    { name: 'state', kind: 'recurrence', table: 'bills', value: 'state' },
    { name: 'times', kind: 'recurrence', table: 'bills', value: 'count' },
  ],
}
const recurring = { type: 'recurring', by: 'users', since: { table: 'users', column: 'begun' }, delay_months: 1 } as const
const billColumns: readonly AnyColumn[] = [
  { name: 'user_id', kind: 'owner_key', table: 'users' },
  { name: 'issued_on', kind: 'occurrence_date' },
  { name: 'plan', kind: 'lookup', through: 'user_id', column: 'plan' },
  { name: 'method', kind: 'category', values: ['card', 'bank'], shares: [0.8, 0.2] },
  { name: 'amount', kind: 'decimal', min: 0, max: 1000, scale: 2 },
]

function bills(rows: Partial<Extract<RowsSchema, { type: 'recurring' }>>, outcomes: readonly AnyOutcome[] = []): AnyTable {
  return { name: 'bills', rows: { ...recurring, ...rows }, columns: billColumns, outcomes }
}

function counted(values: readonly unknown[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

describe('tables of rows that recur', () => {
  it.each([0, 1, 7, 250, 5000])(
    'should let exactly those of %i parents recur that have one of the words, and have ended as many as said',
    (rows) => {
      const plan = compileTables([users, bills({ starters: { column: 'plan', values: ['starter', 'pro'] }, ended_share: 0.15 })], rows)
      const [words, states] = ['plan', 'state'].map((column) => columnValues(plan, 9, 'users', column)) as [unknown[], unknown[]]
      const known = plans.map((word) => counted(words)[word] ?? 0)
      expect(known.reduce((sum, count) => sum + count, 0)).toBe(rows)
      known.forEach((count, code) => expect(Math.abs(count - rows * ([0.3, 0.5, 0.2][code] ?? 0))).toBeLessThan(1))
      expect(words.filter((word, row) => (states[row] === 'never') !== (word === 'free') && states[row] !== 'new')).toEqual([])
      expect(counted(states)['ended'] ?? 0).toBe(Math.round(rows * 0.15))
      expect(columnValues(plan, 9, 'bills', 'plan')).not.toContain('free')
    },
  )

  it.each([0, 0.2, 0.81, 1])('should let exactly those end for which a boolean of rate %d is true', (rate) => {
    const lapsed: AnyColumn = { name: 'has_lapsed', kind: 'boolean', rate }
    const rows = { starters: { column: 'plan', values: ['starter', 'pro'] }, enders: { column: 'has_lapsed' } }
    for (const count of [0, 1, 30, 2000]) {
      const plan = compileTables([{ ...users, columns: [...users.columns, lapsed] }, bills(rows)], count)
      const [flags, states] = ['has_lapsed', 'state'].map((column) => columnValues(plan, 9, 'users', column)) as [unknown[], unknown[]]
      expect(flags.filter((flag) => flag === true)).toHaveLength(Math.round(count * rate))
      expect(
        states.filter((state, row) => (state === 'ended' && flags[row] === false) || (state === 'ongoing' && flags[row] === true)),
      ).toEqual([])
    }
  })

  it('should end at the same rate in every plan, and start the same share of each month', () => {
    const plan = compileTables([users, bills({ starters: { column: 'plan', values: ['starter', 'pro'] }, ended_share: 0.3 })], 20_000)
    const [words, states, days] = ['plan', 'state', 'begun'].map((column) => columnValues(plan, 9, 'users', column)) as [
      unknown[],
      unknown[],
      unknown[],
    ]
    const shareOf = (of: (row: number) => boolean, passes: (row: number) => boolean): number => {
      const found = words.flatMap((_, row) => (of(row) ? [row] : []))
      return found.filter(passes).length / found.length
    }
    const [starter, pro] = ['starter', 'pro'].map((word) =>
      shareOf(
        (row) => words[row] === word,
        (row) => states[row] === 'ended',
      ),
    ) as [number, number]
    expect(Math.abs(starter - pro)).toBeLessThan(0.03)
    for (const month of ['2024-02', '2025-12'])
      expect(
        shareOf(
          (row) => String(days[row]).startsWith(month),
          (row) => words[row] === 'pro',
        ),
      ).toBeCloseTo(0.2, 1)
  })

  it('should occur exactly the given number of times in total', () => {
    const plan = compileTables([users, bills({ starting_share: 0.9, ended_share: 0.25, total: 7000 })], 1000)
    expect(tableOf(plan, 'bills').plan.rows).toBe(7000)
    expect(counted(columnValues(plan, 1, 'users', 'state'))['ended']).toBe(250)
  })

  it('should add up to totals by month, and share them by exact categories', () => {
    const periods = [
      { period: '2025-01', total: 50_000 },
      { period: '2025-02', total: 61_234.56 },
      { period: '2025-Q4', total: 400_000 },
    ]
    const totals = { type: 'totals', column: 'amount', periods, shares: { by: 'method', values: { card: 0.75, bank: 0.25 } } }
    const plan = compileTables([users, bills({ starting_share: 0.9, monthly_churn: 0.05 }, [totals])], 2000)
    const [days, methods, amounts] = ['issued_on', 'method', 'amount'].map((column) => columnValues(plan, 4, 'bills', column)) as [
      unknown[],
      unknown[],
      unknown[],
    ]
    const sum = (months: readonly string[], method: string): number =>
      days.reduce<number>(
        (all, day, row) =>
          months.includes(String(day).slice(0, 7)) && methods[row] === method ? all + Math.round(Number(amounts[row]) * 100) : all,
        0,
      )
    expect([sum(['2025-01'], 'card'), sum(['2025-01'], 'bank')]).toEqual([3_750_000, 1_250_000])
    expect([sum(['2025-02'], 'card'), sum(['2025-02'], 'bank')]).toEqual([4_592_592, 1_530_864])
    expect(sum(['2025-10', '2025-11', '2025-12'], 'card') + sum(['2025-10', '2025-11', '2025-12'], 'bank')).toBe(40_000_000)
  })

  it('should let others refer to the rows that have occurred by a day', () => {
    const notes: AnyTable = {
      name: 'notes',
      rows: 3000,
      columns: [
        { name: 'on', kind: 'date', from: '2025-01-01', to: '2025-12-31' },
        { name: 'bill_id', kind: 'foreign_key', table: 'bills', existing_at: 'on' },
        { name: 'billed_on', kind: 'lookup', through: 'bill_id', column: 'issued_on' },
      ],
    }
    const table = bills({ starting_share: 1 })
    const plan = compileTables([users, { ...table, columns: [{ name: 'id', kind: 'sequence' }, ...table.columns] }, notes], 500)
    const [days, billed] = ['on', 'billed_on'].map((column) => columnValues(plan, 4, 'notes', column)) as [unknown[], unknown[]]
    expect(days.filter((day, row) => String(billed[row]) >= String(day))).toEqual([])
  })

  it.each([
    [{ ended_share: 0.9, starting_share: 0.5 }, /900 of 1000 rows must have ended, but only \d+ of them start/],
    [{ total: 1_000_000 }, /the rows occur 0 to \d+ times by the reference date/],
    [{ starters: { column: 'plan', values: ['gold'] } }, /"gold" is not a value of "plan", which has free, starter, pro/],
    [{ starters: { column: 'plane', values: ['pro'] } }, /no column "plane"/],
    [{ starters: { column: 'begun', values: ['pro'] } }, /must be a category with exact `shares`/],
    [{ starters: { column: 'plan', values: ['pro'] }, starting_share: 0.5 }, /exclude each other/],
    [{ enders: { column: 'plan' } }, /must be a boolean with one `rate`/],
    [{ enders: { column: 'plan' }, ended_share: 0.5 }, /exclude each other/],
  ])('should refuse %j', (rows, reason) => expect(() => compileTables([users, bills(rows)], 1000)).toThrow(reason))
})
