import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { type Service, startShared } from './support/shared-service.ts'
import { askRaw } from './support/ask-raw.ts'
import { HealthWatch } from './support/health-watch.ts'
import { diamonds } from '../../bench/soak/hostile-schemas.ts'
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

/** Sends bodies one after another, other ones in each attempt, while health is asked. */
async function hold(path: string, bodiesOf: (attempt: number) => readonly object[]): Promise<void> {
  let shortest = Infinity
  for (let attempt = 0; attempt < attempts && shortest >= longestDelay; attempt++) {
    const bodies = bodiesOf(attempt).map((body) => JSON.stringify(body))
    health.takeLongest()
    for (const body of bodies) expect([200, 201, 400, 413, 422, 503]).toContain(await askRaw(service.port, path, body))
    shortest = Math.min(shortest, health.takeLongest())
  }
  expect(shortest).toBeLessThan(longestDelay)
}

/** A small table whose 60 columns have different distributions in each attempt. */
function gammas(name: string, attempt: number): object {
  const columns = Array.from({ length: 60 }, (_, place) => {
    const distribution = { name: 'gamma', mean: 10 + place, shape: 0.5 + 0.37 * place + attempt / 7 }
    return { name: `c${place}`, kind: 'decimal', scale: 2, min: 0, max: 100_000, distribution }
  })
  return { name, rows: 10, columns }
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
      await hold(path, (attempt) => [
        {
          schema: { version: 1, name: `attempt_${attempt}`, tables },
          seed: 1,
          ...(path === '/api/generate-data' && { format: 'records' }),
        },
      ])
    },
  )

  it.each(sharesOf(['/generate', '/api/explain', '/datasets'], hostileStories))(
    'should be answered while health is: a story of %s to %s',
    async (_name, path, story) => {
      await hold(path, (attempt) => [{ story: `${attempt}${story.slice(1)}`, seed: 1 }])
    },
  )

  it.each(['/generate', '/api/generate-data', '/datasets', '/api/explain', '/api/validate-schema'])(
    'should be answered while health is: as many unknown fields as fit, of the body and of its options, to %s',
    async (path) => {
      const unknown = (attempt: number): object => Object.fromEntries(Array.from({ length: 24_000 }, (_, at) => [`a${attempt}_${at}`, 1]))
      await hold(path, (attempt) => [unknown(attempt), { story: 'a shop', options: unknown(attempt) }])
    },
  )

  it.each([
    [10_000, '/generate'],
    [90_000, '/api/generate-data'],
    [90_000, '/datasets'],
  ])('should be answered while health is: %i columns, to %s', async (length, path) => {
    await hold(path, (attempt) => [{ columns: Array.from({ length }, (_, at) => `column ${attempt} ${at}`) }])
  })

  it('should be answered while health is: small schemas whose distributions are known from another one', async () => {
    await hold('/api/generate-data', (attempt) =>
      ['first', 'second', 'second', 'second', 'second'].map((name) => ({
        schema: { version: 1, tables: [gammas(name, attempt)] },
        seed: 1,
      })),
    )
  })

  it('should be answered while health is: other seeds of a small schema whose constraint reads thousands of cells for a row', async () => {
    const tables = diamonds(12, 100).map((table, place) => (place > 0 ? table : { ...table, constraints: ['a >= 0'] }))
    await hold('/api/generate-data', (attempt) =>
      [1, 2, 3, 4, 5, 6].map((seed) => ({ schema: { version: 1, name: `attempt_${attempt}`, tables }, seed })),
    )
  })
})
