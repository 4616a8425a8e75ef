import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  { story: 'fitness clubs with 5 gyms, 800 members and 10,000 check-ins', counts: { gyms: 5, members: 800, check_ins: 10000 } },
  {
    story: 'Gym chain with 12% churn and 5% frozen memberships',
    rates: { 'memberships.status=cancelled': 0.12, 'memberships.status=frozen': 0.05 },
  },
  {
    story: 'gym revenue from $50k in January to $200k in December, 3% failed payments',
    rates: { 'payments.status=failed': 0.03 },
    totals: { measure: 'payments.amount', months: { '2025-01': 50000, '2025-12': 200000 } },
  },
  {
    story: 'We run a yoga studio in the UK: 300 members, 2k class bookings in 2024, a tenth no-shows.',
    counts: { members: 300, class_bookings: 2000 },
    rates: { 'class_bookings.status=no_show': 0.1 },
    window: { table: 'class_bookings', from: '2024-01-01', to: '2024-12-31' },
    countries: { 'gyms.country_code': ['GB'] },
  },
  {
    story: '- health club\n- 500 gym members\n- 40% on the plus plan\n- 15% cancelled classes',
    counts: { members: 500 },
    rates: { 'memberships.plan=plus': 0.4, 'class_bookings.status=cancelled': 0.15 },
  },
  {
    story: 'GERMAN GYMS, A DOZEN GYMS, 90% ACTIVE MEMBERS',
    counts: { gyms: 12 },
    rates: { 'memberships.status=active': 0.9 },
    countries: { 'gyms.country_code': ['DE'] },
  },
  {
    story: 'fitness studio payments: 4,000 payments, 2% refunded',
    counts: { payments: 4000 },
    rates: { 'payments.status=refunded': 0.02 },
  },
  {
    story: 'crossfit gym with two hundred and fifty members and thier workouts, calories 500,000 a month',
    counts: { members: 250 },
    totals: { measure: 'workouts.calories', months: { '2025-03': 500000, '2025-10': 500000 } },
  },
  { story: 'gym with 350 memberships and 350 members', counts: { memberships: 350, members: 350 } },
]
