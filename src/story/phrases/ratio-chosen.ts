import { canStartAmount } from '../amounts/amount.ts'
import { ratiosAmong, readCountedAmong } from '../amounts/counted-among.ts'
import { relatives } from '../lexicon/connectives.ts'
import { distributives } from '../lexicon/determiners.ts'
import { modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { kindAt, skipBack } from '../reader/index.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { headOf } from '../words/words.ts'
import type { Phrase } from './phrase.ts'

/** Prepositions between the verb and the number: "enroll in", "sign up for". */
const beforeNumber = wordSet('in for to at from between up out')
/** Words between the rows and the verb: "who each", "can". */
const beforeVerb = wordSet(relatives, modals, distributives)
const mostBefore = 3

/** A number of rows that each row of another table chooses out of a total: "guests book 1 to 3 of 25 tours". */
export const ratioChosen: Phrase = {
  name: 'ratio_chosen',
  precedence: 41,
  description: 'A number of rows for each row of another table, out of a counted total that they share.',
  examples: [
    {
      story: '60 guests book 1 to 3 of 25 tours',
      facts: [
        { text: '60 guests', type: 'count', count: 60 },
        {
          text: 'book 1 to 3 of 25 tours',
          type: 'ratio',
          min: 1,
          max: 3,
          isChosen: true,
          child: { words: ['tours'] },
          parent: { words: ['guests'] },
        },
        { text: '25 tours', type: 'count', count: 25 },
      ],
    },
    {
      story: 'pupils who can sign up for up to 4 of 30 clubs',
      facts: [
        {
          text: 'sign up for up to 4 of 30 clubs',
          type: 'ratio',
          min: 1,
          max: 4,
          child: { words: ['clubs'] },
          parent: { words: ['pupils'] },
        },
        { text: '30 clubs', type: 'count', count: 30 },
      ],
    },
    { story: 'guests in 3 of 25 rooms', facts: [{ text: '25 rooms', type: 'count', count: 25 }] },
  ],
  startsAt: canStartAmount,
  read: (tokens, at, free) => {
    const counted = readCountedAmong(tokens, at)
    if (counted === null || counted.whole === null || counted.bounds.min === counted.bounds.max) return null
    const verb = skipBack(tokens, at, free, beforeNumber, mostBefore) - 1
    if (verb < free || kindAt(tokens, verb) !== 'word') return null
    const parent = nounBefore(tokens, skipBack(tokens, verb, 0, beforeVerb, mostBefore), 0)
    if (parent === null || !isPluralNoun(parent) || headOf(parent.words) === headOf(counted.noun.words)) return null
    const start = tokens[verb]?.start ?? counted.noun.start
    return { facts: ratiosAmong(counted, parent, { start, end: counted.noun.end }), first: verb, next: counted.next }
  },
}
