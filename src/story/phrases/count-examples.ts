import type { Phrase } from './phrase.ts'

/** Numbers of rows, and numbers that look like them. */
export const countExamples: Phrase['examples'] = [
  { story: 'fewer than 500 customers', facts: [{ text: 'fewer than 500 customers', type: 'count', count: 499 }] },
  { story: '500 patients', facts: [{ text: '500 patients', type: 'count', count: 500, noun: { words: ['patients'] } }] },
  {
    story: '1,500 patients and 10k orders',
    facts: [
      { text: '1,500 patients', type: 'count', count: 1500 },
      { text: '10k orders', type: 'count', count: 10000 },
    ],
  },
  {
    story: '1.5M users, 2.5 million line items',
    facts: [
      { text: '1.5M users', type: 'count', count: 1500000 },
      { text: '2.5 million line items', type: 'count', count: 2500000, noun: { words: ['line', 'items'] } },
    ],
  },
  {
    story: 'five hundred users and a dozen drivers',
    facts: [
      { text: 'five hundred users', type: 'count', count: 500 },
      { text: 'a dozen drivers', type: 'count', count: 12 },
    ],
  },
  {
    story: 'several hundred riders, tens of thousands of trips and a handful of depots',
    facts: [
      { text: 'several hundred riders', type: 'count', count: 500 },
      { text: 'tens of thousands of trips', type: 'count', count: 30000 },
      { text: 'a handful of depots', type: 'count', count: 5 },
    ],
  },
  {
    story: 'two hundred and fifty thousand users',
    facts: [{ text: 'two hundred and fifty thousand users', type: 'count', count: 250000 }],
  },
  { story: '12.000 customers', facts: [{ text: '12.000 customers', type: 'count', count: 12000 }] },
  {
    story: '100 product and 50 client, 10k MAU',
    facts: [
      { text: '100 product', type: 'count', count: 100, noun: { words: ['products'] } },
      { text: '50 client', type: 'count', count: 50, noun: { words: ['clients'] } },
      { text: '10k MAU', type: 'count', count: 10000, noun: { words: ['users'] } },
    ],
  },
  {
    story: '2e6 users and 500ish customers',
    facts: [
      { text: '2e6 users', type: 'count', count: 2_000_000 },
      { text: '500ish customers', type: 'count', count: 500, noun: { words: ['customers'] } },
    ],
  },
  { story: 'v2.0 users', facts: [] },
  { story: 'about 300 products', facts: [{ text: '300 products', type: 'count', count: 300 }] },
  {
    story: '5000 active users',
    facts: [{ text: '5000 active users', type: 'count', count: 5000, noun: { words: ['active', 'users'] } }],
  },
  {
    story: '200 B2B enterprise customers',
    facts: [{ text: '200 B2B enterprise customers', type: 'count', count: 200, noun: { words: ['b2b', 'enterprise', 'customers'] } }],
  },
  { story: 'between 200 and 300 agents', facts: [{ text: 'between 200 and 300 agents', type: 'count', count: 250 }] },
  { story: '1-2 million events', facts: [{ text: '1-2 million events', type: 'count', count: 1500000 }] },
  { story: '40 of the products', facts: [{ text: '40 of the products', type: 'count', count: 40, noun: { words: ['products'] } }] },
  {
    story: '- Patients: 500\n- Doctors - 20',
    facts: [
      { text: 'Patients: 500', type: 'count', count: 500, noun: { words: ['patients'] } },
      { text: 'Doctors - 20', type: 'count', count: 20 },
    ],
  },
  {
    story: 'customers 500, orders 2 000',
    facts: [
      { text: 'customers 500', type: 'count', count: 500 },
      { text: 'orders 2 000', type: 'count', count: 2000 },
    ],
  },
  {
    story: '300 patients / 20 doctors',
    facts: [
      { text: '300 patients', type: 'count', count: 300 },
      { text: '20 doctors', type: 'count', count: 20 },
    ],
  },
  { story: 'users (2,000)', facts: [{ text: 'users (2,000)', type: 'count', count: 2000 }] },
  { story: 'number of orders: 300', facts: [{ text: 'orders: 300', type: 'count', count: 300 }] },
  { story: '10 rows of invoices', facts: [{ text: '10 rows of invoices', type: 'count', count: 10, noun: { words: ['invoices'] } }] },
  {
    story: '500 customers with 3 orders each',
    facts: [
      { text: '500 customers', type: 'count', count: 500 },
      {
        text: 'with 3 orders each',
        type: 'ratio',
        min: 3,
        max: 3,
        mean: null,
        child: { words: ['orders'] },
        parent: { words: ['customers'] },
      },
    ],
  },
  {
    story: '200 customers, each with 1-5 orders',
    facts: [
      { text: '200 customers', type: 'count', count: 200 },
      { text: 'each with 1-5 orders', type: 'ratio', min: 1, max: 5 },
    ],
  },
  {
    story: '2,000 orders (4 per customer)',
    facts: [
      { text: '2,000 orders', type: 'count', count: 2000 },
      { text: '(4 per customer)', type: 'ratio', min: 4, child: { words: ['orders'] }, parent: { words: ['customer'] } },
    ],
  },
  {
    story: '10 customers with 95 orders',
    facts: [
      { text: '10 customers', type: 'count' },
      { text: '95 orders', type: 'count', count: 95 },
    ],
  },
  { story: 'Fortune 500 companies, Phase 3 trials, 24/7 support, Web3 users, the 1990s, Windows 11 devices', facts: [] },
  { story: '5 star hotels, 24 hours, 30 day trials, top 10 products, ISO 27001 audits', facts: [] },
  { story: '5 visits a week', facts: [], asides: ['5 visits a week'] },
  { story: '100 orders per day', facts: [{ text: '100 orders per day', type: 'curve', every: { unit: 'day', amount: 100 } }] },
  { story: '2 bedroom apartments, 4 player games', facts: [] },
  {
    story: '5k page views, 40 shows, 6 box types',
    facts: [
      { text: '5k page views', type: 'count' },
      { text: '40 shows', type: 'count' },
      { text: '6 box types', type: 'count', count: 6 },
    ],
  },
  {
    story: '10,000 daily stats: three hundred checks',
    facts: [
      { text: '10,000 daily stats', type: 'count', count: 10000 },
      { text: 'three hundred checks', type: 'count', count: 300 },
    ],
  },
]
