import { bucket, daysAfter, formula } from '../../builders/computed.ts'
import { gamma, lognormal } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOf, oneOfBy, timestamp, wholeBy } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { hidden, id, primary, table } from '../../builders/table.ts'
import { wakingHours } from '../shared/hours.ts'
import { localMoney } from '../shared/local-money.ts'
import { city, country, place } from '../shared/address.ts'
import { identity } from '../shared/identity.ts'

/** What people earn in a year, in 1000 US dollars: median and spread. */
const incomes = each(lognormal, {
  employed: [52, 0.5],
  self_employed: [49, 0.75],
  student: [11, 0.45],
  unemployed: [13, 0.4],
  retired: [27, 0.45],
})

/**
 * Adults whose identity documents were checked when they joined: the check is pending in the first days only, and due again after two
 * years at the earliest.
 */
export const customers = table('customers', primary, {
  customer_id: id(),
  country_code: hidden(oneOf({ US: 47, GB: 16, DE: 10, CA: 8, FR: 7, ES: 5, NL: 4, IE: 3 })),
  ...localMoney,
  place,
  ...identity(0.49, 'first_name', 'last_name', 'email', 'phone'),
  // The age at which they joined, so that nobody was a child then.
  age: hidden(decimal(18.01, 88, 3, gamma(38, 8))),
  age_band: hidden(bucket('age', [25, 62, 68], ['young', 'working', 'late', 'old'])),
  days_to_birth: hidden(formula('0 - ceil(age * 365.25)')),
  birth_date: daysAfter('joined_at', 'days_to_birth'),
  city,
  country,
  employment_status: oneOfBy('age_band', ['employed', 'self_employed', 'student', 'unemployed', 'retired'], {
    young: [52, 4, 38, 6, 0],
    working: [79, 13, 2, 6, 0],
    late: [48, 11, 0, 5, 36],
    old: [6, 4, 0, 0, 90],
  }),
  income: hidden(decimalBy('employment_status', 3, 480, 1, incomes)),
  dollars_a_year: hidden(formula('round(income * 2) * 500')),
  annual_income: formula('dollars_a_year * local'),
  income_band: hidden(bucket('income', [18, 40, 75], ['low', 'middle', 'good', 'high'])),
  points_short: hidden(
    wholeBy('income_band', 0, 550, each(gamma, { low: [212, 8.7], middle: [168, 5.8], good: [132, 4.5], high: [98, 3.8] })),
  ),
  credit_score: formula('850 - points_short'),
  score_band: hidden(bucket('credit_score', [560, 640, 720], ['poor', 'fair', 'good', 'excellent'])),
  risk_rating: oneOfBy('score_band', ['low', 'medium', 'high'], {
    poor: [0, 55, 45],
    fair: [45, 50, 5],
    good: [88, 11, 1],
    excellent: [97, 3, 0],
  }),
  tenure_days: hidden(formula('today - days(joined_at)')),
  tenure: hidden(bucket('tenure_days', [2, 8, 730], ['days', 'week', 'known', 'years'])),
  kyc_status: oneOfBy('tenure', ['pending', 'verified', 'review_due'], {
    days: [55, 45, 0],
    week: [18, 82, 0],
    known: [0, 1, 0],
    years: [0, 95, 5],
  }),
  joined_at: timestamp('2021-01-01', '2025-12-31', wakingHours, { growth: 3, weekdays: [1.06, 1.05, 1.04, 1.02, 1, 0.92, 0.91] }),
})
