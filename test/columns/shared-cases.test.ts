import { describe, expect, it } from 'vitest'
import { compileTables, tableOf } from '../engine/support/evaluate.ts'

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
