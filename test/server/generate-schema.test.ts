import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { SynthError } from '../../src/errors.ts'
import { BusyError } from '../../src/llm/busy-error.ts'
import { systemRuntime } from '../../src/llm/runtime.ts'
import type { SchemaAnswer } from '../../src/llm/schema-answer.ts'
import { core } from './support/core.ts'
import { misbehave } from '../llm/support/misbehaving-server.ts'
import { modelAt } from '../llm/support/models.ts'
import { sampleDomains } from '../engine/support/sample-domains.ts'
import { fakeModel } from './support/fake-model.ts'
import { library, shareAsking } from './support/schemas.ts'
import { createApp, dial, startApp, until } from './support/start-app.ts'

const ask = shareAsking()

const path = '/api/generate-schema'
const story = 'ecommerce store with customers and orders'

const answer: SchemaAnswer = {
  schema: library,
  model: 'fake-1-mini',
  attempts: 2,
  warnings: ['books: a price was added'],
  usage: { input_tokens: 100, output_tokens: 50 },
}

/** Posts to an app of its own with a language model. */
async function askWith(llm: ReturnType<typeof fakeModel> | null, body: object, headers: Record<string, string> = {}) {
  const { app } = createApp({ core, llm })
  return app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json', ...headers }, payload: body })
}

describe('POST /api/generate-schema by rules', () => {
  const cases = sampleDomains.slice(0, 3).flatMap((domain) => ['records', 'columns'].map((format) => ({ ...domain, format })))

  it.each(cases)('should give a schema whose $format are the bytes of the story of $name', async ({ story: told, name, format }) => {
    for (const rows of [undefined, 7]) {
      const { schema, meta } = (await ask(path, { story: told, engine: 'rules', ...(rows !== undefined && { rows }) })).json()
      expect(meta).toEqual({ engine: 'rules', model: null, story: told, domain: name, attempts: 0, warnings: [], usage: null })
      expect(schema).toMatchObject({ version: 1, name, story: told })
      const request = { seed: 42, format }
      const data = await ask('/api/generate-data', { schema, ...request, ...(rows === undefined && { rows: 12 }) })
      const generated = await ask('/generate', { story: told, rows: rows ?? 12, ...request })
      expect(data.statusCode).toBe(200)
      expect([data.body === generated.body, data.headers['etag']]).toEqual([true, generated.headers['etag']])
    }
  })

  it('should write the rows that were asked for into the schema, or the default', async () => {
    const rowsOf = async (rows?: number): Promise<unknown> =>
      (await ask(path, { story, rows })).json<{ schema: typeof library }>().schema.tables.find(({ name }) => name === 'customers')?.rows
    expect(await rowsOf(12)).toEqual({ type: 'primary', count: 12 })
    expect(await rowsOf(0)).toEqual({ type: 'primary', count: 0 })
    expect(await rowsOf()).toEqual({ type: 'primary', count: 1000 })
    const { schema } = (await ask(path, { story })).json()
    expect((await ask('/api/validate-schema', { schema })).json()).toMatchObject({ row_counts: { customers: 1000 } })
  })

  it('should keep any story whole', async () => {
    const told = `ecommerce ${'😀"\\\u0000\n'.repeat(3900)}`.slice(0, 19_000)
    const { schema } = (await ask(path, { story: told })).json()
    const { meta } = (await ask('/api/generate-data', { schema, rows: 1 })).json()
    expect(meta.story).toBe(told)
  })

  it('should refuse a story that names no known domain', async () => {
    const response = await ask(path, { story: 'weather on mars' })
    expect([response.statusCode, response.json().code]).toEqual([422, 'story_not_understood'])
  })

  it('should refuse to use a language model that is not configured, and name the variables', async () => {
    const response = await ask(path, { story, engine: 'llm' })
    expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([503, 'llm_not_configured', undefined])
    for (const variable of ['SYNTH_LLM_BASE_URL', 'SYNTH_LLM_MODEL', 'OPENAI_API_KEY', 'ANTHROPIC_API_KEY'])
      expect(response.json().detail).toContain(variable)
  })

  it.each([
    ['no story', {}, '/story', 'required'],
    ['a blank story', { story: ' ' }, '/story', 'blank'],
    ['a story too long', { story: 'x'.repeat(20_001) }, '/story', '20000 characters'],
    ['an unknown engine', { story, engine: 'rule' }, '/engine', 'did you mean "rules"?'],
    ['rows below 0', { story, rows: -1 }, '/rows', 'at least 0'],
    ['rows as text', { story, rows: '3' }, '/rows', 'an integer'],
    ['a seed', { story, seed: 1 }, '/seed', 'story, rows, engine'],
  ])('should refuse %s', async (_name, body, pointer, detail) => {
    const response = await ask(path, body)
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation_failed'])
    expect(response.json().errors).toContainEqual({ pointer, detail: expect.stringContaining(detail) })
  })
})

