import { isPersonNoun } from '../../compose/is-person-noun.ts'
import { boundWords } from '../../lexicon/bounds.ts'
import { relatives } from '../../lexicon/connectives.ts'
import { definites, distributives } from '../../lexicon/determiners.ts'
import { being, modals } from '../../lexicon/verbs.ts'
import { wordSet } from '../../lexicon/word-set.ts'
import { endsClause, isOneOf, kindAt, oneOf, skipBack, textAt } from '../../reader/index.ts'
import { firstFrom } from '../../tokens/first-from.ts'
import type { Token } from '../../tokens/token.ts'
import type { Noun } from '../../words/noun.ts'
import { nounBefore } from '../../words/nouns.ts'
import { pastBracket } from '../readers/past-bracket.ts'
import { boundsOf, readSaidRange } from '../readers/said-range.ts'
import { firstOf, isOfSome } from '../readers/subject-before.ts'
import type { AttributePhrase } from './attribute-phrase.ts'

const starts = wordSet(boundWords, 'between from older younger above below over under not')
const links = wordSet(being, modals, relatives, 'all and , ( only usually')
const ofWords = wordSet(definites, distributives)
const mostLinks = 5
const old = oneOf(['old', 'of age'])
const years = wordSet('years year yrs yr')
const compared = wordSet('older younger')
/** Higher numbers are no ages. */
const oldest = 120
/** Words that may follow ages. Other words may be a noun that the numbers count. */
const behind = wordSet(relatives, 'and with plus living from in at')
/** People who may be younger than that. */
const young = wordSet('children child kids kid toddlers babies infants boys girls pupils')
/** The least number that is read as an age if no word says that it is one. */
const youngest = 10

/** Ages without a word for them: "200 patients between 18 and 90 years old", "drivers must be at least 21", "members, all older than 18", "between the ages of 18 and 25". */
export const aged: AttributePhrase = {
  name: 'aged',
  precedence: 240,
  startsAt: ({ kind, text }) => kind === 'number' || starts.has(text),
  read: (tokens, at, free) => {
    const named = behindAgeOf(tokens, at)
    const said = named ?? readSaidRange(tokens, at)
    if (said === null || said.currency !== null || (said.max ?? said.min ?? 0) > oldest) return null
    const after = skipBack(tokens, at, free, links, mostLinks)
    const noun = nounBefore(tokens, after, free)
    const last = isOneOf(tokens, said.next, years) ? said.next + 1 : said.next
    const end = old(tokens, last)?.next ?? (named === null ? null : last)
    if (noun !== null && isOwner(tokens, firstOf(tokens, after, noun))) return null
    if (noun === null || (end === null && !areAges(tokens, at, said.next, noun, said.min)) || !isOfAll(tokens, noun, after, at, free))
      return null
    const { start } = tokens[at] as Token
    return {
      aspects: [{ type: 'range', ...boundsOf(said) }],
      currency: null,
      // No token names the column: the number would stay in the sentence, as a count.
      column: { words: ['age'], start, end: start },
      table: noun,
      isMore: false,
      first: after,
      next: pastBracket(tokens, after, end ?? said.next),
    }
  },
}

/** The bounds of "between | the ages of | 18 and 25", "over | the age of | 18". Null without these words. */
function behindAgeOf(tokens: readonly Token[], at: number): ReturnType<typeof readSaidRange> {
  const first = starts.has(textAt(tokens, at)) ? ageOf(tokens, at + 1) : null
  if (first === null) return null
  const said = readSaidRange([tokens[at] as Token, ...tokens.slice(first.next, first.next + longestRange)], 0)
  return said === null ? null : { ...said, next: said.next + first.next - 1 }
}

const ageOf = oneOf(['the ages of', 'the age of', 'ages of', 'age of', 'the ages', 'ages'])
/** Most tokens of a range behind its first word. */
const longestRange = 6

/** Whether something of the rows is meant, and not the rows: "the number of orders per | customer", "ages of the | patients". */
function isOwner(tokens: readonly Token[], first: number): boolean {
  const of = skipBack(tokens, first, 0, ofWords, 2) - 1
  return textAt(tokens, of) === 'per' || (textAt(tokens, of) === 'of' && textAt(tokens, of - 1) !== 'all')
}

/** Whether numbers without "old" are ages of people: "pupils between 10 and 16 years", "drivers must be at least 21", "users between 18 and 60". */
function areAges(tokens: readonly Token[], at: number, next: number, noun: Noun, min: number | null): boolean {
  if (!isPersonNoun(noun)) return false
  // "The pay of 60 employees over 5 years" is one of a time.
  const isLong = textAt(tokens, at) === 'over' && (min ?? youngest) < youngest
  if (isLong && !isOneOf(tokens, firstFrom(tokens, noun.end) - 1, young)) return false
  if (years.has(textAt(tokens, next - 1)) || isOneOf(tokens, at, compared) || isOneOf(tokens, next - 1, compared)) return true
  if (min === null) return false
  const isEnd = endsClause(tokens, next)
  return (
    (isEnd && isOneOf(tokens, at - 1, being)) ||
    (textAt(tokens, at) === 'between' && min >= youngest && (isEnd || isOneOf(tokens, next, behind)))
  )
}

/**
 * Whether the statement is about all rows: they are counted, or it is about the noun itself. "Patients who are over 65" are some of the
 * patients.
 */
function isOfAll(tokens: readonly Token[], noun: Noun, after: number, at: number, free: number): boolean {
  const first = firstOf(tokens, after, noun)
  if (isOfSome(tokens, first, after, free)) return false
  // A later step makes it a share of "most" rows.
  const isCounted =
    kindAt(tokens, first - 1) === 'number' || isOneOf(tokens, first - 1, distributives) || textAt(tokens, first - 1) === 'most'
  const between = tokens.slice(after, at)
  return (
    isCounted || between.some(({ text }) => text === 'all') || (between.some(isLink) && !between.some(({ text }) => relatives.has(text)))
  )
}

function isLink({ text }: Token): boolean {
  return being.has(text) || modals.has(text)
}
