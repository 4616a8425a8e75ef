import { measure, trade } from '../trade.ts'
import { boxTypes, subscribers } from './subscribers.ts'
import { boxes, payments } from './boxes.ts'

/**
 * A seller of subscription boxes. Primary: subscribers. Ten box types, and for each 1000 subscribers 7000 payments and 7000 boxes.
 * The amount of a payment is the price of the box less the discount plus the shipping fee.
 */
export const subscriptionBox = trade({
  name: 'subscription_box',
  description: 'A subscription box business: box types, subscribers, payments and boxes that are delivered or skipped.',
  story: 'subscription box company with subscribers, boxes and payments',
  keywords:
    'subscription box, box subscription, meal kit, beauty box, snack box, monthly box, curated box, coffee subscription, ' +
    'd2c subscription, mystery box',
  nouns: {
    box_types: 'box plans, product lines, themes',
    subscribers: 'customers, subscriptions',
    payments: 'renewals, charges',
    boxes: 'shipments, deliveries, parcels',
  },
  rates: {
    'subscribers.status.cancelled':
      'churn, churned, cancelled, canceled, cancellation, attrition, unsubscribed, cancelled subscribers, lost subscribers',
    'subscribers.status.paused': 'paused, on hold, paused subscribers, paused subscriptions, pauses',
    'subscribers.status.active': 'active, active subscribers, retention, retained',
    'boxes.fate.skipped': 'skip, skipped, skipped boxes, skip rate, skipped months',
    'boxes.fate.returned': 'return, returned, returned boxes',
    'boxes.fate.lost': 'lost, lost boxes, lost in transit, lost parcels, missing boxes',
    'payments.status.failed': 'failed payment, failed, declined, declined payments, payment failures',
    'payments.status.refunded': 'refund, refunded, refunded payments',
  },
  shown: { 'boxes.fate': 'status' },
  measures: [
    measure('payments.amount', 'money', 37.7, {
      words: 'revenue, sales, payments, turnover, income, mrr, recurring revenue, subscription revenue',
      prices: ['box_types.price'],
    }),
    measure('boxes.weight_grams', 'quantity', 2290, { words: 'weight, shipped weight, grams' }),
  ],
  money: ['box_types.price', 'payments.shipping_due'],
  tables: [boxTypes, subscribers, payments, boxes],
})
