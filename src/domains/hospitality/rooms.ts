import type { TableSchema } from '../../schema/schema.ts'

/** Rooms, twelve on a floor, numbered by floor. */
export const rooms: TableSchema = {
  name: 'rooms',
  rows: { type: 'owned', by: 'hotels', min: 24, max: 96, mean: 60 },
  columns: [
    { name: 'room_id', kind: 'sequence' },
    { name: 'hotel_id', kind: 'owner_key', table: 'hotels' },
    { name: 'place', kind: 'sibling_number', hidden: true },
    { name: 'floor', kind: 'formula', expression: 'floor((place - 1) / 12) + 1' },
    { name: 'room_number', kind: 'formula', expression: 'floor * 100 + place - (floor - 1) * 12' },
    { name: 'room_type', kind: 'category', values: ['standard', 'superior', 'deluxe', 'suite'], weights: [54, 26, 14, 6] },
    {
      name: 'bed_type',
      kind: 'category',
      values: ['single', 'twin', 'double', 'king'],
      by: 'room_type',
      cases: { standard: [14, 30, 50, 6], superior: [0, 24, 51, 25], deluxe: [0, 10, 35, 55], suite: [0, 0, 10, 90] },
    },
    { name: 'beds', kind: 'mapping', by: 'bed_type', cases: { single: 1, twin: 2, double: 2, king: 2 }, hidden: true },
    { name: 'max_guests', kind: 'formula', expression: 'beds + (room_type == "suite" ? 2 : room_type == "deluxe" ? 1 : 0)' },
    {
      name: 'size_sqm',
      kind: 'integer',
      min: 11,
      max: 120,
      by: 'room_type',
      cases: {
        standard: { name: 'normal', mean: 20, standard_deviation: 3 },
        superior: { name: 'normal', mean: 25, standard_deviation: 3 },
        deluxe: { name: 'normal', mean: 33, standard_deviation: 4 },
        suite: { name: 'normal', mean: 56, standard_deviation: 10 },
      },
    },
    { name: 'has_balcony', kind: 'boolean', rate: 0.23 },
    { name: 'is_accessible', kind: 'boolean', rate: 0.05 },
    { name: 'is_smoking', kind: 'boolean', rate: 0.02 },
    {
      name: 'factor',
      kind: 'mapping',
      by: 'room_type',
      cases: { standard: 1, superior: 1.2, deluxe: 1.5, suite: 2.4 },
      scale: 1,
      hidden: true,
    },
    { name: 'rack_rate', kind: 'formula', expression: 'round(parent.base_rate * factor)', scale: 2 },
  ],
}
