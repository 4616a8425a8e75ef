import { measure, trade } from '../trade.ts'
import { menuItems } from './menu-items.ts'
import { orderItems, orders, payments } from './orders.ts'
import { servers } from './servers.ts'

/**
 * The point of sale of a restaurant. Primary: orders. For each 1000 orders 8 servers (at least 6), 4600 order items and 1120 payments; the
 * menu has 40 items.
 */
export const restaurant = trade({
  name: 'restaurant',
  description: 'The point of sale of a restaurant: servers, menu items, orders with their items, and payments with tips.',
  story: 'restaurant with servers, menu items and orders',
  keywords:
    'restaurant, restaurant pos, point of sale, bistro, cafe, coffee shop, diner, pizzeria, steakhouse, brasserie, bar and grill, ' +
    'gastropub, pub, eatery, dine in, pizza place, food truck, burger place, burger joint, sushi bar, sandwich shop, wine bar, ' +
    'ice cream shop',
  nouns: {
    servers: 'waiters, waitresses, staff, employees, bartenders, waitstaff',
    menu_items: 'menu, dishes',
    orders: 'checks, bills, cheques, tickets, tabs, visits',
    order_items: 'line items, items, check items, order lines',
    payments: 'transactions',
  },
  rates: {
    'orders.order_type.takeout': 'takeout, take out, takeaway, take away, to go, pickup',
    'orders.order_type.delivery': 'delivery, delivered, delivery orders',
    'orders.order_type.dine_in': 'dine in, eat in, dining in',
    'order_items.status.voided': 'void, voided, voided items, cancelled items, cancelled, canceled',
    'order_items.status.comped': 'comp, comped, comped items, on the house, given away',
    'payments.status.refunded': 'refund, refunded, refunded payments, chargebacks',
    'payments.method.cash': 'cash, in cash, cash payments, paid cash',
    'payments.method.credit_card': 'credit card, by card, card',
    'payments.method.mobile_wallet': 'mobile wallet, mobile payments, apple pay, contactless',
    'servers.employment_type.part_time': 'part time, part timers',
    'servers.role.bartender': 'bartenders',
  },
  measures: [
    measure('orders.total', 'money', 93.2, {
      words: 'revenue, sales, takings, turnover, income, gross sales, net sales',
      prices: ['menu_items.price'],
    }),
    measure('orders.tip', 'money', 9.78, { words: 'tips, gratuities, tip income' }),
    measure('orders.guest_count', 'quantity', 2.84, { words: 'covers, guests, diners, people served' }),
  ],
  money: ['menu_items.price', 'servers.hourly_wage'],
  tables: [servers, menuItems, orders, orderItems, payments],
})
