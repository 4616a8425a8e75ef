import { listJoints } from '../lexicon/connectives.ts'
import { being } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, kindAt, spanOf, textAt } from '../reader/index.ts'
import type { PlaceFact } from '../fact.ts'
import { isNounWord } from '../nouns.ts'
import type { Place } from '../places/place-index.ts'
import { placePrepositions, placeVerbs } from '../places/place-names.ts'
import { mayBePlace, readPlace } from '../places/read-place.ts'
import { readShare } from '../share.ts'
import type { Token } from '../token.ts'
import { placeExamples } from './place-examples.ts'
import type { Phrase, Reading } from './phrase.ts'

/** More places are read as another fact. */
const mostPlaces = 12
const joints: ReadonlySet<string> = wordSet(listJoints, '+ plus the then ; | rest')
const verbsBefore: ReadonlySet<string> = wordSet(being, 'live lives living come comes coming')

/** Where people and things are, in which shares: "German", "in Berlin", "60% US, 40% UK". */
export const place: Phrase = {
  name: 'place',
  precedence: 100,
  description: 'The countries and cities of people and things, shared out equally or as said.',
  examples: placeExamples,
  startsAt,
  read: (tokens, at) => {
    // "30% of US users churned" is a rate.
    if (isOfPlace(tokens, at) || (textAt(tokens, at) === 'the' && !mayBePlace(tokens[at + 1]))) return null
    const items: Item[] = []
    let next = at
    for (let item = readItem(tokens, at, false); item !== null && items.length < mostPlaces;) {
      items.push(item)
      next = item.next
      item = nextItem(tokens, next, item)
    }
    return items.length === 0 ? null : readingOf(tokens, items, at, next)
  },
}

/** Words that a share may begin with. */
const shareStarts: ReadonlySet<string> = wordSet(
  'half a an one two three four five six seven eight nine ten fifteen twenty thirty forty fifty sixty seventy eighty ninety between',
)

function startsAt(token: Token): boolean {
  if (token.kind !== 'word') return token.kind === 'number'
  return shareStarts.has(token.text) || leads(token.text) || mayBePlace(token)
}

interface Item {
  readonly place: Place
  readonly share: number | null
  readonly isAfterIn: boolean
  readonly next: number
}

/** What goes on behind a place: after a comma or "and". */
function nextItem(tokens: readonly Token[], at: number, before: Item): Item | null {
  let start = at
  if (textAt(tokens, start) === '(' && before.share === null) return null
  while (start < at + 3 && joints.has(textAt(tokens, start))) start++
  if (start === at) return null
  return readItem(tokens, start, before.isAfterIn && before.share === null)
}

/** A place, after a share and words such as "of users are in the" or "based in". */
function readItem(tokens: readonly Token[], at: number, isAfterIn: boolean): Item | null {
  const shared = shareAt(tokens, at)
  const start = shared === null ? at : ofWhom(tokens, shared.next)
  const led = leadingWords(tokens, start)
  const said = readPlace(tokens, led.next, isAfterIn || led.isIn || shared !== null)
  if (said === null) return null
  const { place: found, next } = said
  const item = { place: found, isAfterIn: isAfterIn || led.isIn }
  // "US 60%", "Germany (40%)"
  const behind = shared === null ? shareBehind(tokens, next) : null
  return {
    ...item,
    share: shared?.share ?? behind?.share ?? null,
    next: behind?.next ?? (shared === null ? next : behindNoun(tokens, next)),
  }
}

/** "60% US customers, 40% UK customers": whom the share is of goes with it where no more is said of them. */
function behindNoun(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + 2 && isNounWord(tokens[next])) next++
  return isNounWord(tokens[next]) || !(endsClause(tokens, next) || joints.has(textAt(tokens, next))) ? at : next
}

function isOfPlace(tokens: readonly Token[], at: number): boolean {
  const shared = shareAt(tokens, at)
  return shared !== null && textAt(tokens, shared.next) === 'of' && readPlace(tokens, shared.next + 1, false) !== null
}

