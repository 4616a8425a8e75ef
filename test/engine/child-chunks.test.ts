import { describe, expect, it } from 'vitest'
import { Run } from '../../src/engine/run.ts'
import { Scratch } from '../../src/engine/scratch.ts'
import type { CompiledPlan } from '../../src/engine/compiled-plan.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, listCells, tableOf, valuesOf } from './support/evaluate.ts'

const id: AnyColumn = { name: 'id', kind: 'sequence' }

const sums: readonly AnyColumn[] = [
  { name: 'number', kind: 'roll_up', table: 'uses', aggregate: 'count' },
  { name: 'large', kind: 'roll_up', table: 'uses', aggregate: 'count', where: 'amount > 5' },
  { name: 'sum', kind: 'roll_up', table: 'uses', aggregate: 'sum', column: 'amount' },
  { name: 'mean', kind: 'roll_up', table: 'uses', aggregate: 'avg', column: 'amount', scale: 4 },
  { name: 'least', kind: 'roll_up', table: 'uses', aggregate: 'min', column: 'share' },
  { name: 'most', kind: 'roll_up', table: 'uses', aggregate: 'max', column: 'amount', where: 'share < 100' },
  { name: 'first', kind: 'roll_up', table: 'uses', aggregate: 'first', column: 'colour', where: 'amount == 7' },
  { name: 'last', kind: 'roll_up', table: 'uses', aggregate: 'last', column: 'amount', where: 'share > 990' },
  { name: 'final', kind: 'roll_up', table: 'uses', aggregate: 'last', column: 'id' },
]

function meters(count: number, min: number, max: number): readonly AnyTable[] {
  return [
    { name: 'meters', rows: count, columns: [id, ...sums] },
    {
      name: 'uses',
      rows: { type: 'owned', by: 'meters', min, max },
      columns: [
        id,
        { name: 'meter', kind: 'owner_key', table: 'meters' },
        { name: 'amount', kind: 'integer', min: 0, max: 9, nullable: { rate: 0.3 } },
        { name: 'share', kind: 'integer', min: 0, max: 1000 },
        { name: 'colour', kind: 'category', values: ['red', 'green', 'blue'] },
      ],
    },
  ]
}

type Use = readonly [meter: number, amount: number | null, share: number, colour: string, id: number]

/** What the uses of a meter come to, by no code of the product. */
function rolledUp(uses: readonly Use[]): readonly unknown[] {
  const amounts = uses.flatMap(([, amount]) => (amount === null ? [] : [amount]))
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  const among = (kept: (use: Use) => boolean): readonly Use[] => uses.filter(kept)
  const most = among(([, amount, share]) => amount !== null && share < 100).reduce((all, [, amount]) => Math.max(all, amount ?? 0), -1)
  return [
    uses.length,
    among(([, amount]) => amount !== null && amount > 5).length,
    sum,
    amounts.length === 0 ? null : Math.round((sum / amounts.length) * 1e4) / 1e4,
    uses.reduce<number | null>((all, [, , share]) => (all === null || share < all ? share : all), null),
    most < 0 ? null : most,
    among(([, amount]) => amount === 7)[0]?.[3] ?? null,
    among(([, , share]) => share > 990).at(-1)?.[1] ?? null,
    uses.at(-1)?.[4] ?? null,
  ]
}

function grouped(uses: readonly Use[]): ReadonlyMap<number, readonly Use[]> {
  const groups = new Map<number, Use[]>()
  for (const use of uses) {
    const group = groups.get(use[0]) ?? []
    groups.set(use[0], group)
    group.push(use)
  }
  return groups
}

/** The columns of a table, row by row. */
function rowsOf(plan: CompiledPlan, table: string, names: readonly string[]): readonly unknown[][] {
  const columns = names.map((name) => columnValues(plan, 3, table, name))
  return Array.from({ length: columns[0]?.length ?? 0 }, (_, row) => columns.map((column) => column[row]))
}

const names = sums.map(({ name }) => name)

describe.each([
  ['few rows with many of their own', 7, 20_000, 30_000],
  ['many rows with some of their own', 900, 0, 400],
])('%s', (_name, count, min, max) => {
  const plan = compileTables(meters(count, min, max), 1)

  it('should add up to the sum of all of theirs', () => {
    const uses = rowsOf(plan, 'uses', ['meter', 'amount', 'share', 'colour', 'id']) as unknown as readonly Use[]
    const byMeter = grouped(uses)
    const expected = Array.from({ length: count }, (_, meter) => rolledUp(byMeter.get(meter + 1) ?? []))
    expect(uses.length).toBeGreaterThan(65_536)
    expect(rowsOf(plan, 'meters', names)).toEqual(expected)
  })

  it('should be the same in any order', () => {
    const order = Array.from({ length: count }, (_, row) => (row * 5) % count)
    for (const name of names) {
      const all = columnValues(plan, 3, 'meters', name)
      expect(valuesOf(listCells(plan, 3, 'meters', name, order))).toEqual(order.map((row) => all[row]))
    }
  })
})

it('should take a few megabytes for a million rows of one', () => {
  const scratch = new Scratch()
  const plan = compileTables(meters(1, 1_000_000, 1_000_000), 1)
  const frame = new Run(plan, 3, scratch).frame(0, 0, 1)
  const [number, , , mean] = tableOf(plan, 'meters')
    .columns.slice(1)
    .map((_, index) => frame.column(index + 1).lanes[0]?.[0] ?? NaN)
  expect(number).toBe(1_000_000)
  expect(mean).toBeGreaterThan(40_000)
  expect(scratch.bytes).toBeLessThan(16 * 2 ** 20)
})
