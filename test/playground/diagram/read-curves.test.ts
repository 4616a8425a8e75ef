import { expect, test } from 'vitest'
import type { Api } from '../../../src/playground/api/api.ts'
import type { DatasetTable } from '../../../src/playground/api/dataset.ts'
import { readCurves } from '../../../src/playground/diagram/read-curves.ts'
import { sampleTable } from '../../../src/playground/diagram/sample-table.ts'
import type { SaidCurve } from '../../../src/playground/diagram/said-curves.ts'

const table: DatasetTable = { name: 'orders', rows: 1000, primary_key: null, columns: [] }
const curve: SaidCurve = {
  table: 'orders',
  column: 'total',
  scale: 2,
  time: 'day',
  isTimeHidden: false,
  periods: [
    { period: '2025-01', said: 50.5 },
    { period: '2025-02', said: 50.5 },
  ],
  words: null,
}
const source = {
  location: '/datasets/x',
  asked: {
    schema: { version: 1, tables: [{ name: 'orders', rows: 1000, columns: [{ name: 'day', kind: 'date', hidden: true }] }] } as const,
    seed: 7,
  },
}
const { signal } = new AbortController()

/** Five hundred rows of 0.10 a month, in pieces that end anywhere. */
function rows(count: number): ReadableStream<Uint8Array> {
  const lines = Array.from({ length: count }, (_, index) => `{"day":"2025-0${index < 500 ? 1 : 2}-15","total":0.10}\n`)
  const bytes = new TextEncoder().encode(lines.join(''))
  const pieces = Array.from({ length: Math.ceil(bytes.length / 777) }, (_, index) => bytes.slice(index * 777, (index + 1) * 777))
  return new ReadableStream({
    pull: (controller) => {
      const piece = pieces.shift()
      if (piece === undefined) controller.close()
      else controller.enqueue(piece)
    },
  })
}

/** An API that answers with a body, and notes what it is asked for. */
function apiOf(body: () => BodyInit, asked: unknown[]): Api {
  return {
    get: async (path: string) => {
      asked.push(path)
      return new Response(body())
    },
    createDataset: async (made: unknown) => {
      asked.push(made)
      return { location: '/datasets/shown' }
    },
  } as unknown as Api
}

test('all rows of the two columns are added up, to the last digit', async () => {
  const asked: unknown[] = []
  const read: number[] = []
  expect(
    await readCurves(
      apiOf(() => rows(1000), asked),
      source,
      table,
      [curve],
      signal,
      (count) => read.push(count),
    ),
  ).toEqual([[50, 50]])
  expect(asked).toEqual(['/datasets/x/orders.ndjson?columns=day,total'])
  expect(read.at(-1)).toBe(1000)
})

test('a stream that ends early is no sum', async () => {
  const api = apiOf(() => rows(999), [])
  await expect(readCurves(api, source, table, [curve], signal, () => undefined)).rejects.toThrow('The table has 1000 rows, but 999 came')
})

test('a hidden column of time is read of the same data with the column shown', async () => {
  const asked: unknown[] = []
  await readCurves(
    apiOf(() => rows(1000), asked),
    source,
    table,
    [{ ...curve, isTimeHidden: true }],
    signal,
    () => undefined,
  )
  expect(asked).toMatchObject([
    { seed: 7, schema: { tables: [{ columns: [{ name: 'day', hidden: false }] }] } },
    '/datasets/shown/orders.ndjson?columns=day,total',
  ])
})

test('a sample knows the rows that it has', async () => {
  const asked: unknown[] = []
  const sample = await sampleTable(
    apiOf(() => '[{"total":1},{"total":null}]', asked),
    '/datasets/x',
    { ...table, rows: 2 },
    signal,
  )
  expect(asked).toEqual(['/datasets/x/orders.json?offset=0&limit=2'])
  expect([sample.rows, sample.isWhole]).toEqual([2, true])
  expect(sample.cells('total')).toEqual([
    { row: 0, value: 1 },
    { row: 1, value: null },
  ])
})
