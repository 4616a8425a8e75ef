import { describe, expect, it } from 'vitest'
import { fakeCore } from './support/fake-core.ts'
import { library } from './support/schemas.ts'
import { createApp, shareApp } from './support/start-app.ts'

const sharedApp = shareApp()

const json = { 'content-type': 'application/json' }
const small = { story: '{"size": 10}', rows: 1, seed: 5 }

describe('methods and paths', () => {
  it.each([
    ['GET', '/generate', 'OPTIONS, POST'],
    ['HEAD', '/generate', 'OPTIONS, POST'],
    ['PUT', '/generate', 'OPTIONS, POST'],
    ['DELETE', '/generate?x=1', 'OPTIONS, POST'],
    ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/openapi.json', 'GET, HEAD, OPTIONS'],
    ['PUT', '/schema.json', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/generate-data', 'OPTIONS, POST'],
    ['HEAD', '/api/validate-schema', 'OPTIONS, POST'],
    ['DELETE', '/api/generate-schema', 'OPTIONS, POST'],
    ['POST', '/', 'GET, HEAD, OPTIONS'],
    ['POST', '/docs', 'GET, HEAD, OPTIONS'],
    ['POST', '/docs/static/swagger-ui.css', 'GET, HEAD, OPTIONS'],
    ['POST', '/errors/not_found', 'GET, HEAD, OPTIONS'],
  ] as const)('should refuse %s %s and name what it answers', async (method, url, allow) => {
    const { app } = await sharedApp()
    const response = await app.inject({ method, url, headers: json, ...(method !== 'HEAD' && { payload: '{not json' }) })
    expect(response.statusCode).toBe(405)
    expect(response.headers['allow']).toBe(allow)
    expect(response.headers['content-type']).toBe('application/problem+json')
  })

  it('should answer OPTIONS with the methods of the path only', async () => {
    const { app } = await sharedApp()
    const response = await app.inject({ method: 'OPTIONS', url: '/generate' })
    expect([response.statusCode, response.headers['allow'], response.body]).toEqual([204, 'OPTIONS, POST', ''])
    expect((await app.inject({ method: 'OPTIONS', url: '/nowhere' })).statusCode).toBe(404)
  })

  it.each([
    '/api/health',
    '/livez',
    '/readyz',
    '/openapi.json',
    '/schema.json',
    '/docs',
    '/docs/static/swagger-ui.css',
    '/errors/not_found',
  ])('should answer HEAD %s like GET, without a body', async (path) => {
    const { url } = await sharedApp()
    const [get, head] = await Promise.all([fetch(url + path), fetch(url + path, { method: 'HEAD' })])
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
    if (path !== '/api/health') expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength))
  })

  it.each([
    '/nowhere',
    '/generate/',
    '/Generate',
    '/docs/static/nothing.js',
    '/docs/static/..%2f..%2fpackage.json',
    '/errors/',
    '/errors/nothing',
    '/api',
    '/api/generate-data/',
    '/schema',
  ])('should know nothing at %s', async (url) => {
    const { app } = await sharedApp()
    const response = await app.inject({ method: 'GET', url })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('application/problem+json')
    expect(response.json()).toMatchObject({ code: 'not_found', instance: `${url}#${String(response.headers['x-request-id'])}` })
  })
})

describe('media types', () => {
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
    'application/json; charset="utf-8"',
    'application/json;',
  ])('should take a body of type %s', async (type) => {
    const { app } = await sharedApp()
    const response = await app.inject({
      method: 'POST',
      url: '/generate',
      headers: { 'content-type': type },
      payload: JSON.stringify(small),
    })
    expect(response.statusCode).toBe(200)
  })

  it.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/problem+json',
    'application/jsonp',
    'text/json',
    ';',
    'application/json; charset',
    'application/json; charset="utf-8',
    'application/json; charset=utf-8; charset=utf-8',
    `application/json;${' '.repeat(100)}`,
  ])('should refuse a body of type %j', async (type) => {
    const { app } = await sharedApp()
    const headers = type === undefined ? {} : { 'content-type': type }
    for (const payload of [JSON.stringify(small), '']) {
      const response = await app.inject({ method: 'POST', url: '/generate', headers, payload })
      expect([response.statusCode, response.json().code]).toEqual([415, 'media_type_unsupported'])
    }
  })

  it.each(['/api/generate-data', '/api/validate-schema', '/api/generate-schema'])('should take nothing but JSON at %s', async (url) => {
    const { app } = await sharedApp()
    const response = await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/yaml' }, payload: 'schema: {}' })
    expect([response.statusCode, response.json().code]).toEqual([415, 'media_type_unsupported'])
  })

  it('should refuse a compressed body and an empty one', async () => {
    const { app } = await sharedApp()
    const packed = await app.inject({ method: 'POST', url: '/generate', headers: { ...json, 'content-encoding': 'gzip' }, payload: 'x' })
    expect(packed.statusCode).toBe(415)
    const empty = await app.inject({ method: 'POST', url: '/generate', headers: json, payload: '' })
    expect([empty.statusCode, empty.json().code]).toEqual([400, 'body_malformed'])
  })

  it.each([
    ['GET', '/api/health'],
    ['GET', '/schema.json'],
    ['GET', '/openapi.json'],
    ['POST', '/generate'],
    ['POST', '/api/generate-data'],
    ['POST', '/api/validate-schema'],
    ['POST', '/api/generate-schema'],
    ['POST', '/api/import'],
  ] as const)('should not answer %s %s in HTML', async (method, url) => {
    const { app } = await sharedApp()
    const response = await app.inject({
      method,
      url,
      headers: { ...json, accept: 'text/html' },
      // What is made is known to be no HTML once the body is read, which may name a format.
      ...(method === 'POST' && { payload: url === '/api/generate-data' ? { schema: library } : small }),
    })
    expect([response.statusCode, response.json().code]).toEqual([406, 'not_acceptable'])
  })

  it.each(['/generate', '/api/generate-data'])(
    'should answer POST %s in the format of the body, whatever the client accepts',
    async (url) => {
      const { app } = await sharedApp()
      const payload = url === '/generate' ? { ...small, format: 'records' } : { schema: library, format: 'columns' }
      const response = await app.inject({ method: 'POST', url, headers: { ...json, accept: 'text/html' }, payload })
      expect([response.statusCode, response.headers['vary']]).toEqual([200, 'accept, accept-encoding'])
      expect(response.headers['content-type']).toContain('application/json')
    },
  )
})

describe('conditional requests', () => {
  it('should answer 304 without generating when the caller has the bytes', async () => {
    let generated = 0
    const { app, pool } = createApp({
      core: { ...fakeCore, generateTask: (task, buffer) => (++generated, fakeCore.generateTask(task, buffer)) },
    })
    const ask = (body: object, etag?: string) =>
      app.inject({
        method: 'POST',
        url: '/generate',
        headers: etag === undefined ? json : { ...json, 'if-none-match': etag },
        payload: body,
      })
    const first = await ask(small)
    const etag = first.headers['etag'] as string
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers['content-length']).toBe('10')
    for (const header of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask(small, header)
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers).toMatchObject({ etag, 'synth-seed': '5' })
    }
    expect((await ask({ ...small, story: '{}', rows: 50 }, '*')).statusCode).toBe(304)
    expect([generated, pool.started]).toEqual([1, 0])
    expect((await ask({ ...small, seed: 6 }, etag)).statusCode).toBe(200)
    expect((await ask(small, '"other"')).statusCode).toBe(200)
  })
})
