import { flag, formula, when } from '../../builders/computed.ts'
import { lognormal, quantiles, uniform } from '../../builders/distributions.ts'
import { constant, decimalBy, oneOf, oneOfBy, shares, timestamp } from '../../builders/drawn.ts'
import { hidden, id, lookup, per, ref, table } from '../../builders/table.ts'
import { words } from '../../builders/texts.ts'

const items = words('membership_fee, personal_training, joining_fee, drinks_and_snacks, merchandise, day_guest')
const prices = {
  personal_training: quantiles([45, 55, 65, 65, 75, 90]),
  joining_fee: uniform(39, 39),
  drinks_and_snacks: lognormal(4.3, 0.4),
  merchandise: lognormal(25, 0.45),
  day_guest: uniform(15, 15),
  otherwise: uniform(29.99, 29.99),
}

/** Payments of members, mostly of the fee of their plan: net_amount + tax = amount, where the tax is 20 percent of the net amount. */
export const payments = table('payments', per('members', 8), {
  payment_id: id(),
  member_id: ref('members', { existing_at: 'paid_at' }),
  paid_at: timestamp('2023-01-01', '2025-12-31', {
    growth: 1.6,
    hours: [0, 0, 0, 8, 20, 14, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6, 7, 7, 5, 3, 2, 1, 0],
  }),
  joined_at: hidden(lookup('member_id', 'joined_at')),
  is_new: hidden(flag('days(paid_at) - days(joined_at) <= 31')),
  item: oneOfBy('is_new', items, { true: [42, 6, 40, 6, 4, 2], false: [81, 6, 0, 8, 3, 2] }),
  monthly_fee: hidden(lookup('member_id', 'monthly_fee')),
  drawn_price: hidden(decimalBy('item', 1, 160, 2, prices)),
  other_price: hidden(formula('round(drawn_price * 10) * 0.1', 2)),
  amount: formula('item == "membership_fee" ? coalesce(monthly_fee, other_price) : other_price'),
  tax: formula('amount / 6', 2),
  net_amount: formula('amount - tax'),
  currency: constant('USD'),
  status: shares({ paid: 0.948, failed: 0.042, refunded: 0.01 }),
  failure_reason: when('status == "failed"', oneOf({ insufficient_funds: 46, card_expired: 22, card_declined: 25, account_closed: 7 })),
})
