import type { Noun } from '../words/noun.ts'
import type { Span, Token } from '../tokens/token.ts'
import { articles, eachWords } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, skipBack, spanOf } from '../reader/index.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import { within } from '../tokens/within.ts'
import { isSameNoun } from './is-same-noun.ts'
import type { ReadSeries } from './read-series.ts'

/** What has one series each. */
export interface SeriesOwner {
  readonly noun: Noun
  /** The part of the story that says it, beside those of the series: "for each machine". Null for none. */
  readonly part: Span | null
}

/**
 * The noun whose rows have one series each. It is the noun that the story states, else the subject or the first word of the measure
 * ("Sensors send …", "meter readings"), else the only counted noun that owns no other ("50 machines in 4 factories"). Null for none or
 * several.
 */
export function seriesOwner({ said, intent, parts }: ReadSeries): SeriesOwner | null {
  if (said.each !== null) return { noun: said.each, part: null }
  const things = thingsIn(intent.facts)
  const known = (noun: Noun | null): Noun | null => (noun === null ? null : (things.find((thing) => isSameNoun(thing, noun)) ?? null))
  const isRatio = within(intent.facts.filter(({ type }) => type === 'ratio'))
  const distributed = ofEach(
    intent.tokens.filter(({ start }) => !isRatio(start)),
    known,
  )
  if (distributed !== null) return distributed
  const { what } = said
  const [first, ...more] = what?.words ?? []
  const named = first === undefined || more.length === 0 || what === null ? null : known({ ...what, words: [first] })
  const start = Math.min(...parts.map((part) => part.start))
  const subject = subjectAt(
    intent.tokens,
    intent.tokens.findIndex((token) => token.start >= start),
    known,
  )
  const lowest = things.filter((thing) => !parentsIn(intent.facts).some((parent) => isSameNoun(parent, thing)))
  const [only, other] = lowest
  const noun = named ?? subject ?? (other === undefined ? (only ?? null) : null)
  return noun === null ? null : { noun, part: null }
}

/** The known noun before a verb: "sensors | send", and not their place: "25 sensors | in 5 buildings | send". */
function subjectAt(tokens: readonly Token[], at: number, known: (noun: Noun | null) => Noun | null): Noun | null {
  const last = nounBefore(tokens, at, 0)
  if (last === null) return null
  const joint = skipBack(tokens, at - last.words.length, 0, articles, 1)
  const place = kindAt(tokens, joint - 1) === 'number' ? joint - 2 : joint - 1
  const owner = isOneOf(tokens, place, placing) ? known(nounBefore(tokens, place, 0)) : null
  return owner ?? known(last)
}

const placing = wordSet('in at across inside on from throughout')
const leads = wordSet('for of from by')
const per = wordSet('per')

/** "for 1 day | for each machine", "the position | of every truck". */
function ofEach(tokens: readonly Token[], known: (noun: Noun) => Noun | null): SeriesOwner | null {
  for (const at of tokens.keys()) {
    const read = isOneOf(tokens, at, eachWords) ? readNoun(tokens, at + 1) : null
    const noun = read === null ? null : known(read.noun)
    if (read === null || noun === null || !(isOneOf(tokens, at - 1, leads) || isOneOf(tokens, at, per))) continue
    return { noun, part: spanOf(tokens, isOneOf(tokens, at - 1, leads) ? at - 1 : at, read.next) }
  }
  return null
}

type Facts = ReadSeries['intent']['facts']

/** Nouns of tables: counted nouns, and nouns that other rows have several of. Each occurs once. */
function thingsIn(facts: Facts): readonly Noun[] {
  const all = facts.flatMap((fact) => (fact.type === 'count' ? [fact.noun] : fact.type === 'ratio' ? [fact.child] : []))
  return all.filter((noun, at) => all.findIndex((other) => isSameNoun(other, noun)) === at)
}

function parentsIn(facts: Facts): readonly Noun[] {
  return facts.flatMap((fact) => (fact.type === 'ratio' || fact.type === 'relation' ? [fact.parent] : []))
}
