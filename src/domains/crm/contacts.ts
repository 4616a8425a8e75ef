import type { TableSchema } from '../../schema/schema.ts'
import { email, firstName, gender, lastName, person, phone } from '../shared/person-columns.ts'

/** People who work at an account. */
export const contacts: TableSchema = {
  name: 'contacts',
  rows: { type: 'owned', by: 'accounts', min: 1, max: 8, mean: 2.5 },
  columns: [
    { name: 'contact_id', kind: 'sequence' },
    { name: 'account_id', kind: 'owner_key', table: 'accounts' },
    { name: 'country_code', kind: 'lookup', through: 'account_id', column: 'country_code', hidden: true },
    person(0.45),
    firstName,
    lastName,
    gender,
    email,
    phone,
    { name: 'position', kind: 'entry', list: 'job_titles', hidden: true },
    { name: 'job_title', kind: 'attribute', entry: 'position', attribute: 'title' },
    { name: 'seniority', kind: 'attribute', entry: 'position', attribute: 'seniority' },
    {
      name: 'is_decision_maker',
      kind: 'formula',
      expression: 'seniority in ["lead", "executive"]',
      as: 'boolean',
    },
    { name: 'email_opt_in', kind: 'boolean', rate: 0.64 },
    { name: 'preferred_channel', kind: 'category', values: ['email', 'phone', 'video_call', 'chat'], weights: [56, 22, 15, 7] },
  ],
}
