import type { TableSchema } from '../../schema/schema.ts'
import { columnOf } from '../column-of.ts'
import { city, place } from '../shared/place-columns.ts'

/** Invented models: the type, the maker, how they talk, what they run on, the newest firmware's branch. */
const models: Readonly<Record<string, readonly [type: string, maker: string, connectivity: string, power: string, firmware: string]>> = {
  'Aria T2': ['climate_sensor', 'Senvio', 'LoRaWAN', 'battery', '2.4.'],
  'Aria CO2': ['climate_sensor', 'Senvio', 'Wi-Fi', 'mains', '2.4.'],
  'RoomSense 300': ['climate_sensor', 'Kestor', 'Zigbee', 'battery', '1.9.'],
  'VibraGuard M1': ['vibration_monitor', 'Machinium', 'LTE-M', 'mains', '5.1.'],
  'VibraGuard Mini': ['vibration_monitor', 'Machinium', 'Bluetooth LE', 'battery', '5.0.'],
  'PowerTrace 3P': ['power_meter', 'Voltari', 'Modbus TCP', 'mains', '3.7.'],
  'PowerTrace DIN': ['power_meter', 'Voltari', 'Ethernet', 'mains', '3.6.'],
  'HydroFlow 50': ['flow_meter', 'Aquametra', 'NB-IoT', 'battery', '4.2.'],
  'HydroFlow 80': ['flow_meter', 'Aquametra', 'LoRaWAN', 'battery', '4.2.'],
  'SkyWatch Pro': ['weather_station', 'Kestor', 'LTE-M', 'solar', '1.3.'],
  'TerraProbe 4': ['soil_probe', 'Agrisens', 'LoRaWAN', 'battery', '2.0.'],
  'TerraProbe Solar': ['soil_probe', 'Agrisens', 'NB-IoT', 'solar', '2.1.'],
  'ClearAir Station': ['air_quality_monitor', 'Senvio', 'LTE-M', 'mains', '6.0.'],
  'ColdTrack S': ['cold_chain_logger', 'Logitrace', 'NB-IoT', 'battery', '1.12.'],
}

/** Where devices of a type are put up. */
const sites = {
  climate_sensor: [' Campus', ' Office', ' Warehouse', ' Laboratory', ' North Site'],
  vibration_monitor: [' Plant', ' Plant 2', ' Works', ' Pumping Station'],
  power_meter: [' Plant', ' Plant 2', ' Works', ' Campus', ' Data Center', ' Warehouse'],
  flow_meter: [' Waterworks', ' Pumping Station', ' Plant', ' Works'],
  weather_station: [' Airfield', ' Farm', ' Harbor', ' Solar Park', ' Campus'],
  soil_probe: [' Farm', ' Orchard', ' Vineyard', ' Nursery', ' Test Field'],
  air_quality_monitor: [' Campus', ' Station Square', ' Ring Road', ' School', ' Harbor'],
  cold_chain_logger: [' Cold Store', ' Warehouse', ' Depot', ' Distribution Hub'],
}

/** Devices in the field, each on a site in a city; those on batteries say how full they are. */
export const devices: TableSchema = {
  name: 'devices',
  rows: { type: 'primary' },
  columns: [
    { name: 'device_id', kind: 'sequence' },
    { name: 'serial_number', kind: 'pattern', pattern: 'SN-##??######', unique: true },
    { name: 'model', kind: 'category', values: Object.keys(models), weights: [14, 6, 12, 8, 6, 7, 6, 7, 6, 4, 8, 4, 4, 8] },
    { name: 'device_type', kind: 'mapping', by: 'model', cases: columnOf(models, ([type]) => type) },
    { name: 'manufacturer', kind: 'mapping', by: 'model', cases: columnOf(models, ([, maker]) => maker) },
    { name: 'connectivity', kind: 'mapping', by: 'model', cases: columnOf(models, ([, , connectivity]) => connectivity) },
    { name: 'power_source', kind: 'mapping', by: 'model', cases: columnOf(models, ([, , , power]) => power) },
    {
      name: 'firmware_version',
      kind: 'text',
      segments: [
        { by: 'model', cases: columnOf(models, ([, , , , firmware]) => [firmware]) },
        { values: ['0', '1', '1', '2', '2', '2', '3'] },
      ],
    },
    { name: 'status', kind: 'category', values: ['online', 'offline', 'maintenance'], weights: [92, 6, 2] },
    {
      name: 'battery_percent',
      kind: 'conditional',
      when: 'power_source in ["battery", "solar"]',
      value: {
        kind: 'integer',
        min: 1,
        max: 100,
        distribution: { name: 'empirical', quantiles: [4, 38, 55, 66, 74, 81, 86, 90, 94, 98, 100] },
      },
    },
    { name: 'country_code', kind: 'category', values: ['US', 'DE', 'GB', 'FR', 'CA', 'NL', 'IN'], weights: [40, 18, 14, 9, 8, 6, 5] },
    place,
    { name: 'latitude', kind: 'attribute', entry: 'place', attribute: 'latitude', hidden: true },
    { name: 'longitude', kind: 'attribute', entry: 'place', attribute: 'longitude', hidden: true },
    city,
    {
      name: 'site',
      kind: 'text',
      segments: [{ column: 'city' }, { by: 'device_type', cases: sites }],
    },
    {
      name: 'installed_on',
      kind: 'date',
      from: '2022-01-03',
      to: '2025-12-19',
      growth: 2.2,
      months: [0.8, 0.9, 1.1, 1.1, 1.15, 1.1, 1, 0.9, 1.1, 1.15, 1.05, 0.6],
      weekdays: [1, 1.1, 1.1, 1.05, 0.9, 0.08, 0.02],
    },
  ],
}
