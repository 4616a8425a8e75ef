import { measure, trade } from '../trade.ts'
import { invoices, timeEntries } from './billing.ts'
import { matters } from './matters.ts'
import { clients, lawyers } from './people.ts'

/**
 * A law firm. The primary table is clients; for each 1000 of them there are 50 lawyers (at least 4), 1800 matters with 10 time entries
 * each, and 5000 invoices.
 */
export const legal = trade({
  name: 'legal',
  description: 'A law firm: lawyers, clients, matters, time entries and invoices.',
  story: 'law firm with clients, lawyers, matters, time entries and invoices',
  keywords:
    'legal, law firm, lawyers, attorneys, solicitors, law office, law practice, legal practice, legal cases, legal matters, litigation, ' +
    'billable hours, barristers',
  nouns: {
    lawyers: 'attorneys, solicitors, barristers, counsel',
    clients: '',
    matters: 'cases, legal cases, lawsuits, files',
    time_entries: 'timesheets, time records',
    invoices: 'bills',
  },
  rates: {
    'invoices.fate.overdue': 'overdue, overdue invoices, late, late payments, past due',
    'invoices.fate.disputed': 'disputed, dispute, disputed invoices',
    'invoices.fate.written_off': 'written off, write off, uncollectible, bad debt',
    'time_entries.is_billable.true': 'billable, billable entries, billable time, chargeable, utilization, utilisation',
    'matters.billing_type.hourly': 'hourly, billed by the hour, hourly matters',
    'matters.billing_type.fixed_fee': 'fixed fee, flat fee',
    'matters.billing_type.contingency': 'contingency, contingency fee, no win no fee',
    'lawyers.title.partner': 'partner',
    'lawyers.title.associate': 'associate, junior associates',
    'matters.status.closed': 'closed, closed matters, closed cases, resolved, resolved cases',
    'matters.status.on_hold': 'on hold, stayed, suspended, matters on hold, cases on hold',
    'matters.status.open': 'open, open matters, open cases, pending, ongoing',
  },
  shown: { 'invoices.fate': 'status' },
  measures: [
    measure('invoices.total', 'money', 3800, {
      words: 'billings, revenue, legal fees, invoiced, sales, turnover, income, fee income',
      prices: ['invoices.blended_rate'],
    }),
    measure('invoices.billed_hours', 'quantity', 9.9, { words: 'billed hours, billable hours, hours billed, hours' }),
  ],
  money: ['lawyers.wished_rate', 'matters.wished_budget', 'invoices.blended_rate'],
  tables: [lawyers, clients, matters, timeEntries, invoices],
})
