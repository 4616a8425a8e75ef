import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const rows = 9000
const working = Array.from({ length: 24 }, (_, hour) => ((hour >= 9 && hour < 12) || (hour >= 14 && hour < 18) ? 1 : 0))
const columns: readonly AnyColumn[] = [
  { name: 'at', kind: 'timestamp', from: '2024-02-28', to: '2025-12-31', growth: 3, weekdays: [1, 1, 1, 1, 1, 0, 0], hours: working },
  { name: 'soon', kind: 'after', column: 'at', as: 'timestamp', unit: 'minutes', min: 5, max: 90 },
  { name: 'exactly', kind: 'after', column: 'at', as: 'timestamp', unit: 'hours', min: 0, max: 0 },
  { name: 'later', kind: 'after', column: 'at', as: 'timestamp', unit: 'days', min: 2, max: 9, hours: working },
  {
    name: 'due',
    kind: 'after',
    column: 'at',
    as: 'date',
    unit: 'days',
    min: 1,
    max: 30,
    distribution: { name: 'gamma', mean: 6, shape: 2 },
  },
  { name: 'shortly', kind: 'after', column: 'at', as: 'timestamp', unit: 'days', min: 0, max: 1, hours: working },
  { name: 'born', kind: 'birth_date', min_age: 18, max_age: 80 },
]
const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows)
const [at, soon, exactly, later, due, born] = ['at', 'soon', 'exactly', 'later', 'due', 'born'].map(
  (name) => columnValues(plan, 4, 'rows', name) as string[],
) as [string[], string[], string[], string[], string[], string[]]

function minutes(row: number, of: readonly string[]): number {
  return (Date.parse(of[row] ?? '') - Date.parse(at[row] ?? '')) / 60_000
}

function rowsWhere(wrong: (row: number) => boolean): number[] {
  return at
    .map((_, row) => row)
    .filter(wrong)
    .slice(0, 5)
}

function hourOf(text: string | undefined): number {
  return Number(text?.slice(11, 13))
}

describe('timestamp', () => {
  it('should grow with the row, from the first day to the last', () => {
    expect(rowsWhere((row) => row > 0 && (at[row] ?? '') < (at[row - 1] ?? ''))).toEqual([])
    expect([at[0]?.slice(0, 10), at.at(-1)?.slice(0, 10)]).toEqual(['2024-02-28', '2025-12-31'])
  })

  it('should keep to the hours and weekdays that have weight', () => {
    expect(rowsWhere((row) => working[hourOf(at[row])] === 0)).toEqual([])
    expect(rowsWhere((row) => [0, 6].includes(new Date(at[row] ?? '').getUTCDay()))).toEqual([])
  })
})

describe('after', () => {
  it('should be null where the result would be after the last day', () => {
    const until = '2025-12-10'
    const [whole = [], cut = []] = [undefined, until].map((last) =>
      (['date', 'timestamp'] as const).map((as) => {
        const later = { name: 'arrived', kind: 'after', column: 'at', as, unit: 'days', min: 0, max: 30 } as const
        const made = compileTables(
          [{ name: 'rows', rows: { type: 'primary' }, columns: [...columns, { ...later, ...(last && { until: last }) }] }],
          rows,
        )
        return columnValues(made, 4, 'rows', 'arrived') as (string | null)[]
      }),
    )
    for (const [place, values] of whole.entries()) {
      expect(cut[place]).toEqual(values.map((value) => ((value ?? '').slice(0, 10) > until ? null : value)))
      expect(cut[place]).toContain(null)
    }
  })

  it('should keep the delay within its bounds', () => {
    expect(rowsWhere((row) => minutes(row, soon) < 5 || minutes(row, soon) > 90)).toEqual([])
    expect(exactly).toEqual(at)
    const days = (row: number): number => (Date.parse(due[row] ?? '') - Date.parse(at[row]?.slice(0, 10) ?? '')) / 86_400_000
    expect(rowsWhere((row) => days(row) < 1 || days(row) > 31)).toEqual([])
  })

  it('should move long delays to the hours that have weight, and never before what came first', () => {
    expect(rowsWhere((row) => minutes(row, later) < 1440 || minutes(row, later) > 10 * 1440)).toEqual([])
    expect(rowsWhere((row) => working[hourOf(later[row])] === 0)).toEqual([])
    const shortly = columnValues(plan, 4, 'rows', 'shortly') as string[]
    expect(rowsWhere((row) => minutes(row, shortly) < 0)).toEqual([])
  })
})

describe('birth_date', () => {
  it('should be of people of the ages asked for on the day of the plan', () => {
    expect(rowsWhere((row) => (born[row] ?? '') > '2008-01-01' || (born[row] ?? '') < '1945-01-01')).toEqual([])
    expect(born.toSorted()[0]?.slice(0, 4)).toBe('1946')
    expect(born.toSorted().at(-1)?.slice(0, 4)).toBe('2007')
  })
})
