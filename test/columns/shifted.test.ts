import { describe, expect, it } from 'vitest'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

function values(by: Readonly<Record<string, unknown>>, unit: string, as: string): readonly unknown[] {
  const columns = [
    { name: 'id', kind: 'sequence' },
    { name: 'start', kind: 'timestamp', from: '2025-03-01', to: '2025-03-01' },
    { name: 'length', kind: 'formula', ...by },
    { name: 'end', kind: 'shifted', column: 'start', by: 'length', unit, as },
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

  it('should refuse to go by words', () => {
    const columns = [
      { name: 'id', kind: 'sequence' },
      { name: 'start', kind: 'date', from: '2025-01-01', to: '2025-01-31' },
      { name: 'word', kind: 'constant', value: 'x' },
      { name: 'end', kind: 'shifted', column: 'start', by: 'word', unit: 'days', as: 'date' },
    ]
    expect(() => compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], 3)).toThrow('not a number')
  })
})
