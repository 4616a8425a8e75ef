import { averagingWords } from '../lexicon/averages.ts'
import { timeOfSome } from '../facts/reasons.ts'
import { equalSigns, relatives } from '../lexicon/connectives.ts'
import { datingVerbs } from '../lexicon/dating-verbs.ts'
import { definites, distributives, pronouns } from '../lexicon/determiners.ts'
import { eventVerbs } from '../lexicon/event-verbs.ts'
import { percentWords } from '../lexicon/units.ts'
import { being, modals } from '../lexicon/verbs.ts'
import { wordSet } from '../lexicon/word-set.ts'
import { isOneOf, kindAt, readingOf, skipBack, spanOf, textAt } from '../reader/index.ts'
import type { Noun } from '../words/noun.ts'
import { isPluralNoun, nounBefore } from '../words/nouns.ts'
import { readPeriod } from '../times/read-period.ts'
import { saidTime } from '../times/said-time.ts'
import type { Token } from '../tokens/token.ts'
import type { Phrase, Reading } from './phrase.ts'

/** Words between a noun and its verb: "patients which were all born". */
const between: ReadonlySet<string> = wordSet(being, modals, relatives, distributives, pronouns, 'have has had all one only got , ( – -')
/** Words before the verb that limit it to some rows. */
const partial: ReadonlySet<string> = wordSet(percentWords, averagingWords, 'some few most half many several others third quarter')
/** Nouns for the time of a verb: "signup date", "hire dates". */
const dateWords: ReadonlySet<string> = wordSet('date dates')
const verbOfNoun: ReadonlyMap<string, string> = new Map(
  [...datingVerbs].toReversed().flatMap(([form, { columns }]) => [...columns].map((word) => [word, form] as const)),
)

/** The time of a verb: "hired between 2015 and 2022", "that expire in December". */
export const dated: Phrase = {
  name: 'dated',
  precedence: 185,
  description:
    'When rows did what a verb names. The values in the column of the verb lie in this period; other times do not change. For a business, it is the start: all data is later.',
  examples: [
    example('users who signed up in 2023', 'signed up in 2023', 'registered', ['users'], '2023-01-01', '2023-12-31'),
    example('employees hired between 2015 and 2022', 'hired between 2015 and 2022', 'hired', ['employees'], '2015-01-01', '2022-12-31'),
    example(
      'subscriptions that expire in December 2025',
      'expire in December 2025',
      'expire',
      ['subscriptions'],
      '2025-12-01',
      '2025-12-31',
    ),
    example('patients which were born before 1950', 'born before 1950', 'born', ['patients'], null, '1949-12-31'),
    example('paintings sold in the 19th century', 'sold in the 19th century', 'sold', ['paintings'], '1801-01-01', '1900-12-31'),
    example('a company founded in 2012', 'founded in 2012', 'founded', ['company'], '2012-01-01', '2012-12-31'),
    example('users, signup date in the last 2 years', 'signup date in the last 2 years', 'joined', ['users'], '2024-01-01', '2025-12-31'),
    { story: '70 staff, some left before 2024', facts: [{ type: 'count', text: '70 staff' }], asides: ['left before 2024'] },
    { story: 'fraud of 8% in Q4 2024', facts: [], asides: ['in Q4 2024'] },
    { story: 'orders placed in 2024', facts: [{ text: 'in 2024', type: 'window' }] },
    { story: 'the end of 2024', facts: [{ text: 'end of 2024', type: 'window' }] },
  ],
  startsAt: ({ text }) => isVerb(text) || dateWords.has(text) || timePrepositions.has(text),
  read: (tokens, at, free) => {
    const text = textAt(tokens, at)
    if (timePrepositions.has(text)) return ofShare(tokens, at) ?? ofTakenVerb(tokens, at, free)
    const isNamed = dateWords.has(text)
    const isWithUp = !isNamed && textAt(tokens, at + 1) === 'up'
    const verb = isNamed ? verbOfNoun.get(textAt(tokens, at - 1)) : isWithUp && text === 'signed' ? 'registered' : text
    const first = isNamed ? at - 1 : at
    const said = saidTime(tokens, isWithUp ? at + 2 : at + 1)
    if (said === null || verb === undefined || first < free) return null
    const noun = subjectBefore(tokens, first)
    if (isPartial(tokens, first)) return ofSome(tokens, first, said.next)
    // Other words are verbs only after a plural: "cars leased in 2024".
    if (!datingVerbs.has(verb) && (noun === null || !isPluralNoun(noun))) return null
    return { ...readingOf(tokens, first, said.next, { type: 'dated', verb, of: noun, ...said.fact }), first }
  },
}

