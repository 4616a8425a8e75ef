import { formula, mapped } from '../../builders/computed.ts'
import { gamma, lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { countOf, id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { wakingHours, officeHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** Offers of a property at a price near its value, on the market until sold, withdrawn or expired. */
export const listings = table('listings', per('properties', 1), {
  listing_id: id(),
  property_id: ref('properties'),
  agent_id: lookup('property_id', 'agent_id'),
  listed_at: timestamp('2024-07-01', '2025-12-31', {
    growth: 1.5,
    months: [0.82, 0.9, 1.18, 1.28, 1.3, 1.2, 1.05, 0.98, 0.98, 0.92, 0.74, 0.55],
    weekdays: [1, 1.05, 1.1, 1.35, 1.25, 0.4, 0.25],
    hours: wakingHours,
  }),
  value: hidden(lookup('property_id', 'estimated_value')),
  hope: hidden(decimal(0.9, 1.25, 3, normal(1.04, 0.05))),
  list_price: formula('max(1, round(value * hope / 1000) * 1000)'),
  cut_choice: hidden(oneOf({ 0: 71, 2: 9, 4: 10, 6: 7, 10: 3 })),
  price_cut: hidden(mapped('cut_choice', { 0: 0, 2: 0.02, 4: 0.04, 6: 0.06, 10: 0.1 })),
  current_price: formula('list_price - round(list_price * price_cut / 1000) * 1000'),
  currency: constant('USD'),
  status: shares({ active: 0.14, under_offer: 0.06, sold: 0.66, withdrawn: 0.09, expired: 0.05 }),
  is_exclusive: yes(0.78),
  photo_count: whole(4, 60, gamma(22, 5)),
  page_views: whole(15, 30_000, lognormal(640, 0.8)),
  ...pastTime({
    name: 'closed_at',
    since: 'listed_at',
    as: 'timestamp',
    longest: 20_000_000,
    distribution: gamma(4_100_000, 1.6),
    when: 'status in ["sold", "withdrawn", "expired"]',
    hours: officeHours,
    workdays: true,
  }),
  days_on_market: formula('coalesce(days(closed_at) - days(listed_at), max(0, today - 1 - days(listed_at)))'),
  viewing_count: countOf('viewings'),
})
