import type { TableSchema } from '../../schema/schema.ts'
import { awake } from '../shared/awake.ts'

const lines = {
  opener: [
    'Hey! How is your week going?',
    'Hi, I love your travel photos. Where was the last one taken?',
    'Ok, serious question: pizza or tacos?',
    'Hello :) Your dog is adorable, what is their name?',
    'Hi there! What are you up to this weekend?',
    'We have the same favorite band, that has to count for something',
    'Good evening! How has your day been?',
  ],
  reply: [
    'Pretty good, thanks! And yours?',
    'Haha, fair point',
    'That was in Portugal last summer, such a nice place',
    'I grew up here, what about you?',
    'Sounds fun! I have always wanted to try that',
    'Definitely coffee first, then everything else',
    'I work in healthcare, long shifts but I like it',
    'No plans yet, maybe a hike if the weather holds',
  ],
  later: [
    'Would you like to grab a coffee on Saturday?',
    'That place around the corner is great, have you been?',
    'I am free on Thursday evening',
    'Great, see you then!',
    'Let me know when you are home safe',
    'I had a really nice time yesterday',
    'What are you watching these days?',
    'Sorry for the late answer, busy day at work',
  ],
}

/** What two matched members wrote to each other, in order, from the match to its end. */
export const messages: TableSchema = {
  name: 'messages',
  rows: { type: 'owned', by: 'matches', min: 0, max: 30, mean: 6 },
  columns: [
    { name: 'message_id', kind: 'sequence' },
    { name: 'match_id', kind: 'owner_key', table: 'matches' },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'is_first_member', kind: 'formula', expression: '(number + message_id * 7919 % 4) % 2 == 1', as: 'boolean', hidden: true },
    { name: 'sender_id', kind: 'formula', expression: 'is_first_member ? parent.member_id : parent.matched_member_id' },
    { name: 'recipient_id', kind: 'formula', expression: 'is_first_member ? parent.matched_member_id : parent.member_id' },
    { name: 'matched_at', kind: 'lookup', through: 'match_id', column: 'matched_at', hidden: true },
    { name: 'part', kind: 'decimal', scale: 4, min: 0.05, max: 0.95, hidden: true },
    ...awake(
      'seconds_in',
      'matched_at',
      'floor(parent.seconds_together * (number - 1 + part) / max(parent.message_count, 1))',
      'parent.seconds_together',
    ),
    { name: 'sent_at', kind: 'shifted', column: 'matched_at', offset: 'seconds_in', unit: 'seconds', as: 'timestamp' },
    { name: 'phase', kind: 'bucket', column: 'number', edges: [2, 6], labels: ['opener', 'reply', 'later'], hidden: true },
    { name: 'message_type', kind: 'category', values: ['text', 'gif', 'photo', 'voice_note'], weights: [90, 5, 3, 2] },
    {
      name: 'body',
      kind: 'conditional',
      when: 'message_type == "text"',
      value: { kind: 'text', segments: [{ by: 'phase', cases: lines }] },
    },
    { name: 'is_read', kind: 'boolean', rate: 0.91 },
  ],
}
