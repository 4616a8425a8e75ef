import { formula, mapped } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { date, decimal, oneOf, wholeBy } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, template } from '../../builders/texts.ts'
import { phone } from '../shared/identity.ts'
import { address } from '../shared/address.ts'

/** Warehouses, open before the first shipment; a city has several where it is large. */
export const warehouses = table('warehouses', per('shipments', 0.01, { min: 4 }), {
  warehouse_id: id(),
  code_letters: hidden({ kind: 'pattern', pattern: '???', unique: false }),
  code: template('WH-{code_letters}{warehouse_id}'),
  type: oneOf({ fulfillment_center: 38, distribution_center: 30, cross_dock: 14, cold_storage: 8, sorting_hub: 10 }),
  type_words: hidden(
    mapped('type', {
      fulfillment_center: 'Fulfillment Center',
      distribution_center: 'Distribution Center',
      cross_dock: 'Cross-Dock',
      cold_storage: 'Cold Storage',
      sorting_hub: 'Sorting Hub',
    }),
  ),
  name: template('{city} {type_words}'),
  ...address('city', 'country'),
  country_code: oneOf({ US: 82, CA: 6, GB: 5, DE: 4, FR: 3 }),
  latitude: hidden(attribute('place', 'latitude')),
  longitude: hidden(attribute('place', 'longitude')),
  phone,
  drawn_area: hidden(
    wholeBy('type', 1500, 110_000, {
      cross_dock: lognormal(5200, 0.4),
      cold_storage: lognormal(8500, 0.4),
      otherwise: lognormal(21_000, 0.6),
    }),
  ),
  floor_area_m2: formula('round(drawn_area / 100) * 100'),
  capacity_pallets: formula('floor(floor_area_m2 * 0.9 / 50) * 50'),
  dock_doors: formula('4 + floor(floor_area_m2 / 900)'),
  utilization_percent: decimal(35, 99, 1, normal(79, 10)),
  opened_on: date('2009-02-02', '2023-10-30', { growth: 2, weekdays: [4, 1, 1, 1, 1, 0, 0] }),
})
