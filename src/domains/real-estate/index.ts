import { measure, trade } from '../trade.ts'
import { agents, properties } from './properties.ts'
import { listings, sales, viewings } from './listings.ts'

/**
 * An estate agency. The primary table is properties; for each 1000 of them there are 50 agents (at least 4), 1000 listings with 3 viewings
 * each, and 667 sales.
 */
export const realEstate = trade({
  name: 'real_estate',
  description: 'An estate agency: agents, properties, listings, viewings and sales.',
  story: 'real estate agency with agents, properties and sales',
  keywords:
    'real estate, realestate, realtor, realty, estate agency, estate agent, property market, property portal, property listings, ' +
    'proptech, housing market, home sales, house sales, brokerage, mls, letting agency, houses, apartments',
  nouns: {
    agents: 'realtors, estate agents, brokers',
    properties: 'homes, houses, apartments, flats, units',
    listings: 'property listings, offers',
    viewings: 'showings, visits, open houses, tours',
    sales: 'closings, deals, home sales, transactions',
  },
  rates: {
    'listings.status.sold': 'sold, sell, sell through',
    'listings.status.withdrawn': 'withdrawn, withdrawal, delisted, cancelled listings, off market',
    'listings.status.expired': 'expired, expire, unsold',
    'listings.status.under_offer': 'under offer, under contract, pending',
    'listings.status.active': 'active, on the market, active listings, available',
    'viewings.status.no_show': 'no show, missed, missed viewing',
    'viewings.status.cancelled': 'cancelled, canceled, cancellation, cancelled viewings, canceled viewings, cancelation',
    'sales.financing.cash': 'cash, cash buyer, all cash, cash sales',
    'sales.financing.mortgage': 'mortgage, mortgaged, financed',
    'sales.is_first_time_buyer.true': 'first time buyer, first time',
    'properties.property_type.condo': 'condo, condominium',
    'listings.is_exclusive.true': 'exclusive, exclusive listing',
  },
  measures: [
    measure('sales.sale_price', 'money', 414_000, {
      words: 'sales volume, sales, revenue, turnover, transaction volume, closed volume, property sales, home sales, sale prices',
      prices: ['properties.price_per_m2'],
    }),
  ],
  events: ['sales', 'listings'],
  money: ['properties.price_per_m2'],
  tables: [agents, properties, listings, viewings, sales],
})
