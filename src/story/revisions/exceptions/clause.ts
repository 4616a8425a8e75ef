import { canStartAmount } from '../../amounts/amount.ts'
import { distributives } from '../../lexicon/determiners.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'

/** Most tokens of a clause on either side. */
const longest = 24

const ends = wordSet('. , ; ! ? ) ( | • · * : …')
const joints = wordSet('and but while whereas plus & or')
/** Words before a new subject. */
const subjects = wordSet(distributives, 'all others the none no our some')

/** The token after a clause. A clause ends at a sign, or where "and" starts another number or subject. */
export function clauseEnd(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < Math.min(at + longest, tokens.length) && !isEnd(tokens, next)) next++
  return next
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  return isSign(tokens, at) || (isOneOf(tokens, at, joints) && startsAnother(tokens, at + 1))
}

function startsAnother(tokens: readonly Token[], at: number): boolean {
  if (isOneOf(tokens, at, subjects)) return true
  return canStartAmount(tokens[at]) && !/^an?$/.test(textAt(tokens, at)) && kindAt(tokens, at + 1) === 'word'
}

/** The first token of the clause of a token. */
export function clauseStart(tokens: readonly Token[], at: number): number {
  let start = at
  while (start > Math.max(0, at - longest) && !isClauseStart(tokens, start)) start--
  return start
}

/** Whether a clause starts at a token. */
export function isClauseStart(tokens: readonly Token[], at: number): boolean {
  return at === 0 || isSign(tokens, at - 1) || isOneOf(tokens, at - 1, joints)
}

function isSign(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (kindAt(tokens, at) !== 'sign') return false
  return ends.has(text) || text === '\n' || (/^[-–—]$/.test(text) && tokens[at]?.end !== tokens[at + 1]?.start)
}
