import { describe, expect, it } from 'vitest'
import type { AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables, tableOf } from '../engine/support/evaluate.ts'

function tables(params: Readonly<Record<string, unknown>>, least = 0, amount: Readonly<Record<string, unknown>> = {}): readonly AnyTable[] {
  return [
    {
      name: 'orders',
      rows: 300,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'result', kind: 'roll_up', table: 'bills', aggregate: 'count', ...params },
      ],
    },
    {
      name: 'bills',
      rows: { type: 'owned', by: 'orders', min: least, max: 5, mean: 2 },
      columns: [
        { name: 'order_id', kind: 'owner_key', table: 'orders' },
        { name: 'amount', kind: 'decimal', scale: 1, min: -20, max: 90, ...amount },
        { name: 'paid', kind: 'boolean', rate: 0.6 },
        { name: 'tip', kind: 'conditional', when: 'paid', value: { kind: 'integer', min: 0, max: 9 } },
      ],
    },
  ]
}

interface Bill {
  readonly amount: number
  readonly paid: boolean
  readonly tip: number | null
}

/** What each order gets, and the bills that it has. */
function rolledUp(params: Readonly<Record<string, unknown>>): { readonly results: unknown[]; readonly bills: Bill[][] } {
  const plan = compileTables(tables(params), 1)
  const read = (name: string): unknown[] => columnValues(plan, 3, 'bills', name)
  const [amounts, paid, tips] = [read('amount'), read('paid'), read('tip')]
  const bills: Bill[][] = Array.from({ length: 300 }, () => [])
  for (const [row, order] of read('order_id').entries())
    bills[Number(order) - 1]?.push({ amount: Number(amounts[row]), paid: paid[row] === true, tip: tips[row] as number | null })
  return { results: columnValues(plan, 3, 'orders', 'result'), bills }
}

const tenths = (bills: readonly Bill[]): number[] => bills.map(({ amount }) => Math.round(amount * 10))
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const half = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5)

