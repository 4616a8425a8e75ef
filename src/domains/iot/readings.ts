import { formula, secondsAfter } from '../../builders/computed.ts'
import { exponential, lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { cycles } from './cycles.ts'

/** Measurements on full minutes that follow the seasons and the hours of the day: an anomaly lies beyond the alarm limits of its sensor, everything else within. */
export const readings = table('readings', per('devices', 20), {
  reading_id: id(),
  sensor_id: ref('sensors', { popularity: 0.15, existing_at: 'moment' }),
  device_id: lookup('sensor_id', 'device_id'),
  moment: hidden(timestamp('2025-01-01', '2025-12-31', { growth: 1.3 })),
  since_minute: hidden(formula('-(moment % 60)')),
  recorded_at: secondsAfter('moment', 'since_minute'),
  metric: lookup('sensor_id', 'metric'),
  noise: hidden(decimal(-2.5, 2.5, 3, normal(0, 0.7))),
  excess: hidden(decimal(0.1, 4, 3, exponential(1.2))),
  falls: hidden(yes(0.22)),
  baseline: hidden(lookup('sensor_id', 'baseline')),
  deviation: hidden(lookup('sensor_id', 'deviation')),
  low: hidden(lookup('sensor_id', 'alarm_low')),
  high: hidden(lookup('sensor_id', 'alarm_high')),
  ...cycles,
  // What cannot be below zero has no alarm for it, and no room has less carbon dioxide than the air outside.
  value: formula(
    'is_anomaly ? (falls && metric != "co2" && low - excess * deviation >= 0 ? low - excess * deviation - 0.01 : high + excess * deviation + 0.01) : ' +
      'min(max(baseline + warmth * summer + daylight * afternoon + noise * deviation, low), high)',
    2,
  ),
  unit: lookup('sensor_id', 'unit'),
  quality: oneOf({ good: 965, uncertain: 25, bad: 10 }),
  is_anomaly: yes(0.02),
  signal_dbm: whole(-118, -38, normal(-79, 12)),
  latency_ms: whole(12, 30000, lognormal(240, 0.9)),
  payload: hidden(whole(18, 900, lognormal(96, 0.5))),
  payload_bytes: formula('payload'),
})
