import { daysAfter, formula, itself, mapped, when } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, date, decimal, oneOf, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'

/**
 * Royalties of a track for a month, stated some weeks after its end: amount = stream_count x the rate per thousand / 1000 = artist_amount +
 * label_amount.
 */
export const royalties = table('royalties', per('listeners', 3), {
  royalty_id: id(),
  track_id: ref('tracks', { popularity: 0.7 }),
  artist_id: lookup('track_id', 'artist_id'),
  days_back: hidden(formula('month_end(statement_date - 44) - statement_date')),
  period_ends_on: daysAfter('statement_date', 'days_back'),
  statement_date: date('2025-01-02', '2025-12-31', { growth: 1.3, weekdays: [1, 1, 1, 1, 1, 0, 0] }),
  plays: hidden(whole(50, 40000000, lognormal(18000, 1.6))),
  stream_count: formula('plays'),
  rate_per_thousand: hidden(decimal(1.2, 7, 2, normal(3.6, 0.7))),
  amount: formula('min(stream_count, 1000000000) * rate_per_thousand * 0.001', 2),
  artist_share: hidden(formula('artist_id.label == "independent" ? 0.85 : 0.22')),
  artist_amount: formula('amount * artist_share', 2),
  label_amount: formula('amount - artist_amount'),
  currency: constant('USD'),
  status: shares({ paid: 0.965, on_hold: 0.022, disputed: 0.013 }),
  payment_term: hidden(oneOf({ 0: 22, 7: 34, 14: 28, 30: 16 })),
  term_days: hidden(mapped('payment_term', itself(0, 7, 14, 30))),
  days_to_payment: hidden(formula('min(term_days, today - 1 - statement_date)')),
  paid_on: when('status == "paid"', daysAfter('statement_date', 'days_to_payment')),
  territory: oneOf({ north_america: 39, europe: 33, latin_america: 14, asia_pacific: 10, rest_of_world: 4 }),
})
