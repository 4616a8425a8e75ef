import type { TableSchema } from '../../schema/schema.ts'

/** Runs to the door, the last of which succeeds where the shipment was delivered; before that they fail. */
export const deliveries: TableSchema = {
  name: 'deliveries',
  rows: { type: 'owned', by: 'shipments', min: 1, max: 2, mean: 1.07 },
  columns: [
    { name: 'delivery_id', kind: 'sequence' },
    { name: 'shipment_id', kind: 'owner_key', table: 'shipments' },
    { name: 'driver_id', kind: 'lookup', through: 'shipment_id', column: 'driver_id' },
    { name: 'attempt_number', kind: 'sibling_number' },
    { name: 'planned_on', kind: 'lookup', through: 'shipment_id', column: 'promised_on' },
    { name: 'stage', kind: 'lookup', through: 'shipment_id', column: 'stage', hidden: true },
    { name: 'exception', kind: 'lookup', through: 'shipment_id', column: 'exception', hidden: true },
    { name: 'attempts', kind: 'lookup', through: 'shipment_id', column: 'attempts', hidden: true },
    {
      name: 'result',
      kind: 'formula',
      expression: 'stage == 2 ? (attempt_number == attempts ? 2 : 1) : exception == "returned" ? 1 : stage < 2 ? 0 : 3',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'mapping',
      by: 'result',
      cases: { '0': 'scheduled', '1': 'failed', '2': 'completed', '3': 'cancelled' },
    },
    { name: 'picked_up_at', kind: 'lookup', through: 'shipment_id', column: 'picked_up_at', hidden: true },
    { name: 'last_at', kind: 'lookup', through: 'shipment_id', column: 'last_at', hidden: true },
    { name: 'step', kind: 'formula', expression: 'floor(max(0, min(last_at - picked_up_at, 8000000)) / (attempts + 1))', hidden: true },
    {
      name: 'to_attempt',
      kind: 'formula',
      expression: 'exception == "returned" ? -step * (attempts + 1 - attempt_number) : -(attempts - attempt_number) * min(86400, step)',
      hidden: true,
    },
    {
      name: 'attempted_at',
      kind: 'conditional',
      when: 'result in [1, 2]',
      value: { kind: 'shifted', column: 'last_at', offset: 'to_attempt', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'failure_reason',
      kind: 'conditional',
      when: 'result == 1',
      value: {
        kind: 'category',
        values: ['recipient_absent', 'wrong_address', 'business_closed', 'access_denied'],
        weights: [58, 19, 14, 9],
      },
    },
    {
      name: 'proof_of_delivery',
      kind: 'conditional',
      when: 'result == 2',
      value: { kind: 'category', values: ['photo', 'signature', 'pin_code', 'left_with_neighbor'], weights: [46, 38, 11, 5] },
    },
    {
      name: 'stop_minutes',
      kind: 'conditional',
      when: 'result in [1, 2]',
      value: { kind: 'integer', min: 1, max: 45, distribution: { name: 'gamma', mean: 5, shape: 2.2 } },
    },
    { name: 'rates_driver', kind: 'boolean', rate: 0.28, hidden: true },
    {
      name: 'driver_rating',
      kind: 'conditional',
      when: 'result == 2 && rates_driver',
      value: { kind: 'mapping', by: 'stars', cases: { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } },
    },
    { name: 'stars', kind: 'category', values: ['1', '2', '3', '4', '5'], weights: [3, 2, 5, 18, 72], hidden: true },
  ],
}
