import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { dataVersion } from '../../../src/data-version.ts'
import { DatasetStore } from '../../../src/server/datasets/dataset-store.ts'
import { Datasets } from '../../../src/server/datasets/datasets.ts'
import { refChecksum } from '../../../src/server/datasets/ref-checksum.ts'
import { SchemaFolder } from '../../../src/server/datasets/schema-folder.ts'
import { longRequest } from './long-request.ts'
import { type Answer, problemOf } from './support/ask.ts'
import { type AskAt, placeOf, shareReal, startReal } from './support/real-app.ts'
import { shop } from './support/shop.ts'

const ask = shareReal()

interface Described {
  readonly seed: number
  readonly domain: string
  readonly tables: readonly {
    readonly name: string
    readonly rows: number
    readonly primary_key: string
    readonly columns: readonly { readonly name: string; readonly type: string; readonly nullable: boolean; readonly references?: object }[]
    readonly links: Readonly<Record<string, string>>
    readonly parts: { readonly count: number; readonly links: Readonly<Record<string, string>> }
  }[]
  readonly archives: Readonly<Record<string, string>>
}

const described = ({ body }: Answer): Described => JSON.parse(body.toString()) as Described

/** A schema that is too long to be its own ref. */
const { story: longText = '' } = longRequest(90) as { readonly story?: string }
const longSchema = { ...shop, story: longText }

async function sameOf(places: readonly AskAt[], paths: readonly string[]): Promise<readonly number[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answers = await Promise.all(places.map((askAt) => askAt(path)))
      expect(answers.map(({ status }) => status)).toEqual(places.map(() => 200))
      expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
      expect(new Set(answers.map(({ body }) => body.toString('base64'))).size).toBe(1)
      return answers[0]?.body.length ?? 0
    }),
  )
}

describe('POST /datasets', () => {
  it('should list the tables, parents first, with columns, keys, references and working links', async () => {
    const made = await ask('/datasets', { body: { schema: shop, rows: 25, seed: -3 } })
    const location = made.headers.location ?? ''
    expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store'])
    expect(location).toMatch(/^\/datasets\/r\d+~[\w-]+$/)
    const { seed, domain, tables, archives } = described(made)
    expect({ seed, domain, tables: tables.map(({ name, rows, primary_key: key }) => [name, rows, key]) }).toEqual({
      seed: -3,
      domain: 'shop',
      tables: [
        ['customers', 25, 'id'],
        ['orders', 50, 'id'],
      ],
    })
    expect(tables[1]?.columns).toEqual([
      { name: 'id', type: 'integer', nullable: false },
      { name: 'customer_id', type: 'integer', nullable: false, references: { table: 'customers', column: 'id' } },
      { name: 'total', type: 'decimal(18,2)', nullable: false },
      { name: 'note', type: 'string', nullable: true },
    ])
    const links = [...tables.flatMap((table) => [table.links, table.parts.links]), archives].flatMap((each) => Object.values(each))
    expect(links.length).toBeGreaterThan(30)
    for (const link of links) expect([link, (await ask(link, { method: 'HEAD' })).status]).toEqual([link, 200])
    const again = await ask(location)
    expect([again.status, described(again)]).toEqual([200, described(made)])
  })

  it('should give the same ref each time, with seed 0 by default', async () => {
    const places = await Promise.all(
      [{}, { seed: 0 }, { seed: -0 }, { seed: 1 }, { rows: 40 }].map((size) => placeOf(ask, { schema: shop, ...size })),
    )
    expect(new Set(places.slice(0, 3)).size).toBe(1)
    expect(new Set(places).size).toBe(3)
    expect(await placeOf(ask, { schema: Object.fromEntries(Object.entries(shop).toReversed()) })).toBe(places[0])
  })

  it('should make of a story what its URL makes', async () => {
    const place = await placeOf(ask, { story: 'online shop with customers and orders', rows: 12 })
    const [named, told] = [
      await ask(`${place}/orders.csv`),
      await ask('/datasets/orders.csv?story=online+shop+with+customers+and+orders&rows=12'),
    ]
    expect(named.body).toEqual(told.body)
    expect(named.headers.etag).toBe(told.headers.etag)
  })

  it.each([
    [{}, 400, 'validation_failed', 'a story or a schema is required'],
    [{ story: 'shop', schema: shop }, 400, 'validation_failed', 'omit one of them'],
    [{ story: 'shop', sed: 1 }, 400, 'validation_failed', 'seed'],
    [{ schema: { version: 1, tables: [] } }, 422, 'schema_invalid', '/schema/tables'],
    [
      { schema: { version: 1, tables: [{ name: 'a', rows: 1, columns: [{ name: 'b', kind: 'sequnce' }] }] } },
      422,
      'schema_invalid',
      'sequence',
    ],
    [{ story: 'zzz' }, 422, 'story_not_understood', ''],
  ])('should refuse what cannot be made at once: %j', async (body, status, code, detail) => {
    const answer = await ask('/datasets', { body })
    expect([answer.status, problemOf(answer).code]).toEqual([status, code])
    expect(JSON.stringify(problemOf(answer))).toContain(detail)
  })
})

