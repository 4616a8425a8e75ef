import type { TableSchema } from '../../schema/schema.ts'
import { cycles } from './cycles.ts'

/** Measurements on full minutes that follow the seasons and the hours of the day: an anomaly lies beyond the alarm limits of its sensor, everything else within. */
export const readings: TableSchema = {
  name: 'readings',
  rows: { type: 'ratio', of: 'devices', ratio: 20 },
  columns: [
    { name: 'reading_id', kind: 'sequence' },
    { name: 'sensor_id', kind: 'foreign_key', table: 'sensors', popularity: 0.15, existing_at: 'moment' },
    { name: 'device_id', kind: 'lookup', through: 'sensor_id', column: 'device_id' },
    { name: 'moment', kind: 'timestamp', from: '2025-01-01', to: '2025-12-31', growth: 1.3, hidden: true },
    { name: 'since_minute', kind: 'formula', expression: '-(moment % 60)', hidden: true },
    { name: 'recorded_at', kind: 'shifted', column: 'moment', offset: 'since_minute', unit: 'seconds', as: 'timestamp' },
    { name: 'metric', kind: 'lookup', through: 'sensor_id', column: 'metric' },
    {
      name: 'noise',
      kind: 'decimal',
      scale: 3,
      min: -2.5,
      max: 2.5,
      distribution: { name: 'normal', mean: 0, standard_deviation: 0.7 },
      hidden: true,
    },
    {
      name: 'excess',
      kind: 'decimal',
      scale: 3,
      min: 0.1,
      max: 4,
      distribution: { name: 'exponential', mean: 1.2 },
      hidden: true,
    },
    { name: 'falls', kind: 'boolean', rate: 0.22, hidden: true },
    { name: 'baseline', kind: 'lookup', through: 'sensor_id', column: 'baseline', hidden: true },
    { name: 'deviation', kind: 'lookup', through: 'sensor_id', column: 'deviation', hidden: true },
    { name: 'low', kind: 'lookup', through: 'sensor_id', column: 'alarm_low', hidden: true },
    { name: 'high', kind: 'lookup', through: 'sensor_id', column: 'alarm_high', hidden: true },
    ...cycles,
    // What cannot be below zero has no alarm for it, and no room has less carbon dioxide than the air outside.
    {
      name: 'value',
      kind: 'formula',
      expression:
        'is_anomaly ? (falls && metric != "co2" && low - excess * deviation >= 0 ? low - excess * deviation - 0.01 : high + excess * deviation + 0.01) : ' +
        'min(max(baseline + warmth * summer + daylight * afternoon + noise * deviation, low), high)',
      scale: 2,
    },
    { name: 'unit', kind: 'lookup', through: 'sensor_id', column: 'unit' },
    { name: 'quality', kind: 'category', values: ['good', 'uncertain', 'bad'], weights: [965, 25, 10] },
    { name: 'is_anomaly', kind: 'boolean', rate: 0.02 },
    {
      name: 'signal_dbm',
      kind: 'integer',
      min: -118,
      max: -38,
      distribution: { name: 'normal', mean: -79, standard_deviation: 12 },
    },
    {
      name: 'latency_ms',
      kind: 'integer',
      min: 12,
      max: 30000,
      distribution: { name: 'lognormal', median: 240, spread: 0.9 },
    },
    {
      name: 'payload',
      kind: 'integer',
      min: 18,
      max: 900,
      distribution: { name: 'lognormal', median: 96, spread: 0.5 },
      hidden: true,
    },
    { name: 'payload_bytes', kind: 'formula', expression: 'payload' },
  ],
}
