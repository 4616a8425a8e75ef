import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askRaw } from './support/ask-raw.ts'
import { nearLimits } from './support/near-limits.ts'
import { type Service, startShared } from './support/shared-service.ts'

/** Megabytes that the service may keep of a request. */
const mostKept = 100

/** Seconds of processor time of all threads of the service for one schema: many times what they take. */
const mostCost = 10

/** A few in the suite; hundreds take minutes. */
const runs = Number(process.env['FAULT_RUNS'] ?? 5)

let service: Service

beforeAll(async () => {
  service = await startShared()
})

afterAll(() => service.stop())

function statusOf(name: string): string {
  return readFileSync(`/proc/${service.pid}/${name}`, 'latin1')
}

/** Megabytes of memory. */
const resident = (): number => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf('status'))?.[1]) / 1024

/** Seconds of processor time so far; the clock of `stat` ticks a hundred times a second. */
const spent = (): number => {
  const fields = statusOf('stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

describe.runIf(process.platform === 'linux')('a schema whose cost is near a limit', () => {
  it('should be answered at a bounded cost, and leave little memory taken', { timeout: 30_000 + runs * 5_000 }, async () => {
    let request = 0
    await fc.assert(
      fc.asyncProperty(nearLimits, async ({ tables }) => {
        const schema = { version: 1, name: `request_${request++}`, tables }
        const [before, start] = [resident(), spent()]
        expect(await askRaw(service.port, '/api/validate-schema', JSON.stringify({ schema }))).toBe(200)
        const asked = { schema, seed: 1, format: 'csv', table: (tables[0] as { readonly name: string }).name }
        expect([200, 422]).toContain(await askRaw(service.port, '/api/generate-data', JSON.stringify(asked)))
        expect(spent() - start).toBeLessThan(mostCost)
        // What is garbage is not given back at once.
        const deadline = performance.now() + 5_000
        while (resident() > before + mostKept && performance.now() < deadline) await delay(100)
        expect(resident()).toBeLessThan(before + mostKept)
      }),
      { numRuns: runs, endOnFailure: true },
    )
  })
})
