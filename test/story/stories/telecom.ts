import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'telecom operator with 400 subscribers, 10 plans, 5,000 calls and 2% churn',
    counts: { subscribers: 400, plans: 10, calls: 5000 },
    rates: { 'subscribers.status=churned': 0.02 },
  },
  {
    story: 'A French mobile operator: revenue from €50k in January to €200k in December, 4% of bills paid late, 3% overdue.',
    rates: { 'bills.status=paid_late': 0.04, 'bills.status=overdue': 0.03 },
    totals: { measure: 'bills.total', months: { '2025-01': 50000, '2025-12': 200000 } },
    countries: { 'subscribers.country_code': ['FR'] },
  },
  {
    story: '- telco\n- 1.2k subscribers\n- 3000 data sessions\n- 1% dropped calls\n- 20% missed calls\n- in 2024',
    counts: { subscribers: 1200, data_sessions: 3000 },
    rates: { 'calls.status=dropped': 0.01, 'calls.status=missed': 0.2 },
    window: { table: 'calls', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'hi, we are a small MVNO in the UK, a third of our subscribers are prepaid and 60% have autopay, pls generate 700 bills',
    counts: { bills: 700 },
    rates: { 'subscribers.payment_type=prepaid': 1 / 3, 'subscribers.has_autopay=true': 0.6 },
    countries: { 'subscribers.country_code': ['GB'] },
  },
  {
    story: 'telecommunications support: 250 tickets, 12% escalated, 200 subscribers',
    counts: { tickets: 250, subscribers: 200 },
    rates: { 'tickets.is_escalated=true': 0.12 },
  },
  {
    story: 'PHONE COMPANY WITH FIVE HUNDRED LINES, 5% SUSPENDED, HALF OF THE DATA SESSIONS ON 5G',
    counts: { lines: 500 },
    rates: { 'lines.status=suspended': 0.05, 'data_sessions.network_type=5G': 0.5 },
  },
  {
    story:
      'call detail records for a wireless carrier: 2,500 calls, 6% roaming calls, 80% of subscribers postpaid, from April to September 2025',
    counts: { calls: 2500 },
    rates: { 'calls.is_roaming=true': 0.06, 'subscribers.payment_type=postpaid': 0.8 },
    window: { table: 'calls', from: '2025-04-01', to: '2025-09-30' },
  },
  {
    story: 'telco with billings of $30,000 a month and 300 subscribers',
    counts: { subscribers: 300 },
    totals: { measure: 'bills.total', months: { '2025-02': 30000, '2025-10': 30000 } },
  },
]
