import { describe, expect, it } from 'vitest'
import type { Row } from '../../domains/generate.ts'
import { saidProfile } from '../../../src/story/bind/amounts/profile.ts'
import { understand } from '../../../src/story/understand.ts'
import { rowsOf, said } from './said.ts'
import { shop } from './timed-shop.ts'

function orders(story: string): readonly Row[] {
  const { schema, bound } = said(shop, story)
  expect(bound.every(({ used }) => used)).toBe(true)
  return rowsOf(
    { ...schema, tables: schema.tables.map((table) => (table.name === 'orders' ? { ...table, rows: 12_000 } : table)) },
    'orders',
  )
}

/** Rows by what a function says of their moment. */
function counts<Key extends string | number>(rows: readonly Row[], keyOf: (text: string) => Key): ReadonlyMap<Key, number> {
  const found = new Map<Key, number>()
  for (const { ordered_at: at } of rows) found.set(keyOf(String(at)), (found.get(keyOf(String(at))) ?? 0) + 1)
  return found
}

const weekday = (at: string): number => (new Date(at).getUTCDay() + 6) % 7
const month = (at: string): string => at.slice(5, 7)
const hour = (at: string): number => Number(at.slice(11, 13))

describe('setShape', () => {
  it('should have more on Black Friday of each year', () => {
    const found = counts(orders('from 2023 to 2024 with a 5x Black Friday spike'), (at) => at.slice(0, 10))
    expect((found.get('2023-11-24') ?? 0) / (found.get('2023-11-22') ?? 1)).toBeGreaterThan(4)
    expect((found.get('2024-11-29') ?? 0) / (found.get('2024-11-27') ?? 1)).toBeGreaterThan(4)
  })

  it('should multiply months by what the data has already', () => {
    const [plain, dipped] = [orders('in 2024'), orders('in 2024, a 50% dip in March')].map((rows) => counts(rows, month))
    const ratio = (found: ReadonlyMap<string, number> | undefined): number => (found?.get('03') ?? 0) / (found?.get('02') ?? 1)
    expect(ratio(dipped) / ratio(plain)).toBeCloseTo(0.5, 1)
  })

  it('should leave weekends out', () => {
    const found = counts(orders('in 2024, weekdays only'), weekday)
    expect([...found.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
  })

  it('should have most of it in office hours', () => {
    const rows = orders('in 2024, mostly office hours')
    const inside = rows.filter(({ ordered_at: at }) => hour(String(at)) >= 8 && hour(String(at)) <= 17 && weekday(String(at)) < 5)
    expect(inside.length / rows.length).toBeGreaterThan(0.75)
  })

  it('should have more at lunch', () => {
    const found = counts(orders('in 2024 with a lunch rush'), hour)
    expect((found.get(12) ?? 0) / (found.get(10) ?? 1)).toBeGreaterThan(1.9)
  })

  it('should take flat times as they are', () => {
    expect(said(shop, 'flat Q2').schema).toEqual(shop.schema)
  })

  it('should say so where a table has weekdays of its own that it leaves as they are', () => {
    const fridays = {
      ...shop,
      events: ['orders'],
      schema: {
        ...shop.schema,
        tables: shop.schema.tables.map((table) =>
          table.name === 'orders'
            ? {
                ...table,
                columns: table.columns.map((column) =>
                  column.name === 'ordered_at' ? { ...column, weekdays: [0, 0, 0, 0, 1, 0, 0] } : column,
                ),
              }
            : table,
        ),
      },
    }
    const { schema, bound } = said(fridays, 'busy weekends')
    expect(schema).toEqual(fridays.schema)
    expect(bound[0]).toMatchObject({ notes: [], used: false, reason: 'orders happen on weekdays of their own' })
  })

  it('should keep weekends busy beside office hours, which are hours of all days then', () => {
    const found = counts(orders('in 2024, busy weekends, mostly office hours'), weekday)
    const [weekend, week] = [
      [5, 6],
      [0, 1, 2, 3, 4],
    ].map((days) => days.reduce((sum, day) => sum + (found.get(day) ?? 0), 0) / days.length)
    expect(weekend ?? 0).toBeGreaterThan((week ?? 0) * 1.4)
  })

  it('should refuse to have more at times at which nothing happens', () => {
    expect(() => understand('online shop, weekdays only, busy on Saturdays', null)).toThrow('One statement has more')
  })

  it('should raise what is said to be busy above what is quieter in the data, and open what is closed', () => {
    expect(saidProfile([1, 0.1, 1, 1], [1, 1.7, 1, 1])).toEqual({ weights: [1, 1.7, 1, 1], isMet: true })
    expect(saidProfile([1, 4, 1, 1], [1, 0.5, 1, 1])).toEqual({ weights: [4, 2, 4, 4], isMet: true })
    expect(saidProfile([1, 2, 1, 1], [1, 1.5, 1, 1])).toEqual({ weights: [1, 3, 1, 1], isMet: true })
    expect(saidProfile([1, 0, 1, 1], [1, 1.5, 1, 1])).toEqual({ weights: null, isMet: false })
    expect(saidProfile([1, 0, 0, 0], [1, 0, 0, 0])).toEqual({ weights: null, isMet: true })
    const coffee = understand('a coffee shop, mostly mornings', null)
    expect(coffee.facts[0]?.bound.used).toBe(true)
  })

  it('should leave alone what it cannot do, and say why', () => {
    const { schema, bound } = said(shop, 'on 5 March 2024, a Black Friday spike')
    expect(bound[1]).toMatchObject({ used: false, reason: 'the stated days are outside of the period of the data' })
    expect(rowsOf(schema, 'orders')).toHaveLength(600)
    const lull = said(shop, 'in Q1 2024, a summer lull, a peak in February')
    expect(lull.bound.slice(1)).toMatchObject([
      { used: false, reason: 'the stated months are outside of the period of the data' },
      { used: true },
    ])
    const weekend = said({ ...shop, events: ['orders'] }, 'from 2024-03-09 to 2024-03-10, weekdays only')
    expect(weekend.bound[1]?.used).toBe(false)
    expect(rowsOf(weekend.schema, 'orders')).toHaveLength(600)
  })
})
