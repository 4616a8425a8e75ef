import { after, daysAfter, flag, formula, itself, mapped, placeIn, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { exponential, gamma, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, oneOfBy, shares, timestamp, whole, yes } from '../../builders/drawn.ts'
import { allHidden, countOf, hidden, id, lookup, lookups, primary, ref, table } from '../../builders/table.ts'
import { attributes, code, entry, template, words } from '../../builders/texts.ts'
import { doorHours, officeHours } from '../shared/hours.ts'
import { pastTime } from '../shared/past-time.ts'

/** Where shipments go from a country by road: `home` is the country itself. */
const lanes = words('home, US, CA, MX, IE, FR, DE, NL, BE, AT, CH, PL, ES, IT')
const lanesFrom = {
  US: { home: 90, CA: 6, MX: 4 },
  CA: { home: 84, US: 16 },
  GB: { home: 90, IE: 5, FR: 3, NL: 2 },
  DE: { home: 80, AT: 6, NL: 4, PL: 4, FR: 3, CH: 3 },
  FR: { home: 82, BE: 6, DE: 5, ES: 4, IT: 3 },
  otherwise: { home: 1 },
}

/** Service levels, with the factor of the charge. */
const services = { overnight: 2.8, express: 1.7, standard: 1, economy: 0.8 }

/**
 * Weights of the days to the door: a line for each service level, and in it those within 300 km, 1000 km, 2500 km and further. A border
 * counts as one step further.
 */
const days = [
  [{ 1: 1 }, { 1: 1 }, { 1: 1 }, { 1: 1 }],
  [
    { 1: 6, 2: 4 },
    { 1: 1, 2: 9 },
    { 2: 7, 3: 3 },
    { 2: 2, 3: 8 },
  ],
  [
    { 1: 1, 2: 7, 3: 2 },
    { 2: 2, 3: 7, 4: 1 },
    { 3: 3, 4: 6, 5: 1 },
    { 4: 3, 5: 7 },
  ],
  [
    { 3: 6, 4: 4 },
    { 4: 4, 5: 6 },
    { 5: 7, 7: 3 },
    { 5: 2, 7: 8 },
  ],
]
const daysByWay = Object.fromEntries(days.flat().entries())

/**
 * Shipments from a warehouse to a city of its country or of one next to it. freight_charge = base_charge + fuel_surcharge; it grows with
 * weight and distance. The exception decides what happens: without one a shipment comes by the promised day, a delayed one some days
 * later; lost, damaged, returned and cancelled ones are so by today. The others have the status of the end of yesterday.
 */
export const shipments = table('shipments', primary, {
  shipment_id: id(),
  tracking_number: code('SH########????'),
  warehouse_id: ref('warehouses', { popularity: 0.6 }),
  carrier_id: ref('carriers', { popularity: 0.8 }),
  driver_id: hidden(ref('drivers', { partition_by: 'warehouse_id' })),
  country_code: hidden(lookup('warehouse_id', 'country_code')),
  lane: hidden(oneOfBy('country_code', lanes, lanesFrom)),
  abroad: hidden(mapped('lane', { ...itself(...lanes), home: 'US' })),
  destination_code: hidden(switchBy('lane', { home: template('{country_code}'), otherwise: template('{abroad}') })),
  place: hidden(entry('cities', { by: { column: 'destination_code', attribute: 'country_code' } })),
  ...allHidden(attributes('place', 'latitude', 'longitude')),
  origin_city: lookup('warehouse_id', 'city'),
  ...attributes('place', { destination_city: 'city', destination_country: 'country' }),
  ...allHidden(lookups('warehouse_id', { origin_latitude: 'latitude', origin_longitude: 'longitude' })),
  north_km: hidden(formula('abs(latitude - origin_latitude) * 111.2', 1)),
  radians: hidden(formula('(latitude + origin_latitude) * 0.008727', 4)),
  // The cosine of the mean latitude, by its series.
  narrowing: hidden(formula('1 - radians * radians / 2 + radians * radians * radians * radians / 24', 4)),
  east_km: hidden(formula('abs(longitude - origin_longitude) * 111.2 * narrowing', 1)),
  local_km: hidden(whole(2, 60, gamma(17, 3))),
  // Roads are about a fifth longer than the straight line, which is nearly this sum of the longer and the shorter side.
  distance_km: formula('round(1.2 * (0.96 * max(north_km, east_km) + 0.4 * min(north_km, east_km))) + local_km'),
  service_level: oneOf({ standard: 54, express: 21, economy: 18, overnight: 7 }),
  zone: hidden(formula('min(3, (distance_km >= 300) + (distance_km >= 1000) + (distance_km >= 2500) + (lane == "home" ? 0 : 1))')),
  service_place: hidden(placeIn(Object.keys(services), 'service_level')),
  way: hidden(formula('service_place * 4 + zone')),
  transit: hidden(oneOfBy('way', ['1', '2', '3', '4', '5', '7'], { ...daysByWay, otherwise: { 3: 1 } })),
  packages: whole(1, 40, exponential(1.8)),
  package_kg: hidden(decimal(0.2, 450, 1, lognormal(6, 1.1))),
  weight_kg: formula('packages * package_kg'),
  is_temperature_controlled: yes(0.06),
  declared_value: decimal(5, 80_000, 2, lognormal(190, 1.2)),
  basic_rate: hidden(decimal(3, 16, 2, lognormal(6.2, 0.15))),
  service_factor: hidden(mapped('service_level', services)),
  freight_charge: formula(
    'basic_rate * service_factor * (1 + weight_kg * 0.035 + distance_km * 0.0009 + is_temperature_controlled * 1.5)',
    2,
  ),
  fuel_surcharge: formula('freight_charge * 0.115', 2),
  base_charge: formula('freight_charge - fuel_surcharge'),
  currency: constant('USD'),
  created_at: timestamp('2024-01-01', '2025-12-31', officeHours, {
    growth: 1.5,
    months: [0.92, 0.9, 0.97, 0.97, 0.99, 0.98, 0.95, 0.97, 1, 1.05, 1.2, 1.25],
    weekdays: [1.2, 1.15, 1.1, 1.1, 1.05, 0.35, 0.15],
  }),
  exception: shares({ none: 0.874, delayed: 0.07, damaged: 0.012, lost: 0.006, returned: 0.018, cancelled: 0.02 }),
  transit_days: hidden(mapped('transit', itself(1, 2, 3, 4, 5, 7))),
  // No deliveries on Sundays.
  promised_days: hidden(formula('transit_days + ((days(created_at) + transit_days + 3) % 7 == 6)')),
  promised_on: daysAfter('created_at', 'promised_days'),
  drawn_pickup: hidden(whole(3600, 28_800, gamma(14_000, 4))),
  is_closed: hidden(flag('exception in ["damaged", "lost", "returned"]')),
  pickup_seconds: hidden(formula('is_closed ? min(drawn_pickup, floor((seconds(today) - created_at) * 0.3)) : drawn_pickup')),
  pickup_at: hidden(secondsAfter('created_at', 'pickup_seconds')),
  early_days: hidden(whole(0, 2, exponential(0.5))),
  late_days: hidden(whole(1, 14, exponential(2.2))),
  days_to_door: hidden(formula('exception == "delayed" ? promised_days + late_days : max(1, promised_days - early_days)')),
  delivery_days: hidden(formula('days_to_door + ((days(created_at) + days_to_door + 3) % 7 == 6)')),
  delivery_day: hidden(daysAfter('created_at', 'delivery_days')),
  delivery_at: hidden(after('delivery_day', { as: 'timestamp', unit: 'hours', min: 0, max: 0, hours: doorHours })),
  progress: hidden(formula('(pickup_at < seconds(today)) + (delivery_at < seconds(today))')),
  progress_name: hidden(mapped('progress', ['created', 'in_transit', 'delivered'])),
  status: switchBy('exception', {
    none: template('{progress_name}'),
    delayed: template('{progress_name}'),
    otherwise: template('{exception}'),
  }),
  stage: hidden(formula('exception == "cancelled" ? 4 : is_closed ? 3 : progress')),
  picked_up_at: when('stage in [1, 2, 3]', secondsAfter('created_at', 'pickup_seconds')),
  at_once: hidden(formula('0')),
  delivered_at: when('stage == 2', secondsAfter('delivery_at', 'at_once')),
  closing_since: hidden(secondsAfter('created_at', 'closing_start')),
  closing_start: hidden(formula('is_closed ? pickup_seconds : 0')),
  ...pastTime('closed_at', 'closing_since', whole(0, 2_600_000, gamma(480_000, 2)), { when: 'stage in [3, 4]', hours: officeHours }),
  last_at: hidden(
    switchBy('stage', { 2: secondsAfter('delivery_at', 'at_once'), 3: secondsAfter('closed_at', 'at_once'), otherwise: null }),
  ),
  attempts: hidden(countOf('deliveries')),
})
