import type { TableSchema } from '../../schema/schema.ts'
import { hex } from './hex.ts'

const [, ...digits] = hex(8)

/** Wallets that users set up on the day they joined. */
export const wallets: TableSchema = {
  name: 'wallets',
  rows: { type: 'owned', by: 'users', min: 1, max: 4, mean: 1.5 },
  columns: [
    { name: 'wallet_id', kind: 'sequence' },
    { name: 'user_id', kind: 'owner_key', table: 'users' },
    { name: 'wallet_reference', kind: 'text', segments: ['wal_', ...digits] },
    { name: 'wallet_type', kind: 'category', values: ['custodial', 'hot', 'hardware'], weights: [62, 28, 10] },
    { name: 'wallet_number', kind: 'sibling_number', hidden: true },
    { name: 'is_default', kind: 'formula', expression: 'wallet_number == 1', as: 'boolean' },
    { name: 'joined_at', kind: 'lookup', through: 'user_id', column: 'joined_at', hidden: true },
    { name: 'setup', kind: 'integer', min: 30, max: 40_000, distribution: { name: 'exponential', mean: 1500 }, hidden: true },
    { name: 'setup_seconds', kind: 'formula', expression: 'min(setup, 86399 - joined_at % 86400)', hidden: true },
    { name: 'created_at', kind: 'shifted', column: 'joined_at', offset: 'setup_seconds', unit: 'seconds', as: 'timestamp' },
    {
      name: 'drawn_balance',
      kind: 'decimal',
      scale: 2,
      min: 0,
      max: 4_000_000,
      distribution: { name: 'lognormal', median: 310, spread: 1.9 },
      hidden: true,
    },
    { name: 'balance', kind: 'formula', expression: 'drawn_balance', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
  ],
}
