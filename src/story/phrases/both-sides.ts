import { articles, definites, distributives } from '../lexicon/determiners.ts'
import { being, finiteBeing, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { hasWords, isOneOf, oneOf, sequence, skip, skipBack, spanOf, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import type { RatioFact } from '../facts/fact.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { isPluralNoun, nounBefore, nounOf, readNoun } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { headOf } from '../words/words.ts'
import { readManyToMany } from './many-to-many.ts'
import { readPair } from '../segments/pairs-of-rows.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const relationWords = wordSet('relation relations relationship relationships link links association mapping join table')
const joints = wordSet('and & with to in / × x')
const between = oneOf(['between', 'of', 'from', 'for', 'relating', 'linking', ':'])
const pair = sequence({ between, one: readNoun, joint: oneOf(['and', '&', 'to', 'with', '×', 'x']), other: readNoun })
/** Words between the names of two tables and "many-to-many": "students and courses are in a many-to-many relation". */
const beforeTerms = wordSet(articles, ', ( : - – — is are have has in as')
const mostBeforeTerms = 4
const several = wordSet('several multiple many various')
const prepositions = wordSet('in on at for with to from across')

/** A relation of two tables: each row has several of the other, one of each, or every combination. */
export const bothSides: Phrase = {
  name: 'both_sides',
  precedence: 105,
  description: 'Rows of two tables have several of each other, one each, or every combination.',
  examples: [
    example('a many-to-many relation between authors and books', {
      text: 'many-to-many relation between authors and books',
      type: 'relation',
      child: aNoun('books'),
      parent: aNoun('authors'),
      sides: 'many',
    }),
    example('students and courses, many to many', { type: 'relation', child: aNoun('courses'), sides: 'many' }),
    example('one-to-one between users and profiles', { type: 'ratio', min: 1, max: 1, child: aNoun('profiles') }),
    example('doctors work in several hospitals', { type: 'relation', child: aNoun('hospitals'), parent: aNoun('doctors'), sides: 'many' }),
    {
      story: 'a doctor works in several hospitals',
      facts: [{ type: 'relation', text: 'doctor works in several hospitals', parent: { words: ['doctor'] }, sides: 'many' }],
    },
    {
      story: 'users can be in several channels',
      facts: [{ type: 'relation', text: 'users can be in several channels', parent: { words: ['users'] }, sides: 'many' }],
    },
    {
      story: 'users are members of several groups',
      facts: [
        {
          type: 'relation',
          text: 'users are members of several groups',
          child: { words: ['groups'] },
          parent: { words: ['users'] },
          sides: 'many',
        },
      ],
    },
    example('every combination of nurses and wards', { type: 'relation', sides: 'every' }),
    example('each nurse visits each ward', { type: 'relation', sides: 'every' }),
    example('users work in many ways'),
  ],
  startsAt: ({ text }) =>
    text === 'one' || text === 'every' || text === 'each' || text === 'all' || several.has(text) || /^[mn]$/.test(text),
  read: (tokens, at, free) =>
    fromTerm(tokens, at, free) ?? fromCombination(tokens, at) ?? fromPair(tokens, at) ?? fromSeveral(tokens, at, free),
}

const ofOne = 'the story does not state which two tables are related: "posts and tags, many-to-many"'

/** "Many-to-many" or "one to one" with the two tables after or before it; told where one of them is missing. */
function fromTerm(tokens: readonly Token[], at: number, free: number): Reading | null {
  const isMany = readManyToMany(tokens, at) !== null
  if (!isMany && !hasWords(tokens, at, 'one to one')) return null
  const { next } = skip(relationWords, 2)(tokens, at + 3)
  const found = pairBehind(tokens, next) ?? pairBefore(tokens, at, next)
  if (found === null) return at < free ? null : { facts: [], asides: [{ ...spanOf(tokens, at, next), reason: ofOne }], first: at, next }
  const { parent, child, first, end } = found
  const start = Math.max(free, Math.min(first, at))
  const span = spanOf(tokens, start, end)
  const fact: RelationFact | RatioFact = isMany
    ? { type: 'relation', child, parent, sides: 'many', ...span }
    : { type: 'ratio', child, parent, min: 1, max: 1, mean: null, ...span }
  return { facts: [fact], first: start, next: end }
}

interface Pair {
  readonly parent: Noun
  readonly child: Noun
  readonly first: number
  readonly end: number
}

function pairBehind(tokens: readonly Token[], at: number): Pair | null {
  const said = pair(tokens, at)
  if (said === null) return null
  return { parent: said.one.noun, child: said.other.noun, first: at, end: said.next }
}

function pairBefore(tokens: readonly Token[], at: number, end: number): Pair | null {
  let place = at
  while (place > at - mostBeforeTerms && isOneOf(tokens, place - 1, beforeTerms)) place--
  const child = nounBefore(tokens, place, 0)
  const start = place - (child?.words.length ?? 0)
  // "20 students and 5 courses, many to many".
  const joint = tokens[start - 1]?.kind === 'number' ? start - 2 : start - 1
  const parent = child !== null && isOneOf(tokens, joint, joints) ? subjectBefore(tokens, joint) : null
  if (child === null || parent === null || !isPluralNoun(child)) return null
  return { parent: parent.noun, child, first: parent.first, end }
}

/** The first of the two tables, with or without a count: "students" of "students and", "students enroll in". */
function subjectBefore(tokens: readonly Token[], at: number): { readonly noun: Noun; readonly first: number } | null {
  let end = at
  let noun = nounBefore(tokens, end, 0)
  if (noun !== null && !isPluralNoun(noun)) {
    end -= noun.words.length
    if (isOneOf(tokens, end - 1, modals)) end--
    noun = nounBefore(tokens, end, 0)
  }
  return noun === null || !isPluralNoun(noun) ? null : { noun, first: end - noun.words.length }
}

/**
 * A subject in the singular: "a doctor works | in several hospitals", "a player | is part of several teams".
 * @param hasVerb whether its last word is the verb
 */
function oneBefore(tokens: readonly Token[], at: number, hasVerb: boolean): ReturnType<typeof subjectBefore> {
  const noun = nounBefore(tokens, at, 0)
  const first = at - (noun?.words.length ?? 0)
  const isOne = isOneOf(tokens, first - 1, articles) || isOneOf(tokens, first - 1, distributives)
  if (noun === null || (hasVerb && noun.words.length < 2) || !isOne || textAt(tokens, first - 1) === 'the') return null
  return { noun: hasVerb ? nounOf(tokens, first, at - 1) : noun, first }
}

const combinations = oneOf([
  'every combination',
  'each combination',
  'all combinations',
  'every pair',
  'all pairs',
  'every possible combination',
  'combination',
])

const rowFor = oneOf(['one row for', 'one row per', 'one record for', 'one record per', 'one entry for', 'one for'])

/** "Every combination of 12 nurses and 7 wards". */
function fromCombination(tokens: readonly Token[], at: number): Reading | null {
  const said = combinations(tokens, rowFor(tokens, at)?.next ?? at)
  if (said === null || textAt(tokens, said.next) !== 'of') return null
  const one = countedNoun(tokens, said.next + 1)
  const other = one === null || !isOneOf(tokens, one.next, joints) ? null : countedNoun(tokens, one.next + 1)
  if (one === null || other === null) return null
  const counts = [one, other].flatMap(({ noun, count, start }) =>
    count === null ? [] : [{ type: 'count', noun, count, start, end: noun.end } as const],
  )
  const fact: RelationFact = { type: 'relation', child: other.noun, parent: one.noun, sides: 'every', ...spanOf(tokens, at, other.next) }
  return { facts: [fact, ...counts], first: at, next: other.next }
}

/** "Each student writes each exam". */
function fromPair(tokens: readonly Token[], at: number): Reading | null {
  const said = readPair(tokens, at)
  if (said === null) return null
  const span = spanOf(tokens, at, said.next)
  return { facts: [{ type: 'relation', child: said.other, parent: said.one, sides: 'every', ...span }], first: at, next: said.next }
}

function countedNoun(
  tokens: readonly Token[],
  at: number,
): { readonly noun: Noun; readonly count: number | null; readonly start: number; readonly next: number } | null {
  const token = tokens[at]
  const isCount = token?.kind === 'number' && Number.isSafeInteger(token.value)
  const found = readNoun(tokens, isCount ? at + 1 : at)
  return found === null ? null : { ...found, count: isCount ? token.value : null, start: token?.start ?? 0 }
}

const things = wordSet('way time place thing kind type case year month day hour week reason')

const beingVerbs = wordSet(being, modals)
const membership = wordSet('members member part')
const beforeMembership = wordSet(finiteBeing, 'a an')

/** The token after the verb phrase, before its preposition: "users are members | of". Null if no preposition stands there. */
function verbEnd(tokens: readonly Token[], at: number): number | null {
  // "Users can be | in several channels".
  if (textAt(tokens, at) !== 'of') return isOneOf(tokens, at, prepositions) ? skipBack(tokens, at, 0, beingVerbs, 2) : null
  return isOneOf(tokens, at - 1, membership) ? skipBack(tokens, at - 1, 0, beforeMembership, 2) : null
}

/** "Doctors work in several of 5 hospitals", "consultants work on multiple projects", "users are members of many groups". */
function fromSeveral(tokens: readonly Token[], at: number, free: number): Reading | null {
  const end = several.has(textAt(tokens, at)) ? verbEnd(tokens, at - 1) : null
  if (end === null) return null
  let start = at + 1
  if (textAt(tokens, start) === 'of') start++
  if (start > at + 1 && isOneOf(tokens, start, definites)) start++
  const found = start > at + 1 ? countedNoun(tokens, start) : noCount(readNoun(tokens, start))
  const parent = oneBefore(tokens, end, end === at - 1) ?? subjectBefore(tokens, end)
  if (found === null || parent === null || !isPluralNoun(found.noun) || things.has(headOf(found.noun.words))) return null
  if (end === at - 1 && parent.first + parent.noun.words.length === end) return null
  const { noun: child, count, next } = found
  const first = Math.max(free, parent.first)
  const fact: RelationFact = { type: 'relation', child, parent: parent.noun, sides: 'many', ...spanOf(tokens, first, next) }
  const counts = count === null ? [] : [{ type: 'count', noun: child, count, start: found.start, end: child.end } as const]
  return { facts: [fact, ...counts], first, next }
}

function noCount(found: ReturnType<typeof readNoun>): ReturnType<typeof countedNoun> {
  return found === null ? null : { ...found, count: null, start: found.noun.start }
}
