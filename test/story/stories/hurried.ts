import type { StoryCase } from './story-case.ts'

/** Stories in few words: counts in the singular, initials, amounts without a currency, and what is said in passing. */
export const stories: readonly StoryCase[] = [
  {
    story: 'online shop with 100 product and 50 client',
    domain: 'ecommerce',
    counts: { products: 100, clients: 50 },
    unused: [],
  },
  { story: 'saas with 10k MAU and 5% churn', domain: 'saas', counts: { users: 10_000 }, unused: [] },
  { story: 'bank: 1k customer, 5k transaction', domain: 'fintech', counts: { customers: 1000, transactions: 5000 }, unused: [] },
  {
    story: 'ad spend from 50k in January 2025 to 200k in December 2025',
    domain: 'advertising',
    totals: { measure: 'daily_performance.spend', months: { '2025-01': 50_000, '2025-12': 200_000 } },
    unused: [],
  },
  { story: 'patient records', domain: 'custom', counts: { patients: 1000 }, unused: [] },
  { story: 'customer data', domain: 'custom', counts: { customers: 1000 }, unused: [] },
  {
    story: 'one in five users churned',
    domain: 'custom',
    counts: { users: 1000 },
    rates: { 'users.has_churned=true': 0.2 },
    unused: [],
  },
  {
    story: '1000 orders, 250 of them in December',
    domain: 'custom',
    counts: { orders: 1000 },
    unused: ['250 of them in December'],
  },
  {
    story: '40 ghost sightings with witnesses, 400 of them',
    domain: 'custom',
    counts: { ghost_sightings: 40, witnesses: 400 },
    unused: [],
  },
  {
    story: 'museum with 300 exhibits, visitors from 1000 in May to 5000 in August',
    domain: 'custom',
    counts: { exhibits: 300, visitors: 12_000 },
    unused: [],
  },
  {
    story: 'zoo with 40 animals, revenue from 1000 in May to 5000 in August',
    domain: 'custom',
    totals: { measure: 'tickets.price', months: { '2025-05': 1000, '2025-08': 5000 } },
    unused: [],
  },
  {
    story: 'Japanese hotel with 40 rooms, 300 guests, bookings last summer',
    domain: 'hospitality',
    window: { table: 'bookings', from: '2025-06-01', to: '2025-08-31' },
    unused: [],
  },
  {
    story: '20 students who each wrote 3 essays',
    domain: 'custom',
    counts: { students: 20, essays: 60 },
    unused: [],
  },
  {
    story: '20 bakers each bake 3 cakes',
    domain: 'custom',
    counts: { bakers: 20, baker_cakes: 60 },
    unused: [],
  },
  {
    story: '50 dogs and 50 cats in a vet clinic',
    domain: 'custom',
    counts: { dogs: 50, cats: 50 },
    tables: ['dogs', 'cats'],
  },
]
