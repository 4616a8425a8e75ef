import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { localMoney } from '../local-money.ts'
import { email, firstName, lastName, person, phone } from '../shared/person-columns.ts'
import { city, country, place } from '../shared/place-columns.ts'

/** Adults, known by their identity documents: pending only in their first days, due for a review only after two years. */
export const customers: TableSchema = {
  name: 'customers',
  rows: { type: 'primary' },
  columns: [
    { name: 'customer_id', kind: 'sequence' },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'DE', 'CA', 'FR', 'ES', 'NL', 'IE'],
      weights: [47, 16, 10, 8, 7, 5, 4, 3],
      hidden: true,
    },
    ...localMoney,
    place,
    person(0.49),
    firstName,
    lastName,
    email,
    phone,
    // Age when they joined, so that nobody was a child then.
    { name: 'age', kind: 'decimal', scale: 3, min: 18.01, max: 88, distribution: { name: 'gamma', mean: 38, shape: 8 }, hidden: true },
    { name: 'age_band', kind: 'bucket', column: 'age', edges: [25, 62, 68], labels: ['young', 'working', 'late', 'old'], hidden: true },
    { name: 'days_to_birth', kind: 'formula', expression: '0 - ceil(age * 365.25)', hidden: true },
    { name: 'birth_date', kind: 'shifted', column: 'joined_at', offset: 'days_to_birth', unit: 'days', as: 'date' },
    city,
    country,
    {
      name: 'employment_status',
      kind: 'category',
      values: ['employed', 'self_employed', 'student', 'unemployed', 'retired'],
      by: 'age_band',
      cases: { young: [52, 4, 38, 6, 0], working: [79, 13, 2, 6, 0], late: [48, 11, 0, 5, 36], old: [6, 4, 0, 0, 90] },
    },
    {
      name: 'income',
      kind: 'decimal',
      scale: 1,
      min: 3,
      max: 480,
      by: 'employment_status',
      cases: {
        employed: { name: 'lognormal', median: 52, spread: 0.5 },
        self_employed: { name: 'lognormal', median: 49, spread: 0.75 },
        student: { name: 'lognormal', median: 11, spread: 0.45 },
        unemployed: { name: 'lognormal', median: 13, spread: 0.4 },
        retired: { name: 'lognormal', median: 27, spread: 0.45 },
      },
      hidden: true,
    },
    { name: 'dollars_a_year', kind: 'formula', expression: 'round(income * 2) * 500', hidden: true },
    { name: 'annual_income', kind: 'formula', expression: 'dollars_a_year * local' },
    { name: 'income_band', kind: 'bucket', column: 'income', edges: [18, 40, 75], labels: ['low', 'middle', 'good', 'high'], hidden: true },
    {
      name: 'points_short',
      kind: 'integer',
      min: 0,
      max: 550,
      by: 'income_band',
      cases: {
        low: { name: 'gamma', mean: 212, shape: 8.7 },
        middle: { name: 'gamma', mean: 168, shape: 5.8 },
        good: { name: 'gamma', mean: 132, shape: 4.5 },
        high: { name: 'gamma', mean: 98, shape: 3.8 },
      },
      hidden: true,
    },
    { name: 'credit_score', kind: 'formula', expression: '850 - points_short' },
    {
      name: 'score_band',
      kind: 'bucket',
      column: 'credit_score',
      edges: [560, 640, 720],
      labels: ['poor', 'fair', 'good', 'excellent'],
      hidden: true,
    },
    {
      name: 'risk_rating',
      kind: 'category',
      values: ['low', 'medium', 'high'],
      by: 'score_band',
      cases: { poor: [0, 55, 45], fair: [45, 50, 5], good: [88, 11, 1], excellent: [97, 3, 0] },
    },
    { name: 'tenure_days', kind: 'formula', expression: 'today - days(joined_at)', hidden: true },
    { name: 'tenure', kind: 'bucket', column: 'tenure_days', edges: [2, 8, 730], labels: ['days', 'week', 'known', 'years'], hidden: true },
    {
      name: 'kyc_status',
      kind: 'category',
      values: ['pending', 'verified', 'review_due'],
      by: 'tenure',
      cases: { days: [55, 45, 0], week: [18, 82, 0], known: [0, 1, 0], years: [0, 95, 5] },
    },
    {
      name: 'joined_at',
      kind: 'timestamp',
      from: '2021-01-01',
      to: '2025-12-31',
      growth: 3,
      weekdays: [1.06, 1.05, 1.04, 1.02, 1, 0.92, 0.91],
      hours: wakingHours,
    },
  ],
}
