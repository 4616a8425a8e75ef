import { exactWords } from '../lexicon/approximations.ts'
import { distributives } from '../lexicon/determiners.ts'
import { finiteBeing, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { RelationFact } from '../facts/relation-fact.ts'
import { isPluralNoun, readNoun } from '../words/nouns.ts'
import { oneOf, optional, sequence, skip, spanOf, textAt } from '../reader/index.ts'
import { ofOne } from './of-one.ts'
import type { Phrase, Reading } from './phrase.ts'

const beingWords = wordSet(finiteBeing, modals, 'be gets has have been')
const mostBeing = 3
const participle = /(?:ed|en|wn|ld|ught|id|ade|un|ept|led|ent)$/

/** Each row of a table refers to one row of another. */
export const byOne: Phrase = {
  name: 'by_one',
  precedence: 155,
  description: 'Each row of a table refers to one row of another.',
  examples: [
    {
      story: 'each project is led by one researcher',
      facts: [
        {
          text: 'each project is led by one researcher',
          type: 'relation',
          child: { words: ['project'] },
          parent: { words: ['researcher'] },
        },
      ],
    },
    {
      story: 'Every deal is owned by one of 9 sales reps.',
      facts: [
        {
          text: 'Every deal is owned by one of 9 sales reps',
          type: 'relation',
          child: { words: ['deal'] },
          parent: { words: ['sales', 'reps'] },
        },
        { text: '9 sales reps', type: 'count', count: 9, noun: { words: ['sales', 'reps'] } },
      ],
    },
    {
      story: 'each shift is covered by one of the 12 nurses',
      facts: [
        { text: 'each shift is covered by one of the 12 nurses', type: 'relation', child: { words: ['shift'] } },
        { text: '12 nurses', type: 'count', count: 12 },
      ],
    },
    { story: 'every order is paid by credit card', facts: [{ text: 'every order is paid by credit card', type: 'rate' }] },
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
