import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import * as zlib from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openSchema, openStory } from '../../src/index.ts'
import { refused } from './support/refused.ts'
import { shop } from './support/shop.ts'

let directory = ''
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'synth-write-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const names = (path = directory): readonly string[] => readdirSync(path).toSorted()

describe('write', () => {
  it.each([0, 1])('should write complete files with %i threads', async (workers) => {
    const world = await openStory(shop, { rows: 2_000, workers })
    onTestFinished(() => world.close())
    const target = join(directory, 'a', 'b')
    const files = await world.write(target, { format: 'csv' })
    expect(names(target)).toEqual(['customers.csv', 'order_items.csv', 'orders.csv', 'products.csv'])
    expect(files.map(({ table, rows }) => [table, rows])).toEqual(world.tables.map(({ name, rows }) => [name, rows]))
    for (const { table, path, bytes } of files) {
      expect(path).toBe(join(target, `${table}.csv`))
      expect(statSync(path).size).toBe(bytes)
      expect(readFileSync(path).equals(await buffer(world.table(table ?? '').stream('csv')))).toBe(true)
    }
  })

  it('should write the tables that are named, compressed, with options', async () => {
    const world = await openStory(shop)
    const files = await world.write(directory, { format: 'csv', tables: ['orders'], coding: 'gzip', header: false })
    expect(names()).toEqual(['orders.csv.gz'])
    expect(files).toMatchObject([{ table: 'orders', rows: 150 }])
    expect(zlib.gunzipSync(readFileSync(join(directory, 'orders.csv.gz'))).toString()).toMatch(/^1,/)
    const file = await world.table('orders').columns('order_id').write(directory, { format: 'parquet' })
    expect(file).toMatchObject({ table: 'orders', path: join(directory, 'orders.parquet'), rows: 150 })
  })

  it('should write the schema of a database in addition to its files', async () => {
    const world = await openStory(shop)
    const files = await world.write(directory, { format: 'copy', tables: ['customers', 'orders'] })
    expect(names()).toEqual(['customers.copy', 'orders.copy', 'schema.sql'])
    expect(files.at(-1)).toMatchObject({ table: null, rows: 0 })
    const schema = readFileSync(join(directory, 'schema.sql'), 'utf8')
    expect(schema).toContain('CREATE TABLE "orders"')
    expect(schema).not.toContain('order_items')
  })

  it('should replace files only with the option overwrite', async () => {
    const world = await openStory(shop)
    writeFileSync(join(directory, 'orders.csv'), 'mine')
    const error = await refused(() => world.write(directory, { format: 'csv' }))
    expect(error).toMatchObject({
      code: 'file_exists',
      message: expect.stringContaining('replace the files with overwrite (--overwrite)') as string,
    })
    expect(names()).toEqual(['orders.csv'])
    expect(readFileSync(join(directory, 'orders.csv'), 'utf8')).toBe('mine')
    await world.write(directory, { format: 'csv', overwrite: true })
    expect(names()).toEqual(['customers.csv', 'order_items.csv', 'orders.csv', 'products.csv'])
    expect(readFileSync(join(directory, 'orders.csv'), 'utf8')).toMatch(/^order_id,/)
  })

  it('should name files only when all are complete, and leave nothing of a cancelled write', async () => {
    const world = await openStory(shop, { rows: 200_000 })
    const giveUp = new AbortController()
    const writing = world.write(directory, { format: 'csv', signal: giveUp.signal })
    const ended = writing.then(
      () => 'written',
      (error: unknown) => error,
    )
    const deadline = Date.now() + 10_000
    while (names().length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(names().length).toBeGreaterThan(0)
    expect(names().every((name) => name.endsWith('.part'))).toBe(true)
    expect(await refused(() => world.write(directory, { format: 'csv' }))).toMatchObject({ code: 'file_exists' })
    giveUp.abort(new Error('enough'))
    expect(await ended).toMatchObject({ message: 'enough' })
    expect(names()).toEqual([])
  })

  it('should overwrite the files of a process that died', async () => {
    writeFileSync(join(directory, 'products.csv.part'), 'half of a file that is longer than the new one'.repeat(100))
    const world = await openStory(shop)
    await world.write(directory, { format: 'csv', tables: ['products'] })
    expect(names()).toEqual(['products.csv'])
    expect(readFileSync(join(directory, 'products.csv'), 'utf8').trimEnd().split('\n')).toHaveLength(13)
  })

  it.skipIf('zstdCompressSync' in zlib)('should say which version of Node.js has zstd', async () => {
    const world = await openStory(shop)
    expect(await refused(() => world.write(directory, { format: 'csv', coding: 'zstd' }))).toMatchObject({
      code: 'validation_failed',
      message: '/coding can be gzip with this version of Node.js: zstd needs Node.js 22.15 or newer',
    })
  })

  it('should remove what it wrote when a later row breaks a constraint', async () => {
    const columns = [{ name: 'id', kind: 'sequence' }]
    const tables = [
      { name: 'good', rows: 10, columns },
      { name: 'bad', rows: 100_000, columns, constraints: ['id != 99995'] },
    ]
    const world = await openSchema({ version: 1, tables })
    expect(await refused(() => world.write(directory, { format: 'csv' }))).toMatchObject({ code: 'schema_invalid' })
    expect(names()).toEqual([])
  })

  it('should say why it cannot write', async () => {
    const world = await openStory(shop)
    writeFileSync(join(directory, 'file'), '')
    mkdirSync(join(directory, 'orders.csv'))
    const cases: readonly (readonly [() => Promise<unknown>, string, RegExp])[] = [
      [() => world.write(join(directory, 'file'), { format: 'csv' }), 'write_failed', /ENOTDIR|EEXIST/],
      [() => world.write(directory, { format: 'csv', tables: ['orders'], overwrite: true }), 'write_failed', /EISDIR|ENOTEMPTY|EPERM/],
      [() => world.write('', { format: 'csv' }), 'validation_failed', /directory must be/],
      [() => world.write(directory, {} as never), 'validation_failed', /^\/format must be/],
      [() => world.write(directory, undefined as never), 'validation_failed', /format|options/],
      [() => world.write(directory, { format: 'records' as never }), 'format_unsuited', /one document/],
      [() => world.write(directory, { format: 'csv', tables: ['order'] }), 'selection_unknown', /did you mean "orders"/],
      [() => world.write(directory, { format: 'csv', tables: [] }), 'validation_failed', /at least one name/],
      [() => world.write(directory, { format: 'csv', overwriet: true } as never), 'validation_failed', /did you mean "overwrite"/],
    ]
    for (const [work, code, words] of cases) {
      const error = await refused(work)
      expect([String(work), error.code, error.message]).toEqual([String(work), code, expect.stringMatching(words)])
    }
    expect(names()).toEqual(['file', 'orders.csv'])
    expect(existsSync(join(directory, 'orders.csv.part'))).toBe(false)
  })
})