describe('roll_up', () => {
  it('should find means, rounded half away from zero, and none of nothing', () => {
    const { results, bills } = rolledUp({ aggregate: 'avg', column: 'amount' })
    expect(results).toContain(null)
    expect(results).toEqual(bills.map((own) => (own.length === 0 ? null : half((total(tenths(own)) * 10) / own.length) / 100)))
    const coarse = rolledUp({ aggregate: 'avg', column: 'amount', scale: 0 })
    expect(coarse.results.map((mean) => (mean === null ? null : Number(mean) + 0))).toEqual(
      coarse.bills.map((own) => (own.length === 0 ? null : half(total(tenths(own)) / (own.length * 10)) + 0)),
    )
  })

  it('should leave nulls out', () => {
    const { results, bills } = rolledUp({ aggregate: 'avg', column: 'tip', scale: 3 })
    const tips = bills.map((own) => own.flatMap(({ tip }) => (tip === null ? [] : [tip])))
    expect(results).toEqual(tips.map((own) => (own.length === 0 ? null : half((total(own) * 1000) / own.length) / 1000)))
    expect(rolledUp({ aggregate: 'count', column: 'tip' }).results).toEqual(tips.map((own) => own.length))
  })

  it('should count, add up and compare only the rows that meet a condition', () => {
    const where = 'paid && amount > 10'
    const { bills, results: counts } = rolledUp({ aggregate: 'count', where })
    const kept = bills.map((own) => own.filter(({ paid, amount }) => paid && amount > 10))
    expect(counts).toEqual(kept.map((own) => own.length))
    expect(rolledUp({ aggregate: 'sum', column: 'amount', where }).results).toEqual(kept.map((own) => total(tenths(own)) / 10))
    expect(rolledUp({ aggregate: 'max', column: 'amount', where }).results).toEqual(
      kept.map((own) => (own.length === 0 ? null : Math.max(...tenths(own)) / 10)),
    )
    expect(rolledUp({ aggregate: 'min', column: 'amount', where: 'tip > 4' }).results).toEqual(
      bills
        .map((own) => own.filter(({ tip }) => tip !== null && tip > 4))
        .map((own) => (own.length === 0 ? null : Math.min(...tenths(own)) / 10)),
    )
  })

  it('should have the value of the first or last row that meets a condition', () => {
    for (const [aggregate, place] of [
      ['first', 0],
      ['last', -1],
    ] as const) {
      const all = rolledUp({ aggregate, column: 'tip' })
      expect(all.results).toEqual(all.bills.map((own) => own.at(place)?.tip ?? null))
      const { results, bills } = rolledUp({ aggregate, column: 'amount', where: 'paid' })
      expect(results).toEqual(bills.map((own) => own.filter(({ paid }) => paid).at(place)?.amount ?? null))
      expect(results).toContain(null)
    }
  })

  it('should give the same results if rows own so many rows that they are read in chunks', () => {
    const owners: AnyTable = {
      name: 'owners',
      rows: 30,
      columns: [
        { name: 'id', kind: 'sequence' },
        { name: 'largest', kind: 'roll_up', table: 'owned', aggregate: 'max', column: 'amount' },
        { name: 'number', kind: 'roll_up', table: 'owned', aggregate: 'count', where: 'amount > 500000' },
      ],
    }
    const owned: AnyTable = {
      name: 'owned',
      rows: { type: 'owned', by: 'owners', min: 0, max: 9_000, mean: 1_000 },
      columns: [
        { name: 'owner_id', kind: 'owner_key', table: 'owners' },
        { name: 'amount', kind: 'integer', min: 0, max: 1_000_000 },
      ],
    }
    const plan = compileTables([owners, owned], 1)
    const amounts: number[][] = Array.from({ length: 30 }, () => [])
    const cells = columnValues(plan, 3, 'owned', 'amount')
    for (const [row, owner] of columnValues(plan, 3, 'owned', 'owner_id').entries()) amounts[Number(owner) - 1]?.push(Number(cells[row]))
    expect(columnValues(plan, 3, 'owners', 'largest')).toEqual(amounts.map((own) => (own.length === 0 ? null : Math.max(...own))))
    expect(columnValues(plan, 3, 'owners', 'number')).toEqual(amounts.map((own) => own.filter((amount) => amount > 500_000).length))
  })

  it('should never be null where every row owns some', () => {
    for (const [aggregate, least] of [
      ['avg', 1],
      ['min', 1],
      ['sum', 0],
    ] as const) {
      const plan = compileTables(tables({ aggregate, column: 'amount' }, least), 1)
      expect(tableOf(plan, 'orders').columns[1]?.layout.nullable).toBe(false)
    }
  })

  it.each([
    [{ aggregate: 'avg' }, 'avg needs a `column`'],
    [{ aggregate: 'sum', column: 'paid' }, 'must be a numeric column'],
    [{ aggregate: 'sum', column: 'amount', scale: 2 }, '`scale` is only for avg'],
    [{ aggregate: 'count', where: 'amount' }, 'not a condition'],
    [{ aggregate: 'count', where: 'nothing > 1' }, 'Table "bills" has no column "nothing"'],
    [{ aggregate: 'count', table: 'orders' }, 'do not belong to those of'],
  ])('should refuse %j', (params, reason) => {
    expect(() => compileTables(tables(params), 1)).toThrow(reason)
  })

  it('should refuse sums that may leave exact numbers', () => {
    const amount = { min: 0, max: 3e14 }
    expect(() => compileTables(tables({ aggregate: 'sum', column: 'amount' }, 0, amount), 1)).toThrow(
      'The sum of up to 5 times "amount" may reach 1.500e+15',
    )
    expect(() => compileTables(tables({ aggregate: 'max', column: 'amount' }, 0, amount), 1)).not.toThrow()
  })
})
