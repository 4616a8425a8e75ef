import { formula, mapped } from '../../builders/computed.ts'
import { lognormal, normal, quantiles } from '../../builders/distributions.ts'
import { birthDate, date, decimal, oneOf, whole, wholeBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, ownedBy, owner, per, table } from '../../builders/table.ts'
import { attributes, code, compound, personal, template, words } from '../../builders/texts.ts'
import { address } from '../shared/address.ts'
import { companyWord } from '../shared/company.ts'
import { identity, phone } from '../shared/identity.ts'

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

const types = facts(['weight', 'words'], {
  fulfillment_center: [38, 'Fulfillment Center'],
  distribution_center: [30, 'Distribution Center'],
  cross_dock: [14, 'Cross-Dock'],
  cold_storage: [8, 'Cold Storage'],
  sorting_hub: [10, 'Sorting Hub'],
})
const areas = { cross_dock: lognormal(5200, 0.4), cold_storage: lognormal(8500, 0.4), otherwise: lognormal(21_000, 0.6) }

/** Warehouses, all opened before the first shipment; large cities have several. */
export const warehouses = table('warehouses', per('shipments', 0.01, { min: 4 }), {
  warehouse_id: id(),
  code_letters: hidden({ kind: 'pattern', pattern: '???', unique: false }),
  code: template('WH-{code_letters}{warehouse_id}'),
  type: oneOf(types.weight),
  type_words: hidden(mapped('type', types.words)),
  name: template('{city} {type_words}'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 82, CA: 6, GB: 5, DE: 4, FR: 3 }),
  ...allHidden(attributes('place', 'latitude', 'longitude')),
  phone,
  drawn_area: hidden(wholeBy('type', 1500, 110_000, areas)),
  floor_area_m2: formula('round(drawn_area / 100) * 100'),
  capacity_pallets: formula('floor(floor_area_m2 * 0.9 / 50) * 50'),
  dock_doors: formula('4 + floor(floor_area_m2 / 900)'),
  utilization_percent: decimal(35, 99, 1, normal(79, 10)),
  opened_on: date('2009-02-02', '2023-10-30', { growth: 2, weekdays: [4, 1, 1, 1, 1, 0, 0] }),
})

const vehicles = facts(['weight', 'license'], {
  cargo_van: [42, 'light'],
  box_truck: [26, 'heavy'],
  tractor_trailer: [18, 'articulated'],
  refrigerated_truck: [6, 'heavy'],
  electric_van: [8, 'light'],
})

/** Drivers of a warehouse, who live in its country; all hired before the first shipment. */
export const drivers = table('drivers', ownedBy('warehouses', { min: 2, max: 14, mean: 6 }), {
  driver_id: id(),
  warehouse_id: owner('warehouses'),
  ...identity(0.12, 'first_name', 'last_name', 'gender', 'email'),
  country_code: hidden(lookup('warehouse_id', 'country_code')),
  phone,
  birth_date: birthDate(30, 66, normal(44, 9)),
  license_number: code('D#########'),
  vehicle_type: oneOf(vehicles.weight),
  license_class: mapped('vehicle_type', vehicles.license),
  years_of_service: whole(2, 12, quantiles([2, 2, 3, 4, 6, 8, 12])),
  employment: oneOf({ employee: 68, contractor: 24, agency: 8 }),
  rating: decimal(3, 5, 2, normal(4.6, 0.25)),
})
