import { describe, expect, it } from 'vitest'
import type { AnySchema } from '../../../src/schema/any-schema.ts'
import { problemOf } from './support/ask.ts'
import { placeOf, shareReal } from './support/real-app.ts'
import { readZip } from './support/read-zip.ts'

const ask = shareReal()

/** Names beyond ASCII, which URLs have percent-encoded and headers in a form of their own. */
const abroad: AnySchema = {
  version: 1,
  name: 'abroad',
  tables: [
    {
      name: 'größen',
      rows: { type: 'primary', count: 30 },
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: '値', kind: 'integer', min: 0, max: 9 },
      ],
    },
    { name: '注文', rows: 10, columns: [{ name: 'id', kind: 'sequence' }] },
  ],
}

interface Described {
  readonly tables: readonly {
    readonly name: string
    readonly links: Readonly<Record<string, string>>
    readonly parts: { readonly links: Readonly<Record<string, string>> }
  }[]
}

describe('names beyond ASCII', () => {
  it('should be links that lead to their files, parts and columns', async () => {
    const place = await placeOf(ask, { schema: abroad })
    const { tables } = JSON.parse((await ask(place)).body.toString()) as Described
    expect(tables.map(({ name }) => name)).toEqual(['größen', '注文'])
    const links = tables.map(({ links: { csv = '' } }) => csv)
    expect(links).toEqual([`${place}/gr%C3%B6%C3%9Fen.csv`, `${place}/%E6%B3%A8%E6%96%87.csv`])
    const whole = await ask(`${links[0]}?columns=%E5%80%A4,id&limit=2`)
    expect(whole.body.toString()).toMatch(/^値,id\n\d,1\n\d,2\n$/)
    const part = await ask(`${place}/gr%C3%B6%C3%9Fen/part-00000-of-00002.csv?columns=%E5%80%A4`)
    const [next = ''] = /(?<=<)[^<>]*(?=>; rel="next")/.exec(String(part.headers['link'])) ?? []
    expect(next).toBe(`${place}/gr%C3%B6%C3%9Fen/part-00001-of-00002.csv?columns=%E5%80%A4`)
    const rest = await ask(next)
    expect(part.body.toString().split('\n').length + rest.body.toString().split('\n').length - 4).toBe(30)
  })

  it('should be the names of saved files, even for readers of ASCII only', async () => {
    const place = await placeOf(ask, { schema: abroad })
    const disposition = async (file: string) => (await ask(`${place}/${file}`)).headers['content-disposition']
    expect(await disposition('gr%C3%B6%C3%9Fen.csv')).toBe(
      `attachment; filename="gr__en-seed0-v1.csv"; filename*=UTF-8''gr%C3%B6%C3%9Fen-seed0-v1.csv`,
    )
    expect(await disposition('%E6%B3%A8%E6%96%87/part-00000-of-00002.csv')).toBe(
      `attachment; filename="__-part-00000-of-00002-seed0-v1.csv"; filename*=UTF-8''%E6%B3%A8%E6%96%87-part-00000-of-00002-seed0-v1.csv`,
    )
    const files = await readZip((await ask(`${place}/all.ndjson.zip`)).body)
    expect(files.map(({ name }) => name)).toEqual(['größen.ndjson', '注文.ndjson', 'manifest.json'])
  })

  it('should be refused with a suggestion, and if they are encoded incorrectly', async () => {
    const place = await placeOf(ask, { schema: abroad })
    const slip = await ask(`${place}/gr%C3%B6ssen.csv`)
    expect([slip.status, problemOf(slip).detail]).toEqual([404, expect.stringContaining('did you mean "größen"?')])
    const broken = await ask(`${place}/gr%C3.csv`)
    expect(broken.status).toBeGreaterThanOrEqual(400)
    expect(broken.status).toBeLessThan(500)
    expect(problemOf(broken).detail).not.toBe('')
  })
})
