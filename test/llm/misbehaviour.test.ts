import { describe, expect, it } from 'vitest'
import { BusyError } from '../../src/llm/index.ts'
import { SynthError } from '../../src/errors.ts'
import { type Behaviour, fails, json, misbehave, type MisbehavingServer, says } from './support/misbehaving-server.ts'
import { ask, hastyRuntime, modelAt, type ModelSettings, secretKey, shop } from './support/models.ts'
import { servers } from './support/servers.ts'

const serve = servers()

/** The server behind the last refusal. */
let last: MisbehavingServer | undefined

/** What a story ends with when the server behaves so; it must tell no key. */
async function refusal(settings: ModelSettings, ...behaviours: readonly Behaviour[]): Promise<SynthError> {
  last = await serve(...behaviours)
  const thrown: unknown = await ask(modelAt(last.url, settings)).catch((error: unknown) => error)
  if (!(thrown instanceof SynthError)) throw new Error(`This was no refusal: ${JSON.stringify(thrown)}`, { cause: thrown })
  expect(`${thrown.message} ${thrown.stack ?? ''} ${JSON.stringify(thrown)}`).not.toContain(secretKey)
  return thrown
}

const silence: Behaviour = () => {}
const resets: Behaviour = (response) => response.socket?.resetAndDestroy()
const good = says(shop)

describe('a server that fails and recovers', () => {
  it('should give the schema after a 500', async () => {
    const { url, received } = await serve(fails(500), good)
    const { schema, model, attempts, warnings, usage } = await ask(modelAt(url))
    expect(schema).toEqual(shop)
    expect({ model, attempts, warnings, usage }).toEqual({
      model: 'double-1',
      attempts: 1,
      warnings: [],
      usage: { input_tokens: 10, output_tokens: 20 },
    })
    expect(received).toHaveLength(2)
  })

  it('should give the schema after the connection was reset', async () => {
    const { url } = await serve(resets, good)
    expect((await ask(modelAt(url))).schema).toEqual(shop)
  })

  it('should wait as long as a 429 asks, in seconds or until a date', async () => {
    const runtime = hastyRuntime()
    const date = new Date(Date.now() + 3000).toUTCString()
    const { url } = await serve(fails(429, 'slow', { 'retry-after': '2' }), fails(429, 'slow', { 'retry-after': date }), good)
    expect((await ask(modelAt(url, { runtime }))).schema).toEqual(shop)
    expect(runtime.slept[0]).toBe(2000)
    expect(runtime.slept[1]).toBeGreaterThan(1000)
    expect(runtime.slept[1]).toBeLessThanOrEqual(3000)
  })

  it('should wait longer each time when a 429 asks nothing', async () => {
    const runtime = hastyRuntime()
    const { url } = await serve(fails(429), fails(429), fails(429), good)
    expect((await ask(modelAt(url, { timeoutMs: 20_000, runtime }))).schema).toEqual(shop)
    expect(runtime.slept).toEqual([500, 1000, 2000])
  })
})

describe('a server that stays unwell', () => {
  it('should end in time when it never answers', async () => {
    const started = Date.now()
    expect((await refusal({ timeoutMs: 120 }, silence)).code).toBe('llm_timeout')
    expect(Date.now() - started).toBeLessThan(10_000)
  })

  it('should end in time when the answer drips', async () => {
    const drips: Behaviour = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(timer))
    }
    const started = Date.now()
    expect((await refusal({ timeoutMs: 150 }, drips)).code).toBe('llm_timeout')
    expect(Date.now() - started).toBeLessThan(10_000)
  })

  it('should be busy at once when a 429 asks for more time than there is', async () => {
    const runtime = hastyRuntime()
    const error = await refusal({ runtime }, fails(429, 'slow', { 'retry-after': '77' }))
    expect(error).toBeInstanceOf(BusyError)
    expect(error).toMatchObject({ code: 'llm_busy', status: 503, retryAfterSeconds: 77 })
    expect(runtime.slept).toEqual([])
  })

  it('should be busy when it answers 429 again and again', async () => {
    expect(await refusal({ timeoutMs: 30_000 }, fails(429))).toMatchObject({ code: 'llm_busy' })
  })

  it('should fail when it answers 500 again and again', async () => {
    const error = await refusal({ timeoutMs: 30_000 }, fails(500, 'out of order'))
    expect(error).toMatchObject({ code: 'llm_failed', status: 502 })
    expect(error.message).toContain('out of order')
  })

  it('should fail when no server listens', async () => {
    const { url, close } = await misbehave(good)
    await close()
    const model = modelAt(url, { timeoutMs: 30_000 })
    await expect(ask(model)).rejects.toMatchObject({ code: 'llm_failed', message: expect.stringContaining('ECONNREFUSED') as string })
  })
})

