import type { TableSchema } from '../../schema/schema.ts'
import { counterpartyAddress, hashFamily, transactionHash } from './addresses.ts'
import { tokenOf } from './token-of.ts'

/** Deposits to a user's wallet and withdrawals from it, with a hash each. */
export const transfers: TableSchema = {
  name: 'transfers',
  rows: { type: 'ratio', of: 'users', ratio: 3 },
  columns: [
    { name: 'transfer_id', kind: 'sequence' },
    { name: 'user_id', kind: 'foreign_key', table: 'users', popularity: 0.6, existing_at: 'transferred_at' },
    { name: 'wallet_id', kind: 'foreign_key', table: 'wallets', partition_by: 'user_id' },
    ...tokenOf('transferred_at'),
    {
      name: 'transferred_at',
      kind: 'timestamp',
      from: '2024-01-01',
      to: '2025-12-31',
      growth: 1.5,
      weekdays: [1.06, 1.06, 1.06, 1.05, 1.05, 0.87, 0.85],
    },
    { name: 'direction', kind: 'category', values: ['deposit', 'withdrawal'], weights: [57, 43] },
    { name: 'network', kind: 'lookup', through: 'token_id', column: 'network' },
    { name: 'token_price', kind: 'lookup', through: 'token_id', column: 'price', hidden: true },
    { name: 'is_volatile', kind: 'lookup', through: 'token_id', column: 'is_volatile', hidden: true },
    { name: 'years_ago', kind: 'formula', expression: 'min(4, max(0, (today - days(transferred_at)) / 365))', scale: 4, hidden: true },
    { name: 'price', kind: 'formula', expression: 'max(0.01, token_price / (1 + is_volatile * 0.2 * years_ago))', scale: 4, hidden: true },
    {
      name: 'value',
      kind: 'decimal',
      scale: 2,
      min: 3,
      max: 900_000,
      distribution: { name: 'lognormal', median: 230, spread: 1.5 },
    },
    { name: 'quantity', kind: 'formula', expression: 'min(value, 80000000) / price', scale: 6 },
    {
      name: 'drawn_fee',
      kind: 'decimal',
      scale: 2,
      min: 0.01,
      max: 60,
      distribution: { name: 'lognormal', median: 0.6, spread: 1.1 },
      hidden: true,
    },
    { name: 'network_fee', kind: 'formula', expression: 'drawn_fee', scale: 2 },
    { name: 'currency', kind: 'constant', value: 'USD' },
    counterpartyAddress,
    hashFamily,
    transactionHash,
    { name: 'status', kind: 'category', values: ['confirmed', 'failed'], weights: [98, 2] },
    {
      name: 'deep',
      kind: 'integer',
      min: 12,
      max: 900_000,
      distribution: { name: 'lognormal', median: 40_000, spread: 1.6 },
      hidden: true,
    },
    { name: 'confirmations', kind: 'conditional', when: 'status == "confirmed"', value: { kind: 'formula', expression: 'deep' } },
    { name: 'is_suspicious', kind: 'boolean', rate: 0.015 },
  ],
}
