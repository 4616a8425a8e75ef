import { predicateStarts } from '../lexicon/verbs.ts'
import { distributives } from '../lexicon/determiners.ts'
import { partOfThem } from '../amounts/part-of-them.ts'
import { mostlyWords, shareStarts } from '../lexicon/share-words.ts'
import { endsClause, isOneOf, kindAt, spanOf, textAt } from '../reader/index.ts'
import type { Fact } from '../facts/fact.ts'
import { isNounWord, isPluralNoun, readNoun } from '../words/nouns.ts'
import { isNoPlace } from '../places/is-no-place.ts'
import { listedShares } from '../places/listed-shares.ts'
import { otherCountries } from '../places/other-countries.ts'
import { mayBeLocale, readLocale } from '../places/read-locale.ts'
import { isPlainWord, mayBePlace, readPlace, type SaidPlace } from '../places/read-place.ts'
import { isNumberWord, readQuantity } from '../amounts/quantity.ts'
import { type Share } from '../amounts/share.ts'
import { halfAt } from '../amounts/half-at.ts'
import { readShareOfRows } from '../amounts/share-of-rows.ts'
import type { Token } from '../tokens/token.ts'
import { functionWords, termOf } from '../words/words.ts'
import { readNumberedPlaces } from '../places/numbered-places.ts'
import { pastUnknown, unknownPlaces } from '../places/unknown-places.ts'
import { placeJoints, rowsBehind, shareBehind } from '../places/share-behind.ts'
import { placeExamples } from './place-examples.ts'
import type { Phrase, Reading } from './phrase.ts'
import { leadingWords, leads, ofWhom } from '../places/before-place.ts'
import { mostOf } from './most-of.ts'
import { type PlaceItem, placeReading } from './place-reading.ts'

/** Further places are read as another fact. */
const mostPlaces = 12

/** Where people and things are, with shares: "German", "in Berlin", "60% US, 40% UK". */
export const place: Phrase = {
  name: 'place',
  precedence: 100,
  description: 'The countries and cities of people and things, in equal or said shares.',
  examples: placeExamples,
  startsAt,
  needs: (token) => mayBeLocale(token) || mayBePlace(token),
  read: (tokens, at) => {
    const verb = mostOf(tokens, at)
    const own = placesAt(tokens, verb ?? at, verb !== null)
    return own === null ? null : { ...own, first: at }
  },
}

function placesAt(tokens: readonly Token[], at: number, isOfMost: boolean): Reading | null {
  // "30% of US users churned" is a rate.
  if (isOfPlace(tokens, at) || (textAt(tokens, at) === 'the' && !mayBePlace(tokens[at + 1]))) return null
  const locale = readLocale(tokens, at)
  if (locale !== null) return placeReading(tokens, [{ ...bare, ...locale }], at, locale.next)
  const numbered = numberedReading(tokens, at)
  if (numbered !== null) return numbered
  const isMost = isOfMost || mostlyWords.has(textAt(tokens, at))
  const items: PlaceItem[] = []
  let next = isMost && !isOfMost ? at + 1 : at
  for (let item = readItem(tokens, next, false); item !== null && items.length < mostPlaces;) {
    items.push(item)
    next = item.next
    const after: PlaceItem | null = nextItem(tokens, next, item)
    // With shares, a country without names gets an entry of its own. Without shares, all countries get equal shares together.
    const isApart = after !== null && (after.rows === null ? after.share !== null && isOther(after) !== isOther(item) : item.rows === null)
    item = isApart ? null : after
  }
  const places = items.map((item) => item.place)
  if (items.length === 0 || isNoPlace(tokens, at, next, places)) return null
  if (isMost && items.some(({ share }) => share !== null)) return null
  if (items.length === 1 && items[0]?.share !== null && isOfWhom(tokens, at) && isSaidMore(tokens, next)) return null
  if (items.some(({ rows }) => rows !== null)) return countedReading(tokens, items, at, next)
  const listed = items.every(({ share }) => share === null) ? listedShares(tokens, next, items.length) : null
  const unknown = items.every(({ share }) => share === null) ? pastUnknown(tokens, next) : null
  if (unknown !== null) return { facts: [], asides: [{ ...spanOf(tokens, at, unknown), reason: unknownPlaces }], first: at, next: unknown }
  if (listed === null) return placeReading(tokens, items, at, next, isMost)
  const shared = items.map((item, place) => ({ ...item, share: listed.shares[place] ?? null }))
  const reading = placeReading(tokens, shared, at, listed.next)
  return { ...reading, facts: reading.facts.map((fact) => (listed.rows === null ? fact : { ...fact, rows: listed.rows })) }
}

