import { formula, secondsAfter } from '../../builders/computed.ts'
import { exponential, lognormal, normal } from '../../builders/distributions.ts'
import { decimal, oneOf, timestamp, whole, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'

/**
 * Measurements on full minutes that follow the seasons and the hours of the day. An anomaly lies beyond the alarm limits of its sensor,
 * everything else within them.
 */
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
  ...allHidden(lookups('sensor_id', 'baseline', 'deviation', { low: 'alarm_low', high: 'alarm_high' })),
  ...allHidden(lookups('sensor_id', 'summer', 'afternoon', 'latitude', 'longitude')),
  // From -1 to 1: `warmth` is 1 in the middle of July, or of January south of the equator, `daylight` in the middle of the local afternoon.
  half_year: hidden(formula('latitude < 0 ? 182 : 0')),
  day_of_year: hidden(formula('floor(((days(moment) - half_year) * 100 % 36525) / 100)')),
  warmth: hidden(formula('1 - 2 * coalesce(abs(day_of_year - 198) / 184, 0.5)', 2)),
  // An hour is 15 degrees of longitude.
  minute_of_day: hidden(formula('floor(((moment % 86400) / 60 + longitude * 4 + 1440) % 1440)')),
  daylight: hidden(formula('abs(abs(minute_of_day - 900) - 720) / 360 - 1', 2)),
  // An anomaly that would be negative, or low carbon dioxide, is above the upper limit instead.
  value: formula(
    'is_anomaly ? (falls && metric != "co2" && low - excess * deviation >= 0 ? ' +
      'low - excess * deviation - 0.01 : high + excess * deviation + 0.01) : ' +
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
