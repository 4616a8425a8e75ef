import { measure, trade } from '../trade.ts'
import { invoices } from './invoices.ts'
import { subscriptions } from './subscriptions.ts'
import { users } from './users.ts'

/**
 * Software by subscription. Primary: users. For each 1000 users 1000 subscriptions and about 10000 invoices: subscriptions to a paid plan
 * are billed on the first of every month, from the second month after the sign-up until they end. Prices include tax; mrr, the monthly
 * recurring revenue, is the total of the next invoice without usage and credit.
 */
export const saas = trade({
  name: 'saas',
  description: 'Software as a service: users, their subscriptions and monthly invoices.',
  story: 'SaaS company with users, subscriptions and monthly invoices',
  keywords:
    'saas, software as a service, subscription business, subscription software, b2b software, software company, cloud software, mrr, ' +
    'churn, recurring revenue, free trial',
  nouns: { users: 'subscribers, account owners, customers', subscriptions: '', invoices: 'monthly invoices, billing, bills' },
  rates: {
    'subscriptions.has_ended.true':
      'churn, churned, churn rate, churned users, customer churn, attrition, cancellation, cancellation rate, canceled, cancelled, ' +
      'cancel, canceled subscriptions, lost',
    'subscriptions.plan.free': 'free, free plan, free tier, free users, freemium',
    'subscriptions.plan.starter': 'starter, starter plan, basic, basic plan',
    'subscriptions.plan.pro': 'pro, pro plan, pro tier, professional, premium',
    'subscriptions.plan.enterprise': 'enterprise, enterprise plan, enterprise tier, business plan, enterprise users',
  },
  shown: { 'subscriptions.has_ended.true': 'status.canceled' },
  measures: [
    measure('invoices.total', 'money', 493, {
      words:
        'revenue, mrr, monthly recurring revenue, recurring revenue, arr, annual recurring revenue, subscription revenue, sales, ' +
        'turnover, income, billings, invoiced, billed, earnings',
      prices: ['subscriptions.unit_price'],
    }),
  ],
  events: ['users'],
  money: ['subscriptions.unit_price'],
  tables: [users, subscriptions, invoices],
})
