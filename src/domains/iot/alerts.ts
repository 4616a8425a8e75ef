import { flag, formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal, uniform } from '../../builders/distributions.ts'
import { decimalBy, oneOf, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'

/** Alerts of sensors: looked at by somebody, then resolved, unless that would be after today. */
export const alerts = table('alerts', per('devices', 1.4), {
  alert_id: id(),
  sensor_id: ref('sensors', { popularity: 0.6, existing_at: 'triggered_at' }),
  device_id: lookup('sensor_id', 'device_id'),
  triggered_at: timestamp('2025-01-01', '2025-12-31', { growth: 1.4 }),
  alert_type: oneOf({ threshold_exceeded: 64, connection_lost: 24, sensor_fault: 12 }),
  severity: oneOf({ info: 28, warning: 58, critical: 14 }),
  metric: lookup('sensor_id', 'metric'),
  deviation: hidden(lookup('sensor_id', 'deviation')),
  low: hidden(lookup('sensor_id', 'alarm_low')),
  high: hidden(lookup('sensor_id', 'alarm_high')),
  excess: hidden(decimalBy('severity', 0.1, 4, 3, { info: uniform(0.1, 0.5), warning: uniform(0.4, 2), critical: uniform(1.8, 4) })),
  falls: hidden(yes(0.3)),
  // What cannot be below zero has no alarm for it, and no room has less carbon dioxide than the air outside.
  is_below: hidden(flag('falls && metric != "co2" && low - excess * deviation >= 0.01')),
  threshold: when('alert_type == "threshold_exceeded"', formula('is_below ? low : high')),
  observed_value: formula('is_below ? threshold - excess * deviation - 0.01 : threshold + excess * deviation + 0.01', 2),
  event: hidden(formula('alert_type == "connection_lost" ? 2 : alert_type == "sensor_fault" ? 3 : is_below ? 0 : 1')),
  event_name: hidden(mapped('event', { 0: 'below', 1: 'above', 2: 'lost', 3: 'fault' })),
  message: text(
    {
      by: 'event_name',
      cases: {
        below: ['Value below limit: ', 'Below lower limit: '],
        above: ['Value above limit: ', 'Upper limit exceeded: '],
        lost: ['No data received: ', 'Device not reachable: ', 'Heartbeat missed: '],
        fault: ['Implausible signal: ', 'Sensor error: ', 'Self-test failed: '],
      },
    },
    { column: 'metric' },
  ),
  ack_seconds: hidden(
    wholeBy('severity', 20, 172800, { info: lognormal(14000, 1), warning: lognormal(2700, 1), critical: lognormal(380, 0.8) }),
  ),
  fix_seconds: hidden(
    wholeBy('alert_type', 60, 1209600, {
      threshold_exceeded: lognormal(7200, 1.1),
      connection_lost: lognormal(14400, 1.3),
      sensor_fault: lognormal(172800, 0.9),
    }),
  ),
  to_fix: hidden(formula('ack_seconds + fix_seconds')),
  open_seconds: hidden(formula('seconds(today) - triggered_at')),
  stage: hidden(formula('(ack_seconds < open_seconds) + (to_fix < open_seconds)')),
  status: mapped('stage', { 0: 'open', 1: 'acknowledged', 2: 'resolved' }),
  is_false_alarm: yes(0.07),
  acknowledged_at: when('stage >= 1', secondsAfter('triggered_at', 'ack_seconds')),
  resolved_at: when('stage == 2', secondsAfter('triggered_at', 'to_fix')),
})
