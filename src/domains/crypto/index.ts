import { measure, trade } from '../trade.ts'
import { tokens } from './tokens.ts'
import { trades, transfers } from './trades.ts'
import { users, wallets } from './users.ts'

/** A crypto exchange. Primary table: users. For each 1000 of them there are 1500 wallets, 6000 trades and 3000 transfers; 16 tokens. */
export const crypto = trade({
  name: 'crypto',
  description: 'A crypto exchange: tokens, users, wallets, trades and transfers.',
  story: 'crypto exchange with users, wallets and trades',
  keywords:
    'crypto, cryptocurrency, crypto exchange, bitcoin, ethereum, blockchain, web3, defi, dex, digital assets, coin exchange, stablecoin, ' +
    'nft, wallets',
  nouns: {
    tokens: 'coins, assets, currency pairs',
    users: 'traders, investors, customers, holders',
    wallets: '',
    trades: 'orders, swaps',
    transfers: 'deposits, withdrawals, transactions',
  },
  rates: {
    'trades.status.cancelled': 'cancelled trades, canceled trades, cancelled, canceled, cancellation',
    'trades.status.failed': 'failed trades, failed orders, failed, failure, rejected trades',
    'trades.status.filled': 'filled, executed, fill rate',
    'trades.side.buy': 'buys, buy orders, purchases',
    'trades.side.sell': 'sells, sell orders',
    'transfers.is_suspicious.true': 'suspicious, suspicious transfers, flagged, fraud, fraudulent, money laundering, aml alerts, scam',
    'users.kyc_status.verified': 'kyc verified, verified, verified users, kyc',
    'users.kyc_status.pending': 'unverified, pending kyc, kyc pending',
    'users.two_factor_enabled.true': 'two factor, 2fa, two factor authentication, mfa',
    'users.status.dormant': 'dormant, inactive, inactive users, dormant users',
    'users.status.closed': 'churn, churned, closed, closed accounts, left',
    'users.status.frozen': 'frozen, blocked, frozen accounts, suspended',
  },
  measures: [
    measure('trades.amount', 'money', 371, {
      words: 'trading volume, trade volume, volume, turnover, notional, revenue, sales, trades value',
      prices: ['trades.drawn_amount'],
    }),
  ],
  events: ['trades', 'transfers'],
  money: ['tokens.price', 'wallets.drawn_balance', 'trades.drawn_amount', 'transfers.value', 'transfers.drawn_fee'],
  tables: [tokens, users, wallets, trades, transfers],
})
