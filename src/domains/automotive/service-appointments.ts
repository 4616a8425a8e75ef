import { formula, mapped, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOfBy, shares, timestamp, whole } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { words } from '../../builders/words.ts'

const workshopHours = [0, 0, 0, 0, 0, 0, 0, 18, 34, 30, 24, 16, 12, 20, 20, 14, 8, 2, 0, 0, 0, 0, 0, 0]
const jobs = words('oil_change, tire_rotation, annual_inspection, brake_service, diagnostics, recall, battery, tire_replacement, repair')

/** Visits to the workshop of the dealer who sold the car, on the half hour; electric cars need no oil. Parts and labor add up to the quote. */
export const serviceAppointments = table('service_appointments', per('customers', 2, { min: 2 }), {
  service_appointment_id: id(),
  sale_id: ref('sales', { existing_at: 'moment' }),
  vehicle_id: lookup('sale_id', 'vehicle_id'),
  customer_id: lookup('sale_id', 'customer_id'),
  dealer_id: lookup('sale_id', 'dealer_id'),
  moment: hidden(
    timestamp('2022-01-10', '2025-12-31', {
      growth: 3,
      months: [0.95, 0.92, 1.02, 1.06, 1.05, 1, 0.98, 0.98, 0.97, 1.08, 1.08, 0.9],
      weekdays: [1.2, 1.1, 1.05, 1.05, 1.1, 0.7, 0],
      hours: workshopHours,
    }),
  ),
  since_half_hour: hidden(formula('-(moment % 1800)')),
  scheduled_at: secondsAfter('moment', 'since_half_hour'),
  fuel: hidden(lookup('sale_id', 'fuel')),
  service_type: oneOfBy('fuel', jobs, { electric: [0, 30, 18, 7, 12, 10, 5, 14, 4], otherwise: [38, 12, 11, 9, 8, 6, 5, 6, 5] }),
  quote: hidden(
    decimalBy('service_type', 0.01, 6000, 2, {
      oil_change: normal(84, 12),
      tire_rotation: normal(38, 6),
      annual_inspection: normal(165, 30),
      brake_service: lognormal(420, 0.3),
      diagnostics: normal(149, 20),
      recall: lognormal(240, 0.5),
      battery: normal(245, 35),
      tire_replacement: lognormal(780, 0.25),
      repair: lognormal(690, 0.7),
    }),
  ),
  quoted_amount: formula('quote'),
  parts_share: hidden(
    mapped('service_type', {
      oil_change: 0.55,
      tire_rotation: 0,
      annual_inspection: 0.2,
      brake_service: 0.5,
      diagnostics: 0,
      recall: 0.6,
      battery: 0.8,
      tire_replacement: 0.85,
      repair: 0.45,
    }),
  ),
  parts_amount: formula('quoted_amount * parts_share', 2),
  labor_amount: formula('quoted_amount - parts_amount'),
  currency: constant('USD'),
  payer: mapped('service_type', { recall: 'manufacturer', otherwise: 'customer' }),
  status: shares({ completed: 0.87, cancelled: 0.08, no_show: 0.05 }),
  minutes_in_shop: hidden(whole(25, 360, lognormal(95, 0.5))),
  completed_at: when('status == "completed"', {
    kind: 'shifted',
    column: 'scheduled_at',
    offset: 'minutes_in_shop',
    unit: 'minutes',
    as: 'timestamp',
  }),
})
