import type { StoryCase } from './story-case.ts'

/** Stories that say what there is none of, and which part of a whole is where. */
export const stories: readonly StoryCase[] = [
  {
    story: 'an online shop without cancelled orders',
    domain: 'ecommerce',
    rates: { 'orders.status=cancelled': 0 },
    tables: ['customers', 'products', 'orders', 'order_items'],
    unused: [],
  },
  {
    story: 'shop without returned orders or reviews',
    domain: 'marketplace',
    rates: { 'orders.status=refunded': 0 },
    tables: ['sellers', 'buyers', 'listings', 'orders'],
    unused: [],
  },
  { story: 'gym with no members over 65', domain: 'fitness', counts: { members: 1000 }, unused: ['no members over 65'] },
  {
    story: '30% of customers in Berlin, rest in Munich',
    domain: 'custom',
    countries: { 'customers.country': ['Germany'] },
    unused: [],
  },
  {
    story: 'cybersecurity: 1,000 alerts, 5% critical',
    domain: 'cybersecurity',
    counts: { alerts: 1000 },
    rates: { 'alerts.severity=critical': 0.05 },
    unused: [],
  },
]
