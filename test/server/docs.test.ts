import { describe, expect, it } from 'vitest'
import { sharedApp } from './support/start-app.ts'

interface Media {
  readonly schema?: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly operationId?: string
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>>
}

interface Answer {
  readonly tables: Readonly<Record<string, unknown>>
  readonly meta: object
}

async function openApi(): Promise<{ openapi: string; info: { version: string }; paths: Record<string, Record<string, Operation>> }> {
  const response = await (await sharedApp()).app.inject({ method: 'GET', url: '/openapi.json' })
  expect(response.headers['content-type']).toContain('application/json')
  return response.json()
}

describe('the documentation', () => {
  it('should describe every endpoint with its answers, its errors and an example of each', async () => {
    const { openapi, paths } = await openApi()
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths).toSorted()).toEqual(['/api/health', '/errors/{code}', '/generate'])
    for (const operations of Object.values(paths)) {
      for (const { summary, description, operationId, responses } of Object.values(operations)) {
        expect([summary, description, operationId]).not.toContain(undefined)
        for (const [status, { description: answer, content }] of Object.entries(responses)) {
          expect(answer).toBeTruthy()
          if (status === '304') continue
          for (const [type, { schema, examples }] of Object.entries(content ?? {})) {
            expect(schema).toBeTypeOf('object')
            if (Number(status) < 400) continue
            expect(type).toBe('application/problem+json')
            expect(Object.keys(examples ?? {})).not.toEqual([])
            for (const { value } of Object.values(examples ?? {})) expect(value).toMatchObject({ status: Number(status) })
          }
        }
      }
    }
  })

  it('should say what the body of POST /generate may be', async () => {
    const { paths } = await openApi()
    const body = paths['/generate']?.['post']?.requestBody?.content['application/json']
    expect(body?.schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['story'],
      properties: {
        story: { type: 'string', minLength: 1, maxLength: 20_000 },
        rows: { type: 'integer', minimum: 0, maximum: 1e9, default: 1000 },
        seed: { type: ['integer', 'null'], default: null },
        format: { enum: ['records', 'columns'], default: 'records' },
      },
    })
    expect(Object.keys(body?.examples ?? {}).length).toBeGreaterThan(1)
    expect(JSON.stringify(body)).not.toContain('x-examples')
  })

  it('should give examples that succeed, and show answers as they are', async () => {
    const { app } = await sharedApp()
    const { paths } = await openApi()
    const post = paths['/generate']?.['post']
    const examples = Object.entries(post?.requestBody?.content['application/json']?.examples ?? {})
    expect(examples.length).toBeGreaterThan(1)
    for (const [domain, { value }] of examples) {
      const response = await app.inject({
        method: 'POST',
        url: '/generate',
        headers: { 'content-type': 'application/json' },
        payload: value as object,
      })
      expect(response.json()).toMatchObject({ meta: { domain } })
    }
    const { records, columns } = (post?.responses['200']?.content?.['application/json']?.examples ?? {}) as Record<
      string,
      { value: Answer }
    >
    expect(records?.value.tables['customers']).toHaveLength(2)
    expect(columns?.value.meta).toEqual(records?.value.meta)
  })

  it('should load its page from this service alone', async () => {
    const { url } = await sharedApp()
    const response = await fetch(`${url}/docs`)
    const page = await response.text()
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('http')
    const assets = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => String(path))
    expect(assets.length).toBeGreaterThan(4)
    for (const asset of assets) {
      expect(asset).toMatch(/^\/docs\//)
      expect((await fetch(url + asset)).status).toBe(200)
    }
    expect(await (await fetch(`${url}/docs/json`)).json()).toEqual(await openApi())
    expect(await (await fetch(`${url}/docs/static/swagger-initializer.js`)).text()).toContain('"layout":"BaseLayout"')
  })
})
