import { being } from '../lexicon/verbs.ts'
import { isContentWord, isNounWord } from '../words/nouns.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { wordMemo } from '../../caches/word-memo.ts'
import { endsClause, isOneOf, textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { type Place, type PlaceName, placeNames, plain } from './place-index.ts'
import { ambiguousNames, beforePlaces } from './place-names.ts'

/** Verbs after which "us" is a pronoun: "give us". */
const givers: ReadonlySet<string> = wordSet('give show let tell send help get make build lets gives bring lend')
/** Prepositions after which "us" is a pronoun if no noun follows: "for us". */
const relations: ReadonlySet<string> = wordSet('for to with of')

/** Words after a demonym that form a name: dishes, languages, companies, a bird. */
const others: ReadonlyMap<string, RegExp> = new Map([
  ['american', /^(?:express|airlines|idol|football|eagle)$/],
  ['french', /^(?:fries|toast|bulldogs?|press|speaking)$/],
  ['danish', /^(?:pastr(?:y|ies))$/],
  ['dutch', /^(?:oven|auction|treat)$/],
  ['polish', /^(?:the|it|its|my|our|your|this|that|these|off|up|remover|data|nails?)$/],
  ['turkey', /^(?:sandwich|sandwiches|breast|farm|farms|meat|wrap|wraps|club)$/],
  ['swiss', /^(?:cheese|army)$/],
  ['china', /^(?:plates?|cups?|shops?|cabinets?|sets?|dolls?)$/],
  ['brussels', /^(?:sprouts?)$/],
  ['vienna', /^(?:sausages?)$/],
])

/** Nouns for food and languages, after which a demonym is no place: "Italian restaurants", "English courses". */
export const cultural =
  /^(?:restaurants?|food|foods|cuisine|cuisines|dish|dishes|kitchen|recipes?|pizzas?|cooking|coffees?|teas?|beers?|wines?|language|languages|speaking|speakers|english)$/

/** Words that are a country or city only with a capital letter. */
const capitalOnly: ReadonlySet<string> = wordSet(
  'us polish turkey poles danish finns rsa iberia america china mali cuban panama greek czech la',
)

/** Demonyms that are also languages. */
const languages: ReadonlySet<string> = wordSet(
  'french english spanish german italian portuguese dutch polish turkish greek russian japanese chinese korean swedish danish arabic',
)

/** Countries with names of people. They count only after a word such as "in". */
const personNames: ReadonlySet<string> = wordSet('jordan trinidad bahamas benin malta')

/** A place in a story, and the token after it. */
export interface SaidPlace {
  readonly place: Place
  readonly next: number
}

/**
 * Reads a country, a demonym, a city or a region at a token, whole words only. Of two places with the same name the larger one is used,
 * unless a country follows. Null for none.
 * @param isAfterIn whether a preposition says that a place follows
 */
export function readPlace(tokens: readonly Token[], at: number, isAfterIn: boolean): SaidPlace | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  for (const name of namesFrom(token.text)) {
    const next = endOf(tokens, at, name)
    if (next === null || !isMeant(tokens, at, next, name, isAfterIn)) continue
    return chosen(tokens, name, next, isAfterIn)
  }
  return null
}

/** Whether a word names a place only with a capital letter, and has none: "turkey". */
export function isPlainWord({ text, isCapital }: Pick<Token, 'text' | 'isCapital'>): boolean {
  return isCapital !== true && (capitalOnly.has(text) || ambiguousNames.has(text))
}

/** Whether the name of a place can start with a token. */
export function mayBePlace(token: Token | undefined): boolean {
  return token?.kind === 'word' && namesFrom(token.text).length > 0
}

/** The names of places that may begin with a word. */
const namesFrom = wordMemo('placeStarts', (word) => placeNames().get(bare(word)) ?? [])

/** A word without diacritics and without "'s": "brazil's". */
function bare(word: string): string {
  return plain(word.endsWith("'s") ? word.slice(0, -2) : word)
}

function endOf(tokens: readonly Token[], at: number, { words }: PlaceName): number | null {
  let next = at
  for (const [index, word] of words.entries()) {
    if (index > 0 && (textAt(tokens, next) === '.' || textAt(tokens, next) === '/')) next++
    const token = tokens[next]
    if (token?.kind !== 'word' || bare(token.text) !== word) return null
    next++
  }
  return next
}

