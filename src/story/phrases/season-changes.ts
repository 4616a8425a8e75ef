import { factorVerbs, falls, isPastChange, readFactor, readPace, rises } from '../amounts/growth-words.ts'
import { readUnitWords } from '../amounts/measure-words.ts'
import { definites, determiners } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { being } from '../lexicon/verbs.ts'
import { lessWords as less, moreWords as more } from '../lexicon/level-words.ts'
import { readSizeBehind, sizeOf } from '../amounts/shape-words.ts'
import { isOneOf, skip, textAt, textsOf } from '../reader/index.ts'
import { timePrepositions } from '../lexicon/connectives.ts'
import { readSeason } from '../times/read-season.ts'
import type { Season } from '../times/named-seasons.ts'
import { comparedWith, directedReading } from './directed-reading.ts'
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

/** "Flu season | doubles visits", "summer | increases bookings by 30%", "Mondays | see 25% more calls". Null for none. */
export function changeBy(tokens: readonly Token[], at: number): SeasonChange | null {
  if (isOneOf(tokens, at, bringing)) return broughtAt(tokens, at + 1)
  const verb = factorVerbs.get(textAt(tokens, at))
  const isRise = isOneOf(tokens, at, raising)
  if (verb === undefined && !isRise && !isOneOf(tokens, at, lowering)) return null
  const { words, next } = readUnitWords(tokens, skipDeterminers(tokens, at + 1).next)
  if (words.length === 0) return null
  if (verb !== undefined) return { factor: verb, words, next }
  const by = readFactor(tokens, textAt(tokens, next) === 'by' ? next + 1 : next, isRise)
  return by === null ? null : { factor: by.factor, words, next: by.next }
}

const bringing = wordSet('see sees saw bring brings brought get gets got have has had draw draws attract attracts mean means with')

/** "brings | twice as many visitors", "get | half the calls", "have | 20% fewer orders". Null for none. */
function broughtAt(tokens: readonly Token[], at: number): SeasonChange | null {
  const verb = isOneOf(tokens, at + 1, definites) ? factorVerbs.get(textAt(tokens, at)) : undefined
  const { up, down, as, next } = verb === undefined ? readSizeBehind(tokens, at) : sizeOf(verb, at + 1)
  if (up === null) return null
  const isAs = textAt(tokens, next) === 'as' && /^(?:many|much)$/.test(textAt(tokens, next + 1))
  const isPlain = isOneOf(tokens, next, definites) && textAt(tokens, next - 1) !== '%'
  const isLess = isOneOf(tokens, next, less)
  const factor = isAs || isPlain ? as : isLess ? down : isOneOf(tokens, next, more) ? up : null
  if (factor === null) return null
  const { words, next: end } = readUnitWords(tokens, next + (isAs ? 2 : 1))
  return { factor, words, next: end }
}

const auxiliaries = skip(wordSet(being, 'usually typically normally always about roughly will go goes went can'), 3)
const sizes = skip(wordSet('by about roughly around approximately some an another a nearly almost of'), 3)

/** "In August bookings fall by half". */
export function changed(tokens: readonly Token[], at: number): Reading | null {
  const season = readSeason(tokens, isOneOf(tokens, at, beforeSeasons) ? at + 1 : at)
  if (season === null) return null
  const behind = speaking(tokens, season.next).next
  const brought = isOneOf(tokens, season.next, bringing) ? changeBy(tokens, season.next) : null
  const change = brought ?? changeOf(tokens, season.next) ?? comparedBehind(tokens, behind, season) ?? changeBehind(tokens, behind)
  if (change === null || isFromTo(tokens, at, season, change.next)) return null
  return directedReading(tokens, at, change.next, change.words, season, 'up', sizeOf(change.factor, at))
}

/** "Between April and July orders halved" tells a change from one month to another, and not what these months are like. */
function isFromTo(tokens: readonly Token[], at: number, { months, next }: Season, end: number): boolean {
  return isOneOf(tokens, at, rangeStarts) && months.length > 1 && tokens.slice(next, end).some(({ text }) => isPastChange(text))
}

const rangeStarts = wordSet('from between')

/** "Q4 is | twice Q1", "in December are | three times those in January". Null for none. */
function comparedBehind(tokens: readonly Token[], at: number, season: Season): SeasonChange | null {
  const verb = factorVerbs.get(textAt(tokens, at))
  const size = verb === undefined ? readSizeBehind(tokens, at) : sizeOf(verb, at + 1)
  const isMultiple = size.up !== null && size.as !== null && textAt(tokens, size.next - 1) !== '%'
  return isMultiple && comparedWith(tokens, size.next, season) !== null ? { factor: size.as, words: [], next: size.next } : null
}

/** "In winter we | see fewer visits", "on Mondays there are | twice as many calls". Null for none. */
function changeBehind(tokens: readonly Token[], at: number): SeasonChange | null {
  return changeBy(tokens, at) ?? (isOneOf(tokens, at - 1, being) ? broughtAt(tokens, at) : null)
}

const speaking = skip(wordSet(being, ', we they you it there'), 3)
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
  while (next < at + 3 && !isEnd(next) && readUnitWords(tokens, next).words.length > 0 && auxiliaries(tokens, next).next === next) next++
  return { words: textsOf(tokens, at, next), next }
}
