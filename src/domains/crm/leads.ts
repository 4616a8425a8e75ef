import type { TableSchema } from '../../schema/schema.ts'
import { officeHours } from '../hours.ts'
import { pastTime } from '../shared/past-time.ts'
import { email, firstName, gender, lastName, person } from '../shared/person-columns.ts'
import { city, country, countryCode, place } from '../shared/place-columns.ts'

/** People who showed interest. Those that are neither converted nor out yet are the further, the longer they are known. */
export const leads: TableSchema = {
  name: 'leads',
  rows: { type: 'ratio', of: 'accounts', ratio: 2 },
  columns: [
    { name: 'lead_id', kind: 'sequence' },
    person(0.45),
    firstName,
    lastName,
    gender,
    email,
    {
      name: 'company',
      kind: 'text',
      segments: [{ list: 'company_words', attribute: 'word' }, ' ', { list: 'company_suffixes', attribute: 'suffix' }],
    },
    { name: 'position', kind: 'entry', list: 'job_titles', hidden: true },
    { name: 'job_title', kind: 'attribute', entry: 'position', attribute: 'title' },
    place,
    city,
    country,
    countryCode({ US: 56, GB: 13, DE: 9, CA: 8, FR: 6, AU: 4, NL: 4 }),
    { name: 'rep_id', kind: 'foreign_key', table: 'sales_reps' },
    {
      name: 'source',
      kind: 'category',
      values: ['website', 'referral', 'trade_show', 'cold_outreach', 'webinar', 'paid_ads', 'partner'],
      weights: [32, 14, 9, 17, 10, 12, 6],
    },
    {
      name: 'created_at',
      kind: 'timestamp',
      from: '2024-01-02',
      to: '2025-12-31',
      growth: 1.4,
      months: [1.05, 1.05, 1.08, 1, 1.02, 1, 0.85, 0.82, 1.1, 1.12, 1.05, 0.7],
      weekdays: [1.05, 1.15, 1.15, 1.1, 0.9, 0.12, 0.1],
      hours: officeHours,
    },
    { name: 'outcome', kind: 'category', values: ['open', 'converted', 'unqualified'], shares: [0.34, 0.22, 0.44], hidden: true },
    { name: 'days_known', kind: 'formula', expression: 'max(0, today - days(created_at))', hidden: true },
    {
      name: 'stage',
      kind: 'formula',
      expression: 'outcome == "converted" ? 3 : outcome == "unqualified" ? 4 : (days_known > 6) + (days_known > 45)',
      hidden: true,
    },
    {
      name: 'status',
      kind: 'mapping',
      by: 'stage',
      cases: { '0': 'new', '1': 'contacted', '2': 'nurturing', '3': 'converted', '4': 'unqualified' },
    },
    {
      name: 'score',
      kind: 'integer',
      min: 1,
      max: 100,
      by: 'outcome',
      cases: {
        converted: { name: 'normal', mean: 76, standard_deviation: 12 },
        unqualified: { name: 'normal', mean: 31, standard_deviation: 14 },
      },
      distribution: { name: 'normal', mean: 52, standard_deviation: 17 },
    },
    ...pastTime({
      name: 'converted_at',
      since: 'created_at',
      as: 'timestamp',
      longest: 15_000_000,
      distribution: { name: 'gamma', mean: 2_100_000, shape: 1.4 },
      when: 'outcome == "converted"',
      hours: officeHours,
      workdays: true,
    }),
  ],
}
