import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'
import { email, firstName, lastName, person } from '../shared/person-columns.ts'
import { city, place } from '../shared/place-columns.ts'
import { masts } from './cell.ts'

/** Lines. Whoever churned gave notice, within the term or the month that runs, and keeps the line until that is over. */
export const subscribers: TableSchema = {
  name: 'subscribers',
  rows: { type: 'primary' },
  columns: [
    { name: 'subscriber_id', kind: 'sequence' },
    { name: 'account_number', kind: 'pattern', pattern: 'AC##########', unique: true },
    { name: 'country_code', kind: 'category', values: ['US'], weights: [1] },
    place,
    person(0.5),
    firstName,
    lastName,
    email,
    { name: 'phone_number', kind: 'phone', country: 'country_code' },
    {
      name: 'birth_date',
      kind: 'birth_date',
      min_age: 21,
      max_age: 90,
      distribution: { name: 'empirical', quantiles: [21, 25, 29, 33, 37, 41, 45.5, 50, 56, 64, 90] },
    },
    city,
    { name: 'latitude', kind: 'attribute', entry: 'place', attribute: 'latitude', hidden: true },
    { name: 'longitude', kind: 'attribute', entry: 'place', attribute: 'longitude', hidden: true },
    { name: 'tracking_area', kind: 'formula', expression: 'round(abs(longitude) * 37 + abs(latitude) * 53)', hidden: true },
    { name: 'home_mast', kind: 'integer', min: 1000, max: 1999, distribution: masts, hidden: true },
    { name: 'plan_id', kind: 'foreign_key', table: 'plans', popularity: 0.55 },
    { name: 'payment_type', kind: 'category', values: ['postpaid', 'prepaid'], weights: [72, 28] },
    {
      name: 'contract_months',
      kind: 'conditional',
      when: 'payment_type == "postpaid"',
      value: { kind: 'mapping', by: 'term', cases: { '1': 1, '12': 12, '24': 24 } },
    },
    { name: 'term', kind: 'category', values: ['1', '12', '24'], weights: [24, 31, 45], hidden: true },
    { name: 'phone_model', kind: 'entry', list: 'devices', only: { device_type: ['mobile'] }, hidden: true },
    { name: 'device', kind: 'attribute', entry: 'phone_model', attribute: 'device' },
    { name: 'has_autopay', kind: 'boolean', rate: 0.58 },
    { name: 'status', kind: 'category', values: ['active', 'suspended', 'churned'], shares: [0.95, 0.03, 0.02] },
    {
      name: 'activated_at',
      kind: 'timestamp',
      from: '2021-06-01',
      to: '2025-12-29',
      growth: 1.5,
      months: [0.95, 0.9, 0.95, 0.95, 0.95, 0.98, 0.98, 1.02, 1.15, 1.02, 1.15, 1.2],
      weekdays: [1, 0.97, 0.97, 1, 1.08, 1.2, 0.78],
      hours: wakingHours,
    },
    { name: 'plan_price', kind: 'lookup', through: 'plan_id', column: 'monthly_price', hidden: true },
    { name: 'days_active', kind: 'formula', expression: 'today - 1 - days(activated_at)', hidden: true },
    {
      name: 'term_days',
      kind: 'formula',
      expression: 'payment_type == "prepaid" || term == "1" ? 30 : term == "12" ? 365 : 730',
      hidden: true,
    },
    { name: 'days_into_term', kind: 'formula', expression: 'days_active % term_days', hidden: true },
    { name: 'notice_part', kind: 'decimal', scale: 3, min: 0, max: 1, hidden: true },
    {
      name: 'days_to_notice',
      kind: 'formula',
      expression: 'max(days_active - floor(days_into_term * notice_part), 1)',
      hidden: true,
    },
    { name: 'days_of_service', kind: 'formula', expression: 'days_active - days_into_term + term_days', hidden: true },
    { name: 'churn_on', kind: 'shifted', column: 'activated_at', offset: 'days_to_notice', unit: 'days', as: 'date', hidden: true },
    {
      name: 'churned_at',
      kind: 'conditional',
      when: 'status == "churned"',
      value: { kind: 'after', column: 'churn_on', as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours },
    },
    {
      name: 'service_ends_on',
      kind: 'conditional',
      when: 'status == "churned"',
      value: { kind: 'shifted', column: 'activated_at', offset: 'days_of_service', unit: 'days', as: 'date' },
    },
    {
      name: 'churn_reason',
      kind: 'conditional',
      when: 'status == "churned"',
      value: {
        kind: 'category',
        values: ['price', 'coverage', 'competitor_offer', 'customer_service', 'moved_abroad', 'no_longer_needed'],
        weights: [31, 18, 26, 11, 5, 9],
      },
    },
  ],
}
