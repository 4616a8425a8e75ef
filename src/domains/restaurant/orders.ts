import type { TableSchema } from '../../schema/schema.ts'
import { mealHours } from '../hours.ts'

/** The tables in the order in which guests are led to them. */
const tables = [14, 3, 27, 8, 19, 31, 5, 22, 11, 1, 29, 17, 9, 24, 6, 12, 30, 2, 20, 15, 26, 7, 32, 10, 18, 4, 23, 13, 28, 16, 21, 25]

/** Checks: subtotal (the sum of the items) - discount + service_charge + tax = total; the tip comes on top. Closed by today. */
export const orders: TableSchema = {
  name: 'orders',
  rows: { type: 'primary' },
  columns: [
    { name: 'order_id', kind: 'sequence' },
    { name: 'number', kind: 'formula', expression: '10000 + order_id', hidden: true },
    { name: 'check_number', kind: 'template', template: 'C{number}' },
    { name: 'server_id', kind: 'foreign_key', table: 'servers', popularity: 0.2, existing_at: 'opened_at' },
    {
      name: 'opened_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.2,
      months: [0.86, 0.95, 0.98, 1, 1.06, 1.05, 1.02, 1, 0.98, 1, 0.98, 1.16],
      weekdays: [0.7, 0.8, 0.88, 1, 1.35, 1.45, 1.1],
      hours: mealHours.map((weight, hour) => (hour < 11 || hour > 22 ? 0 : weight)),
    },
    { name: 'order_type', kind: 'category', values: ['dine_in', 'takeout', 'delivery'], weights: [68, 19, 13] },
    // In turn, so that nobody is put where others still sit.
    { name: 'turn', kind: 'formula', expression: `order_id % ${tables.length}`, hidden: true },
    {
      name: 'table_number',
      kind: 'conditional',
      when: 'order_type == "dine_in"',
      value: { kind: 'mapping', by: 'turn', cases: Object.fromEntries(tables.map((table, turn) => [String(turn), table])) },
    },
    { name: 'pieces', kind: 'roll_up', table: 'order_items', aggregate: 'sum', column: 'quantity', hidden: true },
    {
      name: 'appetite',
      kind: 'decimal',
      scale: 2,
      min: 1.2,
      max: 3.4,
      distribution: { name: 'triangular', min: 1.2, mode: 2.1, max: 3.4 },
      hidden: true,
    },
    { name: 'guest_count', kind: 'formula', expression: 'min(max(round(pieces / appetite), 1), order_type == "dine_in" ? 12 : 4)' },
    { name: 'subtotal', kind: 'roll_up', table: 'order_items', aggregate: 'sum', column: 'line_total' },
    { name: 'offer', kind: 'category', values: ['none', 'happy_hour', 'loyalty', 'staff'], weights: [86, 6, 6, 2], hidden: true },
    {
      name: 'discount_rate',
      kind: 'mapping',
      by: 'offer',
      cases: { none: 0, happy_hour: 0.15, loyalty: 0.1, staff: 0.5 },
      scale: 2,
      hidden: true,
    },
    { name: 'discount_due', kind: 'formula', expression: 'subtotal * discount_rate', scale: 2, hidden: true },
    { name: 'discount', kind: 'formula', expression: 'discount_due + max(natural_total - total, 0)' },
    // Large parties pay for the service with the check.
    {
      name: 'service_due',
      kind: 'formula',
      expression: 'order_type == "dine_in" && guest_count >= 6 ? (subtotal - discount_due) * 0.18 : 0',
      scale: 2,
      hidden: true,
    },
    { name: 'service_charge', kind: 'formula', expression: 'service_due + max(total - natural_total, 0)' },
    { name: 'tax', kind: 'formula', expression: '(subtotal - discount_due) * 0.0825', scale: 2 },
    { name: 'natural_total', kind: 'formula', expression: 'subtotal - discount_due + service_due + tax', hidden: true },
    { name: 'total', kind: 'formula', expression: 'natural_total' },
    {
      name: 'tip_percent',
      kind: 'integer',
      min: 0,
      max: 35,
      by: 'order_type',
      cases: {
        dine_in: { name: 'empirical', quantiles: [0, 12, 15, 16, 18, 18, 20, 20, 21, 24, 32] },
        takeout: { name: 'empirical', quantiles: [0, 0, 0, 0, 0, 0, 5, 10, 10, 15, 20] },
        delivery: { name: 'empirical', quantiles: [0, 0, 5, 8, 10, 12, 15, 15, 18, 20, 25] },
      },
      hidden: true,
    },
    {
      name: 'natural_tip',
      kind: 'formula',
      expression: 'service_due > 0 ? 0 : (subtotal - discount_due) * tip_percent * 0.01',
      scale: 2,
      hidden: true,
    },
    { name: 'tip', kind: 'formula', expression: 'natural_tip' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'stay',
      kind: 'integer',
      min: 5,
      max: 240,
      by: 'order_type',
      cases: {
        dine_in: { name: 'gamma', mean: 68, shape: 7 },
        takeout: { name: 'gamma', mean: 19, shape: 6 },
        delivery: { name: 'gamma', mean: 36, shape: 7 },
      },
      hidden: true,
    },
    { name: 'open_seconds', kind: 'formula', expression: 'min(stay * 60 + order_id % 60, seconds(today) - opened_at - 60)', hidden: true },
    { name: 'closed_at', kind: 'shifted', column: 'opened_at', offset: 'open_seconds', unit: 'seconds', as: 'timestamp' },
  ],
}
