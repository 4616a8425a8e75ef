import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

describe('bucket', () => {
  it('should put a value on an edge into the interval that begins there', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.uniqueArray(fc.integer({ min: -3000, max: 3000 }), { minLength: 1, maxLength: 6 }), (scale, places) => {
        const edges = places.toSorted((a, b) => a - b)
        const shift = (edges[0] ?? 0) - 3
        const count = (edges.at(-1) ?? 0) - shift + 3
        fc.pre(count < 800)
        const decimal = (value: number): number => Number(`${value}e-${scale}`)
        const expression = `(id - 1) * ${decimal(1).toFixed(scale)} + ${decimal(shift).toFixed(scale)}`
        const columns = [
          { name: 'id', kind: 'sequence' },
          { name: 'value', kind: 'formula', expression, scale },
          {
            name: 'band',
            kind: 'bucket',
            column: 'value',
            edges: edges.map(decimal),
            labels: [...edges.map((edge) => `below ${edge}`), 'above'],
          },
        ]
        const bands = columnValues(compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], count), 1, 'rows', 'band')
        const expected = Array.from({ length: count }, (_, row) => edges.find((edge) => shift + row < edge))
        expect(bands).toEqual(expected.map((edge) => (edge === undefined ? 'above' : `below ${edge}`)))
      }),
    )
  })

  it('should let whole numbers fall between edges that are none', () => {
    const columns = [
      { name: 'id', kind: 'sequence' },
      { name: 'band', kind: 'bucket', column: 'id', edges: [2.5, 4], labels: ['low', 'middle', 'high'] },
    ]
    const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], 5)
    expect(columnValues(plan, 1, 'rows', 'band')).toEqual(['low', 'low', 'middle', 'high', 'high'])
  })

  it('should refuse labels that do not fit the edges', () => {
    const columns = [
      { name: 'id', kind: 'sequence' },
      { name: 'band', kind: 'bucket', column: 'id', edges: [1, 2], labels: ['a', 'b'] },
    ]
    expect(() => compileTables([{ name: 'rows', rows: { type: 'primary' }, columns }], 5)).toThrow(/3 intervals/)
  })
})