const isOther = (item: PlaceItem): boolean => item.place.codes.some((code) => otherCountries[code] !== undefined)

/** Whether a share is one of a noun: "20% of | customers". */
function isOfWhom(tokens: readonly Token[], at: number): boolean {
  const shared = shareAt(tokens, at)
  return shared !== null && textAt(tokens, shared.next) === 'of'
}

/** Whether a verb says what happens to the rows in a place: "20% of customers in Germany | churned". */
function isSaidMore(tokens: readonly Token[], at: number): boolean {
  return (
    kindAt(tokens, at) === 'word' &&
    !placeJoints.has(textAt(tokens, at)) &&
    (isOneOf(tokens, at, predicateStarts) || !functionWords.has(textAt(tokens, at)))
  )
}

const bare = { share: null, rows: null, noun: null, isAfterIn: true } as const

function startsAt(token: Token): boolean {
  if (token.kind !== 'word') return token.kind === 'number'
  if (token.text === 'most' || mostlyWords.has(token.text) || mayBeLocale(token)) return true
  return isNumberWord(token.text) || shareStarts.has(token.text) || distributives.has(token.text) || leads(token.text) || mayBePlace(token)
}

/** The next place after a comma or "and". */
function nextItem(tokens: readonly Token[], at: number, before: PlaceItem): PlaceItem | null {
  let start = at
  if (textAt(tokens, start) === '(' && before.share === null) return null
  while (start < at + 3 && placeJoints.has(textAt(tokens, start))) start++
  if (start === at) return null
  return readItem(tokens, start, before.isAfterIn && before.share === null)
}

/** Reads a place with words before it: a share, "of users are in the", "based in". */
function readItem(tokens: readonly Token[], at: number, isAfterIn: boolean): PlaceItem | null {
  const shared = shareAt(tokens, at)
  if (shared === null && kindAt(tokens, at) === 'number') return countedItem(tokens, at)
  const start = shared === null ? at : ofWhom(tokens, shared.next)
  const led = leadingWords(tokens, start)
  const said = (led.isIn ? severalOf(tokens, led.next) : null) ?? readPlace(tokens, led.next, isAfterIn || led.isIn || shared !== null)
  const name = tokens[led.next]
  // "30% are turkey" is about food.
  if (said === null || (!isAfterIn && !led.isIn && name !== undefined && isPlainWord(name))) return null
  const { place: found, next } = said
  const item = { place: found, isAfterIn: isAfterIn || led.isIn, rows: null, noun: null }
  const counted = shared === null ? rowsBehind(tokens, next, led.isIn) : null
  if (counted !== null) return { ...item, ...counted, share: null }
  // "US 60%", "Germany (40%)".
  const behind = shared === null ? shareBehind(tokens, next) : null
  return {
    ...item,
    share: shared?.share ?? behind?.share ?? null,
    next: behind?.next ?? (shared === null || led.isIn ? next : behindNoun(tokens, next)),
  }
}

/** "5 European countries": the first of them. */
function severalOf(tokens: readonly Token[], at: number): SaidPlace | null {
  const quantity = kindAt(tokens, at) === 'number' || kindAt(tokens, at) === 'word' ? readQuantity(tokens, at) : null
  const said = quantity === null ? null : readPlace(tokens, quantity.next, true)
  if (quantity === null || said === null || !/^(?:countries|nations)$/.test(textAt(tokens, said.next))) return null
  const codes = said.place.codes.slice(0, quantity.value)
  return codes.length === quantity.value ? { place: { ...said.place, codes }, next: said.next + 1 } : null
}

