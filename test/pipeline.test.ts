import { describe, expect, it } from 'vitest'
import { inspectSchema, openSchema, openStory } from './output/opened.ts'
import { understand } from '../src/story/understand.ts'
import { sampleDomains } from './engine/support/sample-domains.ts'
import { tasksOf } from './output/made-bytes.ts'
import { library, tableOf } from './server/support/schemas.ts'

const request = { rows: 10, seed: 1, format: 'records', maxRows: 1e9 }

describe('openSchema', () => {
  it('should open the same document for equal schemas, whoever made them', () => {
    const first = openSchema({ ...request, schema: library })
    const again = openSchema({ ...request, schema: JSON.parse(JSON.stringify(library)) })
    expect(again.etag).toBe(first.etag)
    // The plan is kept: both share its memory.
    const [task] = tasksOf(first)
    expect([...tasksOf(again)][0]?.plan).toBe(task?.plan)
  })

  it('should distinguish schemas, rows, seeds, formats and stories', () => {
    const tags = [
      {},
      { rows: 11 },
      { rows: null },
      { seed: 2 },
      { format: 'columns' },
      { schema: { ...library, story: 'x' } },
      { schema: { ...library, name: 'x' } },
    ].map((change) => openSchema({ ...request, schema: library, ...change }).etag)
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('should not see a schema change after it was sent', () => {
    const table = { name: 'things', rows: 3, columns: [{ name: 'thing_id', kind: 'sequence' }] }
    const open = () => openSchema({ ...request, rows: null, schema: { version: 1, tables: [table] } })
    expect(open().rows).toBe(3)
    table.rows = 5
    expect(open().rows).toBe(5)
  })

  it('should plan many schemas, one after another', () => {
    for (const round of [0, 1])
      for (let rows = 0; rows < 40; rows++)
        expect([round, openSchema({ ...request, rows: null, schema: tableOf([], rows) }).rows]).toEqual([round, rows])
  })

  it.each(sampleDomains)('should open for the written schema of $name what its story opens', ({ story }) => {
    for (const rows of [0, 1, 3000]) {
      const told = openStory({ ...request, story, rows })
      const written = (given: number | null) => ({ ...understand(story, given).schema, story })
      expect(openSchema({ ...request, schema: written(rows), rows: null }).etag).toBe(told.etag)
      // Without rows a story gives no table any, while a schema keeps to the numbers that it gives tables itself.
      if (rows > 0) expect(openSchema({ ...request, schema: written(null), rows }).etag).toBe(told.etag)
    }
  })

  it.each([undefined, null, 1, 'x', [], [[]], {}, { tables: {} }, { version: 1, tables: [[]] }])('should refuse %j', (schema) => {
    expect(() => openSchema({ ...request, schema })).toThrow(expect.objectContaining({ code: 'schema_invalid' }))
    expect(() => inspectSchema({ ...request, schema })).toThrow(expect.objectContaining({ code: 'schema_invalid' }))
  })
})
