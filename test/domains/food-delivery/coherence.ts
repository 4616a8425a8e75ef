import { expect } from 'vitest'
import { breaking, cents, type Generated, groupsBy, moment, type Row, rowsBy, tableOf } from '../generate.ts'

/** The plan's "today" in milliseconds since 1970. */
export const now = Date.parse('2026-01-01T00:00:00Z')

/** Finds the rows that an order refers to. */
export function parentsOf(data: Generated): (order: Row) => { customer: Row; restaurant: Row; courier: Row | undefined } {
  const customers = rowsBy(tableOf(data, 'customers'), 'customer_id')
  const restaurants = rowsBy(tableOf(data, 'restaurants'), 'restaurant_id')
  const couriers = rowsBy(tableOf(data, 'couriers'), 'courier_id')
  return (order) => {
    const [customer, restaurant] = [customers.get(order['customer_id'] ?? null), restaurants.get(order['restaurant_id'] ?? null)]
    if (customer === undefined || restaurant === undefined)
      throw new Error(`Order ${String(order['order_id'])} has no customer or restaurant`)
    return { customer, restaurant, courier: couriers.get(order['courier_id'] ?? null) }
  }
}

/** Every amount adds up, every reference exists and began earlier, and the moments of an order agree with its status. */
export function expectCoherent(data: Generated): void {
  const orders = tableOf(data, 'orders')
  const items = groupsBy(tableOf(data, 'order_items'), 'order_id')
  const parents = parentsOf(data)
  expect(items.size).toBe(orders.length)
  expect(breaking(orders, (order) => (order['courier_id'] === null) === (parents(order).courier === undefined))).toEqual([])
  expect(breaking(orders, (order) => addsUp(order, items.get(order['order_id'] ?? null) ?? []))).toEqual([])
  expect(breaking(orders, isCausal)).toEqual([])
  expect(breaking(orders, (order) => beganBefore(order, parents(order)))).toEqual([])
}

function addsUp(order: Row, items: readonly Row[]): boolean {
  const sum = items.reduce((total, item) => total + cents(item['line_total']), 0)
  const [subtotal, discount, delivery, service, tip, total] = ['subtotal', 'discount', 'delivery_fee', 'service_fee', 'tip', 'total'].map(
    (name) => cents(order[name]),
  ) as [number, number, number, number, number, number]
  return (
    sum === subtotal &&
    total === subtotal - discount + delivery + service + tip &&
    discount < subtotal &&
    delivery >= 0 &&
    service > 0 &&
    tip >= 0 &&
    (tip === 0 || order['status'] !== 'cancelled')
  )
}

/** The moments of an order that are known, in the order in which they must happen, and which of them its status demands. */
function isCausal(order: Row): boolean {
  const names = ['placed_at', 'accepted_at', 'picked_up_at', 'delivered_at']
  const known = names.map((name) => order[name] !== null)
  const steps: Readonly<Record<string, number>> = { placed: 1, preparing: 2, on_the_way: 3, delivered: 4 }
  const cancelled = order['status'] === 'cancelled'
  const reached = cancelled ? known.filter(Boolean).length : steps[String(order['status'])]
  if (reached === undefined || known.some((isKnown, step) => isKnown !== step < reached) || (cancelled && reached > 2)) return false
  if ((order['cancelled_at'] !== null) !== cancelled || (order['cancellation_reason'] !== null) !== cancelled) return false
  const moments = [...names, 'cancelled_at'].flatMap((name) => (order[name] === null ? [] : [moment(order[name])]))
  return (
    moments.every((value, i) => value <= now && (i === 0 || value > (moments[i - 1] as number))) &&
    moment(order['promised_at']) > moment(order['placed_at'])
  )
}

function beganBefore(order: Row, { customer, restaurant, courier }: { customer: Row; restaurant: Row; courier: Row | undefined }): boolean {
  const placed = moment(order['placed_at'])
  return (
    moment(customer['signed_up_at']) < placed &&
    moment(restaurant['joined_on']) < placed &&
    (courier === undefined || moment(courier['joined_on']) < placed)
  )
}
