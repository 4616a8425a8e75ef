import { readSharesInRow } from '../../amounts/shares-in-row.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { skip } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { type ListEnd, readSaidValues, type SaidValues } from './said-values.ts'

const between = wordSet('split ratio mix distribution breakdown between of for into among in : across')
/** Most tokens of the values. */
const longest = 40

/** Reads values behind a row of their shares: "70/20/10 for completed, pending and cancelled". Null for others. */
export function readSharedOutValues(tokens: readonly Token[], text: string, at: number, end: ListEnd): SaidValues | null {
  const row = readSharesInRow(tokens, at)
  if (row === null) return null
  const start = skip(between, 2)(tokens, row.next).next
  const listed = readSaidValues(tokens.slice(start, start + longest), text, 0, end)
  if (listed === null || listed.shares !== null || listed.values.length !== row.shares.length) return null
  return { ...listed, shares: row.shares, next: start + listed.next }
}
