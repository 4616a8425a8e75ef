import { after, formula, secondsAfter } from '../../builders/computed.ts'
import { exponential, gamma, lognormal } from '../../builders/distributions.ts'
import { shares, whole, wholeBy } from '../../builders/drawn.ts'
import { type Columns, hidden } from '../../builders/table.ts'

/** When a warehouse hands parcels over, and when carriers ring. */
const warehouseHours = [0, 0, 0, 0, 0, 0, 2, 6, 10, 12, 14, 14, 10, 14, 16, 18, 16, 10, 4, 2, 0, 0, 0, 0]
const deliveryHours = [0, 0, 0, 0, 0, 0, 0, 1, 5, 12, 16, 16, 14, 14, 14, 12, 11, 9, 6, 3, 1, 0, 0, 0]

/**
 * Hidden columns that decide what happens to an order and when. The status is how far it has come by the plan's "today", so that no
 * moment that is written lies in the future, and no old order is still waiting.
 */
export const orderProgress: Columns = {
  pay_minutes: hidden(wholeBy('payment_method', 0, 2880, { bank_transfer: lognormal(1100, 0.4), otherwise: exponential(1.5) })),
  pay_at: hidden({ kind: 'shifted', column: 'ordered_at', offset: 'pay_minutes', unit: 'minutes', as: 'timestamp' }),
  ship_at: hidden(after('pay_at', { as: 'timestamp', unit: 'hours', min: 5, max: 48, distribution: gamma(22, 4), hours: warehouseHours })),
  deliver_at: hidden(
    after('ship_at', { as: 'timestamp', unit: 'days', min: 1, max: 7, distribution: gamma(3.2, 6), hours: deliveryHours }),
  ),
  return_at: hidden(
    after('deliver_at', { as: 'timestamp', unit: 'days', min: 2, max: 15, distribution: gamma(9, 4), hours: deliveryHours }),
  ),
  seconds_ago: hidden(formula('seconds(today) - ordered_at')),
  doubt_seconds: hidden(whole(180, 144_000, lognormal(8400, 1.2))),
  // The orders of the last hours are cancelled sooner: what is cancelled is so by now.
  cancel_seconds: hidden(formula('min(doubt_seconds, max(1, round(seconds_ago * 0.6)))')),
  cancel_at: hidden(secondsAfter('ordered_at', 'cancel_seconds')),
  // An order comes back within 29 days, so those of the last month have not yet.
  outcome: hidden(
    shares(
      { kept: 0.873, returned: 0.072, cancelled: 0.055 },
      { periods: [{ period: '2025-12', shares: [0.945, 0, 0.055] }], overall: true },
    ),
  ),
  stage: hidden(
    formula(
      'outcome == "cancelled" ? 5 : outcome == "returned" ? 4 : (seconds(today) >= pay_at) + (seconds(today) >= ship_at) + (seconds(today) >= deliver_at)',
    ),
  ),
  at_once: hidden(formula('0')),
}
