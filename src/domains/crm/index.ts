import { measure, trade } from '../trade.ts'
import { accounts, contacts, salesReps } from './accounts.ts'
import { activities } from './activities.ts'
import { deals } from './deals.ts'
import { leads } from './leads.ts'

/**
 * Customer relations of a sales team. Primary: accounts. For each 1000 accounts 2500 contacts, 2000 leads, 2000 deals with 7000
 * activities, and 20 sales reps (at least 4).
 */
export const crm = trade({
  name: 'crm',
  description: 'The customer relationships of a sales team: sales reps, accounts, contacts, leads, deals and activities.',
  story: 'CRM with accounts, contacts, leads and deals',
  keywords:
    'crm, customer relationship management, sales pipeline, salesforce, hubspot, b2b sales, sales team, sales crm, lead generation, ' +
    'leads, deals, win rate',
  nouns: {
    sales_reps: 'reps, salesperson, account executives, account managers, sellers',
    accounts: 'companies, clients, customers, organizations, organisations',
    contacts: 'people, stakeholders',
    leads: 'prospects, enquiries, inquiries',
    deals: 'opportunities, opps',
    activities: 'calls, meetings, emails, tasks, touchpoints',
  },
  rates: {
    'deals.outcome.won': 'won, win, win rate, closed won, close rate, closing rate',
    'deals.outcome.lost': 'lost, loss, closed lost, loss rate',
    'leads.outcome.converted': 'converted, conversion, conversion rate, lead conversion, convert',
    'leads.outcome.unqualified': 'unqualified, disqualified, junk, bad leads',
    'accounts.status.inactive': 'inactive, churn, churned, dormant, inactive accounts, lapsed',
    'contacts.email_opt_in.true': 'opted in, opt in, subscribed',
    'deals.deal_type.renewal': 'renewal, renewed',
    'deals.deal_type.new_business': 'new business, new deals, new logo',
    'leads.source.referral': 'referral, referred',
  },
  shown: { 'deals.outcome.won': 'stage.closed_won', 'deals.outcome.lost': 'stage.closed_lost', 'leads.outcome': 'status' },
  measures: [
    measure('deals.amount', 'money', 28_300, {
      words:
        'pipeline, pipeline value, deal value, deal size, deal volume, revenue, sales, bookings, turnover, income, opportunity value, ' +
        'pipeline volume',
      prices: ['deals.drawn_amount'],
    }),
  ],
  events: ['deals', 'leads'],
  money: ['sales_reps.drawn_quota', 'accounts.drawn_revenue', 'deals.drawn_amount'],
  tables: [salesReps, accounts, contacts, leads, deals, activities],
})
