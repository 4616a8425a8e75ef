import type { StoryCase } from './story-case.ts'

/** What people write of software by subscription. */
export const stories: readonly StoryCase[] = [
  {
    story: 'SaaS company with 500 users and 20% churn',
    counts: { users: 500, subscriptions: 500 },
    rates: { 'subscriptions.status=canceled': 0.2, 'users.status=churned': 0.2 },
  },
  {
    story: 'saas, 400 users, 5% of users on the pro plan',
    counts: { users: 400 },
    rates: { 'subscriptions.plan=pro': 0.05 },
  },
  {
    story: 'A B2B software company: 300 users. 30% of subscriptions on the pro plan, 10% on the enterprise plan, 40% on the free plan.',
    counts: { users: 300 },
    rates: {
      'subscriptions.plan=pro': 0.3,
      'subscriptions.plan=enterprise': 0.1,
      'subscriptions.plan=free': 0.4,
      'subscriptions.plan=starter': 0.2,
    },
  },
  {
    story: 'SaaS startup, 600 users, MRR from $50k in January to $200k in December, churn rate 12%',
    counts: { users: 600 },
    rates: { 'subscriptions.status=canceled': 0.12 },
    totals: { measure: 'invoices.total', months: { '2025-01': 50_000, '2025-12': 200_000 } },
  },
  {
    story: 'saas with 800 users; revenue $100k in Q1 and $150k in Q2',
    counts: { users: 800 },
  },
  {
    story: 'German SaaS business with 250 users, recurring revenue of €40k a month',
    counts: { users: 250 },
    countries: { 'users.country_code': ['DE'] },
    totals: { measure: 'invoices.total', months: { '2025-03': 40_000, '2025-11': 40_000 } },
  },
  {
    story: '- subscription software\n- 350 users across the UK and India\n- a fifth of users churned',
    counts: { users: 350 },
    countries: { 'users.country_code': ['GB', 'IN'] },
    rates: { 'users.status=churned': 0.2 },
  },
  {
    story: 'Software as a service, 1,500 users who signed up in 2024',
    counts: { users: 1500 },
    window: { table: 'users', from: '2024-01-01', to: '2024-12-31' },
  },
  { story: 'saas users and subscriptions only, 90 users, no invoices', counts: { users: 90 }, tables: ['users', 'subscriptions'] },
]
