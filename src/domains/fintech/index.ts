import { measure, trade } from '../trade.ts'
import { accounts } from './accounts.ts'
import { customers } from './customers.ts'
import { transactions } from './transactions.ts'

/**
 * A bank with an app. Primary: customers. For each 1000 customers 1500 accounts, 1 to 4 of each customer, and 12000 transactions. An
 * amount is never negative: the direction says whether it leaves the account (debit) or reaches it (credit). There is no balance, as
 * transactions are ordered by time across all accounts and a row does not know those before it; accounts have limits and rates instead.
 */
export const fintech = trade({
  name: 'fintech',
  description: 'A bank: customers, their accounts and transactions.',
  story: 'fintech app with customers, accounts and transactions',
  keywords:
    'fintech, bank, banking, neobank, finance app, financial services, fraud, fraudulent, payments, wallet, credit union, debit card, ' +
    'credit card',
  nouns: { customers: 'clients, account holders', accounts: 'bank accounts', transactions: 'transfers, payment, withdrawals' },
  rates: {
    'transactions.is_fraud.true': 'fraud, fraudulent, fraud rate, scam',
    'transactions.is_declined.true': 'declined, decline, decline rate, failed, failure, rejected, failed payments',
  },
  shown: { 'transactions.is_declined.true': 'status.declined' },
  measures: [
    measure('transactions.amount', 'money', 207, {
      words:
        'transaction volume, payment volume, processed volume, volume, tpv, gmv, turnover, revenue, sales, payments, amount, ' +
        'transaction value, transactions, spend, spending, money moved, flows',
      prices: ['transactions.drawn'],
    }),
  ],
  money: [],
  tables: [customers, accounts, transactions],
})
