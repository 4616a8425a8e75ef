import { flag, formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant, oneOfBy } from '../../builders/drawn.ts'
import { lookup } from '../../builders/relations.ts'
import { type Columns, hidden } from '../../builders/table.ts'
import { attribute, entry, template } from '../../builders/texts.ts'
import { words } from '../../builders/words.ts'
import { postingHabits, shopCategories, shoppingHabits } from './habits.ts'

/**
 * Who is on the other side of a transaction, by the habit of the account (a number, see transactions): somebody of the list of
 * merchants, or what a bank books itself. All hidden.
 */
export const counterpartyColumns: Columns = {
  days_left: hidden(formula('month_end(days(created_at)) - days(created_at)')),
  // 0 at weekends and at night, on working days 1 at the end of the month, 2 at its beginning, 3 between.
  term: hidden(
    formula(
      '(days(created_at) + 3) % 7 >= 5 || created_at % 86400 < 21600 || created_at % 86400 >= 68400 ? 0 : days_left < 6 ? 1 : days_left >= 25 ? 2 : 3',
    ),
  ),
  // Savings have a habit of their own, 8, when their interest is due.
  occasion: hidden(formula('habit < 4 ? habit + 20 * term : habit == 4 && days_left < 2 ? 8 : habit')),
  posting: hidden(
    oneOfBy(
      'occasion',
      words(
        'merchant, refund, transfer_sent, transfer_received, savings_deposit, savings_withdrawal, interest, repayment, benefits',
        'pension',
      ),
      {
        ...postingHabits,
        4: [0, 0, 0, 0, 72, 28, 0, 0, 0, 0],
        8: [0, 0, 0, 0, 12, 5, 83, 0, 0, 0],
        5: [92, 2, 0, 0, 0, 0, 0, 6, 0, 0],
        6: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        7: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        9: [0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
        10: [95, 0, 5, 0, 0, 0, 0, 0, 0, 0],
        11: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        otherwise: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
    ),
  ),
  shopper: hidden(formula('posting == "refund" ? 8 : occasion')),
  shop_category: hidden(
    oneOfBy('shopper', shopCategories, {
      ...shoppingHabits,
      4: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      5: [20, 23, 13, 1, 0, 9, 5, 5, 20, 1, 1, 1, 0, 0],
      6: [2, 1, 4, 0, 0, 8, 0, 22, 48, 0, 0, 0, 15, 0],
      7: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
      8: [4, 0, 0, 0, 0, 3, 0, 12, 81, 0, 0, 0, 0, 0],
      10: [22, 19, 13, 7, 2, 9, 3, 3, 13, 3, 1, 1, 4, 0],
      otherwise: [20, 23, 13, 1, 0, 9, 5, 5, 20, 1, 1, 1, 0, 0],
    }),
  ),
  shop: hidden(entry('merchants', { by: { column: 'shop_category', attribute: 'category' } })),
  merchant_direction: hidden(attribute('shop', 'direction')),
  merchant_amount: hidden(attribute('shop', 'typical_amount')),
  earning: hidden(
    oneOfBy('employment_status', ['Payroll Deposit', 'Employer Bonus', 'Expense Reimbursement', 'Freelance Payment'], {
      self_employed: [0, 0, 0, 1],
      otherwise: [15, 1, 2, 0],
    }),
  ),
  earned: hidden(
    mapped('earning', { 'Payroll Deposit': 2450, 'Employer Bonus': 1800, 'Expense Reimbursement': 110, 'Freelance Payment': 1500 }),
  ),
  // Whoever rents has one landlord, and who is employed is paid by an employer.
  merchant_name: hidden(
    switchBy('shop_category', {
      rent: lookup('account_id', 'landlord'),
      salary: template('{earning}'),
      otherwise: attribute('shop', 'merchant'),
    }),
  ),
  merchant_channel: hidden(
    oneOfBy('shop_category', ['card', 'online', 'direct_debit', 'bank_transfer', 'atm'], {
      groceries: [94, 6, 0, 0, 0],
      dining: [97, 3, 0, 0, 0],
      transport: [78, 22, 0, 0, 0],
      utilities: [0, 18, 82, 0, 0],
      rent: [0, 0, 25, 75, 0],
      entertainment: [30, 70, 0, 0, 0],
      health: [92, 8, 0, 0, 0],
      travel: [14, 86, 0, 0, 0],
      shopping: [52, 48, 0, 0, 0],
      insurance: [0, 12, 88, 0, 0],
      education: [0, 1, 0, 0, 0],
      charity: [0, 70, 30, 0, 0],
      cash: [0, 0, 0, 0, 1],
      salary: [0, 0, 0, 1, 0],
    }),
  ),
  posting_category: hidden(
    mapped('posting', {
      merchant: 'transfer',
      refund: 'refund',
      transfer_sent: 'transfer',
      transfer_received: 'transfer',
      savings_deposit: 'transfer',
      savings_withdrawal: 'transfer',
      interest: 'interest',
      repayment: 'payment',
      benefits: 'benefits',
      pension: 'pension',
    }),
  ),
  posting_direction: hidden(
    mapped('posting', {
      merchant: 'debit',
      refund: 'credit',
      transfer_sent: 'debit',
      transfer_received: 'credit',
      savings_deposit: 'credit',
      savings_withdrawal: 'debit',
      interest: 'credit',
      repayment: 'credit',
      benefits: 'credit',
      pension: 'credit',
    }),
  ),
  posting_amount: hidden(
    mapped('posting', {
      merchant: 0,
      refund: 0,
      transfer_sent: 40,
      transfer_received: 40,
      savings_deposit: 220,
      savings_withdrawal: 310,
      interest: 9,
      repayment: 640,
      benefits: 780,
      pension: 0,
    }),
  ),
  booked: hidden(flag('posting == "interest"')),
  posting_channel: hidden(mapped('booked', { true: 'internal', false: 'bank_transfer' })),
  typical: hidden(
    formula('posting == "merchant" || posting == "refund" ? (shop_category == "salary" ? earned : merchant_amount) : posting_amount'),
  ),
  is_pay: hidden(flag('posting == "merchant" && merchant_name == "Payroll Deposit"')),
  is_shop: hidden(flag('posting == "refund" || (posting == "merchant" && shop_category != "cash" && shop_category != "salary")')),
  payee: hidden(
    switchBy('posting', { merchant: template('{merchant_name}'), refund: template('{merchant_name}'), otherwise: constant('') }),
  ),
  bill_channel: hidden(formula('channel == "card" ? 1 : channel == "online" ? 2 : channel == "direct_debit" ? 4 : 5')),
  wording: hidden(
    formula(
      'posting == "transfer_sent" ? 7 : posting == "transfer_received" ? 8 : posting == "savings_deposit" ? 9 : posting == "savings_withdrawal" ? 10 : ' +
        'posting == "interest" ? 11 : posting == "repayment" ? 12 : posting == "benefits" ? (habit == 1 ? 14 : 13) : posting == "pension" ? 15 : ' +
        'posting == "refund" ? 6 : !is_shop ? 0 : bill_channel == 2 && (shop_category == "utilities" || shop_category == "insurance" || shop_category == "charity") ? 3 : bill_channel',
    ),
  ),
}
