import { describe, expect, it } from 'vitest'
import { importFormats } from '../../src/import/index.ts'
import { importText } from '../../src/story/imported/import-text.ts'
import { openSchema } from '../../src/library/open-schema.ts'
import { openStory } from '../../src/library/open-story.ts'

/** The sign without whose last occurrence an example is incomplete; by default a closing brace. */
const ends: Readonly<Record<string, string>> = { csv: '\n', sql: ')', insert: ')', python: ')', migrations: 'end' }

describe.each([...importFormats.values()])('$title', ({ name, example, read }) => {
  it('should be recognised as itself and as no other format', () => {
    const reading = [...importFormats.values()].filter((format) => format.read(example, 'records') !== null)
    expect(reading.map((format) => format.name)).toEqual([name])
  })

  it('should become a schema that makes rows, under the names of the text', async () => {
    const { schema, format } = importText({ text: example, format: null, rows: 20 })
    expect(format).toBe(name)
    const declared = read(example, 'records')?.tables ?? []
    const world = await openSchema(schema, { seed: 1 })
    expect(world.tables.map((table) => table.name)).toEqual(declared.map((table) => table.name))
    for (const [index, table] of world.tables.entries())
      expect(table.columns.map((column) => column.name)).toEqual(declared[index]?.columns.map((column) => column.name))
    expect(world.tables[0]?.rows).toBe(20)
  })

  it('should be read beside sentences, comments and the marks of a code block', () => {
    const text = `Please make 7 rows of this:\n\n\`\`\`\n${example}\n\`\`\`\n`
    const { schema, report } = importText({ text, format: null, rows: null })
    expect(schema.tables[0]?.rows).toMatchObject({ count: 7 })
    expect(report.filter(({ reason }) => reason === null)).toEqual([])
  })

  it('should be explained as a story, with a proof for every table', async () => {
    const { facts, unused } = (await openStory(example, { seed: 1 })).explain
    expect(facts.every((fact) => fact.type === 'import' && fact.used && fact.proof !== null)).toBe(true)
    expect(unused).toEqual([])
  })

  it('should name the line where the text is incomplete', () => {
    const cut = example.slice(0, example.lastIndexOf(ends[name] ?? '}'))
    const attempt = (): unknown => importText({ text: cut, format: name, rows: null })
    if (name === 'csv') expect(attempt()).toMatchObject({ format: 'csv' })
    else expect(attempt).toThrow(/^Line \d+/)
  })
})

describe('a table without a name in the text', () => {
  const csv = 'id,city,amount\n1,Paris,12.5\n2,Rome,13\n'
  const texts = [csv, '[{"id": 1, "city": "Paris"}]', '{"type": "object", "properties": {"id": {"type": "integer"}}}']

  it.each(texts)('should have the name of the request: %j', (text) => {
    const named = (name: string | null): string | undefined => importText({ text, format: null, name, rows: 5 }).schema.tables[0]?.name
    expect(named('orders')).toBe('orders')
    expect(named(null)).toBe('records')
  })

  it('should have a valid name, and report how the given name was changed', () => {
    const { schema, report } = importText({ text: csv, format: null, name: 'My orders (2024)', rows: 5 })
    expect(schema.tables[0]?.name).toBe('My_orders_2024')
    expect(report).toMatchObject([{ line: 1, text: 'My orders (2024)' }])
  })

  it('should keep a name that is in the text', () => {
    const { schema } = importText({ text: 'create table users (id int primary key, age int)', format: null, name: 'orders', rows: 5 })
    expect(schema.tables[0]?.name).toBe('users')
  })
})
