import { describe, expect, it } from 'vitest'
import type { RowsSchema } from '../../src/schema/rows.ts'
import type { AnyColumn, AnyTable } from '../../src/schema/any-schema.ts'
import { columnValues, compileTables } from '../engine/support/evaluate.ts'

const seed = 11

function table(name: string, rows: RowsSchema, ...columns: AnyColumn[]): AnyTable {
  return { name, rows, columns: [{ name: 'id', kind: 'sequence' }, ...columns] }
}

function open(rows: number, ...tables: AnyTable[]): (table: string, column: string) => unknown[] {
  const plan = compileTables(tables, rows)
  return (name, column) => columnValues(plan, seed, name, column)
}

const shops = table(
  'shops',
  { type: 'ratio', of: 'customers', ratio: 0.02, min: 3 },
  { name: 'opened_on', kind: 'date', from: '2020-01-01', to: '2024-12-31', growth: 2 },
)
const dishes = table(
  'dishes',
  { type: 'owned', by: 'shops', min: 3, max: 12, mean: 6.5 },
  { name: 'shop_id', kind: 'owner_key', table: 'shops' },
  { name: 'price', kind: 'decimal', scale: 2, min: 1, max: 60 },
)
const customers = table(
  'customers',
  { type: 'primary' },
  { name: 'joined_at', kind: 'timestamp', from: '2023-01-01', to: '2025-12-29', growth: 4 },
)
const orders = table(
  'orders',
  { type: 'ratio', of: 'customers', ratio: 3 },
  { name: 'customer_id', kind: 'foreign_key', table: 'customers', existing_at: 'ordered_at', popularity: 0.9 },
  { name: 'dish_id', kind: 'foreign_key', table: 'dishes', existing_at: 'ordered_at', min_age_days: 30 },
  { name: 'shop_id', kind: 'lookup', through: 'dish_id', column: 'shop_id' },
  { name: 'ordered_at', kind: 'timestamp', from: '2023-01-02', to: '2025-12-31', growth: 3 },
  { name: 'item_count', kind: 'roll_up', table: 'items', aggregate: 'count' },
  { name: 'total', kind: 'roll_up', table: 'items', aggregate: 'sum', column: 'price' },
  { name: 'cheapest', kind: 'roll_up', table: 'items', aggregate: 'min', column: 'price' },
  { name: 'dearest', kind: 'roll_up', table: 'items', aggregate: 'max', column: 'price' },
  { name: 'tips', kind: 'roll_up', table: 'items', aggregate: 'sum', column: 'tip' },
)
const items = table(
  'items',
  { type: 'owned', by: 'orders', min: 0, max: 5, mean: 2.1 },
  { name: 'order_id', kind: 'owner_key', table: 'orders' },
  { name: 'number', kind: 'sibling_number' },
  { name: 'shop_id', kind: 'lookup', through: 'order_id', column: 'shop_id' },
  { name: 'dish_id', kind: 'foreign_key', table: 'dishes', partition_by: 'shop_id', distinct_among_siblings: true },
  { name: 'price', kind: 'lookup', through: 'dish_id', column: 'price' },
  { name: 'is_tipped', kind: 'boolean', rate: 0.3 },
  { name: 'tip', kind: 'conditional', when: 'is_tipped', value: { kind: 'decimal', scale: 2, min: 0.5, max: 9 } },
)
const read = open(6000, shops, dishes, customers, orders, items)

function numbers(name: string, column: string): number[] {
  return read(name, column) as number[]
}

describe('foreign_key', () => {
  const opened = read('shops', 'opened_on') as string[]
  it.each([
    ['customer_id', 0, read('customers', 'joined_at') as string[]],
    ['dish_id', 30, numbers('dishes', 'shop_id').map((shop) => opened[shop - 1] ?? '')],
  ])('should point %s at rows that are more than %d days old', (key, minAge, began) => {
    const moments = read('orders', 'ordered_at') as string[]
    const dayOf = (text: string): number => Math.floor(Date.parse(text.slice(0, 10)) / 86_400_000)
    const beganDays = began.map(dayOf)
    const young = numbers('orders', key).filter((id, row) => dayOf(moments[row] ?? '') - (beganDays[id - 1] ?? Infinity) <= minAge)
    expect(young).toEqual([])
  })

  it('should point at rows of all ages by the end', () => {
    const ids = numbers('orders', 'customer_id').slice(-6000)
    for (let part = 0; part < 6; part++) expect(ids.filter((id) => Math.floor((id - 1) / 1000) === part).length).toBeGreaterThan(200)
  })

  it('should give few rows many references, and always the same few', () => {
    const counts = new Float64Array(6000)
    for (const id of numbers('orders', 'customer_id')) counts[id - 1] = (counts[id - 1] ?? 0) + 1
    const sorted = [...counts].toSorted((a, b) => b - a)
    const top = sorted.slice(0, 60).reduce((sum, count) => sum + count, 0)
    // Even picks would give the first hundredth little more than 3%.
    expect(top / 18_000).toBeGreaterThan(0.1)
  })

  it.each([0, 0.8, 2])('should give siblings different rows when there are enough, popularity %d', (popularity) => {
    const tables = (rows: number): ReturnType<typeof open> =>
      open(
        rows,
        table('carts', { type: 'primary' }),
        table('goods', { type: 'ratio', of: 'carts', ratio: 0.004, min: 8 }),
        table(
          'lines',
          { type: 'owned', by: 'carts', min: 1, max: 8, mean: 4 },
          { name: 'cart_id', kind: 'owner_key', table: 'carts' },
          { name: 'good_id', kind: 'foreign_key', table: 'goods', popularity, distinct_among_siblings: true },
        ),
      )
    for (const rows of [3, 500, 9000]) {
      const lines = tables(rows)
      const [carts, goods] = [lines('lines', 'cart_id'), lines('lines', 'good_id') as number[]]
      expect(new Set(goods.map((good, row) => `${String(carts[row])} ${good}`)).size).toBe(goods.length)
      expect(Math.max(...goods)).toBeLessThanOrEqual(Math.max(8, Math.round(rows * 0.004)))
      expect(Math.min(...goods)).toBeGreaterThanOrEqual(1)
    }
  })
})

