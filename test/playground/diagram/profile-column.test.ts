import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberBins } from '../../../src/playground/diagram/number-bins.ts'
import { profileColumn } from '../../../src/playground/diagram/profile-column.ts'
import { sampleWindows } from '../../../src/playground/diagram/sample-windows.ts'
import { timeBins } from '../../../src/playground/diagram/time-bins.ts'

const cellsOf = (values: readonly unknown[]) => values.map((value, row) => ({ row, value }))
const sum = (shares: readonly { readonly share: number }[]): number => shares.reduce((all, { share }) => all + share, 0)

test('windows lie over the whole table, hold no row twice, and no more rows than wanted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e9 }),
      fc.integer({ min: 64, max: 2000 }),
      fc.integer({ min: 2, max: 64 }),
      (rows, most, count) => {
        const windows = sampleWindows(rows, most, count)
        expect(windows.reduce((all, { limit }) => all + limit, 0)).toBeLessThanOrEqual(most)
        const ends = windows.map(({ offset, limit }) => offset + limit)
        expect(windows.slice(1).every(({ offset }, index) => offset >= (ends[index] ?? 0))).toBe(true)
        const last = windows.at(-1)
        expect(windows[0]?.offset ?? 0).toBe(0)
        expect((last?.offset ?? 0) + (last?.limit ?? 0)).toBe(rows)
      },
    ),
  )
})

test('every number is in a bin or counted as outside', () => {
  const number = fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.double({ min: -1e9, max: 1e9, noNaN: true }))
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 300 }), (values) => {
      const isWhole = values.every(Number.isInteger)
      const { bins, below, above } = numberBins(values, isWhole, 24)
      expect(bins.length).toBeLessThanOrEqual(60)
      expect(sum(bins) + below + above).toBeCloseTo(1, 9)
      expect(bins.every(({ from, to }, index) => to > from && (index === 0 || from === bins[index - 1]?.to))).toBe(true)
    }),
    { examples: [[[5e-324, -5e-324]], [[2 ** 53 - 4, 2 ** 53 - 2]], [[1e9, 1e9 + 2e-7]], [[-1e-300, 1e-280]]] },
  )
})

test('whole numbers of a small range have a bin each', () => {
  const { bins } = numberBins([1, 2, 2, 5], true, 24)
  expect(bins).toEqual([
    { from: 1, to: 2, share: 0.25 },
    { from: 2, to: 3, share: 0.5 },
    { from: 3, to: 4, share: 0 },
    { from: 4, to: 5, share: 0 },
    { from: 5, to: 6, share: 0.25 },
  ])
})

test.each([400, 402, 408, 1000, 1005, 1137, 2200, 12_345, 100_000])('the numbers from 1 to %i fill their bins evenly', (count) => {
  const values = Array.from({ length: count }, (_, index) => index + 1)
  const { bins } = numberBins(values, true, 24)
  expect(bins.length).toBeGreaterThan(10)
  expect(bins[0]?.from).toBe(1)
  const shares = bins.map(({ share }) => share)
  expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.2)
})

test.each([
  ['whole', true, 1],
  ['decimal', false, 0.25],
] as const)('the greatest of evenly spread %s numbers has no bin of its own', (_, isWhole, step) => {
  const values = Array.from({ length: 400 / step + 1 }, (__, index) => index * step)
  const shares = numberBins(values, isWhole, 24).bins.map(({ share }) => share)
  expect(sum(numberBins(values, isWhole, 24).bins)).toBeCloseTo(1, 9)
  expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.1)
})

test('a few values far away do not squeeze all others into one bar', () => {
  const values = [...Array.from({ length: 500 }, (_, index) => index / 10), 90_000]
  const { bins, above } = numberBins(values, false, 24)
  expect(bins.length).toBeGreaterThan(10)
  expect(above).toBeGreaterThan(0)
  expect(above).toBeLessThan(0.02)
})

test('days of a year make bins of months, in UTC', () => {
  const moments = Array.from({ length: 365 }, (_, row) => ({ row, at: Date.UTC(2025, 0, 1 + row) }))
  const bins = timeBins(moments, true, 14)
  expect(bins).toHaveLength(12)
  expect(bins[1]).toEqual({ from: Date.UTC(2025, 1, 1), to: Date.UTC(2025, 2, 1), share: 28 / 365 })
})

test('windows of a table that is ordered by time make no peaks', () => {
  const rows = 1_000_000
  const year = 365 * 86_400_000
  const moments = sampleWindows(rows, 2000, 32).flatMap(({ offset, limit }) =>
    Array.from({ length: limit }, (_, place) => ({
      row: offset + place,
      at: Date.UTC(2025, 0, 1) + Math.floor(((offset + place) / rows) * year),
    })),
  )
  const shares = timeBins(moments, false, 24).map(({ share }) => share)
  expect(sum(timeBins(moments, false, 24))).toBeCloseTo(1, 9)
  const inner = shares.slice(0, -1)
  expect(Math.max(...inner) / Math.min(...inner)).toBeLessThan(1.2)
})

test('times of any kind are spread over bins that hold all of them', () => {
  const at = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2100, 0, 1) })
  fc.assert(
    fc.property(fc.array(at, { minLength: 1, maxLength: 100 }), fc.boolean(), (times, isSorted) => {
      const ordered = isSorted ? times.toSorted((a, b) => a - b) : times
      const bins = timeBins(
        ordered.map((each, row) => ({ at: each, row: row * 1000 })),
        false,
        24,
      )
      expect(sum(bins)).toBeCloseTo(1, 9)
      expect(bins[0]?.from).toBeLessThanOrEqual(Math.min(...times))
      expect(bins.at(-1)?.to).toBeGreaterThan(Math.max(...times))
    }),
  )
})

test('the most frequent words come first, the others are counted', () => {
  const values = ['b', 'a', 'a', null, ...'cdefgh'.split(''), 'a', 'b']
  const { nulls, shape } = profileColumn('string', cellsOf(values))
  expect(nulls).toBe(1)
  expect(shape).toMatchObject({ kind: 'words', distinct: 8 })
  if (shape.kind !== 'words') return
  expect(shape.top.slice(0, 2).map(({ value }) => value)).toEqual(['a', 'b'])
  expect(sum(shape.top) + shape.others).toBeCloseTo(1, 9)
})

test('texts that are all different are shown as examples', () => {
  const { shape } = profileColumn('string', cellsOf(Array.from({ length: 20 }, (_, index) => `name ${index}`)))
  expect(shape).toEqual({ kind: 'different', examples: ['name 0', 'name 1', 'name 2'], shortest: 6, longest: 7 })
})

test('true and false are both shown, even if only one of them occurs', () => {
  const { shape } = profileColumn('boolean', cellsOf([false, false]))
  expect(shape).toMatchObject({
    kind: 'words',
    top: [
      { value: 'true', share: 0 },
      { value: 'false', share: 1 },
    ],
  })
})

test('a column of nulls has no shape', () => {
  expect(profileColumn('integer', cellsOf([null, null]))).toEqual({ rows: 2, nulls: 2, shape: { kind: 'nothing' } })
})
