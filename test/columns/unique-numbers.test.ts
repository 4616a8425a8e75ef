import { describe, expect, it } from 'vitest'
import { columnValues, compileTables, listCells, valuesOf } from '../engine/support/evaluate.ts'

function made(kind: string, params: Readonly<Record<string, unknown>>, rows = 3000): ReturnType<typeof compileTables> {
  return compileTables([{ name: 'rows', rows, columns: [{ name: 'value', kind, unique: true, ...params }] }], 1)
}

const values = (plan: ReturnType<typeof compileTables>): unknown[] => columnValues(plan, 9, 'rows', 'value')

describe('unique numbers', () => {
  it('should be all there are when there are as many as rows', () => {
    const numbers = values(made('integer', { min: -1000, max: 1999 })) as number[]
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 3000 }, (_, i) => i - 1000))
    expect(numbers).not.toEqual(numbers.toSorted((a, b) => a - b))
    expect(values(made('integer', { min: 5, max: 5 }, 1))).toEqual([5])
    expect(values(made('integer', { min: 5, max: 5 }, 0))).toEqual([])
  })

  it('should reach over the whole of wide bounds without coming twice', () => {
    for (const max of [2 ** 32 - 1, 2 ** 32, 1e13, Number.MAX_SAFE_INTEGER]) {
      const numbers = values(made('integer', { min: 0, max })) as number[]
      expect(new Set(numbers).size).toBe(3000)
      const sorted = numbers.toSorted((a, b) => a - b)
      for (const [part, number] of [300, 1500, 2700].map((place) => [place / 3000, sorted[place] ?? NaN] as const))
        expect(Math.abs(number / max - part)).toBeLessThan(0.05)
      expect(sorted.every((number) => Number.isSafeInteger(number) && number <= max)).toBe(true)
    }
  })

  it('should know the last of four billion rows', () => {
    const plan = made('integer', { min: 1, max: 2 ** 32 }, 2 ** 32)
    const numbers = valuesOf(listCells(plan, 9, 'rows', 'value', [0, 1, 2 ** 32 - 2, 2 ** 32 - 1])) as number[]
    expect(new Set(numbers).size).toBe(4)
    for (const number of numbers) expect(number >= 1 && number <= 2 ** 32).toBe(true)
  })

  it.each([
    [{ min: 1, max: 2999 }, '1 to 2999 are 2999 numbers, but the table has 3000 rows'],
    [{ min: 1, max: 9999, distribution: { name: 'poisson', mean: 3 } }, 'leave `distribution` and `by` out'],
    [{ min: 9, max: 1 }, '`min` 9 must not exceed `max` 1'],
  ])('should refuse %j', (params, reason) => {
    expect(() => made('integer', params)).toThrow(reason)
  })
})

describe('unique values of faker', () => {
  it('should each occur once', () => {
    const names = values(made('faker', { method: 'person.lastName' }, 400))
    expect(new Set(names).size).toBe(400)
  })

  it('should be refused where there are too few', () => {
    expect(() => made('faker', { method: 'book.format' }, 5)).toThrow('has 4 different values, but the table has 5 rows')
  })
})

describe('values of faker', () => {
  it('should be as frequent as faker returns them, with timestamps relative to the day of the plan', () => {
    const truths = values(made('faker', { method: 'datatype.boolean', unique: false }))
    expect(Math.abs(truths.filter((truth) => truth === true).length - 1500)).toBeLessThan(150)
    for (const moment of values(made('faker', { method: 'date.recent', unique: false })))
      expect(moment).toMatch(/^(2025-12-31|2026-01-01)T\d\d:\d\d:\d\dZ$/)
  })
})
