import { describe, expect, it } from 'vitest'
import { domains } from '../../src/domains/index.ts'
import { library, shareAsking, tableOf } from './support/schemas.ts'

const ask = shareAsking()

const path = '/api/validate-schema'
const nothing = { row_counts: null, rows: null, estimated_bytes: null, cost: null, warnings: [] }

interface Answer {
  readonly valid: boolean
  readonly errors: readonly { readonly pointer: string; readonly detail: string }[]
  readonly warnings: readonly { readonly pointer: string; readonly detail: string }[]
  readonly estimated_bytes: number
}

async function inspect(body: object): Promise<Answer> {
  const response = await ask(path, body)
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  return response.json<Answer>()
}

describe('POST /api/validate-schema', () => {
  it('should report the size of a valid schema', async () => {
    expect(await inspect({ schema: library, rows: 1000 })).toEqual({
      valid: true,
      errors: [],
      warnings: [],
      row_counts: { authors: 1000, books: 2000 },
      rows: 3000,
      estimated_bytes: expect.any(Number),
      cost: {
        cells: expect.any(Number),
        cells_per_row: { authors: expect.any(Number), books: expect.any(Number) },
        costliest: { pointer: expect.stringMatching(/^\/tables\/\d\/columns\/\d$/), cells: expect.any(Number) },
      },
    })
    expect(await inspect({ schema: library })).toMatchObject({ rows: 9 })
    expect(await inspect({ schema: library, rows: 0 })).toMatchObject({ valid: true, rows: 0, warnings: [] })
  })

  it('should estimate the size of the answer', async () => {
    const { estimated_bytes: estimated } = await inspect({ schema: library, rows: 1000 })
    const { length } = (await ask('/api/generate-data', { schema: library, rows: 1000, seed: 1 })).body
    expect(estimated / length).toBeGreaterThan(0.5)
    expect(estimated / length).toBeLessThan(2)
  })

  it('should report all problems, with pointers into the schema itself', async () => {
    const schema = tableOf([
      { name: 'a', kind: 'sequense' },
      { name: 'b', kind: 'decimal', scale: 2, min: 10, max: 5 },
      { name: 'a', kind: 'sequence' },
    ])
    const { errors, ...rest } = await inspect({ schema })
    expect(rest).toEqual({ valid: false, ...nothing })
    const pointers = errors.map(({ pointer }) => pointer)
    for (const pointer of ['/tables/0/columns/1/kind', '/tables/0/columns/3/name']) expect(pointers).toContain(pointer)
    expect(pointers.some((pointer) => pointer.startsWith('/tables/0/columns/2'))).toBe(true)
  })

  it('should report problems of single columns, of rows and between columns at once', async () => {
    const { tables } = tableOf([
      { name: 'a', kind: 'sequense' },
      { name: 'b', kind: 'foreign_key', table: 'nowhere' },
      { name: 'c', kind: 'formula', expression: 'a + 1' },
    ])
    const pointersOf = async (schema: object): Promise<string[]> => (await inspect({ schema })).errors.map(({ pointer }) => pointer)
    expect(await pointersOf({ version: 1, tables })).toEqual(['/tables/0/columns/1/kind', expect.stringContaining('/tables/0/columns/2')])
    const lost = { name: 'lost', rows: { type: 'owned', by: 'nobody', min: 1, max: 2 }, columns: [{ name: 'id', kind: 'sequence' }] }
    const [table] = tableOf([{ name: 'b', kind: 'foreign_key', table: 'nowhere' }]).tables
    expect(await pointersOf({ version: 1, tables: [lost, table] })).toEqual([
      expect.stringContaining('/tables/0/rows'),
      expect.stringContaining('/tables/1/columns/1'),
    ])
  })

  it('should report the same problems as generating', async () => {
    for (const schema of [
      {},
      tableOf([{ name: 'x', kind: 'formula', expression: '1 +' }]),
      { ...library, tables: library.tables.slice(1) },
    ]) {
      const { valid, errors } = await inspect({ schema })
      expect(valid).toBe(false)
      expect(errors.length).toBeGreaterThan(0)
      const refused = (await ask('/api/generate-data', { schema })).json<Answer>().errors
      expect(refused).toEqual(errors.map(({ pointer, detail }) => ({ pointer: `/schema${pointer}`, detail })))
    }
  })

  it('should report too many rows, with the arithmetic', async () => {
    expect(await inspect({ schema: library, rows: 1e9 })).toEqual({
      valid: false,
      errors: [{ pointer: '', detail: expect.stringContaining('= 3000000000 rows') }],
      ...nothing,
    })
  })

  it.each([
    ['no schema', {}, '/schema'],
    ['a schema of text', { schema: 'x' }, '/schema'],
    ['rows as text', { schema: library, rows: '1' }, '/rows'],
    ['a seed as text', { schema: library, seed: '1' }, '/seed'],
    ['a format', { schema: library, format: 'records' }, '/format'],
    ['rows that no table takes', { schema: tableOf([]), rows: 1 }, '/rows'],
  ])('should refuse a body with %s', async (_name, body, pointer) => {
    const response = await ask(path, body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
    expect(response.json().errors).toEqual([{ pointer, detail: expect.any(String) }])
  })

  it('should try constraints on the rows that the seed makes, as generating does', async () => {
    const columns = [{ name: 'draw', kind: 'integer', min: 1, max: 20 }]
    const { tables } = tableOf(columns, 4)
    const schema = { version: 1, tables: [{ ...tables[0], constraints: ['draw < 20'] }] }
    const valid: boolean[] = []
    for (let seed = 0; seed < 40; seed++) {
      const answer = await inspect({ schema, seed })
      valid.push(answer.valid)
      expect((await ask('/api/generate-data', { schema, seed })).statusCode).toBe(answer.valid ? 200 : 422)
      if (!answer.valid)
        expect(answer.errors.map(({ pointer }) => pointer)).toEqual([expect.stringMatching(/^\/tables\/0\/constraints\/0/)])
    }
    expect(new Set(valid)).toEqual(new Set([true, false]))
    expect((await inspect({ schema })).valid).toBe(valid[0])
    expect((await inspect({ schema, seed: null })).valid).toBe(valid[0])
  })

  it.each([...domains.values()])('should find nothing odd in the domain $name', async ({ schema }) => {
    expect(await inspect({ schema, rows: 1000 })).toMatchObject({ valid: true, errors: [], warnings: [] })
    for (const rows of [0, 1]) expect(await inspect({ schema, rows })).toMatchObject({ valid: true, errors: [] })
  })
})

describe('a warning', () => {
  const sequence = { name: 'id', kind: 'sequence' }

  it.each([
    ['a hidden column that nothing reads', tableOf([{ ...sequence, hidden: true }]), '/tables/0/columns/1'],
    [
      'a table without rows',
      { ...tableOf([]), tables: [...tableOf([]).tables, { name: 'none', rows: 0, columns: [sequence] }] },
      '/tables/1/rows',
    ],
    [
      'a hidden table that nothing reads',
      { ...tableOf([]), tables: [...tableOf([]).tables, { name: 'ghost', rows: 5, hidden: true, columns: [sequence] }] },
      '/tables/1',
    ],
    [
      'a table that writes no column',
      {
        version: 1,
        tables: [{ name: 'bare', rows: 1, columns: [{ name: 'on', kind: 'date', from: '2024-01-01', to: '2024-12-31', hidden: true }] }],
      },
      '/tables/0/columns',
    ],
    ['a response without tables', { version: 1, tables: [{ name: 'ghost', rows: 5, hidden: true, columns: [sequence] }] }, '/tables'],
  ])('should tell of %s', async (_name, schema, pointer) => {
    const { valid, warnings } = await inspect({ schema })
    expect(valid).toBe(true)
    expect(warnings).toEqual([{ pointer, detail: expect.any(String) }])
    expect((await ask('/api/generate-data', { schema })).statusCode).toBe(200)
  })

  it('should not report hidden tables and columns', async () => {
    const schema = {
      version: 1,
      tables: [
        { name: 'base', rows: 10, hidden: true, columns: [sequence, { name: 'word', kind: 'category', values: ['a', 'b'] }] },
        { name: 'counted', rows: { type: 'ratio', of: 'uncounted', ratio: 2 }, columns: [sequence] },
        { name: 'uncounted', rows: 10, hidden: true, columns: [sequence] },
        {
          name: 'things',
          rows: 5,
          columns: [
            sequence,
            { name: 'base_id', kind: 'foreign_key', table: 'base', hidden: true },
            { name: 'word', kind: 'lookup', through: 'base_id', column: 'word' },
          ],
        },
      ],
    }
    expect(await inspect({ schema })).toMatchObject({ valid: true, warnings: [] })
  })
})
