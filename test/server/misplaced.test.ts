import { describe, expect, it } from 'vitest'
import { createCore } from '../../src/server/core.ts'
import { answer } from '../../src/planner/answer.ts'
import { library } from './support/schemas.ts'
import { shareApp } from './support/start-app.ts'

const sharedApp = shareApp({ core: createCore(async (call) => answer(call)) })

const jsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: { id: { type: 'integer' }, email: { type: 'string', format: 'email' } },
}

async function problemOf(
  url: string,
  payload: object,
): Promise<{ code: string; detail: string; errors: { pointer: string; detail: string }[] }> {
  const { app } = await sharedApp()
  return (await app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })).json()
}

const takers = ['/api/generate-data', '/api/validate-schema', '/datasets']

describe('a body that belongs elsewhere', () => {
  it.each(takers)('should be refused with the right place of a schema at %s', async (url) => {
    const { code, detail, errors } = await problemOf(url, library)
    expect(code).toBe('validation_failed')
    expect(detail).toContain('The body is a schema itself: put it into the field "schema", as in {"schema": {"version": 1, "tables": […]}')
    expect(errors).toEqual([{ pointer: '', detail }])
  })

  it.each(takers)('should be refused as a JSON Schema at %s', async (url) => {
    const { code, detail } = await problemOf(url, jsonSchema)
    expect([code, detail]).toEqual(['validation_failed', expect.stringMatching(/is a JSON Schema.*"tables".*\/guide\/schema/)])
  })

  it.each(['/api/generate-data', '/datasets'])('should be refused as a JSON Schema in the right field at %s', async (url) => {
    for (const schema of [jsonSchema, { type: 'array', items: {} }, { properties: {} }, { $ref: '#/$defs/user', $defs: { user: {} } }]) {
      const { code, detail, errors } = await problemOf(url, { schema })
      expect(code).toBe('schema_invalid')
      expect(errors).toEqual([
        { pointer: '/schema', detail: expect.stringMatching(/is a JSON Schema.*A synth schema lists.*\/guide\/schema/) },
      ])
      expect(detail).toContain('is a JSON Schema')
    }
  })

  it('should be reported in the answer about a schema', async () => {
    const { app } = await sharedApp()
    const response = await app.inject({ method: 'POST', url: '/api/validate-schema', payload: { schema: jsonSchema } })
    expect(response.json()).toMatchObject({ valid: false, errors: [{ pointer: '', detail: expect.stringContaining('is a JSON Schema') }] })
  })

  it('should take a schema that names its own JSON Schema', async () => {
    const { app } = await sharedApp()
    const schema = { $schema: 'http://localhost:8000/schema.json', ...library }
    const response = await app.inject({ method: 'POST', url: '/api/validate-schema', payload: { schema } })
    expect(response.json()).toMatchObject({ valid: true })
  })

  it.each([
    ['/generate', { schema: library }, 'Send a schema to POST /api/generate-data'],
    ['/generate', library, 'Send a schema to POST /api/generate-data'],
    ['/api/explain', { schema: library }, 'Send a schema to POST /api/generate-data'],
    ['/api/generate-data', { story: 'an online shop' }, 'Send a story to POST /generate'],
    ['/api/generate-data', library.tables[0], 'The body is a table itself'],
    ['/api/generate-data', { schema: JSON.stringify(library) }, '/schema is JSON in a string: send the object itself'],
    ['/datasets', { schema: JSON.stringify(library) }, '/schema is JSON in a string: send the object itself'],
  ] as const)('should be told at %s where it goes instead', async (url, body, detail) => {
    expect(await problemOf(url, body as object)).toMatchObject({ code: 'validation_failed', detail: expect.stringContaining(detail) })
  })
})