/** "150 users from Brazil", "50 from Portugal", "75 French students", "300 people with German names" */
function countedItem(tokens: readonly Token[], at: number): PlaceItem | null {
  const quantity = readQuantity(tokens, at)
  if (quantity === null || kindAt(tokens, quantity.next) !== 'word' || !Number.isSafeInteger(quantity.value) || quantity.value === 0)
    return null
  const direct = readPlace(tokens, quantity.next, false)
  if (direct !== null) {
    const noun = readNoun(tokens, direct.next)
    return { ...bare, rows: quantity.value, noun: noun?.noun ?? null, place: direct.place, next: noun?.next ?? direct.next }
  }
  const noun = leads(textAt(tokens, quantity.next)) ? null : readNoun(tokens, quantity.next)
  const behind = noun?.next ?? quantity.next
  const names = textAt(tokens, behind) === 'with' ? readPlace(tokens, behind + 1, false) : null
  if (names !== null && textAt(tokens, names.next) === 'names')
    return { ...bare, rows: quantity.value, noun: noun?.noun ?? null, place: names.place, next: names.next + 1 }
  const led = leadingWords(tokens, noun?.next ?? quantity.next)
  const said = led.isIn ? readPlace(tokens, led.next, true) : null
  return said === null ? null : { ...bare, rows: quantity.value, noun: noun?.noun ?? null, ...said }
}

/** Numbers of the same noun in several places, which are all its rows. Null if a place has no number, or if the nouns differ. */
function countedReading(tokens: readonly Token[], items: readonly PlaceItem[], first: number, next: number): Reading | null {
  if (items[0]?.rows !== null && items[0]?.noun === null && items.slice(1).every(({ rows }) => rows === null))
    return alikeReading(tokens, items, first, next)
  const nouns = items.flatMap(({ noun }) => noun ?? [])
  const heads = new Set(nouns.map(({ words }) => termOf(words)))
  if (items.length < 2 || heads.size > 1 || items.some(({ rows }) => rows === null)) return null
  const rows = items.reduce((sum, item) => sum + (item.rows ?? 0), 0)
  const [noun] = nouns
  const shared = items.map((item) => ({ ...item, share: (item.rows ?? 0) / rows }))
  const { facts } = placeReading(tokens, shared, first, next)
  const places = facts.map((fact) => ({ ...fact, rows }))
  const counts: readonly Fact[] = noun === undefined ? [] : [{ type: 'count', noun, count: rows, ...spanOf(tokens, first, next) }]
  return { facts: [...counts, ...places], first, next }
}

/** Percentages without a sign: "from Germany 40 UK 25 other 35". */
function numberedReading(tokens: readonly Token[], first: number): Reading | null {
  const numbered = readNumberedPlaces(tokens, leadingWords(tokens, first).next)
  if (numbered === null) return null
  return placeReading(
    tokens,
    numbered.items.map((item) => ({ ...bare, ...item, next: numbered.next })),
    first,
    numbered.next,
  )
}

/** One number for several places: "250 German and French farmers". */
function alikeReading(tokens: readonly Token[], items: readonly PlaceItem[], first: number, next: number): Reading | null {
  const found = items.length < 2 ? null : readNoun(tokens, next)
  const count = items[0]?.rows ?? null
  if (found === null || count === null || !isPluralNoun(found.noun)) return null
  const span = spanOf(tokens, first, found.next)
  const { facts } = placeReading(tokens, items, readQuantity(tokens, first)?.next ?? first, next)
  return { facts: [{ type: 'count', noun: found.noun, count, ...span }, ...facts], first, next: found.next }
}

/** The token after the noun of a share: "60% US customers, 40% UK customers". */
function behindNoun(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + 2 && isNounWord(tokens[next])) next++
  return isNounWord(tokens[next]) || !(endsClause(tokens, next) || placeJoints.has(textAt(tokens, next))) ? at : next
}

function isOfPlace(tokens: readonly Token[], at: number): boolean {
  const shared = shareAt(tokens, at)
  return shared !== null && textAt(tokens, shared.next) === 'of' && readPlace(tokens, shared.next + 1, false) !== null
}

/** A share, or "half" before a preposition. */
function shareAt(tokens: readonly Token[], at: number): Share | null {
  return readShareOfRows(tokens, at) ?? halfAt(tokens, at) ?? partOfThem(tokens, at)
}
