import type { TableSchema } from '../../schema/schema.ts'
import { wakingHours } from '../hours.ts'

const trades = [
  'Group',
  'Group',
  'Labs',
  'Labs',
  'Systems',
  'Solutions',
  'Partners',
  'Technologies',
  'Consulting',
  'Studio',
  'Software',
  'Digital',
  'Analytics',
  'Media',
  'Logistics',
  'Design',
  'Services',
  'Networks',
  'Health',
  'Capital',
  'Industries',
  'Robotics',
  'Foods',
  'Energy',
]

/** Last words of company names: what they do, or the legal forms of the country. */
const companyEndings: Readonly<Record<string, readonly string[]>> = {
  US: [...trades, 'Inc.', 'Inc.', 'Inc.', 'Inc.', 'LLC', 'LLC', 'LLC', 'LLC', '& Co.'],
  GB: [...trades, 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'LLP', '& Sons'],
  DE: [...trades, 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'GmbH', 'AG', 'GmbH & Co. KG'],
  CA: [...trades, 'Inc.', 'Inc.', 'Inc.', 'Inc.', 'Inc.', 'Ltd.', 'Ltd.', 'Ltd.'],
  AU: [...trades, 'Pty Ltd', 'Pty Ltd', 'Pty Ltd', 'Pty Ltd', 'Pty Ltd', 'Pty Ltd'],
  FR: [...trades, 'SAS', 'SAS', 'SAS', 'SAS', 'SARL', 'SARL', 'SARL', 'SA'],
  NL: [...trades, 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'B.V.', 'N.V.'],
  ES: [...trades, 'S.L.', 'S.L.', 'S.L.', 'S.L.', 'S.L.', 'S.A.', 'S.A.'],
  SE: [...trades, 'AB', 'AB', 'AB', 'AB', 'AB', 'AB', 'AB'],
  IE: [...trades, 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'Ltd', 'DAC'],
}

/** The people who signed up; what became of them is what became of their subscription. */
export const users: TableSchema = {
  name: 'users',
  rows: { type: 'primary' },
  columns: [
    { name: 'user_id', kind: 'sequence' },
    {
      name: 'country_code',
      kind: 'category',
      values: ['US', 'GB', 'DE', 'CA', 'AU', 'FR', 'NL', 'ES', 'SE', 'IE'],
      weights: [44, 13, 10, 8, 7, 6, 5, 3, 2, 2],
      hidden: true,
    },
    { name: 'place', kind: 'entry', list: 'cities', by: { column: 'country_code', attribute: 'country_code' }, hidden: true },
    { name: 'person', kind: 'person', country: 'country_code', female_share: 0.46, hidden: true },
    { name: 'first_name', kind: 'person_attribute', person: 'person', attribute: 'given_name' },
    { name: 'last_name', kind: 'person_attribute', person: 'person', attribute: 'family_name' },
    { name: 'email', kind: 'person_attribute', person: 'person', attribute: 'email' },
    {
      name: 'company',
      kind: 'text',
      segments: [{ list: 'company_words', attribute: 'word' }, ' ', { by: 'country_code', cases: companyEndings }],
    },
    { name: 'job_title', kind: 'text', segments: [{ list: 'job_titles', attribute: 'title' }] },
    { name: 'country', kind: 'attribute', entry: 'place', attribute: 'country' },
    { name: 'timezone', kind: 'attribute', entry: 'place', attribute: 'timezone' },
    { name: 'plan', kind: 'roll_up', table: 'subscriptions', aggregate: 'first', column: 'plan', hidden: true },
    {
      name: 'signup_source',
      kind: 'category',
      values: ['organic_search', 'direct', 'paid_search', 'referral', 'social', 'partner', 'sales_outreach'],
      by: 'plan',
      cases: {
        free: [40, 21, 12, 13, 12, 2, 0],
        starter: [34, 21, 17, 14, 10, 4, 0],
        pro: [29, 20, 18, 15, 7, 8, 3],
        business: [16, 14, 10, 15, 2, 15, 28],
      },
    },
    { name: 'standing', kind: 'roll_up', table: 'subscriptions', aggregate: 'first', column: 'standing', hidden: true },
    {
      name: 'status',
      kind: 'mapping',
      by: 'standing',
      cases: { trialing: 'trialing', free: 'free', active: 'active', past_due: 'active', canceled: 'churned' },
    },
    {
      name: 'signed_up_at',
      kind: 'timestamp',
      from: '2023-01-01',
      to: '2025-12-30',
      growth: 3,
      months: [1.1, 1.04, 1.05, 1, 0.98, 0.95, 0.9, 0.9, 1.08, 1.08, 1.03, 0.85],
      weekdays: [1.2, 1.25, 1.22, 1.18, 1, 0.5, 0.55],
      hours: wakingHours,
    },
    { name: 'last_use', kind: 'roll_up', table: 'subscriptions', aggregate: 'first', column: 'last_use', hidden: true },
    {
      name: 'idle_days',
      kind: 'decimal',
      scale: 3,
      min: 0.02,
      max: 900,
      by: 'standing',
      cases: {
        trialing: { name: 'gamma', mean: 3, shape: 0.8 },
        free: { name: 'gamma', mean: 160, shape: 0.6 },
        active: { name: 'gamma', mean: 3, shape: 0.5 },
        past_due: { name: 'gamma', mean: 12, shape: 0.7 },
        canceled: { name: 'gamma', mean: 9, shape: 0.7 },
      },
      hidden: true,
    },
    // Whole days back, so that the hour is theirs to choose, but never into the first hour: who signs up looks around for a while.
    {
      name: 'seconds_of_use',
      kind: 'formula',
      expression:
        'max(round(min(3600, 0.8 * (last_use - signed_up_at))), ' +
        'seconds(days(round(last_use - 86400 * (idle_days + (standing == "canceled" ? 1 : 0))))) - signed_up_at)',
      hidden: true,
    },
    {
      name: 'seen_from',
      kind: 'shifted',
      column: 'signed_up_at',
      offset: 'seconds_of_use',
      unit: 'seconds',
      as: 'timestamp',
      hidden: true,
    },
    { name: 'last_seen_at', kind: 'after', column: 'seen_from', as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours },
    { name: 'churned_at', kind: 'roll_up', table: 'subscriptions', aggregate: 'first', column: 'canceled_at' },
  ],
}
