import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { tellsStates } from '../../words/tells-states.ts'
import { headOf, isPlural } from '../../words/words.ts'
import type { SaidValues } from './said-values.ts'
import { isCategory } from './value-nouns.ts'
import { areColumns } from './values-reading.ts'

/** With at least this many words, commas alone are enough; fewer behind a plural, such as "types". */
const fewest = 3

/** Whether the words after a column are values and not further columns. */
export function areClear(tokens: readonly Token[], at: number, said: SaidValues, noun: Noun): boolean {
  const isSlashed = tokens.slice(at, said.next).some(({ text }) => text === '/' || text === '|' || text === 'or')
  if (isSlashed || said.shares !== null || said.values.every((value) => /^\p{Lu}$/u.test(value))) return true
  // "status | todo, in_progress, done"
  const [first = '', ...others] = said.values
  if (
    tellsStates(
      [[headOf(noun.words), first], ...others.map((value) => [value])].map((words) => ({ words })),
      1,
    )
  )
    return true
  // "Account types | checking and savings"
  const isListed = said.values.length >= fewest || (isCategory(noun) && isPlural(noun.words.at(-1) ?? ''))
  return isListed && said.values.every((value) => /^\p{L}[\p{L}\p{N}_+/-]*(?: \p{L}+)?$/u.test(value)) && !areColumns(said)
}
