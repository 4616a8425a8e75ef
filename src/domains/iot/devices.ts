import { mapped, when } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { date, oneOf, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, id, primary, table } from '../../builders/table.ts'
import { attributes, code, text, words } from '../../builders/texts.ts'
import { city, place } from '../shared/address.ts'

/** Invented models, and the branch of the newest firmware of each. */
const models = facts(['weight', 'type', 'maker', 'connectivity', 'power', 'firmware'], {
  'Aria T2': [14, 'climate_sensor', 'Senvio', 'LoRaWAN', 'battery', ['2.4.']],
  'Aria CO2': [6, 'climate_sensor', 'Senvio', 'Wi-Fi', 'mains', ['2.4.']],
  'RoomSense 300': [12, 'climate_sensor', 'Kestor', 'Zigbee', 'battery', ['1.9.']],
  'VibraGuard M1': [8, 'vibration_monitor', 'Machinium', 'LTE-M', 'mains', ['5.1.']],
  'VibraGuard Mini': [6, 'vibration_monitor', 'Machinium', 'Bluetooth LE', 'battery', ['5.0.']],
  'PowerTrace 3P': [7, 'power_meter', 'Voltari', 'Modbus TCP', 'mains', ['3.7.']],
  'PowerTrace DIN': [6, 'power_meter', 'Voltari', 'Ethernet', 'mains', ['3.6.']],
  'HydroFlow 50': [7, 'flow_meter', 'Aquametra', 'NB-IoT', 'battery', ['4.2.']],
  'HydroFlow 80': [6, 'flow_meter', 'Aquametra', 'LoRaWAN', 'battery', ['4.2.']],
  'SkyWatch Pro': [4, 'weather_station', 'Kestor', 'LTE-M', 'solar', ['1.3.']],
  'TerraProbe 4': [8, 'soil_probe', 'Agrisens', 'LoRaWAN', 'battery', ['2.0.']],
  'TerraProbe Solar': [4, 'soil_probe', 'Agrisens', 'NB-IoT', 'solar', ['2.1.']],
  'ClearAir Station': [4, 'air_quality_monitor', 'Senvio', 'LTE-M', 'mains', ['6.0.']],
  'ColdTrack S': [8, 'cold_chain_logger', 'Logitrace', 'NB-IoT', 'battery', ['1.12.']],
})

/** Where devices of a type are installed. */
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

/** Devices in the field, each at a site in a city; those with a battery have its level. */
export const devices = table('devices', primary, {
  device_id: id(),
  serial_number: code('SN-##??######'),
  model: oneOf(models.weight),
  device_type: mapped('model', models.type),
  manufacturer: mapped('model', models.maker),
  connectivity: mapped('model', models.connectivity),
  power_source: mapped('model', models.power),
  firmware_version: text({ by: 'model', cases: models.firmware }, { values: words('0, 1, 1, 2, 2, 2, 3') }),
  status: oneOf({ online: 92, offline: 6, maintenance: 2 }),
  battery_percent: when('power_source in ["battery", "solar"]', whole(1, 100, quantiles([4, 38, 55, 66, 74, 81, 86, 90, 94, 98, 100]))),
  country_code: oneOf({ US: 40, DE: 18, GB: 14, FR: 9, CA: 8, NL: 6, IN: 5 }),
  place,
  ...allHidden(attributes('place', 'latitude', 'longitude')),
  city,
  site: text({ column: 'city' }, { by: 'device_type', cases: sites }),
  installed_on: date('2022-01-03', '2025-12-19', {
    growth: 2.2,
    months: [0.8, 0.9, 1.1, 1.1, 1.15, 1.1, 1, 0.9, 1.1, 1.15, 1.05, 0.6],
    weekdays: [1, 1.1, 1.1, 1.05, 0.9, 0.08, 0.02],
  }),
})
