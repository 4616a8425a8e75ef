import { readMoney } from '../../amounts/money.ts'
import { closingBrackets, openingBrackets } from '../../lexicon/connectives.ts'
import { timeWords } from '../../lexicon/time-words.ts'
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
  const money = moneyAt(tokens, start)
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

/** An amount of money; its currency is null if none is said. */
interface Paid {
  readonly amount: number
  readonly currency: string | null
  readonly next: number
}

/** Reads an amount of money: "$19", or one without a currency that is paid for a time: "19 | /mo", "80 | per night". Null for other numbers. */
export function moneyAt(tokens: readonly Token[], at: number): Paid | null {
  const money = readMoney(tokens, at)
  if (money !== null) return money
  const token = tokens[at]
  const isPaid = token?.kind === 'number' && isOneOf(tokens, at + 1, paidPer) && timeWords.has(textAt(tokens, at + 2))
  return isPaid && token.value !== null ? { amount: token.value, currency: null, next: at + 1 } : null
}

const paidPer = wordSet('/ per a')

/** Skips what an amount is paid for: "$19 | per month", "$19 | /mo", "80 euros | a night", "$19 | monthly". */
function pastPeriod(tokens: readonly Token[], at: number): number {
  if (isOneOf(tokens, at, perOne) && tokens[at + 1]?.kind === 'word') return at + 2
  return periodAdverbs.has(textAt(tokens, at)) ? at + 1 : at
}
