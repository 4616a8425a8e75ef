import { percentWords } from '../../lexicon/units.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { hasWords, isOneOf, kindAt, textAt } from '../../reader/index.ts'
import type { Token } from '../../tokens/token.ts'
import { readSaidNumber, type SaidNumber } from './said-number.ts'
import type { SaidValues } from './said-values.ts'

const most = 40
const joints = wordSet(', /')

/** Reads a choice of numbers that ends the statement: "5, 10 or 20 percent", "17 or 18". Null for others. */
export function readNumberChoice(tokens: readonly Token[], at: number): SaidValues | null {
  const values: string[] = []
  for (let place = at; values.length < most;) {
    const number = readSaidNumber(tokens, place)
    if (number === null) return null
    values.push(String(number.value))
    const next = afterUnit(tokens, number)
    if (textAt(tokens, place - 1) === 'or') return isWhole(tokens, next, values) ? { values, shares: null, next } : null
    if (!isOneOf(tokens, next, joints) && textAt(tokens, next) !== 'or') return null
    place = hasWords(tokens, next, ', or') ? next + 2 : next + 1
  }
  return null
}

function afterUnit(tokens: readonly Token[], { next }: SaidNumber): number {
  return isOneOf(tokens, next, percentWords) ? next + 1 : next
}

/** Whether the choice holds for all rows: not "4 or 5 | in most cases". */
function isWhole(tokens: readonly Token[], next: number, values: readonly string[]): boolean {
  return new Set(values).size === values.length && (kindAt(tokens, next) !== 'word' || textAt(tokens, next) === 'and')
}
