import { execFile, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { crc32, gunzipSync, inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataVersion } from '../../../src/data-version.ts'
import { Pool } from '../../../src/pool/pool.ts'
import { version } from '../../../src/version.ts'
import { core } from '../support/core.ts'
import { shareApp } from '../support/start-app.ts'
import { ask as askUrl, type Asked } from './support/ask.ts'
import { readZip, type ZipFile } from './support/read-zip.ts'
import { placeOf } from './support/real-app.ts'
import { shop } from './support/shop.ts'

const app = shareApp({ core, pool: new Pool({ workers: 2 }) })
const ask = async (path: string, asked?: Asked) => askUrl((await app()).url + path, asked)
const run = promisify(execFile)

/** Whether a program is on this machine. */
function has(program: string): boolean {
  return spawnSync(program, ['--help']).error === undefined
}

/** The bytes that the only member of a gzip file holds. */
function onlyMember(file: Buffer): Buffer {
  expect(file.subarray(0, 4)).toEqual(Buffer.from([0x1f, 0x8b, 8, 0]))
  // What `info` answers is missing in Node's types.
  const { buffer, engine } = inflateRawSync(file.subarray(10), { info: true }) as unknown as {
    readonly buffer: Buffer
    readonly engine: { readonly bytesWritten: number }
  }
  expect(engine.bytesWritten).toBe(file.length - 18)
  expect(file.readUInt32LE(file.length - 8)).toBe(crc32(buffer))
  expect(file.readUInt32LE(file.length - 4)).toBe(buffer.length % 2 ** 32)
  return buffer
}

describe('compressed answers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'synth-codings-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let place: string
  beforeAll(async () => {
    place = await placeOf(ask, { schema: shop, rows: 25_000, seed: 4 })
  })
  const gzipped = { headers: { 'accept-encoding': 'gzip' } }

  // Large files are streamed in many blocks, small ones are made in one piece.
  describe.each([
    ['large', ''],
    ['small', 'limit=100'],
    ['empty', 'limit=0'],
  ])('of %s files', (_, parameters) => {
    it.each(['orders.csv', 'orders.ndjson', 'orders.sql', 'orders.copy', 'orders.json', 'orders.tsv'])(
      'should be one gzip member of the bytes of %s, on the way and as a file',
      async (file) => {
        const query = parameters === '' ? '' : `?${parameters}`
        const plain = await ask(`${place}/${file}${query}`)
        const sent = await ask(`${place}/${file}${query}`, gzipped)
        expect([plain.headers['content-encoding'], sent.headers['content-encoding']]).toEqual([undefined, 'gzip'])
        expect(sent.headers['content-type']).toBe(plain.headers['content-type'])
        expect(sent.headers['content-disposition']).toBe(plain.headers['content-disposition'])
        expect(onlyMember(sent.body).equals(plain.body)).toBe(true)
        expect(gunzipSync(sent.body).equals(plain.body)).toBe(true)
        const packed = await ask(`${place}/${file}.gz${query}`, gzipped)
        expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([undefined, undefined])
        expect(packed.headers['content-type']).toBe('application/gzip')
        expect(packed.headers['content-disposition']).toBe(`attachment; filename="${file.replace('.', '-seed4-v1.')}.gz"`)
        expect(onlyMember(packed.body).equals(plain.body)).toBe(true)
        if (parameters === '') expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      },
    )
  })

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip;q=0', undefined],
    ['br', undefined],
    ['*', undefined],
    ['identity', undefined],
    ['gzip;q=0.5, identity', undefined],
    ['br, GZIP;q=0.8', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate, gzip;q=1.0, *;q=0.5', 'gzip'],
  ])('should be sent for Accept-Encoding %j in %j', async (header, coding) => {
    const headers = header === undefined ? {} : { 'accept-encoding': header }
    const answer = await ask(`${place}/orders.csv?limit=10`, { headers })
    expect([answer.status, answer.headers['content-encoding'], answer.headers.vary]).toEqual([200, coding, 'accept-encoding'])
  })

  it('should be the same each time, on the main thread and in workers', async () => {
    const bodies = await Promise.all([1, 2, 3].map(async () => (await ask(`${place}/orders.csv.gz`)).body.toString('base64')))
    expect(new Set(bodies).size).toBe(1)
  })

  it.each(['orders.parquet', 'orders.parquet?codec=gzip', 'all.csv.zip', 'orders.csv.gz'])(
    'should not be compressed again: %s',
    async (file) => {
      const [asked, plain] = [await ask(`${place}/${file}`, gzipped), await ask(`${place}/${file}`)]
      expect([asked.headers['content-encoding'], asked.headers.etag]).toEqual([undefined, plain.headers.etag])
      expect(asked.body.equals(plain.body)).toBe(true)
    },
  )

  it.runIf(has('curl'))('should be read by curl --compressed', async () => {
    const plain = await ask(`${place}/orders.csv`)
    const { url } = await app()
    const { stdout } = await run('curl', ['-sSf', '--compressed', `${url}${place}/orders.csv`], { encoding: 'buffer', maxBuffer: 2 ** 30 })
    expect(stdout.equals(plain.body)).toBe(true)
  })

  it.runIf(has('gunzip'))('should be tested as good by gunzip', async () => {
    const path = join(folder, 'orders.ndjson.gz')
    writeFileSync(path, (await ask(`${place}/orders.ndjson.gz`)).body)
    expect((await run('gunzip', ['-t', path])).stderr).toBe('')
  })

  describe.each(['csv', 'sql', 'parquet', 'copy'])('a ZIP of %s files', (format) => {
    let bytes: Buffer
    let files: readonly ZipFile[]
    beforeAll(async () => {
      bytes = (await ask(`${place}/all.${format}.zip`)).body
      files = await readZip(bytes)
    })
    const withSchema = format === 'sql' || format === 'copy'

    it('should have the files, parents before children, the manifest last', () => {
      const tables = [`customers.${format}`, `orders.${format}`]
      expect(files.map(({ name }) => name)).toEqual([...(withSchema ? ['schema.sql'] : []), ...tables, 'manifest.json'])
    })

    it('should have the bytes of the single files', async () => {
      for (const name of [`customers.${format}`, `orders.${format}`]) {
        const single = await ask(`${place}/${name}`)
        expect(files.find((file) => file.name === name)?.bytes.equals(single.body)).toBe(true)
      }
    })

    it('should describe its content in the manifest', async () => {
      const manifest = JSON.parse(files.at(-1)?.bytes.toString() ?? '') as {
        readonly seed: number
        readonly schema: object
        readonly tables: readonly { readonly name: string; readonly columns: object; readonly files: readonly object[] }[]
      }
      const description = JSON.parse((await ask(place)).body.toString()) as typeof manifest
      expect([manifest.seed, manifest.schema]).toEqual([4, shop])
      expect(manifest).toMatchObject({ version, data_version: dataVersion })
      expect(manifest.tables.map(({ name }) => name)).toEqual(['customers', 'orders'])
      for (const [index, table] of manifest.tables.entries()) {
        const { columns, name } = description.tables[index] ?? {}
        expect([table.name, table.columns]).toEqual([name, columns])
        const file = files.find((each) => each.name === `${table.name}.${format}`)
        expect(table.files).toEqual([
          {
            name: file?.name,
            rows: table.name === 'customers' ? 25_000 : 50_000,
            bytes: file?.bytes.length,
            sha256: createHash('sha256')
              .update(file?.bytes ?? '')
              .digest('hex'),
          },
        ])
      }
    })

    it.runIf(has('unzip'))('should be tested as good by unzip', async () => {
      const path = join(folder, `${format}.zip`)
      writeFileSync(path, bytes)
      expect((await run('unzip', ['-t', path])).stdout).toContain('No errors detected')
    })
  })
})
