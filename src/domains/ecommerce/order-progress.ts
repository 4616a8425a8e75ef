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
    max: 4320,
    by: 'payment_method',
    cases: { bank_transfer: { name: 'lognormal', median: 1200, spread: 0.5 } },
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
    max: 60,
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
    max: 9,
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
    max: 30,
    distribution: { name: 'gamma', mean: 11, shape: 3 },
    hours: deliveryHours,
    hidden: true,
  },
  {
    name: 'cancel_at',
    kind: 'after',
    column: 'ordered_at',
    as: 'timestamp',
    unit: 'minutes',
    min: 3,
    max: 2400,
    distribution: { name: 'lognormal', median: 140, spread: 1.2 },
    hidden: true,
  },
  { name: 'is_doomed', kind: 'boolean', rate: 0.055, hidden: true },
  { name: 'is_unloved', kind: 'boolean', rate: 0.072, hidden: true },
  {
    name: 'stage',
    kind: 'formula',
    expression:
      'is_doomed ? (seconds(today) >= cancel_at ? 5 : seconds(today) >= pay_at) : (seconds(today) >= pay_at) + (seconds(today) >= ship_at) + (seconds(today) >= deliver_at) + (is_unloved && seconds(today) >= return_at)',
    hidden: true,
  },
  { name: 'at_once', kind: 'formula', expression: '0', hidden: true },
]