/** A share, or "half" before a preposition. */
function shareAt(tokens: readonly Token[], at: number): { readonly share: number; readonly next: number } | null {
  const share = readShare(tokens, at)
  if (share !== null) return share
  return textAt(tokens, at) === 'half' ? { share: 0.5, next: at + 1 } : null
}

function shareBehind(tokens: readonly Token[], at: number): { readonly share: number; readonly next: number } | null {
  const isOpen = textAt(tokens, at) === '(' || textAt(tokens, at) === ':'
  const share = isOpen || kindAt(tokens, at) === 'number' ? readShare(tokens, isOpen ? at + 1 : at) : null
  if (share === null) return null
  const isClosed = textAt(tokens, at) === '(' && textAt(tokens, share.next) === ')'
  // "Germany 60% churn" is of churn.
  const after = tokens[share.next]
  if (!isOpen && after !== undefined && !joints.has(after.text) && after.kind === 'word') return null
  return { share: share.share, next: isClosed ? share.next + 1 : share.next }
}

/** Skips "of users", "of our customers are". */
function ofWhom(tokens: readonly Token[], at: number): number {
  let next = at
  if (textAt(tokens, next) === 'of') {
    next++
    for (let words = 0; words < 4 && kindAt(tokens, next) === 'word' && !leads(textAt(tokens, next)); words++) {
      if (readPlace(tokens, next, false) !== null) return next
      next++
    }
  } else if (kindAt(tokens, next) === 'word' && !leads(textAt(tokens, next)) && readPlace(tokens, next, true) === null) {
    // "60% users from Germany"
    if (leads(textAt(tokens, next + 1))) next++
  }
  return next
}

function leads(text: string): boolean {
  return verbsBefore.has(text) || placeVerbs.has(text) || placePrepositions.has(text)
}

/** Skips "are based in the"; whether a preposition is among them. */
function leadingWords(tokens: readonly Token[], at: number): { readonly isIn: boolean; readonly next: number } {
  let next = at
  while (next < at + 2 && verbsBefore.has(textAt(tokens, next))) next++
  while (next < at + 3 && placeVerbs.has(textAt(tokens, next))) next++
  let isIn = false
  while (next < at + 5 && placePrepositions.has(textAt(tokens, next))) {
    isIn = true
    next++
  }
  // "Based out of", "the city of"
  if (textAt(tokens, next) === 'the' || textAt(tokens, next) === 'and') next++
  return { isIn, next: isIn || next === at || textAt(tokens, next - 1) === 'the' || verbsBefore.has(textAt(tokens, at)) ? next : at }
}

function readingOf(tokens: readonly Token[], items: readonly Item[], first: number, next: number): Reading {
  const countries = new Map<string, number | null>()
  const whole = new Set(items.flatMap(({ place: found, share }) => (share === null ? found.codes : [])))
  const cities = new Map<string, { readonly city: string; readonly code: string }>()
  for (const { place: found, share } of items) {
    for (const code of found.codes) {
      // "30% in Berlin, the rest in Munich": Germany has all of them.
      const part = share === null || whole.has(code) ? null : share / found.codes.length
      const known = countries.get(code)
      countries.set(code, known === undefined || known === null || part === null ? part : known + part)
    }
    for (const city of found.cities) cities.set(city, { city, code: found.codes[0] ?? '' })
  }
  const shared = items.flatMap(({ place: found, share }) => (share === null || found.cities.length === 0 ? [] : found.codes))
  const isUneven = shared.some(
    (code) => items.filter(({ place: found }) => found.cities.length > 0 && found.codes.includes(code)).length > 1,
  )
  const fact: PlaceFact = {
    type: 'place',
    countries: [...countries].map(([code, share]) => ({ code, share })),
    cities: [...cities.values()],
    ...(isUneven ? { isUneven } : {}),
    ...spanOf(tokens, first, next),
  }
  return { facts: [fact], first, next }
}
