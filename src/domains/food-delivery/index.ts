import { measure, trade } from '../trade.ts'
import { couriers, customers } from './people.ts'
import { orderItems } from './order-items.ts'
import { orders } from './orders.ts'
import { restaurants } from './restaurants.ts'

/**
 * A food delivery service in one city. Primary: customers. For each 1000 customers 20 restaurants (at least 12), 12 couriers (at least
 * 8), 3000 orders with 1 to 6 items, 2.4 on average. Times are local.
 */
export const foodDelivery = trade({
  name: 'food_delivery',
  description: 'A food delivery service in one city: restaurants, customers, couriers, orders and order items.',
  story: 'food delivery app with restaurants, couriers and orders',
  keywords:
    'food delivery, delivery app, delivery platform, meal delivery, restaurant delivery, food ordering, food orders, pizza delivery, ' +
    'delivery orders, takeout, takeaway, restaurant, ubereats, uber eats, doordash, grubhub, deliveroo',
  nouns: {
    restaurants: 'kitchens, eateries',
    customers: 'diners, eaters',
    couriers: 'drivers, riders, dashers',
    orders: 'deliveries',
    order_items: 'dishes, meals, order lines, line items',
  },
  rates: {
    'orders.is_doomed.true': 'cancelled, canceled, cancellation, cancelation, cancel, cancelled orders, failed',
    'customers.is_plus_member.true': 'plus, plus member, member, membership, subscriber, premium',
    'customers.marketing_opt_in.true': 'opted in, opt in, newsletter, marketing',
  },
  shown: { 'orders.is_doomed.true': 'status.cancelled' },
  measures: [
    measure('orders.total', 'money', 47.1, {
      words: 'revenue, sales, gmv, turnover, income, order value, order volume, order totals, takings, earnings',
      prices: ['restaurants.price_factor', 'orders.fee_unit'],
    }),
  ],
  countries: ['customers.country_code', 'restaurants.country_code', 'couriers.country_code'],
  money: ['restaurants.price_factor', 'orders.fee_unit'],
  tables: [restaurants, customers, couriers, orders, orderItems],
})
