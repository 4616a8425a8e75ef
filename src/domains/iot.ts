import type { Domain } from './domain.ts'
import { alerts } from './iot/alerts.ts'
import { devices } from './iot/devices.ts'
import { maintenanceVisits } from './iot/maintenance-visits.ts'
import { readings } from './iot/readings.ts'
import { sensors } from './iot/sensors.ts'

/**
 * A fleet of connected devices. Primary: devices. For each 1000 devices 2200 sensors, 20000 readings, 1400 alerts and 900 visits of technicians.
 * A reading is an anomaly exactly where it lies beyond the alarm limits of its sensor.
 */
export const iot: Domain = {
  name: 'iot',
  description: 'A fleet of connected devices: sensors, readings, alerts and maintenance.',
  story: 'IoT platform with devices, sensors and readings',
  keywords: [
    'iot',
    'iiot',
    'internet of things',
    'connected devices',
    'smart devices',
    'smart building',
    'smart home',
    'sensor network',
    'sensor data',
    'telemetry',
    'industrial sensors',
    'condition monitoring',
    'predictive maintenance',
    'edge devices',
  ],
  nouns: {
    devices: ['gateways', 'assets', 'things', 'connected devices'],
    sensors: ['probes', 'channels'],
    readings: ['measurements', 'data points', 'datapoints', 'sensor readings', 'samples', 'telemetry messages'],
    alerts: ['alarms', 'warnings', 'incidents'],
    maintenance_visits: ['maintenance', 'visits', 'service visits', 'repairs', 'work orders', 'maintenance records'],
  },
  rates: [
    {
      words: ['anomaly', 'anomalous', 'anomalous readings', 'outlier', 'abnormal', 'out of range'],
      column: 'readings.is_anomaly',
      value: true,
    },
    { words: ['offline', 'offline devices', 'disconnected', 'unreachable', 'down'], column: 'devices.status', value: 'offline' },
    { words: ['online', 'connected', 'uptime'], column: 'devices.status', value: 'online' },
    { words: ['in maintenance', 'under maintenance'], column: 'devices.status', value: 'maintenance' },
    { words: ['critical', 'critical alerts', 'critical alarms', 'severe'], column: 'alerts.severity', value: 'critical' },
    {
      words: ['false alarm', 'false positive', 'false alert'],
      column: 'alerts.is_false_alarm',
      value: true,
    },
    { words: ['bad', 'bad readings', 'bad quality', 'faulty readings', 'corrupt', 'invalid'], column: 'readings.quality', value: 'bad' },
    {
      words: ['corrective', 'unplanned', 'unplanned maintenance', 'breakdown'],
      column: 'maintenance_visits.visit_type',
      value: 'corrective',
    },
    { words: ['preventive', 'preventative', 'planned maintenance'], column: 'maintenance_visits.visit_type', value: 'preventive' },
    { words: ['connection lost', 'lost connection', 'connectivity'], column: 'alerts.alert_type', value: 'connection_lost' },
  ],
  measures: [
    {
      words: ['maintenance cost', 'cost', 'spend', 'spending', 'maintenance spend', 'expenses', 'service revenue', 'revenue'],
      column: 'maintenance_visits.total_cost',
      unit: 'money',
      typical: 170,
    },
    {
      words: ['data volume', 'bytes', 'traffic', 'payload', 'data traffic', 'data'],
      column: 'readings.payload_bytes',
      unit: 'quantity',
      typical: 108.8,
    },
  ],
  events: ['readings', 'alerts', 'maintenance_visits'],
  countries: ['devices.country_code'],
  currencies: ['maintenance_visits.currency'],
  money: ['maintenance_visits.hourly_rate', 'maintenance_visits.call_out_fee', 'maintenance_visits.drawn_parts'],
  schema: { version: 1, name: 'iot', tables: [devices, sensors, readings, alerts, maintenanceVisits] },
}