describe('a ref', () => {
  const paths = (place: string): readonly string[] => [place, `${place}/orders.csv`, `${place}/orders.parquet`, `${place}/all.ndjson.zip`]

  it('should be answered by any process, with the same tags and bytes', async () => {
    const first = await startReal()
    const place = await placeOf(first.ask, { schema: shop, seed: 5 })
    expect(place.length).toBeLessThan(1000)
    await first.ask(`${place}/orders.csv`)
    const before = await first.ask(`${place}/orders.csv`)
    await first.app.close()
    const next = await startReal()
    const after = await next.ask(`${place}/orders.csv`)
    expect([after.headers.etag, after.body]).toEqual([before.headers.etag, before.body])
    expect(await sameOf([next.ask, ask], paths(place))).toHaveLength(4)
  })

  it('should be kept where it is too long for an address, in a directory also for other processes', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'synth-data-'))
    afterAll(() => rmSync(directory, { recursive: true }))
    const datasets = () => new Datasets(new DatasetStore({ maxBytes: 1e6, directory }), null)
    const [one, two, bare] = [await startReal({ datasets: datasets() }), await startReal({ datasets: datasets() }), await startReal()]
    const place = await placeOf(one.ask, { schema: longSchema, seed: 8 })
    expect(place).toMatch(/^\/datasets\/s\d+~[\w-]{28}$/)
    await sameOf([one.ask, two.ask], paths(place))
    const unknown = await bare.ask(`${place}/orders.csv`)
    expect([unknown.status, problemOf(unknown).code]).toEqual([404, 'dataset_unknown'])
    expect(problemOf(unknown).detail).toContain('Send the same body to POST /datasets to get the same ref again')
    expect(await placeOf(bare.ask, { schema: longSchema, seed: 8 })).toBe(place)
    await sameOf([one.ask, bare.ask], paths(place))
  })

  it('should be gone for data of another version, never other bytes', async () => {
    const packed = deflateRawSync('{"rows":null,"seed":0,"story":"shop"}')
    const version = dataVersion + 1
    const ref = `r${version}~${Buffer.concat([refChecksum(version, packed), packed]).toString('base64url')}`
    for (const path of [ref, `${ref}/orders.csv`, `${ref}/orders/part-00000-of-00002.csv`]) {
      const answer = await ask(`/datasets/${path}`)
      expect([answer.status, problemOf(answer).code]).toEqual([410, 'dataset_version'])
      expect(problemOf(answer).detail).toContain(`version ${version}`)
    }
  })

  it('should be none with a letter changed', async () => {
    const place = await placeOf(ask, { schema: shop })
    const last = place.at(-2) === 'A' ? 'B' : 'A'
    for (const path of [`${place.slice(0, -2)}${last}${place.slice(-1)}`, '/datasets/billing', `${place}x/orders.csv`]) {
      const answer = await ask(path)
      expect([answer.status, problemOf(answer).code]).toEqual([404, 'dataset_unknown'])
    }
  })

  it('should refuse story, rows and seed in addition to a ref, which contains them', async () => {
    const place = await placeOf(ask, { schema: shop })
    for (const parameters of ['rows=3', 'seed=1', 'story=shop']) {
      for (const path of [`${place}?${parameters}`, `${place}/orders.csv?${parameters}`]) {
        const answer = await ask(path)
        expect([answer.status, problemOf(answer).code]).toEqual([400, 'validation_failed'])
      }
    }
  })
})

describe('a directory of schemas', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'synth-schemas-'))
  afterAll(() => rmSync(directory, { recursive: true }))
  const write = (name: string, value: unknown): void => writeFileSync(join(directory, `${name}.json`), JSON.stringify(value))
  write('billing', shop)
  const askAt = shareReal({
    datasets: new Datasets(new DatasetStore({ maxBytes: 1e6, directory: null }), await SchemaFolder.open(directory)),
  })

  it('should make each file a data set by its name, of any size and seed', async () => {
    write('billing', shop)
    const whole = described(await askAt('/datasets/billing?rows=30&seed=7'))
    expect([whole.seed, whole.tables[0]?.rows]).toEqual([7, 30])
    const link = whole.tables[1]?.links['csv'] ?? ''
    expect(link).toBe('/datasets/billing/orders.csv?rows=30&seed=7')
    const place = await placeOf(askAt, { schema: shop, rows: 30, seed: 7 })
    const [named, told, usual] = [await askAt(link), await askAt(`${place}/orders.csv`), await askAt('/datasets/billing/orders.csv')]
    expect(named.body).toEqual(told.body)
    expect(usual.body).toEqual((await askAt(`${await placeOf(askAt, { schema: shop })}/orders.csv`)).body)
    const part = await askAt('/datasets/billing/orders/part-00000-of-00002.csv?rows=30&seed=7')
    expect(part.headers['link']).toContain('part-00001-of-00002.csv?rows=30&seed=7>; rel="next"')
  })

  it('should follow the files as they change, and name them where a name is unknown', async () => {
    write('billing', shop)
    const before = await askAt('/datasets/billing/customers.csv')
    write('billing', { ...shop, tables: shop.tables.map((table) => (table.name === 'customers' ? { ...table, name: 'clients' } : table)) })
    const [gone] = [await askAt('/datasets/billing/customers.csv')]
    expect([before.status, gone.status]).toEqual([200, 422])
    write('crm', shop)
    const unknown = problemOf(await askAt('/datasets/biling/orders.csv'))
    expect([unknown.code, unknown.detail]).toEqual(['dataset_unknown', expect.stringContaining('billing, crm')])
  })

  it('should report the problems of a file and of its table', async () => {
    write('broken', { version: 1, tables: [{ name: 'a', rows: 1, columns: [{ name: 'b', kind: 'sequnce' }] }] })
    write('billing', shop)
    const answer = await askAt('/datasets/broken/a.csv')
    expect([answer.status, problemOf(answer).code]).toEqual([422, 'schema_invalid'])
    expect(problemOf(answer).detail).toContain('sequence')
    const slip = await askAt('/datasets/billing/order.csv')
    expect([slip.status, problemOf(slip).detail]).toEqual([404, expect.stringContaining('did you mean "orders"?')])
    expect(problemOf(await askAt('/datasets/billing/orders.csv?row=3')).detail).toContain('did you mean "rows"?')
  })
})
