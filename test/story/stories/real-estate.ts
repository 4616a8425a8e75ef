import type { StoryCase } from './story-case.ts'

/** Stories of real estate. */
export const stories: readonly StoryCase[] = [
  { story: 'Real estate agency with 20 agents, 500 properties and 200 sales', counts: { agents: 20, properties: 500, sales: 200 } },
  {
    story: 'estate agents in the UK, 300 listings, 60% sold, 10 % withdrawn',
    counts: { listings: 300 },
    rates: { 'listings.status=sold': 0.6, 'listings.status=withdrawn': 0.1 },
    countries: { 'agents.country_code': ['GB'] },
  },
  {
    story: 'Realty firm whose sales volume grows from $2M in January 2024 to $5M in December 2024; 1,000 properties',
    counts: { properties: 1000 },
    totals: { measure: 'sales.sale_price', months: { '2024-01': 2_000_000, '2024-12': 5_000_000 } },
  },
  {
    story: 'Proptech demo data\n- 400 properties\n- 1500 viewings\n- 12% no-shows\n- 8% cancelled viewings',
    counts: { properties: 400, viewings: 1500 },
    rates: { 'viewings.status=no_show': 0.12, 'viewings.status=cancelled': 0.08 },
  },
  {
    story: 'real estate sales in 2024, a third of them cash, 40% first-time buyers',
    rates: { 'sales.financing=cash': 1 / 3, 'sales.is_first_time_buyer=true': 0.4 },
    window: { table: 'sales', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'realtor brokerage, half of the listings active, 15% under offer, 5% expired, 90% exclusive',
    rates: {
      'listings.status=active': 0.5,
      'listings.status=under_offer': 0.15,
      'listings.status=expired': 0.05,
      'listings.is_exclusive=true': 0.9,
    },
  },
  {
    story: 'propety portal, real estate in Germany, 250 homes, 30% condos, 70% mortgages',
    counts: { properties: 250 },
    rates: { 'properties.property_type=condo': 0.3, 'sales.financing=mortgage': 0.7 },
    countries: { 'agents.country_code': ['DE'] },
  },
  { story: 'REAL ESTATE, 30 REALTORS', counts: { realtors: 30 } },
]
