import { lognormal, normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, whole } from '../../builders/drawn.ts'
import { hidden, id, per, table } from '../../builders/table.ts'
import { code, compound, personal, words } from '../../builders/texts.ts'
import { companyWord } from '../shared/company.ts'

/** Carriers, all under contract before the first shipment. */
export const carriers = table('carriers', per('shipments', 0.006, { min: 6 }), {
  carrier_id: id(),
  name: compound([companyWord, words('Freight, Logistics, Express, Trucking, Transport, Haulage, Parcel, Carriers, Cargo, Lines')]),
  carrier_code: code('?????'),
  mode: oneOf({ parcel: 54, courier: 24, postal: 12, air: 10 }),
  contact_person: hidden({ kind: 'person' }),
  contact_email: personal('email', 'contact_person'),
  fleet_size: whole(5, 9000, lognormal(140, 1.2)),
  claims_per_1000: decimal(0.2, 25, 1, lognormal(3, 0.6)),
  rating: decimal(2.5, 5, 1, normal(4.1, 0.4)),
  contract_since: date('2015-01-05', '2023-11-27', { weekdays: [3, 1, 1, 1, 1, 0, 0] }),
})
