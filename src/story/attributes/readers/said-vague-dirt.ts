import { mostlyWords, mostShare } from '../../lexicon/share-words.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, oneOf, textAt } from '../../reader/index.ts'
import { readShare } from '../../amounts/share.ts'
import type { Token } from '../../tokens/token.ts'
import type { Aspect } from '../aspect.ts'
import { readDirt } from './said-dirt.ts'
import { defaultShare } from './said-part.ts'

/** The share of rows for "often". */
const oftenShare = 0.3

const shares: readonly (readonly [words: ReadonlySet<string>, share: number])[] = [
  [wordSet(mostlyWords, 'mostly usually most generally typically normally'), mostShare],
  [wordSet('often frequently many'), oftenShare],
  [wordSet('sometimes occasionally rarely seldom some few'), defaultShare],
]
const forWords = oneOf(['for the', 'for', 'in', 'on', 'for a'])
const rest = oneOf(['of them', 'rows', 'records', 'of the rows', 'of the time', 'cases', 'people', 'users', 'entries', 'ones', 'others'])

/**
 * Reads tokens that are only about how often the cells of a column are empty: "mostly null", "null for most", "often empty", with the
 * default share of the word, or ", 10% missing". Null for others.
 */
export function readVagueDirt(tokens: readonly Token[]): Aspect | null {
  const inner = tokens[0]?.text === '(' && tokens.at(-1)?.text === ')' ? tokens.slice(1, -1) : tokens
  const counted = textAt(inner, 0) === ',' ? readShare(inner, 1) : null
  const before = shareAt(inner, 0)
  const said = readDirt(inner, counted?.next ?? (before === null ? 0 : 1), 0)
  if (said === null || said.isNone || said.dirt !== 'missing') return null
  if (counted !== null) return said.next === inner.length && counted.share <= 1 ? { type: 'missing', part: { share: counted.share } } : null
  const behind = before === null ? forWords(inner, said.next) : null
  const share = before ?? (behind === null ? null : shareAt(inner, behind.next))
  const end = behind === null ? said.next : behind.next + 1
  const next = behind === null ? end : (rest(inner, end)?.next ?? end)
  return share === null || next < inner.length ? null : { type: 'missing', part: { share, isDefault: true } }
}

/** The default share of a word; null for other words. */
function shareAt(tokens: readonly Token[], at: number): number | null {
  return textAt(tokens, at) === '' ? null : (shares.find(([words]) => isOneOf(tokens, at, words))?.[1] ?? null)
}
