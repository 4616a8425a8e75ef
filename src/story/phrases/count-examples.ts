import type { Phrase } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** Numbers of rows, and numbers that look like them. */
export const countExamples: Phrase['examples'] = [
  example('fewer than 500 customers', { type: 'count', count: 499 }),
  example('500 patients', { type: 'count', count: 500, noun: aNoun('patients') }),
  example(
    '1,500 patients and 10k orders',
    { text: '1,500 patients', type: 'count', count: 1500 },
    { text: '10k orders', type: 'count', count: 10000 },
  ),
  example(
    '1.5M users, 2.5 million line items',
    { text: '1.5M users', type: 'count', count: 1500000 },
    { text: '2.5 million line items', type: 'count', count: 2500000, noun: aNoun('line items') },
  ),
  example(
    'five hundred users and a dozen drivers',
    { text: 'five hundred users', type: 'count', count: 500 },
    { text: 'a dozen drivers', type: 'count', count: 12 },
  ),
  example(
    'several hundred riders, tens of thousands of trips and a handful of depots',
    { text: 'several hundred riders', type: 'count', count: 500 },
    { text: 'tens of thousands of trips', type: 'count', count: 30000 },
    { text: 'a handful of depots', type: 'count', count: 5 },
  ),
  example('two hundred and fifty thousand users', { type: 'count', count: 250000 }),
  example('12.000 customers', { type: 'count', count: 12000 }),
  example(
    '100 product and 50 client, 10k MAU',
    { text: '100 product', type: 'count', count: 100, noun: aNoun('products') },
    { text: '50 client', type: 'count', count: 50, noun: aNoun('clients') },
    { text: '10k MAU', type: 'count', count: 10000, noun: aNoun('users') },
  ),
  example(
    '2e6 users and 500ish customers',
    { text: '2e6 users', type: 'count', count: 2_000_000 },
    { text: '500ish customers', type: 'count', count: 500, noun: aNoun('customers') },
  ),
  example('v2.0 users'),
  example('about 300 products', { text: '300 products', type: 'count', count: 300 }),
  example('5000 active users', { type: 'count', count: 5000, noun: aNoun('active users') }),
  example('200 B2B enterprise customers', { type: 'count', count: 200, noun: aNoun('b2b enterprise customers') }),
  example('between 200 and 300 agents', { type: 'count', count: 250 }),
  example('1-2 million events', { type: 'count', count: 1500000 }),
  example('40 of the products', { type: 'count', count: 40, noun: aNoun('products') }),
  example(
    '- Patients: 500\n- Doctors - 20',
    { text: 'Patients: 500', type: 'count', count: 500, noun: aNoun('patients') },
    { text: 'Doctors - 20', type: 'count', count: 20 },
  ),
  example(
    'customers 500, orders 2 000',
    { text: 'customers 500', type: 'count', count: 500 },
    { text: 'orders 2 000', type: 'count', count: 2000 },
  ),
  example(
    '300 patients / 20 doctors',
    { text: '300 patients', type: 'count', count: 300 },
    { text: '20 doctors', type: 'count', count: 20 },
  ),
  example('users (2,000)', { type: 'count', count: 2000 }),
  example('the number of members is 350', { text: 'the number of members is 350', type: 'count', count: 350 }),
  example('number of orders: 300', { text: 'number of orders: 300', type: 'count', count: 300 }),
  example('10 rows of invoices', { type: 'count', count: 10, noun: aNoun('invoices') }),
  example(
    '500 customers with 3 orders each',
    { text: '500 customers', type: 'count', count: 500 },
    { text: 'with 3 orders each', type: 'ratio', min: 3, max: 3, mean: null, child: aNoun('orders'), parent: aNoun('customers') },
  ),
  example(
    '200 customers, each with 1-5 orders',
    { text: '200 customers', type: 'count', count: 200 },
    { text: 'each with 1-5 orders', type: 'ratio', min: 1, max: 5 },
  ),
  example(
    '2,000 orders (4 per customer)',
    { text: '2,000 orders', type: 'count', count: 2000 },
    { text: '(4 per customer)', type: 'ratio', min: 4, child: aNoun('orders'), parent: aNoun('customer') },
  ),
  example('10 customers with 95 orders', { text: '10 customers', type: 'count' }, { text: '95 orders', type: 'count', count: 95 }),
  example('Fortune 500 companies, Phase 3 trials, 24/7 support, Web3 users, the 1990s, Windows 11 devices'),
  example('5 star hotels, 24 hours, 30 day trials, top 10 products, ISO 27001 audits'),
  { story: '5 visits a week', facts: [], asides: ['5 visits a week'] },
  example('100 orders per day', { type: 'curve', every: { unit: 'day', amount: 100 } }),
  example('2 bedroom apartments, 4 player games'),
  example(
    '5k page views, 40 shows, 6 box types',
    { text: '5k page views', type: 'count' },
    { text: '40 shows', type: 'count' },
    { text: '6 box types', type: 'count', count: 6 },
  ),
  example(
    '10,000 daily stats: three hundred checks',
    { text: '10,000 daily stats', type: 'count', count: 10000 },
    { text: 'three hundred checks', type: 'count', count: 300 },
  ),
]
