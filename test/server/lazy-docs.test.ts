import fastify from 'fastify'
import { expect, it } from 'vitest'
import { lazyDocs } from '../../src/server/lazy-docs.ts'

it('should try again when the docs could not be loaded', async () => {
  const app = fastify()
  let failures = 1
  lazyDocs(app, async () => {
    if (failures-- > 0) throw new Error('too many open files')
    return fastify().get('/docs', () => 'the docs')
  })
  expect((await app.inject('/docs')).statusCode).toBe(500)
  expect((await app.inject('/docs')).body).toBe('the docs')
  await app.close()
})

it('should not keep a service from ending when the docs cannot be loaded', async () => {
  const app = fastify()
  lazyDocs(app, () => Promise.reject(new Error('too many open files')))
  expect((await app.inject('/docs')).statusCode).toBe(500)
  await expect(app.close()).resolves.toBeUndefined()
})