describe('an unusable answer', () => {
  const html: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<h1>Sign in</h1>')
  }
  const garbage: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"choices": [{]')
  }
  const deep: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)
  }
  const large: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(64 * 1024, 0x20)
    let sent = 0
    const more = (): void => {
      while (sent < 20 * 1024 * 1024) {
        sent += chunk.length
        if (!response.write(chunk)) {
          response.once('drain', more)
          return
        }
      }
      response.end()
    }
    more()
  }

  it.each<[string, Behaviour, string]>([
    ['another content type', html, 'text/html'],
    ['what is not JSON', garbage, 'not JSON'],
    ['400,000 brackets', deep, 'nested'],
    ['20 MB', large, 'larger than 1048576'],
    ['no choices', (response) => json(response, 200, { choices: [] }), 'no message'],
    [
      'an error with status 200',
      (response) => json(response, 200, { error: { message: `Upstream says ${secretKey}`, code: 502 } }),
      'Upstream says ***',
    ],
    ['null', (response) => json(response, 200, null), 'no message'],
    ['status 401', fails(401, `Incorrect API key provided: ${secretKey}`), 'SYNTH_LLM_API_KEY'],
    ['status 404', fails(404, 'The model `default` does not exist'), 'SYNTH_LLM_MODEL'],
    ['a refusal', says('', 'stop', { refusal: 'I cannot help with that.' }), 'I cannot help with that.'],
    ['a filtered answer', says('', 'content_filter'), 'refused'],
  ])('should fail at once, in words, on %s', async (_what, behaviour, words) => {
    const error = await refusal({}, behaviour)
    expect(error).toMatchObject({ code: 'llm_failed', status: 502 })
    expect(error.message).toContain(words)
    expect(last?.received).toHaveLength(1)
  })

  it('should follow no redirect', async () => {
    const elsewhere = await serve(good)
    const error = await refusal({}, (response) => {
      response.writeHead(307, { location: `${elsewhere.url}/v1/chat/completions` })
      response.end()
    })
    expect(error).toMatchObject({ code: 'llm_failed' })
    expect(error.message).toContain('redirect')
    expect(elsewhere.received).toHaveLength(0)
  })

  it('should ask once more, with more tokens, when the answer is cut off', async () => {
    const { url, received } = await serve(says('{"version":1,"tab', 'length'), good)
    expect((await ask(modelAt(url))).schema).toEqual(shop)
    const [first, second] = received.map(({ body }) => Number(body['max_tokens']))
    expect(second).toBeGreaterThan(first as number)
  })

  it('should fail in words when the answer is cut off again', async () => {
    const error = await refusal({}, says('{"version":1,"tab', 'length'))
    expect(error).toMatchObject({ code: 'llm_failed' })
    expect(error.message).toContain('cut off')
    expect(last?.received).toHaveLength(2)
  })
})

describe('the key', () => {
  it.each([
    ['whole', secretKey],
    ['in part', `${secretKey.slice(0, 14)}...${secretKey.slice(-8)}`],
    ['spelled over lines', `key:\n${secretKey}\n`],
  ])('should not be told when a server tells it %s', async (_how, told) => {
    const error = await refusal({}, fails(403, `You sent ${told}, which is wrong`))
    for (let i = 0; i + 8 <= secretKey.length; i++) expect(error.message).not.toContain(secretKey.slice(i, i + 8))
    expect(error.message).toContain('You sent')
  })

  it('should be removed from an answer', async () => {
    const { url } = await serve(says({ ...shop, description: `Made with ${secretKey}` }))
    const answer = await ask(modelAt(url))
    expect(JSON.stringify(answer)).not.toContain(secretKey)
    expect(answer.schema.description).toBe('Made with ***')
  })

  it('should be removed from an answer with escapes', async () => {
    const escaped = [...secretKey].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
    const { url } = await serve((response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(`{"model":"${escaped}","choices":[{"message":{"content":${JSON.stringify(JSON.stringify(shop))}}}]}`)
    })
    expect(await ask(modelAt(url))).toMatchObject({ schema: shop, model: '***' })
  })

  it('should be sent, and nothing but it', async () => {
    const { url, received } = await serve(good)
    await ask(modelAt(url))
    expect(received[0]?.headers.authorization).toBe(`Bearer ${secretKey}`)
    expect(received[0]?.text).not.toContain(secretKey)
    expect(received[0]?.path).toBe('/v1/chat/completions')
  })
})
