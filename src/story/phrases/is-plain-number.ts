import { listJoints } from '../lexicon/connectives.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { readPeriod } from '../times/read-period.ts'
import type { Token } from '../tokens/token.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { isPlural } from '../words/words.ts'

/** Whether a number that could be a year is none: it is a count, a level, or one of several numbers. */
export function isPlainNumber(tokens: readonly Token[], at: number): boolean {
  return isNumberOf(tokens, at) || isListedCount(tokens, at) || isListed(tokens, at) || isLevel(tokens, at)
}

/** Whether a number is a count after its noun: "orders: 2000", "orders (2050)", of which only round numbers are, and "orders, n = 2024". */
function isNumberOf(tokens: readonly Token[], at: number): boolean {
  const [noun, joint, number] = [textAt(tokens, at - 2), textAt(tokens, at - 1), tokens[at]]
  if (noun === 'n' && joint === '=') return true
  return number?.kind === 'number' && number.value % 50 === 0 && /^[:=(–-]$/.test(joint) && isPlural(noun)
}

/** Whether a round number is one of several counts after their nouns: "customers 100, orders 2000". */
function isListedCount(tokens: readonly Token[], at: number): boolean {
  const number = tokens[at]
  const noun = nounBefore(tokens, at, 0)
  if (number?.kind !== 'number' || number.value % 50 !== 0 || noun === null || !isPlural(noun.words.at(-1) ?? '')) return false
  const joint = at - noun.words.length - 1
  const isBehind = listJoints.has(textAt(tokens, joint)) && isCountAfter(tokens, joint - 1)
  const next = listJoints.has(textAt(tokens, at + 1)) ? readNoun(tokens, at + 2) : null
  return isBehind || (next !== null && isCountAfter(tokens, next.next))
}

/** Whether a number that is no year stands after a plural noun. */
function isCountAfter(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'number' && isPlural(textAt(tokens, at - 1)) && readPeriod(tokens, at) === null
}

/** Whether a number is a level: "starting at 2000", "rises to 2050". */
function isLevel(tokens: readonly Token[], at: number): boolean {
  return kindAt(tokens, at) === 'number' && /^(?:at|to)$/.test(textAt(tokens, at - 1))
}

/** Whether a number stands in a list with numbers that are no years: "360, 768 or 1920". */
function isListed(tokens: readonly Token[], at: number): boolean {
  const [before, joint] = [tokens[at - 2], tokens[at - 1]]
  return (
    kindAt(tokens, at) === 'number' && before?.kind === 'number' && listJoints.has(joint?.text ?? '') && readPeriod(tokens, at - 2) === null
  )
}
