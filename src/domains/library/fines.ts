import { daysAfter, formula, mapped, when } from '../../builders/computed.ts'
import { gamma, lognormal, uniform } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOf, shares, timestamp, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { hidden, id, per, ref, table } from '../../builders/table.ts'
import { openingHours } from './opening-hours.ts'

const reasons = facts(['weight', 'charge'], {
  late_return: [74, uniform(0.25, 0.25)],
  damaged_item: [12, lognormal(8, 0.5)],
  lost_item: [9, lognormal(19, 0.35)],
  lost_card: [5, uniform(3, 3)],
})

/** Fines: for each day of a late return, about the price for a lost item. Those that are paid were paid before today. */
export const fines = table('fines', per('members', 0.7), {
  fine_id: id(),
  member_id: ref('members', { popularity: 0.6, existing_at: 'issued_at', min_age_days: 1 }),
  issued_at: timestamp('2024-01-23', '2025-12-31', openingHours, { growth: 1.2, weekdays: [1, 1, 1, 1, 1, 1.2, 0.1] }),
  reason: oneOf(reasons.weight),
  days_late: when('reason == "late_return"', formula('days')),
  days: hidden(whole(1, 60, gamma(9, 1.1))),
  daily_fine: hidden(mapped('reason', { late_return: 0.25, otherwise: 0 })),
  charge: hidden(decimalBy('reason', 0.25, 90, 2, reasons.charge)),
  natural_amount: hidden(formula('reason == "late_return" ? days * daily_fine : charge')),
  amount: formula('natural_amount'),
  currency: constant('USD'),
  status: shares({ paid: 0.72, unpaid: 0.19, waived: 0.09 }),
  wait: hidden(whole(0, 180, lognormal(8, 1.4))),
  days_to_pay: hidden(formula('min(wait, today - 1 - days(issued_at))')),
  paid_on: when('status == "paid"', daysAfter('issued_at', 'days_to_pay')),
  payment_method: when('status == "paid"', oneOf({ card: 46, cash: 22, online: 32 })),
})
