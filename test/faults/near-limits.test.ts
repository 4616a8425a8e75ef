import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slowness } from '../support/slowness.ts'
import { askRaw } from './support/ask-raw.ts'
import { nearLimit, nearTwoLimits, shapeNames } from './support/near-limits.ts'
import { forgetPeak, residentNow, residentPeak } from './support/resident.ts'
import { type Service, startShared } from './support/shared-service.ts'

/** Milliseconds of processor time on an idle machine for which one turn of the main thread may be held. */
const longestHold = 100

/** Megabytes that the process may have at any moment. */
const mostMemory = 600

/** Megabytes that the service may keep of requests. */
const mostKept = 100

/** Seconds of processor time of all threads on an idle machine for one schema: many times what most take. */
const mostCost = 10

/** For each limit a few in the suite; hundreds take minutes. */
const runs = Number(process.env['FAULT_RUNS'] ?? 2)

const timeout = 30_000 + runs * 30_000

let service: Service
let idle = 0
let request = 0

/** Seconds of processor time so far; the clock of `stat` ticks a hundred times a second. */
const spent = (): number => {
  const fields = readFileSync(`/proc/${service.pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

async function expectBounded(tables: readonly object[]): Promise<void> {
  const schema = { version: 1, name: `request_${request++}`, tables }
  const inspected = JSON.stringify({ schema })
  const asked = JSON.stringify({ schema, seed: 1, format: 'csv', table: (tables[0] as { readonly name: string }).name })
  forgetPeak(service.pid)
  await service.takeLongestHold()
  const start = spent()
  expect([200, 413]).toContain(await askRaw(service.port, '/api/validate-schema', inspected))
  expect([200, 413, 422]).toContain(await askRaw(service.port, '/api/generate-data', asked))
  const hold = await service.takeLongestHold()
  const [cost, slow] = [spent() - start, slowness()]
  expect(hold).toBeLessThan(longestHold * slow)
  expect(cost).toBeLessThan(mostCost * slow)
  expect(residentPeak(service.pid)).toBeLessThan(mostMemory)
}

describe.runIf(process.platform === 'linux')('a schema whose cost is near a limit', () => {
  beforeAll(async () => {
    service = await startShared()
    // The first review of an idle service comes after a second.
    await delay(5_000)
    idle = residentNow(service.pid)
  })

  afterAll(() => service.stop())

  it.each(shapeNames)('should not hold the main thread, and take little time and memory: %s', { timeout }, async (name) => {
    await fc.assert(fc.asyncProperty(nearLimit(name), expectBounded), { numRuns: runs, endOnFailure: true })
  })

  it('should not hold the main thread, and take little time and memory: of two kinds', { timeout: 3 * timeout }, async () => {
    await fc.assert(fc.asyncProperty(nearTwoLimits, expectBounded), { numRuns: 4 * runs, endOnFailure: true })
  })

  it('should leave little memory taken', { timeout: 90_000 }, async () => {
    await expect.poll(() => residentNow(service.pid) - idle, { timeout: 60_000, interval: 500 }).toBeLessThan(mostKept)
  })
})
