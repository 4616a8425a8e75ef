import { bucket, formula, mapped, switchBy } from '../../builders/computed.ts'
import { constant, date } from '../../builders/drawn.ts'
import { id } from '../../builders/relations.ts'
import { hidden, per, table } from '../../builders/table.ts'
import { template } from '../../builders/texts.ts'

/** Symbol, name, kind, price in US dollars at the end of 2025, rounded, units in circulation in millions, by judgement, and network. */
const coins = [
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
] as const

function byPlace<Cell extends 0 | 1 | 2 | 3 | 4 | 5>(cell: Cell): Readonly<Record<string, (typeof coins)[number][Cell]>> {
  return Object.fromEntries(coins.map((coin, place) => [String(place), coin[cell]]))
}

/** The largest coins first; where there are more tokens than those, their names are numbered. */
export const tokens = table('tokens', per('users', 0, { min: 16 }), {
  token_id: id(),
  place: hidden(formula(`(token_id - 1) % ${coins.length}`)),
  round: hidden(formula(`floor((token_id - 1) / ${coins.length}) + 1`)),
  repeated: hidden(bucket('round', [2], ['first', 'again'])),
  coin_symbol: hidden(mapped('place', byPlace(0))),
  coin_name: hidden(mapped('place', byPlace(1))),
  // The larger a coin, the earlier; not a date of this world, see tokenOf.
  known_since: hidden(date('1944-01-01', '2023-12-29')),
  symbol: switchBy('repeated', { first: template('{coin_symbol}'), otherwise: template('{coin_symbol}{round}') }),
  name: switchBy('repeated', { first: template('{coin_name}'), otherwise: template('{coin_name} {round}') }),
  token_type: mapped('place', byPlace(2)),
  network: mapped('place', byPlace(5)),
  price: mapped('place', byPlace(3), 4),
  currency: constant('USD'),
  circulating_millions: mapped('place', byPlace(4)),
  is_volatile: hidden(formula('token_type == "stablecoin" ? 0 : 1')),
})
