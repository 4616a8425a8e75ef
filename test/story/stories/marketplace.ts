import type { StoryCase } from './story-case.ts'

/** Stories of marketplaces. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Online marketplace with 50 sellers, 1000 buyers and 3000 orders, 4% disputed',
    counts: { sellers: 50, buyers: 1000, orders: 3000 },
    rates: { 'orders.outcome=disputed': 0.04 },
  },
  {
    story: 'second-hand marketplace in France, 2,000 listings, 6% refunds',
    counts: { listings: 2000 },
    rates: { 'orders.outcome=refunded': 0.06 },
    countries: { 'buyers.country_code': ['FR'], 'sellers.country_code': ['FR'] },
  },
  {
    story: 'A two-sided marketplace whose GMV went from $50k in January 2024 to $200k in December 2024',
    totals: { measure: 'orders.total', months: { '2024-01': 50_000, '2024-12': 200_000 } },
  },
  {
    story: 'handmade goods marketplace data please:\n- 80 sellers (15% top rated)\n- 500 buyers\n- 700 reviews\n- 10% cancelations',
    counts: { sellers: 80, buyers: 500, reviews: 700 },
    rates: { 'sellers.level=top_rated': 0.15, 'orders.outcome=cancelled': 0.1 },
  },
  {
    story: 'C2C resale app, orders in 2024, nine tenths of sellers verified, half of the listings with free shipping',
    rates: { 'sellers.is_verified=true': 0.9, 'listings.free_shipping=true': 0.5 },
    window: { table: 'orders', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'multi-vendor marketplace: 120 sellers, 5% suspended, 40% business sellers, 25% promoted listings',
    counts: { sellers: 120 },
    rates: { 'sellers.status=suspended': 0.05, 'sellers.seller_type=business': 0.4, 'listings.is_promoted=true': 0.25 },
  },
  {
    story: 'marketplace gmv of €40k a month in 2025, buyers and sellers from Germany',
    totals: { measure: 'orders.total', months: { '2025-01': 40_000, '2025-12': 40_000 } },
    countries: { 'buyers.country_code': ['DE'], 'sellers.country_code': ['DE'] },
  },
  { story: 'MARKETPLACE, 300 BUYERS, 20% RETURNS', counts: { buyers: 300 }, rates: { 'orders.outcome=refunded': 0.2 } },
]
