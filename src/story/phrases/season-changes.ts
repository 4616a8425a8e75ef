import { factorVerbs, readFactor } from '../amounts/growth-words.ts'
import { unitWords } from '../amounts/measure-words.ts'
import { determiners } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, skip, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'

/** What a time does to how much happens then. */
export interface SeasonChange {
  readonly factor: number
  readonly words: readonly string[]
  readonly next: number
}

const raising = wordSet('increases increase raises raise boosts boost lifts lift')
const lowering = wordSet('reduces reduce cuts cut lowers lower')
const skipDeterminers = skip(wordSet(determiners, 'number of'), 3)

/** "Flu season | doubles visits", "summer | increases bookings by 30%". Null for none. */
export function changeBy(tokens: readonly Token[], at: number): SeasonChange | null {
  const verb = factorVerbs.get(textAt(tokens, at))
  const isRise = isOneOf(tokens, at, raising)
  if (verb === undefined && !isRise && !isOneOf(tokens, at, lowering)) return null
  const { words, next } = unitWords(tokens, skipDeterminers(tokens, at + 1).next)
  if (words.length === 0) return null
  if (verb !== undefined) return { factor: verb, words, next }
  const by = readFactor(tokens, textAt(tokens, next) === 'by' ? next + 1 : next, isRise)
  return by === null ? null : { factor: by.factor, words, next: by.next }
}
