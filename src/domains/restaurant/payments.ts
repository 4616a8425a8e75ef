import { formula, secondsAfter, when } from '../../builders/computed.ts'
import { lognormal } from '../../builders/distributions.ts'
import { oneOf, shares, whole } from '../../builders/drawn.ts'
import { id, lookup, owner, split } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { pattern } from '../../builders/texts.ts'

/** Who splits a check pays parts of it: amounts add up to the order's total, tips to its tip. */
export const payments = table('payments', ownedBy('orders', { min: 1, max: 3, mean: 1.12 }), {
  payment_id: id(),
  order_id: owner('orders'),
  method: oneOf({ credit_card: 47, debit_card: 20, mobile_wallet: 17, cash: 14, gift_card: 2 }),
  amount: split('total'),
  tip_amount: split('tip'),
  charged_amount: formula('amount + tip_amount'),
  card_last_four: when('method in ["credit_card", "debit_card"]', pattern('####')),
  status: shares({ captured: 0.992, refunded: 0.008 }),
  paid_at: lookup('order_id', 'closed_at'),
  second_thoughts: hidden(whole(120, 260000, lognormal(4000, 1.3))),
  seconds_to_refund: hidden(formula('min(second_thoughts, seconds(today) - paid_at)')),
  refunded_at: when('status == "refunded"', secondsAfter('paid_at', 'seconds_to_refund')),
})
