import type { Token } from '../../tokens/token.ts'
import { isNounWord, isPluralNoun, nounOf } from '../../words/nouns.ts'
import { areAll } from '../columns/shares-of-values.ts'
import type { AttributeReading } from '../phrases/attribute-phrase.ts'
import { readSaidValues } from './said-values.ts'
import { valuesReading, tellsPlaces } from './values-reading.ts'

/** Names behind the word for them, with shares of all rows: "carrier DHL 60%, UPS 40%". */
export function readSharedNames(tokens: readonly Token[], text: string, at: number, free: number): AttributeReading | null {
  if (tokens[at]?.isCapital !== true || tokens[at - 1]?.isCapital === true || at - 1 < free || !isNounWord(tokens[at - 1])) return null
  const noun = nounOf(tokens, at - 1, at)
  const said = isPluralNoun(noun) ? null : readSaidValues(tokens, text, at, 'clause')
  if (said === null || said.shares === null || !areAll(said.shares) || tellsPlaces(noun, said)) return null
  return said.values.every((value) => /^\p{Lu}/u.test(value)) ? valuesReading(tokens, noun, at, said) : null
}
