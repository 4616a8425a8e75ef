import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'subscription box company with 1,000 subscribers and 6,000 boxes', counts: { subscribers: 1000, boxes: 6000 } },
  {
    story: 'Monthly box business: 9% churn, 6% skips, 2% returned',
    rates: { 'subscribers.status=cancelled': 0.09, 'boxes.status=skipped': 0.06, 'boxes.status=returned': 0.02 },
  },
  {
    story: 'meal kit startup, revenue from $50k in January to $200k in December',
    totals: { measure: 'payments.amount', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'We sell a beauty box in Germany to 400 subscribers; 5% of payments failed in 2024',
    counts: { subscribers: 400 },
    rates: { 'payments.status=failed': 0.05 },
    window: { table: 'payments', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'subscribers.country_code': ['DE'] },
  },
  {
    story: '- subscription boxes\n- 3k shipments\n- 1% lost\n- 4% paused subscribers',
    counts: { boxes: 3000 },
    rates: { 'boxes.status=lost': 0.01, 'subscribers.status=paused': 0.04 },
  },
  {
    story: 'COFFEE SUBSCRIPTION, FIVE HUNDRED SUBSCRIBERS, 70% ON THE MONTHLY PLAN',
    counts: { subscribers: 500 },
    rates: { 'subscribers.plan=monthly': 0.7 },
  },
  {
    story: 'snack box with 2,500 payments and 3% refunds, a fifth of payments by paypal, plz',
    counts: { payments: 2500 },
    rates: { 'payments.status=refunded': 0.03, 'payments.payment_method=paypal': 0.2 },
  },
  {
    story: 'UK curated box, 6 box types, 88% active subscribers',
    counts: { box_types: 6 },
    rates: { 'subscribers.status=active': 0.88 },
    countries: { 'subscribers.country_code': ['GB'] },
  },
  {
    story: 'subscription boxes, shipped weight 500,000 in January to 900,000 in December',
    totals: { measure: 'boxes.weight_grams', months: { '2025-01': 500000, '2025-12': 900000 } },
  },
]
