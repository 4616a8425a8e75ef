import type { TableSchema } from '../../schema/schema.ts'
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
export const shipments: TableSchema = {
  name: 'shipments',
  rows: { type: 'primary' },
  columns: [
    { name: 'shipment_id', kind: 'sequence' },
    { name: 'tracking_number', kind: 'pattern', pattern: 'SH########????', unique: true },
    { name: 'warehouse_id', kind: 'foreign_key', table: 'warehouses', popularity: 0.6 },
    { name: 'carrier_id', kind: 'foreign_key', table: 'carriers', popularity: 0.8 },
    { name: 'driver_id', kind: 'foreign_key', table: 'drivers', partition_by: 'warehouse_id', hidden: true },
    { name: 'country_code', kind: 'lookup', through: 'warehouse_id', column: 'country_code', hidden: true },
    {
      name: 'lane',
      kind: 'category',
      values: lanes,
      by: 'country_code',
      cases: Object.fromEntries(Object.entries(lanesFrom).map(([from, to]) => [from, lanes.map((lane) => to[lane] ?? 0)])),
      weights: homeOnly,
      hidden: true,
    },
    {
      name: 'abroad',
      kind: 'mapping',
      by: 'lane',
      cases: Object.fromEntries(lanes.map((lane) => [lane, lane === 'home' ? 'US' : lane])),
      hidden: true,
    },
    {
      name: 'destination_code',
      kind: 'switch',
      by: 'lane',
      cases: { home: { kind: 'template', template: '{country_code}' } },
      otherwise: { kind: 'template', template: '{abroad}' },
      hidden: true,
    },
    { name: 'place', kind: 'entry', list: 'cities', by: { column: 'destination_code', attribute: 'country_code' }, hidden: true },
    { name: 'latitude', kind: 'attribute', entry: 'place', attribute: 'latitude', hidden: true },
    { name: 'longitude', kind: 'attribute', entry: 'place', attribute: 'longitude', hidden: true },
    { name: 'origin_city', kind: 'lookup', through: 'warehouse_id', column: 'city' },
    { name: 'destination_city', kind: 'attribute', entry: 'place', attribute: 'city' },
    { name: 'destination_country', kind: 'attribute', entry: 'place', attribute: 'country' },
    { name: 'origin_latitude', kind: 'lookup', through: 'warehouse_id', column: 'latitude', hidden: true },
    { name: 'origin_longitude', kind: 'lookup', through: 'warehouse_id', column: 'longitude', hidden: true },
    { name: 'north_km', kind: 'formula', expression: 'abs(latitude - origin_latitude) * 111.2', scale: 1, hidden: true },
    { name: 'radians', kind: 'formula', expression: '(latitude + origin_latitude) * 0.008727', scale: 4, hidden: true },
    // The cosine, by its series.
    {
      name: 'narrowing',
      kind: 'formula',
      expression: '1 - radians * radians / 2 + radians * radians * radians * radians / 24',
      scale: 4,
      hidden: true,
    },
    { name: 'east_km', kind: 'formula', expression: 'abs(longitude - origin_longitude) * 111.2 * narrowing', scale: 1, hidden: true },
    { name: 'local_km', kind: 'integer', min: 2, max: 60, distribution: { name: 'gamma', mean: 17, shape: 3 }, hidden: true },
    // Roads are about a fifth longer than the straight line, whose length is nearly this sum of the longer and the shorter side.
    {
      name: 'distance_km',
      kind: 'formula',
      expression: 'round(1.2 * (0.96 * max(north_km, east_km) + 0.4 * min(north_km, east_km))) + local_km',
    },
    { name: 'service_level', kind: 'category', values: ['standard', 'express', 'economy', 'overnight'], weights: [54, 21, 18, 7] },
    {
      name: 'zone',
      kind: 'formula',
      expression: 'min(3, (distance_km >= 300) + (distance_km >= 1000) + (distance_km >= 2500) + (lane == "home" ? 0 : 1))',
      hidden: true,
    },
    {
      name: 'service_place',
      kind: 'mapping',
      by: 'service_level',
      cases: Object.fromEntries(services.map((service, place) => [service, place])),
      hidden: true,
    },
    { name: 'way', kind: 'formula', expression: 'service_place * 4 + zone', hidden: true },
    {
      name: 'transit',
      kind: 'category',
      values: ['1', '2', '3', '4', '5', '7'],
      by: 'way',
      cases: Object.fromEntries(services.flatMap((service) => transitDays[service] ?? []).map((days, way) => [String(way), days])),
      weights: [0, 0, 1, 0, 0, 0],
      hidden: true,
    },
    { name: 'packages', kind: 'integer', min: 1, max: 40, distribution: { name: 'exponential', mean: 1.8 } },
    {
      name: 'package_kg',
      kind: 'decimal',
      scale: 1,
      min: 0.2,
      max: 450,
      distribution: { name: 'lognormal', median: 6, spread: 1.1 },
      hidden: true,
    },
    { name: 'weight_kg', kind: 'formula', expression: 'packages * package_kg' },
    { name: 'is_temperature_controlled', kind: 'boolean', rate: 0.06 },
    {
      name: 'declared_value',
      kind: 'decimal',
      scale: 2,
      min: 5,
      max: 80_000,
      distribution: { name: 'lognormal', median: 190, spread: 1.2 },
    },
    {
      name: 'basic_rate',
      kind: 'decimal',
      scale: 2,
      min: 3,
      max: 16,
      distribution: { name: 'lognormal', median: 6.2, spread: 0.15 },
      hidden: true,
    },
    {
      name: 'service_factor',
      kind: 'mapping',
      by: 'service_level',
      cases: { economy: 0.8, standard: 1, express: 1.7, overnight: 2.8 },
      scale: 1,
      hidden: true,
    },
    {
      name: 'freight_charge',
      kind: 'formula',
      expression: 'basic_rate * service_factor * (1 + weight_kg * 0.035 + distance_km * 0.0009 + is_temperature_controlled * 1.5)',
      scale: 2,
    },
    { name: 'fuel_surcharge', kind: 'formula', expression: 'freight_charge * 0.115', scale: 2 },
    { name: 'base_charge', kind: 'formula', expression: 'freight_charge - fuel_surcharge' },
    { name: 'currency', kind: 'constant', value: 'USD' },
    {
      name: 'created_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.5,
      months: [0.92, 0.9, 0.97, 0.97, 0.99, 0.98, 0.95, 0.97, 1, 1.05, 1.2, 1.25],
      weekdays: [1.2, 1.15, 1.1, 1.1, 1.05, 0.35, 0.15],
      hours: officeHours,
    },
    ...shipmentProgress,
  ],
}
