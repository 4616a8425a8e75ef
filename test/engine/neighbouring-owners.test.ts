import { describe, expect, it } from 'vitest'
import type { CompiledPlan } from '../../src/engine/compiled-plan.ts'
import { TableFrame } from '../../src/engine/frame.ts'
import { neighbouringOwners, rowsOf } from '../../src/engine/neighbouring-owners.ts'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { compileTables, listCells, rangeCells, tableOf, valuesOf } from './support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }

const orders = 300_000

/** Orders of which each row has items, and items that read their order. */
const tables: readonly AnyTable[] = [
  { name: 'orders', rows: orders, columns: [id, { name: 'rate', kind: 'integer', min: 1, max: 50 }] },
  {
    name: 'items',
    rows: { type: 'owned', by: 'orders', min: 0, max: 8 },
    columns: [
      id,
      { name: 'order', kind: 'owner_key', table: 'orders' },
      { name: 'rate', kind: 'lookup', through: 'order', column: 'rate' },
      { name: 'part', kind: 'split', of: 'id', weighted_by: 'rate' },
    ],
  },
]

const plan = compileTables(tables, orders)
const items = tableOf(plan, 'items')

function frameOf(list: readonly number[]): TableFrame {
  const rows = { first: 0, count: list.length, list: Float64Array.from(list) }
  return new TableFrame(new Run(plan, 5, new Scratch()), items, rows)
}

/** The plan, and the numbers of rows for which a column of its first table was evaluated. */
function counting({ tables: [first, ...others], ...rest }: CompiledPlan): { plan: CompiledPlan; counts: number[] } {
  if (first === undefined) throw new Error('The plan has no tables')
  const counts: number[] = []
  const columns = first.columns.map((column) => ({
    ...column,
    fill: (frame: Parameters<typeof column.fill>[0]) => {
      counts.push(frame.count)
      return column.fill(frame)
    },
  }))
  return { plan: { ...rest, tables: [{ ...first, columns }, ...others] }, counts }
}

describe('the rows of a list', () => {
  it('should be a range if they are consecutive', () => {
    expect(rowsOf(Float64Array.of(7, 8, 9, 0), 3)).toEqual({ first: 7, count: 3, list: null })
    expect(rowsOf(Float64Array.of(4), 1)).toEqual({ first: 4, count: 1, list: null })
    expect(rowsOf(new Float64Array(0), 0)).toEqual({ first: 0, count: 0, list: null })
  })

  it.each([[[7, 9, 8]], [[7, 7, 9]], [[9, 8, 7]], [[7, 8, 10]]])('should stay a list if they are %j', (rows) => {
    const list = Float64Array.from(rows)
    expect(rowsOf(list, rows.length)).toEqual({ first: 0, count: rows.length, list })
  })
})

describe('the owners of neighbouring rows', () => {
  it('should be evaluated once for each run of siblings, also in a list with gaps', () => {
    const siblings = Array.from({ length: 40 }, (_, place) => place).concat(Array.from({ length: 60 }, (_, place) => 9000 + place))
    const found = neighbouringOwners(frameOf(siblings))
    const owners = valuesOf(listCells(plan, 5, 'items', 'order', siblings))
    const { list = null, count = 0 } = found?.owners ?? {}
    expect(Array.from(list?.subarray(0, count) ?? [], (row) => row + 1)).toEqual(owners.filter((owner, at) => owner !== owners[at - 1]))
    expect(siblings.map((_, at) => (list?.[found?.places[at] ?? NaN] ?? NaN) + 1)).toEqual(owners)
  })

  it('should not be looked for in rows that share none', () => {
    expect(neighbouringOwners(frameOf(Array.from({ length: 50 }, (_, place) => (place * 7919) % 100_000)))).toBeNull()
    expect(neighbouringOwners(frameOf([]))).toBeNull()
  })

  // The table is too large to be kept whole, so each part reads the owners of all of its siblings.
  it('should be read no more often than there are owners when a number is split among siblings', () => {
    const { plan: counted, counts } = counting(plan)
    const parts = valuesOf(rangeCells(counted, 5, 'items', 'part', 5000, 1024))
    expect(parts).toEqual(
      valuesOf(
        listCells(
          plan,
          5,
          'items',
          'part',
          Array.from({ length: 1024 }, (_, place) => 5000 + place),
        ),
      ),
    )
    expect(Math.max(...counts)).toBeLessThan(1024 / 2)
  })
})
