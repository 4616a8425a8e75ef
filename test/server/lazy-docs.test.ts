import fastify from 'fastify'
import { expect, it } from 'vitest'
import { lazyDocs } from '../../src/server/lazy-docs.ts'

it('should not keep a service from ending when the docs cannot be loaded', async () => {
  const app = fastify()
  lazyDocs(app, {} as never)
  expect((await app.inject('/openapi.json')).statusCode).toBe(500)
  await expect(app.close()).resolves.toBeUndefined()
})
