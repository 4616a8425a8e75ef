import { textAt } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords } from '../words/words.ts'
import { type Place, type PlaceName, placeNames, plain } from './place-index.ts'
import { ambiguousNames, placePrepositions } from './place-names.ts'

/** Who is asked or given to, so that "us" is no country: "give us". */
const givers: ReadonlySet<string> = new Set('give show let tell send help get make build lets gives bring lend'.split(' '))
/** Before them it is no country where nothing follows that is of it: "for us". */
const relations: ReadonlySet<string> = new Set('for to with of'.split(' '))

/** What else may follow the name of a country's people: dishes, languages, companies, a bird. */
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

/** "Italian restaurants" cook Italian, "English courses" teach it: what is eaten or spoken says nothing of where. */
export const cultural =
  /^(?:restaurants?|food|foods|cuisine|cuisines|dish|dishes|kitchen|recipes?|pizzas?|cooking|coffees?|teas?|beers?|wines?|language|languages|speaking|speakers|english)$/

/** Words that are a country only with a capital letter, wherever they stand. */
const capitalOnly: ReadonlySet<string> = new Set([
  'us',
  'polish',
  'turkey',
  'poles',
  'danish',
  'finns',
  'rsa',
  'iberia',
  'america',
  'china',
  'mali',
  'cuban',
  'panama',
  'greek',
  'czech',
])

/** What people speak, by the name of the country's people. */
const languages: ReadonlySet<string> = new Set(
  'french english spanish german italian portuguese dutch polish turkish greek russian japanese chinese korean swedish danish arabic'.split(
    ' ',
  ),
)

/** Names of people, too: countries only behind a word such as "in". */
const personNames: ReadonlySet<string> = new Set(['jordan', 'trinidad', 'bahamas', 'benin', 'malta'])

/** A place in a story, and the token after it. */
export interface SaidPlace {
  readonly place: Place
  readonly next: number
}

/**
 * Reads the name of a country, its people, a city or a region at a token, whole words only; `isAfterIn` where the story says that
 * a place follows. Of two places of one name the larger one, unless a country is said behind it. Null when there is none.
 */
export function readPlace(tokens: readonly Token[], at: number, isAfterIn: boolean): SaidPlace | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  for (const name of placeNames().get(bare(token)) ?? []) {
    const next = endOf(tokens, at, name)
    if (next === null || !isMeant(tokens, at, next, name, isAfterIn)) continue
    return chosen(tokens, name, next, isAfterIn)
  }
  return null
}

/** Whether the name of a place begins with the word of a token. */
export function mayBePlace(token: Token | undefined): boolean {
  return token?.kind === 'word' && placeNames().has(bare(token))
}

/** The word of a token without marks and without "'s": "brazil's". */
function bare({ text }: Token): string {
  return plain(text.endsWith("'s") ? text.slice(0, -2) : text)
}

function endOf(tokens: readonly Token[], at: number, { words }: PlaceName): number | null {
  let next = at
  for (const [index, word] of words.entries()) {
    if (index > 0 && (textAt(tokens, next) === '.' || textAt(tokens, next) === '/')) next++
    const token = tokens[next]
    if (token?.kind !== 'word' || bare(token) !== word) return null
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

/** So many tokens behind a language others go on: "in French or English, half are French". */
const languageReach = 12

/** "in French": who speaks so is no country, unless a noun follows. */
function isLanguage(tokens: readonly Token[], at: number, next: number): boolean {
  for (let place = at; place > Math.max(0, at - languageReach); place--) {
    const isSaid = languages.has(textAt(tokens, place)) && textAt(tokens, place - 1) === 'in'
    if (isSaid) return !isNoun(tokens[afterAll(tokens, place === at ? next : place + 1)])
  }
  return false
}

/** The token after "German, French and Dutch" whose first word ends before a token. */
function afterAll(tokens: readonly Token[], at: number): number {
  let next = at
  while (/^(?:,|and|or)$/.test(textAt(tokens, next)) && languages.has(textAt(tokens, next + 1))) next += 2
  return next
}

/** "US" is a country, "us" and the shouted "GIVE US" are not; "U.S." is one in any case. */
function isCountryUs(tokens: readonly Token[], at: number, next: number): boolean {
  const token = tokens[at] as Token
  if (token.end - token.start > 2) return true
  if (token.isCapital !== true) return false
  const before = tokens[at - 1]
  if (before?.isCapital !== true) return true
  return !givers.has(before.text) && (!relations.has(before.text) || isNoun(tokens[next]))
}

function isNoun(token: Token | undefined): boolean {
  return token?.kind === 'word' && !functionWords.has(token.text)
}

/** "Hamilton, New Zealand": of places with one name that of the country which is said behind it, and the country with it. */
function chosen(tokens: readonly Token[], { places }: PlaceName, next: number, isAfterIn: boolean): SaidPlace | null {
  const [largest] = places
  if (largest === undefined) return null
  if (largest.type === 'country') return { place: largest, next }
  const comma = textAt(tokens, next) === ',' || placePrepositions.has(textAt(tokens, next)) ? next + 1 : next
  const country = countryAt(tokens, comma)
  const place = country === null ? undefined : places.find(({ codes }) => country.place.codes.includes(codes[0] ?? ''))
  if (country !== null && place !== undefined && country.place.codes.length === 1) return { place, next: country.next }
  return { place: isAfterIn ? largest : (places.find(({ type }) => type === 'city') ?? largest), next }
}

/** A country by its own name. */
function countryAt(tokens: readonly Token[], at: number): SaidPlace | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  for (const name of placeNames().get(bare(token)) ?? []) {
    const [place] = name.places
    const next = endOf(tokens, at, name)
    if (next !== null && place?.type === 'country' && isMeant(tokens, at, next, name, true)) return { place, next }
  }
  return null
}
