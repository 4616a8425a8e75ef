import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSchema, openStory, type SchemaDocument } from '../../src/index.ts'
import { treeOf } from '../cli/support/tree.ts'
import { refused } from './support/refused.ts'

let directory = ''
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'synth-append-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

/** A table that grows, with a key and these columns, and one that does not. */
function schemaWith(columns: readonly object[]): SchemaDocument {
  const id = { name: 'id', kind: 'sequence' }
  return {
    version: 1,
    tables: [
      { name: 'plans', rows: 7, columns: [id, { name: 'price', kind: 'integer', min: 1, max: 99 }] },
      { name: 'people', rows: { type: 'primary', count: 100 }, columns: [id, ...columns] },
    ],
  } as SchemaDocument
}

const growing = schemaWith([
  { name: 'key', kind: 'uuid' },
  { name: 'who', kind: 'person' },
  { name: 'plan_id', kind: 'foreign_key', table: 'plans' },
])
const plain = { format: 'csv', header: false, manifest: true } as const

describe('write with append', () => {
  it('should add the rows that are missing, and change no byte of those that exist', async () => {
    await (await openSchema(growing, { rows: 300 })).write(directory, plain)
    const before = treeOf(directory)
    await (await openSchema(growing, { rows: 700 })).write(directory, { ...plain, manifest: undefined, append: true })
    const files = await (await openSchema(growing, { rows: 1000 })).write(directory, { format: 'csv', header: false, append: true })
    expect(files.map(({ table, path, rows }) => [table, path, rows])).toEqual([
      ['people', join(directory, 'people-from-700.csv'), 300],
      [null, join(directory, 'manifest.json'), 0],
    ])
    const after = treeOf(directory)
    expect(after).toMatchObject({ 'people.csv': before['people.csv'], 'plans.csv': before['plans.csv'] })
    await (await openSchema(growing, { rows: 1000 })).write(join(directory, 'whole'), plain)
    expect(`${after['people.csv']}${after['people-from-300.csv']}${after['people-from-700.csv']}`).toBe(
      treeOf(directory)['whole/people.csv'],
    )
    const { tables, writing } = JSON.parse(after['manifest.json'] ?? '') as {
      tables: { name: string; rows: number; files: { rows: number }[] }[]
      writing: object
    }
    expect(tables.map(({ name, rows, files: own }) => [name, rows, own.map((file) => file.rows)])).toEqual([
      ['plans', 7, [7]],
      ['people', 1000, [300, 400, 300]],
    ])
    expect(writing).toMatchObject({ appended: [{ people: 300 }, { people: 700 }] })
  })

  it('should add to tables that are cut into files', async () => {
    await (await openSchema(growing, { rows: 30 })).write(directory, { format: 'ndjson', coding: 'gzip', splitRows: 10, manifest: true })
    await (await openSchema(growing, { rows: 50 })).write(directory, { format: 'ndjson', coding: 'gzip', append: true })
    expect(Object.keys(treeOf(directory)).filter((name) => name.startsWith('people/'))).toEqual([
      'people/from-30.ndjson.gz',
      ...[0, 1, 2].map((part) => `people/part-0000${part}-of-00003.ndjson.gz`),
    ])
  })

  it.each([
    { kind: 'sequence' },
    { kind: 'integer', min: 1, max: 99 },
    { kind: 'decimal', min: 0, max: 10, scale: 2 },
    { kind: 'category', values: ['a', 'b'], weights: [1, 2] },
    { kind: 'birth_date', min_age: 18, max_age: 90 },
    { kind: 'ipv4' },
    { kind: 'self_reference' },
    { kind: 'email' },
    { kind: 'pattern', pattern: 'AB-####' },
    { kind: 'formula', expression: 'id * 2' },
  ])('should grow a table with %j', async (column) => {
    const schema = schemaWith([{ name: 'value', ...column }])
    await (await openSchema(schema, { rows: 300 })).write(directory, plain)
    await (await openSchema(schema, { rows: 600 })).write(directory, { format: 'csv', header: false, append: true })
    expect(Object.keys(treeOf(directory))).toContain('people-from-300.csv')
  })

  it.each([
    { kind: 'timestamp', from: '2024-01-01', to: '2024-12-31' },
    { kind: 'date', from: '2024-01-01', to: '2024-12-31' },
    { kind: 'boolean', rate: 0.3 },
    { kind: 'category', values: ['a', 'b'], shares: [0.4, 0.6] },
    { kind: 'integer', min: 1, max: 99, nullable: { rate: 0.2 } },
  ])('should refuse to grow a table with %j, and write nothing', async (column) => {
    const schema = schemaWith([{ name: 'value', ...column }])
    await (await openSchema(schema, { rows: 300 })).write(directory, plain)
    const before = treeOf(directory)
    const larger = await openSchema(schema, { rows: 600 })
    const error = await refused(() => larger.write(directory, { format: 'csv', header: false, append: true }))
    expect([error.code, error.message]).toEqual(['rows_would_change', expect.stringContaining('Rows of people from row 0 on')])
    expect(treeOf(directory)).toEqual(before)
  })

  it('should refuse what does not fit together', async () => {
    const world = await openSchema(growing, { rows: 300 })
    const append = { format: 'csv', header: false, append: true } as const
    expect(await refused(() => world.write(directory, append))).toMatchObject({ code: 'dataset_differs' })
    await world.write(directory, plain)
    const [same, fewer, seeded] = await Promise.all([
      openSchema(growing, { rows: 300 }),
      openSchema(growing, { rows: 200 }),
      openSchema(growing, { rows: 600, seed: 1 }),
    ])
    const larger = await openSchema(growing, { rows: 600 })
    const cases = [
      [() => same.write(directory, append), 'dataset_differs', 'has all of these rows already'],
      [() => fewer.write(directory, append), 'dataset_differs', 'has 300 rows of people, and not 200, already'],
      [() => seeded.write(directory, append), 'dataset_differs', 'seed 0, not 1'],
      [() => larger.write(directory, { ...append, header: true }), 'dataset_differs', 'options {"header":false}, not {}'],
      [() => larger.write(directory, { ...append, overwrite: true }), 'validation_failed', '/append'],
      [() => larger.write(directory, { ...append, parts: 2 }), 'validation_failed', '/append'],
    ] as const
    for (const [work, code, words] of cases) {
      const error = await refused(work)
      expect([error.code, error.message]).toEqual([code, expect.stringContaining(words)])
    }
    appendFileSync(join(directory, 'people.csv'), 'x')
    const damaged = await refused(() => larger.write(directory, append))
    expect(damaged).toMatchObject({ code: 'dataset_differs', message: expect.stringContaining('people.csv is not as') as string })
    expect(Object.keys(treeOf(directory))).toEqual(['manifest.json', 'people.csv', 'plans.csv'])
  })

  it('should refuse most stories, because their times and references follow from the number of rows', async () => {
    await (await openStory('an online shop', { rows: 50 })).write(directory, plain)
    const larger = await openStory('an online shop', { rows: 100 })
    const error = await refused(() => larger.write(directory, { format: 'csv', header: false, append: true }))
    expect(error.code).toBe('rows_would_change')
  })
})
