import type { ColumnSchema } from '../../schema/schema.ts'
import { officeHours, wakingHours } from '../hours.ts'
import { atHours } from '../shared/at-hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** When parcels are handed over at the door. */
const doorHours = [0, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 14, 13, 13, 13, 12, 10, 9, 7, 4, 1, 0, 0, 0]

/**
 * How far an order is by today. What is reviewed, refunded or disputed has been delivered, sooner where the order is young; other orders
 * are still on their way where they would be.
 */
export const orderProgress: readonly ColumnSchema[] = [
  {
    name: 'outcome',
    kind: 'category',
    values: ['kept', 'cancelled', 'refunded', 'disputed'],
    shares: [0.889, 0.048, 0.046, 0.017],
    hidden: true,
  },
  { name: 'review_count', kind: 'roll_up', table: 'reviews', aggregate: 'count', hidden: true },
  { name: 'is_over', kind: 'formula', expression: 'outcome in ["refunded", "disputed"] || review_count > 0', as: 'boolean', hidden: true },
  { name: 'seconds_ago', kind: 'formula', expression: 'max(0, seconds(today) - ordered_at)', hidden: true },
  { name: 'handling', kind: 'integer', min: 3600, max: 600_000, distribution: { name: 'gamma', mean: 110_000, shape: 2.5 }, hidden: true },
  { name: 'transit', kind: 'integer', min: 70_000, max: 1_900_000, distribution: { name: 'gamma', mean: 390_000, shape: 4 }, hidden: true },
  { name: 'ship_raw', kind: 'formula', expression: 'is_over ? min(handling, floor(seconds_ago * 0.2)) : handling', hidden: true },
  ...atHours('ship_seconds', 'ordered_at', 'ship_raw', officeHours),
  {
    name: 'deliver_raw',
    kind: 'formula',
    expression: 'max(ship_seconds, is_over ? min(ship_raw + transit, floor(seconds_ago * 0.6)) : ship_raw + transit)',
    hidden: true,
  },
  ...atHours('deliver_late', 'ordered_at', 'deliver_raw', doorHours),
  { name: 'deliver_seconds', kind: 'formula', expression: 'max(ship_seconds, deliver_late)', hidden: true },
  {
    name: 'stage',
    kind: 'formula',
    expression:
      'outcome == "cancelled" ? 3 : outcome == "refunded" ? 4 : outcome == "disputed" ? 5 : (ship_seconds < seconds_ago) + (deliver_seconds < seconds_ago)',
    hidden: true,
  },
  {
    name: 'status',
    kind: 'mapping',
    by: 'stage',
    cases: { '0': 'paid', '1': 'shipped', '2': 'completed', '3': 'cancelled', '4': 'refunded', '5': 'disputed' },
  },
  {
    name: 'shipped_at',
    kind: 'conditional',
    when: 'stage in [1, 2, 4, 5]',
    value: { kind: 'shifted', column: 'ordered_at', offset: 'ship_seconds', unit: 'seconds', as: 'timestamp' },
  },
  {
    name: 'delivered_at',
    kind: 'conditional',
    when: 'stage in [2, 4, 5]',
    value: { kind: 'shifted', column: 'ordered_at', offset: 'deliver_seconds', unit: 'seconds', as: 'timestamp' },
  },
  { name: 'issue_start', kind: 'formula', expression: 'stage == 3 ? 0 : deliver_seconds', hidden: true },
  { name: 'issue_since', kind: 'shifted', column: 'ordered_at', offset: 'issue_start', unit: 'seconds', as: 'timestamp', hidden: true },
  ...pastTime({
    name: 'issue_at',
    since: 'issue_since',
    as: 'timestamp',
    longest: 2_500_000,
    distribution: { name: 'gamma', mean: 320_000, shape: 1.2 },
    when: 'stage >= 3',
    hours: wakingHours,
  }),
  {
    name: 'issue_reason',
    kind: 'switch',
    by: 'stage',
    cases: {
      '3': {
        kind: 'category',
        values: ['buyer_changed_mind', 'out_of_stock', 'payment_failed', 'seller_unavailable'],
        weights: [44, 30, 16, 10],
      },
      '4': { kind: 'category', values: ['not_as_described', 'damaged', 'wrong_item', 'no_longer_needed'], weights: [38, 24, 14, 24] },
      '5': { kind: 'category', values: ['not_as_described', 'counterfeit', 'chargeback', 'incomplete'], weights: [45, 16, 24, 15] },
    },
    otherwise: null,
  },
  { name: 'last_seconds', kind: 'formula', expression: 'stage >= 3 ? issue_start + issue_at_delay : deliver_seconds', hidden: true },
  { name: 'last_at', kind: 'shifted', column: 'ordered_at', offset: 'last_seconds', unit: 'seconds', as: 'timestamp', hidden: true },
]
