/** What is true in every row. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  devices: [
    '(power_source == "mains") == !known(battery_percent)',
    'installed_on < today',
    'coalesce(battery_percent, 50) >= 1 && coalesce(battery_percent, 50) <= 100',
  ],
  sensors: ['alarm_low < alarm_high', 'last_calibrated_on >= device_id.installed_on', 'last_calibrated_on < today', 'channel >= 1'],
  readings: [
    'is_anomaly == (value < sensor_id.alarm_low || value > sensor_id.alarm_high)',
    'device_id == sensor_id.device_id',
    'device_id.installed_on < days(recorded_at)',
    'recorded_at % 60 == 0',
    'metric != "co2" || value >= 400',
    'metric != "humidity" || value <= 101',
  ],
  alerts: [
    '(alert_type == "threshold_exceeded") == known(observed_value)',
    '(alert_type == "threshold_exceeded") == known(threshold)',
    'observed_value > sensor_id.alarm_high && threshold == sensor_id.alarm_high || observed_value < sensor_id.alarm_low && threshold == sensor_id.alarm_low',
    '(status == "resolved") == known(resolved_at)',
    '(status == "open") == !known(acknowledged_at)',
    'metric != "co2" || observed_value > 1200',
    'triggered_at < acknowledged_at',
    'acknowledged_at < resolved_at',
    'coalesce(resolved_at, triggered_at) < seconds(today)',
  ],
  maintenance_visits: [
    'total_cost == parts_cost + labor_cost',
    'parts_cost >= 0 && labor_cost >= 0',
    'result != "no_access" || parts_cost == 0',
    'device_id.installed_on < days(visited_at)',
    'visited_at < seconds(today)',
  ],
}
