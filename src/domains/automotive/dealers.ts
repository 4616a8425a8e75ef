import { lognormal } from '../../builders/distributions.ts'
import { date, oneOf, whole } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { per, table } from '../../builders/table.ts'
import { compound } from '../../builders/texts.ts'
import { phone } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Dealerships of a group, each with a workshop. */
export const dealers = table('dealers', per('customers', 0.01, { min: 4 }), {
  dealer_id: id(),
  name: compound(
    [{ list: 'company_words', attribute: 'word' }, ['Motors', 'Auto Group', 'Automotive', 'Cars', 'Auto Sales', 'Auto Center']],
    ' ',
  ),
  dealer_type: oneOf({ dealer_group: 62, single_owner: 38 }),
  phone,
  ...address('city', 'region', 'country'),
  country_code: oneOf(['US']),
  service_bays: whole(4, 40, lognormal(12, 0.45)),
  opened_on: date('1998-03-01', '2021-10-31', { weekdays: [1, 1, 1, 1, 1, 1, 0] }),
})
