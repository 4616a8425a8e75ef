import { describe, expect, it } from 'vitest'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, tableOf, valuesOf } from './support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }

/** Operations that change nothing. */
const long = ' + 0'.repeat(30)
const truly = ' && true'.repeat(30)

const formulas = ['amount * 2 + id', 'parent.size - amount', 'other.size + parent.size', 'amount / (id % 3)', 'double - 1']
const conditions = ['amount > 4', 'known(other)', 'parent.size > id']

/** Formulas over cells of the row, of its owner and of another row, some of them null; each also with many operations. */
const tables: readonly AnyTable[] = [
  {
    name: 'boxes',
    rows: 40,
    columns: [
      id,
      { name: 'size', kind: 'integer', min: 0, max: 99 },
      { name: 'few', kind: 'roll_up', table: 'things', aggregate: 'sum', column: 'amount', where: 'amount > 2' },
      { name: 'many', kind: 'roll_up', table: 'things', aggregate: 'sum', column: 'amount', where: `amount > 2${truly}` },
    ],
  },
  {
    name: 'things',
    rows: { type: 'owned', by: 'boxes', min: 1, max: 40 },
    columns: [
      id,
      { name: 'box', kind: 'owner_key', table: 'boxes' },
      { name: 'other', kind: 'foreign_key', table: 'boxes', nullable: { rate: 0.2 } },
      { name: 'amount', kind: 'integer', min: 0, max: 9, nullable: { rate: 0.3 } },
      { name: 'double', kind: 'formula', expression: `amount * 2${long}` },
      ...formulas.flatMap((expression, place) => [
        { name: `short${place}`, kind: 'formula', expression },
        { name: `long${place}`, kind: 'formula', expression: `${expression}${long}` },
      ]),
      ...conditions.flatMap((when, place) => [
        { name: `few${place}`, kind: 'conditional', when, value: { kind: 'integer', min: 7, max: 7 } },
        { name: `many${place}`, kind: 'conditional', when: `${when}${truly}`, value: { kind: 'integer', min: 7, max: 7 } },
      ]),
      { name: 'lacking', kind: 'integer', min: 0, max: 9, nullable: { when: 'lacking > 4 || id < 0' } },
      { name: 'without', kind: 'integer', min: 0, max: 9, nullable: { when: `without > 4${truly}` } },
    ],
  },
]

describe('formulas of many operations', () => {
  const plan = compileTables(tables, 1)
  const { rows } = tableOf(plan, 'things').plan
  const order = Array.from({ length: rows }, (_, row) => (row * 7) % rows)

  it.each([
    ...formulas.map((_, place) => ['things', `short${place}`, `long${place}`] as const),
    ...conditions.map((_, place) => ['things', `few${place}`, `many${place}`] as const),
    ['boxes', 'few', 'many'] as const,
  ])('should have the values of their few: %s.%s and %s', (table, few, many) => {
    expect(columnValues(plan, 3, table, many)).toEqual(columnValues(plan, 3, table, few))
    if (table === 'things')
      expect(valuesOf(listCells(plan, 3, table, many, order))).toEqual(valuesOf(listCells(plan, 3, table, few, order)))
  })

  it('should see the value that they make null', () => {
    const values = columnValues(plan, 3, 'things', 'without').filter((value) => value !== null)
    expect(Math.max(...(values as number[]))).toBe(4)
  })

  it('should keep no vectors but their results', () => {
    const count = 60
    const wide: AnyTable = {
      name: 'wide',
      rows: 1024,
      columns: [
        id,
        ...Array.from({ length: count }, (_, place) => ({ name: `f${place}`, kind: 'formula', expression: `id + ${place}${long}${long}` })),
      ],
    }
    const scratch = new Scratch()
    const frame = new Run(compileTables([wide], 1), 3, scratch).frame(0, 0, 1024)
    for (let column = 0; column <= count; column++) frame.column(column)
    // A result has 8 KiB, and each of the 60 operations makes one or two of them.
    expect(scratch.bytes).toBeLessThan((2 * count + 150) * 8 * 1024)
  })
})
