import { mayBePlural } from '../compose/noun-words.ts'
import { percentWords } from '../lexicon/units.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isParticiple } from '../meanings/rules.ts'
import { isOneOf, kindAt, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { isDoneTo } from '../words/is-done-to.ts'
import { limitBefore } from './limit-before.ts'

/** Words between the name of a table and its list. */
const skipped = wordSet(
  ', : ; - – ( ) [ ] { } = > x × " each every all they them it that which who what where should must will with having and need needs please',
  'following includes include contains contain recorded stored kept captured collected us say let so i we would like want d s are is be the of my get',
)
/** Words that stand for the rows before them. */
const standingFor = wordSet('each all they them that which who')
/** Most tokens between the name of a table and its list. */
export const longestSkip = 16

/**
 * Number of tokens before another one that are not part of a name.
 * @param listed one entry per token: 1 if it is in a list
 */
export function skipsBefore(tokens: readonly Token[], listed: Uint8Array, at: number): number {
  const limit = limitBefore(tokens, at) || shareBefore(tokens, at)
  if (limit > 0) return limit
  // "products (20 documents)", "3 species (setosa, virginica) 50 each".
  let open = at - 2
  while (open > at - longestSkip && textAt(tokens, open) !== '(' && listed[open] !== 1) open--
  const isAside = textAt(tokens, at - 1) === ')' && textAt(tokens, open) === '(' && listed[open] !== 1
  return isAside ? at - open : isSkipped(tokens, at - 1) ? 1 : 0
}

/** Most words of what a share is said of. */
const mostOfShare = 3

/** Number of tokens of a share and its noun right before a token: "250 patients, | 40% smokers | with age". */
function shareBefore(tokens: readonly Token[], at: number): number {
  let sign = at - 1
  while (sign > at - 1 - mostOfShare && kindAt(tokens, sign) === 'word' && !percentWords.has(textAt(tokens, sign))) sign--
  const isShare = sign < at - 1 && percentWords.has(textAt(tokens, sign)) && kindAt(tokens, sign - 1) === 'number'
  return isShare ? at - sign + 1 : 0
}

function isSkipped(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (kindAt(tokens, at) === 'number' || skipped.has(text) || /^[x×]\d+$/.test(text) || isDoneTo(tokens, at)) return true
  // "300 accounts, each labelled with a reason"
  if (isParticiple(text) && isOneOf(tokens, at - 1, standingFor)) return true
  // "accidents from 2021 to 2023", "patients aged 20 to 80"
  const isInYears = kindAt(tokens, at + 1) === 'number' && /^(?:from|between|in|during|aged|for)$/.test(text)
  if (isInYears || (/^(?:to|and|through)$/.test(text) && kindAt(tokens, at + 1) === 'number' && kindAt(tokens, at - 1) === 'number'))
    return true
  // "Venues are separate: name, city"
  if (/^(?:is|are)$/.test(textAt(tokens, at - 1)) && kindAt(tokens, at) === 'word' && !mayBePlural(text)) return true
  // "orders (n = 40)", "orders, n = 40"
  return text === 'n' && /^[(,]$/.test(textAt(tokens, at - 1))
}
