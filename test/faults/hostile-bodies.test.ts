import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { type Service, startShared } from './support/shared-service.ts'
import { askRaw } from './support/ask-raw.ts'
import { HealthWatch } from './support/health-watch.ts'
import { hostileSchemas } from './support/hostile-schemas.ts'
import { hostileStories } from './support/hostile-stories.ts'

/** Milliseconds; the least of several attempts counts, as the machine may have been busy with something else. */
const longestDelay = 100
const attempts = 4

let service: Service
let health: HealthWatch

beforeAll(async () => {
  service = await startShared()
  health = new HealthWatch(service.port)
})

afterAll(async () => {
  health.stop()
  await service.stop()
})

/** Sends a body, another one each time, while health is asked. */
async function hold(path: string, bodyOf: (attempt: number) => object): Promise<void> {
  let shortest = Infinity
  for (let attempt = 0; attempt < attempts && shortest >= longestDelay; attempt++) {
    const body = JSON.stringify(bodyOf(attempt))
    health.takeLongest()
    const began = performance.now()
    const status = await askRaw(service.port, path, body)
    const delay = health.takeLongest()
    if (process.env['FAULT_LOG']) console.log(path, expect.getState().currentTestName?.slice(-60), body.length, status, (performance.now() - began).toFixed(0), 'delay', delay.toFixed(0))
    expect([200, 201, 400, 413, 422, 503]).toContain(status)
    shortest = Math.min(shortest, delay)
  }
  expect(shortest).toBeLessThan(longestDelay)
}

describe.each(['/api/generate-data', '/api/validate-schema', '/datasets'])('POST %s', (path) => {
  it.each(Object.entries(hostileSchemas))('should answer while health does: %s', async (_name, tables) => {
    await hold(path, (attempt) => ({
      schema: { version: 1, name: `attempt_${attempt}`, tables },
      seed: 1,
      ...(path === '/api/generate-data' && { format: 'records' }),
    }))
  })
})

describe.each(['/generate', '/api/explain', '/datasets'])('POST %s', (path) => {
  it.each(Object.entries(hostileStories))('should answer while health does, a story of %s', async (_name, story) => {
    await hold(path, (attempt) => ({ story: `${attempt}${story.slice(1)}`, seed: 1 }))
  })
})
