import { date, oneOf } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { per, table } from '../../builders/table.ts'
import { attribute, template } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'

/** Municipalities that give permits at the portal; a small portal is that of one. */
export const municipalities = table('municipalities', per('applicants', 0.0002, { min: 1 }), {
  municipality_id: id(),
  name: template('City of {city}'),
  ...address('city', 'region', 'country'),
  country_code: oneOf(['US']),
  timezone: attribute('place', 'timezone'),
  online_since: date('2012-01-02', '2020-12-31', { weekdays: [1, 1, 1, 1, 1, 0, 0] }),
})
