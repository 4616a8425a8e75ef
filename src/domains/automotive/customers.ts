import { lognormal } from '../../builders/distributions.ts'
import { date, oneOf, timestamp, whole } from '../../builders/drawn.ts'
import { id, lookups, per, primary, ref, table } from '../../builders/table.ts'
import { compound } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { birthBefore } from '../shared/birth-before.ts'
import { companyWord } from '../shared/company.ts'
import { identity, phone } from '../shared/identity.ts'

/** The dealerships of the group, each with a workshop. */
export const dealers = table('dealers', per('customers', 0.01, { min: 4 }), {
  dealer_id: id(),
  name: compound([companyWord, ['Motors', 'Auto Group', 'Automotive', 'Cars', 'Auto Sales', 'Auto Center']]),
  dealer_type: oneOf({ dealer_group: 62, single_owner: 38 }),
  phone,
  ...address('city', 'region', 'country'),
  country_code: oneOf(['US']),
  service_bays: whole(4, 40, lognormal(12, 0.45)),
  opened_on: date('1998-03-01', '2021-10-31', { weekdays: [1, 1, 1, 1, 1, 1, 0] }),
})

/** When people ask: in opening hours, and online in the evening. */
const contactHours = [0, 0, 0, 0, 0, 0, 0, 0, 2, 14, 20, 22, 20, 19, 20, 22, 24, 26, 20, 8, 0, 0, 0, 0]

/** People who asked a dealer in their city for a car. */
export const customers = table('customers', primary, {
  customer_id: id(),
  dealer_id: ref('dealers', { popularity: 0.4, existing_at: 'first_contact_at' }),
  ...identity(0.44, 'first_name', 'last_name', 'gender', 'email', 'phone'),
  ...birthBefore('first_contact_at', [18.2, 26, 31, 36, 41, 46, 51, 56, 62, 69, 86]),
  ...lookups('dealer_id', 'city', 'region', 'country', 'country_code'),
  lead_source: oneOf({ walk_in: 24, website: 23, online_marketplace: 21, referral: 12, advertisement: 11, phone: 5, social_media: 4 }),
  first_contact_at: timestamp('2019-02-01', '2025-12-28', contactHours, { growth: 1.4, weekdays: [1.1, 1, 1, 1, 1.15, 1.4, 0.5] }),
})
