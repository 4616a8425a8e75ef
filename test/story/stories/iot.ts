import type { StoryCase } from './story-case.ts'

export const stories: readonly StoryCase[] = [
  {
    story: 'IoT platform with 300 devices, 700 sensors and 12,000 readings, 2% anomalies',
    counts: { devices: 300, sensors: 700, readings: 12000 },
    rates: { 'readings.is_anomaly=true': 0.02 },
  },
  {
    story: 'We run an internet of things fleet in Germany: about 200 connected devices, 5% offline, and 450 alerts of which 10% critical.',
    counts: { devices: 200, alerts: 450 },
    rates: { 'devices.status=offline': 0.05, 'alerts.severity=critical': 0.1 },
    countries: { 'devices.country_code': ['DE'] },
  },
  {
    story: 'Predictive maintenance data: maintenance costs from $5k in January to $20k in December, 40% corrective',
    rates: { 'maintenance_visits.visit_type=corrective': 0.4 },
    totals: { measure: 'maintenance_visits.total_cost', months: { '2025-01': 5000, '2025-12': 20000 } },
  },
  {
    story: '- iiot\n- 150 devices\n- 5k readings\n- 15% false alarms\n- 300 maintenance visits\n- in 2024',
    counts: { devices: 150, readings: 5000, maintenance_visits: 300 },
    rates: { 'alerts.is_false_alarm=true': 0.15 },
    window: { table: 'readings', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'genrate telemetry for a British smart building company with two hundred and fifty devices, 3% bad readings',
    counts: { devices: 250 },
    rates: { 'readings.quality=bad': 0.03 },
    countries: { 'devices.country_code': ['GB'] },
  },
  {
    story: 'IOT SENSOR NETWORK: 60 DEVICES, 90% ONLINE, 120 ALARMS',
    counts: { devices: 60, alarms: 120 },
    rates: { 'devices.status=online': 0.9 },
  },
  {
    story: 'connected devices with half of the maintenance visits preventive and a quarter of alerts connection lost',
    rates: { 'maintenance_visits.visit_type=preventive': 0.5, 'alerts.alert_type=connection_lost': 0.25 },
  },
  {
    story: 'condition monitoring, 4% of devices under maintenance, 1,000 measurements from March 2025 to August 2025',
    counts: { measurements: 1000 },
    rates: { 'devices.status=maintenance': 0.04 },
    window: { table: 'measurements', from: '2025-03-01', to: '2025-08-31' },
  },
]
