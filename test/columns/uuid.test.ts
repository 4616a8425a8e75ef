import { describe, expect, it } from 'vitest'
import { columnValues, compileTables, listCells, valuesOf } from '../engine/support/evaluate.ts'

const plan = compileTables([{ name: 'rows', rows: 2 ** 32, columns: [{ name: 'id', kind: 'uuid' }] }], 1)
const small = compileTables([{ name: 'rows', rows: 50_000, columns: [{ name: 'id', kind: 'uuid' }] }], 1)

describe('uuid', () => {
  it('should be of version 4, in lower case, and come once', () => {
    const ids = columnValues(small, 3, 'rows', 'id')
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('should already differ in its first eight digits, up to the last row that a table can have', () => {
    const rows = Array.from({ length: 40_000 }, (_, i) => (i < 20_000 ? i : 2 ** 32 - i))
    const heads = valuesOf(listCells(plan, 3, 'rows', 'id', rows)).map((id) => String(id).slice(0, 8))
    expect(new Set(heads).size).toBe(rows.length)
  })

  it('should use every digit in every place that is free', () => {
    const ids = columnValues(small, 4, 'rows', 'id').map(String)
    for (let place = 0; place < 36; place++) {
      const digits = new Set(ids.map((id) => id[place]))
      expect(digits.size, `place ${place}`).toBe([8, 13, 14, 18, 23].includes(place) ? 1 : place === 19 ? 4 : 16)
    }
  })
})
