import { formula, mapped, minutesAfter, when } from '../../builders/computed.ts'
import { lognormal, normal } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOfBy, shares, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { onHalfHour } from '../shared/on-half-hour.ts'

/** When the workshop takes cars. */
const workshopHours = [0, 0, 0, 0, 0, 0, 0, 18, 34, 30, 24, 16, 12, 20, 20, 14, 8, 2, 0, 0, 0, 0, 0, 0]

/** What the workshop does: the price, the share of parts in it, and the weights for electric and other cars. */
const { quotes, parts, ...jobs } = facts(['quotes', 'parts', 'electric', 'otherwise'], {
  oil_change: [normal(84, 12), 0.55, 0, 38],
  tire_rotation: [normal(38, 6), 0, 30, 12],
  annual_inspection: [normal(165, 30), 0.2, 18, 11],
  brake_service: [lognormal(420, 0.3), 0.5, 7, 9],
  diagnostics: [normal(149, 20), 0, 12, 8],
  recall: [lognormal(240, 0.5), 0.6, 10, 6],
  battery: [normal(245, 35), 0.8, 5, 5],
  tire_replacement: [lognormal(780, 0.25), 0.85, 14, 6],
  repair: [lognormal(690, 0.7), 0.45, 4, 5],
})

/** Visits to the workshop of the dealer who sold the car: parts_amount + labor_amount = quoted_amount. Electric cars need no oil change. */
export const serviceAppointments = table('service_appointments', per('customers', 2, { min: 2 }), {
  service_appointment_id: id(),
  sale_id: ref('sales', { existing_at: 'moment' }),
  ...lookups('sale_id', 'vehicle_id', 'customer_id', 'dealer_id'),
  ...onHalfHour('scheduled_at', '2022-01-10', '2025-12-31', {
    growth: 3,
    months: [0.95, 0.92, 1.02, 1.06, 1.05, 1, 0.98, 0.98, 0.97, 1.08, 1.08, 0.9],
    weekdays: [1.2, 1.1, 1.05, 1.05, 1.1, 0.7, 0],
    hours: workshopHours,
  }),
  fuel: hidden(lookup('sale_id', 'fuel')),
  service_type: oneOfBy('fuel', jobs),
  quote: hidden(decimalBy('service_type', 0.01, 6000, 2, quotes)),
  quoted_amount: formula('quote'),
  parts_share: hidden(mapped('service_type', parts)),
  parts_amount: formula('quoted_amount * parts_share', 2),
  labor_amount: formula('quoted_amount - parts_amount'),
  currency: constant('USD'),
  payer: mapped('service_type', { recall: 'manufacturer', otherwise: 'customer' }),
  status: shares({ completed: 0.87, cancelled: 0.08, no_show: 0.05 }),
  minutes_in_shop: hidden(whole(25, 360, lognormal(95, 0.5))),
  completed_at: when('status == "completed"', minutesAfter('scheduled_at', 'minutes_in_shop')),
})
