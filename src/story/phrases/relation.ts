import { belonging } from '../lexicon/belonging-words.ts'
import { countedBefore } from '../amounts/counted-before.ts'
import { countedRightBefore } from '../amounts/counted-right-before.ts'
import { exactWords } from '../lexicon/approximations.ts'
import { relatives } from '../lexicon/connectives.ts'
import { andParents } from './and-parents.ts'
import { articles, distributives } from '../lexicon/determiners.ts'
import { doingVerbs, modals, owningVerbs } from '../lexicon/verbs.ts'
import { firstWordsOf, wordSet } from '../lexicon/word-set.ts'
import { endsClause, type FoundBy, isOneOf, kindAt, oneOf, spanOf, textAt, where } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { type NounList, readNounList } from '../words/noun-list.ts'
import { readOneOf } from './of-one.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { manyToManyBehind } from './many-to-many.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

/** "Belongs to exactly one". */
const beforeParents = wordSet(distributives, exactWords, 'one single')
const beforeSubjects = wordSet(articles, distributives, 'all')
/** "Has many orders": numbers of rows that leave the number open. */
const readMany = oneOf(
  'many|multiple|several|some|various|one or more|more than one|more than 1|at least one|zero or more|lots of|any number of|a number of|a few'.split(
    '|',
  ),
)
const belongs = oneOf(belonging)
const belongingStarts = firstWordsOf(belonging)

/** Rows that refer to rows of another table, without a number. */
export const relation: Phrase = {
  name: 'relation',
  precedence: 30,
  description: 'Rows of one table belong to rows of another.',
  examples: [
    example('every shipment belongs to a warehouse', { type: 'relation', child: aNoun('shipment'), parent: aNoun('warehouse') }),
    example('tickets are assigned to agents', { type: 'relation', child: aNoun('tickets'), parent: aNoun('agents') }),
    example('patients have many appointments', { type: 'relation', child: aNoun('appointments'), parent: aNoun('patients') }),
    example('hives have inspections', { type: 'relation', child: aNoun('inspections'), parent: aNoun('hives') }),
    example(
      '120 disputes on 8,000 payments',
      { text: '120 disputes', type: 'count', count: 120 },
      { type: 'relation', child: aNoun('disputes'), parent: aNoun('payments') },
      { text: '8,000 payments', type: 'count', count: 8000 },
    ),
    example('each order contains items', { type: 'relation', child: aNoun('items'), parent: aNoun('order'), isEach: true }),
    example('a customer can have multiple bank accounts', { type: 'relation', child: aNoun('bank accounts'), parent: aNoun('customer') }),
    example('authors write books', { type: 'relation', child: aNoun('books'), parent: aNoun('authors') }),
    example(
      'customers have orders, reviews and addresses',
      { text: 'customers have orders', type: 'relation', child: aNoun('orders'), parent: aNoun('customers') },
      { text: 'reviews', type: 'relation', child: aNoun('reviews'), parent: aNoun('customers') },
      { text: 'addresses', type: 'relation', child: aNoun('addresses'), parent: aNoun('customers') },
    ),
    example(
      'a note belongs to a case and a lawyer',
      { text: 'a note belongs to a case', type: 'relation', child: aNoun('note'), parent: aNoun('case') },
      { text: 'lawyer', type: 'relation', child: aNoun('note'), parent: aNoun('lawyer') },
    ),
    example('a shop has customers'),
    example('runs, jumps, sells and buys'),
    example('users have a name', { type: 'columns' }),
  ],
  startsAt: ({ text }) => owningVerbs.has(text) || doingVerbs.has(text) || belongingStarts.has(text),
  read: (tokens, at, free) => {
    const text = textAt(tokens, at)
    if (owningVerbs.has(text)) return fromHaving(tokens, at, free)
    return doingVerbs.has(text) ? fromDoing(tokens, at, free) : fromBelonging(tokens, at, free)
  },
}

function fromBelonging(tokens: readonly Token[], at: number, free: number): Reading | null {
  const verb = belongs(tokens, at)
  if (verb === null) return null
  const end = modals.has(textAt(tokens, at - 1)) ? at - 1 : at
  const relative = isOneOf(tokens, end - 1, relatives) ? countedRightBefore(tokens, end - 1) : null
  // "60 trucks, each belongs to a carrier", "60 trucks that belong to a carrier"
  const isBehindCount = isOneOf(tokens, end - 1, distributives) || relative !== null
  const child = relative ?? (isBehindCount ? countedBefore(tokens, end - 1) : nounBefore(tokens, end, free))
  const start = isOneOf(tokens, verb.next, beforeParents) ? verb.next + 1 : verb.next
  const chosen = readOneOf(tokens, verb.next)
  if (child !== null && chosen !== null) {
    const first = isBehindCount ? end - 1 : subjectStart(tokens, end - child.words.length, free)
    const reading = readingOf(tokens, { child, parent: chosen.noun }, first, chosen.next)
    return { ...reading, facts: [...reading.facts, ...chosen.counts] }
  }
  // "Tags belong to many posts": a tag has several posts.
  const several = readSeveral(tokens, start)
  const parent = readNoun(tokens, several?.next ?? start)
  if (child === null || parent === null) return null
  const first = isBehindCount ? end - 1 : subjectStart(tokens, end - child.words.length, free)
  const nouns = several === null ? { child, parent: parent.noun } : { child: parent.noun, parent: child, sides: 'several' as const }
  const reading = readingOf(tokens, nouns, first, parent.next)
  const others = several === null ? andParents(tokens, start, child) : null
  if (others !== null) return { ...reading, facts: [...reading.facts, ...others.facts], next: others.next }
  const more = several === null ? andHaving(tokens, parent.next, child) : null
  return more === null ? reading : { ...reading, facts: [...reading.facts, more], next: more.next }
}

