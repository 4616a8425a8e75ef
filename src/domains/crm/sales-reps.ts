import type { TableSchema } from '../../schema/schema.ts'
import { firstName, gender, lastName, person } from '../shared/person-columns.ts'

/** Sales people, hired before the first lead. */
export const salesReps: TableSchema = {
  name: 'sales_reps',
  rows: { type: 'ratio', of: 'accounts', ratio: 0.02, min: 4 },
  columns: [
    { name: 'rep_id', kind: 'sequence' },
    person(0.44),
    firstName,
    lastName,
    gender,
    { name: 'username', kind: 'person_attribute', person: 'person', attribute: 'username', hidden: true },
    { name: 'email', kind: 'text', segments: [{ column: 'username' }, '@northgate-software.example'] },
    { name: 'country_code', kind: 'category', values: ['US', 'GB', 'DE', 'CA', 'FR'], weights: [58, 18, 10, 8, 6], hidden: true },
    { name: 'team', kind: 'category', values: ['north', 'south', 'east', 'west'], weights: [30, 26, 24, 20] },
    { name: 'role', kind: 'category', values: ['account_executive', 'senior_account_executive', 'account_manager'], weights: [52, 22, 26] },
    {
      name: 'drawn_quota',
      kind: 'decimal',
      scale: 0,
      min: 100_000,
      max: 3_000_000,
      by: 'role',
      cases: {
        senior_account_executive: { name: 'lognormal', median: 1_300_000, spread: 0.2 },
        account_manager: { name: 'lognormal', median: 480_000, spread: 0.2 },
      },
      distribution: { name: 'lognormal', median: 720_000, spread: 0.2 },
      hidden: true,
    },
    { name: 'annual_quota', kind: 'formula', expression: 'round(drawn_quota / 10000) * 10000' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    { name: 'hired_on', kind: 'date', from: '2016-02-01', to: '2020-11-30', weekdays: [5, 1, 1, 1, 0, 0, 0] },
  ],
}
