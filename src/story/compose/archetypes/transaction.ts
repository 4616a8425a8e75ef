import { mapped } from '../../../builders/computed.ts'
import { lognormal, poisson } from '../../../builders/distributions.ts'
import { decimal, oneOf, whole, yes } from '../../../builders/drawn.ts'
import { type Archetype, family, own } from '../archetype.ts'

const method = own('payment_method', oneOf({ credit_card: 52, debit_card: 22, cash: 12, bank_transfer: 9, paypal: 5 }))

/** Transfers of money or goods. */
export const transaction: Archetype = {
  name: 'transaction',
  subject: 'transaction',
  rank: 9,
  size: 3000,
  from: '2024-01-02',
  to: '2025-12-31',
  columns: [],
  usual: ['occurred at', own('amount', decimal(1, 12_000, 2, lognormal(64, 0.9)), 'money'), 'currency', method],
  last: ['status'],
  families: [
    family(
      'sale, order, purchase, checkout sale, receipt, sales order, purchase order, basket, cart, deal, trade, bid, wholesale order, customer order, online order, pre order, bar tab, tab',
      [
        'ordered at',
        own('quantity', whole(1, 24, poisson(2.1)), 'quantity'),
        own('total', decimal(1, 12_000, 2, lognormal(58, 0.9)), 'money'),
        'currency',
        method,
      ],
    ),
    family('order item, line item, line, order line, sale item, invoice line, invoice item, cart item, basket item, receipt line', [
      'ordered at',
      own('quantity', whole(1, 12, poisson(1.6)), 'quantity'),
      own('unit_price', decimal(0.5, 4000, 2, lognormal(22, 0.8)), 'money'),
      'line total',
    ]),
    family('ticket sale, admission, entry, ticket purchase, ticket order, box office sale, pass sale', [
      'purchased at',
      own('quantity', whole(1, 9, poisson(1.9)), 'quantity'),
      own('ticket_type', oneOf({ adult: 54, child: 20, family: 12, senior: 8, student: 6 })),
      own('amount', decimal(2, 900, 2, lognormal(24, 0.6)), 'money'),
      method,
    ]),
    family('donation, gift, contribution, grant, pledge, sponsorship, tithe, offering, scholarship, endowment', [
      'donated at',
      own('amount', decimal(1, 100_000, 2, lognormal(60, 1.1)), 'money'),
      'currency',
      method,
      own('is_recurring', yes(0.28)),
      own('is_anonymous', yes(0.11)),
    ]),
    family(
      'invoice, bill, statement, fee, charge, fine, penalty, royalty, royalty payment, levy, tax payment, toll, dues, membership fee, rent payment, premium, installment, instalment',
      [
        'issued at',
        own('amount', decimal(2, 60_000, 2, lognormal(240, 0.9)), 'money'),
        'currency',
        'due date',
        own('is_paid', yes(0.88)),
        own('status', mapped('is_paid', { true: 'paid', false: 'open' })),
      ],
    ),
    family(
      'payment, payout, refund, transfer payment, withdrawal, deposit, transaction, remittance, paycheck, payslip, payroll run, reimbursement, expense, settlement, dividend, commission, wage, tip, top up, chargeback, disbursement, bonus payment, cash movement, ledger entry, journal entry, wire',
    ),
    family('stock movement, inventory movement, restock, stock transfer, consumption, usage record, replenishment, stocktake', [
      'moved at',
      own('quantity', whole(1, 5000, lognormal(24, 0.9)), 'quantity'),
      own('movement_type', oneOf({ inbound: 46, outbound: 44, adjustment: 10 })),
      own('value', decimal(1, 40_000, 2, lognormal(160, 1)), 'money'),
    ]),
    family('investment, funding round, acquisition, bet, wager, auction bid, listing sale, token transfer, swap, stake, mint', [
      'occurred at',
      own('amount', decimal(1, 5_000_000, 2, lognormal(900, 1.4)), 'money'),
      'currency',
      'type',
    ]),
  ],
  suffixes: [],
}
