import { flag, formula, secondsAfter } from '../../builders/computed.ts'
import { exponential, lognormal } from '../../builders/distributions.ts'
import { constant, decimal, oneOf, whole } from '../../builders/drawn.ts'
import { id, lookup, owner, siblingNumber } from '../../builders/relations.ts'
import { hidden, ownedBy, table } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import { hex } from './hex.ts'

const [, ...digits] = hex(8)

/** Wallets that users set up on the day they joined. */
export const wallets = table('wallets', ownedBy('users', { min: 1, max: 4, mean: 1.5 }), {
  wallet_id: id(),
  user_id: owner('users'),
  wallet_reference: text('wal_', ...digits),
  wallet_type: oneOf({ custodial: 62, hot: 28, hardware: 10 }),
  wallet_number: hidden(siblingNumber()),
  is_default: flag('wallet_number == 1'),
  joined_at: hidden(lookup('user_id', 'joined_at')),
  setup: hidden(whole(30, 40_000, exponential(1500))),
  setup_seconds: hidden(formula('min(setup, 86399 - joined_at % 86400)')),
  created_at: secondsAfter('joined_at', 'setup_seconds'),
  drawn_balance: hidden(decimal(0, 4_000_000, 2, lognormal(310, 1.9))),
  balance: formula('drawn_balance', 2),
  currency: constant('USD'),
})
