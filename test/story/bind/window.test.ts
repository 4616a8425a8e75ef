import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SynthError } from '../../../src/errors.ts'
import type { ColumnSchema } from '../../../src/schema/schema.ts'
import { type ClosedWindow, closedWindow, moveWindow } from '../../../src/story/bind/times/window.ts'
import { isoDay } from '../../../src/time/periods.ts'
import type { Row } from '../../domains/generate.ts'
import { generateSchema } from '../../domains/given.ts'
import { shop } from './timed-shop.ts'

function fact(from: string, to: string): ClosedWindow {
  return { type: 'window', from, to, start: 0, end: 9 }
}

function onWeekdays(column: ColumnSchema): ColumnSchema {
  return column.kind === 'timestamp' && column.name === 'ordered_at' ? { ...column, weekdays: [1, 1, 1, 1, 1, 0, 0] } : column
}

interface Moved {
  readonly today: string
  readonly customers: readonly Row[]
  readonly products: readonly Row[]
  readonly orders: readonly Row[]
  readonly returns: readonly Row[]
}

function moved(from: string, to: string): Moved {
  const { schema, used } = moveWindow(shop.schema, shop, fact(from, to))
  expect(used).toBe(true)
  const { tables } = generateSchema(schema, null, 3)
  return { today: schema.reference_date ?? '2026-01-01', ...(tables as unknown as Omit<Moved, 'today'>) }
}

function days(rows: readonly Row[], column: string): readonly string[] {
  return rows.map((row) => String(row[column]).slice(0, 10))
}

function refusal(act: () => unknown): SynthError {
  try {
    act()
  } catch (error) {
    return error as SynthError
  }
  throw new Error('It was not refused')
}

describe('moveWindow', () => {
  it('should let events happen in the window, and today be the day after it', () => {
    const { today, orders } = moved('2023-01-01', '2023-12-31')
    const found = days(orders, 'ordered_at')
    expect(today).toBe('2024-01-01')
    expect(found[0]).toBe('2023-01-01')
    expect(found.at(-1)).toBe('2023-12-31')
    expect(orders.at(-1)?.['age_days']).toBe(1)
  })

  it('should let data of which only the end was said begin as long before it as it does anyway', () => {
    const open = { type: 'window', from: null, to: '2024-03-31', start: 0, end: 16 } as const
    expect(closedWindow(shop.schema, { events: ['orders'] }, open)).toEqual({ ...open, isOpen: true, from: '2020-04-02' })
  })

  it('should change nothing else for a window that ends as the data did', () => {
    const { schema } = moveWindow(shop.schema, shop, fact('2024-07-01', '2025-12-31'))
    const changed = schema.tables.flatMap((table, t) =>
      table.columns
        .filter((column, c) => JSON.stringify(column) !== JSON.stringify(shop.schema.tables[t]?.columns[c]))
        .map(({ name }) => name),
    )
    expect(schema.reference_date).toBeUndefined()
    expect(changed).toEqual(['ordered_at', 'returned_on'])
  })

  it('should move dates in formulas and periods by whole months', () => {
    const { schema } = moveWindow(shop.schema, shop, fact('2023-03-01', '2024-02-29'))
    const json = JSON.stringify(schema)
    expect(json).toContain("joined_on < '2021-09-01'")
    expect(json).toContain('"period":"2024-02","shares":[1,0]')
    expect(json).not.toContain('2025')
  })

  it('should let what takes time have happened when the window is shorter than that', () => {
    const { today, orders } = moved('2024-03-04', '2024-03-10')
    expect(today > '2024-04-05').toBe(true)
    expect(orders.filter(({ status }) => status === 'returned')).toHaveLength(60)
    expect(new Set(days(orders, 'ordered_at'))).toEqual(new Set(['04', '05', '06', '07', '08', '09', '10'].map((day) => `2024-03-${day}`)))
  })

  it('should let things happen on a day on which they never do, when it is all that was said', () => {
    const { schema } = moveWindow(shop.schema, shop, fact('2024-03-03', '2024-03-03'))
    const weekdays = { ...shop.schema, tables: shop.schema.tables.map((table) => ({ ...table, columns: table.columns.map(onWeekdays) })) }
    expect(moveWindow(weekdays, shop, fact('2024-03-03', '2024-03-03')).schema.tables[2]?.columns[3]).toEqual({
      ...schema.tables[2]?.columns[3],
      weekdays: undefined,
    })
  })

  it('should make room for a window that is longer than the data was', () => {
    const { orders, products, customers } = moved('2005-01-01', '2025-12-31')
    expect(days(orders, 'ordered_at')[0]).toBe('2005-01-01')
    expect(days(products, 'launched_on').every((day) => day < '2005-01-01')).toBe(true)
    expect((days(customers, 'joined_on')[0] ?? '') < '2005-01-01').toBe(true)
  })

  it('should keep what refers to something behind it, in any window', () => {
    const day = fc.integer({ min: -25_500, max: 47_000 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 9000 }), (first, length) => {
        const [from, to] = [isoDay(first), isoDay(Math.min(47_481, first + length))]
        const { today, orders, customers, products, returns } = moved(from, to)
        const joined = days(customers, 'joined_on')
        const ordered = days(orders, 'ordered_at')
        expect(ordered.every((each) => each >= from && each <= to)).toBe(true)
        expect(orders.every(({ customer_id: id }, row) => (joined[Number(id) - 1] ?? '') < (ordered[row] ?? ''))).toBe(true)
        expect(days(products, 'launched_on').every((each) => each < from)).toBe(true)
        const returned = days(returns, 'returned_on')
        expect(returns.every(({ order_id: id }, row) => (ordered[Number(id) - 1] ?? '') < (returned[row] ?? ''))).toBe(true)
        expect([...ordered, ...joined, ...returned].every((each) => each < today)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['2024-05-01', '2024-03-31', 'before it begins'],
    ['1850-01-01', '1850-12-31', 'years from 1900'],
    ['2150-01-01', '2150-12-31', 'years from 1900'],
    ['1901-01-01', '2025-12-31', '80 years'],
    ['2024-02-31', '2024-03-31', 'not a day of the calendar'],
  ])('should refuse %s to %s', (from, to, reason) => {
    const error = refusal(() => moveWindow(shop.schema, shop, fact(from, to)))
    expect(error.code).toBe('story_contradicts')
    expect(error.message).toContain(reason)
    expect(error.problems).toEqual([{ pointer: '/story', detail: error.message, span: { start: 0, end: 9 } }])
  })

  it('should say what it set', () => {
    const { notes, schema } = moveWindow(shop.schema, shop, fact('2023-01-01', '2023-12-31'))
    expect(notes.map(({ text }) => text)).toContain('"Today" is 2024-01-01 in the data')
    for (const { pointer } of notes) {
      const value = pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], schema)
      expect(value).toBeDefined()
    }
  })
})
