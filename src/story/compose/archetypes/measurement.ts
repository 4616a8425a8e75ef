import { amount, bell, choice, count, share } from '../../meanings/shapes.ts'
import { type Archetype, family, own } from '../archetype.ts'

const quality = own('quality', choice('good:93, suspect:5, bad:2'))

/** Numbers that are read off something, each with its unit. */
export const measurement: Archetype = {
  name: 'measurement',
  subject: 'event',
  rank: 10,
  size: 9000,
  from: '2024-01-02',
  to: '2025-12-31',
  columns: ['measured at'],
  usual: [
    own('metric', choice('temperature:40, humidity:30, pressure:30')),
    own('value', {
      kind: 'switch',
      by: 'metric',
      cases: { temperature: bell(20, 6, -20, 60, 2), humidity: bell(55, 13, 5, 100, 2) },
      otherwise: bell(1013, 9, 950, 1060, 2),
    }),
    own('unit', { kind: 'mapping', by: 'metric', cases: { temperature: 'celsius', humidity: 'percent', pressure: 'hPa' } }),
    quality,
  ],
  last: [],
  families: [
    family('temperature reading, temperature, temperature measurement', [own('temperature_c', bell(19, 6.5, -25, 60, 2)), quality]),
    family('humidity reading, moisture reading, soil moisture reading', [own('humidity_percent', bell(54, 13, 3, 100)), quality]),
    family('weight measurement, weight, weigh in, weighing, hive weight, scale reading', [
      own('weight_kg', amount(38, 0.5, 0.1, 5000, 2)),
      quality,
    ]),
    family(
      'water sample, soil sample, water test, lab sample, sample, lab result, lab test, blood test, test result, assay, specimen result, culture',
      [
        own('analyte', choice('nitrate:30, phosphate:24, oxygen:26, iron:20')),
        own('value', amount(6.4, 0.6, 0.01, 400, 3)),
        own('unit', { kind: 'constant', value: 'mg/L' }),
        own('is_within_limits', { kind: 'boolean', rate: 0.93 }),
      ],
    ),
    family('meter reading, consumption reading, energy reading, power reading, usage', [
      own('consumption_kwh', amount(9.6, 0.7, 0.05, 4000, 3), 'quantity'),
      own('voltage_v', bell(230, 3, 205, 250)),
    ]),
    family('vital, vital sign, heart rate reading, blood pressure reading', [
      own('heart_rate_bpm', bell(74, 11, 38, 190, 0)),
      own('systolic', bell(123, 13, 85, 200, 0)),
      own('diastolic', bell(78, 8, 50, 118, 0)),
      own('temperature_c', bell(36.8, 0.4, 35, 41)),
    ]),
    family('weather observation, weather reading, forecast, weather record, rainfall record', [
      own('temperature_c', bell(13, 8, -25, 44)),
      own('rainfall_mm', amount(1.2, 1.2, 0, 180, 1), 'quantity'),
      own('wind_kmh', amount(14, 0.6, 0, 190, 1)),
      own('humidity_percent', bell(67, 14, 10, 100, 0)),
    ]),
    family('gps point, position report, location ping, ping, waypoint, track point, telemetry, telemetry record', [
      own('latitude', { kind: 'decimal', scale: 5, min: -60, max: 65 }),
      own('longitude', { kind: 'decimal', scale: 5, min: -180, max: 180 }),
      own('speed_kmh', amount(42, 0.6, 0, 900, 1)),
      own('altitude_m', count(320, 1, 0, 12_000)),
    ]),
    family(
      'grade, exam, exam result, score, mark, test, quiz, assignment, quiz result, lap, lap time, split, assessment result, attempt, submission',
      [own('score', bell(74, 13, 0, 100)), own('is_passed', { kind: 'formula', expression: 'score >= 60', as: 'boolean' })],
      { size: 1800 },
    ),
    family('price, quote, rate, exchange rate, price record, price candle, candlestick, tick', [
      own('price', amount(48, 1.1, 0.01, 90_000), 'money'),
      own('volume', count(1200, 1.4, 0, 9_000_000), 'quantity'),
    ]),
    family('metric, kpi, statistic, stat, snapshot, daily total, utilization, benchmark', [
      own('metric', choice('utilization, throughput, error_rate, satisfaction')),
      own('value', share(3, 3, 100, 2)),
    ]),
    family(
      'reading, measurement, sensor reading, observation record, log, log entry, data point, recording, record entry, trace, signal, event log',
    ),
  ],
  suffixes: [],
}
