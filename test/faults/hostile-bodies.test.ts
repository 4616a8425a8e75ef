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
  health = new HealthWatch(service)
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
    const status = await askRaw(service.port, path, body)
    const delay = health.takeLongest()
    expect([200, 201, 400, 413, 422, 503]).toContain(status)
    shortest = Math.min(shortest, delay)
  }
  expect(shortest).toBeLessThan(longestDelay)
}

/** The bodies of a path: a share of them, in turn, so that each is sent once, unless all are asked for at every path. */
function sharesOf<Body>(paths: readonly string[], bodies: Readonly<Record<string, Body>>): readonly (readonly [string, string, Body])[] {
  const isAll = process.env['FAULTS'] === 'all'
  return Object.entries(bodies).flatMap(([name, body], place) =>
    paths.filter((_, turn) => isAll || place % paths.length === turn).map((path) => [name, path, body] as const),
  )
}

describe('the worst bodies', () => {
  it.each(sharesOf(['/api/generate-data', '/api/validate-schema', '/datasets'], hostileSchemas))(
    'should be answered while health is: a schema of %s to %s',
    async (_name, path, tables) => {
      await hold(path, (attempt) => ({
        schema: { version: 1, name: `attempt_${attempt}`, tables },
        seed: 1,
        ...(path === '/api/generate-data' && { format: 'records' }),
      }))
    },
  )

  it.each(sharesOf(['/generate', '/api/explain', '/datasets'], hostileStories))(
    'should be answered while health is: a story of %s to %s',
    async (_name, path, story) => {
      await hold(path, (attempt) => ({ story: `${attempt}${story.slice(1)}`, seed: 1 }))
    },
  )
})
