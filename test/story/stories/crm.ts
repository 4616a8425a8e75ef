import type { StoryCase } from './story-case.ts'

/** Stories of customer relations. */
export const stories: readonly StoryCase[] = [
  {
    story: 'CRM with 300 accounts, 1,000 leads and a 25% win rate',
    counts: { accounts: 300, leads: 1000 },
    rates: { 'deals.outcome=won': 0.25 },
  },
  {
    story: 'b2b sales team in Germany: 200 accounts, 500 contacts, 400 deals, 45% lost',
    counts: { accounts: 200, contacts: 500, deals: 400 },
    rates: { 'deals.outcome=lost': 0.45 },
    countries: { 'accounts.country_code': ['DE'], 'leads.country_code': ['DE'] },
  },
  {
    story: 'Our CRM pipeline grew from $500k in January 2025 to $2M in December 2025',
    totals: { measure: 'deals.amount', months: { '2025-01': 500_000, '2025-12': 2_000_000 } },
  },
  {
    story: 'Salesforce sandbox data\n- 12 sales reps\n- 600 leads, 20% converted\n- 50% of leads unqualified\n- 2,000 activities',
    counts: { sales_reps: 12, leads: 600, activities: 2000 },
    rates: { 'leads.outcome=converted': 0.2, 'leads.outcome=unqualified': 0.5 },
  },
  {
    story: 'crm demo for 2024, two hundred companies, a tenth of them inactive, 30% renewals',
    counts: { companies: 200 },
    rates: { 'companies.status=inactive': 0.1, 'deals.deal_type=renewal': 0.3 },
    window: { table: 'deals', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'HubSpot style crm, 250 oportunities... I mean 250 opportunities, 60% new business',
    counts: { opportunities: 250 },
    rates: { 'opportunities.deal_type=new_business': 0.6 },
  },
  {
    story: 'CRM: 70% of contacts opted in, 15 percent of leads from referrals',
    rates: { 'contacts.email_opt_in=true': 0.7, 'leads.source=referral': 0.15 },
  },
  { story: 'SALES PIPELINE, CRM, 100 CLIENTS, UK', counts: { clients: 100 }, countries: { 'clients.country_code': ['GB'] } },
]
