import { flag, formula, itself, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma, lognormal, uniform } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { each } from '../../builders/facts.ts'
import { allHidden, hidden, id, lookup, lookups, per, ref, table } from '../../builders/table.ts'
import { attribute, template, text } from '../../builders/texts.ts'
import { wakingHours } from '../shared/hours.ts'
import { counterpartyColumns } from './counterparty.ts'

/** How far the amounts of each category spread around the usual amount. */
const spreads = { salary: 0.32, utilities: 0.3, insurance: 0.3, transfer: 0.9, payment: 0.7, benefits: 0.2, pension: 0, interest: 0.9 }
const amounts = each((spread: number) => lognormal(1, spread), { ...spreads, otherwise: 0.55 })

/** How a description begins, by the column `wording`: the payee follows, if there is one. */
const wordings: Readonly<Record<string, readonly string[]>> = {
  0: [''],
  1: ['Card purchase at '],
  2: ['Online purchase at '],
  3: ['Online payment to '],
  4: ['Direct debit to '],
  5: ['Bank transfer to '],
  6: ['Refund from '],
  7: ['Transfer to friend', 'Dinner split', 'Rent share', 'Birthday gift', 'Concert tickets', 'Shared groceries', 'Thanks!'],
  8: ['Transfer from friend', 'Dinner split', 'Rent share', 'Birthday gift', 'Taxi share', 'Shared groceries', 'Paying you back'],
  9: ['Transfer from checking', 'Monthly savings', 'Savings plan'],
  10: ['Transfer to checking'],
  11: ['Interest payment'],
  12: ['Card payment received, thank you'],
  13: ['Unemployment benefit'],
  14: ['Student grant'],
  15: ['Pension payment'],
}

/**
 * Purchases and bills, by the habits of the account's type, and transfers, interest and repayments. Only purchases and bills have a
 * merchant. A pending transaction is three days old at most; pending, declined and blocked ones were never posted. Which transactions the
 * bank declines is decided first, so that their share is exact: only payments that leave an account are declined.
 */
export const transactions = table('transactions', per('customers', 12), {
  transaction_id: id(),
  account_id: ref('accounts', { popularity: 0.5, existing_at: 'created_at', min_age_days: 14 }),
  created_at: timestamp('2021-01-16', '2025-12-31', wakingHours, {
    growth: 12,
    months: [0.94, 0.92, 0.98, 0.98, 1, 1, 1.01, 1.01, 0.99, 1.01, 1.05, 1.15],
    weekdays: [0.95, 0.95, 0.97, 1, 1.15, 1.08, 0.88],
  }),
  ...allHidden(lookups('account_id', 'account_type', 'employment_status', 'dollars_a_year', 'dollars_of_rent', 'local')),
  is_declined: hidden(yes(0.021)),
  // 0 to 3: a checking account of somebody who works, studies, looks for work or is retired; 4 savings; 5 credit card;
  // a thief: 6 with a card, 7 in savings; declined payments: 9 from savings, 10 from checking accounts, 11 from credit cards.
  habit: hidden(
    formula(
      'is_fraud ? (account_type == "savings" ? 7 : 6) : ' +
        'is_declined ? (account_type == "savings" ? 9 : account_type == "checking" ? 10 : 11) : ' +
        'account_type == "savings" ? 4 : account_type == "credit_card" ? 5 : ' +
        'employment_status == "student" ? 1 : employment_status == "unemployed" ? 2 : employment_status == "retired" ? 3 : 0',
    ),
  ),
  ...counterpartyColumns,
  category: switchBy('posting', { merchant: template('{shop_category}'), otherwise: template('{posting_category}') }),
  direction: switchBy('posting', { merchant: template('{merchant_direction}'), otherwise: template('{posting_direction}') }),
  drawn: hidden(decimalBy('category', 0.5, 40000, 2, amounts, { times: 'typical' })),
  // How many times the usual amount a thief takes.
  haul: hidden(decimal(2, 25, 2, lognormal(6, 0.6))),
  // Pay is the same every month: a twelfth of the year's income, less tax. Rent is the same every month too.
  raw: hidden(
    formula(
      'is_fraud ? drawn * haul : is_pay ? dollars_a_year * 0.0635 : category == "pension" ? dollars_a_year * 0.0745 : ' +
        'category == "rent" ? dollars_of_rent : drawn',
      2,
    ),
  ),
  // Cash machines pay out notes, and people send each other round sums.
  in_dollars: hidden(
    formula('category == "cash" ? max(20, round(raw * 0.05) * 20) : category == "transfer" ? max(5, round(raw * 0.2) * 5) : raw', 2),
  ),
  amount: formula('local < 100 ? in_dollars * local : round(in_dollars * local)', 2),
  fee_choice: hidden(
    oneOfBy('channel', ['0', '0.5', '2.5', '3'], { atm: [70, 0, 18, 12], bank_transfer: [96, 4, 0, 0], otherwise: [1, 0, 0, 0] }),
  ),
  fee_due: hidden(mapped('fee_choice', itself(0, 0.5, 2.5, 3), 2)),
  fee: formula('status in ["declined", "blocked"] ? 0.00 : fee_due * local'),
  currency: lookup('account_id', 'currency'),
  merchant: when('is_shop', template('{merchant_name}')),
  mcc: when('is_shop', attribute('shop', 'mcc')),
  channel: switchBy('posting', {
    merchant: template('{merchant_channel}'),
    refund: template('{merchant_channel}'),
    otherwise: template('{posting_channel}'),
  }),
  description: text({ by: 'wording', cases: wordings }, { column: 'payee' }),
  age_seconds: hidden(formula('seconds(today) - created_at')),
  is_settled_soon: hidden(flag('!is_fraud && (direction == "credit" || channel == "internal")')),
  // The possible statuses: 0 to 3 by age of payments, 4 to 6 of money received and of transfers inside the bank, 7 to 10 of fraud; 11 is
  // declined.
  outlook: hidden(
    formula(
      'is_declined ? 11 : (age_seconds < 7200 ? (is_settled_soon ? 1 : 0) : age_seconds < 86400 ? 1 : age_seconds < 259200 ? 2 : 3) + ' +
        '(is_fraud ? 7 : is_settled_soon ? 3 : 0)',
    ),
  ),
  status: oneOfBy('outlook', ['pending', 'completed', 'declined', 'blocked', 'reversed'], {
    0: [1, 0, 0, 0, 0],
    1: [70, 30, 0, 0, 0],
    2: [27, 73, 0, 0, 0],
    3: [0, 99.3, 0, 0, 0.7],
    4: [40, 60, 0, 0, 0],
    5: [12, 88, 0, 0, 0],
    6: [0, 1, 0, 0, 0],
    7: [1, 0, 0, 0, 0],
    8: [30, 30, 0, 40, 0],
    9: [15, 40, 0, 40, 5],
    10: [0, 30, 0, 42, 28],
    11: [0, 0, 1, 0, 0],
  }),
  days_to_post: hidden(
    decimalBy('channel', 0.001, 4, 4, {
      card: gamma(1.3, 3),
      online: gamma(1.4, 3),
      direct_debit: gamma(0.6, 3),
      bank_transfer: gamma(0.3, 0.6),
      atm: gamma(0.01, 1),
      internal: uniform(0.001, 0.003),
    }),
  ),
  seconds_to_post: hidden(formula('max(1, round(min(days_to_post * 86400, age_seconds * 0.8)))')),
  posted_at: when('status in ["completed", "reversed"]', secondsAfter('created_at', 'seconds_to_post')),
  is_fraud: yes(0.003),
})
