import type { TableSchema } from '../../schema/schema.ts'
import { onWorkday } from '../shared/on-workday.ts'

/** What was done for a deal between its creation and its end. */
export const activities: TableSchema = {
  name: 'activities',
  rows: { type: 'owned', by: 'deals', min: 0, max: 15, mean: 3.5 },
  columns: [
    { name: 'activity_id', kind: 'sequence' },
    { name: 'deal_id', kind: 'owner_key', table: 'deals' },
    { name: 'contact_id', kind: 'lookup', through: 'deal_id', column: 'contact_id' },
    { name: 'rep_id', kind: 'lookup', through: 'deal_id', column: 'rep_id' },
    { name: 'activity_type', kind: 'category', values: ['email', 'call', 'meeting', 'demo', 'task'], weights: [40, 29, 16, 8, 7] },
    {
      name: 'subject',
      kind: 'text',
      segments: [
        {
          by: 'activity_type',
          cases: {
            email: [
              'Follow-up after our call',
              'Pricing overview',
              'Introduction',
              'Contract draft',
              'Answers to your questions',
              'Checking in',
            ],
            call: ['Discovery call', 'Follow-up call', 'Negotiation call', 'Cold call', 'Renewal call'],
            meeting: ['Kick-off with stakeholders', 'On-site meeting', 'Business review', 'Meeting with procurement'],
            demo: ['Product demo', 'Technical demo', 'Demo for the wider team'],
            task: ['Send proposal', 'Prepare quote', 'Update forecast', 'Security questionnaire'],
          },
        },
      ],
    },
    {
      name: 'result',
      kind: 'switch',
      by: 'activity_type',
      cases: {
        email: { kind: 'category', values: ['replied', 'opened', 'no_reply'], weights: [34, 40, 26] },
        call: { kind: 'category', values: ['connected', 'voicemail', 'no_answer'], weights: [48, 28, 24] },
        task: { kind: 'constant', value: 'done' },
      },
      otherwise: { kind: 'category', values: ['held', 'rescheduled', 'no_show'], weights: [84, 10, 6] },
    },
    {
      name: 'duration_minutes',
      kind: 'switch',
      by: 'activity_type',
      cases: {
        call: { kind: 'integer', min: 1, max: 75, distribution: { name: 'gamma', mean: 14, shape: 1.6 } },
        meeting: { kind: 'integer', min: 20, max: 180, distribution: { name: 'gamma', mean: 52, shape: 6 } },
        demo: { kind: 'integer', min: 20, max: 120, distribution: { name: 'gamma', mean: 46, shape: 8 } },
      },
      otherwise: null,
      nullable: { when: 'result in ["no_show", "rescheduled", "no_answer"]' },
    },
    { name: 'number', kind: 'sibling_number', hidden: true },
    { name: 'wander', kind: 'decimal', scale: 3, min: 0, max: 0.9, hidden: true },
    { name: 'created_at', kind: 'lookup', through: 'deal_id', column: 'created_at', hidden: true },
    {
      name: 'seconds_in',
      kind: 'formula',
      expression: 'floor(min(parent.open_seconds, 100000000) * (number - wander) / max(1, parent.activity_count))',
      hidden: true,
    },
    { name: 'days_since', kind: 'formula', expression: 'days(created_at + seconds_in) - days(created_at)', hidden: true },
    ...onWorkday('days_in', 'days(created_at)', 'days_since', '0'),
    { name: 'happened_on', kind: 'shifted', column: 'created_at', offset: 'days_in', unit: 'days', as: 'date' },
  ],
}
