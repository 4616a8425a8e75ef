import { describe, expect, it } from 'vitest'
import { library, shareAsking, tableOf } from './support/schemas.ts'

const ask = shareAsking()

const path = '/api/generate-data'

interface Answer {
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly meta: object
}

describe('a schema that cannot be generated', () => {
  it('should be refused with all that is wrong, at pointers into the body', async () => {
    const response = await ask(path, {
      schema: tableOf([
        { name: 'a', kind: 'lookup', through: 'nothing', column: 'x' },
        { name: 'b', kind: 'foreign_key', table: 'nowhere' },
      ]),
    })
    expect(response.statusCode).toBe(422)
    expect(response.headers['content-type']).toBe('application/problem+json')
    const { code, errors, detail } = response.json<{ code: string; detail: string; errors: { pointer: string; detail: string }[] }>()
    expect(code).toBe('schema_invalid')
    expect(errors.map(({ pointer }) => pointer)).toEqual(
      ['/schema/tables/0/columns/1', '/schema/tables/0/columns/2'].map((pointer) => expect.stringContaining(pointer)),
    )
    expect(detail).toMatch(/^\/schema\/tables\/0\/columns\/1.* \(and 1 more\)$/)
    expect(response.headers['etag']).toBeUndefined()
  })

  it.each([
    ['an unknown kind', tableOf([{ name: 'a', kind: 'sequense' }]), '/schema/tables/0/columns/1/kind'],
    ['an unknown parameter', tableOf([{ name: 'a', kind: 'sequence', of: 1 }]), '/schema/tables/0/columns/1/of'],
    ['nothing', {}, '/schema'],
    ['tables of text', { version: 1, tables: 'none' }, '/schema/tables'],
    ['no table', { version: 1, tables: [] }, '/schema/tables'],
    ['a table of null', { version: 1, tables: [null] }, '/schema/tables/0'],
    ['an unknown field', { ...library, tabels: [] }, '/schema/tabels'],
    ['another version', { ...library, version: 2 }, '/schema/version'],
    ['half of a surrogate pair', { ...library, story: 'x\ud800' }, '/schema/story'],
  ])('should be refused with %s', async (_name, schema, pointer) => {
    const response = await ask(path, { schema })
    expect([response.statusCode, response.json().code]).toEqual([422, 'schema_invalid'])
    expect(response.json().errors).toContainEqual({ pointer, detail: expect.any(String) })
  })

  it.each(['__proto__', '../../etc/passwd', '"; drop table users', '', ' ', 'a b', '1st', 'parent', 'x'.repeat(64), '\u0000', '🐘'])(
    'should be refused when a table or a column is called %j',
    async (name) => {
      const named = JSON.stringify(name)
      const table = `{"name": "t", "rows": 1, "columns": [{"name": "c", "kind": "sequence"}]}`
      for (const [text, pointer] of [
        [table.replace('"t"', () => named), '/schema/tables/0/name'],
        [table.replace('"c"', () => named), '/schema/tables/0/columns/0/name'],
      ] as const) {
        const response = await ask(path, `{"schema": {"version": 1, "tables": [${text}]}}`)
        expect([response.statusCode, response.json().errors]).toEqual([422, [{ pointer, detail: expect.any(String) }]])
      }
    },
  )

  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', '_private', 'größe', '名前'])(
    'should be generated when all is well and a table and its columns are called %s',
    async (name) => {
      const schema = {
        version: 1,
        name: 'names',
        tables: [
          { name, rows: { type: 'primary' }, columns: [{ name, kind: 'sequence' }] },
          {
            name: 'children',
            rows: { type: 'ratio', of: name, ratio: 1 },
            columns: [
              { name, kind: 'foreign_key', table: name },
              { name: 'back', kind: 'lookup', through: name, column: name },
              { name: 'word', kind: 'category', values: [name, 'other'] },
            ],
          },
        ],
      }
      for (const format of ['records', 'columns']) {
        const { tables, meta } = (await ask(path, { schema, rows: 2, seed: 1, format })).json<Answer>()
        expect(Object.keys(tables)).toEqual([name, 'children'])
        expect(Object.entries((meta as { row_counts: object }).row_counts)).toEqual([
          [name, 2],
          ['children', 2],
        ])
      }
      const { children = [] } = (await ask(path, { schema, rows: 2, seed: 1 })).json<Answer>().tables
      for (const row of children) expect(row['back']).toBe(row[name])
    },
  )

  it('should be refused with the arithmetic when it would be too large', async () => {
    const response = await ask(path, { schema: library, rows: 1_000_000_000 })
    expect([response.statusCode, response.json().code]).toEqual([422, 'too_many_rows'])
    expect(response.json().detail).toContain('authors 1000000000 + books 2000000000 = 3000000000 rows')
    const fixed = await ask(path, { schema: tableOf([], 2_000_000_000) })
    expect([fixed.statusCode, fixed.json().code]).toEqual([422, 'too_many_rows'])
  })

  it('should take no rows where no table is primary', async () => {
    const response = await ask(path, { schema: tableOf([]), rows: 10 })
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
    expect(response.json().errors).toEqual([{ pointer: '/rows', detail: expect.stringContaining('"type": "primary"') }])
  })
})

