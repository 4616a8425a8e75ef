import { describe, expect, it } from 'vitest'
import { SynthError } from '../../../src/errors.ts'
import { RowBudget } from '../../../src/server/security/row-budget.ts'
import { createApp } from '../support/start-app.ts'
import { secured } from './secured.ts'

const json = { 'content-type': 'application/json' }

describe('the limit of requests', () => {
  it('should refuse requests above the limit, say when to retry, and exempt health checks', async () => {
    const { app } = createApp(secured({ requestsPerMinute: 3, token: 'secret' }))
    const ask = (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress })
    expect((await ask('/schema.json')).headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' })
    expect([(await ask('/nowhere')).statusCode, (await ask('/datasets/x')).statusCode]).toEqual([401, 401])
    const refused = await ask('/schema.json')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect((await ask('/api/health')).statusCode).toBe(200)
    expect((await ask('/schema.json', '192.0.2.2')).statusCode).toBe(200)
  })
})

describe('the limit of rows', () => {
  it('should count the rows of responses, and none for answers without data', async () => {
    const { app } = createApp(secured({ rowsPerMinute: 5 }))
    const ask = (rows: number, headers: object = {}) =>
      app.inject({ method: 'POST', url: '/generate', headers: { ...json, ...headers }, payload: { story: '{"size": 10}', rows, seed: 1 } })
    expect((await ask(1)).statusCode).toBe(200)
    expect((await ask(1, { 'if-none-match': '*' })).statusCode).toBe(304)
    for (let times = 0; times < 4; times++) expect((await ask(1)).statusCode).toBe(200)
    const refused = await ask(1)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    const never = await ask(6)
    expect([never.statusCode, never.json<{ code: string }>().code]).toEqual([422, 'too_many_rows'])
  })

  it('should count a range of a file by its share', async () => {
    const { app } = createApp(secured({ rowsPerMinute: 5 }))
    const range = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/generate',
        headers: { ...json, ...headers },
        payload: { story: '{"addressed": true}', rows: 4, seed: 1 },
      })
    for (let times = 0; times < 5; times++) expect((await range({ range: 'bytes=0-9' })).statusCode).toBe(206)
    expect((await range({ range: 'bytes=0-9' })).statusCode).toBe(429)
  })

  it('should give every client a new share each minute', () => {
    const budget = new RowBudget(10)
    budget.take('192.0.2.1', 10, 0)
    expect(() => budget.take('192.0.2.1', 1, 59_999)).toThrow(SynthError)
    expect(() => budget.take('::ffff:192.0.2.1', 1, 59_999)).toThrow(SynthError)
    budget.take('192.0.2.1', 10, 60_000)
    budget.take('2001:db8::1', 6, 0)
    expect(() => budget.take('2001:db8::ffff', 6, 1)).toThrow(SynthError)
    budget.take('2001:db8:0:1::1', 6, 1)
  })
})
