import type { Domain } from './domain.ts'
import { clients } from './legal/clients.ts'
import { invoices } from './legal/invoices.ts'
import { lawyers } from './legal/lawyers.ts'
import { matters } from './legal/matters.ts'
import { timeEntries } from './legal/time-entries.ts'

/**
 * A law firm. Primary: clients. For each 1000 clients 50 lawyers (at least 4), 1800 matters with 10 time entries on average, and 5000
 * invoices. Time is worth hours x rate where it is billable; an invoice's total is its fees plus its expenses.
 */
export const legal: Domain = {
  name: 'legal',
  description: 'A law firm: lawyers, clients, matters, time entries and invoices.',
  story: 'law firm with clients, lawyers, cases, time entries and invoices',
  keywords: [
    'legal',
    'law firm',
    'lawyers',
    'attorneys',
    'solicitors',
    'law office',
    'law practice',
    'legal practice',
    'legal cases',
    'legal matters',
    'litigation',
    'billable hours',
    'barristers',
  ],
  nouns: {
    lawyers: ['attorneys', 'solicitors', 'barristers', 'counsel'],
    clients: [],
    matters: ['cases', 'legal cases', 'lawsuits', 'files'],
    time_entries: ['timesheets', 'time records'],
    invoices: ['bills'],
  },
  rates: [
    {
      words: ['overdue', 'overdue invoices', 'late', 'late payments', 'past due'],
      column: 'invoices.fate',
      value: 'overdue',
      shown: { column: 'status', value: 'overdue' },
    },
    {
      words: ['disputed', 'dispute', 'disputed invoices'],
      column: 'invoices.fate',
      value: 'disputed',
      shown: { column: 'status', value: 'disputed' },
    },
    {
      words: ['written off', 'write off', 'uncollectible', 'bad debt'],
      column: 'invoices.fate',
      value: 'written_off',
      shown: { column: 'status', value: 'written_off' },
    },
    {
      words: ['billable', 'billable entries', 'billable time', 'chargeable', 'utilization', 'utilisation'],
      column: 'time_entries.is_billable',
      value: true,
    },
    { words: ['hourly', 'billed by the hour', 'hourly matters'], column: 'matters.billing_type', value: 'hourly' },
    { words: ['fixed fee', 'flat fee'], column: 'matters.billing_type', value: 'fixed_fee' },
    { words: ['contingency', 'contingency fee', 'no win no fee'], column: 'matters.billing_type', value: 'contingency' },
    { words: ['partner'], column: 'lawyers.title', value: 'partner' },
    { words: ['associate', 'junior associates'], column: 'lawyers.title', value: 'associate' },
    { words: ['closed', 'closed matters', 'closed cases', 'resolved', 'resolved cases'], column: 'matters.status', value: 'closed' },
    { words: ['on hold', 'stayed', 'suspended', 'matters on hold', 'cases on hold'], column: 'matters.status', value: 'on_hold' },
    { words: ['open', 'open matters', 'open cases', 'pending', 'ongoing'], column: 'matters.status', value: 'open' },
  ],
  measures: [
    {
      words: ['billings', 'revenue', 'legal fees', 'invoiced', 'sales', 'turnover', 'income', 'fee income'],
      column: 'invoices.total',
      unit: 'money',
      typical: 3800,
      prices: ['invoices.blended_rate'],
    },
    { words: ['billed hours', 'billable hours', 'hours billed', 'hours'], column: 'invoices.billed_hours', unit: 'quantity', typical: 9.9 },
  ],
  events: ['invoices'],
  countries: ['lawyers.country_code', 'clients.country_code'],
  currencies: ['lawyers.currency', 'matters.currency', 'invoices.currency'],
  money: ['lawyers.wished_rate', 'matters.wished_budget', 'invoices.blended_rate'],
  schema: { version: 1, name: 'legal', tables: [lawyers, clients, matters, timeEntries, invoices] },
}
