import type { StoryCase } from './story-case.ts'

/** Stories of crypto exchanges. */
export const stories: readonly StoryCase[] = [
  {
    story: 'Crypto exchange with 500 users, 20 tokens, 3000 trades and 2% suspicious transfers',
    counts: { users: 500, tokens: 20, trades: 3000 },
    rates: { 'transfers.is_suspicious=true': 0.02 },
  },
  {
    story: 'bitcoin trading app in Brazil, two hundred traders, 5% failed trades, 10% cancelled trades',
    counts: { traders: 200 },
    rates: { 'trades.status=failed': 0.05, 'trades.status=cancelled': 0.1 },
    countries: { 'traders.country_code': ['BR'] },
  },
  {
    story: 'Web3 startup, trading volume from $100k in January 2024 to $1M in December 2024',
    totals: { measure: 'trades.amount', months: { '2024-01': 100_000, '2024-12': 1_000_000 } },
  },
  {
    story: 'blockchain analytics\n- 300 users\n- 500 wallets\n- 1,200 transfers\n- 90% KYC verified users\n- 80% of users with 2FA',
    counts: { users: 300, wallets: 500, transfers: 1200 },
    rates: { 'users.kyc_status=verified': 0.9, 'users.two_factor_enabled=true': 0.8 },
  },
  {
    story: 'cryptocurrency trades in 2024, 60% buy orders, 95% filled',
    rates: { 'trades.side=buy': 0.6, 'trades.status=filled': 0.95 },
    window: { table: 'trades', from: '2024-01-01', to: '2024-12-31' },
  },
  {
    story: 'DeFi wallet app, a quarter of the users dormant, 3% frozen accounts',
    rates: { 'users.status=dormant': 0.25, 'users.status=frozen': 0.03 },
  },
  {
    story: 'crypto exhange, 150 investors, 12% churn, 15% unverified',
    domain: 'crypto',
    counts: { investors: 150 },
    rates: { 'investors.status=closed': 0.12, 'investors.kyc_status=pending': 0.15 },
  },
  { story: 'CRYPTO, 400 TRADES, 45% SELL ORDERS', counts: { trades: 400 }, rates: { 'trades.side=sell': 0.45 } },
]
