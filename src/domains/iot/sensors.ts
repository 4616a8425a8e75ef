import type { TableSchema } from '../../schema/schema.ts'
import { columnOf } from '../column-of.ts'
import { channels, deviceTypes } from './channels.ts'

/** One to four sensors for each device; between `alarm_low` and `alarm_high` nothing is wrong. */
export const sensors: TableSchema = {
  name: 'sensors',
  rows: { type: 'owned', by: 'devices', min: 1, max: 4, mean: 2.2 },
  columns: [
    { name: 'sensor_id', kind: 'sequence' },
    { name: 'device_id', kind: 'owner_key', table: 'devices' },
    { name: 'channel', kind: 'sibling_number' },
    { name: 'type', kind: 'lookup', through: 'device_id', column: 'device_type', hidden: true },
    { name: 'type_number', kind: 'mapping', by: 'type', cases: deviceTypes, hidden: true },
    { name: 'code', kind: 'formula', expression: 'type_number * 10 + channel', hidden: true },
    { name: 'metric', kind: 'mapping', by: 'code', cases: columnOf(channels, ([metric]) => metric), otherwise: 'temperature' },
    { name: 'unit', kind: 'mapping', by: 'code', cases: columnOf(channels, ([, unit]) => unit), otherwise: '°C' },
    { name: 'mean', kind: 'mapping', by: 'code', cases: columnOf(channels, ([, , mean]) => mean), otherwise: 0, scale: 2, hidden: true },
    {
      name: 'deviation',
      kind: 'mapping',
      by: 'code',
      cases: columnOf(channels, ([, , , deviation]) => deviation),
      otherwise: 1,
      scale: 2,
      hidden: true,
    },
    {
      name: 'offset',
      kind: 'decimal',
      scale: 2,
      min: -1.2,
      max: 1.2,
      distribution: { name: 'normal', mean: 0, standard_deviation: 0.6 },
      hidden: true,
    },
    { name: 'baseline', kind: 'formula', expression: 'mean + offset * deviation', scale: 2, hidden: true },
    { name: 'alarm_low', kind: 'mapping', by: 'code', cases: columnOf(channels, ([, , , , low]) => low), otherwise: 0, scale: 2 },
    { name: 'alarm_high', kind: 'mapping', by: 'code', cases: columnOf(channels, ([, , , , , high]) => high), otherwise: 1, scale: 2 },
    { name: 'sampling_interval_seconds', kind: 'mapping', by: 'interval', cases: { '1': 60, '2': 300, '3': 900, '4': 3600 } },
    { name: 'interval', kind: 'category', values: ['1', '2', '3', '4'], weights: [20, 40, 28, 12], hidden: true },
    {
      name: 'accuracy_percent',
      kind: 'decimal',
      scale: 1,
      min: 0.1,
      max: 5,
      distribution: { name: 'lognormal', median: 1, spread: 0.6 },
    },
    { name: 'installed_on', kind: 'lookup', through: 'device_id', column: 'installed_on', hidden: true },
    { name: 'age_days', kind: 'formula', expression: 'today - installed_on', hidden: true },
    { name: 'since_calibration', kind: 'integer', min: 1, max: 365, hidden: true },
    {
      name: 'days_to_calibration',
      kind: 'formula',
      expression: 'since_calibration < age_days ? age_days - since_calibration : 0',
      hidden: true,
    },
    { name: 'last_calibrated_on', kind: 'shifted', column: 'installed_on', offset: 'days_to_calibration', unit: 'days', as: 'date' },
  ],
}
