import { listJoints } from '../lexicon/connectives.ts'
import { kindAt, textAt } from '../reader/index.ts'
import { readPeriod } from '../times/read-period.ts'
import type { Token } from '../tokens/token.ts'
import { isPlural } from '../words/words.ts'

/** Whether a number that could be a year is none: it is a count, a level, or one of several numbers. */
export function isPlainNumber(tokens: readonly Token[], at: number): boolean {
  return isNumberOf(tokens, at) || isListed(tokens, at) || isLevel(tokens, at)
}

/** Whether a number is a count after its noun: "orders: 2000", "orders (2050)", of which only round numbers are, and "orders, n = 2024". */
function isNumberOf(tokens: readonly Token[], at: number): boolean {
  const [noun, joint, number] = [textAt(tokens, at - 2), textAt(tokens, at - 1), tokens[at]]
  if (noun === 'n' && joint === '=') return true
  return number?.kind === 'number' && number.value % 50 === 0 && /^[:=(–-]$/.test(joint) && isPlural(noun)
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
