import { describe, expect, it } from 'vitest'
import { core } from './support/core.ts'
import { shareApp } from './support/start-app.ts'

const sharedApp = shareApp({ core })
const post = async (url: string, payload: object) => (await sharedApp()).app.inject({ method: 'POST', url, payload })
const sql = 'CREATE TABLE users (\n  id serial PRIMARY KEY,\n  age int CHECK (age BETWEEN 18 AND 99),\n  tags text[]\n);'

describe('POST /api/import', () => {
  it('should give a schema that POST /api/generate-data accepts, and report by line what is not imported', async () => {
    const imported = await post('/api/import', { text: sql, rows: 5 })
    expect(imported.statusCode).toBe(200)
    const { format, schema, report } = imported.json<{ format: string; schema: object; report: readonly object[] }>()
    expect([format, report]).toEqual(['sql', [{ line: 4, text: 'tags text[]', reason: 'a column cannot contain a list: it is left out' }]])
    const made = await post('/api/generate-data', { schema, seed: 1, format: 'ndjson', table: 'users' })
    const rows = made.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { age: number })
    expect(rows.map((row) => Object.keys(row))).toEqual(Array.from({ length: 5 }, () => ['id', 'age']))
    expect(rows.every(({ age }) => age >= 18 && age <= 99)).toBe(true)
  })

  it('should give the data that the same text gives as a story', async () => {
    const { schema } = (await post('/api/import', { text: sql })).json<{ schema: object }>()
    const [ofSchema, ofStory] = await Promise.all([
      post('/api/generate-data', { schema, seed: 7, format: 'csv', table: 'users' }),
      post('/generate', { story: sql, seed: 7, format: 'csv', table: 'users' }),
    ])
    expect(ofStory.statusCode).toBe(200)
    expect(ofStory.body).toBe(ofSchema.body)
  })

  it.each([
    [
      'names the line of a bracket that is never closed',
      'CREATE TABLE a (id int);\nCREATE TABLE b (id int',
      /^Line 2, .*table "b" have no closing bracket/,
    ],
    ['tells what can be sent', 'nothing of this kind', /No tables were found: send one of SQL, /],
    [
      'tells how many tables there may be',
      Array.from({ length: 300 }, (_, i) => `CREATE TABLE t${i} (id int);`).join('\n'),
      /^Line 201, .*at most 200/,
    ],
  ])('should refuse with an error that %s', async (_, text, detail) => {
    const refused = await post('/api/import', { text })
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ code: 'import_unreadable', detail: expect.stringMatching(detail) as string })
  })

  it.each([{ text: '' }, { text: sql, format: 'cobol' }, { text: sql, rows: -1 }, { text: 'x'.repeat(500_001) }, {}])(
    'should refuse a body that is not of its form',
    async (body) => expect((await post('/api/import', body)).statusCode).toBe(400),
  )
})