describe('foreign_key with partition_by', () => {
  it('should stay with the owner, siblings apart', () => {
    const shopOf = numbers('dishes', 'shop_id')
    const [dish, shop, order] = [numbers('items', 'dish_id'), numbers('items', 'shop_id'), numbers('items', 'order_id')]
    expect(dish.filter((id, row) => shopOf[id - 1] !== shop[row])).toEqual([])
    const dishesOf = (id: number): number => shopOf.filter((owner) => owner === id).length
    const seen = new Set<string>()
    const twice = dish.filter((id, row) => seen.size === seen.add(`${order[row]} ${id}`).size && dishesOf(shop[row] ?? 0) >= 5)
    expect(twice).toEqual([])
  })

  it('should find one of the rows that the owner has when it has no siblings itself', () => {
    const plain = open(2000, shops, dishes, customers, {
      ...orders,
      columns: [
        { name: 'shop_id', kind: 'foreign_key', table: 'shops' },
        { name: 'dish_id', kind: 'foreign_key', table: 'dishes', partition_by: 'shop_id' },
      ],
    })
    const [shop, dish, owner] = [plain('orders', 'shop_id'), plain('orders', 'dish_id') as number[], plain('dishes', 'shop_id')]
    expect(dish.filter((id, row) => owner[id - 1] !== shop[row])).toEqual([])
    expect(new Set(dish).size).toBe(owner.length)
  })
})

describe('roll_up and lookup', () => {
  const order = numbers('items', 'order_id')
  const price = numbers('items', 'price')
  const tip = read('items', 'tip') as (number | null)[]
  const pricesOf = (id: number): number[] => price.filter((_, row) => order[row] === id)

  it('should agree with a fold over the children', () => {
    const [counts, totals, least, most] = ['item_count', 'total', 'cheapest', 'dearest'].map((column) => numbers('orders', column))
    for (const id of [1, 2, 3, 4, 5, 63, 64, 65, 1023, 1024, 1025, 4096, 4097, 17_999, 18_000]) {
      const prices = pricesOf(id)
      const sum = prices.reduce((cents, each) => cents + Math.round(each * 100), 0) / 100
      const expected = prices.length === 0 ? [0, 0, null, null] : [prices.length, sum, Math.min(...prices), Math.max(...prices)]
      expect([counts, totals, least, most].map((column) => column?.[id - 1])).toEqual(expected)
    }
  })

  it('should add up to the same over the whole table, nulls left out', () => {
    const cents = (values: readonly (number | null)[]): number =>
      values.reduce<number>((sum, value) => sum + Math.round((value ?? 0) * 100), 0)
    expect(cents(numbers('orders', 'total'))).toBe(cents(price))
    expect(cents(numbers('orders', 'tips'))).toBe(cents(tip))
    expect(tip).toContain(null)
    expect(numbers('orders', 'item_count').reduce((sum, count) => sum + count, 0)).toBe(price.length)
  })

  it("should copy the parent's cell", () => {
    const [dish, prices] = [numbers('items', 'dish_id'), numbers('dishes', 'price')]
    expect(price).toEqual(dish.map((id) => prices[id - 1]))
    const shop = numbers('orders', 'shop_id')
    expect(numbers('items', 'shop_id')).toEqual(order.map((id) => shop[id - 1]))
  })

  it('should number siblings from 1', () => {
    const number = numbers('items', 'number')
    expect(number.every((value, row) => value === (order[row] === order[row - 1] ? (number[row - 1] ?? 0) + 1 : 1))).toBe(true)
  })
})

describe('text', () => {
  it('should agree with the cases of the row and spell its columns', () => {
    const cases = { 1: ['bad', 'awful'], 2: ['fine'], 3: ['great', 'superb', 'lovely'] }
    const texts = open(
      3000,
      table(
        'reviews',
        { type: 'primary' },
        { name: 'stars', kind: 'integer', min: 1, max: 3 },
        { name: 'word', kind: 'category', values: ['tea', 'rye "bread"'] },
        {
          name: 'body',
          kind: 'text',
          segments: ['A ', { by: 'stars', cases }, ' ', { column: 'word' }, ' #', { column: 'id' }, '-', { digits: 2 }],
        },
      ),
    )
    const [stars, words, bodies] = ['stars', 'word', 'body'].map((column) => texts('reviews', column)) as [
      (keyof typeof cases)[],
      string[],
      string[],
    ]
    bodies.forEach((body, row) => {
      const adjectives = cases[stars[row] ?? 1].join('|')
      expect(body).toMatch(new RegExp(`^A (${adjectives}) ${words[row]} #${row + 1}-\\d\\d$`))
    })
    expect(new Set(bodies.map((body) => body.split(' ')[1])).size).toBe(6)
  })

  it('should spell numbers below zero', () => {
    const texts = open(
      200,
      table(
        'readings',
        { type: 'primary' },
        { name: 'degrees', kind: 'integer', min: -20, max: 5 },
        { name: 'body', kind: 'text', segments: [{ column: 'degrees' }, ' °C'] },
      ),
    )
    expect(texts('readings', 'body')).toEqual(texts('readings', 'degrees').map((degrees) => `${String(degrees)} °C`))
  })
})
