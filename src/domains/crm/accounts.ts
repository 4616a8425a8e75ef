import type { TableSchema } from '../../schema/schema.ts'
import { officeHours } from '../hours.ts'
import { companyName } from '../shared/company-name.ts'
import { phone } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** Companies; how many work there decides segment and revenue. */
export const accounts: TableSchema = {
  name: 'accounts',
  rows: { type: 'primary' },
  columns: [
    { name: 'account_id', kind: 'sequence' },
    companyName,
    {
      name: 'industry',
      kind: 'category',
      values: [
        'Technology',
        'Manufacturing',
        'Financial Services',
        'Healthcare',
        'Retail',
        'Professional Services',
        'Construction',
        'Logistics',
        'Education',
        'Energy',
        'Media',
        'Hospitality',
      ],
      weights: [20, 14, 11, 11, 10, 10, 6, 5, 4, 3, 3, 3],
    },
    { name: 'employees', kind: 'integer', min: 2, max: 60_000, distribution: { name: 'lognormal', median: 120, spread: 1.6 } },
    { name: 'segment', kind: 'bucket', column: 'employees', edges: [100, 1000], labels: ['smb', 'mid_market', 'enterprise'] },
    {
      name: 'drawn_revenue',
      kind: 'decimal',
      scale: 0,
      min: 20_000,
      max: 1_000_000,
      distribution: { name: 'lognormal', median: 165_000, spread: 0.5 },
      hidden: true,
    },
    { name: 'annual_revenue', kind: 'formula', expression: 'round(round(drawn_revenue * employees) * 0.0001) * 10000' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    place,
    city,
    country,
    countryCode({ US: 56, GB: 13, DE: 9, CA: 8, FR: 6, AU: 4, NL: 4 }),
    phone,
    { name: 'rep_id', kind: 'foreign_key', table: 'sales_reps' },
    { name: 'status', kind: 'category', values: ['active', 'inactive'], weights: [91, 9] },
    {
      name: 'created_at',
      kind: 'timestamp',
      from: '2021-01-04',
      to: '2025-11-28',
      growth: 1.6,
      weekdays: [1.05, 1.15, 1.15, 1.1, 0.85, 0.05, 0.04],
      hours: officeHours,
    },
  ],
}
