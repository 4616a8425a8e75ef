import { mapped } from '../../builders/computed.ts'
import { normal, quantiles } from '../../builders/distributions.ts'
import { birthDate, decimal, oneOf, whole } from '../../builders/drawn.ts'
import { id, lookup, owner } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'
import { identity, phone } from '../shared/identity.ts'

/** Drivers of a warehouse, who live in its country; all hired before the first shipment. */
export const drivers = table('drivers', ownedBy('warehouses', { min: 2, max: 14, mean: 6 }), {
  driver_id: id(),
  warehouse_id: owner('warehouses'),
  ...identity(0.12, 'first_name', 'last_name', 'gender', 'email'),
  country_code: hidden(lookup('warehouse_id', 'country_code')),
  phone,
  birth_date: birthDate(30, 66, normal(44, 9)),
  license_number: code('D#########'),
  vehicle_type: oneOf({ cargo_van: 42, box_truck: 26, tractor_trailer: 18, refrigerated_truck: 6, electric_van: 8 }),
  license_class: mapped('vehicle_type', {
    cargo_van: 'light',
    electric_van: 'light',
    box_truck: 'heavy',
    refrigerated_truck: 'heavy',
    tractor_trailer: 'articulated',
  }),
  years_of_service: whole(2, 12, quantiles([2, 2, 3, 4, 6, 8, 12])),
  employment: oneOf({ employee: 68, contractor: 24, agency: 8 }),
  rating: decimal(3, 5, 2, normal(4.6, 0.25)),
})
