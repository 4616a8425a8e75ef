import { daysAfter, formula, mapped, placeIn } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, ordinal, ownedBy, owner, table } from '../../builders/table.ts'
import { words } from '../../builders/texts.ts'

/** The types of devices in the order of their numbers, from 0. */
const deviceTypes = words(
  'climate_sensor, vibration_monitor, power_meter, flow_meter, weather_station, soil_probe, air_quality_monitor, cold_chain_logger',
)

/**
 * What a sensor measures, by ten times the number of the device's type plus the number of the sensor: from `low` to `high` nothing is
 * wrong, and the value is higher by `summer` and `afternoon` in the middle of these, lower by as much in winter and at night.
 */
const channels = facts(['metric', 'unit', 'mean', 'deviation', 'low', 'high', 'summer', 'afternoon'], {
  1: ['temperature', '°C', 21.8, 1, 16, 28, 1.1, 0.7],
  2: ['humidity', '%RH', 46, 4, 25, 68, 5, -1],
  3: ['co2', 'ppm', 640, 80, 400, 1200, -20, 150],
  4: ['illuminance', 'lx', 380, 55, 0, 800, 20, 300],
  11: ['vibration_velocity', 'mm/s', 1.9, 0.5, 0, 4.5, 0, 0.2],
  12: ['surface_temperature', '°C', 48, 5, 10, 80, 3, 3],
  13: ['motor_current', 'A', 14.2, 1.9, 2, 24, 0, 1.5],
  14: ['noise_level', 'dB', 74, 3, 40, 92, 0, 5],
  21: ['active_power', 'kW', 18.4, 3.4, 0.5, 40, 1.5, 7],
  22: ['voltage', 'V', 230.5, 2, 216, 245, 0.6, -1],
  23: ['current', 'A', 27.3, 4.8, 1, 63, 2, 10],
  24: ['grid_frequency', 'Hz', 50, 0.03, 49.8, 50.2, 0, 0],
  31: ['flow_rate', 'm³/h', 12.4, 2, 2, 24, 1.2, 3.5],
  32: ['pressure', 'bar', 4.1, 0.35, 2.5, 6, 0, -0.2],
  33: ['water_temperature', '°C', 14.6, 1.2, 5, 25, 4, 0.3],
  34: ['turbidity', 'NTU', 0.42, 0.1, 0, 1, 0.03, 0],
  41: ['air_temperature', '°C', 12.4, 4.2, -15, 36, 9.5, 3.6],
  42: ['humidity', '%RH', 58, 4, 20, 84, -4, -9],
  43: ['wind_speed', 'm/s', 4.2, 1.6, 0, 17, -0.4, 0.9],
  44: ['air_pressure', 'hPa', 1013.6, 7, 970, 1045, 0, 0],
  51: ['soil_moisture', '%VWC', 27, 3.4, 12, 45, -4.5, 0],
  52: ['soil_temperature', '°C', 13.4, 2, -2, 30, 8, 0.9],
  53: ['electrical_conductivity', 'dS/m', 0.95, 0.2, 0.2, 2, 0.05, 0],
  54: ['ph', 'pH', 6.5, 0.25, 5.5, 7.5, 0, 0],
  61: ['pm2_5', 'µg/m³', 9.6, 2.6, 0, 35, -2.2, 0.8],
  62: ['pm10', 'µg/m³', 17.8, 4.6, 0, 50, -2.5, 1.8],
  63: ['no2', 'µg/m³', 21.4, 5, 0, 60, -4, 4],
  64: ['voc', 'ppb', 180, 50, 0, 500, 0, 25],
  71: ['temperature', '°C', 4.6, 0.6, 2, 8, 0.1, 0.2],
  72: ['humidity', '%RH', 58, 4.5, 30, 80, 1, 0],
  73: ['shock', 'g', 0.4, 0.15, 0, 3, 0, 0.1],
  74: ['door_open_time', 's', 24, 8, 0, 90, 1, 9],
  otherwise: ['temperature', '°C', 0, 1, 0, 1, 0, 0],
})

/** One to four sensors for each device. Values from `alarm_low` to `alarm_high` are normal. */
export const sensors = table('sensors', ownedBy('devices', { min: 1, max: 4, mean: 2.2 }), {
  sensor_id: id(),
  device_id: owner('devices'),
  channel: ordinal(),
  type: hidden(lookup('device_id', 'device_type')),
  type_number: hidden(placeIn(deviceTypes, 'type')),
  code: hidden(formula('type_number * 10 + (channel - 1) % 4 + 1')),
  metric: mapped('code', channels.metric),
  unit: mapped('code', channels.unit),
  mean: hidden(mapped('code', channels.mean)),
  deviation: hidden(mapped('code', channels.deviation)),
  summer: hidden(mapped('code', channels.summer)),
  afternoon: hidden(mapped('code', channels.afternoon, 2)),
  ...allHidden(lookups('device_id', 'latitude', 'longitude')),
  offset: hidden(decimal(-1.2, 1.2, 2, normal(0, 0.6))),
  baseline: hidden(formula('mean + offset * deviation', 2)),
  alarm_low: mapped('code', channels.low, 2),
  alarm_high: mapped('code', channels.high, 2),
  sampling_interval_seconds: mapped('interval', { 1: 60, 2: 300, 3: 900, 4: 3600 }),
  interval: hidden(oneOf({ 1: 20, 2: 40, 3: 28, 4: 12 })),
  accuracy_percent: decimal(0.1, 5, 1, lognormal(1, 0.6)),
  installed_on: hidden(lookup('device_id', 'installed_on')),
  age_days: hidden(formula('today - installed_on')),
  since_calibration: hidden(whole(1, 365)),
  days_to_calibration: hidden(formula('since_calibration < age_days ? age_days - since_calibration : 0')),
  last_calibrated_on: daysAfter('installed_on', 'days_to_calibration'),
})
