import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'restaurant with 12 servers, 45 menu items and 800 checks, 20% takeout and 3% voided items',
    counts: { servers: 12, menu_items: 45, checks: 800 },
    rates: { 'checks.order_type=takeout': 0.2, 'order_items.status=voided': 0.03 },
  },
  {
    story: 'Restaurant POS: sales from $50k in January to $200k in December, 15% cash',
    rates: { 'payments.method=cash': 0.15 },
    totals: { measure: 'orders.total', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: '- bistro in London\n- 10 waiters\n- 600 orders in 2024\n- 1% refunded payments\n- 2% comped',
    counts: { waiters: 10, orders: 600 },
    rates: { 'payments.status=refunded': 0.01, 'order_items.status=comped': 0.02 },
    window: { table: 'orders', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'waiters.country_code': ['GB'] },
  },
  {
    story: 'our little pizzeria has half a dozen servers, 70% part time; a quarter of all orders are delivery. 60 dishes pls',
    counts: { servers: 6, dishes: 60 },
    rates: { 'servers.employment_type=part_time': 0.7, 'orders.order_type=delivery': 0.25 },
  },
  {
    story: 'POINT OF SALE, 500 TABS, 80% DINE IN, 550 PAYMENTS',
    counts: { tabs: 500, payments: 550 },
    rates: { 'tabs.order_type=dine_in': 0.8 },
  },
  {
    story: 'gastropub with tips of $3,000 a month and 400 checks',
    counts: { checks: 400 },
    totals: { measure: 'checks.tip', months: { '2025-02': 3000, '2025-11': 3000 } },
  },
  {
    story: 'steakhouse, 1.2k order items, 50% credit card, 20% mobile wallet',
    counts: { order_items: 1200 },
    rates: { 'payments.method=credit_card': 0.5, 'payments.method=mobile_wallet': 0.2 },
  },
  {
    story: 'diner data from June to August 2025: three hundred checks, 30% bartenders, genrate it',
    counts: { checks: 300 },
    rates: { 'servers.role=bartender': 0.3 },
    window: { table: 'checks', from: '2025-06-01', to: '2025-08-31' },
  },
]
