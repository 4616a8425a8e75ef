import { formula, mapped, switchBy } from '../../builders/computed.ts'
import { gamma, lognormal, quantiles } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOf, timestamp, whole, wholeBy } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { template, text, words } from '../../builders/texts.ts'
import { officeHours } from '../shared/hours.ts'

/** Visits by type. */
const visits = facts(['weight', 'minutes', 'hourlyRate', 'callOutFee', 'parts'], {
  preventive: [44, gamma(55, 5), 72, 35, quantiles([0, 0, 0, 4.5, 12, 28, 60])],
  corrective: [31, gamma(110, 3), 88, 59, lognormal(64, 0.8)],
  calibration: [18, gamma(45, 6), 95, 35, quantiles([0, 0, 0, 6, 18])],
  inspection: [7, gamma(35, 6), 72, 35, quantiles([0, 0, 0, 0, 9])],
})

/** What technicians write down, by kind of visit. */
const work = {
  preventive: [
    'Housing cleaned, seals checked',
    'Battery and mounting checked',
    'Firmware and connections checked',
    'Antenna and cabling checked',
  ],
  corrective: words('Connector replaced, Sensor head replaced, Power supply replaced, Device restarted and paired again, Antenna moved'),
  calibration: ['Two-point calibration', 'Calibrated against reference', 'Zero point adjusted'],
  inspection: ['Mounting checked', 'Signal strength measured', 'Position documented'],
}

/** Visits of technicians; total_cost = parts_cost + labor_cost. */
export const maintenanceVisits = table('maintenance_visits', per('devices', 0.9), {
  maintenance_visit_id: id(),
  device_id: ref('devices', { popularity: 0.3, existing_at: 'visited_at', min_age_days: 1 }),
  visited_at: timestamp('2023-01-02', '2025-12-31', officeHours, {
    growth: 2,
    months: [0.9, 0.95, 1.05, 1.1, 1.1, 1.05, 0.95, 0.9, 1.05, 1.1, 1.05, 0.75],
    weekdays: [1.1, 1.1, 1, 1, 0.85, 0.08, 0.03],
  }),
  visit_type: oneOf(visits.weight),
  country_code: hidden(lookup('device_id', 'country_code')),
  technician_number: hidden(whole(11, 24, quantiles([11, 12, 14, 17, 20, 24]))),
  technician_code: template('{country_code}-T{technician_number}'),
  duration_minutes: wholeBy('visit_type', 15, 480, visits.minutes),
  result: oneOf({ completed: 88, follow_up_required: 9, no_access: 3 }),
  work_done: switchBy('result', {
    no_access: text({ values: ['Site closed, no work done', 'Nobody on site, card left', 'Access denied'] }),
    otherwise: text({ by: 'visit_type', cases: work }),
  }),
  hourly_rate: hidden(mapped('visit_type', visits.hourlyRate, 2)),
  call_out_fee: hidden(mapped('visit_type', visits.callOutFee, 2)),
  drawn_parts: hidden(decimalBy('visit_type', 0, 900, 2, visits.parts)),
  parts: hidden(formula('result == "no_access" ? 0 : drawn_parts')),
  natural_total: hidden(formula('call_out_fee + hourly_rate * duration_minutes * 0.016667 + parts', 2)),
  parts_share: hidden(formula('coalesce(parts / natural_total, 0)', 4)),
  parts_cost: formula('total_cost * parts_share', 2),
  labor_cost: formula('total_cost - parts_cost'),
  total_cost: formula('natural_total'),
  currency: constant('USD'),
})
