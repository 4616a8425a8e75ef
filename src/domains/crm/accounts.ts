import { bucket, flag, formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimal, decimalBy, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, lookup, ownedBy, owner, per, primary, ref, table } from '../../builders/table.ts'
import { attributes, entry, personal, text } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyName } from '../shared/company.ts'
import { officeHours } from '../shared/hours.ts'
import { identity, phone } from '../shared/identity.ts'

const quotas = each(lognormal, { senior_account_executive: [1_300_000, 0.2], account_manager: [480_000, 0.2], otherwise: [720_000, 0.2] })

/** Sales people, hired before the first account was created. */
export const salesReps = table('sales_reps', per('accounts', 0.02, { min: 4 }), {
  rep_id: id(),
  ...identity(0.44, 'first_name', 'last_name', 'gender'),
  username: hidden(personal('username')),
  email: text({ column: 'username' }, '@northgate-software.example'),
  country_code: hidden(oneOf({ US: 58, GB: 18, DE: 10, CA: 8, FR: 6 })),
  team: oneOf({ north: 30, south: 26, east: 24, west: 20 }),
  role: oneOf({ account_executive: 52, senior_account_executive: 22, account_manager: 26 }),
  drawn_quota: hidden(decimalBy('role', 100_000, 3_000_000, 0, quotas)),
  annual_quota: formula('round(drawn_quota / 10000) * 10000'),
  currency: constant('USD'),
  hired_on: date('2016-02-01', '2020-11-30', { weekdays: [5, 1, 1, 1, 0, 0, 0] }),
})

const industries = [
  { Technology: 20, Manufacturing: 14, 'Financial Services': 11, Healthcare: 11, Retail: 10, 'Professional Services': 10 },
  { Construction: 6, Logistics: 5, Education: 4, Energy: 3, Media: 3, Hospitality: 3 },
]

/** Companies. The number of employees decides the segment and how high the revenue is. */
export const accounts = table('accounts', primary, {
  account_id: id(),
  name: companyName,
  industry: oneOf(...industries),
  employees: whole(2, 60_000, lognormal(120, 1.6)),
  segment: bucket('employees', [100, 1000], ['smb', 'mid_market', 'enterprise']),
  drawn_revenue: hidden(decimal(20_000, 1_000_000, 0, lognormal(165_000, 0.5))),
  annual_revenue: formula('round(round(drawn_revenue * employees) * 0.0001) * 10000'),
  currency: constant('USD'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 56, GB: 13, DE: 9, CA: 8, FR: 6, AU: 4, NL: 4 }),
  phone,
  rep_id: ref('sales_reps'),
  status: oneOf({ active: 91, inactive: 9 }),
  created_at: timestamp('2021-01-04', '2025-11-28', officeHours, { growth: 1.6, weekdays: [1.05, 1.15, 1.15, 1.1, 0.85, 0.05, 0.04] }),
})

/** People who work for an account. */
export const contacts = table('contacts', ownedBy('accounts', { min: 1, max: 8, mean: 2.5 }), {
  contact_id: id(),
  account_id: owner('accounts'),
  country_code: hidden(lookup('account_id', 'country_code')),
  ...identity(0.45, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  position: hidden(entry('job_titles')),
  ...attributes('position', { job_title: 'title' }, 'seniority'),
  is_decision_maker: flag('seniority in ["lead", "executive"]'),
  email_opt_in: yes(0.64),
  preferred_channel: oneOf({ email: 56, phone: 22, video_call: 15, chat: 7 }),
})
