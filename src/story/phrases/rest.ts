import { pronouns } from '../lexicon/determiners.ts'
import { isOneOf, spanOf, textAt } from '../reader/index.ts'
import type { RateFact } from '../facts/fact.ts'
import { readNoun } from '../words/nouns.ts'
import { readPlace } from '../places/read-place.ts'
import { readPredicate } from '../words/predicate.ts'
import type { Phrase } from './phrase.ts'

const others = /^(?:rest|remainder|others|remaining)$/

/** The rows that other shares leave have a state: "the rest are active". */
export const rest: Phrase = {
  name: 'rest',
  precedence: 80,
  description: 'The remaining rows have a state or a value.',
  examples: [
    {
      story: '80% of users are on mobile, the rest are on desktop',
      facts: [
        { text: '80% of users are on mobile', type: 'rate', share: 0.8, what: ['on', 'mobile'] },
        { text: 'the rest are on desktop', type: 'rate', share: null, what: ['on', 'desktop'], of: null },
      ],
    },
    {
      story: '30% free, 20% pro, rest enterprise',
      facts: [
        { text: '30% free', type: 'rate' },
        { text: '20% pro', type: 'rate' },
        { text: 'rest enterprise', type: 'rate', share: null, what: ['enterprise'] },
      ],
    },
    {
      story: 'the rest of the orders are delivered',
      facts: [{ text: 'the rest of the orders are delivered', type: 'rate', share: null, of: { words: ['orders'] } }],
    },
    { story: 'the rest', facts: [] },
    { story: 'a rest room', facts: [] },
  ],
  startsAt: ({ text }) => text === 'the' || others.test(text),
  read: (tokens, at) => {
    const start = textAt(tokens, at) === 'the' ? at + 1 : at
    if (!others.test(textAt(tokens, start)) || /^(?:a|an)$/.test(textAt(tokens, at - 1))) return null
    const isOf = textAt(tokens, start + 1) === 'of'
    const of = isOf ? readNoun(tokens, start + 2) : null
    const isThem = isOf && isOneOf(tokens, start + 2, pronouns)
    if (isOf && of === null && !isThem) return null
    const next = of?.next ?? (isThem ? start + 3 : start + 1)
    const predicate = readPlace(tokens, next, true) === null ? readPredicate(tokens, next) : null
    if (predicate === null || predicate.isNot) return null
    const fact: RateFact = {
      type: 'rate',
      share: null,
      what: predicate.words,
      of: of?.noun ?? null,
      ...spanOf(tokens, at, predicate.next),
    }
    return { facts: [fact], first: at, next: predicate.next }
  },
}
