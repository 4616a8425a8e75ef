import { pronouns } from '../lexicon/determiners.ts'
import { endsClause, isOneOf, oneOf, readingOf, skipBack, spanOf, textAt } from '../reader/index.ts'
import { being } from '../lexicon/verbs.ts'
import { firstFrom } from '../tokens/first-from.ts'
import type { Token } from '../tokens/token.ts'
import type { RateFact } from '../facts/fact.ts'
import { isNounWord, nounBefore, readNoun } from '../words/nouns.ts'
import { readPlace } from '../places/read-place.ts'
import { readPredicate } from '../words/predicate.ts'
import type { Phrase, Reading } from './phrase.ts'
import { aNoun, example } from './example.ts'

const others = /^(?:rest|remainder|others|remaining)$/

/** The rows that other shares leave have a state: "the rest are active". */
export const rest: Phrase = {
  name: 'rest',
  precedence: 80,
  description: 'The remaining rows have a state or a value.',
  examples: [
    example(
      '80% of users are on mobile, the rest are on desktop',
      { text: '80% of users are on mobile', type: 'rate', share: 0.8, what: ['on', 'mobile'] },
      { text: 'the rest are on desktop', type: 'rate', share: null, what: ['on', 'desktop'], of: null },
    ),
    example(
      '30% free, 20% pro, rest enterprise',
      { text: '30% free', type: 'rate' },
      { text: '20% pro', type: 'rate' },
      { text: 'rest enterprise', type: 'rate', share: null, what: ['enterprise'] },
    ),
    example('the rest of the orders are delivered', { type: 'rate', share: null, of: aNoun('orders') }),
    example(
      '70% of the plants are roses and tulips are the rest',
      { text: '70% of the plants are roses', type: 'rate', share: 0.7, what: ['roses'] },
      { text: 'tulips are the rest', type: 'rate', share: null, what: ['tulips'], of: null },
    ),
    {
      story: '4% of orders are refunded, the rest split between shipped and delivered',
      facts: [{ text: '4% of orders are refunded', type: 'rate', share: 0.04 }],
      asides: ['the rest split between shipped and delivered'],
    },
    example('the rest'),
    example('a rest room'),
  ],
  startsAt: ({ text }) => text === 'the' || others.test(text),
  read: (tokens, at, free) => {
    const start = textAt(tokens, at) === 'the' ? at + 1 : at
    if (others.test(textAt(tokens, start)) && endsClause(tokens, start + 1)) return restBehind(tokens, at, start + 1, free)
    if (!others.test(textAt(tokens, start)) || /^(?:a|an)$/.test(textAt(tokens, at - 1))) return null
    const isOf = textAt(tokens, start + 1) === 'of'
    const of = isOf ? readNoun(tokens, start + 2) : null
    const isThem = isOf && isOneOf(tokens, start + 2, pronouns)
    if (isOf && of === null && !isThem) return null
    const next = of?.next ?? (isThem ? start + 3 : start + 1)
    const split = splitEnd(tokens, next)
    if (split > next) return { facts: [], asides: [{ ...spanOf(tokens, at, split), reason: unknownParts }], first: at, next: split }
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

const readSplit = oneOf(
  ['split', 'divided', 'shared', 'spread'].flatMap((verb) =>
    ['', 'evenly ', 'equally '].flatMap((how) =>
      ['between', 'among', 'into', 'over'].flatMap((joint) => ['', 'is ', 'are '].map((be) => `${be}${verb} ${how}${joint}`)),
    ),
  ),
)

const unknownParts = 'how much of the rest each of them has is not set: state a share of each, such as "48% shipped"'

/** The end of states that share the rest: "split between shipped and delivered". The token itself for none. */
function splitEnd(tokens: readonly Token[], at: number): number {
  let next = readSplit(tokens, at)?.next ?? at
  if (next === at) return at
  while (isNounWord(tokens[next]) && /^(?:,|and|or|\/)$/.test(textAt(tokens, next + 1)) && isNounWord(tokens[next + 2])) next += 2
  return isNounWord(tokens[next]) ? next + 1 : at
}

/** "Cats | the rest", "tulips are | the rest". */
function restBehind(tokens: readonly Token[], at: number, next: number, free: number): Reading | null {
  const of = nounBefore(tokens, skipBack(tokens, at, free, being, 1), free)
  if (of === null) return null
  const first = firstFrom(tokens, of.start)
  return readingOf(tokens, first, next, { type: 'rate', share: null, what: of.words, of: null })
}
