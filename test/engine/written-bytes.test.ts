import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { formats } from '../../src/formats/index.ts'
import { estimateOf, inspectSchema } from '../output/opened.ts'
import { madeBytes } from '../output/made-bytes.ts'
import { openNamed } from './support/documents.ts'

const documents = ['records', 'columns']
const all = [...domains.values()].flatMap(({ name, story }) => documents.map((format) => ({ name, format, story })))

describe.each(all)('the size of $name as $format', ({ story, format }) => {
  it('should be estimated within a few percent', () => {
    const output = openNamed(story, { rows: 100, format })
    const share = estimateOf({ story, rows: 100, seed: 42, format, maxRows: 1e9 }) / madeBytes(output.steps()).length
    expect(share).toBeGreaterThan(0.95)
    expect(share).toBeLessThan(1.05)
  })
})

describe('the size of a document', () => {
  it.each([...formats.keys()])('should be known to the byte when its tables are short, as %s', (format) => {
    const isWhole = formats.get(format)?.scope === 'document'
    for (const rows of [0, 1, 9]) {
      const request = { rows, format, table: isWhole ? null : 'products' }
      const story = 'a web shop in München with 20 products'
      const output = openNamed(story, request)
      expect(estimateOf({ story, seed: 42, maxRows: 1e9, ...request })).toBeCloseTo(madeBytes(output.steps()).length, 6)
    }
  })

  it('should not take long to estimate if a row aggregates a million others', () => {
    const sums = Array.from({ length: 8 }, (_, index) => ({
      name: `sum_${index}`,
      kind: 'roll_up',
      table: 'uses',
      column: 'amount',
      aggregate: 'sum',
    }))
    const schema = {
      version: 1,
      tables: [
        { name: 'meters', rows: 100, columns: [{ name: 'meter_id', kind: 'sequence' }, ...sums] },
        {
          name: 'uses',
          rows: { type: 'owned', by: 'meters', min: 1_000_000, max: 1_000_000 },
          columns: [
            { name: 'use_id', kind: 'sequence' },
            { name: 'meter_id', kind: 'owner_key', table: 'meters' },
            { name: 'amount', kind: 'integer', min: 0, max: 9 },
          ],
        },
      ],
    }
    const started = process.cpuUsage()
    const { estimated_bytes: bytes } = inspectSchema({ schema, rows: null, seed: 1, maxRows: 1e9 })
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1)
    expect(bytes).toBeGreaterThan(1e9)
  })
})
