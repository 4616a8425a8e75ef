import { measure, rates, trade } from '../trade.ts'
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
  rates: [
    rates('subscribers.status', {
      cancelled: 'churn, churned, cancelled, canceled, cancellation, attrition, unsubscribed, cancelled subscribers, lost subscribers',
      paused: 'paused, on hold, paused subscribers, paused subscriptions, pauses',
      active: 'active, active subscribers, retention, retained',
    }),
    rates('boxes.fate', 'status', {
      skipped: 'skip, skipped, skipped boxes, skip rate, skipped months',
      returned: 'return, returned, returned boxes',
      lost: 'lost, lost boxes, lost in transit, lost parcels, missing boxes',
    }),
    rates('payments.status', {
      failed: 'failed payment, failed, declined, declined payments, payment failures',
      refunded: 'refund, refunded, refunded payments',
    }),
  ],
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