function example(
  story: string,
  text: string,
  verb: string,
  of: readonly string[],
  from: string | null,
  to: string,
): Phrase['examples'][number] {
  return { story, facts: [{ text, type: 'dated', verb, of: { words: of }, from, to }] }
}

/** Prepositions of time; "of" and "for" may stand between a noun and its time. */
const timePrepositions: ReadonlySet<string> = wordSet('in on during between from after before since until within')

function isVerb(text: string): boolean {
  return datingVerbs.has(text) || (/[^eu]ed$/.test(text) && text.length > 5 && !eventVerbs.has(text))
}

/** The time of a verb that another phrase took: "20% of employees were hired | in 2024". It is not the window of the data. */
function ofTakenVerb(tokens: readonly Token[], at: number, free: number): Reading | null {
  if (at === 0 || at > free || !datingVerbs.has(textAt(tokens, at - 1))) return null
  const said = saidTime(tokens, at)
  return said === null ? null : ofSome(tokens, at, said.next)
}

/** The time of a share is about some rows: "8% in Q4 2024". A change such as "grew 8% in Q4" is not. */
function ofShare(tokens: readonly Token[], at: number): Reading | null {
  if (!isOneOf(tokens, at - 1, percentWords) || textAt(tokens, at) !== 'in') return null
  const period = readPeriod(tokens, textAt(tokens, at + 1) === 'the' ? at + 2 : at + 1)
  if (period === null || period.months >= 12 || period.year === null || isOneOf(tokens, at - 3, changes)) return null
  const reason = 'a share cannot be set for a part of the period: state one for the whole period'
  return { facts: [], asides: [{ ...spanOf(tokens, at, period.next), reason }], first: at, next: period.next }
}

/** Words before the size of a change. */
const changes: ReadonlySet<string> = wordSet(
  'by grew grow grows growing growth rose fell rise increase increased decrease decreased up down',
)

/** Prepositions between counted rows and the places where they are: "500 patients in 3 wards". */
const placing: ReadonlySet<string> = wordSet('in across over at within among throughout')

/**
 * The noun of the rows that a verb is about, which stands before it, with its number between: "orders: 2000, created in 2024". Without a
 * relative pronoun, the verb of "40 patients in 3 wards admitted in 2023" is about the patients.
 */
function subjectBefore(tokens: readonly Token[], verb: number): Noun | null {
  const at = beforeOwners(tokens, skipBack(tokens, verb, 0, between, 5))
  const isCounted = kindAt(tokens, at - 1) === 'number' && isOneOf(tokens, at - 2, equalSigns)
  const end = isCounted ? at - 2 : at
  const noun = nounBefore(tokens, end, 0)
  if (noun === null || isOneOf(tokens, verb - 1, relatives)) return noun
  const number = end - 1 - noun.words.length
  if (kindAt(tokens, number) !== 'number' || !isOneOf(tokens, number - 1, placing)) return noun
  const head = nounBefore(tokens, number - 1, 0)
  return head !== null && isPluralNoun(head) ? head : noun
}

/** The token behind rows, before a pronoun for their owners, which was passed or not: "200 posts | by them". */
function beforeOwners(tokens: readonly Token[], at: number): number {
  const pronoun = isOneOf(tokens, at, ownerPronouns) ? at : at - 1
  return isOneOf(tokens, pronoun, ownerPronouns) && isOneOf(tokens, pronoun - 1, ofOwners) ? pronoun - 1 : at
}

const ownerPronouns = wordSet('them these those theirs')
const ofOwners = wordSet('by of from for to with')

function isPartial(tokens: readonly Token[], first: number): boolean {
  const at = skipBack(tokens, first, 0, between, 5)
  if (isOfPart(tokens, at)) return true
  return isOneOf(tokens, at - 1, partial) || kindAt(tokens, first - 1) === 'number' || textAt(tokens, at - 1) === 'of'
}

/** Whether rows are a part of those that are named: "some of the 300 tenants | paid", "many customers | registered". */
function isOfPart(tokens: readonly Token[], at: number): boolean {
  const noun = nounBefore(tokens, at, 0)
  if (noun === null || !isPluralNoun(noun)) return false
  let start = at - noun.words.length
  while (start > at - mostOfPart && (kindAt(tokens, start - 1) === 'number' || isOneOf(tokens, start - 1, definites))) start--
  return isOneOf(tokens, textAt(tokens, start - 1) === 'of' ? start - 2 : start - 1, parts)
}

const parts: ReadonlySet<string> = wordSet('some few most half many several none any majority minority lots lot')
/** Most tokens of such a noun. */
const mostOfPart = 6

function ofSome(tokens: readonly Token[], first: number, next: number): Reading {
  return { facts: [], asides: [{ ...spanOf(tokens, first, next), reason: timeOfSome }], first, next }
}
