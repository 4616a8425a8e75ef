import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { openSchema, openStory } from './opened.ts'
import { understand } from '../../src/story/understand.ts'
import { tableOf } from '../server/support/schemas.ts'
import { madeBytes } from './made-bytes.ts'
import { archiveOf } from './support/archive.ts'
import type { Source } from './support/made.ts'

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

describe('an archive of a table called like its descriptions', () => {
  const named = (name: string): object => ({ version: 1, tables: [{ name, rows: 3, columns: [{ name: 'id', kind: 'sequence' }] }] })

  it.each([
    ['manifest', 'json'],
    ['schema', 'sql'],
  ])('should be refused: %s in %s', (name, format) => {
    const open = (): unknown => openSchema({ ...request, schema: named(name), rows: null, format, archive: true })
    expect(open).toThrow(expect.objectContaining({ code: 'format_unsuited' }))
    expect(openSchema({ ...request, schema: named(name), rows: null, format, table: name }).rows).toBe(3)
    expect(openSchema({ ...request, schema: named(name), rows: null, format: 'csv', archive: true }).rows).toBe(3)
  })
})

describe('statements in an archive', () => {
  it('should create each table once, in a file of its own, whether or not they are requested', async () => {
    const source = { schema: tableOf([]), rows: null, seed: 1 } as unknown as Source
    const texts = async (ddl: boolean): Promise<string> => [...(await archiveOf(source, 'sql', { ddl })).files.values()].join('\n')
    expect((await texts(true)).split('CREATE TABLE')).toHaveLength(2)
    expect(await texts(true)).toBe(await texts(false))
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
