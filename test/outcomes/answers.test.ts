import { describe, expect, it } from 'vitest'
import type { ColumnSchema } from '../../src/schema/schema.ts'
import { amount, columnOf, generated, tableWith } from './tables.ts'

describe('answers', () => {
  it('should be a table of the answer, empty where nothing is touched', () => {
    const outcome = { type: 'outliers', column: 'amount', rate: 0.1, factor: 3, answers: 'off' }
    expect(columnOf(generated([tableWith([amount], [outcome])], 0), 'off', 'id')).toEqual([])
    expect(columnOf(generated([tableWith([amount], [outcome])], 1), 'off', 'id')).toEqual([])
  })

  it('should name rows by their number where no column tells them apart, and by the key where one does', () => {
    const outcome = { type: 'outliers', column: 'amount', count: 3, factor: 3, answers: 'off' }
    const bare = generated([{ name: 'rows', rows: 50, columns: [amount], outcomes: [outcome] }], 50)
    expect(columnOf(bare, 'off', 'row').every((row) => Number(row) >= 1 && Number(row) <= 50)).toBe(true)
    const plate: ColumnSchema = { name: 'plate', kind: 'pattern', pattern: '??-####', unique: true }
    const keyed = generated([{ name: 'rows', rows: 50, columns: [amount, plate], primary_key: 'plate', outcomes: [outcome] }], 50)
    for (const key of columnOf(keyed, 'off', 'plate')) expect(columnOf(keyed, 'rows', 'plate')).toContain(key)
  })
})
