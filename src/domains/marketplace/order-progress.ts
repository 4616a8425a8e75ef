import { flag, formula, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { oneOf, shares, whole } from '../../builders/drawn.ts'
import { countOf } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { officeHours, wakingHours } from '../hours.ts'
import { atHours } from '../shared/at-hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** When parcels are handed over at the door. */
const doorHours = [0, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 14, 13, 13, 13, 12, 10, 9, 7, 4, 1, 0, 0, 0]

/**
 * How far an order is by today. What is reviewed, refunded or disputed has been delivered, sooner where the order is young; other orders
 * are still on their way where they would be.
 */
export const orderProgress: Columns = {
  outcome: hidden(shares({ kept: 0.889, cancelled: 0.048, refunded: 0.046, disputed: 0.017 })),
  review_count: hidden(countOf('reviews')),
  is_over: hidden(flag('outcome in ["refunded", "disputed"] || review_count > 0')),
  seconds_ago: hidden(formula('max(0, seconds(today) - ordered_at)')),
  handling: hidden(whole(3600, 600_000, gamma(110_000, 2.5))),
  transit: hidden(whole(70_000, 1_900_000, gamma(390_000, 4))),
  ship_raw: hidden(formula('is_over ? min(handling, floor(seconds_ago * 0.2)) : handling')),
  ...atHours('ship_seconds', 'ordered_at', 'ship_raw', officeHours),
  deliver_raw: hidden(formula('max(ship_seconds, is_over ? min(ship_raw + transit, floor(seconds_ago * 0.6)) : ship_raw + transit)')),
  ...atHours('deliver_late', 'ordered_at', 'deliver_raw', doorHours),
  deliver_seconds: hidden(formula('max(ship_seconds, deliver_late)')),
  stage: hidden(
    formula(
      'outcome == "cancelled" ? 3 : outcome == "refunded" ? 4 : outcome == "disputed" ? 5 : (ship_seconds < seconds_ago) + (deliver_seconds < seconds_ago)',
    ),
  ),
  status: mapped('stage', { 0: 'paid', 1: 'shipped', 2: 'completed', 3: 'cancelled', 4: 'refunded', 5: 'disputed' }),
  shipped_at: when('stage in [1, 2, 4, 5]', secondsAfter('ordered_at', 'ship_seconds')),
  delivered_at: when('stage in [2, 4, 5]', secondsAfter('ordered_at', 'deliver_seconds')),
  issue_start: hidden(formula('stage == 3 ? 0 : deliver_seconds')),
  issue_since: hidden(secondsAfter('ordered_at', 'issue_start')),
  ...pastTime({
    name: 'issue_at',
    since: 'issue_since',
    as: 'timestamp',
    longest: 2_500_000,
    distribution: gamma(320_000, 1.2),
    when: 'stage >= 3',
    hours: wakingHours,
  }),
  issue_reason: switchBy('stage', {
    3: oneOf({ buyer_changed_mind: 44, out_of_stock: 30, payment_failed: 16, seller_unavailable: 10 }),
    4: oneOf({ not_as_described: 38, damaged: 24, wrong_item: 14, no_longer_needed: 24 }),
    5: oneOf({ not_as_described: 45, counterfeit: 16, chargeback: 24, incomplete: 15 }),
    otherwise: null,
  }),
  last_seconds: hidden(formula('stage >= 3 ? issue_start + issue_at_delay : deliver_seconds')),
  last_at: hidden(secondsAfter('ordered_at', 'last_seconds')),
}
