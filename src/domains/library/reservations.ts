import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'

/** Holds on books: ready when a copy is there, then picked up, unless cancelled before or not picked up within ten days. */
export const reservations: TableSchema = {
  name: 'reservations',
  rows: { type: 'ratio', of: 'members', ratio: 1.1 },
  columns: [
    { name: 'reservation_id', kind: 'sequence' },
    { name: 'member_id', kind: 'foreign_key', table: 'members', popularity: 0.6, existing_at: 'reserved_at' },
    { name: 'book_id', kind: 'foreign_key', table: 'books', popularity: 0.6, existing_at: 'reserved_at' },
    { name: 'reserved_at', kind: 'timestamp', from: '2024-01-02', to: '2025-12-31', growth: 1.4, hours: wakingHours },
    { name: 'channel', kind: 'category', values: ['website', 'app', 'desk', 'phone'], weights: [48, 29, 18, 5] },
    { name: 'pickup_branch', kind: 'lookup', through: 'member_id', column: 'home_branch' },
    { name: 'outcome', kind: 'category', values: ['fulfilled', 'cancelled', 'expired'], shares: [0.83, 0.11, 0.06], hidden: true },
    { name: 'days_left', kind: 'formula', expression: 'today - 1 - days(reserved_at)', hidden: true },
    { name: 'wait', kind: 'integer', min: 0, max: 90, distribution: { name: 'lognormal', median: 6, spread: 1 }, hidden: true },
    { name: 'pickup', kind: 'integer', min: 1, max: 9, distribution: { name: 'gamma', mean: 2.6, shape: 2 }, hidden: true },
    // A hold that has expired by now was ready in time for it.
    { name: 'ready_days', kind: 'formula', expression: 'outcome == "expired" ? max(min(wait, days_left - 10), 0) : wait', hidden: true },
    { name: 'fulfil_days', kind: 'formula', expression: 'ready_days + pickup', hidden: true },
    { name: 'cancel_days', kind: 'formula', expression: 'max(min(wait - 1, days_left), 0)', hidden: true },
    {
      name: 'stage',
      kind: 'formula',
      expression: 'outcome == "cancelled" ? 3 : outcome == "expired" ? 4 : fulfil_days <= days_left ? 2 : ready_days <= days_left ? 1 : 0',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'mapping',
      by: 'stage',
      cases: { '0': 'waiting', '1': 'ready', '2': 'fulfilled', '3': 'cancelled', '4': 'expired' },
    },
    {
      name: 'ready_on',
      kind: 'conditional',
      when: 'status in ["ready", "fulfilled", "expired"]',
      value: { kind: 'shifted', column: 'reserved_at', offset: 'ready_days', unit: 'days', as: 'date' },
    },
    {
      name: 'picked_up_on',
      kind: 'conditional',
      when: 'status == "fulfilled"',
      value: { kind: 'shifted', column: 'reserved_at', offset: 'fulfil_days', unit: 'days', as: 'date' },
    },
    {
      name: 'cancelled_on',
      kind: 'conditional',
      when: 'status == "cancelled"',
      value: { kind: 'shifted', column: 'reserved_at', offset: 'cancel_days', unit: 'days', as: 'date' },
    },
  ],
}