/** "belongs to a cook | and has many ingredients", "… | and complete several quests" */
function andHaving(tokens: readonly Token[], at: number, parent: Noun): (RelationFact & { readonly next: number }) | null {
  const quantifier = textAt(tokens, at) === 'and' && kindAt(tokens, at + 1) === 'word' ? readMany(tokens, at + 2) : null
  const found = quantifier === null ? null : readNoun(tokens, quantifier.next)
  if (found === null || !isPluralNoun(found.noun)) return null
  const sides = isSeveral(quantifier) ? ({ sides: 'several' } as const) : {}
  return { type: 'relation', child: found.noun, parent, ...sides, ...spanOf(tokens, at + 1, found.next), next: found.next }
}

/** "Each shop has customers". The subject has to mean each row: "a shop has customers" may be about a single shop. */
function fromHaving(tokens: readonly Token[], at: number, free: number): Reading | null {
  const end = modals.has(textAt(tokens, at - 1)) ? at - 1 : at
  const parent = nounBefore(tokens, end, free)
  if (parent === null) return null
  const quantifier = readMany(tokens, at + 1)
  const list = readNounList(tokens, quantifier?.next ?? at + 1)
  const [child] = list?.nouns ?? []
  if (list === null || child === undefined || !(isPluralNoun(child) || quantifier !== null)) return null
  const first = subjectStart(tokens, end - parent.words.length, free)
  const isEach = isOneOf(tokens, first, distributives)
  if (!isPluralNoun(parent) && !isEach && quantifier === null) return null
  return readingOfAll(tokens, parent, list, first, saidOfEach(isEach, quantifier))
}

/** "Authors write books": each author writes several. */
function fromDoing(tokens: readonly Token[], at: number, free: number): Reading | null {
  const parent = nounBefore(tokens, modals.has(textAt(tokens, at - 1)) ? at - 1 : at, free)
  const quantifier = readMany(tokens, at + 1)
  const list = parent === null ? null : readNounList(tokens, quantifier?.next ?? at + 1)
  const [child] = list?.nouns ?? []
  const isMore = quantifier?.value.startsWith('more') === true
  if (parent === null || list === null || child === undefined || !(isPluralNoun(child) || isMore)) return null
  const place = modals.has(textAt(tokens, at - 1)) ? at - 1 : at
  const first = subjectStart(tokens, place - parent.words.length, free)
  // "A supplier can supply several parts" is said of each supplier.
  const isEach = isOneOf(tokens, first, distributives)
  if (!isPluralNoun(parent) && !isEach && !(place < at && quantifier !== null)) return null
  return readingOfAll(tokens, parent, list, first, saidOfEach(isEach, quantifier))
}

/** What a quantifier, or "each" without one, says of the rows of each parent. */
function saidOfEach(isEach: boolean, quantifier: FoundBy<typeof readMany> | null): Pick<RelationFact, 'sides' | 'isEach'> {
  if (isSeveral(quantifier)) return { sides: 'several' }
  return isEach && quantifier === null ? { isEach: true } : {}
}

/** Whether the story says that there are several. */
function isSeveral(quantifier: FoundBy<typeof readMany> | null): boolean {
  return quantifier !== null && quantifier.value !== 'some'
}

const readSeveral = where(readMany, isSeveral)

/** Relates all nouns of a list to the parent if the end of the list is certain, else only the first. */
function readingOfAll(
  tokens: readonly Token[],
  parent: Noun,
  { nouns, next, isClosed }: NounList,
  first: number,
  said: Pick<RelationFact, 'sides' | 'isEach'>,
): Reading {
  const isAll = isClosed && endsClause(tokens, next) && (nouns.length === 1 || nouns.every(isPluralNoun))
  const children = isAll ? nouns : nouns.slice(0, 1)
  const term = children.length === nouns.length ? manyToManyBehind(tokens, next) : null
  const sides = term === null ? said : ({ sides: 'many' } as const)
  const facts = children.map((child, i): RelationFact => {
    const start = i === 0 ? (tokens[first]?.start ?? 0) : child.start
    return { type: 'relation', child, parent, ...sides, start, end: child.end }
  })
  const last = children.at(-1)?.end ?? 0
  let end = first
  while (end < next && (tokens[end]?.end ?? 0) <= last) end++
  return { facts, first, next: term?.next ?? end }
}

/** The first token of the subject, with "each", "every" or "a" before it. */
function subjectStart(tokens: readonly Token[], at: number, free: number): number {
  return at > free && isOneOf(tokens, at - 1, beforeSubjects) ? at - 1 : at
}

function readingOf(
  tokens: readonly Token[],
  nouns: Pick<RelationFact, 'child' | 'parent' | 'sides'>,
  first: number,
  next: number,
): Reading {
  const fact: RelationFact = { type: 'relation', ...nouns, ...spanOf(tokens, first, next) }
  return { facts: [fact], first, next }
}
