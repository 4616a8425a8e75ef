import type { Domain } from './domain.ts'
import { menuItems } from './restaurant/menu-items.ts'
import { orderItems } from './restaurant/order-items.ts'
import { orders } from './restaurant/orders.ts'
import { payments } from './restaurant/payments.ts'
import { servers } from './restaurant/servers.ts'

/**
 * The point of sale of a restaurant. Primary: orders (checks). For each 1000 of them 8 servers (6 at least), 4200 items of a menu of 40, and 1120 payments.
 */
export const restaurant: Domain = {
  name: 'restaurant',
  description: 'The point of sale of a restaurant: servers, menu items, orders, their items and payments with tips.',
  story: 'restaurant with servers, menu items and checks',
  keywords: [
    'restaurant',
    'restaurant pos',
    'point of sale',
    'bistro',
    'cafe',
    'coffee shop',
    'diner',
    'pizzeria',
    'steakhouse',
    'brasserie',
    'bar and grill',
    'gastropub',
    'pub',
    'eatery',
    'dine in',
  ],
  nouns: {
    servers: ['waiters', 'waitresses', 'staff', 'employees', 'bartenders', 'waitstaff'],
    menu_items: ['menu', 'dishes'],
    orders: ['checks', 'bills', 'cheques', 'tickets', 'tabs', 'visits'],
    order_items: ['line items', 'items', 'check items', 'order lines'],
    payments: ['transactions'],
  },
  rates: [
    { words: ['takeout', 'take out', 'takeaway', 'take away', 'to go', 'pickup'], column: 'orders.order_type', value: 'takeout' },
    { words: ['delivery', 'delivered', 'delivery orders'], column: 'orders.order_type', value: 'delivery' },
    { words: ['dine in', 'eat in', 'dining in'], column: 'orders.order_type', value: 'dine_in' },
    {
      words: ['void', 'voided', 'voided items', 'cancelled items', 'cancelled', 'canceled'],
      column: 'order_items.status',
      value: 'voided',
    },
    { words: ['comp', 'comped', 'comped items', 'on the house', 'given away'], column: 'order_items.status', value: 'comped' },
    { words: ['refund', 'refunded', 'refunded payments', 'chargebacks'], column: 'payments.status', value: 'refunded' },
    { words: ['cash', 'in cash', 'cash payments', 'paid cash'], column: 'payments.method', value: 'cash' },
    { words: ['credit card', 'by card', 'card'], column: 'payments.method', value: 'credit_card' },
    { words: ['mobile wallet', 'mobile payments', 'apple pay', 'contactless'], column: 'payments.method', value: 'mobile_wallet' },
    { words: ['part time', 'part timers'], column: 'servers.employment_type', value: 'part_time' },
    { words: ['bartenders'], column: 'servers.role', value: 'bartender' },
  ],
  measures: [
    {
      words: ['revenue', 'sales', 'takings', 'turnover', 'income', 'gross sales', 'net sales'],
      column: 'orders.total',
      unit: 'money',
      typical: 93.2,
      prices: ['menu_items.price'],
    },
    { words: ['tips', 'gratuities', 'tip income'], column: 'orders.tip', unit: 'money', typical: 9.78 },
    { words: ['covers', 'guests', 'diners', 'people served'], column: 'orders.guest_count', unit: 'quantity', typical: 2.84 },
  ],
  events: ['orders'],
  countries: ['servers.country_code'],
  currencies: ['orders.currency'],
  money: ['menu_items.price', 'servers.hourly_wage'],
  schema: { version: 1, name: 'restaurant', tables: [servers, menuItems, orders, orderItems, payments] },
}
