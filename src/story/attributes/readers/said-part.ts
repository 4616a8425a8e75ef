import { approximations, exactWords } from '../../lexicon/approximations.ts'
import { vagueParts } from '../../lexicon/dirt-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { readQuantity } from '../../amounts/quantity.ts'
import { oneOf, skip, textAt } from '../../reader/index.ts'
import { readShareOfRows } from '../../amounts/share-of-rows.ts'
import type { Token } from '../../tokens/token.ts'
import type { Part } from '../aspect.ts'

/** The share of rows for "some". */
export const defaultShare = 0.05

/** A share or number of rows, and the token after it. */
export interface SaidPart {
  readonly part: Part
  readonly next: number
}

const readVague = oneOf(vagueParts)
const before = wordSet(approximations, exactWords, 'a rate share of in up to')

/** Reads a share or number of rows: "5%", "about a tenth", "half", "12", "exactly 12", "some". Null for none. */
export function readPart(tokens: readonly Token[], at: number): SaidPart | null {
  const direct = partAt(tokens, at)
  if (direct !== null) return direct
  const start = skip(before, 3)(tokens, at).next
  return start > at && !isVague(tokens, start) ? partAt(tokens, start) : null
}

function partAt(tokens: readonly Token[], at: number): SaidPart | null {
  const share = readShareOfRows(tokens, at)
  if (share !== null) return share.share <= 1 ? { part: { share: share.share }, next: share.next } : null
  if (textAt(tokens, at) === 'half') return { part: { share: 0.5 }, next: at + 1 }
  const count = readQuantity(tokens, at)
  if (count !== null) return Number.isInteger(count.value) ? { part: { rows: count.value }, next: count.next } : null
  const vague = readVague(tokens, at)
  return vague === null ? null : { part: { share: defaultShare, isDefault: true }, next: vague.next }
}

function isVague(tokens: readonly Token[], at: number): boolean {
  return readVague(tokens, at) !== null
}
