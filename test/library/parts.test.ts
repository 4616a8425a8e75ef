import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStory } from '../../src/index.ts'
import { startService } from '../cli/support/run-cli.ts'
import { treeOf } from '../cli/support/tree.ts'
import { refused } from './support/refused.ts'

const story = 'an online shop with 200 customers, 7% returns'
const csv = { format: 'csv', header: false } as const

let directory = ''
let [out, whole] = ['', '']
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-parts-'))
  ;[out, whole] = [join(directory, 'out'), join(directory, 'whole')]
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

interface Manifest {
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly files: readonly { name: string; rows: number }[] }[]
}

describe('write with parts', () => {
  it('should write the same directory at once and part by part, in any order', async () => {
    const world = await openStory(story)
    await world.write(whole, { ...csv, parts: 3 })
    for (const part of [2, 0, 1]) {
      expect(Object.keys(treeOf(out))).not.toContain('_SUCCESS')
      const files = await world.write(out, { ...csv, parts: 3, part })
      expect(files.map(({ path }) => path)).toEqual(world.tables.map(({ name }) => join(out, name, `part-0000${part}-of-00003.csv`)))
    }
    const tree = treeOf(out)
    expect(tree).toEqual(treeOf(whole))
    const { tables } = JSON.parse(tree['manifest.json'] ?? '') as Manifest
    for (const { name, rows, files } of tables) {
      expect(files.map((file) => file.name)).toEqual([0, 1, 2].map((part) => `${name}/part-0000${part}-of-00003.csv`))
      expect(files.reduce((sum, file) => sum + file.rows, 0)).toBe(rows)
    }
  })

  it('should have the names and the bytes of the URLs of the service', { timeout: 120_000 }, async () => {
    const world = await openStory(story)
    await world.write(out, { format: 'csv', coding: 'gzip', parts: 2 })
    await world.write(whole, { format: 'parquet', parts: 2 })
    const service = await startService()
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${service.url}/datasets`, { method: 'POST', headers, body: JSON.stringify({ story, seed: 0 }) })
    const base = new URL(answer.headers.get('location') ?? '', service.url).href
    const files = [...Object.entries(treeOf(out)), ...Object.entries(treeOf(whole))].filter(([name]) => name.includes('/part-'))
    expect(files).toHaveLength(16)
    for (const [name, bytes] of files) {
      const file = Buffer.from(await (await fetch(`${base}/${name}`)).arrayBuffer())
      expect([name, digest(file)]).toEqual([name, digest(Buffer.from(bytes, 'latin1'))])
    }
  })

  it('should be unions of the parts of a finer division', async () => {
    const world = await openStory(story)
    await world.write(whole, { ...csv, parts: 2 })
    await world.write(out, { ...csv, parts: 6 })
    const [coarse, fine] = [treeOf(whole), treeOf(out)]
    for (const table of ['customers', 'orders', 'order_items'])
      for (const part of [0, 1]) {
        const pieces = [0, 1, 2].map((place) => fine[`${table}/part-0000${3 * part + place}-of-00006.csv`])
        expect(pieces.join('')).toBe(coarse[`${table}/part-0000${part}-of-00002.csv`])
      }
  })

  it('should let several writers write the same part at the same time', async () => {
    const world = await openStory(story)
    await world.write(whole, { ...csv, parts: 2 })
    await Promise.all([0, 1, 0, 1, 0].map((part) => world.write(out, { ...csv, parts: 2, part })))
    expect(treeOf(out)).toEqual(treeOf(whole))
  })

  it('should make a part again whose files are damaged, and write the record and the manifest that a killed process did not', async () => {
    const world = await openStory(story)
    const sql = { format: 'sql', parts: 2 } as const
    await world.write(whole, sql)
    await world.write(out, sql)
    for (const name of ['_SUCCESS', 'manifest.json', '_parts/1.json', 'orders/part-00001-of-00002.sql', 'schema.sql'])
      rmSync(join(out, name))
    const file = join(out, 'customers/part-00000-of-00002.sql')
    writeFileSync(file, readFileSync(file).subarray(5))
    writeFileSync(join(out, 'orders/part-00000-of-00002.sql.0123abcd.part'), 'half')
    await world.write(out, { ...sql, part: 0 })
    expect(Object.keys(treeOf(out))).not.toContain('_SUCCESS')
    await world.write(out, { ...sql, part: 1 })
    expect(treeOf(out)).toEqual(treeOf(whole))
  })

  it('should refuse a directory of another data set', async () => {
    const [world, other] = await Promise.all([openStory(story), openStory(story, { seed: 1 })])
    await world.write(out, { ...csv, parts: 3, part: 0 })
    await world.write(whole, { ...csv, manifest: true })
    const before = treeOf(out)
    const cases = [
      [() => other.write(out, { ...csv, parts: 3 }), 'dataset_differs', 'seed 0, not 1'],
      [() => world.write(out, { ...csv, parts: 4 }), 'dataset_differs', 'split {"parts":3}, not {"parts":4}'],
      [() => world.write(out, { ...csv, manifest: true }), 'file_exists', 'parts are written here'],
      [() => world.write(whole, { ...csv, parts: 3 }), 'file_exists', 'describes files that are not parts'],
      [() => world.write(out, { ...csv, part: 1 }), 'validation_failed', '/part needs the number of parts'],
      [() => world.write(out, { ...csv, parts: 3, part: 3 }), 'validation_failed', 'from 0 to 2'],
      [() => world.write(out, { ...csv, parts: 3, overwrite: true }), 'validation_failed', 'is not for parts'],
      [() => world.write(out, { ...csv, parts: 3, splitRows: 5 }), 'validation_failed', '/parts excludes splitRows'],
    ] as const
    for (const [work, code, words] of cases) {
      const error = await refused(work)
      expect([error.code, error.message]).toEqual([code, expect.stringContaining(words)])
    }
    expect(treeOf(out)).toEqual(before)
  })
})

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
