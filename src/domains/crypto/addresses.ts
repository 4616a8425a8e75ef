import { mapped, switchBy } from '../../builders/computed.ts'
import { hidden } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import type { ColumnBody, InnerColumn } from '../../schema/schema.ts'

const bytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Segments of a text for a hexadecimal number of `count` bytes: 20 for an address, 32 for a hash. */
export function hex(count: number): readonly { readonly values: readonly string[] }[] {
  return Array.from({ length: count }, () => ({ values: bytes }))
}

/**
 * Forty groups of `length` letters, spread over all of them: few enough for a small schema, and texts of eight of them hardly ever repeat.
 */
function letterGroups(letters: string, length: number): readonly string[] {
  return Array.from({ length: 40 }, (_, group) =>
    Array.from({ length }, (__, at) =>
      letters.charAt((group * (31 + 12 * at) + ((group * group) >> (3 - (at % 3))) + 17 * at) % letters.length),
    ).join(''),
  )
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const bech32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

/** An address in the format of the network in the column `network`, with its length and characters. */
export const counterpartyAddress: ColumnBody = switchBy('network', {
  bitcoin: addressOf('bc1q', bech32, 38),
  litecoin: addressOf('ltc1q', bech32, 38),
  dogecoin: addressOf('D', base58, 33),
  tron: addressOf('T', base58, 33),
  xrp_ledger: addressOf('r', base58, 33),
  solana: addressOf('', base58, 44),
  stellar: addressOf('G', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 55),
  cardano: addressOf('addr1', bech32, 98),
  polkadot: addressOf('1', base58, 47),
  cosmos: addressOf('cosmos1', bech32, 38),
  otherwise: text('0x', ...hex(20)),
})

const likeEthereum = { ethereum: 'ethereum', bnb_chain: 'ethereum', avalanche: 'ethereum', arbitrum: 'ethereum' }

/** For each network, the network whose format of hashes it uses. */
export const hashFamily: ColumnBody = hidden(mapped('network', { ...likeEthereum, solana: 'solana', otherwise: 'bitcoin' }))

/** The hash of a transaction in the format of the network `hash_family`. */
export const transactionHash: ColumnBody = switchBy('hash_family', {
  ethereum: text('0x', ...hex(32)),
  solana: addressOf('', base58, 88),
  otherwise: text(...hex(32)),
})

/** A text of `start` and `count` random letters. */
function addressOf(start: string, letters: string, count: number): InnerColumn {
  const four = letterGroups(letters, 4)
  const fours = Array.from({ length: Math.floor(count / 4) }, () => ({ values: four }))
  return text(start, ...fours, ...(count % 4 === 0 ? [] : [{ values: letterGroups(letters, count % 4) }]))
}
