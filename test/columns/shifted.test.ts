import { describe, expect, it } from 'vitest'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

function values(by: Readonly<Record<string, unknown>>, unit: string, as: string): readonly unknown[] {
  const columns = [
    { name: 'id', kind: 'sequence' },
    { name: 'start', kind: 'timestamp', from: '2025-03-01', to: '2025-03-01' },
    { name: 'length', kind: 'formula', ...by },
    { name: 'end', kind: 'shifted', column: 'start', offset: 'length', unit, as },
    { name: 'taken', kind: 'formula', expression: as === 'date' ? 'end - days(start)' : 'end - start' },
  ]
  return columnValues(compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], 3), 1, 'rows', 'taken')
}

describe('shifted', () => {
  it('should end exactly as long after the start as the row says, in any unit', () => {
    expect(values({ expression: 'id' }, 'seconds', 'timestamp')).toEqual([1, 2, 3])
    expect(values({ expression: 'id' }, 'hours', 'timestamp')).toEqual([3600, 7200, 10_800])
    expect(values({ expression: 'id * 7' }, 'days', 'date')).toEqual([7, 14, 21])
  })

  it('should take fractions of a unit, to the second', () => {
    expect(values({ expression: 'id * 0.51', scale: 2 }, 'minutes', 'timestamp')).toEqual([31, 61, 92])
  })

  it('should go back for negative lengths', () => {
    expect(values({ expression: '0 - id' }, 'minutes', 'timestamp')).toEqual([-60, -120, -180])
  })

  it('should stay within years of four digits, as a delay does', () => {
    const columns = [
      { name: 'id', kind: 'sequence' },
      { name: 'start', kind: 'date', from: '2025-01-01', to: '2025-01-31' },
      { name: 'far', kind: 'formula', expression: '(id - 2) * 9000000' },
      { name: 'end', kind: 'shifted', column: 'start', offset: 'far', unit: 'days', as: 'date' },
      { name: 'later', kind: 'after', column: 'end', as: 'timestamp', unit: 'days', min: 9e6, max: 9e6 },
    ]
    const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], 3)
    const [first, , last] = columnValues(plan, 1, 'rows', 'end')
    expect([first, last]).toEqual(['0001-01-01', '9999-12-31'])
    expect(new Set(columnValues(plan, 1, 'rows', 'later'))).toEqual(new Set(['9999-12-31T23:59:59Z']))
  })

  it('should refuse to go by words', () => {
    const columns = [
      { name: 'id', kind: 'sequence' },
      { name: 'start', kind: 'date', from: '2025-01-01', to: '2025-01-31' },
      { name: 'word', kind: 'constant', value: 'x' },
      { name: 'end', kind: 'shifted', column: 'start', offset: 'word', unit: 'days', as: 'date' },
    ]
    expect(() => compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], 3)).toThrow('not a number')
  })
})
