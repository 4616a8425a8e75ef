import { accounts } from './crm/accounts.ts'
import { activities } from './crm/activities.ts'
import { contacts } from './crm/contacts.ts'
import { deals } from './crm/deals.ts'
import { leads } from './crm/leads.ts'
import { salesReps } from './crm/sales-reps.ts'
import type { Domain } from './domain.ts'

/** A sales team's customer relations. Primary: accounts, with contacts and deals. */
export const crm: Domain = {
  name: 'crm',
  description: 'Customer relations of a sales team: sales reps, accounts, contacts, leads, deals and activities.',
  story: 'CRM with accounts, contacts, leads and deals',
  keywords: [
    'crm',
    'customer relationship management',
    'sales pipeline',
    'salesforce',
    'hubspot',
    'b2b sales',
    'sales team',
    'sales crm',
    'lead generation',
    'leads',
    'deals',
    'win rate',
  ],
  nouns: {
    sales_reps: ['reps', 'salesperson', 'salespeople', 'account executives', 'account managers', 'sellers'],
    accounts: ['companies', 'clients', 'customers', 'organizations', 'organisations'],
    contacts: ['people', 'stakeholders'],
    leads: ['prospects', 'enquiries', 'inquiries'],
    deals: ['opportunities', 'opps'],
    activities: ['calls', 'meetings', 'emails', 'tasks', 'touchpoints'],
  },
  rates: [
    {
      words: ['won', 'win', 'win rate', 'closed won', 'close rate', 'closing rate'],
      column: 'deals.outcome',
      value: 'won',
      shown: { column: 'stage', value: 'closed_won' },
    },
    {
      words: ['lost', 'loss', 'closed lost', 'loss rate'],
      column: 'deals.outcome',
      value: 'lost',
      shown: { column: 'stage', value: 'closed_lost' },
    },
    {
      words: ['converted', 'conversion', 'conversion rate', 'lead conversion', 'convert'],
      column: 'leads.outcome',
      value: 'converted',
      shown: { column: 'status', value: 'converted' },
    },
    {
      words: ['unqualified', 'disqualified', 'junk', 'bad leads'],
      column: 'leads.outcome',
      value: 'unqualified',
      shown: { column: 'status', value: 'unqualified' },
    },
    { words: ['inactive', 'churn', 'churned', 'dormant', 'inactive accounts', 'lapsed'], column: 'accounts.status', value: 'inactive' },
    { words: ['opted in', 'opt in', 'subscribed'], column: 'contacts.email_opt_in', value: true },
    { words: ['renewal', 'renewed'], column: 'deals.deal_type', value: 'renewal' },
    { words: ['new business', 'new deals', 'new logo'], column: 'deals.deal_type', value: 'new_business' },
    { words: ['referral', 'referred'], column: 'leads.source', value: 'referral' },
  ],
  measures: [
    {
      words: [
        'pipeline',
        'pipeline value',
        'deal value',
        'deal volume',
        'revenue',
        'sales',
        'bookings',
        'turnover',
        'income',
        'opportunity value',
        'pipeline volume',
      ],
      column: 'deals.amount',
      unit: 'money',
      typical: 28_300,
      prices: ['deals.drawn_amount'],
    },
  ],
  events: ['deals', 'leads'],
  countries: ['sales_reps.country_code', 'accounts.country_code', 'leads.country_code'],
  currencies: ['sales_reps.currency', 'accounts.currency', 'deals.currency'],
  money: ['sales_reps.drawn_quota', 'accounts.drawn_revenue', 'deals.drawn_amount'],
  schema: { version: 1, name: 'crm', tables: [salesReps, accounts, contacts, leads, deals, activities] },
}
