import { describe, expect, it } from 'vitest'
import { publishedSchema } from '../../src/validation/json-schema.ts'
import { shareApp } from './support/start-app.ts'

const sharedApp = shareApp()

async function get(headers: Record<string, string> = {}) {
  return (await sharedApp()).app.inject({ url: '/schema.json', headers })
}

describe('GET /schema.json', () => {
  it('should give the JSON Schema of schemas', async () => {
    const response = await get()
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/schema+json'])
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(publishedSchema())))
  })

  it('should answer 304 to a caller with the schema', async () => {
    const etag = (await get()).headers['etag'] as string
    expect(etag).toMatch(/^"[\w-]+"$/)
    const response = await get({ 'if-none-match': etag })
    expect([response.statusCode, response.body, response.headers['etag']]).toEqual([304, '', etag])
  })

  it.each([
    ['application/schema+json', 200, 'application/schema+json'],
    ['application/json', 200, 'application/json'],
    ['text/html, */*;q=0.1', 200, 'application/schema+json'],
    ['text/html', 406, 'application/problem+json'],
  ])('should answer who accepts %s with %i', async (accept, status, type) => {
    const response = await get({ accept })
    expect([response.statusCode, response.headers['content-type']]).toEqual([status, type])
  })
})
