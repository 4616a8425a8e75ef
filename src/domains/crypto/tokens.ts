import { bucket, daysAfter, formula, mapped, switchBy } from '../../builders/computed.ts'
import { quantiles } from '../../builders/distributions.ts'
import { constant, date, whole } from '../../builders/drawn.ts'
import { facts } from '../../builders/facts.ts'
import { type Columns, hidden, id, per, ref, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** Coins: the price in US dollars at the end of 2025 is rounded, the millions in circulation are estimated. */
const coins = facts(
  ['symbol', 'name', 'type', 'price', 'millions', 'network'],
  [
    ['BTC', 'Bitcoin', 'coin', 88_000, 20, 'bitcoin'],
    ['ETH', 'Ethereum', 'coin', 2950, 121, 'ethereum'],
    ['USDT', 'Tether', 'stablecoin', 1, 186_000, 'ethereum'],
    ['SOL', 'Solana', 'coin', 124, 560, 'solana'],
    ['USDC', 'USD Coin', 'stablecoin', 1, 76_000, 'ethereum'],
    ['XRP', 'XRP', 'coin', 1.85, 60_500, 'xrp_ledger'],
    ['BNB', 'BNB', 'coin', 855, 138, 'bnb_chain'],
    ['DOGE', 'Dogecoin', 'memecoin', 0.12, 168_000, 'dogecoin'],
    ['ADA', 'Cardano', 'coin', 0.35, 36_000, 'cardano'],
    ['TRX', 'TRON', 'coin', 0.28, 94_700, 'tron'],
    ['LINK', 'Chainlink', 'utility', 12.3, 700, 'ethereum'],
    ['AVAX', 'Avalanche', 'coin', 12.4, 429, 'avalanche'],
    ['XLM', 'Stellar', 'coin', 0.21, 32_000, 'stellar'],
    ['LTC', 'Litecoin', 'coin', 77, 77, 'litecoin'],
    ['DOT', 'Polkadot', 'coin', 1.8, 1640, 'polkadot'],
    ['UNI', 'Uniswap', 'utility', 5.9, 630, 'ethereum'],
    ['AAVE', 'Aave', 'utility', 148, 15, 'ethereum'],
    ['DAI', 'Dai', 'stablecoin', 1, 4600, 'ethereum'],
    ['ATOM', 'Cosmos', 'coin', 1.95, 480, 'cosmos'],
    ['NEAR', 'NEAR Protocol', 'coin', 1.5, 1280, 'near'],
    ['ALGO', 'Algorand', 'coin', 0.11, 8800, 'algorand'],
    ['HBAR', 'Hedera', 'coin', 0.11, 42_700, 'hedera'],
    ['FIL', 'Filecoin', 'utility', 1.3, 730, 'filecoin'],
    ['ARB', 'Arbitrum', 'utility', 0.19, 5700, 'arbitrum'],
  ],
)
const count = Object.keys(coins.symbol).length

/** Tokens, the largest first. Beyond the list, the coins repeat with numbered names. */
export const tokens = table('tokens', per('users', 0, { min: 16 }), {
  token_id: id(),
  place: hidden(formula(`(token_id - 1) % ${count}`)),
  round: hidden(formula(`floor((token_id - 1) / ${count}) + 1`)),
  repeated: hidden(bucket('round', [2], ['first', 'again'])),
  coin_symbol: hidden(mapped('place', coins.symbol)),
  coin_name: hidden(mapped('place', coins.name)),
  // Larger coins are known earlier. Not a real date: see tokenOf.
  known_since: hidden(date('1944-01-01', '2023-12-29')),
  symbol: switchBy('repeated', { first: template('{coin_symbol}'), otherwise: template('{coin_symbol}{round}') }),
  name: switchBy('repeated', { first: template('{coin_name}'), otherwise: template('{coin_name} {round}') }),
  token_type: mapped('place', coins.type),
  network: mapped('place', coins.network),
  price: mapped('place', coins.price, 4),
  currency: constant('USD'),
  circulating_millions: mapped('place', coins.millions),
  is_volatile: hidden(formula('token_type == "stablecoin" ? 0 : 1')),
})

/** Quantiles of the number of days that a row looks back. */
const daysBack = [
  -28_600, -28_300, -27_900, -27_300, -26_500, -25_600, -25_022, -24_398, -23_681, -22_858, -21_913, -20_827, -19_579, -18_146, -16_500,
  -14_608, -12_436, -9941, -7075, -3782, 0,
]

/**
 * Columns that choose a token, the last of which is `token_id`; the first tokens of the list are by far the most frequent. Tokens have
 * start dates years apart, and each row refers to tokens that existed a random number of days before the time `at`: between 1 and all 16
 * tokens.
 */
export function tokenOf(at: string): Columns {
  return {
    days_back: hidden(whole(-28_600, 0, quantiles(daysBack))),
    known_by: hidden(daysAfter(at, 'days_back')),
    token_id: ref('tokens', { existing_at: 'known_by' }),
  }
}
