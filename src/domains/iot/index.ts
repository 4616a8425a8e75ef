import { measure, trade } from '../trade.ts'
import { alerts } from './alerts.ts'
import { devices } from './devices.ts'
import { maintenanceVisits } from './maintenance-visits.ts'
import { readings } from './readings.ts'
import { sensors } from './sensors.ts'

/**
 * A fleet of connected devices. Primary table: devices. For each 1000 of them there are 2200 sensors, 20000 readings, 1400 alerts and 900
 * visits of technicians. A reading is an anomaly exactly where it lies beyond the alarm limits of its sensor.
 */
export const iot = trade({
  name: 'iot',
  description: 'A fleet of connected devices: sensors, readings, alerts and maintenance.',
  story: 'IoT platform with devices, sensors and readings',
  keywords:
    'iot, iiot, internet of things, connected devices, smart devices, smart building, smart home, sensor network, sensor data, ' +
    'telemetry, industrial sensors, condition monitoring, predictive maintenance, edge devices',
  nouns: {
    devices: 'gateways, assets, things, connected devices',
    sensors: 'probes, channels',
    readings: 'measurements, data points, datapoints, sensor readings, samples, telemetry messages',
    alerts: 'alarms, warnings, incidents',
    maintenance_visits: 'maintenance, visits, service visits, repairs, work orders, maintenance records',
  },
  rates: {
    'readings.is_anomaly.true': 'anomaly, anomalous, anomalous readings, outlier, abnormal, out of range',
    'devices.status.offline': 'offline, offline devices, disconnected, unreachable, down',
    'devices.status.online': 'online, connected, uptime',
    'devices.status.maintenance': 'in maintenance, under maintenance',
    'alerts.severity.critical': 'critical, critical alerts, critical alarms, severe',
    'alerts.is_false_alarm.true': 'false alarm, false positive, false alert',
    'readings.quality.bad': 'bad, bad readings, bad quality, faulty readings, corrupt, invalid',
    'maintenance_visits.visit_type.corrective': 'corrective, unplanned, unplanned maintenance, breakdown',
    'maintenance_visits.visit_type.preventive': 'preventive, preventative, planned maintenance',
    'alerts.alert_type.connection_lost': 'connection lost, lost connection, connectivity',
  },
  measures: [
    measure('maintenance_visits.total_cost', 'money', 170, {
      words: 'maintenance cost, cost, spend, spending, maintenance spend, expenses, service revenue, revenue',
    }),
    measure('readings.payload_bytes', 'quantity', 108.8, { words: 'data volume, bytes, traffic, payload, data traffic, data' }),
  ],
  events: ['readings', 'alerts', 'maintenance_visits'],
  money: ['maintenance_visits.hourly_rate', 'maintenance_visits.call_out_fee', 'maintenance_visits.drawn_parts'],
  tables: [devices, sensors, readings, alerts, maintenanceVisits],
})
