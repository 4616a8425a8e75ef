import { measure, rates, trade } from '../trade.ts'
import { accounts, contacts } from './accounts.ts'
import { activities } from './activities.ts'
import { deals } from './deals.ts'
import { leads } from './leads.ts'
import { salesReps } from './sales-reps.ts'

/**
 * Customer relations of a sales team. Primary: accounts. For each 1000 accounts 2500 contacts, 2000 leads, 2000 deals with 7000
 * activities, and 20 sales reps (at least 4).
 */
export const crm = trade({
  name: 'crm',
  description: 'Customer relations of a sales team: sales reps, accounts, contacts, leads, deals and activities.',
  story: 'CRM with accounts, contacts, leads and deals',
  keywords:
    'crm, customer relationship management, sales pipeline, salesforce, hubspot, b2b sales, sales team, sales crm, lead generation, ' +
    'leads, deals, win rate',
  nouns: {
    sales_reps: 'reps, salesperson, salespeople, account executives, account managers, sellers',
    accounts: 'companies, clients, customers, organizations, organisations',
    contacts: 'people, stakeholders',
    leads: 'prospects, enquiries, inquiries',
    deals: 'opportunities, opps',
    activities: 'calls, meetings, emails, tasks, touchpoints',
  },
  rates: [
    rates('deals.outcome', { column: 'stage', value: 'closed_won' }, { won: 'won, win, win rate, closed won, close rate, closing rate' }),
    rates('deals.outcome', { column: 'stage', value: 'closed_lost' }, { lost: 'lost, loss, closed lost, loss rate' }),
    rates('leads.outcome', 'status', {
      converted: 'converted, conversion, conversion rate, lead conversion, convert',
      unqualified: 'unqualified, disqualified, junk, bad leads',
    }),
    rates('accounts.status', { inactive: 'inactive, churn, churned, dormant, inactive accounts, lapsed' }),
    rates('contacts.email_opt_in', { true: 'opted in, opt in, subscribed' }),
    rates('deals.deal_type', { renewal: 'renewal, renewed', new_business: 'new business, new deals, new logo' }),
    rates('leads.source', { referral: 'referral, referred' }),
  ],
  measures: [
    measure('deals.amount', 'money', 28_300, {
      words:
        'pipeline, pipeline value, deal value, deal volume, revenue, sales, bookings, turnover, income, opportunity value, ' +
        'pipeline volume',
      prices: ['deals.drawn_amount'],
    }),
  ],
  events: ['deals', 'leads'],
  money: ['sales_reps.drawn_quota', 'accounts.drawn_revenue', 'deals.drawn_amount'],
  tables: [salesReps, accounts, contacts, leads, deals, activities],
})
