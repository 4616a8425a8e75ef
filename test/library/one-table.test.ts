import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStory } from '../../src/index.ts'
import { refused } from './support/refused.ts'
import { shop } from './support/shop.ts'

let directory = ''
beforeEach(() => void (directory = mkdtempSync(join(tmpdir(), 'synth-one-table-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const names = (): readonly string[] => readdirSync(directory).toSorted()

describe('a table that is written into the directory of a data set', () => {
  it('should be refused while another process writes there', async () => {
    const world = await openStory(shop)
    const writer = { host: hostname(), process: process.ppid }
    writeFileSync(join(directory, 'manifest.json.part'), JSON.stringify({ head: {}, writer, files: [] }))
    writeFileSync(join(directory, 'orders.csv.0123abcd.part'), 'of the other process')
    const writes = [
      () => world.table('orders').write(directory, { format: 'csv' }),
      () => world.table('orders').write(directory, { format: 'csv', overwrite: true }),
      () => world.write(directory, { format: 'csv', tables: ['orders'] }),
    ]
    for (const write of writes)
      expect(await refused(write)).toMatchObject({ code: 'file_exists', message: expect.stringMatching(/is writing here/) as string })
    expect(names()).toEqual(['manifest.json.part', 'orders.csv.0123abcd.part'])
  })

  it('should remove a manifest that would describe other bytes', async () => {
    const world = await openStory(shop)
    await world.write(directory, { format: 'csv', manifest: true })
    const other = await openStory(shop, { seed: 9 })
    await other.table('orders').write(directory, { format: 'ndjson', overwrite: true })
    expect(names()).toContain('manifest.json')
    await refused(() => other.table('orders').write(directory, { format: 'csv' }))
    expect(names()).toContain('manifest.json')
    await other.table('orders').write(directory, { format: 'csv', overwrite: true })
    expect(names()).toEqual(['customers.csv', 'order_items.csv', 'orders.csv', 'orders.ndjson', 'products.csv'])
  })

  it('should keep a manifest that is not of synth', async () => {
    const world = await openStory(shop)
    const manifests = ['{"name":"app"}', '{"tables":5}', '{"data_version":1,"writing":{},"tables":5}', 'text']
    for (const manifest of manifests) {
      writeFileSync(join(directory, 'manifest.json'), manifest)
      await world.table('orders').write(directory, { format: 'csv', overwrite: true })
      expect(readFileSync(join(directory, 'manifest.json'), 'utf8')).toBe(manifest)
      for (const option of ['resume', 'append'])
        expect(await refused(() => world.write(directory, { format: 'csv', [option]: true }))).toMatchObject({
          code: 'file_exists',
          message: expect.stringMatching(/manifest\.json is not a file of synth/) as string,
        })
    }
  })
})
