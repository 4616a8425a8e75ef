import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askRaw } from './support/ask-raw.ts'
import { type Service, startShared } from './support/shared-service.ts'

let service: Service

beforeAll(async () => {
  service = await startShared()
})

afterAll(() => service.stop())

/** Megabytes of memory. */
function resident(): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${service.pid}/status`, 'latin1'))?.[1]) / 1024
}

/** A request of 1.6 MB, unlike all others: 21,000 words. */
function large(place: number): string {
  const columns = [0, 1, 2].map((column) => ({
    name: `c${column}`,
    kind: 'category',
    values: Array.from({ length: 7_000 }, (_, word) => `word ${place} ${word + 7_000 * column} ${'x'.repeat(60)}`),
  }))
  const table = { name: 'words', rows: { type: 'primary', count: 20_000 }, columns }
  return JSON.stringify({ schema: { version: 1, tables: [table] }, seed: place, format: place % 2 === 0 ? 'parquet' : 'records' })
}

describe.runIf(process.platform === 'linux')('the memory of the service', () => {
  it('should stay under 600 MB for forty different schemas of 1.6 MB, and be given back after them', { timeout: 180_000 }, async () => {
    // The first review of an idle service comes after a second.
    await delay(5_000)
    const before = resident()
    let most = 0
    for (let place = 0; place < 40; place++) {
      expect(await askRaw(service.port, '/api/generate-data', large(place))).toBe(200)
      most = Math.max(most, resident())
    }
    expect(most).toBeLessThan(600)
    await expect.poll(() => resident() - before, { timeout: 60_000, interval: 500 }).toBeLessThan(100)
  })
})
