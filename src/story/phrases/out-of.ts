import { readWholeNumber } from '../amounts/whole-number.ts'
import { canStartAmount } from '../amounts/amount.ts'
import { isNamedNumber } from '../amounts/named-number.ts'
import type { CountFact, RateFact } from '../facts/fact.ts'
import { definites } from '../lexicon/determiners.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { endsClause, isOneOf, oneOf, optional, sequence, spanOf, textAt, where } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounOf, readNoun } from '../words/nouns.ts'
import { readPredicate } from '../words/predicate.ts'
import type { Token } from '../tokens/token.ts'
import { headOf } from '../words/words.ts'
import type { Phrase, Reading } from './phrase.ts'

/** Up to this number a whole may be a ratio, "3 out of 4 customers", and no number of rows. */
const mostOfRatio = 20
const ratios: ReadonlySet<number> = new Set([100, 1000])

/** Some rows out of a counted total: "300 overdue loans out of 2,000", "45 of 900 parcels are lost". */
export const outOf: Phrase = {
  name: 'out_of',
  precedence: 78,
  description: 'A number of rows have a state or a value, out of a counted total.',
  examples: [
    {
      story: '45 of 900 parcels are lost',
      facts: [
        { text: '45 of 900 parcels are lost', type: 'rate', share: null, rows: 45, what: ['lost'], of: { words: ['parcels'] } },
        { text: '900 parcels', type: 'count', count: 900 },
      ],
    },
    {
      story: '300 overdue loans out of 2,000',
      facts: [
        { text: '300 overdue loans out of 2,000', type: 'rate', rows: 300, what: ['overdue'], of: { words: ['loans'] } },
        { text: '2,000', type: 'count', count: 2000, noun: { words: ['loans'] } },
      ],
    },
    {
      story: '40 captains out of 600 players',
      facts: [
        { text: '40 captains out of 600 players', type: 'rate', rows: 40, what: ['captain'], of: { words: ['players'] } },
        { text: '600 players', type: 'count', count: 600 },
      ],
    },
    { story: '3 out of 4 customers are women', facts: [{ text: '3 out of 4 customers are women', type: 'rate', share: 0.75 }] },
    {
      story: '2 of 5 parcels are lost',
      facts: [
        { text: '2 of 5 parcels are lost', type: 'rate', share: 0.4, what: ['lost'], of: { words: ['parcels'] } },
        { text: '5 parcels', type: 'count', count: 5 },
      ],
    },
    { story: '2 of 50 forms', facts: [{ text: '50 forms', type: 'count' }] },
  ],
  startsAt: canStartAmount,
  read: (tokens, at) => {
    const found = wholeBehind(tokens, at)
    if (found !== null) return ofTotal(tokens, at, found)
    const part = counted(tokens, at)
    return part === null ? null : outOfTotal(tokens, at, part)
  },
}

const determiner = oneOf(definites)
const wholeBehind = where(
  sequence({
    part: readWholeNumber,
    out: optional(oneOf(['out'])),
    joint: oneOf(['of']),
    the: optional(determiner),
    whole: readWholeNumber,
    of: readNoun,
  }),
  ({ part, out, whole, of }) => part.value < whole.value && (out === null || isTotal(whole.value)) && isPluralNoun(of.noun),
)
const counted = where(
  sequence({ part: readWholeNumber, of: readNoun, out: oneOf(['out of']), the: optional(determiner), whole: readWholeNumber }),
  ({ part, whole, of }) => part.value < whole.value && (part.value === 1 || isPluralNoun(of.noun)),
)

function isTotal(value: number): boolean {
  return value > mostOfRatio && !ratios.has(value)
}

type Whole = NonNullable<ReturnType<typeof wholeBehind>>
type Counted = NonNullable<ReturnType<typeof counted>>

/** "45 of 900 parcels are lost": the noun stands behind the total, and a predicate behind the noun. */
function ofTotal(tokens: readonly Token[], at: number, { part, whole, of, next }: Whole): Reading | null {
  const predicate = readPredicate(tokens, next)
  if (predicate === null || isInName(tokens, at, part)) return null
  const rows = predicate.isNot ? whole.value - part.value : part.value
  const share = isTotal(whole.value) ? null : rows / whole.value
  const count = { type: 'count', noun: of.noun, count: whole.value, ...spanOf(tokens, whole.next - 1, next) } as const
  return readingOf(tokens, [at, predicate.next], { share, rows, what: predicate.words, of: of.noun }, count)
}

/** Whether the number of the part belongs to a name. "One" alone is rarely a number of rows, but "one of 8 plans" is. */
function isInName(tokens: readonly Token[], at: number, part: Whole['part']): boolean {
  return textAt(tokens, at) !== 'one' && isNamedNumber(tokens, at, part)
}

/** Words behind a total that say no more: "out of 2,000 in total". */
const closing = wordSet('in total overall altogether all')

/** "300 overdue loans out of 2,000", "40 captains out of 600 players": the noun of the part says what it is. */
function outOfTotal(tokens: readonly Token[], at: number, { part, whole, of, next }: Counted): Reading | null {
  const behind = readNoun(tokens, next)
  const { words } = of.noun
  const own = nounOf(tokens, part.next + words.length - 1, part.next + words.length)
  const isSame = behind === null || headOf(behind.noun.words) === headOf(words)
  if (isInName(tokens, at, part)) return null
  if (isSame && words.length === 1) return ofPredicate(tokens, at, { part, whole, noun: of.noun, next: behind?.next ?? next })
  if (behind === null && !endsClause(tokens, next) && !isOneOf(tokens, next, closing)) return null
  const noun = isSame ? own : behind.noun
  const what = isSame ? words.slice(0, -1) : [...words.slice(0, -1), headOf(words)]
  const end = behind?.next ?? next
  const count = { type: 'count', noun, count: whole.value, ...spanOf(tokens, whole.next - 1, end) } as const
  return readingOf(tokens, [at, end], { rows: part.value, what, of: noun }, count)
}

interface Counts {
  readonly part: Whole['part']
  readonly whole: Whole['whole']
  readonly noun: Noun
  readonly next: number
}

/** "3 doctors out of 25 | are on leave": a predicate says what the part is. */
function ofPredicate(tokens: readonly Token[], at: number, { part, whole, noun, next }: Counts): Reading | null {
  const predicate = readPredicate(tokens, next)
  if (predicate === null || predicate.isNot) return null
  const count = { type: 'count', noun, count: whole.value, ...spanOf(tokens, whole.next - 1, next) } as const
  return readingOf(tokens, [at, predicate.next], { rows: part.value, what: predicate.words, of: noun }, count)
}

function readingOf(
  tokens: readonly Token[],
  [first, next]: readonly [first: number, next: number],
  said: { readonly share?: number | null; readonly rows: number; readonly what: readonly string[]; readonly of: Noun },
  count: CountFact,
): Reading {
  const { share = null, rows, what, of } = said
  const part = share === null ? { share, rows } : { share }
  const fact: RateFact = { type: 'rate', ...part, what, of, ...spanOf(tokens, first, next) }
  return { facts: [fact, count], first, next }
}
