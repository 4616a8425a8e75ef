import { flag, formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal, uniform } from '../../builders/distributions.ts'
import { decimalBy, oneOf, timestamp, wholeBy, yes } from '../../builders/drawn.ts'
import { allHidden, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'

/** Message texts by event. */
const messages = {
  below: ['Value below limit: ', 'Below lower limit: '],
  above: ['Value above limit: ', 'Upper limit exceeded: '],
  lost: ['No data received: ', 'Device not reachable: ', 'Heartbeat missed: '],
  fault: ['Implausible signal: ', 'Sensor error: ', 'Self-test failed: '],
}

const ackTimes = { info: lognormal(14000, 1), warning: lognormal(2700, 1), critical: lognormal(380, 0.8) }
const fixTimes = { threshold_exceeded: lognormal(7200, 1.1), connection_lost: lognormal(14400, 1.3), sensor_fault: lognormal(172800, 0.9) }

/** Alerts of sensors. Each one is acknowledged, then resolved, unless that would be after today. */
export const alerts = table('alerts', per('devices', 1.4), {
  alert_id: id(),
  sensor_id: ref('sensors', { popularity: 0.6, existing_at: 'triggered_at' }),
  device_id: lookup('sensor_id', 'device_id'),
  triggered_at: timestamp('2025-01-01', '2025-12-31', { growth: 1.4 }),
  alert_type: oneOf({ threshold_exceeded: 64, connection_lost: 24, sensor_fault: 12 }),
  severity: oneOf({ info: 28, warning: 58, critical: 14 }),
  metric: lookup('sensor_id', 'metric'),
  ...allHidden(lookups('sensor_id', 'deviation', { low: 'alarm_low', high: 'alarm_high' })),
  excess: hidden(decimalBy('severity', 0.1, 4, 3, { info: uniform(0.1, 0.5), warning: uniform(0.4, 2), critical: uniform(1.8, 4) })),
  falls: hidden(yes(0.3)),
  // A low value raises an alert unless it would be negative; a low level of carbon dioxide never does.
  is_below: hidden(flag('falls && metric != "co2" && low - excess * deviation >= 0.01')),
  threshold: when('alert_type == "threshold_exceeded"', formula('is_below ? low : high')),
  observed_value: formula('is_below ? threshold - excess * deviation - 0.01 : threshold + excess * deviation + 0.01', 2),
  event: hidden(formula('alert_type == "connection_lost" ? 2 : alert_type == "sensor_fault" ? 3 : is_below ? 0 : 1')),
  event_name: hidden(mapped('event', ['below', 'above', 'lost', 'fault'])),
  message: text({ by: 'event_name', cases: messages }, { column: 'metric' }),
  ack_seconds: hidden(wholeBy('severity', 20, 172800, ackTimes)),
  fix_seconds: hidden(wholeBy('alert_type', 60, 1209600, fixTimes)),
  to_fix: hidden(formula('ack_seconds + fix_seconds')),
  open_seconds: hidden(formula('seconds(today) - triggered_at')),
  stage: hidden(formula('(ack_seconds < open_seconds) + (to_fix < open_seconds)')),
  status: mapped('stage', ['open', 'acknowledged', 'resolved']),
  is_false_alarm: yes(0.07),
  acknowledged_at: when('stage >= 1', secondsAfter('triggered_at', 'ack_seconds')),
  resolved_at: when('stage == 2', secondsAfter('triggered_at', 'to_fix')),
})
