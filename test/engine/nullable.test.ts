import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, rangeCells, tableOf, valuesOf } from './support/evaluate.ts'
import { problemsOf } from './support/refused.ts'

const beside: readonly AnyColumn[] = [
  { name: 'id', kind: 'sequence' },
  { name: 'status', kind: 'category', values: ['open', 'paid'], weights: [3, 7] },
  { name: 'total', kind: 'decimal', scale: 2, min: 0, max: 100 },
  { name: 'maybe', kind: 'conditional', when: 'status == "paid"', value: { kind: 'integer', min: 1, max: 9 } },
]

function table(rows: number, ...columns: readonly AnyColumn[]): AnyTable {
  return { name: 'orders', rows, columns: [...beside, ...columns] }
}

function valuesIn(tables: readonly AnyTable[], names: readonly string[], seed = 42): unknown[][] {
  const plan = compileTables(tables, 1)
  return names.map((name) => columnValues(plan, seed, 'orders', name))
}

const note: AnyColumn = { name: 'note', kind: 'text', segments: [{ digits: 3 }] }

describe('nullable', () => {
  it('should take the value from exactly the nearest whole number of rows to the rate', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(), (rows, rate, seed) => {
        const [notes] = valuesIn([table(rows, { ...note, nullable: { rate } })], ['note'], seed)
        expect(notes?.filter((value) => value === null).length).toBe(Math.round(rows * rate))
      }),
      {
        numRuns: 40,
        examples: [
          [0, 0.5, 1],
          [1, 0.5, 1],
          [1, 0.49, 1],
          [4096, 0, 1],
          [4097, 1, 1],
          [2, 1, 1],
        ],
      },
    )
  })

  it('should take it from other rows with another seed, and leave the other values as they are', () => {
    const tables = [table(500, { ...note, nullable: { rate: 0.4 } }, { ...note, name: 'other', nullable: { rate: 0.4 } })]
    const [notes = [], others = []] = valuesIn(tables, ['note', 'other'])
    const [full = []] = valuesIn([table(500, note)], ['note'])
    const missing = (values: readonly unknown[]) => values.map((value) => value === null).join()
    notes.forEach((value, row) => expect(value === null || value === full[row]).toBe(true))
    expect(missing(notes)).not.toBe(missing(others))
    expect(missing(notes)).not.toBe(missing(valuesIn(tables, ['note'], 43)[0] ?? []))
  })

  it('should be null only where the formula is true, there always or at the rate', () => {
    const rows = 20_000
    const when = 'total > 60 && status == "open"'
    const [all = [], some = [], unknown = [], totals = [], states = [], maybe = []] = valuesIn(
      [
        table(
          rows,
          { ...note, nullable: { when } },
          { ...note, name: 'some', nullable: { when, rate: 0.3 } },
          { ...note, name: 'unknown', nullable: { when: 'maybe > 4' } },
        ),
      ],
      ['note', 'some', 'unknown', 'total', 'status', 'maybe'],
    )
    const holds = totals.map((total, row) => Number(total) > 60 && states[row] === 'open')
    expect(all.map((value) => value === null)).toEqual(holds)
    expect(unknown.map((value) => value === null)).toEqual(maybe.map((value) => value !== null && Number(value) > 4))
    const eligible = holds.filter(Boolean).length
    const missing = some.filter((value) => value === null).length
    expect(some.every((value, row) => value !== null || holds[row] === true)).toBe(true)
    expect(Math.abs(missing - eligible * 0.3)).toBeLessThan(5.5 * Math.sqrt(eligible * 0.21))
  })

  it('should be selected by the value', () => {
    const income: AnyColumn = { name: 'income', kind: 'integer', min: 1, max: 100 }
    const nullable = { when: 'income > 60 || maybe == 3' }
    const bonus: AnyColumn = { name: 'bonus', kind: 'formula', expression: 'income * 2' }
    const [full = [], maybe = []] = valuesIn([table(3000, income)], ['income', 'maybe'])
    const [told = [], doubled = []] = valuesIn([table(3000, { ...income, nullable }, bonus)], ['income', 'bonus'])
    const kept = full.map((value, row) => (Number(value) > 60 || (maybe[row] !== null && maybe[row] === 3) ? null : value))
    // Where `maybe` is null, a high income is enough, and a low one is kept: what is not known takes nothing.
    expect(told).toEqual(kept)
    expect(doubled).toEqual(told.map((value) => (value === null ? null : Number(value) * 2)))
  })

  it('should add to the nulls that there are', () => {
    const again: AnyColumn = { ...beside[3], name: 'again', kind: 'conditional', nullable: { rate: 0.5 } }
    const [before = [], after = []] = valuesIn([table(3000, again)], ['maybe', 'again'])
    const missing = after.filter((value) => value === null).length
    expect(before.every((value, row) => value !== null || after[row] === null)).toBe(true)
    expect(missing).toBeGreaterThan(before.filter((value) => value === null).length)
    expect(missing).toBeLessThan(3000)
  })

  it('should make a reference optional, and the columns that are read through it', () => {
    const customers: AnyTable = {
      name: 'customers',
      rows: 40,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'age', kind: 'integer', min: 18, max: 90 },
      ],
    }
    const [keys = [], ages = []] = valuesIn(
      [
        customers,
        table(
          400,
          { name: 'customer_id', kind: 'foreign_key', table: 'customers', nullable: { rate: 0.25 } },
          { name: 'age', kind: 'lookup', through: 'customer_id', column: 'age' },
        ),
      ],
      ['customer_id', 'age'],
    )
    expect(keys.filter((key) => key === null).length).toBe(100)
    expect(keys.every((key) => key === null || (Number(key) >= 1 && Number(key) <= 40))).toBe(true)
    expect(ages.map((age) => age === null)).toEqual(keys.map((key) => key === null))
  })

  it('should extend to columns computed from the column', () => {
    const columns: readonly AnyColumn[] = [
      { name: 'who', kind: 'person', nullable: { rate: 0.2 } },
      { name: 'place', kind: 'entry', list: 'cities', nullable: { rate: 0.3 } },
      ...['given_name', 'email'].map((attribute) => ({ name: attribute, kind: 'person_attribute', person: 'who', attribute })),
      { name: 'city', kind: 'attribute', entry: 'place', attribute: 'city' },
    ]
    const [who = [], given = [], email = [], city = []] = valuesIn([table(300, ...columns)], ['who', 'given_name', 'email', 'city'])
    const missing = (values: readonly unknown[]) => values.map((value) => value === null)
    expect(missing(who).filter(Boolean).length).toBe(60)
    expect([missing(given), missing(email)]).toEqual([missing(who), missing(who)])
    expect(missing(city).filter(Boolean).length).toBe(90)
  })

  it('should give the same cells in whatever order they are asked for', () => {
    const plan = compileTables([table(9000, { ...note, nullable: { rate: 0.4 } })], 1)
    const whole = valuesOf(rangeCells(plan, 42, 'orders', 'note', 0, tableOf(plan, 'orders').plan.rows))
    fc.assert(
      fc.property(fc.array(fc.nat(8999), { maxLength: 50 }), (rows) => {
        expect(valuesOf(listCells(plan, 42, 'orders', 'note', rows))).toEqual(rows.map((row) => whole[row]))
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['nothing', { ...note, nullable: {} }, '`rate`, `when`, or both'],
    ['a number', { ...note, nullable: { when: 'total + 1' } }, 'not a condition'],
    ['a column that there is not', { ...note, nullable: { when: 'totl > 1' } }, 'no column "totl"'],
    ['a numbering of the rows', { name: 'number', kind: 'sequence', nullable: { rate: 0.1 } }, 'cannot be null'],
    [
      'the date that orders the table',
      { name: 'on', kind: 'date', from: '2024-01-01', to: '2024-02-01', nullable: { rate: 0.1 } },
      'orders the table by time',
    ],
  ])('should refuse to hang on %s', (_name, column: AnyColumn, sentence) => {
    expect(problemsOf([table(10, column)])).toEqual([
      { pointer: '/tables/0/columns/4/nullable', detail: expect.stringContaining(sentence) as string },
    ])
  })

  it('should refuse to depend on columns computed from the column', () => {
    const income: AnyColumn = { name: 'income', kind: 'integer', min: 1, max: 100, nullable: { when: 'tax > 20' } }
    const tax: AnyColumn = { name: 'tax', kind: 'formula', expression: 'income * 0.4' }
    expect(problemsOf([table(10, income, tax)])).toEqual([
      { pointer: '/tables/0/columns/5', detail: expect.stringContaining('depends on itself') as string },
    ])
  })

  it('should refuse a nullable key of the owner, and a nullable primary key', () => {
    const items: AnyTable = {
      name: 'items',
      rows: { type: 'owned', by: 'orders', min: 1, max: 2 },
      columns: [{ name: 'order_id', kind: 'owner_key', table: 'orders', nullable: { rate: 0.5 } }],
    }
    expect(problemsOf([table(10), items])).toEqual([
      { pointer: '/tables/1/columns/0/nullable', detail: expect.stringContaining('cannot be null') as string },
    ])
    const keyed: AnyTable = {
      ...table(10, { name: 'code', kind: 'pattern', pattern: '###', nullable: { rate: 0.5 } }),
      primary_key: 'code',
    }
    expect(problemsOf([keyed])).toEqual([{ pointer: '/tables/0/primary_key', detail: expect.stringContaining('"code"') as string }])
  })
})