describe('POST /api/generate-schema by a language model', () => {
  it.each(['auto', 'llm', undefined])('should ask the one that is configured for the engine %s', async (engine) => {
    const llm = fakeModel(() => Promise.resolve(answer))
    const response = await askWith(llm, { story: 'a library', rows: 5, ...(engine !== undefined && { engine }) })
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(response.json()).toEqual({
      schema: library,
      meta: {
        engine: 'llm',
        model: 'fake-1-mini',
        story: 'a library',
        domain: 'library',
        attempts: 2,
        warnings: ['books: a price was added'],
        usage: { input_tokens: 100, output_tokens: 50 },
      },
    })
    expect(llm.asked).toMatchObject([{ story: 'a library', rows: 5, fresh: false }])
    expect(llm.asked[0]?.signal.aborted).toBe(false)
  })

  it('should not ask it for the engine rules', async () => {
    const llm = fakeModel(() => Promise.resolve(answer))
    const { meta } = (await askWith(llm, { story, engine: 'rules' })).json()
    expect([meta.engine, llm.asked.length]).toEqual(['rules', 0])
  })

  it('should pass no rows that were not requested, and accept a schema without a name', async () => {
    const { name: _name, ...nameless } = library
    const llm = fakeModel(() => Promise.resolve({ ...answer, schema: nameless, usage: null }))
    const { meta } = (await askWith(llm, { story })).json()
    expect(meta).toMatchObject({ domain: 'custom', usage: null })
    expect(llm.asked[0]?.rows).toBeNull()
  })

  it.each([
    ['no-cache', true],
    ['max-age=0, No-Cache', true],
    ['max-age=0', false],
    ['x-no-cache', false],
  ])('should ask anew for cache-control %s: %j', async (header, fresh) => {
    const llm = fakeModel(() => Promise.resolve(answer))
    await askWith(llm, { story }, { 'cache-control': header })
    expect(llm.asked).toMatchObject([{ fresh }])
  })

  it('should pass on refusals with their problems and the time to wait', async () => {
    const problems = [{ pointer: '/tables/0', detail: 'is no table' }]
    const invalid = await askWith(
      fakeModel(() => Promise.reject(new SynthError('llm_schema_invalid', 'Three attempts were not valid', problems))),
      { story },
    )
    expect([invalid.statusCode, invalid.headers['retry-after']]).toEqual([502, undefined])
    expect(invalid.json()).toMatchObject({ code: 'llm_schema_invalid', detail: 'Three attempts were not valid', errors: problems })
    const busy = await askWith(
      fakeModel(() => Promise.reject(new BusyError('Four stories are being read', 17_000))),
      { story },
    )
    expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([503, 'llm_busy', '17'])
    const timeout = await askWith(
      fakeModel(() => Promise.reject(new SynthError('llm_timeout', 'No answer within 60 seconds'))),
      { story },
    )
    expect(timeout.statusCode).toBe(504)
  })

  it('should give no details of an unexpected failure', async () => {
    const response = await askWith(
      fakeModel(() => Promise.reject(new Error('key sk-123 leaked'))),
      { story },
    )
    expect([response.statusCode, response.json().code]).toEqual([500, 'internal_error'])
    expect(response.body).not.toContain('sk-123')
  })

  it('should cancel the question of a client that leaves, and go on', async () => {
    const llm = fakeModel(
      ({ signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cancelled')))),
    )
    const lines: string[] = []
    const note = (line: string): void => void lines.push(line)
    const log = { debugEnabled: false, error: note, warn: note, info: note, debug: note }
    const { app, port } = await startApp({ core, llm, log })
    const text = JSON.stringify({ story })
    const { socket } = dial(port)
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`)
    await until(() => llm.asked.length === 1)
    expect(llm.asked[0]?.signal.aborted).toBe(false)
    socket.destroy()
    await until(() => llm.asked[0]?.signal.aborted === true)
    expect((await app.inject({ url: '/api/health' })).json()).toMatchObject({ status: 'healthy', llm_configured: true })
    expect(lines).toEqual([])
  })

  it.each([
    ['answers nothing', (): void => {}],
    [
      'drips its answer',
      (response: ServerResponse): void => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => response.write(' '), 5)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ])('should let go of a provider that %s when the last of two clients has left', async (_how, behaviour) => {
    const provider = await misbehave(behaviour)
    const { app, port } = await startApp({ core, llm: modelAt(provider.url, { runtime: systemRuntime }) })
    const text = JSON.stringify({ story })
    const clients = [dial(port), dial(port)]
    for (const { socket } of clients)
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`)
    await until(() => provider.received.length === 1)
    clients[0]?.socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect([provider.openSockets(), provider.received.length]).toEqual([1, 1])
    clients[1]?.socket.destroy()
    await provider.deserted()
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(200)
    await provider.close()
  })

  it('should report a failure of the model instead of reading the story by rules', async () => {
    for (const engine of ['auto', 'llm']) {
      const response = await askWith(
        fakeModel(() => Promise.reject(new SynthError('llm_failed', 'It is out of order'))),
        { story, engine },
      )
      expect([response.statusCode, response.json().code]).toEqual([502, 'llm_failed'])
    }
  })

  it('should answer two that ask at once, each with its own', async () => {
    const llm = fakeModel(async ({ story: told }) => {
      await new Promise((resolve) => setTimeout(resolve, told === 'slow' ? 30 : 1))
      return { ...answer, schema: { ...library, name: told } }
    })
    const { app } = createApp({ core, llm })
    const send = (told: string) =>
      app.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json' }, payload: { story: told } })
    const answers = await Promise.all([send('slow'), send('quick')])
    expect(answers.map((response) => response.json().meta.domain)).toEqual(['slow', 'quick'])
  })
})
