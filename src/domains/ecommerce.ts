import type { Domain } from './domain.ts'
import { fullBaskets } from './ecommerce/full-baskets.ts'
import { customers } from './ecommerce/customers.ts'
import { orderItems } from './ecommerce/order-items.ts'
import { orders } from './ecommerce/orders.ts'
import { products } from './ecommerce/products.ts'

/**
 * A web shop. Primary: customers. For each 1000 customers 100 products (at least 12), 2500 orders with 1 to 5 items, 2.2 on average.
 * An order's subtotal is the sum of its items' quantity x unit price, its total that less the discount.
 */
export const ecommerce: Domain = {
  name: 'ecommerce',
  description: 'A web shop: customers, products, orders and order items.',
  story: 'ecommerce store with customers and orders',
  keywords: [
    'ecommerce',
    'e commerce',
    'online store',
    'online shop',
    'web shop',
    'bookstore',
    'bookshop',
    'clothing brand',
    'fashion brand',
    'boutique',
    'toy shop',
    'pet shop',
    'webshop',
    'store',
    'shop',
    'retail',
    'retailer',
    'shopping',
    'checkout',
    'cart',
  ],
  nouns: {
    customers: ['shoppers', 'buyers', 'users', 'clients'],
    products: ['catalog', 'catalogue', 'skus'],
    orders: ['purchases'],
    order_items: ['line items', 'order lines'],
  },
  rates: [
    {
      words: ['returned', 'returns', 'return rate', 'sent back', 'refund', 'refunded'],
      column: 'orders.outcome',
      value: 'returned',
      shown: { column: 'status', value: 'returned' },
    },
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancelation', 'cancel'],
      column: 'orders.outcome',
      value: 'cancelled',
      shown: { column: 'status', value: 'cancelled' },
    },
    {
      words: ['opted in', 'opt in', 'newsletter', 'newsletter subscribers', 'marketing'],
      column: 'customers.marketing_opt_in',
      value: true,
    },
    { words: ['mobile', 'phone', 'smartphone', 'on mobile'], column: 'orders.device', value: 'mobile' },
    { words: ['desktop', 'computer', 'on desktop'], column: 'orders.device', value: 'desktop' },
    { words: ['tablet'], column: 'orders.device', value: 'tablet' },
    { words: ['bronze'], column: 'customers.loyalty_tier', value: 'bronze' },
    { words: ['silver'], column: 'customers.loyalty_tier', value: 'silver' },
    { words: ['gold'], column: 'customers.loyalty_tier', value: 'gold' },
    { words: ['platinum'], column: 'customers.loyalty_tier', value: 'platinum' },
  ],
  measures: [
    {
      words: ['revenue', 'sales', 'turnover', 'income', 'gmv', 'order value', 'order volume', 'takings', 'earnings'],
      column: 'orders.total',
      unit: 'money',
      typical: 92.5,
      prices: ['products.price'],
      capped: { headroom: 1.15, columns: fullBaskets },
    },
  ],
  events: ['orders'],
  countries: ['customers.country_code'],
  currencies: ['orders.currency'],
  money: ['products.price'],
  schema: { version: 1, name: 'ecommerce', tables: [customers, products, orders, orderItems] },
}
