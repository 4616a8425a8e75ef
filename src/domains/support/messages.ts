import type { TableSchema } from '../../schema/schema.ts'
import { answers, closings, openings, replies } from './words.ts'

/** The conversation of a ticket in turns: the customer's request, the first response, and so on until it was solved or up to now. */
export const messages: TableSchema = {
  name: 'messages',
  rows: { type: 'owned', by: 'tickets', min: 2, max: 9, mean: 3.6 },
  columns: [
    { name: 'message_id', kind: 'sequence' },
    { name: 'ticket_id', kind: 'owner_key', table: 'tickets' },
    { name: 'position', kind: 'sibling_number' },
    { name: 'is_agents', kind: 'formula', expression: 'position % 2 == 0', as: 'boolean', hidden: true },
    { name: 'sender', kind: 'mapping', by: 'is_agents', cases: { true: 'agent', false: 'customer' } },
    { name: 'category', kind: 'lookup', through: 'ticket_id', column: 'category', hidden: true },
    { name: 'created_at', kind: 'lookup', through: 'ticket_id', column: 'created_at', hidden: true },
    { name: 'count', kind: 'lookup', through: 'ticket_id', column: 'message_count', hidden: true },
    { name: 'response_seconds', kind: 'formula', expression: 'parent.first_response_minutes * 60', hidden: true },
    { name: 'room', kind: 'formula', expression: 'parent.last_word - response_seconds', hidden: true },
    {
      name: 'seconds',
      kind: 'formula',
      expression: 'position == 1 ? 0 : response_seconds + coalesce(floor(room * (position - 2) / (count - 1)), 0)',
      hidden: true,
    },
    { name: 'sent_at', kind: 'shifted', column: 'created_at', offset: 'seconds', unit: 'seconds', as: 'timestamp' },
    { name: 'is_over', kind: 'formula', expression: 'parent.status in ["solved", "closed"]', as: 'boolean', hidden: true },
    {
      name: 'part',
      kind: 'formula',
      expression: 'position == 1 ? 0 : position == 2 ? 1 : position == count && is_over ? 3 : 2',
      hidden: true,
    },
    {
      name: 'body',
      kind: 'switch',
      by: 'part',
      cases: {
        '0': { kind: 'text', segments: [{ by: 'category', cases: openings }] },
        '1': { kind: 'text', segments: [{ by: 'category', cases: answers }] },
        '2': { kind: 'text', segments: [{ by: 'sender', cases: replies }] },
        '3': { kind: 'text', segments: [{ by: 'sender', cases: closings }] },
      },
    },
    { name: 'has_attachment', kind: 'boolean', rate: 0.12 },
    { name: 'channel', kind: 'lookup', through: 'ticket_id', column: 'channel' },
  ],
}
