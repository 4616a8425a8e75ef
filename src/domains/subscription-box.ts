import type { Domain } from './domain.ts'
import { boxTypes } from './subscription-box/box-types.ts'
import { boxes } from './subscription-box/boxes.ts'
import { payments } from './subscription-box/payments.ts'
import { subscribers } from './subscription-box/subscribers.ts'

/**
 * A seller of subscription boxes. Primary: subscribers. Ten box types; for each 1000 subscribers 7000 payments and 7000 boxes.
 * What is paid is the price of the box less the discount plus the shipping fee.
 */
export const subscriptionBox: Domain = {
  name: 'subscription_box',
  description: 'A subscription box business: box types, subscribers, payments and boxes that are delivered or skipped.',
  story: 'subscription box company with subscribers, boxes and payments',
  keywords: [
    'subscription box',
    'box subscription',
    'meal kit',
    'beauty box',
    'snack box',
    'monthly box',
    'curated box',
    'coffee subscription',
    'd2c subscription',
    'mystery box',
  ],
  nouns: {
    box_types: ['box plans', 'product lines', 'themes'],
    subscribers: ['customers', 'subscriptions'],
    payments: ['renewals', 'charges'],
    boxes: ['shipments', 'deliveries', 'parcels'],
  },
  rates: [
    {
      words: [
        'churn',
        'churned',
        'cancelled',
        'canceled',
        'cancellation',
        'attrition',
        'unsubscribed',
        'cancelled subscribers',
        'lost subscribers',
      ],
      column: 'subscribers.status',
      value: 'cancelled',
    },
    { words: ['paused', 'on hold', 'paused subscribers', 'paused subscriptions', 'pauses'], column: 'subscribers.status', value: 'paused' },
    { words: ['active', 'active subscribers', 'retention', 'retained'], column: 'subscribers.status', value: 'active' },
    {
      words: ['skip', 'skipped', 'skipped boxes', 'skip rate', 'skipped months'],
      column: 'boxes.fate',
      value: 'skipped',
      shown: { column: 'status', value: 'skipped' },
    },
    {
      words: ['return', 'returned', 'returned boxes'],
      column: 'boxes.fate',
      value: 'returned',
      shown: { column: 'status', value: 'returned' },
    },
    {
      words: ['lost', 'lost boxes', 'lost in transit', 'lost parcels', 'missing boxes'],
      column: 'boxes.fate',
      value: 'lost',
      shown: { column: 'status', value: 'lost' },
    },
    {
      words: ['failed payment', 'failed', 'declined', 'declined payments', 'payment failures'],
      column: 'payments.status',
      value: 'failed',
    },
    { words: ['refund', 'refunded', 'refunded payments'], column: 'payments.status', value: 'refunded' },
  ],
  measures: [
    {
      words: ['revenue', 'sales', 'payments', 'turnover', 'income', 'mrr', 'recurring revenue', 'subscription revenue'],
      column: 'payments.amount',
      unit: 'money',
      typical: 37.7,
      prices: ['box_types.price'],
    },
    { words: ['weight', 'shipped weight', 'grams'], column: 'boxes.weight_grams', unit: 'quantity', typical: 2290 },
  ],
  events: ['payments', 'boxes'],
  countries: ['subscribers.country_code'],
  currencies: ['box_types.currency', 'payments.currency'],
  money: ['box_types.price', 'payments.shipping_due'],
  schema: { version: 1, name: 'subscription_box', tables: [boxTypes, subscribers, payments, boxes] },
}
