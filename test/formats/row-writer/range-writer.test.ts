import { describe, expect, it } from 'vitest'
import { planOperations } from '../../../src/formats/row-writer/operations.ts'
import { rangeWriter } from '../../../src/formats/row-writer/range-writer.ts'
import { sampleTable } from '../sample.ts'
import { interpreted, recordParts } from './writers.ts'

describe('rangeWriter', () => {
  it('should give the same bytes before and after it leaves the interpreter, and to a second plan of the same structure', () => {
    const table = sampleTable('plan', 1_000)
    const parts = recordParts(table.columns)
    const expected = interpreted(parts, table, 0, table.rows)
    const target = new Uint8Array(expected.length + 64)
    for (const write of [rangeWriter(planOperations(parts)), rangeWriter(planOperations(parts))]) {
      for (let call = 0; call < 12; call++) {
        target.fill(0)
        const end = write(
          table.columns.map(({ vector }) => vector),
          0,
          table.rows,
          new DataView(target.buffer),
          0,
        )
        expect(expected.equals(target.subarray(0, end))).toBe(true)
      }
    }
  })

  it('should distinguish two plans of the same structure with different words', () => {
    const plans = ['a', 'b'].map((word) => {
      const layout = { type: 'text', nullable: false, parts: [{ type: 'word', lane: 0, dictionary: { words: [word] } }] } as const
      return { word, write: rangeWriter(planOperations(recordParts([{ name: word, layout, vector: { lanes: [], nulls: null } }]))) }
    })
    const vectors = [{ lanes: [new Int32Array(9_000)], nulls: null }]
    const target = new Uint8Array(9_000 * 10 + 64)
    for (const { word, write } of [...plans, ...plans]) {
      const end = write(vectors, 0, 9_000, new DataView(target.buffer), 0)
      expect(Buffer.from(target.subarray(0, end)).toString()).toBe(`,{"${word}":"${word}"}`.repeat(9_000))
    }
  })
})
