import type { ColumnSchema } from '../../schema/schema.ts'
import { officeHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** When parcels are handed over at the door. */
const doorHours = [0, 0, 0, 0, 0, 0, 0, 0, 6, 10, 13, 14, 13, 13, 13, 12, 10, 9, 7, 4, 1, 0, 0, 0]

/**
 * What happens to a shipment. The exception decides: without one it comes by the promised day, delayed days after it; lost, damaged,
 * returned and cancelled ones are so by now. The rest is as far as it is by the end of yesterday.
 */
export const shipmentProgress: readonly ColumnSchema[] = [
  {
    name: 'exception',
    kind: 'category',
    values: ['none', 'delayed', 'damaged', 'lost', 'returned', 'cancelled'],
    shares: [0.874, 0.07, 0.012, 0.006, 0.018, 0.02],
  },
  { name: 'transit_days', kind: 'mapping', by: 'transit', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '7': 7 }, hidden: true },
  // Nothing comes on a Sunday.
  { name: 'promised_days', kind: 'formula', expression: 'transit_days + ((days(created_at) + transit_days + 3) % 7 == 6)', hidden: true },
  { name: 'promised_on', kind: 'shifted', column: 'created_at', offset: 'promised_days', unit: 'days', as: 'date' },
  { name: 'drawn_pickup', kind: 'integer', min: 3600, max: 28_800, distribution: { name: 'gamma', mean: 14_000, shape: 4 }, hidden: true },
  { name: 'is_closed', kind: 'formula', expression: 'exception in ["damaged", "lost", "returned"]', as: 'boolean', hidden: true },
  {
    name: 'pickup_seconds',
    kind: 'formula',
    expression: 'is_closed ? min(drawn_pickup, floor((seconds(today) - created_at) * 0.3)) : drawn_pickup',
    hidden: true,
  },
  { name: 'pickup_at', kind: 'shifted', column: 'created_at', offset: 'pickup_seconds', unit: 'seconds', as: 'timestamp', hidden: true },
  { name: 'early_days', kind: 'integer', min: 0, max: 2, distribution: { name: 'exponential', mean: 0.5 }, hidden: true },
  { name: 'late_days', kind: 'integer', min: 1, max: 14, distribution: { name: 'exponential', mean: 2.2 }, hidden: true },
  {
    name: 'days_to_door',
    kind: 'formula',
    expression: 'exception == "delayed" ? promised_days + late_days : max(1, promised_days - early_days)',
    hidden: true,
  },
  { name: 'delivery_days', kind: 'formula', expression: 'days_to_door + ((days(created_at) + days_to_door + 3) % 7 == 6)', hidden: true },
  { name: 'delivery_day', kind: 'shifted', column: 'created_at', offset: 'delivery_days', unit: 'days', as: 'date', hidden: true },
  {
    name: 'delivery_at',
    kind: 'after',
    column: 'delivery_day',
    as: 'timestamp',
    unit: 'hours',
    min: 0,
    max: 0,
    hours: doorHours,
    hidden: true,
  },
  {
    name: 'progress',
    kind: 'formula',
    expression: '(pickup_at < seconds(today)) + (delivery_at < seconds(today))',
    hidden: true,
  },
  { name: 'progress_name', kind: 'mapping', by: 'progress', cases: { '0': 'created', '1': 'in_transit', '2': 'delivered' }, hidden: true },
  {
    name: 'status',
    kind: 'switch',
    by: 'exception',
    cases: { none: { kind: 'template', template: '{progress_name}' }, delayed: { kind: 'template', template: '{progress_name}' } },
    otherwise: { kind: 'template', template: '{exception}' },
  },
  {
    name: 'stage',
    kind: 'formula',
    expression: 'exception == "cancelled" ? 4 : is_closed ? 3 : progress',
    hidden: true,
  },
  {
    name: 'picked_up_at',
    kind: 'conditional',
    when: 'stage in [1, 2, 3]',
    value: { kind: 'shifted', column: 'created_at', offset: 'pickup_seconds', unit: 'seconds', as: 'timestamp' },
  },
  { name: 'at_once', kind: 'formula', expression: '0', hidden: true },
  {
    name: 'delivered_at',
    kind: 'conditional',
    when: 'stage == 2',
    value: { kind: 'shifted', column: 'delivery_at', offset: 'at_once', unit: 'seconds', as: 'timestamp' },
  },
  { name: 'closing_since', kind: 'shifted', column: 'created_at', offset: 'closing_start', unit: 'seconds', as: 'timestamp', hidden: true },
  { name: 'closing_start', kind: 'formula', expression: 'is_closed ? pickup_seconds : 0', hidden: true },
  ...pastTime({
    name: 'closed_at',
    since: 'closing_since',
    as: 'timestamp',
    longest: 2_600_000,
    distribution: { name: 'gamma', mean: 480_000, shape: 2 },
    when: 'stage in [3, 4]',
    hours: officeHours,
  }),
  {
    name: 'last_at',
    kind: 'switch',
    by: 'stage',
    cases: {
      '2': { kind: 'shifted', column: 'delivery_at', offset: 'at_once', unit: 'seconds', as: 'timestamp' },
      '3': { kind: 'shifted', column: 'closed_at', offset: 'at_once', unit: 'seconds', as: 'timestamp' },
    },
    otherwise: null,
    hidden: true,
  },
  { name: 'attempts', kind: 'roll_up', table: 'deliveries', aggregate: 'count', hidden: true },
]
