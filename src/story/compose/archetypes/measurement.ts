import { flag, mapped, switchBy } from '../../../builders/computed.ts'
import { beta, lognormal, normal } from '../../../builders/distributions.ts'
import { constant, decimal, oneOf, whole, yes } from '../../../builders/drawn.ts'
import { type Archetype, family, own } from '../archetype.ts'

const quality = own('quality', oneOf({ good: 93, suspect: 5, bad: 2 }))

/** Readings, each with a unit. */
export const measurement: Archetype = {
  name: 'measurement',
  subject: 'event',
  rank: 10,
  size: 9000,
  from: '2024-01-02',
  to: '2025-12-31',
  columns: ['measured at'],
  usual: [
    own('metric', oneOf({ temperature: 40, humidity: 30, pressure: 30 })),
    own(
      'value',
      switchBy('metric', {
        temperature: decimal(-20, 60, 2, normal(20, 6)),
        humidity: decimal(5, 100, 2, normal(55, 13)),
        otherwise: decimal(950, 1060, 2, normal(1013, 9)),
      }),
    ),
    own('unit', mapped('metric', { temperature: 'celsius', humidity: 'percent', pressure: 'hPa' })),
    quality,
  ],
  last: [],
  families: [
    family('temperature reading, temperature, temperature measurement', [
      own('temperature_c', decimal(-25, 60, 2, normal(19, 6.5))),
      quality,
    ]),
    family('humidity reading', [own('humidity_percent', decimal(3, 100, 1, normal(54, 13))), quality]),
    family('moisture reading, soil moisture reading', [own('moisture_percent', decimal(3, 100, 1, normal(54, 13))), quality]),
    family('weight measurement, weight, weigh in, weighing, hive weight, scale reading', [
      own('weight_kg', decimal(0.1, 5000, 2, lognormal(38, 0.5))),
      quality,
    ]),
    family(
      'water sample, soil sample, water test, lab sample, sample, lab result, lab test, blood test, test result, assay, specimen result, culture',
      [
        own('analyte', oneOf({ nitrate: 30, phosphate: 24, oxygen: 26, iron: 20 })),
        own('value', decimal(0.01, 400, 3, lognormal(6.4, 0.6))),
        own('unit', constant('mg/L')),
        own('is_within_limits', yes(0.93)),
      ],
    ),
    family('meter reading, consumption reading, energy reading, power reading, usage', [
      own('consumption_kwh', decimal(0.05, 4000, 3, lognormal(9.6, 0.7)), 'quantity'),
      own('voltage_v', decimal(205, 250, 1, normal(230, 3))),
    ]),
    family('vital, vital sign, heart rate reading, blood pressure reading', [
      own('heart_rate_bpm', whole(38, 190, normal(74, 11))),
      own('systolic', whole(85, 200, normal(123, 13))),
      own('diastolic', whole(50, 118, normal(78, 8))),
      own('temperature_c', decimal(35, 41, 1, normal(36.8, 0.4))),
    ]),
    family('weather observation, weather reading, forecast, weather record, rainfall record', [
      own('temperature_c', decimal(-25, 44, 1, normal(13, 8))),
      own('rainfall_mm', decimal(0, 180, 1, lognormal(1.2, 1.2)), 'quantity'),
      own('wind_kmh', decimal(0, 190, 1, lognormal(14, 0.6))),
      own('humidity_percent', whole(10, 100, normal(67, 14))),
    ]),
    family('gps point, position report, location ping, ping, waypoint, track point, telemetry, telemetry record', [
      own('latitude', decimal(-60, 65, 5)),
      own('longitude', decimal(-180, 180, 5)),
      own('speed_kmh', decimal(0, 900, 1, lognormal(42, 0.6))),
      own('altitude_m', whole(0, 12_000, lognormal(320, 1))),
    ]),
    family(
      'grade, exam, exam result, score, mark, test, quiz, assignment, quiz result, lap, lap time, split, assessment result, attempt, submission',
      [own('score', decimal(0, 100, 1, normal(74, 13))), own('is_passed', flag('score >= 60'))],
      { size: 1800 },
    ),
    family('price, quote, rate, exchange rate, price record, price candle, candlestick, tick', [
      own('price', decimal(0.01, 90_000, 2, lognormal(48, 1.1)), 'money'),
      own('volume', whole(0, 9_000_000, lognormal(1200, 1.4)), 'quantity'),
    ]),
    family('metric, kpi, statistic, stat, snapshot, daily total, utilization, benchmark', [
      own('metric', oneOf(['utilization', 'throughput', 'error_rate', 'satisfaction'])),
      own('value', decimal(0, 100, 2, beta(3, 3, 0, 100))),
    ]),
    family(
      'reading, measurement, sensor reading, observation record, log, log entry, data point, recording, record entry, trace, signal, event log',
    ),
  ],
  suffixes: [],
}
