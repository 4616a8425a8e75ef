import { words } from '../../builders/words.ts'
import { rates } from '../rates.ts'
import type { Domain } from '../domain.ts'
import { menuItems } from './menu-items.ts'
import { orderItems } from './order-items.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { servers } from './servers.ts'

/**
 * The point of sale of a restaurant. Primary: orders (checks). For each 1000 of them 8 servers (6 at least), 4200 items of a menu of 40, and 1120 payments.
 */
export const restaurant: Domain = {
  name: 'restaurant',
  description: 'The point of sale of a restaurant: servers, menu items, orders, their items and payments with tips.',
  story: 'restaurant with servers, menu items and checks',
  keywords: words(
    'restaurant, restaurant pos, point of sale, bistro, cafe, coffee shop, diner, pizzeria, steakhouse, brasserie',
    'bar and grill, gastropub, pub, eatery, dine in',
  ),
  nouns: {
    servers: ['waiters', 'waitresses', 'staff', 'employees', 'bartenders', 'waitstaff'],
    menu_items: ['menu', 'dishes'],
    orders: ['checks', 'bills', 'cheques', 'tickets', 'tabs', 'visits'],
    order_items: ['line items', 'items', 'check items', 'order lines'],
    payments: ['transactions'],
  },
  rates: [
    ...rates('orders.order_type', {
      takeout: 'takeout, take out, takeaway, take away, to go, pickup',
      delivery: 'delivery, delivered, delivery orders',
      dine_in: 'dine in, eat in, dining in',
    }),
    ...rates('order_items.status', {
      voided: 'void, voided, voided items, cancelled items, cancelled, canceled',
      comped: 'comp, comped, comped items, on the house, given away',
    }),
    ...rates('payments.status', { refunded: 'refund, refunded, refunded payments, chargebacks' }),
    ...rates('payments.method', {
      cash: 'cash, in cash, cash payments, paid cash',
      credit_card: 'credit card, by card, card',
      mobile_wallet: 'mobile wallet, mobile payments, apple pay, contactless',
    }),
    ...rates('servers.employment_type', { part_time: 'part time, part timers' }),
    ...rates('servers.role', { bartender: 'bartenders' }),
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
