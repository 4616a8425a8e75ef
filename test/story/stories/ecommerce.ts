import type { StoryCase } from './story-case.ts'

/** What people write of web shops. */
export const stories: readonly StoryCase[] = [
  { story: 'online store with 1,200 customers and 5k orders', counts: { customers: 1200, orders: 5000 } },
  {
    story: 'bookshop with 3000 orders with revenue from $10k in January to $30k in December',
    counts: { orders: 3000 },
    totals: { measure: 'orders.total', months: { '2025-01': 10_000, '2025-12': 30_000 } },
  },
  { story: 'a clothing brand with 12.000 "loyal" customers', counts: { customers: 12_000 } },
  {
    story: 'Ecommerce shop, 500 shoppers, 80 products, 7% returns',
    counts: { shoppers: 500, products: 80 },
    rates: { 'orders.status=returned': 0.07 },
  },
  {
    story:
      'Please generate a webshop with about three hundred customers. Roughly 12 percent of orders are cancelled, and 80% mobile, 20% desktop.',
    counts: { customers: 300 },
    rates: { 'orders.status=cancelled': 0.12, 'orders.device=mobile': 0.8, 'orders.device=desktop': 0.2 },
  },
  {
    story: 'retailer: 400 customers, revenue from $50k in January to $200k in December',
    counts: { customers: 400 },
    totals: { measure: 'orders.total', months: { '2025-01': 50_000, '2025-12': 200_000 } },
  },
  {
    story: 'Online shop in Germany with 250 customers, sales of €1.2M a month in 2024',
    counts: { customers: 250 },
    countries: { 'customers.country_code': ['DE'] },
    totals: { measure: 'orders.total', months: { '2024-01': 1_200_000, '2024-07': 1_200_000 } },
    window: { table: 'orders', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: '- web shop\n- 600 customers\n- each order has 1 to 3 items\n- a fifth of orders returned',
    counts: { customers: 600 },
    rates: { 'orders.status=returned': 0.2 },
  },
  {
    story: 'an online shop with 300 customers across the UK and France, orders in Q3 2023',
    counts: { customers: 300 },
    countries: { 'customers.country_code': ['GB', 'FR'] },
    window: { table: 'orders', from: '2023-07-01', to: '2023-09-30' },
  },
  { story: 'e-commerce with 2000 order items and 700 orders from 350 buyers', counts: { buyers: 350, orders: 700, order_items: 2000 } },
]
