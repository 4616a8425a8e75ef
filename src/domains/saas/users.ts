import { after, formula, mapped, secondsAfter } from '../../builders/computed.ts'
import { gamma } from '../../builders/distributions.ts'
import { decimalBy, oneOf, oneOfBy, timestamp } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, primary, rollUp, table } from '../../builders/table.ts'
import { attribute, text, words } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { city, country, place } from '../shared/address.ts'
import { companyWord } from '../shared/company-word.ts'
import { identity } from '../shared/identity.ts'
import { countries } from './countries.ts'

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
  city,
  country,
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
