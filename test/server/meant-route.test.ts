import { describe, expect, it } from 'vitest'
import { shareApp } from './support/start-app.ts'

const sharedApp = shareApp()

describe('an unknown path', () => {
  it.each([
    ['POST', '/api/generate', 'POST /generate'],
    ['GET', '/health', 'GET /api/health'],
    ['GET', '/api/healthz', 'GET /api/health'],
    ['GET', '/healthz', 'GET /livez'],
    ['GET', '/ready', 'GET /readyz'],
    ['POST', '/generate/', 'POST /generate'],
    ['POST', '/Generate', 'POST /generate'],
    ['GET', '/generte', 'POST /generate'],
    ['POST', '/explain', 'POST /api/explain'],
    ['POST', '/v1/generate-data', 'POST /api/generate-data'],
    ['POST', '/api/generate_data', 'POST /api/generate-data'],
    ['POST', '/validate', 'POST /api/validate-schema'],
    ['POST', '/api/datasets', 'POST /datasets'],
    ['POST', '/dataset', 'POST /datasets'],
    ['GET', '/schema', 'GET /schema.json'],
    ['GET', '/swagger', 'GET /docs'],
    ['GET', '/doc', 'GET /docs'],
    ['GET', '/openapi', 'GET /openapi.json'],
    ['GET', '/openapi.yaml', 'GET /openapi.json'],
    ['GET', '/api/openapi.json', 'GET /openapi.json'],
    ['GET', '/metric', 'GET /metrics'],
    ['GET', '/orders.csv', 'GET /datasets/orders.csv?story=…'],
    ['GET', '/api/orders.parquet?rows=5', 'GET /datasets/orders.parquet?story=…'],
  ] as const)('should be told what was meant by %s %s', async (method, url, meant) => {
    const { app } = await sharedApp()
    const problem = (await app.inject({ method, url })).json<{ code: string; detail: string }>()
    expect([problem.code, problem.detail]).toEqual(['not_found', expect.stringContaining(`did you mean ${meant}?`)])
  })

  it.each(['/nowhere', '/x', '/wp-login.php', '/.env', `/${'a'.repeat(500)}`, '/%20', '//', '/robots.txt'])(
    'should not be guessed at where nothing is near: %s',
    async (url) => {
      const { app } = await sharedApp()
      const { detail } = (await app.inject({ url })).json<{ detail: string }>()
      expect(detail).toMatch(/^There is no GET \/\S{0,80}; GET \/docs lists what there is$/)
    },
  )
})
