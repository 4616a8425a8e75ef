import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { strictJsonSchema } from '../../src/llm/answer/answer-schema.ts'
import type { SchemaModel } from '../../src/llm/index.ts'
import { ask, hastyRuntime, modelAt, type ModelSettings, secretKey, shop } from './support/models.ts'
import { toStrict } from './support/strict.ts'

const dialects = ['openai', 'anthropic'] as const
type Dialect = (typeof dialects)[number]

/** A double that speaks the providers' real protocols. */
const mock = new LLMock({ port: 0, host: '127.0.0.1' })

beforeAll(async () => {
  await mock.start()
})

afterEach(() => {
  mock.reset()
})

afterAll(async () => {
  await mock.stop()
})

function modelOf(dialect: Dialect, settings: ModelSettings = {}): SchemaModel {
  const environment = { SYNTH_LLM_BASE_URL: `${mock.url}/v1${dialect === 'anthropic' ? '/messages' : ''}`, SYNTH_LLM_MODEL: 'some-model' }
  return modelAt(mock.url, { ...settings, environment })
}

/** Has the double answer all stories with a schema, by a tool where the dialect forces one. */
function answer(dialect: Dialect, schema: unknown): void {
  const text = JSON.stringify(schema)
  mock.on({ userMessage: /story/ }, dialect === 'openai' ? { content: text } : { toolCalls: [{ name: 'synth_schema', arguments: text }] })
}

describe.each(dialects)('a double that speaks %s', (dialect) => {
  it('should be understood: a strict answer, the model and the tokens', async () => {
    const strict = strictJsonSchema()
    answer(dialect, toStrict(strict, structuredClone(shop), strict))
    const { schema, attempts, warnings, usage, model } = await ask(modelOf(dialect))
    expect(schema).toEqual(shop)
    expect({ attempts, warnings, model }).toEqual({ attempts: 1, warnings: [], model: 'some-model' })
    expect(usage?.output_tokens).toBeGreaterThanOrEqual(0)
  })

  it('should receive requests in its own API', async () => {
    answer(dialect, shop)
    await ask(modelOf(dialect))
    const { headers, path } = mock.getLastRequest() ?? {}
    expect(path).toBe(dialect === 'openai' ? '/v1/chat/completions' : '/v1/messages')
    expect(Object.keys(headers ?? {})).toContain(dialect === 'openai' ? 'authorization' : 'x-api-key')
  })

  it('should get the request again after a 500 and after a 429', async () => {
    answer(dialect, shop)
    mock.nextRequestError(500, { message: 'out of order', type: 'server_error' })
    expect((await ask(modelOf(dialect))).schema).toEqual(shop)
    const runtime = hastyRuntime()
    mock.nextRequestError(429, { message: 'slow down', type: 'rate_limit_error' })
    expect((await ask(modelOf(dialect, { runtime }))).schema).toEqual(shop)
    expect(runtime.slept).toHaveLength(1)
  })

  it('should get the problems of its answer', async () => {
    const wrong = { ...shop, tables: [{ ...shop.tables[0], rows: -1 }, shop.tables[1]] }
    const respond = (schema: unknown): { content: string } | { toolCalls: { name: string; arguments: string }[] } =>
      dialect === 'openai'
        ? { content: JSON.stringify(schema) }
        : { toolCalls: [{ name: 'synth_schema', arguments: JSON.stringify(schema) }] }
    mock.on({ userMessage: /cannot be generated[^]*\/tables\/0\/rows/ }, respond(shop))
    mock.on({ userMessage: /The story/ }, respond(wrong))
    const { schema, attempts } = await ask(modelOf(dialect))
    expect(schema).toEqual(shop)
    expect(attempts).toBe(2)
  })

  it('should get one more request when its answer is cut off', async () => {
    const cut = { content: '{"version": 1, "tab', finishReason: 'length' }
    mock.on({ userMessage: /story/, sequenceIndex: 0 }, cut)
    answer(dialect, shop)
    expect((await ask(modelOf(dialect))).schema).toEqual(shop)
    expect(mock.getRequests()).toHaveLength(2)
  })

  it('should fail in terms when its provider refuses the key', async () => {
    mock.nextRequestError(401, { message: `invalid x-api-key ${secretKey}`, type: 'authentication_error' })
    const error = (await ask(modelOf(dialect)).catch((thrown: unknown) => thrown)) as Error
    expect(error).toMatchObject({ code: 'llm_failed' })
    expect(error.message).toContain('authentication_error')
    expect(JSON.stringify(error) + error.message).not.toContain(secretKey)
  })

  it('should fail in terms when it answers with prose alone', async () => {
    mock.on({ userMessage: /./ }, { content: 'I would rather write a poem.' })
    await expect(ask(modelOf(dialect))).rejects.toMatchObject({ code: 'llm_schema_invalid' })
    expect(mock.getRequests()).toHaveLength(3)
  })

  it.each([
    ['every answer is dropped', { dropRate: 1 }, 'llm_failed'],
    ['every answer is malformed', { malformedRate: 1 }, 'llm_failed'],
    ['every connection breaks', { disconnectRate: 1 }, 'llm_failed'],
    ['every request is one too many', { rateLimitRate: 1 }, 'llm_busy'],
    ['every answer is late', { latencyMs: 5000 }, 'llm_timeout'],
  ])('should fail as promised when %s', async (_what, chaos, code) => {
    answer(dialect, shop)
    mock.setChaos(chaos)
    const timeoutMs = code === 'llm_timeout' ? 150 : 20_000
    await expect(ask(modelOf(dialect, { timeoutMs }))).rejects.toMatchObject({ code })
    mock.clearChaos()
  })
})
