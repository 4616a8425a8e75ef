import type { TableSchema } from '../../schema/schema.ts'
import { awake } from '../shared/awake.ts'

/** Tickets of an order, and who came: what was not refunded was used, or its holder did not show up. */
export const tickets: TableSchema = {
  name: 'tickets',
  rows: { type: 'owned', by: 'ticket_orders', min: 1, max: 8, mean: 2.3 },
  columns: [
    { name: 'ticket_id', kind: 'sequence' },
    { name: 'ticket_order_id', kind: 'owner_key', table: 'ticket_orders' },
    { name: 'barcode', kind: 'formula', expression: '100000000000 + ticket_id * 2750159 % 899999999963' },
    { name: 'ticket_number', kind: 'sibling_number', hidden: true },
    { name: 'ticket_type', kind: 'lookup', through: 'ticket_order_id', column: 'ticket_type' },
    { name: 'price', kind: 'lookup', through: 'ticket_order_id', column: 'unit_price' },
    { name: 'event_id', kind: 'lookup', through: 'ticket_order_id', column: 'event_id', hidden: true },
    { name: 'seating', kind: 'lookup', through: 'event_id', column: 'seating', hidden: true },
    // Orders one after another are seats apart: four groups in a row, twenty-six rows on three levels.
    { name: 'block', kind: 'formula', expression: 'ticket_order_id * 125 % 312', hidden: true },
    { name: 'level_place', kind: 'formula', expression: 'floor(block / 104)', hidden: true },
    { name: 'level', kind: 'mapping', by: 'level_place', cases: { '0': 'ORCH', '1': 'MEZZ', '2': 'BALC' }, hidden: true },
    { name: 'row_place', kind: 'formula', expression: 'floor(block % 104 / 4) + 65', hidden: true },
    {
      name: 'row_letter',
      kind: 'mapping',
      by: 'row_place',
      cases: Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, place) => [String(place + 65), letter])),
      hidden: true,
    },
    { name: 'seat_number', kind: 'formula', expression: 'block % 4 * 8 + ticket_number', hidden: true },
    {
      name: 'seat',
      kind: 'conditional',
      when: 'seating == "reserved"',
      value: { kind: 'template', template: '{level}-{row_letter}{seat_number}' },
    },
    { name: 'status', kind: 'category', values: ['used', 'no_show', 'refunded'], shares: [0.895, 0.075, 0.03] },
    { name: 'ordered_at', kind: 'lookup', through: 'ticket_order_id', column: 'ordered_at', hidden: true },
    { name: 'starts_at', kind: 'lookup', through: 'ticket_order_id', column: 'event_starts_at', hidden: true },
    {
      name: 'earliness',
      kind: 'integer',
      min: -1500,
      max: 5400,
      distribution: { name: 'normal', mean: 1900, standard_deviation: 1100 },
      hidden: true,
    },
    { name: 'until_entry', kind: 'formula', expression: 'max(starts_at - earliness - ordered_at, 240)', hidden: true },
    {
      name: 'checked_in_at',
      kind: 'conditional',
      when: 'status == "used"',
      value: { kind: 'shifted', column: 'ordered_at', offset: 'until_entry', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'gate',
      kind: 'conditional',
      when: 'status == "used"',
      value: { kind: 'category', values: ['A', 'B', 'C', 'D'], weights: [40, 30, 20, 10] },
    },
    { name: 'patience', kind: 'decimal', scale: 3, min: 0.01, max: 0.95, hidden: true },
    ...awake('until_refund', 'ordered_at', 'round((starts_at - ordered_at) * patience)', 'starts_at - ordered_at'),
    {
      name: 'refunded_at',
      kind: 'conditional',
      when: 'status == "refunded"',
      value: { kind: 'shifted', column: 'ordered_at', offset: 'until_refund', unit: 'seconds', as: 'timestamp' },
    },
  ],
}
