import { factorVerbs, falls, readFactor, readPace, rises } from '../amounts/growth-words.ts'
import { unitWords } from '../amounts/measure-words.ts'
import { determiners } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { being } from '../lexicon/verbs.ts'
import { isOneOf, skip, textAt } from '../reader/index.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { readSeason } from '../times/read-season.ts'
import { directedReading } from './directed-reading.ts'
import type { Reading } from './phrase.ts'
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

const auxiliaries = skip(wordSet(being, 'usually typically normally always about roughly will go goes went can'), 3)
const sizes = skip(wordSet('by about roughly around approximately some an another a nearly almost of'), 3)

/** "In August bookings fall by half". */
export function changed(tokens: readonly Token[], at: number): Reading | null {
  const season = readSeason(tokens, isOneOf(tokens, at, beforeSeasons) ? at + 1 : at)
  if (season === null) return null
  const change = changeOf(tokens, season.next)
  if (change === null) return null
  return directedReading(tokens, at, change.next, change.words, season, 'up', { up: change.factor, down: null, strength: 1, next: at })
}

const beforeSeasons: ReadonlySet<string> = wordSet(timePrepositions, 'from between over around')

/** "In August, | bookings fall by half", "during Q4 | revenue rises 50%", "on weekends | visits go up by 40%". Null for none. */
function changeOf(tokens: readonly Token[], at: number): SeasonChange | null {
  const start = textAt(tokens, at) === ',' ? at + 1 : at
  const { words, next } = measureAt(tokens, skipDeterminers(tokens, start).next)
  const verb = auxiliaries(tokens, next).next
  if (words.length === 0) return null
  const factor = factorVerbs.get(textAt(tokens, verb))
  const isRise = isOneOf(tokens, verb, rises)
  const by = factor === undefined && (isRise || isOneOf(tokens, verb, falls)) ? sizeAt(tokens, verb + 1, isRise) : null
  const end = factor === undefined ? by?.next : verb + 1
  if (end === undefined || readPace(tokens, end) !== null) return null
  return { factor: factor ?? by?.factor ?? 1, words, next: end }
}

function sizeAt(tokens: readonly Token[], at: number, isRise: boolean): { readonly factor: number; readonly next: number } | null {
  const bare = readFactor(tokens, at, isRise)
  return bare ?? readFactor(tokens, sizes(tokens, at).next, isRise)
}

/** The words before a verb of change: "bookings", "website traffic". */
function measureAt(tokens: readonly Token[], at: number): { readonly words: readonly string[]; readonly next: number } {
  const isEnd = (place: number): boolean => {
    const text = textAt(tokens, place)
    return factorVerbs.has(text) || rises.has(text) || falls.has(text)
  }
  let next = at
  while (next < at + 3 && !isEnd(next) && unitWords(tokens, next).words.length > 0 && auxiliaries(tokens, next).next === next) next++
  return { words: tokens.slice(at, next).map(({ text }) => text), next }
}
