import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { secured } from './security/secured.ts'
import { createApp, shareApp } from './support/start-app.ts'

const sharedApp = shareApp()

describe('GET /', () => {
  it('should be a page that loads nothing but files of this service', async () => {
    const { app } = await sharedApp()
    const { statusCode, headers, body } = await app.inject('/')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'no-cache'])
    expect(headers['content-security-policy']).toMatch(/^default-src 'self';/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/)
    expect(body).not.toMatch(/<style|\son\w+="|style="|<script(?![^>]*\ssrc=)/)
    const addresses = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    for (const address of addresses) expect((await app.inject(address)).statusCode).toBeLessThan(400)
    expect(addresses.filter((address) => address.startsWith('/playground/')).length).toBeGreaterThan(3)
  })

  it('should send compressed files that are kept for ever, and 304 for what a browser has', async () => {
    const { app } = await sharedApp()
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec((await app.inject('/')).body) ?? []
    const plain = await app.inject(script)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    })
    const packed = await app.inject({ url: script, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(packed.headers['etag']).not.toBe(plain.headers['etag'])
    for (const [url, etag] of [
      [script, plain.headers['etag']],
      ['/', (await app.inject('/')).headers['etag']],
    ] as const) {
      const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    const head = await app.inject({ method: 'HEAD', url: script })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(plain.rawPayload.length)])
  })

  it.each(['nothing.js', 'index.html', '..%2fschema.json', 'main.js', 'index.html.br', 'constructor'])(
    'should have no file %s',
    async (name) => {
      const { app } = await sharedApp()
      const response = await app.inject(`/playground/${name}`)
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    },
  )

  it('should answer with its icon where browsers look for one, with a token or without', async () => {
    const { app } = createApp(secured({ token: 'secret' }))
    const { statusCode, headers, body } = await app.inject('/favicon.ico')
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=86400',
    ])
    expect(body).toMatch(/^<svg /)
  })

  it('should be open, with its files, where a token is wanted, and say that it is', async () => {
    const { app } = createApp(secured({ token: 'secret' }))
    const { statusCode, body } = await app.inject('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('data-token="wanted"')
    const [, style = ''] = /href="(\/playground\/style[^"]+)"/.exec(body) ?? []
    expect((await app.inject(style)).statusCode).toBe(200)
    expect((await (await sharedApp()).app.inject('/')).body).not.toContain('data-token')
  })

  it('should get refused stories without an error status on request, and no other errors', async () => {
    const { app } = createApp(secured({ token: 'secret' }))
    const ask = (headers: Record<string, string>, body: object) =>
      app.inject({
        method: 'POST',
        url: '/api/explain',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      })
    const [authorization, prefer] = ['Bearer secret', 'problem-status=200']
    const quiet = await ask({ authorization, prefer }, { story: 'qwerty' })
    expect([quiet.statusCode, quiet.headers['content-type'], quiet.json().status]).toEqual([200, 'application/problem+json', 422])
    expect(quiet.headers['preference-applied']).toBe(prefer)
    expect((await ask({ authorization, prefer }, {})).json()).toMatchObject({ code: 'validation_failed', status: 400 })
    expect((await ask({ authorization }, { story: 'qwerty' })).statusCode).toBe(422)
    expect((await ask({ prefer }, { story: 'qwerty' })).statusCode).toBe(401)
  })
})
