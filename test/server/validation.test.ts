import { describe, expect, it } from 'vitest'
import { shareApp } from './support/start-app.ts'

const sharedApp = shareApp()

const story = '{"size": 10}'

async function errorsOf(body: unknown): Promise<{ pointer: string; detail: string }[]> {
  const { app } = await sharedApp()
  const response = await app.inject({
    method: 'POST',
    url: '/generate',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.headers['content-type']).toBe('application/problem+json')
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    status: 400,
    instance: expect.stringMatching(/^\/generate#[\w-]{36}$/),
  })
  expect(response.statusCode).toBe(400)
  return response.json().errors
}

async function seedOf(seedText: string): Promise<string | undefined> {
  const { app } = await sharedApp()
  const body = `{"story": ${JSON.stringify(story)}, "rows": 1, "seed": ${seedText}}`
  const response = await app.inject({ method: 'POST', url: '/generate', headers: { 'content-type': 'application/json' }, body })
  expect(response.statusCode).toBe(200)
  return response.headers['synth-seed'] as string
}

describe('the body of POST /generate', () => {
  it.each([
    ['rows as text', { story, rows: '10' }, '/rows', 'an integer'],
    ['rows with a fraction', { story, rows: 1.5 }, '/rows', 'an integer'],
    ['rows below 0', { story, rows: -1 }, '/rows', 'at least 0'],
    ['rows above the cap', { story, rows: 1e9 + 1 }, '/rows', 'at most 1000000000'],
    ['rows null', { story, rows: null }, '/rows', 'null'],
    ['rows true', { story, rows: true }, '/rows', 'but is true'],
    ['seed as text', { story, seed: '42' }, '/seed', 'an integer or null'],
    ['seed with a fraction', { story, seed: 1.5 }, '/seed', 'an integer or null'],
    ['seed too large', { story, seed: 2 ** 53 }, '/seed', 'at most 9007199254740991'],
    ['seed too small', { story, seed: -(2 ** 53) }, '/seed', 'at least -9007199254740991'],
    ['an unknown format', { story, format: 'record' }, '/format', 'did you mean "records"?'],
    ['a far format', { story, format: 'xml' }, '/format', '"records" or "columns"'],
    ['no story', {}, '/story', 'required'],
    ['an empty story', { story: '' }, '/story', 'empty'],
    ['a blank story', { story: ' \n\t\u00a0' }, '/story', 'blank'],
    ['a story of a number', { story: 5 }, '/story', 'a string'],
    ['a story too long', { story: 'x'.repeat(20_001) }, '/story', '20000 characters'],
    ['a slip', { story, fromat: 'records' }, '/fromat', 'did you mean "format"?'],
    ['a strange field', { story, sheets: 1 }, '/sheets', 'story, rows, seed, format'],
    ['a field with a slash and a tilde', { story, 'a/b~c': 1 }, '/a~1b~0c', 'not a field'],
    ['the empty field', { story, '': 1 }, '/', 'not a field'],
    ['deep nonsense', { story, rows: { a: [[[[]]]] } }, '/rows', 'an object'],
    ['an array', [], '', 'an object'],
    ['a string', 'story', '', 'an object'],
    ['null', null, '', 'null'],
  ])('should be refused with %s', async (_name, body, pointer, detail) => {
    expect(await errorsOf(body)).toContainEqual({ pointer, detail: expect.stringContaining(detail) })
  })

  it('should be refused with fields that objects have by nature', async () => {
    const { app } = await sharedApp()
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const body = `{"story": ${JSON.stringify(story)}, "${name}": {"rows": 5}}`
      const response = await app.inject({ method: 'POST', url: '/generate', headers: { 'content-type': 'application/json' }, body })
      expect(response.json().errors).toEqual([{ pointer: `/${name}`, detail: expect.stringContaining('not a field') }])
    }
  })

  it('should hear of a misspelt field once, not also that the right one is missing', async () => {
    expect(await errorsOf({ stroy: story })).toEqual([{ pointer: '/stroy', detail: 'is not a field: did you mean "story"?' }])
    expect(await errorsOf({ sheets: 1 })).toContainEqual({ pointer: '/story', detail: 'is required' })
  })

  it('should hear of each place once', async () => {
    expect(await errorsOf({ story, format: null })).toEqual([{ pointer: '/format', detail: 'must be a string, but is null' }])
    expect(await errorsOf({ story: '' })).toEqual([{ pointer: '/story', detail: 'must not be empty' }])
  })

  it('should hear of all that is wrong at once, but not of thousands', async () => {
    expect((await errorsOf({ rows: 'x', seed: 'y', format: 'z', other: 1 })).map(({ pointer }) => pointer).toSorted()).toEqual([
      '/format',
      '/other',
      '/rows',
      '/seed',
      '/story',
    ])
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 0]))
    expect((await errorsOf({ story, ...many })).length).toBeLessThanOrEqual(20)
  })

  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['-7', '-7'],
    ['1e3', '1000'],
    ['12.0', '12'],
    ['9007199254740991', '9007199254740991'],
    ['-9007199254740991', '-9007199254740991'],
  ])('should be taken with the seed %s', async (text, seed) => {
    expect(await seedOf(text)).toBe(seed)
  })

  it('should get a random seed for null, one that reproduces the response', async () => {
    const seed = Number(await seedOf('null'))
    expect(Number.isSafeInteger(seed)).toBe(true)
    expect(Number(await seedOf('null'))).not.toBe(seed)
    expect(await seedOf(String(seed))).toBe(String(seed))
  })

  it('should be taken with a story of 20,000 characters outside the basic plane, written as escapes', async () => {
    const { app } = await sharedApp()
    const body = `{"story": "${'\\ud83d\\ude00'.repeat(20_000)}"}`
    const response = await app.inject({ method: 'POST', url: '/generate', headers: { 'content-type': 'application/json' }, body })
    expect(response.json().code).toBe('story_not_understood')
  })

  it('should keep its defaults: 1000 rows, a random seed, records', async () => {
    const { app } = await sharedApp()
    const response = await app.inject({
      method: 'POST',
      url: '/generate',
      headers: { 'content-type': 'application/json' },
      body: { story: '{"size": 1}' },
    })
    expect(response.headers['etag']).toMatch(/^"\d+-records-1000"$/)
    expect(response.headers['cache-control']).toBe('no-store')
  })
})
