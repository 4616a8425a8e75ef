import { daysAfter, flag, formula, itself, mapped, when } from '../../builders/computed.ts'
import { beta, exponential, lognormal, normal, quantiles } from '../../builders/distributions.ts'
import { birthDate, constant, date, decimal, oneOf, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { hidden, id, lookup, lookups, per, primary, ref, table } from '../../builders/table.ts'
import { address } from '../shared/address.ts'
import { wakingHours } from '../shared/hours.ts'
import { identity } from '../shared/identity.ts'
import { genres } from './artists.ts'

const joiningMonths = [1.08, 0.98, 0.97, 0.97, 0.98, 1, 1, 1, 1.02, 1, 1.05, 1.2]

/** Accounts of listeners. Only the free plan has advertising. */
export const listeners = table('listeners', primary, {
  listener_id: id(),
  ...identity(0.5, 'username', 'first_name', 'last_name', 'gender', 'email'),
  birth_date: birthDate(18, 72, quantiles([18, 20, 22.5, 25, 28, 31, 35, 40, 46, 55, 72])),
  ...address('city', 'country'),
  country_code: oneOf({ US: 36, GB: 12, BR: 11, DE: 9, MX: 8, CA: 5, FR: 6, IN: 6, SE: 4, AU: 3 }),
  plan: shares({ free: 0.55, premium: 0.24, family: 0.11, duo: 0.04, student: 0.06 }),
  is_ad_supported: flag('plan == "free"'),
  favorite_genre: oneOf(genres.favorite),
  joined_at: timestamp('2022-06-01', '2025-12-29', wakingHours, { growth: 1.8, months: joiningMonths }),
})

/** People listen on the way to work, at work, and most on the way home. */
const listeningHours = [8, 5, 3, 2, 2, 4, 12, 26, 34, 30, 28, 28, 30, 30, 30, 32, 36, 42, 42, 38, 34, 30, 24, 15]
const streamingMonths = [0.97, 0.97, 0.98, 0.99, 1, 1, 0.99, 0.98, 1, 1.02, 1.04, 1.1]
const weekdays = [0.97, 0.98, 1, 1.02, 1.12, 1.03, 0.9]

/** Plays of released tracks. A skipped track was played for less than 30 seconds, any other for at least 30, so that it earns royalties. */
export const streams = table('streams', per('listeners', 30), {
  stream_id: id(),
  listener_id: ref('listeners', { popularity: 0.5, existing_at: 'streamed_at' }),
  track_id: ref('tracks', { popularity: 0.8 }),
  streamed_at: timestamp('2025-01-01', '2025-12-31', listeningHours, { growth: 1.3, weekdays, months: streamingMonths }),
  duration_seconds: hidden(lookup('track_id', 'duration_seconds')),
  is_skipped: yes(0.24),
  patience: hidden(whole(1, 29, exponential(9))),
  heard: hidden(decimal(0.5, 1, 3, beta(6, 1, 0.5, 1))),
  seconds_played: formula('is_skipped ? patience : max(round(duration_seconds * heard), 30)', 0),
  source: oneOf({ playlist: 32, library: 25, algorithmic: 21, search: 9, album_page: 8, radio: 5 }),
  device: oneOf({ mobile: 61, desktop: 16, smart_speaker: 8, car: 7, tv: 3, tablet: 3, console: 2 }),
  is_shuffled: yes(0.31),
  ...lookups('listener_id', 'country_code', 'plan'),
})

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
