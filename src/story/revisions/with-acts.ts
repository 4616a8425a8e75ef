import { readAmount } from '../amounts/amount.ts'
import type { Fact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, skip, skipBack, spanOf } from '../reader/index.ts'
import type { Token } from '../tokens/token.ts'
import { verbsOfAct } from '../words/act-of.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import { headOf, isPlural } from '../words/words.ts'
import type { Revision } from './revision.ts'

/** Words between a verb and what it is done to: "donate | to 10 charities", "book | the desks". */
const beforeObjects = skip(wordSet('in to for at from with on the these several many'), 2)
/** Most acts of a story. */
const mostActs = 12

/** Who does something, and to what. */
interface Done {
  readonly doers: Noun
  readonly things: Noun
  /** The token of the verb, and the one behind the things. */
  readonly verb: number
  readonly next: number
}

/**
 * Relates rows that are named by what some do to others: where "members book desks", each of the "bookings" belongs to a member and to a
 * desk.
 */
export const withActs: Revision = ({ facts, asides }, { tokens }) => {
  const acts = new Map<string, Noun>()
  for (const noun of facts.flatMap(nounsOf)) if (isPluralNoun(noun) && acts.size < mostActs) acts.set(headOf(noun.words), noun)
  const told = [...acts].flatMap(([head, act]) => {
    const done = doneFor(head, tokens)
    return done === null ? [] : [{ act, done }]
  })
  if (told.length === 0) return { facts, asides }
  const spans = told.map(({ done }) => spanOf(tokens, done.verb, done.next))
  const isOfAct = ({ type, start, end }: Fact): boolean => type === 'relation' && spans.some((span) => start < span.end && end > span.start)
  const relations = told.flatMap(({ act, done }): readonly RelationFact[] => [
    { type: 'relation', child: act, parent: done.doers, ...spanOf(tokens, done.verb, done.next) },
    { type: 'relation', child: act, parent: done.things, start: done.things.start, end: done.things.end },
  ])
  return { facts: [...facts.filter((fact) => !isOfAct(fact)), ...relations], asides }
}

/** The nouns whose rows a fact is about. */
function nounsOf(fact: Fact): readonly Noun[] {
  if (fact.type === 'rate') return fact.of === null ? [] : [fact.of]
  if (fact.type === 'count' || fact.type === 'columns') return [fact.noun]
  return fact.type === 'attribute' && fact.table !== null ? [fact.table] : []
}

/** Where a story says who does what an act is named by. Null if it does not. */
function doneFor(act: string, tokens: readonly Token[]): Done | null {
  const verbs = verbsOfAct(act)
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== 'word' || !verbs.has(text) || isPlural(text)) continue
    const done = doneAt(tokens, at)
    if (done !== null && [done.doers, done.things].every(({ words }) => headOf(words) !== act)) return done
  }
  return null
}

function doneAt(tokens: readonly Token[], verb: number): Done | null {
  const end = skipBack(tokens, verb, 0, modals, 1)
  const doers = nounBefore(tokens, end, 0)
  const start = beforeObjects(tokens, verb + 1).next
  const amount = kindAt(tokens, start) === 'number' ? readAmount(tokens, start) : null
  const things = readNoun(tokens, amount?.next ?? start)
  if (doers === null || things === null || !isPluralNoun(doers) || !isPluralNoun(things.noun)) return null
  return { doers, things: things.noun, verb, next: things.next }
}
