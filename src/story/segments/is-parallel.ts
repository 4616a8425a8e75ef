import { timeWords } from '../lexicon/time-words.ts'
import { textAt } from '../reader/index.ts'
import { monthNumbers } from '../times/calendar-words.ts'
import type { Token } from '../tokens/token.ts'
import { readNoun } from '../words/nouns.ts'
import { isPlural } from '../words/words.ts'
import type { Quantity } from './quantities-in.ts'

/** Whether each number but the first has its part after it: "220 against 60 for standard ones", "3% for cards and 1% for transfers". */
export function isParallel(tokens: readonly Token[], quantities: readonly Quantity[], borders: readonly number[], end: number): boolean {
  const [first] = quantities
  if (first === undefined || isCount(tokens, first, borders[0])) return false
  return quantities.length > 1 && quantities.every(({ next }, index) => index === 0 || isFor(tokens, next, borders[index + 1] ?? end))
}

/** Whether a number counts rows at the start of a statement: "500 replies, 1-5 for each question". */
function isCount(tokens: readonly Token[], { at, next, said }: Quantity, border: number | undefined): boolean {
  const isNamed = textAt(tokens, at - 1) === '=' && textAt(tokens, at - 2) === 'n'
  return (
    isNamed || (at === border && said.type === 'number' && said.unit === null && said.currency === null && isPlural(textAt(tokens, next)))
  )
}

function isFor(tokens: readonly Token[], at: number, end: number): boolean {
  const noun = textAt(tokens, at) === 'for' && at + 1 < end ? readNoun(tokens, at + 1) : null
  return noun !== null && !noun.noun.words.some((word) => timeWords.has(word) || monthNumbers.has(word))
}
