import { tokens } from './crypto/tokens.ts'
import { trades } from './crypto/trades.ts'
import { transfers } from './crypto/transfers.ts'
import { users } from './crypto/users.ts'
import { wallets } from './crypto/wallets.ts'
import type { Domain } from './domain.ts'

/** A crypto exchange. Primary: users, with their wallets, trades and transfers. */
export const crypto: Domain = {
  name: 'crypto',
  description: 'A crypto exchange: tokens, users, wallets, trades and transfers.',
  story: 'crypto exchange with users, wallets and trades',
  keywords: [
    'crypto',
    'cryptocurrency',
    'crypto exchange',
    'bitcoin',
    'ethereum',
    'blockchain',
    'web3',
    'defi',
    'dex',
    'digital assets',
    'coin exchange',
    'stablecoin',
    'nft',
    'wallets',
  ],
  nouns: {
    tokens: ['coins', 'assets', 'currency pairs'],
    users: ['traders', 'investors', 'customers', 'holders'],
    wallets: [],
    trades: ['orders', 'swaps'],
    transfers: ['deposits', 'withdrawals', 'transactions'],
  },
  rates: [
    {
      words: ['cancelled trades', 'canceled trades', 'cancelled', 'canceled', 'cancellation'],
      column: 'trades.status',
      value: 'cancelled',
    },
    {
      words: ['failed trades', 'failed orders', 'failed', 'failure', 'rejected trades'],
      column: 'trades.status',
      value: 'failed',
    },
    { words: ['filled', 'executed', 'fill rate'], column: 'trades.status', value: 'filled' },
    { words: ['buys', 'buy orders', 'purchases'], column: 'trades.side', value: 'buy' },
    { words: ['sells', 'sell orders'], column: 'trades.side', value: 'sell' },
    {
      words: ['suspicious', 'suspicious transfers', 'flagged', 'fraud', 'fraudulent', 'money laundering', 'aml alerts', 'scam'],
      column: 'transfers.is_suspicious',
      value: true,
    },
    { words: ['kyc verified', 'verified', 'verified users', 'kyc'], column: 'users.kyc_status', value: 'verified' },
    { words: ['unverified', 'pending kyc', 'kyc pending'], column: 'users.kyc_status', value: 'pending' },
    { words: ['two factor', '2fa', 'two factor authentication', 'mfa'], column: 'users.two_factor_enabled', value: true },
    { words: ['dormant', 'inactive', 'inactive users', 'dormant users'], column: 'users.status', value: 'dormant' },
    { words: ['churn', 'churned', 'closed', 'closed accounts', 'left'], column: 'users.status', value: 'closed' },
    { words: ['frozen', 'blocked', 'frozen accounts', 'suspended'], column: 'users.status', value: 'frozen' },
  ],
  measures: [
    {
      words: ['trading volume', 'trade volume', 'volume', 'turnover', 'notional', 'revenue', 'sales', 'trades value'],
      column: 'trades.amount',
      unit: 'money',
      typical: 371,
      prices: ['trades.drawn_amount'],
    },
  ],
  events: ['trades', 'transfers'],
  countries: ['users.country_code'],
  currencies: ['tokens.currency', 'wallets.currency', 'trades.currency', 'transfers.currency'],
  money: ['tokens.price', 'wallets.drawn_balance', 'trades.drawn_amount', 'transfers.value', 'transfers.drawn_fee'],
  schema: { version: 1, name: 'crypto', tables: [tokens, users, wallets, trades, transfers] },
}
