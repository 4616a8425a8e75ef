import { describe, expect, it } from 'vitest'
import { notUnderstood } from '../../src/server/routes/not-understood.ts'
import { domains } from '../../src/domains/index.ts'
import { shareAsking } from './support/schemas.ts'

const ask = shareAsking()

interface Explained {
  readonly domain: { readonly name: string; readonly score: number; readonly runners_up: readonly { readonly name: string }[] }
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly reason: string }[]
  readonly facts: readonly {
    readonly type: string
    readonly text: string
    readonly start: number
    readonly end: number
    readonly used: boolean
    readonly sets: readonly { readonly pointer: string; readonly text: string; readonly share?: object }[]
  }[]
  readonly unused: readonly { readonly text: string; readonly start: number; readonly end: number }[]
  readonly warnings: readonly string[]
  readonly schema: object
  readonly rows: number
  readonly estimated_bytes: number
}

interface Refused {
  readonly code: string
  readonly errors: readonly { readonly pointer: string; readonly span?: { readonly start: number; readonly end: number } }[]
}

async function explain(story: string, more: object = {}): Promise<Explained> {
  const response = await ask('/api/explain', { story, ...more })
  expect(response.statusCode).toBe(200)
  return response.json<Explained>()
}

const hospital = 'a hospital with 500 patients and 50 doctors, 15% no-shows and quantum teleportation'

