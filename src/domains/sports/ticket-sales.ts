import type { TableSchema } from '../../schema/schema.ts'

/** Tickets of a match by stand: together they are its attendance and its revenue. */
export const ticketSales: TableSchema = {
  name: 'ticket_sales',
  rows: { type: 'owned', by: 'matches', min: 3, max: 6, mean: 5 },
  columns: [
    { name: 'ticket_sale_id', kind: 'sequence' },
    { name: 'match_id', kind: 'owner_key', table: 'matches' },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'place', kind: 'formula', expression: '(number - 1) % 6', hidden: true },
    {
      name: 'stand',
      kind: 'mapping',
      by: 'place',
      cases: { '0': 'main_stand', '1': 'home_end', '2': 'away_end', '3': 'family_stand', '4': 'hospitality', '5': 'standing_terrace' },
    },
    { name: 'size', kind: 'mapping', by: 'place', cases: { '0': 36, '1': 30, '2': 9, '3': 14, '4': 2, '5': 12 }, hidden: true },
    { name: 'worth', kind: 'mapping', by: 'place', cases: { '0': 40, '1': 28, '2': 9, '3': 9, '4': 12, '5': 8 }, hidden: true },
    { name: 'tickets_sold', kind: 'split', of: 'attendance', weighted_by: 'size' },
    { name: 'revenue', kind: 'split', of: 'ticket_revenue', weighted_by: 'worth' },
    { name: 'currency', kind: 'constant', value: 'GBP' },
    { name: 'main_channel', kind: 'category', values: ['website', 'app', 'season_ticket', 'box_office'], weights: [34, 27, 31, 8] },
    { name: 'complimentary_share', kind: 'decimal', scale: 3, min: 0, max: 0.05, hidden: true },
    { name: 'complimentary_tickets', kind: 'formula', expression: 'floor(tickets_sold * complimentary_share)', scale: 0 },
  ],
}
