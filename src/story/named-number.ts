import type { Amount } from './amount.ts'
import { textAt } from './clause.ts'
import { beforeNames } from './named-numbers.ts'
import type { Token } from './token.ts'

/** Before a number that looks like a year: what makes it one. */
const beforeYears = new Set('in since of from to by for during until early late mid through fy before after year - / –'.split(' '))

/** Whether a number belongs to a name, a date, a fraction or a price. */
export function isNamedNumber(tokens: readonly Token[], at: number, { value, next, isRange }: Amount): boolean {
  const before = textAt(tokens, at - 1)
  const text = textAt(tokens, at)
  // "One customer" hardly ever means that there is no other.
  if (text === 'one' && next === at + 1) return true
  const parts = tokens[at - 2]?.kind
  // "with" and "w/", "300 patients / 20 doctors", but neither "5/10" nor "orders/100".
  const isApart =
    before === '/' && parts === 'word' && (textAt(tokens, at - 2) === 'w' || (tokens[at - 1]?.end ?? 0) < (tokens[at]?.start ?? 0))
  if (
    (beforeNames.has(before) && !isVerb(tokens, at - 1)) ||
    (/^[$€£¥₹#/^]$/.test(before) && !isApart) ||
    (before === 'under' && value <= 21)
  )
    return true
  if (isNegative(tokens, at)) return true
  if (before === '.' && /^(?:no|nr)$/.test(textAt(tokens, at - 2))) return true
  if (/^[48]k$/.test(text) && /^(?:screen|tv|monitor|display|camera|video)s$/.test(textAt(tokens, next))) return true
  if (/^[/$€£¥%^]$/.test(textAt(tokens, next)) || (/^[-–:]$/.test(textAt(tokens, next)) && tokens[next + 1]?.kind === 'number' && !isRange))
    return true
  return /^0\d/.test(text) || (next === at + 1 && isYear(tokens, at, value))
}

/** "we track 30 greenhouses" */
function isVerb(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:track|model|stage|place|score|page)$/.test(textAt(tokens, at)) &&
    /^(?:we|i|they|to|you|and|should|will|can)$/.test(textAt(tokens, at - 1))
  )
}

/** "-5 orders", but no list of "-5 orders" on lines of their own. */
function isNegative(tokens: readonly Token[], at: number): boolean {
  const [before, sign] = [tokens[at - 2], tokens[at - 1]]
  const isMinus = /^[-\u2212]$/.test(sign?.text ?? '') && sign?.end === tokens[at]?.start
  return isMinus && before !== undefined && before.text !== '\n' && before.end < (sign?.start ?? 0)
}

/** "in 2024 orders doubled", "2024 sales", but "2000 users". */
function isYear(tokens: readonly Token[], at: number, value: number): boolean {
  if (!/^(?:19|20)\d\d$/.test(textAt(tokens, at))) return false
  const before = textAt(tokens, at - 1)
  if (value % 50 === 0) return /^(?:since|until|year|fy)$/.test(before)
  return (
    at === 0 ||
    /^[.\n!?]$/.test(before) ||
    beforeYears.has(before) ||
    (before === 'and' && hasBetween(tokens, at)) ||
    /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4])/.test(before)
  )
}

function hasBetween(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at - 3) === 'between' || textAt(tokens, at - 4) === 'between'
}
