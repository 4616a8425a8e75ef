import { isPersonNoun } from '../compose/is-person-noun.ts'
import { archetypeOf } from '../compose/archetype-of.ts'
import { managers } from '../lexicon/belonging-words.ts'
import { articles, distributives, possessives } from '../lexicon/determiners.ts'
import { having, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { countedBefore } from '../amounts/counted-before.ts'
import { sentenceEnds } from '../lexicon/connectives.ts'
import { endsClause, isOneOf, oneOf, optional, sequence, spanOf, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import type { RelationFact, SelfReference } from '../facts/relation-fact.ts'
import { isPluralNoun, nounBefore, readNoun } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { headOf, pluralOf, singularOf } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const parent: SelfReference = { column: 'parent_id', roots: 0.25 }
/** Share of messages that answer no other message. */
const answered: SelfReference = { column: 'parent_id', roots: 0.6 }
const manager: SelfReference = { column: 'manager_id', roots: 1 }
/** Verbs between rows of one table. */
const doing: ReadonlyMap<string, SelfReference> = new Map([
  ...'reply replies replying respond responds answer answers'.split(' ').map((word) => [word, answered] as const),
  ...'report reports reporting managed supervised'.split(' ').map((word) => [word, manager] as const),
  ...'belong belongs nested part child children under inside'.split(' ').map((word) => [word, parent] as const),
])
const forms: ReadonlyMap<string, SelfReference> = new Map([
  ['nested', parent],
  ['hierarchical', parent],
  ['threaded', answered],
])
const trees = wordSet('tree hierarchy')
/** Most tokens before "another comment" that are searched for the verb and the subject. */
const mostBefore = 8

/** Rows that belong to rows of their own table. */
export const selfRelation: Phrase = {
  name: 'self_relation',
  precedence: 55,
  description: 'Rows of a table refer to other rows of it.',
  examples: [
    example('a comment can reply to another comment', {
      text: 'comment can reply to another comment',
      type: 'relation',
      child: aNoun('comment'),
      self: { column: 'parent_id' },
    }),
    example('workers report to a manager', { type: 'relation', child: aNoun('workers'), self: { column: 'manager_id', roots: 1 } }),
    example(
      '200 employees, each reports to a manager',
      { text: '200 employees', type: 'count' },
      { text: 'each reports to a manager', type: 'relation', child: aNoun('employees'), self: { column: 'manager_id', roots: 1 } },
    ),
    example(
      '200 employees. Everyone has a manager but one',
      { text: '200 employees', type: 'count' },
      { text: 'Everyone has a manager but one', type: 'relation', child: aNoun('employees'), self: { column: 'manager_id', roots: 1 } },
    ),
    example('each employee has a manager', {
      text: 'employee has a manager',
      type: 'relation',
      child: aNoun('employee'),
      self: { column: 'manager_id', roots: 1 },
    }),
    example('each employee reports to a manager except the CEO', {
      text: 'employee reports to a manager except the CEO',
      type: 'relation',
      self: { column: 'manager_id', roots: 1 },
    }),
    example('each category may have a parent category', {
      text: 'category may have a parent category',
      type: 'relation',
      child: aNoun('category'),
      self: { column: 'parent_id' },
    }),
    example('a category tree', { text: 'category tree', type: 'relation', child: aNoun('categories') }),
    example('nested categories', { type: 'relation', child: aNoun('categories') }),
    example('users see another page'),
  ],
  startsAt: ({ text }) => /^(?:an)?other$/.test(text) || having.has(text) || doing.has(text) || trees.has(text) || forms.has(text),
  read: (tokens, at, free) => {
    const text = textAt(tokens, at)
    if (text.endsWith('other')) return toAnother(tokens, at, free)
    if (having.has(text)) return toParent(tokens, at, free) ?? everybodyHas(tokens, at, free)
    if (trees.has(text)) return ofTree(tokens, at, free)
    return (doing.get(text) === manager ? toManager(tokens, at, free) : null) ?? ofForm(tokens, at)
  },
}

/** "Comments reply to other comments": the same noun on both sides of a verb. */
function toAnother(tokens: readonly Token[], at: number, free: number): Reading | null {
  const found = readNoun(tokens, at + 1)
  const head = singularOf(found?.noun.words[0] ?? '')
  if (found === null || found.noun.words.length !== 1) return null
  let self: SelfReference | undefined
  for (let place = at - 1; place >= Math.max(0, at - mostBefore) && !endsClause(tokens, place); place--) {
    const text = textAt(tokens, place)
    if (singularOf(text) === head && self !== undefined) return readingOf(tokens, found.noun, self, Math.max(free, place), found.next)
    self = doing.get(text) ?? self
  }
  return null
}

/** "Categories with a parent category": the same noun twice. */
function toParent(tokens: readonly Token[], at: number, free: number): Reading | null {
  const start = isOneOf(tokens, at + 1, articles) ? at + 2 : at + 1
  const found = textAt(tokens, start) === 'parent' ? readNoun(tokens, start + 1) : null
  const end = isOneOf(tokens, at - 1, modals) ? at - 1 : at
  const child = nounBefore(tokens, end, 0)
  if (found === null || child === null || singularOf(found.noun.words.join(' ')) !== headOf(child.words)) return null
  return readingOf(tokens, child, parent, Math.max(free, end - child.words.length), found.next)
}

/** "Employees report to a manager". */
function toManager(tokens: readonly Token[], at: number, free: number): Reading | null {
  if (!/^(?:to|by)$/.test(textAt(tokens, at + 1))) return null
  const start = isOneOf(tokens, at + 2, articles) || isOneOf(tokens, at + 2, possessives) ? at + 3 : at + 2
  // "200 employees, each reports to a manager".
  const isOfEach = isOneOf(tokens, at - 1, distributives) && /^[,;(:]$/.test(textAt(tokens, at - 2))
  const end = isOfEach ? at - 2 : at
  const child = nounBefore(tokens, end, 0)
  if (!isOneOf(tokens, start, managers) || child === null) return null
  const first = Math.max(free, isOfEach ? at - 1 : end - child.words.length)
  return readingOf(tokens, child, manager, first, exceptionEnd(tokens, start + 1))
}

/** People whose managers are among them. Those of a customer or a project are not. */
const staff = wordSet('employee worker staff')
const everybody = wordSet('everyone everybody each they them all')
/** "But one", "except the CEO": who has no manager. */
const exception = sequence({
  but: oneOf(['but', 'except', 'except for', 'apart from']),
  the: optional(oneOf(['the', 'one', 'a'])),
  top: optional(readNoun),
})

/** The token after an exception of one row; the same token if there is none. */
function exceptionEnd(tokens: readonly Token[], at: number): number {
  const start = textAt(tokens, at) === ',' ? at + 1 : at
  const found = exception(tokens, start)
  const isOne = found !== null && (found.top === null ? found.the !== null : !isPluralNoun(found.top.noun))
  return isOne && endsClause(tokens, found.next) ? found.next : at
}

/** "Each employee has a manager", "200 employees. Everyone has a manager but one", "all of them have a boss except the director". */
function everybodyHas(tokens: readonly Token[], at: number, free: number): Reading | null {
  const start = isOneOf(tokens, at + 1, articles) ? at + 2 : at + 1
  if (!isOneOf(tokens, start, managers)) return null
  const own = nounBefore(tokens, at, free)
  if (own !== null && staff.has(singularOf(own.words.at(-1) ?? '')))
    return readingOf(tokens, own, manager, Math.max(free, at - own.words.length), exceptionEnd(tokens, start + 1))
  const first = exceptionStart(tokens, at)
  if (first === null) return null
  const end = sentenceEnds.has(textAt(tokens, first - 1)) ? first - 1 : first
  const child = countedBefore(tokens, end)
  if (child === null || !isPersonNoun(child)) return null
  return readingOf(tokens, child, manager, Math.max(free, first), exceptionEnd(tokens, start + 1))
}

/** The first token of "everyone", "everyone but one", "all of them" or "each" before a verb; null for another subject. */
function exceptionStart(tokens: readonly Token[], at: number): number | null {
  for (let first = at - 1; first >= Math.max(0, at - mostBefore) && !endsClause(tokens, first); first--)
    if (isOneOf(tokens, first, everybody) && textAt(tokens, first - 1) !== 'of')
      return first + 1 === at || textAt(tokens, first + 1) === 'of' || exceptionEnd(tokens.slice(0, at), first + 1) === at ? first : null
  return null
}

/** "A category tree", but not trees that bear fruit. */
function ofTree(tokens: readonly Token[], at: number, free: number): Reading | null {
  const named = nounBefore(tokens, at, free)
  if (named === null || named.words.length !== 1 || !endsClause(tokens, at + 1)) return null
  if (archetypeOf([named.words[0] ?? '']) !== 'category') return null
  const noun = { ...named, words: [pluralOf(singularOf(named.words[0] ?? ''))] }
  return readingOf(tokens, noun, parent, at - 1, at + 1)
}

/** "Threaded comments". */
function ofForm(tokens: readonly Token[], at: number): Reading | null {
  const self = forms.get(textAt(tokens, at))
  const found = self === undefined ? null : readNoun(tokens, at + 1)
  if (self === undefined || found === null || !isPluralNoun(found.noun)) return null
  return readingOf(tokens, found.noun, self, at, found.next)
}

function readingOf(tokens: readonly Token[], noun: Noun, self: SelfReference, first: number, next: number): Reading {
  const fact: RelationFact = { type: 'relation', child: noun, parent: noun, self, ...spanOf(tokens, first, next) }
  return { facts: [fact], first, next }
}
