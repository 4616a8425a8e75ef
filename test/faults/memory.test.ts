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

/** Megabytes of resident memory. */
function memory(): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${service.pid}/status`, 'latin1')
  const megabytes = (line: RegExp): number => Number(line.exec(status)?.[1]) / 1024
  return { now: megabytes(/^VmRSS:\s+(\d+)/m), peak: megabytes(/^VmHWM:\s+(\d+)/m) }
}

function many<Item>(length: number, item: (at: number) => Item): readonly Item[] {
  return Array.from({ length }, (_, at) => item(at))
}

const id = { name: 'id', kind: 'sequence' }
const rows = { type: 'primary', count: 20_000 }

/** Tables of 1.4 to 1.6 MB of JSON, of different words, numbers and formulas in each place. */
const kinds: Readonly<Record<string, (place: number) => readonly object[]>> = {
  words: (place) => {
    const values = (column: number): readonly string[] => many(7_000, (word) => `word ${place} ${word + 7_000 * column} ${'x'.repeat(60)}`)
    return [{ name: 'words', rows, columns: many(3, (column) => ({ name: `c${column}`, kind: 'category', values: values(column) })) }]
  },
  texts: (place) => {
    const values = (column: number, segment: number): readonly string[] =>
      many(100, (word) => `${place} ${column} ${segment} ${word} `.padEnd(50, 'q'))
    const segments = (column: number): readonly object[] => many(9, (segment) => ({ values: values(column, segment) }))
    return [
      { name: 'texts', rows, columns: [id, ...many(30, (column) => ({ name: `c${column}`, kind: 'text', segments: segments(column) }))] },
    ]
  },
  constraints: (place) => {
    const constraint = (at: number): string =>
      many(60, (term) => `id >= -${at}${term}${place}`)
        .join(' && ')
        .slice(0, 999)
        .replace(/ && [^&]*$/, '')
    return many(16, (table) => ({ name: `t${table}`, rows: 50, columns: [id], constraints: many(100, constraint) }))
  },
  quantiles: (place) => {
    const column = (at: number): object => ({
      name: `c${at}`,
      kind: 'decimal',
      scale: 3,
      min: 0,
      max: 1e6,
      distribution: { name: 'empirical', quantiles: many(4_000, (step) => step * 200 + place + 0.123456) },
    })
    return [{ name: 'numbers', rows, columns: [id, ...many(23, column)] }]
  },
}

describe.runIf(process.platform === 'linux')('the memory of the service', () => {
  it('should stay under 600 MB for forty different schemas of 1.6 MB, and be given back after them', { timeout: 240_000 }, async () => {
    const makers = Object.values(kinds)
    // The first review of an idle service comes after a second.
    await delay(5_000)
    const before = memory().now
    for (let place = 0; place < 40; place++) {
      const tables = makers[place % makers.length]?.(place) ?? []
      const format = place % 8 < 4 ? 'parquet' : 'records'
      const body = JSON.stringify({ schema: { version: 1, tables }, seed: place, format })
      expect([200, 422]).toContain(await askRaw(service.port, '/api/generate-data', body))
    }
    expect(memory().peak).toBeLessThan(600)
    await expect.poll(() => memory().now - before, { timeout: 60_000, interval: 500 }).toBeLessThan(100)
  })
})
