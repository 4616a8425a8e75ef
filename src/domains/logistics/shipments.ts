import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { exponential, gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, primary, table } from '../../builders/table.ts'
import { attribute, code, entry, template } from '../../builders/texts.ts'
import { officeHours } from '../hours.ts'
import { shipmentProgress } from './shipment-progress.ts'

/** Countries that are reached by road from another one; `home` stays in the country. */
const lanes = ['home', 'US', 'CA', 'MX', 'IE', 'FR', 'DE', 'NL', 'BE', 'AT', 'CH', 'PL', 'ES', 'IT']
const lanesFrom: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  US: { home: 90, CA: 6, MX: 4 },
  CA: { home: 84, US: 16 },
  GB: { home: 90, IE: 5, FR: 3, NL: 2 },
  DE: { home: 80, AT: 6, NL: 4, PL: 4, FR: 3, CH: 3 },
  FR: { home: 82, BE: 6, DE: 5, ES: 4, IT: 3 },
}
const homeOnly = lanes.map((lane) => (lane === 'home' ? 1 : 0))

/** Days to the door, 1 to 5 and 7, within 300 km, 1000 km, 2500 km and further, or across a border that is nearer. */
const transitDays: Readonly<Record<string, readonly (readonly number[])[]>> = {
  overnight: [
    [1, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
  ],
  express: [
    [6, 4, 0, 0, 0, 0],
    [1, 9, 0, 0, 0, 0],
    [0, 7, 3, 0, 0, 0],
    [0, 2, 8, 0, 0, 0],
  ],
  standard: [
    [1, 7, 2, 0, 0, 0],
    [0, 2, 7, 1, 0, 0],
    [0, 0, 3, 6, 1, 0],
    [0, 0, 0, 3, 7, 0],
  ],
  economy: [
    [0, 0, 6, 4, 0, 0],
    [0, 0, 0, 4, 6, 0],
    [0, 0, 0, 0, 7, 3],
    [0, 0, 0, 0, 2, 8],
  ],
}
const services = Object.keys(transitDays)

/** Shipments from a warehouse to a city of its country or of one next to it. The charge grows with weight and distance; a part of it is the fuel surcharge. */
export const shipments = table('shipments', primary, {
  shipment_id: id(),
  tracking_number: code('SH########????'),
  warehouse_id: ref('warehouses', { popularity: 0.6 }),
  carrier_id: ref('carriers', { popularity: 0.8 }),
  driver_id: hidden(ref('drivers', { partition_by: 'warehouse_id' })),
  country_code: hidden(lookup('warehouse_id', 'country_code')),
  lane: hidden(
    oneOfBy('country_code', lanes, {
      ...Object.fromEntries(Object.entries(lanesFrom).map(([from, to]) => [from, lanes.map((lane) => to[lane] ?? 0)])),
      otherwise: homeOnly,
    }),
  ),
  abroad: hidden(mapped('lane', Object.fromEntries(lanes.map((lane) => [lane, lane === 'home' ? 'US' : lane])))),
  destination_code: hidden(switchBy('lane', { home: template('{country_code}'), otherwise: template('{abroad}') })),
  place: hidden(entry('cities', { by: { column: 'destination_code', attribute: 'country_code' } })),
  latitude: hidden(attribute('place', 'latitude')),
  longitude: hidden(attribute('place', 'longitude')),
  origin_city: lookup('warehouse_id', 'city'),
  destination_city: attribute('place', 'city'),
  destination_country: attribute('place', 'country'),
  origin_latitude: hidden(lookup('warehouse_id', 'latitude')),
  origin_longitude: hidden(lookup('warehouse_id', 'longitude')),
  north_km: hidden(formula('abs(latitude - origin_latitude) * 111.2', 1)),
  radians: hidden(formula('(latitude + origin_latitude) * 0.008727', 4)),
  // The cosine, by its series.
  narrowing: hidden(formula('1 - radians * radians / 2 + radians * radians * radians * radians / 24', 4)),
  east_km: hidden(formula('abs(longitude - origin_longitude) * 111.2 * narrowing', 1)),
  local_km: hidden(whole(2, 60, gamma(17, 3))),
  // Roads are about a fifth longer than the straight line, whose length is nearly this sum of the longer and the shorter side.
  distance_km: formula('round(1.2 * (0.96 * max(north_km, east_km) + 0.4 * min(north_km, east_km))) + local_km'),
  service_level: oneOf({ standard: 54, express: 21, economy: 18, overnight: 7 }),
  zone: hidden(formula('min(3, (distance_km >= 300) + (distance_km >= 1000) + (distance_km >= 2500) + (lane == "home" ? 0 : 1))')),
  service_place: hidden(mapped('service_level', Object.fromEntries(services.map((service, place) => [service, place])))),
  way: hidden(formula('service_place * 4 + zone')),
  transit: hidden(
    oneOfBy('way', ['1', '2', '3', '4', '5', '7'], {
      ...Object.fromEntries(services.flatMap((service) => transitDays[service] ?? []).map((days, way) => [String(way), days])),
      otherwise: [0, 0, 1, 0, 0, 0],
    }),
  ),
  packages: whole(1, 40, exponential(1.8)),
  package_kg: hidden(decimal(0.2, 450, 1, lognormal(6, 1.1))),
  weight_kg: formula('packages * package_kg'),
  is_temperature_controlled: yes(0.06),
  declared_value: decimal(5, 80_000, 2, lognormal(190, 1.2)),
  basic_rate: hidden(decimal(3, 16, 2, lognormal(6.2, 0.15))),
  service_factor: hidden(mapped('service_level', { economy: 0.8, standard: 1, express: 1.7, overnight: 2.8 })),
  freight_charge: formula(
    'basic_rate * service_factor * (1 + weight_kg * 0.035 + distance_km * 0.0009 + is_temperature_controlled * 1.5)',
    2,
  ),
  fuel_surcharge: formula('freight_charge * 0.115', 2),
  base_charge: formula('freight_charge - fuel_surcharge'),
  currency: constant('USD'),
  created_at: timestamp('2024-01-01', '2025-12-31', {
    growth: 1.5,
    months: [0.92, 0.9, 0.97, 0.97, 0.99, 0.98, 0.95, 0.97, 1, 1.05, 1.2, 1.25],
    weekdays: [1.2, 1.15, 1.1, 1.1, 1.05, 0.35, 0.15],
    hours: officeHours,
  }),
  ...shipmentProgress,
})
