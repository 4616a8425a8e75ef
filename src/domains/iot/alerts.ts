import type { TableSchema } from '../../schema/schema.ts'

/** Alerts of sensors: looked at by somebody, then resolved, unless that would be after today. */
export const alerts: TableSchema = {
  name: 'alerts',
  rows: { type: 'ratio', of: 'devices', ratio: 1.4 },
  columns: [
    { name: 'alert_id', kind: 'sequence' },
    { name: 'sensor_id', kind: 'foreign_key', table: 'sensors', popularity: 0.6, existing_at: 'triggered_at' },
    { name: 'device_id', kind: 'lookup', through: 'sensor_id', column: 'device_id' },
    { name: 'triggered_at', kind: 'timestamp', from: '2025-01-01', to: '2025-12-31', growth: 1.4 },
    { name: 'alert_type', kind: 'category', values: ['threshold_exceeded', 'connection_lost', 'sensor_fault'], weights: [64, 24, 12] },
    { name: 'severity', kind: 'category', values: ['info', 'warning', 'critical'], weights: [28, 58, 14] },
    { name: 'metric', kind: 'lookup', through: 'sensor_id', column: 'metric' },
    { name: 'deviation', kind: 'lookup', through: 'sensor_id', column: 'deviation', hidden: true },
    { name: 'low', kind: 'lookup', through: 'sensor_id', column: 'alarm_low', hidden: true },
    { name: 'high', kind: 'lookup', through: 'sensor_id', column: 'alarm_high', hidden: true },
    {
      name: 'excess',
      kind: 'decimal',
      scale: 3,
      min: 0.1,
      max: 4,
      by: 'severity',
      cases: {
        info: { name: 'uniform', min: 0.1, max: 0.5 },
        warning: { name: 'uniform', min: 0.4, max: 2 },
        critical: { name: 'uniform', min: 1.8, max: 4 },
      },
      hidden: true,
    },
    { name: 'falls', kind: 'boolean', rate: 0.3, hidden: true },
    // What cannot be below zero has no alarm for it.
    { name: 'is_below', kind: 'formula', expression: 'falls && low - excess * deviation >= 0.01', as: 'boolean', hidden: true },
    {
      name: 'threshold',
      kind: 'conditional',
      when: 'alert_type == "threshold_exceeded"',
      value: { kind: 'formula', expression: 'is_below ? low : high' },
    },
    {
      name: 'observed_value',
      kind: 'formula',
      expression: 'is_below ? threshold - excess * deviation - 0.01 : threshold + excess * deviation + 0.01',
      scale: 2,
    },
    {
      name: 'event',
      kind: 'formula',
      expression: 'alert_type == "connection_lost" ? 2 : alert_type == "sensor_fault" ? 3 : is_below ? 0 : 1',
      hidden: true,
    },
    { name: 'event_name', kind: 'mapping', by: 'event', cases: { '0': 'below', '1': 'above', '2': 'lost', '3': 'fault' }, hidden: true },
    {
      name: 'message',
      kind: 'text',
      segments: [
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
      ],
    },
    {
      name: 'ack_seconds',
      kind: 'integer',
      min: 20,
      max: 172800,
      by: 'severity',
      cases: {
        info: { name: 'lognormal', median: 14000, spread: 1 },
        warning: { name: 'lognormal', median: 2700, spread: 1 },
        critical: { name: 'lognormal', median: 380, spread: 0.8 },
      },
      hidden: true,
    },
    {
      name: 'fix_seconds',
      kind: 'integer',
      min: 60,
      max: 1209600,
      by: 'alert_type',
      cases: {
        threshold_exceeded: { name: 'lognormal', median: 7200, spread: 1.1 },
        connection_lost: { name: 'lognormal', median: 14400, spread: 1.3 },
        sensor_fault: { name: 'lognormal', median: 172800, spread: 0.9 },
      },
      hidden: true,
    },
    { name: 'to_fix', kind: 'formula', expression: 'ack_seconds + fix_seconds', hidden: true },
    { name: 'open_seconds', kind: 'formula', expression: 'seconds(today) - triggered_at', hidden: true },
    {
      name: 'stage',
      kind: 'formula',
      expression: '(ack_seconds < open_seconds) + (to_fix < open_seconds)',
      hidden: true,
    },
    { name: 'status', kind: 'mapping', by: 'stage', cases: { '0': 'open', '1': 'acknowledged', '2': 'resolved' } },
    { name: 'is_false_alarm', kind: 'boolean', rate: 0.07 },
    {
      name: 'acknowledged_at',
      kind: 'conditional',
      when: 'stage >= 1',
      value: { kind: 'shifted', column: 'triggered_at', offset: 'ack_seconds', unit: 'seconds', as: 'timestamp' },
    },
    {
      name: 'resolved_at',
      kind: 'conditional',
      when: 'stage == 2',
      value: { kind: 'shifted', column: 'triggered_at', offset: 'to_fix', unit: 'seconds', as: 'timestamp' },
    },
  ],
}
