import { describe, expect, it } from 'vitest'
import type { AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const columns: AnyTable['columns'] = [
  { name: 'a', kind: 'decimal', scale: 2, min: -90, max: 90 },
  { name: 'b', kind: 'integer', min: -90, max: 90 },
  { name: 'c', kind: 'decimal', scale: 1, min: -90, max: 90 },
  { name: 'least', kind: 'formula', expression: 'min(a, b, c)' },
  { name: 'most', kind: 'formula', expression: 'max(a, b, c)' },
  { name: 'same', kind: 'formula', expression: 'max(a)' },
]

describe('min and max', () => {
  it('should find the least and the greatest of operands of any scale', () => {
    const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], 300)
    const [a, b, c, least, most, same] = columns.map(({ name }) => columnValues(plan, 1, 'rows', name) as number[])
    const rows = (a ?? []).map((value, row) => [value, b?.[row] ?? 0, c?.[row] ?? 0])
    expect(least).toEqual(rows.map((values) => Math.min(...values)))
    expect(most).toEqual(rows.map((values) => Math.max(...values)))
    expect(same).toEqual(a)
  })
})
