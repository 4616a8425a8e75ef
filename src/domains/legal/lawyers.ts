import { bucket, formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf, oneOfBy } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { personal, text } from '../../builders/texts.ts'
import { identity, phone } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Who works on matters, at a rate by seniority. */
export const lawyers = table('lawyers', per('clients', 0.05, { min: 4 }), {
  lawyer_id: id(),
  ...identity(0.5, 'first_name', 'last_name'),
  username: hidden(personal('username')),
  email: text({ column: 'username' }, '@hartwell-law.example'),
  phone,
  days_here: hidden(formula('today - joined_on')),
  tenure: hidden(bucket('days_here', [2700, 3650, 5100], ['new', 'short', 'medium', 'long'])),
  // Some come as partners or counsel, and nobody stays an associate for ever.
  title: oneOfBy('tenure', ['partner', 'counsel', 'senior_associate', 'associate'], {
    new: [3, 3, 14, 80],
    short: [9, 7, 50, 34],
    medium: [36, 12, 46, 6],
    long: [66, 18, 16, 0],
  }),
  practice_area: oneOf({
    corporate: 20,
    litigation: 19,
    real_estate: 13,
    employment: 11,
    family: 10,
    intellectual_property: 7,
    tax: 6,
    criminal_defense: 5,
    immigration: 4,
    estate_planning: 5,
  }),
  wished_rate: hidden(
    decimalBy('title', 90, 1400, 2, {
      partner: lognormal(590, 0.22),
      counsel: lognormal(480, 0.18),
      senior_associate: lognormal(395, 0.15),
      associate: lognormal(290, 0.15),
    }),
  ),
  hourly_rate: formula('round(wished_rate / 5) * 5', 2),
  currency: constant('USD'),
  ...address('city', 'country'),
  country_code: oneOf(['US']),
  joined_on: date('2005-01-10', '2021-02-28', {
    growth: 5,
    months: [1.6, 1, 1, 1, 1, 0.8, 0.6, 0.8, 2.4, 1.2, 0.8, 0.4],
    weekdays: [4, 1, 1, 0.5, 0.2, 0, 0],
  }),
})
