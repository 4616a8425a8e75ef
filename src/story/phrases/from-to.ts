import { countedBefore } from '../amounts/counted-before.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { distributives } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, oneOf, sequence, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { nounBefore, readNoun } from '../words/nouns.ts'
import type { Token } from '../tokens/token.ts'
import { headOf, pluralOf } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const start = sequence({ from: oneOf(['from']), one: oneOf(['one', 'a', 'an']), noun: readNoun })
const end = sequence({ to: oneOf(['to', 'into']), other: oneOf(['another', 'a different', 'a second']) })
const between = sequence({ between: oneOf(['between', 'between exactly']), two: oneOf(['two', '2', 'two different']), nouns: readNoun })
/** Words between the rows and "from": "each transfer | moves money | from one account". */
const mostBefore = 3
/** "each | stock movement goes straight | from". */
const mostBehind = 7
const stops = wordSet('. ; , : (')

/** Rows with two references to rows of one table. */
export const fromTo: Phrase = {
  name: 'from_to',
  precedence: 158,
  description: 'Each row refers to two different rows of another table.',
  examples: [
    example(
      'each transfer goes from one account to another account',
      {
        text: 'each transfer goes from one account',
        type: 'relation',
        child: aNoun('transfer'),
        parent: aNoun('accounts'),
        as: aNoun('from account'),
      },
      {
        text: 'to another account',
        type: 'relation',
        child: aNoun('transfer'),
        parent: aNoun('accounts'),
        as: aNoun('to account'),
        isApart: true,
      },
    ),
    example(
      '300 games, each between two clubs',
      { text: '300 games', type: 'count', count: 300 },
      { text: 'each between two clubs', type: 'relation', child: aNoun('games'), as: aNoun('first club') },
      { text: 'each between two clubs', type: 'relation', child: aNoun('games'), as: aNoun('second club'), isApart: true },
    ),
    example('a ride from one hour to the next'),
    example('a train from one end of the country'),
  ],
  startsAt: ({ text }) => text === 'from' || text === 'between' || distributives.has(text),
  read: (tokens, at, free) => {
    const isEach = isOneOf(tokens, at, distributives)
    const place = isEach ? placeBehind(tokens, at + 1) : at
    const subject = place === null ? null : rowsBefore(tokens, place, isEach ? at : free)
    if (place === null || subject === null) return null
    return textAt(tokens, place) === 'from' ? fromOne(tokens, place, subject) : betweenTwo(tokens, place, subject)
  },
}

/** "each | transfer goes | from": the token of the preposition; null for none nearby. */
function placeBehind(tokens: readonly Token[], at: number): number | null {
  for (let place = at; place < at + mostBehind && !isOneOf(tokens, place, stops); place++)
    if (/^(?:from|between)$/.test(textAt(tokens, place))) return place
  return null
}

interface Subject {
  readonly noun: Noun
  readonly first: number
}

/** "each transfer goes |", "8000 transfers, each |", "300 games |". */
function rowsBefore(tokens: readonly Token[], at: number, free: number): Subject | null {
  for (let place = at; place > Math.max(0, at - mostBefore - 1); place--) {
    if (isOneOf(tokens, place - 1, stops)) return null
    if (isOneOf(tokens, place - 1, distributives) && place === at) {
      const counted = countedBefore(tokens, place - 1)
      return counted === null ? null : { noun: counted, first: place - 1 }
    }
    const noun = nounBefore(tokens, place, 0)
    if (noun === null) continue
    const first = place - noun.words.length
    const isOfEach = isOneOf(tokens, first - 1, distributives)
    if (!isOfEach && kindAt(tokens, first - 1) !== 'number') return null
    return { noun, first: Math.max(free, isOfEach ? first - 1 : first) }
  }
  return null
}

function fromOne(tokens: readonly Token[], at: number, { noun: child, first }: Subject): Reading | null {
  const one = start(tokens, at)
  const other = one === null ? null : end(tokens, one.next)
  if (one === null || other === null) return null
  const named = readNoun(tokens, other.next)
  const isSame = named !== null && headOf(named.noun.words) === headOf(one.noun.noun.words)
  if (named !== null && !isSame) return null
  const last = isSame ? named.next : other.next
  return readingOf(tokens, child, one.noun.noun, { first, middle: one.next, last }, ['from', 'to'])
}

function betweenTwo(tokens: readonly Token[], at: number, { noun: child, first }: Subject): Reading | null {
  const two = between(tokens, at)
  if (two === null) return null
  const { noun } = two.nouns
  return readingOf(tokens, child, noun, { first, middle: null, last: two.next }, ['first', 'second'])
}

interface Places {
  readonly first: number
  /** Where the second reference starts; null if both are said by the same words. */
  readonly middle: number | null
  readonly last: number
}

function readingOf(
  tokens: readonly Token[],
  child: Noun,
  noun: Noun,
  { first, middle, last }: Places,
  [one, other]: readonly [string, string],
): Reading {
  const head = headOf(noun.words)
  const parent: Noun = { ...noun, words: [...noun.words.slice(0, -1), pluralOf(head)] }
  const [begin, mid, close] = [first, middle ?? first, last].map((at) => tokens[at]?.start ?? 0) as [number, number, number]
  const finish = tokens[last - 1]?.end ?? close
  const middleEnd = middle === null ? finish : (tokens[middle - 1]?.end ?? finish)
  const roleOf = (word: string): Noun => ({ words: [word, ...noun.words.slice(0, -1), head], start: noun.start, end: noun.end })
  const facts: readonly RelationFact[] = [
    { type: 'relation', child, parent, as: roleOf(one), start: begin, end: middleEnd },
    { type: 'relation', child, parent, as: roleOf(other), isApart: true, start: mid, end: finish },
  ]
  return { facts, first, next: last }
}
