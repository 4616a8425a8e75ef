import { daysAfter } from '../../builders/computed.ts'
import { beta, quantiles } from '../../builders/distributions.ts'
import { birthDate, decimal, oneOf, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import { identity } from '../shared/identity.ts'

/** Drivers of a city, all of whom have joined before the first trip. */
export const drivers = table('drivers', ownedBy('cities', { min: 10, max: 50, mean: 30 }), {
  driver_id: id(),
  city_id: owner('cities'),
  country_code: hidden(lookup('city_id', 'country_code')),
  ...identity(0.16, 'first_name', 'last_name', 'phone'),
  birth_date: birthDate(29, 70, quantiles([29, 32, 34, 36.5, 39, 41.5, 44, 47.5, 52, 58, 70])),
  license_number: code('?#######'),
  status: oneOf({ active: 93, inactive: 5, suspended: 2 }),
  average_rating: decimal(4.1, 5, 2, beta(9, 1.7, 4.1, 5)),
  acceptance_rate: decimal(0.3, 1, 2, beta(6, 1.6, 0.3, 1)),
  is_full_time: yes(0.38),
  launched_on: hidden(lookup('city_id', 'launched_on')),
  days_later: hidden(whole(0, 1400)),
  joined_on: daysAfter('launched_on', 'days_later'),
})
