import { describe, expect, it } from 'vitest'
import type { AnyColumn } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, tableOf } from '../engine/support/evaluate.ts'

describe('mapping', () => {
  const tier: AnyColumn = { name: 'tier', kind: 'category', values: ['low', 'mid', 'high'] }

  it('should give the other result to every value without a case', () => {
    const price = { name: 'price', kind: 'mapping', by: 'tier', cases: { mid: 2.5 }, otherwise: 9, scale: 1 }
    const plan = compileTables([{ name: 'rows', rows: { type: 'primary' }, columns: [tier, price] }], 60)
    const tiers = columnValues(plan, 1, 'rows', 'tier')
    expect(columnValues(plan, 1, 'rows', 'price')).toEqual(tiers.map((each) => (each === 'mid' ? 2.5 : 9)))
  })

  it('should refuse a word beside numbers', () => {
    const price = { name: 'price', kind: 'mapping', by: 'tier', cases: { mid: 2.5 }, otherwise: 'none' }
    expect(() => compileTables([{ name: 'rows', rows: 5, columns: [tier, price] }], 5)).toThrow('must be a number if `cases` are numbers')
  })
})

describe('cases by a small number', () => {
  it('should keep each phrase once, however many numbers share a case', () => {
    const cases = { '1': ['awful', 'bad'], '2': ['fair'], '3': ['good', 'great', 'superb'] }
    const plan = compileTables(
      [
        {
          name: 'rows',
          rows: { type: 'primary' },
          columns: [
            { name: 'stars', kind: 'integer', min: 1, max: 3 },
            { name: 'review', kind: 'text', segments: [{ by: 'stars', cases }] },
          ],
        },
      ],
      10,
    )
    const layout = tableOf(plan, 'rows').columns[1]?.layout
    const words = layout?.type === 'text' ? layout.parts.flatMap((part) => (part.type === 'word' ? part.dictionary.words : [])) : []
    expect(words.toSorted()).toEqual(Object.values(cases).flat().toSorted())
  })
})
