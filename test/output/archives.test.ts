import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { openSchema, openStory } from './opened.ts'
import { understand } from '../../src/story/understand.ts'
import { tableOf } from '../server/support/schemas.ts'
import { madeBytes } from './made-bytes.ts'

const request = { seed: 1, format: 'csv', maxRows: 1e6 }
const story = 'an online shop with 3 customers'

describe('an archive', () => {
  it('should have another tag if the origin differs', () => {
    const told = openStory({ ...request, story, rows: null })
    const written = openSchema({ ...request, schema: { ...understand(story, null).schema, story }, rows: null })
    expect(madeBytes(written.steps()).equals(madeBytes(told.steps()))).toBe(false)
    expect(written.etag).not.toBe(told.etag)
    expect(openStory({ ...request, story, rows: null }).etag).toBe(told.etag)
  })
})

describe('data that a format cannot represent', () => {
  const schema = tableOf([{ name: 'nul', kind: 'constant', value: 'a\0' }])

  it.each(['sql', 'copy'])('should be refused in %s: whole, as a part, some columns, and as an archive', (format) => {
    const ways = [{}, { part: { index: 0, count: 2 }, table: 'things' }, { columns: ['nul'] }, { archive: true }]
    for (const way of ways) {
      const open = (): unknown => openSchema({ ...request, schema, rows: null, format, ...way })
      expect(open).toThrow(SynthError)
      expect(open).toThrow(expect.objectContaining({ code: 'format_unsuited' }))
    }
    expect(openSchema({ ...request, schema, rows: null, format, columns: ['thing_id'] }).rows).toBe(3)
  })
})
