import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant, oneOfBy } from '../../builders/drawn.ts'
import { allHidden, lookup } from '../../builders/table.ts'
import { attribute, attributes, entry, template } from '../../builders/texts.ts'
import { byTerm, postings, shopping } from './habits.ts'

const earnings = { 'Payroll Deposit': 2450, 'Employer Bonus': 1800, 'Expense Reimbursement': 110, 'Freelance Payment': 1500 }

/**
 * Hidden columns that decide the counterparty of a transaction by the habit of the account (a number, see transactions): an entry of the
 * list of merchants, or one of the postings of the bank itself.
 */
export const counterpartyColumns = allHidden({
  days_left: formula('month_end(days(created_at)) - days(created_at)'),
  // 0 at weekends and at night, on working days 1 at the end of the month, 2 at its beginning, 3 between.
  term: formula(
    '(days(created_at) + 3) % 7 >= 5 || created_at % 86400 < 21600 || created_at % 86400 >= 68400 ? 0 : ' +
      'days_left < 6 ? 1 : days_left >= 25 ? 2 : 3',
  ),
  // Savings have a habit of their own, 8, when their interest is due.
  occasion: formula('habit < 4 ? habit + 20 * term : habit == 4 && days_left < 2 ? 8 : habit'),
  posting: oneOfBy('occasion', Object.keys(postings.category), {
    ...byTerm(postings.employed, postings.student, postings.seeker, postings.retired),
    4: postings.savings,
    5: postings.card,
    6: { merchant: 1 },
    7: { merchant: 1 },
    8: postings.savingsDue,
    9: { savings_withdrawal: 1 },
    10: { merchant: 95, transfer_sent: 5 },
    11: { merchant: 1 },
    otherwise: { merchant: 1 },
  }),
  shopper: formula('posting == "refund" ? 8 : occasion'),
  shop_category: oneOfBy('shopper', Object.keys(shopping.channels), {
    ...byTerm(shopping.employed, shopping.student, shopping.seeker, shopping.retired),
    4: { groceries: 1 },
    5: shopping.card,
    6: shopping.thief,
    7: { cash: 1 },
    8: shopping.refund,
    10: shopping.declined,
    otherwise: shopping.card,
  }),
  shop: entry('merchants', { by: { column: 'shop_category', attribute: 'category' } }),
  ...attributes('shop', { merchant_direction: 'direction', merchant_amount: 'typical_amount' }),
  earning: oneOfBy('employment_status', Object.keys(earnings), { self_employed: [0, 0, 0, 1], otherwise: [15, 1, 2, 0] }),
  earned: mapped('earning', earnings),
  // Tenants have one landlord, and the employer that pays wages has no name here.
  merchant_name: switchBy('shop_category', {
    rent: lookup('account_id', 'landlord'),
    salary: template('{earning}'),
    otherwise: attribute('shop', 'merchant'),
  }),
  merchant_channel: oneOfBy('shop_category', ['card', 'online', 'direct_debit', 'bank_transfer', 'atm'], shopping.channels),
  posting_category: mapped('posting', postings.category),
  posting_direction: mapped('posting', postings.direction),
  posting_amount: mapped('posting', postings.amount),
  booked: flag('posting == "interest"'),
  posting_channel: mapped('booked', { true: 'internal', false: 'bank_transfer' }),
  typical: formula(
    'posting == "merchant" || posting == "refund" ? (shop_category == "salary" ? earned : merchant_amount) : posting_amount',
  ),
  is_pay: flag('posting == "merchant" && merchant_name == "Payroll Deposit"'),
  is_shop: flag('posting == "refund" || (posting == "merchant" && shop_category != "cash" && shop_category != "salary")'),
  payee: switchBy('posting', { merchant: template('{merchant_name}'), refund: template('{merchant_name}'), otherwise: constant('') }),
  bill_channel: formula('channel == "card" ? 1 : channel == "online" ? 2 : channel == "direct_debit" ? 4 : 5'),
  wording: formula(
    'posting == "transfer_sent" ? 7 : posting == "transfer_received" ? 8 : posting == "savings_deposit" ? 9 : ' +
      'posting == "savings_withdrawal" ? 10 : posting == "interest" ? 11 : posting == "repayment" ? 12 : ' +
      'posting == "benefits" ? (habit == 1 ? 14 : 13) : posting == "pension" ? 15 : posting == "refund" ? 6 : !is_shop ? 0 : ' +
      'bill_channel == 2 && (shop_category == "utilities" || shop_category == "insurance" || shop_category == "charity") ? 3 : ' +
      'bill_channel',
  ),
})
