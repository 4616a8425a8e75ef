import type { Schema } from '../../schema/schema.ts'

/** A short complete schema that shows how tables relate. It is sent to the model, so it must stay valid. */
export const exampleStory = 'A town library: members borrow books, late ones pay a fine'

export const exampleSchema: Schema = {
  version: 1,
  name: 'library',
  tables: [
    {
      name: 'members',
      rows: { type: 'primary' },
      columns: [
        { name: 'member_id', kind: 'sequence' },
        { name: 'full_name', kind: 'person' },
        { name: 'email', kind: 'person_attribute', person: 'full_name', attribute: 'email' },
        { name: 'tier', kind: 'category', values: ['adult', 'student', 'child'], weights: [62, 23, 15] },
        { name: 'joined_at', kind: 'timestamp', from: '2022-01-01', to: '2025-12-31' },
      ],
    },
    {
      name: 'books',
      rows: { type: 'ratio', of: 'members', ratio: 2.5 },
      columns: [
        { name: 'book_id', kind: 'sequence' },
        { name: 'shelf_mark', kind: 'pattern', pattern: '???-####' },
        { name: 'genre', kind: 'category', values: ['novel', 'crime', 'science', 'history', 'children'], weights: [34, 22, 12, 12, 20] },
        { name: 'price', kind: 'decimal', scale: 2, min: 4, max: 90, distribution: { name: 'lognormal', median: 16, spread: 0.4 } },
      ],
    },
    {
      name: 'loans',
      rows: { type: 'ratio', of: 'members', ratio: 6 },
      columns: [
        { name: 'loan_id', kind: 'sequence' },
        { name: 'borrowed_at', kind: 'timestamp', from: '2023-01-01', to: '2025-10-31', growth: 1.4 },
        { name: 'member_id', kind: 'foreign_key', table: 'members', popularity: 0.6, existing_at: 'borrowed_at' },
        { name: 'book_id', kind: 'foreign_key', table: 'books', popularity: 0.8 },
        { name: 'book_price', kind: 'lookup', through: 'book_id', column: 'price', hidden: true },
        { name: 'days_late', kind: 'integer', min: 0, max: 60, distribution: { name: 'exponential', mean: 2 } },
        { name: 'fine', kind: 'formula', expression: 'min(days_late * 0.25, book_price)', scale: 2 },
        { name: 'reminders', kind: 'roll_up', table: 'loan_reminders', aggregate: 'count' },
      ],
    },
    {
      name: 'loan_reminders',
      rows: { type: 'owned', by: 'loans', min: 0, max: 3, mean: 0.3 },
      columns: [
        { name: 'loan_reminder_id', kind: 'sequence' },
        { name: 'loan_id', kind: 'owner_key', table: 'loans' },
        { name: 'borrowed_at', kind: 'lookup', through: 'loan_id', column: 'borrowed_at', hidden: true },
        { name: 'sent_on', kind: 'after', column: 'borrowed_at', as: 'date', unit: 'days', min: 22, max: 60 },
        { name: 'channel', kind: 'category', values: ['email', 'sms', 'letter'], weights: [80, 15, 5] },
      ],
    },
  ],
}
