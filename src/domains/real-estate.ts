import type { Domain } from './domain.ts'
import { agents } from './real-estate/agents.ts'
import { listings } from './real-estate/listings.ts'
import { properties } from './real-estate/properties.ts'
import { sales } from './real-estate/sales.ts'
import { viewings } from './real-estate/viewings.ts'

/** An estate agency. Primary: properties, in the cities of their agents. */
export const realEstate: Domain = {
  name: 'real_estate',
  description: 'An estate agency: agents, properties, listings, viewings and sales.',
  story: 'real estate agency with agents, properties and sales',
  keywords: [
    'real estate',
    'realestate',
    'realtor',
    'realtors',
    'realty',
    'estate agency',
    'estate agent',
    'estate agents',
    'property market',
    'property portal',
    'property listings',
    'proptech',
    'housing market',
    'home sales',
    'house sales',
    'brokerage',
    'mls',
    'letting agency',
    'houses',
    'apartments',
  ],
  nouns: {
    agents: ['agent', 'agents', 'realtor', 'realtors', 'estate agent', 'estate agents', 'broker', 'brokers'],
    properties: ['property', 'properties', 'home', 'homes', 'house', 'houses', 'apartment', 'apartments', 'flat', 'flats', 'unit', 'units'],
    listings: ['listing', 'listings', 'property listing', 'property listings', 'offer', 'offers'],
    viewings: ['viewing', 'viewings', 'showing', 'showings', 'visit', 'visits', 'open house', 'open houses', 'tour', 'tours'],
    sales: ['sale', 'sales', 'closing', 'closings', 'deal', 'deals', 'home sale', 'home sales', 'transaction', 'transactions'],
  },
  rates: [
    { words: ['sold', 'sell', 'sell through'], column: 'listings.status', value: 'sold' },
    {
      words: ['withdrawn', 'withdrawal', 'withdrawals', 'delisted', 'cancelled listings', 'off market'],
      column: 'listings.status',
      value: 'withdrawn',
    },
    { words: ['expired', 'expire', 'unsold'], column: 'listings.status', value: 'expired' },
    { words: ['under offer', 'under contract', 'pending'], column: 'listings.status', value: 'under_offer' },
    { words: ['active', 'on the market', 'active listings', 'available'], column: 'listings.status', value: 'active' },
    { words: ['no show', 'no shows', 'missed', 'missed viewing', 'missed viewings'], column: 'viewings.status', value: 'no_show' },
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancellations', 'cancelled viewings', 'canceled viewings', 'cancelation'],
      column: 'viewings.status',
      value: 'cancelled',
    },
    { words: ['cash', 'cash buyer', 'cash buyers', 'all cash', 'cash sales'], column: 'sales.financing', value: 'cash' },
    { words: ['mortgage', 'mortgages', 'mortgaged', 'financed'], column: 'sales.financing', value: 'mortgage' },
    { words: ['first time buyer', 'first time buyers', 'first time'], column: 'sales.is_first_time_buyer', value: true },
    { words: ['condo', 'condos', 'condominium', 'condominiums'], column: 'properties.property_type', value: 'condo' },
    { words: ['exclusive', 'exclusive listing', 'exclusive listings'], column: 'listings.is_exclusive', value: true },
  ],
  measures: [
    {
      words: [
        'sales volume',
        'sales',
        'sale volume',
        'revenue',
        'turnover',
        'transaction volume',
        'closed volume',
        'property sales',
        'home sales',
        'sale prices',
      ],
      column: 'sales.sale_price',
      unit: 'money',
      typical: 414_000,
      prices: ['properties.price_per_m2'],
    },
  ],
  events: ['sales', 'listings'],
  countries: ['agents.country_code'],
  currencies: ['properties.currency', 'listings.currency', 'sales.currency'],
  money: ['properties.price_per_m2'],
  schema: { version: 1, name: 'real_estate', tables: [agents, properties, listings, viewings, sales] },
}
