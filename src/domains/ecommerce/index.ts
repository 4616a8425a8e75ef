import { measure, trade } from '../trade.ts'
import { fullBaskets } from './full-baskets.ts'
import { customers } from './customers.ts'
import { orderItems } from './order-items.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'

/**
 * A web shop. Primary table: customers. For each 1000 of them there are 100 products (at least 12), and 2500 orders with 1 to 5 items
 * each, 2.2 on average.
 */
export const ecommerce = trade({
  name: 'ecommerce',
  description: 'A web shop: customers, products, orders and order items.',
  story: 'ecommerce store with customers and orders',
  keywords:
    'ecommerce, e commerce, online store, online shop, web shop, bookstore, bookshop, clothing brand, fashion brand, boutique, toy shop, ' +
    'pet shop, webshop, store, shop, retail, retailer, shopping, checkout, cart',
  nouns: {
    customers: 'shoppers, buyers, users, clients',
    products: 'catalog, catalogue, skus',
    orders: 'purchases, transactions',
    order_items: 'line items, order lines',
  },
  rates: {
    'orders.outcome.returned': 'returned, returns, return rate, sent back, refund, refunded',
    'orders.outcome.cancelled': 'cancelled, canceled, cancellation, cancelation, cancel',
    'customers.marketing_opt_in.true': 'opted in, opt in, newsletter, newsletter subscribers, marketing',
    'orders.device.mobile': 'mobile, phone, smartphone, on mobile',
    'orders.device.desktop': 'desktop, computer, on desktop',
    'orders.device.tablet': 'tablet',
    'customers.loyalty_tier.bronze': 'bronze',
    'customers.loyalty_tier.silver': 'silver',
    'customers.loyalty_tier.gold': 'gold',
    'customers.loyalty_tier.platinum': 'platinum',
  },
  shown: { 'orders.outcome': 'status' },
  measures: [
    measure('orders.total', 'money', 92.5, {
      words: 'revenue, sales, turnover, income, gmv, order value, order volume, takings, earnings',
      prices: ['products.price'],
      capped: { headroom: 1.15, columns: fullBaskets },
    }),
  ],
  money: ['products.price'],
  tables: [customers, products, orders, orderItems],
})
