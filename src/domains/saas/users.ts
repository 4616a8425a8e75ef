import { after, formula, mapped, secondsAfter } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { decimalBy, oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { each, facts } from '../../builders/facts.ts'
import { hidden, id, primary, rollUp, table } from '../../builders/table.ts'
import { attribute, attributes, text, words } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { place } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { identity } from '../shared/identity.ts'

/**
 * Where users are, by weight; the value added or sales tax on business software, as a share of the price before tax, 0 where prices have
 * none; and the legal forms in names of companies, by frequency.
 */
export const countries = facts(['weight', 'tax', 'legalForms'], {
  US: [380, 0, { 'Inc.': 4, LLC: 4, '& Co.': 1 }],
  GB: [110, 0.2, { Ltd: 6, LLP: 1, '& Sons': 1 }],
  DE: [80, 0.19, { GmbH: 7, AG: 1, 'GmbH & Co. KG': 1 }],
  CA: [65, 0.05, { 'Inc.': 5, 'Ltd.': 3 }],
  AU: [55, 0.1, { 'Pty Ltd': 6 }],
  FR: [50, 0.2, { SAS: 4, SARL: 3, SA: 1 }],
  NL: [40, 0.21, { 'B.V.': 7, 'N.V.': 1 }],
  IN: [40, 0.18, { 'Pvt. Ltd.': 6, LLP: 2 }],
  ES: [26, 0.21, { 'S.L.': 5, 'S.A.': 2 }],
  SE: [20, 0.25, { AB: 7 }],
  IE: [18, 0.23, { Ltd: 5, DAC: 1 }],
  BR: [18, 0, { 'Ltda.': 6, 'S.A.': 2 }],
  IT: [14, 0.22, { 'S.r.l.': 6, 'S.p.A.': 2 }],
  PL: [13, 0.23, { 'Sp. z o.o.': 6, 'S.A.': 1 }],
  CH: [12, 0.08, { AG: 5, GmbH: 5 }],
  JP: [10, 0.1, { 'K.K.': 5, 'G.K.': 1, 'Co., Ltd.': 2 }],
  MX: [8, 0.16, { 'S.A. de C.V.': 4, 'S. de R.L.': 2 }],
  BE: [7, 0.21, { BV: 6, NV: 2 }],
  DK: [7, 0.25, { ApS: 5, 'A/S': 3 }],
  AT: [6, 0.2, { GmbH: 6, AG: 1, KG: 1 }],
  NZ: [6, 0.15, { Ltd: 7 }],
  NO: [5, 0.25, { AS: 7, ASA: 1 }],
  PT: [5, 0.23, { 'Lda.': 5, 'S.A.': 2 }],
  ZA: [5, 0.15, { '(Pty) Ltd': 6 }],
  FI: [4, 0.26, { Oy: 6, Oyj: 1 }],
  KR: [4, 0.1, { 'Co., Ltd.': 5, 'Inc.': 2 }],
  AR: [4, 0.21, { 'S.A.': 3, 'S.R.L.': 4 }],
  CO: [3, 0.19, { 'S.A.S.': 6, 'Ltda.': 1 }],
  TR: [3, 0.2, { 'A.Ş.': 3, 'Ltd. Şti.': 4 }],
  NG: [2, 0, { Ltd: 6, PLC: 1 }],
})

const trades = words(
  'Group, Group, Labs, Labs, Systems, Solutions, Partners, Technologies, Consulting, Studio, Software, Digital, Analytics',
  'Media, Logistics, Design, Services, Networks, Health, Capital, Industries, Robotics, Foods, Energy',
)

/** Last words of names of companies, by country: what the company does, or its legal form. */
const companyEndings = each((forms: Readonly<Record<string, number>>) => {
  return [...trades, ...Object.entries(forms).flatMap(([form, times]) => Array<string>(times).fill(form))]
}, countries.legalForms)

/** Days since a user was seen, by the standing of the subscription: mean and shape. */
const idleDays = each(gamma, { trialing: [3, 0.8], free: [160, 0.6], active: [3, 0.5], past_due: [12, 0.7], canceled: [9, 0.7] })

/** People who signed up; their status follows from that of their subscription. */
export const users = table('users', primary, {
  user_id: id(),
  place,
  ...identity(0.46, 'first_name', 'last_name', 'email'),
  company: text(companyWord, ' ', { by: 'country_code', cases: companyEndings }),
  job_title: text({ list: 'job_titles', attribute: 'title' }),
  ...attributes('place', 'city', 'country'),
  country_code: oneOf(countries.weight),
  timezone: attribute('place', 'timezone'),
  plan: hidden(rollUp('first', 'subscriptions', 'plan')),
  signup_source: oneOfBy('plan', ['organic_search', 'direct', 'paid_search', 'referral', 'social', 'partner', 'sales_outreach'], {
    free: [40, 21, 12, 13, 12, 2, 0],
    starter: [34, 21, 17, 14, 10, 4, 0],
    pro: [29, 20, 18, 15, 7, 8, 3],
    enterprise: [16, 14, 10, 15, 2, 15, 28],
  }),
  standing: hidden(rollUp('first', 'subscriptions', 'standing')),
  status: mapped('standing', { trialing: 'trialing', free: 'free', active: 'active', past_due: 'active', canceled: 'churned' }),
  signed_up_at: timestamp('2023-01-01', '2025-12-30', wakingHours, {
    growth: 3,
    months: [1.1, 1.04, 1.05, 1, 0.98, 0.95, 0.9, 0.9, 1.08, 1.08, 1.03, 0.85],
    weekdays: [1.2, 1.25, 1.22, 1.18, 1, 0.5, 0.55],
  }),
  last_use: hidden(rollUp('first', 'subscriptions', 'last_use')),
  idle_days: hidden(decimalBy('standing', 0.02, 900, 3, idleDays)),
  // Whole days back, so that the hour is drawn from the waking hours, but not into the first hour, in which new users look around.
  seconds_of_use: hidden(
    formula(
      'max(round(min(3600, 0.8 * (last_use - signed_up_at))), ' +
        'seconds(days(round(last_use - 86400 * (idle_days + (standing == "canceled" ? 1 : 0))))) - signed_up_at)',
    ),
  ),
  seen_from: hidden(secondsAfter('signed_up_at', 'seconds_of_use')),
  seen_then: hidden(after('seen_from', { as: 'timestamp', unit: 'days', min: 0, max: 0, hours: wakingHours })),
  // Users who leave on the day on which they signed up were seen before they left.
  seconds_to_seen: hidden(formula('max(1, min(seen_then, last_use - 1) - signed_up_at)')),
  last_seen_at: secondsAfter('signed_up_at', 'seconds_to_seen'),
  churned_at: rollUp('first', 'subscriptions', 'canceled_at'),
})
