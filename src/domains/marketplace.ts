import type { Domain } from './domain.ts'
import { buyers } from './marketplace/buyers.ts'
import { listings } from './marketplace/listings.ts'
import { orders } from './marketplace/orders.ts'
import { reviews } from './marketplace/reviews.ts'
import { sellers } from './marketplace/sellers.ts'

/** A marketplace. Primary: buyers, who order what sellers list. */
export const marketplace: Domain = {
  name: 'marketplace',
  description: 'An online marketplace: sellers, buyers, listings, orders and reviews.',
  story: 'online marketplace where sellers list items and buyers order them',
  keywords: [
    'marketplace',
    'market place',
    'online marketplace',
    'peer to peer',
    'two sided',
    'c2c',
    'classifieds',
    'second hand',
    'secondhand',
    'resale',
    'auction',
    'handmade',
    'multi vendor',
    'multivendor',
    'gmv',
    'sellers',
  ],
  nouns: {
    sellers: ['vendors', 'merchants', 'shops'],
    buyers: ['shoppers', 'customers'],
    listings: ['items', 'offers', 'products', 'ads'],
    orders: ['sales', 'purchases', 'transactions'],
    reviews: ['ratings', 'feedbacks'],
  },
  rates: [
    {
      words: ['cancelled', 'canceled', 'cancellation', 'cancelation', 'cancellation rate'],
      column: 'orders.outcome',
      value: 'cancelled',
      shown: { column: 'status', value: 'cancelled' },
    },
    {
      words: ['refunded', 'refund', 'refund rate', 'returned', 'return', 'return rate'],
      column: 'orders.outcome',
      value: 'refunded',
      shown: { column: 'status', value: 'refunded' },
    },
    {
      words: ['disputed', 'dispute', 'dispute rate', 'chargeback'],
      column: 'orders.outcome',
      value: 'disputed',
      shown: { column: 'status', value: 'disputed' },
    },
    { words: ['verified', 'verified seller'], column: 'sellers.is_verified', value: true },
    {
      words: ['top rated', 'top rated seller', 'star seller', 'power seller'],
      column: 'sellers.level',
      value: 'top_rated',
    },
    { words: ['suspended', 'banned', 'blocked', 'suspended seller'], column: 'sellers.status', value: 'suspended' },
    {
      words: ['business', 'business seller', 'professional'],
      column: 'sellers.seller_type',
      value: 'business',
    },
    { words: ['promoted', 'sponsored', 'promoted listing', 'featured'], column: 'listings.is_promoted', value: true },
    { words: ['free shipping', 'free delivery', 'free postage', 'ship free'], column: 'listings.free_shipping', value: true },
  ],
  measures: [
    {
      words: [
        'gmv',
        'gross merchandise value',
        'gross merchandise volume',
        'revenue',
        'sales',
        'sales volume',
        'turnover',
        'income',
        'takings',
      ],
      column: 'orders.total',
      unit: 'money',
      typical: 39,
      prices: ['listings.price', 'listings.drawn_shipping'],
    },
  ],
  events: ['orders'],
  countries: ['sellers.country_code', 'buyers.country_code'],
  currencies: ['listings.currency', 'orders.currency'],
  money: ['listings.price', 'listings.drawn_shipping'],
  schema: { version: 1, name: 'marketplace', tables: [sellers, buyers, listings, orders, reviews] },
}
