import { listJoints } from '../lexicon/connectives.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import { readShare } from '../amounts/share.ts'
import type { Token } from '../tokens/token.ts'

/** Words and signs between the places of a list. */
export const placeJoints: ReadonlySet<string> = wordSet(listJoints, '+ plus the then ; | rest')

const getting = wordSet('gets has')

/** Reads the share after a place: "US 60%", "Germany (40%)", "Lisbon gets half". Null if there is none, or if it belongs to the words after it. */
export function shareBehind(tokens: readonly Token[], at: number): { readonly share: number; readonly next: number } | null {
  const isOpen = textAt(tokens, at) === '(' || textAt(tokens, at) === ':'
  const isLed = isOpen || isOneOf(tokens, at, getting)
  const share = isLed || kindAt(tokens, at) === 'number' ? (readShare(tokens, isLed ? at + 1 : at) ?? halfOf(tokens, at + 1)) : null
  // "Spain and Italy (70%, 30%)" has shares of both.
  if (share === null || (textAt(tokens, at) === '(' && textAt(tokens, share.next) === ',')) return null
  const isClosed = textAt(tokens, at) === '(' && textAt(tokens, share.next) === ')'
  // "Germany 60% churn" is a share of churn.
  const after = tokens[share.next]
  if (!isOpen && after !== undefined && !placeJoints.has(after.text) && after.kind === 'word') return null
  return { share: share.share, next: isClosed ? share.next + 1 : share.next }
}

/** "Lisbon gets | half". */
function halfOf(tokens: readonly Token[], at: number): { readonly share: number; readonly next: number } | null {
  return textAt(tokens, at) === 'half' && kindAt(tokens, at + 1) !== 'word' ? { share: 0.5, next: at + 1 } : null
}