describe('the body of POST /api/generate-data', () => {
  it.each([
    ['no schema', {}, '/schema', 'required'],
    ['a schema of null', { schema: null }, '/schema', 'an object, but is null'],
    ['a list of schemas', { schema: [library] }, '/schema', 'an object, but is an array'],
    ['a schema as text', { schema: JSON.stringify(library) }, '/schema', 'JSON in a string: send the object itself'],
    ['rows of null', { schema: library, rows: null }, '/rows', 'an integer, but is null'],
    ['rows as text', { schema: library, rows: '10' }, '/rows', 'an integer'],
    ['rows below 0', { schema: library, rows: -1 }, '/rows', 'at least 0'],
    ['rows above the cap', { schema: library, rows: 1e9 + 1 }, '/rows', 'at most 1000000000'],
    ['a fraction for a seed', { schema: library, seed: 0.5 }, '/seed', 'an integer or null'],
    ['an unknown format', { schema: library, format: 'xml' }, '/format', '"records" or "columns"'],
    ['a story', { schema: library, story: 'x' }, '/story', 'schema, rows, seed, format'],
  ])('should be refused with %s', async (_name, body, pointer, detail) => {
    const response = await ask(path, body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
    expect(response.json().errors).toContainEqual({ pointer, detail: expect.stringContaining(detail) })
  })

  it('should be refused with fields that objects have by nature', async () => {
    const text = JSON.stringify(library)
    const outside = await ask(path, `{"schema": ${text}, "__proto__": {"rows": 1}}`)
    expect([outside.statusCode, outside.json().errors]).toEqual([400, [{ pointer: '/__proto__', detail: expect.any(String) }]])
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const inside = await ask(path, `{"schema": {"${name}": {"tables": []}, ${text.slice(1)}}`)
      expect([inside.statusCode, inside.json().errors]).toEqual([422, [{ pointer: `/schema/${name}`, detail: expect.any(String) }]])
    }
    expect(({} as { tables?: unknown }).tables).toBeUndefined()
  })

  it('should be refused when it nests too deep, with the limit', async () => {
    const nested = (depth: number): string => `{"schema": ${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}}`
    for (const depth of [32, 100_000]) {
      const response = await ask(path, nested(depth))
      expect([response.statusCode, response.json().code]).toEqual([400, 'body_malformed'])
      expect(response.json().detail).toContain('32')
    }
    expect((await ask(path, nested(30))).json().code).not.toBe('body_malformed')
  })

  it.each([
    ['/api/generate-data', 2 * 1024 * 1024],
    ['/api/validate-schema', 2 * 1024 * 1024],
    ['/api/generate-schema', 256 * 1024],
    ['/generate', 256 * 1024],
  ])('should have a limit that is told: %s', async (url, limit) => {
    const fits = await ask(url, '"'.padEnd(limit - 1, 'x') + '"')
    expect(fits.statusCode).toBe(400)
    const over = await ask(url, '"'.padEnd(limit, 'x') + '"')
    expect([over.statusCode, over.json().code]).toEqual([413, 'body_too_large'])
    expect(over.json().detail).toContain(String(limit))
  })
})
