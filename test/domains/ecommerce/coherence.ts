import { expect } from 'vitest'
import { breaking, cents, type Generated, groupsBy, moment, type Row, rowsBy, tableOf } from '../generate.ts'

/** The plan's "today" in milliseconds since 1970. */
export const now = Date.parse('2026-01-01T00:00:00Z')

/** Every amount adds up, every reference exists and began earlier, and the moments of an order agree with its status. */
export function expectCoherent(data: Generated): void {
  const orders = tableOf(data, 'orders')
  const items = tableOf(data, 'order_items')
  const customers = rowsBy(tableOf(data, 'customers'), 'customer_id')
  const products = rowsBy(tableOf(data, 'products'), 'product_id')
  const lines = groupsBy(items, 'order_id')
  const customerOf = (order: Row): Row => customers.get(order['customer_id'] ?? null) ?? {}
  expect(lines.size).toBe(orders.length)
  expect(breaking(items, (item) => products.get(item['product_id'] ?? null)?.['price'] === item['unit_price'])).toEqual([])
  expect(breaking(items, (item) => cents(item['line_total']) === Number(item['quantity']) * cents(item['unit_price']))).toEqual([])
  expect(breaking(orders, (order) => addsUp(order, lines.get(order['order_id'] ?? null) ?? []))).toEqual([])
  expect(breaking(orders, (order) => moment(customerOf(order)['signed_up_at']) < moment(order['ordered_at']))).toEqual([])
  expect(breaking(orders, (order) => customerOf(order)['city'] === order['shipping_city'])).toEqual([])
  expect(breaking(orders, (order) => customerOf(order)['country_code'] === order['shipping_country_code'])).toEqual([])
  expect(breaking(orders, isCausal)).toEqual([])
}

function addsUp(order: Row, lines: readonly Row[]): boolean {
  const sum = lines.reduce((total, line) => total + cents(line['line_total']), 0)
  const [subtotal, discount, total] = [cents(order['subtotal']), cents(order['discount']), cents(order['total'])]
  const rates: Readonly<Record<string, number>> = { NEWS5: 0.05, SAVE10: 0.1, EXTRA15: 0.15, FRIENDS20: 0.2 }
  const rate = order['coupon_code'] === null ? 0 : rates[String(order['coupon_code'])]
  return sum === subtotal && total === subtotal - discount && rate !== undefined && discount === Math.floor(subtotal * rate + 0.5 + 1e-6)
}

/** Which moments of an order are known is told by its status; they follow each other, and none lies ahead. */
function isCausal(order: Row): boolean {
  const status = String(order['status'])
  const steps: Readonly<Record<string, number>> = { pending: 1, paid: 1, cancelled: 1, shipped: 2, delivered: 3, returned: 4 }
  const names = ['ordered_at', 'shipped_at', 'delivered_at', 'returned_at']
  const known = names.map((name) => order[name] !== null)
  const reached = steps[status]
  if (reached === undefined || known.some((isKnown, step) => isKnown !== step < reached)) return false
  if ((order['cancelled_at'] !== null) !== (status === 'cancelled')) return false
  if (
    (order['carrier'] !== null) !== (order['shipped_at'] !== null) ||
    (order['tracking_number'] !== null) !== (order['shipped_at'] !== null)
  )
    return false
  const moments = [...names, 'cancelled_at'].flatMap((name) => (order[name] === null ? [] : [moment(order[name])]))
  return moments.every((value, i) => value <= now && (i === 0 || value > (moments[i - 1] as number)))
}
