import type { TableSchema } from '../../schema/schema.ts'
import { onWorkday } from '../shared/on-workday.ts'

const demos = ['Product demo', 'Technical demo', 'Demo for the wider team']

/** What somebody writes, calls or meets about: first, on the way, when a deal is about to end, and for a renewal; types in the order of their places. */
const subjects = {
  email_first: ['Introduction', 'Following up on your enquiry', 'Thanks for your interest'],
  email: ['Follow-up after our call', 'Pricing overview', 'Answers to your questions', 'Checking in'],
  email_last: ['Contract draft', 'Revised offer', 'Next steps'],
  email_renewal: ['Your renewal', 'Renewal terms', 'Usage summary', 'Checking in'],
  call_first: ['Discovery call', 'Introductory call'],
  call: ['Follow-up call', 'Check-in call', 'Requirements call'],
  call_last: ['Negotiation call', 'Closing call'],
  call_renewal: ['Renewal call', 'Check-in call'],
  meeting_first: ['Introductory meeting', 'Kick-off with stakeholders'],
  meeting: ['On-site meeting', 'Workshop', 'Meeting with the technical team'],
  meeting_last: ['Meeting with procurement', 'Contract review'],
  meeting_renewal: ['Business review', 'Renewal meeting'],
  demo_first: demos,
  demo: demos,
  demo_last: demos,
  demo_renewal: ['Demo of new features', 'Demo for the wider team'],
  task_first: ['Research the company', 'Find the decision maker'],
  task: ['Prepare quote', 'Update forecast', 'Security questionnaire'],
  task_last: ['Send proposal', 'Prepare contract', 'Send order form'],
  task_renewal: ['Prepare renewal quote', 'Update forecast'],
}

/** What was done for a deal between its creation and its end. */
export const activities: TableSchema = {
  name: 'activities',
  rows: { type: 'owned', by: 'deals', min: 1, max: 15, mean: 3.5 },
  columns: [
    { name: 'activity_id', kind: 'sequence' },
    { name: 'deal_id', kind: 'owner_key', table: 'deals' },
    { name: 'contact_id', kind: 'lookup', through: 'deal_id', column: 'contact_id' },
    { name: 'rep_id', kind: 'lookup', through: 'deal_id', column: 'rep_id' },
    { name: 'activity_type', kind: 'category', values: ['email', 'call', 'meeting', 'demo', 'task'], weights: [40, 29, 16, 8, 7] },
    {
      name: 'phase',
      kind: 'formula',
      expression:
        'parent.deal_type == "renewal" ? 3 : number == 1 ? 0 : parent.stage_number >= 3 && number >= 3 && number == parent.activity_count ? 2 : 1',
      hidden: true,
    },
    {
      name: 'type_place',
      kind: 'mapping',
      by: 'activity_type',
      cases: { email: 0, call: 4, meeting: 8, demo: 12, task: 16 },
      hidden: true,
    },
    { name: 'occasion_place', kind: 'formula', expression: 'type_place + phase', hidden: true },
    {
      name: 'occasion',
      kind: 'mapping',
      by: 'occasion_place',
      cases: Object.fromEntries(Object.keys(subjects).map((occasion, place) => [String(place), occasion])),
      hidden: true,
    },
    { name: 'subject', kind: 'text', segments: [{ by: 'occasion', cases: subjects }] },
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
      name: 'minutes',
      kind: 'switch',
      by: 'activity_type',
      cases: {
        call: { kind: 'integer', min: 1, max: 75, distribution: { name: 'gamma', mean: 14, shape: 1.6 } },
        meeting: { kind: 'integer', min: 20, max: 180, distribution: { name: 'gamma', mean: 52, shape: 6 } },
        demo: { kind: 'integer', min: 20, max: 120, distribution: { name: 'gamma', mean: 46, shape: 8 } },
      },
      otherwise: null,
      hidden: true,
    },
    {
      name: 'duration_minutes',
      kind: 'conditional',
      when: '!(result in ["no_show", "rescheduled", "no_answer"])',
      value: { kind: 'formula', expression: 'result == "voicemail" ? min(minutes, 2) : minutes' },
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
