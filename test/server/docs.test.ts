import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { ExportStatus } from '../../src/fleet/export-status.ts'
import { formats } from '../../src/formats/index.ts'
import { exportExample } from '../../src/server/routes/exports/export-schema.ts'
import { shareApp } from './support/start-app.ts'

const showExport = (): Promise<ExportStatus> => Promise.resolve(exportExample as ExportStatus)
const sharedApp = shareApp({
  fleet: { shown: 'redis://localhost:6379', submit: showExport, status: showExport, cancel: showExport, close: () => Promise.resolve() },
})

interface Media {
  readonly schema?: object
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>
}

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly operationId?: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>>
}

interface Answer {
  readonly tables: Readonly<Record<string, unknown>>
  readonly meta: object
}

interface OpenApi {
  readonly openapi: string
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

async function openApi(): Promise<OpenApi> {
  const response = await (await sharedApp()).app.inject({ method: 'GET', url: '/openapi.json' })
  expect(response.headers['content-type']).toContain('application/json')
  return response.json()
}

const endpoints: readonly string[] = [
  '/api/explain',
  '/api/generate-data',
  '/api/generate-schema',
  '/api/health',
  '/api/import',
  '/api/validate-schema',
  '/datasets',
  '/datasets/{name}',
  '/datasets/{ref}/exports',
  '/datasets/{ref}/{file}',
  '/datasets/{ref}/{table}/{part}',
  '/errors/{code}',
  '/exports/{id}',
  '/generate',
  '/livez',
  '/metrics',
  '/openapi.json',
  '/readyz',
  '/schema.json',
]

describe('the documentation', () => {
  it('should describe every endpoint with its answers, its errors and an example of each', async () => {
    const { openapi, paths } = await openApi()
    expect(openapi).toBe('3.1.0')
    const others = Object.keys(paths).filter((path) => !endpoints.includes(path))
    expect(others, `the list of this test has no ${others.join(', ')}`).toEqual([])
    const absent = endpoints.filter((path) => !(path in paths))
    expect(absent, `no route has the path ${absent.join(', ')} of the list of this test`).toEqual([])
    for (const [path, operations] of Object.entries(paths)) {
      for (const { summary, description, operationId, responses } of Object.values(operations)) {
        expect([summary, description, operationId], `${path} has a summary, a description and an operationId`).not.toContain(undefined)
        for (const [status, { description: answer, content }] of Object.entries(responses)) {
          expect(answer, `${path} describes its answer ${status}`).toBeTruthy()
          if (status === '304') continue
          for (const [type, { schema, examples }] of Object.entries(content ?? {})) {
            expect(schema, `${path} has a schema of its answer ${status}`).toBeTypeOf('object')
            if (Number(status) < 400) continue
            expect(type).toBe('application/problem+json')
            expect(Object.keys(examples ?? {})).not.toEqual([])
            for (const { value } of Object.values(examples ?? {})) expect(value).toMatchObject({ status: Number(status) })
          }
        }
      }
    }
  })

  it('should have a line for every endpoint in the table of docs/api.md', () => {
    const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
    // Those of data sets have a page of their own.
    const missing = endpoints.filter((path) => !path.startsWith('/datasets/{') && !page.includes(path))
    expect(missing, `docs/api.md has no ${missing.join(', ')}`).toEqual([])
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
        rows: { type: 'integer', minimum: 0, maximum: 1e9 },
        seed: { type: ['integer', 'null'], default: null },
        format: { enum: [...formats.keys()], description: expect.stringContaining('the default is records') },
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
    for (const [, { value }] of examples) {
      const response = await app.inject({
        method: 'POST',
        url: '/generate',
        headers: { 'content-type': 'application/json' },
        payload: value as object,
      })
      expect(response.json()).toMatchObject({ meta: { story: (value as { readonly story: string }).story } })
      expect(response.headers['synth-unused']).toBe('0')
    }
    const { records, columns } = (post?.responses['200']?.content?.['application/json']?.examples ?? {}) as Record<
      string,
      { value: Answer }
    >
    expect(records?.value.tables['customers']).toHaveLength(2)
    expect(columns?.value.meta).toEqual(records?.value.meta)
  })

  it.each(['/api/explain', '/api/generate-data', '/api/validate-schema', '/api/generate-schema'])(
    'should give examples of POST %s that succeed',
    async (path) => {
      const { app } = await sharedApp()
      const { paths } = await openApi()
      const examples = Object.values(paths[path]?.['post']?.requestBody?.content['application/json']?.examples ?? {})
      expect(examples.length).toBeGreaterThan(1)
      for (const { value } of examples) {
        const response = await app.inject({
          method: 'POST',
          url: path,
          headers: { 'content-type': 'application/json' },
          payload: value as object,
        })
        expect(response.statusCode).toBe(200)
      }
      expect(Object.keys(paths[path]?.['post']?.responses['200']?.content?.['application/json']?.examples ?? {})).not.toEqual([])
    },
  )

  it('should give examples of paths and parameters that together lead to something', async () => {
    const { app } = await sharedApp()
    const { paths } = await openApi()
    for (const [path, { get }] of Object.entries(paths)) {
      const names = (get?.parameters ?? []).filter((parameter) => parameter.in === 'path')
      if (names.length === 0) continue
      const way = names.reduce((before, { name, example }) => before.replace(`{${name}}`, String(example)), path)
      const asked = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
      const url = `${way}?${new URLSearchParams(asked.map(({ name, example }): [string, string] => [name, String(example)])).toString()}`
      expect([url, (await app.inject({ method: 'GET', url })).statusCode]).toEqual([url, 200])
    }
  })

  it('should show the result of validating a schema unchanged', async () => {
    const { app } = await sharedApp()
    const { paths } = await openApi()
    const { requestBody, responses } = paths['/api/validate-schema']?.['post'] ?? {}
    const asked = requestBody?.content['application/json']?.examples ?? {}
    const answers = responses?.['200']?.content?.['application/json']?.examples ?? {}
    for (const [name, { value }] of Object.entries(asked)) {
      const response = await app.inject({
        method: 'POST',
        url: '/api/validate-schema',
        headers: { 'content-type': 'application/json' },
        payload: value as object,
      })
      expect(answers[name]?.value).toEqual(response.json())
    }
    expect(answers).toMatchObject({ valid: { value: { valid: true } }, invalid: { value: { valid: false } } })
  })

  it('should have the schema as a component that bodies and answers refer to, with nothing referred to missing', async () => {
    const { paths, components } = await openApi()
    const schema = { $ref: '#/components/schemas/Schema' }
    const body = (path: string) => paths[path]?.['post']?.requestBody?.content['application/json']?.schema
    expect(body('/api/generate-data')).toMatchObject({ properties: { schema, rows: { type: 'integer' } }, required: ['schema'] })
    expect(body('/api/validate-schema')).toMatchObject({ properties: { schema } })
    expect(paths['/api/generate-schema']?.['post']?.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      properties: { schema },
    })
    expect(components.schemas['Schema']).toMatchObject({ type: 'object', required: expect.arrayContaining(['tables']) })
    const references = [...JSON.stringify({ paths, components }).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => String(reference))
    expect(references.length).toBeGreaterThan(10)
    for (const reference of references) {
      expect(reference).toMatch(/^#\/components\/schemas\/[\w.-]+$/)
      expect(components.schemas).toHaveProperty([reference.split('/').at(-1) ?? ''])
    }
    expect(JSON.stringify(paths)).not.toContain('x-component')
  })

  it('should answer 304 to a caller with the document', async () => {
    const { app } = await sharedApp()
    const { etag } = (await app.inject({ url: '/openapi.json' })).headers
    const response = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': String(etag) } })
    expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', etag])
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
    expect(parse(await (await fetch(`${url}/docs/yaml`)).text())).toEqual(await openApi())
    expect(await (await fetch(`${url}/docs/static/swagger-initializer.js`)).text()).toContain('"layout":"BaseLayout"')
  })
})
