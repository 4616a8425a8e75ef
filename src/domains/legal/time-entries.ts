import type { TableSchema } from '../../schema/schema.ts'
import { onWorkday } from '../shared/on-workday.ts'

const narratives = {
  research: ['Research on case law', 'Review of statutes and regulations', 'Analysis of precedents'],
  drafting: ['Drafting of agreement', 'Revision of draft', 'Preparation of brief', 'Drafting of letter to opposing party'],
  client_call: ['Telephone conference with client', 'Video call with client on next steps'],
  meeting: ['Meeting with client', 'Internal strategy meeting', 'Meeting with opposing counsel'],
  court: ['Attendance at hearing', 'Filing with the court', 'Preparation for hearing'],
  document_review: ['Review of documents', 'Review of contract', 'Review of disclosure'],
  email: ['Correspondence with client', 'Correspondence with opposing counsel', 'Correspondence with authority'],
  administration: ['File administration', 'Billing and scheduling', 'Conflict check'],
}

/** Time in tenths of an hour that the lead or an associate spent on a matter while it was open; what is not billable costs nothing. */
export const timeEntries: TableSchema = {
  name: 'time_entries',
  rows: { type: 'owned', by: 'matters', min: 0, max: 40, mean: 10 },
  columns: [
    { name: 'time_entry_id', kind: 'sequence' },
    { name: 'matter_id', kind: 'owner_key', table: 'matters' },
    { name: 'is_lead', kind: 'boolean', rate: 0.55, hidden: true },
    { name: 'lawyer_id', kind: 'formula', expression: 'is_lead ? parent.lawyer_id : parent.associate_id' },
    { name: 'opened_on', kind: 'lookup', through: 'matter_id', column: 'opened_on', hidden: true },
    {
      name: 'part',
      kind: 'decimal',
      scale: 4,
      min: 0,
      max: 1,
      distribution: { name: 'beta', alpha: 1.1, beta: 1.3, min: 0, max: 1 },
      hidden: true,
    },
    { name: 'days_so_far', kind: 'formula', expression: 'floor(parent.days_of_work * part)', scale: 0, hidden: true },
    ...onWorkday('days_in', 'opened_on', 'days_so_far', '0'),
    { name: 'worked_on', kind: 'shifted', column: 'opened_on', offset: 'days_in', unit: 'days', as: 'date' },
    { name: 'activity', kind: 'category', values: Object.keys(narratives), weights: [14, 26, 12, 10, 6, 18, 10, 4] },
    { name: 'description', kind: 'text', segments: [{ by: 'activity', cases: narratives }] },
    {
      name: 'tenths',
      kind: 'integer',
      min: 1,
      max: 90,
      by: 'activity',
      cases: {
        client_call: { name: 'gamma', mean: 5, shape: 3 },
        email: { name: 'gamma', mean: 4, shape: 3 },
        court: { name: 'gamma', mean: 26, shape: 4 },
      },
      distribution: { name: 'gamma', mean: 16, shape: 2 },
      hidden: true,
    },
    { name: 'hours', kind: 'formula', expression: 'tenths * 0.1' },
    { name: 'is_billable', kind: 'boolean', rate: 0.86 },
    { name: 'hourly_rate', kind: 'formula', expression: 'is_lead ? parent.lead_rate : parent.associate_rate' },
    { name: 'amount', kind: 'formula', expression: 'is_billable ? hours * hourly_rate : 0', scale: 2 },
  ],
}
