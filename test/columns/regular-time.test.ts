import { describe, expect, it } from 'vitest'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const key = { name: 'id', kind: 'sequence' }

function times(
  params: Readonly<Record<string, unknown>>,
  rows: number,
  beside: readonly Readonly<Record<string, unknown>>[] = [],
): readonly unknown[] {
  const columns = [key, ...beside, { name: 'at', kind: 'regular_time', ...params }] as never
  return columnValues(compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], rows), 1, 'rows', 'at')
}

describe('regular_time', () => {
  it('should have one moment after the other at equal intervals', () => {
    expect(times({ from: '2025-03-01T08:00:00Z', every: 15, unit: 'minutes' }, 3)).toEqual([
      '2025-03-01T08:00:00Z',
      '2025-03-01T08:15:00Z',
      '2025-03-01T08:30:00Z',
    ])
    expect(times({ from: '2024-02-28', unit: 'days' }, 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(times({ from: '2025-01-01', unit: 'weeks', every: 2 }, 2)).toEqual(['2025-01-01', '2025-01-15'])
  })

  it('should keep the day of the month, or have the last one', () => {
    expect(times({ from: '2024-12-31', unit: 'months' }, 4)).toEqual(['2024-12-31', '2025-01-31', '2025-02-28', '2025-03-31'])
    expect(times({ from: '2025-01-01', unit: 'quarters' }, 3)).toEqual(['2025-01-01', '2025-04-01', '2025-07-01'])
    expect(times({ from: '2024-02-29', unit: 'years' }, 2)).toEqual(['2024-02-29', '2025-02-28'])
  })

  it('should leave weekends out', () => {
    // 2025-03-01 is a Saturday.
    expect(times({ from: '2025-03-01', unit: 'weekdays' }, 6)).toEqual([
      '2025-03-03',
      '2025-03-04',
      '2025-03-05',
      '2025-03-06',
      '2025-03-07',
      '2025-03-10',
    ])
  })

  it('should count the rows of each owner', () => {
    const tables = [
      { name: 'sensors', rows: { type: 'primary' }, columns: [key] },
      {
        name: 'readings',
        rows: { type: 'owned', by: 'sensors', min: 2, max: 2 },
        columns: [
          { name: 'sensor_id', kind: 'owner_key', table: 'sensors' },
          { name: 'at', kind: 'regular_time', from: '2025-01-01', unit: 'days' },
        ],
      },
    ] as never
    expect(columnValues(compileTables(tables, 2), 1, 'readings', 'at')).toEqual(['2025-01-01', '2025-01-02', '2025-01-01', '2025-01-02'])
  })

  it('should take the number of a column, earlier where it is negative', () => {
    const number = { name: 'number', kind: 'formula', expression: '2 - id' }
    expect(times({ from: '2025-01-01', unit: 'days', number: 'number' }, 3, [number])).toEqual(['2025-01-02', '2025-01-01', '2024-12-31'])
  })

  it('should refuse values that are not moments, not whole numbers, or beyond the calendar', () => {
    expect(() => times({ from: '2025-13-01', unit: 'days' }, 1)).toThrow('is not a date or timestamp')
    const word = { name: 'word', kind: 'constant', value: 'x' }
    expect(() => times({ from: '2025-01-01', unit: 'days', number: 'word' }, 1, [word])).toThrow('not a whole number')
    expect(() => times({ from: '9990-01-01', unit: 'years' }, 100)).toThrow('beyond the year 9999')
  })
})
