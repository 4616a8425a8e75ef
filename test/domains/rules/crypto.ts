/** Formulas that are true in every row, whatever a story says. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  tokens: ['price > 0 && circulating_millions > 0'],
  users: ['days(joined_at) - birth_date >= 18 * 365', 'joined_at < seconds(today)'],
  wallets: ['created_at >= parent.joined_at && days(created_at) == days(parent.joined_at)', 'balance >= 0'],
  trades: [
    'user_id.joined_at < traded_at && traded_at < seconds(today)',
    'price > 0 && amount >= 0 && fee >= 0 && quantity >= 0',
    'total == (side == "buy" ? amount + fee : amount - fee)',
    '(status == "filled") == known(settled_at)',
    'settled_at >= traded_at && settled_at < seconds(today)',
  ],
  transfers: [
    'wallet_id.user_id == user_id && wallet_id.created_at < transferred_at && transferred_at < seconds(today)',
    'value > 0 && quantity >= 0 && network_fee >= 0',
    '(status == "confirmed") == known(confirmations)',
  ],
}
