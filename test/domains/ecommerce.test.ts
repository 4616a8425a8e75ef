import { describe, expect, it } from 'vitest'
import { ecommerce } from '../../src/domains/ecommerce/index.ts'
import { products as productList } from '../../src/lexicon/products.ts'
import { expectCoherent, now } from './ecommerce/coherence.ts'
import { breaking, cents, generateTables, groupsBy, moment, type Row, rowsBy, shareOf, tableOf } from './generate.ts'

/** Rows enough to measure a share to a hundredth and to fill twenty batches, and few enough to parse the answer as a whole. */
const large = generateTables(ecommerce.story, 20_000, 42)
const day = 86_400_000

describe('ecommerce', () => {
  const customers = tableOf(large, 'customers')
  const products = tableOf(large, 'products')
  const orders = tableOf(large, 'orders')
  const items = tableOf(large, 'order_items')
  const statusOf = (status: string): readonly Row[] => orders.filter((order) => order['status'] === status)
  const age = (row: Row, column: string): number => now - moment(row[column])

  it('should keep amounts, moments and references together in every order', () => {
    expectCoherent(large)
  })

  it.each([0, 1, 2, 10, 137])('should be coherent with %i customers too', (rows) => {
    const data = generateTables(ecommerce.story, rows, 7)
    expect(data.meta.row_counts).toMatchObject({
      customers: rows,
      products: rows === 0 ? 0 : Math.max(12, Math.round(rows * 0.1)),
      orders: Math.round(rows * 2.5),
    })
    expectCoherent(data)
  })

  it('should have the tables of its documentation, parents first, and the stated numbers of rows', () => {
    expect(large.meta.domain).toBe('ecommerce')
    expect(large.meta.row_counts).toEqual({ customers: 20_000, products: 2000, orders: 50_000, order_items: 110_000 })
    expect(Object.keys(large.tables)).toEqual(['customers', 'products', 'orders', 'order_items'])
  })

  it('should number rows from 1 and let identifiers grow with time', () => {
    for (const [table, id, at] of [
      ['customers', 'customer_id', 'signed_up_at'],
      ['products', 'product_id', 'launched_on'],
      ['orders', 'order_id', 'ordered_at'],
    ] as const) {
      const rows = tableOf(large, table)
      expect(breaking(rows, (row) => rows[Number(row[id]) - 1] === row)).toEqual([])
      expect(rows.every((row, i) => i === 0 || moment(row[at]) >= moment(rows[i - 1]?.[at]))).toBe(true)
    }
  })

  it('should launch every product before the first order', () => {
    expect(Math.max(...products.map((product) => moment(product['launched_on'])))).toBeLessThan(moment(orders[0]?.['ordered_at']))
  })

  it('should leave no order unpaid for three days, unshipped for a week or on its way for longer than ten days', () => {
    expect(breaking(statusOf('pending'), (order) => age(order, 'ordered_at') <= 3 * day)).toEqual([])
    expect(
      breaking(statusOf('pending'), (order) => order['payment_method'] === 'bank_transfer' || age(order, 'ordered_at') < 3_600_000),
    ).toEqual([])
    expect(breaking(statusOf('paid'), (order) => age(order, 'ordered_at') <= 7 * day)).toEqual([])
    expect(breaking(statusOf('shipped'), (order) => age(order, 'shipped_at') <= 10 * day)).toEqual([])
    expect(['pending', 'paid', 'shipped'].map((status) => statusOf(status).length > 0)).toEqual([true, true, true])
  })

  it('should have every status in its share', () => {
    expect(shareOf(orders, (order) => order['status'] === 'cancelled')).toBeCloseTo(0.055, 3)
    expect(shareOf(orders, (order) => order['status'] === 'returned')).toBeCloseTo(0.072, 5)
    expect(shareOf(orders, (order) => order['status'] === 'delivered')).toBeGreaterThan(0.84)
  })

  it('should deliver a day to ten after shipping, by day, and take things back within a month', () => {
    const shipped = orders.filter((order) => order['delivered_at'] !== null)
    const days = (order: Row, from: string, to: string): number => (moment(order[to]) - moment(order[from])) / day
    expect(
      breaking(shipped, (order) => days(order, 'shipped_at', 'delivered_at') > 0.3 && days(order, 'shipped_at', 'delivered_at') < 10),
    ).toEqual([])
    expect(breaking(statusOf('returned'), (order) => days(order, 'delivered_at', 'returned_at') < 31)).toEqual([])
    expect(shareOf(shipped, (order) => Number(String(order['delivered_at']).slice(11, 13)) >= 7)).toBe(1)
  })

  it('should ship with carriers of the country, each parcel under its own number', () => {
    const carriers = groupsBy(
      orders.filter((order) => order['carrier'] !== null),
      'carrier',
    )
    const countries = (carrier: string): ReadonlySet<unknown> =>
      new Set(carriers.get(carrier)?.map((order) => order['shipping_country_code']))
    expect(countries('Royal Mail')).toEqual(new Set(['GB']))
    expect(countries('USPS')).toEqual(new Set(['US']))
    expect(countries('Colissimo')).toEqual(new Set(['FR']))
    const numbers = orders.flatMap((order) => (order['tracking_number'] === null ? [] : [order['tracking_number']]))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('should not launch its first products at even intervals', () => {
    const days = tableOf(generateTables(ecommerce.story, 100, 3), 'products').map((product) => moment(product['launched_on']) / day)
    const gaps = days.slice(1).map((at, i) => at - (days[i] as number))
    expect(gaps).toHaveLength(11)
    expect(Math.max(...gaps)).toBeGreaterThan(3 * Math.min(...gaps))
  })

  it('should number parcels as their carrier does', () => {
    const shapes: Readonly<Record<string, RegExp>> = {
      UPS: /^1Z[\dA-Z]{16}$/,
      FedEx: /^\d{12}$/,
      USPS: /^9\d{21}$/,
      'Royal Mail': /^[A-Z]{2}\d{9}GB$/,
      'Canada Post': /^\d{16}$/,
    }
    const shipped = orders.filter((order) => order['carrier'] !== null)
    expect(breaking(shipped, (order) => shapes[String(order['carrier'])]?.test(String(order['tracking_number'])) !== false)).toEqual([])
  })

  it('should sell several pieces of what is cheap, and one of what is dear', () => {
    const pieces = (low: number, high: number): number => {
      const sold = items.filter((item) => Number(item['unit_price']) >= low && Number(item['unit_price']) < high)
      return sold.reduce((sum, item) => sum + Number(item['quantity']), 0) / sold.length
    }
    expect(pieces(0, 15)).toBeGreaterThan(1.4)
    expect(pieces(60, 1e6)).toBeLessThan(1.15)
  })

  it('should never put a product twice into one order', () => {
    expect(new Set(items.map((item) => `${String(item['order_id'])} ${String(item['product_id'])}`)).size).toBe(items.length)
  })

  it('should name products after what they are, in their category, near its usual price', () => {
    const { noun = [], category = [], base_price: prices = [] } = productList().attributes
    const known = noun.map((name, i) => ({ name: String(name), category: category[i], price: Number(prices[i]) }))
    const unknown = breaking(products, (product) =>
      known.some((entry) => {
        const ratio = Number(product['price']) / entry.price
        return String(product['name']).endsWith(` ${entry.name}`) && product['category'] === entry.category && ratio > 0.25 && ratio < 4
      }),
    )
    expect(unknown).toEqual([])
    expect(
      breaking(products, (product) => String(product['price']).endsWith('.99') && cents(product['cost']) < cents(product['price']) * 0.8),
    ).toEqual([])
    expect(new Set(products.map((product) => product['sku'])).size).toBe(products.length)
    expect(
      [...groupsBy(products, 'category').values()].every((rows) => new Set(rows.map((row) => String(row['sku']).slice(0, 3))).size === 1),
    ).toBe(true)
  })

  it('should have ratings of what was delivered alone, and reviews that agree with them', () => {
    const ordersById = rowsBy(orders, 'order_id')
    const status = (item: Row): unknown => ordersById.get(item['order_id'] ?? null)?.['status']
    const [rated, reviewed] = [items.filter((item) => item['rating'] !== null), items.filter((item) => item['review'] !== null)]
    expect(breaking(rated, (item) => ['delivered', 'returned'].includes(String(status(item))))).toEqual([])
    expect(breaking(reviewed, (item) => item['rating'] !== null)).toEqual([])
    expect(
      breaking(
        reviewed,
        (item) =>
          !/returned|sent it back|went back|easy return|return was easy/i.test(String(item['review'])) || status(item) === 'returned',
      ),
    ).toEqual([])
    expect([...groupsBy(reviewed, 'review').values()].every((rows) => new Set(rows.map((row) => row['rating'])).size === 1)).toBe(true)
    expect(
      breaking(
        reviewed.filter((item) => /terrible|waste|useless/i.test(String(item['review']))),
        (item) => item['rating'] === 1,
      ),
    ).toEqual([])
    expect(
      breaking(
        reviewed.filter((item) => /love it|excellent|perfect/i.test(String(item['review']))),
        (item) => item['rating'] === 5,
      ),
    ).toEqual([])
    expect(rated.length / items.length).toBeGreaterThan(0.19)
    expect(rated.length / items.length).toBeLessThan(0.27)
  })

  it('should let better products get better ratings', () => {
    const productsById = rowsBy(products, 'product_id')
    const mean = (low: number, high: number): number => {
      const rated = items.filter(
        (item) => item['rating'] !== null && Number(productsById.get(item['product_id'] ?? null)?.['average_rating']) >= low,
      )
      const within = rated.filter((item) => Number(productsById.get(item['product_id'] ?? null)?.['average_rating']) < high)
      return within.reduce((sum, item) => sum + Number(item['rating']), 0) / within.length
    }
    expect(mean(4.5, 6)).toBeGreaterThan(mean(0, 3.9) + 0.4)
    expect(mean(0, 6)).toBeGreaterThan(3.9)
    expect(mean(0, 6)).toBeLessThan(4.4)
  })

  it('should have people whose mail is unique, whose phone fits their country, and who were of age when they signed up', () => {
    expect(new Set(customers.map((customer) => customer['email'])).size).toBe(customers.length)
    const codes: Readonly<Record<string, string>> = { US: '+1 ', CA: '+1 ', GB: '+44 ', DE: '+49 ', FR: '+33 ', AU: '+61 ' }
    expect(breaking(customers, (row) => String(row['phone']).startsWith(codes[String(row['country_code'])] ?? '?'))).toEqual([])
    expect(Math.max(...[...groupsBy(customers, 'birth_date').values()].map((rows) => rows.length))).toBeLessThan(16)
    expect(breaking(customers, (row) => moment(row['signed_up_at']) - moment(row['birth_date']) > 17.9 * 365.25 * day)).toEqual([])
  })

  it('should sell mostly at home, and know the right country of every city', () => {
    expect(shareOf(customers, (customer) => customer['country_code'] === 'US')).toBeGreaterThan(0.52)
    expect(shareOf(customers, (customer) => customer['country_code'] === 'US')).toBeLessThan(0.56)
    const countryOf = new Map(Object.entries({ Chicago: 'US', Glasgow: 'GB', Toronto: 'CA', Berlin: 'DE', Lyon: 'FR', Sydney: 'AU' }))
    expect(breaking(customers, ({ city, country_code: code }) => (countryOf.get(String(city)) ?? code) === code)).toEqual([])
  })

  it('should earn loyalty by time', () => {
    const long = groupsBy(customers, 'loyalty_tier')
    expect(breaking(long.get('platinum') ?? [], (row) => age(row, 'signed_up_at') >= 899 * day)).toEqual([])
    expect(breaking(long.get('gold') ?? [], (row) => age(row, 'signed_up_at') >= 449 * day)).toEqual([])
    const shares = ['bronze', 'silver', 'gold', 'platinum'].map((tier) => (long.get(tier)?.length ?? 0) / customers.length)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    expect(shares[3]).toBeGreaterThan(0.005)
  })

  it('should sell more over the years, in November and December, and by day', () => {
    const years = ['2022', '2023', '2024', '2025'].map(
      (year) => orders.filter((order) => String(order['ordered_at']).startsWith(year)).length,
    )
    expect(years).toEqual(years.toSorted((a, b) => a - b))
    const month = (name: string): number => orders.filter((order) => String(order['ordered_at']).startsWith(name)).length
    expect(month('2024-12')).toBeGreaterThan(month('2024-09') * 1.3)
    expect(shareOf(orders, (order) => Number(String(order['ordered_at']).slice(11, 13)) < 6)).toBeLessThan(0.04)
  })

  it('should have a long tail of popularity among products and customers', () => {
    for (const [rows, key, top, share] of [
      [items, 'product_id', 80, 0.35],
      [orders, 'customer_id', 800, 0.3],
    ] as const) {
      const counts = [...groupsBy(rows, key).values()].map((group) => group.length).sort((a, b) => b - a)
      expect(counts.slice(0, top).reduce((sum, count) => sum + count, 0) / rows.length).toBeGreaterThan(share)
    }
  })

  it('should come to what baskets come to', () => {
    const totals = orders.map((order) => Number(order['total'])).sort((a, b) => a - b)
    expect(totals[totals.length >> 1]).toBeGreaterThan(40)
    expect(totals[totals.length >> 1]).toBeLessThan(110)
    expect(shareOf(orders, (order) => order['coupon_code'] !== null)).toBeGreaterThan(0.26)
    expect(shareOf(orders, (order) => order['coupon_code'] !== null)).toBeLessThan(0.3)
  })
})
