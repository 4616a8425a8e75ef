import { percentWords } from '../../lexicon/units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { hasOneOf, hasWords, isOneOf, kindAt, skip, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readShare } from '../../amounts/share.ts'
import { scaled } from '../../tokens/tokens.ts'
import { pluralOf } from '../../words/words.ts'
import type { SaidValues } from './said-values.ts'
import { sumOf } from '../../../lists.ts'

const leads = wordSet('and , : = ( with shares weights weighted ratio proportions in the of by at - split distribution probabilities')
/** What may follow shares: "60/15/25)", "60/15/25 split". */
const endings = wordSet(') split mix ratio')
const joints = wordSet(', / : and -')

/**
 * Adds shares that follow a list of values: "Basic, Plus or Max with 60/30/10", "bronze, silver: 70% and 30%", "in the ratio 3:1", "in equal
 * parts", "M or F, 60% F", "google or facebook - half of them from google".
 */
export function withLaterShares(tokens: readonly Token[], said: SaidValues): SaidValues {
  if (said.shares !== null) return said
  const after = skip(leads, 5)(tokens, said.next)?.next ?? said.next
  // "In a 60/15/25 split", "in a 3:1 ratio".
  const isCounted = textAt(tokens, after) === 'a' && (/^[/:]$/.test(textAt(tokens, after + 2)) || isOneOf(tokens, after + 1, ratios))
  const start = isCounted ? skip(leads, 2)(tokens, after + 1).next : after
  const equal = ['equal parts', 'equal shares', 'equally', 'evenly', 'equal proportions'].find((words) => hasWords(tokens, start, words))
  if (equal !== undefined) return { ...said, shares: said.values.map(() => 1 / said.values.length), next: start + equal.split(' ').length }
  if (start === said.next) return textAt(tokens, start + 1) === '/' ? (inOrder(tokens, said, start) ?? said) : said
  return inOrder(tokens, said, start) ?? byName(tokens, said, start)
}

/** One share per value, in the order of the values. */
function inOrder(tokens: readonly Token[], said: SaidValues, start: number): SaidValues | null {
  const numbers: number[] = []
  let next = start
  while (numbers.length < said.values.length && kindAt(tokens, next) === 'number') {
    numbers.push((tokens[next] as Token).value)
    next = percentWords.has(textAt(tokens, next + 1)) ? next + 2 : next + 1
    if (numbers.length === said.values.length) break
    next = skip(joints, 2)(tokens, next)?.next ?? next
  }
  const whole = sumOf(numbers)
  const closed = isOneOf(tokens, next, endings) ? next + 1 : next
  const areShares = Math.abs(whole - 100) < 1e-9 || Math.abs(whole - 1) < 1e-9
  const isRatio = isOneOf(tokens, closed - 1, ratios) || hasOneOf(tokens, said.next, start, ratios)
  if (numbers.length < said.values.length || !(areShares || (isRatio && whole > 0))) return null
  const shares = numbers.map((value) => (!areShares ? value / whole : whole > 1.5 ? scaled(value, 0.01) : value))
  return { ...said, shares, next: closed }
}

const ratios = wordSet('ratio ratios proportion proportions')

const between = wordSet('of them are is from the being in as have')

/** Shares with the values repeated. */
function byName(tokens: readonly Token[], said: SaidValues, start: number): SaidValues {
  const shares: (number | null)[] = said.values.map(() => null)
  let next = said.next
  for (let at = start, found = 0; found < said.values.length; found++) {
    const first = readShare(tokens, at)
    const named = valueAt(tokens, first === null ? at : (skip(between, 4)(tokens, first.next)?.next ?? first.next), said.values)
    const share = first ?? (named === null ? null : readShare(tokens, named.next))
    if (share === null || named === null || shares[named.index] !== null) break
    shares[named.index] = share.share
    next = Math.max(named.next, share.next)
    at = skip(leads, 2)(tokens, next)?.next ?? next
  }
  if (next === said.next) return said
  const isClosed = textAt(tokens, start - 1) === '(' && textAt(tokens, next) === ')'
  return { ...said, shares, next: isClosed ? next + 1 : next }
}

/** The value that is repeated at a token. */
function valueAt(
  tokens: readonly Token[],
  at: number,
  values: readonly string[],
): { readonly index: number; readonly next: number } | null {
  const index = values.findIndex((value) =>
    [value.toLowerCase(), pluralOf(value.toLowerCase())].some((words) => hasWords(tokens, at, words)),
  )
  return index < 0 ? null : { index, next: at + (values[index] as string).split(' ').length }
}
