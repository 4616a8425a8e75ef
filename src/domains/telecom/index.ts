import { measure, trade } from '../trade.ts'
import { bills, plans } from './billing.ts'
import { subscribers } from './subscribers.ts'
import { tickets } from './tickets.ts'
import { calls, dataSessions } from './usage.ts'

/**
 * A mobile operator in one country. Primary: subscribers. For each 1000 of them 8000 calls, 10000 data sessions, 6000 bills and 600
 * tickets; and 12 plans. Churned subscribers gave notice within the current term: they keep using and paying for the line until its end.
 */
export const telecom = trade({
  name: 'telecom',
  description: 'A mobile operator: plans, subscribers, calls, data usage, bills and tickets.',
  story: 'telecom operator with subscribers, calls and bills',
  keywords:
    'telecom, telecom operator, telco, telecommunications, mobile operator, mobile carrier, mobile network, phone company, ' +
    'wireless carrier, cell phone provider, mvno, broadband provider, internet provider, isp, call detail records, cdr, postpaid',
  nouns: {
    plans: 'tariffs, rate plans, mobile plans',
    subscribers: 'subs, customers, lines, phone lines, sims',
    calls: 'phone calls, voice calls, call records, cdrs',
    data_sessions: 'data usage, usage, usage records, sessions',
    bills: 'invoices, billing, statements',
    tickets: 'support tickets, complaints, trouble tickets',
  },
  rates: {
    'subscribers.status.churned': 'churn, churned, churning, churners, cancelled, canceled, cancellation, left',
    'subscribers.status.suspended': 'suspended, suspension, blocked',
    'subscribers.payment_type.prepaid': 'prepaid, pay as you go, pre paid, payg',
    'subscribers.payment_type.postpaid': 'postpaid, post paid, contract, on contract',
    'subscribers.has_autopay.true': 'autopay, auto pay, direct debit, automatic payment',
    'calls.status.dropped': 'dropped, dropped calls, call drops, drop rate, dropped call rate',
    'calls.status.missed': 'missed, missed calls, unanswered, not answered',
    'calls.is_roaming.true': 'roaming, roaming calls, abroad',
    'bills.status.paid_late': 'paid late, late payment, late, late bills',
    'bills.status.overdue': 'overdue, unpaid, unpaid bills, delinquent, in arrears, outstanding',
    'tickets.is_escalated.true': 'escalated, escalation',
    'data_sessions.network_type.5G': '5g, on 5g, 5g sessions',
  },
  measures: [
    measure('bills.total', 'money', 35.9, {
      words: 'revenue, billing, sales, turnover, income, billed, billed revenue, mrr, service revenue',
      prices: ['plans.monthly_price', 'bills.usage_due'],
    }),
    measure('data_sessions.data_gb', 'quantity', 0.2717, {
      words: 'data, data usage, data traffic, traffic, gb, gigabytes, data volume, mobile data',
    }),
    measure('calls.billed_minutes', 'quantity', 2.8, { words: 'minutes, call minutes, voice minutes, talk time, airtime, minutes of use' }),
  ],
  events: ['calls', 'data_sessions', 'bills', 'tickets'],
  money: ['plans.monthly_price', 'bills.usage_due'],
  tables: [plans, subscribers, calls, dataSessions, bills, tickets],
})
