import { describe, expect, it } from 'vitest'
import { dishes } from '../../src/lexicon/dishes.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

function dishLines(max: number, leastParts: number): { readonly owners: readonly unknown[]; readonly names: readonly unknown[] } {
  const plan = compileTables(
    [
      { name: 'orders', rows: { type: 'primary' }, columns: [{ name: 'order_id', kind: 'sequence' }] },
      {
        name: 'lines',
        rows: { type: 'owned', by: 'orders', min: 1, max, mean: (1 + max) / 2 },
        columns: [
          { name: 'line_id', kind: 'sequence' },
          { name: 'order_id', kind: 'owner_key', table: 'orders' },
          { name: 'dish', kind: 'entry', list: 'dishes', only: { cuisine: ['Thai'] }, least_parts: leastParts },
          { name: 'name', kind: 'attribute', entry: 'dish', attribute: 'dish' },
        ],
      },
    ],
    4000,
  )
  return { owners: columnValues(plan, 5, 'lines', 'order_id'), names: columnValues(plan, 5, 'lines', 'name') }
}

describe('entry', () => {
  it.each([2, 6, 14])('should deal different entries to up to %i siblings when there are so many', (max) => {
    const { owners, names } = dishLines(max, 1)
    expect(new Set(owners.map((owner, i) => `${String(owner)} ${String(names[i])}`)).size).toBe(owners.length)
  })

  it('should keep to all entries when siblings outnumber them', () => {
    const { names } = dishLines(40, 1)
    expect(new Set(names).size).toBe(14)
  })

  it('should leave the last parts of the list to later siblings', () => {
    const courses = dishes().attributes
    const courseOf = new Map(courses['dish']?.map((dish, i) => [dish, courses['course']?.[i]]))
    const { owners, names } = dishLines(6, 2)
    const firsts = names.filter((_, i) => owners[i] !== owners[i - 1])
    expect(new Set(firsts.map((name) => courseOf.get(String(name))))).toEqual(new Set(['main']))
  })

  it('should draw as often as the weights say, about, whatever the number of siblings', () => {
    const { names } = dishLines(5, 1)
    const list = dishes()
    const thai = list.weights.flatMap((weight, i) =>
      list.attributes['cuisine']?.[i] === 'Thai' ? [{ weight, name: list.attributes['dish']?.[i] }] : [],
    )
    const total = thai.reduce((sum, { weight }) => sum + weight, 0)
    for (const { weight, name } of thai) {
      const share = names.filter((other) => other === name).length / names.length
      expect(Math.abs(share - weight / total)).toBeLessThan(0.025)
    }
  })

  it('should refuse to part a list for any number of siblings', () => {
    expect(() => dishLines(65, 1)).toThrow(/for up to 64 siblings, but an owner may have 65 rows of "lines"/)
  })
})
