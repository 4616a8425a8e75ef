import { daysAfter, formula, mapped } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, whole } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { columnOf } from '../column-of.ts'
import { channels, deviceTypes } from './channels.ts'

/** One to four sensors for each device; between `alarm_low` and `alarm_high` nothing is wrong. */
export const sensors = table('sensors', ownedBy('devices', { min: 1, max: 4, mean: 2.2 }), {
  sensor_id: id(),
  device_id: owner('devices'),
  channel: siblingNumber(),
  type: hidden(lookup('device_id', 'device_type')),
  type_number: hidden(mapped('type', deviceTypes)),
  code: hidden(formula('type_number * 10 + (channel - 1) % 4 + 1')),
  metric: mapped('code', { ...columnOf(channels, ([metric]) => metric), otherwise: 'temperature' }),
  unit: mapped('code', { ...columnOf(channels, ([, unit]) => unit), otherwise: '°C' }),
  mean: hidden(mapped('code', { ...columnOf(channels, ([, , mean]) => mean), otherwise: 0 }, 2)),
  deviation: hidden(mapped('code', { ...columnOf(channels, ([, , , deviation]) => deviation), otherwise: 1 }, 2)),
  summer: hidden(mapped('code', { ...columnOf(channels, ([, , , , , , summer]) => summer), otherwise: 0 }, 2)),
  afternoon: hidden(mapped('code', { ...columnOf(channels, ([, , , , , , , afternoon]) => afternoon), otherwise: 0 }, 2)),
  latitude: hidden(lookup('device_id', 'latitude')),
  longitude: hidden(lookup('device_id', 'longitude')),
  offset: hidden(decimal(-1.2, 1.2, 2, normal(0, 0.6))),
  baseline: hidden(formula('mean + offset * deviation', 2)),
  alarm_low: mapped('code', { ...columnOf(channels, ([, , , , low]) => low), otherwise: 0 }, 2),
  alarm_high: mapped('code', { ...columnOf(channels, ([, , , , , high]) => high), otherwise: 1 }, 2),
  sampling_interval_seconds: mapped('interval', { 1: 60, 2: 300, 3: 900, 4: 3600 }),
  interval: hidden(oneOf({ 1: 20, 2: 40, 3: 28, 4: 12 })),
  accuracy_percent: decimal(0.1, 5, 1, lognormal(1, 0.6)),
  installed_on: hidden(lookup('device_id', 'installed_on')),
  age_days: hidden(formula('today - installed_on')),
  since_calibration: hidden(whole(1, 365)),
  days_to_calibration: hidden(formula('since_calibration < age_days ? age_days - since_calibration : 0')),
  last_calibrated_on: daysAfter('installed_on', 'days_to_calibration'),
})
