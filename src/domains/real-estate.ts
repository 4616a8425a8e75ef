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
    'realty',
    'estate agency',
    'estate agent',
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
    agents: ['realtors', 'estate agents', 'brokers'],
    properties: ['homes', 'houses', 'apartments', 'flats', 'units'],
    listings: ['property listings', 'offers'],
    viewings: ['showings', 'visits', 'open houses', 'tours'],
    sales: ['closings', 'deals', 'home sales', 'transactions'],
  },
  rates: [
    { words: ['sold', 'sell', 'sell through'], column: 'listings.status', value: 'sold' },
    {
      words: ['withdrawn', 'withdrawal', 'delisted', 'cancelled listings', 'off market'],
      column: 'listings.status',
      value: 'withdrawn',
    },
    { words: ['expired', 'expire', 'unsold'], column: 'listings.status', value: 'expired' },
    { words: ['under offer', 'under contract', 'pending'], column: 'listings.status', value: 'under_offer' },
    { words: ['active', 'on the market', 'active listings', 'available'], column: 'listings.status', value: 'active' },
    { words: ['no show', 'missed', 'missed viewing'], column: 'viewings.status', value: 'no_show' },
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancelled viewings', 'canceled viewings', 'cancelation'],
      column: 'viewings.status',
      value: 'cancelled',
    },
    { words: ['cash', 'cash buyer', 'all cash', 'cash sales'], column: 'sales.financing', value: 'cash' },
    { words: ['mortgage', 'mortgaged', 'financed'], column: 'sales.financing', value: 'mortgage' },
    { words: ['first time buyer', 'first time'], column: 'sales.is_first_time_buyer', value: true },
    { words: ['condo', 'condominium'], column: 'properties.property_type', value: 'condo' },
    { words: ['exclusive', 'exclusive listing'], column: 'listings.is_exclusive', value: true },
  ],
  measures: [
    {
      words: [
        'sales volume',
        'sales',
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
