import { flag } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { birthDate, oneOf, shares, timestamp } from '../../builders/drawn.ts'
import { id, primary, table } from '../../builders/table.ts'
import { personal } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { email, firstName, gender, lastName, person } from '../shared/identity.ts'
import { address } from '../shared/address.ts'
import { genres } from './artists.ts'

const months = [1.08, 0.98, 0.97, 0.97, 0.98, 1, 1, 1, 1.02, 1, 1.05, 1.2]

/** Accounts of listeners. Only the free plan has advertising. */
export const listeners = table('listeners', primary, {
  listener_id: id(),
  person: person(0.5),
  username: personal('username'),
  first_name: firstName,
  last_name: lastName,
  gender,
  email,
  birth_date: birthDate(18, 72, quantiles([18, 20, 22.5, 25, 28, 31, 35, 40, 46, 55, 72])),
  ...address('city', 'country'),
  country_code: oneOf({ US: 36, GB: 12, BR: 11, DE: 9, MX: 8, CA: 5, FR: 6, IN: 6, SE: 4, AU: 3 }),
  plan: shares({ free: 0.55, premium: 0.24, family: 0.11, duo: 0.04, student: 0.06 }),
  is_ad_supported: flag('plan == "free"'),
  favorite_genre: oneOf(genres.favorite),
  joined_at: timestamp('2022-06-01', '2025-12-29', wakingHours, { growth: 1.8, months }),
})
