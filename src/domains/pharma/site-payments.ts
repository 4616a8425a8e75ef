import { formula } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { constant, date, decimalBy, oneOf } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { code } from '../../builders/texts.ts'

/** What sponsors pay sites: fees and the site's overhead make the amount, a twentieth of which is held back until the end of the trial. */
export const sitePayments = table('site_payments', per('patients', 2), {
  payment_id: id(),
  site_id: ref('sites', { popularity: 0.5 }),
  trial_id: lookup('site_id', 'trial_id'),
  paid_on: date('2023-02-01', '2025-12-31', { growth: 1.5, weekdays: [0.8, 1.2, 1, 1.3, 1.2, 0, 0] }),
  invoice_number: code('CT-#########'),
  payment_type: oneOf({ visit_fees: 68, start_up: 6, procedures: 18, pass_through: 8 }),
  drawn_amount: hidden(
    decimalBy('payment_type', 120, 90_000, 2, {
      start_up: lognormal(11_500, 0.4),
      procedures: lognormal(2100, 0.6),
      pass_through: lognormal(850, 0.7),
      otherwise: lognormal(3900, 0.6),
    }),
  ),
  amount: formula('drawn_amount', 2),
  overhead: formula('payment_type == "pass_through" ? 0 : amount * 0.25 / 1.25', 2),
  fees: formula('amount - overhead'),
  holdback: formula('payment_type == "visit_fees" ? amount * 0.05 : 0', 2),
  paid_amount: formula('amount - holdback'),
  currency: constant('USD'),
})
