import { bucket, formula } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { birthDate, oneOf, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { hidden, id, primary, table } from '../../builders/table.ts'
import { attributes } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { identity } from '../shared/identity.ts'
import { place } from '../shared/address.ts'

const ages = [22, 24.2, 26.2, 28.1, 29.9, 31.6, 33.2, 34.8, 36.4, 38, 39.7, 41.5, 43.4, 45.5, 47.8, 50.4, 53.4, 57, 61.5, 67.5, 85]

/** Customers, all of age when they signed up. A loyalty tier above bronze takes time as a customer. */
export const customers = table('customers', primary, {
  customer_id: id(),
  place,
  ...identity(0.54, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  birth_date: birthDate(22, 85, quantiles(ages)),
  ...attributes('place', 'city', 'region', 'country'),
  country_code: oneOf({ US: 54, GB: 16, CA: 9, DE: 9, FR: 7, AU: 5 }),
  tenure_days: hidden(formula('today - days(signed_up_at)')),
  tenure: hidden(bucket('tenure_days', [120, 450, 900], ['new', 'short', 'medium', 'long'])),
  loyalty_tier: oneOfBy('tenure', ['bronze', 'silver', 'gold', 'platinum'], {
    new: { bronze: 100 },
    short: { bronze: 84, silver: 16 },
    medium: { bronze: 58, silver: 31, gold: 11 },
    long: { bronze: 38, silver: 32, gold: 22, platinum: 8 },
  }),
  marketing_opt_in: yes(0.38),
  signed_up_at: timestamp('2022-01-01', '2025-12-30', wakingHours, {
    growth: 2.5,
    months: [0.95, 0.9, 0.95, 0.96, 0.97, 0.94, 0.95, 0.95, 0.98, 1.02, 1.25, 1.2],
    weekdays: [1.06, 1, 0.98, 0.97, 0.95, 0.97, 1.09],
  }),
})
