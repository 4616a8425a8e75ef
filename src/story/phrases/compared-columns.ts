import { isOneOf, kindAt, readingOf, spanOf, textAt } from '../reader/index.ts'
import { wordSet } from '../lexicon/word-set.ts'
import type { Token } from '../tokens/token.ts'
import { identifierAt, identifierBefore } from '../words/identifiers.ts'
import { isNounWord } from '../words/nouns.ts'
import type { Phrase } from './phrase.ts'
import { isTimeNoun, timeNounAt, timeNounBefore } from './time-nouns.ts'
import { aNoun, example } from './example.ts'

const signs = wordSet('< > ! =')
const known = wordSet('< > <= >= <> != ==')
const unset = 'two columns of a row are compared, which can be set only for times: state the values of each column'

/** Two columns of a row that a sign compares: "ended_at > started_at", "from_account <> to_account". */
export const comparedColumns: Phrase = {
  name: 'compared_columns',
  precedence: 209,
  description: 'Two times of a row that a sign compares. Other comparisons of two columns are reported as unused.',
  examples: [
    example('ended_at > started_at', { type: 'delay', later: aNoun('ended at'), earlier: aNoun('started at'), delay: null }),
    example('start_date <= end_date', { type: 'delay', later: aNoun('end date'), earlier: aNoun('start date'), delay: null }),
    { story: 'from_account <> to_account', facts: [], asides: ['from_account <> to_account'] },
  ],
  startsAt: ({ text }) => signs.has(text),
  read: (tokens, at, free) => {
    const end = isOneOf(tokens, at + 1, signs) ? at + 2 : at + 1
    const sign = textAt(tokens, at) + (end > at + 1 ? textAt(tokens, at + 1) : '')
    if (!known.has(sign) || at - 1 < free) return null
    const [later, earlier] = [timeNounBefore(tokens, at, free), timeNounAt(tokens, end)]
    if (/^[<>]=?$/.test(sign) && later !== null && earlier !== null && isTimeNoun(later.noun) && isTimeNoun(earlier.noun)) {
      const [one, other] = sign.startsWith('>') ? [later.noun, earlier.noun] : [earlier.noun, later.noun]
      return readingOf(tokens, later.first, earlier.next, { type: 'delay', later: one, earlier: other, delay: null })
    }
    const sides = sidesOf(tokens, [at, end], free)
    // "Draft > sent > paid" are steps.
    if (sides === null || (!sides.areIdentifiers && /^[<>]=?$/.test(sign))) return null
    return { facts: [], asides: [{ ...spanOf(tokens, sides.first, sides.next), reason: unset }], first: sides.first, next: sides.next }
  },
}

/** The names on both sides of a sign from the token `at` to the token `end` (excluded); null where one is no name. */
function sidesOf(
  tokens: readonly Token[],
  [at, end]: readonly [at: number, end: number],
  free: number,
): { readonly first: number; readonly next: number; readonly areIdentifiers: boolean } | null {
  const [before, after] = [identifierBefore(tokens, at, free), identifierAt(tokens, end)]
  const isNamed = before !== null || (isNounWord(tokens[at - 1]) && kindAt(tokens, at - 1) === 'word')
  if (!isNamed || (after === null && !isNounWord(tokens[end]))) return null
  return { first: at - (before?.words.length ?? 1), next: after?.next ?? end + 1, areIdentifiers: before !== null && after !== null }
}
