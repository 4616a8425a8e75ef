import { formula, mapped, minutesAfter, when } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOfBy, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, ref, shownLookups } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { columnOf } from '../column-of.ts'
import { onHalfHour } from '../shared/on-half-hour.ts'

/** When the workshop takes cars. */
const workshopHours = [0, 0, 0, 0, 0, 0, 0, 18, 34, 30, 24, 16, 12, 20, 20, 14, 8, 2, 0, 0, 0, 0, 0, 0]

/** What the workshop does: the price, the share of parts in it, and the weights for electric and other cars. */
const jobs = {
  oil_change: { quote: normal(84, 12), parts: 0.55, electric: 0, other: 38 },
  tire_rotation: { quote: normal(38, 6), parts: 0, electric: 30, other: 12 },
  annual_inspection: { quote: normal(165, 30), parts: 0.2, electric: 18, other: 11 },
  brake_service: { quote: lognormal(420, 0.3), parts: 0.5, electric: 7, other: 9 },
  diagnostics: { quote: normal(149, 20), parts: 0, electric: 12, other: 8 },
  recall: { quote: lognormal(240, 0.5), parts: 0.6, electric: 10, other: 6 },
  battery: { quote: normal(245, 35), parts: 0.8, electric: 5, other: 5 },
  tire_replacement: { quote: lognormal(780, 0.25), parts: 0.85, electric: 14, other: 6 },
  repair: { quote: lognormal(690, 0.7), parts: 0.45, electric: 4, other: 5 },
}

/** Visits to the workshop of the dealer who sold the car: parts_amount + labor_amount = quoted_amount. Electric cars need no oil change. */
export const serviceAppointments = table('service_appointments', per('customers', 2, { min: 2 }), {
  service_appointment_id: id(),
  sale_id: ref('sales', { existing_at: 'moment' }),
  ...shownLookups('sale_id', 'vehicle_id', 'customer_id', 'dealer_id'),
  ...onHalfHour('scheduled_at', '2022-01-10', '2025-12-31', {
    growth: 3,
    months: [0.95, 0.92, 1.02, 1.06, 1.05, 1, 0.98, 0.98, 0.97, 1.08, 1.08, 0.9],
    weekdays: [1.2, 1.1, 1.05, 1.05, 1.1, 0.7, 0],
    hours: workshopHours,
  }),
  fuel: hidden(lookup('sale_id', 'fuel')),
  service_type: oneOfBy('fuel', Object.keys(jobs), { electric: columnOf(jobs, 'electric'), otherwise: columnOf(jobs, 'other') }),
  quote: hidden(decimalBy('service_type', 0.01, 6000, 2, columnOf(jobs, 'quote'))),
  quoted_amount: formula('quote'),
  parts_share: hidden(mapped('service_type', columnOf(jobs, 'parts'))),
  parts_amount: formula('quoted_amount * parts_share', 2),
  labor_amount: formula('quoted_amount - parts_amount'),
  currency: constant('USD'),
  payer: mapped('service_type', { recall: 'manufacturer', otherwise: 'customer' }),
  status: shares({ completed: 0.87, cancelled: 0.08, no_show: 0.05 }),
  minutes_in_shop: hidden(whole(25, 360, lognormal(95, 0.5))),
  completed_at: when('status == "completed"', minutesAfter('scheduled_at', 'minutes_in_shop')),
})
