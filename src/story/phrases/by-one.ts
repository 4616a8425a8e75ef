import { exactWords } from '../lexicon/approximations.ts'
import { distributives } from '../lexicon/determiners.ts'
import { finiteBeing, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { oneOf, optional, sequence, skip, spanOf, textAt } from '../reader/index.ts'
import { ofOne } from './of-one.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const beingWords = wordSet(finiteBeing, modals, 'be gets has have been')
const mostBeing = 3
const participle = /(?:ed|en|wn|ld|ught|id|ade|un|ept|led|ent)$/

/** Each row of a table refers to one row of another. */
export const byOne: Phrase = {
  name: 'by_one',
  precedence: 155,
  description: 'Each row of a table refers to one row of another.',
  examples: [
    example('each project is led by one researcher', { type: 'relation', child: aNoun('project'), parent: aNoun('researcher') }),
    example(
      'Every deal is owned by one of 9 sales reps.',
      { text: 'Every deal is owned by one of 9 sales reps', type: 'relation', child: aNoun('deal'), parent: aNoun('sales reps') },
      { text: '9 sales reps', type: 'count', count: 9, noun: aNoun('sales reps') },
    ),
    example(
      'each shift is covered by one of the 12 nurses',
      { type: 'relation', child: aNoun('shift') },
      { text: '12 nurses', type: 'count', count: 12 },
    ),
    example('every order is paid by credit card', { type: 'rate' }),
  ],
  startsAt: ({ text }) => distributives.has(text),
  read: (tokens, at) => {
    const child = readNoun(tokens, at + 1)
    if (child === null || isPluralNoun(child.noun)) return null
    const verb = skip(beingWords, mostBeing)(tokens, child.next).next
    if (verb === child.next || !participle.test(textAt(tokens, verb))) return null
    const said = one(tokens, verb + 1)
    const reading = said === null ? null : ofOne(tokens, said.next, said.of !== null)
    if (said === null || reading === null) return null
    const relation: RelationFact = { type: 'relation', child: child.noun, parent: reading.noun, ...spanOf(tokens, at, reading.next) }
    return { facts: [relation, ...reading.counts], first: at, next: reading.next } satisfies Reading
  },
}

const one = sequence({
  preposition: oneOf(['by', 'to', 'in', 'at', 'with', 'on', 'from']),
  exactly: optional(oneOf(exactWords)),
  one: oneOf(['one', '1', 'a single', 'a', 'an']),
  of: optional(oneOf(['of'])),
})
