import { measure, trade } from '../trade.ts'
import { listings } from './listings.ts'
import { orders } from './orders.ts'
import { buyers, sellers } from './people.ts'
import { reviews } from './reviews.ts'

/**
 * A marketplace. The primary table is buyers; for each 1000 of them there are 120 sellers (at least 5), 900 listings (at least 12), 3000
 * orders and 1140 reviews.
 */
export const marketplace = trade({
  name: 'marketplace',
  description: 'An online marketplace: sellers, buyers, listings, orders and reviews.',
  story: 'online marketplace with sellers, listings, buyers and orders',
  keywords:
    'marketplace, market place, online marketplace, peer to peer, two sided, c2c, classifieds, second hand, secondhand, resale, auction, ' +
    'multi vendor, multivendor, gmv, sellers',
  nouns: {
    sellers: 'vendors, merchants, shops',
    buyers: 'shoppers, customers',
    listings: 'items, offers, products, ads',
    orders: 'sales, purchases, transactions',
    reviews: 'ratings, feedbacks',
  },
  rates: {
    'orders.outcome.cancelled': 'cancelled, canceled, cancellation, cancelation, cancellation rate',
    'orders.outcome.refunded': 'refunded, refund, refund rate, returned, return, return rate',
    'orders.outcome.disputed': 'disputed, dispute, dispute rate, chargeback',
    'sellers.is_verified.true': 'verified, verified seller',
    'sellers.level.top_rated': 'top rated, top rated seller, star seller, power seller',
    'sellers.status.suspended': 'suspended, banned, blocked, suspended seller',
    'sellers.seller_type.business': 'business, business seller, professional',
    'listings.is_promoted.true': 'promoted, sponsored, promoted listing, featured',
    'listings.free_shipping.true': 'free shipping, free delivery, free postage, ship free',
  },
  shown: { 'orders.outcome': 'status' },
  measures: [
    measure('orders.total', 'money', 39, {
      words: 'gmv, gross merchandise value, gross merchandise volume, revenue, sales, sales volume, turnover, income, takings',
      prices: ['listings.price', 'listings.drawn_shipping'],
    }),
  ],
  money: ['listings.price', 'listings.drawn_shipping'],
  tables: [sellers, buyers, listings, orders, reviews],
})
