import { mapped, switchBy } from '../../builders/computed.ts'
import { hidden } from '../../builders/table.ts'
import { text } from '../../builders/texts.ts'
import type { ColumnBody, InnerColumn } from '../../schema/schema.ts'
import { hex } from './hex.ts'

const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
const bech32 = [...'qpzry9x8gf2tvdw0s3jn54khce6mua7l']
const base32 = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567']

/** Groups of up to four letters, forty of each length: enough that hardly two codes are the same, in a schema of little size. */
function groups(letters: readonly string[], length: number): readonly string[] {
  return Array.from({ length: 40 }, (_, group) =>
    Array.from(
      { length },
      (__, at) => letters[(group * (31 + 12 * at) + ((group * group) >> (3 - (at % 3))) + 17 * at) % letters.length] ?? '',
    ).join(''),
  )
}

function addressOf(start: string, letters: readonly string[], count: number): InnerColumn {
  const four = { values: groups(letters, 4) }
  const rest = count % 4 === 0 ? [] : [{ values: groups(letters, count % 4) }]
  return text(start, ...Array.from({ length: Math.floor(count / 4) }, () => four), ...rest)
}

const [, ...bytes] = hex(32)

/** An address of the network in the column `network`, as long and of the letters as they are there. */
export const counterpartyAddress: ColumnBody = switchBy('network', {
  bitcoin: addressOf('bc1q', bech32, 38),
  litecoin: addressOf('ltc1q', bech32, 38),
  dogecoin: addressOf('D', base58, 33),
  tron: addressOf('T', base58, 33),
  xrp_ledger: addressOf('r', base58, 33),
  solana: addressOf('', base58, 44),
  stellar: addressOf('G', base32, 55),
  cardano: addressOf('addr1', bech32, 98),
  polkadot: addressOf('1', base58, 47),
  cosmos: addressOf('cosmos1', bech32, 38),
  otherwise: text(...hex(20)),
})

/** What the networks are called that are told apart by their hashes; the others are like Bitcoin. */
export const hashFamily: ColumnBody = hidden(
  mapped('network', {
    ethereum: 'ethereum',
    bnb_chain: 'ethereum',
    avalanche: 'ethereum',
    arbitrum: 'ethereum',
    solana: 'solana',
    otherwise: 'bitcoin',
  }),
)

/** The hash of a transaction on that network. */
export const transactionHash: ColumnBody = switchBy('hash_family', {
  ethereum: text(...hex(32)),
  solana: addressOf('', base58, 88),
  otherwise: text(...bytes),
})
