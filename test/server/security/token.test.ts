import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createLog } from '../../../src/server/log.ts'
import { readToken } from '../../../src/server/security/read-token.ts'
import { createApp, shareApp } from '../support/start-app.ts'
import { secured } from './secured.ts'

const token = 'T0ken-of.this_service~+/=='
const lines: string[] = []
const sharedApp = shareApp({
  ...secured({ token, checkHost: () => undefined, requestsPerMinute: 1e6 }),
  log: createLog('debug', (line) => void lines.push(line)),
})

async function statusOf(url: string, authorization?: string, method: 'GET' | 'POST' = 'GET'): Promise<number> {
  const { app } = await sharedApp()
  const headers = { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) }
  return (await app.inject({ method, url, headers, ...(method === 'POST' && { payload: '{}' }) })).statusCode
}

interface Documented {
  readonly components: { readonly securitySchemes?: object }
  readonly security?: object
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: object; readonly responses: object }>>>>
}

describe('a token', () => {
  it.each(['/api/health', '/', '/docs', '/docs/static/index.css', '/openapi.json', '/schema.json', '/errors/not_found'])(
    'should not be needed for %s',
    async (url) => {
      expect(await statusOf(url)).toBeLessThan(400)
    },
  )

  it.each([
    ['POST', '/generate'],
    ['POST', '/api/explain'],
    ['POST', '/api/generate-data'],
    ['POST', '/api/validate-schema'],
    ['POST', '/api/generate-schema'],
    ['POST', '/api/import'],
    ['POST', '/datasets'],
    ['GET', '/datasets/orders.csv'],
    ['GET', '/datasets/x'],
    ['GET', '/datasets/x/orders.csv'],
    ['GET', '/datasets/x/orders/part-00000-of-00001.csv'],
    ['GET', '/nowhere'],
    ['GET', '/docs/../datasets/x'],
    ['GET', '/metrics'],
  ] as const)('should be needed for %s %s', async (method, url) => {
    expect(await statusOf(url, undefined, method)).toBe(401)
    expect(await statusOf(url, `Bearer ${token}`, method)).not.toBe(401)
  })

  it.each([
    'Bearer',
    'Bearer ',
    `Bearer x${token}`,
    `Bearer ${token}x`,
    `Bearer ${token} ${token}`,
    `Basic ${token}`,
    token,
    'Bearer \u00ff',
  ])('should not be %j', async (authorization) => {
    expect(await statusOf('/datasets/x', authorization)).toBe(401)
  })

  it('should be taken whatever the letters of the scheme', async () => {
    expect(await statusOf('/datasets/x', `bearer  ${token}`)).toBe(404)
  })

  it('should be requested as in RFC 6750', async () => {
    const { app } = await sharedApp()
    const none = await app.inject({ url: '/datasets/x' })
    expect([none.headers['www-authenticate'], none.json<{ code: string }>().code]).toEqual(['Bearer realm="synth"', 'unauthorized'])
    const wrong = await app.inject({ url: '/datasets/x', headers: { authorization: 'Bearer guess' } })
    expect(wrong.headers['www-authenticate']).toBe('Bearer realm="synth", error="invalid_token"')
  })

  it('should never be in the log', async () => {
    const { url } = await sharedApp()
    await fetch(`${url}/datasets/x`, { headers: { authorization: `Bearer ${token}` } }).then((response) => response.text())
    await fetch(`${url}/datasets/x`, { headers: { authorization: 'Bearer guessed-token' } }).then((response) => response.text())
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('\n')).not.toMatch(/T0ken|guessed/)
  })

  it('should be in the OpenAPI document only if the service has one', async () => {
    const documented = await (await sharedApp()).app.inject({ url: '/openapi.json' }).then((response) => response.json<Documented>())
    expect(documented.components.securitySchemes).toEqual({ token: { type: 'http', scheme: 'bearer' } })
    expect(documented.security).toEqual([{ token: [] }])
    expect(documented.paths['/api/health']?.['get']).toMatchObject({ security: [], responses: { 421: {} } })
    expect(Object.keys(documented.paths['/generate']?.['post']?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '401', '421', '429']),
    )
    expect(documented.paths['/errors/{code}']?.['get']?.security).toEqual([])
    const open = await createApp()
      .app.inject({ url: '/openapi.json' })
      .then((response) => response.json<Documented>())
    expect([open.security, open.components.securitySchemes, open.paths['/generate']?.['post']?.responses]).toEqual([
      [],
      undefined,
      expect.not.objectContaining({ 401: expect.anything() }),
    ])
  })
})

describe('reading the token', () => {
  const fileOf = (text: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'synth-token-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'token'), text)
    return join(folder, 'token')
  }

  it('should take it from a file or from the environment, or have none', async () => {
    expect(await readToken(fileOf(`${token}\n`), undefined)).toBe(token)
    expect(await readToken(null, token)).toBe(token)
    expect(await readToken(null, undefined)).toBeNull()
  })

  it.each(['', ' ', 'two words', 'l\u00f6ck', 'x'.repeat(1001), '=', 'a\nb'])(
    'should refuse %j in one sentence that does not tell it',
    async (text) => {
      for (const read of [readToken(null, text), readToken(fileOf(text), undefined)]) {
        const message = await read.then(String, (error: Error) => error.message)
        expect(message).toMatch(/^(SYNTH_TOKEN|The token file "[^"]+") must contain [^\n]+$/)
        if (text.length > 3) expect(message).not.toContain(text)
      }
    },
  )

  it('should refuse a missing file, and two tokens', async () => {
    await expect(readToken('/nowhere/token', undefined)).rejects.toThrow(/^The token file "\/nowhere\/token" cannot be read: /)
    await expect(readToken(fileOf(token), token)).rejects.toThrow('only one')
  })
})
