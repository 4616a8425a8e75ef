import type { ColumnSchema } from '../../schema/schema.ts'

/** When a warehouse hands parcels over, and when carriers ring. */
const warehouseHours = [0, 0, 0, 0, 0, 0, 2, 6, 10, 12, 14, 14, 10, 14, 16, 18, 16, 10, 4, 2, 0, 0, 0, 0]
const deliveryHours = [0, 0, 0, 0, 0, 0, 0, 1, 5, 12, 16, 16, 14, 14, 14, 12, 11, 9, 6, 3, 1, 0, 0, 0]

/**
 * Hidden columns that decide what happens to an order and when. The status is how far it has come by the plan's "today", so that no
 * moment that is written lies in the future, and no old order is still waiting.
 */
export const orderProgress: readonly ColumnSchema[] = [
  {
    name: 'pay_minutes',
    kind: 'integer',
    min: 0,
    max: 2880,
    by: 'payment_method',
    cases: { bank_transfer: { name: 'lognormal', median: 1100, spread: 0.4 } },
    distribution: { name: 'exponential', mean: 1.5 },
    hidden: true,
  },
  { name: 'pay_at', kind: 'shifted', column: 'ordered_at', offset: 'pay_minutes', unit: 'minutes', as: 'timestamp', hidden: true },
  {
    name: 'ship_at',
    kind: 'after',
    column: 'pay_at',
    as: 'timestamp',
    unit: 'hours',
    min: 5,
    max: 48,
    distribution: { name: 'gamma', mean: 22, shape: 4 },
    hours: warehouseHours,
    hidden: true,
  },
  {
    name: 'deliver_at',
    kind: 'after',
    column: 'ship_at',
    as: 'timestamp',
    unit: 'days',
    min: 1,
    max: 7,
    distribution: { name: 'gamma', mean: 3.2, shape: 6 },
    hours: deliveryHours,
    hidden: true,
  },
  {
    name: 'return_at',
    kind: 'after',
    column: 'deliver_at',
    as: 'timestamp',
    unit: 'days',
    min: 2,
    max: 15,
    distribution: { name: 'gamma', mean: 9, shape: 4 },
    hours: deliveryHours,
    hidden: true,
  },
  { name: 'seconds_ago', kind: 'formula', expression: 'seconds(today) - ordered_at', hidden: true },
  {
    name: 'doubt_seconds',
    kind: 'integer',
    min: 180,
    max: 144_000,
    distribution: { name: 'lognormal', median: 8400, spread: 1.2 },
    hidden: true,
  },
  // The orders of the last hours are cancelled sooner: what is cancelled is so by now.
  {
    name: 'cancel_seconds',
    kind: 'formula',
    expression: 'min(doubt_seconds, max(1, round(seconds_ago * 0.6)))',
    hidden: true,
  },
  { name: 'cancel_at', kind: 'shifted', column: 'ordered_at', offset: 'cancel_seconds', unit: 'seconds', as: 'timestamp', hidden: true },
  // An order comes back within 29 days, so those of the last month have not yet.
  {
    name: 'outcome',
    kind: 'category',
    values: ['kept', 'returned', 'cancelled'],
    shares: [0.873, 0.072, 0.055],
    periods: [{ period: '2025-12', shares: [0.945, 0, 0.055] }],
    overall: true,
    hidden: true,
  },
  {
    name: 'stage',
    kind: 'formula',
    expression:
      'outcome == "cancelled" ? 5 : outcome == "returned" ? 4 : (seconds(today) >= pay_at) + (seconds(today) >= ship_at) + (seconds(today) >= deliver_at)',
    hidden: true,
  },
  { name: 'at_once', kind: 'formula', expression: '0', hidden: true },
]