function isMeant(tokens: readonly Token[], at: number, next: number, { words, places }: PlaceName, isAfterIn: boolean): boolean {
  const token = tokens[at] as Token
  const name = words.join('_')
  const after = textAt(tokens, next)
  const isCapital = token.isCapital === true
  if (name === 'us') return isCountryUs(tokens, at, next)
  if (others.get(name)?.test(after) === true) return false
  if (capitalOnly.has(name) && !isCapital && !(isAfterIn && name !== 'poles')) return false
  const [first] = places
  if (personNames.has(name) && !(isAfterIn && isCapital)) return false
  if (languages.has(name) && isLanguage(tokens, at, next)) return false
  if (first?.type === 'country') return isAfterIn || !cultural.test(after)
  if (ambiguousNames.has(name)) return isAfterIn && isCapital
  if (first?.type === 'region') return isAfterIn
  return true
}

/** Most tokens between two languages: "in French or English, half are French". */
const languageReach = 12

const speaking = /^(?:speaks?|speaking|learns?|learning|stud(?:y|ies|ying)|teach(?:es)?|teaching)$/

/** Whether a demonym is a language: "in French", not if a noun follows, or "speak French". */
function isLanguage(tokens: readonly Token[], at: number, next: number): boolean {
  for (let place = at; place > Math.max(0, at - languageReach); place--) {
    if (!languages.has(textAt(tokens, place))) continue
    if (speaking.test(textAt(tokens, place - 1))) return true
    if (textAt(tokens, place - 1) === 'in') return !isContentWord(tokens[afterAll(tokens, place === at ? next : place + 1)])
  }
  return isSubject(tokens, at, next)
}

/** Whether a demonym stands beside another subject: "in maths | and German", "French | and history", but not "young and German". */
function isSubject(tokens: readonly Token[], at: number, next: number): boolean {
  const isOther = (place: number): boolean => isNounWord(tokens[place]) && !mayBePlace(tokens[place])
  const isListed = textAt(tokens, at - 1) === 'and' && isOther(at - 2) && !isOneOf(tokens, at - 3, being)
  if (isListed) return !isContentWord(tokens[next])
  return textAt(tokens, next) === 'and' && isOther(next + 1) && endsClause(tokens, next + 2) && !isOneOf(tokens, at - 1, being)
}

/** The token after a list of demonyms: "German, French and Dutch". */
function afterAll(tokens: readonly Token[], at: number): number {
  let next = at
  while (/^(?:,|and|or)$/.test(textAt(tokens, next)) && languages.has(textAt(tokens, next + 1))) next += 2
  return next
}

/** Whether "US" is the country: not "us" or "GIVE US"; "U.S." is in any case. */
function isCountryUs(tokens: readonly Token[], at: number, next: number): boolean {
  const token = tokens[at] as Token
  if (token.end - token.start > 2) return true
  if (token.isCapital !== true) return false
  const before = tokens[at - 1]
  if (before?.isCapital !== true) return true
  return !givers.has(before.text) && (!relations.has(before.text) || isContentWord(tokens[next]))
}

/** Chooses among places with the same name by the country that follows: "Hamilton, New Zealand". */
function chosen(tokens: readonly Token[], { places }: PlaceName, next: number, isAfterIn: boolean): SaidPlace | null {
  const [largest] = places
  if (largest === undefined) return null
  if (largest.type === 'country') return { place: largest, next }
  const comma = textAt(tokens, next) === ',' || beforePlaces.has(textAt(tokens, next)) ? next + 1 : next
  const country = countryAt(tokens, comma)
  const place = country === null ? undefined : places.find(({ codes }) => country.place.codes.includes(codes[0] ?? ''))
  if (country !== null && place !== undefined && country.place.codes.length === 1) return { place, next: country.next }
  return { place: isAfterIn ? largest : (places.find(({ type }) => type === 'city') ?? largest), next }
}

/** Reads a country by its own name. */
function countryAt(tokens: readonly Token[], at: number): SaidPlace | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  for (const name of namesFrom(token.text)) {
    const [place] = name.places
    const next = endOf(tokens, at, name)
    if (next !== null && place?.type === 'country' && isMeant(tokens, at, next, name, true)) return { place, next }
  }
  return null
}
