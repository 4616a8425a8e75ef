import type { Domain } from './domain.ts'
import { invoices } from './saas/invoices.ts'
import { subscriptions } from './saas/subscriptions.ts'
import { users } from './saas/users.ts'

/**
 * Software by subscription. Primary: users, each with one subscription that is billed on the first of every month, from the second
 * month after the sign-up on, as long as it lasts: about 9 invoices for each user. Who was never billed stays on the free plan.
 * All amounts are US dollars; mrr, the monthly recurring revenue, is what the subscription's next invoice comes to before tax.
 */
export const saas: Domain = {
  name: 'saas',
  description: 'Software as a service: users, their subscriptions and monthly invoices.',
  story: 'SaaS company with users, subscriptions and monthly invoices',
  keywords: [
    'saas',
    'software as a service',
    'subscription business',
    'subscription software',
    'b2b software',
    'software company',
    'cloud software',
    'mrr',
    'churn',
    'recurring revenue',
    'free trial',
    'free trials',
  ],
  nouns: {
    users: ['user', 'users', 'subscriber', 'subscribers', 'account owner', 'account owners'],
    subscriptions: ['subscription', 'subscriptions', 'plan', 'plans', 'seat', 'seats'],
    invoices: ['invoice', 'invoices', 'billing', 'bill', 'bills'],
  },
  rates: [],
  measures: [],
  events: [],
  countries: [],
  currencies: [],
  money: [],
  schema: { version: 1, name: 'saas', tables: [users, subscriptions, invoices] },
}
