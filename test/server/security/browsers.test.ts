import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { shareApp, startApp } from '../support/start-app.ts'
import { secured } from './secured.ts'

const origin = 'https://app.example'
const closedApp = shareApp()
const corsApp = shareApp(secured({ corsOrigins: [origin, 'http://localhost:5173'], token: 'secret' }))

async function preflight(from: string, url = '/generate', method = 'POST'): Promise<LightMyRequestResponse> {
  const headers = { origin: from, 'access-control-request-method': method, 'access-control-request-headers': 'content-type,authorization' }
  return (await corsApp()).app.inject({ method: 'OPTIONS', url, headers })
}

describe('pages of other origins', () => {
  it('should read nothing by default', async () => {
    const { app } = await closedApp()
    const headers = { origin, 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS'] as const) {
      const response = await app.inject({ method, url: '/openapi.json', headers })
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it('should get the answer to a preflight without a token', async () => {
    const { statusCode, headers, body } = await preflight(origin)
    expect([statusCode, body, headers['access-control-allow-origin']]).toEqual([204, '', origin])
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST')
    for (const name of ['content-type', 'authorization', 'if-none-match', 'range'])
      expect(headers['access-control-allow-headers']).toContain(name)
    expect(headers['vary']).toMatch(/\borigin\b/i)
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it.each(['https://evil.example', 'null', 'https://app.example.evil.example', 'http://app.example'])(
    'should not be let in from %s',
    async (from) => {
      expect((await preflight(from)).headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('should read answers and refusals, with the headers that matter, and caches keep them apart', async () => {
    const { app } = await corsApp()
    const json = { 'content-type': 'application/json', authorization: 'Bearer secret', origin }
    const made = await app.inject({ method: 'POST', url: '/generate', headers: json, payload: { story: '{"size": 10}', rows: 1, seed: 5 } })
    expect([made.statusCode, made.headers['access-control-allow-origin']]).toEqual([200, origin])
    expect(made.headers['vary']).toMatch(/^origin, accept, accept-encoding$/i)
    for (const name of ['etag', 'link', 'synth-seed', 'content-disposition', 'content-range', 'x-request-id', 'retry-after'])
      expect(made.headers['access-control-expose-headers']).toContain(name)
    for (const url of ['/nowhere', '/generate', '/datasets/x']) {
      const refused = await app.inject({ url, headers: { origin } })
      expect(refused.statusCode).toBeGreaterThan(399)
      expect(refused.headers['access-control-allow-origin']).toBe(origin)
    }
  })

  it('should read streamed rows', async () => {
    const { url } = await startApp(secured({ corsOrigins: [origin] }))
    const body = JSON.stringify({ story: '{}', rows: 3, seed: 5 })
    const response = await fetch(`${url}/generate`, { method: 'POST', headers: { 'content-type': 'application/json', origin }, body })
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('should still list the methods of a path for requests without an origin', async () => {
    const { app } = await startApp(secured({ corsOrigins: [origin] }))
    const response = await app.inject({ method: 'OPTIONS', url: '/generate' })
    expect([response.statusCode, response.headers['allow']]).toEqual([204, 'OPTIONS, POST'])
    expect((await app.inject({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'DELETE', url: '/generate' })).headers['allow']).toBe('OPTIONS, POST')
  })
})

describe('the headers for browsers', () => {
  it.each(['/api/health', '/openapi.json', '/schema.json', '/errors/not_found', '/nowhere', '/datasets/x'])(
    'should let %s load nothing',
    async (url) => {
      const { headers } = await (await closedApp()).app.inject({ url })
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      })
      // Over plain HTTP it means nothing, and the name may serve others.
      expect(headers).not.toHaveProperty('strict-transport-security')
    },
  )

  it('should let the docs load their own files and no inline script', async () => {
    const { app } = await closedApp()
    const { headers, body } = await app.inject({ url: '/docs' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toMatch(/script-src|upgrade-insecure-requests|unsafe-eval/)
    const scripts = [...body.matchAll(/<script\b([^>]*)>([^<]*)/g)].map(([, attributes = '', text = '']) => ({
      attributes,
      text: text.trim(),
    }))
    expect(scripts.length).toBeGreaterThan(2)
    for (const { attributes, text } of scripts) expect([attributes.includes('src="/docs/'), text]).toEqual([true, ''])
    expect(body).not.toMatch(/\son[a-z]+="/)
  })
})
