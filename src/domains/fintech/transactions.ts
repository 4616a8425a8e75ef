import { formula, mapped, secondsAfter, switchBy, when } from '../../builders/computed.ts'
import { gamma, lognormal, uniform } from '../../builders/distributions.ts'
import { decimal, decimalBy, oneOfBy, timestamp, yes } from '../../builders/drawn.ts'
import { id, lookup, ref } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { attribute, template, text } from '../../builders/texts.ts'
import { wakingHours } from '../hours.ts'
import { counterpartyColumns } from './counterparty.ts'
import { wordings } from './wordings.ts'

/**
 * Money that moves: purchases and bills by the habits of the account's type, transfers, interest and repayments. Only purchases and
 * bills have a merchant. Pending ones are three days old at most; pending, declined and blocked ones were never posted.
 * What the bank declines is decided first, so that a share of it can be exact: only money that leaves an account is declined.
 */
export const transactions = table('transactions', per('customers', 12), {
  transaction_id: id(),
  account_id: ref('accounts', { popularity: 0.5, existing_at: 'created_at', min_age_days: 14 }),
  created_at: timestamp('2021-01-16', '2025-12-31', {
    growth: 12,
    months: [0.94, 0.92, 0.98, 0.98, 1, 1, 1.01, 1.01, 0.99, 1.01, 1.05, 1.15],
    weekdays: [0.95, 0.95, 0.97, 1, 1.15, 1.08, 0.88],
    hours: wakingHours,
  }),
  account_type: hidden(lookup('account_id', 'account_type')),
  employment_status: hidden(lookup('account_id', 'employment_status')),
  dollars_a_year: hidden(lookup('account_id', 'dollars_a_year')),
  dollars_of_rent: hidden(lookup('account_id', 'dollars_of_rent')),
  local: hidden(lookup('account_id', 'local')),
  is_declined: hidden(yes(0.021)),
  // 0 to 3 a checking account of who works, studies, looks for work or is retired; 4 savings, 5 credit card; a thief: 6 with a card, 7 in
  // savings; what is declined: 9 of savings, 10 of checking accounts, 11 of credit cards.
  habit: hidden(
    formula(
      'is_fraud ? (account_type == "savings" ? 7 : 6) : is_declined ? (account_type == "savings" ? 9 : account_type == "checking" ? 10 : 11) : ' +
        'account_type == "savings" ? 4 : account_type == "credit_card" ? 5 : ' +
        'employment_status == "student" ? 1 : employment_status == "unemployed" ? 2 : employment_status == "retired" ? 3 : 0',
    ),
  ),
  ...counterpartyColumns,
  category: switchBy('posting', { merchant: template('{shop_category}'), otherwise: template('{posting_category}') }),
  direction: switchBy('posting', { merchant: template('{merchant_direction}'), otherwise: template('{posting_direction}') }),
  drawn: hidden(
    decimalBy(
      'category',
      0.5,
      40000,
      2,
      {
        salary: lognormal(1, 0.32),
        utilities: lognormal(1, 0.3),
        insurance: lognormal(1, 0.3),
        transfer: lognormal(1, 0.9),
        payment: lognormal(1, 0.7),
        benefits: lognormal(1, 0.2),
        pension: lognormal(1, 0),
        interest: lognormal(1, 0.9),
        otherwise: lognormal(1, 0.55),
      },
      { times: 'typical' },
    ),
  ),
  haul: hidden(decimal(2, 25, 2, lognormal(6, 0.6))),
  // A month's pay is the same every month, and what is left of a twelfth of the year's income after tax. So is the rent.
  raw: hidden(
    formula(
      'is_fraud ? drawn * haul : is_pay ? dollars_a_year * 0.0635 : category == "pension" ? dollars_a_year * 0.0745 : ' +
        'category == "rent" ? dollars_of_rent : drawn',
      2,
    ),
  ),
  // Machines pay out notes, and people send each other round sums.
  in_dollars: hidden(
    formula('category == "cash" ? max(20, round(raw * 0.05) * 20) : category == "transfer" ? max(5, round(raw * 0.2) * 5) : raw', 2),
  ),
  amount: formula('local < 100 ? in_dollars * local : round(in_dollars * local)', 2),
  fee_choice: hidden(
    oneOfBy('channel', ['0', '0.5', '2.5', '3'], { atm: [70, 0, 18, 12], bank_transfer: [96, 4, 0, 0], otherwise: [1, 0, 0, 0] }),
  ),
  fee_due: hidden(mapped('fee_choice', { 0: 0, '0.5': 0.5, '2.5': 2.5, 3: 3 }, 2)),
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
  outlook: hidden(
    formula(
      'is_declined ? 11 : (age_seconds < 7200 ? 0 : age_seconds < 86400 ? 1 : age_seconds < 259200 ? 2 : 3) + ' +
        '(is_fraud ? 7 : direction == "credit" || channel == "internal" ? 3 : 0)',
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
