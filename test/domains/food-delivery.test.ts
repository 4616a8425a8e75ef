import { describe, expect, it } from 'vitest'
import { foodDelivery } from '../../src/domains/food-delivery/index.ts'
import { dishes } from '../../src/lexicon/dishes.ts'
import { expectCoherent, now, parentsOf } from './food-delivery/coherence.ts'
import { breaking, cents, generateTables, groupsBy, moment, type Row, rowsBy, shareOf, tableOf } from './generate.ts'

const large = generateTables(foodDelivery.story, 50_000, 42)

describe('food_delivery', () => {
  const orders = tableOf(large, 'orders')
  const items = tableOf(large, 'order_items')
  const delivered = orders.filter((order) => order['status'] === 'delivered')

  it('should keep amounts, moments and references together in every order', () => {
    expectCoherent(large)
  })

  it.each([0, 1, 2, 10, 137])('should be coherent with %i customers too', (rows) => {
    const data = generateTables(foodDelivery.story, rows, 7)
    expect(data.meta.row_counts).toMatchObject({ customers: rows, orders: rows * 3 })
    expectCoherent(data)
  })

  it('should have the tables of its documentation, parents first, and the stated numbers of rows', () => {
    expect(large.meta.domain).toBe('food_delivery')
    expect(large.meta.row_counts).toEqual({ restaurants: 1000, customers: 50_000, couriers: 600, orders: 150_000, order_items: 360_000 })
    expect(Object.keys(large.tables)).toEqual(['restaurants', 'customers', 'couriers', 'orders', 'order_items'])
  })

  it('should number rows from 1 and let identifiers grow with time', () => {
    for (const [table, id, at] of [
      ['restaurants', 'restaurant_id', 'joined_on'],
      ['customers', 'customer_id', 'signed_up_at'],
      ['couriers', 'courier_id', 'joined_on'],
      ['orders', 'order_id', 'placed_at'],
    ] as const) {
      const rows = tableOf(large, table)
      expect(breaking(rows, (row) => rows[Number(row[id]) - 1] === row)).toEqual([])
      expect(rows.every((row, i) => i === 0 || moment(row[at]) >= moment(rows[i - 1]?.[at]))).toBe(true)
    }
  })

  it('should assign a courier exactly to orders that are accepted and not cancelled', () => {
    expect(
      breaking(
        orders,
        (order) => (order['courier_id'] !== null) === ['preparing', 'on_the_way', 'delivered'].includes(String(order['status'])),
      ),
    ).toEqual([])
  })

  it('should serve dishes of the cuisine, with their course, at one price in one restaurant', () => {
    const menu = dishes().attributes
    const courseOf = new Map(menu['dish']?.map((dish, i) => [`${menu['cuisine']?.[i]} ${dish}`, menu['course']?.[i]]))
    const ordersById = rowsBy(orders, 'order_id')
    const parents = parentsOf(large)
    const prices = new Map<string, unknown>()
    const wrong = breaking(items, (item) => {
      const { restaurant } = parents(ordersById.get(item['order_id'] ?? null) as Row)
      const key = `${String(restaurant['restaurant_id'])} ${String(item['item_name'])}`
      if (!prices.has(key)) prices.set(key, item['unit_price'])
      return (
        prices.get(key) === item['unit_price'] &&
        courseOf.get(`${String(restaurant['cuisine'])} ${String(item['item_name'])}`) === item['course']
      )
    })
    expect(wrong).toEqual([])
  })

  it('should total each line as quantity times unit price, and name no dish twice in an order', () => {
    expect(breaking(items, (item) => cents(item['line_total']) === Number(item['quantity']) * cents(item['unit_price']))).toEqual([])
    expect(new Set(items.map((item) => `${String(item['order_id'])} ${String(item['item_name'])}`)).size).toBe(items.length)
  })

  it('should never deliver an order of a drink or dessert alone', () => {
    const courses = groupsBy(items, 'order_id')
    expect([...courses.values()].every((lines) => lines.some((line) => line['course'] === 'main'))).toBe(true)
  })

  it('should measure the distance along the streets between restaurant and customer', () => {
    const parents = parentsOf(large)
    const north = (row: Row): number => Number(/^\d+/.exec(String(row['address']))?.[0]) / 497
    // House numbers tell how far north an address is, so that no distance is shorter than their difference.
    expect(
      breaking(orders, (order) => {
        const { restaurant, customer } = parents(order)
        return Number(order['distance_km']) >= Math.abs(north(restaurant) - north(customer)) - 0.02
      }),
    ).toEqual([])
    expect(orders.every((order) => Number(order['distance_km']) >= 0.2 && Number(order['distance_km']) < 15)).toBe(true)
  })

  it('should take longer for longer ways', () => {
    const minutes = (order: Row): number => (moment(order['delivered_at']) - moment(order['picked_up_at'])) / 60_000
    expect(
      breaking(
        delivered,
        (order) => minutes(order) >= 2 + Number(order['distance_km']) * 2 - 0.1 && minutes(order) <= 2 + Number(order['distance_km']) * 7.5,
      ),
    ).toEqual([])
  })

  it('should charge members no delivery fee from 15 dollars on, and others by distance', () => {
    const parents = parentsOf(large)
    const fee = (order: Row): number => 199 + 50 * Math.ceil(Math.max(0, Number(order['distance_km']) - 2) - 1e-9)
    expect(
      breaking(orders, (order) => {
        const isFree = parents(order).customer['is_plus_member'] === true && Number(order['subtotal']) >= 15
        return cents(order['delivery_fee']) === (isFree ? 0 : fee(order))
      }),
    ).toEqual([])
  })

  it('should call an order late exactly when it was delivered after the promised time', () => {
    expect(breaking(orders, (order) => (order['is_late'] === null) === (order['status'] !== 'delivered'))).toEqual([])
    expect(breaking(delivered, (order) => order['is_late'] === moment(order['delivered_at']) > moment(order['promised_at']))).toEqual([])
    expect(shareOf(delivered, (order) => order['is_late'] === true)).toBeGreaterThan(0.06)
    expect(shareOf(delivered, (order) => order['is_late'] === true)).toBeLessThan(0.16)
  })

  it('should have ratings of delivered orders alone, and reviews that agree with them', () => {
    expect(breaking(orders, (order) => order['rating'] === null || order['status'] === 'delivered')).toEqual([])
    expect(breaking(orders, (order) => order['review'] === null || order['rating'] !== null)).toEqual([])
    const reviewed = delivered.filter((order) => order['review'] !== null)
    const blames = (order: Row): boolean => /late|forever|wait|delay|promised time/i.test(String(order['review']))
    expect(breaking(reviewed, (order) => !blames(order) || order['is_late'] === true)).toEqual([])
    expect(breaking(reviewed, (order) => !/on time|early|fast/i.test(String(order['review'])) || order['is_late'] === false)).toEqual([])
    const starsOf = groupsBy(reviewed, 'review')
    expect([...starsOf.values()].every((rows) => new Set(rows.map((row) => row['rating'])).size === 1)).toBe(true)
    expect(
      breaking(
        reviewed.filter((order) => /delicious|love|best|great|fantastic/i.test(String(order['review']))),
        (order) => order['rating'] === 5,
      ),
    ).toEqual([])
  })

  it('should let better restaurants and punctual orders get better ratings', () => {
    const rated = delivered.filter((order) => order['rating'] !== null)
    const mean = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + Number(row['rating']), 0) / rows.length
    const parents = parentsOf(large)
    const [good, bad] = [
      rated.filter((order) => Number(parents(order).restaurant['rating']) >= 4.6),
      rated.filter((order) => Number(parents(order).restaurant['rating']) <= 4.1),
    ]
    expect(mean(good)).toBeGreaterThan(mean(bad) + 0.2)
    expect(mean(rated.filter((order) => order['is_late'] === false))).toBeGreaterThan(
      mean(rated.filter((order) => order['is_late'] === true)) + 0.5,
    )
    expect(mean(rated)).toBeGreaterThan(4)
  })

  it('should name restaurants after their cuisine and put every address into its neighbourhood', () => {
    const restaurants = tableOf(large, 'restaurants')
    expect(
      breaking(
        restaurants.filter((row) => /Sushi|Ramen|Sakura/.test(String(row['name']))),
        (row) => row['cuisine'] === 'Japanese',
      ),
    ).toEqual([])
    const areas = groupsBy([...restaurants, ...tableOf(large, 'customers')], 'neighborhood')
    expect([...areas.values()].every((rows) => new Set(rows.map((row) => row['postal_code'])).size === 1)).toBe(true)
    expect(
      breaking(
        restaurants,
        (row) => Math.abs((Number(row['latitude']) - 41.882) * 111.2 * 497 - Number.parseInt(String(row['address']), 10)) < 3,
      ),
    ).toEqual([])
  })

  it('should give a plate to motor vehicles alone, and none twice', () => {
    const couriers = tableOf(large, 'couriers')
    expect(
      breaking(couriers, (row) => (row['license_plate'] !== null) === ['car', 'scooter'].includes(String(row['vehicle_type']))),
    ).toEqual([])
    const plates = couriers.flatMap((row) => (row['license_plate'] === null ? [] : [row['license_plate']]))
    expect(new Set(plates).size).toBe(plates.length)
  })

  it('should give every person an e-mail address of their own', () => {
    for (const table of ['customers', 'couriers']) {
      const rows = tableOf(large, table)
      expect(new Set(rows.map((row) => row['email'])).size).toBe(rows.length)
    }
  })

  it('should ask for nothing that does not go with the course', () => {
    const asked = items.filter((item) => item['special_instructions'] !== null)
    const courses = groupsBy(asked, 'special_instructions')
    expect(new Set(courses.get('No straw, please')?.map((row) => row['course']))).toEqual(new Set(['drink']))
    expect(new Set(courses.get('Extra spicy, please')?.map((row) => row['course']))).toEqual(new Set(['main']))
    expect(asked.length / items.length).toBeGreaterThan(0.1)
    expect(asked.length / items.length).toBeLessThan(0.22)
  })

  it('should be busiest at dinner, then at lunch, and from Friday to Sunday', () => {
    const hours = groupsBy(
      orders.map((order) => ({ hour: Number(String(order['placed_at']).slice(11, 13)) })),
      'hour',
    )
    const at = (hour: number): number => hours.get(hour)?.length ?? 0
    expect(at(19)).toBeGreaterThan(at(12))
    expect(at(12)).toBeGreaterThan(at(15) * 2)
    expect([2, 3, 4, 5, 6].map(at)).toEqual([0, 0, 0, 0, 0])
    const weekend = shareOf(orders, (order) => [5, 6, 0].includes(new Date(moment(order['placed_at'])).getUTCDay()))
    expect(weekend).toBeGreaterThan(0.48)
    expect(weekend).toBeLessThan(0.55)
  })

  it('should cancel the stated share, deliver the rest, and leave open only what is younger than two hours', () => {
    expect(shareOf(orders, (order) => order['status'] === 'cancelled')).toBeCloseTo(0.058, 3)
    expect(
      breaking(
        orders,
        (order) => ['delivered', 'cancelled'].includes(String(order['status'])) || now - moment(order['placed_at']) < 7_200_000,
      ),
    ).toEqual([])
    expect(
      breaking(
        orders,
        (order) => order['status'] === 'cancelled' || moment(order['placed_at']) > now - 7_200_000 || order['status'] === 'delivered',
      ),
    ).toEqual([])
  })

  it('should have a long tail of popularity among restaurants and customers', () => {
    for (const [key, top, share] of [
      ['restaurant_id', 40, 0.25],
      ['customer_id', 2000, 0.4],
    ] as const) {
      const counts = [...groupsBy(orders, key).values()].map((rows) => rows.length).sort((a, b) => b - a)
      expect(counts.slice(0, top).reduce((sum, count) => sum + count, 0) / orders.length).toBeGreaterThan(share)
    }
  })

  it('should cost what delivered meals cost', () => {
    const totals = orders.map((order) => Number(order['total'])).sort((a, b) => a - b)
    expect(totals[totals.length >> 1]).toBeGreaterThan(30)
    expect(totals[totals.length >> 1]).toBeLessThan(48)
    expect(totals[0]).toBeGreaterThan(8)
    expect(items.every((item) => Number(item['unit_price']) >= 2 && Number(item['unit_price']) <= 45)).toBe(true)
  })
})