describe('POST /api/explain', () => {
  it('should report the domain, the tables with reasons, every fact with its place, and the unused parts', async () => {
    const { domain, tables, facts, unused, rows } = await explain(hospital)
    expect(domain.name).toBe('healthcare')
    expect(domain.score).toBeGreaterThan(0)
    expect(domain.runners_up.length).toBeGreaterThan(0)
    expect(tables.find(({ name }) => name === 'patients')).toEqual({ name: 'patients', rows: 500, reason: 'stated in the story' })
    expect(tables.find(({ name }) => name === 'appointments')?.reason).toMatch(/for each row of patients/)
    expect(facts.map(({ type, text, used }) => [type, text, used])).toEqual([
      ['count', '500 patients', true],
      ['count', '50 doctors', true],
      ['rate', '15% no-shows', true],
    ])
    for (const { start, end, text } of [...facts, ...unused]) expect(hospital.slice(start, end)).toBe(text)
    expect(unused.map(({ text }) => text)).toEqual(['quantum teleportation'])
    expect(tables.reduce((sum, table) => sum + table.rows, 0)).toBe(rows)
  })

  it.each([
    ['an online shop with 400 customers and 7% returns', 'orders', 'status', 'returned', 0.07],
    ['a hospital with 500 patients, 50 of them female', 'patients', 'gender', 'female', 0.1],
    ['a hospital with 500 patients and 15% no-shows', 'appointments', 'status', 'no_show', 0.15],
  ])('should tell the shares of rows of "%s" as numbers', async (story, table, column, value, share) => {
    const { facts } = await explain(story)
    const told = facts.flatMap(({ sets }) => sets.flatMap((set) => set.share ?? []))
    expect(told).toEqual([{ table, column, value, share }])
  })

  it('should point into the schema at what each fact set', async () => {
    const { facts, schema } = await explain(hospital)
    for (const { pointer } of facts.flatMap(({ sets }) => sets)) {
      const found = pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>>)[key], schema)
      expect(found, pointer).toBeDefined()
    }
  })

  it('should estimate the size of the answer in the requested format', async () => {
    for (const format of ['records', 'columns']) {
      const request = { story: hospital, rows: 60, seed: 5, format }
      const { estimated_bytes: estimate } = await explain(hospital, request)
      const { length } = (await ask('/generate', request)).rawPayload
      expect(estimate / length).toBeGreaterThan(0.97)
      expect(estimate / length).toBeLessThan(1.03)
    }
  })

  it.each([...domains.keys()])('should give a schema of %s that gives the tables of the story', async (name) => {
    const story = `${domains.get(name)?.story}, in Germany`
    const { schema, domain } = await explain(story, { rows: 10 })
    expect(domain.name).toBe(name)
    const told = await ask('/generate', { story, rows: 10, seed: 3 })
    const made = await ask('/api/generate-data', { schema, seed: 3 })
    expect(made.body).toBe(told.body)
  })

  it('should say rows of the request before those of the story, and keep the other counts', async () => {
    const { tables } = await explain('a hospital with 500 patients and 50 doctors', { rows: 30 })
    expect(tables.map(({ name, rows }) => [name, rows])).toEqual(
      expect.arrayContaining([
        ['patients', 30],
        ['doctors', 50],
      ]),
    )
  })

  it('should not warn about hidden parts of the schema', async () => {
    const { warnings, schema } = await explain('employees (name, title, salary, hire date)')
    expect(JSON.stringify(schema)).toContain('"hidden":true')
    expect(warnings).toEqual([])
  })

  it('should warn of what was used in another way than stated', async () => {
    const { warnings } = await explain('hr with 150 employes')
    expect(warnings).toEqual(['"employes" was read as "employees"'])
  })

  it.each([
    ['a hospital with 500 patients', 'patients', 'stated in the story'],
    ['a restaurant', 'menu_items', 'fixed by the domain'],
    ['an online shop with 90 customers', 'products', '0.1 for each row of customers, at least 12'],
    ['a fitness club', 'memberships', '1 for each row of members'],
    ['a haulage firm with 1,200 shipments / month', 'shipments', 'as many as the other parts of the story require'],
  ])('should say of "%s" why there are so many %s', async (story, table, reason) => {
    const { tables } = await explain(story)
    expect(tables.find(({ name }) => name === table)?.reason).toBe(reason)
  })

  it('should leave every table empty for no rows', async () => {
    const { rows } = await explain('a hospital with 500 patients and 50 doctors', { rows: 0 })
    expect(rows).toBe(0)
  })

  it('should refuse what cannot be with its places in the story', async () => {
    const story = 'a hospital with 500 patients and 200 patients'
    for (const path of ['/api/explain', '/generate']) {
      const response = await ask(path, { story })
      const { code, errors } = response.json<Refused>()
      expect([response.statusCode, code]).toEqual([422, 'story_contradicts'])
      expect(errors.map(({ pointer, span }) => [pointer, story.slice(span?.start, span?.end)])).toEqual([
        ['/story', '500 patients'],
        ['/story', '200 patients'],
      ])
    }
  })

  it('should refuse impossible tables with a pointer into the request, not into a schema that was not sent', async () => {
    const response = await ask('/api/explain', { story: 'a bank with 100 customers and 20 accounts' })
    const { code, errors } = response.json<Refused>()
    expect([response.statusCode, code]).toEqual([422, 'story_contradicts'])
    expect(new Set(errors.map(({ pointer }) => pointer))).toEqual(new Set(['/story']))
  })

  it.each(['a clinic with 120% no-shows', 'online shop, sales from $5k in March to $9k in January 2023'])(
    'should refuse "%s"',
    async (story) => {
      const response = await ask('/api/explain', { story })
      expect([response.statusCode, response.json<Refused>().code]).toEqual([422, 'story_contradicts'])
    },
  )

  it('should refuse a story in another language, and name it', async () => {
    const response = await ask('/generate', { story: 'これはペンです' })
    const { code, detail } = response.json<Refused & { detail: string }>()
    expect([response.statusCode, code]).toEqual([422, 'story_language'])
    expect(detail).toContain('Japanese')
  })

  it.each(['asdf qwer zxcv', '12 34 56', '...', 'the of and to'])('should refuse "%s", in which nothing can be read', async (story) => {
    const response = await ask('/generate', { story })
    expect([response.statusCode, response.json<Refused>().code]).toEqual([422, 'story_not_understood'])
  })
})

describe('the documented refusal', () => {
  it('should be that of its story', async () => {
    const { code, detail, errors } = (await ask('/api/explain', { story: '15% in Germany' })).json<
      Refused & { detail: string; errors: unknown }
    >()
    expect({ code, detail, problems: errors }).toEqual(notUnderstood)
  })
})

describe('unused parts of a story', () => {
  it('should be counted by POST /generate, also a number that `rows` overrules, with a link to the explanation', async () => {
    const { headers } = await ask('/generate', { story: hospital, rows: 5, seed: 1 })
    expect(headers).toMatchObject({ 'synth-unused': '2', link: '</docs#/data/explain>; rel="describedby"' })
  })

  it('should be nothing where everything was used', async () => {
    const { headers } = await ask('/generate', { story: 'a hospital with 5 patients', seed: 1 })
    expect(headers['synth-unused']).toBe('0')
  })
})
