import type { ColumnsFact, CountFact, Fact, PlaceFact } from '../facts/fact.ts'
import type { Noun } from '../words/noun.ts'
import type { Revision } from './revision.ts'
import { tokensWithin } from '../tokens/tokens-within.ts'
import type { Token } from '../tokens/token.ts'
import { headOf, singularOf, termOf } from '../words/words.ts'
import { nameNouns, placeNouns } from '../places/place-nouns.ts'
import { readPlace } from '../places/read-place.ts'

/** Turns places inside nouns into facts of their own ("80 Pakistani customers", "with German names"), and removes them from the nouns. */
export const withoutPlaces: Revision = ({ facts, asides }, { tokens }) => {
  const counted = facts.filter((fact) => fact.type === 'count')
  const split = facts.flatMap((fact): readonly Fact[] => {
    if (fact.type === 'count') return ofCount(fact, counted, tokens)
    if (fact.type === 'columns') return ofColumns(fact, tokens)
    if (fact.type !== 'ratio' && fact.type !== 'relation') return [fact]
    const [child, parent] = [splitNoun(fact.child, tokens), splitNoun(fact.parent, tokens)]
    return [{ ...fact, child: child.noun, parent: parent.noun }, ...child.places, ...parent.places]
  })
  // Several facts may have the same noun.
  const places = new Set<number>()
  return { facts: split.filter((fact) => fact.type !== 'place' || places.size < places.add(fact.start).size), asides }
}

interface Split {
  readonly noun: Noun
  readonly places: readonly PlaceFact[]
}

/** If the story also counts all rows, a count with a place is about some of them and stays: "500 users, 200 German users". */
function ofCount(fact: CountFact, counted: readonly CountFact[], tokens: readonly Token[]): readonly Fact[] {
  const { noun, places } = splitNoun(fact.noun, tokens)
  const key = termOf(noun.words)
  if (places.length === 0 || counted.some((other) => other !== fact && termOf(other.noun.words).endsWith(key))) return [fact]
  return [{ ...fact, noun }, ...places]
}

/** "German names" are names. A list keeps the names of its columns. */
function ofColumns(fact: ColumnsFact, tokens: readonly Token[]): readonly Fact[] {
  const own = splitNoun(fact.noun, tokens)
  const columns = fact.columns.map((noun) => {
    const isTelling = fact.list === undefined && placeNouns.has(headOf(noun.words))
    const { noun: kept, places } = isTelling ? splitNoun(noun, tokens) : { noun, places: [] }
    return { noun: places.length === 0 ? kept : { ...kept, words: kept.words.map(singularOf) }, places }
  })
  return [{ ...fact, noun: own.noun, columns: columns.map(({ noun }) => noun) }, ...own.places, ...columns.flatMap(({ places }) => places)]
}

/** Splits the places from a noun; the last word always stays. */
function splitNoun(noun: Noun, tokens: readonly Token[]): Split {
  // A demonym counts without a capital letter: "polish".
  const own = tokensWithin(noun, tokens).map((token): Token => ({ ...token, isCapital: true }))
  if (own.length !== noun.words.length || own.length < 2) return { noun, places: [] }
  const places: PlaceFact[] = []
  const kept: Token[] = []
  for (let at = 0; at < own.length;) {
    const said = at < own.length - 1 ? readPlace(own, at, false) : null
    const [token, last] = [own[at] as Token, own[(said?.next ?? 0) - 1]]
    if (said === null || last === undefined || said.next === own.length) {
      kept.push(token)
      at++
      continue
    }
    const { codes, cities } = said.place
    const countries = codes.map((code) => ({ code, share: null }))
    const inCities = cities.map((city) => ({ city, code: codes[0] ?? '', share: null }))
    const ofNames = nameNouns.has(headOf(noun.words)) ? { isOfNames: true as const } : {}
    places.push({ type: 'place', countries, cities: inCities, ...ofNames, start: token.start, end: last.end })
    at = said.next
  }
  if (places.length === 0) return { noun, places }
  const [first, last] = [kept[0], kept.at(-1)]
  return { noun: { words: kept.map(({ text }) => text), start: first?.start ?? noun.start, end: last?.end ?? noun.end }, places }
}
