import type { TableSchema } from '../../schema/schema.ts'
import { officeHours } from '../hours.ts'

/** What technicians write down. */
const work = {
  preventive: [
    'Housing cleaned, seals checked',
    'Battery and mounting checked',
    'Firmware and connections checked',
    'Antenna and cabling checked',
  ],
  corrective: ['Connector replaced', 'Sensor head replaced', 'Power supply replaced', 'Device restarted and paired again', 'Antenna moved'],
  calibration: ['Two-point calibration', 'Calibrated against reference', 'Zero point adjusted'],
  inspection: ['Mounting checked', 'Signal strength measured', 'Position documented'],
}

/** Visits of technicians; total_cost = parts_cost + labor_cost. */
export const maintenanceVisits: TableSchema = {
  name: 'maintenance_visits',
  rows: { type: 'ratio', of: 'devices', ratio: 0.9 },
  columns: [
    { name: 'maintenance_visit_id', kind: 'sequence' },
    { name: 'device_id', kind: 'foreign_key', table: 'devices', popularity: 0.3, existing_at: 'visited_at', min_age_days: 1 },
    {
      name: 'visited_at',
      kind: 'timestamp',
      from: '2023-01-02',
      to: '2025-12-31',
      growth: 2,
      months: [0.9, 0.95, 1.05, 1.1, 1.1, 1.05, 0.95, 0.9, 1.05, 1.1, 1.05, 0.75],
      weekdays: [1.1, 1.1, 1, 1, 0.85, 0.08, 0.03],
      hours: officeHours,
    },
    { name: 'visit_type', kind: 'category', values: ['preventive', 'corrective', 'calibration', 'inspection'], weights: [44, 31, 18, 7] },
    { name: 'country_code', kind: 'lookup', through: 'device_id', column: 'country_code', hidden: true },
    {
      name: 'technician_number',
      kind: 'integer',
      min: 11,
      max: 24,
      distribution: { name: 'empirical', quantiles: [11, 12, 14, 17, 20, 24] },
      hidden: true,
    },
    { name: 'technician_code', kind: 'template', template: '{country_code}-T{technician_number}' },
    {
      name: 'duration_minutes',
      kind: 'integer',
      min: 15,
      max: 480,
      by: 'visit_type',
      cases: {
        preventive: { name: 'gamma', mean: 55, shape: 5 },
        corrective: { name: 'gamma', mean: 110, shape: 3 },
        calibration: { name: 'gamma', mean: 45, shape: 6 },
        inspection: { name: 'gamma', mean: 35, shape: 6 },
      },
    },
    { name: 'result', kind: 'category', values: ['completed', 'follow_up_required', 'no_access'], weights: [88, 9, 3] },
    {
      name: 'work_done',
      kind: 'switch',
      by: 'result',
      cases: {
        no_access: { kind: 'text', segments: [{ values: ['Site closed, no work done', 'Nobody on site, card left', 'Access denied'] }] },
      },
      otherwise: { kind: 'text', segments: [{ by: 'visit_type', cases: work }] },
    },
    {
      name: 'hourly_rate',
      kind: 'mapping',
      by: 'visit_type',
      cases: { preventive: 72, corrective: 88, calibration: 95, inspection: 72 },
      scale: 2,
      hidden: true,
    },
    {
      name: 'call_out_fee',
      kind: 'mapping',
      by: 'visit_type',
      cases: { preventive: 35, corrective: 59, calibration: 35, inspection: 35 },
      scale: 2,
      hidden: true,
    },
    {
      name: 'drawn_parts',
      kind: 'decimal',
      scale: 2,
      min: 0,
      max: 900,
      by: 'visit_type',
      cases: {
        preventive: { name: 'empirical', quantiles: [0, 0, 0, 4.5, 12, 28, 60] },
        corrective: { name: 'lognormal', median: 64, spread: 0.8 },
        calibration: { name: 'empirical', quantiles: [0, 0, 0, 6, 18] },
        inspection: { name: 'empirical', quantiles: [0, 0, 0, 0, 9] },
      },
      hidden: true,
    },
    { name: 'parts', kind: 'formula', expression: 'result == "no_access" ? 0 : drawn_parts', hidden: true },
    {
      name: 'natural_total',
      kind: 'formula',
      expression: 'call_out_fee + hourly_rate * duration_minutes * 0.016667 + parts',
      scale: 2,
      hidden: true,
    },
    { name: 'parts_share', kind: 'formula', expression: 'coalesce(parts / natural_total, 0)', scale: 4, hidden: true },
    { name: 'parts_cost', kind: 'formula', expression: 'total_cost * parts_share', scale: 2 },
    { name: 'labor_cost', kind: 'formula', expression: 'total_cost - parts_cost' },
    { name: 'total_cost', kind: 'formula', expression: 'natural_total' },
    { name: 'currency', kind: 'constant', value: 'USD' },
  ],
}
