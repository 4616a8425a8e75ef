import { readMoney } from '../../amounts/money.ts'
import { closingBrackets, openingBrackets } from '../../lexicon/connectives.ts'
import { periodAdverbs } from '../../lexicon/units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { isOneOf, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { percentAt } from './shares-of-items.ts'

/** What is said about a name right behind it. */
export interface Behind {
  readonly amount: number | null
  readonly currency: string | null
  readonly share: number | null
  readonly next: number
}

const beforeAmounts = wordSet(': = - – at for')

/** Reads what is said about a name: "12€", ": $19 a month", "(60%)", "($19/mo)". Null for nothing, or for a bracket with more in it. */
export function readBehind(tokens: readonly Token[], at: number): Behind | null {
  const isBracketed = isOneOf(tokens, at, openingBrackets)
  const start = isBracketed || isOneOf(tokens, at, beforeAmounts) ? at + 1 : at
  const money = readMoney(tokens, start)
  const share = money === null ? percentAt(tokens, start) : null
  if (money === null && share === null) return null
  const end = money === null ? (share?.next ?? start) : pastPeriod(tokens, money.next)
  if (isBracketed && !isOneOf(tokens, end, closingBrackets)) return null
  return {
    amount: money?.amount ?? null,
    currency: money?.currency ?? null,
    share: share?.share ?? null,
    next: isBracketed ? end + 1 : end,
  }
}

const perOne = wordSet('/ per a an each every')

/** Skips what an amount is paid for: "$19 | per month", "$19 | /mo", "80 euros | a night", "$19 | monthly". */
function pastPeriod(tokens: readonly Token[], at: number): number {
  if (isOneOf(tokens, at, perOne) && tokens[at + 1]?.kind === 'word') return at + 2
  return periodAdverbs.has(textAt(tokens, at)) ? at + 1 : at
}
